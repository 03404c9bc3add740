"""What eyes get of Ark: Awakening: names instead of numbers, made from a redacted state.

A thing that can be chosen carries its `spot`: what it is, its label and, where each seat has one, the seat.
`spots.py` says which of them a choice or a line of the log is about. Whatever a board would have to work out
by a rule is a field: control, power, prices, reach.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.zones import HIDDEN
from rulewright.games.ark_awakening.adapting import next_tracks
from rulewright.games.ark_awakening.checks import rooms_to_activate
from rulewright.games.ark_awakening.construction import Construct
from rulewright.games.ark_awakening.control import controllers, damaged, steps_to
from rulewright.games.ark_awakening.doors import NOBODY, sealed_by
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    LEARNED,
    combat_track,
    cylinders_left,
    dark,
    defence_track,
    meant,
    numbers,
    on_board,
    turned,
)
from rulewright.games.ark_awakening.enemy import goal_rooms as mission_rooms
from rulewright.games.ark_awakening.engineering import paid_in, price
from rulewright.games.ark_awakening.fallout import boxes, position
from rulewright.games.ark_awakening.goals import goal_points, order_of
from rulewright.games.ark_awakening.learning import strategy
from rulewright.games.ark_awakening.modifiers import capacity, diverts, power
from rulewright.games.ark_awakening.outlook import (
    Combat,
    Walk,
    combat,
    diverts_left,
    laying,
    phase_of,
    walks,
)
from rulewright.games.ark_awakening.places import (
    CELL_LABELS,
    column,
    row,
)
from rulewright.games.ark_awakening.places import SIDES as EDGES
from rulewright.games.ark_awakening.shown_dome import (
    Dome,
    Edge,
    HandCard,
    Power,
    dome_shown,
    hand_card,
    power_of,
)
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import (
    ENEMY,
    ENEMY_BOARD,
    ENEMY_CUBE,
    FALLOUT,
    FIRST_MISSION,
    GLITCH,
    GUARDIANS,
    LEARNING,
    MODES,
    NEUTRALS,
    ROBOTS,
    UNEXPLORED,
    UNUSED,
    Ark,
)
from rulewright.games.ark_awakening.threats import Ahead, Threat, forecast, threats

Mode = Literal["first_mission", "awakening", "fallout", "guardians", "glitch", "learning"]
Step = Literal[
    "", "build", "mini", "section", "phase", "chain", "move", "explore", "divert", "produce",
    "engineering", "research", "artifact", "awaken", "combat", "faction", "preempt", "ranged", "trade",
    "enemy",
]  # fmt: skip
RoomSort = Literal["unexplored", "special", "generator", "factory", "gate"]
Lens = Literal["control", "power", "reach", "mission", "threat"]  # what a map shows of each room
LENS_OF: Final[dict[str, Lens]] = {  # by section of the action, then by question
    "MOB": "reach", "PWR": "power", "PRO": "power", "ENG": "control", "MIL": "control", "ART": "control",
    "UNI": "control", "move": "reach", "explore": "reach", "divert": "power", "section": "mission",
}  # fmt: skip
LIES_OPEN: Final = [(0, 1), (0,), (1,), ()]  # halves by UNUSED, TURNED_LEFT, TURNED_RIGHT, FACE_DOWN


class Units(Struct):
    """Awake units of one side together: of a seat, or neutral, hostile, infection (`seat` is -1 then)."""

    kind: str
    seat: int
    count: int


class Given(Struct):
    """What a room gives now to those who control it."""

    benefit: str
    now: int


class Seal(Struct):
    """A sealed door: at which edge of the room, with whose cube."""

    edge: Edge
    seat: int


class Cell(Struct):
    """A position. Cubes by seat (-1: a glitch cube) and cylinders by generator, from the left; prices and
    steps by seat, -1 where none of its units can walk."""

    spot: str
    label: str
    column: int
    row: int
    sort: RoomSort
    room: str
    rear: Edge
    token: bool
    gate: bool
    initial: bool
    squares: int
    cubes: list[int]
    circles: int
    cylinders: list[Power]
    power: int
    controllers: list[int]
    gives: list[Given]
    paid_in: str
    prices: list[int]
    units: list[Units]
    bombs: list[int]
    energy_tokens: int
    seals: list[Seal]
    steps: list[int]
    activated: list[int]
    objectives: int
    mission: bool
    damaged: bool
    corrupt: bool
    threats: list[Threat]


class Energy(Struct):
    """A generator: its cylinders, how many are outside and may be, each seat's diverts and those left."""

    spot: str
    power: Power
    generator: str
    cylinders: int
    outside: int
    capacity: int
    diverts: list[int]
    left: list[int]


