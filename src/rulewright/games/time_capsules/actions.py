"""The actions A1 to A12 (TC-3.4, TC-4.5) and the three questions in which they are chosen."""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.effects import Do
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Message, Option, Verb, Verb1
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
from rulewright.games.time_capsules.paying import Means, charge, funds
from rulewright.games.time_capsules.peeking import price, short
from rulewright.games.time_capsules.table import (
    ACTIVE,
    FROM_ABILITIES,
    FROM_BIO,
    FROM_CARDS,
    FROM_QUBITS,
    INACTIVE,
    Capsules,
    Mat,
)
from rulewright.games.time_capsules.trading import Trade


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
    """TC-4.3.6: the next payment, in one of these resources, is counted out."""

    def __init__(self, verb: Verb, resources: list[int]) -> None:
        super().__init__(verb)
        self.resources = resources

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        if not me.mat.by_hand and any([me.choice(resource) for resource in self.resources]):
            to.may(v.BY_HAND.of())

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.mats[seat].by_hand = 1


# --- A1 BUY ------------------------------------------------------------------------------------------
class Buy(Action[Capsules, Means]):
    """TC-4.5.1: pay, take, refill."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for colour, row in enumerate(s.rows):
            for place, token in enumerate(row.cards):
                slot = p.slot_at(colour, place)
                missing = short(s, me, p.PRINTED_ON[token], colour)
                to.may_if(missing <= 0, v.BUY.of(slot), v.TOO_DEAR, missing, p.PAID_IN[colour])
            for place in range(len(row.cards), p.OFFER):
                slot = p.slot_at(colour, place)
                to.no(v.BUY.of(slot), v.EMPTY_SLOT, slot)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        slot = v.BUY.read(option)
        colour = p.colour_at(slot)
        cost = offered_for(s, seat, slot)
        s.mats[seat].discounts[colour] = 0  # TC-4.9.7: used up
        s.push(Bought(seat, slot, cost))
        charge(s, seat, p.PAID_IN[colour], cost)


def offered_for(s: Capsules, seat: int, slot: int) -> int:
    """What the artifact at a place of the offer costs this seat."""
    return price(s, seat, p.PRINTED_ON[s.offered(slot)], p.colour_at(slot))


def by_card(s: Capsules, option: Option) -> Option:
    """A purchase from the offer, told as one of the artifact that lies there."""
    return v.ACQUIRE.of(p.PRINTED_ON[s.offered(v.BUY.read(option))]) if option in v.BUY else option


class Bought(Frame[Capsules]):
    """TC-4.5.1a, TC-4.5.1b: the artifact comes to the mat, the row is refilled at once."""

    def __init__(self, seat: int, slot: int, cost: int) -> None:
        self.seat = seat
        self.slot = slot
        self.cost = cost

    def run(self, s: Capsules) -> None:
        colour = p.colour_at(self.slot)
        token = s.offered(self.slot)
        s.gain_artifact(self.seat, token, s.rows[colour], v.BOUGHT, self.cost)
        s.refill(colour)


# --- A2 REROLL, A3 ADD -------------------------------------------------------------------------------
A_DIE: Final = 1  # TC-4.5.4, TC-4.5.6: the energy for a roll, and for a step up


def own_share(mat: Mat, piece: int) -> int:
    """TC-4.3.7b: with Wormhole a computer may pay energy, but not for its own die."""
    return p.DIE[piece] if mat.wild else 0


def look_at_die(me: Means, piece: int, option: Option, to: Offers) -> None:
    """Is there energy to pay for this die?"""
    if me.energy < A_DIE:
        to.no(option, v.TOO_DEAR, A_DIE, p.ENERGY)
    else:
        to.may_if(me.energy - own_share(me.mat, piece) >= A_DIE, option, v.OWN_DIE, piece)


class Reroll(Action[Capsules, Means]):
    """TC-4.5.4."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.computers:
            look_at_die(me, piece, v.REROLL.of(piece), to)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        piece = v.REROLL.read(option)
        s.push(Rerolled(seat, piece))
        s.mats[seat].busy.append(piece)
        charge(s, seat, p.ENERGY, A_DIE)


class Rerolled(Frame[Capsules]):
    """TC-4.5.5: the new number replaces the old one."""

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, s: Capsules) -> None:
        s.reroll(self.seat, self.piece)


