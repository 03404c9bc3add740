"""Resources between Challengers (ARK-10.4b, ARK-R82): given, or asked for and agreed to. Never artifacts.

Any Challenger hands over at any time, one by one, beside whatever is asked: an appeal, which bots never make.
The active one also gives and asks in his action phases, where resources are spent. There each fellow can be
asked for each resource once, in any amount, so that nobody is asked for ever.
"""

from __future__ import annotations

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Offers
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.engineering import PayOne
from rulewright.games.ark_awakening.phase import Doing
from rulewright.games.ark_awakening.table import GLITCH, Ark


def without_trades(s: Ark, options: list[Option]) -> list[Option]:
    """What bots look at in Glitch: trades are eight for each fellow in every menu, and rarely gain there.

    In Guardians three and four Challengers win more with them; once a phase they give all that they mean to.
    """
    if s.mode != GLITCH:
        return [option for option in options if option not in s.traded] if s.traded else options
    return [option for option in options if option not in v.GIVE and option not in v.REQUEST]


def movable(s: Ark, giver: int, receiver: int, resource: int) -> int:
    """ARK-R82: what the giver has, up to the receiver's storage."""
    return min(s.domes[giver].stock[resource], p.STORAGE - s.domes[receiver].stock[resource])


def fellows(s: Ark, seat: int) -> list[int]:
    """With whom a seat trades."""
    return [fellow for fellow in range(s.players) if fellow != seat] if s.coop else []


# --- at any time ---------------------------------------------------------------------------------------
def gifts(s: Ark, seat: int) -> list[Option]:
    """ARK-10.4b, ARK-R82: one of a resource, while a Challenger is asked; again for more.

    Not while cards are chosen in secret, nor of what is being bargained for or paid with just now.
    """
    asked, question = s.addressed, s.question
    if seat >= s.players or s.together or not asked or asked[0] >= s.players:
        return []
    if isinstance(question, (Amount, Consent)) or (isinstance(question, PayOne) and asked[0] == seat):
        return []
    return [
        v.HAND.of(fellow, resource)
        for fellow in fellows(s, seat)
        for resource in range(len(p.RESOURCES))
        if movable(s, seat, fellow, resource) > 0
    ]


def hand(s: Ark, seat: int, option: Option) -> None:
    fellow, resource = v.HAND.read(option)
    hand_over(s, seat, fellow, resource, 1)


# --- in an action phase --------------------------------------------------------------------------------
class Give(Action[Ark, Doing]):
    """ARK-10.4b: to a fellow Challenger; the giver's consent is enough."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        for fellow in fellows(s, me.seat):
            for resource in range(len(p.RESOURCES)):
                if movable(s, me.seat, fellow, resource) > 0:
                    to.may(v.GIVE.of(fellow, resource))

    def do(self, s: Ark, seat: int, option: Option) -> None:
        fellow, resource = v.GIVE.read(option)
        s.traded.append(option)
        s.push(Amount(seat, seat, fellow, resource))


class Request(Action[Ark, Doing]):
    """ARK-R82: of a fellow Challenger, who accepts or refuses."""

    def look(self, s: Ark, me: Doing, to: Offers) -> None:
        for fellow in fellows(s, me.seat):
            for resource in range(len(p.RESOURCES)):
                option = v.REQUEST.of(fellow, resource)
                if option not in s.traded and movable(s, fellow, me.seat, resource) > 0:
                    to.may(option)

    def do(self, s: Ark, seat: int, option: Option) -> None:
        fellow, resource = v.REQUEST.read(option)
        s.traded.append(option)
        s.push(Amount(seat, fellow, seat, resource))


class Amount(Decision[Ark]):
    """How much is given or asked for."""

    step = "trade"

    def __init__(self, seat: int, giver: int, receiver: int, resource: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.receiver = receiver
        self.resource = resource

    def options(self, s: Ark) -> list[Option]:
        most = movable(s, self.giver, self.receiver, self.resource)
        return [v.AMOUNT.of(n) for n in range(1, most + 1)]

    def take(self, s: Ark, option: Option) -> None:
        n = v.AMOUNT.read(option)
        if self.giver == self.seat:
            hand_over(s, self.giver, self.receiver, self.resource, n)
        else:
            s.push(Consent(self.giver, self.receiver, self.resource, n))

    def prompt(self, s: Ark) -> Line:
        if self.giver == self.seat:
            return v.ASK_AMOUNT.line(self.receiver, self.resource)
        return v.ASK_PLEA.line(self.giver, self.resource)


class Consent(Decision[Ark]):
    """ARK-R82: will the one asked give it?"""

    step = "trade"

    def __init__(self, seat: int, receiver: int, resource: int, amount: int) -> None:
        super().__init__(seat)
        self.receiver = receiver
        self.resource = resource
        self.amount = amount

    def options(self, s: Ark) -> list[Option]:
        return [v.AGREE.of(), v.REFUSE.of()]

    def take(self, s: Ark, option: Option) -> None:
        if option in v.AGREE:
            hand_over(s, self.seat, self.receiver, self.resource, self.amount)
        else:
            s.note(EVERYONE, v.REFUSED, self.seat)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_CONSENT.line(self.receiver, self.amount, self.resource)


def hand_over(s: Ark, giver: int, receiver: int, resource: int, n: int) -> None:
    s.domes[giver].stock[resource] -= n
    s.domes[receiver].stock[resource] += n
    s.note(EVERYONE, v.GAVE, giver, n, resource)
    s.note(EVERYONE, v.GOT, receiver, n, resource)
