"""Combats between Challengers and the Enemy (ARK-10.6 to 10.13): the Challenger attacks, whoever came."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Offers, Reasoned
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.combat import (
    ATTACKS,
    DEFENCES,
    NO_CARD,
    NOBODY,
    Secretly,
    exploded,
    look_at_hand,
    party,
    played,
    repels,
    show_fray,
    total,
    win,
    wound,
)
from rulewright.games.ark_awakening.control import commanders
from rulewright.games.ark_awakening.enemy import (
    AUTOMATON,
    dark,
    enemy_combat,
    enemy_defence,
    uses_card,
)
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.table import ENEMY, NEUTRALS, Ark

ENEMY_PHASE: Final = -1  # nobody's turn: the combats of the Enemy's


# --- who fights ----------------------------------------------------------------------------------------
def champions(s: Ark, cell: int, active: int) -> list[int]:
    """ARK-10.7, 10.13b, ARK-R24, R83: the Challengers of whom one fights the Enemy there."""
    present = [seat for seat in range(s.players) if s.count(seat, cell)]
    mask = 0
    for side in NEUTRALS:
        if s.count(side, cell):
            mask |= commanders(s, side)
    commanding = [seat for seat in range(s.players) if mask >> seat & 1]
    if active == ENEMY_PHASE:
        return sorted({*present, *commanding})
    if present:
        return present
    return [active] if active in commanding else commanding


def troops_of(s: Ark, seat: int, cell: int) -> list[int]:
    """ARK-R24: the sides that fight for a Challenger; what others have there is unharmed."""
    sides = [seat] + [side for side in NEUTRALS if commanders(s, side) >> seat & 1]
    return [side for side in sides if s.count(side, cell)]


def meetings(s: Ark, active: int, after: tuple[int, ...]) -> list[int]:
    """ARK-10.13: all rooms where Challengers and the Enemy meet; one combat a room."""
    rooms = [cell for cell in range(CELLS) if s.count(ENEMY, cell) and cell not in after]
    return [cell for cell in rooms if champions(s, cell, active)]


class Clashes(Frame[Ark]):
    """The combats of a Challenger's turn, or of the Enemy's."""

    def __init__(self, decides: int, active: int) -> None:
        self.decides = decides
        self.active = active

    def run(self, s: Ark) -> None:
        if meetings(s, self.active, ()):
            s.push(Engage(self.decides, self.active, ()))


class Engage(Decision[Ark]):
    """ARK-10.13b: which of the combats is next."""

    step = "combat"

    def __init__(self, seat: int, active: int, after: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.active = active
        self.after = after  # rooms fought over already

    def options(self, s: Ark) -> list[Option]:
        return [v.ENGAGE.of(cell) for cell in meetings(s, self.active, self.after)]

    def take(self, s: Ark, option: Option) -> None:
        cell = v.ENGAGE.read(option)
        s.push(Engage(self.seat, self.active, (*self.after, cell)))
        if self.active != ENEMY_PHASE:
            s.push(Check())
        able = champions(s, cell, self.active)
        if len(able) == 1:
            meet(s, able[0], cell)  # nobody names who alone can fight
        else:
            s.push(NameChampion(s.first, self.active, cell))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_ENGAGE.line()


class NameChampion(Decision[Ark]):
    """ARK-R83: where several could fight the first player names one."""

    step = "combat"

    def __init__(self, seat: int, active: int, cell: int) -> None:
        super().__init__(seat)
        self.active = active
        self.cell = cell

    def options(self, s: Ark) -> list[Option]:
        return [v.CHAMPION.of(seat) for seat in champions(s, self.cell, self.active)]

    def take(self, s: Ark, option: Option) -> None:
        meet(s, v.CHAMPION.read(option), self.cell)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_CHAMPION.line(self.cell)


# --- a combat, step by step ----------------------------------------------------------------------------
def meet(s: Ark, seat: int, cell: int) -> None:
    """ARK-6.3.1, 6.3.2; where the arsenal alone decides, nobody draws (ARK-R86)."""
    defence = enemy_defence(s, cell)
    if repels(defence, s.domes[seat].arsenal):
        show_clash(s, seat, cell, [])
        s.note(EVERYONE, v.WEAK, seat, defence)
        fall(s, seat, cell)
        s.fray = []
    elif dark(s) != AUTOMATON and uses_card(s, cell):
        s.draw_artifact(dark(s))  # ARK-10.12b
        s.push(MeetDark((seat, dark(s)), cell))
    else:
        s.push(MeetAutomaton(seat, cell))


class MeetAutomaton(Reasoned[Ark]):
    """ARK-10.12, ARK-R140: the Challenger commits first, then the top card is drawn for the Enemy, if any."""

    step = "combat"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def look(self, s: Ark, to: Offers) -> None:
        look_at_hand(s, self.seat, to)

    def take(self, s: Ark, option: Option) -> None:
        drawn = automaton_card(s) if uses_card(s, self.cell) else -1
        clash(s, self.seat, self.cell, played(s, self.seat, option), drawn)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_MEET.line(self.cell)


def automaton_card(s: Ark) -> int:
    """The top artifact, discarded already; -1: both piles are empty (ARK-R101)."""
    if not s.any_artifact():
        return -1
    card = s.draw(s.artifacts, s.discards)
    s.note(EVERYONE, v.ENEMY_CARD, p.FACE_OF[card])
    return card


class MeetDark(Secretly):
    """ARK-10.12b: Challenger and Dark Player choose in secret; the Dark Player has to play a card."""

    def options(self, s: Ark, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        if chosen or seat != dark(s):
            return super().options(s, seat, chosen)
        faces = sorted({p.FACE_OF[card] for card in s.domes[seat].hand.cards})
        return [v.PLAY.of(face) for face in faces] or [v.DONE.of()]

    def refused(self, s: Ark, seat: int) -> dict[Option, Line]:
        return {} if seat == dark(s) else super().refused(s, seat)

    def reveal(self, s: Ark, chosen: list[tuple[Option, ...]]) -> None:
        one, two = [played(s, seat, chosen[seat][0]) for seat in self.seats]
        clash(s, self.seats[0], self.cell, one, two)

    def prompt(self, s: Ark, seat: int) -> Line:
        return v.ASK_PLAY.line(self.cell) if seat == dark(s) else v.ASK_MEET.line(self.cell)


def clash(s: Ark, seat: int, cell: int, card: int, enemy_card: int) -> None:
    """ARK-6.3.4 to 6.4b, ARK-10.11: explosion, totals, wounds; the Enemy wins a tie as the defender."""
    show_clash(s, seat, cell, [card, enemy_card])
    settle(s, seat, cell, card, enemy_card)
    s.fray = []


def show_clash(s: Ark, seat: int, cell: int, cards: list[int]) -> None:
    if s.log is not None:  # somebody is told
        show_fray(s, cell, facing_enemy(s, seat, cell), cards)


def facing_enemy(s: Ark, seat: int, cell: int) -> list[int]:
    """ARK-10.11: both sides for who watches; the Enemy's strengths stand for all its units there."""
    attacks = [0, enemy_combat(s, cell), *[0] * (ATTACKS - 2)]
    guard = [enemy_defence(s, cell), *[0] * (DEFENCES - 1)]
    enemy = [NOBODY, 0, s.count(ENEMY, cell), *attacks, *guard, NO_CARD]
    return [*party(s, seat, troops_of(s, seat, cell), cell, NOBODY), *enemy]


def settle(s: Ark, seat: int, cell: int, card: int, enemy_card: int) -> None:
    sides = troops_of(s, seat, cell)
    if exploded(s, cell, [card, enemy_card]):
        wound(s, [*sides, ENEMY], cell)
        return
    own = total(s, seat, sides, cell, card)
    other = enemy_combat(s, cell) + (p.POWER_OF[enemy_card] if enemy_card >= 0 else 0)
    s.note(EVERYONE, v.ENEMY_TOTAL, other)
    if own <= other:
        fall(s, seat, cell)
        return
    s.disarm(seat, enemy_defence(s, cell))
    win(s, seat, [], [ENEMY], cell)
    if s.domes[seat].able(p.SALVAGE):
        s.draw_artifact(seat)  # ARK-17.10


def fall(s: Ark, seat: int, cell: int) -> None:
    """The Challenger's units there are wounded; cubes and cylinders stay (ARK-R63)."""
    s.note(EVERYONE, v.ENEMY_WON, cell)
    wound(s, troops_of(s, seat, cell), cell)
