"""The flow of a game: a stack of steps and questions still to come, the choices made, and chance."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from rulewright.core.errors import IllegalChoice
from rulewright.core.questions import Decision, Frame, Question, Together
from rulewright.core.rng import Rng, chance
from rulewright.core.setup import Setup
from rulewright.core.telling import CHOSE, Telling
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE


class Past:
    """The choices made so far, newest first. Copies of a state share it, so that copying stays cheap."""

    def __init__(self, before: Past | None, seat: int, option: Option) -> None:
        self.before = before
        self.seat = seat
        self.option = option


class Fence(Exception):
    """Raised instead of chance or a reveal, where a forecast has to stop."""


class Veil(Frame[Any]):
    """What lies behind something that is yet to be learned; a fenced state ends here."""

    def run(self, s: Any) -> None:
        raise Fence


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Telling):
    """The part of a state that goes on: what is asked, and what follows from the answers."""

    def __init__(self, setup: Setup, of: Flow | None = None) -> None:
        super().__init__(setup, of)
        self.rng: Rng = of.rng.twin() if of else chance(setup.seed)
        self.stack: list[Frame[Any]] = of.stack[:] if of else []
        self.sealed: list[tuple[Option, ...]] = of.sealed[:] if of else [()] * setup.seats
        self.barrier: int = of.barrier if of else 0  # grows whenever someone learns something
        self.past: Past | None = of.past if of else None
        self.actor: int = of.actor if of else 0  # who decides now
        self.legal: list[Option] = of.legal if of else []  # replaced, never edited: shared
        self.fenced: bool = False  # set while forecasting
        self.seer: int = -1  # set while forecasting: the seat whose choices are foreseen
        self.joint: int = -1  # the number of decisions at the last reveal, for the log; off in copies

    # --- what a game supplies ---------------------------------------------------------------------
    def appeals(self, seat: int) -> list[Option]:
        """What a person may say instead of answering: resign, offer a draw, give. Bots never do."""
        found = self.setup.game.appeals
        return found(self, seat) if found is not None else []

    def appeal(self, seat: int, option: Option) -> None:
        """Do what the seat said instead of answering."""
        self.setup.game.appeal(self, seat, option)

    def mover(self) -> int | None:
        """Whose choice brings about what is told now; none: nobody's, or several together."""
        return None if self.past is None or self.joint == self.turns else self.past.seat

    # --- steps and questions ------------------------------------------------------------------------
    def push(self, frame: Frame[Any]) -> None:
        """What is pushed last happens first."""
        self.stack.append(frame)

    def advance(self) -> None:
        """Run automatic steps and forced choices until someone has a real choice."""
        while self.stack:
            if self._watched() if self.watcher is not None else self.stack[-1].meet(self):
                return
        self.legal = []

    def _watched(self) -> bool:
        """The step on top, while somebody looks on who hears when a step that told something is over."""
        told = len(self.log or ())
        asks = self.stack[-1].meet(self)
        if not asks and self.watcher is not None and len(self.log or ()) > told:
            self.watcher.done(self)
        return asks

    # --- what is asked ----------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.stack

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now; none once the game is over, or where a forecast had to stop."""
        frame = self.stack[-1] if self.stack else None
        return frame if isinstance(frame, Question) else None

    @property
    def together(self) -> bool:
        """Are several asked at once, each in secret?"""
        return len(self.stack) > 0 and isinstance(self.stack[-1], Together)

    @property
    def addressed(self) -> list[int]:
        """The seats that the question is put to. That one of them has nothing to choose may be its secret."""
        asked = self.question
        return asked.addressed() if asked is not None else []

    @property
    def deciders(self) -> list[int]:
        """All seats that may choose now."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if isinstance(frame, Together):
            return [seat for seat in frame.seats if frame.options(self, seat, self.sealed[seat])]
        return [self.actor] if isinstance(frame, Decision) else []

    def options(self, seat: Any) -> list[Option]:
        """What the seat may choose now; nothing if it is not asked."""
        return self.legal_for(self.seated(seat))

    def legal_for(self, seat: int) -> list[Option]:
        """The same for the eyes of a spectator too, who is never asked; unchecked, for bots and search."""
        if self.stack and 0 <= seat < self.seats:
            frame = self.stack[-1]
            if isinstance(frame, Together):
                return frame.options_for(self, seat)
            if seat == self.actor and isinstance(frame, Decision):
                return self.legal[:]
        return []

    def _put_to(self, seat: Any) -> Question[Any] | None:
        """The question, if this seat is one of those that may choose."""
        return self.question if self.seated(seat) in self.deciders else None

    def prompt(self, seat: Any) -> Line | None:
        """The question that the seat has to answer now."""
        asked = self._put_to(seat)
        return asked.prompt_for(self, seat) if asked is not None else None

    def default(self, seat: Any) -> Option | None:
        """The sensible choice that a table offers the seat first."""
        asked = self._put_to(seat)
        return asked.default_for(self, seat) if asked is not None else None

    def visible(self, seat: Any) -> list[Option]:
        """The choices that the seat sees on the table, legal or not."""
        asked = self._put_to(seat)
        return asked.visible_for(self, seat) if asked is not None else []

    def why_not(self, seat: Any, option: Any) -> Line | None:
        """The reason against a choice of the seat, where one can be said; none for a legal one."""
        asked = self._put_to(seat)
        chosen = self.setup.vocabulary.option(option)
        return asked.why_not_for(self, seat, chosen) if asked is not None else None

    def part(self, seat: Any, trays: dict[str, list[str]]) -> Option | None:
        """The seat's next choice towards things sorted like this; none if nothing is left to sort."""
        asked = self._put_to(seat)
        return asked.part_for(self, seat, trays) if asked is not None else None

    def proposal(self, seat: Any) -> Option | None:
        """What END chooses for the seat: a split as proposed, or no more of a window; none: it chooses."""
        asked = self._put_to(seat)
        return asked.proposal(self) if asked is not None else None

    def audience(self, seat: Any) -> int:
        """The seats that learn, at once or at the reveal, what this seat chooses now."""
        asked = self._put_to(seat)
        return asked.audience_for(self, seat) if asked is not None else EVERYONE

    def reasons(self, seat: Any) -> list[tuple[Option, Line]]:
        """The choices that the seat sees and cannot take, each with the reason."""
        asked = self._put_to(seat)
        return asked.reasons_for(self, seat) if asked is not None else []

    # --- answers ----------------------------------------------------------------------------------
    def apply(self, option: Any) -> None:
        """The actor's choice, trusted to be legal."""
        chosen = self.setup.vocabulary.option(option)
        if not self.stack:
            raise IllegalChoice(self._objection(self.actor, chosen))
        self.proceed(chosen)

    def proceed(self, option: Option) -> None:
        """The same unchecked: the fast path of search."""
        self.turns += 1
        self.past = Past(self.past, self.actor, option)
        self.stack[-1].answer(self, option)
        self.advance()

    def play(self, seat: Any, choice: Any) -> None:
        """A choice, as a number or in notation: checked, in any order where several seats decide."""
        who, option = self.seated(seat), self.setup.vocabulary.option(choice)
        if option in self.legal_for(who):
            self.actor = who
            self.proceed(option)
        elif option in self.appeals(who):
            self.turns += 1
            self.past = Past(self.past, who, option)
            self.announce(EVERYONE, CHOSE, who, option, "")
            self.appeal(who, option)
            self.advance()
        else:
            raise IllegalChoice(self._objection(who, option))

    def _objection(self, seat: int, option: Option) -> str:
        from rulewright.core.explain import objection

        return objection(self, seat, option)

    def unseal(self, seat: int) -> None:
        """The others' open answers are unknown: in a guess or a view they are not given yet."""
        for other in range(self.seats):
            if other != seat:
                self.sealed[other] = ()

    def face(self, seat: int) -> None:
        """Look at the question from this seat if it is asked; options may differ in a guessed world."""
        question, asked = self.question, self.deciders
        if question is not None and asked:
            self.actor = seat if seat in asked else asked[0]
            self.legal = question.options_for(self, self.actor)

    # --- chance -----------------------------------------------------------------------------------
    def learn(self) -> None:
        """Somebody learns something now: undo never goes back behind this point."""
        if self.fenced:
            self.push(Veil())
            raise Fence
        self.barrier += 1

    def roll(self, sides: int) -> int:
        """A die, from 1 to its number of sides. No undo goes back before it."""
        self.learn()
        return 1 + self.rng.below(sides)
