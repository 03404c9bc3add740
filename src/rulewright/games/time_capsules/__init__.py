"""Time Capsules. Four capsules each, two opened every round, and everything packed again."""

from __future__ import annotations

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.observed import Closed, Tally
from rulewright.games.time_capsules import catalogue, shown, telling
from rulewright.games.time_capsules.actions import by_card
from rulewright.games.time_capsules.effects import BOOK
from rulewright.games.time_capsules.evaluate import W, evaluate
from rulewright.games.time_capsules.invariants import invariants
from rulewright.games.time_capsules.opening import start
from rulewright.games.time_capsules.reference import reference
from rulewright.games.time_capsules.schema import FOLDER
from rulewright.games.time_capsules.scoring import outcome

GAME = Game(
    id="time_capsules",
    title="Time Capsules",
    rules="2",
    folder=FOLDER,
    modes={"base": range(2, 5), "solo": range(1, 2), "split": range(2, 5)},
    options={
        "start": Choice({"normal": 0, "fast": 1}, default=0, modes=("base", "split")),  # TC-2.3
        "target": Choice(p.TARGETS, default=p.TARGETS["normal"], modes=("solo",)),  # TC-8.4
    },
    vocabulary=v.VOCABULARY,
    start=start,
    pieces=v.COMPONENT_NAMES,
    bounds=Bounds(decisions=4_000, options=60),
    evaluate=evaluate,
    weights=W,
    expert="tree",
    in_points=True,
    by_card=by_card,
    score=lambda s: [mat.vp for mat in s.mats],
    round=lambda s: max(1, s.round),  # packing for round 1 too
    outcome=outcome,
    invariants=invariants,
    components=p.COMPONENTS,
    observed={
        "mats.active": Tally(len(p.PIECE_LABELS)),
        "mats.aside": Closed(p.CAPSULES, p.KINDS),
        "mats.bag": Closed(p.CAPSULES, p.KINDS),
        "mats.busy": Tally(len(p.PIECE_LABELS)),
        "mats.inactive": Tally(len(p.PIECE_LABELS)),
        "mats.later": Closed(p.CAPSULES, p.KINDS),
        "scrap": Tally(p.ARTIFACTS),
    },
    effects=BOOK,
    board="rulewright.games.time_capsules.board",
    shown=shown.shown,
    spots=shown.spots,
    printed=catalogue.printed,
    reference=reference,
    head=telling.head,
    tell=telling.tell,
    lies=telling.lies,
    costs=telling.costs,
)
