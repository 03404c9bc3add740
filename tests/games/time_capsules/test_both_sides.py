"""Both sides of numbers and comparisons of which the worked examples show one."""

from __future__ import annotations

import pytest

from tests.games.time_capsules.given import ANN, BOB, clause, given, held, split


@clause("TC-4.15.17", "TC-F08")
@pytest.mark.parametrize(("rolled", "breaks"), [(1, 1), (3, 1), (4, 0), (12, 0)])
def test_chaotic_resonance_breaks_up_to_three(rolled: int, breaks: int) -> None:
    p = given().active(ANN, "b1").asked_to_act(ANN).rolling(rolled, dice=(12,)).resolve(ANN, "ROLLQ(12)")
    assert p.pool(ANN) == (0, rolled) and p.lies(ANN, "inactive")["break"] == breaks


@clause("TC-4.8.3", "TC-4.8.3a", "TC-4.15.11")
@pytest.mark.parametrize("number", [1, 9])
def test_who_has_already_packed_is_hit_before_the_last_round(number: int) -> None:
    p = given().round(number).active(ANN, "B08").asked_to_act(ANN)
    p.mat(BOB).finished = 1
    p.play(ANN, "use B08")
    assert p.lies(BOB) == held("break")


@clause("TC-4.8.3b")
def test_who_has_already_packed_is_safe_in_the_last_round() -> None:
    p = given().round(10).active(ANN, "B08").asked_to_act(ANN)
    p.mat(BOB).finished = 1
    p.play(ANN, "use B08")
    assert p.lies(BOB) == held("") and p.told("no-target") == 1


@clause("TC-4.8.4", "TC-4.8.3b")
def test_in_split_nobody_is_safe_in_the_last_round() -> None:
    p = split().round(10).active(ANN, "B08").active(BOB, "b1").asked_to_act(ANN)
    p.mat(BOB).finished = 1
    p.play(ANN, "use B08")
    assert p.mat(BOB).held == 1


@clause("TC-4.15.16", "TC-F07")
def test_shape_of_infinity_never_lowers_a_die() -> None:
    p = given().active(ANN, "c6=3 c8=7 c12=2").asked_to_act(ANN).resolve(ANN, "LEVEL")
    p.play(ANN, "choose c6=3")
    assert p.lies(ANN) == held("c6=3 c8=7 c12=3")


@clause("TC-4.10.1a", "TC-4.10.2")
@pytest.mark.parametrize(("hand", "reshuffled"), [("F01 F02 F03 F04 F05", 0), ("F01 F02 F03 F04", 1)])
def test_the_deck_is_made_anew_only_for_a_card_that_is_drawn(hand: str, reshuffled: int) -> None:
    p = given().hand(ANN, hand).asked_to_act(ANN)
    for card in p.s.deck.cards[:]:
        p.s.move(card, p.s.deck, p.s.discards)
    before = len(p.s.discards.cards)
    p.s.draw_card(ANN)
    assert len(p.in_hand(ANN)) == 5 and p.told("reshuffled") == reshuffled
    assert p.told("no-draw") == 1 - reshuffled
    assert len(p.s.discards.cards) == (0 if reshuffled else before)


@clause("TC-4.5.9", "TC-4.5.7b")
def test_a_trade_of_new_computers_leaves_one_to_upgrade() -> None:
    """In the order of the tokens the computer-12 comes first: giving both others would leave only it."""
    p = given().active(ANN, "c12=5 c6=1+ c6=2+").asked_to_act(ANN).play(ANN, "trade computers upgrade")
    assert p.options() == ["give c6=1+", "give c6=2+"]  # the computer-12 went at once
    p.play(ANN, "give c6=1+")
    assert p.lies(ANN) == held("c8=2+")


@clause("TC-4.5.9", "TC-4.5.7b")
def test_a_trade_of_old_computers_leaves_one_to_upgrade() -> None:
    p = given().active(ANN, "c6=1 c6=2 c12=5").asked_to_act(ANN).play(ANN, "trade computers upgrade")
    assert p.options() == ["give c6=1", "give c6=2"]
    p.play(ANN, "give c6=2")  # then the computer-12
    assert p.lies(ANN) == held("c8=1")
