"""The estimate of Glitch and of It is Learning: what the Challengers still have to do before it is too late.

As in `errands.py` everything is a share of turns, and the Challengers count as one.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.ark_awakening.approach import OUT_OF_REACH
from rulewright.games.ark_awakening.challengers import LEAST_POWER, beaten, best_card, committed
from rulewright.games.ark_awakening.checks import rooms_to_activate, shared_rooms
from rulewright.games.ark_awakening.clashes import troops_of
from rulewright.games.ark_awakening.combat import offensive
from rulewright.games.ark_awakening.control import steps_to
from rulewright.games.ark_awakening.enemy import (
    DEFENCE,
    cylinders_left,
    dark,
    enemy_combat,
    enemy_defence,
    goal_rooms,
    on_board,
    rooms_of,
)
from rulewright.games.ark_awakening.errands import Errand
from rulewright.games.ark_awakening.glitch import turns_of_round
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.places import CELLS, PLACES
from rulewright.games.ark_awakening.printed import (
    ACTIVATABLE,
    AMOUNTS,
    DIAGNOSTIC_CARDS,
    GATE,
    GLITCH_ROUNDS,
    MILITARIZE,
    MOVE,
    OBJECTIVE,
    SQUARES,
)
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, GLITCH, LEARNING, NOWHERE, Ark

TURN: Final = 10.0  # a turn that something still takes
WOUNDED: Final = 1.2  # turns, for a unit in a Sickbay
ARMS: Final = 0.2  # a point of arsenal
TRADED: Final = 10.0  # a gift or request: without a good reason the other has better things to do
ACTIVATED: Final = 1.2  # turns, for a mission room that is safe
MISSION: Final = 0.5  # of the turns that the mission of It is Learning takes: there is time
ARMED: Final = 0.7  # of the turns that arms for the hostile units take
TO_COME: Final = 0.6  # of those units that are not there yet
NAMED: Final = 3.0  # of a turn that the next resolution needs
HURRY: Final = 1.0  # and so much more, when it comes
PREPARED: Final = 0.15  # turns for each glitch cube anywhere
UNSEEN: Final = 2.0  # turns for each diagnostic card that is face down
HOSTILE: Final = 1.2  # turns for each hostile unit that has to go
UNREADY: Final = 2.0  # turns, while nobody could beat them
SOMEDAY: Final = 0.3  # of that, for an arsenal that reaches their defence
SOON: Final = [0.3, 0.6, 1.0]  # how much the mission rooms count, by round of Glitch
OVERRUN: Final = [0.0, 1.5, 6.0, 20.0]  # turns, by mission rooms that are infected or corrupt
INFECTION: Final = 0.12  # turns for each cube of the Enemy on the board
CORRUPTION: Final = 0.8  # and for each cylinder
PURGE: Final = 0.5  # of the turns that the ways to them, their prices and their removal take
SHORTAGE: Final = 0.8  # and for each piece less in a supply that comes to an end
LAST_CUBES: Final = 8
LAST_CYLINDERS: Final = 6
WATCHED: Final = 0.8  # turns, for a mission room with a unit that can beat what comes
STRONG: Final = 14  # arsenal beyond which more helps little


def perils(s: Ark, seat: int) -> float:
    """How well the Challengers stand; what is good for them is bad for the Dark Player."""
    who = seat if seat < s.players else s.first
    turns = contagion(s, who) if s.mode == LEARNING else failure(s, who)
    turns += WOUNDED * sum([dome.wounded for dome in s.domes])
    if seat == dark(s):
        return TURN * turns
    arms = ARMS * min(STRONG, s.domes[seat].arsenal)
    return fights(s, seat) + arms - TRADED * len(s.traded) - TURN * turns


# --- Glitch --------------------------------------------------------------------------------------------
def failure(s: Ark, seat: int) -> float:
    """Turns to pass the next resolution, and a share of those to pass the last one."""
    wanted = [room for card in s.traced.cards for room in rooms_of(s, card - OBJECTIVE)]
    goals = [room for room in goal_rooms(s) if room not in wanted]
    if s.stage == GLITCH_ROUNDS:
        wanted += goals
    wanted = [room for room in wanted if damage(s, room) or s.count(ENEMY, s.at[room])]
    turns = urgency(s) * (repairing(s, seat, wanted) + sum([resistance(s, s.at[room]) for room in wanted]))
    later = float(sum([damage(s, room) for room in goals]))
    later += sum([resistance(s, s.at[room]) for room in goal_rooms(s)])
    turns += share(s) * later + PREPARED * damage_in_all(s)
    return turns + searching(s, seat) + arming(s, seat)


def repairing(s: Ark, seat: int, wanted: list[int]) -> float:
    """Turns of all Challengers: whoever leaves a room to a fellow has not done anything for it."""
    left = [damage(s, room) for room in wanted]
    turns = 0.0
    for fellow in range(s.players):
        errand = Errand(s, fellow, wanted, left)
        if fellow == seat:
            turns += diagnosing(s, errand)
        turns += errand.own(s)
    return turns


def urgency(s: Ark) -> float:
    """What the next resolution asks for goes before all else, the more the later it is."""
    return NAMED * (1.0 + HURRY * (1.0 - s.clock / turns_of_round(s)))


def searching(s: Ark, seat: int) -> float:
    """Steps to rooms that cards to come may name: units that are spread over the Ark are soon anywhere."""
    far = [steps_to(s, fellow) for fellow in range(s.players)]
    cells = [s.at[room] for room in range(GATE) if s.at[room] != NOWHERE]
    steps = sum([nearest(far, cell) for cell in cells])
    cards = len(s.row.cards) + DIAGNOSTIC_CARDS * (GLITCH_ROUNDS - s.stage)
    return cards * steps / max(1, len(cells)) / max(1, value(s, seat, MOVE))


def arming(s: Ark, seat: int) -> float:
    """MILITARIZE for the hostile units in mission rooms, and for those that the next disasters bring."""
    goals = goal_rooms(s)
    need = float(sum([enemy_defence(s, s.at[room]) for room in goals]))
    need += TO_COME * on_board(s, DEFENCE) * len(goals) * (GLITCH_ROUNDS - s.stage)
    arsenal = sum([s.domes[fellow].arsenal for fellow in range(s.players)])
    return ARMED * max(0.0, need - arsenal) / max(1, value(s, seat, MILITARIZE)) / s.players


def resistance(s: Ark, cell: int) -> float:
    """Hostile units that have to go, the more while nobody is strong enough."""
    number = s.count(ENEMY, cell)
    if not number:
        return 0.0
    return HOSTILE * number + UNREADY * (1.0 - max([chance(s, fellow, cell) for fellow in range(s.players)]))


def chance(s: Ark, seat: int, cell: int) -> float:
    """To beat the Enemy there with a unit and the best card."""
    arsenal = s.domes[seat].arsenal
    if arsenal < enemy_defence(s, cell):
        return min(1.0, arsenal / enemy_defence(s, cell)) * SOMEDAY
    return SOMEDAY + (1 - SOMEDAY) * beaten(arsenal + best_card(s, seat) - enemy_combat(s, cell))


def damage(s: Ark, room: int) -> int:
    """Its glitch cubes."""
    return things(s.cubes[room]).count(ENEMY_CUBE)


def damage_in_all(s: Ark) -> int:
    """Any room may be diagnosed in a later round, and the supply of glitch cubes comes to an end."""
    return AMOUNTS["cubes"][s.players - 1] - s.supply


def diagnosing(s: Ark, errand: Errand) -> float:
    """For the rooms still face down, and what bars the newest one; the way to it is an errand."""
    if not s.row.cards or not s.traced.cards:
        return 0.0
    target = s.traced.cards[-1] - OBJECTIVE
    cells = [s.at[room] for room in rooms_of(s, target)]
    steps = steps_of_all(s, cells[0]) if target < ACTIVATABLE else steps_of_two(s, cells)
    errand.steps += steps
    barred = any([s.count(ENEMY, cell) for cell in cells])
    soon = not steps and not barred  # after this turn, which a look ahead does not see
    return UNSEEN * (len(s.row.cards) - soon) + sum([resistance(s, cell) for cell in cells])


def steps_of_all(s: Ark, cell: int) -> int:
    """Of the Challenger who is nearest."""
    return nearest([steps_to(s, fellow) for fellow in range(s.players)], cell)


def nearest(far: list[list[int]], cell: int) -> int:
    """Steps of the Challenger who is soonest there; `far`: of each to every place."""
    return min([one[cell] for one in far if one[cell] >= 0], default=OUT_OF_REACH)


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
                pairs = [reach[i][a] + reach[j][b] for a in range(len(cells)) for b in range(a)]
                best = min(best, min(pairs))
    return best


def steps_between(s: Ark, seat: int, place: int, cells: list[int]) -> list[int]:
    """To each of these rooms."""
    out = [-1] * PLACES
    out[place] = 0
    edge = [place]
    while edge and any([out[cell] < 0 for cell in cells]):
        further: list[int] = []
        for here in edge:
            for other in s.beside(seat, here):
                if out[other] < 0:
                    out[other] = out[here] + 1
                    further.append(other)
        edge = further
    return [out[cell] if out[cell] >= 0 else OUT_OF_REACH for cell in cells]


# --- It is Learning ------------------------------------------------------------------------------------
def contagion(s: Ark, seat: int) -> float:
    """The mission, and what brings the Enemy nearer to its end."""
    goals = goal_rooms(s)
    open_rooms = rooms_to_activate(s)
    left = [SQUARES[room] - s.cubes_in(room) if room in open_rooms else 0 for room in goals]
    turns = MISSION * Errand(s, seat, goals, left).turns(s) - ACTIVATED * shared_rooms(s)
    overrun = 0
    for room in goals:
        cell = s.at[room]
        if s.corrupt[cell] or s.count(ENEMY, cell):
            overrun += 1
        if any([s.count(fellow, cell) and s.domes[fellow].arsenal > 2 for fellow in range(s.players)]):
            turns -= WATCHED
    turns += OVERRUN[overrun] + INFECTION * s.in_play(ENEMY) + purging(s, seat)
    turns += SHORTAGE * max(0, LAST_CUBES - s.supply)
    return turns + SHORTAGE * max(0, LAST_CYLINDERS - cylinders_left(s))


def purging(s: Ark, seat: int) -> float:
    """The corruption on the board: each cylinder, and an errand to its room; a removal costs about a cube."""
    rooms = [s.rooms[cell] for cell in range(CELLS) if s.corrupt[cell]]
    if not rooms:
        return 0.0
    return CORRUPTION * len(rooms) + PURGE * Errand(s, seat, rooms, [1] * len(rooms)).turns(s)


# --- combats to come -----------------------------------------------------------------------------------
def fights(s: Ark, seat: int) -> float:
    """What the combats of this turn will bring where own units stand beside the Enemy's."""
    total = 0.0
    for cell in range(CELLS):
        if s.count(ENEMY, cell) and s.count(seat, cell):
            total += fight(s, seat, cell)
    return total


