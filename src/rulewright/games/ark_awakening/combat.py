"""Combat (ARK-6): the active player's units against opposing units in the same room."""

from __future__ import annotations

from rulewright.core.state import Decision, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.control import commanders, own_units
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.places import CELLS
from rulewright.games.ark_awakening.printed import (
    B_COMBAT,
    B_COMBAT_EACH,
    B_DEFENCE,
    B_DEFENCE_EACH,
    B_ENTRENCHED,
    CRITICAL_OF,
    FACE_OF,
    MOST_SEATS,
    POWER_OF,
    SPECIES_COMBAT,
)
from rulewright.games.ark_awakening.slots import holds
from rulewright.games.ark_awakening.table import NEUTRALS, SPECIES, Ark
from rulewright.games.ark_awakening.verbs import (
    ASK_FIGHT,
    ASK_PLAY,
    DONE,
    EXPLODED,
    FIGHT,
    LOST_NEUTRAL,
    PLAY,
    TOTALS,
    WEAK,
    WON_COMBAT,
    WOUNDED,
)


# --- who fights whom -----------------------------------------------------------------------------------
def fighters(s: Ark, seat: int, against: int, cell: int) -> list[int]:
    """ARK-6.6: the sides that fight for a seat there; neutral units of both take no part."""
    out = [seat] if s.count(seat, cell) else []
    for side in NEUTRALS:
        if s.count(side, cell):
            who = commanders(s, side)
            if who >> seat & 1 and not who >> against & 1:
                out.append(side)
    return out


def strength(s: Ark, sides: list[int], cell: int) -> int:
    """Participating units."""
    return sum([s.count(side, cell) for side in sides])


def defenders(s: Ark, attacker: int, cell: int) -> list[int]:
    """Who can be attacked there; neutral units of several fight for one of them (ARK-R67)."""
    present = [seat for seat in range(s.seats) if seat != attacker and s.count(seat, cell)]
    found = set(present)
    for side in NEUTRALS:
        who = commanders(s, side) if s.count(side, cell) else 0
        if who and not who >> attacker & 1 and not any([who >> seat & 1 for seat in present]):
            found.add(next_clockwise(s, attacker, who))
    return [seat for seat in sorted(found) if fighters(s, seat, attacker, cell)]


def next_clockwise(s: Ark, seat: int, mask: int) -> int:
    """The first of these seats after one."""
    other = (seat + 1) % s.seats
    while not mask >> other & 1:
        other = (other + 1) % s.seats
    return other


class Fights(Decision[Ark]):
    """ARK-6.1, 6.2, 6.2b: which of the pending combats is next; all are fought."""

    step = "combat"

    def options(self, s: Ark) -> list[Option]:
        out: list[Option] = []
        for cell in range(CELLS):
            if s.explored(cell) and own_units(s, self.seat, cell):
                for other in defenders(s, self.seat, cell):
                    if fighters(s, self.seat, other, cell):
                        out.append(FIGHT.of(cell, other))
        return out

    def take(self, s: Ark, option: Option) -> None:
        cell, other = FIGHT.read(option)
        s.push(self)
        fight(s, self.seat, other, cell)

    def prompt(self, s: Ark) -> Line:
        return ASK_FIGHT.line()


# --- a combat, step by step ----------------------------------------------------------------------------
def fight(s: Ark, attacker: int, defender: int, cell: int) -> None:
    """ARK-6.3.1, 6.3.2: an arsenal below the defence loses at once."""
    defence = defensive(s, attacker, defender, cell)
    if s.domes[attacker].arsenal < defence:
        s.note(EVERYONE, WEAK, attacker, defence)
        wound(s, fighters(s, attacker, defender, cell), cell)
    else:
        s.push(Commit((attacker, defender), cell))


