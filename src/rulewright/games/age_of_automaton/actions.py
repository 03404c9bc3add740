"""What may be said before, after and between main actions: main, special and free actions, claims (AOA-1.5).

Goals come first: a main action is chosen by naming the card, track or tile that it is for; only what is
still open is asked afterwards.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.verbs import Option, Verb
from rulewright.games.age_of_automaton.achievements import claim, offer_claims
from rulewright.games.age_of_automaton.playable import ALL_TRACKS, goals, price_of, reach
from rulewright.games.age_of_automaton.printed import (
    ABILITY,
    ACTIONS,
    AFTER_ROLL,
    EQUIPMENT,
    IN_AFTER,
    NEEDS,
    NONE,
    OVERBUILT,
    OVERCLOCK,
    OVERTIME,
    PARTNER,
    PROSPECT,
    RESEARCH_FIRST,
    ROLLED,
    SALE_FIRST,
    SKILL,
    SLOTS,
    SPECIALIST_FIRST,
    SPONSORSHIP,
    TILE_FIRST,
    TIMING,
)
from rulewright.games.age_of_automaton.special import (
    offer_overtime,
    overbuilt,
    overclock,
    overtime,
    special_price,
    too_dear,
)
from rulewright.games.age_of_automaton.specialists import discard, offer_skill
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.verbs import (
    ABILITY_USED,
    ABILITY_USELESS,
    ACTIVATE,
    ASSEMBLE,
    BUY,
    CLAIM,
    CLOCK,
    CONTRACTED,
    DISCARD,
    DONE,
    FULL,
    FUND,
    GO,
    HIRE,
    LACKS_TOKENS,
    LEVEL_LOW,
    NO_CONTRACT,
    NO_DIE,
    NO_SPACE,
    NO_UPGRADE,
    NO_WORKER,
    ONLY_IV,
    OVERBUILD,
    PLAY,
    PURCHASE,
    SALE_TOO_DEAR,
    SELL,
    SPONSOR,
    STUDY,
    TOO_DEAR,
    USE,
    USED,
    WORK_OVERTIME,
)


@mypyc_attr(free_list_len=1)  # one at a time, as in Offers
class Desk:
    """What the actions of a turn look at: the own factory, and what the question is about."""

    def __init__(self, f: Factory, column: int = NONE, extra: int = NONE) -> None:
        self.f = f
        self.column = column  # whose Equipment may be used
        self.extra = extra  # the action that a new Equipment card brings


class TurnMenu(Menu[Automaton, Desk]):
    """A menu of the turn. After an aside the same is asked again."""

    def me(self, s: Automaton) -> Desk:
        return Desk(s.factories[self.seat])

    def again(self, s: Automaton, action: Action[Automaton, Any]) -> None:
        if isinstance(action, Aside):
            s.push(self)

    def options(self, s: Automaton) -> list[Option]:
        """Sorted: cards lie in their rows in any order."""
        out = super().options(s)
        if len(out) > 1:
            out.sort()
        return out

    def default(self, s: Automaton) -> Option:
        return self.options(s)[0]


class Closable(TurnMenu):
    """A menu with a way out."""

    def options(self, s: Automaton) -> list[Option]:
        """With nothing but the way out it is not asked."""
        out = super().options(s)
        return out if len(out) > 1 else []


# --- main actions (AOA-3.3, AOA-3.4) ----------------------------------------------------------------
VERB: Final[list[Verb]] = [GO, BUY, STUDY, SELL, FUND, ASSEMBLE, SPONSOR, PURCHASE]  # by action
FIRST: Final = [0, 0, RESEARCH_FIRST, SALE_FIRST, NONE, NONE, TILE_FIRST, NONE]  # the first thing it names


AT: Final = [VERB[action].base - FIRST[action] for action in range(ACTIONS)]  # the choice that names thing 0


def goal(action: int, thing: int) -> Option:
    """The choice that goes for a track, card or tile."""
    return AT[action] + thing


def plain(action: int) -> Option:
    """The choice of Funding, Assembling or Purchasing."""
    return VERB[action].base


def action_of(option: Option) -> int:
    """The main action that a choice means; NONE if it is none."""
    for action in range(ACTIONS):
        if option in VERB[action]:
            return action
    return NONE


def thing_of(option: Option) -> int:
    """The track, card or tile; NONE for an action without one."""
    action = action_of(option)
    return NONE if action == NONE or FIRST[action] == NONE else option - VERB[action].base + FIRST[action]


def things(s: Automaton, action: int) -> list[int]:
    """All that lies there to go for, reachable or not."""
    if action == PROSPECT:
        return ALL_TRACKS
    return s.tile_row.cards if action == SPONSORSHIP else s.row(action)


def all_goals(s: Automaton, action: int) -> list[Option]:
    if FIRST[action] == NONE:
        return [plain(action)]
    return [goal(action, thing) for thing in things(s, action)]


def offer_goals(s: Automaton, f: Factory, action: int, found: list[int], extra: bool, to: Offers) -> None:
    """The tracks or cards that a worker action can go for, and why not the others."""
    if not to.told:
        first = goal(action, 0)
        for thing in found:
            to.may(first + thing)
        return
    for thing in things(s, action):
        if thing in found:
            to.may(goal(action, thing))
        else:
            refuse_goal(s, f, action, thing, extra, to)


def refuse_goal(s: Automaton, f: Factory, action: int, thing: int, extra: bool, to: Offers) -> None:
    """Worker, space, level or price is missing."""
    option = goal(action, thing)
    level = reach(s, f, action, extra)
    if f.workers() == 0:
        to.no(option, NO_WORKER, action)
    elif level == 0:
        to.no(option, ONLY_IV if s.iv_free(action) else NO_SPACE, action)
    elif action == EQUIPMENT and len(f.equipment.cards) >= SLOTS:
        to.no(option, FULL, SLOTS)
    elif s.row(action).index(thing) >= level:
        to.no(option, LEVEL_LOW, s.row(action).index(thing))
    else:
        price = price_of(f, thing)
        for colour in range(len(price)):
            if price[colour] > f.tokens[colour]:
                lack = price[colour] - f.tokens[colour]
                to.no(option, TOO_DEAR if action == EQUIPMENT else SALE_TOO_DEAR, lack, colour)
                return


class ExtraGoal(Action[Automaton, Desk]):
    """AOA-6.3: the extra action of a new Equipment card."""

    def __init__(self, action: int) -> None:
        super().__init__(VERB[action])
        self.action = action

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if me.extra == self.action:
            offer_goals(s, me.f, self.action, goals(s, me.f, self.action, True), True, to)


class OvertimeAction(Action[Automaton, Desk]):
    """AOA-10.2: the other action of a column with one marker."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        played, price = me.f.played, special_price(me.f, OVERTIME)
        for action in range(ACTIONS):
            if to.told or (played[PARTNER[action]] and not played[action]):
                offer_overtime(s, me.f, action, price, to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        credits = special_price(s.factories[seat], OVERTIME)
        overtime(s, seat, WORK_OVERTIME.read(option), credits)


class Close(Action[Automaton, Desk]):
    """Done with a window, or the end of the turn."""

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        pass


# --- asides: special and free actions, claims --------------------------------------------------------
class Aside(Action[Automaton, Desk]):
    """Something that comes beside the main action; `where` is the moment of the turn."""

    def __init__(self, verb: Verb, where: int) -> None:
        super().__init__(verb)
        self.where = where


class Overbuild(Aside):
    """AOA-10.4."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.unbuilt:
            to.no(OVERBUILD.of(), NO_DIE)
        elif not too_dear(me.f, OVERBUILD.of(), special_price(me.f, OVERBUILT), to):
            to.may(OVERBUILD.of())

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        overbuilt(s, seat, special_price(s.factories[seat], OVERBUILT))


class Overclock(Aside):
    """AOA-10.5."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.upgradable():
            to.no(CLOCK.of(), NO_UPGRADE)
        elif not too_dear(me.f, CLOCK.of(), special_price(me.f, OVERCLOCK), to):
            to.may(CLOCK.of())

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        overclock(s, seat, special_price(s.factories[seat], OVERCLOCK))


class PlaySpecialist(Aside):
    """AOA-12.1: a card from the hand, if the tokens at its top are held."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        for card in me.f.hand.cards:
            needs = NEEDS[card - SPECIALIST_FIRST]
            option = PLAY.of(card - SPECIALIST_FIRST)
            colour = me.f.lacks(needs)
            if colour == NONE:
                to.may(option)
            else:
                to.no(option, LACKS_TOKENS, needs[colour] - me.f.tokens[colour], colour)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        f = s.factories[seat]
        s.move(SPECIALIST_FIRST + PLAY.read(option), f.hand, f.specialists)


def of_this_moment(card: int, where: int) -> bool:
    """After a roll only the abilities that name it are seen."""
    return where != ROLLED or TIMING[card - SPECIALIST_FIRST] == AFTER_ROLL


class UseSpecialist(Aside):
    """AOA-12.2: an own Specialist, once a round."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        for card in me.f.specialists.cards:
            if of_this_moment(card, self.where):
                specialist = card - SPECIALIST_FIRST
                if me.f.exhausted(specialist):
                    to.no(USE.of(specialist), USED, specialist)
                else:
                    offer_skill(s, me.f, specialist, self.where, USE.of(specialist), to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        s.factories[seat].turned |= 1 << USE.read(option)
        s.gain(seat, SKILL[USE.read(option)])


class DiscardSpecialist(Aside):
    """AOA-12.3: any card from the hand."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        for card in me.f.hand.cards:
            to.may(DISCARD.of(card - SPECIALIST_FIRST))

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        discard(s, seat, DISCARD.read(option), self.where)


class HireSpecialist(Aside):
    """AOA-12.4: a Common Specialist, by Contract token."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.contracts and not to.told:
            return
        for card in s.common.cards:
            if of_this_moment(card, self.where):
                specialist = card - SPECIALIST_FIRST
                if me.f.hired(specialist):
                    to.no(HIRE.of(specialist), CONTRACTED, specialist)
                elif not me.f.contracts:
                    to.no(HIRE.of(specialist), NO_CONTRACT)
                else:
                    offer_skill(s, me.f, specialist, self.where, HIRE.of(specialist), to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        f = s.factories[seat]
        f.contracts -= 1
        f.contracted |= 1 << HIRE.read(option)
        s.gain(seat, SKILL[HIRE.read(option)])


class Claim(Aside):
    """AOA-14.1."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        offer_claims(s, me.f.seat, to)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        s.factories[seat].touched = True
        claim(s, seat, CLAIM.read(option), s.unclaimed())


class Activate(Aside):
    """AOA-6.9: Equipment of the column not used since the marker was placed."""

    def look(self, s: Automaton, me: Desk, to: Offers) -> None:
        if not me.f.columns:
            return
        for card in me.f.in_column(me.column):
            if me.f.activated(card):
                to.no(ACTIVATE.of(card), ABILITY_USED, card)
            else:
                useful = s.useful(me.f.seat, ABILITY[card], self.where)
                to.may_if(useful, ACTIVATE.of(card), ABILITY_USELESS, card)

    def do(self, s: Automaton, seat: int, option: Option) -> None:
        card = ACTIVATE.read(option)
        s.factories[seat].activate(card)
        s.gain(seat, ABILITY[card])


def asides(where: int) -> tuple[Action[Automaton, Desk], ...]:
    return (
        Overbuild(OVERBUILD, where),
        Overclock(CLOCK, where),
        PlaySpecialist(PLAY, where),
        UseSpecialist(USE, where),
        DiscardSpecialist(DISCARD, where),
        HireSpecialist(HIRE, where),
        Claim(CLAIM, where),
    )


class Window(Closable):
    """Equipment of a column, before and after the main action."""

    actions = (Close(DONE, leaves=True), Claim(CLAIM, IN_AFTER), Activate(ACTIVATE, IN_AFTER))
