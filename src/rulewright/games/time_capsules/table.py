"""What lies on the table, and the small rules that everything else is told in."""

from __future__ import annotations

from bisect import insort
from typing import Final, final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Message
from rulewright.core.zones import EVERYONE, NOBODY, Boxes, Zone, only

# Modes and phases.
BASE: Final = 0
SOLO: Final = 1
SPLIT: Final = 2
MODES: Final = ["base", "solo", "split"]
NO_PHASE: Final = 0
ACT: Final = 1  # a base turn: everything is allowed
PURCHASE: Final = 2  # Phase I
ACTION: Final = 3  # Phase II

# Zones of a mat as arguments of verbs.
ACTIVE: Final = 0
INACTIVE: Final = 1
ZONES: Final = ["active", "inactive"]

# Where VP come from: the rows of the score sheet.
FROM_ARTIFACTS: Final = 0
FROM_COMPUTERS: Final = 1
FROM_QUBITS: Final = 2
FROM_ABILITIES: Final = 3
FROM_CARDS: Final = 4
FROM_BIO: Final = 5
FROM_START: Final = 6
FROM_DISCARDS: Final = 7
SOURCES: Final = ["artifacts", "computers", "qubits", "abilities", "cards", "bioobjects", "start", "discards"]


@final  # compiled, its fields and methods are found without asking for a subclass
class Mat:
    """One player's mat, capsules, hand and place on the track (TC-3.1). Zones are sorted lists of pieces."""

    def __init__(self, seat: int, of: Mat | None = None) -> None:
        self.seat: int = seat
        self.active: list[int] = of.active[:] if of else []
        self.inactive: list[int] = of.inactive[:] if of else []
        self.energy: int = of.energy if of else 0  # free energy and free qubits
        self.qubits: int = of.qubits if of else 0
        self.crystals: int = of.crystals if of else 0
        self.busy: list[int] = of.busy[:] if of else []  # active computers whose die is being paid for
        self.held: int = of.held if of else 0  # breaks in the chronocrystal zone
        self.hand: Zone = of.hand.copy() if of else Zone(only(seat), pool=3)
        self.bag: Boxes = of.bag.copy() if of else Boxes(only(seat), p.LEAST, p.MOST)
        self.aside: Boxes = of.aside.copy() if of else Boxes(only(seat), p.LEAST, p.MOST)  # packed first
        self.later: Boxes = (
            of.later.copy() if of else Boxes(only(seat), p.LEAST, p.MOST)
        )  # packed a round later
        self.open: int = of.open if of else 0  # open capsules
        self.vp: int = of.vp if of else 0
        self.peak: int = of.peak if of else 0
        self.sources: list[int] = of.sources[:] if of else [0] * len(SOURCES)
        self.forgotten: int = of.forgotten if of else 0  # VP that a loss could not take
        self.discounts: list[int] = of.discounts[:] if of else [0, 0]  # by colour
        self.wild: int = of.wild if of else 0  # Wormhole
        self.looped: int = of.looped if of else 0  # Time Loop played this round
        self.by_hand: int = of.by_hand if of else 0  # the next payment is counted out
        self.passed: int = of.passed if of else 0
        self.finished: int = of.finished if of else 0  # the own turn of this round is over
        self.broken: int = of.broken if of else 0  # breaks gained, and removed, in the whole game
        self.mended: int = of.mended if of else 0

    # --- counting --------------------------------------------------------------------------------
    def objects(self) -> int:
        """In the active and inactive zones."""
        return len(self.active) + len(self.inactive)

    def surplus(self) -> int:
        """TC-4.12.2: objects above what can be packed."""
        return max(0, self.objects() - p.ROOM)

    def loose_breaks(self) -> int:
        """TC-4.8.7: those that can be removed."""
        return self.active.count(p.P_BREAK) + self.inactive.count(p.P_BREAK)

    def breaks(self) -> int:
        """TC-8.2: over capsules and all zones."""
        closed = (
            self.bag.things.count(p.BREAK)
            + self.aside.things.count(p.BREAK)
            + self.later.things.count(p.BREAK)
        )
        return self.loose_breaks() + self.held + closed

    def all_energy(self) -> int:
        """TC-4.3.7: free energy and all active batteries."""
        total = self.energy
        for piece in self.active:
            if not p.is_battery(piece):
                break
            total += p.WORTH[piece]
        return total

    def all_qubits(self) -> int:
        total = self.qubits
        for piece in self.active:
            if p.is_running(piece):
                total += p.WORTH[piece]
        return total

    def computers(self) -> list[int]:
        """Active computers, each as often as it is there."""
        return [piece for piece in self.active if p.is_running(piece)]

    def batteries(self) -> list[int]:
        return [piece for piece in self.active if p.is_battery(piece)]

    def kinds(self) -> list[int]:
        """All objects of both zones by kind, sorted: what is to be packed."""
        out = [p.KIND[piece] for piece in self.active]
        out += [p.KIND[piece] for piece in self.inactive]
        out.sort()
        return out

    def artifacts(self) -> list[int]:
        """Pieces in both zones."""
        out = [piece for piece in self.active if p.is_artifact(piece)]
        out += [piece for piece in self.inactive if p.is_artifact(piece)]
        return out

    def zone(self, zone: int) -> list[int]:
        return self.active if zone == ACTIVE else self.inactive

    # --- moving ----------------------------------------------------------------------------------
    def rest(self, piece: int) -> None:
        """TC-4.1.5, 4.1.5a, 4.1.5b: from active to inactive, without its die."""
        self.active.remove(piece)
        insort(self.inactive, p.AT_REST[piece])

    def remove_breaks(self, n: int) -> None:
        """TC-4.8.7a: breaks leave the active zone first."""
        for _ in range(n):
            (self.active if p.P_BREAK in self.active else self.inactive).remove(p.P_BREAK)

    def replace(self, zone: int, piece: int, other: int) -> None:
        place = self.zone(zone)
        place.remove(piece)
        insort(place, other)


