"""What can be played now (AOA-1.4): prices, worker spaces, and what the column's Equipment could add.

A worker action may be chosen if some use of the column's Equipment before it makes it playable (AOA-RU-25).
"""

from __future__ import annotations

from typing import Final

from rulewright.games.age_of_automaton.printed import (
    ABILITY,
    ANY,
    BUILD,
    COST,
    CREDITS,
    EFFECTS,
    EQUIPMENT,
    IN_CREDITS,
    IN_TOKENS,
    NONE,
    PAY,
    PROSPECT,
    RESEARCH,
    SALE,
    SLOTS,
    SPONSORSHIP,
    TOKENS,
    TRACKS,
    UP,
    Effect,
)
from rulewright.games.age_of_automaton.table import Automaton, Factory


# --- prices (AOA-6.2, AOA-8.3) ---------------------------------------------------------------------
def price_of(f: Factory, card: int) -> list[int]:
    """What a card costs this player now: Equipment less the discounts owned, Sale as printed."""
    cost = COST[card]
    if card >= len(ABILITY):
        return cost
    off = f.discounts()
    return [max(0, cost[0] - off[0]), max(0, cost[1] - off[1]), max(0, cost[2] - off[2])]


def short(tokens: list[int], price: list[int]) -> int:
    """Tokens missing for a price."""
    return max(0, price[0] - tokens[0]) + max(0, price[1] - tokens[1]) + max(0, price[2] - tokens[2])


# --- workers and spaces ----------------------------------------------------------------------------
def reach(s: Automaton, f: Factory, action: int, extra: bool) -> int:
    """The highest level of a worker that can be placed; on a card (extra action) every worker can."""
    if extra or s.general_space(action) != NONE:
        return f.best()
    return 4 if f.tech[4] and s.iv_free(action) else 0


def goals(s: Automaton, f: Factory, action: int, extra: bool) -> list[int]:
    """Tracks or cards that a worker action can go for as things stand."""
    level = reach(s, f, action, extra)
    if level == 0:
        return []
    if action == PROSPECT:
        return list(range(TRACKS))
    out: list[int] = []
    if action == EQUIPMENT and len(f.equipment.cards) >= SLOTS:
        return out
    row = s.row(action)
    for i in range(min(level, len(row))):
        if action == RESEARCH or short(f.tokens, price_of(f, row[i])) <= f.waive:
            out.append(row[i])
    return out


# --- what Equipment abilities of the column could do first (AOA-RU-25, AOA-RU-74) ------------------
WILD: Final = 3  # places in a hypothesis: three colours, tokens of any colour, credits, dice by level
PURSE: Final = 4
TECH: Final = 4  # level L is at TECH + L
UNBUILT: Final = 9


def _helps(effect: Effect) -> bool:
    if effect.op == PAY:
        return _helps(EFFECTS[effect.then])
    return effect.op == TOKENS or effect.op == ANY or effect.op == UP or effect.op == BUILD


HELPS: Final[list[bool]] = [any([_helps(EFFECTS[e]) for e in effects]) for effects in ABILITY]


def present(f: Factory, credits: int) -> list[int]:
    t, w = f.tokens, f.tech
    return [t[0], t[1], t[2], 0, credits, w[1], w[2], w[3], w[4], f.unbuilt]


def after(h: list[int], effect: Effect) -> list[list[int]]:
    """Every result of one effect that matters for playing a card. Tokens over the limit do not matter: a
    price is never above 5."""
    op = effect.op
    if op == PAY:
        paid = [h]
        for _ in range(effect.n):
            paid = _pay_one(paid, effect.what)
        return _after_each(paid, EFFECTS[effect.then])
    if op == UP:
        out = [h]  # an upgrade may be skipped
        for level in range(1, 4):
            if h[TECH + level]:
                g = h[:]
                g[TECH + level] -= 1
                g[TECH + min(4, level + effect.n)] += 1
                out.append(g)
        return out
    g = h[:]
    if op == TOKENS:
        for colour in range(3):
            g[colour] += effect.tokens[colour]
    elif op == ANY:
        g[WILD] += effect.n
    elif op == CREDITS:
        g[PURSE] += effect.n
    elif op == BUILD:
        n = min(effect.n, g[UNBUILT])
        g[UNBUILT] -= n
        g[TECH + effect.what] += n
    return [g]


