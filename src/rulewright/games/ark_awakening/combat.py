"""Combat (ARK-6): the active player's units against opposing units in the same room.

In Fallout three or more parties in one room fight all at once, a melee (ARK-14.6).
"""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Offers
from rulewright.core.state import Decision, Seated, Together
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE, only
from rulewright.games.ark_awakening.checks import Check
from rulewright.games.ark_awakening.control import commanders, hostile, occupied
from rulewright.games.ark_awakening.enemy import rout
from rulewright.games.ark_awakening.modifiers import benefit
from rulewright.games.ark_awakening.places import HOME
from rulewright.games.ark_awakening.slots import holds
from rulewright.games.ark_awakening.table import ENEMY, FALLOUT, NEUTRALS, SPECIES, Ark

NO_WINNER: Final = -1
NOBODY: Final = -1
NO_CARD: Final = -1
EXPLOSION: Final = 2  # critical cards


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
    return sum(s.count(side, cell) for side in sides)


def defenders(s: Ark, attacker: int, cell: int) -> list[int]:
    """Who can be attacked there; neutral units of several fight for one of them (ARK-R67)."""
    present = [seat for seat in range(s.players) if seat != attacker and s.count(seat, cell)]
    if not any(s.count(side, cell) for side in NEUTRALS):
        return present
    found = set(present)
    for side in NEUTRALS:
        who = commanders(s, side) if s.count(side, cell) else 0
        if who and not who >> attacker & 1 and not any(who >> seat & 1 for seat in present):
            found.add(next_clockwise(s, attacker, who))
    return [seat for seat in sorted(found) if fighters(s, seat, attacker, cell)]


def next_clockwise(s: Ark, seat: int, mask: int) -> int:
    """The first of these seats after one."""
    other = (seat + 1) % s.players
    while not mask >> other & 1:
        other = (other + 1) % s.players
    return other


def parties(s: Ark, cell: int) -> list[int]:
    """ARK-R112: who has own-colour units there, or neutral ones that nobody else controls."""
    return [seat for seat in range(s.players) if troops(s, seat, cell)]


def troops(s: Ark, seat: int, cell: int) -> list[int]:
    """The sides that fight for a seat against all others there (ARK-6.6, ARK-R112)."""
    out = [seat] if s.count(seat, cell) else []
    for side in NEUTRALS:
        if s.count(side, cell) and commanders(s, side) == 1 << seat:
            out.append(side)
    return out


def melee_in(s: Ark, seat: int, cell: int) -> bool:
    """ARK-14.6: does the seat meet two or more others there?"""
    if s.mode != FALLOUT:
        return False
    found = parties(s, cell)
    return len(found) > 2 and seat in found


def pending(s: Ark, seat: int, after: tuple[int, ...] = ()) -> list[Option]:
    """ARK-6.1: the combats of the seat's turn, moved or not; the same in peace, where none is fought."""
    fights: list[Option] = []
    melees: list[Option] = []
    for cell in occupied(s, seat):
        if cell == HOME or cell in after:
            continue
        if melee_in(s, seat, cell):
            melees.append(v.MELEE.of(cell))
            continue
        for other in defenders(s, seat, cell):
            if fighters(s, seat, other, cell):
                fights.append(v.FIGHT.of(cell, other))
    return fights + melees


class CombatPhase(Seated[Ark]):
    """T7: is there anything to fight about, and may it be fought out (ARK-14.2, ARK-R98)?"""

    def run(self, s: Ark) -> None:
        s.clash = 1 if pending(s, self.seat) else 0
        if s.clash and hostile(s):
            s.push(Fights(self.seat))


