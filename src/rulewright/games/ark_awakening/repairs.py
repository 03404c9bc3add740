"""The estimate of Glitch: where units are needed, the most urgent first, who goes there, what repairs cost.

Each unit has one place to go to, so that a step towards it is always a gain; what nobody goes to yet costs
the same wherever the others are. As in `errands.py` everything is a share of turns.
"""

from __future__ import annotations

from typing import Final

from rulewright.games.ark_awakening.approach import SMALL_CHANGE, can_fill, engineers
from rulewright.games.ark_awakening.challengers import beaten, best_card
from rulewright.games.ark_awakening.control import own_units, steps_from, steps_to
from rulewright.games.ark_awakening.enemy import (
    DEFENCE,
    enemy_combat,
    enemy_defence,
    goal_rooms,
    on_board,
    rooms_of,
)
from rulewright.games.ark_awakening.errands import Works
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.places import PLACES
from rulewright.games.ark_awakening.printed import (
    ACTIVATABLE,
    COST,
    COST_TYPE,
    DIAGNOSED_FACTORIES,
    DIAGNOSTIC_CARDS,
    ENGINEERING,
    FREE,
    GATE,
    GLITCH_ROUNDS,
    METAMORPHITE,
    MILITARIZE,
    MOVE,
    OBJECTIVE,
    PRODUCE,
    RESOURCES,
)
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ENEMY, ENEMY_CUBE, NOWHERE, Ark

URGENT: Final = 1.5  # what the next resolution asks for, against what a later one may
NEARER: Final = 2.0  # and how much more urgent it gets as the counter runs out
MISSION_ROOM: Final = [0.4, 0.6, 1.0]  # of what is urgent, by round: they are looked at in the last one
PERHAPS: Final = 0.7  # of what is urgent, by the chance that a card will name the room
DIAGNOSIS: Final = 1.5  # and for a unit in the newest diagnostic room
UNSEEN: Final = 1.5  # turns for each diagnostic card that is face down
REPAIR: Final = 0.5  # turns for each glitch cube, beside its share of an ENGINEERING
WORST: Final = 0.13  # and for the square of those in one room: they take a turn each
NOBODY_THERE: Final = 5  # steps, for a place that nobody goes to
OTHERS: Final = 0.5  # of the steps of fellows, and of those that nobody goes
STAY: Final = 0.8  # who stands where it is at least as urgent as this stays there
PRICES: Final = 1.0  # of what the repairs of the own part cost
EARNED: Final = 4.8  # turns to earn what is missing, by what an exploitation gives of it
HEADSTART: Final = 6.0
LATER: Final = 16.0  # resources that each round to come will ask for
STOCKED: Final = 2.0  # turns to earn those, by what an exploitation gives
BEGINNING: Final = 4.0
THIS_ROUND: Final = 0.7  # of a round's, for what may still come in this one
PROMISED: Final = 0.6  # of what the points left in a phase could save
HOSTILE: Final = 1.2  # turns for each hostile unit that has to go
UNREADY: Final = 2.0  # turns, while nobody could beat them
SOMEDAY: Final = 0.3  # of that, for an arsenal that reaches their defence
SOON: Final = [0.6, 0.8, 1.0]  # how much the hostile units in mission rooms count, by round
SPREAD: Final = 1.0  # of the steps to a room that a card may name
ARMED: Final = 0.7  # of the turns to MILITARIZE for what there is
TO_COME: Final = 0.6  # and for what is still to come
EXPOSED: Final = 0.6  # turns, for a unit in a mission room as the counter runs out (ARK-12.6)


def failure(s: Ark, seat: int) -> float:
    """Turns to pass the next resolution, and a share of those to pass the later ones."""
    plan = Repairs(s, seat)
    turns = plan.turns(s) + searching(s, seat) + arming(s, seat)
    turns += sum([resistance(s, cell) for cell in plan.newest])
    goals = [s.at[room] for room in goal_rooms(s)]
    turns += SOON[stage(s)] * sum([resistance(s, cell) for cell in goals])
    if s.clock == 1 and s.stage < GLITCH_ROUNDS:
        turns += EXPOSED * sum([s.count(fellow, cell) for cell in goals for fellow in range(s.players)])
    return turns


def stage(s: Ark) -> int:
    """The round of Glitch, from 0."""
    return min(GLITCH_ROUNDS, max(1, s.stage)) - 1


def damage(s: Ark, room: int) -> int:
    """Its glitch cubes."""
    return things(s.cubes[room]).count(ENEMY_CUBE)


def cards_to_come(s: Ark) -> int:
    """Diagnostic cards that will still be turned up."""
    return len(s.row.cards) + DIAGNOSTIC_CARDS * (GLITCH_ROUNDS - s.stage)


