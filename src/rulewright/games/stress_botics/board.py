"""Stress Botics' picture in text: orbit and stress on top, the three sectors, AlphaBot, belt and servers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.chips import told_signs
from rulewright.core.look import CAUTION, FAINT, INK, LEGAL, LINE, QUIET, SEAT_LETTERS, SEAT_TEXTS, TEXT, Lit
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.stress_botics.catalogue import Printed, printed
from rulewright.games.stress_botics.digest import (
    SIGNS,
    about,
    card,
    facts,
    figures,
    goods,
    kinds,
    lore,
)
from rulewright.games.stress_botics.shown import Node, Ship, Shown

__all__ = ["about", "card", "draw", "facts", "figures", "legend", "lore", "sizes"]

BOARD_ALPHA: Final = "board-alpha"
BOARD_BELT: Final = "board-belt"
BOARD_COMMON: Final = "board-common"
BOARD_LAVA: Final = "board-lava"
BOARD_LOCKS: Final = "board-locks"
BOARD_PRESSURE: Final = "board-pressure"
WIDE: Final = (96, 24)
NARROW: Final = (60, 20)
ROWS: Final = ["MD", "AD", "KM", "KV", "UV", "MM", "LV"]


def sizes() -> list[tuple[int, int]]:
    return [WIDE, NARROW]


def draw(seen: Shown, seat: int, texts: Texts, lit: Lit) -> Text:
    numbers, chosen, after, room = lit[:4]
    print = printed(texts)
    wide = room[0] >= WIDE[0]
    out = Text(no_wrap=True)
    for ship in seen.ships:
        _ship(out, ship, print, texts)
    _stress(out, seen, after or seen, print)
    steps = {p.NODES[v.STEP.read(option)]: option for option in numbers if option in v.STEP}
    there = {node.node: node for node in seen.nodes}
    for kind in ROWS:
        for sector in p.SECTORS:
            node = there[f"{kind}_{sector}"]
            cell = _place(node, steps.get(node.node), numbers, chosen)
            width = 30 if wide else 19
            cell.truncate(width - 1)
            out.append(cell)
            out.append(" " * (width - cell.cell_len))
        out.append("\n")
    _core(out, seen, texts, steps.get(p.NODES[0]), numbers, chosen)
    _alphabot(out, seen, texts)
    _servers(out, seen, print, texts, wide)
    out.rstrip()
    lines = list(out.split("\n"))
    for line in lines:
        line.truncate(room[0])
    return Text("\n", no_wrap=True).join(lines)


def _ship(out: Text, ship: Ship, print: Printed, texts: Texts) -> None:
    facts = print.ships[ship.ship]
    out.append(f"{facts.name[:13]:<13} ", QUIET)
    letters = {point.space: point.sector for point in facts.points}
    for space in range(facts.last + 1):
        here, letter = ship.space == space, letters.get(space, "")
        out.append(
            "▷" if here and not letter else letter or "·",
            f"bold {CAUTION if here else TEXT if letter else FAINT}",
        )
    limits = " ".join(f"{point.sector}≤{point.limit}" for point in facts.points)
    left = texts.say("board-gone") if ship.space < 0 else f"▤{ship.demand}"
    out.append(f"  {left}  {ship.objective}  {limits}\n", FAINT)


def _stress(out: Text, seen: Shown, after: Shown, print: Printed) -> None:
    """The track with every marker; what the choice would do stands behind."""
    marks: dict[int, list[int]] = {}
    for bot in seen.bots:
        marks.setdefault(min(bot.stress, print.stress), []).append(bot.seat)
    for value in range(print.stress + 1):
        if value in marks:
            for who in marks[value]:
                out.append(SEAT_LETTERS[who], f"bold {SEAT_TEXTS[who]}")
        else:
            out.append("┼" if value % 10 == 0 else "─", LINE)
    for bot, then in zip(seen.bots, after.bots, strict=True):
        same = then.stress == bot.stress
        told = f" {SEAT_LETTERS[bot.seat]}{bot.stress}" + ("" if same else f"→{then.stress}")
        out.append(told, SEAT_TEXTS[bot.seat] if same else f"bold {CAUTION}")
    out.append("\n")


def _number(out: Text, option: Option | None, numbers: dict[Option, int], chosen: Option | None) -> None:
    """A place that can be walked to is lit with its number."""
    if option is not None:
        out.append(f"{numbers[option]} ", f"bold {INK} on {CAUTION if option == chosen else LEGAL}")


def _guests(out: Text, node: Node) -> None:
    for seat in node.guests:
        out.append(SEAT_LETTERS[seat], f"bold {INK} on {SEAT_TEXTS[seat]}")


def _place(node: Node, option: Option | None, numbers: dict[Option, int], chosen: Option | None) -> Text:
    """One node: its tile, Cylindroids, pieces, BetaBots."""
    cell = Text()
    _number(cell, option, numbers, chosen)
    cell.append(f"{node.node} ", FAINT)
    if node.vault:
        cell.append(f"{node.vault.tile}{node.vault.side.lower()} ", QUIET)
        cell.append(kinds(node.cylindroids), "bold #FF5A47")
        cell.append(f" {goods(node.lying)}" if node.lying else "", TEXT)
    if node.active:
        cell.append("★", f"bold {CAUTION}")
    _guests(cell, node)
    return cell


def _core(
    out: Text,
    seen: Shown,
    texts: Texts,
    option: Option | None,
    numbers: dict[Option, int],
    chosen: Option | None,
) -> None:
    core = seen.core
    _number(out, option, numbers, chosen)
    linked = "".join(sector if sector in core.open else "·" for sector in p.SECTORS)
    out.append(f"CORE{core.side.lower()} ", FAINT)
    out.append(f"{texts.say(BOARD_LAVA)} {core.lava}  ↻{core.position} [{linked}]  ", TEXT)
    _guests(out, seen.nodes[0])
    locked = {tunnel.start[-1] for tunnel in seen.tunnels if tunnel.state == "locked"}
    locks = "".join(sector for sector in p.SECTORS if sector in locked)
    told = f"  {texts.say(BOARD_PRESSURE)} {seen.pressure}  {texts.say(BOARD_LOCKS)} {locks or '–'}\n"
    out.append(told, TEXT)


def _alphabot(out: Text, seen: Shown, texts: Texts) -> None:
    alpha = seen.alpha
    out.append(f"{texts.say(BOARD_ALPHA)} ", QUIET)
    out.append("▮" * alpha.shields + "▯" * (alpha.most - alpha.shields), TEXT)
    where = ("◧" if alpha.tokens[0] == "here" else "◨") + f" MV{alpha.vault}" if alpha.vault else "–"
    sides = f"{alpha.status.lower()}{seen.console.side.lower()}"
    out.append(f" {where}  {sides}  {goods(alpha.tank.pieces) or '–'}\n", TEXT)
    out.append(f"{texts.say(BOARD_BELT)} ", QUIET)
    for segment in seen.belt:
        found = kinds(segment.cylindroids)
        if segment.letter:
            out.append(f"▸{segment.letter} ", FAINT)
        out.append(f"{found or '–'} ", "bold #FF5A47" if "E" in found else TEXT)
    out.append("\n")


def _servers(out: Text, seen: Shown, print: Printed, texts: Texts, wide: bool) -> None:
    for deck in seen.decks:
        out.append(
            f"{print.types[deck.type].name} {deck.left}", f"bold {CAUTION}" if deck.left <= 2 else TEXT
        )
        top = print.cards[deck.top] if deck.top else None
        cost = " / ".join(f"{one.n}{one.piece}" for one in top.keep) if top else "–"
        out.append(f" ({'⚡ ' if top and top.boosted else ''}{cost})  ", FAINT)
    if not wide:
        out.append("\n")
    out.append(f"{texts.say(BOARD_COMMON)} {goods(seen.common.pieces) or '–'}\n", TEXT)
    for shelf in seen.shelves if wide else ():
        out.append(" · ".join(print.items[one.item].name for one in shelf.items) + "\n", QUIET)


def legend(texts: Texts) -> Text:
    signs = [(sign, "bold #FF5A47", f"cylindroid-{kind}") for kind, sign in SIGNS.items()]
    rest = {"★": "board-alpha", "▤": "board-demand", "◈": "board-markers", "▮": "board-program"}
    return told_signs(texts, signs + [(sign, f"bold {CAUTION}", key) for sign, key in rest.items()])