class Add(Action[Capsules, Means]):
    """TC-4.5.6."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.computers:
            if p.DIE[piece] == p.FACES[piece]:
                to.no(v.ADD.of(piece), v.AT_TOP, piece)
            else:
                look_at_die(me, piece, v.ADD.of(piece), to)

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.push(Raise(seat, v.ADD.read(option)))


class Raise(Decision[Capsules]):
    """TC-4.5.6, TC-4.5.6a: by how much, never above the highest face."""

    offers_last = True

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def options(self, s: Capsules) -> list[Option]:
        most = min(p.FACES[self.piece] - p.DIE[self.piece], self.payable(s))
        return [v.RAISE.of(n) for n in range(1, most + 1)]

    def payable(self, s: Capsules) -> int:
        mat = s.mats[self.seat]
        return (funds(mat, p.ENERGY) - own_share(mat, self.piece)) // A_DIE

    def take(self, s: Capsules, option: Option) -> None:
        n = v.RAISE.read(option)
        s.push(Raised(self.seat, self.piece, n))
        s.mats[self.seat].busy.append(self.piece)
        charge(s, self.seat, p.ENERGY, n * A_DIE)

    def prompt(self, s: Capsules) -> Line:
        return v.ASK_RAISE.line(self.piece)


class Raised(Frame[Capsules]):
    """TC-4.5.6: the computer shows its new number."""

    def __init__(self, seat: int, piece: int, n: int) -> None:
        self.seat = seat
        self.piece = piece
        self.n = n

    def run(self, s: Capsules) -> None:
        raised = p.showing(self.piece, p.DIE[self.piece] + self.n)
        s.turn_die(self.seat, self.piece, raised)
        s.note(EVERYONE, v.RAISED, self.seat, raised)


# --- A5 USE, A6 PLAY_CARD ----------------------------------------------------------------------------
def untimely(tag: int) -> Message:
    """TC-4.9.3: why a tag is not allowed now."""
    return v.TAG_NOT_FIRST if tag == p.TAG_SECOND else v.TAG_NOT_SECOND


class Use(Action[Capsules, Means]):
    """TC-4.5.10: the artifact moves first, then its ability works."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.artifacts:
            kind = p.artifact_of(piece)
            tag = p.ARTIFACT_TAG[kind]
            to.may_if(allowed(s, tag), v.USE.of(kind), untimely(tag))

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        kind = v.USE.read(option)
        s.mats[seat].rest(p.PLAIN[p.ARTIFACT + kind])
        s.push(Do(seat, ABILITY[kind], source(kind, FROM_ABILITIES)))


class Play(Action[Capsules, Means]):
    """TC-4.5.11: pay the crystals, apply the effect, then discard the card (TC-4.10.6)."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for card in once(sorted([p.card_kind(card) for card in me.mat.hand.cards])):
            short = p.CARD_COST[card] - me.mat.crystals
            if not allowed(s, p.CARD_TAG[card]):
                to.no(v.PLAY.of(card), untimely(p.CARD_TAG[card]))
            elif short > 0:
                to.no(v.PLAY.of(card), v.NO_CRYSTALS, short)
            elif BOOK.effects[CARD_EFFECT[card]].can(s, me.seat, NO_ARTIFACT):
                to.may(v.PLAY.of(card))
            elif returns(card):
                to.no(v.PLAY.of(card), v.LOOPED)
            else:
                to.no(v.PLAY.of(card), v.NO_CARD_TARGET, card)  # TC-4.10.8

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        kind = v.PLAY.read(option)
        mat = s.mats[seat]
        mat.crystals -= p.CARD_COST[kind]
        if returns(kind):
            mat.looped = 1
        cards = [card for card in mat.hand.cards if p.card_kind(card) == kind]
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
        self.look_up_to(v.X_MOST, me, to)

    def look_up_to(self, most: int, me: Means, to: Offers) -> None:
        """So many at most, as far as the resource goes."""
        funds = me.has(self.resource)
        paid = min(most, self.times(funds))
        for n in range(paid):
            to.may(self.verb.base + n)
        if to.told:
            for n in range(paid, most):
                to.no(self.verb.base + n, v.TOO_DEAR, (n + 1) * self.rate - funds, self.resource)

    def times(self, funds: int) -> int:
        """How often so much pays for it, by repeating the action too (TC-R76)."""
        return funds // self.rate

    def cost(self, option: Option) -> int:
        return (option - self.verb.base + 1) * self.rate

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        s.push(Made(seat, option))
        charge(s, seat, self.resource, self.cost(option))


class Mend(Make):
    """TC-4.5.15: never more than there are breaks to remove."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        loose = min(v.X_MOST, me.breaks)
        self.look_up_to(loose, me, to)
        if to.told:
            for n in range(loose, v.X_MOST):
                to.no(self.verb.base + n, v.NO_BREAK, me.breaks)


