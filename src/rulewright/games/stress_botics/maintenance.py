"""Phase 4 (SB-4): replicate and arrange batteries, move and melt pieces, solidify, combine, AI.

No process touches another player (SB-FLOW-03), so the players go through it in turn order.
"""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision, Frame, Seated
from rulewright.core.values import changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.stress import Think, gain_battery, set_mind
from rulewright.games.stress_botics.table import COMPETITIVE, COOPERATIVE, MAINTENANCE_PHASE, BetaBot, Botics
from rulewright.games.stress_botics.tanks import (
    SUPPLY,
    gain,
    holding,
    liquefy,
    pay,
    shelve,
    shelves,
    solidify,
    store_accepts,
    used,
)
from rulewright.games.stress_botics.words import NameBattery

ALLOWANCE: Final = 2  # batteries replicated in a round


class Maintenance(Frame[Botics]):
    """SB-4: each player in turn order through 4.1.1 to 4.1.4, then 4.1.5 for all."""

    def run(self, s: Botics) -> None:
        s.phase = MAINTENANCE_PHASE
        s.push(Minds())
        for seat in reversed(s.order):
            s.push(Combine(seat))
            s.push(Cool(seat))
            s.push(Shift(seat))
            s.push(Arrange(seat, 0))
            b = s.bots[seat]
            if len(b.track) < b.capacity():  # SB-4.1f, SB-R-98: tested once, at the start
                s.push(Replicate(seat, ALLOWANCE))


class Upkeep(Decision[Botics]):
    """A step that may be left as it is; nothing is given up with it, so that END goes through it."""

    def proposal(self, s: Botics) -> Option | None:
        return v.DONE.of() if v.DONE.of() in self.options(s) else None


# --- 4.1.1 batteries ----------------------------------------------------------------------------------------
def runs(track: list[int]) -> list[int]:
    """Spaces of the track, of neighbouring equal batteries only the first."""
    return [i for i in range(len(track)) if i == 0 or track[i] != track[i - 1]]


class Replicate(Reasoned[Botics]):
    """SB-4.1a, SB-4.1c, SB-4.1g: prepared spaces give up to two batteries; one may move inside for room."""

    step = "batteries"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def prompt(self, s: Botics) -> Line:
        return v.ASK_REPLICATE.line(self.left)

    def ready(self, s: Botics) -> list[int]:
        """Prepared spaces that the allowance still covers."""
        b = s.bots[self.seat]
        return [
            space
            for space in range(p.PRODUCER)
            if b.producer[space] != p.NONE and (b.producer[space] != p.X or self.left == ALLOWANCE)
        ]

    def look(self, s: Botics, to: Offers) -> None:
        b = s.bots[self.seat]
        ready = self.ready(s)
        for space in ready:
            to.may_if(len(b.track) < b.capacity(), v.REPLICATE.of(space), v.TRACK_FULL, b.capacity())
        if ready and b.inner == p.NONE:
            for space in runs(b.track):
                to.may(v.INSIDE.of(space))
        to.decline(v.DONE.of())

    def default(self, s: Botics) -> Option:
        options = self.options(s)
        return options[1] if options[1] in v.REPLICATE else options[0]

    def take(self, s: Botics, option: Option) -> None:
        b = s.bots[self.seat]
        if option in v.DONE:
            return
        if option in v.INSIDE:
            put_inside(s, b, v.INSIDE.read(option))
            s.push(self)
            return
        space = v.REPLICATE.read(option)
        piece = b.producer[space]
        b.producer = changed(b.producer, space, p.NONE)  # SB-4.1d
        s.note(EVERYONE, v.REPLICATED, self.seat, space)
        if piece == p.X:
            s.push(SecondBattery(self.seat))
            return
        gain_battery(s, self.seat, p.CB + piece)
        if self.left > 1:
            s.push(Replicate(self.seat, self.left - 1))


def put_inside(s: Botics, b: BetaBot, space: int) -> None:
    """SB-4.1b: a battery of the track goes inside; one that was there takes its space."""
    battery = b.track[space]
    if b.inner == p.NONE:
        del b.track[space]
    else:
        b.track[space] = b.inner
    b.inner = battery
    s.note(EVERYONE, v.BATTERY_INSIDE, b.seat, battery, len(b.track))


class SecondBattery(Seated[Botics]):
    """B + X: two different batteries; with one free space one of choice (SB-R-77)."""

    def run(self, s: Botics) -> None:
        b = s.bots[self.seat]
        if b.capacity() - len(b.track) > 1:
            s.push(Other(self.seat))
        s.push(NameBattery(self.seat, p.NONE))


class Other(Seated[Botics]):
    """The second battery differs from the one just placed."""

    def run(self, s: Botics) -> None:
        s.push(NameBattery(self.seat, s.bots[self.seat].track[-1]))


class Arrange(Upkeep):
    """SB-4.1b: inside, then space 1, 2, ...: which type stands there; `done` leaves the rest as it is."""

    step = "batteries"

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position  # 0: inside

    def prompt(self, s: Botics) -> Line:
        return v.ASK_ARRANGE.line(self.position)

    def types(self, b: BetaBot) -> list[int]:
        """The types still to be placed at this position or further on."""
        rest = b.track[max(0, self.position - 1) :]
        if self.position == 0 and b.inner != p.NONE:
            rest = rest + [b.inner]
        return [battery for battery in range(p.CB, p.SB + 1) if battery in rest]

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        found = self.types(b)
        must = self.position == 0 and b.inner == p.NONE
        if not found or (len(found) == 1 and not must):
            return []
        out = [v.NAME.of(battery) for battery in found]
        return out if must else [v.DONE.of()] + out

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DONE:
            return
        b = s.bots[self.seat]
        battery = v.NAME.read(option)
        if self.position == 0:
            if b.inner != battery:
                put_inside(s, b, b.track.index(battery))
        else:
            at = self.position - 1
            space = b.track.index(battery, at)
            del b.track[space]
            b.track.insert(at, battery)
        s.push(Arrange(self.seat, self.position + 1))


