"""Septikon: Uranium Wars. Two stations, one die, Rockets, Spies and BioDrones."""

from __future__ import annotations

from rulewright.core.game import Bounds, Choice, Game
from rulewright.games.septikon import shown
from rulewright.games.septikon.effects import BOOK
from rulewright.games.septikon.evaluate import evaluate
from rulewright.games.septikon.invariants import invariants
from rulewright.games.septikon.opening import start
from rulewright.games.septikon.printed import CAP
from rulewright.games.septikon.reference import reference
from rulewright.games.septikon.schema import FOLDER
from rulewright.games.septikon.verbs import VOCABULARY


def picture() -> object:
    """What the terminal draws; loaded only where somebody looks."""
    from rulewright.games.septikon import board

    return board


GAME = Game(
    id="septikon",
    title="Septikon: Uranium Wars",
    rules="1",
    folder=FOLDER,
    modes={"standard": range(2, 3), "damage15": range(2, 3), "damage10": range(2, 3)},
    options={
        "cap": Choice(range(0, 10_001), default=0, for_bots=CAP),  # SEP-13.6
        "preset": Choice({"no": 0, "yes": 1}, default=0, for_bots=1),  # SEP-2.2.8
    },
    vocabulary=VOCABULARY,
    effects=BOOK,
    start=start,
    evaluate=evaluate,
    bounds=Bounds(decisions=60_000, options=100),
    board=picture,
    invariants=invariants,
    shown=shown.shown,
    printed=shown.printed,
    reference=reference,
    head=shown.head,
    tell=shown.tell,
    spots=shown.spots,
)
