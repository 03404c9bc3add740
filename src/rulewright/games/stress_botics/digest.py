"""Stress Botics in few words: a seat's card, what a choice changes, what there is to say about a thing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.core.look import FAINT, TEXT
from rulewright.core.texts import Texts, begun
from rulewright.core.verbs import Option
from rulewright.core.zones import SPECTATOR
from rulewright.games.stress_botics.catalogue import Printed, printed
from rulewright.games.stress_botics.outlook import Amount
from rulewright.games.stress_botics.printed import COPY, ITEM_IDS, ITEMS
from rulewright.games.stress_botics.shown import Bot, Node, Shown, shown
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.telling import place, price, told_ship, told_tanks, told_vault
from rulewright.games.stress_botics.telling import tell as told
from rulewright.games.stress_botics.verbs import ITEM, MIND, NODE, PIECE, SHIP, TILE, VOCABULARY

BOARD_CARGO: Final = "board-cargo"
BOARD_SHIELDS: Final = "board-shields"
SIGNS: Final = {"miner": "m", "explosive": "e", "laser": "l", "armed": "E"}


def facts(s: Botics, texts: Texts) -> list[str]:
    out = [texts.say("table-round", number=s.round)] if s.round else []
    return out + ([texts.say("board-phase", number=s.phase)] if s.phase else [])


def goods(amounts: list[Amount]) -> str:
    """'2C L'."""
    return " ".join(f"{one.n if one.n > 1 else ''}{one.piece}" for one in amounts)


def kinds(cylindroids: list[str]) -> str:
    return "".join(SIGNS[kind] for kind in cylindroids)


def held(bot: Bot) -> list[str]:
    """The tanks, the Dangerous Substances Tank and what items store."""
    out = [goods(tank.pieces) or "–" for tank in [*bot.tanks, bot.dangerous]]
    return out + [goods(one.store.pieces) for one in bot.extensions if one.store.pieces]


def card(s: Botics, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat."""
    bot = shown(s, SPECTATOR).bots[seat]
    out = Text(no_wrap=True)

    def line(key: str, value: str) -> None:
        out.append(f"{texts.say(key)} ", FAINT)
        out.append(f"{value}\n", TEXT)

    batteries = " ".join(space.battery for space in bot.track.spaces if space.battery) or "–"
    mind = texts.name(MIND, MIND.labels.index(bot.mind))
    line("board-stress", f"{bot.stress}   {texts.say(BOARD_SHIELDS)} {bot.shields}   {mind}")
    line("board-batteries", f"[{bot.inner or '–'}] {batteries}")
    line("board-tanks", " | ".join(held(bot)))
    cargo = "".join(one.sector if one.state == "free" else "·" for one in bot.cargo)
    producer = " ".join(f"B+{one.piece}" for one in bot.producer if one.piece) or "–"
    line("board-producer", f"{producer}   {texts.say(BOARD_CARGO)} {cargo} ◈{bot.markers}")
    programmed = len([slot for slot in bot.slots if slot.state in ("hidden", "known")])
    captured = kinds([one.cylindroid for one in bot.captured]) or "–"
    line("board-cards", f"{len(bot.hand)}   ▮{programmed}   {captured}")
    items = [printed(texts).items[one.top.item].name for one in bot.extensions if one.top]
    if room[1] > 6 and items:
        line("board-items", ", ".join(items))
    out.rstrip()
    return out


def changes(s: Botics, after: Botics, texts: Texts, names: list[str]) -> list[str]:
    out = []
    before, then = shown(s, SPECTATOR), shown(after, SPECTATOR)
    for was, now in zip(before.bots, then.bots, strict=True):
        told = changed(
            texts,
            ("board-stress", was.stress, now.stress),
            ("board-shields", was.shields, now.shields),
            ("board-batteries", was.track.batteries, now.track.batteries),
        )
        if was.node != now.node:
            told.append(f"{texts.say(f'node-{was.node}')} → {texts.say(f'node-{now.node}')}")
        told += [f"{one} → {two}" for one, two in zip(held(was), held(now), strict=False) if one != two]
        if told:
            out.append(f"{names[was.seat]}: {', '.join(told)}")
    return out + changed(
        texts,
        ("board-alpha", before.alpha.shields, then.alpha.shields),
        ("board-pressure", before.pressure, then.pressure),
        ("board-lava", before.core.lava, then.core.lava),
    )


def changed(texts: Texts, *numbers: tuple[str, int, int]) -> list[str]:
    return [f"{texts.say(key)} {one} → {two}" for key, one, two in numbers if one != two]


# --- the words of things -------------------------------------------------------------------------------
def item_line(item: str, print: Printed, texts: Texts) -> str:
    facts = print.items[item]
    told = texts.say(
        "about-item",
        item=facts.name,
        price=price(item, print, texts),
        size=texts.say("board-large") if facts.large else texts.say("board-small"),
        vp=facts.vp,
        clause=ITEMS[COPY[ITEM_IDS.index(item)]].clause,
    )
    return f"{told}. {facts.text}"


def limit_line(ship: str, sector: str, print: Printed, texts: Texts) -> str:
    """What a delivery here asks and does."""
    point = next(point for point in print.ships[ship].points if point.sector == sector)
    values = {"limit": point.limit, "own": point.own, "others": point.others}
    return begun(texts.say("about-limit", ship=texts.say(f"ship-{ship}"), sector=sector, **values))


def about(s: Botics, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the things that a choice names, and what lies at the place it names."""
    seen, print = shown(s, SPECTATOR), printed(texts)
    verb = VOCABULARY.verb(option)
    out: list[str] = []
    for domain, value in zip(verb.domains, verb.arguments(option), strict=True):
        label = domain.labels[value] if domain.labels else ""
        if domain is ITEM:
            out.append(item_line(label, print, texts))
        elif domain is NODE or domain is TILE:
            out += [told_vault(node, print, texts) for node in vaults(seen) if label in named(node)]
        elif domain is SHIP and label in print.ships:
            out.append(told_ship(seen.ships[value], print, texts))
            sector = print.nodes[seen.bots[seat].node].sector
            if sector:
                out.append(limit_line(label, sector, print, texts))
    return out


def vaults(seen: Shown) -> list[Node]:
    return [node for node in seen.nodes if node.vault]


def named(node: Node) -> list[str]:
    """A vault by its node and by its tile."""
    return [node.node, node.vault.tile] if node.vault else [node.node]


def tell(s: Botics, seat: int, texts: Texts, names: list[str]) -> list[str]:
    return told(shown(s, seat), texts, names)


def find(s: Botics, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """What there is to say about an item, a piece, a place."""
    wanted = word.casefold()
    seen, print = shown(s, seat), printed(texts)
    offered = [one.item for shelf in seen.shelves for one in shelf.items]
    out = [item_line(item, print, texts) for item in offered if wanted in print.items[item].name.casefold()]
    for bot in seen.bots:
        out += [
            f"{names[bot.seat]}: {item_line(one.top.item, print, texts)}"
            for one in bot.extensions
            if one.top and wanted in print.items[one.top.item].name.casefold()
        ]
    for node in vaults(seen):
        if wanted in place(seen, node.node, print).casefold():
            out.append(told_vault(node, print, texts))
    if wanted in [texts.name(PIECE, piece).casefold() for piece in range(PIECE.size)]:
        out += [f"{names[bot.seat]}: {'; '.join(told_tanks(bot, print, texts))}" for bot in seen.bots]
    lines = [line for line in told(seen, texts, names) if wanted in line.casefold()]
    return out + [line for line in lines if line not in out]