class Box(Struct):
    """A position of Fallout's counter."""

    meter: str
    number: int
    war: bool


class Objective(Struct):
    """A revealed objective card of Fallout, who has marked it, the first one first, and for what points."""

    spot: str
    objective: str
    marked: list[int]
    points: list[int]


class GuardianShown(Struct):
    """A Guardian: its position, empty on the enemy board, the edge at its back, and the edge in each
    direction that it may look."""

    spot: str
    guardian: str
    cell: str
    behind: Edge
    edges: dict[str, Edge]
    lying: bool


class TaskHalf(Struct):
    action: str
    symbol: str


class TaskShown(Struct):
    """A challenger-action card of It is Learning, and its halves that lie open: of a used one at most one."""

    spot: str
    task: str
    open: list[TaskHalf]
    used: bool


class Gauge(Struct):
    """A track of the enemy board in It is Learning: its value, and cubes of so many squares."""

    track: str
    now: int
    cubes: int
    squares: int


class EnemyShown(Struct):
    """The enemy board. `dark` is the Dark Player's seat, -1: the Automaton plays. Of Guardians: `ahead`,
    where they go with each card left. Of Glitch: `stage` is the number of its round, `cubes_left` the supply,
    `diagnostic` the open cards, the newest last. Of It is Learning: the strategy, tracks and cards, how often
    it has adapted and how often it must for a win, and what it would upgrade with the cards as they lie."""

    spot: str
    dark: int
    clock: int
    combat: int
    defence: int
    guardians: list[GuardianShown]
    order: str
    orders_left: int
    ahead: list[Ahead]
    targets_left: int
    aimed: list[str]
    hand: list[HandCard]
    stage: int
    cubes_left: int
    diagnostic: list[str]
    diagnostic_hidden: int
    strategy: str
    gauges: list[Gauge]
    cylinders_left: int
    adapted: int
    to_adapt: int
    upgrades: list[str]
    tasks: list[TaskShown]


class Revealed(Struct):
    """A room card or a token just turned over, not yet laid or taken."""

    spot: str
    kind: str


class Shown(Struct):
    """`mission` is the Challengers', which lies open, and `mission_done` its rooms that one has activated."""

    mode: Mode
    step: Step
    round: int
    last: int
    first: int
    active: int
    width: int
    height: int
    lens: Lens
    cells: list[Cell]
    generators: list[Energy]
    domes: list[Dome]
    open_rooms: list[Revealed]
    open_tokens: list[Revealed]
    laying: list[str]
    walks: list[Walk]
    combat: Combat | None
    meter: str
    meter_boxes: list[Box]
    objectives: list[Objective]
    objectives_hidden: int
    rooms_left: int
    artifacts_left: int
    missions_left: int
    discards: list[str]
    mission: str
    mission_done: list[str]
    enemy: EnemyShown | None