def fight(s: Ark, seat: int, cell: int) -> float:
    """By the chance to win: the Enemy's units are gone, or the own ones are wounded."""
    chance = 0.0
    power = committed(s, seat)
    if s.domes[seat].arsenal >= enemy_defence(s, cell):
        own = offensive(s, seat, troops_of(s, seat, cell), cell) + power
        chance = beaten(own - enemy_combat(s, cell))
    prize = TURN * s.count(ENEMY, cell) * prize_of(s, cell) - ARMS * enemy_defence(s, cell)
    loss = TURN * WOUNDED * s.count(seat, cell)
    if s.mode == GLITCH:
        loss *= urgency(s)
    return chance * prize - (1.0 - chance) * loss - LEAST_POWER * power


def prize_of(s: Ark, cell: int) -> float:
    """Turns, for each unit of the Enemy that is beaten there."""
    if s.mode == LEARNING:
        return INFECTION
    newest = [s.at[room] for card in s.traced.cards[-1:] for room in rooms_of(s, card - OBJECTIVE)]
    return HOSTILE * (1.0 if s.row.cards and cell in newest else share(s))


def share(s: Ark) -> float:
    """How much the mission rooms count in this round of Glitch."""
    return SOON[min(GLITCH_ROUNDS, max(1, s.stage)) - 1]
