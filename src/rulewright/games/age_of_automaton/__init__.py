"""Age of Automaton: five rounds of an automaton factory: dice as workers, cards, tracks, Specialists."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.observed import Packed, Row, Tally
from rulewright.games.age_of_automaton import catalogue, shown, telling
from rulewright.games.age_of_automaton.evaluate import W, evaluate
from rulewright.games.age_of_automaton.invariants import invariants
from rulewright.games.age_of_automaton.opening import start
from rulewright.games.age_of_automaton.reference import reference
from rulewright.games.age_of_automaton.schema import FOLDER
from rulewright.games.age_of_automaton.scoring import outcome, total

STARTERS = {"random": 0, "a": 1, "b": 2, "c": 3, "d": 4}  # seats
MOST_STACKED = max(map(len, p.VP_STACK))  # VP tokens

GAME = Game(
    id="age_of_automaton",
    title="Age of Automaton",
    rules="1",
    folder=FOLDER,
    modes={"standard": range(2, 5)},
    options={
        "draft": Choice({"no": 0, "yes": 1}, default=1),  # AOA-O-02
        "limited_common": Choice({"no": 0, "yes": 1}, default=0),  # AOA-O-03
        "starter": Choice(STARTERS, default=0, seats=True),  # AOA-S-17
    },
    vocabulary=v.VOCABULARY,
    start=start,
    pieces=v.COMPONENT_NAMES,
    bounds=Bounds(decisions=1_200, options=70),
    evaluate=evaluate,
    weights=W,
    expert="search",
    in_points=True,
    score=lambda s: [total(f) for f in s.factories],
    round=lambda s: s.round,
    outcome=outcome,
    invariants=invariants,
    components=p.COMPONENTS,
    observed={
        "factories.claimed": Packed(p.ACHIEVEMENT_LEVELS),
        "factories.columns": Row(p.SLOTS),
        "factories.contracted": Packed(len(p.SPECIALIST_ROWS)),
        "factories.turned": Packed(len(p.SPECIALIST_ROWS)),
        "factories.used": Packed(len(p.EQUIPMENT_ROWS)),
        "market": Tally(len(p.COLOURS)),
        "stacks": Row(MOST_STACKED),
        "taken": Row(MOST_STACKED),
    },
    effects=p.BOOK,
    reference=reference,
    board="rulewright.games.age_of_automaton.board",
    shown=shown.shown,
    spots=shown.spots,
    printed=catalogue.printed,
    head=telling.head,
    tell=telling.tell,
    called=catalogue.called,
    costs=telling.costs,
)
