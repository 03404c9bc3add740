"""Age of Automaton: five rounds of an automaton factory: dice as workers, cards, tracks, Specialists."""

from __future__ import annotations

from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.observed import Packed, Row, Tally
from rulewright.games.age_of_automaton import catalogue, shown, telling
from rulewright.games.age_of_automaton.evaluate import W, evaluate
from rulewright.games.age_of_automaton.invariants import invariants
from rulewright.games.age_of_automaton.opening import start
from rulewright.games.age_of_automaton.printed import (
    ACHIEVEMENT_LEVELS,
    BOOK,
    COLOURS,
    COMPONENTS,
    EQUIPMENT_ROWS,
    SLOTS,
    SPECIALIST_ROWS,
    VP_STACK,
)
from rulewright.games.age_of_automaton.reference import reference
from rulewright.games.age_of_automaton.schema import FOLDER
from rulewright.games.age_of_automaton.scoring import total
from rulewright.games.age_of_automaton.verbs import COMPONENT_NAMES, VOCABULARY

STARTERS = {"random": 0, "a": 1, "b": 2, "c": 3, "d": 4}  # seats
MOST_STACKED = max(map(len, VP_STACK))  # VP tokens

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
    vocabulary=VOCABULARY,
    start=start,
    pieces=COMPONENT_NAMES,
    bounds=Bounds(decisions=1_200, options=70),
    evaluate=evaluate,
    weights=W,
    expert="search",
    in_points=True,
    score=lambda s: [total(f) for f in s.factories],
    round=lambda s: s.round,
    invariants=invariants,
    components=COMPONENTS,
    observed={
        "factories.claimed": Packed(ACHIEVEMENT_LEVELS),
        "factories.columns": Row(SLOTS),
        "factories.contracted": Packed(len(SPECIALIST_ROWS)),
        "factories.turned": Packed(len(SPECIALIST_ROWS)),
        "factories.used": Packed(len(EQUIPMENT_ROWS)),
        "market": Tally(len(COLOURS)),
        "stacks": Row(MOST_STACKED),
        "taken": Row(MOST_STACKED),
    },
    effects=BOOK,
    reference=reference,
    board="rulewright.games.age_of_automaton.board",
    shown=shown.shown,
    spots=shown.spots,
    printed=catalogue.printed,
    head=telling.head,
    tell=telling.tell,
    called=catalogue.called,
)
