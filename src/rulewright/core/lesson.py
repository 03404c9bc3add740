"""A first game that is led, and a coach for later ones: sentences bound to decisions.

`games/GAME/lesson.toml` says how the table of the lesson is set up, its steps, and the hints of the coach;
the sentences are `lesson-ID` and `hint-ID` in the game's texts. A step asks only the table: at which
question, in which round, with which choices on offer, after what has happened. So nothing can break a
lesson: whatever a player or a bot does, a step waits for its decision or is passed over. Who shows it
remembers what has been said.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rulewright.core.errors import ContentError, meant
from rulewright.core.shown import option_spots
from rulewright.core.state import State
from rulewright.core.telling import Entry
from rulewright.core.verbs import SEAT, Option

if TYPE_CHECKING:
    from rulewright.core.game import Game

MOST = 15  # minutes that a lesson may take


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One sentence at one kind of decision."""

    id: str
    ask: str = ""  # the question: `purchase` is ask-purchase; empty: any
    round: int = 0  # only in this one; 0: in any
    let: list[str] = []  # choices in notation, * is anything: the first of these that is on offer is the one
    light: list[str] = []  # spots that are lit; empty: those of the choice
    after: str = ""  # only once this has been told of the pupil: `delivered` is event-delivered


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the table is set up, and what is said at it."""

    minutes: int  # that it takes about
    seats: int
    bot: str  # who plays the other seats
    seed: int
    step: list[Step]  # the last one is the farewell
    mode: str | None = None
    options: dict[str, str] = {}
    hint: list[Step] = []  # of the coach, at any table


class Met(msgspec.Struct, frozen=True):
    """A step at its decision."""

    step: Step
    option: Option | None  # the choice that it is about
    spots: list[str]


@cache
def lesson(game: Game) -> Lesson | None:
    """The lesson of a game, checked; none where it has none."""
    file = game.folder / "lesson.toml"
    return read(game, file) if file.exists() else None


def read(game: Game, file: Path) -> Lesson:
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=Lesson)
        game.setup(found.seats, found.mode, found.seed, found.options)
    except (OSError, ValueError) as error:  # what is no TOML, no lesson or no set-up of this game
        raise ContentError(f"{file}: {error}") from error
    for fault in faults(game, found):
        raise ContentError(f"{file}: {fault}")
    return found


def faults(game: Game, found: Lesson) -> list[str]:
    """What of it this game cannot say or do."""
    out = []
    if not 0 < found.minutes <= MOST:
        out.append(f"minutes are 1 to {MOST}, not {found.minutes}")
    if not found.step or found.step[-1].let:
        out.append("the last step is the farewell: it names no choices")
    asked = [m.key.removeprefix("ask-") for m in game.vocabulary.messages if m.key.startswith("ask-")]
    told = [m.key.removeprefix("event-") for m in game.vocabulary.messages if m.key.startswith("event-")]
    verbs = [verb.name for verb in game.vocabulary.verbs]
    for kind, steps in (("step", found.step), ("hint", found.hint)):
        ids = [step.id for step in steps]
        out += [f"{kind} {id} is there twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
        for step in steps:
            where = f"{kind} {step.id}"
            if step.ask and step.ask not in asked:
                out.append(f"{where}: unknown question {step.ask!r}{meant(step.ask, asked)}")
            if step.after and step.after not in told:
                out.append(f"{where}: unknown event {step.after!r}{meant(step.after, told)}")
            if step.round and game.round is None:
                out.append(f"{where}: {game.id} counts no rounds")
            for said in step.let:
                verb = said.split()[0] if said.strip() else ""
                if verb not in verbs:
                    out.append(f"{where}: unknown word {verb!r}{meant(verb, verbs)}")
    return out


# --- at a decision -----------------------------------------------------------------------------------
def met(steps: list[Step], s: State, seat: int, log: list[Entry]) -> list[Met]:
    """The steps whose decision this is, in their order; while nobody is asked, those that follow an event."""
    line = s.prompt(seat)
    asked = line.message.key.removeprefix("ask-") if line is not None else ""
    fit = [
        step
        for step in steps
        if in_round(step, s)
        and (step.ask == asked or (not step.ask and (line is not None or step.after)))
        and (not step.after or happened(step.after, seat, log))
    ]
    options = s.options(seat) if fit and line is not None else []
    found = [(step, wanted(step, s, options)) for step in fit]
    return [
        Met(step, one, spots(step, s, seat, one)) for step, one in found if one is not None or not step.let
    ]


def in_round(step: Step, s: State) -> bool:
    count = s.setup.game.round
    return not step.round or (count is not None and count(s) == step.round)


def happened(event: str, seat: int, log: list[Entry]) -> bool:
    """Has it been told, of this seat first?"""
    for entry in log:
        message = entry.line.message
        if message.key == f"event-{event}" and SEAT in message.domains[:1] and entry.line.a == seat:
            return True
    return False


def wanted(step: Step, s: State, options: list[Option]) -> Option | None:
    """The choice that the first fitting pattern names: one at a time is lit."""
    for pattern in step.let:
        for option in options:
            if any(fnmatchcase(said, pattern) for said in ways(s, option)):
                return option
    return None


def ways(s: State, option: Option) -> list[str]:
    """A choice in notation, and as one of what lies at the places that it names: `buy 3`, `buy emp_bomb`."""
    game, verb = s.setup.game, s.setup.vocabulary.verb(option)
    if game.lies is None:
        return [s.text(option)]
    words = [verb.name]
    for domain, value in zip(verb.domains, verb.arguments(option), strict=True):
        of, there = game.lies(s, domain, value) or (domain, value)
        words.append(of.labels[there])
    return [s.text(option), " ".join(words)]


def spots(step: Step, s: State, seat: int, option: Option | None) -> list[str]:
    if step.light or option is None:
        return step.light
    return list(dict.fromkeys(option_spots(s.setup.game, seat, option)))


def keys(game: Game) -> set[str]:
    """The texts that a lesson says."""
    found = lesson(game)
    if found is None:
        return set()
    return {f"lesson-{step.id}" for step in found.step} | {f"hint-{step.id}" for step in found.hint}
