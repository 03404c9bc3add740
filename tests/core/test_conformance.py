"""The suite passes on the toys, and each promise bites on a toy that breaks it."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright.core.conformance import PROMISES, check, configurations
from rulewright.core.conformance.walk import after
from rulewright.core.draft import Draft, Step
from rulewright.core.forecast import Forecast, ahead
from rulewright.core.game import Bounds, Choice, Game
from rulewright.core.menu import Offers
from rulewright.core.outcome import Outcome
from rulewright.core.rng import Rng
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Line, Option, ask
from rulewright.core.zones import EVERYONE, Zone
from tests.toys import cellars, tidewrack
from tests.toys.tidewrack import choices, effects, play, verbs
from tests.toys.tidewrack.shown import Shown, shown
from tests.toys.tidewrack.table import Tidewrack

SMALL = replace(
    tidewrack.GAME,
    modes={"base": range(3, 4), "duel": range(2, 3)},
    options={"rounds": Choice(range(2, 3), 2), "tide": Choice({"calm": 0}, 0)},
)


@pytest.mark.parametrize("game", [tidewrack.GAME, cellars.GAME], ids=lambda game: game.id)
def test_a_toy_keeps_every_promise(game: Game) -> None:
    report = check(game, games=5)
    assert report.ok, str(report)


def test_each_promise_looks_at_something() -> None:
    report = check(SMALL, games=2, mode="base", thorough=True)
    assert report.ok, str(report)
    assert all(report.looks(promise.name) for promise in PROMISES)


def test_configurations_go_through_modes_seats_and_options() -> None:
    names = [str(each) for each in configurations(tidewrack.GAME, 10)]
    assert names[:4] == ["base, 2 seats", "base, 3 seats", "base, 4 seats", "base, 2-4 seats, rounds=1"]
    assert "duel, 2 seats, tide=1" in names and len(names) == len(set(names))
    assert [str(each) for each in configurations(cellars.GAME, 10, "base")] == [
        "base, 2 seats",
        "base, 3 seats",
    ]


def test_progress_is_told() -> None:
    told: list[tuple[str, int, int]] = []
    check(cellars.GAME, games=2, progress=lambda *news: told.append(news))
    assert told == [(f"base, {seats} seats", n, 2) for seats in (2, 3) for n in (1, 2)]


def test_a_report_reads_well() -> None:
    report = check(
        replace(SMALL, invariants=lambda s: ["the moon is down"] * (s.turns == 5)), games=1, mode="base"
    )
    assert not report.ok and report.broken == {"invariants"}
    assert str(report.failures[0]) == "invariants: base, 3 seats, seed 0, decision 5: the moon is down"
    assert "base, 3 seats: " in str(report) and "broken: invariants 1" in str(report)


# --- faults -------------------------------------------------------------------------------------------
class Fault:
    """A way to break Tidewrack, the promise that it breaks, and others that cannot but notice it too."""

    def __init__(self, promise: str, also: set[str], plant: Callable[[Bench], Game | None]) -> None:
        self.promise = promise
        self.also = also
        self.plant = plant


class Bench:
    """Where a toy is taken apart."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self.patch = patch
        self.folder = folder

    def wrap(self, owner: Any, name: str, change: Callable[..., Any]) -> None:
        """Replace a method by `change(original, self, ...)`."""
        original = getattr(owner, name)

        def changed(*arguments: Any) -> Any:
            return change(original, *arguments)

        self.patch.setattr(owner, name, changed, raising=False)

    def before(self, owner: Any, name: str, act: Callable[..., Any]) -> None:
        """Let a method do something else first."""

        def both(real: Any, *arguments: Any) -> None:
            act(*arguments)
            real(*arguments)

        self.wrap(owner, name, both)

    def files(self, game: Game = SMALL) -> Game:
        """The game with a copy of its files, to be edited."""
        shutil.copytree(game.folder, self.folder / game.id)
        return replace(game, folder=self.folder / game.id)

    def edit(self, game: Game, file: str, old: str, new: str) -> Game:
        path = game.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        return game


