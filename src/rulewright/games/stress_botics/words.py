"""The plain words of the effect vocabulary (SB-FX): order and choice, pieces, stress and shields, the planet.

What they ask is here too. The words that move Cylindroids and BetaBots are in effects.py.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.content import index
from rulewright.core.effects import Branch, Cost, Counted, Do, Effect, Either, Tokens
from rulewright.core.state import Decision, Seated
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.stress_botics.belt import store_alpha
from rulewright.games.stress_botics.stress import (
    change_stress,
    gain_battery,
    gain_shields,
    lose_shields,
    mend_alpha,
)
from rulewright.games.stress_botics.table import Botics
from rulewright.games.stress_botics.tanks import charge, gain_mix, liquefy, short, solidify, used


@mypyc_attr(allow_interpreted_subclasses=True)
class Signed(Counted[Botics]):
    """A number that is gained or lost: `stress -2`."""

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": abs(self.n), "way": "more" if self.n > 0 else "less"})


class OneWay(Either[Botics]):
    """SB-FX-23 CHOOSE: the acting player picks one legal branch."""

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(WhichWay(seat, self.ways[0].number, self.ways[1].number))

    def names(self) -> list[str]:
        return self.among(v.WORDS)


class WhichWay(Branch[Botics]):
    """Under their names."""

    asks = v.ASK_CHOOSE

    def choice(self, way: Effect[Any]) -> Option:
        return v.CHOOSE.of(v.WORDS.index(way.called()))


def counted(args: list[str]) -> dict[str, int]:
    """`X1 any1` as amounts."""
    out = {word.rstrip("0123456789"): int(word.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZany")) for word in args}
    for name in out:
        index([*p.PIECES[: p.GOODS], "any", "battery"], name, "piece")
    return out


def bundle(word: str, pieces: dict[str, int]) -> Tokens:
    """Pieces as a card prints them, one after the other."""
    said = [Tokens("piece", {"n": n, "piece": name}) for name, n in pieces.items()]
    out = said.pop()
    while said:
        out = Tokens("with", {"one": said.pop(), "two": out})
    return Tokens(word, {"what": out})


# --- pieces -------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Bundle(Effect[Botics]):
    """A word with pieces."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.said: dict[str, int] = counted(args)
        self.pieces: tuple[int, ...] = p.amounts(self.said)

    def tokens(self) -> Tokens:
        return bundle(self.word, self.said)


class Gain(Bundle):
    """SB-FX-01 GAIN: one batch from the supply."""

    word = "gain"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.choice: int = self.said.get("any", 0)  # of any kind

    def apply(self, s: Botics, seat: int, source: int) -> None:
        gain_mix(s, seat, self.pieces, self.choice)

    def called(self) -> str:
        return "gas" if list(self.said) == ["G"] else "acid" if list(self.said) == ["A"] else ""


class Payment(Cost[Botics]):
    """SB-FX-02 PAY."""

    word = "pay"

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.said: dict[str, int] = counted(args)
        self.pieces: tuple[int, ...] = p.amounts(self.said, p.COST)

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return short(s, seat, self.pieces, False) == 0

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Do(seat, self.then))
        charge(s, seat, self.pieces)

    def tokens(self) -> Tokens:
        return bundle(self.word, self.said)


class Battery(Effect[Botics]):
    """SB-FX-03 BATT: one battery of choice onto the track; without room it is lost (SB-R-117)."""

    word = "battery"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        if len(s.bots[seat].track) < s.bots[seat].capacity():
            s.push(NameBattery(seat, -1))


class NameBattery(Decision[Botics]):
    """A battery of choice, of another type than `but`."""

    step = "batteries"
    asks = v.ASK_BATTERY

    def __init__(self, seat: int, but: int) -> None:
        super().__init__(seat)
        self.but = but

    def options(self, s: Botics) -> list[Option]:
        return [v.NAME.of(battery) for battery in range(p.CB, p.SB + 1) if battery != self.but]

    def take(self, s: Botics, option: Option) -> None:
        gain_battery(s, self.seat, v.NAME.read(option))


class Charge(Counted[Botics]):
    """SB-FX-45, AI17: one battery for n pieces of its resource."""

    word = "charge"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return len(chargeable(s, seat, self.n)) > 0

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Charging(seat, 1, self.n, 0))


def chargeable(s: Botics, seat: int, price: int) -> list[int]:
    """The resources that could become a battery now."""
    b = s.bots[seat]
    if len(b.track) >= b.capacity():
        return []
    return [piece for piece in range(p.BASIC) if short(s, seat, p.only(piece, price, p.COST), False) == 0]


class Charging(Decision[Botics]):
    """SB-3.5.3: which resource becomes a battery; after the first one may stop."""

    offers_last = True

    def __init__(self, seat: int, left: int, price: int, made: int) -> None:
        super().__init__(seat)
        self.left = left
        self.price = price
        self.made = made

    def prompt(self, s: Botics) -> Line:
        return v.ASK_CHARGE.line(self.left)

    def options(self, s: Botics) -> list[Option]:
        out = [v.NAME.of(piece) for piece in chargeable(s, self.seat, self.price)]
        return [v.DONE.of()] + out if self.made and out else out

    def take(self, s: Botics, option: Option) -> None:
        if option in v.DONE:
            return
        piece = v.NAME.read(option)
        if self.left > 1:
            s.push(Charging(self.seat, self.left - 1, self.price, 1))
        s.push(Put(self.seat, p.CB + piece))
        charge(s, self.seat, p.only(piece, self.price, p.COST))