def chance_named(s: Ark) -> float:
    """That one of them will name a room."""
    return cards_to_come(s) / max(1, len(s.row.cards) + len(s.targets.cards) + len(s.aimed.cards))


def searching(s: Ark, seat: int) -> float:
    """Steps to the rooms that they may name: units that are spread over the Ark are soon anywhere."""
    far = [steps_to(s, fellow) for fellow in range(s.players)]
    total = rooms = 0
    for room in range(GATE):
        cell = s.at[room]
        if cell != NOWHERE:
            total += min([one[cell] for one in far if one[cell] >= 0], default=NOBODY_THERE)
            rooms += 1
    return SPREAD * cards_to_come(s) * total / max(1, rooms) / max(1, value(s, seat, MOVE))


def arming(s: Ark, seat: int) -> float:
    """MILITARIZE for the hostile units in mission rooms, and for those that the next disasters bring."""
    goals = goal_rooms(s)
    need = float(sum([enemy_defence(s, s.at[room]) for room in goals]))
    need += TO_COME * on_board(s, DEFENCE) * len(goals) * (GLITCH_ROUNDS - s.stage)
    arsenal = sum([s.domes[fellow].arsenal for fellow in range(s.players)])
    return ARMED * max(0.0, need - arsenal) / max(1, value(s, seat, MILITARIZE)) / s.players


# --- hostile units -------------------------------------------------------------------------------------
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


def fit(s: Ark, cell: int) -> list[int]:
    """Who may go there: an arsenal below the defence of hostile units loses at once (ARK-6.3.1)."""
    return [fellow for fellow in range(s.players) if s.domes[fellow].arsenal >= enemy_defence(s, cell)]


# --- where units are needed ----------------------------------------------------------------------------
class Post:
    """A place where a unit is needed."""

    def __init__(self, cell: int, weight: float) -> None:
        self.cell = cell
        self.weight = weight


