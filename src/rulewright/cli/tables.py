"""Commands about the tables that a server keeps: list, export and delete them.

Safe while a server runs on the same store, and while none does.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import App, Parameter

from rulewright.cli.arguments import Json, at_least, flag, whole
from rulewright.cli.complaint import complain
from rulewright.cli.shown import print_json
from rulewright.core.errors import GameError, brief

if TYPE_CHECKING:
    from rulewright.server import entries as kept
    from rulewright.server.store import Listed, Store

DAY = 24 * 3600
Address = Annotated[str, Parameter(name="--store", help="The store, as given to `rulewright serve`.")]
Unused = Annotated[int | None, whole("Only tables that were not used for so many days.")]
Phase = Annotated[str | None, Parameter(help="Only tables in this phase: open, playing, over, cancelled.")]
HERE = "sqlite:///rulewright.db"

tables = App(name="tables")


@tables.command(name="list")
def show(*, store: Address = HERE, older: Unused = None, phase: Phase = None, json: Json = False) -> None:
    """List tables, the longest unused first, and what is wrong with damaged ones. Reads the whole store."""
    found = asyncio.run(chosen(store, older, phase))
    damage = asyncio.run(damages(store, [table.table for table in found]))
    if json:
        print_json(
            [{**msgspec.structs.asdict(table), "damage": damage[table.table] or None} for table in found]
        )
        return
    for table in found:
        wrong = damage[table.table]
        print(line(table) + (f"  damaged: {wrong}" if wrong else ""))
    size = sum(table.size for table in found) / 1e6
    print(f"{counted(found)}, {sum(map(bool, damage.values()))} damaged, {size:.1f} MB")


@tables.command
def export(
    table: Annotated[str, Parameter(help="The table, as `rulewright tables list` names it.")],
    /,
    *,
    store: Address = HERE,
    entries: Annotated[bool, flag("Everything that happened at it, instead of the record.")] = False,
) -> int:
    """Print a table's record, finished or not; of a damaged one what lies before the damage, and exit with 1.

    It holds every secret of the game.
    """
    from rulewright.server import archive

    happened, damage = asyncio.run(read(store, table))
    if not happened:
        raise GameError(f"table {brief(table)} is damaged from its beginning: {damage}")
    early = bool(damage) and not archive.begun(happened)  # no record, but what there is
    print_json(msgspec.to_builtins(happened) if entries or early else archive.record(happened))
    if damage:
        printed = "are the entries before that" if early else "is what lies before that"
        complain(f"table {brief(table)} is damaged: {damage}; printed {printed}")
    return 1 if damage else 0


@tables.command
def delete(
    *names: Annotated[str, Parameter(help="Tables, as `rulewright tables list` names them.")],
    store: Address = HERE,
    older: Unused = None,
    phase: Phase = None,
    yes: Annotated[bool, flag("Do it; without this it is only said what would be deleted.")] = False,
) -> None:
    """Delete tables for good: those named, or all that were not used for so many days."""
    if bool(names) == (older is not None):
        raise GameError("name the tables to delete, or say --older DAYS for all that were not used since")
    found = asyncio.run(chosen(store, older, phase))
    if names:
        unknown = [name for name in names if name not in {table.table for table in found}]
        if unknown:
            raise GameError(f"no table {brief(unknown[0])} in this store; see rulewright tables list")
        found = [table for table in found if table.table in names]
    for table in found:
        print(line(table))
    if yes:
        asyncio.run(remove(store, [table.table for table in found]))
    print(f"{counted(found)} {'deleted' if yes else 'would be deleted; add --yes to do it'}")


def counted(tables: list[Listed]) -> str:
    return f"{len(tables)} {'table' if len(tables) == 1 else 'tables'}"


def line(table: Listed) -> str:
    used = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.used))
    return f"{table.table}  {used}  {table.phase:9} {table.game:18}{table.size / 1000:9.1f} kB"


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    from rulewright.server.store import Broken, store

    if address.startswith("sqlite:///") and not os.path.isfile(address.removeprefix("sqlite:///")):
        raise GameError(f"there is no store at {address!r}; say where with --store")
    found = store(address)
    await found.open(serving=False)
    try:
        yield found
    except Broken as error:
        raise GameError(f"the store: {error}") from None
    finally:
        await found.close()


async def chosen(address: str, older: int | None, phase: str | None) -> list[Listed]:
    if phase not in (None, "open", "playing", "over", "cancelled"):
        raise GameError(f"unknown phase {brief(phase)}; phases: open, playing, over, cancelled")
    before = int(time.time()) - at_least(0, older or 0, "--older") * DAY
    async with opened(address) as store:
        found = await store.listed(before)
    return [table for table in found if phase in (None, table.phase)]


async def damages(address: str, names: list[str]) -> dict[str, str]:
    """What is wrong with each table; nothing, if it is whole."""
    from rulewright.server import archive

    async with opened(address) as store:
        return {name: (await archive.entries(store, name))[1] for name in names}


async def read(address: str, table: str) -> tuple[list[kept.Any], str]:
    from rulewright.server import archive

    async with opened(address) as store:
        happened, damage = await archive.entries(store, table)
    if not happened and not damage:
        raise GameError(f"no table {brief(table)} in this store; see rulewright tables list")
    return happened, damage


async def remove(address: str, names: list[str]) -> None:
    async with opened(address) as store:
        for name in names:
            await store.remove(name)
