"""What eyes get of Septikon: squares and places by name, and what flies, covers and leads where.

Nothing is hidden in this game: every eye sees the same, except where its own choices lie.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

import rulewright.games.septikon.printed as p
import rulewright.games.septikon.verbs as v
from rulewright.core.shown import Head, Sign, signs
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.septikon.choices import OnStation
from rulewright.games.septikon.drones import Go, Way
from rulewright.games.septikon.effects import ON, Gain, Launch, Mend
from rulewright.games.septikon.fire import covered, zone
from rulewright.games.septikon.flight import COLLIDES, FLIES, LANDS, SHIELDED, STRIKES, fate
from rulewright.games.septikon.gunners import Gun, Gunners, PickObject, Target, manned
from rulewright.games.septikon.table import NONE, Flyer, Septikon, Station, place_of, surface_square
from rulewright.games.septikon.warehouses import EachUnit

Step = Literal["", "setup", "theft", "move", "module", "drones", "draw"]
Ending = Literal["lands", "strikes", "flies", "satellite", "shield"]


class Place(Struct):
    """A place on the whole board; x counts from A's end, y along A's columns."""

    x: int
    y: int


class StoreShown(Struct):
    """A warehouse, by the squares of its cells; `dead`: it can neither give nor take.

    `blocked`: a cell that is out of reach, because it or one nearer to the entrance is damaged or held.
    """

    id: str
    resource: str
    cubes: list[str]
    warheads: list[str]
    blocked: list[str]
    available: int
    total: int
    dead: bool


class Supply(Struct):
    """A resource over all its warehouses."""

    resource: str
    available: int
    total: int


class Fate(Struct):
    """Where a roll would leave a flyer, as things stand now."""

    roll: int
    x: int
    ending: Ending


class FlyerShown(Struct):
    kind: str
    at: Place
    launched: int
    fates: list[Fate]


class Satellite(Struct):
    at: Place
    covers: list[Place]


class Zone(Struct):
    """Squares of a station in the active zones of somebody's units."""

    by: int
    squares: list[str]


class StationShown(Struct):
    """A station, with the rival's units on it, and what its owner has in space."""

    owner: int
    clones: list[str]
    gunners: list[str]  # those of the Clones on the surface
    spies: list[str]  # of this colour, controlled by the rival
    drones: list[str]  # the rival's BioDrones
    damage: list[str]
    stores: list[StoreShown]
    supplies: list[Supply]
    armed: list[str]
    zones: list[Zone]
    satellites: list[Satellite]
    shields: list[Place]
    flyers: list[FlyerShown]
    threats: list[str]  # the modules that its owner can hit the rival with


class Spot(Struct):
    """A square of a station, or with owner -1 a place in space; `spot`: what options and the log name."""

    spot: str
    owner: int
    square: str
    at: Place


class Aim(Struct):
    """Where a choice lies on the board: whom it moves, by which way, and what it is about."""

    notation: str
    start: list[Spot]  # one or none
    ends: list[Spot]
    way: list[Place]


class Shown(Struct):
    step: Step
    turn: int
    player: int
    die: int
    limit: int
    ended: bool
    stations: list[StationShown]
    aims: list[Aim]


