"""A turn in the making: choices with undo and redo, until they are made for good."""

from __future__ import annotations

import pytest

from rulewright.core.data import save
from rulewright.core.draft import Draft, drafted, ends, leaves, split, splits, way_out
from rulewright.core.errors import IllegalChoice
from rulewright.core.forecast import ahead
from rulewright.core.state import State
from tests.toys import cellars, tidewrack
from tests.toys.cards import Pick, Step, script, table

ANN, BOB = 0, 1


def sitting() -> State:
    """Ann has three picks, then Bob has two, then dice are rolled and Bob picks again."""
    picks = [Pick(ANN, (1, 2)), Pick(ANN, (3, 4)), Pick(ANN, (5, 6)), Pick(BOB, (7, 8)), Pick(BOB, (7, 8))]
    s = table(*picks, Step(99, script(lambda s: s.roll(6))), Pick(BOB, (9, 10)), Pick(BOB, (9, 10)))
    s.log = []
    s.advance()
    return s


def choose(draft: Draft, *said: str) -> Draft:
    for words in said:
        draft.choose(draft.base.parse(words))
    return draft


def told(s: State) -> list[int]:
    value: list[int] = save(s)["told"]
    return value


def test_a_draft_leaves_the_position_alone() -> None:
    s = sitting()
    before = save(s)
    draft = choose(Draft(s, ANN), "take c1", "take c4")
    assert told(draft.state) == [1, 4] and save(s) == before and s.log == []


def test_undo_goes_back_step_by_step() -> None:
    draft = Draft(sitting(), ANN)
    states = [save(draft.state)]
    choose(draft, "take c1")
    states.append(save(draft.state))
    choose(draft, "take c4")
    draft.undo()
    assert save(draft.state) == states[1] and len(draft.told) == 1
    draft.undo()
    assert save(draft.state) == states[0] and draft.told == []
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        draft.undo()


def test_redo_goes_forth_again() -> None:
    draft = choose(Draft(sitting(), ANN), "take c1", "take c4")
    after = save(draft.state)
    draft.restart()
    draft.redo()
    draft.redo()
    assert save(draft.state) == after
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        draft.redo()


def test_another_choice_forgets_what_was_undone() -> None:
    draft = choose(Draft(sitting(), ANN), "take c1")
    draft.undo()
    choose(draft, "take c2")
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        draft.redo()


def test_the_same_choice_again_keeps_the_rest_to_redo() -> None:
    draft = choose(Draft(sitting(), ANN), "take c1", "take c4")
    draft.restart()
    choose(draft, "take c1")
    draft.redo()
    assert told(draft.state) == [1, 4] and draft.undone == []


def test_a_choice_that_ends_the_turn_waits_for_its_commit() -> None:
    s = sitting()
    draft = choose(Draft(s, ANN), "take c1", "take c3", "take c5")
    assert draft.waiting is not None and draft.waiting.stop == "turn"
    assert told(draft.settled) == [1, 3] and draft.settled.deciders == [ANN]
    assert told(draft.state) == [1, 3, 5] and told(s) == []
    with pytest.raises(IllegalChoice, match="a choice is waiting"):
        choose(draft, "take c6")
    draft.commit()
    assert draft.steps == [] and told(s) == [1, 3, 5] and s.deciders == [BOB]
    assert [entry.line.b for entry in s.log or ()] == [s.parse(f"take c{n}") for n in (1, 3, 5)]


def test_a_waiting_choice_can_be_undone_and_redone() -> None:
    draft = choose(Draft(sitting(), ANN), "take c1", "take c3", "take c5")
    draft.undo()
    assert draft.waiting is None and draft.settled is draft.state and told(draft.state) == [1, 3]
    draft.undo()
    draft.redo()
    draft.redo()
    assert draft.waiting is not None and told(draft.state) == [1, 3, 5]


def test_a_waiting_choice_shows_nothing_that_is_yet_to_be_learned() -> None:
    s = sitting()
    choose(Draft(s, ANN), "take c1", "take c3", "take c5").commit()
    draft = choose(Draft(s, BOB), "take c7", "take c8")
    shown = draft.state
    assert draft.waiting is not None and draft.waiting.stop == "barrier"
    assert told(shown) == [1, 3, 5, 7, 8, 99] and shown.rng.state == s.rng.state
    assert shown.deciders == [] and shown.options(BOB) == []


def test_what_was_committed_cannot_be_undone() -> None:
    s = sitting()
    draft = choose(Draft(s, ANN), "take c1", "take c3", "take c5")
    draft.commit()
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        draft.undo()


def test_an_illegal_choice_is_refused_at_once() -> None:
    s = sitting()
    draft, before = Draft(s, ANN), save(s)
    with pytest.raises(IllegalChoice, match="allowed: take c1, take c2"):
        choose(draft, "take c9")
    assert save(s) == before and draft.waiting is None and draft.steps == []


def test_buying_ends_a_draft_and_walking_does_not() -> None:
    s = tidewrack.GAME.new(seats=2, seed=1)
    s.play(ANN, "pass")
    s.play(BOB, "pass")
    draft = choose(Draft(s, ANN), "walk c2")
    assert draft.waiting is None
    buying = next(s.text(o) for o in draft.state.legal if s.text(o).startswith("buy"))
    choose(draft, buying)
    assert draft.waiting is not None and draft.waiting.stop == "barrier"


def test_an_answer_among_several_is_drafted_to_its_end() -> None:
    s = cellars.GAME.new(seats=2)
    s.play(BOB, "put a")
    draft = choose(Draft(s, ANN), "put a", "put b")
    assert draft.waiting is None and s.sealed[ANN] == ()
    draft.undo()
    choose(draft, "lock")
    assert draft.waiting is not None
    draft.commit()
    assert s.sealed[ANN] == (s.parse("put a"), s.parse("lock")) and s.deciders == [BOB]


