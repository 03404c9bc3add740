"""The estimate of Glitch and of It is Learning: what the Challengers still have to do before it is too late.

As in `challengers.py` everything is a share of turns, and the Challengers count as one.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.ark_awakening.checks import rooms_to_activate, shared_rooms
from rulewright.games.ark_awakening.clashes import troops_of
from rulewright.games.ark_awakening.combat import offensive
from rulewright.games.ark_awakening.control import steps_to
from rulewright.games.ark_awakening.enemy import (
    cylinders_left,
    dark,
    enemy_combat,
    enemy_defence,
    goal_rooms,
    rooms_of,
)
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.places import CELLS, PLACES
from rulewright.games.ark_awakening.printed import (
    ACTIVATABLE,
    ARTIFACTS,
    COST,
    COST_TYPE,
    DIAGNOSED_FACTORIES,
    ENGINEERING,
    FREE,
    GLITCH_ROUNDS,
    METAMORPHITE,
    MOVE,
    OBJECTIVE,
    POWER_OF,
    PRODUCE,
    RESOURCES,
    SQUARES,
)
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, LEARNING, Ark

TURN: Final = 10.0  # a turn that something still takes
WOUNDED: Final = 1.2  # turns, for a unit in a Sickbay
ARMS: Final = 0.2  # a point of arsenal
TRADED: Final = 10.0  # a gift or request: without a good reason the other has better things to do
OUT_OF_REACH: Final = 6  # steps, for a room that no unit can walk to
LONGEST: Final = 0.25  # turns for each cube that the emptiest room takes
ACTIVATED: Final = 1.2  # turns, for a mission room that is safe
MISSION: Final = 0.5  # of the turns that the mission of It is Learning takes: there is time
UNSEEN: Final = 2.0  # turns for each diagnostic card that is face down
HOSTILE: Final = 1.2  # turns for each hostile unit that has to go
SOON: Final = [0.15, 0.4, 1.0]  # how much the mission rooms count, by round of Glitch
OVERRUN: Final = [0.0, 1.5, 6.0, 20.0]  # turns, by mission rooms that are infected or corrupt
INFECTION: Final = 0.12  # turns for each cube of the Enemy on the board
CORRUPTION: Final = 0.8  # and for each cylinder
AWAY: Final = 0.06  # and for each step to it
SHORTAGE: Final = 0.5  # and for each piece less in a supply that comes to an end
LAST_CUBES: Final = 8
LAST_CYLINDERS: Final = 4
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


# --- what takes turns ----------------------------------------------------------------------------------
def walking(s: Ark, seat: int, steps: int) -> float:
    return steps / max(1, value(s, seat, MOVE))


def steps_of_all(far: list[list[int]], cell: int) -> int:
    """Of the Challenger who is nearest."""
    steps = [one[cell] for one in far if one[cell] >= 0]
    return min(steps) if steps else OUT_OF_REACH


def cubes_to(s: Ark, seat: int, rooms: list[int], left: list[int], far: list[list[int]]) -> float:
    """To put so many cubes into rooms: to reach them, to pay, and one a room with each ENGINEERING."""
    steps = 0
    need = [0] * len(RESOURCES)
    for room, cubes in zip(rooms, left):
        if cubes:
            steps += steps_of_all(far, s.at[room])
            if COST_TYPE[room] != FREE:
                need[COST_TYPE[room]] += COST[room] * cubes
    if not sum(left):
        return 0.0
    points = max(1, value(s, seat, ENGINEERING))
    turns = 2 * sum(left) / (2 + points) + LONGEST * max(left) + walking(s, seat, steps)
    return turns + paying(s, seat, need)


def paying(s: Ark, seat: int, need: list[int]) -> float:
    """To earn what the stock does not cover; metamorphite stands in for the others (ARK-5.4d)."""
    stock = s.domes[seat].stock
    wild = max(0, stock[METAMORPHITE] - need[METAMORPHITE])
    short = [max(0, need[resource] - stock[resource]) for resource in range(len(RESOURCES))]
    missing = max(0, sum(short[:METAMORPHITE]) - wild) + short[METAMORPHITE]
    if not missing:
        return 0.0
    given = yields(s, seat)
    useful = sum([min(given[resource], short[resource]) for resource in range(len(RESOURCES))])
    return missing / max(1.0, value(s, seat, PRODUCE), useful)


# --- Glitch --------------------------------------------------------------------------------------------
def failure(s: Ark, seat: int) -> float:
    """Turns to pass the next resolution, and a share of those to pass the last one."""
    far = [steps_to(s, fellow) for fellow in range(s.players)]
    wanted = [room for card in s.traced.cards for room in rooms_of(s, card - OBJECTIVE)]
    turns = diagnosing(s, seat, far) + repairing(s, seat, wanted, far)
    goals = [room for room in goal_rooms(s) if room not in wanted]
    later = repairing(s, seat, goals, far)
    for room in goal_rooms(s):
        later += HOSTILE * s.count(ENEMY, s.at[room])
    return turns + share(s) * later


def diagnosing(s: Ark, seat: int, far: list[list[int]]) -> float:
    """To reach the newest room, and for those still face down."""
    if not s.row.cards or not s.traced.cards:
        return 0.0
    target = s.traced.cards[-1] - OBJECTIVE
    cells = [s.at[room] for room in rooms_of(s, target)]
    need = 1 if target < ACTIVATABLE else DIAGNOSED_FACTORIES
    steps = steps_of_all(far, cells[0]) if need == 1 else steps_of_two(s, cells)
    guards = sum([s.count(ENEMY, cell) for cell in cells])
    return UNSEEN * len(s.row.cards) + HOSTILE * guards + walking(s, seat, steps)


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


def repairing(s: Ark, seat: int, rooms: list[int], far: list[list[int]]) -> float:
    """To replace the glitch cubes."""
    left = [things(s.cubes[room]).count(ENEMY_CUBE) for room in rooms]
    return cubes_to(s, seat, rooms, left, far)


# --- It is Learning ------------------------------------------------------------------------------------
def contagion(s: Ark, seat: int) -> float:
    """The mission, and what brings the Enemy nearer to its end."""
    far = [steps_to(s, fellow) for fellow in range(s.players)]
    rooms = rooms_to_activate(s)
    left = [SQUARES[room] - s.cubes_in(room) for room in rooms]
    turns = MISSION * cubes_to(s, seat, rooms, left, far) - ACTIVATED * shared_rooms(s)
    overrun = 0
    for room in goal_rooms(s):
        cell = s.at[room]
        if s.corrupt[cell] or s.count(ENEMY, cell):
            overrun += 1
        if any([s.count(fellow, cell) and s.domes[fellow].arsenal > 2 for fellow in range(s.players)]):
            turns -= WATCHED
    turns += OVERRUN[overrun] + INFECTION * s.in_play(ENEMY) + purging(s, far)
    turns += SHORTAGE * max(0, LAST_CUBES - s.supply)
    return turns + SHORTAGE * max(0, LAST_CYLINDERS - cylinders_left(s))


def purging(s: Ark, far: list[list[int]]) -> float:
    """The corruption on the board: each cylinder, and the way to it."""
    turns = 0.0
    for cell in range(CELLS):
        if s.corrupt[cell]:
            turns += CORRUPTION + AWAY * min(OUT_OF_REACH, steps_of_all(far, cell))
    return turns


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
    if s.domes[seat].arsenal >= enemy_defence(s, cell):
        own = offensive(s, seat, troops_of(s, seat, cell), cell) + best_card(s, seat)
        chance = beaten(own - enemy_combat(s, cell))
    prize = TURN * s.count(ENEMY, cell) * prize_of(s, cell) - ARMS * enemy_defence(s, cell)
    return chance * prize - (1.0 - chance) * TURN * WOUNDED * s.count(seat, cell)


def prize_of(s: Ark, cell: int) -> float:
    """Turns, for each unit of the Enemy that is beaten there."""
    if s.mode == LEARNING:
        return INFECTION
    newest = [s.at[room] for card in s.traced.cards[-1:] for room in rooms_of(s, card - OBJECTIVE)]
    return HOSTILE * (1.0 if s.row.cards and cell in newest else share(s))


def share(s: Ark) -> float:
    """How much the mission rooms count in this round of Glitch."""
    return SOON[min(GLITCH_ROUNDS, max(1, s.stage)) - 1]


def best_card(s: Ark, seat: int) -> int:
    """Its power."""
    return max([POWER_OF[card] for card in s.domes[seat].hand.cards if card >= 0], default=0)


def beaten(margin: int) -> float:
    """The chance that the Enemy's card is weaker."""
    return len([1 for power in POWER_OF if power < margin]) / ARTIFACTS
