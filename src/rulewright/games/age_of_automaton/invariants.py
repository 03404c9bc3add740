"""What always holds between two decisions (AOA-INV); rules about change are tested along whole games."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
from rulewright.games.age_of_automaton.goods import Limit, Take
from rulewright.games.age_of_automaton.table import (
    ACTION_PHASE,
    AUDIT_PHASE,
    DONATION_PHASE,
    SETTING_UP,
    Automaton,
    Factory,
    level_of,
    owner,
)


def invariants(s: Automaton) -> list[str]:
    """Every breach, as a sentence."""
    out: list[str] = []
    for f in s.factories:
        out += factory(s, f)
    return out + board(s) + cards(s) + limits(s)


def working(s: Automaton, seat: int) -> int:
    """Dice of a player on worker spaces."""
    return len([1 for die in s.spaces if die >= 0 and owner(die) == seat])


def factory(s: Automaton, f: Factory) -> list[str]:
    out: list[str] = []
    riding = 1 if f.rider_card != p.NONE else 0
    if f.unbuilt + f.workers() + working(s, f.seat) + riding != p.DICE:
        out.append(f"INV-01: seat {f.seat} does not have {p.DICE} dice")
    gaining = len(s.stack) > 0 and isinstance(s.stack[-1], (Limit, Take))
    if f.held() > p.TOKEN_LIMIT and not gaining:
        out.append(f"INV-02: seat {f.seat} holds {f.held()} tokens")
    if f.credits < 0 or min(f.tokens) < 0 or f.unbuilt < 0 or min(f.tech) < 0:
        out.append(f"INV-02: seat {f.seat} owes something")
    if f.markers() > s.actions() or max(f.played) > 1:
        out.append(f"INV-03: seat {f.seat} has {f.markers()} markers in round {s.round}")
    doubled = len([1 for column in range(p.COLUMNS) if f.played[column] and f.played[p.PARTNER[column]]])
    if doubled > f.overtimes:
        out.append(f"INV-04: seat {f.seat} doubled {doubled} columns with {f.overtimes} Overtimes")
    if len(f.equipment.cards) > p.SLOTS or len(f.columns) != len(f.equipment.cards):
        out.append(f"INV-10: seat {f.seat} owns {len(f.equipment.cards)} Equipment")
    for column in range(p.COLUMNS):
        if len(f.in_column(column)) > p.COLUMN_SLOTS:
            out.append(f"INV-10: column {column} of seat {f.seat} is too full")
    packets = len(f.packet.cards)
    if len(f.hand.cards) + len(f.specialists.cards) + f.discarded + packets != p.HAND:
        out.append(f"INV-11: seat {f.seat} has lost a Specialist")
    if f.contracts + f.contracted.bit_count() + f.spent != p.CONTRACTS:
        out.append(f"INV-12: seat {f.seat} has lost a Contract token")
    if f.minus > s.flipped or (s.round < 2 and f.minus):
        out.append(f"INV-14: seat {f.seat} has {f.minus} Minus tokens, {s.flipped} cards are flipped")
    played = 0
    for card in f.specialists.cards:
        played |= 1 << card - p.SPECIALIST_FIRST
    if f.turned & ~played:
        out.append(f"INV-26: seat {f.seat} has turned a Specialist that is not played")
    if f.claimed.bit_count() > len(s.achievements):
        out.append(f"INV-18: seat {f.seat} has {f.claimed.bit_count()} Achievement markers")
    return out


def board(s: Automaton) -> list[str]:
    out: list[str] = []
    for track in range(p.TRACKS):
        if len([1 for f in s.factories if f.prospect[track] == p.TOP]) > 1:
            out.append(f"INV-06: two markers on the top of track {track}")
    for action in range(p.COLUMNS):
        die = s.spaces[action * p.SPACES + p.GENERAL]
        if die >= 0 and level_of(die) != p.IV:
            out.append(f"INV-07: a Level {level_of(die)} worker on the Level IV space of action {action}")
    if sorted(s.order) != list(range(s.seats)):
        out.append(f"INV-16: turn order {s.order}")
    placed = [seat for seat in s.next_order if seat != p.NONE]
    if len(placed) != len(set(placed)):
        out.append(f"INV-16: next turn order {s.next_order}")
    blocked = [i for i in range(len(s.spaces)) if s.spaces[i] == p.BLOCKED]
    wanted = 4 if s.seats == 2 else 2 if s.seats == 3 and ACTION_PHASE <= s.phase <= AUDIT_PHASE else 0
    if s.phase != SETTING_UP and s.phase <= AUDIT_PHASE and s.phase >= ACTION_PHASE:
        if len(blocked) != wanted or any([i % p.SPACES != 0 for i in blocked]):
            out.append(f"INV-27: blocked spaces {blocked} with {s.seats} players")
    if ACTION_PHASE <= s.phase <= AUDIT_PHASE and len(s.market) != p.MARKET:
        out.append(f"INV-25: {len(s.market)} tokens on Market")
    if DONATION_PHASE <= s.phase <= AUDIT_PHASE:
        if sum([f.markers() for f in s.factories]) != s.seats * s.actions():
            out.append("INV-23: the Action phase ended too early")
    done = [3, 6, 9, 13, 17]
    if DONATION_PHASE <= s.phase <= AUDIT_PHASE and s.done != s.seats * done[s.round - 1]:
        out.append(f"INV-20: {s.done} main actions after round {s.round}")
    tokens = sorted(s.taken + [vp for stack in s.stacks for vp in stack])
    if tokens != sorted(p.VP_STACK[s.seats] * len(p.STACKS)):
        out.append(f"INV-15: VP tokens {tokens}")
    if s.flipped > p.AUDITS:
        out.append(f"INV-14: {s.flipped} Audit cards flipped")
    return out


def cards(s: Automaton) -> list[str]:
    out: list[str] = []
    for kind in range(p.DECKS):
        if len(s.rows[kind].cards) < p.ROW and (s.decks[kind].cards or s.discards[kind].cards):
            if s.phase != SETTING_UP:
                out.append(f"INV-09: row {kind} is short")
        if len(s.rows[kind].cards) > p.ROW:
            out.append(f"INV-09: row {kind} is too long")
    early = s.round <= 2
    for tile in s.tile_row.cards:
        if (tile in p.EARLY_TILES) != early:
            out.append(f"INV-17: tile {tile - p.TILE_FIRST} in round {s.round}")
    lying = len(s.tile_row.cards) + len(s.tile_deck.cards) + len(s.tile_discard.cards)
    if lying != len(p.EARLY_TILES if early else p.LATE_TILES):
        out.append(f"INV-17: {lying} tiles over row, deck and discard")
    return out


def limits(s: Automaton) -> list[str]:
    out: list[str] = []
    size = len(s.common.cards)
    if s.setup.options["limited_common"] and size > p.COMMON_LIMIT:
        out.append(f"INV-13: {size} Common Specialists in the limited variant")
    if size > len(p.STARTERS) + p.COMMON_DRAWN[s.seats] + p.HAND * s.seats:
        out.append(f"INV-13: {size} Common Specialists")
    if s.question is not None and not s.legal:
        out.append("INV-19: nobody can choose anything")
    return out
