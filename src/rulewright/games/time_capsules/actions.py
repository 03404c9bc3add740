"""The actions A1 to A12 (TC-3.4, TC-4.5) and the three questions in which they are chosen."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules import codes
from rulewright.games.time_capsules.choices import once
from rulewright.games.time_capsules.codes import (
    ABILITY,
    BIGGER,
    CARD_EFFECT,
    EFFECTS,
    FIRST_OP,
    SMALLER,
)
from rulewright.games.time_capsules.effects import (
    NO_ARTIFACT,
    Resolve,
    allowed,
    droppable,
    usable,
)
from rulewright.games.time_capsules.paying import charge, funds, has_choice, tokens
from rulewright.games.time_capsules.peeking import price
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    B1,
    BATTERY_COST,
    BIO,
    BIOS,
    C6,
    CARD_COST,
    CARD_TAG,
    COMPUTER_COST,
    DIE,
    ENERGY,
    FACES,
    FIX_COST,
    OFFER,
    P_ARTIFACT,
    P_BIO,
    PAID_IN,
    PLAIN,
    PRINTED_ON,
    QUBITS,
    VP_COST,
    card_kind,
    showing,
)
from rulewright.games.time_capsules.table import (
    ACT,
    ACTION,
    ACTIVE,
    FROM_ABILITIES,
    FROM_BIO,
    FROM_CARDS,
    FROM_QUBITS,
    INACTIVE,
    PURCHASE,
    Capsules,
)
from rulewright.games.time_capsules.trading import trade, trades
from rulewright.games.time_capsules.verbs import (
    ADD,
    ASK_ACT,
    ASK_ACTION,
    ASK_PURCHASE,
    ASK_RAISE,
    ASK_REROLL,
    ASSEMBLE,
    BOUGHT,
    BUY,
    BY_HAND,
    CHARGE,
    DONE,
    END,
    PASS,
    PLAY,
    RAISE,
    RAISED,
    RELEASE,
    REPAIR,
    REROLL,
    SCORE,
    TRADE,
    USE,
    X_MOST,
)

# A7 to A10: what one costs.
MAKE_COMPUTER: Final = 0
MAKE_BATTERY: Final = 1
MAKE_VP: Final = 2
MAKE_FIX: Final = 3
RATE: Final = [COMPUTER_COST, BATTERY_COST, VP_COST, FIX_COST]
RATE_IN: Final = [ENERGY, QUBITS, QUBITS, QUBITS]


def playable(s: Capsules, seat: int, card: int) -> bool:
    """TC-4.10.8, TC-4.10.9: has the card what it needs, crystals and phase apart?"""
    mat = s.mats[seat]
    op = FIRST_OP[card]
    if op == codes.RET:
        return mat.looped == 0
    if op == codes.TWICE:
        return len(usable(s, seat)) > 0
    if op == codes.PEEK:
        return len(s.stacks[0].cards) + len(s.stacks[1].cards) > 0
    if op == codes.LEVEL:
        return len(mat.computers()) > 0
    if op == codes.DROP:
        return len(droppable(s, seat, EFFECTS[CARD_EFFECT[card]][0].a)) > 0
    if op == codes.BIGBIO:
        return any([P_BIO <= piece < P_ARTIFACT for piece in mat.inactive])
    return True


def hand_kinds(s: Capsules, seat: int) -> list[int]:
    """The cards in hand by number, sorted, each once."""
    return once(sorted([card_kind(card) for card in s.mats[seat].hand.cards]))


def options(s: Capsules, seat: int) -> list[Option]:
    """Everything that is legal now (TC-3.4), in the order of the verbs."""
    mat = s.mats[seat]
    phase = s.phase
    out: list[Option] = [PASS.of() if phase == PURCHASE else END.of()]
    energy, qubits = mat.all_energy(), mat.all_qubits()
    if mat.wild:
        energy = qubits = energy + qubits
    if not mat.by_hand and has_choice(mat):
        out.append(BY_HAND.of())
    if phase != ACTION:
        for slot in range(2 * OFFER):
            token = s.offered(slot)
            if token >= 0:
                cost = price(s, seat, PRINTED_ON[token], slot // OFFER)
                if cost <= (qubits if slot < OFFER else energy):
                    out.append(BUY.of(slot))
        if energy > 0:
            computers = payers(mat.computers(), energy, mat.wild)
            for piece in computers:
                out.append(REROLL.of(piece))
            for piece in computers:
                if DIE[piece] < FACES[piece]:
                    out.append(ADD.of(piece))
    out += trades(s, seat)
    out += once([USE.of(kind) for kind in usable(s, seat)])
    for card in hand_kinds(s, seat):
        if CARD_COST[card] <= mat.crystals and allowed(s, CARD_TAG[card]) and playable(s, seat, card):
            out.append(PLAY.of(card))
    if phase != PURCHASE:
        for n in range(min(X_MOST, energy // COMPUTER_COST)):
            out.append(ASSEMBLE.of(n))
        for n in range(min(X_MOST, qubits // BATTERY_COST)):
            out.append(CHARGE.of(n))
        for n in range(min(X_MOST, qubits // VP_COST)):
            out.append(SCORE.of(n))
        for n in range(min(X_MOST, qubits // FIX_COST, mat.loose_breaks())):
            out.append(REPAIR.of(n))
        for zone in (ACTIVE, INACTIVE):
            for kind in range(BIOS):
                if P_BIO + kind in mat.zone(zone):
                    out.append(RELEASE.of(zone, kind))
    return out


def act(s: Capsules, seat: int, option: Option) -> None:
    """Do what was chosen; the questions that it asks are pushed."""
    mat = s.mats[seat]
    if option in BUY:
        buy(s, seat, BUY.read(option))
    elif option in REROLL:
        reroll(s, seat, REROLL.read(option))
    elif option in ADD:
        s.push(Raise(seat, ADD.read(option)))
    elif option in TRADE:
        trade(s, seat, option)
    elif option in USE:
        kind = USE.read(option)
        mat.rest(PLAIN[ARTIFACT + kind])  # TC-4.5.10: the move first
        s.push(Resolve(seat, ABILITY[kind], 0, kind, FROM_ABILITIES))
    elif option in PLAY:
        play(s, seat, PLAY.read(option))
    elif option in ASSEMBLE:
        convert(s, seat, MAKE_COMPUTER, ASSEMBLE.read(option) + 1)
    elif option in CHARGE:
        convert(s, seat, MAKE_BATTERY, CHARGE.read(option) + 1)
    elif option in SCORE:
        convert(s, seat, MAKE_VP, SCORE.read(option) + 1)
    elif option in REPAIR:
        convert(s, seat, MAKE_FIX, REPAIR.read(option) + 1)
    elif option in RELEASE:
        zone, kind = RELEASE.read(option)
        s.discard(seat, zone, PLAIN[BIO + kind])  # TC-4.5.16b: before its reward
        s.push(Resolve(seat, BIGGER[kind] if zone == ACTIVE else SMALLER[kind], 0, NO_ARTIFACT, FROM_BIO))


# --- A1 BUY ------------------------------------------------------------------------------------------
def buy(s: Capsules, seat: int, slot: int) -> None:
    """TC-4.5.1: pay, take, refill."""
    colour = slot // OFFER
    cost = price(s, seat, PRINTED_ON[s.offered(slot)], colour)
    s.mats[seat].discounts[colour] = 0  # TC-4.9.7: used up
    s.push(Bought(seat, slot, cost))
    charge(s, seat, PAID_IN[colour], cost)


class Bought(Frame[Capsules]):
    """TC-4.5.1a, TC-4.5.1b: the artifact comes to the mat, the row is refilled at once."""

    def __init__(self, seat: int, slot: int, cost: int) -> None:
        self.seat = seat
        self.slot = slot
        self.cost = cost

    def run(self, s: Capsules) -> None:
        colour = self.slot // OFFER
        token = s.offered(self.slot)
        s.note(EVERYONE, BOUGHT, self.seat, PRINTED_ON[token], self.cost)
        s.gain_artifact(self.seat, token, s.rows[colour])
        s.refill(colour)


# --- A2 REROLL, A3 ADD -------------------------------------------------------------------------------
def payers(computers: list[int], energy: int, wild: int) -> list[int]:
    """Computers for which an energy can be paid: with Wormhole a computer cannot pay for itself."""
    return [piece for piece in once(computers) if not wild or energy > DIE[piece]]


def reroll(s: Capsules, seat: int, piece: int) -> None:
    """TC-4.5.4: one energy, one roll; in Phase I the same action may go on."""
    if s.phase == PURCHASE:
        s.push(RerollMore(seat))
    s.push(Rerolled(seat, piece))
    s.mats[seat].active.remove(piece)  # it lies aside while the energy is paid
    charge(s, seat, ENERGY, 1)


class Rerolled(Frame[Capsules]):
    """TC-4.5.5: the new number replaces the old one."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, s: Capsules) -> None:
        s.roll_in(self.seat, self.piece)


