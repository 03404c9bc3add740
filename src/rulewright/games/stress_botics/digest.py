"""Stress Botics in few words: a seat's card, what a choice changes, what there is to say about a thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from rulewright.core.look import FAINT, TEXT
from rulewright.core.texts import Texts, begun
from rulewright.core.verbs import Option
from rulewright.core.zones import HIDDEN
from rulewright.games.stress_botics.printed import (
    ANY_BATTERY,
    BOOK,
    COPY,
    CORE,
    FIRST_ITEM,
    GOODS,
    IN_TANK,
    ITEM_ACTIVE,
    ITEM_COST,
    ITEM_EFFECT,
    ITEM_VP,
    ITEMS,
    KINDS,
    LARGE,
    LIMIT,
    NODE_OF,
    NONE,
    OTHERS_STRESS,
    OWN_STRESS,
    PIECES,
    PLACE_OF,
    PLACES,
    RESOURCES,
    SECTOR,
    SECTORS,
    SHIPS,
    SHUTTLE,
    TILES,
)
from rulewright.games.stress_botics.table import UNUSED, BetaBot, Botics
from rulewright.games.stress_botics.verbs import (
    CARD,
    CYLINDROID,
    ITEM,
    MIND,
    NODE,
    PIECE,
    SHIP,
    TILE,
    VOCABULARY,
)

BOARD_CARDS: Final = "board-cards"
BOARD_CARGO: Final = "board-cargo"
BOARD_PRESSURE: Final = "board-pressure"
BOARD_SHIELDS: Final = "board-shields"
SIGNS: Final = ["m", "e", "l", "E"]  # Cylindroids: Miner, Explosive, Laser, armed Explosive


def facts(s: Botics, texts: Texts) -> list[str]:
    out = [texts.say("table-round", number=s.round)] if s.round else []
    return out + ([texts.say("board-phase", number=s.phase)] if s.phase else [])


def goods(counts: Sequence[int], first: int = 0) -> str:
    """'2C L' for counts of pieces from a first type on."""
    return " ".join(f"{n if n > 1 else ''}{PIECES[first + i]}" for i, n in enumerate(counts) if n)


def kinds(counts: Sequence[int]) -> str:
    return "".join(SIGNS[i] * counts[i] for i in range(len(counts)))


def held(b: BetaBot) -> list[str]:
    """The tanks, the Dangerous Substances Tank and what items store."""
    out = [goods(b.tanks[i : i + IN_TANK]) or "–" for i in range(0, len(b.tanks), IN_TANK)]
    out.append(goods(b.dangerous, 6) or "–")
    stored = [
        goods(b.stores[e * RESOURCES : (e + 1) * RESOURCES])
        for e in range(3)
        if any(b.stores[e * 8 : e * 8 + 8])
    ]
    return out + stored


def card(s: Botics, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat."""
    b = s.bots[seat]
    out = Text(no_wrap=True)

    def line(key: str, value: str) -> None:
        out.append(f"{texts.say(key)} ", FAINT)
        out.append(f"{value}\n", TEXT)

    batteries = " ".join(PIECES[x] for x in b.track) or "–"
    inner = PIECES[b.inner] if b.inner != NONE else "–"
    line("board-stress", f"{b.stress}   {texts.say(BOARD_SHIELDS)} {b.shields}   {texts.name(MIND, b.mind)}")
    line("board-batteries", f"[{inner}] {batteries}")
    line("board-tanks", " | ".join(held(b)))
    cargo = "".join(SECTORS[i] if b.cargo[i] == UNUSED else "·" for i in range(3))
    producer = " ".join(f"B+{PIECES[x]}" for x in b.producer if x != NONE) or "–"
    line("board-producer", f"{producer}   {texts.say(BOARD_CARGO)} {cargo} ◈{b.markers}")
    line("board-cards", f"{len(b.hand.cards)}   ▮{len(b.program.cards)}   {kinds(b.captured) or '–'}")
    if room[1] > 6 and b.items():
        line("board-items", ", ".join(texts.name(ITEM, item) for item in b.items()))
    out.rstrip()
    return out


def changes(s: Botics, after: Botics, texts: Texts, names: list[str]) -> list[str]:
    out = []
    for seat in range(s.seats):
        was, now = s.bots[seat], after.bots[seat]
        told = []
        for key, one, two in (
            ("board-stress", was.stress, now.stress),
            ("board-shields", was.shields, now.shields),
            ("board-batteries", len(was.track), len(now.track)),
        ):
            if one != two:
                told.append(f"{texts.say(key)} {one} → {two}")
        if was.node != now.node:
            told.append(f"{texts.name(NODE, was.node)} → {texts.name(NODE, now.node)}")
        for before, then in zip(held(was), held(now), strict=False):
            if before != then:
                told.append(f"{before} → {then}")
        if told:
            out.append(f"{names[seat]}: {', '.join(told)}")
    for key, one, two in (
        ("board-alpha", s.alpha, after.alpha),
        ("board-pressure", s.pressure, after.pressure),
        ("board-lava", s.lava, after.lava),
    ):
        if one != two:
            out.append(f"{texts.say(key)} {one} → {two}")
    return out


# --- the words of things -------------------------------------------------------------------------------
def pieces(counts: Sequence[int], texts: Texts) -> str:
    """'2 Carbon, 1 Lava'; a word for nothing."""
    told = [f"{n} {texts.name(PIECE, i)}" for i, n in enumerate(counts) if n]
    return ", ".join(told) or texts.say("board-free")


