"""The log tells every gain and every payment: from its lines alone follows what the table shows."""

from __future__ import annotations

import random

import pytest

import rulewright
from rulewright.bots import Budget, ask, bot, chances
from rulewright.core.state import Entry
from rulewright.core.telling import Watcher
from rulewright.games.stress_botics.belt import SEG_C
from rulewright.games.stress_botics.printed import ARMED, CB, KINDS, SB, TYPE_OF
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import holding
from rulewright.games.stress_botics.verbs import DROPPED, EX_ARMED, KEPT, RETURNED, UNPLAYABLE
from tests.games.stress_botics.told import WORDS, read

GAME = rulewright.game("stress_botics")


def lines(s: Botics) -> list[str]:
    assert s.log is not None
    return [WORDS.entry(entry, [f"Player {x}" for x in "ABCD"]) for entry in s.log]


def played(seed: int, mode: str, seats: int, free: bool) -> Botics:
    options = {"free_batteries": "yes" if free else "no"}
    s = GAME.start(GAME.setup(seats, mode, seed, options, logged=True))
    rng = random.Random(seed)
    while not s.over:
        seat = rng.choice(s.deciders)
        s.play(seat, rng.choice(s.options(seat)))
    assert isinstance(s, Botics)
    return s


def played_well(seed: int, seats: int) -> Botics:
    """By somebody who looks one choice ahead: items are bought and ships are loaded."""
    s = GAME.start(GAME.setup(seats, None, seed, {}, logged=True))
    greedy, rngs = bot("greedy"), chances(seed, seats)
    while not s.over:
        seat = s.deciders[0]
        s.play(seat, ask(greedy, s, seat, rngs[seat], Budget(nodes=1)))
    assert isinstance(s, Botics)
    return s


def check(log: list[str], s: Botics, free: bool = False) -> None:
    """Everything that the lines tell is so at the end."""
    outcome = s.outcome()
    sheet = {row.name: row.values for row in outcome.sheet}
    for b, told in zip(s.bots, read(log, s.seats, free), strict=True):
        assert (told.stress, told.shields, told.inner) == (b.stress, b.shields, b.inner)
        assert [told.track[battery] for battery in range(CB, SB + 1)] == [
            b.track.count(battery) for battery in range(CB, SB + 1)
        ]
        assert [told.holding(piece) for piece in range(CB)] == [holding(b, piece) for piece in range(CB)]
        assert told.scored == {name: values[b.seat] for name, values in sheet.items() if values[b.seat]}
        assert told.scored.total() == outcome.scores[b.seat]
        earned = {**told.earned, "shields": told.shields // 2, "stress": -told.stress}
        for source in ("probe", "scout", "freighter", "alphabot", "items", "shields", "stress"):
            assert earned.get(source, 0) == sheet[source][b.seat], source


class Onlooker(Watcher):
    """Where the cards lie whenever something is told of them."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, bool]] = []

    def told(self, s: Botics, entry: Entry) -> None:
        line = entry.line
        if line.message is RETURNED or line.message is UNPLAYABLE:
            b = s.bots[line.a]
            self.seen.append(("back", len(b.program.cards) == b.slots - line.b))
        elif line.message is KEPT:
            self.seen.append(("kept", line.b in s.bots[line.a].hand.cards))
        elif line.message is DROPPED:
            self.seen.append(("dropped", line.b in s.discards[TYPE_OF[line.b]].cards))
        elif line.message is EX_ARMED:
            self.seen.append(("armed", s.belt[SEG_C * KINDS + ARMED] >= line.a))


def test_what_is_told_has_happened_already() -> None:
    """A picture that is taken with an event shows it."""
    s = GAME.start(GAME.setup(4, None, 3, {}, logged=True))
    watching = Onlooker()
    s.watcher = watching
    rng = random.Random(3)
    while not s.over:
        seat = rng.choice(s.deciders)
        s.play(seat, rng.choice(s.options(seat)))
    assert {word for word, _ in watching.seen} == {"back", "kept", "dropped", "armed"}
    assert all(there for _, there in watching.seen)


@pytest.mark.parametrize(("mode", "seats"), [(m, n) for m, counts in GAME.modes.items() for n in counts])
def test_the_log_alone_gives_resources_and_score(mode: str, seats: int) -> None:
    for seed, free in enumerate((False, True)):
        s = played(seed, mode, seats, free)
        check(lines(s), s, free)


def test_it_does_so_where_ships_are_loaded_and_items_bought() -> None:
    s = played_well(5, 2)
    assert sum(b.deliveries() for b in s.bots) > 1 and sum(len(b.items()) for b in s.bots) > 4
    check(lines(s), s)
