"""Positions for the tests of Ark: Awakening: place exactly what matters, play, ask what a player would ask.

Positions, rooms, sections and choices are written as in the notation: `b2`, `R10`, `MOB`, `move b2 b3`.
"""

from __future__ import annotations

import rulewright.games
from rulewright.core.state import Frame
from rulewright.core.values import changed
from rulewright.games.ark_awakening import (
    clashes,
    combat,
    control,
    doors,
    enemy,
    glitch,
    guardians,
    modifiers,
    preempt,
    printed,
    turn,
)
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.fallout import position
from rulewright.games.ark_awakening.goals import mark
from rulewright.games.ark_awakening.places import CELL_LABELS, CELLS, HOME, SIDES
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import (
    ENEMY,
    ENEMY_BOARD,
    ENEMY_CUBE,
    LEARNING,
    NOWHERE,
    ROBOTS,
    SPECIES,
    UNEXPLORED,
    Ark,
    Biodome,
    section_holder,
)
from rulewright.games.ark_awakening.verbs import GENERATOR_LABELS, METER_LABELS

RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
GAME = rulewright.games.load("ark_awakening")
KINDS = {"robot": ROBOTS, "species": SPECIES}


def fresh(seats: int, mode: str, seed: int, **options: object) -> Ark:
    """A game as it begins."""
    s = GAME.new(seats, mode, seed, **options)
    assert isinstance(s, Ark)
    return s


def cell(label: str) -> int:
    return HOME if label == "biodome" else CELL_LABELS.index(label)


def room(name: str) -> int:
    return printed.ROOM_IDS.index(name)


