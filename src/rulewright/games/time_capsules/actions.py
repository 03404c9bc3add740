"""The actions A1 to A12 (TC-3.4, TC-4.5) and the three questions in which they are chosen."""

from __future__ import annotations

from typing import Final

from rulewright.core.effects import Do
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option, Verb1
from rulewright.core.zones import EVERYONE
from rulewright.games.time_capsules.choices import once
from rulewright.games.time_capsules.effects import (
    ABILITY,
    BIGGER,
    BOOK,
    CARD_EFFECT,
    NO_ARTIFACT,
    SMALLER,
    BringBack,
    allowed,
    source,
)
from rulewright.games.time_capsules.paying import Means, charge, funds, tokens
from rulewright.games.time_capsules.peeking import price
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    ARTIFACT_TAG,
    B1,
    BATTERY_COST,
    BIO,
    C6,
    CARD_COST,
    CARD_TAG,
    COMPUTER_COST,
    DIE,
    ENERGY,
    FACES,
    FIX_COST,
    OFFER,
    PAID_IN,
    PLAIN,
    PRINTED_ON,
    QUBITS,
    TAG_SECOND,
    VP_COST,
    artifact_of,
    bio_of,
    card_kind,
    colour_at,
    showing,
)
from rulewright.games.time_capsules.table import (
    ACTIVE,
    FROM_ABILITIES,
    FROM_BIO,
    FROM_CARDS,
    FROM_QUBITS,
    INACTIVE,
    PURCHASE,
    Capsules,
    Mat,
)
from rulewright.games.time_capsules.trading import Trade
from rulewright.games.time_capsules.verbs import (
    ACQUIRE,
    ADD,
    ASK_ACT,
    ASK_ACTION,
    ASK_PURCHASE,
    ASK_RAISE,
    ASK_REROLL,
    ASSEMBLE,
    AT_TOP,
    BOUGHT,
    BUY,
    BY_HAND,
    CHARGE,
    DONE,
    EMPTY_SLOT,
    END,
    LOOPED,
    NO_BREAK,
    NO_CARD_TARGET,
    NO_CRYSTALS,
    NOT_IN_FIRST,
    NOT_IN_SECOND,
    OWN_DIE,
    PASS,
    PLAY,
    RAISE,
    RAISED,
    RELEASE,
    REPAIR,
    REROLL,
    SCORE,
    TAG_NOT_FIRST,
    TAG_NOT_SECOND,
    TOO_DEAR,
    TRADE,
    USE,
    X_MOST,
)


# --- A12 END, and paying by hand ---------------------------------------------------------------------
class End(Action[Capsules, Means]):
    """TC-4.5.18: the turn is over."""

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        pass


class Pass(Action[Capsules, Means]):
    """TC-4.13.3: for the rest of Phase I."""

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.mats[seat].passed = 1


class ByHand(Action[Capsules, Means]):
    """TC-4.3.6: the next payment is counted out."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        if not me.mat.by_hand and me.choice():
            to.may(BY_HAND.of())

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.mats[seat].by_hand = 1


# --- A1 BUY ------------------------------------------------------------------------------------------
class Buy(Action[Capsules, Means]):
    """TC-4.5.1: pay, take, refill."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for colour, row in enumerate(s.rows):
            funds = me.has(PAID_IN[colour])
            for place, token in enumerate(row.cards):
                slot = colour * OFFER + place
                short = price(s, me.seat, PRINTED_ON[token], colour) - funds
                to.may_if(short <= 0, BUY.of(slot), TOO_DEAR, short, PAID_IN[colour])
            for place in range(len(row.cards), OFFER):
                to.no(BUY.of(colour * OFFER + place), EMPTY_SLOT, colour * OFFER + place)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        slot = BUY.read(option)
        colour = colour_at(slot)
        cost = offered_for(s, seat, slot)
        s.mats[seat].discounts[colour] = 0  # TC-4.9.7: used up
        s.push(Bought(seat, slot, cost))
        charge(s, seat, PAID_IN[colour], cost)


