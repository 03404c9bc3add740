"""Forecasts: what a choice would change, and never what it would reveal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rulewright
from rulewright.core.data import save
from rulewright.core.errors import IllegalChoice
from rulewright.core.forecast import ahead
from rulewright.core.state import Fence
from rulewright.core.verbs import event
from rulewright.core.zones import EVERYONE
from tests.toys import cellars, tidewrack
from tests.toys.cards import Cards, Pick, Step, script, table
from tests.toys.tidewrack import verbs
from tests.toys.tidewrack.table import Tidewrack


def in_turn(seed: int = 1) -> Tidewrack:
    s = tidewrack.GAME.new(seats=2, seed=seed)
    assert isinstance(s, Tidewrack)
    s.play(0, "pass")
    s.play(1, "pass")
    return s


def test_what_nobody_learns_from_is_foreseen_to_the_next_question() -> None:
    s = in_turn()
    f = s.forecast(0, verbs.REST.of())
    assert f.stop == "decision" and f.changed == [("boards[0].purse[0]", 2, 3)]
    assert [entry.line.message for entry in f.events][-1] is verbs.GAINED
    s.play(0, "rest")
    assert s.boards[0].purse[0] == 3


def test_a_forecast_stops_before_a_card_is_revealed() -> None:
    s = in_turn()
    slot = next(option for option in s.legal if option in verbs.BUY)
    bought = s.market.cards[verbs.BUY.read(slot)]
    f = s.forecast(0, slot)
    assert f.stop == "barrier"
    changed = dict((path, now) for path, _was, now in f.changed)
    assert changed["market.cards"] == [card for card in s.market.cards if card != bought]  # not filled up yet


def test_a_forecast_stops_before_the_dice() -> None:
    rolled = script(lambda s: s.told.append(s.roll(6)))
    s = table(Pick(0, (1, 2)), Step(7, rolled), Step(8))
    s.advance()
    f = s.forecast(0, s.legal[0])
    assert f.stop == "barrier" and f.changed == [("told", [], [1, 7])]


def test_a_forecast_tells_when_another_seat_is_asked_or_the_game_ends() -> None:
    s = table(Pick(0, (1, 2)), Pick(1, (3, 4)))
    s.advance()
    assert s.forecast(0, s.legal[0]).stop == "turn"
    s.play(0, s.legal[0])
    assert s.forecast(1, s.legal[0]).stop == "over"


def test_a_forecast_stops_before_a_forced_choice_of_another_seat() -> None:
    """Whether it is forced may depend on what the seat cannot see."""
    s = table(Pick(0, (1, 2)), Pick(1, (3,)), Step(8))
    s.advance()
    f = s.forecast(0, s.legal[0])
    assert f.stop == "turn" and f.changed == [("told", [], [1])]
    s.play(0, s.legal[0])
    assert s.over  # play itself goes on


def test_own_forced_choices_are_foreseen() -> None:
    s = table(Pick(0, (1, 2)), Pick(0, (3,)), Step(8))
    s.advance()
    f = s.forecast(0, s.legal[0])
    assert f.stop == "over" and f.changed == [("told", [], [1, 3, 8])]


def test_a_forecast_changes_nothing() -> None:
    s = in_turn()
    before = save(s)
    for option in s.legal:
        s.forecast(0, option)
    assert save(s) == before and not s.fenced and s.log is None


def test_a_state_behind_the_fence_asks_nobody() -> None:
    s = table(Pick(0, (1, 2)), Step(7, script(lambda s: s.learn())), Pick(0, (3, 4)))
    s.advance()
    after, stop = ahead(s, 0, s.legal[0])
    assert stop == "barrier" and not after.over and after.deciders == [] and after.options(0) == []
    assert not after.fenced


def test_an_illegal_choice_is_not_foreseen() -> None:
    with pytest.raises(IllegalChoice):
        in_turn().forecast(1, verbs.REST.of())


def test_a_forecast_does_not_tell_whether_others_have_answered() -> None:
    alone, last = cellars.GAME.new(), cellars.GAME.new()
    last.play(1, "lock")
    for s in (alone, last):
        f = s.forecast(0, cellars.LOCK.of())
        assert (f.stop, f.changed, f.events) == ("turn", [], [])


def test_secret_events_are_foreseen_only_by_those_who_may_know() -> None:
    def deal(s: Cards) -> None:
        s.move(s.hands[0].cards[0], s.hands[0], s.hands[1])

    s = table(Pick(0, (1, 2), script(deal)))
    s.draw(s.deck, s.hands[0])
    s.draw(s.deck, s.hands[0])
    s.advance()
    paths = [path for path, _was, _now in s.forecast(0, s.legal[0]).changed]
    assert "hands[0].cards" in paths and "hands[1].cards" in paths


def test_the_fence_is_raised_by_everything_that_teaches() -> None:
    lessons: list[Callable[[Cards], object]] = [
        lambda s: s.roll(6),
        lambda s: s.peek(0, 1),
        lambda s: s.draw(s.deck, s.pile),
        lambda s: s.learn(),
    ]
    for lesson in lessons:
        s = table()
        s.fenced = True
        before = s.deck.cards[:], s.rng.state
        with pytest.raises(Fence):
            lesson(s)
        assert (s.deck.cards, s.rng.state) == before


@pytest.mark.parametrize(("opens", "stop"), [(True, "turn"), (False, "barrier")])
def test_what_is_revealed_after_the_next_turn_has_begun_belongs_to_that_turn(opens: bool, stop: str) -> None:
    begun = event("begun", "", opens_turn=opens)

    def begin(s: Cards) -> None:
        s.note(EVERYONE, begun)
        s.roll(6)

    s = table(Pick(0, (1, 2)), Step(7, script(begin)), Pick(0, (3, 4)))
    s.advance()
    assert ahead(s, 0, s.parse("take c1"))[1] == stop


@pytest.mark.parametrize(("name", "events"), [
    ("septikon", ["event-turn"]), ("time_capsules", ["event-round"]), ("stress_botics", ["event-round"]),
    ("age_of_automaton", ["event-round", "event-turn"]),
])  # fmt: skip
def test_every_game_says_which_event_begins_a_turn(name: str, events: list[str]) -> None:
    said = rulewright.game(name).vocabulary.messages
    assert sorted(message.key for message in said if message.opens_turn) == events