class Put(Seated[Botics]):
    """A battery that was paid for."""

    def __init__(self, seat: int, battery: int) -> None:
        super().__init__(seat)
        self.battery = battery

    def run(self, s: Botics) -> None:
        gain_battery(s, self.seat, self.battery)


class Furnace(Effect[Botics]):
    """AB01, SB-FX-17: 1 C/T/S of a tank is returned, 2 L (as many as fit) put into the same tank."""

    word = "melt"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return len(Melting(seat).options(s)) > 0

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Melting(seat))


class Melting(Decision[Botics]):
    asks = v.ASK_MELT

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        return [
            v.MELT.of(piece, tank)
            for piece in range(p.BASIC)
            for tank in range(b.tank_count())
            if b.in_tank(tank, piece)
        ]

    def take(self, s: Botics, option: Option) -> None:
        piece, tank = v.MELT.read(option)
        b = s.bots[self.seat]
        b.put_in(tank, piece, -1)
        room = (b.tank_squares(tank) - used(b, tank)) // p.SQUARE[p.L]
        b.put_in(tank, p.L, min(2, room))
        s.note(EVERYONE, v.SMELTED, self.seat, v.held_in(piece, tank), min(2, room))
        liquefy(s, self.seat)


class Pump(Effect[Botics]):
    """AB02, SB-FX-18: solidify one tank with two L or more."""

    word = "solidify"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return len(Solidifying(seat).options(s)) > 0

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Solidifying(seat))


class Solidifying(Decision[Botics]):
    asks = v.ASK_SOLIDIFY

    def options(self, s: Botics) -> list[Option]:
        b = s.bots[self.seat]
        return [v.SOLIDIFY.of(tank) for tank in range(b.tank_count()) if b.in_tank(tank, p.L) >= 2]

    def take(self, s: Botics, option: Option) -> None:
        solidify(s, self.seat, v.SOLIDIFY.read(option))


# --- stress, shields, AlphaBot --------------------------------------------------------------------------
class Stress(Signed):
    """SB-FX-04."""

    word = "stress"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        change_stress(s, seat, self.n)


class Calm(Effect[Botics]):
    """AB08: -1 stress, -2 in the active Main Vault."""

    word = "calm"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        change_stress(s, seat, -2 if s.in_main(s.bots[seat]) else -1)


class Shield(Signed):
    """SB-FX-05: gained, or lost one by one; as a price always payable (SB-R-118)."""

    word = "shield"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        if self.n > 0:
            gain_shields(s, seat, self.n)
        else:
            lose_shields(s, seat, -self.n)


class Alpha(Counted[Botics]):
    """SB-FX-06: as a step of a choice it needs AlphaBot below its maximum (SB-3.5.10a, SB-R-92)."""

    word = "alpha"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return s.alpha < s.alpha_most()

    def apply(self, s: Botics, seat: int, source: int) -> None:
        mend_alpha(s, self.n)


class RepairArm(Effect[Botics]):
    """AI10: in the active Main Vault, AlphaBot not full: AlphaBot +1 and -1 stress."""

    word = "repair"

    def can(self, s: Botics, seat: int, source: int) -> bool:
        return s.in_main(s.bots[seat]) and s.alpha < s.alpha_most()

    def apply(self, s: Botics, seat: int, source: int) -> None:
        mend_alpha(s, 1)
        change_stress(s, seat, -1)


class AlphaTank(Bundle):
    """SB-FX-07."""

    word = "alphatank"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        store_alpha(s, self.pieces)


# --- the planet -----------------------------------------------------------------------------------------
class Pressure(Effect[Botics]):
    """SB-FX-08: up or down, clamped; without effect still legal (SB-R-01)."""

    word = "press"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Pressing(seat))


class Pressing(Decision[Botics]):
    def prompt(self, s: Botics) -> Line:
        return v.ASK_PRESS.line(s.pressure - 1)

    def options(self, s: Botics) -> list[Option]:
        return [v.PRESS.of(0), v.PRESS.of(1)]

    def take(self, s: Botics, option: Option) -> None:
        press(s, 1 if v.PRESS.read(option) == 0 else -1)


def press(s: Botics, n: int) -> None:
    """SB-5.4."""
    s.pressure = max(1, min(p.LEVELS, s.pressure + n))
    s.note(EVERYONE, v.PRESSURE_IS, s.pressure - 1)


class Rotate(Counted[Botics]):
    """SB-FX-09: exactly n positions, the player chooses the direction."""

    word = "rotate"

    def apply(self, s: Botics, seat: int, source: int) -> None:
        s.push(Rotating(seat, self.n))


class Rotating(Decision[Botics]):
    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def prompt(self, s: Botics) -> Line:
        return v.ASK_ROTATE.line(self.n)

    def options(self, s: Botics) -> list[Option]:
        return [v.TURN.of(0), v.TURN.of(1)]

    def take(self, s: Botics, option: Option) -> None:
        rotate(s, self.n if v.TURN.read(option) == 0 else -self.n)


def rotate(s: Botics, n: int) -> None:
    """SB-5.3: clockwise is +1."""
    s.rotation = (s.rotation + n) % p.POSITIONS
    s.note(EVERYONE, v.CORE_TURNED, s.rotation)
