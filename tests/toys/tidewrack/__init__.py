"""Tidewrack, a small game with everything a big one has: bid, buy, play cards, walk the flats."""

from __future__ import annotations

from pathlib import Path

from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.state import Setup
from tests.toys.tidewrack import shown
from tests.toys.tidewrack.effects import BOOK
from tests.toys.tidewrack.play import Round
from tests.toys.tidewrack.printed import N_CARDS
from tests.toys.tidewrack.table import Tidewrack
from tests.toys.tidewrack.verbs import CARD, VOCABULARY

HAND = 4


def start(setup: Setup) -> Tidewrack:
    return deal(Tidewrack(setup))


def deal(s: Tidewrack) -> Tidewrack:
    """TW-1.2: shuffle, deal four cards each, begin the first round."""
    s.shuffle(s.deck)
    for seat in range(s.seats):
        s.deal(seat, HAND)
    s.push(Round())
    s.advance()
    return s


GAME = Game(
    id="tidewrack",
    title="Tidewrack",
    rules="1",
    folder=Path(__file__).parent,
    modes={"base": range(2, 5), "duel": range(2, 3)},
    vocabulary=VOCABULARY,
    start=start,
    bounds=Bounds(decisions=400, options=60),
    options={
        "rounds": Choice(range(1, 7), default=3),
        "tide": Choice({"calm": 0, "wild": 1}, default=0),
    },
    evaluate=Tidewrack.estimate,
    in_points=True,
    invariants=Tidewrack.breaches,
    components=N_CARDS,
    effects=BOOK,
    pieces=[(CARD, card) for card in range(N_CARDS)],
    shown=shown.shown,
    printed=shown.printed,
    head=shown.head,
    tell=shown.tell,
)
