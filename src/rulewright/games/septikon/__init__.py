"""Septikon: Uranium Wars. Two stations, one die, Rockets, Spies and BioDrones."""

from __future__ import annotations

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.observed import Packed, Row, Tally
from rulewright.games.septikon import shown
from rulewright.games.septikon.effects import BOOK
from rulewright.games.septikon.evaluate import W, evaluate
from rulewright.games.septikon.invariants import invariants
from rulewright.games.septikon.opening import start
from rulewright.games.septikon.peace import appeal, appeals
from rulewright.games.septikon.reference import called, reference
from rulewright.games.septikon.schema import FOLDER
from rulewright.games.septikon.scoring import controlled, damaged, evidence, outcome

FLYERS = 12  # of one side that learners see: more than are ever in the air at once

GAME = Game(
    id="septikon",
    title="Septikon: Uranium Wars",
    rules="1",
    folder=FOLDER,
    modes={"standard": range(2, 3), "damage15": range(2, 3), "damage10": range(2, 3)},
    options={
        "cap": Choice(range(0, 10_001), default=0, for_bots=p.CAP),  # SEP-13.6
        "preset": Choice({"no": 0, "yes": 1}, default=0, for_bots=1),  # SEP-2.2.8
    },
    vocabulary=v.VOCABULARY,
    observed={
        "stations.clones": Tally(p.SQUARES),
        "stations.cubes": Packed(p.CELLS_EACH),
        "stations.damage": Packed(p.WORD),
        "stations.drones": Tally(p.SQUARES),
        "stations.flyers": Row(FLYERS, of=("kind", "nuclear", "x", "y", "launched")),
        "stations.satellites": Tally(p.DEPTH * p.COLUMNS),
        "stations.shields": Tally(p.DEPTH * p.COLUMNS),
        "stations.spies": Tally(p.SQUARES),
        "stations.warheads": Packed(p.CELLS_EACH),
    },
    effects=BOOK,
    start=start,
    evaluate=evaluate,
    weights=W,
    expert="search",
    bounds=Bounds(decisions=60_000, options=100),
    board="rulewright.games.septikon.board",
    outcome=outcome,
    evidence=evidence,
    appeals=appeals,
    appeal=appeal,
    invariants=invariants,
    gauges={
        "damage": lambda s: [damaged(station) for station in s.stations],
        "clones": lambda s: [controlled(s, player) for player in (0, 1)],
    },
    shown=shown.shown,
    printed=shown.printed,
    reference=reference,
    called=called,
    head=shown.head,
    tell=shown.tell,
    spots=shown.spots,
)
