"""Stress Botics: BetaBots on a planet, an AlphaBot to follow, three ships to load, and stress."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.observed import Row
from rulewright.games.stress_botics import catalogue, shown, spots, telling
from rulewright.games.stress_botics.effects import BOOK
from rulewright.games.stress_botics.evaluate import W, evaluate
from rulewright.games.stress_botics.invariants import invariants
from rulewright.games.stress_botics.opening import start
from rulewright.games.stress_botics.reference import reference
from rulewright.games.stress_botics.schema import FOLDER
from rulewright.games.stress_botics.scoring import outcome

YES_NO = {"no": 0, "yes": 1}
STARTERS = {"random": 0, "a": 1, "b": 2, "c": 3, "d": 4}  # seats

GAME = Game(
    effects=BOOK,
    id="stress_botics",
    title="Stress Botics",
    rules="2",
    folder=FOLDER,
    modes={
        "standard": range(2, 5),  # SB-MODE-1
        "aggressive": range(2, 3),  # SB-MODE-2
        "solo_drill": range(1, 2),  # SB-MODE-6
        "solo_aggressive": range(1, 2),  # SB-S.60: the drill with the aggressive table
    },
    options={
        "alt_shields": Choice(YES_NO, default=0),  # SB-MODE-3
        "first_game": Choice(YES_NO, default=0),  # SB-MODE-4
        "free_batteries": Choice(YES_NO, default=0),  # SB-MODE-5
        "starter": Choice(STARTERS, default=0, seats=True),  # SB-S.30
    },
    vocabulary=v.VOCABULARY,
    reference=reference,
    start=start,
    outcome=outcome,
    pieces=v.COMPONENT_NAMES,
    evaluate=evaluate,
    weights=W,
    invariants=invariants,
    components=p.COMPONENTS,
    observed={"bots.track": Row(p.MOST_BATTERIES)},
    board="rulewright.games.stress_botics.board",
    shown=shown.shown,
    printed=catalogue.printed,
    called=catalogue.called,
    head=telling.head,
    tell=telling.tell,
    lies=telling.lies,
    costs=telling.costs,
    spots=spots.spots,
    score=lambda s: s.outcome().scores,  # SB-7.3
    gauges={
        "stress": lambda s: [b.stress for b in s.bots],
        "alphabot-shields": lambda s: [s.alpha] * s.seats,
        "deliveries": lambda s: [b.deliveries() for b in s.bots],
    },
    round=lambda s: s.round,
    bounds=Bounds(decisions=1_500, options=60),
)
