"""Questions that tell why not: each condition is said once, and options, reasons and the doing follow.

An action is one class, a menu a list of them. `P` is what the actions of a menu look at, made once a
question: a player's board, or what it can pay.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulewright.core.errors import GameError
from rulewright.core.state import Decision, State
from rulewright.core.verbs import Line, Message, Option, Verb

S = TypeVar("S", bound=State)
P = TypeVar("P")
NO_REASONS: Final[dict[Option, Line]] = {}  # shared by all that keep none


@mypyc_attr(free_list_len=1)  # one at a time, thousands of times: the place of the last is used again
class Offers:
    """What may be done; at the table (`told`) also what may not, each with its reason.

    Where an action refuses much, it need not go over that in search: `if to.told`.
    """

    def __init__(self, told: bool) -> None:
        self.options: list[Option] = []
        self.told = told
        self.refused: dict[Option, Line] = {} if told else NO_REASONS

    def may(self, option: Option) -> None:
        """It may be done."""
        self.options.append(option)

    def no(self, option: Option, why: Message, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Search makes no reasons."""
        if self.told:
            self.refused[option] = why.line(a, b, c)

    def may_if(self, ok: bool, option: Option, why: Message, a: int = 0, b: int = 0, c: int = 0) -> None:
        """It may be done on one condition; the reason against it is what the condition asks for."""
        if ok:
            self.options.append(option)
        elif self.told:
            self.refused[option] = why.line(a, b, c)

    def unless(self, option: Option, why: Line | None) -> None:
        """It may be done unless a rule that several questions share gives a reason against it."""
        if why is None:
            self.may(option)
        elif self.told:
            self.refused[option] = why

    def decline(self, option: Option) -> None:
        """To choose nothing: offered before the rest, and only if there is something to choose."""
        if self.options:
            self.options.insert(0, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasoned(Decision[S]):
    """A question whose conditions stand in `look`, each with the reason that it gives."""

    def look(self, s: S, to: Offers) -> None:
        """What a person sees on the table, in order: `to.may(option)` or `to.no(option, WHY, ...)`."""
        raise NotImplementedError

    def options(self, s: S) -> list[Option]:
        to = Offers(False)
        self.look(s, to)
        return to.options

    def told(self, s: S) -> Offers:
        to = Offers(True)
        self.look(s, to)
        return to

    def visible(self, s: S) -> list[Option]:
        to = self.told(s)
        return sorted([*to.options, *to.refused])

    def why_not(self, s: S, option: Option) -> Line | None:
        to = self.told(s)
        if option in to.refused:
            return to.refused[option]
        return None if option in to.options else self.unseen(s, option)

    def reasons_for(self, s: S, seat: int) -> list[tuple[Option, Line]]:
        """In one look, where asking for each would look as often."""
        to = self.told(s)
        return [(option, to.refused[option]) for option in sorted(to.refused) if option not in to.options]

    def unseen(self, s: S, option: Option) -> Line | None:
        """The reason against a choice that nobody sees on the table but somebody might say."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S, P]):
    """Something that a player may do. It never changes, so that one object serves all states."""

    def __init__(self, verb: Verb, ends: bool = False, passes: bool = False) -> None:
        self.verb = verb
        self.ends = ends  # it ends the turn: the table's END button is this option
        self.passes = passes  # it does nothing and gives nothing up but this moment: END goes on with it

    def look(self, s: S, me: P, to: Offers) -> None:
        """One pass over its options: what may be done, and why the rest may not."""
        to.may(self.verb.base)

    def do(self, s: S, seat: int, option: Option) -> None:
        """Do it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Reasoned[S], Generic[S, P]):
    """A question that is answered with an action; they stand in the order of their verbs."""

    actions: ClassVar[tuple[Action[Any, Any], ...]] = ()
    shut: ClassVar[tuple[Action[Any, Any], ...]] = ()  # seen here, possible in another phase only
    why_shut: ClassVar[Message | None] = None

    def me(self, s: S) -> P:
        """What all actions look at, made once a question."""
        raise NotImplementedError

    def again(self, s: S, action: Action[S, P]) -> None:
        """What is asked after the action: the same again, unless it ends the turn."""
        if not action.ends:
            s.push(self)

    def look(self, s: S, to: Offers) -> None:
        me = self.me(s)
        for action in self.actions:
            action.look(s, me, to)
        if to.told and self.why_shut is not None:
            closed = Offers(True)
            for action in self.shut:
                action.look(s, me, closed)
            for option in [*closed.options, *closed.refused]:
                to.no(option, self.why_shut)

    def take(self, s: S, option: Option) -> None:
        action = self.chosen(option)
        self.again(s, action)
        action.do(s, self.seat, option)

    def default(self, s: S) -> Option:
        """The first action that does not end the turn."""
        legal = self.options(s)
        for option in legal:
            if not self.ends(option):
                return option
        return legal[0]

    def proposal(self, s: S) -> Option | None:
        for action in self.actions:
            if action.passes:
                return action.verb.base
        return None

    def ends(self, option: Option) -> bool:
        return self.chosen(option).ends

    def chosen(self, option: Option) -> Action[S, P]:
        for action in self.actions:
            verb = action.verb
            if verb.base <= option < verb.end:
                return action
        raise GameError(f"no action of this menu says {option}")
