"""Random games as text, so that a reviewer sees what a change changes: question, options, choice, events.

Notation and keys, no words: those may be polished without a change of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from rulewright.core.conformance.walk import Walk
from rulewright.core.game import Game
from rulewright.core.state import CHOSE, Entry
from rulewright.core.verbs import CHOICE, NUMBER, Domain, Line, Option, Vocabulary
from rulewright.core.zones import EVERYONE, SPECTATOR

WIDTH = 110
MOST = 22_000  # characters of one game; how it ends is told in any case


def stories(game: Game) -> str:
    """The first mode with as many players as it takes, the others with as few."""
    first, *others = game.modes.items()
    setups = [(first[0], first[1][-1]), *((mode, seats[0]) for mode, seats in others)]
    return "\n".join(story(game, mode, seats) for mode, seats in setups)


def story(game: Game, mode: str, seats: int, seed: int = 0) -> str:
    w = Walk(game, game.setup(seats, mode, seed, {}, logged=True))
    said = game.vocabulary
    out = [f"=== {mode}, {seats} seats, seed {seed}", *events(w, 0)]
    size = 0
    while not w.s.over:
        told = list(step(w, said))
        size += sum(map(len, told))
        if size < MOST:
            out += told
    if size >= MOST:
        out.append(f"... up to decision {w.number}")
    end = w.s.outcome()
    out.append(f"{line(said, end.ending)}; scores {end.scores}, ranks {end.ranks}")
    return "\n".join(out) + "\n"


def step(w: Walk, said: Vocabulary) -> Iterator[str]:
    """Make a choice, and tell it."""
    w.choose()
    asked = w.s.prompt(w.seat)
    assert asked is not None
    yield f"{w.number + 1}. seat {w.seat}: {line(said, asked)}"
    yield from indented(offered(said, w.s.options(w.seat)))
    yield f"   > {said.text(w.option)}"
    before = len(w.s.log or ())
    w.step()
    yield from events(w, before)


def offered(said: Vocabulary, options: list[Option]) -> str:
    """The options by verb: `pass; buy: b1 o2`, arguments joined by a slash."""
    by: dict[str, list[str]] = {}
    for option in options:
        verb, *arguments = said.text(option).split()
        by.setdefault(verb, []).append("/".join(arguments))
    return "; ".join(f"{verb}: {' '.join(all)}" if all != [""] else verb for verb, all in by.items())


def indented(text: str) -> list[str]:
    return [f"   {part}" for part in wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)]


def events(w: Walk, start: int) -> list[str]:
    """What was told since, but for the choice itself."""
    told = (w.s.log or [])[start:]
    return [
        f"   - {line(w.game.vocabulary, entry.line)}{readers(entry, w.s.seats)}"
        for entry in told
        if entry.line.message is not CHOSE
    ]


def readers(entry: Entry, seats: int) -> str:
    """Who may read it, where not all may."""
    if entry.who == EVERYONE:
        return ""
    public = entry.who >> SPECTATOR & 1
    named = [str(seat) for seat in range(seats) if entry.who >> seat & 1 != public]
    return f" ({'not' if public else 'only'} seat {', '.join(named)})"


def line(said: Vocabulary, line: Line) -> str:
    values = zip(line.message.domains, line.values(), strict=True)
    return " ".join([line.message.key, *(label(said, domain, value) for domain, value in values)])


def label(said: Vocabulary, domain: Domain, value: int) -> str:
    if domain is NUMBER:
        return str(value)
    return f"'{said.text(value)}'" if domain is CHOICE else f"{domain.name} {domain.labels[value]}"
