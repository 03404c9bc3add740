"""The log folded into turns."""

from __future__ import annotations

from rulewright.core.state import CHOSE, Entry
from rulewright.core.verbs import EACH, LAST, NUMBER, SEAT, Message, event
from rulewright.core.zones import EVERYONE
from rulewright.terminal.turns import Turn, headline, turns
from tests.terminal.at_table import Seated, play
from tests.terminal.test_app import waiting_choice

ANN, BOB = 0, 1
ROUND = event("round", "", NUMBER, opens_turn=True)
TURN = event("turn", "", SEAT, opens_turn=True)
STARTS = event("starts", "", SEAT, starts=True)
STORM = event("storm", "", headline=True)
WALKS = event("walks", "", SEAT)
GAINS = event("gains", "", SEAT, NUMBER, result=EACH)
STANDS = event("stands", "", SEAT, NUMBER, result=LAST)


def told(turn: int, message: Message, a: int = 0, b: int = 0) -> Entry:
    return Entry(EVERYONE, turn, message.line(a, b))


def grouped(entries: list[Entry], who: list[int]) -> list[list[tuple[int | None, int]]]:
    """For each group its turns: by whom, and how many lines."""
    return [[(turn.by, len(turn.entries)) for turn in group.turns] for group in turns(entries, who)]


def test_in_a_round_the_choices_of_another_player_begin_a_turn() -> None:
    log = [told(0, ROUND, 1), told(1, CHOSE, ANN), told(1, GAINS, ANN, 2), told(2, WALKS, ANN)]
    log += [told(3, CHOSE, BOB), told(3, GAINS, ANN, 1), told(3, ROUND, 2)]
    assert grouped(log, [ANN, ANN, BOB]) == [[(ANN, 3), (BOB, 2)], []]
    assert [group.head for group in turns(log, [ANN, ANN, BOB])] == [log[0], log[-1]]


def test_what_others_answer_in_a_players_turn_belongs_to_it() -> None:
    log = [told(0, TURN, ANN), told(1, CHOSE, ANN), told(2, CHOSE, BOB), told(3, CHOSE, ANN)]
    assert grouped(log, [ANN, BOB, ANN]) == [[(ANN, 3)]]


def test_what_was_answered_in_secret_is_told_in_one_turn() -> None:
    log = [told(0, ROUND, 1), told(2, CHOSE, ANN), told(2, CHOSE, BOB)]
    assert grouped(log, [ANN, BOB]) == [[(BOB, 2)]]


def test_what_the_table_tells_by_itself_and_what_starts_a_turn_begin_one() -> None:
    log = [told(0, ROUND, 1), told(1, CHOSE, ANN), told(1, STORM), told(1, STORM), told(1, STARTS, BOB)]
    log += [told(1, WALKS, BOB)]
    assert grouped(log, [ANN]) == [[(ANN, 1), (None, 2), (BOB, 2)]]


def test_before_the_first_round_there_is_a_group_without_a_head() -> None:
    log = [told(0, WALKS, ANN), told(0, ROUND, 1)]
    assert grouped(log, []) == [[(None, 1)], []] and turns(log, [])[0].head is None


def test_a_headline_is_what_was_chosen_first_and_what_it_came_to() -> None:
    turn = Turn(ANN)
    turn.entries = [told(1, WALKS, ANN), told(1, CHOSE, ANN), told(1, GAINS, ANN, 1), told(1, STANDS, ANN, 1)]
    turn.entries += [told(2, CHOSE, ANN), told(2, STANDS, BOB, 4), told(2, STANDS, ANN, 3)]
    assert headline(turn) == [turn.entries[i] for i in (1, 2, 5, 6)]  # of Ann's totals the last


def test_where_nothing_was_chosen_the_first_line_is_the_headline() -> None:
    turn = Turn(None)
    turn.entries = [told(1, WALKS, ANN), told(1, WALKS, BOB)]
    assert headline(turn) == turn.entries[:1]


def test_earlier_turns_are_folded_and_f_opens_their_details() -> None:
    async def deeds(t: Seated) -> None:
        assert "▸" not in t.shows("log") and "Aimless pays 1 Uranium" in t.shows(
            "log"
        )  # the last turn is open
        await waiting_choice(t)
        await t.press("e")
        folded = t.shows("log")
        assert "▸" in folded and "Aimless pays 1 Uranium" not in folded
        await t.press("f")
        assert "▸" not in t.shows("log") and "Aimless pays 1 Uranium" in t.shows("log")
        await t.press("f")
        assert t.shows("log") == folded

    play(deeds)
