"""A turn (AOA-3): the menu before the main action, the main action with its windows, the menu after it."""

from __future__ import annotations

from typing import Final

from rulewright.core.state import Decision, Frame
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton.achievements import all_claims, claim, claims
from rulewright.games.age_of_automaton.effects import IN_AFTER, IN_OPEN, gain, useful
from rulewright.games.age_of_automaton.menu import (
    action_of,
    all_asides,
    all_goals,
    asides,
    do_aside,
    goal,
    main_actions,
    overtimes,
    thing_of,
    things,
)
from rulewright.games.age_of_automaton.offices import assemble, fund, purchase, sponsor
from rulewright.games.age_of_automaton.playable import goals
from rulewright.games.age_of_automaton.printed import (
    ABILITY,
    ACTIONS,
    ASSEMBLING,
    FUNDING,
    NONE,
    OVERTIME,
    PROSPECT,
    PURCHASING,
    SALE,
    SPECIAL_PRICE,
    SPONSORSHIP,
)
from rulewright.games.age_of_automaton.reasons import why_not_ability, why_not_goal, why_not_in_menu
from rulewright.games.age_of_automaton.special import extra_due, overtime
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.verbs import (
    ACTIVATE,
    ASK_AFTER,
    ASK_BEFORE,
    ASK_CHOOSE,
    ASK_LATER,
    ASK_OPEN,
    ASK_TILE,
    ASK_TRACK,
    CLAIM,
    DONE,
    END,
    IDLE,
    OVERTIME_,
    TURN_BEGAN,
)
from rulewright.games.age_of_automaton.workers import Worker

CLAIMED_BIT: Final = 1 << 20  # in Factory.used: something was claimed in the window


class Turn(Frame[Automaton]):
    """AOA-3.2: exactly one main action a turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Automaton) -> None:
        s.note(EVERYONE, TURN_BEGAN, self.seat, s.actions() - s.factories[self.seat].markers())
        s.push(TurnEnd(self.seat))
        s.push(Open(self.seat))


class TurnEnd(Frame[Automaton]):
    """AOA-RU-39: a pending Negotiator lapses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Automaton) -> None:
        s.factories[self.seat].waive = 0


class Open(Decision[Automaton]):
    """TURN_OPEN: a main action, named by its goal; or something that comes before it."""

    def prompt(self, s: Automaton) -> Line:
        return ASK_OPEN.line(s.actions() - s.factories[self.seat].markers(), s.round)

    def options(self, s: Automaton) -> list[Option]:
        out: list[Option] = []
        main_actions(s, self.seat, out)
        overtimes(s, s.factories[self.seat], out)
        asides(s, self.seat, IN_OPEN, out)
        out.sort()
        return out

    def take(self, s: Automaton, option: Option) -> None:
        action = action_of(option)
        if action != NONE:
            begin(s, self.seat, action, thing_of(option))
        elif option in OVERTIME_:
            due = SPECIAL_PRICE[OVERTIME] + extra_due(s.factories[self.seat])
            overtime(s, self.seat, OVERTIME_.read(option), due)
        else:
            s.push(self)
            do_aside(s, self.seat, option, IN_OPEN)

    def visible(self, s: Automaton) -> list[Option]:
        f = s.factories[self.seat]
        out: list[Option] = []
        for action in range(ACTIONS):
            out += all_goals(s, action)
            if f.played[action ^ 4] and not f.played[action]:
                out.append(OVERTIME_.of(action))
        return out + all_asides(s, self.seat)

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        return None if option in self.options(s) else why_not_in_menu(s, self.seat, option, IN_OPEN)


class After(Decision[Automaton]):
    """TURN_AFTER: more special and free actions, or the end of the turn."""

    def prompt(self, s: Automaton) -> Line:
        return ASK_AFTER.line()

    def options(self, s: Automaton) -> list[Option]:
        out: list[Option] = []
        asides(s, self.seat, IN_AFTER, out)
        if out:
            out.append(END.of())
            out.sort()
        return out

    def take(self, s: Automaton, option: Option) -> None:
        if option != END.of():
            s.push(self)
            do_aside(s, self.seat, option, IN_AFTER)

    def visible(self, s: Automaton) -> list[Option]:
        return [END.of()] + all_asides(s, self.seat)

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        return None if option in self.options(s) else why_not_in_menu(s, self.seat, option, IN_AFTER)


# --- the main action -------------------------------------------------------------------------------
def begin(s: Automaton, seat: int, action: int, thing: int) -> None:
    s.push(After(seat))
    s.push(Main(seat, action, thing))


class Main(Frame[Automaton]):
    """m1: the Action marker is placed. Then m2 (Before), m3 to m5 (Resolve) and m6 (Later)."""

    def __init__(self, seat: int, action: int, thing: int) -> None:
        self.seat = seat
        self.action = action
        self.thing = thing

    def run(self, s: Automaton) -> None:
        f = s.factories[self.seat]
        f.played[self.action] = 1
        f.used = 0
        s.done += 1
        s.push(Later(self.seat, self.action))
        s.push(Resolve(self.seat, self.action, self.thing))
        s.push(Before(self.seat, self.action))


