"""What is printed in Stress Botics, in words, as this engine plays it."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.shown import Sign
from rulewright.core.texts import SYMBOL, Texts, steps
from rulewright.core.verbs import Domain
from rulewright.games.stress_botics.outlook import Amount, some
from rulewright.games.stress_botics.producing import ONE_B
from rulewright.games.stress_botics.shown import SIDES, UPKEEPS, yield_label

SHIELD: Final = "sh"  # in what a vault gives
BATTERY: Final = "battery"  # in a cost: any battery


class PrintedPiece(Struct):
    """`squares`: of a tank."""

    name: str
    squares: int


class Held(Struct):
    """What is called so lies in a tank, numbered as on the board; 0: the Dangerous Substances Tank."""

    piece: str
    tank: int


class PrintedNode(Struct):
    """`name` of a vault is that of its tile; `stop`: of a Main Vault, its number on AlphaBot's path.

    `stress`: what arriving there costs.
    """

    kind: Literal["core", "vault", "main", "manual", "automatic"]
    sector: str
    name: str
    stop: int
    stress: int


class Yield(Struct):
    """What a vault gives at a pressure level: pieces and shields, and what has to be said in words."""

    gives: list[Amount]
    text: str


class PrintedTile(Struct):
    """`yields`: by side and pressure level."""

    name: str
    short: str
    spaces: int
    yields: dict[str, Yield]


class PrintedType(Struct):
    """`deck_end`: what happens with the last card of its deck."""

    name: str
    deck_end: str


class PrintedCard(Struct):
    """`keep`: what keeping it costs, in either way."""

    type: str
    name: str
    boosted: bool
    keep: list[Amount]


class PrintedItem(Struct):
    """`active`: it is activated by a card; any other item works always. Copies have the same `id`."""

    id: str
    name: str
    large: bool
    active: bool
    vp: int
    cost: list[Amount]
    text: str


class Point(Struct):
    """Where a ship receives from a sector: its space, the stress allowed, and what a delivery does."""

    sector: str
    space: int
    limit: int
    own: int
    others: int


class PrintedShip(Struct):
    name: str
    last: int
    points: list[Point]


class Good(Struct):
    piece: str
    vp: int
    most: int


class PrintedExtension(Struct):
    """`bonus`: of the item that is placed there, in signs and in words."""

    name: str
    small: bool
    bonus: list[Sign]
    text: str


BELT: Final = [  # SB-5.7, SB-5.8: what Cylindroids do there
    ("", "lift", "SB-5.7"),
    ("A", "front", "SB-5.8a"),
    ("B", "front", "SB-5.8a"),
    ("C", "middle", "SB-5.8b"),
    ("D", "last", "SB-5.8e"),
]
PLACES: Final = [  # what somebody comes there for
    ("core", "SB-3.3.6"),
    ("main", "SB-2.1a"),
    ("manual", "SB-3.3.8"),
    ("automatic", "SB-3.3.9"),
]


STEPS: Final = list(dict.fromkeys([event.step for event in v.VOCABULARY.messages if event.step]))


class Price(Struct):
    """What discarding a Cargo Card costs in shields and takes away of the stress."""

    shields: int
    stress: int


class Shield(Struct):
    """A space of the shield track; `battery`: the battery space that it shares, 0 none."""

    shields: int
    battery: int


class Told(Struct):
    """What something does, and its rule."""

    text: str
    clause: str


class Printed(Struct):
    """`steps`: what goes by itself, by the steps of events; `upkeep`: the steps of maintenance, in order."""

    steps: dict[str, str]
    upkeep: dict[str, str]
    stress: int  # the last space of the track
    shields: list[Shield]
    pieces: dict[str, PrintedPiece]
    held: dict[str, Held]
    nodes: dict[str, PrintedNode]
    tiles: dict[str, PrintedTile]
    types: dict[str, PrintedType]
    cards: dict[str, PrintedCard]
    items: dict[str, PrintedItem]
    ships: dict[str, PrintedShip]
    objectives: dict[str, list[Good]]
    secondaries: dict[str, str]
    console: dict[str, str]
    extensions: dict[str, PrintedExtension]
    cylindroids: dict[str, str]
    cargo: Price
    bonuses: dict[str, Told]  # of batteries
    belt: dict[str, Told]  # by the letter of the segment; the Elevator has none
    places: dict[str, Told]  # of the map, by their kinds; a vault has its tile


@cache
def printed(texts: Texts) -> Printed:
    """Everything in one language; it never changes while the engine runs."""
    return Printed(
        steps={step: texts.say(f"step-{step}") for step in STEPS},
        upkeep={step: texts.say(f"upkeep-{step}") for step in UPKEEPS},
        stress=p.STRESS_TRACK,
        shields=[Shield(n, p.SHARED[n]) for n in range(1, p.MAX_SHIELDS + 1)],
        pieces={code: _piece(texts, piece) for piece, code in enumerate(p.PIECES)},
        held={
            label: Held(p.PIECES[v.held_piece(held)], v.held_tank(held) + 1)
            for held, label in enumerate(v.HELD.labels)
        },
        nodes={label: _node(texts, here) for here, label in enumerate(p.NODES)},
        tiles={label: _tile(texts, tile) for tile, label in enumerate(p.TILES)},
        types={
            label: PrintedType(texts.name(v.TYPE, kind), does(texts, p.DECK_ENDS[kind]))
            for kind, label in enumerate(p.TYPES)
        },
        cards={label: _card(texts, card) for card, label in enumerate(p.ACTION_IDS)},
        items={label: _item(texts, item) for item, label in enumerate(p.ITEM_IDS)},
        ships={label: _ship(texts, ship) for ship, label in enumerate(p.SHIPS)},
        objectives={row.id: _goods(number) for number, row in enumerate(p.OBJECTIVES)},
        secondaries={row.id: texts.name(v.SECONDARY, number) for number, row in enumerate(p.SECONDARIES)},
        console={label: does(texts, p.CONSOLE_DOES[option]) for option, label in enumerate(p.CONSOLE_IDS)},
        extensions={label: _extension(texts, number) for number, label in enumerate(p.EXTENSIONS)},
        cylindroids={label: texts.name(v.CYLINDROID, kind) for kind, label in enumerate(v.CYLINDROID.labels)},
        cargo=Price(p.CARGO_SHIELDS, p.CARGO_STRESS),
        bonuses=_bonuses(texts),
        belt={letter: Told(texts.say(f"belt-{key}"), clause) for letter, key, clause in BELT},
        places={kind: Told(_place(texts, kind), clause) for kind, clause in PLACES},
    )


def _bonuses(texts: Texts) -> dict[str, Told]:
    """What a number of batteries brings; `dash`: who walks runs at once."""
    out = {row.id: Told(_bonus(texts, row.id), row.clause) for row in p.BONUSES}
    return out | {"dash": Told(_bonus(texts, "run"), out["walk"].clause)}


def _bonus(texts: Texts, name: str) -> str:
    numbers = {"walk": p.WALK_MP[0], "run": p.RUN_MP, "purge": p.PURGE_SHIELDS}
    return texts.say(f"bonus-{name}", number=numbers.get(name, 0), less=p.PURGE_STRESS)


def does(texts: Texts, effect: int) -> str:
    """An effect in sentences."""
    return texts.effect(p.BOOK.effects[effect])


def _piece(texts: Texts, piece: int) -> PrintedPiece:
    return PrintedPiece(texts.name(v.PIECE, piece), p.SQUARE[piece] if piece < p.IN_TANK else 1)


# --- the planet --------------------------------------------------------------------------------------
def _node(texts: Texts, here: int) -> PrintedNode:
    if here == p.CORE:
        name = texts.say("place-core")
        return PrintedNode("core", "", name, 0, 0)
    sector = p.SECTORS[p.SECTOR[here]]
    if p.PLACE_OF[here] >= 0:
        return PrintedNode("vault", sector, "", 0, 0)
    if p.KIND[here] == p.MD:
        return PrintedNode("manual", sector, texts.say("place-manual", sector=sector), 0, p.MANUAL_STRESS)
    if p.KIND[here] == p.AD:
        name = texts.say("place-automatic", sector=sector)
        return PrintedNode("automatic", sector, name, 0, p.AUTOMATIC_STRESS)
    stop = p.PATH.index(here) + 1
    return PrintedNode("main", sector, texts.say("place-main", number=stop), stop, 0)


def _place(texts: Texts, kind: str) -> str:
    return texts.say(
        f"at-{kind}", number={"manual": p.MANUAL_STRESS, "automatic": p.AUTOMATIC_STRESS}.get(kind, 0)
    )


def _tile(texts: Texts, tile: int) -> PrintedTile:
    yields = {
        yield_label(side, level + 1): _yield(texts, tile, side, level)
        for side in range(len(SIDES))
        for level in range(p.LEVELS)
    }
    return PrintedTile(texts.name(v.TILE, tile), texts.say(f"short-{p.TILES[tile]}"), p.SPACES[tile], yields)


def _yield(texts: Texts, tile: int, side: int, level: int) -> Yield:
    shields, any = p.YIELD_SHIELDS[tile][side][level], p.YIELD_ANY[tile][side][level]
    gives = ([Amount(SHIELD, shields)] if shields else []) + some(p.YIELD[tile][side][level])
    kind = p.VAULT_KIND[tile][side]
    text = ""
    if any:
        text = texts.say("vault-any", number=any)
    elif kind == p.BATTERIES_VAULT:
        number, each = p.BATTERIES[tile][side][level], p.BATTERY_PRICE[tile][side][level]
        text = texts.say("vault-batteries", number=number, each=each)
    elif kind == p.ITEMS_VAULT:
        text = texts.say("vault-items", number=p.DISCOUNT[tile][side][level])
    elif kind == p.CONVERTS:
        text = texts.say("vault-converts", number=ONE_B[p.B])
    return Yield(gives, text)


# --- cards and items ---------------------------------------------------------------------------------
def _card(texts: Texts, card: int) -> PrintedCard:
    keep = [Amount(p.PIECES[piece], n) for piece, n in p.CARD_COSTS[card]]
    return PrintedCard(p.TYPES[p.TYPE_OF[card]], texts.name(v.TYPE, p.TYPE_OF[card]), p.BOOSTED[card], keep)


def _item(texts: Texts, item: int) -> PrintedItem:
    cost = p.ITEM_COST[item]
    return PrintedItem(
        id=p.ITEMS[p.COPY[item]].id,
        name=texts.name(v.ITEM, item),
        large=p.LARGE[item],
        active=p.ITEM_ACTIVE[item],
        vp=p.ITEM_VP[item],
        cost=some(cost[: p.GOODS]) + ([Amount(BATTERY, cost[p.ANY_BATTERY])] if cost[p.ANY_BATTERY] else []),
        text=item_text(texts, item),
    )


def item_text(texts: Texts, item: int) -> str:
    """What an item holds, what it does when it is activated, and what it does always."""
    said = []
    if p.ROOM[item]:
        pieces = [texts.name(v.PIECE, piece) for piece in range(p.RESOURCES) if p.STORES[item][piece]]
        said.append(texts.say("item-holds", number=p.ROOM[item], pieces=", ".join(pieces)))
    if p.ITEM_ACTIVE[item]:
        said.append(does(texts, p.ITEM_EFFECT[item]))
    if p.NEEDS_BOOST[item]:
        said.append(texts.say("item-needs-boost"))
    if p.MODIFIES[item] >= 0:
        said.append(texts.say(f"modifier-{p.MODIFIERS[p.MODIFIES[item]]}", number=p.MODIFIES_BY[item]))
    return " ".join(said)


def _extension(texts: Texts, number: int) -> PrintedExtension:
    parts = texts.card(p.BOOK.effects[p.EXTENSION_GIVES[number]])
    bonus = [Sign(part[1:-1], "", "") if SYMBOL.fullmatch(part) else Sign("", part, "") for part in parts]
    text = does(texts, p.EXTENSION_GIVES[number])
    return PrintedExtension(texts.name(v.EXTENSION, number), p.SMALL_ONLY[number], bonus, text)


# --- what has no name ---------------------------------------------------------------------------------
def amount(texts: Texts, piece: str, number: int) -> str:
    """`2 Carbon`, `1 Lava`; any battery and any of three resources too."""
    return texts.say("effect-piece", piece=piece, n=number)


def called(texts: Texts, domain: Domain, number: int) -> str:
    """Action Cards, options of the Console and Secondary Objectives by what is printed on them, prices by
    their pieces."""
    if domain is v.PRICE:
        return told_price(texts, number) if v.PRICE.kinds[number] == "paid" else ""
    if domain is v.CONSOLE_OPTION:
        return ", ".join(
            texts.tokens(step) for step in steps(p.BOOK.effects[p.CONSOLE_DOES[number]].tokens())
        )
    if domain is v.CARD:
        card = _card(texts, number)
        keep = [amount(texts, one.piece, one.n) for one in card.keep]
        price = texts.say("called-or", one=keep[0], two=keep[1]) if len(keep) > 1 else keep[0]
        return texts.say("called-card", type=card.name, boosted=str(card.boosted).lower(), keep=price)
    one, two = (task(texts, condition) for condition in p.CONDITIONS[number])
    first, second, both = p.SECONDARY_VP[number]
    return texts.say("called-secondary", one=one, first=first, two=two, second=second, both=both)


def told_price(texts: Texts, item: int) -> str:
    """`1 Titanium and 1 Silicon`."""
    cost = p.ITEMS[p.COPY[item]].cost
    return texts.listed([amount(texts, piece, number) for piece, number in cost.items()])


def task(texts: Texts, condition: p.Condition) -> str:
    """What a Secondary Objective asks, in words."""
    word, n = p.PREDICATES[condition.predicate], condition.number
    pieces = [amount(texts, p.PIECES[piece], n) for piece, n in enumerate(condition.pieces) if n]
    ship = v.SHIP.labels[n] if word == "delivered" else ""
    node = texts.name(v.NODE, n) if word == "at" else ""
    return texts.say(f"task-{word.replace('_', '-')}", n=n, pieces=", ".join(pieces), ship=ship, node=node)


# --- ships -------------------------------------------------------------------------------------------
def _ship(texts: Texts, ship: int) -> PrintedShip:
    points = [
        Point(label, p.POINT[ship][n], p.LIMIT[ship][n], p.OWN_STRESS[ship][n], p.OTHERS_STRESS[ship][n])
        for n, label in enumerate(p.SECTORS)
    ]
    return PrintedShip(texts.say(f"short-{v.SHIP.labels[ship]}"), p.LAST[ship], points)


def _goods(objective: int) -> list[Good]:
    worth, most = p.WORTH[objective], p.MOST[objective]
    return [Good(p.PIECES[piece], worth[piece], most[piece]) for piece in range(len(p.PIECES)) if most[piece]]