class Made(Frame[Capsules]):
    """What was paid for."""

    def __init__(self, seat: int, option: Option) -> None:
        self.seat = seat
        self.option = option

    def run(self, s: Capsules) -> None:
        if self.option in v.SCORE:
            s.gain_vp(self.seat, v.SCORE.read(self.option) + 1, FROM_QUBITS)
        elif self.option in v.REPAIR:
            s.fix(self.seat, v.REPAIR.read(self.option) + 1)
        elif self.option in v.CHARGE:
            for _ in range(v.CHARGE.read(self.option) + 1):
                s.gain(self.seat, p.B1)
        else:
            for _ in range(v.ASSEMBLE.read(self.option) + 1):
                s.gain(self.seat, p.C6)


# --- A11 BIO -----------------------------------------------------------------------------------------
class Release(Action[Capsules, Means]):
    """TC-4.5.16, TC-4.5.16b: discarded before its reward."""

    def look(self, s: Capsules, me: Means, to: Offers) -> None:
        for piece in me.bio:
            to.may(v.RELEASE.of(ACTIVE, p.bio_of(piece)))
        for piece in me.resting_bio:
            to.may(v.RELEASE.of(INACTIVE, p.bio_of(piece)))

    def do(self, s: Capsules, seat: int, option: Option) -> None:
        zone, kind = v.RELEASE.read(option)
        s.discard(seat, zone, p.PLAIN[p.BIO + kind])
        reward = BIGGER[kind] if zone == ACTIVE else SMALLER[kind]
        s.push(Do(seat, reward, source(NO_ARTIFACT, FROM_BIO)))


# --- the questions -----------------------------------------------------------------------------------
Some = tuple[Action[Capsules, Means], ...]
COUNTING: Final[Some] = (ByHand(v.BY_HAND, [p.ENERGY, p.QUBITS]),)
REROLLING: Final = Reroll(v.REROLL)
EARLY: Final[Some] = (Buy(v.BUY), REROLLING, Add(v.ADD))
ALWAYS: Final[Some] = (Trade(v.TRADE), Use(v.USE), Play(v.PLAY))
ASSEMBLING: Final = Make(v.ASSEMBLE, p.ENERGY, p.COMPUTER_COST)
CHARGING: Final = Make(v.CHARGE, p.QUBITS, p.BATTERY_COST)
MAKING: Final = (
    ASSEMBLING,
    CHARGING,
    Make(v.SCORE, p.QUBITS, p.VP_COST),
    Mend(v.REPAIR, p.QUBITS, p.FIX_COST),
)
LATE: Final[Some] = (*MAKING, Release(v.RELEASE))
ENDING: Final[Some] = (End(v.END, ends=True),)


class Act(Menu[Capsules, Means]):
    """TC-4.4.2: any number of actions in any order, until the player ends (TC-4.5.18)."""

    actions = ENDING + COUNTING + EARLY + ALWAYS + LATE

    def me(self, s: Capsules) -> Means:
        return Means(s.mats[self.seat])

    def default(self, s: Capsules) -> Option:
        """Use what works for free, then buy, repair and score; the end comes last."""
        legal = self.options(s)
        for verb in (v.USE, v.BUY, v.REPAIR, v.SCORE):
            for option in reversed(legal):
                if option in verb:
                    return option
        return legal[0]

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return v.ASK_ACT.line(mat.all_energy(), mat.all_qubits())


class Convert(Act):
    """TC-4.13.8: the actions of Phase II."""

    actions = ENDING + COUNTING + ALWAYS + LATE
    shut = EARLY
    why_shut = v.NOT_IN_SECOND

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return v.ASK_ACTION.line(mat.all_energy(), mat.all_qubits())


class Purchase(Act):
    """TC-4.13.2, TC-4.13.4: one purchase, one action, or pass for the rest of Phase I (TC-4.13.3)."""

    actions = (Pass(v.PASS, ends=True), *COUNTING, *EARLY, *ALWAYS)
    shut = LATE
    why_shut = v.NOT_IN_FIRST

    def again(self, s: Capsules, action: Action[Capsules, Means]) -> None:
        if action.verb is v.BY_HAND:
            s.push(self)
        elif action is REROLLING:
            s.push(RerollMore(self.seat))

    def prompt(self, s: Capsules) -> Line:
        mat = s.mats[self.seat]
        return v.ASK_PURCHASE.line(mat.all_energy(), mat.all_qubits())


class RerollMore(Menu[Capsules, Means]):
    """TC-4.5.4: the same action goes on, on the same or another computer, having seen the result.

    X is not announced; without energy nobody is asked (TC-R44).
    """

    asks = v.ASK_REROLL
    actions = (ByHand(v.BY_HAND, [p.ENERGY]), REROLLING, End(v.DONE, ends=True))

    def me(self, s: Capsules) -> Means:
        return Means(s.mats[self.seat])

    def default(self, s: Capsules) -> Option:
        return v.DONE.of()