def shown(s: Ark, eye: int) -> Shown:
    goals = goal_rooms(s, eye)
    steps = [steps_to(s, seat) for seat in range(s.players)]
    ahead = forecast(s)
    domes = [dome_shown(s, dome) for dome in s.domes[: s.players]]
    threatened = threats(s, ahead, steps, [dome.moves for dome in domes])
    own = [*range(s.players), *range(p.MOST_SEATS, p.GENERATORS)]
    return Shown(
        mode=cast(Mode, MODES[s.mode]),
        step=step_shown(s),
        round=s.round,
        last=last_round(s),
        first=s.first,
        active=s.active,
        width=s.plan.width,
        height=s.plan.height,
        lens=lens(s),
        cells=[
            cell_shown(s, cell, [far[cell] for far in steps], goals, threatened.get(cell, []))
            for cell in s.plan.cells
        ],
        generators=[energy(s, generator) for generator in own],
        domes=domes,
        open_rooms=[
            Revealed(f"room:{p.ROOM_IDS[card - p.ROOM_CARD]}", p.ROOM_IDS[card - p.ROOM_CARD])
            for card in s.open.cards
            if card < p.TOKEN
        ],
        open_tokens=[
            Revealed(f"token:{p.TOKEN_OF[card - p.TOKEN] + 1}", str(p.TOKEN_OF[card - p.TOKEN] + 1))
            for card in s.open.cards
            if card >= p.TOKEN
        ],
        laying=laying(s),
        walks=walks(s, eye),
        combat=combat(s),
        meter=v.METER_LABELS[position(s.meter)] if s.mode == FALLOUT and s.meter else "",
        meter_boxes=[box_shown(box) for box in boxes(s)] if s.mode == FALLOUT else [],
        objectives=[objective(s, n) for n in range(len(s.public.cards))],
        objectives_hidden=len(s.laid.cards),
        rooms_left=len(s.room_deck.cards),
        artifacts_left=len(s.artifacts.cards),
        missions_left=len(s.missions.cards),
        discards=[p.FACE_IDS[p.FACE_OF[card]] for card in s.discards.cards],
        mission=p.MISSION_ROWS[s.shared.cards[0] - p.MISSION].id if s.shared.cards else "",
        mission_done=[p.ROOM_IDS[room] for room in mission_rooms(s) if room not in rooms_to_activate(s)],
        enemy=enemy_shown(s, ahead) if s.coop else None,
    )


def last_round(s: Ark) -> int:
    """ARK-R47, ARK-R109; 0 where the Enemy's clock ends the game."""
    if s.mode in (GUARDIANS, GLITCH):
        return 0
    if s.mode == LEARNING:
        return p.LAST_ROUND_LEARNING
    return p.LAST_ROUND_FIRST_MISSION if s.mode == FIRST_MISSION else p.LAST_ROUND


def step_shown(s: Ark) -> Step:
    """ARK-10.9: what is explored while the board is built belongs to nobody's turn."""
    if s.step == "explore" and any(isinstance(frame, Construct) for frame in s.stack):
        return "build"
    return cast(Step, s.step)


def lens(s: Ark) -> Lens:
    """What the question is about; in an action phase its section."""
    if s.step in LENS_OF:
        return LENS_OF[s.step]
    phase = phase_of(s) if s.step == "phase" else None
    return LENS_OF[p.SECTIONS[phase.section]] if phase is not None else "control"


def enemy_shown(s: Ark, ahead: list[Ahead]) -> EnemyShown:
    seat = dark(s)
    hand = s.domes[seat].hand.cards if seat != AUTOMATON else []
    learning = s.mode == LEARNING
    return EnemyShown(
        spot="seat:enemy",
        dark=seat,
        clock=s.clock,
        combat=on_board(s, combat_track(s)),
        defence=on_board(s, defence_track(s)),
        guardians=[guardian_shown(s, number) for number in range(len(s.guards))],
        order=p.ORDER_ROWS[s.ordered.cards[-1] - p.ORDER].id if s.ordered.cards and not learning else "",
        orders_left=len(s.orders.cards),
        ahead=ahead,
        targets_left=len(s.targets.cards),
        aimed=[v.TARGETED.labels[meant(s, card - p.OBJECTIVE)] for card in s.aimed.cards],
        hand=sorted((hand_card(seat, card) for card in hand), key=lambda card: card.artifact),
        stage=s.stage,
        cubes_left=s.supply,
        diagnostic=[p.OBJECTIVE_IDS[card - p.OBJECTIVE] for card in s.traced.cards],
        diagnostic_hidden=len(s.row.cards),
        strategy=p.STRATEGIES[strategy(s)] if learning and s.ordered.cards else "",
        gauges=[gauge(s, track) for track in LEARNED] if learning else [],
        cylinders_left=cylinders_left(s) if learning else 0,
        adapted=s.adapted,
        to_adapt=p.AMOUNTS["learning_adaptations"][s.players - 1] if learning else 0,
        upgrades=[p.ENEMY_TRACK_ROWS[track].track for track in next_tracks(s)] if learning else [],
        tasks=[task_shown(s, task) for task in s.grid] if learning else [],
    )


