"""What lies on the table, and the small rules that everything else is told in.

Rows of squares and circles are ints (`slots.py`), and so are the units at a position: four bits a side. What
belongs to a room card (cubes, cylinders) is kept by card,
what belongs to a position (units, orientation, token) by position: a fold only exchanges cards (ARK-5.1e).
"""

from __future__ import annotations

from typing import Final, final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Setup, State
from rulewright.core.values import changed
from rulewright.core.zones import EVERYONE, NOBODY, Zone, only
from rulewright.games.ark_awakening.places import CELLS, HOME, PLANS, Plan
from rulewright.games.ark_awakening.slots import (
    EMPTY,
    cleared,
    covered,
    exchanged,
    reaches,
    things,
    with_one,
    without,
)

# Modes.
FIRST_MISSION: Final = 0
AWAKENING: Final = 1
FALLOUT: Final = 2
GUARDIANS: Final = 3
GLITCH: Final = 4
LEARNING: Final = 5
MODES: Final = ["first_mission", "awakening", "fallout", "guardians", "glitch", "learning"]
COOPERATIVE: Final = ["guardians", "glitch", "learning"]

# Levels of players (ARK-16).
EXPERT: Final = 0
INTERMEDIATE: Final = 1
BEGINNER: Final = 2

UNEXPLORED: Final = -1  # a position
NOWHERE: Final = -1  # a room that is not on the board
OFF_BOARD: Final = -1  # the action marker before the first turn

# Sides of units: the seats, then the neutral ones.
ROBOTS: Final = p.MOST_SEATS
SPECIES: Final = ROBOTS + 1
ENEMY: Final = SPECIES + 1  # of the co-operative modes
SIDES: Final = ENEMY + 1
OWN: Final = 0  # kinds of units that a seat may have
NEUTRALS: Final = [ROBOTS, SPECIES]
UNIT_BITS: Final = 4  # of each side at a position
ENEMY_BOARD: Final = -1  # where a Guardian is that stands in no room
UNIT_MASK: Final = 15
ENEMY_CUBE: Final = p.MOST_SEATS  # a glitch cube among the seats' cubes in squares (ARK-12.1b)

# What an action phase has used so far: each action by its number, then these.
TELEPORTS: Final = len(p.ACTIONS)
FOLDS: Final = TELEPORTS + 1
EXTRA_DIVERTS: Final = FOLDS + 1
DIVERTS: Final = EXTRA_DIVERTS + 1  # by generator
TOOLS_USED: Final = DIVERTS + p.GENERATORS  # by tool
PURSUED: Final = TOOLS_USED + len(v.TOOLS)  # 1 + the action last worked at
FINISHED: Final = PURSUED + 1  # bits of the actions that another one has followed
COUNTERS: Final = FINISHED + 1
HOLDERS: Final = p.ROOMS + p.MOST_SEATS * len(p.SECTIONS)  # what has circles: rooms, then the seats' sections

# Challenger-action cards (ARK-13.12): as they lie.
UNUSED: Final = 0
TURNED_LEFT: Final = 1
TURNED_RIGHT: Final = 2
FACE_DOWN: Final = 3

# Goals of the First Mission (ARK-9.1).
FM_POWER: Final = 0
FM_EXPLORE: Final = 1
FM_EXPLOIT: Final = 2
FM_CUBES: Final = 3
FM_ARTIFACT: Final = 4
FM_UNITS: Final = 5
GOAL_NEEDS: Final = [2, 3, 5, 2, 1, 3]  # how many, by goal


