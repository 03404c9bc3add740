"""Setup (SB-S): the main board, then the players."""

from __future__ import annotations

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Decision, Setup
from rulewright.core.values import changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.belt import draw_cylindroid
from rulewright.games.stress_botics.items import reveal
from rulewright.games.stress_botics.programming import show_top
from rulewright.games.stress_botics.rounds import Round
from rulewright.games.stress_botics.stress import gain_battery
from rulewright.games.stress_botics.table import Botics


def start(setup: Setup) -> Botics:
    s = Botics(setup)
    set_up_board(s)
    set_up_players(s)
    s.push(Round())
    if setup.options["free_batteries"]:
        for seat in reversed(s.order):
            s.push(Batteries(seat, (2, 1, 1)))
    s.advance()
    return s


# --- the main board (SB-2.3) --------------------------------------------------------------------------------
def set_up_board(s: Botics) -> None:
    players = s.size + 2
    first_game = s.setup.options["first_game"] > 0
    s.common = changed(s.common, p.X, 1)
    set_up_items(s, first_game)
    set_up_tokens(s)
    for card in range(p.N_ACTIONS):
        (s.decks[p.TYPE_OF[card]] if p.CARD_PLAYERS[card] <= players else s.box).cards.append(card)
    for kind in range(p.N_TYPES):
        s.shuffle(s.decks[kind])
        show_top(s, kind)
    for _ in range(p.COUNTS["cylindroids"][s.size]):
        s.elevator[draw_cylindroid(s)] += 1
    for _ in range(p.COUNTS["cylindroids"][s.size]):
        s.belt[draw_cylindroid(s)] += 1
    for ship in range(p.N_SHIPS):
        cards = [o for o in range(len(p.OBJECTIVE_SHIP)) if p.OBJECTIVE_SHIP[o] == ship]
        if first_game:
            objective = next(o for o in cards if p.OBJECTIVE_FIRST[o])
        else:
            objective = cards[s.roll(len(cards)) - 1]
        s.objectives = changed(s.objectives, ship, objective)
        s.demand = changed(s.demand, ship, p.DEMAND[ship][s.size])
    if first_game:
        s.mantle, s.crust = tuple(p.FIRST_MANTLE), tuple(p.FIRST_CRUST)
    else:
        s.mantle, s.crust = shuffled(s, s.mantle), shuffled(s, s.crust)


def shuffled(s: Botics, tiles: tuple[int, ...]) -> tuple[int, ...]:
    out = list(tiles)
    s.rng.shuffle(out)
    return tuple(out)


def set_up_items(s: Botics, first_game: bool) -> None:
    """SB-S.2, SB-S.3; in the first game every Melting Furnace goes to a player (SB-S.48)."""
    for item in range(p.N_ITEMS):
        card = item + p.FIRST_ITEM
        if p.COPY_NUMBER[item] >= p.ITEM_COPIES[item][s.size]:
            s.box.cards.append(card)
        elif first_game and p.COPY[item] == p.FURNACE:
            seat = p.COPY_NUMBER[item]
            (s.bots[seat].central if seat < s.seats else s.box).cards.append(card)
        else:
            (s.alphas if p.IS_ALPHA[item] else s.advanced).cards.append(card)
    s.shuffle(s.advanced)
    s.shuffle(s.alphas)
    for _ in range(p.COUNTS["advanced_row"][s.size]):
        reveal(s, 0)
    for _ in range(p.COUNTS["alpha_row"][s.size]):
        reveal(s, 1)


def set_up_tokens(s: Botics) -> None:
    """SB-S.5, SB-S.6: two of the eight tokens without symbol, then the other ten."""
    plain = [token for token in range(p.N_TOKENS) if not p.SYMBOL[token]]
    s.rng.shuffle(plain)
    s.tokens.cards = [p.FIRST_TOKEN + token for token in plain[:2]]
    s.pile.cards = [p.FIRST_TOKEN + token for token in range(p.N_TOKENS) if token not in plain[:2]]
    s.shuffle(s.pile)


# --- the players (SB-2.4) -----------------------------------------------------------------------------------
def set_up_players(s: Botics) -> None:
    starter = s.setup.options["starter"]
    if starter:  # SB-S.30, Option A: the table says who begins; the others follow clockwise
        s.order = tuple([(starter - 1 + place) % s.seats for place in range(s.seats)])
    else:
        order = list(s.order)
        s.rng.shuffle(order)
        s.order = tuple(order)
    for place in range(s.seats):
        b = s.bots[s.order[place]]
        s.note(EVERYONE, v.DEALT, b.seat, place + 1)
        b.node = start_node(s, place)
        for player, tank, pieces in p.START_TANKS:
            if player == place:
                for piece in range(p.IN_TANK):
                    b.put_in(tank, piece, pieces[piece])
        b.dangerous = (p.CONSTANTS["gas"], p.CONSTANTS["acid"])
        b.producer = changed(b.producer, 0, p.S)
        if not s.setup.options["free_batteries"]:
            b.track = [p.CB, p.TB, p.SB]
            b.inner = p.CB
        b.counted = 3
    secrets = [n for n in range(p.N_SECONDARIES) if p.SECONDARY_PLAYERS[n] <= s.size + 2]
    s.box.cards += [p.FIRST_SECONDARY + n for n in range(p.N_SECONDARIES) if n not in secrets]
    s.secrets.cards = [p.FIRST_SECONDARY + n for n in secrets]
    s.shuffle(s.secrets)
    for seat in s.order:
        s.draw(s.secrets, s.bots[seat].secondary)


def start_node(s: Botics, place: int) -> int:
    """SB-S.32 to SB-S.34."""
    if place < 2:
        return p.CORE
    lower = p.node(p.SECTOR_C, p.LV)
    return p.node(p.SECTOR_C, p.UV) if place == 3 and s.tile_at(lower) == p.LAI else lower


class Batteries(Decision[Botics]):
    """SB-S.43: space 1, 2, 3 of the track, and what is left goes inside."""

    step = "setup"

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left  # CB, TB, SB

    def prompt(self, s: Botics) -> Line:
        return v.ASK_BATTERIES.line(len(s.bots[self.seat].track) + 1)

    def options(self, s: Botics) -> list[Option]:
        return [v.NAME.of(p.CB + kind) for kind in range(p.BATTERY_KINDS) if self.left[kind]]

    def take(self, s: Botics, option: Option) -> None:
        kind = v.NAME.read(option) - p.CB
        left = tuple(n - (1 if i == kind else 0) for i, n in enumerate(self.left))
        b = s.bots[self.seat]
        if len(b.track) < 3:
            gain_battery(s, self.seat, p.CB + kind)
            s.push(Batteries(self.seat, left))
        else:
            b.inner = p.CB + kind
            s.note(EVERYONE, v.BATTERY_INSIDE, self.seat, b.inner, len(b.track))
