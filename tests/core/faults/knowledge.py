"""Tidewrack with faults in what seats know and see."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rulewright.core.forecast import Forecast
from rulewright.core.game import Game
from rulewright.core.rng import Rng
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Option
from rulewright.core.zones import EVERYONE
from tests.core.faults.bench import SMALL, Bench, breaks, on
from tests.toys.tidewrack import choices, play, verbs
from tests.toys.tidewrack.shown import Shown, shown
from tests.toys.tidewrack.table import Tidewrack


@breaks("components")
def a_zone_that_is_not_declared(bench: Bench) -> None:
    bench.wrap(
        Tidewrack, "zones", lambda real, s: [z for z in real(s) if all(z is not b.aside for b in s.boards)]
    )


@breaks("components", "secrets")
def a_card_thrown_out_of_the_game(bench: Bench) -> None:
    bench.wrap(Tidewrack, "throw", lambda real, s, seat, card: s.boards[seat].hand.cards.remove(card))


@breaks("samples", "blind", "shown", "beats")
def a_guess_that_disturbs_what_is_seen(bench: Bench) -> None:
    def sample(real: Any, s: Tidewrack, seat: int, rng: Rng) -> State:
        guess: Tidewrack = real(s, seat, rng)
        guess.discards.cards.sort()
        return guess

    bench.wrap(Tidewrack, "sample", sample)


class Remembering(Tidewrack):
    """A table that keeps a hidden card outside the zones."""

    def __init__(self, setup: Setup, of: Remembering | None = None) -> None:
        super().__init__(setup, of)
        self.first: int = of.first if of else -1

    def deal(self, seat: int, n: int) -> None:
        super().deal(seat, n)
        self.first = self.boards[0].hand.cards[0]

    def throw(self, seat: int, card: int) -> None:
        super().throw(seat, card)
        self.first = -1

    def breaches(self) -> list[str]:
        known = self.first < 0 or not self.boards[0].hand.cards or self.first in self.boards[0].hand.cards
        return [] if known else ["the first card is another one"]


@breaks("samples", "elsewhere")
def a_guess_that_is_no_possible_state(bench: Bench) -> Game:
    return replace(on(Remembering), invariants=Remembering.breaches)


@breaks("elsewhere")
def a_hidden_card_told_in_a_number(bench: Bench) -> Game:
    return on(Remembering)


class TellingTurn(play.Turn):
    def __init__(self, seat: int, left: int, top: int = -1) -> None:
        super().__init__(seat, left)
        self.top = top

    def take(self, s: Tidewrack, option: Option) -> None:
        super().take(s, option)
        if isinstance(s.stack[-1], play.Turn):
            s.stack[-1] = TellingTurn(s.stack[-1].seat, s.stack[-1].left, s.deck.cards[-1])


@breaks("elsewhere")
def a_hidden_card_told_in_a_frame(bench: Bench) -> None:
    bench.patch.setattr(play, "Turn", TellingTurn)


class Caching(Tidewrack):
    """A table that keeps what it once found in the deck."""

    def __init__(self, setup: Setup, of: Caching | None = None) -> None:
        super().__init__(setup, of)
        self._omen: int = of._omen if of else -1

    def gain(self, seat: int, what: int, n: int) -> None:
        if self._omen < 0:
            self._omen = self.deck.cards[0]
        super().gain(seat, what, n + self._omen % 3)


@breaks("samples", "saves", "blind")
def a_guess_with_a_cache_of_the_truth(bench: Bench) -> Game:
    return on(Caching)


@breaks("hidden")
def a_guess_that_knows_the_truth(bench: Bench) -> None:
    def sample(real: Any, s: Tidewrack, seat: int, rng: Rng) -> State:
        guess: State = real(s, seat, rng)
        for zone, true in zip(guess.zones(), s.zones()):
            zone.cards[:] = true.cards
        return guess

    bench.wrap(Tidewrack, "sample", sample)


@breaks("blind")
def a_question_that_tells_the_top_of_the_deck(bench: Bench) -> None:
    bench.wrap(play.Turn, "prompt", lambda real, frame, s: verbs.ASK_TURN.line(s.deck.cards[-1]))


@breaks("blind", "samples", "reasons")
def options_that_tell_the_top_of_the_deck(bench: Bench) -> None:
    def options(real: Any, frame: play.Turn, s: Tidewrack) -> list[Option]:
        return [option for option in real(frame, s) if option != verbs.REST.of() or s.deck.cards[-1] % 2]

    bench.wrap(play.Turn, "options", options)


@breaks("blind")
def dice_rolled_without_a_barrier(bench: Bench) -> None:
    bench.before(play.Turn, "take", lambda frame, s, option: s.gain(0, 0, s.rng.below(3)))


@breaks("secrets")
def a_secret_in_the_log(bench: Bench) -> None:
    bench.wrap(choices.KeepOne, "audience", lambda real, frame, s: EVERYONE)


@breaks("secrets")
def a_secret_that_shows_on_the_table(bench: Bench) -> None:
    def take(real: Any, frame: choices.KeepOne, s: Tidewrack, option: Option) -> None:
        real(frame, s, option)
        s.boards[frame.seat].square = verbs.KEEP.read(option) % 25

    bench.wrap(choices.KeepOne, "take", take)


@breaks("forecast")
def a_forecast_that_forgets_something(bench: Bench) -> None:
    def forecast(real: Any, s: Tidewrack, seat: int, option: Option) -> Forecast:
        found: Forecast = real(s, seat, option)
        found.changed = found.changed[1:]
        return found

    bench.wrap(Tidewrack, "forecast", forecast)


@breaks("forecast")
def a_forecast_that_imagines_events(bench: Bench) -> None:
    def forecast(real: Any, s: Tidewrack, seat: int, option: Option) -> Forecast:
        found: Forecast = real(s, seat, option)
        found.events = found.events * 2
        return found

    bench.wrap(Tidewrack, "forecast", forecast)


def seen_as(change: Callable[[Tidewrack, Shown], object]) -> Game:
    """The game with something else in its picture."""

    def changed(s: Tidewrack, eye: int) -> Shown:
        seen = shown(s, eye)
        change(s, seen)
        return seen

    return replace(SMALL, shown=changed)


@breaks("shown", "beats")
def a_picture_that_remembers_what_was_struck_out(bench: Bench) -> Game:
    top = [0]

    def redacted(real: Any, s: Tidewrack, seat: int) -> State:
        top[0] = (s.deck.cards or [0])[-1]
        found: State = real(s, seat)
        return found

    bench.wrap(Tidewrack, "redacted", redacted)
    return seen_as(lambda s, seen: setattr(seen, "deck", top[0]))


@breaks("shown", "beats")
def a_picture_that_changes_while_one_looks(bench: Bench) -> Game:
    looks = itertools.count()
    return seen_as(lambda s, seen: setattr(seen, "deck", next(looks)))


@breaks("shown")
def a_step_that_no_board_knows(bench: Bench) -> None:
    bench.patch.setattr(play.Turn, "step", "walk")


@breaks("shown")
def a_choice_about_nothing_on_the_table(bench: Bench) -> Game:
    return replace(SMALL, spots=lambda seat, word, names: ["attic"])


@breaks("shown")
def a_table_told_in_blanks(bench: Bench) -> Game:
    return replace(SMALL, tell=lambda seen, texts, names: [""])


class Loose(Shown):
    """A default, and a tuple."""

    weather: str = "fair"
    wind: tuple[int, int] = (0, 0)


@breaks("shown")
def a_picture_that_may_lack_something(bench: Bench) -> Game:
    def loose(s: Tidewrack, eye: int) -> Loose:
        seen = shown(s, eye)
        return Loose(*(getattr(seen, name) for name in Shown.__struct_fields__))

    return replace(SMALL, shown=loose)


@breaks("beats")
def a_picture_that_fails_in_the_middle_of_a_turn(bench: Bench) -> Game:
    return seen_as(lambda s, seen: s.round == 1 and s.stack[-1])


@breaks("beats")
def a_secret_that_shows_for_a_moment(bench: Bench) -> None:
    def gain(real: Any, s: Tidewrack, seat: int, what: int, n: int) -> None:
        square, s.boards[seat].square = s.boards[seat].square, (s.deck.cards or [0])[-1] % 25
        real(s, seat, what, n)
        s.boards[seat].square = square

    bench.wrap(Tidewrack, "gain", gain)