def _after_each(hs: list[list[int]], effect: Effect) -> list[list[int]]:
    out: list[list[int]] = []
    for h in hs:
        out += after(h, effect)
    return out


def _pay_one(hs: list[list[int]], kind: int) -> list[list[int]]:
    first = PURSE if kind == IN_CREDITS else 0
    last = PURSE - 1 if kind == IN_TOKENS else PURSE
    out: list[list[int]] = []
    for h in hs:
        for place in range(first, last + 1):
            if h[place]:
                g = h[:]
                g[place] -= 1
                out.append(g)
    return out


def use(h: list[int], card: int) -> list[list[int]]:
    out = [h]
    for e in ABILITY[card]:
        out = _after_each(out, EFFECTS[e])
    return out


def hypotheses(f: Factory, column: int, credits: int) -> list[list[int]]:
    """All that the column's Equipment, each card at most once and in any order, could lead to."""
    cards: list[int] = []
    helpful = False
    for i in range(len(f.columns)):
        if f.columns[i] == column:
            card = f.equipment.cards[i]
            cards.append(card)
            helpful = helpful or HELPS[card]
    if not helpful:
        return []
    out: list[list[int]] = []
    now = present(f, credits)
    for first in cards:
        once = use(now, first)
        out += once
        for second in cards:
            if second != first:
                for h in once:
                    out += use(h, second)
    return out


def allows(s: Automaton, h: list[int], action: int, position: int, price: list[int], waive: int) -> bool:
    """Could a card (or track, position 0) be gone for in this hypothesis?"""
    best = 4
    while best and not h[TECH + best]:
        best -= 1
    if s.general_space(action) == NONE and (best < 4 or not s.iv_free(action)):
        return False
    return best > position and short(h, price) <= h[WILD] + waive


FREE_OF_CHARGE: Final = [0, 0, 0]


def dreams(s: Automaton, f: Factory, action: int, credits: int) -> list[int]:
    """AOA-RU-25: goals of a main action, counting what the column's Equipment could do before it."""
    now = goals(s, f, action, False)
    if action == EQUIPMENT and len(f.equipment.cards) >= SLOTS:
        return now
    if action == PROSPECT:
        wanted = list(range(TRACKS))
    else:
        wanted = s.row(action)
    if len(now) == len(wanted):
        return now
    if s.general_space(action) == NONE and not s.iv_free(action):
        return now
    found = hypotheses(f, action, credits)
    if not found:
        return now
    out: list[int] = []
    for i in range(len(wanted)):
        if wanted[i] in now:
            out.append(wanted[i])
            continue
        price = FREE_OF_CHARGE if action == PROSPECT else price_of(f, wanted[i])
        position = 0 if action == PROSPECT else i
        for h in found:
            if allows(s, h, action, position, price, f.waive):
                out.append(wanted[i])
                break
    return out


def playable(s: Automaton, f: Factory, action: int, credits: int) -> bool:
    """May the main action be chosen, apart from markers and columns?"""
    if action <= SALE:
        return len(dreams(s, f, action, credits)) > 0
    return action != SPONSORSHIP or len(s.tile_row.cards) > 0


def overtime_targets(s: Automaton, f: Factory, credits: int) -> list[int]:
    """AOA-10.2, AOA-RU-97: the unplayed action of every column with exactly one marker, if playable."""
    out: list[int] = []
    for action in range(len(f.played)):
        if not f.played[action] and f.played[action ^ 4] and playable(s, f, action, credits):
            out.append(action)
    return out
