"""The games of a tournament, a row each, in a Parquet file that is whole whenever the run is ended."""

from __future__ import annotations

import io
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

import rulewright
from rulewright.arena.bench import build
from rulewright.arena.kept import code, compare, lasting, replace
from rulewright.arena.match import Match
from rulewright.core.errors import GameError
from rulewright.core.game import Game

ABOUT: Final = b"rulewright"  # what was played, in the file's own notes


class Row(msgspec.Struct, frozen=True):
    """One game. Lists are by seat."""

    number: int
    seed: int
    seats: list[int]  # which bot of the match
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    winners: list[int]  # seats
    choices: list[int]
    seconds: list[float]  # of thought
    ending: str
    failure: str  # nothing, if it was played to its end

    @staticmethod
    def empty(number: int, seed: int, table: tuple[int, ...], bots: tuple[str, ...]) -> Row:
        names = [bots[bot] for bot in table]
        zeros = [0] * len(table)
        return Row(number, seed, list(table), names, [], [], [], zeros, [0.0] * len(table), "", "")


class About(msgspec.Struct):
    """What the games of a file are of."""

    match: Match  # what lasts of it
    code: str  # a fingerprint of what played
    rules: str
    content: str
    version: str
    build: str


class Games:
    """Each game once, by its number; kept in a file if there is one."""

    def __init__(self, match: Match, game: Game, file: Path | None) -> None:
        self.file = file
        self.game = game
        self.rows: dict[int, Row] = {}
        if file is None:
            return
        self.parquet = parquet()
        self.about = About(
            lasting(match, game),
            code(game, match.bots),
            game.rules,
            game.content_hash(),
            rulewright.__version__,
            build(),
        )
        self._read(file)
        if len(self.rows) > match.games:
            raise GameError(f"{file} keeps {len(self.rows)} games, more than the {match.games} asked for")

    def in_order(self) -> list[Row]:
        return [self.rows[number] for number in sorted(self.rows)]

    def _read(self, file: Path) -> None:
        try:
            about, rows = read(file)
        except FileNotFoundError:
            return
        self.rows = {row.number: row for row in rows}
        compare(file, self.game, about.match, about.code, self.about.match, self.about.code)
        if about.build != self.about.build:  # which takes other times, and within seconds makes other choices
            raise GameError(
                f"{file} keeps games of the {about.build} build, not of the {self.about.build} one"
            )

    def write(self) -> None:
        if self.file is None:
            return
        import pyarrow

        played = [msgspec.structs.asdict(row) for row in self.in_order()]
        notes = {ABOUT: msgspec.json.encode(self.about)}
        table = pyarrow.Table.from_pylist(played, schema=schema(pyarrow).with_metadata(notes))
        made = io.BytesIO()
        self.parquet.write_table(table, made, compression="zstd")
        replace(self.file, made.getvalue())


def read(file: Path) -> tuple[About, list[Row]]:
    """What a file keeps, and of what."""
    try:
        table = parquet().read_table(io.BytesIO(file.read_bytes()))
        about = msgspec.json.decode((table.schema.metadata or {})[ABOUT], type=About)
        return about, [msgspec.convert(row, Row) for row in table.to_pylist()]
    except FileNotFoundError:
        raise
    except (OSError, ValueError, KeyError) as error:  # what pyarrow and msgspec raise are ValueErrors
        raise GameError(f"{file} keeps no games of a tournament: {error}") from error


def parquet() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise GameError("files of games need pyarrow: pip install 'rulewright[arena]'") from None
    return pyarrow.parquet


def schema(pyarrow: ModuleType) -> Any:
    whole, text, real = pyarrow.int64(), pyarrow.string(), pyarrow.float64()
    kinds = {int: whole, str: text, list[int]: pyarrow.list_(whole), list[str]: pyarrow.list_(text)}
    kinds[list[float]] = pyarrow.list_(real)
    return pyarrow.schema([(field.name, kinds[field.type]) for field in msgspec.structs.fields(Row)])