@final  # compiled, its fields and methods are found without asking for a subclass
class Capsules(State):
    """The state of a game of Time Capsules."""

    def __init__(self, setup: Setup, of: Capsules | None = None) -> None:
        super().__init__(setup, p.COMPONENTS, of)
        self.mode: int = of.mode if of else MODES.index(setup.mode)
        self.mats: list[Mat] = (
            [Mat(m.seat, m) for m in of.mats] if of else [Mat(seat) for seat in range(setup.seats)]
        )
        self.stacks: list[Zone] = (  # blue, orange; the top is last
            [zone.copy() for zone in of.stacks] if of else [_stack(p.BLUE), _stack(p.ORANGE)]
        )
        self.rows: list[Zone] = [zone.copy() for zone in of.rows] if of else [Zone(EVERYONE), Zone(EVERYONE)]
        self.gone: Zone = of.gone.copy() if of else Zone(EVERYONE)  # tokens that left the offer, in any zone
        self.scrap: list[int] = of.scrap[:] if of else []  # TC-4.9.6: discarded artifacts
        self.deck: Zone = (
            of.deck.copy() if of else Zone(NOBODY, pool=3, cards=list(range(p.TOKENS, p.COMPONENTS)))
        )
        self.discards: Zone = of.discards.copy() if of else Zone(EVERYONE)
        self.playing: Zone = of.playing.copy() if of else Zone(EVERYONE)  # the card being resolved
        self.piles: list[int] = of.piles[:] if of else [0] * p.BIOS
        self.compost: list[int] = of.compost[:] if of else [0] * p.BIOS  # discarded bioobjects
        self.round: int = of.round if of else 0
        self.starter: int = of.starter if of else 0  # who was first in the first round
        self.first: int = of.first if of else 0  # the first player
        self.phase: int = of.phase if of else NO_PHASE
        # What a word of an ability did, for the next one: breaks removed (TC-4.15.22), 1 if it discarded an
        # active thing (TC-4.15.23). A word that can be counted so always sets it; `amounts.Before` reads it.
        self.just_did: int = of.just_did if of else 0

    def copy(self) -> Capsules:
        return Capsules(self.setup, self)

    def zones(self) -> list[Zone]:
        zones = self.stacks + self.rows
        zones += [self.gone, self.deck, self.discards, self.playing]
        for mat in self.mats:
            zones.append(mat.hand)
        return zones

    def closed(self) -> list[Boxes]:
        out: list[Boxes] = []
        for mat in self.mats:
            out += [mat.bag, mat.aside, mat.later]
        return out

    def seat_order(self) -> list[int]:
        """From the first player clockwise."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    # --- VP (TC-4.7) -----------------------------------------------------------------------------
    def gain_vp(self, seat: int, n: int, source: int) -> None:
        """TC-4.7.6, TC-4.7.7: one gain; bonuses of new spaces follow at once, in ascending order."""
        if n <= 0:
            return
        mat = self.mats[seat]
        mat.vp += n
        mat.sources[source] += n
        self.note(EVERYONE, v.VP_GAINED, seat, n, mat.vp)
        while mat.peak < mat.vp:
            mat.peak += 1
            gift = p.bonus(mat.peak)
            if gift == p.BONUS_BREAK:
                self.gain_break(seat)
            elif gift == p.BONUS_CRYSTAL:
                self.gain_crystals(seat, 1)
            elif gift == p.BONUS_CARD:
                self.draw_card(seat)

    def lose_vp(self, seat: int, n: int) -> None:
        """TC-4.7.5: never below 0; what is missing is forgotten."""
        if n:
            mat = self.mats[seat]
            lost = min(n, mat.vp)
            mat.vp -= lost
            mat.sources[FROM_DISCARDS] -= lost
            mat.forgotten += n - lost
            self.note(EVERYONE, v.VP_LOST, seat, lost, mat.vp)

    # --- gains -----------------------------------------------------------------------------------
    def gain(self, seat: int, kind: int, zone: int = INACTIVE) -> None:
        """TC-4.1.4, TC-4.15.5, TC-4.15.6: a new object; computers score, active ones are rolled."""
        piece = p.FRESH[kind]
        rolled = zone == ACTIVE and p.has_die(kind)
        if not rolled:
            insort(self.mats[seat].zone(zone), piece)
        self.note(EVERYONE, v.GAINED, seat, kind)
        if rolled:
            self.roll_in(seat, piece)
        if p.has_die(kind):
            self.gain_vp(seat, p.KIND_VP[kind], FROM_COMPUTERS)

    def roll_in(self, seat: int, piece: int) -> None:
        """A computer comes to the active zone: its die is rolled (TC-4.2.5)."""
        rolled = p.showing(piece, self.roll(p.SIZES[p.KIND[piece]]))
        insort(self.mats[seat].active, rolled)
        self.note(EVERYONE, v.ROLLED, seat, rolled)

    def reroll(self, seat: int, piece: int) -> None:
        """TC-4.5.5: the new number replaces the old one."""
        rolled = p.showing(piece, self.roll(p.SIZES[p.KIND[piece]]))
        self.turn_die(seat, piece, rolled)
        self.note(EVERYONE, v.ROLLED, seat, rolled)

    def turn_die(self, seat: int, piece: int, turned: int) -> None:
        """An active computer that was busy shows another number."""
        mat = self.mats[seat]
        mat.busy.remove(piece)
        mat.replace(ACTIVE, piece, turned)

    def gain_artifact(self, seat: int, token: int, source: Zone, told: Message, cost: int = 0) -> None:
        """TC-4.5.1a: it lies in the inactive zone, new, and scores its VP."""
        kind = p.ARTIFACT + p.PRINTED_ON[token]
        self.move(token, source, self.gone)
        insort(self.mats[seat].inactive, p.FRESH[kind])
        self.note(EVERYONE, told, seat, p.PRINTED_ON[token], cost)
        self.gain_vp(seat, p.KIND_VP[kind], FROM_ARTIFACTS)

    def gain_break(self, seat: int) -> None:
        """TC-4.8.2: from the track or an own effect."""
        mat = self.mats[seat]
        insort(mat.inactive, p.P_BREAK)
        mat.broken += 1
        self.note(EVERYONE, v.BROKE, seat)

    def strike(self, seat: int) -> None:
        """TC-4.8.3, TC-4.8.4: a hostile break."""
        mat = self.mats[seat]
        mat.broken += 1
        if self.mode == SPLIT:
            mat.held += 1
            self.note(EVERYONE, v.DELAYED, seat)
        else:
            insort(mat.active, p.P_BREAK)
            self.note(EVERYONE, v.STRUCK, seat)

    def fix(self, seat: int, n: int) -> None:
        """TC-4.8.7: so many breaks are gone for good."""
        mat = self.mats[seat]
        mat.remove_breaks(n)
        mat.mended += n
        if n:
            self.note(EVERYONE, v.MENDED, seat, n)

    def gain_crystals(self, seat: int, n: int) -> None:
        self.mats[seat].crystals += n
        self.note(EVERYONE, v.CRYSTALS, seat, n)

    def draw_card(self, seat: int) -> None:
        """TC-4.10.1a, TC-4.10.2: not beyond five; an empty deck is made anew of the discard pile."""
        hand = self.mats[seat].hand
        if not self.deck.cards and self.discards.cards and len(hand.cards) < p.HAND_LIMIT:
            self.renew(self.deck, self.discards)
            self.note(EVERYONE, v.RESHUFFLED)
        if len(hand.cards) >= p.HAND_LIMIT or not self.deck.cards:
            self.note(EVERYONE, v.NO_DRAW, seat)
            return
        card = self.draw(self.deck, hand)
        if self.log is not None:
            self.note(only(seat), v.DREW, seat, p.card_kind(card))
            self.note(EVERYONE & ~only(seat), v.DREW_SECRETLY, seat)

    # --- losses ----------------------------------------------------------------------------------
    def discard(self, seat: int, zone: int, piece: int) -> None:
        """TC-4.12.2a, 4.12.2b, TC-4.7.4c: to its pile or the reserve; VP are lost whatever the reason."""
        self.mats[seat].zone(zone).remove(piece)
        if p.is_artifact(piece):
            insort(self.scrap, p.artifact_of(piece))
        elif p.is_bio(piece):
            self.compost[p.bio_of(piece)] += 1
        self.lose_vp(seat, p.KIND_VP[p.KIND[piece]])

    def upgrade(self, seat: int, zone: int, piece: int) -> None:
        """TC-4.6.1 to 4.6.3: one step; a computer scores 1 VP."""
        larger = p.upgraded(piece)
        self.mats[seat].replace(zone, piece, larger)
        self.note(EVERYONE, v.UPGRADED, seat, p.KIND[larger])
        self.gain_vp(seat, p.KIND_VP[p.KIND[larger]] - p.KIND_VP[p.KIND[piece]], FROM_COMPUTERS)

    # --- the offer -------------------------------------------------------------------------------
    def refill(self, colour: int) -> None:
        """TC-4.5.1b, TC-4.5.3: gaps close to the left, the top of the stack comes to the right end."""
        row, stack = self.rows[colour], self.stacks[colour]
        while len(row.cards) < p.OFFER and stack.cards:
            token = self.draw(stack, row)
            self.note(EVERYONE, v.REVEALED, p.PRINTED_ON[token])

    def offered(self, slot: int) -> int:
        """The token at a place of the offer; -1 if there is none."""
        row = self.rows[p.colour_at(slot)].cards
        return row[slot % p.OFFER] if slot % p.OFFER < len(row) else -1


def _stack(colour: int) -> Zone:
    tokens = [token for token in range(p.TOKENS) if p.COLOUR[p.PRINTED_ON[token]] == colour]
    return Zone(NOBODY, pool=1 + colour, cards=tokens)