@final  # compiled, its fields and methods are found without asking for a subclass
class Biodome:
    """One player's biodome, and all that is its own."""

    def __init__(self, seat: int, of: Biodome | None = None) -> None:
        self.seat: int = seat
        self.board: int = of.board if of else p.STANDARD  # which side of which board
        self.stock: list[int] = of.stock[:] if of else [0] * len(p.RESOURCES)
        self.arsenal: int = of.arsenal if of else 0
        self.marker: int = of.marker if of else OFF_BOARD
        self.stasis: int = of.stasis if of else p.STANDARD_UNITS - p.STANDARD_AWAKE
        self.home: int = of.home if of else p.STANDARD_AWAKE  # awake units inside
        self.wounded: int = of.wounded if of else 0
        self.cylinders: int = of.cylinders if of else p.STANDARD_CYLINDERS  # in all
        self.cubes: int = of.cubes if of else 0  # in the supply
        self.tracks: list[int] = (
            of.tracks[:] if of else [0] * (2 * len(p.SECTIONS))
        )  # cubes; then the second ones
        self.stationed: list[int] = of.stationed[:] if of else []  # sections with a pole unit (ARK-17.3a)
        self.bombs: list[int] = of.bombs[:] if of else []  # positions (ARK-17.9)
        self.built: Zone = of.built.copy() if of else Zone(EVERYONE)  # artifacts as sections (ARK-18.8)
        self.hand: Zone = of.hand.copy() if of else Zone(only(seat))
        self.mission: Zone = of.mission.copy() if of else Zone(only(seat), pool=3)
        self.activated: int = of.activated if of else 0  # bits of rooms (ARK-7.2)
        self.chains: int = of.chains if of else 0  # bits of rooms whose objective card is here
        self.new_chains: int = of.new_chains if of else 0  # taken this turn (ARK-R05)
        self.achieved: int = of.achieved if of else 0  # bits of goals: tiles, then cards (`goals.py`)
        self.second: int = of.second if of else 0  # those of them that another marked before (Fallout)
        self.marks: int = of.marks if of else 0  # cubes on those goals
        self.level: int = of.level if of else EXPERT
        self.goals: int = of.goals if of else 0  # bits of the First Mission's goals
        self.explored: int = of.explored if of else 0  # positions explored in the whole game

    def section(self, section: int) -> p.Section:
        return p.DOMES[self.board][section]

    def take_board(self, board: int) -> None:
        """ARK-S42: its units and cylinders; all but a few units are in stasis."""
        self.board = board
        self.home = p.AWAKE_OF[board]
        self.stasis = p.UNITS_OF[board] - p.AWAKE_OF[board]
        self.cylinders = p.CYLINDERS_OF[board]

    def vacate(self) -> None:
        """A Dark Player has a hand and no biodome."""
        self.home = self.stasis = self.cylinders = 0

    def able(self, ability: int) -> bool:
        """Has its faction this ability? Only on side B."""
        return ability in p.ABLE[self.board]

    def can_pay(self, resource: int, amount: int) -> bool:
        return self.short(resource, amount) <= 0

    def short(self, resource: int, amount: int) -> int:
        """ARK-5.4d: how much is missing; metamorphite stands in for each basic resource."""
        if amount == 0:
            return 0
        wild = self.stock[p.METAMORPHITE] if resource != p.METAMORPHITE else 0
        return amount - self.stock[resource] - wild

    def integrated(self) -> int:
        """Cubes in the whole biodome."""
        return sum(cubes for cubes in self.tracks)  # a loop once compiled