def offered_for(s: Capsules, seat: int, slot: int) -> int:
    """What the artifact at a place of the offer costs this seat."""
    return price(s, seat, PRINTED_ON[s.offered(slot)], colour_at(slot))


def by_card(s: Capsules, option: Option) -> Option:
    """A purchase from the offer, told as one of the artifact that lies there."""
    return ACQUIRE.of(PRINTED_ON[s.offered(BUY.read(option))]) if option in BUY else option


class Bought(Frame[Capsules]):
    """TC-4.5.1a, TC-4.5.1b: the artifact comes to the mat, the row is refilled at once."""

    def __init__(self, seat: int, slot: int, cost: int) -> None:
        self.seat = seat
        self.slot = slot
        self.cost = cost

    def run(self, s: Capsules) -> None:
        colour = colour_at(self.slot)
        token = s.offered(self.slot)
        s.gain_artifact(self.seat, token, s.rows[colour], BOUGHT, self.cost)
        s.refill(colour)


# --- A2 REROLL, A3 ADD -------------------------------------------------------------------------------
def own_share(mat: Mat, piece: int) -> int:
    """TC-4.3.7b: with Wormhole a computer may pay energy, but not for its own die."""
    return DIE[piece] if mat.wild else 0


def look_at_die(me: Means, piece: int, option: Option, to: Offers) -> None:
    """Is there an energy to pay for this die?"""
    if me.energy < 1:
        to.no(option, TOO_DEAR, 1, ENERGY)
    else:
        to.may_if(me.energy > own_share(me.mat, piece), option, OWN_DIE, piece)


class Reroll(Action[Capsules, Means]):
    """TC-4.5.4."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.computers:
            look_at_die(me, piece, REROLL.of(piece), to)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        reroll(s, seat, REROLL.read(option))


def reroll(s: Capsules, seat: int, piece: int) -> None:
    """TC-4.5.4: one energy, one roll; in Phase I the same action may go on."""
    if s.phase == PURCHASE:
        s.push(RerollMore(seat))
    s.push(Rerolled(seat, piece))
    s.mats[seat].busy.append(piece)
    charge(s, seat, ENERGY, 1)


class Rerolled(Frame[Capsules]):
    """TC-4.5.5: the new number replaces the old one."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, s: Capsules) -> None:
        s.reroll(self.seat, self.piece)


class RerollMore(Decision[Capsules]):
    """TC-4.5.4: again, on the same or another computer, having seen the result. X is not announced."""

    asks = ASK_REROLL

    def options(self, s: Capsules) -> list[Option]:
        mat = s.mats[self.seat]
        energy = funds(mat, ENERGY)
        if energy < 1:
            return [DONE.of()]  # TC-R44
        out = [BY_HAND.of()] if not mat.by_hand and len(once(tokens(mat, ENERGY))) > 1 else []
        for piece in once(mat.computers()):
            if energy > own_share(mat, piece):
                out.append(REROLL.of(piece))
        return out + [DONE.of()]

    def take(self, s: Capsules, option: Option) -> None:
        if option == BY_HAND.of():
            s.mats[self.seat].by_hand = 1
            s.push(RerollMore(self.seat))
        elif option in REROLL:
            reroll(s, self.seat, REROLL.read(option))

    def default(self, s: Capsules) -> Option:
        return DONE.of()