def test_choices_that_fit_no_more_are_no_draft() -> None:
    s = sitting()
    one, four = s.parse("take c1"), s.parse("take c4")
    again = drafted(s, ANN, [one], [four], locked=True)
    assert again is not None and again.choices == [one] and again.undone == [four] and not again.locked
    assert drafted(s, ANN, [four], [], locked=False) is None


# --- splits and the way out ------------------------------------------------------------------------------
class Unit(Pick):
    """One of several units that are asked for one by one."""

    unit_by_unit = True


def units(left: int, cards: tuple[int, ...] = (1, 2)) -> Unit:
    """So many units of one split; each asks for the next in its place."""
    if left == 1:
        return Unit(ANN, cards)
    return Unit(ANN, cards, script(lambda s: s.push(units(left - 1, cards))))


def notations(s: State, options: list[int]) -> list[str]:
    return [s.text(option) for option in options]


def ended(s: State) -> list[str]:
    return notations(s, [option for _at, option in way_out(s, ANN)])


def asked(*frames: Pick | Step) -> State:
    s = table(*frames)
    s.log = []
    s.advance()
    return s


def test_the_way_out_takes_a_split_as_proposed_and_ends_where_others_are_asked() -> None:
    s = asked(units(2), Pick(BOB, (7, 8)))
    assert ended(s) == ["take c1", "take c1"]
    draft = Draft(s, ANN)
    draft.end()
    assert draft.waiting is not None and told(draft.state) == [1, 1]


def test_there_is_no_way_out_past_a_choice_of_a_person_or_past_what_is_revealed() -> None:
    for then in (Pick(ANN, (5, 6)), Step(99, script(lambda s: s.roll(6)))):
        s = asked(units(2), then, Pick(BOB, (7, 8)))
        assert way_out(s, ANN) == []
        draft = Draft(s, ANN)
        draft.end()
        assert draft.steps == []
    assert way_out(asked(Pick(ANN, (1, 2)), Pick(BOB, (7, 8))), ANN) == []


class Last(Pick):
    """Each of its options ends the turn."""

    def ends(self, option: int) -> bool:
        return True


def test_what_the_end_of_the_turn_reveals_does_not_hold_it_up() -> None:
    reveals = Step(99, script(lambda s: s.roll(6)))
    s = asked(units(2), Last(ANN, (5, 6)), reveals, Pick(BOB, (7, 8)))
    assert ended(s) == ["take c1", "take c1", "take c5"]
    draft = Draft(s, ANN)
    draft.end()
    assert draft.waiting is not None and draft.waiting.stop == "barrier"


def test_the_way_out_ends_with_the_turn_though_the_same_seat_is_asked_again() -> None:
    s = asked(units(2), Last(ANN, (5, 6)), Pick(ANN, (7, 8)), Pick(BOB, (1, 2)))
    assert ended(s) == ["take c1", "take c1", "take c5"]
    draft = Draft(s, ANN)
    draft.end()
    assert draft.waiting is None and notations(s, draft.state.options(ANN)) == ["take c7", "take c8"]


def test_what_is_the_end_button_is_declared_or_names_nothing_and_ends_the_turn() -> None:
    s = asked(Last(ANN, (5, 6)), Pick(BOB, (7, 8)))
    assert ends(s, s.options(ANN)[0]) and not leaves(s, s.options(ANN)[0])
    lock = cellars.LOCK.of()
    s = cellars.GAME.start(cellars.GAME.setup(2, "base", 1, {}))
    assert leaves(s, lock) and ends(s, lock, "turn") and not ends(s, lock, "barrier") and not ends(s, lock)
    assert not any(
        leaves(s, option) or ends(s, option, "turn") for option in s.options(ANN) if option != lock
    )


def test_a_split_is_divided_in_every_way_once() -> None:
    s = asked(units(2), Pick(ANN, (5, 6)))
    assert [notations(s, way) for way in splits(s, ANN, 8)] == [
        ["take c1", "take c1"], ["take c1", "take c2"], ["take c2", "take c2"],
    ]  # fmt: skip
    assert splits(s, ANN, 2) == []  # more than can be offered


def test_a_forecast_goes_on_past_the_split_to_the_next_question() -> None:
    s = asked(Pick(ANN, (5, 6)), units(2), Pick(ANN, (7, 8)))
    after, stop, through = split(*ahead(s, ANN, s.parse("take c5")), ANN)
    assert told(after) == [5, 1, 1] and stop == "decision" and notations(s, through) == ["take c1", "take c1"]
    assert len(after.log or []) == 3  # what is told on the way


def test_the_way_out_and_every_split_are_found_by_the_look_that_a_table_gives() -> None:
    """A table remembers where choices lead: what one of them has found the other need not make again."""
    s = asked(units(2), Pick(BOB, (5, 6)))
    found: dict[tuple[int, int], tuple[State, State, str]] = {}
    made: list[str] = []

    def look(at: State, seat: int, option: int) -> tuple[State, str]:
        if (id(at), option) not in found:
            made.append(at.text(option))
            found[id(at), option] = (at, *ahead(at, seat, option))
        return found[id(at), option][1:]

    assert [option for _at, option in way_out(s, ANN, look)] == [option for _at, option in way_out(s, ANN)]
    assert made == ["take c1", "take c1"]
    assert splits(s, ANN, 8, look) == splits(s, ANN, 8)
    assert made[2:] == ["take c2", "take c2", "take c2"], "only what the way out did not pass"
