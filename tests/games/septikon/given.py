"""Positions for the tests of Septikon: place exactly what matters, play, ask what a player would ask.

Squares are written as on the board, column letter and level: (8,0) is "a8", (6,10) is "k6". Places in
space are (x, y) of the whole board, counted from 0: (9, 0) is what the rules call a10.
"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

import rulewright
from rulewright.core.data import save
from rulewright.core.errors import IllegalChoice
from rulewright.core.state import Fence, State
from rulewright.games.septikon import printed
from rulewright.games.septikon.fire import fire_zones
from rulewright.games.septikon.flight import fly_all
from rulewright.games.septikon.means import can_damage
from rulewright.games.septikon.scoring import check
from rulewright.games.septikon.spies import Theft
from rulewright.games.septikon.table import UNKNOWN, Flyer, Septikon, Station
from rulewright.games.septikon.turn import Automatic, Roll, Rolled

A, B = 0, 1
PLAYERS = [A, B]
BOTH = pytest.mark.parametrize("me", PLAYERS)
GAME = rulewright.game("septikon")
RESOURCES = ("ox", "bm", "rk", "bd", "me", "ur", "en")


def squares(words: str) -> list[int]:
    return sorted(printed.square(word) for word in words.split())


def at(level: int, column: int) -> str:
    """The name of the square (level, column)."""
    return f"{chr(97 + column)}{level}"


def septikon(s: State) -> Septikon:
    """A game, a copy or a look ahead, as what it is."""
    assert isinstance(s, Septikon)
    return s


class Position:
    """A game in which nothing stands yet but the starting cubes. Every method that places returns self."""

    def __init__(self, mode: str = "standard", **options: object) -> None:
        s = septikon(GAME.new(2, mode, 1, **{"preset": "yes", **options}))
        self.s = s
        s.log = []
        s.stack.clear()
        s.turn = 10
        for station in s.stations:
            station.clones.clear()

    # --- placing -----------------------------------------------------------------------------------
    def station(self, owner: int) -> Station:
        station = self.s.stations[owner]
        station._reached = UNKNOWN  # the tests place units by hand
        return station

    def clones(self, owner: int, words: str) -> Position:
        """Loyal Clones of a colour, on its station."""
        self.station(owner).clones = squares(words)
        return self

    def spies(self, controller: int, words: str) -> Position:
        """Spies of a player: Clones of the other colour, on the other station."""
        self.station(1 - controller).spies = squares(words)
        return self

    def drones(self, owner: int, words: str) -> Position:
        """BioDrones of a player, landed on the other station."""
        self.station(1 - owner).drones = squares(words)
        return self

    def damage(self, owner: int, words: str) -> Position:
        """Damage on a station; cubes there are gone."""
        for q in squares(words):
            self.s.hurt(owner, q)
        return self

    def stock(self, owner: int, **amounts: int) -> Position:
        """So many cubes, in the deepest cells; Energy is shared out to E1 (the half, rounded up) and E2."""
        cubes = self.station(owner).cubes
        for name, n in amounts.items():
            if name == "en":
                cubes[printed.E1], cubes[printed.E2] = (1 << (n + 1) // 2) - 1, (1 << n // 2) - 1
            else:
                cubes[{"e1": printed.E1, "e2": printed.E2}.get(name) or RESOURCES.index(name)] = (1 << n) - 1
        return self

    def empty(self, owner: int) -> Position:
        """No cubes at all."""
        self.station(owner).cubes = [0] * printed.WAREHOUSE_COUNT
        return self

    def cells(self, owner: int, warehouse: str, *cells: int) -> Position:
        """Cubes in exactly these cells (1 is the deepest, 10 at the entrance)."""
        number = [row.id for row in printed.WAREHOUSES].index(warehouse)
        self.station(owner).cubes[number] = sum(1 << cell - 1 for cell in cells)
        return self

    def warheads(self, owner: int, *cells: int) -> Position:
        self.station(owner).warheads = sum(1 << cell - 1 for cell in cells)
        return self

    def satellites(self, owner: int, *places: tuple[int, int]) -> Position:
        self.station(owner).satellites = sorted(x * printed.COLUMNS + y for x, y in places)
        return self

    def shields(self, owner: int, *places: tuple[int, int]) -> Position:
        self.station(owner).shields = sorted(x * printed.COLUMNS + y for x, y in places)
        return self

    def rocket(self, owner: int, x: int, y: int, nuclear: bool = False) -> Position:
        """A Rocket launched on an earlier turn."""
        self.station(owner).flyers.append(Flyer(printed.ROCKET, int(nuclear), x, y, 1))
        return self

    def capsule(self, owner: int, x: int, y: int) -> Position:
        self.station(owner).flyers.append(Flyer(printed.CAPSULE, 0, x, y, 1))
        return self

    # --- playing -----------------------------------------------------------------------------------
    def run(self, frame: Any) -> Position:
        """Push a step and go on to the next decision or, at the latest, the next roll."""
        self.s.player = frame.seat
        self.s.push(frame)
        self.s.fenced = True
        with contextlib.suppress(Fence):
            self.s.advance()
        return self

    def rolled(self, player: int, die: int) -> Position:
        """The player's turn, after this roll: steps 2 to 8."""
        self.s.die = die
        return self.run(Rolled(player))

    def theft(self, player: int) -> Position:
        """The start of the player's turn, before the roll."""
        self.s.push(Roll(player))
        return self.run(Theft(player, ()))

    def flight(self, player: int, die: int) -> Position:
        """Step 5 alone."""
        self.s.player, self.s.die = player, die
        fly_all(self.s, player)
        return self

    def fire(self, player: int) -> Position:
        """Step 6 alone, on this player's turn."""
        self.s.player = player
        fire_zones(self.s, player)
        return self

    def automatic(self, player: int, die: int) -> Position:
        """Steps 5 to 8."""
        self.s.die = die
        return self.run(Automatic(player))

    def check(self) -> Position:
        """Step 7 alone."""
        check(self.s)
        return self

    def play(self, seat: int, *choices: str) -> Position:
        for choice in choices:
            with contextlib.suppress(Fence):
                self.s.play(seat, choice)
        return self

    def ends_on(self, player: int, end: str, die: int = 1, spy: bool = False) -> Position:
        """One more Clone (or Spy) of the player, set down `die` steps away, moves to this square."""
        station = self.station(1 - player if spy else player)
        start = stand(station, end, die)
        units = station.spies if spy else station.clones
        units.append(start)
        units.sort()
        self.rolled(player, die)
        choice = f"{'spy' if spy else 'move'} {printed.LABELS[start]} {end}"
        if choice in self.options():
            self.play(player, choice)
        assert start not in units, f"{choice} is not possible: {self.options()}"
        return self

    def settle(self) -> Position:
        """Answer every open question with its default, up to the next roll."""
        while self.s.deciders:
            seat = self.s.actor
            self.play(seat, self.s.text(self.s.default(seat)))
        return self

    # --- asking ------------------------------------------------------------------------------------
    def options(self) -> list[str]:
        """What the asked player may say, in notation."""
        return [self.s.text(option) for option in self.s.options(self.s.actor)]

    def moves(self, start: str, verb: str = "move") -> set[str]:
        """End squares of one unit."""
        words = [option.split() for option in self.options()]
        return {word[2] for word in words if word[0] == verb and word[1] == start}

    def refused(self, choice: str) -> str:
        """The clause of the reason against a choice, empty if there is none."""
        line = self.s.why_not(self.s.actor, self.s.parse(choice))
        return line.message.clause if line is not None else ""

    def refusal(self, seat: int, choice: str) -> str:
        """The clause against a choice that the seat sees; saying it anyway is refused and changes nothing."""
        seen = {self.s.text(option): line.message.clause for option, line in self.s.reasons(seat)}
        clause = seen.get(choice, "")
        text = self.illegal(seat, choice)
        assert f"seat {seat} cannot {choice}: " in text and "; allowed: " in text
        assert f"({clause})" in text or not clause
        return clause

    def illegal(self, seat: int, choice: str) -> str:
        """What the seat is told when it says this; nothing has changed."""
        before = save(self.s)
        with pytest.raises(IllegalChoice) as caught:
            self.s.play(seat, choice)
        assert save(self.s) == before
        return str(caught.value)

    def where(self, units: list[int]) -> set[str]:
        return {printed.LABELS[q] for q in units}

    def clones_of(self, owner: int) -> set[str]:
        return self.where(self.station(owner).clones)

    def spies_of(self, controller: int) -> set[str]:
        return self.where(self.station(1 - controller).spies)

    def drones_of(self, owner: int) -> list[str]:
        return [printed.LABELS[q] for q in self.station(1 - owner).drones]

    def damage_on(self, owner: int) -> set[str]:
        return {printed.LABELS[q] for q in range(printed.SQUARES) if self.station(owner).is_damaged(q)}

    def cubes(self, owner: int, resource: str) -> int:
        """Cubes of a resource, blocked ones included; `e1` and `e2` for one Energy warehouse."""
        if resource in ("e1", "e2"):
            return printed.COUNT[self.station(owner).cubes[printed.E1 if resource == "e1" else printed.E2]]
        return self.station(owner).stock(RESOURCES.index(resource))

    def available(self, owner: int, resource: str) -> int:
        return self.station(owner).units(RESOURCES.index(resource))

    def filled(self, owner: int, warehouse: str) -> list[int]:
        """The filled cells of a warehouse, by number."""
        number = [row.id for row in printed.WAREHOUSES].index(warehouse)
        return [cell + 1 for cell in range(10) if self.station(owner).cubes[number] >> cell & 1]

    def armed_cells(self, owner: int) -> list[int]:
        return [cell + 1 for cell in range(10) if self.station(owner).warheads >> cell & 1]

    def satellites_of(self, owner: int) -> set[tuple[int, int]]:
        return {divmod(place, printed.COLUMNS) for place in self.station(owner).satellites}

    def shields_of(self, owner: int) -> set[tuple[int, int]]:
        return {divmod(place, printed.COLUMNS) for place in self.station(owner).shields}

    def rockets_of(self, owner: int) -> list[tuple[int, int]]:
        return [(f.x, f.y) for f in self.station(owner).flyers if f.kind == printed.ROCKET]

    def capsules_of(self, owner: int) -> list[tuple[int, int]]:
        return [(f.x, f.y) for f in self.station(owner).flyers if f.kind == printed.CAPSULE]

    def can(self, player: int) -> bool:
        """May the player still damage the other station?"""
        return can_damage(self.s, player)

    @property
    def asked(self) -> int:
        return self.s.actor

    @property
    def winner(self) -> int:
        """A, B, 2 for a draw, -1 while the game goes on."""
        return self.s.winner

    def events(self) -> list[str]:
        """The keys of all events so far, in order."""
        return [entry.line.message.key.removeprefix("event-") for entry in self.s.log or ()]

    def told(self, key: str) -> bool:
        """Has an event with this key been logged?"""
        return any(entry.line.message.key == f"event-{key}" for entry in self.s.log or ())


