"""What lies on the stack: steps that run by themselves, and questions.

A question goes to one seat (`Decision`, the usual case) or to several at once (`Together`). Whoever plays,
shows or checks a game asks the state (`s.options(seat)`, `s.prompt(seat)`) and need not know which it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulewright.core.telling import CHOSE, FORCED
from rulewright.core.verbs import Line, Message, Option
from rulewright.core.zones import EVERYONE, NOBODY

if TYPE_CHECKING:
    from rulewright.core.flow import Flow


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A thing on the table with several facts, all ints. It never changes: a new one replaces it."""


S = TypeVar("S", bound="Flow")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A pending step. It holds ints and tuples of ints only and never changes, so copies share it."""

    def run(self, s: S) -> None:
        """Do the step."""
        raise NotImplementedError

    def meet(self, s: S) -> bool:
        """It is on top now: a step runs by itself. True: someone has a real choice."""
        s.stack.pop()
        self.run(s)
        return False

    def answer(self, s: S, option: Option) -> None:
        """The actor's choice. A step asks nothing."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated(Frame[S]):
    """A step of one seat: its turn, its draw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """A question to one or more seats, as each of them meets it. Games write a Decision or a Together."""

    step: ClassVar[str] = ""  # the step of play that it belongs to, by the name that boards know
    unit_by_unit: ClassVar[bool] = False  # one split, asked for in units: the default is what is proposed

    def addressed(self) -> list[int]:
        """The seats it is put to, also those that turn out to have nothing to choose."""
        raise NotImplementedError

    def options_for(self, s: S, seat: int) -> list[Option]:
        raise NotImplementedError

    def prompt_for(self, s: S, seat: int) -> Line:
        raise NotImplementedError

    def default_for(self, s: S, seat: int) -> Option:
        raise NotImplementedError

    def visible_for(self, s: S, seat: int) -> list[Option]:
        raise NotImplementedError

    def why_not_for(self, s: S, seat: int, option: Option) -> Line | None:
        raise NotImplementedError

    def reasons_for(self, s: S, seat: int) -> list[tuple[Option, Line]]:
        """What the seat sees and cannot choose, each with the reason."""
        legal = set(self.options_for(s, seat))
        out: list[tuple[Option, Line]] = []
        for option in self.visible_for(s, seat):
            if option not in legal:
                reason = self.why_not_for(s, seat, option)
                if reason is not None:
                    out.append((option, reason))
        return out

    def part_for(self, s: S, seat: int, trays: dict[str, list[str]]) -> Option | None:
        raise NotImplementedError

    def proposal(self, s: S) -> Option | None:
        """What END chooses here so that the turn can end; none where a person has to choose."""
        return None

    def audience_for(self, s: S, seat: int) -> int:
        raise NotImplementedError

    def ends(self, option: Option) -> bool:
        """Does this choice end the turn? It is then the END button of a table."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Question[S]):
    """A question to one seat. With one option it is taken unasked, with none it lapses."""

    asks: ClassVar[Message | None] = None  # the question in words, where these name nothing of the position
    offers_last: ClassVar[bool] = False  # the sensible choice is the last option
    quiet: ClassVar[bool] = False  # the log tells nobody the choice: its effect is told anyway

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Option]:
        """Every legal choice, concrete, sorted, without duplicates."""
        raise NotImplementedError

    def take(self, s: S, option: Option) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def lapse(self, s: S) -> None:
        """There was no option: a chance to say so in the log."""

    def prompt(self, s: S) -> Line:
        """The question in words."""
        if self.asks is None:
            raise NotImplementedError
        return self.asks.line()

    def default(self, s: S) -> Option:
        """The sensible choice that a table offers first."""
        return self.options(s)[-1 if self.offers_last else 0]

    def visible(self, s: S) -> list[Option]:
        """The choices that a person sees on the table, legal or not."""
        return self.options(s)

    def why_not(self, s: S, option: Option) -> Line | None:
        """The reason against a choice that can be said; none for a legal one, or if there is no better."""
        return None

    def part(self, s: S, trays: dict[str, list[str]]) -> Option | None:
        """Where things are sorted: the next choice towards these trays of kinds; none: they are so."""
        return None

    def proposal(self, s: S) -> Option | None:
        return self.default(s) if self.unit_by_unit else None

    def audience(self, s: S) -> int:
        """The seats that the log tells the choice."""
        return NOBODY if self.quiet else EVERYONE

    def meet(self, s: S) -> bool:
        s.actor = self.seat
        if s.seer >= 0 and self.seat != s.seer:
            s.legal = []
            return True  # even whether the choice is forced may depend on what the seer cannot see
        legal = self.options(s)
        if len(legal) > 1:
            s.legal = legal
            return True
        s.stack.pop()
        if not legal:
            s.choice = None  # as if it had been answered: that it was not may be the seat's secret
            self.lapse(s)
            return False
        self._do(s, FORCED, legal[0])
        return False

    def answer(self, s: S, option: Option) -> None:
        s.stack.pop()
        self._do(s, CHOSE, option)

    def _do(self, s: S, how: Message, option: Option) -> None:
        """A choice is told before it is done; one that is not told carries out what was told before."""
        if s.log is None:
            self.take(s, option)
            return
        s.announce(self.audience(s), how, self.seat, option, self.step)
        self.take(s, option)
        if s.watcher is not None:
            s.watcher.done(s)

    def addressed(self) -> list[int]:
        return [self.seat]

    def options_for(self, s: S, seat: int) -> list[Option]:
        return self.options(s)

    def prompt_for(self, s: S, seat: int) -> Line:
        return self.prompt(s)

    def default_for(self, s: S, seat: int) -> Option:
        return self.default(s)

    def visible_for(self, s: S, seat: int) -> list[Option]:
        return self.visible(s)

    def why_not_for(self, s: S, seat: int, option: Option) -> Line | None:
        return self.why_not(s, option)

    def part_for(self, s: S, seat: int, trays: dict[str, list[str]]) -> Option | None:
        return self.part(s, trays)

    def audience_for(self, s: S, seat: int) -> int:
        return self.audience(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Question[S]):
    """A question to several seats at once, each answering in one or more steps.

    Nobody sees an answer before all are complete, and nothing changes before `reveal`.
    """

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def options(self, s: S, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        """What the seat may choose next after its own choices so far; nothing once its answer is complete."""
        raise NotImplementedError

    def reveal(self, s: S, chosen: list[tuple[Option, ...]]) -> None:
        """Do what was chosen: `chosen` holds the answer of each seat."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> Line:
        """The question to this seat in words."""
        raise NotImplementedError

    def default(self, s: S, seat: int, chosen: tuple[Option, ...]) -> Option:
        """The sensible choice that a table offers first."""
        return self.options(s, seat, chosen)[0]

    def visible(self, s: S, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        return self.options(s, seat, chosen)

    def why_not(self, s: S, seat: int, option: Option) -> Line | None:
        return None

    def part(self, s: S, seat: int, trays: dict[str, list[str]]) -> Option | None:
        """Where things are sorted: the next choice towards these trays of kinds; none: they are so."""
        return None

    def audience(self, s: S, seat: int) -> int:
        """The seats that learn, at the reveal, what this seat chose."""
        return EVERYONE

    def meet(self, s: S) -> bool:
        if self._asked(s):
            return True
        chosen = s.sealed
        s.learn()
        s.actor = self.seats[0]  # not whoever happened to answer last
        s.sealed = [()] * s.seats
        s.stack.pop()
        s.joint = s.turns
        if s.log is not None:
            self._log_reveal(s, chosen)
        self.reveal(s, chosen)
        return False

    def _asked(self, s: S) -> bool:
        """Take every seat's forced choices in this step; the first seat with a real one is the actor."""
        found = False
        for seat in self.seats:
            legal = self.options(s, seat, s.sealed[seat])
            while len(legal) == 1:
                s.sealed[seat] += (legal[0],)
                legal = self.options(s, seat, s.sealed[seat])
            if legal and not found:
                found = True
                s.actor = seat
                s.legal = legal
        return found

    def _log_reveal(self, s: S, chosen: list[tuple[Option, ...]]) -> None:
        s.choice = None  # what comes of it came of all of them
        for seat in self.seats:
            for option in chosen[seat]:
                s.write(self.audience(s, seat), CHOSE.line(seat, option), self.step)

    def answer(self, s: S, option: Option) -> None:
        s.sealed[s.actor] += (option,)

    def addressed(self) -> list[int]:
        return list(self.seats)

    def options_for(self, s: S, seat: int) -> list[Option]:
        return self.options(s, seat, s.sealed[seat]) if seat in self.seats else []

    def prompt_for(self, s: S, seat: int) -> Line:
        return self.prompt(s, seat)

    def default_for(self, s: S, seat: int) -> Option:
        return self.default(s, seat, s.sealed[seat])

    def visible_for(self, s: S, seat: int) -> list[Option]:
        return self.visible(s, seat, s.sealed[seat])

    def why_not_for(self, s: S, seat: int, option: Option) -> Line | None:
        return self.why_not(s, seat, option)

    def part_for(self, s: S, seat: int, trays: dict[str, list[str]]) -> Option | None:
        return self.part(s, seat, trays)

    def audience_for(self, s: S, seat: int) -> int:
        return self.audience(s, seat)
