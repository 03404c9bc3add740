"""Stress Botics in few words: a seat's card, what a choice changes, what there is to say about a thing."""

from __future__ import annotations

from typing import Final

from rich.text import Text

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.chips import Figures
from rulewright.core.look import FAINT, TEXT
from rulewright.core.texts import Texts, begun
from rulewright.core.verbs import Option
from rulewright.games.stress_botics.catalogue import Printed, printed
from rulewright.games.stress_botics.outlook import Amount
from rulewright.games.stress_botics.shown import PHASES, Bot, Node, Shown
from rulewright.games.stress_botics.telling import price, told_ship, told_vault

BOARD_CARGO: Final = "board-cargo"
BOARD_SHIELDS: Final = "board-shields"
SIGNS: Final = {"miner": "m", "explosive": "e", "laser": "l", "armed": "E"}


def facts(seen: Shown, texts: Texts) -> list[str]:
    if seen.phase == "setup":
        return []
    return [
        texts.say("table-round", number=seen.round),
        texts.say("board-phase", number=PHASES.index(seen.phase)),
    ]


def goods(amounts: list[Amount]) -> str:
    """'2C L'."""
    return " ".join(f"{one.n if one.n > 1 else ''}{one.piece}" for one in amounts)


def kinds(cylindroids: list[str]) -> str:
    return "".join(SIGNS[kind] for kind in cylindroids)


def held_by(bot: Bot) -> list[str]:
    """The tanks, the Dangerous Substances Tank and what items store."""
    out = [goods(tank.pieces) or "–" for tank in [*bot.tanks, bot.dangerous]]
    return out + [goods(one.store.pieces) for one in bot.extensions if one.store.pieces]


def card(seen: Shown, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat."""
    bot = seen.bots[seat]
    out = Text(no_wrap=True)

    def line(key: str, value: str) -> None:
        out.append(f"{texts.say(key)} ", FAINT)
        out.append(f"{value}\n", TEXT)

    batteries = " ".join(space.battery for space in bot.track.spaces if space.battery) or "–"
    mind = texts.name(v.MIND, v.MIND.labels.index(bot.mind))
    line("board-stress", f"{bot.stress}   {texts.say(BOARD_SHIELDS)} {bot.shields}   {mind}")
    line("board-batteries", f"[{bot.inner or '–'}] {batteries}")
    line("board-tanks", " | ".join(held_by(bot)))
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


def figures(seen: Shown, texts: Texts, names: list[str]) -> dict[str, Figures]:
    """Every BetaBot's gauges, place and tanks; AlphaBot's shields and the planet's."""
    out: dict[str, Figures] = {}
    for bot in seen.bots:
        tanks = {f"{texts.say('board-tanks')} {n}": held for n, held in enumerate(held_by(bot), 1)}
        out[names[bot.seat]] = {
            texts.say("board-stress"): bot.stress,
            texts.say(BOARD_SHIELDS): bot.shields,
            texts.say("board-batteries"): bot.track.batteries,
            "": texts.say(f"node-{bot.node}"),
            **tanks,
        }
    planet = {"alpha": seen.alpha.shields, "pressure": seen.pressure, "lava": seen.core.lava}
    return {**out, "": {texts.say(f"board-{name}"): n for name, n in planet.items()}}


# --- the words of things -------------------------------------------------------------------------------
def item_line(item: str, print: Printed, texts: Texts) -> str:
    facts = print.items[item]
    told = texts.say(
        "about-item",
        item=facts.name,
        price=price(item, print, texts),
        size=texts.say("board-large") if facts.large else texts.say("board-small"),
        vp=facts.vp,
        clause=p.ITEMS[p.COPY[p.ITEM_IDS.index(item)]].clause,
    )
    return f"{told}. {facts.text}"


def limit_line(ship: str, sector: str, print: Printed, texts: Texts) -> str:
    """What a delivery here asks and does."""
    point = next(point for point in print.ships[ship].points if point.sector == sector)
    values = {"limit": point.limit, "own": point.own, "others": point.others}
    return begun(texts.say("about-limit", ship=texts.say(f"ship-{ship}"), sector=sector, **values))


def about(seen: Shown, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the things that a choice names, and what lies at the place it names."""
    print, verb = printed(texts), v.VOCABULARY.verb(option)
    out: list[str] = []
    for domain, value in zip(verb.domains, verb.arguments(option), strict=True):
        label = domain.labels[value] if domain.labels else ""
        if domain is v.ITEM:
            out.append(item_line(label, print, texts))
        elif domain is v.NODE or domain is v.TILE:
            out += [told_vault(node, print, texts) for node in vaults(seen) if label in named(node)]
        elif domain is v.SHIP and label in print.ships:
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


def lore(seen: Shown, seat: int, texts: Texts) -> list[str]:
    """Every item."""
    print = printed(texts)
    return [item_line(item, print, texts) for item in print.items]