class Fights(Decision[Ark]):
    """ARK-6.1, 6.2, 6.2b: which of the pending combats is next; all are fought, one melee a room."""

    step = "combat"

    def __init__(self, seat: int, after: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.after = after  # rooms of melees: neutral units left there fight no more this turn

    def options(self, s: Ark) -> list[Option]:
        return pending(s, self.seat, self.after)

    def take(self, s: Ark, option: Option) -> None:
        if option in v.MELEE:
            cell = v.MELEE.read(option)
            s.push(Fights(self.seat, (*self.after, cell)))
            s.push(Check())
            s.push(Commit(tuple(parties(s, cell)), cell))
        else:
            cell, other = v.FIGHT.read(option)
            s.push(self)
            s.push(Check())
            fight(s, self.seat, other, cell)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_FIGHT.line()


# --- a combat, step by step ----------------------------------------------------------------------------
def fight(s: Ark, attacker: int, defender: int, cell: int) -> None:
    """ARK-6.3.1, 6.3.2."""
    defence = defensive(s, attacker, defender, cell)
    if repels(defence, s.domes[attacker].arsenal):
        show_combat(s, [attacker, defender], cell, [])
        s.note(EVERYONE, v.WEAK, attacker, defence)
        win(s, defender, [attacker], fighters(s, attacker, defender, cell), cell)
        s.fray = []
    else:
        s.push(Commit((attacker, defender), cell))


def repels(defence: int, arsenal: int) -> bool:
    """ARK-6.3.1, 6.3.2: an attacker whose arsenal is below the defence loses at once."""
    return arsenal < defence


def defensive(s: Ark, attacker: int, defender: int, cell: int) -> int:
    """ARK-6.3.1: the defender's strength D."""
    return sum(defences(s, attacker, defender, cell))


def defences(s: Ark, attacker: int, defender: int, cell: int) -> list[int]:
    """What makes up D: for each unit, for the player, for own cubes there."""
    units = strength(s, fighters(s, defender, attacker, cell), cell)
    each = benefit(s, defender, p.B_DEFENCE_EACH) * units
    return [each, benefit(s, defender, p.B_DEFENCE), entrenched(s, defender, cell)]


def entrenched(s: Ark, seat: int, cell: int) -> int:
    """ARK-15.1b: once, with at least one own cube there."""
    return benefit(s, seat, p.B_ENTRENCHED) if holds(s.cubes[s.rooms[cell]], seat) else 0


def offensive(s: Ark, seat: int, sides: list[int], cell: int) -> int:
    """ARK-6.3.5: the total of a seat for which these sides fight, without its card."""
    return sum(attacks(s, seat, sides, cell))


def attacks(s: Ark, seat: int, sides: list[int], cell: int) -> list[int]:
    """What makes it up: arsenal, for each unit, for the player, own cubes there, Species 683 (ARK-8.4)."""
    each = benefit(s, seat, p.B_COMBAT_EACH) * strength(s, sides, cell)
    species = p.SPECIES_COMBAT * s.count(SPECIES, cell) if SPECIES in sides else 0
    return [s.domes[seat].arsenal, each, benefit(s, seat, p.B_COMBAT), entrenched(s, seat, cell), species]


# --- what all see of a combat ----------------------------------------------------------------------------
ATTACKS: Final = 5  # numbers that `attacks` adds up
DEFENCES: Final = 3  # and `defences`
PARTY: Final = 4 + ATTACKS + DEFENCES  # seat, does it attack, units, those numbers, its card
ARSENAL: Final = 3  # the place of the arsenal, the first of those numbers


def party(s: Ark, seat: int, sides: list[int], cell: int, against: int) -> list[int]:
    """One side of a combat in PARTY numbers, its card not known yet; `against`: whom it defends against."""
    guard = [0] * DEFENCES if against == NOBODY else defences(s, against, seat, cell)
    units = strength(s, sides, cell)
    return [seat, int(against == NOBODY), units, *attacks(s, seat, sides, cell), *guard, NO_CARD]


def lined_up(s: Ark, seats: list[int], cell: int) -> list[int]:
    """All sides of a combat: the first of two attacks, of more everyone does (ARK-14.6)."""
    if len(seats) > 2:
        melee = [party(s, seat, troops(s, seat, cell), cell, NOBODY) for seat in seats]
        return [number for one in melee for number in one]
    one, two = seats
    return [
        *party(s, one, fighters(s, one, two, cell), cell, NOBODY),
        *party(s, two, fighters(s, two, one, cell), cell, one),
    ]


def show_combat(s: Ark, seats: list[int], cell: int, cards: list[int]) -> None:
    if s.log is not None:  # somebody is told
        show_fray(s, cell, lined_up(s, seats, cell), cards)


def show_fray(s: Ark, cell: int, parties: list[int], cards: list[int]) -> None:
    """While a combat is told, its sides lie open with their cards, as they were before anybody was hurt."""
    s.fray = [cell, *parties]
    for number, card in enumerate(cards):
        s.fray[(number + 1) * PARTY] = p.FACE_OF[card] if card >= 0 else NO_CARD


def look_at_hand(s: Ark, seat: int, to: Offers) -> None:
    """ARK-6.3.3: a card or none; in Complexity 2 a critical one needs some arsenal (ARK-18.3)."""
    to.may(v.DONE.of())
    missing = p.CRITICAL_ARSENAL - s.domes[seat].arsenal if s.complex else 0
    for face in sorted({p.FACE_OF[card] for card in s.domes[seat].hand.cards}):
        to.may_if(missing <= 0 or not p.FACE_CRITICAL[face], v.PLAY.of(face), v.OUTGUNNED, missing)


class Secretly(Together[Ark]):
    """Those who fight in a room choose at once, each a card or none."""

    step = "combat"

    def __init__(self, seats: tuple[int, ...], cell: int) -> None:
        super().__init__(seats)
        self.cell = cell

    def options(self, s: Ark, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        if chosen:
            return []
        to = Offers(False)
        look_at_hand(s, seat, to)
        return to.options

    def visible(self, s: Ark, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        return [] if chosen else sorted({*self.options(s, seat, chosen), *self.refused(s, seat)})

    def why_not(self, s: Ark, seat: int, option: Option) -> Line | None:
        return self.refused(s, seat).get(option)

    def refused(self, s: Ark, seat: int) -> dict[Option, Line]:
        """What the seat holds and may not play."""
        to = Offers(True)
        look_at_hand(s, seat, to)
        return to.refused


class Commit(Secretly):
    """ARK-6.3.3: attacker and defender, or all parties of a melee, choose a card or none, in secret."""

    def reveal(self, s: Ark, chosen: list[tuple[Option, ...]]) -> None:
        seats = list(self.seats)
        cards = [played(s, seat, chosen[seat][0]) for seat in seats]
        show_combat(s, seats, self.cell, cards)
        if len(seats) > 2:
            brawl(s, seats, self.cell, cards)
        else:
            resolve(s, seats[0], seats[1], self.cell, cards[0], cards[1])
        s.fray = []

    def prompt(self, s: Ark, seat: int) -> Line:
        return v.ASK_PLAY.line(self.cell)


def played(s: Ark, seat: int, option: Option) -> int:
    """The card, discarded already (ARK-6.3.7: whatever comes of it); -1: none."""
    if option not in v.PLAY:
        return -1
    card = s.card_with(seat, v.PLAY.read(option))
    s.move(card, s.domes[seat].hand, s.discards)
    return card


def resolve(s: Ark, attacker: int, defender: int, cell: int, one: int, two: int) -> None:
    """ARK-6.3.4 to 6.4b: explosion, totals, the loser's wounds, the winning attacker's arsenal."""
    attacking, defending = fighters(s, attacker, defender, cell), fighters(s, defender, attacker, cell)
    if exploded(s, cell, [one, two]):
        wound(s, attacking + defending, cell)
        return
    first = total(s, attacker, attacking, cell, one)
    second = total(s, defender, defending, cell, two)
    if first > second:
        s.disarm(attacker, defensive(s, attacker, defender, cell))
        win(s, attacker, [defender], defending, cell)
    else:
        win(s, defender, [attacker], attacking, cell)


def brawl(s: Ark, seats: list[int], cell: int, cards: list[int]) -> None:
    """ARK-14.6b to 14.6d: explosion, totals; a tie for the highest has no winner. No arsenal is reduced."""
    sides = [troops(s, seat, cell) for seat in seats]
    if exploded(s, cell, cards):
        wound(s, [side for troop in sides for side in troop], cell)
        return
    totals = [total(s, seats[i], sides[i], cell, cards[i]) for i in range(len(seats))]
    best = max(totals)
    winner = seats[totals.index(best)] if totals.count(best) == 1 else NO_WINNER
    losers = [seat for seat in seats if seat != winner]
    losing = [side for i in range(len(seats)) if seats[i] != winner for side in sides[i]]
    if winner == NO_WINNER:
        s.note(EVERYONE, v.ALL_LOST, cell)
        wound(s, losing, cell)
    else:
        win(s, winner, losers, losing, cell)


def exploded(s: Ark, cell: int, cards: list[int]) -> bool:
    """ARK-6.3.4, ARK-14.6b: two critical cards; one alone has no effect (ARK-6.7)."""
    if len([card for card in cards if card >= 0 and p.CRITICAL_OF[card]]) < EXPLOSION:
        return False
    s.note(EVERYONE, v.EXPLODED, cell)
    return True


def total(s: Ark, seat: int, sides: list[int], cell: int, card: int) -> int:
    """ARK-6.3.5: with its card."""
    n = offensive(s, seat, sides, cell) + (p.POWER_OF[card] if card >= 0 else 0)
    s.note(EVERYONE, v.TOTALS, seat, n)
    return n


def win(s: Ark, winner: int, losers: list[int], losing: list[int], cell: int) -> None:
    """ARK-6.4: the losers' units are wounded; a winner may feed on them or salvage (ARK-17.2, 17.10)."""
    beaten = strength(s, losing, cell)
    s.note(EVERYONE, v.WON_COMBAT, winner, cell)
    wound(s, losing, cell)
    s.gain(winner, p.METAMORPHITE, beaten * benefit(s, winner, p.B_METABOLISM))
    if s.domes[winner].able(p.SALVAGE):
        for loser in losers:
            salvage(s, winner, loser)


def salvage(s: Ark, winner: int, loser: int) -> None:
    """ARK-17.10: a random card of the loser's hand."""
    hand = s.domes[loser].hand
    if not hand.cards:
        return
    s.learn()
    card = hand.cards[s.rng.below(len(hand.cards))]
    s.move(card, hand, s.domes[winner].hand)
    if s.log is not None:
        both = only(winner) | only(loser)
        s.note(both, v.SALVAGED, winner, loser, p.FACE_OF[card])
        s.note(EVERYONE & ~both, v.SALVAGED_SECRETLY, winner, loser)


def wound(s: Ark, sides: list[int], cell: int) -> None:
    """ARK-6.5, 6.5b: to the Sickbay; neutral units go out of play."""
    for side in sides:
        n = s.count(side, cell)
        if not n:
            continue
        s.add_units(side, cell, -n)
        s.release(side, cell)
        if side == ENEMY:
            rout(s, cell, n)
        elif side < p.MOST_SEATS:
            s.domes[side].wounded += n
            s.note(EVERYONE, v.WOUNDED, side, cell)
        else:
            s.note(EVERYONE, v.LOST_NEUTRAL, 1 + side - p.MOST_SEATS, cell)