# --- 4.1.2, 4.1.3 pieces ----------------------------------------------------------------------------
def shifts(b: BetaBot) -> list[Option]:
    """SB-4.2a, SB-4.2c, SB-4.2d: single pieces to higher tanks, or onto items that store them."""
    out: list[Option] = []
    stores = [e for e in range(p.N_EXTENSIONS) if b.top(e) >= 0]
    count = b.tank_count()
    tanks = b.tanks  # asked for all that lies there: the counts themselves
    for piece in range(p.IN_TANK):
        for tank in range(count):
            if not tanks[tank * p.IN_TANK + piece]:
                continue
            held = v.held_in(piece, tank)
            for higher in range(tank + 1, count):
                if used(b, higher) + p.SQUARE[piece] <= b.tank_squares(higher):
                    out.append(v.SHIFT.of(held, higher))
            for extension in stores:
                if store_accepts(b, extension, piece):
                    out.append(v.SHIFT.of(held, v.STORE_SPOT + extension))
    for piece in (p.G, p.A):
        if b.dangerous[piece - p.G]:
            for extension in stores:
                if store_accepts(b, extension, piece):
                    out.append(v.SHIFT.of(v.held_dangerous(piece), v.STORE_SPOT + extension))
    return out


class Shift(Upkeep):
    """SB-4.2a: piece by piece until done; each must fit when it is moved."""

    step = "shift"
    asks = v.ASK_SHIFT

    def options(self, s: Botics) -> list[Option]:
        out = shifts(s.bots[self.seat])
        return [v.DONE.of()] + out if out else []

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DONE:
            return
        b = s.bots[self.seat]
        held, spot = v.SHIFT.read(option)
        piece, tank = v.held_piece(held), v.held_tank(held)
        shelve(b, piece, v.DANGEROUS_SPOT if tank < 0 else tank, -1)
        shelve(b, piece, spot, 1)
        s.note(EVERYONE, v.SHIFTED, self.seat, held, spot)
        s.push(Shift(self.seat))


class Cool(Seated[Botics]):
    """SB-4.2b, SB-4.3: liquefy, then solidify every tank with two L or more."""

    def run(self, s: Botics) -> None:
        liquefy(s, self.seat)
        for tank in range(s.bots[self.seat].tank_count()):
            solidify(s, self.seat, tank)


# --- 4.1.4 combinations -----------------------------------------------------------------------------------
class Combine(Upkeep):
    """SB-4.4: prepare B with C, T, S or X; or turn B with G into 2 T, with A into 2 S."""

    step = "combine"
    asks = v.ASK_COMBINE

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        if not holding(b, p.B):
            return []
        out: list[Option] = []
        if p.NONE in b.producer:
            out += [v.PREPARE.of(piece) for piece in (0, p.T, p.S, p.X) if holding(b, piece)]
        out += [v.COMBINE.of(piece) for piece in (p.G, p.A) if holding(b, piece)]
        return [v.DONE.of()] + out if out else []

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DONE:
            return
        s.push(Combine(self.seat))
        if option in v.PREPARE:
            piece = v.PREPARE.read(option)
            b = s.bots[self.seat]
            b.producer = changed(b.producer, b.producer.index(p.NONE), piece)
            s.note(EVERYONE, v.PREPARED, self.seat, piece)
            s.push(Ingredient(self.seat, piece, p.NONE))
            s.push(Ingredient(self.seat, p.B, p.NONE))
        else:
            piece = v.COMBINE.read(option)
            s.note(EVERYONE, v.COMBINED, self.seat, piece)
            s.push(Ingredient(self.seat, p.B, piece))


class Ingredient(Decision[Botics]):
    """Which tank or item a piece comes from; with `other` the result goes into that tank or a higher one."""

    step = "combine"

    def __init__(self, seat: int, piece: int, other: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.other = other

    def prompt(self, s: Botics) -> Line:
        return v.ASK_PAY.line(1, self.piece)

    def options(self, s: Botics) -> list[Option]:
        return [v.PAY.of(self.piece, spot) for spot in shelves(s.bots[self.seat], self.piece)]

    def take(self, s: Botics, option: Option) -> None:
        spot = v.PAY.read(option)[1]
        pay(s, self.seat, self.piece, spot)
        if self.other == p.NONE:
            return
        result = p.T if self.other == p.G else p.S
        gain(s, self.seat, p.only(result, 2), SUPPLY, spot)
        s.push(Ingredient(self.seat, self.other, p.NONE))


# --- 4.1.5 AI ---------------------------------------------------------------------------------------------
class Minds(Frame[Botics]):
    """SB-4.5, SB-R-151: with exactly five batteries the AI may be switched, in turn order."""

    def run(self, s: Botics) -> None:
        for seat in reversed(s.order):
            b = s.bots[seat]
            b.counted = len(b.track)
            if b.counted == p.AI_CHOICE:
                s.push(Think(seat))
            else:
                set_mind(s, b, COOPERATIVE if b.counted > p.AI_CHOICE else COMPETITIVE)
