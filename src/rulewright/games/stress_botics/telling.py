"""Stress Botics in sentences, from what is shown: for readers, terminal and browser alike."""

from __future__ import annotations

from collections.abc import Sequence

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.shown import Head
from rulewright.core.texts import FREE, Texts, begun
from rulewright.core.verbs import Domain, Option
from rulewright.games.stress_botics.actions import Keep
from rulewright.games.stress_botics.catalogue import Printed, amount, printed
from rulewright.games.stress_botics.items import Shop
from rulewright.games.stress_botics.items import price as paid
from rulewright.games.stress_botics.outlook import Amount
from rulewright.games.stress_botics.shown import PHASES, Bot, Extension, Node, Shelf, Ship, Shown
from rulewright.games.stress_botics.table import Botics


def lies(s: Botics, domain: Domain, value: int) -> tuple[Domain, int] | None:
    """People call a vault by its tile, as the map does, not by its place on the planet."""
    tile = s.tile_at(value) if domain is v.NODE else value if domain is v.TILE else p.NONE
    return (v.VAULT, tile) if tile != p.NONE else None


def costs(texts: Texts, s: Botics, seat: int, option: Option) -> str:
    """SB-11.2: an item costs what is printed on it, less pieces of its buyer's choice. SB-3.2.4: keeping a
    card costs a piece too."""
    asked = s.question
    if option in v.KEEP and isinstance(asked, Keep):
        piece, n = p.CARD_COSTS[s.playing.cards[0]][v.KEEP.read(option)]
        return texts.say("pieces", number=n, **texts.values([v.PIECE], [piece]))
    if option not in v.BUY or not isinstance(asked, Shop):
        return ""
    item = v.BUY.read(option)
    kind = v.PRICE.kinds[paid(item, asked.discount)]
    if kind == "free":
        return FREE
    printed = texts.name(v.PRICE, item)
    return texts.say("cost-less", price=printed, n=asked.discount) if kind == "unsettled" else printed


def head(seen: Shown, texts: Texts) -> Head:
    score = [bot.score for bot in seen.bots]
    if seen.phase == "setup":
        return Head("round", "", [], -1, score)
    phases = [texts.say(f"phase-{phase}") for phase in PHASES[1:]]
    now = -1 if seen.ended else PHASES.index(seen.phase) - 1
    return Head("round", f"{min(seen.round, p.ROUNDS)}/{p.ROUNDS}", phases, now, score)


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    print = printed(texts)
    out = [told_round(seen, texts)]
    out += [told_ship(ship, print, texts) for ship in seen.ships]
    out += told_alpha(seen, print, texts)
    out += [told_vault(node, print, texts) for node in seen.nodes if node.vault]
    out += told_servers(seen, print, texts)
    for seat in seen.order:
        out += told_bot(seen, seen.bots[seat], names[seat], print, texts)
    return out


# --- words of things ---------------------------------------------------------------------------------
def listed(things: Sequence[str], texts: Texts) -> str:
    return ", ".join(things) or texts.say("board-free")


def pieces(amounts: list[Amount], texts: Texts) -> str:
    """'2 Carbon, 1 Lava'; a word for nothing."""
    return listed([amount(texts, one.piece, one.n) for one in amounts], texts)


def cylindroids(kinds: list[str], texts: Texts) -> str:
    """'2 Miners, 1 Laser'."""
    there = {kind: kinds.count(kind) for kind in kinds}
    return listed([texts.say("cylindroids", cylindroid=kind, number=n) for kind, n in there.items()], texts)


def place(seen: Shown, label: str, print: Printed) -> str:
    """A vault is called after its tile."""
    vault = next(node.vault for node in seen.nodes if node.node == label)
    return print.tiles[vault.tile].short if vault else print.nodes[label].name


def price(item: str, print: Printed, texts: Texts) -> str:
    return pieces(print.items[item].cost, texts)


# --- the table ---------------------------------------------------------------------------------------
def told_round(seen: Shown, texts: Texts) -> str:
    if seen.phase == "setup":
        return texts.say("told-setup")
    last = min(seen.round, p.ROUNDS)
    return texts.say("told-round", round=last, last=p.ROUNDS, phase=texts.say(f"phase-{seen.phase}"))


def told_ship(ship: Ship, print: Printed, texts: Texts) -> str:
    """Where a ship is and what it accepts, or that it has left."""
    if ship.space < 0:
        return begun(texts.say("board-left", ship=texts.say(f"ship-{ship.ship}")))
    goods = [
        texts.say("told-good", piece=print.pieces[good.piece].name, vp=good.vp, most=good.most)
        for good in print.objectives[ship.objective]
    ]
    return texts.say(
        "told-ship",
        ship=print.ships[ship.ship].name,
        space=ship.space,
        demand=ship.demand,
        goods=listed(goods, texts),
    )


