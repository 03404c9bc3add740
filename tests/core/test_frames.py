"""The flow: steps in order, forced choices taken, empty ones lapsed, refusals explained."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rulewright
from rulewright.core.errors import GameError, IllegalChoice
from rulewright.core.state import CHOSE, FORCED
from rulewright.core.zones import EVERYONE, only
from tests.toys import tidewrack
from tests.toys.cards import TAKE, Cards, Pick, Step, script, table
from tests.toys.tidewrack import play, verbs
from tests.toys.tidewrack.table import Tidewrack


def test_what_is_pushed_last_happens_first() -> None:
    s = table()
    for number in (1, 2, 3):
        s.push(Step(number))
    s.advance()
    assert s.told == [3, 2, 1] and s.over and s.legal == [] and s.deciders == []


def test_a_step_may_put_others_before_what_follows() -> None:
    def two(s: Cards) -> None:
        s.push(Step(12))
        s.push(Step(11))

    s = table(Step(1, script(two)), Step(2))
    s.advance()
    assert s.told == [1, 11, 12, 2]


def test_a_question_waits() -> None:
    s = table(Step(1), Pick(1, (4, 5)), Step(2))
    s.advance()
    assert s.told == [1] and s.deciders == [1] and s.actor == 1
    assert s.options(1) == [TAKE.of(4), TAKE.of(5)] and s.options(0) == []
    s.play(1, "take c5")
    assert s.told == [1, 5, 2] and s.over and s.turns == 1


def test_the_only_option_is_taken_unasked() -> None:
    s = table(Pick(2, (7,)), Pick(0, (1, 2)))
    s.log = []
    s.advance()
    assert s.told == [7] and s.turns == 0 and s.past is None and s.deciders == [0]
    assert [(entry.line.message, entry.line.values()) for entry in s.log] == [(FORCED, [2, TAKE.of(7)])]


def test_a_question_without_options_lapses() -> None:
    s = table(Pick(2, ()), Pick(0, (1, 2)))
    s.advance()
    assert s.told == [-1] and s.deciders == [0]


def test_options_may_be_edited_by_who_asked() -> None:
    s = table(Pick(0, (1, 2)))
    s.advance()
    s.options(0).clear()
    assert s.options(0) == [TAKE.of(1), TAKE.of(2)]


def test_choices_are_logged_for_those_who_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(Pick(0, (1, 2)), Pick(1, (3, 4)))
    s.log = []
    s.advance()
    s.play(0, TAKE.of(1))
    monkeypatch.setattr(Pick, "audience", lambda self, s: only(1))
    s.play(1, TAKE.of(4))
    assert [(entry.who, entry.turn, entry.line.message) for entry in s.log] == [
        (EVERYONE, 1, CHOSE),
        (only(1), 2, CHOSE),
    ]


def test_a_copy_has_no_log_and_shares_frames() -> None:
    s = table(Pick(0, (1, 2)))
    s.log = []
    s.advance()
    copy = s.copy()
    assert copy.log is None and copy.stack[0] is s.stack[0] and copy.stack is not s.stack


def tide() -> Tidewrack:
    s = tidewrack.GAME.new(seats=3, seed=1)
    assert isinstance(s, Tidewrack)
    for seat in range(3):
        s.play(seat, "pass")
    return s


def test_a_refusal_says_who_what_why_and_what_is_allowed() -> None:
    s = tide()
    seat = s.actor
    s.boards[seat].purse[0] = 0
    s.advance()
    dear = next(slot for slot in range(5) if s.market.cards[slot] and verbs.BUY.of(slot) not in s.legal)
    with pytest.raises(IllegalChoice) as error:
        s.play(seat, verbs.BUY.of(dear))
    text = str(error.value)
    assert text.startswith(f"seat {seat} cannot buy {dear + 1}: The card at place {dear + 1} costs ")
    assert "(TW-4.2); allowed: pass, rest, " in text and text.endswith(" more")


@pytest.mark.parametrize(
    ("seat", "said", "answer"),
    [
        (1, "rest", "seat 1 cannot rest: it is not asked now; asked: 0"),
        (0, "keep map1", "seat 0 cannot keep map1: it is not among the choices now; allowed: pass, rest, "),
        (9, "rest", "no seat 9; seats: 0 to "),
        (-1, "rest", "no seat -1; seats: 0 to "),
        (0, "swim", "unknown word 'swim'; words: pass, rest, "),
    ],
)
def test_refusals(seat: int, said: str, answer: str) -> None:
    s = tide()
    assert isinstance(s.stack[-1], play.Turn) and s.actor == 0
    with pytest.raises(GameError) as error:
        s.play(seat, said)
    assert str(error.value).startswith(answer)


def test_after_the_end_nothing_can_be_chosen() -> None:
    s = table(Step(1))
    s.advance()
    with pytest.raises(IllegalChoice, match="seat 0 cannot stop: the game is over"):
        s.play(0, "stop")


def test_a_lapse_needs_no_words() -> None:
    class Silent(Pick):
        def lapse(self, s: Cards) -> None:
            super(Pick, self).lapse(s)

    s = table(Silent(0, ()))
    s.advance()
    assert s.told == [] and s.over


def test_reasons_are_for_visible_choices_of_the_seat_that_is_asked() -> None:
    s = tide()
    s.boards[0].purse[0] = 0
    s.advance()
    reasons = dict(s.reasons(0))
    assert s.reasons(1) == [] and reasons and all(option in verbs.BUY for option in reasons)
    assert not set(reasons) & set(s.options(0))


def bases(kind: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).split("[")[0] for base in kind.bases}


def test_a_frame_keeps_what_it_is_made_of_under_the_same_names() -> None:
    """So that a saved one can be made again: a question that did not could not be sent to a bot."""
    folder = Path(rulewright.__path__[0])
    files = [*folder.glob("core/*.py"), *folder.glob("games/*/*.py")]
    nodes = [node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body]
    kinds = [node for node in nodes if isinstance(node, ast.ClassDef)]
    frames = {"Frame"}
    for _ in range(8):  # questions of questions
        frames |= {kind.name for kind in kinds if bases(kind) & frames}
    members = [(kind.name, one) for kind in kinds if bases(kind) & frames for one in kind.body]
    makers = [
        (name, one) for name, one in members if isinstance(one, ast.FunctionDef) and one.name == "__init__"
    ]
    assert len(makers) > 100
    for name, maker in makers:
        said = ast.unparse(maker)
        handed_on = " ".join(re.findall(r"super\(\).__init__\((.*?)\)", said))
        kept = re.findall(r"self\.(\w+)(?:: [^=]+)? = ", said) + re.findall(r"\w+", handed_on)
        assert sorted(kept) == sorted(argument.arg for argument in maker.args.args[1:]), name
