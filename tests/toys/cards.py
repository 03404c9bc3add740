"""A bare table for tests of the kernel: a deck, a hand for each seat, an open pile, and scripted steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulewright.core.state import Decision, Frame, Setup, State
from rulewright.core.verbs import Domain, Line, Option, Verb0, Verb1, Vocabulary, ask
from rulewright.core.zones import EVERYONE, NOBODY, Zone, only

CARD: Final = Domain("card", [f"c{n}" for n in range(12)])
STOP: Final = Verb0("stop")
TAKE: Final = Verb1("take", CARD)
WHICH: Final = ask("which", "")
VOCABULARY: Final = Vocabulary([STOP, TAKE], [WHICH])


class Cards(State):
    """Twelve cards. The list `told` keeps what scripted steps did, in order."""

    def __init__(self, setup: Setup, of: Cards | None = None) -> None:
        super().__init__(setup, CARD.size, of)
        self.deck: Zone = of.deck.copy() if of else Zone(NOBODY, cards=list(range(CARD.size)))
        self.hands: list[Zone] = (
            [hand.copy() for hand in of.hands] if of else [Zone(only(seat)) for seat in range(setup.seats)]
        )
        self.pile: Zone = of.pile.copy() if of else Zone(EVERYONE)
        self.bag: Zone = of.bag.copy() if of else Zone(EVERYONE, NOBODY)  # what is in it is known, not where
        self.told: list[int] = of.told[:] if of else []

    def copy(self) -> Cards:
        return Cards(self.setup, self)

    def appeals(self, seat: int) -> list[Option]:
        return []  # there is no card of a game to ask

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, self.pile, self.bag]

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat can say where the card lies: asked of its view alone."""
        view = self.view(seat)
        return any(card in zone["cards"] for zone in (view["deck"], *view["hands"], view["pile"]))


SCRIPT: list[Callable[[Cards], None]] = []  # what steps do, by number: frames hold ints only


class Step(Frame[Cards]):
    """An automatic step that notes its number, then does what the script says."""

    def __init__(self, number: int, act: int = -1) -> None:
        self.number = number
        self.act = act

    def run(self, s: Cards) -> None:
        s.told.append(self.number)
        if self.act >= 0:
            SCRIPT[self.act](s)


class Pick(Decision[Cards]):
    """Pick one of these cards; the script says what follows."""

    def __init__(self, seat: int, cards: tuple[int, ...], act: int = -1) -> None:
        super().__init__(seat)
        self.cards = cards
        self.act = act

    def options(self, s: Cards) -> list[Option]:
        return [TAKE.of(card) for card in self.cards]

    def take(self, s: Cards, option: Option) -> None:
        s.told.append(TAKE.read(option))
        if self.act >= 0:
            SCRIPT[self.act](s)

    def lapse(self, s: Cards) -> None:
        s.told.append(-1)

    def prompt(self, s: Cards) -> Line:
        return WHICH.line()


def script(act: Callable[[Cards], Any]) -> int:
    SCRIPT.append(act)
    return len(SCRIPT) - 1


def table(*frames: Frame[Any], seats: int = 3, seed: int = 0) -> Cards:
    """A table on which these steps are still to come, the first one first."""
    s = Cards(Setup(None, VOCABULARY, "base", seats, {}, seed))
    for frame in reversed(frames):
        s.push(frame)
    return s
