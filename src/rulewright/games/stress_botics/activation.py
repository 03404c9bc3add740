"""Phase 5 (SB-5): AlphaBot reveals its Event Token; every step is told. AlphaBot moves on, tiles flip."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Frame
from rulewright.core.values import added, changed
from rulewright.core.zones import ANY_KIND, EVERYONE
from rulewright.games.stress_botics.belt import advance, attack, disembark, leave_vault, scrap_all
from rulewright.games.stress_botics.ships import move_ship
from rulewright.games.stress_botics.stress import Settle
from rulewright.games.stress_botics.table import ALPHABOT_PHASE, Botics
from rulewright.games.stress_botics.words import press, rotate


class Activation(Frame[Botics]):
    """SB-5.1: reveal the token: ship, core, pressure, auto-production; Cylindroids; AlphaBot."""

    def run(self, s: Botics) -> None:
        s.phase = ALPHABOT_PHASE
        for b in s.bots:
            b.braced = 0
        card = s.tokens.cards[0]
        s.move(card, s.tokens, s.spent)
        token = card - p.FIRST_TOKEN
        s.note(EVERYONE, v.TOKEN_REVEALED, token)
        s.push(Leaving())
        for step in reversed(p.TOKEN_STEPS[token]):
            s.push(Settle())
            s.push(Cylindroids(step))
        s.push(Settle())
        if p.TOKEN_SHIP[token] >= 0:
            move_ship(s, p.TOKEN_SHIP[token], p.TOKEN_SHIFT[token])
        if p.TOKEN_CORE[token]:
            rotate(s, p.TOKEN_CORE[token] * p.CORE_TURN[s.core_side])
        if p.TOKEN_PRESSURE[token]:
            press(s, p.TOKEN_PRESSURE[token])
        auto_produce(s, token)
        s.alpha_at += 1  # SB-5.1a


def auto_produce(s: Botics, token: int) -> None:
    """SB-5.5, SB-R-110: all icons place pieces first, then complete vaults flip."""
    for piece in p.TOKEN_PIECES[token]:
        if s.common[piece] < p.COMMON_MOST[s.size][piece]:
            s.common = added(s.common, piece, 1)
            s.note(EVERYONE, v.COMMON_GAINED, piece)
        for tile in range(len(p.TILES)):
            if s.sides[tile] == 0 and s.made_at(tile, piece) < p.AUTO_SET[tile][piece]:
                if s.held(s.place(tile)):
                    s.note(EVERYONE, v.AUTO_BLOCKED, piece, tile)
                else:
                    s.make(tile, piece, 1)
                    s.note(EVERYONE, v.AUTO_PRODUCED, piece, tile)
    for tile in range(len(p.TILES)):
        if s.sides[tile] == 0 and p.AUTO_TOTAL[tile] and s.made_on(tile) == p.AUTO_TOTAL[tile]:
            flip(s, tile)
    if p.TOKEN_FLIPS[token] >= 0 and s.sides[p.TOKEN_FLIPS[token]] == 0:  # SB-5.5c, SB-R-05
        flip(s, p.TOKEN_FLIPS[token])


def flip(s: Botics, tile: int) -> None:
    s.sides = changed(s.sides, tile, 1)
    s.note(EVERYONE, v.TILE_FLIPPED, tile)


class Cylindroids(Frame[Botics]):
    """SB-5.1b: advance, disembark or attack, as the token says."""

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, s: Botics) -> None:
        if self.step == 0:
            advance(s)
        elif self.step == 1:
            disembark(s)
        else:
            attack(s)


class Leaving(Frame[Botics]):
    """SB-5.12: right of the second token AlphaBot leaves; SB-5.15: then Status and Console may flip."""

    def run(self, s: Botics) -> None:
        if s.alpha_at == 2:
            leave(s)
        flips(s)


def leave(s: Botics) -> None:
    """SB-5.12 to SB-5.14. BetaBots need not move: what zone they are in follows from the active vault."""
    leave_vault(s)  # the targets of the vault being left, before MiniAlphaBot moves
    s.vault += 1
    s.alpha_at = 0
    if s.vault == p.SHUTTLE:
        scrap_all(s)
        s.note(EVERYONE, v.SHUTTLE_READY)
        return
    s.tokens.holds = ANY_KIND
    for _ in range(2):  # SB-CH-02: Left first, then Right
        s.draw(s.pile, s.tokens)
    there = p.PATH[s.vault]
    s.note(EVERYONE, v.ALPHA_MOVED, there)
    if p.KIND[there] == p.KM:
        sector = p.SECTOR[there]
        s.padlocks = changed(s.padlocks, sector, 0)
        s.note(EVERYONE, v.PADLOCKS_OPEN, sector)
        s.do(s.order[0], p.CRUST_GIVES[s.crust[sector]])


def flips(s: Botics) -> None:
    """SB-5.15 to SB-5.15b: by AlphaBot's shields at the end of the phase."""
    status = 1 if s.alpha <= p.STATUS_B[s.alternative] else 0
    if status != s.status_side:
        s.status_side = status
        s.note(EVERYONE, v.STATUS_SIDE, status)
    console = 1 if s.alpha <= p.CONSOLE_B[s.alternative] else 0
    if console != s.console_side:
        s.console_side = console
        s.note(EVERYONE, v.CONSOLE_TURNED, console)