def seen(player: int, x: int, y: int) -> tuple[int, int]:
    """A place given as A sees it, for either player: B sees the board turned by 180 degrees."""
    return (x, y) if player == A else (30 - x, 20 - y)


def stand(station: Station, end: str, die: int) -> int:
    """A plain free square inside the station from which a Clone can walk to `end` in exactly `die` steps."""
    blocked = station.damage_mask() | printed.mask(station.drones)
    taken = station.standing() | blocked
    for start in printed.INNER:
        reach = printed.CLONE_REACH[die][start]
        plain = start not in printed.LOCKS and start not in printed.ARMORY
        if plain and not taken >> start & 1:
            for goal, way in zip(reach.ends, reach.ways):
                if printed.LABELS[goal] == end and not way & blocked:
                    return start
    raise AssertionError(f"no square {die} steps from {end}")


def opening(starter: int, mode: str = "standard") -> Position:
    """A new game, started by this player, before the first Clone is placed."""
    p = given(mode)
    states = (GAME.new(2, mode, seed, preset="no") for seed in range(1000))
    found = next(s for s in states if isinstance(s, Septikon) and s.starter == starter)
    p.s = found
    p.s.log = []
    return p


def given(mode: str = "standard", **options: object) -> Position:
    return Position(mode, **options)