class Position:
    """An unexplored Ark without units outside; Red sits at the first biodome. What places returns self."""

    def __init__(self, seats: int = 2, mode: str = "awakening", seed: int = 1, **options: object) -> None:
        self.s = s = fresh(seats, mode, seed, **options)
        s.log = []
        s.stack.clear()
        s.first = RED
        s.round = 2
        s.rooms = [UNEXPLORED] * CELLS
        s.at = [NOWHERE] * printed.ROOMS
        s.tokened = (0,) * CELLS
        if mode == "glitch" or (mode == "guardians" and seats > s.players):
            # nobody has more than in other modes, where a test does not say so
            for dome in s.domes[: s.players]:
                dome.stock = [printed.AMOUNTS["resources"][s.players - 1]] * len(printed.RESOURCES)
                for card in dome.hand.cards[:]:
                    s.move(card, dome.hand, s.artifacts)

    def dome(self, seat: int) -> Biodome:
        return self.s.domes[seat]

    # --- placing -----------------------------------------------------------------------------------
    def rooms(self, **cells: str) -> Position:
        """Room cards by position: `rooms(b1="R10", c1="F-Tia")`."""
        for label, name in cells.items():
            s, card = self.s, printed.ROOM_CARD + room(name)
            if card in s.room_deck.cards:
                s.move(card, s.room_deck, s.box)
            s.place_room(room(name), cell(label), 0)
        return self

    def cubes(self, name: str, *seats: int) -> Position:
        for seat in seats:
            self.s.put_cube(seat, room(name))
        return self

    def cylinders(self, name: str, *generators: str) -> Position:
        for generator in generators:
            self.s.put_cylinder(GENERATOR_LABELS.index(generator), room(name))
        return self

    def powered(self, seat: int, section: str, n: int) -> Position:
        for _ in range(n):
            self.s.put_cylinder(seat, section_holder(seat, printed.SECTIONS.index(section)))
        return self

    def fed(self, seat: int, section: str, *generators: str) -> Position:
        """Cylinders of any generators in a section."""
        for generator in generators:
            holder = section_holder(seat, printed.SECTIONS.index(section))
            self.s.put_cylinder(GENERATOR_LABELS.index(generator), holder)
        return self

    def upgraded(self, seat: int, **sections: int) -> Position:
        for section, n in sections.items():
            self.dome(seat).tracks[printed.SECTIONS.index(section)] = n
            self.dome(seat).cubes -= n
        return self

    def units(self, seat: int, label: str, n: int = 1) -> Position:
        """Own units come out of stasis, or from home."""
        dome = self.dome(seat)
        asleep = min(n, dome.stasis)
        dome.stasis -= asleep
        dome.home -= n - asleep
        self.s.add_units(seat, cell(label), n)
        return self

    def neutral(self, kind: str, label: str, n: int = 1) -> Position:
        self.s.add_units(KINDS[kind], cell(label), n)
        return self

    def home(self, seat: int, n: int) -> Position:
        dome = self.dome(seat)
        dome.stasis += dome.home - n
        dome.home = n
        return self

    def wounded(self, seat: int, n: int) -> Position:
        self.dome(seat).stasis -= n
        self.dome(seat).wounded = n
        return self

    def stock(self, seat: int, ti: int = 0, bt: int = 0, os: int = 0, mt: int = 0) -> Position:
        self.dome(seat).stock = [ti, bt, os, mt]
        return self

    def arsenal(self, seat: int, n: int) -> Position:
        self.dome(seat).arsenal = n
        return self

    def hand(self, seat: int, *faces: str) -> Position:
        for face in faces:
            kind = printed.FACE_IDS.index(face)
            card = next(c for c in self.s.artifacts.cards if printed.FACE_OF[c] == kind)
            self.s.move(card, self.s.artifacts, self.dome(seat).hand)
        return self

    def chains(self, seat: int, *names: str) -> Position:
        for name in names:
            self.dome(seat).chains |= 1 << room(name)
        return self

    def counter(self, name: str) -> Position:
        """Fallout: `green2`, `red4`."""
        self.s.meter = (1 if name.startswith("green") else -1) * int(name.lstrip("grend"))
        return self

    def objectives(self, *names: str) -> Position:
        """Fallout: these cards lie face down, of rooms or of types of factories."""
        s = self.s
        for card in s.laid.cards[:]:
            s.move(card, s.laid, s.unseen)
        for name in reversed(names):  # the top one is turned over first
            card = printed.OBJECTIVE + printed.OBJECTIVE_IDS.index(name)
            s.move(card, s.unseen if card in s.unseen.cards else s.box, s.laid)
        return self

    def revealed(self, *names: str) -> Position:
        self.objectives(*names)
        while self.s.laid.cards:
            self.s.draw(self.s.laid, self.s.public)
        return self

    def marked(self, seat: int, *goals: int) -> Position:
        """Tiles 0 to 5, then cards 6 to 9 as they lie."""
        for goal in goals:
            mark(self.s, seat, goal)
        return self

    def mission(self, seat: int, *names: str) -> Position:
        """The mission of these three rooms."""
        s, dome = self.s, self.dome(seat)
        for card in dome.mission.cards[:]:
            s.move(card, dome.mission, s.box)
        number = printed.MISSION_ROOMS.index([room(name) for name in names])
        card = printed.MISSION + number
        s.move(card, s.missions if card in s.missions.cards else s.box, dome.mission)
        return self

    def faction(self, seat: int, name: str) -> Position:
        """Its board, side B; to be said before its units are placed."""
        self.dome(seat).take_board(printed.BOARDS.index(name))
        return self

    def complex(self) -> Position:
        """Complexity 2."""
        self.s.complex = True
        return self

    def built(self, seat: int, *faces: str) -> Position:
        """Artifacts that are sections of a biodome."""
        self.hand(seat, *faces)
        dome = self.dome(seat)
        for card in dome.hand.cards[-len(faces) :]:
            self.s.move(card, dome.hand, dome.built)
        return self

    def sealed(self, seat: int, one: str, other: str) -> Position:
        doors.put_seal(self.s, seat, cell(one), cell(other))
        return self

    def tokens(self, name: str, n: int) -> Position:
        """Energy tokens in a room."""
        self.s.hacked += [room(name)] * n
        return self

    def passive(self, seat: int, section: str, n: int) -> Position:
        """Cubes on the second track of a section."""
        self.dome(seat).tracks[len(printed.SECTIONS) + printed.SECTIONS.index(section)] = n
        self.dome(seat).cubes -= n
        return self

    def shared(self, *names: str) -> Position:
        """The Challengers' mission of these three rooms."""
        s = self.s
        card = printed.MISSION + printed.MISSION_ROOMS.index([room(name) for name in names])
        s.move(card, s.missions if card in s.missions.cards else s.box, s.shared)
        return self

    def guardian(self, number: int, label: str, behind: str = "south", lying: bool = False) -> Position:
        """Guardian 1, 2, … in a room."""
        enemy.put_guardian(self.s, number - 1, cell(label), SIDES.index(behind))
        self.s.lying[number - 1] = int(lying)
        return self

    def glitches(self, name: str, n: int = 1) -> Position:
        """Glitch cubes in a room."""
        for _ in range(n):
            self.s.put_glitch(room(name))
        return self

    def hostile(self, label: str, n: int = 1) -> Position:
        """Hostile units or infection cubes in a room."""
        self.s.add_units(ENEMY, cell(label), n)
        if self.s.mode == LEARNING:
            self.s.supply -= n
        return self

    def corrupt(self, *labels: str) -> Position:
        """Corruption cylinders."""
        for label in labels:
            self.s.corrupt = changed(self.s.corrupt, cell(label), 1)
        return self

    def learned(self, **tracks: int) -> Position:
        """Cubes on the enemy board of It is Learning: `learned(C=1, I=2)`."""
        for track, n in tracks.items():
            self.s.marks[printed.ENEMY_TRACKS.index(f"I-{track}")] = n
            self.s.supply -= n
        return self

    def shows(self, **tracks: int) -> Position:
        """As many cubes as it takes for the tracks to show these values: `shows(C=2, I=4)`."""
        for track, value in tracks.items():
            self.learned(
                **{track: enemy.numbers(self.s, printed.ENEMY_TRACKS.index(f"I-{track}")).index(value)}
            )
        return self

    def strategy(self, name: str) -> Position:
        """What the learning Enemy does."""
        row = next(row for row in printed.ORDER_ROWS if row.strategy == name)
        self.orders(row.id)
        self.s.draw(self.s.orders, self.s.ordered)
        return self

    def tasks(self, **cards: str) -> Position:
        """Used challenger-action cards: `tasks(t1="left", t2="down")`."""
        for name, side in cards.items():
            self.s.used = changed(self.s.used, int(name[1:]) - 1, ["", "left", "right", "down"].index(side))
        return self

    def diagnostic(self, *names: str, up: int = 1) -> Position:
        """The diagnostic row; so many of its cards are turned up."""
        s = self.s
        for name in reversed(names):
            card = printed.OBJECTIVE + printed.OBJECTIVE_IDS.index(name)
            s.move(card, s.targets if card in s.targets.cards else s.box, s.row)
        for _ in range(up):
            glitch.turn_up(s)
        return self

    def targets(self, *names: str) -> Position:
        """These are the next enemy-target cards."""
        s = self.s
        for name in reversed(names):
            card = printed.OBJECTIVE + printed.OBJECTIVE_IDS.index(name)
            here = [zone for zone in (s.targets, s.aimed, s.box) if card in zone.cards]
            s.move(card, here[0], s.targets)
        return self

    def orders(self, *names: str) -> Position:
        """These are the next enemy-action cards."""
        for name in reversed(names):
            card = printed.ORDER + [row.id for row in printed.ORDER_ROWS].index(name)
            self.s.move(card, self.s.orders if card in self.s.orders.cards else self.s.ordered, self.s.orders)
        return self

    def next_artifact(self, face: str) -> Position:
        kind = printed.FACE_IDS.index(face)
        card = next(c for c in self.s.artifacts.cards if printed.FACE_OF[c] == kind)
        self.s.move(card, self.s.artifacts, self.s.artifacts)
        return self

    def next_tokens(self, *kinds: int) -> Position:
        """These exploration tokens are taken next, by the numbers of their rewards."""
        tokens = self.s.tokens
        for kind in reversed(kinds):
            card = next(c for c in tokens.cards if printed.TOKEN_OF[c - printed.TOKEN] == kind - 1)
            self.s.move(card, tokens, tokens)
        return self

    # --- going on ----------------------------------------------------------------------------------
    def phase(self, seat: int, section: str) -> Position:
        """The action phase of a section, and nothing after it."""
        self.s.active = seat
        self.s.stack.clear()
        turn.start_phase(self.s, seat, printed.SECTIONS.index(section))
        self.s.advance()
        return self

    def turn(self, seat: int) -> Position:
        """A whole turn, and nothing after it."""
        self.s.stack.clear()
        self.s.push(turn.Turn(seat))
        self.s.advance()
        return self

    def preempt(self, seat: int) -> Position:
        """The pre-emptive phase, and nothing after it."""
        self.s.active = seat
        self.s.stack.clear()
        self.s.push(preempt.Preempt(seat))
        self.s.advance()
        return self

    def fights(self, seat: int) -> Position:
        """The combat phase of a turn."""
        self.s.active = seat
        self.s.stack.clear()
        self.s.push(combat.Fights(seat))
        self.s.advance()
        return self

    def enemy_turn(self) -> Position:
        """A whole turn of the Guardians, and nothing after it."""
        return self.then(guardians.GuardianTurn())

    def clashes(self, seat: int) -> Position:
        """The combats with the Enemy in a Challenger's turn."""
        self.s.active = seat
        return self.then(clashes.Clashes(seat, seat))

    def then(self, frame: Frame[Ark]) -> Position:
        """What a frame does, and nothing after it."""
        self.s.stack.clear()
        self.s.push(frame)
        self.s.advance()
        return self

    def checked(self, seat: int) -> Position:
        self.s.active = seat
        Check().run(self.s)
        return self

    def play(self, *choices: str) -> Position:
        for choice in choices:
            self.s.play(self.s.actor, choice)
        return self

    # --- asking about Guardians ---------------------------------------------------------------------
    def where(self, number: int) -> str:
        """The position of a Guardian; `board`: on the enemy board."""
        at = self.s.guards[number - 1]
        return CELL_LABELS[at] if at != ENEMY_BOARD else "board"

    def behind(self, number: int) -> str:
        return SIDES[self.s.behind[number - 1]]

    def lies(self, number: int) -> bool:
        return self.s.lying[number - 1] == 1

    # --- asking ------------------------------------------------------------------------------------
    def may(self, word: str = "") -> set[str]:
        """What the seat to choose may say, of one word or at all."""
        said = {self.s.text(option) for option in self.s.options(self.s.actor)}
        return {text for text in said if not word or text.split()[0] == word}

    def reason(self, choice: str) -> str:
        line = self.s.why_not(self.s.actor, self.s.parse(choice))
        return line.message.key if line is not None else ""

    def at(self) -> str:
        """Where the counter of Fallout is."""
        return METER_LABELS[position(self.s.meter)]

    def controllers(self, name: str) -> set[int]:
        mask = control.controllers(self.s, room(name))
        return {seat for seat in range(self.s.seats) if mask >> seat & 1}

    def benefit(self, seat: int, name: str) -> int:
        return modifiers.benefit(self.s, seat, printed.code(name))

    def value(self, seat: int, action: str) -> int:
        return modifiers.value(self.s, seat, printed.ACTIONS.index(action))

    def power(self, name: str) -> int:
        return modifiers.power(self.s, room(name))

    def section_power(self, seat: int, section: str) -> int:
        return modifiers.power(self.s, section_holder(seat, printed.SECTIONS.index(section)))

    def there(self, seat: int, label: str) -> int:
        return self.s.count(seat, cell(label))

    def room_at(self, label: str) -> str:
        return printed.ROOM_IDS[self.s.rooms[cell(label)]]

    def cubes_in(self, name: str) -> list[int]:
        return things(self.s.cubes[room(name)])

    def told(self, event: str) -> list[list[int]]:
        """What the events of a name told."""
        return [
            entry.line.values() for entry in self.s.log or () if entry.line.message.key == f"event-{event}"
        ]

    def infection(self, *labels: str) -> list[int]:
        """Infection cubes, or other units of the Enemy, in these rooms."""
        return [self.s.count(ENEMY, cell(label)) for label in labels]

    def corrupted(self) -> set[str]:
        return {CELL_LABELS[one] for one in range(CELLS) if self.s.corrupt[one]}

    def learning(self) -> dict[str, int]:
        """The values of the tracks of It is Learning."""
        return {
            name[2:]: enemy.on_board(self.s, n)
            for n, name in enumerate(printed.ENEMY_TRACKS)
            if name[0] == "I"
        }

    def upgrades(self) -> dict[str, int]:
        """The cubes on the tracks of It is Learning."""
        return {name[2:]: self.s.marks[n] for n, name in enumerate(printed.ENEMY_TRACKS) if name[0] == "I"}

    def diagnosed(self) -> list[str]:
        """The diagnostic cards that are turned up."""
        return [printed.OBJECTIVE_IDS[card - printed.OBJECTIVE] for card in self.s.traced.cards]

    def cylinders_in(self, name: str) -> list[str]:
        return [GENERATOR_LABELS[one] for one in things(self.s.circles[room(name)])]

    def events(self) -> list[str]:
        return [entry.line.message.key for entry in self.s.log or ()]


def given(seats: int = 2, mode: str = "awakening", seed: int = 1, **options: object) -> Position:
    return Position(seats, mode, seed, **options)


def spare(s: Ark) -> None:
    """Let the Challengers pass the next resolution: no damage, all cards turned up, nobody hostile."""
    for number in range(printed.ROOMS):
        for _ in range(things(s.cubes[number]).count(ENEMY_CUBE)):
            s.take_cube(ENEMY_CUBE, number)
    for place in s.plan.cells:
        s.add_units(ENEMY, place, -s.count(ENEMY, place))
    while s.row.cards:
        glitch.turn_up(s)