def defensive(s: Ark, attacker: int, defender: int, cell: int) -> int:
    """ARK-6.3.1: the defender's strength D."""
    units = strength(s, fighters(s, defender, attacker, cell), cell)
    total = benefit(s, defender, B_DEFENCE_EACH) * units + benefit(s, defender, B_DEFENCE)
    return total + entrenched(s, defender, cell)


def entrenched(s: Ark, seat: int, cell: int) -> int:
    """ARK-15.1b: once, with at least one own cube there."""
    return benefit(s, seat, B_ENTRENCHED) if holds(s.cubes[s.rooms[cell]], seat) else 0


def offensive(s: Ark, seat: int, against: int, cell: int) -> int:
    """ARK-6.3.5, ARK-8.4: the total of a side without its card."""
    sides = fighters(s, seat, against, cell)
    total = s.domes[seat].arsenal + benefit(s, seat, B_COMBAT) + entrenched(s, seat, cell)
    total += benefit(s, seat, B_COMBAT_EACH) * strength(s, sides, cell)
    if SPECIES in sides:
        total += SPECIES_COMBAT * s.count(SPECIES, cell)
    return total


class Commit(Together[Ark]):
    """ARK-6.3.3: attacker and defender each choose a card or none, in secret."""

    step = "combat"

    def __init__(self, seats: tuple[int, ...], cell: int) -> None:
        super().__init__(seats)
        self.cell = cell

    def options(self, s: Ark, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        if chosen:
            return []
        faces = {FACE_OF[card] for card in s.domes[seat].hand.cards}
        return [DONE.of()] + [PLAY.of(face) for face in sorted(faces)]

    def reveal(self, s: Ark, chosen: list[tuple[Option, ...]]) -> None:
        attacker, defender = self.seats
        cards = [played(s, seat, chosen[seat][0]) for seat in self.seats]
        resolve(s, attacker, defender, self.cell, cards[0], cards[1])

    def prompt(self, s: Ark, seat: int) -> Line:
        return ASK_PLAY.line(self.cell)


def played(s: Ark, seat: int, option: Option) -> int:
    """The card, discarded already (ARK-6.3.7: whatever comes of it); -1: none."""
    if option not in PLAY:
        return -1
    card = s.card_with(seat, PLAY.read(option))
    s.move(card, s.domes[seat].hand, s.discards)
    return card


def resolve(s: Ark, attacker: int, defender: int, cell: int, one: int, two: int) -> None:
    """ARK-6.3.4 to 6.4b: explosion, totals, the loser's wounds, the winning attacker's arsenal."""
    attacking, defending = fighters(s, attacker, defender, cell), fighters(s, defender, attacker, cell)
    if one >= 0 and two >= 0 and CRITICAL_OF[one] and CRITICAL_OF[two]:
        s.note(EVERYONE, EXPLODED, cell)
        wound(s, attacking + defending, cell)
        return
    first = offensive(s, attacker, defender, cell) + (POWER_OF[one] if one >= 0 else 0)
    second = offensive(s, defender, attacker, cell) + (POWER_OF[two] if two >= 0 else 0)
    s.note(EVERYONE, TOTALS, attacker, first)
    s.note(EVERYONE, TOTALS, defender, second)
    if first > second:
        s.domes[attacker].arsenal -= defensive(s, attacker, defender, cell)
        wound(s, defending, cell)
        s.note(EVERYONE, WON_COMBAT, attacker, cell)
    else:
        wound(s, attacking, cell)
        s.note(EVERYONE, WON_COMBAT, defender, cell)


def wound(s: Ark, sides: list[int], cell: int) -> None:
    """ARK-6.5, 6.5b: to the Sickbay; neutral units go out of play."""
    for side in sides:
        n = s.count(side, cell)
        if not n:
            continue
        s.add_units(side, cell, -n)
        if side < MOST_SEATS:
            s.domes[side].wounded += n
            s.note(EVERYONE, WOUNDED, side, cell)
        else:
            s.note(EVERYONE, LOST_NEUTRAL, 1 + side - MOST_SEATS, cell)