class Repairs(Works):
    """What the Challengers have to do before the counter runs out, as one of them sees it."""

    def __init__(self, s: Ark, seat: int) -> None:
        super().__init__(s, seat)
        self.urgent = URGENT + NEARER / max(1, s.clock)
        self.rooms: list[int] = []  # the damaged ones
        self.left: list[int] = []  # their glitch cubes
        self.weights: list[float] = []
        self.newest: list[int] = newest_rooms(s)
        self.unseen = 0.0
        self.away = 0.0  # steps of the own units, by their weight
        self.others = 0.0  # of fellows, and to where nobody goes
        self.ways: list[tuple[float, int]] = []  # of the own units: weight and steps
        self.to_newest = 0  # steps after which the next card is turned up
        self.weigh(s)
        self.send(s, self.posts(s))
        self.spare = 0.0  # resources that no repair asks for yet
        self.short: list[float] = self.shortage(s)

    def weigh(self, s: Ark) -> None:
        """How urgent each damaged room is."""
        named = [room for card in s.traced.cards for room in rooms_of(s, card - OBJECTIVE)]
        goals = goal_rooms(s)
        for room in range(GATE):
            if s.at[room] == NOWHERE or not damage(s, room):
                continue
            weight = PERHAPS * chance_named(s)
            if room in named:
                weight = max(weight, self.urgent)
            if room in goals:
                weight = max(weight, self.mission_weight(s))
            self.rooms.append(room)
            self.left.append(damage(s, room))
            self.weights.append(weight)

    def mission_weight(self, s: Ark) -> float:
        return MISSION_ROOM[stage(s)] * (self.urgent if s.stage == GLITCH_ROUNDS else 1.0)

    def posts(self, s: Ark) -> list[Post]:
        """The most urgent first."""
        out = [Post(s.at[self.rooms[i]], self.weights[i]) for i in range(len(self.rooms))]
        for room in goal_rooms(s):
            if room not in self.rooms and s.count(ENEMY, s.at[room]):
                out.append(Post(s.at[room], self.mission_weight(s)))
        for cell in self.newest:
            out.append(Post(cell, DIAGNOSIS * self.urgent))
        out.sort(key=lambda post: -post.weight)
        return out

    def send(self, s: Ark, posts: list[Post]) -> None:
        """Who stands where it is needed stays; then each place gets the nearest unit that has none."""
        free = [[own_units(s, fellow, place) for place in range(PLACES)] for fellow in range(s.players)]
        waiting: list[Post] = []
        for post in posts:
            there = [fellow for fellow in fit(s, post.cell) if free[fellow][post.cell]]
            if there and post.weight >= STAY:
                free[there[0]][post.cell] -= 1
                self.arrive(s, post, there[0], 0)
            else:
                waiting.append(post)
        for post in waiting:
            self.send_nearest(s, post, free)
        self.unseen = UNSEEN * self.urgent * max(0, len(s.row.cards) - (self.to_newest == 0))

    def send_nearest(self, s: Ark, post: Post, free: list[list[int]]) -> None:
        best, start, nearest = -1, -1, NOBODY_THERE
        if any([any(units) for units in free]):
            for fellow in fit(s, post.cell):
                far = steps_from(s, fellow, post.cell)
                for place in range(PLACES):
                    if free[fellow][place] and 0 <= far[place] < nearest:
                        best, start, nearest = fellow, place, far[place]
        if best >= 0:
            free[best][start] -= 1
        self.arrive(s, post, best, nearest)

    def arrive(self, s: Ark, post: Post, who: int, steps: int) -> None:
        if who == self.seat:
            self.away += post.weight * steps
            self.ways.append((post.weight, steps))
        else:
            self.others += post.weight * steps
        if post.cell in self.newest:
            mine = who == self.seat or not steps
            self.to_newest += steps if mine and not s.count(ENEMY, post.cell) else NOBODY_THERE

    # --- turns -------------------------------------------------------------------------------------------
    def turns(self, s: Ark) -> float:
        return super().turns(s) + self.unseen + OTHERS * self.others

    def filling(self, points: int) -> float:
        total = 0.0
        for i in range(len(self.rooms)):
            cubes = self.left[i]
            total += self.weights[i] * cubes * (REPAIR + 1.0 / points + WORST * cubes)
        return total

    def shortage(self, s: Ark) -> list[float]:
        """What is missing of each resource for the own part; metamorphite stands in for the others."""
        need = [0.0] * len(RESOURCES)
        for i in range(len(self.rooms)):
            room = self.rooms[i]
            if COST_TYPE[room] != FREE:
                need[COST_TYPE[room]] += min(1.0, self.weights[i]) * COST[room] * self.left[i]
        need = [PRICES * price / s.players for price in need]
        stock = s.domes[self.seat].stock
        self.spare = sum([max(0.0, stock[i] - need[i]) for i in range(len(RESOURCES))])
        short = [max(0.0, need[i] - stock[i]) for i in range(len(RESOURCES))]
        wild = max(0.0, stock[METAMORPHITE] - need[METAMORPHITE])
        for i in range(len(RESOURCES)):
            if i != METAMORPHITE:
                helped = min(wild, short[i])
                short[i] -= helped
                wild -= helped
        return short

    def earning(self, s: Ark, given: list[int]) -> float:
        """For what the stock does not cover now, and what the rounds to come will ask for."""
        made = value(s, self.seat, PRODUCE)
        later = LATER * (GLITCH_ROUNDS - s.stage + THIS_ROUND) / s.players
        turns = STOCKED * max(0.0, later - self.spare) / (BEGINNING + max(made, sum(given)))
        useful = SMALL_CHANGE * sum(given)
        for i in range(len(RESOURCES)):
            useful += min(float(given[i]), self.short[i])
        return turns + EARNED * sum(self.short) / (HEADSTART + max(float(made), useful))

    def walking(self, points: int) -> float:
        return self.away / max(1, points)

    def steps_at_once(self, s: Ark) -> float:
        points = value(s, self.seat, MOVE)
        left = points - s.spent[MOVE]
        gain = UNSEEN * self.urgent if s.row.cards and 0 < self.to_newest <= left else 0.0
        for weight, steps in self.ways:
            walked = max(0, min(left, steps))
            left -= walked
            gain += weight * walked / points
        return PROMISED * gain

    def cubes_at_once(self, s: Ark) -> float:
        points = engineers(s, self.seat)
        ready = [
            self.weights[i] * (REPAIR + 1.0 / points)
            for i in range(len(self.rooms))
            if can_fill(s, self.seat, self.rooms[i]) and s.at[self.rooms[i]] not in s.touched
        ]
        ready.sort(reverse=True)
        left = min(points - s.spent[ENGINEERING], s.domes[self.seat].cubes)
        return PROMISED * sum(ready[: max(0, left)])


def newest_rooms(s: Ark) -> list[int]:
    """Where units are needed to turn up the next diagnostic card (ARK-12.8, 12.8c)."""
    if not s.row.cards or not s.traced.cards:
        return []
    target = s.traced.cards[-1] - OBJECTIVE
    cells = [s.at[room] for room in rooms_of(s, target)]
    if target < ACTIVATABLE or len(cells) <= DIAGNOSED_FACTORIES:
        return cells
    cells.sort(key=lambda cell: nearest_unit(s, cell))
    return cells[:DIAGNOSED_FACTORIES]


def nearest_unit(s: Ark, cell: int) -> int:
    """Steps of the unit of a Challenger that is soonest there."""
    best = NOBODY_THERE
    for fellow in range(s.players):
        far = steps_from(s, fellow, cell)
        for place in range(PLACES):
            if 0 <= far[place] < best and own_units(s, fellow, place):
                best = far[place]
    return best