def cylindroids(counts: Sequence[int], texts: Texts) -> str:
    told = [f"{n} {texts.name(CYLINDROID, i)}" for i, n in enumerate(counts) if n]
    return ", ".join(told) or texts.say("board-free")


def item_line(item: int, texts: Texts) -> str:
    cost = ITEM_COST[item]
    any_battery = texts.say("board-any-battery", number=cost[ANY_BATTERY])
    told = texts.say(
        "about-item",
        item=texts.name(ITEM, item),
        price=any_battery if cost[ANY_BATTERY] else pieces(cost[:GOODS], texts),
        size=texts.say("board-large") if LARGE[item] else texts.say("board-small"),
        vp=ITEM_VP[item],
        clause=ITEMS[COPY[item]].clause,
    )
    return f"{told}. {texts.effect(BOOK.effects[ITEM_EFFECT[item]])}" if ITEM_ACTIVE[item] else told


def ship_line(s: Botics, ship: int, texts: Texts) -> str:
    """Where a ship is, or that it has left."""
    name = texts.name(SHIP, ship)
    if s.ships[ship] == NONE:
        return begun(texts.say("board-left", ship=name))
    return begun(texts.say("board-at", ship=name, number=s.ships[ship], cards=s.demand[ship]))


def place_line(s: Botics, place: int, texts: Texts) -> str:
    """A vault: its tile, the Cylindroids and pieces in it."""
    tile = s.tile(place)
    node, name, side = texts.name(NODE, NODE_OF[place]), texts.name(TILE, tile), "AB"[s.sides[tile]]
    told = [begun(texts.say("board-place", node=node, tile=name, side=side))]
    found = s.holds[place * KINDS : (place + 1) * KINDS]
    made = s.made[tile * GOODS : (tile + 1) * GOODS]
    if any(found):
        told.append(texts.say("board-cylindroids", pieces=cylindroids(found, texts)))
    if any(made):
        told.append(texts.say("board-lying", pieces=pieces(made, texts)))
    return "; ".join(told)


def limit_line(s: Botics, ship: int, sector: int, texts: Texts) -> str:
    """What a delivery here asks and does."""
    return begun(
        texts.say(
            "about-limit",
            ship=texts.name(SHIP, ship),
            sector=SECTORS[sector],
            limit=LIMIT[ship][sector],
            own=OWN_STRESS[ship][sector],
            others=OTHERS_STRESS[ship][sector],
        )
    )


def about(s: Botics, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the things that a choice names, and what lies at the place it names."""
    here = s.bots[seat].node
    verb = VOCABULARY.verb(option)
    out: list[str] = []
    for domain, value in zip(verb.domains, verb.arguments(option), strict=True):
        if domain is ITEM:
            out.append(item_line(value, texts))
        elif domain is NODE and PLACE_OF[value] >= 0:
            out.append(place_line(s, PLACE_OF[value], texts))
        elif domain is TILE:
            out.append(place_line(s, s.place(value), texts))
        elif domain is SHIP and value < len(SHIPS):
            out.append(ship_line(s, value, texts))
            if here != CORE:
                out.append(limit_line(s, value, SECTOR[here], texts))
    return out


def tell(s: Botics, seat: int, texts: Texts, names: list[str]) -> list[str]:
    """The table in sentences."""
    out = [" · ".join(facts(s, texts))]
    out += [ship_line(s, ship, texts) for ship in range(len(SHIPS))]
    where = texts.say("board-shuttle") if s.vault == SHUTTLE else texts.name(NODE, s.active())
    out.append(texts.say("board-alphabot", number=s.alpha, place=where))
    out.append(f"{texts.say(BOARD_PRESSURE)} {s.pressure}")
    out.append(texts.say("board-elevator", pieces=cylindroids(s.elevator, texts)))
    for i in range(4):
        found = cylindroids(s.belt[i * KINDS : (i + 1) * KINDS], texts)
        out.append(texts.say("board-segment", segment="ABCD"[i], pieces=found))
    out += [place_line(s, place, texts) for place in range(PLACES)]
    for b in s.bots:
        held_ = card(s, b.seat, texts, (80, 9)).plain.replace("\n", "; ")
        out.append(f"{names[b.seat]}: {texts.name(NODE, b.node)}; {held_}")
    cards = [texts.name(CARD, c) for c in s.bots[seat].hand.cards if c != HIDDEN] if seat < s.seats else []
    if cards:
        out.append(f"{texts.say(BOARD_CARDS)} {', '.join(cards)}")
    return out


def find(s: Botics, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """What there is to say about an item, a piece, a place."""
    wanted = word.casefold()
    row = [c - FIRST_ITEM for c in s.advanced_row.cards + s.alphas_row.cards]
    out = [item_line(item, texts) for item in row if wanted in texts.name(ITEM, item).casefold()]
    for b in s.bots:
        out += [
            f"{names[b.seat]}: {item_line(item, texts)}"
            for item in b.items()
            if wanted in texts.name(ITEM, item).casefold()
        ]
    for tile in range(len(TILES)):
        if wanted in texts.name(TILE, tile).casefold():
            out.append(place_line(s, s.place(tile), texts))
    for piece in range(GOODS):
        if wanted == texts.name(PIECE, piece).casefold():
            out += [f"{names[b.seat]}: {' | '.join(held(b))}" for b in s.bots]
    told = [line for line in tell(s, seat, texts, names) if wanted in line.casefold()]
    return out + [line for line in told if line not in out]
