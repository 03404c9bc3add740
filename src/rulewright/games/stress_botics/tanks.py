"""Tanks and costs (SB-0.5, SB-8, SB-11.1): where pieces go, where they come from, and what lava does.

A gain is one batch: each piece is placed by a small choice, `pack` places the rest so that nothing melts,
and one reaction for each tank follows (SB-R-83).
"""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.state import Decision, Seated
from rulewright.core.values import added
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.stress import gain_battery, spend_battery
from rulewright.games.stress_botics.table import BetaBot, Botics

# where a gain comes from: what is not placed stays there; 0 and up: a vault tile
SUPPLY: Final = -1
FROM_CORE: Final = -2
FROM_ALPHA: Final = -3
NOWHERE: Final = -1


# --- room ---------------------------------------------------------------------------------------------
def used(b: BetaBot, tank: int) -> int:
    """SB-8.1: squares filled in a tank."""
    tanks = b.tanks  # here and in `holding`, asked for everything: the counts themselves
    found = 0
    for piece in range(p.IN_TANK):
        n = tanks[tank * p.IN_TANK + piece]
        if n:
            found += n * p.SQUARE[piece]
    return found


def store_accepts(b: BetaBot, extension: int, piece: int) -> bool:
    item = b.top(extension)
    return item >= 0 and p.ROOM[item] > 0 and p.STORES[item][piece] > 0 and b.stored(extension) < p.ROOM[item]


def spots(b: BetaBot, piece: int, lowest: int = -1) -> list[int]:
    """Everywhere a gained piece fits (SB-0.5c, SB-8.3, SB-9.2)."""
    out: list[int] = []
    if piece < p.IN_TANK:
        for tank in range(max(0, lowest), b.tank_count()):
            if used(b, tank) + p.SQUARE[piece] <= b.tank_squares(tank):
                out.append(tank)
    elif piece in (p.G, p.A):
        if b.dangerous[0] + b.dangerous[1] < p.DANGEROUS[b.size]:
            out.append(v.DANGEROUS_SPOT)
    else:
        return [v.TRACK_SPOT] if len(b.track) < b.capacity() else []
    if lowest < 0:  # SB-R-166: a result goes into numbered tanks only
        for extension in range(p.N_EXTENSIONS):
            if store_accepts(b, extension, piece):
                out.append(v.STORE_SPOT + extension)
    return out


def melts(b: BetaBot, tank: int, piece: int) -> bool:
    """Would this piece start a reaction in that tank?"""
    if piece == p.L:
        return meltable(b, tank) > 0
    return b.in_tank(tank, p.L) > 0 and piece < melting(b)


def melting(b: BetaBot) -> int:
    """SB-8.4: how many kinds melt in lava, the first ones: C, T, S, and B unless an item spares it."""
    return p.BASIC if b.modifier(p.NO_MELT) else p.B + 1


def meltable(b: BetaBot, tank: int) -> int:
    """What lava would melt in a tank."""
    return b.count_in(tank, melting(b))


def best_spot(b: BetaBot, piece: int, lowest: int = -1) -> int:
    """The default: nothing melts; stores first, lava to lava, the rest where it is fullest."""
    best, most = NOWHERE, -1
    for spot in spots(b, piece, lowest):
        if spot >= len(b.tanks) // p.IN_TANK:
            worth = 100
        elif melts(b, spot, piece):
            continue
        else:
            worth = used(b, spot) + (20 if piece == p.L and b.in_tank(spot, p.L) else 0)
        if worth > most:
            best, most = spot, worth
    return best


def put(s: Botics, seat: int, piece: int, spot: int) -> None:
    b = s.bots[seat]
    if spot == v.TRACK_SPOT:
        gain_battery(s, seat, piece)
        return
    shelve(b, piece, spot, 1)
    s.note(EVERYONE, v.GAINED, seat, piece, spot)


def shelve(b: BetaBot, piece: int, spot: int, n: int) -> None:
    """Put so many into a tank or onto an item, or take them away."""
    if spot < v.DANGEROUS_SPOT:
        b.put_in(spot, piece, n)
    elif spot == v.DANGEROUS_SPOT:
        b.dangerous = added(b.dangerous, piece - p.G, n)
    else:
        b.put_on(spot - v.STORE_SPOT, piece, n)