def told_alpha(seen: Shown, print: Printed, texts: Texts) -> list[str]:
    alpha, core = seen.alpha, seen.core
    out = [
        texts.say(
            "told-alpha",
            place=place(seen, alpha.node, print) if alpha.node else texts.say("board-shuttle"),
            shields=alpha.shields,
            tank=pieces(alpha.tank.pieces, texts),
            pressure=seen.pressure,
            lava=core.lava,
        ),
        texts.say("told-core", number=len(core.open), open=", ".join(core.open)),
    ]
    for segment in seen.belt:
        there = cylindroids(segment.cylindroids, texts)
        if segment.letter:
            out.append(texts.say("board-segment", segment=segment.letter, pieces=there))
        else:
            out.append(texts.say("board-elevator", pieces=there))
    return out


def told_vault(node: Node, print: Printed, texts: Texts) -> str:
    """Its tile, the Cylindroids and the pieces in it."""
    assert node.vault is not None
    name, side = print.tiles[node.vault.tile].name, node.vault.side
    told = [begun(texts.say("board-place", node=texts.say(f"node-{node.node}"), tile=name, side=side))]
    if node.cylindroids:
        told.append(texts.say("board-cylindroids", pieces=cylindroids(node.cylindroids, texts)))
    if node.lying:
        told.append(texts.say("board-lying", pieces=pieces(node.lying, texts)))
    return "; ".join(told)


def told_servers(seen: Shown, print: Printed, texts: Texts) -> list[str]:
    decks = [f"{print.types[deck.type].name} {deck.left}" for deck in seen.decks]
    common = pieces(seen.common.pieces, texts)
    out = [texts.say("told-servers", decks=listed(decks, texts), common=common)]
    return out + [told_shelf(shelf, print, texts) for shelf in seen.shelves]


def told_shelf(shelf: Shelf, print: Printed, texts: Texts) -> str:
    items = [
        texts.say(
            "told-item",
            item=print.items[one.item].name,
            price=price(one.item, print, texts),
            vp=print.items[one.item].vp,
        )
        for one in shelf.items
    ]
    key = "told-shelf-advanced" if shelf.shelf == "advanced" else "told-shelf-alpha"
    return texts.say(key, items=listed(items, texts))


# --- a player ----------------------------------------------------------------------------------------
def told_bot(seen: Shown, bot: Bot, name: str, print: Printed, texts: Texts) -> list[str]:
    out = [
        texts.say(
            "told-bot",
            name=name,
            place=place(seen, bot.node, print),
            stress=bot.stress,
            shields=bot.shields,
            mind=texts.name(v.MIND, v.MIND.labels.index(bot.mind)),
            markers=bot.markers,
        ),
        told_batteries(bot, name, print, texts),
        texts.say("told-tanks", name=name, tanks="; ".join(told_tanks(bot, print, texts))),
        told_items(bot, name, print, texts),
    ]
    cards = [texts.name(v.CARD, v.CARD.index[card.card]) for card in bot.hand if card.card]
    if cards:
        out.append(texts.say("told-hand", name=name, cards=listed(cards, texts)))
    for secondary in bot.secondary:
        out.append(texts.say("told-secret", name=name, secondary=print.secondaries[secondary]))
    return out


def told_batteries(bot: Bot, name: str, print: Printed, texts: Texts) -> str:
    def called(piece: str) -> str:
        return print.pieces[piece].name

    track = [called(space.battery) for space in bot.track.spaces if space.battery]
    producer = [f"{called('B')} + {called(one.piece)}" for one in bot.producer if one.piece]
    return texts.say(
        "told-batteries",
        name=name,
        track=listed(track, texts),
        inner=listed([called(bot.inner)] if bot.inner else [], texts),
        producer=listed(producer, texts),
    )


def told_tanks(bot: Bot, print: Printed, texts: Texts) -> list[str]:
    tanks = [
        texts.say("told-tank", number=number, pieces=pieces(tank.pieces, texts))
        for number, tank in enumerate(bot.tanks, 1)
    ]
    return [*tanks, texts.say("told-dangerous", pieces=pieces(bot.dangerous.pieces, texts))]


def told_items(bot: Bot, name: str, print: Printed, texts: Texts) -> str:
    items = [told_equipped(extension, print, texts) for extension in bot.extensions if extension.top]
    captured = [one.cylindroid for one in bot.captured]
    cargo = [one.sector for one in bot.cargo if one.state == "free"]
    return texts.say(
        "told-items",
        name=name,
        items=listed(items, texts),
        captured=cylindroids(captured, texts),
        cargo=listed(cargo, texts),
    )


def told_equipped(extension: Extension, print: Printed, texts: Texts) -> str:
    assert extension.top is not None
    name, held = print.items[extension.top.item].name, extension.store.pieces
    return texts.say("told-stored", item=name, pieces=pieces(held, texts)) if held else name
