"""The estimate of Glitch: what the Challengers still have to repair, find and beat before it is too late.

As in `errands.py` everything is a share of turns, and the Challengers count as one.
"""

from __future__ import annotations

from math import exp
from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.games.ark_awakening.approach import OUT_OF_REACH
from rulewright.games.ark_awakening.awaken import unit_price
from rulewright.games.ark_awakening.control import steps_to
from rulewright.games.ark_awakening.doors import shut
from rulewright.games.ark_awakening.enemy import (
    DEFENCE,
    enemy_combat,
    enemy_defence,
    goal_rooms,
    on_board,
    rooms_of,
)
from rulewright.games.ark_awakening.errands import Errand, share_out
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.glitch import groups, turns_of_round
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.odds import LEAST_POWER, beaten, best_card, committed, winning
from rulewright.games.ark_awakening.places import CELLS, PLACES, nearer
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, NOWHERE, Ark
from rulewright.games.ark_awakening.turn import Phase

TURN: Final = 10.0  # a turn that something still takes
WOUNDED: Final = 1.2  # turns, for a unit in a Sickbay
ARMS: Final = 0.2  # a point of arsenal
STRONG: Final = 14  # arsenal beyond which more helps little
TRADED: Final = 10.0  # a gift or request: without a good reason the other has better things to do
NAMED: Final = 4.0  # of a turn that the next resolution needs
HURRY: Final = 2.0  # and so much more, when it comes
UNSEEN: Final = 2.0  # turns for each diagnostic card that is face down
HOSTILE: Final = 1.2  # turns for the hostile units of a room that have to go
UNREADY: Final = 2.0  # turns, while nobody could beat them
SOMEDAY: Final = 0.3  # of that, for an arsenal that reaches their defence
SOON: Final = [0.1, 0.2, 1.0]  # how much the mission rooms count, by round: more hostile units will come
MENDED: Final = [0.3, 0.6, 1.0]  # how likely their glitch cubes have to go: all of them in the end
FILLED: Final = 2.0  # of the turns to fill them in the rounds before the last, if the ending is the hard one
CUBE: Final = 1.0  # turns for a glitch cube in a room that will be named
MORE: Final = 0.5  # of that, for each cube beside it: one goes with each ENGINEERING
REACH: Final = 5.0  # turns, for such a room with no unit near
NEAR: Final = 2.0  # steps, after which a unit that is nearer helps a third as much
ARMED: Final = 2.1  # of the turns that arms for the hostile units take each Challenger
TO_COME: Final = 0.4  # of those units that are not there yet
MISSING: Final = 0.6  # turns for each glitch cube that the next disaster may lack
MARGIN: Final = 3  # cubes: a card of a factory type takes more than others


def averting(s: Ark, seat: int) -> float:
    """How well the Challengers stand."""
    then = begun(s, seat)
    turns = in_all(then, seat)
    turns += combats(then, seat, turns)
    arms = ARMS * min(STRONG, then.domes[seat].arsenal)
    return arms - TRADED * len(s.traded) - TURN * turns


def in_all(s: Ark, seat: int) -> float:
    """Turns for the resolutions and for the wounded."""
    return failure(s, seat) + WOUNDED * sum([dome.wounded for dome in s.domes])


def failure(s: Ark, seat: int) -> float:
    """Turns to pass the next resolution, and a share of those to pass the later ones."""
    wanted = [room for card in s.traced.cards for room in rooms_of(s, card - p.OBJECTIVE)]
    goals = [room for room in goal_rooms(s) if room not in wanted]
    if s.stage == p.GLITCH_ROUNDS:
        wanted += goals
    wanted = [room for room in wanted if missing(s, room) or s.count(ENEMY, s.at[room])]
    far = soonest(s)
    turns = repairing(s, seat, wanted, far) + sum([resistance(s, s.at[room]) for room in wanted])
    turns *= urgency(s)
    later = float(sum([damage(s, room) for room in goals]))
    later += sum([resistance(s, s.at[room]) for room in goal_rooms(s)])
    if s.setup.options["hard"] and s.stage < p.GLITCH_ROUNDS:
        turns += FILLED * filling(s)
    turns += SOON[number(s)] * later + preparing(s, far, wanted) + MISSING * cubes_missing(s)
    return turns + searching(s, seat, far) + arming(s, seat)


def number(s: Ark) -> int:
    """Of the round, from 0; the board is built before the first."""
    return max(1, s.stage) - 1


# --- what is named, and what may be --------------------------------------------------------------------
def repairing(s: Ark, seat: int, wanted: list[int], far: list[int]) -> float:
    """Turns of all Challengers: whoever leaves a room to a fellow has not done anything for it."""
    left = [missing(s, room) for room in wanted]
    shares = share_out(s, wanted)
    turns = 0.0
    for fellow in range(s.players):
        errand = Errand(s, fellow, wanted, left, shares=shares)
        if fellow == seat:
            turns += diagnosing(s, errand, far)
        turns += errand.own(s)
    return turns