def shelves(b: BetaBot, piece: int) -> list[int]:
    """The tanks and items that hold a resource."""
    out: list[int] = []
    if piece < p.IN_TANK:
        for tank in range(b.tank_count()):
            if b.in_tank(tank, piece):
                out.append(tank)
    elif b.dangerous[piece - p.G]:
        out.append(v.DANGEROUS_SPOT)
    for extension in range(p.N_EXTENSIONS):
        if b.on_item(extension, piece):
            out.append(v.STORE_SPOT + extension)
    return out


# --- lava ---------------------------------------------------------------------------------------------
def liquefy(s: Botics, seat: int) -> None:
    """SB-8.4: in each tank with L and other pieces than X these become L, and one L more."""
    b = s.bots[seat]
    for tank in range(b.tank_count()):
        solid = meltable(b, tank) if b.in_tank(tank, p.L) else 0
        if not solid:
            continue
        for piece in range(melting(b)):
            b.put_in(tank, piece, -b.in_tank(tank, piece))
        room = (b.tank_squares(tank) - used(b, tank)) // p.SQUARE[p.L]  # SB-R-15, SB-R-135
        b.put_in(tank, p.L, min(solid + 1, room))
        s.note(EVERYONE, v.MELTED, seat, tank, b.in_tank(tank, p.L))