FAULTS: list[Any] = []


def breaks(promise: str, *also: str) -> Callable[[Callable[[Bench], Game | None]], None]:
    def register(plant: Callable[[Bench], Game | None]) -> None:
        FAULTS.append(pytest.param(Fault(promise, set(also), plant), id=f"{promise}: {plant.__name__}"))

    return register


@pytest.mark.parametrize("fault", FAULTS)  # filled below, before pytest looks
def test_the_promise_bites(fault: Fault, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = fault.plant(Bench(monkeypatch, tmp_path)) or SMALL
    report = check(game, games=1, mode="base", thorough=True)
    if fault.promise not in report.broken:  # it did not come up
        report = check(game, games=8, mode="base", thorough=True, seed=1)
    assert fault.promise in report.broken, str(report)
    assert report.broken <= {fault.promise} | fault.also, str(report)


def on(state: type[Tidewrack]) -> Game:
    """The game played on another kind of table."""
    return replace(SMALL, start=lambda setup: tidewrack.deal(state(setup)))


@breaks("ends")
def the_last_question_stays_open(bench: Bench) -> None:
    bench.wrap(Tidewrack, "options", lambda real, s, seat: [0, 1] if s.over else real(s, seat))


@breaks("ends", *(promise.name for promise in PROMISES))
def an_error_on_the_way(bench: Bench) -> None:
    def run(real: Any, frame: play.Round, s: Tidewrack) -> None:
        if s.round == 2:
            raise RuntimeError("no more rounds")
        real(frame, s)

    bench.wrap(play.Round, "run", run)


@breaks("ends", "bounds")
def an_endless_game(bench: Bench) -> Game:
    bench.before(play.Round, "run", lambda frame, s: setattr(s, "round", 0))
    return replace(SMALL, bounds=Bounds(decisions=15, options=60))


@breaks("options")
def unsorted_options(bench: Bench) -> None:
    bench.wrap(play.Turn, "options", lambda real, frame, s: real(frame, s)[::-1])


@breaks("options")
def an_option_twice(bench: Bench) -> None:
    bench.wrap(play.Turn, "options", lambda real, frame, s: [verbs.PASS.of()] + real(frame, s))


@breaks("options")
def a_default_that_is_not_offered(bench: Bench) -> None:
    bench.wrap(play.Turn, "default", lambda real, frame, s: verbs.ROB.of(0, 0))


@breaks("options", "samples", "blind", "illegal", "applicable")
def options_for_a_seat_that_is_not_asked(bench: Bench) -> None:
    bench.wrap(Tidewrack, "legal_for", lambda real, s, seat: real(s, seat) or [0, 1] * (not s.over))


@breaks("applicable", *(promise.name for promise in PROMISES if promise.name != "options"))
def an_option_that_cannot_be_taken(bench: Bench) -> None:
    def options(real: Any, frame: play.Turn, s: Tidewrack) -> list[Option]:
        return sorted({*real(frame, s), verbs.BUY.of(4)})  # also if the market is shorter

    def refill(real: Any, s: Tidewrack) -> None:
        while len(s.market.cards) < 4:
            s.take_top(s.market)

    bench.wrap(play.Turn, "options", options)
    bench.wrap(Tidewrack, "refill", refill)


@breaks("notation")
def a_component_with_too_many_names(bench: Bench) -> None:
    bench.patch.setattr(verbs.LOOT, "messages", ["loot-card", "loot-coin", "loot-coin"])


@breaks("notation", "records", "play", "undo")
def two_components_written_alike(bench: Bench) -> None:
    bench.patch.setattr(verbs.SQUARE, "labels", ["a1"] + verbs.SQUARE.labels[:-1])


@breaks("play")
def a_gift_for_choices_from_outside(bench: Bench) -> None:
    def generous(real: Any, s: Tidewrack, seat: int, choice: Option | str) -> None:
        gift = isinstance(s.stack[-1], play.Turn)
        real(s, seat, choice)
        s.boards[0].purse[1] += gift

    bench.wrap(Tidewrack, "play", generous)


@breaks("illegal")
def unchecked_choices(bench: Bench) -> None:
    def trusting(real: Any, s: Tidewrack, seat: int, choice: Option | str) -> None:
        s.actor = seat
        s.apply(s.parse(choice) if isinstance(choice, str) else choice)

    bench.wrap(Tidewrack, "play", trusting)


@breaks("illegal")
def a_refusal_that_leaves_a_trace(bench: Bench) -> None:
    def tracing(real: Any, s: Tidewrack, seat: int, choice: Option | str) -> None:
        s.barrier += 1
        real(s, seat, choice)
        s.barrier -= 1

    bench.wrap(Tidewrack, "play", tracing)


@breaks("asking")
def an_estimate_that_changes_the_table(bench: Bench) -> Game:
    def estimate(s: Tidewrack, seat: int) -> float:
        s.boards[seat].purse[0] += 1
        return 0.0

    return replace(SMALL, evaluate=estimate)


class Marked(Tidewrack):
    """A table with a list that its copies share."""

    def __init__(self, setup: Setup, of: Marked | None = None) -> None:
        super().__init__(setup, of)
        self.marks: list[int] = of.marks if of else [0]


@breaks("copies")
def a_shared_list(bench: Bench) -> Game:
    return on(Marked)


@breaks("copies", "saves", "undo", "commit", "samples", "blind", "forecast", "together", "shown", "beats")
def a_field_that_is_not_copied(bench: Bench) -> None:
    bench.wrap(Tidewrack, "copy", lambda real, s: other_round(real(s)))


def other_round(s: Tidewrack) -> Tidewrack:
    s.round -= s.turns % 2
    return s


@breaks("copies", *(promise.name for promise in PROMISES if promise.name not in ("options", "frames")))
def a_frame_that_changes(bench: Bench) -> None:
    def take(real: Any, frame: play.Turn, s: Tidewrack, option: Option) -> None:
        real(frame, s, option)
        frame.left = max(1, frame.left - 1)

    bench.wrap(play.Turn, "take", take)


class Trailing(Tidewrack):
    """A table with a growing list of pairs, which load as lists."""

    def __init__(self, setup: Setup, of: Trailing | None = None) -> None:
        super().__init__(setup, of)
        self.trail: list[tuple[int, int]] = of.trail[:] if of else []

    def refill(self) -> None:
        super().refill()
        self.trail.append((self.round, len(self.deck.cards)))


@breaks("saves")
def pairs_that_load_as_lists(bench: Bench) -> Game:
    return on(Trailing)


@breaks("records", "undo")
def a_record_that_forgets_the_last_choice(bench: Bench) -> None:
    def forgetful(real: Any, s: Tidewrack) -> dict[str, Any]:
        data: dict[str, Any] = real(s)
        return {**data, "choices": data["choices"][:-1]}

    bench.wrap(Tidewrack, "record", forgetful)


@breaks("chance")
def the_global_generator_moves(bench: Bench) -> None:
    bench.before(play.Turn, "take", lambda frame, s, option: random.random())


@breaks("chance", "records", "undo", "play", "saves", "forecast", "blind", "commit")
def the_global_generator_decides(bench: Bench) -> None:
    bench.patch.setattr(
        effects.Dive, "apply", lambda self, s, seat, source: s.gain(seat, 0, random.randrange(6))
    )
    bench.wrap(Tidewrack, "gain", lambda real, s, seat, what, n: real(s, seat, what, n + random.randrange(2)))


@breaks("invariants")
def what_should_hold_does_not(bench: Bench) -> Game:
    return replace(SMALL, invariants=lambda s: ["the tide is out"] if s.over else [])


class WordyTurn(play.Turn):
    def __init__(self, seat: int, left: int, word: str = "turn") -> None:
        super().__init__(seat, left)
        self.word = word


@breaks("frames")
def a_frame_with_a_word(bench: Bench) -> None:
    bench.patch.setattr(play, "Turn", WordyTurn)


@breaks("together")
def the_fastest_bidder_gains(bench: Bench) -> None:
    def reveal(real: Any, frame: play.Bids, s: Tidewrack, chosen: list[tuple[Option, ...]]) -> None:
        assert s.past is not None
        s.boards[s.past.seat].purse[0] += 1
        real(frame, s, chosen)

    bench.wrap(play.Bids, "reveal", reveal)


@breaks("together", "forecast")
def an_answer_shows_before_the_reveal(bench: Bench) -> None:
    def proceed(real: Any, s: Tidewrack, option: Option) -> None:
        if isinstance(s.stack[-1], play.Bids):
            s.discards.cards.sort()
            s.discards.cards.reverse()
            s.boards[s.actor].aside.pool += 1
        real(s, option)

    bench.wrap(Tidewrack, "proceed", proceed)


@breaks("undo", "commit")
def undo_that_leaves_the_choice(bench: Bench) -> None:
    def undo(real: Any, draft: Draft) -> None:
        draft.undone.append(draft.steps[-1].option)

    bench.wrap(Draft, "undo", undo)


@breaks("undo", "commit")
def redo_does_nothing(bench: Bench) -> None:
    bench.wrap(Draft, "redo", lambda real, draft: None)


@breaks("commit")
def a_commit_that_does_nothing(bench: Bench) -> None:
    bench.wrap(Draft, "commit", lambda real, draft: None)


@breaks("commit")
def a_choice_that_does_not_wait(bench: Bench) -> None:
    bench.patch.setattr(Step, "waits", property(lambda step: False))


@breaks("undo", "commit")
def a_draft_on_the_position_itself(bench: Bench) -> None:
    def made(s: State, seat: int, option: Option) -> tuple[State, str]:
        s.play(seat, option)
        return s, "turn"

    bench.patch.setattr("rulewright.core.draft.ahead", made)


@breaks("commit")
def a_waiting_choice_shown_to_its_end(bench: Bench) -> None:
    def made(s: State, seat: int, option: Option) -> tuple[State, str]:
        return after(s, seat, option), ahead(s, seat, option)[1]

    bench.patch.setattr("rulewright.core.draft.ahead", made)


@breaks("applicable")
def resigning_leads_nowhere(bench: Bench) -> Game:
    def appeal(real: Any, s: cellars.Cellars, seat: int, option: Option) -> None:
        real(s, seat, option)
        s.boxes.clear()

    bench.wrap(cellars.Cellars, "appeal", appeal)
    return cellars.GAME


@breaks("outcome")
def the_loser_wins(bench: Bench) -> None:
    def outcome(real: Any, s: Tidewrack) -> Outcome:
        found: Outcome = real(s)
        found.ranks = [1 + s.seats - rank for rank in found.ranks]
        return found

    bench.wrap(Tidewrack, "outcome", outcome)


@breaks("outcome")
def points_out_of_nowhere(bench: Bench) -> None:
    def outcome(real: Any, s: Tidewrack) -> Outcome:
        found: Outcome = real(s)
        found.scores = [score + 1 for score in found.scores]
        return found

    bench.wrap(Tidewrack, "outcome", outcome)


@breaks("bounds")
def a_longer_game_than_declared(bench: Bench) -> Game:
    return replace(SMALL, bounds=Bounds(decisions=20, options=60))


@breaks("bounds")
def more_options_than_declared(bench: Bench) -> Game:
    return replace(SMALL, bounds=Bounds(decisions=400, options=6))


@breaks("fields")
def a_field_copied_from_another(bench: Bench) -> Game:
    game = bench.files()
    (game.folder / "more.py").write_text(
        "class More:\n    def __init__(self, of=None):\n        self.a: int = of.b if of else 0\n",
        encoding="utf-8",
    )
    return game


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


@breaks("words")
def a_row_without_a_name(bench: Bench) -> None:
    def outcome(real: Any, s: Tidewrack) -> Outcome:
        found: Outcome = real(s)
        found.facts[0].name = "pouch"
        return found

    bench.wrap(Tidewrack, "outcome", outcome)


@breaks("words")
def a_question_nobody_declared(bench: Bench) -> None:
    hurry = ask("hurry", "TW-4.1")
    bench.wrap(play.Turn, "prompt", lambda real, frame, s: hurry.line())


@breaks("words")
def no_question_at_all(bench: Bench) -> None:
    bench.wrap(Tidewrack, "prompt", lambda real, s, seat: None)


@breaks("texts")
def a_text_that_is_never_said(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/es.ftl", "ask-bid =", "ask-nothing = Nada\nask-bid =")


@breaks("texts")
def a_text_that_is_missing(bench: Bench) -> Game:
    return bench.edit(bench.files(cellars.GAME), "text/es.ftl", "end-resigned = { $seat } se rinde", "")


@breaks("texts")
def a_card_without_words(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/es.ftl", "effect-throw = descarta", "## descarta")


@breaks("texts")
def a_card_with_a_number_that_is_not_there(bench: Bench) -> Game:
    game = bench.files()
    for language in ("en", "es"):
        bench.edit(game, f"text/{language}.ftl", "effect-throw = d", "effect-throw = { $n } d")
    return game


@breaks("texts")
def a_variable_lost_in_translation(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/es.ftl", "fila { $number } se", "fila se")


@breaks("texts", "words")
def a_variable_that_nobody_gives(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/en.ftl", "Row { $number } is", "Row { $row } is")


@breaks("texts")
def a_text_that_does_not_parse(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/en.ftl", "# Questions", "ask = { $\n# Questions")


@breaks("rulebook")
def a_clause_that_is_not_translated(bench: Bench) -> Game:
    return bench.edit(bench.files(), "rules/es.md", "- TW-5.1:", "- ")


@breaks("rulebook", "reasons")
def a_clause_that_does_not_exist(bench: Bench) -> None:
    bench.patch.setattr(verbs.TOO_DEAR, "clause", "TW-9.9")


@breaks("reasons")
def a_refusal_without_a_reason(bench: Bench) -> None:
    bench.wrap(play.Turn, "why_not", lambda real, frame, s, option: None)


@breaks("reasons")
def a_reason_against_a_legal_choice(bench: Bench) -> None:
    def why_not(real: Any, frame: play.Turn, s: Tidewrack, option: Option) -> Line | None:
        return verbs.TOO_FAR.line(0) if option == verbs.REST.of() else real(frame, s, option)

    bench.wrap(play.Turn, "why_not", why_not)


@breaks("reasons")
def an_action_that_allows_and_refuses(bench: Bench) -> None:
    def look(real: Any, action: play.Rest, s: Tidewrack, me: Any, to: Offers) -> None:
        real(action, s, me, to)
        to.no(verbs.REST.of(), verbs.TOO_FAR, 0)

    bench.wrap(play.Rest, "look", look)


def test_every_promise_is_shown_to_bite() -> None:
    shown = {param.values[0].promise for param in FAULTS}
    assert shown == {promise.name for promise in PROMISES}


def test_the_global_generator_is_left_as_it_was() -> None:
    before = random.getstate()
    check(cellars.GAME, games=1)
    assert random.getstate() == before


def test_zones_may_be_open_to_all() -> None:
    assert Zone(EVERYONE).order == EVERYONE
