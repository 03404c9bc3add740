"""A table's memory: undo up to the barrier, redo, and turns that end only when said so."""

from __future__ import annotations

import pytest

from rulewright.core.data import save
from rulewright.core.errors import IllegalChoice
from rulewright.core.session import Session
from tests.toys import tidewrack
from tests.toys.cards import Pick, Step, script, table
from tests.toys.tidewrack.table import Tidewrack


def sitting(confirm: bool = False) -> Session:
    """Seat 0 has three picks, then seat 1 has two, then dice are rolled."""
    picks = [Pick(0, (1, 2)), Pick(0, (3, 4)), Pick(0, (5, 6)), Pick(1, (7, 8)), Pick(1, (7, 8))]
    s = table(*picks, Step(99, script(lambda s: s.roll(6))), Pick(1, (9, 10)), Pick(1, (9, 10)))
    s.advance()
    return Session(s, confirm)


def told(session: Session) -> list[int]:
    value: list[int] = save(session.state)["told"]
    return value


def test_undo_goes_back_step_by_step() -> None:
    table = sitting()
    states = [save(table.state)]
    table.play(0, "take c1")
    states.append(save(table.state))
    table.play(0, "take c4")
    table.undo(0)
    assert save(table.state) == states[1] and len(table.state.log or ()) == 1
    table.undo(0)
    assert save(table.state) == states[0] and table.state.log == []
    with pytest.raises(IllegalChoice, match="undo stops here"):
        table.undo(0)


def test_redo_goes_forth_again() -> None:
    table = sitting()
    table.play(0, "take c1")
    table.play(0, "take c4")
    after = save(table.state)
    table.undo(0)
    table.undo(0)
    table.redo(0)
    table.redo(0)
    assert save(table.state) == after
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        table.redo(0)


def test_another_choice_forgets_what_was_undone() -> None:
    table = sitting()
    table.play(0, "take c1")
    table.undo(0)
    table.play(0, "take c2")
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        table.redo(0)


def test_the_same_choice_again_keeps_the_rest_to_redo() -> None:
    table = sitting()
    table.play(0, "take c1")
    table.play(0, "take c4")
    table.undo(0)
    table.undo(0)
    table.play(0, "take c1")
    table.redo(0)
    assert told(table) == [1, 4] and table.undone == []


def test_undo_stops_where_another_seat_is_asked() -> None:
    table = sitting()
    for card in ("c1", "c3", "c5"):
        table.play(0, f"take {card}")
    assert not table.can_undo(0) and not table.can_undo(1)
    table.play(1, "take c7")
    assert table.can_undo(1) and not table.can_undo(0)
    table.undo(1)
    assert not table.can_undo(0) and told(table) == [1, 3, 5]


def test_undo_stops_at_the_barrier() -> None:
    table = sitting()
    for seat, card in ((0, "c1"), (0, "c3"), (0, "c5"), (1, "c7"), (1, "c8")):
        table.play(seat, f"take {card}")
    assert table.state.barrier == 1 and not table.can_undo(1) and table.steps == []
    table.play(1, "take c9")
    assert table.can_undo(1)  # what came after it can be undone
    table.play(1, "take c10")
    assert table.state.over and not table.can_undo(1)


def test_undo_is_not_for_another_seat() -> None:
    table = sitting()
    table.play(0, "take c1")
    with pytest.raises(IllegalChoice, match="undo stops here"):
        table.undo(1)
    with pytest.raises(IllegalChoice, match="nothing to redo"):
        table.redo(1)


def test_a_choice_that_ends_the_turn_waits_for_its_commit() -> None:
    table = sitting(confirm=True)
    table.play(0, "take c1")
    table.play(0, "take c3")
    table.play(0, "take c5")
    assert table.waiting is not None and told(table) == [1, 3] and table.state.deciders == [0]
    assert save(table.shown)["told"] == [1, 3, 5] and table.shown.log is table.state.log
    with pytest.raises(IllegalChoice, match="a choice is waiting"):
        table.play(0, "take c6")
    table.commit()
    assert table.waiting is None and told(table) == [1, 3, 5] and table.state.deciders == [1]
    with pytest.raises(IllegalChoice, match="no choice is waiting"):
        table.commit()


def test_a_waiting_choice_can_be_undone_and_redone() -> None:
    table = sitting(confirm=True)
    for card in ("c1", "c3", "c5"):
        table.play(0, f"take {card}")
    assert table.can_undo(0) and not table.can_undo(1)
    table.undo(0)
    assert table.waiting is None and table.shown is table.state
    table.undo(0)
    assert told(table) == [1]
    table.redo(0)
    table.redo(0)
    assert table.waiting is not None and save(table.shown)["told"] == [1, 3, 5]


def test_another_waiting_choice_forgets_the_one_undone() -> None:
    table = sitting(confirm=True)
    for card in ("c1", "c3", "c5"):
        table.play(0, f"take {card}")
    table.undo(0)
    table.play(0, "take c6")
    table.undo(0)
    table.redo(0)
    assert save(table.shown)["told"] == [1, 3, 6] and table.undone == []


def test_a_waiting_choice_shows_nothing_that_is_yet_to_be_learned() -> None:
    table = sitting(confirm=True)
    for seat, card in ((0, "c1"), (0, "c3"), (0, "c5")):
        table.play(seat, f"take {card}")
    table.commit()
    table.play(1, "take c7")
    table.play(1, "take c8")
    shown = table.shown
    assert save(shown)["told"] == [1, 3, 5, 7, 8, 99] and shown.rng.state == table.state.rng.state
    assert shown.deciders == [] and shown.options(1) == []


def test_an_illegal_choice_is_refused_at_once() -> None:
    table = sitting(confirm=True)
    before = save(table.state)
    with pytest.raises(IllegalChoice):
        table.play(0, "take c9")
    assert save(table.state) == before and table.waiting is None and table.steps == []


def test_buying_cannot_be_undone_but_walking_can() -> None:
    s = tidewrack.GAME.new(seats=2, seed=1)
    assert isinstance(s, Tidewrack)
    table = Session(s)
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(0, "walk c2")
    assert table.can_undo(0)
    table.play(
        0, next(table.state.text(o) for o in table.state.legal if table.state.text(o).startswith("buy"))
    )
    assert not table.can_undo(0)
