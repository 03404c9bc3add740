"""Menus: an action says each condition once; options, reasons, the default and the end follow."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rulewright.core.errors import GameError
from rulewright.core.menu import Action, Menu, Offers
from rulewright.core.state import Decision, Setup, State
from rulewright.core.verbs import NUMBER, Domain, Line, Option, Verb0, Verb1, Vocabulary, ask, why
from rulewright.core.zones import EVERYONE, NOBODY
from tests.toys import tidewrack
from tests.toys.tidewrack import choices, verbs
from tests.toys.tidewrack.table import Tidewrack

SLOT = Domain("slot", ["1", "2", "3"])
END, BUY, DIG = Verb0("end"), Verb1("buy", SLOT), Verb1("dig", SLOT)
ASKED = ask("asked", "")
TOO_DEAR, NOT_NOW = why("too-dear", "X-1", SLOT, NUMBER), why("not-now", "X-2")
VOCABULARY = Vocabulary([END, BUY, DIG], [ASKED, TOO_DEAR, NOT_NOW])


class Shop(State):
    def __init__(self, setup: Setup, of: Shop | None = None) -> None:
        super().__init__(setup, 0, of)
        self.coins: int = of.coins if of else 2
        self.looked: int = of.looked if of else 0

    def copy(self) -> Shop:
        return Shop(self.setup, self)


class End(Action[Shop, int]):
    def do(self, s: Shop, seat: int, option: Option) -> None:
        pass


class Buy(Action[Shop, int]):
    """Slot n costs n coins."""

    def look(self, s: Shop, me: int, to: Offers) -> None:
        for slot in range(SLOT.size):
            to.may_if(slot + 1 <= me, BUY.of(slot), TOO_DEAR, slot, slot + 1 - me)

    def do(self, s: Shop, seat: int, option: Option) -> None:
        s.coins -= BUY.read(option) + 1


class Dig(Action[Shop, int]):
    def look(self, s: Shop, me: int, to: Offers) -> None:
        to.may(DIG.of(0))
        to.no(DIG.of(2), TOO_DEAR, 2, 1)

    def do(self, s: Shop, seat: int, option: Option) -> None:
        s.coins += 1


class Open(Menu[Shop, int]):
    actions: ClassVar[tuple[Action[Any, Any], ...]] = (End(END, ends=True), Buy(BUY), Dig(DIG))
    asks = ASKED

    def me(self, s: Shop) -> int:
        s.looked += 1
        return s.coins


class Shut(Open):
    actions = (End(END, ends=True), Buy(BUY))
    shut = (Dig(DIG),)
    why_shut = NOT_NOW


def shop(frame: Menu[Shop, int]) -> Shop:
    s = Shop(Setup(None, VOCABULARY, "base", 1, {}, 0))
    s.push(frame)
    s.advance()
    return s


def said(s: Shop) -> list[str]:
    return [s.text(option) for option in s.options(0)]


def reasons(s: Shop) -> dict[str, tuple[Any, ...]]:
    return {s.text(option): (line.message, *line.values()) for option, line in s.reasons(0)}


def test_options_are_what_may_be_done() -> None:
    s = shop(Open(0))
    assert said(s) == ["end", "buy 1", "buy 2", "dig 1"]


def test_what_all_actions_look_at_is_made_once_a_question() -> None:
    s = shop(Open(0))
    assert s.looked == 1


def test_refusals_come_with_their_values() -> None:
    s = shop(Open(0))
    assert reasons(s) == {"buy 3": (TOO_DEAR, 2, 1), "dig 3": (TOO_DEAR, 2, 1)}


def test_what_is_seen_is_sorted_legal_or_not() -> None:
    s = shop(Open(0))
    assert [s.text(option) for option in Open(0).visible(s)] == [
        "end", "buy 1", "buy 2", "buy 3", "dig 1", "dig 3",
    ]  # fmt: skip


def test_an_action_of_another_phase_is_seen_and_refused() -> None:
    s = shop(Shut(0))
    assert said(s) == ["end", "buy 1", "buy 2"]
    assert reasons(s) == {"buy 3": (TOO_DEAR, 2, 1), "dig 1": (NOT_NOW,), "dig 3": (NOT_NOW,)}


def test_a_legal_choice_and_one_that_is_not_seen_have_no_reason() -> None:
    s = shop(Shut(0))
    assert Shut(0).why_not(s, BUY.of(0)) is None and Shut(0).why_not(s, DIG.of(1)) is None


def test_search_makes_no_reasons() -> None:
    to = Offers(False)
    Open(0).look(shop(Open(0)), to)
    assert to.options and not to.refused


def test_the_same_is_asked_again_until_the_end() -> None:
    s = shop(Open(0))
    s.play(0, "buy 2")
    assert s.coins == 0 and said(s) == ["end", "dig 1"]
    s.play(0, "end")
    assert s.over


def test_the_default_does_not_end_the_turn_if_anything_else_can_be_done() -> None:
    s = shop(Open(0))
    assert s.text(Open(0).default(s)) == "buy 1"
    s.coins = 0
    assert s.text(Shut(0).default(s)) == "end"


def test_the_action_that_ends_the_turn_is_known() -> None:
    assert [Open(0).ends(option) for option in (END.of(), BUY.of(1), DIG.of(0))] == [True, False, False]


def test_a_choice_of_no_action_is_an_error() -> None:
    with pytest.raises(GameError, match=f"no action of this menu says {DIG.of(1)}"):
        Shut(0).chosen(DIG.of(1))


def test_a_question_of_its_own_can_reason_too() -> None:
    s = tidewrack.GAME.new(seats=3, seed=1)
    assert isinstance(s, Tidewrack)
    s.boards[1].square, s.boards[2].square = s.boards[0].square, 0
    s.boards[1].purse[0] = 0
    rob = choices.RobSomeone(0)
    assert rob.options(s) == [verbs.ROB.of(1, 0)]
    against = {option: rob.why_not(s, option) for option in rob.visible(s)}
    told = {option: line.message for option, line in against.items() if line is not None}
    assert told == {
        verbs.ROB.of(1, 1): verbs.NO_LOOT,
        verbs.ROB.of(2, 0): verbs.TOO_FAR,
        verbs.ROB.of(2, 1): verbs.TOO_FAR,
    }


class Mined(Open):
    """Says why not even of what nobody sees."""

    def unseen(self, s: Shop, option: Option) -> Line | None:
        return NOT_NOW.line() if option in DIG else None


def test_a_choice_that_is_not_seen_may_have_a_reason_of_its_own() -> None:
    asked = Mined(0)
    s = shop(asked)
    assert DIG.of(1) not in asked.visible(s)
    reason = asked.why_not(s, DIG.of(1))
    assert reason is not None and reason.message is NOT_NOW
    assert asked.why_not(s, DIG.of(0)) is None, "legal"


def test_a_ready_reason_refuses_and_none_allows() -> None:
    for told in (False, True):
        to = Offers(told)
        to.unless(BUY.of(0), None)
        to.unless(BUY.of(1), NOT_NOW.line())
        assert to.options == [BUY.of(0)]
        assert [line.message for line in to.refused.values()] == ([NOT_NOW] if told else [])


def test_one_condition_allows_or_gives_its_reason() -> None:
    for told in (False, True):
        to = Offers(told)
        to.may_if(True, BUY.of(0), TOO_DEAR, 0, 1)
        to.may_if(False, BUY.of(1), TOO_DEAR, 1, 2)
        assert to.options == [BUY.of(0)]
        assert [line.values() for line in to.refused.values()] == ([[1, 2]] if told else [])


class Dug(Decision[Shop]):
    """All that a question may say of itself without a method."""

    asks = ASKED
    offers_last = True
    quiet = True

    def options(self, s: Shop) -> list[Option]:
        return [DIG.of(0), DIG.of(1)]


class Plain(Decision[Shop]):
    def options(self, s: Shop) -> list[Option]:
        return [DIG.of(0), DIG.of(1)]


def test_a_question_names_its_sentence_its_default_and_whether_the_log_tells() -> None:
    s = shop(Open(0))
    assert Dug(0).prompt(s).message is ASKED
    assert s.text(Dug(0).default(s)) == "dig 2" and s.text(Plain(0).default(s)) == "dig 1"
    assert Dug(0).audience(s) == NOBODY and Plain(0).audience(s) == EVERYONE
    with pytest.raises(NotImplementedError):
        Plain(0).prompt(s)


def test_nothing_is_declined_where_nothing_is_offered() -> None:
    to = Offers(True)
    to.no(BUY.of(0), NOT_NOW)
    to.decline(END.of())
    assert to.options == []
    to.may(BUY.of(1))
    to.decline(END.of())
    assert to.options == [END.of(), BUY.of(1)]