def gauge(s: Ark, track: int) -> Gauge:
    squares = len(numbers(s, track)) - 1
    return Gauge(p.ENEMY_TRACK_ROWS[track].track, on_board(s, track), s.marks[track], squares)


def task_shown(s: Ark, task: int) -> TaskShown:
    name = v.TASK.labels[task]
    halves = [
        TaskHalf(p.ACTIONS[p.TASK_ACTIONS[task][half]], p.SYMBOLS[p.TASK_SYMBOLS[task][half]])
        for half in LIES_OPEN[s.used[task]]
    ]
    return TaskShown(f"task:{name}", name, halves, s.used[task] != UNUSED)


def guardian_shown(s: Ark, number: int) -> GuardianShown:
    cell = s.guards[number]
    name = v.GUARDIAN.labels[number]
    return GuardianShown(
        spot=f"guardian:{name}",
        guardian=name,
        cell=CELL_LABELS[cell] if cell != ENEMY_BOARD else "",
        behind=cast(Edge, EDGES[s.behind[number]] if cell != ENEMY_BOARD else ""),
        edges=edges(s.behind[number]) if cell != ENEMY_BOARD else {},
        lying=bool(s.lying[number]),
    )


def edges(behind: int) -> dict[str, Edge]:
    """ARK-11.4: which edge is left, front, right and behind of who stands so."""
    return {name: cast(Edge, EDGES[turned(behind, way)]) for way, name in enumerate(p.DIRECTIONS)}


def box_shown(meter: int) -> Box:
    return Box(v.METER_LABELS[position(meter)], abs(meter), meter < 0)


def objective(s: Ark, number: int) -> Objective:
    goal, name = p.ACHIEVEMENTS + number, p.OBJECTIVE_IDS[s.public.cards[number] - p.OBJECTIVE]
    marked = [dome.seat for dome in s.domes if dome.achieved >> goal & 1]
    marked.sort(key=lambda seat: order_of(s, seat, goal))
    points = [goal_points(s, seat, goal) for seat in marked]
    return Objective(f"objective:{name}", name, marked, points)


def goal_rooms(s: Ark, eye: int) -> list[int]:
    """The rooms of the eye's own mission: starred for their owner only; the Challengers' for all."""
    if s.coop:
        return mission_rooms(s)
    if not 0 <= eye < s.players:
        return []
    held = [card for card in s.domes[eye].mission.cards if card != HIDDEN]
    return [room for card in held for room in p.MISSION_ROOMS[card - p.MISSION]]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(p.MOST_SEATS) if mask >> seat & 1]


