"""What the Dark Player decides for Guardians (ARK-11.7c, 11.9)."""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.enemy import dark, draw_order, rooms_of
from rulewright.games.ark_awakening.marching import ahead, guards_to_move, is_open, land, step
from rulewright.games.ark_awakening.table import Ark


class ChooseFactory(Decision[Ark]):
    """ARK-11.7c: any factory of the type on the card; one with a Guardian fails (ARK-11.7b)."""

    step = "enemy"

    def __init__(self, seat: int, guardian: int, target: int) -> None:
        super().__init__(seat)
        self.guardian = guardian
        self.target = target

    def options(self, s: Ark) -> list[Option]:
        return [v.AIM.of(s.at[room]) for room in rooms_of(s, self.target)]

    def take(self, s: Ark, option: Option) -> None:
        land(s, self.guardian, v.AIM.read(option))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_AIM.line(self.guardian)


def marches(s: Ark) -> int:
    """ARK-11.9, 11.9e: how many cards are drawn in a turn."""
    return 1 if s.players < 3 else 2


class Guide(Frame[Ark]):
    """ARK-11.9, 11.9e: a card is drawn so many times, each time for one Guardian."""

    def __init__(self, times: int) -> None:
        self.times = times

    def run(self, s: Ark) -> None:
        if self.times > 1:
            s.push(Guide(self.times - 1))
        steps = p.ORDER_STEPS[draw_order(s)]
        if steps:
            s.push(ChooseGuardian(dark(s), steps))
        else:
            s.note(EVERYONE, v.NO_MOVE)


class ChooseGuardian(Decision[Ark]):
    """ARK-11.9, 11.9d: one that can move; if only one can, it must."""

    step = "enemy"

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, s: Ark) -> list[Option]:
        return [v.GUIDE.of(guardian) for guardian in guards_to_move(s) if ways(s, guardian)]

    def take(self, s: Ark, option: Option) -> None:
        guardian = v.GUIDE.read(option)
        s.push(LayDown(guardian))
        s.push(Advance(self.seat, guardian, self.steps))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_GUIDE.line(self.steps)


def ways(s: Ark, guardian: int) -> list[int]:
    """ARK-11.9c: the directions that it may take; backward only if no other is possible."""
    found = [way for way in range(len(p.DIRECTIONS)) if is_open(s, ahead(s, guardian, way))]
    return [way for way in found if way != p.BEHIND] or found


class Advance(Decision[Ark]):
    """ARK-11.9b: exactly so many steps, unless it has to stop."""

    step = "enemy"

    def __init__(self, seat: int, guardian: int, left: int) -> None:
        super().__init__(seat)
        self.guardian = guardian
        self.left = left

    def options(self, s: Ark) -> list[Option]:
        found = [ahead(s, self.guardian, way) for way in ways(s, self.guardian)]
        return [v.ADVANCE.of(self.guardian, cell) for cell in sorted(found)]

    def take(self, s: Ark, option: Option) -> None:
        for way in ways(s, self.guardian):
            if ahead(s, self.guardian, way) == v.ADVANCE.read(option)[1]:
                if step(s, self.guardian, way) and self.left > 1:
                    s.push(Advance(self.seat, self.guardian, self.left - 1))
                return

    def prompt(self, s: Ark) -> Line:
        return v.ASK_ADVANCE.line(self.guardian, self.left)


class LayDown(Frame[Ark]):
    """ARK-11.9: after its move."""

    def __init__(self, guardian: int) -> None:
        self.guardian = guardian

    def run(self, s: Ark) -> None:
        s.lying[self.guardian] = 1
