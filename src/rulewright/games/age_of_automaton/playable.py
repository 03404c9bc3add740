"""What can be played now (AOA-1.4): prices, worker spaces, and what the column's Equipment could add."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.words import TECH, WILD, Hypothesis, after, helps, present

ALL_TRACKS: Final = list(range(p.TRACKS))


# --- prices (AOA-6.2, AOA-8.3) ---------------------------------------------------------------------
def price_of(f: Factory, card: int) -> list[int]:
    """What a card costs this player now: Equipment less the discounts owned, Sale as printed."""
    cost = p.COST[card]
    if card >= len(p.ABILITY):
        return cost
    off = f.discounts()
    return [max(0, cost[0] - off[0]), max(0, cost[1] - off[1]), max(0, cost[2] - off[2])]


def purse(f: Factory, action: int, tokens: list[int]) -> list[int]:
    """What is held against the printed costs of the cards that an action goes for: tokens and discounts."""
    if action != p.EQUIPMENT or not f.equipment.cards:
        return tokens
    off = f.discounts()
    return [tokens[0] + off[0], tokens[1] + off[1], tokens[2] + off[2]]


def short(purse: list[int], cost: list[int]) -> int:
    """Tokens missing for a printed cost."""
    return max(0, cost[0] - purse[0]) + max(0, cost[1] - purse[1]) + max(0, cost[2] - purse[2])


# --- workers and spaces ----------------------------------------------------------------------------
def reach(s: Automaton, f: Factory, action: int, extra: bool) -> int:
    """The highest level of a worker that can be placed; on a card (extra action) every worker can."""
    if extra or s.general_space(action) != p.NONE:
        return f.best()
    return p.IV if f.tech[p.IV] and s.iv_free(action) else 0


def full(f: Factory, action: int) -> bool:
    """AOA-6.7b: has a new card of this action no place left?"""
    return action == p.EQUIPMENT and len(f.equipment.cards) >= p.SLOTS


def goals(s: Automaton, f: Factory, action: int, extra: bool) -> list[int]:
    """Tracks or cards that a worker action can go for as things stand."""
    level = reach(s, f, action, extra)
    if level == 0:
        return []
    if action == p.PROSPECT:
        return ALL_TRACKS
    out: list[int] = []
    if full(f, action):
        return out
    row, have = s.row(action), purse(f, action, f.tokens)
    for i in range(min(level, len(row))):
        if action == p.RESEARCH or short(have, p.COST[row[i]]) <= f.waive:
            out.append(row[i])
    return out


# --- what Equipment abilities of the column could do first (AOA-RU-25, AOA-RU-74) ------------------
def use(s: Automaton, h: Hypothesis, card: int) -> list[Hypothesis]:
    """Tokens over the limit do not matter: a price is never above 5."""
    out = [h]
    for number in p.ABILITY[card]:
        out = after(out, s.setup.effects[number])
    return out


def helpful(s: Automaton, cards: list[int]) -> bool:
    for card in cards:
        for number in p.ABILITY[card]:
            if helps(s.setup.effects[number]):
                return True
    return False


def hypotheses(s: Automaton, f: Factory, column: int, credits: int) -> list[Hypothesis]:
    """All that the column's Equipment, each card at most once and in any order, could lead to."""
    cards = f.in_column(column)
    out: list[Hypothesis] = []
    if not cards or not helpful(s, cards):
        return out
    now = present(f, credits)
    for first in cards:
        once = use(s, now, first)
        out += once
        for second in cards:
            if second != first:
                for h in once:
                    out += use(s, h, second)
    return out


def reaches(h: Hypothesis, lowest: int) -> bool:
    """Is there a worker of this level or above?"""
    for level in range(lowest, p.IV + 1):
        if h[TECH + level]:
            return True
    return False


def dreams(s: Automaton, f: Factory, action: int, credits: int) -> list[int]:
    """AOA-RU-25: goals of a main action, counting what the column's Equipment could do before it."""
    now = goals(s, f, action, False)
    if not f.columns or full(f, action):
        return now
    wanted = ALL_TRACKS if action == p.PROSPECT else s.row(action)
    if len(now) == len(wanted):
        return now
    general = s.general_space(action) != p.NONE
    if not general and not s.iv_free(action):
        return now
    found = hypotheses(s, f, p.column_of(action), credits)
    if not found:
        return now
    out: list[int] = []
    for i in range(len(wanted)):
        if wanted[i] in now:
            out.append(wanted[i])
            continue
        cost = p.NO_COST if action == p.PROSPECT else p.COST[wanted[i]]
        lowest = p.IV if not general else 1 if action == p.PROSPECT else i + 1
        for h in found:
            if reaches(h, lowest) and short(purse(f, action, h), cost) <= h[WILD] + f.waive:
                out.append(wanted[i])
                break
    return out


def playable(s: Automaton, f: Factory, action: int, credits: int) -> bool:
    """May the main action be chosen, apart from markers and columns?"""
    if p.needs_worker(action):
        return len(dreams(s, f, action, credits)) > 0
    return action != p.SPONSORSHIP or len(s.tile_row.cards) > 0