def cell_shown(s: Ark, cell: int, steps: list[int], goals: list[int], threats: list[Threat]) -> Cell:
    room = s.rooms[cell]
    there = room != UNEXPLORED
    slots = there and not p.is_gate(room)
    paid = paid_in(s, 0, cell) if slots else p.FREE
    label = CELL_LABELS[cell]
    return Cell(
        spot=f"cell:{label}",
        label=label,
        column=column(cell),
        row=row(cell),
        sort=sort_of(room),
        room=p.ROOM_IDS[room] if there else "",
        rear=cast(Edge, EDGES[s.rear[cell]] if there else ""),
        token=bool(s.tokened[cell]),
        gate=cell in s.plan.gates,
        initial=room in s.initial,
        squares=p.SQUARES[room] if there else 0,
        cubes=[owner if owner != ENEMY_CUBE else -1 for owner in things(s.cubes[room])] if there else [],
        circles=p.CIRCLES[room] if there else 0,
        cylinders=[power_of(one) for one in things(s.circles[room])] if there else [],
        power=power(s, room) if there else 0,
        controllers=seats_in(controllers(s, room)) if slots else [],
        gives=gives(s, room) if slots else [],
        paid_in=p.RESOURCES[paid] if paid != p.FREE else "",
        prices=[price(s, seat, cell) for seat in range(s.players)] if slots else [],
        units=units_at(s, cell),
        bombs=[dome.seat for dome in s.domes for bomb in dome.bombs if bomb == cell],
        energy_tokens=s.hacked.count(room) if there else 0,
        seals=seals_at(s, cell),
        steps=steps,
        activated=activated_by(s, room),
        objectives=s.objectives[room] if 0 <= room < p.ACTIVATABLE else 0,
        mission=room in goals,
        damaged=there and damaged(s, room),
        corrupt=bool(s.corrupt[cell]),
        threats=threats,
    )


def sort_of(room: int) -> RoomSort:
    if room == UNEXPLORED:
        return "unexplored"
    if p.is_gate(room):
        return "gate"
    return "factory" if p.is_factory(room) else "generator" if p.is_outer_generator(room) else "special"


def activated_by(s: Ark, room: int) -> list[int]:
    if not 0 <= room < p.ACTIVATABLE:
        return []
    return [dome.seat for dome in s.domes if dome.activated >> room & 1]


def gives(s: Ark, room: int) -> list[Given]:
    """ARK-3.2: the first visible modifier of each of its tracks; nothing of a damaged or corrupt room."""
    useless = damaged(s, room) or bool(s.corrupt[s.at[room]])  # ARK-12.1b, 13.3b
    if p.is_factory(room):
        kind = p.factory_type(room)
        return [Given(p.RESOURCES[p.YIELD_OF[kind]], 0 if useless else p.YIELD[kind][power(s, room)])]
    if p.is_outer_generator(room):
        generator = p.MOST_SEATS + room - p.GENERATOR
        number = 0 if useless else p.DIVERTS[room - p.GENERATOR][s.cubes_in(room)]
        return [Given("diverts", number), Given("capacity", capacity(s, generator))]
    level = s.cubes_in(room) if p.BY_CUBES[room] else power(s, room)
    benefits = p.ROOM_ROWS[room].benefits.items()
    return [Given(name, 0 if useless else values[level]) for name, values in benefits]


def units_at(s: Ark, cell: int) -> list[Units]:
    """Guardians are shown each for itself."""
    sides = [*range(s.players), *NEUTRALS] + ([ENEMY] if s.mode in (GLITCH, LEARNING) else [])
    kinds = [*v.UNIT_KINDS[1:], v.ENEMY_KINDS[0 if s.mode == GLITCH else 1]]
    return [
        Units(
            kind=v.UNIT_KINDS[0] if side < p.MOST_SEATS else kinds[side - ROBOTS],
            seat=side if side < p.MOST_SEATS else -1,
            count=s.count(side, cell),
        )
        for side in sides
        if s.count(side, cell)
    ]


def seals_at(s: Ark, cell: int) -> list[Seal]:
    """ARK-18.5: the doors of a position that are sealed."""
    doors = [(EDGES[side], other) for side, other in enumerate(s.plan.beside[cell]) if other >= 0]
    owners = [(edge, sealed_by(s, cell, other)) for edge, other in doors]
    return [Seal(cast(Edge, edge), owner) for edge, owner in owners if owner != NOBODY]


def energy(s: Ark, generator: int) -> Energy:
    name = v.GENERATOR_LABELS[generator]
    return Energy(
        spot=f"generator:{name}",
        power=power_of(generator),
        generator=name,
        cylinders=s.cylinders_of(generator),
        outside=s.outside[generator],
        capacity=capacity(s, generator),
        diverts=[diverts(s, seat, generator) for seat in range(s.players)],
        left=[diverts_left(s, seat, generator) for seat in range(s.players)],
    )