# --- a station -----------------------------------------------------------------------------------------
def at(place: int) -> Place:
    return Place(place // p.COLUMNS, place % p.COLUMNS)


def names(squares: list[int]) -> list[str]:
    return [p.LABELS[q] for q in squares]


def named(squares: int) -> list[str]:
    """The squares of a mask."""
    return [p.LABELS[q] for q in range(p.SQUARES) if squares & p.BIT[q]]


def cells(warehouse: int, which: int) -> list[str]:
    """The cells of a warehouse by their bits."""
    return [p.LABELS[p.cell_at(warehouse, cell)] for cell in range(p.CELLS_EACH) if which >> cell & 1]


def store(station: Station, warehouse: int) -> StoreShown:
    blockers, cubes = station.blockers(warehouse), station.cubes[warehouse]
    available = p.COUNT[station.available(warehouse)]
    return StoreShown(
        id=p.WAREHOUSES[warehouse].id,
        resource=p.WAREHOUSES[warehouse].resource,
        cubes=cells(warehouse, cubes),
        warheads=cells(warehouse, station.warheads) if warehouse == p.RK else [],
        blocked=cells(warehouse, p.ALL_CELLS & ~p.REACHABLE[blockers]),
        available=available,
        total=p.COUNT[cubes],
        dead=blockers != 0 and not available,
    )


def supply(station: Station, resource: int) -> Supply:
    return Supply(p.RESOURCES[resource], station.units(resource), station.stock(resource))


def zones(s: Septikon, owner: int) -> list[Zone]:
    """SEP-10.7: Clones and Spies are armed by the station that they stand on, BioDrones by their owner's."""
    station, rival = s.stations[owner], s.stations[1 - owner]
    found = [
        (owner, zone(station, station.clones)),
        (1 - owner, zone(station, station.spies)),
        (1 - owner, zone(rival, station.drones)),
    ]
    return [Zone(by, named(area)) for by, area in found if area]


def satellite(place: int) -> Satellite:
    """SEP-10.5: it works in space and on both surfaces."""
    there = [at(other) for other in sorted(p.COVERED[place])]
    return Satellite(at(place), [one for one in there if p.SURFACE - 1 <= one.x <= p.DEPTH - p.SURFACE])


ENDINGS: Final[dict[int, Ending]] = {
    FLIES: "flies",
    SHIELDED: "shield",
    COLLIDES: "satellite",
    LANDS: "lands",
    STRIKES: "strikes",
}


def fated(s: Septikon, owner: int, flyer: Flyer, roll: int) -> Fate:
    how, x = fate(s, owner, flyer, roll)
    ending = ENDINGS[how]
    if how == FLIES and covered(s.stations[1 - owner].satellites, x * p.COLUMNS + flyer.y):
        ending = "satellite"  # it is in the zone when step 6 comes
    return Fate(roll, x, ending)


def flyer(s: Septikon, owner: int, one: Flyer) -> FlyerShown:
    fates = [fated(s, owner, one, roll) for roll in range(1, p.FACES + 1)]
    return FlyerShown(p.OBJECTS[one.object()], Place(one.x, one.y), one.launched, fates)


HITTING: Final = [n for n, effect in enumerate(ON) if isinstance(effect, Gun) and effect.hits]


def threats(s: Septikon, owner: int) -> list[str]:
    """What the owner's next turns may hit the rival with: a manned module, or what one has launched."""
    own, rival = s.stations[owner], s.stations[1 - owner]
    launched = {flyer.kind for flyer in own.flyers} | ({p.CAPSULE} if rival.drones else set())
    return [p.CODES[n] for n in HITTING if manned(own, n) or launches(n) in launched]


def launches(module: int) -> int:
    effect = ON[module]
    return effect.what if isinstance(effect, Launch) else NONE


def station(s: Septikon, owner: int) -> StationShown:
    own = s.stations[owner]
    return StationShown(
        owner=owner,
        clones=names(own.clones),
        gunners=names([q for q in own.clones if p.on_surface(q)]),
        spies=names(own.spies),
        drones=names(own.drones),
        damage=names([q for q in range(p.SQUARES) if own.is_damaged(q)]),
        stores=[store(own, warehouse) for warehouse in range(p.WAREHOUSE_COUNT)],
        supplies=[supply(own, resource) for resource in range(len(p.RESOURCES))],
        armed=[name for weapon, name in enumerate(p.WEAPONS) if own.armed(weapon)],
        zones=zones(s, owner),
        satellites=[satellite(place) for place in own.satellites],
        shields=[at(place) for place in own.shields],
        flyers=[flyer(s, owner, one) for one in own.flyers],
        threats=threats(s, owner),
    )


# --- where choices lie ---------------------------------------------------------------------------------
def spot(owner: int, q: int) -> Spot:
    return Spot(f"{owner}/{p.LABELS[q]}", owner, p.LABELS[q], at(place_of(owner, q)))


def shooter(owner: int, column: int) -> Spot:
    there = spot(owner, surface_square(column))
    there.spot = f"gunner/{v.COLUMN.labels[column]}"
    return there


def in_space(place: int) -> Spot:
    return Spot(f"space/{v.SPACE.labels[place]}", -1, v.SPACE.labels[place], at(place))


def stakes(station: Station, warehouse: int, gives: bool) -> int:
    """The cell of a warehouse that is emptied or filled next."""
    cell = station.gives(warehouse) if gives else station.takes(warehouse)
    return p.cell_at(warehouse, cell if cell != NONE else p.CELLS_EACH - 1)


def walked(owner: int, reach: p.Reach, start: int, end: int, shut: int) -> list[Place]:
    """A way that is free now, to draw a line along it."""
    way = reach.way(end, shut & ~p.BIT[start])
    return [at(place_of(owner, q)) for q in [start, *way]] if way else []


def aim(s: Septikon, seat: int, option: Option) -> Aim:
    """Where this choice of the seat lies."""
    asked = s.question
    owner = asked.owner if isinstance(asked, (EachUnit, Gunners, OnStation, Target)) else seat
    start: list[Spot] = []
    ends: list[Spot] = []
    way: list[Place] = []
    for verb, on in ((v.MOVE, seat), (v.SPY, 1 - seat)):
        if option in verb:
            left, end = verb.read(option)
            start, ends = [spot(on, left)], [spot(on, end)]
            way = walked(on, p.CLONE_REACH[s.die][left], left, end, s.stations[on].shut())
    if isinstance(asked, Go):
        end = v.GO.read(option)
        start, ends = [spot(1 - seat, asked.start)], [spot(1 - seat, end)]
        free = Way(s, seat)
        way = walked(1 - seat, free.reaches[asked.start], asked.start, end, free.blocked)
    for one, on in (
        (v.PLACE, seat),
        (v.DRONE, 1 - seat),
        (v.DEFROST, seat),
        (v.MEND, owner),
        (v.RELEASE, owner),
        (v.TARGET, owner),
        (v.CONVERT, 1 - owner),
    ):
        if option in one:
            ends = [spot(on, one.read(option))]
    for one, on, gives in ((v.PAY, owner, True), (v.STORE, owner, False), (v.STEAL, 1 - seat, True)):
        if option in one:
            ends = [spot(on, stakes(s.stations[on], one.read(option), gives))]
    if option in v.GET:
        stores = [w for w in range(p.WAREHOUSE_COUNT) if p.resource_in(w) == v.GET.read(option)]
        ends = [spot(owner, stakes(s.stations[owner], w, False)) for w in stores]
    if option in v.CHARGE:
        ends = [spot(owner, p.cell_at(p.RK, v.CHARGE.read(option)))]
    if option in v.GUNNER:
        ends = [shooter(owner, v.GUNNER.read(option))]
    if option in v.TAKE:
        ends = [in_space(v.TAKE.read(option))]
    if isinstance(asked, PickObject):
        ends = [in_space(asked.place)]
    return Aim(s.text(option), start, ends, way)


def placed(s: Septikon, seat: int) -> list[Option]:
    """What is offered, and what is refused for its own sake: all else says its square by its name."""
    refused = [option for option, why in s.reasons(seat) if not why.message.unlisted]
    return sorted([*s.options(seat), *refused])


def shown(s: Septikon, eye: int) -> Shown:
    seen = placed(s, eye) if eye in s.deciders else []
    return Shown(
        step=s.step,
        turn=s.turn,
        player=s.player,
        die=s.die,
        limit=s.limit,
        ended=s.ending != NONE,
        stations=[station(s, 0), station(s, 1)],
        aims=[aim(s, eye, option) for option in seen],
    )


# --- what a line of the log points at --------------------------------------------------------------------
AT_RIVAL: Final = {
    "spy", "drone", "go", "steal",
    "event-converted", "event-landed", "event-struck", "event-spy-lost", "event-drone-lost", "event-crawled",
}  # fmt: skip  # words of a seat about the other's station


ON_EITHER: Final = {"repair", "free", "sense", "convert"}  # a module may stand on either station


def spots(seat: int, word: str, names: dict[str, str]) -> list[str]:
    """`0/a8`: a square of A's station; `space/k12`: a place in space; `gunner/c`: who shoots."""
    owners = [0, 1] if seat < 0 or word in ON_EITHER else [1 - seat if word in AT_RIVAL else seat]
    out = []
    for name, label in names.items():
        if name.startswith("square"):
            out += [f"{owner}/{label}" for owner in owners]
        elif name == "column":
            out.append(f"gunner/{label}")
        elif name == "space":
            out.append(f"space/{label}")
    return out


STEPS: Final = ["roll", "move", "module", "drones", "flight", "fire", "check"]  # SEP-3.1


# --- what is printed -------------------------------------------------------------------------------------
class PrintedSquare(Struct):
    id: str
    name: str
    level: int
    column: int
    code: str  # of its module or warehouse
    cell: bool


class Amount(Struct):
    resource: str
    n: int


class PrintedModule(Struct):
    """`gives` and `n`: the resource that it makes and how much; of a repair, how many squares.

    `hits`: what the rival is hit with, empty where nothing is.
    """

    id: str
    name: str
    zone: str
    text: str
    cost: list[Amount]
    gives: str
    n: int
    per_gunner: bool
    hits: str
    signs: list[Sign]  # what it takes and what it makes
    squares: list[str]


class PrintedStore(Struct):
    id: str
    resource: str
    cells: list[str]  # the deepest first


class PrintedWall(Struct):
    """Between two levels of a station, along its columns from the first to the last."""

    low: int
    high: int
    first: int
    last: int


class PrintedStairs(Struct):
    """Between two squares that do not lie beside each other; all others are a gap between walls."""

    start: str
    end: str


class Printed(Struct):
    columns: int
    steps: list[str]  # of a turn, in order
    depth: int  # squares from one end of the board to the other
    surface: int
    squares: list[PrintedSquare]
    walls: list[PrintedWall]
    stairs: list[PrintedStairs]
    modules: list[PrintedModule]
    stores: list[PrintedStore]
    places: list[list[str]]  # names of the places on the whole board, by x, then y
    resources: list[Amount]  # all of them, in order; so many at the start


def module(number: int, texts: Texts) -> PrintedModule:
    row, facts, effect = p.MODULE_ROWS[number], p.MODULES[number], ON[number]
    costs = [Amount(name, n) for name, n in zip(p.RESOURCES, facts.cost, strict=True) if n]
    return PrintedModule(
        id=row.id,
        name=texts.say(f"module-{row.id}"),
        zone=row.zone,
        text=texts.effect(effect),
        cost=costs,
        gives=p.RESOURCES[effect.what] if isinstance(effect, Gain) else "",
        n=effect.n if isinstance(effect, Gain | Mend) else 0,
        per_gunner=row.per_gunner,
        hits=hit_with(number, texts) if number in HITTING else "",
        signs=module_signs(number, texts),
        squares=[p.LABELS[q] for q in range(p.SQUARES) if p.BOARD[q] == row.id],
    )


def hit_with(module: int, texts: Texts) -> str:
    """What flies there; else what the module is called."""
    what = launches(module)
    return texts.name(v.MODULE, module) if what == NONE else texts.name(v.OBJECT, what)


def module_signs(number: int, texts: Texts) -> list[Sign]:
    """`−2 Energy → +3 Oxygen`."""
    facts, effect, out = p.MODULES[number], ON[number], []
    for name, n in zip(p.RESOURCES, facts.cost, strict=True):
        out += [Sign(name, texts.say(f"symbol-{name}"), f"−{n}")] if n else []
    if facts.per_gunner and out:
        out.append(Sign("", texts.say("board-per-gunner"), ""))
    if isinstance(effect, Gain):
        out += [*([Sign("", "→", "")] if out else []), *signs(texts, effect)]
    return out


def printed(texts: Texts) -> Printed:
    squares = [
        PrintedSquare(p.LABELS[q], texts.name(v.SQUARE, q), p.LEVEL[q], p.COLUMN[q], p.BOARD[q], p.is_cell(q))
        for q in range(p.SQUARES)
    ]
    return Printed(
        columns=p.COLUMNS,
        steps=STEPS,
        depth=p.DEPTH,
        surface=p.SURFACE,
        squares=squares,
        walls=[PrintedWall(wall.low, wall.low + 1, wall.first, wall.last) for wall in p.WALLS],
        stairs=[PrintedStairs(p.LABELS[start], p.LABELS[end]) for start, end in p.FAR_STAIRS],
        modules=[module(number, texts) for number in range(len(p.MODULES))],
        stores=[
            PrintedStore(row.id, row.resource, cells(w, p.ALL_CELLS)) for w, row in enumerate(p.WAREHOUSES)
        ],
        places=[v.SPACE.labels[x * p.COLUMNS : (x + 1) * p.COLUMNS] for x in range(p.DEPTH)],
        resources=[Amount(name, p.WAREHOUSES[i].start) for i, name in enumerate(p.RESOURCES)],
    )


# --- in one line, and in sentences -----------------------------------------------------------------------
OF_STEP: Final = {"theft": 0, "move": 1, "module": 2, "drones": 3, "": 6}


def head(seen: Shown, texts: Texts) -> Head:
    """Without a score: this game has none."""
    phases = [texts.say(f"step-{name}") for name in STEPS] if seen.step != "setup" else []
    phase = len(phases) if seen.ended else OF_STEP.get(seen.step, OF_STEP["move"])
    return Head("turn", str(seen.turn or ""), phases, phase if phases else -1, [])


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    out = []
    if seen.turn:
        out.append(texts.say("told-turn", number=seen.turn, seat=names[seen.player], die=seen.die))
    for own in seen.stations:
        out += [told_supply(own, one, texts, names) for one in own.supplies]
        out += told_pieces(seen, own.owner, texts, names)
    return out


def told_supply(own: StationShown, one: Supply, texts: Texts, names: list[str]) -> str:
    stock = texts.say("amount", n=one.available, what=one.resource)
    return texts.say("board-stock", seat=names[own.owner], stock=stock, blocked=one.total - one.available)


def told_pieces(seen: Shown, seat: int, texts: Texts, names: list[str]) -> list[str]:
    """Who and what stands or flies where."""
    own, rival = seen.stations[seat], seen.stations[1 - seat]

    def squares(labels: list[str]) -> list[str]:
        return [texts.name(v.SQUARE, p.LABELS.index(label)) for label in labels]

    def places(found: list[Place]) -> list[str]:
        return [texts.name(v.SPACE, place.x * p.COLUMNS + place.y) for place in found]

    where = {
        "clone": squares([label for label in own.clones if label not in own.gunners]),
        "gunner": squares(own.gunners),
        "spy": squares(rival.spies),
        "biodrone": squares(rival.drones),
        "damage": squares(own.damage),
        "satellite": places([one.at for one in own.satellites]),
        "shield": places(own.shields),
    }
    for kind in ("rocket", "nuclear", "capsule"):
        where[kind] = places([one.at for one in own.flyers if one.kind == kind])
    return [
        texts.say("board-pieces", seat=names[seat], piece=texts.say(f"piece-{kind}"), places=", ".join(there))
        for kind, there in where.items()
        if there
    ]