def solidify(s: Botics, seat: int, tank: int) -> None:
    """SB-4.3: two L give one B; nothing is left of an odd one."""
    b = s.bots[seat]
    lava = b.in_tank(tank, p.L)
    if lava >= 2:
        b.put_in(tank, p.B, lava // 2)
        b.put_in(tank, p.L, -lava)
        s.note(EVERYONE, v.SOLIDIFIED, seat, tank, b.in_tank(tank, p.B))


class React(Seated[Botics]):
    """The end of a gain: one reaction for each tank; the Core may have lost its last lava (SB-3.4.2a)."""

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def run(self, s: Botics) -> None:
        liquefy(s, self.seat)
        if self.source == FROM_CORE and s.lava == 0 and s.core_side == 0:
            s.core_side = 1
            for b in s.bots:
                b.producing = 0  # SB-R-03: all present stand on extracting spaces
            s.note(EVERYONE, v.CORE_FLIPPED)


# --- gaining ------------------------------------------------------------------------------------------
def gain(s: Botics, seat: int, pieces: tuple[int, ...], source: int = SUPPLY, lowest: int = -1) -> None:
    """One batch: placed piece by piece, then one reaction for each tank."""
    s.push(React(seat, source))
    if sum(pieces):
        s.push(Place(seat, pieces, source, lowest))


def first(pieces: tuple[int, ...]) -> int:
    for piece in range(len(pieces)):
        if pieces[piece]:
            return piece
    return -1


class Place(Decision[Botics]):
    """SB-0.5: each gained piece goes where it fits, or is declined."""

    step = "place"

    def __init__(self, seat: int, pieces: tuple[int, ...], source: int, lowest: int) -> None:
        super().__init__(seat)
        self.pieces = pieces
        self.source = source
        self.lowest = lowest

    def prompt(self, s: Botics) -> Line:
        piece = first(self.pieces)
        message = v.ASK_COLLECT if self.source >= 0 else v.ASK_RESULT if self.lowest >= 0 else v.ASK_PLACE
        return message.line(self.pieces[piece], piece)

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        piece = first(self.pieces)
        found = spots(b, piece, self.lowest)
        out = [v.PUT.of(piece, spot) for spot in found] + [v.DECLINE.of(piece)]
        if found and sum(self.pieces) > 1:
            out.insert(0, v.PACK.of())
        return out

    def default(self, s: Botics) -> Option:
        b = s.bots[self.seat]
        piece = first(self.pieces)
        if sum(self.pieces) > 1 and spots(b, piece, self.lowest):
            return v.PACK.of()
        spot = best_spot(b, piece, self.lowest)
        return v.DECLINE.of(piece) if spot == NOWHERE else v.PUT.of(piece, spot)

    def take(self, s: Botics, option: Option) -> None:
        pieces = self.pieces
        if option in v.PACK:
            b = s.bots[self.seat]
            for piece in range(p.GOODS):
                for _ in range(pieces[piece]):
                    spot = best_spot(b, piece, self.lowest)
                    if spot != NOWHERE:
                        self.settle(s, piece, spot)
            return
        if option in v.PUT:
            piece, spot = v.PUT.read(option)
            self.settle(s, piece, spot)
            rest = added(pieces, piece, -1)
        else:
            piece = v.DECLINE.read(option)
            s.note(EVERYONE, v.DECLINED, self.seat, pieces[piece], piece)
            rest = added(pieces, piece, -pieces[piece])
        if sum(rest):
            s.push(Place(self.seat, rest, self.source, self.lowest))

    def settle(self, s: Botics, piece: int, spot: int) -> None:
        put(s, self.seat, piece, spot)
        if self.source == FROM_CORE:
            s.lava -= 1
        elif self.source == FROM_ALPHA:
            s.alpha_tank = added(s.alpha_tank, piece, -1)
        elif self.source >= 0:
            s.make(self.source, piece, -1)


class Mix(Decision[Botics]):
    """SB-R-144: `n any` is named piece by piece, in the order C, T, S, before anything is placed."""

    def __init__(self, seat: int, pieces: tuple[int, ...], left: int, lowest: int) -> None:
        super().__init__(seat)
        self.pieces = pieces
        self.left = left
        self.lowest = lowest

    def prompt(self, s: Botics) -> Line:
        return v.ASK_MIX.line(self.left)

    def options(self, s: Botics) -> list[Option]:
        return [v.NAME.of(piece) for piece in range(self.lowest, p.BASIC)]

    def take(self, s: Botics, option: Option) -> None:
        piece = v.NAME.read(option)
        pieces = added(self.pieces, piece, 1)
        if self.left > 1:
            s.push(Mix(self.seat, pieces, self.left - 1, piece))
        else:
            gain(s, self.seat, pieces)


def gain_mix(s: Botics, seat: int, pieces: tuple[int, ...], choice: int) -> None:
    if choice:
        s.push(Mix(seat, pieces, choice, p.C))
    else:
        gain(s, seat, pieces)


# --- paying -------------------------------------------------------------------------------------------
def holding(b: BetaBot, piece: int) -> int:
    """SB-11.1: how many of a piece tanks, items and the track hold; captured Cylindroids for a load."""
    if piece > p.SB:
        return b.captured[piece - p.SB - 1]
    found = 0
    if piece >= p.CB:
        for battery in b.track:
            if battery == piece:
                found += 1
        return found
    if piece < p.IN_TANK:
        for tank in range(b.tank_count()):
            found += b.tanks[tank * p.IN_TANK + piece]
    else:
        found += b.dangerous[piece - p.G]
    for extension in range(p.N_EXTENSIONS):
        found += b.stores[extension * p.RESOURCES + piece]
    return found


def short(s: Botics, seat: int, cost: tuple[int, ...], common: bool) -> int:
    """How many pieces of a cost are missing."""
    b = s.bots[seat]
    missing = 0
    batteries = 0
    for piece in range(p.GOODS):
        if cost[piece]:
            have = holding(b, piece) + (s.common[piece] if common else 0)
            missing += max(0, cost[piece] - have)
            if piece >= p.CB:
                batteries += cost[piece]
    if len(cost) > p.ANY_BATTERY and cost[p.ANY_BATTERY]:
        have = len(b.track) + (s.common[p.CB] + s.common[p.CB + 1] + s.common[p.SB] if common else 0)
        missing += max(0, cost[p.ANY_BATTERY] + batteries - have)
    return missing


class Pay(Decision[Botics]):
    """SB-11.1: a cost, or a load, piece by piece from where it lies."""

    def __init__(self, seat: int, cost: tuple[int, ...], common: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.common = common  # SB-3.5.4d: the Common Tank may help

    def prompt(self, s: Botics) -> Line:
        piece = first(self.cost)
        if piece == p.ANY_BATTERY and len(self.cost) == p.COST:
            return v.ASK_PAY_BATTERY.line(self.cost[piece])
        return v.ASK_PAY.line(self.cost[piece], piece)

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        piece = first(self.cost)
        if piece < 0:
            return []
        if piece == p.ANY_BATTERY and len(self.cost) == p.COST:
            out: list[Option] = []
            for battery in range(p.CB, p.SB + 1):
                out += _places(s, b, battery, self.common)
            return out
        out = _places(s, b, piece, self.common)
        # all that is held is needed: where it is taken from first makes no difference
        if len(out) > 1 and holding(b, piece) + (s.common[piece] if self.common else 0) == self.cost[piece]:
            return out[:1]
        return out

    def default(self, s: Botics) -> Option:
        """From the Common Tank, from items, else from the tank that holds most."""
        b = s.bots[self.seat]
        best, most = -1, -1
        for option in self.options(s):
            piece, spot = v.PAY.read(option)
            if spot < v.DANGEROUS_SPOT:
                worth = b.in_tank(spot, piece)
            else:
                worth = 100 if spot == v.COMMON_SPOT else 50
            if worth > most:
                best, most = option, worth
        return best

    def take(self, s: Botics, option: Option) -> None:
        piece, spot = v.PAY.read(option)
        pay(s, self.seat, piece, spot)
        index = first(self.cost)
        rest = added(self.cost, index, -1)
        if sum(rest):
            s.push(Pay(self.seat, rest, self.common))


def _places(s: Botics, b: BetaBot, piece: int, common: int) -> list[Option]:
    """Where a piece may be taken from; of neighbouring equal batteries only the first."""
    out: list[Option] = []
    if piece > p.SB:
        return [v.PAY.of(piece, v.CONTAINER_SPOT)] if b.captured[piece - p.SB - 1] else []
    if piece >= p.CB:
        if common and s.common[piece]:
            out.append(v.PAY.of(piece, v.COMMON_SPOT))
        for space in range(len(b.track)):
            if b.track[space] == piece and (space == 0 or b.track[space - 1] != piece):
                out.append(v.PAY.of(piece, v.SPACE_SPOT + space))
        return out
    for spot in shelves(b, piece):
        out.append(v.PAY.of(piece, spot))
    if common and s.common[piece]:
        out.append(v.PAY.of(piece, v.COMMON_SPOT))
    return out


def pay(s: Botics, seat: int, piece: int, spot: int) -> None:
    """Take one piece away; a spent battery lets the rest close up."""
    b = s.bots[seat]
    if spot == v.CONTAINER_SPOT:
        b.captured = added(b.captured, piece - p.SB - 1, -1)
    elif spot == v.COMMON_SPOT:
        s.common = added(s.common, piece, -1)
    elif spot >= v.SPACE_SPOT:
        spend_battery(s, seat, spot - v.SPACE_SPOT)
        return
    else:
        shelve(b, piece, spot, -1)
    s.note(EVERYONE, v.PAID, seat, piece, spot)


class Omit(Decision[Botics]):
    """SB-11.2, SB-R-142: which pieces of the cost the discount leaves out; then the rest is paid."""

    def __init__(self, seat: int, cost: tuple[int, ...], discount: int, common: int) -> None:
        super().__init__(seat)
        self.cost = cost
        self.discount = discount
        self.common = common

    def prompt(self, s: Botics) -> Line:
        return v.ASK_OMIT.line(self.discount)

    def options(self, s: Botics) -> list[Option]:
        out: list[Option] = []
        for piece in range(len(self.cost)):
            if self.cost[piece]:
                rest = added(self.cost, piece, -1)
                if short(s, self.seat, rest, self.common > 0) <= self.discount - 1:
                    out.append(v.OMIT.of(piece if piece < p.ANY_BATTERY else p.CB))
        return sorted(set(out))

    def take(self, s: Botics, option: Option) -> None:
        piece = v.OMIT.read(option)
        if not self.cost[piece]:
            piece = p.ANY_BATTERY
        charge(s, self.seat, added(self.cost, piece, -1), self.discount - 1, self.common)


def charge(s: Botics, seat: int, cost: tuple[int, ...], discount: int = 0, common: int = 0) -> None:
    """Pay a cost that is known to be payable."""
    if sum(cost) <= discount:
        return
    if discount:
        s.push(Omit(seat, cost, discount, common))
    else:
        s.push(Pay(seat, cost, common))