class Add(Action[Capsules, Means]):
    """TC-4.5.6."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.computers:
            if DIE[piece] == FACES[piece]:
                to.no(ADD.of(piece), AT_TOP, piece)
            else:
                look_at_die(me, piece, ADD.of(piece), to)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.push(Raise(seat, ADD.read(option)))


class Raise(Decision[Capsules]):
    """TC-4.5.6, TC-4.5.6a: by how much, never above the highest face."""

    offers_last = True

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def options(self, s: Capsules) -> list[Option]:
        most = min(FACES[self.piece] - DIE[self.piece], self.payable(s))
        return [RAISE.of(n) for n in range(1, most + 1)]

    def payable(self, s: Capsules) -> int:
        mat = s.mats[self.seat]
        return funds(mat, ENERGY) - own_share(mat, self.piece)

    def take(self, s: Capsules, option: Option) -> None:
        n = RAISE.read(option)
        s.push(Raised(self.seat, self.piece, n))
        s.mats[self.seat].busy.append(self.piece)
        charge(s, self.seat, ENERGY, n)

    def prompt(self, s: Capsules) -> Line:
        return ASK_RAISE.line(self.piece)


class Raised(Frame[Capsules]):
    """TC-4.5.6: the computer shows its new number."""

    def __init__(self, seat: int, piece: int, n: int) -> None:
        self.seat = seat
        self.piece = piece
        self.n = n

    def run(self, s: Capsules) -> None:
        raised = showing(self.piece, DIE[self.piece] + self.n)
        s.turn_die(self.seat, self.piece, raised)
        s.note(EVERYONE, RAISED, self.seat, raised)


# --- A5 USE, A6 PLAY_CARD ----------------------------------------------------------------------------
class Use(Action[Capsules, Means]):
    """TC-4.5.10: the artifact moves first, then its ability works."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.artifacts:
            kind = artifact_of(piece)
            tag = ARTIFACT_TAG[kind]
            to.may_if(allowed(s, tag), USE.of(kind), TAG_NOT_FIRST if tag == TAG_SECOND else TAG_NOT_SECOND)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        kind = USE.read(option)
        s.mats[seat].rest(PLAIN[ARTIFACT + kind])
        s.push(Do(seat, ABILITY[kind], source(kind, FROM_ABILITIES)))


class Play(Action[Capsules, Means]):
    """TC-4.5.11: pay the crystals, apply the effect, then discard the card (TC-4.10.6)."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for card in once(sorted([card_kind(card) for card in me.mat.hand.cards])):
            short = CARD_COST[card] - me.mat.crystals
            if not allowed(s, CARD_TAG[card]):
                to.no(PLAY.of(card), TAG_NOT_FIRST if CARD_TAG[card] == TAG_SECOND else TAG_NOT_SECOND)
            elif short > 0:
                to.no(PLAY.of(card), NO_CRYSTALS, short)
            elif BOOK.effects[CARD_EFFECT[card]].can(s, me.seat, NO_ARTIFACT):
                to.may(PLAY.of(card))
            elif returns(card):
                to.no(PLAY.of(card), LOOPED)
            else:
                to.no(PLAY.of(card), NO_CARD_TARGET, card)  # TC-4.10.8

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        kind = PLAY.read(option)
        mat = s.mats[seat]
        mat.crystals -= CARD_COST[kind]
        if returns(kind):
            mat.looped = 1
        cards = [card for card in mat.hand.cards if card_kind(card) == kind]
        s.move(min(cards), mat.hand, s.playing)
        s.push(Retire())
        s.push(Do(seat, CARD_EFFECT[kind], source(NO_ARTIFACT, FROM_CARDS)))


def returns(card: int) -> bool:
    """TC-4.10.9: a card that brings objects back, Time Loop, is played once a round."""
    return isinstance(BOOK.effects[CARD_EFFECT[card]], BringBack)


class Retire(Frame[Capsules]):
    """TC-4.10.6: the played card lies on the discard pile only after its effect."""

    def run(self, s: Capsules) -> None:
        s.move(s.playing.cards[0], s.playing, s.discards)


# --- A7 to A10 ---------------------------------------------------------------------------------------
class Make(Action[Capsules, Means]):
    """TC-4.5.12 to 4.5.15: n times the rate."""

    def __init__(self, verb: Verb1, resource: int, rate: int) -> None:
        super().__init__(verb)
        self.resource = resource
        self.rate = rate

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        self.look_up_to(X_MOST, me, to)

    def look_up_to(self, most: int, me: Means, to: Offers) -> None:
        """So many at most, as far as the resource goes."""
        funds = me.has(self.resource)
        paid = min(most, funds // self.rate)
        for n in range(paid):
            to.may(self.verb.base + n)
        if to.told:
            for n in range(paid, most):
                to.no(self.verb.base + n, TOO_DEAR, (n + 1) * self.rate - funds, self.resource)

    def cost(self, option: Option) -> int:
        return (option - self.verb.base + 1) * self.rate

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.push(Made(seat, option))
        charge(s, seat, self.resource, self.cost(option))


class Mend(Make):
    """TC-4.5.15: never more than there are breaks to remove."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        loose = min(X_MOST, me.breaks)
        self.look_up_to(loose, me, to)
        if to.told:
            for n in range(loose, X_MOST):
                to.no(self.verb.base + n, NO_BREAK, me.breaks)