@final  # compiled, its fields and methods are found without asking for a subclass
class Ark(State):
    """The state of a game of Ark: Awakening."""

    def __init__(self, setup: Setup, of: Ark | None = None) -> None:
        super().__init__(setup, p.COMPONENTS, of)
        self.mode: int = of.mode if of else MODES.index(setup.mode)
        self.coop: bool = of.coop if of else setup.mode in COOPERATIVE
        # who has a biodome: all seats but a Dark Player's, which is the last (ARK-S16, ARK-S22)
        self.players: int = of.players if of else setup.seats - setup.options["enemy"]
        self.complex: bool = of.complex if of else setup.options["complexity"] > 1  # Complexity 2 (ARK-18)
        self.round: int = of.round if of else 0
        self.first: int = of.first if of else 0  # the first player; it sits at the board's first biodome
        self.active: int = of.active if of else 0  # whose turn it is
        self.winner: int = of.winner if of else -1
        self.meter: int = of.meter if of else 0  # Fallout: n for green n, -n for red n; else 0
        self.clash: int = of.clash if of else 0  # 1: this turn had something to fight about (ARK-R98)
        self.fray: list[int] = of.fray[:] if of else []  # the combat that is being told (`combat.py`)
        self.hard: int = of.hard if of else 0  # bits of the tiles with their hard side up (ARK-S12)
        self.domes: list[Biodome] = (
            [Biodome(d.seat, d) for d in of.domes] if of else [Biodome(seat) for seat in range(setup.seats)]
        )
        # the Ark, by position; copies share what seldom changes
        self.rooms: list[int] = of.rooms[:] if of else [UNEXPLORED] * CELLS
        self.rear: list[int] = of.rear[:] if of else [0] * CELLS  # the side of the name (ARK-2.5)
        self.tokened: tuple[int, ...] = of.tokened if of else (0,) * CELLS  # 1: one lies there
        self.units: list[int] = of.units[:] if of else [0] * CELLS  # of all sides: see `count`
        # room cards
        self.at: list[int] = of.at[:] if of else [NOWHERE] * p.ROOMS
        self.initial: tuple[int, ...] = of.initial if of else ()  # factories flagged initial (ARK-S02)
        self.cubes: list[int] = of.cubes[:] if of else [EMPTY] * p.ROOMS  # rows of squares: whose
        # rows of circles: whose cylinders; after the rooms the sections of each seat
        self.circles: list[int] = of.circles[:] if of else [EMPTY] * HOLDERS
        self.outside: list[int] = of.outside[:] if of else [0] * p.GENERATORS  # cylinders in circles
        self.objectives: tuple[int, ...] = of.objectives if of else (0,) * p.ACTIVATABLE  # cards left
        # the running action phase
        self.spent: list[int] = of.spent[:] if of else [0] * COUNTERS
        self.touched: list[int] = of.touched[:] if of else []  # sites that got a cube (ARK-5.5b)
        self.fresh: int = of.fresh if of else 0  # artifacts built in it, the last ones (ARK-18.8)
        self.trail: list[int] = of.trail[:] if of else []  # of free steps (`strolls.py`)
        # Complexity 2
        self.held: list[int] = of.held[:] if of else []  # units that must stop this turn: see `hold`
        self.seals: list[int] = of.seals[:] if of else []  # doors and whose cubes (`doors.py`)
        self.hacked: list[int] = of.hacked[:] if of else []  # the room of each energy token (ARK-18.9)
        # the Enemy of the co-operative modes
        self.result: int = of.result if of else 0  # of the Challengers: 1 won, -1 lost
        self.clock: int = of.clock if of else 0  # the turn counter (ARK-S27)
        self.marks: list[int] = of.marks[:] if of else [0] * len(p.ENEMY_TRACKS)  # cubes on the enemy board
        self.guards: list[int] = of.guards[:] if of else []  # by Guardian: its position or ENEMY_BOARD
        self.behind: list[int] = of.behind[:] if of else []  # by Guardian: the side at its back (ARK-11.4)
        self.lying: list[int] = of.lying[:] if of else []  # by Guardian: 1 laid down (ARK-11.10b)
        self.traded: list[int] = of.traded[:] if of else []  # of this action phase: see `trade.py`
        self.cause: int = of.cause if of else 0  # why the Challengers lost: see CAUSES
        self.stage: int = of.stage if of else 0  # Glitch: which of its three rounds (ARK-L4)
        self.supply: int = of.supply if of else 0  # cubes of the Enemy that lie nowhere
        # It is Learning
        self.corrupt: tuple[int, ...] = of.corrupt if of else (0,) * CELLS  # 1: a cylinder (ARK-13.3b)
        self.grid: tuple[int, ...] = (
            of.grid if of else tuple(range(p.TASKS))
        )  # the cards as laid out (ARK-S32)
        self.used: tuple[int, ...] = of.used if of else (UNUSED,) * p.TASKS  # by challenger-action card
        self.adapted: int = of.adapted if of else 0  # how often (ARK-13.14, ARK-R34)
        self.hardened: int = of.hardened if of else 0  # by combat or defence, in turn (ARK-13.14c)
        # decks
        self.room_deck: Zone = of.room_deck.copy() if of else Zone(NOBODY, pool=1)
        self.open: Zone = of.open.copy() if of else Zone(EVERYONE)  # rooms and tokens just revealed
        self.tokens: Zone = of.tokens.copy() if of else Zone(NOBODY, pool=2)
        self.artifacts: Zone = of.artifacts.copy() if of else Zone(NOBODY, cards=list(range(p.ARTIFACTS)))
        self.discards: Zone = of.discards.copy() if of else Zone(EVERYONE)
        self.missions: Zone = of.missions.copy() if of else Zone(NOBODY, pool=3)
        self.unseen: Zone = of.unseen.copy() if of else Zone(NOBODY, pool=4)  # objectives boxed (ARK-V8)
        self.laid: Zone = of.laid.copy() if of else Zone(NOBODY, pool=4)  # and laid out face down
        self.public: Zone = of.public.copy() if of else Zone(EVERYONE)  # revealed (ARK-14.8)
        self.shared: Zone = of.shared.copy() if of else Zone(EVERYONE)  # the Challengers' mission (ARK-S20)
        self.targets: Zone = of.targets.copy() if of else Zone(NOBODY, pool=4)  # ARK-S23
        self.aimed: Zone = of.aimed.copy() if of else Zone(EVERYONE)  # and their discards
        self.row: Zone = (
            of.row.copy() if of else Zone(NOBODY, pool=4)
        )  # diagnostic cards face down (ARK-12.5)
        self.traced: Zone = of.traced.copy() if of else Zone(EVERYONE)  # and those turned up
        self.orders: Zone = of.orders.copy() if of else Zone(NOBODY, pool=5)  # ARK-S25
        self.ordered: Zone = of.ordered.copy() if of else Zone(EVERYONE)
        self.box: Zone = of.box.copy() if of else Zone(EVERYONE)  # placed or unused rooms, tokens, missions

    def copy(self) -> Ark:
        return Ark(self.setup, self)

    def zones(self) -> list[Zone]:
        zones = [
            self.room_deck,
            self.open,
            self.tokens,
            self.artifacts,
            self.discards,
            self.missions,
            self.unseen,
            self.laid,
            self.public,
            self.shared,
            self.targets,
            self.aimed,
            self.row,
            self.traced,
            self.orders,
            self.ordered,
            self.box,
        ]
        for dome in self.domes:
            zones.append(dome.hand)
            zones.append(dome.mission)
            zones.append(dome.built)
        return zones

    def kind_of(self, card: int) -> int:
        """By face, of artifacts."""
        return p.FACE_OF[card] if card < p.ARTIFACTS else 0

    def rivals(self, seat: int) -> list[int]:
        """ARK-END-3: among Challengers only the Dark Player is one, and they are his."""
        if not self.coop:
            return super().rivals(seat)
        return [other for other in range(self.seats) if (other < self.players) != (seat < self.players)]

    def finish(self) -> None:
        """The game is over at once. Missions lie open: the end counts their rooms (ARK-R47, ARK-VP-2)."""
        held = [card for dome in self.domes for card in dome.mission.cards]
        if held:
            self.learn()  # what others hold is no part of a forecast
        for card in held:
            self.show(card, EVERYONE)
        self.stack.clear()

    def lose(self, cause: int) -> None:
        """The Challengers have lost, at once."""
        self.result = -1
        self.cause = cause
        self.finish()

    # --- the board ---------------------------------------------------------------------------------
    @property
    def plan(self) -> Plan:
        return PLANS[self.players - 1]

    def dock_of(self, seat: int) -> int:
        """The number of a biodome on the board; the first player's lies at P1 (ARK-S01)."""
        return (seat - self.first) % self.players

    def dock(self, seat: int) -> list[int]:
        """The four positions beside a biodome."""
        return self.plan.docks[self.dock_of(seat)]

    def dock_side(self, seat: int) -> int:
        return self.plan.dock_sides[self.dock_of(seat)]

    def explored(self, cell: int) -> bool:
        return self.rooms[cell] != UNEXPLORED

    def beside(self, seat: int, place: int) -> list[int]:
        """ARK-2.1 to 2.3, ARK-2.7: the explored rooms, and the own biodome, that are adjacent to a place."""
        if place == HOME:
            return [cell for cell in self.dock(seat) if self.rooms[cell] >= 0]
        out = self.plan.near(self.rooms, place)
        if place in self.dock(seat):
            out.append(HOME)
        return out

    def place_room(self, room: int, cell: int, rear: int) -> None:
        self.rooms[cell] = room
        self.at[room] = cell
        self.rear[cell] = rear

    # --- units -------------------------------------------------------------------------------------
    def count(self, side: int, place: int) -> int:
        """Awake units of a side; in a biodome only the seat's own can be (ARK-2.2b)."""
        if place == HOME:
            return self.domes[side].home if side < p.MOST_SEATS else 0
        return self.units[place] >> UNIT_BITS * side & UNIT_MASK

    def add_units(self, side: int, place: int, n: int) -> None:
        if place == HOME:
            self.domes[side].home += n
        else:
            self.units[place] += n << UNIT_BITS * side

    def hold(self, side: int, place: int, n: int) -> None:
        """ARK-R126: so many units cannot leave it this turn."""
        self.held += [place * SIDES + side] * n

    def movable(self, side: int, place: int) -> int:
        """Units that may leave."""
        return self.count(side, place) - self.held.count(place * SIDES + side)

    def release(self, side: int, place: int) -> None:
        """None of them is there any more."""
        if self.held:
            key = place * SIDES + side
            self.held = [held for held in self.held if held != key]

    def in_play(self, side: int) -> int:
        """Units of a side in outer rooms."""
        shift = UNIT_BITS * side
        total = 0
        for there in self.units:
            if there:
                total += there >> shift & UNIT_MASK
        return total

    # --- slots -------------------------------------------------------------------------------------
    def cubes_in(self, room: int) -> int:
        """ARK-1.1: how far a room is integrated, whoever's the cubes are."""
        return covered(self.cubes[room])

    def full(self, room: int) -> bool:
        """Fully integrated."""
        return p.SQUARES[room] > 0 and reaches(self.cubes[room], p.SQUARES[room])

    def size(self, holder: int) -> int:
        """The circles of a room or a section."""
        if holder < p.ROOMS:
            return p.CIRCLES[holder]
        section = holder - p.ROOMS
        return self.domes[section // len(p.SECTIONS)].section(section % len(p.SECTIONS)).circles

    def cylinders_in(self, holder: int) -> int:
        return covered(self.circles[holder])

    def free_circles(self, holder: int) -> int:
        """ARK-18.9d: an energy token covers two circles, or one where no other is free."""
        tokens = self.hacked.count(holder) if self.hacked else 0
        return max(0, self.size(holder) - self.cylinders_in(holder) - p.TOKEN_WIDTH * tokens)

    def put_cylinder(self, generator: int, holder: int) -> None:
        self.circles[holder] = with_one(self.circles[holder], generator)
        self.outside[generator] += 1

    def take_cylinder(self, generator: int, holder: int) -> None:
        self.circles[holder] = without(self.circles[holder], generator)
        self.outside[generator] -= 1

    def cylinders_of(self, generator: int) -> int:
        """How many a generator has in all."""
        which = p.outer(generator)
        return p.OUTER_CYLINDERS[which] if which >= 0 else self.domes[generator].cylinders

    def put_cube(self, seat: int, room: int) -> None:
        self.cubes[room] = with_one(self.cubes[room], seat)
        self.domes[seat].cubes -= 1

    def put_glitch(self, room: int) -> None:
        self.cubes[room] = with_one(self.cubes[room], ENEMY_CUBE)
        self.supply -= 1

    def take_cube(self, owner: int, room: int) -> None:
        """It returns to its owner."""
        self.cubes[room] = without(self.cubes[room], owner)
        self.give_back(owner)

    def take_cube_at(self, square: int, room: int) -> None:
        """The one in this square returns to its owner."""
        owner = things(self.cubes[room])[square]
        self.cubes[room] = cleared(self.cubes[room], square)
        self.give_back(owner)

    def remove(self, owner: int, cell: int) -> None:
        """A cube leaves a room; the Enemy's is a glitch cube or its corruption cylinder (ARK-13.17d)."""
        if owner == ENEMY_CUBE and self.corrupt[cell]:
            self.corrupt = changed(self.corrupt, cell, 0)
        else:
            self.take_cube(owner, self.rooms[cell])

    def give_back(self, owner: int) -> None:
        """A cube to the supply of its owner, who may be the Enemy."""
        if owner == ENEMY_CUBE:
            self.supply += 1
        else:
            self.domes[owner].cubes += 1

    def replace_cube(self, seat: int, room: int, owner: int) -> None:
        """ARK-5.5k: in its place; in Fallout the others shift (ARK-14.4). It returns to its owner."""
        if self.mode == FALLOUT:
            self.cubes[room] = with_one(without(self.cubes[room], owner), seat)
        else:
            self.cubes[room] = exchanged(self.cubes[room], owner, seat)
        self.give_back(owner)
        self.domes[seat].cubes -= 1

    # --- gains -------------------------------------------------------------------------------------
    def gain(self, seat: int, resource: int, n: int) -> None:
        """ARK-5.4c: at most 20 of each."""
        stock = self.domes[seat].stock
        got = min(n, p.STORAGE - stock[resource])
        if got > 0:
            stock[resource] += got
            self.note(EVERYONE, v.GAINED, seat, got, resource)

    def pay(self, seat: int, resource: int, amount: int) -> None:
        """ARK-5.4d: basic first, the rest in metamorphite."""
        if not amount:
            return
        stock = self.domes[seat].stock
        basic = min(amount, stock[resource])
        self.spend(seat, resource, basic)
        self.spend(seat, p.METAMORPHITE, amount - basic)

    def spend(self, seat: int, resource: int, n: int) -> None:
        if n:
            self.domes[seat].stock[resource] -= n
            self.note(EVERYONE, v.PAID, seat, n, resource)

    def disarm(self, seat: int, n: int) -> None:
        if n:
            self.domes[seat].arsenal -= n
            self.note(EVERYONE, v.DISARMED, seat, n)

    def arm(self, seat: int, n: int) -> None:
        """ARK-5.6: at most 24."""
        dome = self.domes[seat]
        got = min(n, p.ARSENAL_MOST - dome.arsenal)
        if got > 0:
            dome.arsenal += got
            self.note(EVERYONE, v.ARMED, seat, got)

    def any_artifact(self) -> bool:
        """ARK-5.7b: is one to be drawn? An empty deck is made anew of the discards."""
        if not self.artifacts.cards and self.discards.cards:
            self.renew(self.artifacts, self.discards)
            self.note(EVERYONE, v.RESHUFFLED)
        return len(self.artifacts.cards) > 0

    def draw_artifact(self, seat: int) -> bool:
        """ARK-5.7b: if there is none, nothing is drawn."""
        if not self.any_artifact():
            self.note(EVERYONE, v.NO_DRAW, seat)
            return False
        card = self.draw(self.artifacts, self.domes[seat].hand)
        if self.log is not None:
            self.note(only(seat), v.DREW, seat, p.FACE_OF[card])
            self.note(EVERYONE & ~only(seat), v.DREW_SECRETLY, seat)
        self.tick(seat, FM_ARTIFACT)
        return True

    def card_with(self, seat: int, face: int) -> int:
        """The lowest card of that face in a hand; -1: none."""
        found = [card for card in self.domes[seat].hand.cards if card >= 0 and p.FACE_OF[card] == face]
        return min(found) if found else -1

    def tick(self, seat: int, goal: int) -> None:
        """ARK-9.2: in the own turn only; it stays ticked."""
        dome = self.domes[seat]
        if self.mode == FIRST_MISSION and seat == self.active and not dome.goals >> goal & 1:
            dome.goals |= 1 << goal
            self.note(EVERYONE, v.TICKED, seat, goal)


def section_holder(seat: int, section: int) -> int:
    """The row of circles of a section."""
    return p.ROOMS + seat * len(p.SECTIONS) + section
