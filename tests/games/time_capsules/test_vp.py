"""Victory points and breaks (TC-4.7, TC-4.8)."""

from __future__ import annotations

import pytest

from tests.games.time_capsules.given import ANN, BOB, CY, clause, given, held, split


@clause("TC-4.7.1", "TC-4.7.2")
def test_an_artifact_scores_at_once() -> None:
    p = given().offer(orange="O18 O01 O03").pools(ANN, energy=10).asked_to_act(ANN).play(ANN, "buy orange1")
    assert p.mat(ANN).vp == 7 and p.mat(ANN).crystals == 1 and len(p.in_hand(ANN)) == 1  # spaces 3 and 6


@clause("TC-4.7.3", "TC-4.15.6")
def test_a_gained_computer_scores_its_value() -> None:
    p = (
        given()
        .resolve(ANN, "COM(8, inactive)")
        .resolve(ANN, "COM(12, inactive)")
        .resolve(ANN, "COM(6, inactive)")
    )
    assert p.mat(ANN).vp == 3 and p.lies(ANN, "inactive") == held("c6+ c8+ c12+")


@clause("TC-4.7.5", "TC-R18")
def test_vp_do_not_fall_below_zero_and_the_rest_is_forgotten() -> None:
    p = given().vp(ANN, 1).active(ANN, "c12=4 c6=1 c6=2 Z1").asked_to_act(ANN)
    p.play(ANN, "trade computers bio", "give c6=1", "give c12=4", "take Z1")
    assert p.mat(ANN).vp == 0
    p.play(ANN, "bio inactive Z1")
    assert p.mat(ANN).vp == 1


@clause("TC-4.7.7", "TC-R60", "TC-4.15.2")
def test_bonuses_follow_a_gain_before_the_next_step() -> None:
    p = given().vp(ANN, 9).resolve(ANN, "VP(1); FIX(1)")
    assert p.options() == ["fix 0", "fix 1"]  # the break of space 10 is there already
    p.play(ANN, "fix 1")
    assert p.mat(ANN).breaks() == 0


@clause("TC-4.7.6", "TC-INV-08")
def test_several_bonuses_come_in_ascending_order() -> None:
    p = given().vp(ANN, 0)
    p.s.gain_vp(ANN, 20, 0)
    told = [e.line.message.key for e in p.s.log or ()]
    order = [k for k in told if k in ("event-broke", "event-crystals", "event-drew-secretly")]
    assert order == [
        "event-crystals", "event-drew-secretly", "event-broke", "event-crystals", "event-drew-secretly",
        "event-broke", "event-crystals",
    ]  # fmt: skip
    assert p.mat(ANN).crystals == 3 and p.mat(ANN).breaks() == 2


@clause("TC-4.8.1")
def test_breaks_take_room_and_have_no_use() -> None:
    p = given().active(ANN, "break break break").asked_to_act(ANN)
    assert p.told("chose") == 0 and p.s.log and p.s.log[-1].line.message.key == "event-forced"
    assert p.mat(ANN).objects() == 3


@clause("TC-4.8.2", "TC-4.15.3")
def test_own_breaks_lie_in_the_inactive_zone() -> None:
    for p in (given().resolve(ANN, "BRK(2)"), split().resolve(ANN, "BRK(2)")):
        assert p.lies(ANN, "inactive") == held("break break") and p.mat(ANN).held == 0


@clause("TC-4.8.7", "TC-R13", "TC-R79", "TC-INV-13")
def test_breaks_in_capsules_and_in_the_chronocrystal_zone_cannot_be_removed() -> None:
    p = split().round(10).bag(ANN, "break break", "b1 b1").held(ANN, 2).pools(ANN, qubits=20)
    p.active(ANN, "Z1").asked_to_act(ANN)
    assert not p.can("repair 1")
    p.resolve(ANN, "FIX(3)")
    assert p.mat(ANN).breaks() == 4


@clause("TC-4.8.7a", "TC-R58")
def test_active_breaks_go_first() -> None:
    p = given().active(ANN, "break Z1").inactive(ANN, "break").pools(ANN, qubits=5).asked_to_act(ANN)
    p.play(ANN, "repair 1")
    assert p.lies(ANN) == held("Z1") and p.lies(ANN, "inactive") == held("break")


@clause("TC-4.8.9", "TC-8.1a", "TC-R67")
def test_many_breaks_end_nothing_and_more_can_come() -> None:
    p = given().inactive(BOB, "break " * 8).active(ANN, "B07 b1").asked_to_act(ANN).play(ANN, "use B07")
    assert p.mat(BOB).breaks() == 9 and not p.s.over


@clause("TC-4.8.11", "TC-INV-23")
def test_the_victim_decides_nothing_and_keeps_the_vp() -> None:
    p = given(3).vp(BOB, 20).vp(CY, 30).active(ANN, "B08 b1").asked_to_act(ANN).play(ANN, "use B08")
    assert p.asked == ANN
    assert [p.mat(seat).vp for seat in (ANN, BOB, CY)] == [1, 20, 30]
    assert p.lies(BOB) == p.lies(CY) == held("break")


@clause("TC-4.8.10")
def test_hits_go_round_from_the_user() -> None:
    p = given(4).active(CY, "B08").asked_to_act(CY).play(CY, "use B08")
    struck = [e.line.a for e in p.s.log or () if e.line.message.key == "event-struck"]
    assert struck == [3, 0, 1]


@clause("TC-R10")
@pytest.mark.parametrize("what", ["O14", "F17"])
def test_other_hostile_breaks_follow_the_same_rule(what: str) -> None:
    p = split().vp(BOB, 5).active(ANN, "O14 b1" if what == "O14" else "b1").hand(ANN, "F17").crystals(ANN, 2)
    p.asked_to_act(ANN).play(ANN, "use O14" if what == "O14" else "play F17")
    assert p.mat(BOB).held == 1 and p.lies(BOB) == held("")


@clause("TC-R54")
def test_a_hit_reaches_who_has_ended_and_who_still_acts() -> None:
    p = split(3).active(BOB, "B08 Z1")
    for seat in (ANN, CY):
        p.active(seat, "b1 b1 Z1")
    p.asked_to_act(BOB).play(BOB, "use B08")
    assert p.mat(ANN).held == p.mat(CY).held == 1


@clause("TC-R40")
def test_packing_and_discarding_give_no_vp() -> None:
    p = given().vp(ANN, 9).active(ANN, "Z1 B20 " + "b1 " * 13).discarding(ANN)
    before = p.told("vp")
    p.play(ANN, "discard b1")
    while p.question == "ask-pack":
        p.s.play(ANN, p.s.options(ANN)[0])
    assert p.told("vp") == before and p.mat(ANN).breaks() == 0


@clause("TC-4.7.4c", "TC-4.12.2b")
def test_a_computer_dropped_for_an_effect_costs_vp_too() -> None:
    p = given().vp(ANN, 10).active(ANN, "O07 c12=1 Z1").asked_to_act(ANN)
    p.play(ANN, "use O07", "drop active c12=1", "take Z2")
    assert p.mat(ANN).vp == 8 and p.lies(ANN) == held("Z1")