def filling(s: Ark) -> float:
    """ARK-12.9c: turns to fill the mission rooms; where no square is free no disaster strikes either."""
    rooms = [room for room in goal_rooms(s) if not s.full(room) or damage(s, room)]
    left = [damage(s, room) + empty(s, room) for room in rooms]
    shares = share_out(s, rooms)
    turns = 0.0
    for fellow in range(s.players):
        turns += Errand(s, fellow, rooms, left, shares=shares).own(s)
    for room in rooms:
        turns += resistance(s, s.at[room])
    return turns


def preparing(s: Ark, far: list[int], wanted: list[int]) -> float:
    """Damage that nobody asks for yet: the likelier a card still names it the more; and the ways there.

    The nearer a unit is the more a step counts, else one between two rooms would stay there.
    """
    likely = cards_to_come(s) / max(1, len(s.targets.cards) + len(s.aimed.cards) + len(s.row.cards))
    goals = goal_rooms(s)
    turns = 0.0
    for room in range(p.GATE):
        cubes = damage(s, room) if s.at[room] != NOWHERE and room not in wanted else 0
        if cubes:
            weight = min(1.0, likely)
            if room in goals:
                weight = max(weight, MENDED[number(s)])
            away = 1.0 - exp(-far[s.at[room]] / NEAR)
            turns += weight * (CUBE * cubes * (1.0 + MORE * (cubes - 1)) + REACH * away)
    return turns


def cards_to_come(s: Ark) -> int:
    """Diagnostic cards that are face down, or are still to be laid."""
    return len(s.row.cards) + p.DIAGNOSTIC_CARDS * (p.GLITCH_ROUNDS - s.stage)


def cubes_missing(s: Ark) -> int:
    """Glitch cubes that the next disaster may take and the supply has not (ARK-12.4d)."""
    if s.stage == p.GLITCH_ROUNDS:
        return 0
    return max(0, sum([cubes * cards for cubes, cards in groups(s)]) + MARGIN - s.supply)


def urgency(s: Ark) -> float:
    """What the next resolution asks for goes before all else, the more the later it is."""
    return NAMED * (1.0 + HURRY * (1.0 - s.clock / turns_of_round(s)))


def searching(s: Ark, seat: int, far: list[int]) -> float:
    """Steps to rooms that cards to come may name: units that are spread over the Ark are soon anywhere."""
    rooms = steps = 0
    for room in range(p.GATE):
        if s.at[room] != NOWHERE:
            rooms += 1
            steps += far[s.at[room]]
    return cards_to_come(s) * steps / max(1, rooms) / max(1, value(s, seat, p.MOVE))


def missing(s: Ark, room: int) -> int:
    """Cubes that it still takes."""
    return damage(s, room) + (empty(s, room) if s.stage == p.GLITCH_ROUNDS else 0)


def empty(s: Ark, room: int) -> int:
    """ARK-12.9c: free squares of a mission room, which the hard ending wants filled."""
    if not s.setup.options["hard"] or room not in goal_rooms(s):
        return 0
    return p.SQUARES[room] - s.cubes_in(room)


def damage(s: Ark, room: int) -> int:
    """Its glitch cubes."""
    if not s.cubes[room]:
        return 0
    return things(s.cubes[room]).count(ENEMY_CUBE)


# --- the way to the next card --------------------------------------------------------------------------
def diagnosing(s: Ark, errand: Errand, far: list[int]) -> float:
    """For the rooms still face down, and what bars the newest one; the way to it is an errand."""
    if not s.row.cards or not s.traced.cards:
        return 0.0
    target = s.traced.cards[-1] - p.OBJECTIVE
    cells = [s.at[room] for room in rooms_of(s, target)]
    steps = far[cells[0]] if target < p.ACTIVATABLE else steps_of_two(s, cells)
    errand.steps += steps
    barred = any([s.count(ENEMY, cell) for cell in cells])
    soon = not steps and not barred  # after this turn, which a look ahead does not see
    return UNSEEN * (len(s.row.cards) - soon) + sum([resistance(s, cell) for cell in cells])


def soonest(s: Ark) -> list[int]:
    """By place: the steps of the Challenger who is soonest there."""
    out = [-1] * PLACES
    for fellow in range(s.players):
        nearer(out, steps_to(s, fellow))
    return [steps if steps >= 0 else OUT_OF_REACH for steps in out]


