"""Records: what was set up and what was chosen, in notation. They replay to the same state anywhere."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.data import choices
from rulewright.core.errors import GameError, RecordError, brief, cut, unread
from rulewright.core.game import Game, whole
from rulewright.core.rng import Seed
from rulewright.core.state import State
from rulewright.core.version import VERSION

FORMAT = 1


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    rules: str
    content: str
    mode: str
    seats: int
    options: dict[str, str]
    seed: Seed  # a number, or the key of a table's chance in hexadecimal digits
    choices: list[str]  # 'SEAT notation'
    version: str = ""  # of the package that wrote it, for people: rules and content decide what replays


def record(s: State) -> dict[str, Any]:
    setup = s.setup
    game: Game = setup.game
    options = {name: game.options[name].named(value) for name, value in setup.options.items()}
    said = [f"{seat} {s.text(option)}" for seat, option in choices(s.past)]
    content = game.content_hash()
    whole = Record(
        FORMAT, game.id, game.rules, content, setup.mode, s.seats, options, setup.seed, said, VERSION
    )
    data: dict[str, Any] = msgspec.to_builtins(whole)
    return data


def read(data: dict[str, Any] | bytes | str) -> Record:
    """A checked record from JSON text or data."""
    try:
        if isinstance(data, dict):
            return msgspec.convert(data, type=Record)
        if isinstance(data, bytes | str):
            return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError(f"not a record: {unread(error, data)}") from error
    raise RecordError(f"not a record: {type(data).__name__} instead of JSON text or an object")


def seat_of(text: str) -> int:
    seat = whole(text)
    if seat is None:
        raise GameError(f"a seat is a number, not {brief(text)}")
    return seat


def replay(game: Game, data: dict[str, Any] | bytes | str, to: int | None = None, log: bool = False) -> State:
    """Play a record again, wholly or up to a number of choices, checking every choice."""
    if not isinstance(game, Game):
        raise GameError(f"not a game: {type(game).__name__}")
    kept = read(data)
    if to is not None and (not isinstance(to, int) or not 0 <= to <= len(kept.choices)):
        raise RecordError(
            f"cannot replay to choice {brief(to)}; the record has choices 0 to {len(kept.choices)}"
        )
    if kept.format != FORMAT:
        raise RecordError(f"record format {brief(kept.format)}; this version reads format {FORMAT}")
    if kept.game != game.id:
        raise RecordError(f"a record of {brief(kept.game)}, not of {game.id!r}")
    if kept.rules != game.rules:
        raise RecordError(
            f"played by rules version {cut(kept.rules)} of {game.id}; this is version {game.rules}"
        )
    if kept.content != game.content_hash():
        raise RecordError(
            f"played with other content of {game.id} ({cut(kept.content)}); this is {game.content_hash()}"
        )
    try:
        s = game.start(game.setup(kept.seats, kept.mode, kept.seed, kept.options, logged=log))
    except GameError as error:
        raise RecordError(f"the record cannot be set up: {error}") from error
    for number, said in enumerate(kept.choices[:to], 1):
        seat, _, notation = said.partition(" ")
        try:
            s.play(seat_of(seat), notation)
        except GameError as error:
            raise RecordError(f"choice {number} ({cut(repr(said), 100)}) does not replay: {error}") from error
    return s
