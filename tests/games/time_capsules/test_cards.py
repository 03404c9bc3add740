"""Fluctuation cards and chronocrystals (TC-4.10, TC-7.6)."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.games.time_capsules import printed
from rulewright.games.time_capsules.choices import RerollSome
from rulewright.games.time_capsules.printed import BLUE, ORANGE
from rulewright.games.time_capsules.verbs import CHOOSE
from tests.games.time_capsules.given import ANN, BOB, CY, Position, capsules, clause, given, held, solo, split


def play(card: str, active: str = "", inactive: str = "", *choices: str) -> Position:
    p = given(3).active(ANN, f"Z6 {active}").inactive(ANN, inactive).hand(ANN, card).crystals(ANN, 3)
    return p.asked_to_act(ANN).play(ANN, f"play {card}", *choices)


@clause("TC-F01", "TC-4.15.15", "TC-3.5.3")
def test_f01_portal_into_consciousness() -> None:
    p = play("F01", "c6=1 c6=1 c8=2")
    assert p.options() == ["done", "choose c6=1", "choose c8=2"]
    p.play(ANN, "choose c6=1").rolling(6, 7, dice=(6, 8)).play(ANN, "choose c8=2")
    assert p.lies(ANN) == held("Z6 c6=1 c6=6 c8=7")
    p.play(ANN, "choose c6=1").rolling(3).play(ANN, "done")  # a second time, seen first
    assert p.lies(ANN) == held("Z6 c6=3 c6=6 c8=7") and p.question == "ask-act"


@clause("TC-F01", "TC-4.15.15")
def test_any_subset_of_computers_can_be_rerolled() -> None:
    p = play("F01", "c6=1 c6=1 c8=2 c12=5")
    found: set[tuple[int, ...]] = set()
    todo: list[tuple[int, ...]] = [()]
    while todo:
        chosen = todo.pop()
        found.add(chosen)
        options = RerollSome(ANN, chosen).options(p.s)
        todo += [(*chosen, CHOOSE.read(option)) for option in options if option in CHOOSE]
    assert len(found) == 3 * 2 * 2


@clause("TC-F02", "TC-4.15.21")
@pytest.mark.parametrize(("batteries", "energy"), [("", 0), ("b3 b1", 2), ("b1 " * 7, 5)])
def test_f02_molecular_resonance(batteries: str, energy: int) -> None:
    assert play("F02", batteries, "b1 b1").pool(ANN) == (energy, 0)


@clause("TC-F03", "TC-4.15.12", "TC-R31", "TC-4.1.6")
def test_f03_time_loop() -> None:
    p = play("F03", "", "B04 O17 B15+ b3")
    assert p.options() == ["done", "return B04", "return O17"]
    p.play(ANN, "return O17", "return B04")
    assert p.lies(ANN) == held("Z6 B04 O17") and p.lies(ANN, "inactive") == held("B15+ b3")


@clause("TC-4.10.9", "TC-R55", "TC-INV-21")
def test_time_loop_once_a_round() -> None:
    p = given().active(ANN, "B06 B06 Z6").hand(ANN, "F03 F03").crystals(ANN, 6).asked_to_act(ANN)
    p.play(ANN, "use B06", "use B06", "play F03", "return B06", "return B06")
    assert p.mat(ANN).crystals == 7
    assert not p.can("play F03") and p.refused("play F03") == "TC-4.10.9"
    q = (
        solo()
        .hand(ANN, "F03")
        .crystals(ANN, 3)
        .round(3)
        .bag(ANN, "b1 b1", "B06 b1")
        .aside(ANN, "b1 b1", "b1 b1")
    )
    q.mat(ANN).looped = 1
    assert q.new_round().can("play F03")


@clause("TC-F05", "TC-4.15.31", "TC-R50")
def test_f05_future_techs_shows_four_to_its_player_alone() -> None:
    p = given(3).active(ANN, "c12=9 Z6").hand(ANN, "F05").crystals(ANN, 2).top("B04 B20 B15 B12 B01")
    p.asked_to_act(ANN)
    before = [p.s.view(seat)["stacks"][BLUE]["cards"] for seat in (ANN, BOB, None)]
    assert all(set(view) == {-1} for view in before)
    p.play(ANN, "play F05", "look blue")
    seen = [printed.PRINTED_ON[t] for t in p.s.view(ANN)["stacks"][0]["cards"][-4:]]
    assert [printed.ARTIFACT_ROWS[kind].id for kind in seen] == ["B12", "B15", "B20", "B04"]
    assert set(p.s.view(BOB)["stacks"][BLUE]["cards"]) == set(p.s.view(None)["stacks"][0]["cards"]) == {-1}
    assert p.options() == ["decline", "acquire B04"]  # 9 - 3 = 6 qubits; the others cost 11 and more
    assert p.refused("acquire B12") == "TC-4.3.7"
    row = p.row(BLUE)
    p.play(ANN, "acquire B04")
    assert p.pool(ANN) == (0, 3) and p.lies(ANN, "inactive") == held("c12 B04+") and p.mat(ANN).vp == 2
    assert p.row(BLUE) == row and p.stack(BLUE)[-1] == "B01"


@clause("TC-F05", "TC-3.5.4", "TC-3.1.11")
def test_the_rest_goes_under_the_stack_in_an_order_nobody_knows() -> None:
    p = given(3).active(ANN, "Z6").hand(ANN, "F05").crystals(ANN, 2).top("B12 B20 B15 B08").asked_to_act(ANN)
    p.play(ANN, "play F05", "look blue")  # nothing can be paid: declined at once
    bottom = p.stack(BLUE)[:4]
    assert sorted(bottom) == ["B08", "B12", "B15", "B20"]
    tokens = sorted(p.s.stacks[BLUE].cards[:4])
    orders, others = set(), set()
    for seed in range(300):
        mine, theirs = (capsules(p.s.sample(seat, seeded(seed))) for seat in (ANN, BOB))
        assert sorted(mine.stacks[BLUE].cards[:4]) == tokens
        orders.add(tuple(mine.stacks[BLUE].cards[:4]))
        others.add(tuple(sorted(theirs.stacks[BLUE].cards[:4])))
    assert len(orders) == 24 and len(others) > 100


@clause("TC-F05", "TC-R50")
def test_future_techs_with_a_short_or_empty_stack() -> None:
    p = (
        given()
        .empty_stack(BLUE, keep=2)
        .active(ANN, "Z6")
        .hand(ANN, "F05")
        .crystals(ANN, 2)
        .asked_to_act(ANN)
    )
    p.play(ANN, "play F05", "look blue")
    assert len(p.stack(BLUE)) == 2 and p.question == "ask-act"
    p = given().empty_stack(BLUE).active(ANN, "c6=1 Z6").hand(ANN, "F05").crystals(ANN, 2).asked_to_act(ANN)
    p.play(ANN, "play F05")
    assert len(p.stack(ORANGE)) == 47  # orange was the only choice, and nothing was bought
    p = given().empty_stack(BLUE).empty_stack(ORANGE).hand(ANN, "F05").crystals(ANN, 2).active(ANN, "Z6")
    assert p.asked_to_act(ANN).refused("play F05") == "TC-4.10.8"


@clause("TC-F06", "TC-4.15.32")
def test_f06_wormhole() -> None:
    p = play("F06", "b3 b2")
    assert p.can("batteries 1") and p.can("score 1")
    p.play(ANN, "score 1")
    assert p.mat(ANN).vp == 1 and p.pool(ANN) == (0, 0)


@clause("TC-F09", "TC-4.15.19", "TC-4.15.24", "TC-R28")
def test_f09_biofield_resonance() -> None:
    p = play("F09", "", "Z1")
    assert p.options() == ["drop active Z6", "drop inactive Z1"]
    p.play(ANN, "drop inactive Z1")
    assert p.pool(ANN) == (4, 4) and p.mat(ANN).vp == 0 and p.lies(ANN) == held("Z6")
    p = given().hand(ANN, "F09").crystals(ANN, 1).active(ANN, "b1 b3 b2").asked_to_act(ANN)
    assert not p.can("play F09") and p.refused("play F09") == "TC-4.10.8"


@clause("TC-F10", "TC-4.15.4")
def test_f10_entropy_reversal() -> None:
    assert play("F10", "break break", "break break", "fix 3").mat(ANN).breaks() == 1


@clause("TC-F11", "TC-4.15.33", "TC-R28")
def test_f11_echo_of_the_past() -> None:
    p = play("F11", "", "Z1 Z4")
    assert p.options() == ["bio inactive Z1", "bio inactive Z4"]
    p.play(ANN, "bio inactive Z4")
    assert p.pool(ANN) == (0, 9) and p.lies(ANN, "inactive") == held("Z1")
    p = given().hand(ANN, "F11").crystals(ANN, 1).active(ANN, "Z1").asked_to_act(ANN)
    assert p.refused("play F11") == "TC-4.10.8"


@clause("TC-F12")
def test_f12_stable_paradox() -> None:
    p = play("F12")
    assert p.mat(ANN).vp == 4 and p.lies(ANN, "inactive") == held("break")


@clause("TC-F13")
def test_f13_quantum_leap() -> None:
    p = play("F13", "c6=2", "c8", "upgrade active c6=2", "upgrade inactive c8")
    assert p.lies(ANN) == held("Z6 c8=2") and p.lies(ANN, "inactive") == held("c12") and p.mat(ANN).vp == 2


@clause("TC-F14")
@pytest.mark.parametrize(
    ("artifacts", "vp"), [("", 0), ("B04", 0), ("B04 B05 O01", 1), ("O01 " * 2 + "O02 O02", 2)]
)
def test_f14_temporal_dividend(artifacts: str, vp: int) -> None:
    assert play("F14", artifacts).mat(ANN).vp == vp


@clause("TC-F14")
def test_f14_gives_four_at_most() -> None:
    assert play("F14", "B01 B02 B03 B04 B05", "B06 B07 B08 B09 B10 B11").mat(ANN).vp == 4


@clause("TC-F15", "TC-F16")
def test_objects_from_cards() -> None:
    assert play("F15").lies(ANN, "inactive") == held("c6+ c6+")
    assert play("F16").lies(ANN, "inactive") == held("b3+")


@clause("TC-F17")
def test_f17_displaced_moment() -> None:
    p = play("F17", "break", "", "fix 1")
    assert p.lies(BOB) == p.lies(CY) == held("break") and p.mat(ANN).breaks() == 0


@clause("TC-4.10.1", "TC-3.1.5")
def test_others_see_only_the_number_of_cards() -> None:
    p = given(3).hand(ANN, "F01 F02 F03")
    assert p.s.view(BOB)["mats"][ANN]["hand"]["cards"] == [-1, -1, -1]
    assert p.s.view(None)["mats"][ANN]["hand"]["cards"] == [-1, -1, -1]
    assert -1 not in p.s.view(ANN)["mats"][ANN]["hand"]["cards"]


@clause("TC-4.10.2", "TC-3.5.1")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    p = given()
    s = p.s
    while len(s.deck.cards) > 1:
        s.move(s.deck.cards[0], s.deck, s.discards)
    p.resolve(ANN, "CARD(3)")
    assert len(p.in_hand(ANN)) == 3 and len(s.discards.cards) == 0 and p.told("reshuffled") == 1
    assert p.s.view(BOB)["deck"]["cards"] == [-1] * len(s.deck.cards)
    for card in s.deck.cards[:]:
        s.move(card, s.deck, p.mat(BOB).hand)
    p.resolve(ANN, "CARD(1)")
    assert len(p.in_hand(ANN)) == 3 and p.told("no-draw") == 1


@clause("TC-4.10.5", "TC-4.10.10")
def test_cards_and_crystals_stay_from_round_to_round() -> None:
    p = (
        solo()
        .hand(ANN, "F01 F02")
        .crystals(ANN, 9)
        .round(3)
        .bag(ANN, "b1 b1", "b1 b1")
        .aside(ANN, "b1 b1", "b1 b1")
    )
    p.active(ANN, "")
    p.new_round()
    assert p.in_hand(ANN) == ["F01", "F02"] and p.mat(ANN).crystals == 9


@clause("TC-4.10.6")
def test_the_played_card_is_not_reshuffled_into_its_own_draw() -> None:
    p = given().hand(ANN, "F18").crystals(ANN, 1).active(ANN, "Z6")
    s = p.s
    for card in s.deck.cards[:]:
        s.move(card, s.deck, s.discards if len(s.discards.cards) < 2 else p.mat(BOB).hand)
    p.asked_to_act(ANN).play(ANN, "play F18")
    assert len(p.in_hand(ANN)) == 2 and "F18" not in p.in_hand(ANN) and p.discarded_cards() == ["F18"]


@clause("TC-4.10.8", "TC-R56")
def test_cards_without_effect_may_be_played() -> None:
    p = given().hand(ANN, "F01 F02 F03 F10 F13").crystals(ANN, 11).active(ANN, "Z1").asked_to_act(ANN)
    for card in ("F01", "F02", "F03", "F10", "F13"):
        assert p.can(f"play {card}")
    p.play(ANN, "play F01", "play F10")
    assert p.discarded_cards() == ["F01", "F10"]


@clause("TC-4.10.8")
def test_cards_that_need_a_target() -> None:
    p = given().hand(ANN, "F04 F07").crystals(ANN, 9).active(ANN, "Z1").asked_to_act(ANN)
    assert p.refused("play F04") == p.refused("play F07") == "TC-4.10.8"
    q = split().hand(ANN, "F04").crystals(ANN, 9).active(ANN, "B10 b1 c6=1")
    q.purchase()
    assert not q.can("play F04")  # the only active artifact is of Phase II