def steps_of_two(s: Ark, cells: list[int]) -> int:
    """ARK-12.8c: of the two units that are soonest in two different rooms."""
    reach: list[list[int]] = []  # by unit
    for seat in range(s.players):
        for place in range(PLACES):
            n = min(len(cells), s.count(seat, place))
            if n:
                reach += [steps_between(s, seat, place, cells)] * n
    best = 2 * OUT_OF_REACH
    for i in range(len(reach)):
        for j in range(len(reach)):
            if i != j:
                best = min(best, least_of_two(reach[i], reach[j]))
    return best


def least_of_two(one: list[int], other: list[int]) -> int:
    """In all, if they go to different rooms, the second one to the one named before."""
    best = 2 * OUT_OF_REACH
    for a in range(len(one)):
        for b in range(a):
            best = min(best, one[a] + other[b])
    return best


def steps_between(s: Ark, seat: int, place: int, cells: list[int]) -> list[int]:
    """To each of these rooms, whoever stands on the way."""
    far = s.plan.ways(s.rooms, shut(s, seat), 0).steps(s.dock_of(seat), place)
    return [far[cell] if far[cell] >= 0 else OUT_OF_REACH for cell in cells]


# --- hostile units -------------------------------------------------------------------------------------
def arming(s: Ark, seat: int) -> float:
    """MILITARIZE for the hostile units in mission rooms, and for those that the next disasters bring."""
    goals = goal_rooms(s)
    need = float(sum([enemy_defence(s, s.at[room]) for room in goals]))
    need += TO_COME * on_board(s, DEFENCE) * len(goals) * (p.GLITCH_ROUNDS - s.stage)
    arsenal = sum([s.domes[fellow].arsenal for fellow in range(s.players)])
    return ARMED * max(0.0, need - arsenal) / max(1, value(s, seat, p.MILITARIZE)) / s.players


def resistance(s: Ark, cell: int) -> float:
    """Hostile units that have to go, the more while nobody is strong enough."""
    if not s.count(ENEMY, cell):
        return 0.0
    return HOSTILE + UNREADY * (1.0 - max([chance(s, fellow, cell) for fellow in range(s.players)]))


def chance(s: Ark, seat: int, cell: int) -> float:
    """To beat the Enemy there with a unit and the best card."""
    arsenal = s.domes[seat].arsenal
    if arsenal < enemy_defence(s, cell):
        return min(1.0, arsenal / enemy_defence(s, cell)) * SOMEDAY
    return SOMEDAY + (1 - SOMEDAY) * beaten(arsenal + best_card(s, seat) - enemy_combat(s, cell))


def combats(s: Ark, seat: int, now: float) -> float:
    """What this turn's combats change in the turns still needed, by the chance to win: a look ahead ends
    before them. Either the hostile units are gone, and some arsenal with them, or the own are wounded.
    """
    turns = 0.0
    for cell in range(CELLS):
        units = s.count(seat, cell)
        if not units or not s.count(ENEMY, cell):
            continue
        odds = winning(s, seat, cell)
        won, lost = s.copy(), s.copy()
        won.add_units(ENEMY, cell, -s.count(ENEMY, cell))
        won.domes[seat].arsenal = max(0, won.domes[seat].arsenal - enemy_defence(s, cell))
        lost.add_units(seat, cell, -units)
        lost.domes[seat].wounded += units
        turns += odds * in_all(won, seat) + (1.0 - odds) * in_all(lost, seat) - now
        turns += LEAST_POWER / TURN * committed(s, seat)
    return turns


# --- a section just chosen -----------------------------------------------------------------------------
def begun(s: Ark, seat: int) -> Ark:
    """As if its plain action were done: with few nodes a bot looks into few sections."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Phase) or frame.seat != seat or any(s.spent):
        return s
    if frame.section not in (p.MIL, p.UNI, p.PRO):
        return s
    then = s.copy()
    if frame.section == p.MIL:
        then.arm(seat, value(s, seat, p.MILITARIZE))
    elif frame.section == p.UNI:
        raise_units(then, seat)
    else:
        earn(then, seat)
    return then


def raise_units(s: Ark, seat: int) -> None:
    """As many as can be healed and paid for."""
    dome, price = s.domes[seat], unit_price(s, seat)
    healed = min(value(s, seat, p.HEAL), dome.wounded)
    woken = min(value(s, seat, p.AWAKEN), dome.stasis, dome.stock[p.METAMORPHITE] // price)
    dome.wounded -= healed
    dome.stasis -= woken
    dome.stock[p.METAMORPHITE] -= woken * price
    dome.home += healed + woken


def earn(s: Ark, seat: int) -> None:
    """EXPLOIT or PRODUCE, whichever gives more."""
    dome, given = s.domes[seat], yields(s, seat)
    if sum(given) <= value(s, seat, p.PRODUCE):
        given = [0] * len(p.RESOURCES)
        given[p.METAMORPHITE] = value(s, seat, p.PRODUCE)
    for resource in range(len(p.RESOURCES)):
        dome.stock[resource] = min(p.STORAGE, dome.stock[resource] + given[resource])