class RerollMore(Decision[Capsules]):
    """TC-4.5.4: again, on the same or another computer, having seen the result. X is not announced."""

    def options(self, s: Capsules) -> list[Option]:
        mat = s.mats[self.seat]
        if funds(mat, ENERGY) < 1:
            return [DONE.of()]  # TC-R44
        out = [BY_HAND.of()] if not mat.by_hand and len(once(tokens(mat, ENERGY))) > 1 else []
        out += [REROLL.of(piece) for piece in payers(mat.computers(), funds(mat, ENERGY), mat.wild)]
        return out + [DONE.of()]

    def take(self, s: Capsules, option: Option) -> None:
        if option == BY_HAND.of():
            s.mats[self.seat].by_hand = 1
            s.push(RerollMore(self.seat))
        elif option in REROLL:
            reroll(s, self.seat, REROLL.read(option))

    def default(self, s: Capsules) -> Option:
        return DONE.of()

    def prompt(self, s: Capsules) -> Line:
        return ASK_REROLL.line()


class Raise(Decision[Capsules]):
    """TC-4.5.6, TC-4.5.6a: by how much, never above the highest face."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def options(self, s: Capsules) -> list[Option]:
        most = min(FACES[self.piece] - DIE[self.piece], self.payable(s))
        return [RAISE.of(n) for n in range(1, most + 1)]

    def payable(self, s: Capsules) -> int:
        """Energy for this; with Wormhole the raised computer itself cannot pay."""
        mat = s.mats[self.seat]
        return funds(mat, ENERGY) - (DIE[self.piece] if mat.wild else 0)

    def take(self, s: Capsules, option: Option) -> None:
        n = RAISE.read(option)
        s.push(Raised(self.seat, showing(self.piece, DIE[self.piece] + n)))
        s.mats[self.seat].active.remove(self.piece)  # it lies aside while the energy is paid
        charge(s, self.seat, ENERGY, n)

    def default(self, s: Capsules) -> Option:
        return self.options(s)[-1]

    def prompt(self, s: Capsules) -> Line:
        return ASK_RAISE.line(self.piece)


class Raised(Frame[Capsules]):
    """The computer comes back with its new number."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, s: Capsules) -> None:
        mat = s.mats[self.seat]
        mat.active.append(self.piece)
        mat.active.sort()
        s.note(EVERYONE, RAISED, self.seat, self.piece)


