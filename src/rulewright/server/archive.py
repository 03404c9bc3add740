"""What is kept of a table, and its record from that alone: no rules are needed, so it outlives them."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core import records
from rulewright.core.errors import GameError, unread
from rulewright.core.version import VERSION
from rulewright.server import entries as kept
from rulewright.server.store import Damaged, Store


async def entries(store: Store, table: str) -> tuple[list[kept.Any], str]:
    """What is kept of a table up to where it cannot be read, and what is wrong there, if anything is."""
    damage = ""
    try:
        data = await store.read(table)
    except Damaged as damaged:
        data, damage = damaged.sound, f"entry {len(damaged.sound)} is missing"
    found: list[kept.Any] = []
    for number, entry in enumerate(data):
        try:
            found.append(kept.decode(entry))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return found, f"entry {number} cannot be read: {unread(error)}"
    return found, damage


def begun(all: list[kept.Any]) -> bool:
    return isinstance(all[0], kept.Made) and any(isinstance(entry, kept.Began) for entry in all)


def record(all: list[kept.Any]) -> dict[str, Any]:
    """All that was chosen so far, with the edition that it was begun with."""
    made, seed = all[0], None
    choices: list[str] = []
    ends = [0]  # how many choices there were at each version
    for entry in all:
        match entry:
            case kept.Began(began):
                seed = began
            case kept.Played(turn):
                choices += [f"{seat} {notation}" for seat, notation in turn]
                ends.append(len(choices))
            case kept.Back(to):
                del ends[to + 1 :]
                del choices[ends[-1] :]
    if not isinstance(made, kept.Made) or seed is None:
        raise GameError("the game has not begun, so there is no record of it")
    whole = records.Record(
        format=records.FORMAT,
        game=made.game,
        rules=made.rules,
        content=made.content,
        mode=made.mode,
        seats=made.seats,
        options=made.options,
        seed=seed,
        choices=choices,
        version=VERSION,
    )
    data: dict[str, Any] = msgspec.to_builtins(whole)
    return data
