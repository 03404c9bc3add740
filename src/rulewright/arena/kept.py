"""A file that keeps the sums of finished games, so that a long run goes on where it was stopped."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

import rulewright
from rulewright.arena.match import Match
from rulewright.arena.sums import Sums
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Game

COUNTING: Final = ("match.py", "said.py", "seating.py", "sums.py")


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What was played, which numbers of it are done, and what they summed up to."""

    match: Match  # but for the number of games, which may grow
    rules: str  # a fingerprint of the code and content that played
    done: list[tuple[int, int]]  # from, up to but without
    sums: Sums

    @staticmethod
    def empty(match: Match, game: Game) -> Kept:
        return Kept(msgspec.structs.replace(match, games=0), code(game), [], Sums.empty(len(match.bots)))

    def add(self, part: range, sums: Sums) -> None:
        self.sums.add(sums)
        spans: list[tuple[int, int]] = []
        for start, stop in sorted([*self.done, (part.start, part.stop)]):
            if spans and spans[-1][1] == start:
                spans[-1] = (spans[-1][0], stop)
            else:
                spans.append((start, stop))
        self.done = spans

    def left(self, games: int) -> list[range]:
        """The numbers still to be played."""
        out = []
        at = 0
        for start, stop in [*self.done, (games, games)]:
            if at < start:
                out.append(range(at, start))
            at = stop
        return out

    def write(self, file: Path) -> None:
        """Whole or not at all."""
        try:
            new = file.with_name(f"{file.name}.new")
            new.write_bytes(msgspec.json.encode(self))
            os.replace(new, file)
        except OSError as error:
            raise GameError(f"cannot write {file}: {error.strerror}") from error


def read(file: Path, match: Match, game: Game) -> Kept:
    """What the file keeps of this match; nothing yet if there is no such file."""
    fresh = Kept.empty(match, game)
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    except FileNotFoundError:
        return fresh
    except OSError as error:
        raise GameError(f"cannot read {file}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise GameError(f"{file} keeps no games to resume: {error}") from error
    for field in Match.__struct_fields__:
        there, asked = getattr(kept.match, field), getattr(fresh.match, field)
        if there != asked:
            raise GameError(
                f"{file} keeps games of another match: {field} {brief(there)}, not {brief(asked)}"
            )
    if kept.rules != fresh.rules:
        raise GameError(f"{file} keeps games of another version of {game.id} or its bots; take a new file")
    if kept.done and kept.done[-1][1] > match.games:
        raise GameError(f"{file} keeps {kept.done[-1][1]} games, more than the {match.games} asked for")
    return kept


def code(game: Game) -> str:
    """Changes with rules, content, kernel, bots and what is counted: games of different ones do not mix."""
    package = Path(rulewright.__file__).parent
    digest = hashlib.sha256(game.content_hash().encode())  # of what was loaded, shipped or replaced
    for name in COUNTING:
        digest.update((package / "arena" / name).read_bytes())
    for folder in (game.folder, package / "core", package / "bots"):
        for file in sorted(folder.rglob("*")):
            if file.suffix == ".py":
                digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
