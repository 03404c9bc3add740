"""Ark: Awakening. Explore the Ark, bring its rooms under control, accomplish a secret mission."""

from __future__ import annotations

from rulewright.core.game import Bounds, Game
from rulewright.games.ark_awakening import catalogue, shown, telling
from rulewright.games.ark_awakening.effects import taught
from rulewright.games.ark_awakening.evaluate import evaluate
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.opening import start
from rulewright.games.ark_awakening.printed import COMPONENTS
from rulewright.games.ark_awakening.schema import FOLDER
from rulewright.games.ark_awakening.verbs import COMPONENT_NAMES, VOCABULARY


def picture() -> object:
    from rulewright.games.ark_awakening import board

    return board


GAME = Game(
    id="ark_awakening",
    title="Ark: Awakening",
    rules="1",
    folder=FOLDER,
    modes={"first_mission": range(1, 5), "awakening": range(2, 6)},
    vocabulary=VOCABULARY,
    start=start,
    pieces=COMPONENT_NAMES,
    bounds=Bounds(decisions=20_000, options=2_500),
    evaluate=evaluate,
    round=lambda s: max(1, s.round),
    invariants=invariants,
    components=COMPONENTS,
    effects=taught(),
    board=picture,
    shown=shown.shown,
    spots=shown.spots,
    printed=catalogue.printed,
    head=telling.head,
    tell=telling.tell,
    ready=False,  # modes and the rulebook are still missing
)