class Made(Frame[Capsules]):
    """What was paid for."""

    def __init__(self, seat: int, option: Option) -> None:
        self.seat = seat
        self.option = option

    def run(self, s: Capsules) -> None:
        if self.option in SCORE:
            s.gain_vp(self.seat, SCORE.read(self.option) + 1, FROM_QUBITS)
        elif self.option in REPAIR:
            s.fix(self.seat, REPAIR.read(self.option) + 1)
        elif self.option in CHARGE:
            for _ in range(CHARGE.read(self.option) + 1):
                s.gain(self.seat, B1)
        else:
            for _ in range(ASSEMBLE.read(self.option) + 1):
                s.gain(self.seat, C6)


# --- A11 BIO -----------------------------------------------------------------------------------------
class Release(Action[Capsules, Means]):
    """TC-4.5.16, TC-4.5.16b: discarded before its reward."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.bio:
            to.may(RELEASE.of(ACTIVE, bio_of(piece)))
        for piece in me.resting_bio:
            to.may(RELEASE.of(INACTIVE, bio_of(piece)))

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        zone, kind = RELEASE.read(option)
        s.discard(seat, zone, PLAIN[BIO + kind])
        reward = BIGGER[kind] if zone == ACTIVE else SMALLER[kind]
        s.push(Do(seat, reward, source(NO_ARTIFACT, FROM_BIO)))


# --- the questions -----------------------------------------------------------------------------------
Some = tuple[Action[Capsules, Means], ...]
COUNTING: Final[Some] = (ByHand(BY_HAND),)
EARLY: Final[Some] = (Buy(BUY), Reroll(REROLL), Add(ADD))
ALWAYS: Final[Some] = (Trade(TRADE), Use(USE), Play(PLAY))
MAKING: Final = (
    Make(ASSEMBLE, ENERGY, COMPUTER_COST),
    Make(CHARGE, QUBITS, BATTERY_COST),
    Make(SCORE, QUBITS, VP_COST),
    Mend(REPAIR, QUBITS, FIX_COST),
)
LATE: Final[Some] = (*MAKING, Release(RELEASE))
ENDING: Final[Some] = (End(END, ends=True),)


class Act(Menu[Capsules, Means]):
    """TC-4.4.2: any number of actions in any order, until the player ends (TC-4.5.18)."""

    actions = ENDING + COUNTING + EARLY + ALWAYS + LATE

    def me(self, s: Capsules) -> Means:
        return Means(s.mats[self.seat])

    def default(self, s: Capsules) -> Option:
        """Use what works for free, then buy, repair and score; the end comes last."""
        legal = self.options(s)
        for verb in (USE, BUY, REPAIR, SCORE):
            for option in reversed(legal):
                if option in verb:
                    return option
        return legal[0]

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return ASK_ACT.line(mat.all_energy(), mat.all_qubits())


class Convert(Act):
    """TC-4.13.8: the actions of Phase II."""

    actions = ENDING + COUNTING + ALWAYS + LATE
    shut = EARLY
    why_shut = NOT_IN_SECOND

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return ASK_ACTION.line(mat.all_energy(), mat.all_qubits())


class Purchase(Act):
    """TC-4.13.2, TC-4.13.4: one purchase, one action, or pass for the rest of Phase I (TC-4.13.3)."""

    actions = (Pass(PASS, ends=True), *COUNTING, *EARLY, *ALWAYS)
    shut = LATE
    why_shut = NOT_IN_FIRST

    def again(self, s: Capsules, action: Action[Capsules, Means]) -> None:
        if action.verb is BY_HAND:
            s.push(self)

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return ASK_PURCHASE.line(mat.all_energy(), mat.all_qubits())
