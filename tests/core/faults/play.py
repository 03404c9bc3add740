"""Tidewrack with faults in how it is played."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from rulewright.core.conformance import PROMISES
from rulewright.core.conformance.walk import after
from rulewright.core.draft import Draft, Step
from rulewright.core.forecast import ahead
from rulewright.core.game import Bounds, Game
from rulewright.core.outcome import Outcome
from rulewright.core.state import Setup, State
from rulewright.core.verbs import Option
from tests.core.faults.bench import SMALL, Bench, breaks, on
from tests.toys import cellars
from tests.toys.tidewrack import effects, play, verbs
from tests.toys.tidewrack.table import Tidewrack


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
