"""A file that keeps the sums of finished games, so that a long run goes on where it was stopped."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

import rulewright
from rulewright import bots
from rulewright.arena.match import Match, entrant
from rulewright.arena.sources import sources
from rulewright.arena.sums import Sums
from rulewright.core.errors import GameError, brief
from rulewright.core.game import Game

COUNTING: Final = ("match.py", "said.py", "seating.py", "sums.py")
NAMED: Final = "RULEWRIGHT_WEIGHTS"  # the file with the weights that a bot of one's own may play by

Spans = list[tuple[int, int]]  # of numbers: from, up to but without


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What was played, which numbers of it are done, and what they summed up to."""

    match: Match  # what lasts of it
    rules: str  # a fingerprint of the code and content that played
    done: Spans
    sums: Sums

    @staticmethod
    def empty(match: Match, game: Game) -> Kept:
        return Kept(lasting(match, game), code(game, match.bots), [], Sums.empty(len(match.bots)))

    def add(self, part: range, sums: Sums) -> None:
        self.sums.add(sums)
        self.done = joined(self.done, part)

    def left(self, games: int) -> list[range]:
        """The numbers still to be played."""
        return missing(self.done, games)

    def write(self, file: Path) -> None:
        replace(file, msgspec.json.encode(self))


def joined(done: Spans, part: range) -> Spans:
    """The numbers that are done, with one part more."""
    spans: Spans = []
    for start, stop in sorted([*done, (part.start, part.stop)]):
        if spans and spans[-1][1] == start:
            spans[-1] = (spans[-1][0], stop)
        else:
            spans.append((start, stop))
    return spans


def missing(done: Spans, games: int) -> list[range]:
    """The numbers that are not done yet."""
    out = []
    at = 0
    for start, stop in [*done, (games, games)]:
        if at < start:
            out.append(range(at, start))
        at = stop
    return out


def replace(file: Path, data: bytes) -> None:
    """Whole or not at all, whenever the process is ended."""
    try:
        new = file.with_name(f"{file.name}.new")
        new.write_bytes(data)
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
    compare(file, game, kept.match, kept.rules, fresh.match, fresh.rules)
    if kept.done and kept.done[-1][1] > match.games:
        raise GameError(f"{file} keeps {kept.done[-1][1]} games, more than the {match.games} asked for")
    return kept


def compare(file: Path, game: Game, match: Match, rules: str, asked: Match, asked_rules: str) -> None:
    """Refuse a file that keeps games of another match, or of other code."""
    match = lasting(match, game)
    for field in Match.__struct_fields__:
        there, here = getattr(match, field), getattr(asked, field)
        if there != here:
            raise GameError(f"{file} keeps games of another match: {field} {brief(there)}, not {brief(here)}")
    if rules != asked_rules:
        raise GameError(f"{file} keeps games of another version of {match.game} or its bots; take a new file")


def lasting(match: Match, game: Game) -> Match:
    """What must not change: the number of games may grow, and the first mode is the same named or not."""
    return msgspec.structs.replace(match, games=0, mode=match.mode or next(iter(game.modes)))


def code(game: Game, names: tuple[str, ...]) -> str:
    """Changes with rules, content, kernel, bots and what is counted: games of different ones do not mix."""
    package = Path(rulewright.__file__).parent
    digest = hashlib.sha256(game.content_hash().encode())  # of what was loaded, shipped or replaced
    for name in COUNTING:
        digest.update((package / "arena" / name).read_bytes())
    for folder in (game.folder, package / "core", package / "bots"):
        for file in sorted(folder.rglob("*")):
            if file.suffix == ".py" or file.name == "weights.toml":
                digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    for said in names:
        name, _ = entrant(said, bots.Budget())
        if ":" in name:
            digest.update(own_code(name))
    return digest.hexdigest()[:16]


def own_code(name: str) -> bytes:
    """Changes with a bot of one's own: with what it is made of, and with the weights that are named to it."""
    digest = hashlib.sha256(name.encode())
    for module, text in sources(name.partition(":")[0], type(bots.bot(name)).__module__).items():
        digest.update(module.encode() + b"\0" + text)
    weights = Path(os.environ.get(NAMED, ""))
    if weights.is_file():
        digest.update(weights.read_bytes())
    return digest.digest()