def abilities(s: Automaton, seat: int, column: int) -> list[Option]:
    """AOA-6.9: Equipment of the column not used since the marker was placed."""
    f = s.factories[seat]
    out: list[Option] = []
    for i in range(len(f.columns)):
        card = f.equipment.cards[i]
        if f.columns[i] == column and not f.used >> card & 1 and useful(s, f, ABILITY[card], IN_AFTER):
            out.append(ACTIVATE.of(card))
    return out


def window(s: Automaton, seat: int, column: int) -> list[Option]:
    """Abilities, claims and done; nothing if only done is left."""
    if not s.factories[seat].columns:
        out = claims(s, seat)
    else:
        out = claims(s, seat) + abilities(s, seat, column)
    if out:
        out.append(DONE.of())
        out.sort()
    return out


def whole_window(s: Automaton, seat: int, column: int) -> list[Option]:
    f = s.factories[seat]
    cards = [f.equipment.cards[i] for i in range(len(f.columns)) if f.columns[i] == column]
    return [DONE.of()] + all_claims(s) + [ACTIVATE.of(card) for card in cards]


def take_in_window(s: Automaton, seat: int, option: Option) -> None:
    f = s.factories[seat]
    if option in ACTIVATE:
        card = ACTIVATE.read(option)
        f.used |= 1 << card
        gain(s, seat, ABILITY[card])
    elif option in CLAIM:
        f.used |= CLAIMED_BIT
        claim(s, seat, CLAIM.read(option), s.unclaimed())


class Before(Decision[Automaton]):
    """m2: Equipment of the column before the resolution (AOA-6.9)."""

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def prompt(self, s: Automaton) -> Line:
        return ASK_BEFORE.line(self.action)

    def options(self, s: Automaton) -> list[Option]:
        return window(s, self.seat, self.action & 3)

    def take(self, s: Automaton, option: Option) -> None:
        if option != DONE.of():
            s.push(self)
            take_in_window(s, self.seat, option)

    def visible(self, s: Automaton) -> list[Option]:
        return whole_window(s, self.seat, self.action & 3)

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        return None if option in self.options(s) else why_not_ability(s, self.seat, option)


class Later(Before):
    """m6: what is still unused, after the resolution and its bonus."""

    def prompt(self, s: Automaton) -> Line:
        return ASK_LATER.line(self.action)


class Resolve(Frame[Automaton]):
    """m4: with the goal named in the menu, unless the window before has changed what there is to choose."""

    def __init__(self, seat: int, action: int, thing: int) -> None:
        self.seat = seat
        self.action = action
        self.thing = thing

    def run(self, s: Automaton) -> None:
        seat, action = self.seat, self.action
        if action == FUNDING:
            fund(s, seat)
        elif action == ASSEMBLING:
            assemble(s, seat)
        elif action == PURCHASING:
            purchase(s, seat)
        elif not self.settled(s):
            choose = Choose(seat, action, self.thing)
            if choose.options(s):
                s.push(choose)
            else:
                s.note(EVERYONE, IDLE, seat, action)  # AOA-RU-26
        else:
            go_for(s, seat, action, self.thing)

    def settled(self, s: Automaton) -> bool:
        """The goal is named, nothing has changed since, and it needs no ability (AOA-RU-25)."""
        f = s.factories[self.seat]
        if self.thing == NONE or f.used:
            return False
        return not f.columns or self.action > SALE or self.thing in goals(s, f, self.action, False)


def go_for(s: Automaton, seat: int, action: int, thing: int) -> None:
    if action == SPONSORSHIP:
        sponsor(s, seat, thing)
    else:
        s.push(Worker(seat, action, thing, NONE))


class Choose(Decision[Automaton]):
    """AOA-D-07, AOA-D-10, AOA-D-16: the track, card or tile, if not named or things have changed."""

    def __init__(self, seat: int, action: int, thing: int) -> None:
        super().__init__(seat)
        self.action = action
        self.thing = thing

    def prompt(self, s: Automaton) -> Line:
        if self.action == PROSPECT:
            return ASK_TRACK.line()
        return ASK_TILE.line() if self.action == SPONSORSHIP else ASK_CHOOSE.line(self.action)

    def options(self, s: Automaton) -> list[Option]:
        if self.action <= SALE:
            found = goals(s, s.factories[self.seat], self.action, False)
        else:
            found = things(s, self.action)
        out = [goal(self.action, thing) for thing in found]
        out.sort()
        return out

    def default(self, s: Automaton) -> Option:
        """What was named in the menu."""
        options = self.options(s)
        named = goal(self.action, self.thing) if self.thing != NONE else NONE
        return named if named in options else options[0]

    def take(self, s: Automaton, option: Option) -> None:
        go_for(s, self.seat, self.action, thing_of(option))

    def visible(self, s: Automaton) -> list[Option]:
        return all_goals(s, self.action)

    def why_not(self, s: Automaton, option: Option) -> Line | None:
        if option in self.options(s) or option not in self.visible(s):
            return None
        return why_not_goal(s, s.factories[self.seat], self.action, thing_of(option), False)
