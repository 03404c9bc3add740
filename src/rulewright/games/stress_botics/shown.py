"""What eyes get of Stress Botics: names instead of numbers, made from a redacted state.

A thing that can be chosen carries its `spot`; spots.py says which of them a choice or a line of the log is
about. What is printed is in catalogue.py, what a choice may lead to in outlook.py.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.verbs import Option
from rulewright.core.zones import HIDDEN, Zone
from rulewright.games.stress_botics.actions import Keep
from rulewright.games.stress_botics.belt import CONTAINER, elevator_number, front
from rulewright.games.stress_botics.moving import closed
from rulewright.games.stress_botics.outlook import (
    Amount,
    Check,
    Cooled,
    End,
    Filling,
    Load,
    Placing,
    Tank,
    checks,
    cooled,
    filling,
    lying,
    placing,
    reach,
    some,
    tank_of,
    unchanged,
)
from rulewright.games.stress_botics.programming import slots
from rulewright.games.stress_botics.scoring import standing
from rulewright.games.stress_botics.status import hand_limit
from rulewright.games.stress_botics.table import BetaBot, Botics
from rulewright.games.stress_botics.tanks import holding

Phase = Literal["setup", "ships", "program", "actions", "maintain", "alphabot", "status"]
PHASES: Final[list[Phase]] = ["setup", "ships", "program", "actions", "maintain", "alphabot", "status"]
Step = Literal[
    "", "setup", "draw", "program", "turn", "boost", "walk", "place", "deliver", "load",
    "batteries", "shift", "combine", "ai", "discard",
]  # fmt: skip  # empty: a question that a board need not know from others
Upkeep = Literal["batteries", "shift", "cool", "combine", "ai"]
UPKEEPS: Final[list[Upkeep]] = ["batteries", "shift", "cool", "combine", "ai"]  # in the order of SB-4
Side = Literal["A", "B"]
SIDES: Final[list[Side]] = ["A", "B"]


class Served(Struct):
    """Who has delivered in a sector."""

    sector: str
    seats: list[int]


class Ship(Struct):
    """`space` is -1 once it has left orbit; `point`: the sector of its reception point there, if any."""

    spot: str
    ship: str
    space: int
    point: str
    demand: int
    objective: str
    served: list[Served]


class Vault(Struct):
    """`gives`: which of the yields of its tile holds at the present pressure."""

    spot: str
    tile: str
    side: Side
    gives: str


class Node(Struct):
    """A place of the planet: who stands there, which Cylindroids lie there, and what was produced."""

    spot: str
    node: str
    vault: Vault | None
    guests: list[int]
    cylindroids: list[str]
    lying: list[Amount]
    active: bool  # AlphaBot is here


class Tunnel(Struct):
    """Within a sector, and to the Core: `shut`, the Core is turned away."""

    start: str
    end: str
    state: Literal["open", "locked", "shut"]


class Core(Struct):
    """`gives`: Lava of one Extract at the present pressure; `open`: sectors with a tunnel to it."""

    side: Side
    lava: int
    gives: int
    position: int
    open: list[str]


class Level(Struct):
    spot: str
    level: int


class Front(Struct):
    spot: str
    segment: str


class Store(Struct):
    spot: str
    pieces: list[Amount]


class Alpha(Struct):
    """AlphaBot. `tokens`: its two places before it moves on; `vault` from 1, and 0 on the Shuttle.

    With fewer than `below` shields the Elevator brings more; now it brings `brings`. `target`: the vault that
    segment C leads to. `next`: the Main Vault after this one, 0 the Shuttle.
    """

    spot: str
    shields: int
    most: int
    below: int
    brings: int
    vault: int
    next: int
    node: str
    tokens: list[Literal["past", "here", "ahead"]]
    status: Side
    front: Front | None
    target: str
    tank: Store


class Segment(Struct):
    """Of the belt; the Elevator has no letter."""

    spot: str
    letter: str
    cylindroids: list[str]


class Deck(Struct):
    """`top` is empty if nobody may see it; `ends`: its last card is drawn next."""

    spot: str
    type: str
    left: int
    top: str
    ends: bool
    discards: int


class Item(Struct):
    spot: str
    item: str


class Shelf(Struct):
    shelf: Literal["advanced", "alpha"]
    items: list[Item]
    left: int


class Switch(Struct):
    spot: str
    option: str


class Console(Struct):
    side: Side
    options: list[Switch]


class Space(Struct):
    """Of the Battery Track; `battery` is empty if there is none; `opens`: the bonuses that begin with it."""

    spot: str
    battery: str
    opens: list[str]


class Track(Struct):
    """`room`: so many batteries the shields leave room for."""

    spot: str
    spaces: list[Space]
    batteries: int
    room: int


class Extension(Struct):
    """`top`: the item that works; `under`: how many it covers."""

    spot: str
    extension: str
    top: Item | None
    under: int
    store: Store


class Prepared(Struct):
    """A producer space: the piece beside the Betamatter, empty if there is none."""

    spot: str
    piece: str


class Captured(Struct):
    spot: str
    cylindroid: str


class Cargo(Struct):
    spot: str
    sector: str
    state: Literal["free", "used", "gone"]


class Card(Struct):
    """Of a hand; `card` is empty for who may not see it. Equal cards share a spot: they are one choice."""

    spot: str
    card: str


class Slot(Struct):
    """`opens`: the batteries that open it; `back`: its card was taken back unrevealed."""

    state: Literal["empty", "shut", "hidden", "known", "now", "done", "back"]
    card: str
    opens: int


class Container(Struct):
    ship: str
    load: list[Load]
    sectors: list[str]


class Bot(Struct):
    """A player's board. `held`: all resources, in tanks and on items; `now`: the slot whose card is next.

    `cells`: how many captured Cylindroids there is room for.

    `score`: if the game ended now, without the Secondary Objective, which is secret.
    """

    spot: str
    seat: int
    node: str
    producing: bool  # on the producing space of the Core
    stress: int
    shields: int
    track: Track
    inner: str
    mind: Literal["competitive", "cooperative"]
    tanks: list[Tank]
    dangerous: Tank
    held: dict[str, int]
    extensions: list[Extension]
    producer: list[Prepared]
    captured: list[Captured]
    cells: int
    cargo: list[Cargo]
    markers: int
    containers: list[Container]
    hand: list[Card]
    most: int  # cards that may be kept
    slots: list[Slot]
    now: int
    secondary: list[str]
    score: int


class Shown(Struct):
    """After `bots`: what the choice of this eye may lead to; nothing for who is not asked."""

    phase: Phase
    step: Step
    round: int
    ended: bool
    order: list[int]
    ships: list[Ship]
    nodes: list[Node]
    tunnels: list[Tunnel]
    core: Core
    pressure: int
    levels: list[Level]
    valve: list[Level]  # where one step up or down leads
    alpha: Alpha
    belt: list[Segment]  # the Elevator first
    bag: int
    decks: list[Deck]
    shelves: list[Shelf]
    console: Console
    common: Store
    bots: list[Bot]
    reach: list[End]
    checks: list[Check]
    placing: Placing | None
    filling: Filling | None
    upkeep: Upkeep | None
    cooled: list[Cooled]
    unchanged: list[str]


# --- the table ---------------------------------------------------------------------------------------
UPKEEP: Final[dict[Step, Upkeep]] = {
    "batteries": "batteries", "shift": "shift", "combine": "combine", "place": "combine", "ai": "ai",
}  # fmt: skip


def shown(s: Botics, eye: int) -> Shown:
    asked = eye in s.deciders
    step: Step = s.step
    upkeep = UPKEEP.get(step) if asked and PHASES[s.phase] == "maintain" else None
    return Shown(
        phase=PHASES[s.phase],
        step=step,
        round=s.round,
        ended=s.round > p.ROUNDS,
        order=list(s.order),
        ships=[_ship(s, ship) for ship in range(len(p.SHIPS))],
        nodes=[_node(s, here) for here in range(p.N_NODES)],
        tunnels=_tunnels(s),
        core=_core(s),
        pressure=s.pressure,
        levels=[Level(f"pressure:{level}", level) for level in range(1, p.LEVELS + 1)],
        valve=[
            Level(f"press:{v.SIGN.labels[0]}", min(p.LEVELS, s.pressure + 1)),
            Level(f"press:{v.SIGN.labels[1]}", max(1, s.pressure - 1)),
        ],
        alpha=_alpha(s),
        belt=_belt(s),
        bag=sum(s.bag),
        decks=[_deck(s, kind) for kind in range(len(p.TYPES))],
        shelves=[
            Shelf("advanced", _row(s.advanced_row), len(s.advanced.cards)),
            Shelf("alpha", _row(s.alphas_row), len(s.alphas.cards)),
        ],
        console=_console(s),
        common=Store("common", some(s.common)),
        bots=[_bot(s, b, eye) for b in s.bots],
        reach=reach(s, eye) if asked else [],
        checks=checks(s, eye) if asked else [],
        placing=placing(s, eye) if asked else None,
        filling=filling(s, eye) if asked else None,
        upkeep=upkeep,
        cooled=cooled(s, eye) if upkeep else [],
        unchanged=unchanged(s, eye) if upkeep else [],
    )


def _kinds(counts: list[int] | tuple[int, ...]) -> list[str]:
    """Cylindroids one by one."""
    return [v.CYLINDROID.labels[kind] for kind, n in enumerate(counts) for _ in range(n)]


def _ship(s: Botics, ship: int) -> Ship:
    point = [sector for sector in range(len(p.SECTORS)) if s.ships[ship] == p.POINT[ship][sector]]
    return Ship(
        spot=f"ship:{p.SHIPS[ship]}",
        ship=p.SHIPS[ship],
        space=s.ships[ship],
        point=p.SECTORS[point[0]] if point else "",
        demand=s.demand[ship],
        objective=p.OBJECTIVES[s.objectives[ship]].id,
        served=[
            Served(label, [b.seat for b in s.bots if b.delivered[ship * len(p.SECTORS) + sector]])
            for sector, label in enumerate(p.SECTORS)
        ],
    )


# --- the planet --------------------------------------------------------------------------------------
def _node(s: Botics, here: int) -> Node:
    place, tile = p.PLACE_OF[here], s.tile_at(here)
    return Node(
        spot=f"node:{p.NODES[here]}",
        node=p.NODES[here],
        vault=_vault(s, tile) if tile >= 0 else None,
        guests=[seat for seat in s.order if s.bots[seat].node == here],
        cylindroids=_kinds([s.in_vault(place, kind) for kind in range(p.KINDS)]) if place >= 0 else [],
        lying=lying(s, here),
        active=here == s.active(),
    )


def _vault(s: Botics, tile: int) -> Vault:
    side, name = s.sides[tile], p.TILES[tile]
    return Vault(f"tile:{name}", name, SIDES[side], yield_label(side, s.pressure))


def yield_label(side: int, pressure: int) -> str:
    return f"{SIDES[side]}{pressure}"


def _tunnels(s: Botics) -> list[Tunnel]:
    out = []
    for sector in range(len(p.SECTORS)):
        out.append(
            Tunnel(p.NODES[p.CORE], p.NODES[p.node(sector, p.LV)], "open" if s.connected(sector) else "shut")
        )
    for here in range(p.CORE + 1, p.N_NODES):
        near, locked = s.near(here), closed(s, here)
        for there in range(here + 1, p.N_NODES):
            if p.SECTOR[here] == p.SECTOR[there] and there in near + locked:
                out.append(Tunnel(p.NODES[here], p.NODES[there], "locked" if there in locked else "open"))
    return out


def _core(s: Botics) -> Core:
    return Core(
        side=SIDES[s.core_side],
        lava=s.lava,
        gives=min(p.LAVA[s.pressure - 1], s.lava),
        position=s.rotation,
        open=[label for sector, label in enumerate(p.SECTORS) if s.connected(sector)],
    )


def _alpha(s: Botics) -> Alpha:
    travels = s.vault < p.SHUTTLE
    place: list[Literal["past", "here", "ahead"]] = [
        "past" if not travels or token < s.alpha_at else "here" if token == s.alpha_at else "ahead"
        for token in range(2)
    ]
    return Alpha(
        spot="alphabot",
        shields=s.alpha,
        most=s.alpha_most(),
        below=p.ELEVATOR_ABOVE[s.alternative],
        brings=elevator_number(s),
        vault=s.vault + 1 if travels else 0,
        next=s.vault + 2 if s.vault + 1 < p.SHUTTLE else 0,
        node=p.NODES[s.active()] if travels else "",
        tokens=place,
        status=SIDES[s.status_side],
        front=Front("front", v.REACH.labels[1 + front(s)]) if travels else None,
        target=p.TILES[s.tile(p.TARGET_C[s.vault])] if travels else "",
        tank=Store("alphatank", some(s.alpha_tank)),
    )


def _belt(s: Botics) -> list[Segment]:
    """SB-5.6: the Elevator, then the segments A to D."""
    out = [Segment("elevator", "", _kinds(s.elevator))]
    for number, label in enumerate(v.REACH.labels[1:]):
        there = _kinds([s.on_belt(number, kind) for kind in range(p.KINDS)])
        out.append(Segment(f"reach:{label}", label[-1].upper(), there))
    return out


# --- servers -----------------------------------------------------------------------------------------
def _deck(s: Botics, kind: int) -> Deck:
    cards = s.decks[kind].cards
    top = cards[-1] if cards else HIDDEN
    return Deck(
        spot=f"deck:{p.TYPES[kind]}",
        type=p.TYPES[kind],
        left=len(cards),
        top=p.ACTION_IDS[top] if top != HIDDEN else "",
        ends=len(cards) == 1,
        discards=len(s.discards[kind].cards),
    )


def _item(card: int) -> Item:
    return Item(f"item:{p.ITEM_IDS[card - p.FIRST_ITEM]}", p.ITEM_IDS[card - p.FIRST_ITEM])


def _row(zone: Zone) -> list[Item]:
    return [_item(card) for card in zone.cards]


def _console(s: Botics) -> Console:
    found = [name for option, name in enumerate(p.CONSOLE_IDS) if p.CONSOLE_SIDE[option] == s.console_side]
    return Console(SIDES[s.console_side], [Switch(f"console:{name}", name) for name in found])


# --- a player's board --------------------------------------------------------------------------------
def _bot(s: Botics, b: BetaBot, eye: int) -> Bot:
    seat = b.seat
    return Bot(
        spot=f"bot:{seat}",
        seat=seat,
        node=p.NODES[b.node],
        producing=b.producing > 0,
        stress=b.stress,
        shields=b.shields,
        track=_track(b),
        inner=_piece(b.inner),
        mind=cast(Literal["competitive", "cooperative"], v.MIND.labels[b.mind]),
        tanks=[tank_of(b, tank) for tank in range(b.tank_count())],
        dangerous=Tank(f"{seat}/dangerous", p.DANGEROUS[b.size], sum(b.dangerous), some(b.dangerous, p.G)),
        held={p.PIECES[piece]: holding(b, piece) for piece in range(p.RESOURCES)},
        extensions=[_extension(b, number) for number in range(len(p.EXTENSIONS))],
        producer=[Prepared(f"{seat}/producer{n + 1}", _piece(piece)) for n, piece in enumerate(b.producer)],
        captured=[Captured(f"{seat}/captured:{kind}", kind) for kind in _kinds(b.captured)],
        cells=CONTAINER + b.modifier(p.CAGE),
        cargo=[_cargo(b, sector) for sector in range(len(p.SECTORS))],
        markers=b.markers,
        containers=[one for ship in range(len(p.SHIPS)) if (one := _container(s, b, ship)).load],
        hand=_hand(s, b, eye),
        most=hand_limit(b),
        slots=_slots(s, b, eye),
        now=_now(s, b),
        secondary=[p.SECONDARIES[c - p.FIRST_SECONDARY].id for c in b.secondary.cards if c != HIDDEN],
        score=standing(s, seat),
    )


def _piece(piece: int) -> str:
    return p.PIECES[piece] if piece != p.NONE else ""


def bonuses(size: int, batteries: int) -> list[str]:
    """SB-BB: what begins with so many; with four players those who walk run at once."""
    begun = [row.id for row in p.BONUSES if row.batteries[size] == batteries]
    return ["dash" if name == "walk" and p.WALK_MP[size] == p.RUN_MP else name for name in begun]


def _track(b: BetaBot) -> Track:
    batteries = b.track + [p.NONE] * (p.TRACK[b.size] - len(b.track))
    spaces = [
        Space(f"{b.seat}/space{n}", _piece(battery), bonuses(b.size, n))
        for n, battery in enumerate(batteries, 1)
    ]
    return Track(f"{b.seat}/track", spaces, len(b.track), b.capacity())


def _extension(b: BetaBot, number: int) -> Extension:
    cards, label = b.extension(number).cards, p.EXTENSIONS[number]
    return Extension(
        spot=f"{b.seat}/extension:{label}",
        extension=label,
        top=_item(cards[-1]) if cards else None,
        under=max(0, len(cards) - 1),
        store=Store(f"{b.seat}/{label}", some(b.store(number))),
    )


CARGO: Final[list[Literal["free", "used", "gone"]]] = ["free", "used", "gone"]


def _cargo(b: BetaBot, sector: int) -> Cargo:
    return Cargo(f"{b.seat}/cargo:{p.SECTORS[sector]}", p.SECTORS[sector], CARGO[b.cargo[sector]])


def _container(s: Botics, b: BetaBot, ship: int) -> Container:
    worth = p.WORTH[s.objectives[ship]]
    load = [Load(p.PIECES[piece], n, worth[piece]) for piece, n in enumerate(b.loaded_on(ship)) if n]
    sectors = [p.SECTORS[sector] for sector, n in enumerate(b.delivered_on(ship)) if n]
    return Container(p.SHIPS[ship], load, sectors)


# --- cards -------------------------------------------------------------------------------------------
def _said(s: Botics, b: BetaBot, eye: int) -> list[int]:
    """The cards that this eye has named, while all choose in secret."""
    options: tuple[Option, ...] = s.sealed[eye] if b.seat == eye else ()
    return [verb.read(option) for option in options for verb in (v.PROGRAM, v.DISCARD) if option in verb]


def _hand(s: Botics, b: BetaBot, eye: int) -> list[Card]:
    """The cards left, in order; of equal ones the first stands for all."""
    left = sorted(b.hand.cards)
    for card in _said(s, b, eye):
        left.remove(card)
    first = {p.TWIN[card]: card for card in reversed(left) if card != HIDDEN}
    return [
        Card(f"card:{p.ACTION_IDS[first[p.TWIN[card]]]}", p.ACTION_IDS[card])
        if card != HIDDEN
        else Card("", "")
        for card in left
    ]


def _plays(s: Botics, b: BetaBot) -> bool:
    """Is this player's card being performed?"""
    return len(s.playing.cards) > 0 and any([isinstance(f, Keep) and f.seat == b.seat for f in s.stack])


def _now(s: Botics, b: BetaBot) -> int:
    now = b.done() - int(_plays(s, b))
    return now if PHASES[s.phase] == "actions" and now < b.slots else p.NONE


def _slots(s: Botics, b: BetaBot, eye: int) -> list[Slot]:
    """From left to right; while all program, what this eye has put there."""
    out = [
        Slot("empty" if number < slots(b) else "shut", "", batteries)
        for number, batteries in enumerate(p.OPENS[b.size])
    ]
    if PHASES[s.phase] == "program":
        for slot, card in zip(out, _said(s, b, eye), strict=False):
            slot.state, slot.card = "known", p.ACTION_IDS[card]
        return out
    for slot, card in zip(out, b.revealed[: b.done()], strict=False):
        slot.state = "back" if card == p.NONE else "done"
        slot.card = p.ACTION_IDS[card] if card != p.NONE else ""
    if _plays(s, b):
        out[b.done() - 1].state = "now"
    for slot, card in zip(out[b.done() :], b.program.cards, strict=False):
        slot.state = "hidden" if card == HIDDEN else "known"
        slot.card = p.ACTION_IDS[card] if card != HIDDEN else ""
    return out
