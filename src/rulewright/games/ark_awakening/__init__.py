"""Ark: Awakening. Explore the Ark, bring its rooms under control, accomplish a secret mission."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.observed import Packed, Row, Tally
from rulewright.games.ark_awakening import catalogue, shown, spots, telling
from rulewright.games.ark_awakening.effects import taught
from rulewright.games.ark_awakening.evaluate import evaluate
from rulewright.games.ark_awakening.factions import faction_option
from rulewright.games.ark_awakening.glitch import evidence
from rulewright.games.ark_awakening.invariants import invariants
from rulewright.games.ark_awakening.opening import level_option, start
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.reference import reference
from rulewright.games.ark_awakening.schema import FOLDER
from rulewright.games.ark_awakening.scoring import outcome
from rulewright.games.ark_awakening.slots import BITS
from rulewright.games.ark_awakening.table import BEGINNER, EXPERT, INTERMEDIATE, SIDES, UNIT_BITS
from rulewright.games.ark_awakening.trade import gifts, hand, without_trades

RIVALS = ("awakening", "fallout")
TOGETHER = ("guardians", "glitch", "learning")
VARIED = RIVALS + TOGETHER  # modes with variants (ARK-1.6)
ENEMIES = {"automaton": 0, "dark": 1}  # the number of seats that the Enemy takes
BOARDS_BY_NAME = {"any": 0} | {name: 1 + number for number, name in enumerate(p.FACTIONS)}
LEVELS = {"expert": EXPERT, "intermediate": INTERMEDIATE, "beginner": BEGINNER}

MORE_GUARDIANS = range(7)
GUARDIANS = p.AMOUNTS["guardians"][: p.MOST_CHALLENGERS]
GUARDIANS_FIT = {  # ARK-R87: the seats with which so many more are not too many
    more: range(1, 1 + sum(usual + more <= p.GUARDIANS_MOST for usual in GUARDIANS))
    for more in MORE_GUARDIANS
    if max(GUARDIANS) + more > p.GUARDIANS_MOST
}
MARKED = p.ACHIEVEMENTS + p.LAID_OUT  # what cubes mark in Awakening and Fallout
MOST_CIRCLES = max(p.CIRCLES + [section.circles for dome in p.DOMES for section in dome])
LATEST = 24  # entries of lists without a bound that learners see

GAME = Game(
    id="ark_awakening",
    title="Ark: Awakening",
    rules="2",
    folder=FOLDER,
    modes={
        "first_mission": range(1, 5),
        "awakening": range(2, 6),
        "fallout": range(2, 6),
        "guardians": range(1, 6),
        "glitch": range(1, p.MOST_CHALLENGERS + 1),  # the Automaton alone (ARK-R69)
        "learning": range(1, 6),
    },
    options={
        "side": Choice({"a": 0, "b": 1}, default=0, modes=VARIED),  # ARK-R117
        "complexity": Choice(range(1, 3), default=1, modes=VARIED),  # ARK-18
        "enemy": Choice(  # ARK-S22
            ENEMIES,
            default=0,
            modes=("guardians", "learning"),
            tables={0: range(1, p.MOST_CHALLENGERS + 1), 1: range(2, p.MOST_CHALLENGERS + 2)},
        ),
        "guardians": Choice(MORE_GUARDIANS, 0, modes=("guardians",), tables=GUARDIANS_FIT),  # ARK-S35
        "disasters": Choice(range(5), default=0, modes=("glitch",)),  # ARK-S36
        "upgrades": Choice(range(7), default=0, modes=("learning",)),  # ARK-S38
        "hard": Choice({"no": 0, "yes": 1}, default=0, modes=("glitch",)),  # ARK-S37
    }
    | {  # ARK-16, Unfair; not against an Enemy (ARK-R52)
        level_option(seat): Choice(LEVELS, EXPERT, modes=RIVALS, of_seat=seat + 1)
        for seat in range(p.MOST_SEATS)
    }
    | {  # ARK-R80
        faction_option(seat): Choice(
            BOARDS_BY_NAME, default=0, modes=VARIED, of_seat=seat + 1, needs={"side": 1}
        )
        for seat in range(p.MOST_SEATS)
    },
    vocabulary=v.VOCABULARY,
    start=start,
    pieces=v.COMPONENT_NAMES,
    bounds=Bounds(decisions=20_000, options=2_500),
    evaluate=evaluate,
    sought=without_trades,
    experts={"awakening": "search"},
    plan=100,  # with fewer a player of its worlds misses turns of many steps
    round=lambda s: max(1, s.round),
    outcome=outcome,
    evidence=evidence,
    appeals=gifts,
    appeal=hand,
    invariants=invariants,
    components=p.COMPONENTS,
    observed={
        "behind": Row(LATEST),
        "circles": Packed(MOST_CIRCLES, BITS),
        "cubes": Packed(p.SLOTS, BITS),
        "domes.achieved": Packed(MARKED),
        "domes.activated": Packed(p.ROOMS),
        "domes.bombs": Tally(CELLS),
        "domes.chains": Packed(p.ROOMS),
        "domes.goals": Packed(p.GOALS),
        "domes.new_chains": Packed(p.ROOMS),
        "domes.second": Packed(MARKED),
        "domes.stationed": Tally(len(p.SECTIONS)),
        "fray": Row(0),  # empty whenever somebody is asked
        "guards": Row(LATEST),
        "hacked": Tally(p.ROOMS),
        "hard": Packed(p.ACHIEVEMENTS),
        "held": Row(LATEST),
        "lying": Row(LATEST),
        "seals": Row(LATEST),
        "touched": Row(LATEST),
        "traded": Row(LATEST),
        "trail": Row(LATEST),
        "units": Packed(SIDES, UNIT_BITS),
    },
    effects=taught(),
    board="rulewright.games.ark_awakening.board",
    shown=shown.shown,
    spots=spots.spots,
    printed=catalogue.printed,
    head=telling.head,
    tell=telling.tell,
    lies=telling.lies,
    beside=telling.beside,
    called=telling.called,
    reference=reference,
)
