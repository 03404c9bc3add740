"""A game in progress: the state, and on a stack inside it the steps and questions still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulewright.core.errors import GameError, IllegalChoice, shown
from rulewright.core.rng import Rng, seeded
from rulewright.core.verbs import CHOICE, SEAT, Line, Message, Option, Vocabulary, event
from rulewright.core.zones import EVERYONE, HIDDEN, NOBODY, SPECTATOR, Boxes, Zone, only

if TYPE_CHECKING:
    from rulewright.core.forecast import Forecast
    from rulewright.core.outcome import Outcome

CHOSE: Final = event("chose", "", SEAT, CHOICE)
FORCED: Final = event("forced", "", SEAT, CHOICE)  # the only option, taken unasked
SHOWN: Final = 8  # how many allowed choices an error names


class Setup:
    """What a game was set up with. It never changes, so all copies of a state share it."""

    def __init__(
        self,
        game: Any,
        vocabulary: Vocabulary,
        mode: str,
        seats: int,
        options: dict[str, int],
        seed: int,
        logged: bool = False,
        effects: list[Any] | None = None,
    ) -> None:
        self.game = game
        self.vocabulary = vocabulary
        self.mode = mode
        self.seats = seats
        self.options = options
        self.seed = seed
        self.logged = logged  # the log is on from the first step
        self.effects: list[Any] = effects if effects is not None else []  # by number; see effects.py


class Past:
    """The choices made so far, newest first. Copies of a state share it, so that copying stays cheap."""

    def __init__(self, before: Past | None, seat: int, option: Option) -> None:
        self.before = before
        self.seat = seat
        self.option = option


class Entry:
    """A line of the log with the seats that may read it."""

    def __init__(self, who: int, turn: int, line: Line) -> None:
        self.who = who
        self.turn = turn  # the number of decisions made before it
        self.line = line


class Fence(Exception):
    """Raised instead of chance or a reveal, where a forecast has to stop."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A thing on the table with several facts, all ints. It never changes: a new one replaces it."""


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A pending step. It holds ints and tuples of ints only and never changes, so copies share it."""

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A question to one seat. With one option it is taken unasked, with none it lapses."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Option]:
        """Every legal choice, concrete, sorted, without duplicates."""
        raise NotImplementedError

    def take(self, s: S, option: Option) -> None:
        raise NotImplementedError

    def lapse(self, s: S) -> None:
        """There was no option: a chance to say so in the log."""

    def prompt(self, s: S) -> Line:
        raise NotImplementedError

    def default(self, s: S) -> Option:
        """The sensible choice that a table offers first."""
        return self.options(s)[0]

    def visible(self, s: S) -> list[Option]:
        """The choices that a person sees on the table, legal or not."""
        return self.options(s)

    def why_not(self, s: S, option: Option) -> Line | None:
        """The reason against a choice that can be said; none for a legal one, or if there is no better."""
        return None

    def audience(self, s: S) -> int:
        """The seats that the log tells the choice; nobody where its effect is told anyway."""
        return EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S]):
    """A question to several seats at once, each answering in one or more steps.

    Nobody sees an answer before all are complete, and nothing changes before `reveal`.
    """

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def options(self, s: S, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        """What the seat may choose next after its own choices so far; nothing once its answer is complete."""
        raise NotImplementedError

    def reveal(self, s: S, chosen: list[tuple[Option, ...]]) -> None:
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> Line:
        raise NotImplementedError

    def default(self, s: S, seat: int, chosen: tuple[Option, ...]) -> Option:
        """The sensible choice that a table offers first."""
        return self.options(s, seat, chosen)[0]

    def visible(self, s: S, seat: int, chosen: tuple[Option, ...]) -> list[Option]:
        return self.options(s, seat, chosen)

    def why_not(self, s: S, seat: int, option: Option) -> Line | None:
        return None

    def audience(self, s: S, seat: int) -> int:
        """The seats that learn, at the reveal, what this seat chose."""
        return EVERYONE


class Veil(Frame[Any]):
    """What lies behind something that is yet to be learned; a fenced state ends here."""

    def run(self, s: Any) -> None:
        raise Fence


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game has. A field is born, reset and copied in one line of __init__."""

    def __init__(self, setup: Setup, components: int, of: State | None = None) -> None:
        self.setup: Setup = setup
        self.seats: int = setup.seats
        self.rng: Rng = Rng(of.rng.state) if of else seeded(setup.seed)
        self.stack: list[Frame[Any]] = of.stack[:] if of else []
        self.sealed: list[tuple[Option, ...]] = of.sealed[:] if of else [()] * setup.seats
        self.seen: list[int] = of.seen[:] if of else [NOBODY] * components
        # Components with the same number (not 0) lie in an order unknown to all; `seen`: it is among them.
        self.stirred: list[int] = of.stirred[:] if of else []  # empty until the first are stirred
        self.barrier: int = of.barrier if of else 0  # grows whenever someone learns something
        self.turns: int = of.turns if of else 0  # decisions made
        self.past: Past | None = of.past if of else None
        self.actor: int = of.actor if of else 0  # who decides now
        self.legal: list[Option] = of.legal if of else []  # replaced, never edited: shared
        self.log: list[Entry] | None = [] if setup.logged and of is None else None  # off in copies
        self.fenced: bool = False  # set while forecasting
        self.seer: int = -1  # set while forecasting: the seat whose choices are foreseen

    # --- what a game supplies ---------------------------------------------------------------------
    def copy(self) -> State:
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        return []

    def closed(self) -> list[Boxes]:
        return []

    def outcome(self) -> Outcome:
        """Ranks, scores and the sentence that ended the game; only once it is over."""
        raise NotImplementedError

    def evidence(self) -> list[Line]:
        """What proves that the game is over, point by point, where its last sentence leaves a doubt."""
        return []

    def appeals(self, seat: int) -> list[Option]:
        """What a person may say instead of answering: resign, offer a draw. Bots never do."""
        return []

    def appeal(self, seat: int, option: Option) -> None:
        raise NotImplementedError

    # --- flow -------------------------------------------------------------------------------------
    def push(self, frame: Frame[Any]) -> None:
        """What is pushed last happens first."""
        self.stack.append(frame)

    def advance(self) -> None:
        """Run automatic steps and forced choices until someone has a real choice."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if isinstance(frame, Decision):
                self.actor = frame.seat
                if self.seer >= 0 and frame.seat != self.seer:
                    self.legal = []
                    return  # even whether the choice is forced may depend on what the seer cannot see
                legal = frame.options(self)
                if len(legal) > 1:
                    self.legal = legal
                    return
                stack.pop()
                if not legal:
                    frame.lapse(self)
                    continue
                if self.log is not None:
                    self.note(frame.audience(self), FORCED, frame.seat, legal[0])
                frame.take(self, legal[0])
            elif isinstance(frame, Together):
                if self._asked(frame):
                    return
                chosen = self.sealed
                self.learn()
                self.actor = frame.seats[0]  # not whoever happened to answer last
                self.sealed = [()] * self.seats
                stack.pop()
                if self.log is not None:
                    self._log_reveal(frame, chosen)
                frame.reveal(self, chosen)
            else:
                stack.pop()
                frame.run(self)
        self.legal = []

    def _asked(self, frame: Together[Any]) -> bool:
        """Take every seat's forced choices in this step; the first seat with a real one is the actor."""
        found = False
        for seat in frame.seats:
            legal = frame.options(self, seat, self.sealed[seat])
            while len(legal) == 1:
                self.sealed[seat] += (legal[0],)
                legal = frame.options(self, seat, self.sealed[seat])
            if legal and not found:
                found = True
                self.actor = seat
                self.legal = legal
        return found

    def _log_reveal(self, frame: Together[Any], chosen: list[tuple[Option, ...]]) -> None:
        for seat in frame.seats:
            for option in chosen[seat]:
                self.note(frame.audience(self, seat), CHOSE, seat, option)

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def deciders(self) -> list[int]:
        """All seats that may choose now."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if isinstance(frame, Together):
            return [seat for seat in frame.seats if frame.options(self, seat, self.sealed[seat])]
        return [self.actor] if isinstance(frame, Decision) else []

    def options(self, seat: int) -> list[Option]:
        """What the seat may choose now; nothing if it is not asked."""
        if self.stack and 0 <= seat < self.seats:
            frame = self.stack[-1]
            if isinstance(frame, Together):
                return frame.options(self, seat, self.sealed[seat]) if seat in frame.seats else []
            if seat == self.actor and isinstance(frame, Decision):
                return self.legal[:]
        return []

    def apply(self, option: Option) -> None:
        """The actor's choice, trusted to be legal (the fast path of search)."""
        self.turns += 1
        self.past = Past(self.past, self.actor, option)
        frame = self.stack[-1]
        if isinstance(frame, Decision):
            self.stack.pop()
            if self.log is not None:
                self.note(frame.audience(self), CHOSE, self.actor, option)
            frame.take(self, option)
        else:
            self.sealed[self.actor] += (option,)
        self.advance()

    def play(self, seat: int, choice: Option | str) -> None:
        """A choice from outside: checked, in any order where several seats decide."""
        option = self.parse(choice) if isinstance(choice, str) else choice
        if option in self.options(seat):
            self.actor = seat
            self.apply(option)
        elif option in self.appeals(seat):
            self.turns += 1
            self.past = Past(self.past, seat, option)
            self.note(EVERYONE, CHOSE, seat, option)
            self.appeal(seat, option)
            self.advance()
        else:
            raise IllegalChoice(self._objection(seat, option))

    def retract(self, seat: int) -> None:
        """Take back the seat's last choice in a simultaneous step that is still open."""
        frame = self.stack[-1] if self.stack else None
        made = self.sealed[seat] if 0 <= seat < self.seats else ()
        while made and isinstance(frame, Together):
            last, made = made[-1], made[:-1]
            if len(frame.options(self, seat, made)) > 1:
                self.sealed[seat] = made
                self.past = without(self.past, seat, last)
                self.turns -= 1
                self.advance()
                return
        raise IllegalChoice(f"seat {seat} has no open choice to take back")

    def _objection(self, seat: int, option: Option) -> str:
        from rulewright.core.explain import objection

        return objection(self, seat, option)

    def reasons(self, seat: int) -> list[tuple[Option, Line]]:
        """The choices that the seat sees and cannot take, each with the reason."""
        if seat not in self.deciders:
            return []
        legal = set(self.options(seat))
        frame = self.stack[-1]
        out: list[tuple[Option, Line]] = []
        if isinstance(frame, Together):
            for option in frame.visible(self, seat, self.sealed[seat]):
                reason = frame.why_not(self, seat, option)
                if option not in legal and reason is not None:
                    out.append((option, reason))
        elif isinstance(frame, Decision):
            for option in frame.visible(self):
                reason = frame.why_not(self, option)
                if option not in legal and reason is not None:
                    out.append((option, reason))
        return out

    # --- chance and knowledge ---------------------------------------------------------------------
    def learn(self) -> None:
        """Somebody learns something now: undo never goes back behind this point."""
        if self.fenced:
            self.push(Veil())
            raise Fence
        self.barrier += 1

    def roll(self, sides: int) -> int:
        self.learn()
        return 1 + self.rng.below(sides)

    def show(self, card: int, who: int) -> None:
        """From now on these seats know where the card is, wherever it lies."""
        self.seen[card] |= who

    def peek(self, card: int, seat: int) -> None:
        """A seat is shown a card that it did not know."""
        self.learn()
        if self.stirred and self.stirred[card] and self._unstir(card, only(seat)):
            self.seen[card] = NOBODY
        self.seen[card] |= only(seat)

    def forget(self, cards: list[int], keep: int = NOBODY) -> None:
        """After a shuffle or a secret move: nobody but `keep` still knows which is which."""
        for card in cards:
            self.seen[card] &= keep

    def shuffle(self, zone: Zone) -> None:
        self.rng.shuffle(zone.cards)
        self.forget(zone.cards)
        if self.stirred:
            for card in zone.cards:
                self.stirred[card] = 0

    def move(self, card: int, source: Zone, target: Zone, at: int = -1) -> None:
        """Carry a chosen component to another zone (on top, or to a position); what each seat knows follows.

        Who sees it in either zone knows from now on where it is. Who does not can no longer tell
        which of the source's cards is where.
        """
        told = source.order | target.order
        if len(source.cards) == 1:
            told |= self.seen[card]
        self._carry(card, source, target, at, told)
        self.forget(source.cards, told)

    def draw(self, source: Zone, target: Zone) -> int:
        """Move the top card (the last of the list). All see that it is the top one, so nobody loses track."""
        card = source.cards[-1]
        self._carry(card, source, target, -1, source.order | target.order | self.seen[card])
        return card

    def bury(self, zone: Zone, n: int) -> None:
        """Put the top n cards under the others in random order: who knew them knows that they lie there."""
        if not self.stirred:
            self.stirred = [0] * len(self.seen)
        cards = zone.cards[len(zone.cards) - n :]
        self.rng.shuffle(cards)
        number = max(self.stirred) + 1 if n > 1 else 0
        for card in cards:
            if self._unstir(card, NOBODY):
                self.seen[card] = NOBODY
        for card in cards:
            self.stirred[card] = number
        zone.cards = cards + zone.cards[: len(zone.cards) - n]

    def _unstir(self, card: int, told: int) -> bool:
        """A card leaves those among which it lay in unknown order; only `told` see which of them it is.

        The others lose track of the group (a little too much: they would know "one of these"). True if any
        are left, so that they lose track of this card as well.
        """
        number = self.stirred[card]
        self.stirred[card] = 0
        left = (
            [other for other in range(len(self.stirred)) if self.stirred[other] == number] if number else []
        )
        for other in left:
            self.seen[other] &= told
        return len(left) > 0

    def _carry(self, card: int, source: Zone, target: Zone, at: int, told: int) -> None:
        known = source.order | self.seen[card]
        if self.stirred and self.stirred[card] and self._unstir(card, source.order | target.order):
            known = source.order
            told = source.order | target.order
        if not known & only(self.actor):
            self.learn()  # even if others know the card: whether they do is nothing to be told by a forecast
        source.cards.remove(card)
        target.cards.insert(at if at >= 0 else len(target.cards), card)
        self.seen[card] = told

    def unknown(self, seat: int, zone: Zone) -> list[int]:
        """Positions of the zone that the seat cannot name."""
        if zone.order >> seat & 1:
            return []
        bit = 1 << seat
        seen = self.seen
        return [i for i, card in enumerate(zone.cards) if not seen[card] & bit]

    def sample(self, seat: int, rng: Rng) -> State:
        """A state that the seat might be in: what it cannot know is replaced by a random guess."""
        s = self.copy()
        zones = s.zones()
        gaps = [self.unknown(seat, zone) for zone in zones]
        pools: dict[int, list[int]] = {}
        homes: list[int] = []
        for number, zone in enumerate(zones):
            # content known, order not: it mixes with itself only
            homes.append(-1 - number if zone.content >> seat & 1 else zone.pool)
            if gaps[number]:
                pools.setdefault(homes[number], []).extend([zone.cards[i] for i in gaps[number]])
        for guess in pools.values():
            guess.sort()  # the guess depends on the generator alone, never on the truth
            rng.shuffle(guess)
        for number, zone in enumerate(zones):
            if gaps[number]:
                guess = pools[homes[number]]
                for i in gaps[number]:
                    zone.cards[i] = guess.pop()
        if self.stirred:
            s._stir_guess(seat, rng, self.zones(), self.stirred)
        for boxes in s.closed():
            if not boxes.known >> seat & 1:
                boxes.guess(rng)
        s.seen = [known & only(seat) for known in s.seen]
        s.unseal(seat)
        s.past = None
        s.rng = rng.split()
        s._face(seat)
        return s

    def _stir_guess(self, seat: int, rng: Rng, truth: list[Zone], stirred: list[int]) -> None:
        """Within each group in unknown order the places are guessed anew, those of known cards too."""
        self.stirred = [0] * len(stirred)
        zones = self.zones()
        for z in range(len(truth)):
            for number, places in groups(truth[z], stirred):
                cards = [zones[z].cards[i] for i in places]
                for card in cards:
                    self.stirred[card] = number
                if not truth[z].order >> seat & 1:
                    cards.sort()
                    rng.shuffle(cards)
                    for i in range(len(places)):
                        zones[z].cards[places[i]] = cards[i]

    def redacted(self, seat: int) -> State:
        """A copy with everything struck out that the seat cannot know."""
        v = self.copy()
        for zone in v.zones():
            places = self.unknown(seat, zone)
            if places and zone.content >> seat & 1:  # content known, order not: show it sorted
                known = sorted([zone.cards[i] for i in places])
                for i in range(len(places)):
                    zone.cards[places[i]] = known[i]
            else:
                for i in places:
                    zone.cards[i] = HIDDEN
        if self.stirred:
            v._stir_view(seat, self.zones(), self.stirred)
        for boxes in v.closed():
            if not boxes.known >> seat & 1:
                boxes.strike()
        v.unseal(seat)
        v.rng = Rng(0)
        v.past = None
        v.turns = 0  # the others' hidden steps could be counted from these two
        v.barrier = 0
        v.seen = [known & only(seat) for known in v.seen]
        v.legal = self.options(seat)
        frame = v.stack[-1] if v.stack else None
        if isinstance(frame, Together):  # who else still thinks depends on what is hidden
            v.actor = seat if v.legal else frame.seats[0]
        return v

    def _stir_view(self, seat: int, truth: list[Zone], stirred: list[int]) -> None:
        """Of a group in unknown order the seat sees which cards it knows to be there, sorted, then blanks."""
        bit = only(seat)
        self.stirred = [stirred[card] if self.seen[card] & bit else 0 for card in range(len(stirred))]
        zones = self.zones()
        for z in range(len(truth)):
            if not truth[z].order & bit:
                for _number, places in groups(truth[z], stirred):
                    known = sorted([truth[z].cards[i] for i in places if self.seen[truth[z].cards[i]] & bit])
                    for n in range(len(places)):
                        zones[z].cards[places[n]] = known[n] if n < len(known) else HIDDEN

    def unseal(self, seat: int) -> None:
        """The others' open answers are unknown: in a guess or a view they are not given yet."""
        for other in range(self.seats):
            if other != seat:
                self.sealed[other] = ()

    def _face(self, seat: int) -> None:
        """Look at the question from this seat if it is asked; options may differ in a guessed world."""
        asked = self.deciders
        if asked:
            self.actor = seat if seat in asked else asked[0]
            frame = self.stack[-1]
            if isinstance(frame, Decision):
                self.legal = frame.options(self)
            elif isinstance(frame, Together):
                self.legal = frame.options(self, self.actor, self.sealed[self.actor])

    # --- what is told -----------------------------------------------------------------------------
    def note(self, who: int, message: Message, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell these seats. Search runs with the log off, which costs one test."""
        if self.log is not None and who != NOBODY:
            self.log.append(Entry(who, self.turns, message.line(a, b, c)))

    def text(self, option: Option) -> str:
        return self.setup.vocabulary.text(option)

    def parse(self, text: str) -> Option:
        return self.setup.vocabulary.parse(text)

    def prompt(self, seat: int) -> Line | None:
        """The question that the seat has to answer now."""
        if seat not in self.deciders:
            return None
        frame = self.stack[-1]
        if isinstance(frame, Together):
            return frame.prompt(self, seat)
        if isinstance(frame, Decision):
            return frame.prompt(self)
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as data; None: a spectator."""
        from rulewright.core.data import save

        if seat is not None and not 0 <= seat < self.seats:
            raise GameError(f"no seat {shown(seat)}; seats: 0 to {self.seats - 1}, or None for a spectator")
        view: dict[str, Any] = save(self.redacted(SPECTATOR if seat is None else seat))
        return view

    def forecast(self, seat: int, option: Option) -> Forecast:
        """What would change, up to the next information barrier."""
        from rulewright.core.forecast import forecast

        return forecast(self, seat, option)

    def record(self) -> dict[str, Any]:
        from rulewright.core.records import record

        return record(self)


def groups(zone: Zone, stirred: list[int]) -> list[tuple[int, list[int]]]:
    """The places of a zone whose cards lie in unknown order, by the number of their group."""
    out: list[tuple[int, list[int]]] = []
    for number in sorted({stirred[card] for card in zone.cards if stirred[card]}):
        out.append((number, [i for i, card in enumerate(zone.cards) if stirred[card] == number]))
    return out


def without(past: Past | None, seat: int, option: Option) -> Past | None:
    """The same past less this seat's latest choice of the option."""
    later: list[Past] = []
    while past is not None and (past.seat != seat or past.option != option):
        later.append(past)
        past = past.before
    if past is not None:
        past = past.before
    for step in reversed(later):
        past = Past(past, step.seat, step.option)
    return past
