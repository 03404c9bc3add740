"""The estimate of the co-operative modes: the open mission, which Challengers serve as one, and the Guardians
in its way. What is good for the Challengers is bad for the Dark Player.
"""

from __future__ import annotations

from typing import Final

from rulewright.core.flow import Veil
from rulewright.games.ark_awakening.approach import (
    UNIT_SHORT,
    earning,
    filling,
    promised,
    steps_to_room,
    walking,
)
from rulewright.games.ark_awakening.checks import rooms_to_activate, shared_rooms
from rulewright.games.ark_awakening.clashes import troops_of
from rulewright.games.ark_awakening.combat import offensive
from rulewright.games.ark_awakening.control import steps_to
from rulewright.games.ark_awakening.divert import Into
from rulewright.games.ark_awakening.economy import economy
from rulewright.games.ark_awakening.enemy import dark, enemy_combat, enemy_defence
from rulewright.games.ark_awakening.goals import awake
from rulewright.games.ark_awakening.places import column, row
from rulewright.games.ark_awakening.printed import (
    ARTIFACTS,
    FACE_POWER,
    POWER_OF,
)
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_BOARD, Ark
from rulewright.games.ark_awakening.verbs import DONE, PLAY

TURN: Final = 10.0  # a turn that the mission still takes
ROOM_DONE: Final = 12.0  # an activated room is safe
ECONOMY: Final = 0.3  # the clock runs: what does not serve the mission counts less than between rivals
BLOCKED: Final = 1.5  # turns, while a Guardian stands in a room of the mission
AT_RISK: Final = 0.7  # and for each cube there, which it will destroy
MENACE: Final = 0.1  # for each step that a Guardian is nearer to such a room than FAR
FAR: Final = 4
DIVERTED: Final = 0.15
WOUNDED: Final = 0.5  # turns, for a unit in a Sickbay
ARMS: Final = 0.35  # a point of arsenal: to beat a Guardian takes its defence and more
TRADED: Final = 10.0  # a gift or request: without a good reason the other has better things to do
LEAST_POWER: Final = 0.02  # of the card kept, for each point of its power


def challengers(s: Ark, seat: int) -> float:
    """How well they stand; a Challenger also looks at its own economy."""
    rooms = rooms_to_activate(s)
    value = ROOM_DONE * shared_rooms(s) - TURN * hindrance(s, rooms)
    who = seat if seat < s.players else s.first
    value -= TURN * turns_left(s, who, rooms)
    if seat == dark(s):
        return -value
    value += ECONOMY * economy(s, seat) + ARMS * s.domes[seat].arsenal - TRADED * len(s.traded)
    return value + fights(s, seat)


def turns_left(s: Ark, seat: int, rooms: list[int]) -> float:
    """Of this Challenger: all rooms are to be reached and filled by someone, those nearest to it paid for."""
    if not rooms:
        return 0.0
    far = [steps_to(s, fellow) for fellow in range(s.players)]
    steps = 0
    mine: list[int] = []
    for room in rooms:
        near = [steps_to_room(s, fellow, room, far[fellow]) for fellow in range(s.players)]
        steps += min(near)
        if near[seat] == min(near):
            mine.append(room)
    alone = max(0, len(rooms) - sum([awake(s, fellow) for fellow in range(s.players)]))
    turns = filling(s, seat, rooms) + walking(s, seat, steps) + UNIT_SHORT * alone
    return turns + earning(s, seat, mine or rooms) - promised(s, seat, rooms, steps) - diverting(s, seat)


def diverting(s: Ark, seat: int) -> float:
    """Turns that a cylinder in hand may save: among so many choices a bot does not see where it can go."""
    return DIVERTED if s.stack and isinstance(s.stack[-1], Into) else 0.0


def hindrance(s: Ark, rooms: list[int]) -> float:
    """Turns lost to the Enemy in the rooms of the mission, or near to them, and to wounds."""
    turns = WOUNDED * sum([dome.wounded for dome in s.domes])
    for room in rooms:
        turns += MENACE * max(0, FAR - nearest_guardian(s, s.at[room]))
        if s.count(ENEMY, s.at[room]):
            turns += BLOCKED + AT_RISK * s.cubes_in(room)
    return turns


def nearest_guardian(s: Ark, cell: int) -> int:
    """How many steps it is away, as the crow flies."""
    best = FAR
    for other in s.guards:
        if other != ENEMY_BOARD:
            best = min(best, abs(column(cell) - column(other)) + abs(row(cell) - row(other)))
    return best


# --- combats to come -----------------------------------------------------------------------------------
def fights(s: Ark, seat: int) -> float:
    """What the combats of this turn will bring where own units stand beside a Guardian."""
    total = 0.0
    for cell in s.guards:
        if cell != ENEMY_BOARD and s.count(seat, cell):
            total += fight(s, seat, cell)
    return total


def fight(s: Ark, seat: int, cell: int) -> float:
    """ARK-10.11: by the chance to win, the Guardian's room is free again or the own units are wounded."""
    power = committed(s, seat)
    chance = 0.0
    if s.domes[seat].arsenal >= enemy_defence(s, cell):
        own = offensive(s, seat, troops_of(s, seat, cell), cell) + power
        chance = beaten(own - enemy_combat(s, cell))
    prize = -ARMS * enemy_defence(s, cell)
    room = s.rooms[cell]
    if room in rooms_to_activate(s):
        prize += TURN * (BLOCKED + AT_RISK * s.cubes_in(room))
    return chance * prize - (1.0 - chance) * TURN * WOUNDED * s.count(seat, cell) - LEAST_POWER * power


def committed(s: Ark, seat: int) -> int:
    """The power of the card just chosen, if the look ahead stops before the Enemy's is drawn; or the best."""
    past = s.past
    if past is not None and past.seat == seat and s.stack and isinstance(s.stack[-1], Veil):
        if past.option in PLAY:
            return FACE_POWER[PLAY.read(past.option)]
        if past.option == DONE.of():
            return 0
    best = 0
    for card in s.domes[seat].hand.cards:
        best = max(best, POWER_OF[card])
    return best


def beaten(margin: int) -> float:
    """The chance that the Enemy's card is weaker."""
    return len([1 for power in POWER_OF if power < margin]) / ARTIFACTS