# --- A6 PLAY_CARD ------------------------------------------------------------------------------------
def play(s: Capsules, seat: int, kind: int) -> None:
    """TC-4.5.11: pay the crystals, apply the effect, then discard the card (TC-4.10.6)."""
    mat = s.mats[seat]
    mat.crystals -= CARD_COST[kind]
    if FIRST_OP[kind] == codes.RET:
        mat.looped = 1  # TC-4.10.9
    cards = [card for card in mat.hand.cards if card_kind(card) == kind]
    s.move(min(cards), mat.hand, s.playing)
    s.push(Retire())
    s.push(Resolve(seat, CARD_EFFECT[kind], 0, NO_ARTIFACT, FROM_CARDS))


class Retire(Frame[Capsules]):
    """TC-4.10.6: the played card lies on the discard pile only after its effect."""

    def run(self, s: Capsules) -> None:
        s.move(s.playing.cards[0], s.playing, s.discards)


# --- A7 to A10 ---------------------------------------------------------------------------------------
def convert(s: Capsules, seat: int, what: int, n: int) -> None:
    """TC-4.5.12 to 4.5.15: n times the rate."""
    s.push(Converted(seat, what, n))
    charge(s, seat, RATE_IN[what], n * RATE[what])


class Converted(Frame[Capsules]):
    """What was paid for."""

    def __init__(self, seat: int, what: int, n: int) -> None:
        self.seat = seat
        self.what = what
        self.n = n

    def run(self, s: Capsules) -> None:
        if self.what == MAKE_VP:
            s.gain_vp(self.seat, self.n, FROM_QUBITS)
        elif self.what == MAKE_FIX:
            s.fix(self.seat, self.n)
        else:
            for _ in range(self.n):
                s.gain(self.seat, C6 if self.what == MAKE_COMPUTER else B1)


# --- the questions -----------------------------------------------------------------------------------
class Act(Decision[Capsules]):
    """TC-4.4.2: any number of actions in any order, until the player ends (TC-4.5.18)."""

    def options(self, s: Capsules) -> list[Option]:
        return options(s, self.seat)

    def take(self, s: Capsules, option: Option) -> None:
        if option != END.of():
            s.push(Act(self.seat))
            if option == BY_HAND.of():
                s.mats[self.seat].by_hand = 1
            else:
                act(s, self.seat, option)

    def default(self, s: Capsules) -> Option:
        """Use what works for free, then buy, repair and score; the end comes last."""
        legal = self.options(s)
        for verb in (USE, BUY, REPAIR, SCORE):
            for option in reversed(legal):
                if option in verb:
                    return option
        return legal[0]

    def visible(self, s: Capsules) -> list[Option]:
        from rulewright.games.time_capsules.reasons import visible

        return visible(s, self.seat)

    def why_not(self, s: Capsules, option: Option) -> Line | None:
        from rulewright.games.time_capsules.reasons import why_not

        return why_not(s, self.seat, option)

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        ask = ASK_ACT if s.phase == ACT else ASK_ACTION
        return ask.line(mat.all_energy(), mat.all_qubits())


class Purchase(Act):
    """TC-4.13.2, TC-4.13.4: one purchase, one action, or pass for the rest of Phase I (TC-4.13.3)."""

    def take(self, s: Capsules, option: Option) -> None:
        if option == PASS.of():
            s.mats[self.seat].passed = 1
        elif option == BY_HAND.of():
            s.mats[self.seat].by_hand = 1
            s.push(Purchase(self.seat))
        else:
            act(s, self.seat, option)

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return ASK_PURCHASE.line(mat.all_energy(), mat.all_qubits())
