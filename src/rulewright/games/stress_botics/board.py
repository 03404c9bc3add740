"""Stress Botics' picture in text: orbit and stress on top, the three sectors, AlphaBot, belt and servers."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, INK, LEGAL, LINE, QUIET, SEAT_LETTERS, SEAT_TEXTS, TEXT
from rulewright.core.texts import Texts, begun
from rulewright.core.verbs import Option
from rulewright.games.stress_botics.digest import (
    SIGNS,
    about,
    card,
    changes,
    facts,
    find,
    goods,
    kinds,
    tell,
)
from rulewright.games.stress_botics.printed import (
    AD,
    BOOSTED,
    CARD_COSTS,
    CORE,
    FIRST_ITEM,
    GOODS,
    KINDS,
    KM,
    KV,
    LAST,
    LIMIT,
    LV,
    MD,
    MM,
    NONE,
    OBJECTIVES,
    PIECES,
    PLACE_OF,
    POINT,
    SECTORS,
    SHIPS,
    SHUTTLE,
    TILES,
    UV,
    node,
)
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.verbs import ITEM, SHIP, STEP, TYPE

__all__ = ["about", "card", "changes", "draw", "facts", "find", "legend", "sizes", "tell"]

BOARD_ALPHA: Final = "board-alpha"
BOARD_BELT: Final = "board-belt"
BOARD_COMMON: Final = "board-common"
BOARD_LAVA: Final = "board-lava"
BOARD_LOCKS: Final = "board-locks"
BOARD_PRESSURE: Final = "board-pressure"
WIDE: Final = (96, 24)
NARROW: Final = (60, 20)
ROWS: Final = [(MD, "MD"), (AD, "AD"), (KM, "KM"), (KV, "KV"), (UV, "UV"), (MM, "MM"), (LV, "LV")]


def sizes() -> list[tuple[int, int]]:
    return [WIDE, NARROW]


def draw(
    s: Botics,
    seat: int,
    texts: Texts,
    numbers: dict[Option, int],
    chosen: Option | None,
    after: Any,
    room: tuple[int, int],
) -> Text:
    wide = room[0] >= WIDE[0]
    out = Text(no_wrap=True)
    for ship in range(len(SHIPS)):
        _ship(out, s, ship, texts)
    _stress(out, s, after)
    width = 30 if wide else 19
    for kind, name in ROWS:
        for sector in range(3):
            _place(out, s, node(sector, kind), f"{name}_{SECTORS[sector]}", numbers, chosen, width)
        out.append("\n")
    _core(out, s, texts, numbers, chosen)
    _alphabot(out, s, texts)
    _servers(out, s, texts, wide)
    out.rstrip()
    lines = list(out.split("\n"))
    for line in lines:
        line.truncate(room[0])
    return Text("\n", no_wrap=True).join(lines)


def _ship(out: Text, s: Botics, ship: int, texts: Texts) -> None:
    out.append(f"{begun(texts.name(SHIP, ship))[:13]:<13} ", QUIET)
    for space in range(LAST[ship] + 1):
        here = s.ships[ship] == space
        letter = "".join(SECTORS[i] for i in range(3) if POINT[ship][i] == space)
        out.append(
            "▷" if here and not letter else letter or "·",
            f"bold {CAUTION if here else TEXT if letter else FAINT}",
        )
    limits = " ".join(f"{SECTORS[i]}≤{LIMIT[ship][i]}" for i in range(3))
    left = texts.say("board-gone") if s.ships[ship] == NONE else f"▤{s.demand[ship]}"
    out.append(f"  {left}  {OBJECTIVES[s.objectives[ship]].id}  {limits}\n", FAINT)


def _stress(out: Text, s: Botics, after: Any) -> None:
    """The track from 0 to 40 with every marker; what the choice would do stands behind."""
    marks: dict[int, list[int]] = {}
    for b in s.bots:
        marks.setdefault(min(b.stress, 40), []).append(b.seat)
    for value in range(41):
        if value in marks:
            for who in marks[value]:
                out.append(SEAT_LETTERS[who], f"bold {SEAT_TEXTS[who]}")
        else:
            out.append("┼" if value % 10 == 0 else "─", LINE)
    for b in s.bots:
        then = after.bots[b.seat].stress if after is not None else b.stress
        told = f" {SEAT_LETTERS[b.seat]}{b.stress}" + (f"→{then}" if then != b.stress else "")
        out.append(told, SEAT_TEXTS[b.seat] if then == b.stress else f"bold {CAUTION}")
    out.append("\n")


def _place(
    out: Text, s: Botics, here: int, name: str, numbers: dict[Option, int], chosen: Option | None, width: int
) -> None:
    """One node: its tile, Cylindroids, pieces, BetaBots; lit with its number where it can be walked to."""
    cell = Text()
    option = STEP.of(here)
    if option in numbers:
        cell.append(f"{numbers[option]} ", f"bold {INK} on {CAUTION if option == chosen else LEGAL}")
    cell.append(f"{name} ", FAINT)
    if PLACE_OF[here] >= 0:
        tile = s.tile(PLACE_OF[here])
        cell.append(f"{TILES[tile]}{'ab'[s.sides[tile]]} ", QUIET)
        at = PLACE_OF[here] * KINDS
        cell.append(kinds(s.holds[at : at + KINDS]), "bold #FF5A47")
        made = goods(s.made[tile * GOODS : (tile + 1) * GOODS])
        cell.append(f" {made}" if made else "", TEXT)
    if here == s.active():
        cell.append("★", f"bold {CAUTION}")
    for b in s.bots:
        if b.node == here:
            cell.append(SEAT_LETTERS[b.seat], f"bold {INK} on {SEAT_TEXTS[b.seat]}")
    cell.truncate(width - 1)
    out.append(cell)
    out.append(" " * (width - cell.cell_len))


def _core(out: Text, s: Botics, texts: Texts, numbers: dict[Option, int], chosen: Option | None) -> None:
    option = STEP.of(CORE)
    if option in numbers:
        out.append(f"{numbers[option]} ", f"bold {INK} on {CAUTION if option == chosen else LEGAL}")
    linked = "".join(SECTORS[i] if s.connected(i) else "·" for i in range(3))
    out.append(f"CORE{'ab'[s.core_side]} ", FAINT)
    out.append(f"{texts.say(BOARD_LAVA)} {s.lava}  ↻{s.rotation} [{linked}]  ", TEXT)
    for b in s.bots:
        if b.node == CORE:
            out.append(SEAT_LETTERS[b.seat], f"bold {INK} on {SEAT_TEXTS[b.seat]}")
    locks = "".join(SECTORS[i] for i in range(3) if s.padlocks[i])
    out.append(f"  {texts.say(BOARD_PRESSURE)} {s.pressure}  {texts.say(BOARD_LOCKS)} {locks or '–'}\n", TEXT)


def _alphabot(out: Text, s: Botics, texts: Texts) -> None:
    out.append(f"{texts.say(BOARD_ALPHA)} ", QUIET)
    out.append("▮" * s.alpha + "▯" * (s.alpha_most() - s.alpha), TEXT)
    where = "–" if s.vault == SHUTTLE else ("◧" if s.alpha_at == 0 else "◨") + f" MV{s.vault + 1}"
    out.append(f" {where}  {'ab'[s.status_side]}{'ab'[s.console_side]}  {goods(s.alpha_tank) or '–'}\n", TEXT)
    out.append(f"{texts.say(BOARD_BELT)} ", QUIET)
    out.append(f"{kinds(s.elevator) or '–'} ", TEXT)
    for segment in range(4):
        found = kinds(s.belt[segment * KINDS : (segment + 1) * KINDS])
        out.append(f"▸{'ABCD'[segment]} ", FAINT)
        out.append(f"{found or '–'} ", "bold #FF5A47" if "E" in found else TEXT)
    out.append("\n")


def _servers(out: Text, s: Botics, texts: Texts, wide: bool) -> None:
    for kind in range(3):
        left = len(s.decks[kind].cards)
        top = s.decks[kind].cards[-1] if left else -1
        out.append(f"{texts.name(TYPE, kind)} {left}", f"bold {CAUTION}" if left <= 2 else TEXT)
        cost = " / ".join(f"{n}{PIECES[piece]}" for piece, n in CARD_COSTS[top]) if top >= 0 else "–"
        out.append(f" ({'⚡ ' if top >= 0 and BOOSTED[top] else ''}{cost})  ", FAINT)
    if not wide:
        out.append("\n")
    out.append(f"{texts.say(BOARD_COMMON)} {goods(s.common) or '–'}\n", TEXT)
    for row in (s.advanced_row, s.alphas_row) if wide else ():
        out.append(" · ".join(texts.name(ITEM, c - FIRST_ITEM) for c in row.cards) + "\n", QUIET)


def legend(texts: Texts) -> Text:
    out = Text()
    for kind, sign in enumerate(SIGNS):
        out.append(f"{sign} ", "bold #FF5A47")
        out.append(texts.say(f"cylindroid-{('miner', 'explosive', 'laser', 'armed')[kind]}") + "\n", QUIET)
    for sign, key in (
        ("★", "board-alpha"),
        ("▤", "board-demand"),
        ("◈", "board-markers"),
        ("▮", "board-program"),
    ):
        out.append(f"{sign} ", f"bold {CAUTION}")
        out.append(texts.say(key) + "\n", QUIET)
    return out
