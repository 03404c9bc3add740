"""The worked examples of the rules (AOA-EX), in their order."""

from __future__ import annotations

import pytest

from rulewright.games.age_of_automaton.printed import ABILITY, LEVELS
from rulewright.games.age_of_automaton.technology import Upgrade
from tests.games.age_of_automaton.given import A, B, C, D, Position, given, read


@pytest.mark.clause("AOA-EX-01", "AOA-3.4", "AOA-10.2")
def test_funding_after_prospect_needs_overtime() -> None:
    p = given().has(A, credits=2).played(A, "prospect").turn(A)
    assert not p.can("fund") and p.refused("fund") == "AOA-3.4"
    p.play(A, "overtime funding")
    assert p.credits(A) == 0 + 3 and p.f(A).reliability == 9 and p.f(A).played[4] == 1


@pytest.mark.clause("AOA-EX-02", "AOA-15.1", "AOA-15.2", "AOA-5.9")
def test_two_advanced_tracks_let_four_units_be_donated() -> None:
    p = given().has(A, prospect="4 1 0 0", tokens="R5", credits=3, donation=7).donating(A)
    p.play(A, "donate R", "donate R", "donate credit")
    assert p.f(A).donation == 10 and p.tokens(A) == "R3" and p.credits(A) == 2
    p.play(A, "donate R")
    assert p.asked == -1 and p.f(A).donation == 11  # a fifth unit is not offered


@pytest.mark.clause("AOA-EX-03", "AOA-16.3", "AOA-16.6")
def test_two_credits_fail_an_audit_of_four() -> None:
    p = given().audits("AU-A1", "AU-A2", "AU-B1", "AU-B2").has(A, credits=2).has(B, credits=4)
    p.audit(3)
    assert p.f(A).minus == 1 and p.f(B).minus == 0


@pytest.mark.clause("AOA-EX-04", "AOA-6.2")
def test_discounts_count_by_colour_and_a_surplus_is_lost() -> None:
    p = given().owns(A, "E01@C1 E08@C1 E02@C3 E04@C3").row("equipment", "E14 E15 E16 E17")  # R1 B1 Y2 off
    p.has(A, tokens="R2 Y1", workers="I").turn(A).play(A, "buy E14")
    assert p.tokens(A) == "R1 Y1"


@pytest.mark.clause("AOA-EX-05", "AOA-EX-09", "AOA-9.1", "AOA-13.7")
def test_two_engineers_add_two_credits_to_funding() -> None:
    p = given().has(A, reputation=6)
    assert p.f(A).engineers() == 2
    assert p.turn(A).play(A, "fund").credits(A) == 5


@pytest.mark.clause("AOA-EX-06", "AOA-9.2", "AOA-9.2b")
def test_sale_cards_raise_the_first_worker_and_engineers_add_more() -> None:
    p = given().owns(A, "SO01 SO02").has(A, reputation=6).turn(A).play(A, "assemble")
    assert p.workers(A) == "I I III"


@pytest.mark.clause("AOA-EX-07", "AOA-9.5", "AOA-2.2")
def test_purchasing_takes_the_market_colours_and_a_die_for_each_engineer() -> None:
    p = given().market("R Y B").has(A, reputation=6).turn(A).rolls_colours("R R").play(A, "purchase")
    assert p.tokens(A) == "R3 Y1 B1"
    assert p.s.market == [0, 1, 2]  # the Market itself is never taken


@pytest.mark.clause("AOA-EX-08", "AOA-10.6", "AOA-5.2", "AOA-5.3")
def test_overdrive_by_two_turns_ii_iv_v_into_two_passes() -> None:
    p = given().has(A, workers="II", credits=3).turn(A).rolls(2, 4, 5).play(A, "prospect T1", "overdrive 2")
    assert p.s.dice == [1, 2, 3] and p.f(A).reliability == 9 and p.credits(A) == 1
    assert p.question == "Toll"  # the second pass asks one credit
    p.play(A, "pay")
    assert p.f(A).prospect[0] == 2


@pytest.mark.clause("AOA-EX-10", "AOA-14.2", "AOA-D-20")
def test_the_first_claim_gives_a_token_on_top() -> None:
    p = given().achievements("AC-1A").has(A, prospect="1 1 0 0").turn(A).play(A, "claim AC-1A")
    assert p.f(A).vp == 2 and p.credits(A) == 1
    assert p.options() == ["take R", "take Y", "take B", "take credit"]
    assert p.play(A, "take R").tokens(A) == "R1"


@pytest.mark.clause("AOA-EX-11", "AOA-SC-03")
def test_sets_of_three_and_one_part() -> None:
    p = given().owns(A, "RD01 RD02 RD09 RD13")
    assert p.points(A, "research") == 8 + 2


@pytest.mark.clause("AOA-EX-12", "AOA-SC-02")
def test_seven_equipment_cards_are_worth_nine() -> None:
    p = given().owns(A, "E01@C1 E02@C1 E03@C2 E04@C2 E05@C3 E06@C3 E07@C4")
    assert p.points(A, "equipment") == 9


def sponsored(seats: int, *takers: int) -> Position:
    """Players take Sponsorship in this order; nobody else does."""
    p = given(seats).tiles("SPA1 SPA6 SPA8 SPA9 SPA3"[: 5 * (seats + 1) - 1])
    for seat, tile in zip(takers, ("SPA1", "SPA6", "SPA8", "SPA9"), strict=False):
        p.turn(seat).play(seat, f"sponsor {tile}")
        while p.s.stack:
            p.play(seat, "end" if p.can("end") else p.options()[0])
    return p


@pytest.mark.clause("AOA-EX-13", "AOA-9.3b", "AOA-17.8b")
def test_c_then_a() -> None:
    p = sponsored(4, C, A)
    assert p.s.next_order == [C, A, -1, -1]
    assert p.clean_up().s.order == (C, A, B, D)


@pytest.mark.clause("AOA-EX-14", "AOA-9.4", "AOA-RU-15", "AOA-RU-51", "AOA-TR-07")
def test_the_first_player_alone_becomes_second() -> None:
    p = sponsored(4, A)
    assert p.s.next_order == [-1, A, -1, -1]
    assert p.clean_up().s.order == (B, A, C, D)


@pytest.mark.clause("AOA-EX-15")
def test_two_players_swap() -> None:
    p = sponsored(2, A, B)
    assert p.s.next_order == [B, A]
    assert p.clean_up().s.order == (B, A)


@pytest.mark.clause("AOA-EX-16", "AOA-16.2", "AOA-16.4")
def test_a_five_passes_two_triggers() -> None:
    p = given().audits("AU-A1", "AU-A2", "AU-B1", "AU-B2")
    p.s.audit = 2
    p.audit(5)
    assert p.s.flipped == 2 and p.f(A).minus == 2 and p.s.audit == 8


@pytest.mark.clause("AOA-EX-17")
def test_a_two_from_the_start_triggers_nothing() -> None:
    p = given().audit(2)
    assert p.s.audit == 2 and p.s.flipped == 0 and p.f(A).minus == 0


@pytest.mark.clause("AOA-EX-18", "AOA-11.3", "AOA-11.5")
def test_the_step_below_zero_costs_two_more() -> None:
    p = given().has(A, workers="I", reliability=1, credits=3).turn(A)
    assert not p.can("overclock") and p.missing("overclock") == 1 and p.refused("overclock") == "AOA-11.4"
    p = given().has(A, workers="I", reliability=1, credits=4).turn(A).play(A, "overclock")
    assert p.f(A).reliability == 0 and p.credits(A) == 0 and p.workers(A) == "II"


@pytest.mark.clause("AOA-EX-19", "AOA-12.3b", "AOA-RU-18", "AOA-RU-88")
def test_a_discarded_specialist_builds_without_any_credits() -> None:
    p = given().has(A, workers="I I I I I", reliability=0).hand(A, "S01").turn(A)
    p.play(A, "discard S01", "overbuilt")
    assert p.f(A).reliability == 0 and p.credits(A) == 0 and p.workers(A) == "I I I I I I"
    p = given().has(A, workers="I", reliability=1).hand(A, "S01").turn(A).play(A, "discard S01", "overbuilt")
    assert p.f(A).reliability == 0 and p.credits(A) == 0


@pytest.mark.clause("AOA-EX-20", "AOA-10.4", "AOA-11.2")
def test_the_benefit_of_the_space_comes_before_the_credits_are_paid() -> None:
    p = given().has(A, workers="I I I I I", reliability=9, credits=3).turn(A).play(A, "overbuilt")
    assert p.f(A).reliability == 8 and p.question == "Take" and p.credits(A) == 3
    p.play(A, "take Y")
    assert p.tokens(A) == "Y1" and p.credits(A) == 0 and p.workers(A) == "I I I I I I"


@pytest.mark.clause("AOA-EX-21", "AOA-13.8", "AOA-RU-83", "AOA-RU-35")
def test_the_stack_on_five_gives_two_then_one_then_nothing() -> None:
    p = given(3).has(A, reputation=4).has(B, reputation=4).has(C, reputation=4)
    for seat in (A, B, C):
        p.s.raise_reputation(seat, 2)
    assert [p.f(seat).vp for seat in (A, B, C)] == [2, 1, 0]
    assert [p.f(seat).reputation for seat in (A, B, C)] == [6, 6, 6]


@pytest.mark.clause("AOA-EX-22", "AOA-5.5", "AOA-5.8")
def test_without_the_credit_the_marker_stays_and_the_bonus_comes() -> None:
    p = given().has(A, workers="IV", prospect="1 0 0 0").turn(A).rolls(1, 1, 1)
    p.play(A, "prospect T1", "send IV general")
    assert p.f(A).prospect[0] == 1 and p.question == "Take"
    p.play(A, "take R", "take Y", "take Y", "take R")
    assert p.tokens(A) == "R2 Y2"


@pytest.mark.clause("AOA-EX-23", "AOA-5.6", "AOA-TR-06")
def test_an_occupied_top_stops_on_four() -> None:
    p = given().has(B, prospect="5 0 0 0").owns(A, "SO01 SO02")
    p.has(A, workers="III", prospect="3 0 0 0", credits=3).turn(A).rolls(1, 2, 3)
    p.play(A, "prospect T1", "done", "pay")
    assert p.f(A).prospect[0] == 4 and p.credits(A) == 1 and p.told("top-taken") == 1


@pytest.mark.clause("AOA-EX-24", "AOA-15.3")
def test_a_megaphone_gives_reputation_on_the_way() -> None:
    p = given().has(A, prospect="1 0 0 0", donation=3, credits=3).donating(A)
    p.play(A, "donate credit")
    assert p.f(A).reputation == 0
    p.play(A, "donate credit")
    assert p.f(A).donation == 5 and p.f(A).reputation == 1
    p.play(A, "donate credit")
    assert p.f(A).donation == 6 and p.f(A).reputation == 1


@pytest.mark.clause("AOA-EX-25", "AOA-13.9", "AOA-FX-09", "AOA-TR-05", "AOA-RU-77")
def test_a_donation_icon_gives_no_reputation() -> None:
    p = given().owns(A, "S12").has(A, donation=4).turn(A).play(A, "use S12")
    assert p.f(A).donation == 5 and p.f(A).reputation == 0
    p.s.stack.clear()
    p.has(A, credits=1, prospect="0 0 0 0").donating(A).play(A, "donate credit")
    assert p.f(A).donation == 6 and p.f(A).reputation == 0  # lost for good


@pytest.mark.clause("AOA-EX-26", "AOA-1.2", "AOA-F-12", "AOA-D-19")
def test_twelve_tokens_are_discarded_to_ten() -> None:
    p = given().market("R R B").has(A, tokens="R3 Y3 B3").turn(A).play(A, "purchase")
    assert p.question == "Limit" and p.options() == ["drop R", "drop Y", "drop B"]
    p.play(A, "drop R", "drop Y")
    assert p.tokens(A) == "R4 Y2 B4"


@pytest.mark.clause("AOA-EX-27", "AOA-6.2c", "AOA-6.5", "AOA-RU-62", "AOA-TR-03")
def test_the_new_discount_counts_for_its_own_extra_equipment_action() -> None:
    p = given().row("equipment", "E08 E12 E01 E02").has(A, tokens="R1 Y2 B1", workers="I I").turn(A)
    p.play(A, "buy E08")
    assert p.question == "Extra" and p.tokens(A) == "Y1 B1"
    p.play(A, "buy E12")
    assert p.tokens(A) == "" and p.question == "Column"  # no window for E12: it has no extra action
    p.play(A, "tuck C1")
    assert p.column(A, 1) == "E12" and p.f(A).vp == 1


@pytest.mark.clause("AOA-EX-28", "AOA-13.5", "AOA-FX-06")
def test_the_second_arrow_of_an_upgrade_to_iv_is_lost() -> None:
    p = given().has(A, workers="III").run(Upgrade(A, 2)).play(A, "upgrade III")
    assert p.workers(A) == "IV"


@pytest.mark.clause("AOA-EX-29", "AOA-3.8", "AOA-3.10", "AOA-S-18")
def test_with_two_players_one_general_space_is_blocked() -> None:
    p = given().stands(B, "I", "prospect", "g2").has(A, workers="III").turn(A)
    assert p.space("prospect", "g1") == "blocked"
    assert not p.can("prospect T1") and p.refused("prospect T1") == "AOA-3.8"
    p = (
        given()
        .stands(B, "I", "prospect", "g2")
        .has(A, workers="IV")
        .turn(A)
        .rolls(6, 6, 6)
        .play(A, "prospect T1")
    )
    assert p.space("prospect", "iv") == "0 IV"


@pytest.mark.clause(
    "AOA-EX-30", "AOA-SC-01", "AOA-SC-04", "AOA-SC-05", "AOA-SC-06", "AOA-SC-07", "AOA-SC-08", "AOA-SC-09",
    "AOA-SC-10", "AOA-SC-11", "AOA-SC-12", "AOA-SC-13", "AOA-SC-14", "AOA-1.9",
)  # fmt: skip
def test_a_whole_score_sheet() -> None:
    p = given().owns(A, "E01@C1 E02@C1 E03@C2 E04@C2 RD01 RD02 RD09 RD13 SO06 SO12 S01 S14")
    p.has(A, prospect="3 1 0 2", reputation=9, donation=8, relations="3 5 1", reliability=6, claimed=0b0111)
    p.has(A, minus=1, workers="II III", credits=4, tokens="R3", vp=14)
    rows = {row.name: row.values[A] for row in p.s.outcome().sheet}
    assert rows == {
        "play": 14, "prospect": 10, "equipment": 5, "research": 10, "sale": 8, "reputation": 7, "donation": 5,
        "apex": 6, "bionix": 6, "citadel": 2, "specialists": 3, "audits": -3, "automatons": 3, "leftovers": 2,
    }  # fmt: skip
    assert p.points(A) == 78


@pytest.mark.clause("AOA-EX-31", "AOA-18.1", "AOA-18.1b", "AOA-O-03")
def test_in_the_variant_the_second_discard_leaves_the_game() -> None:
    p = given(3, limited_common="yes").hand(A, "S01 S02").turn(A)
    p.play(A, "discard S01", "skip", "discard S02", "skip")
    assert "S01" in p.names(p.s.common) and "S02" not in p.names(p.s.common)
    assert p.names(p.s.gone) == "S02" and p.tokens(A) == "R2 Y1 B1"


@pytest.mark.clause("AOA-EX-32", "AOA-7.2", "AOA-7.2b")
def test_research_pays_credits_in_round_one_and_a_mix_later() -> None:
    p = given().row("research", "RD01 RD02 RD03 RD04").has(A, workers="IV").turn(A).play(A, "research RD02")
    p.play(A, "send IV general")
    assert p.credits(A) == 4 and p.tokens(A) == ""
    p = given().in_round(2).row("research", "RD01 RD02 RD03 RD04").has(A, workers="IV").turn(A)
    p.play(A, "research RD02", "send IV general")
    p.play(A, "take credit", "take R", "take B", "take credit")
    assert p.credits(A) == 2 and p.tokens(A) == "R1 B1"


@pytest.mark.clause("AOA-EX-33", "AOA-17.1", "AOA-17.2", "AOA-F-30", "AOA-RU-73", "AOA-TR-10", "AOA-SC-15")
def test_in_round_five_only_reliability_scores_and_everything_stays() -> None:
    p = given().in_round(5).has(A, reliability=9, contracts=5, contracted=1).has(B, reliability=8)
    p.stands(A, "IV", "sale", "iv").played(A, "sale")
    p.s.next_order = [1, -1]
    row, tiles = p.shown("sale"), p.names(p.s.tile_row)
    p.cleanup_phase()
    assert p.f(A).vp == 1 and p.f(B).vp == 0 and p.s.over
    assert p.space("sale", "iv") == "0 IV" and p.shown("sale") == row and p.names(p.s.tile_row) == tiles
    assert p.f(A).contracted == 1 and p.s.order == (A, B) and p.s.round == 5


@pytest.mark.clause("AOA-EX-34", "AOA-12.1", "AOA-RU-80")
def test_two_specialists_on_the_same_tokens() -> None:
    p = given().has(A, tokens="R3 Y3 B2").hand(A, "S01 S05").turn(A).play(A, "play S01", "play S05")
    assert p.names(p.f(A).specialists) == "S01 S05" and p.tokens(A) == "R3 Y3 B2"


@pytest.mark.clause("AOA-EX-35", "AOA-6.9", "AOA-6.9b", "AOA-RU-28")
def test_overtime_wakes_the_column_again() -> None:
    p = given().in_round(2).owns(A, "E04@C1 E06@C1").has(A, workers="IV").turn(A)
    p.rolls(6, 6, 6).play(A, "prospect T1")
    p.play(A, "activate E04", "activate E06", "take R")
    while p.question != "After":
        p.play(A, p.options()[0])
    p.s.stack.clear()
    assert p.credits(A) == 2
    p.turn(A).play(A, "overtime funding", "activate E04", "done")
    assert p.can("activate E06") and not p.can("activate E04")
    p.play(A, "activate E06", "take B")
    assert p.credits(A) == 2 - 2 + 2 + 3


@pytest.mark.clause("AOA-EX-36", "AOA-9.2c")
def test_one_die_left_builds_the_first_worker_only() -> None:
    p = given().owns(A, "SO01 SO02").has(A, reputation=6, workers="I I I I I").turn(A).play(A, "assemble")
    assert p.workers(A) == "I I I I I III" and p.f(A).unbuilt == 0


@pytest.mark.clause("AOA-EX-37")
def test_four_sale_cards_build_at_iv() -> None:
    p = given().owns(A, "SO01 SO02 SO03 SO04").has(A, workers="I I I I").turn(A).play(A, "assemble")
    assert p.workers(A) == "I I I I IV" and p.f(A).unbuilt == 1


@pytest.mark.clause("AOA-EX-38", "AOA-16.5", "AOA-RU-23", "AOA-RQ-05")
def test_only_workers_standing_on_the_level_count() -> None:
    p = (
        given()
        .audits("AU-A5", "AU-A2", "AU-B1", "AU-B2")
        .has(A, workers="III IV")
        .stands(A, "II", "sale", "g2")
    )
    p.has(B, workers="II").audit(3)
    assert p.f(A).minus == 1 and p.f(B).minus == 0


@pytest.mark.clause("AOA-EX-39")
def test_b_c_a() -> None:
    p = sponsored(3, B, C, A)
    assert p.s.next_order == [B, C, A]
    assert p.clean_up().s.order == (B, C, A)


@pytest.mark.clause("AOA-EX-40")
def test_a_then_c_of_three() -> None:
    p = sponsored(3, A, C)
    assert p.s.next_order == [C, A, -1]
    assert p.clean_up().s.order == (C, A, B)


@pytest.mark.clause("AOA-EX-41")
def test_a_d_c_of_four() -> None:
    p = sponsored(4, A, D, C)
    assert p.s.next_order == [D, A, C, -1]
    assert p.clean_up().s.order == (D, A, C, B)


@pytest.mark.clause("AOA-EX-42", "AOA-10.6b")
def test_overdrive_at_the_end_of_reliability() -> None:
    p = given().has(A, workers="II", credits=4, reliability=1).turn(A).rolls(3, 5, 6).play(A, "prospect T1")
    assert p.options("overdrive") == ["overdrive 1", "overdrive 2"]
    assert p.refused("overdrive 3") == "AOA-11.4"
    p.play(A, "overdrive 2")
    assert p.s.dice == [1, 3, 4] and p.credits(A) == 0 and p.f(A).reliability == 0
    assert p.f(A).prospect[0] == 1


@pytest.mark.clause("AOA-EX-43", "AOA-10.5", "AOA-RU-65")
def test_the_benefit_can_take_overclocks_only_target() -> None:
    p = given().has(A, workers="III", credits=2, reliability=5).turn(A).play(A, "overclock", "upgrade III")
    assert p.workers(A) == "IV" and p.credits(A) == 0
    p = given().has(A, workers="III", credits=2, reliability=5).turn(A).play(A, "overclock", "skip")
    assert p.workers(A) == "IV" and p.credits(A) == 0


@pytest.mark.clause("AOA-EX-44", "AOA-4.1", "AOA-4.2")
def test_the_row_slides_and_is_refilled_at_the_right() -> None:
    p = given(4).row("research", "RD01 RD02 RD03 RD04", deck="RD20").has(A, workers="II").turn(A)
    assert p.options("research") == ["research RD01", "research RD02"]
    p.play(A, "research RD02")
    assert p.shown("research") == "RD01 RD03 RD04 RD20"
    p.s.stack.clear()
    p.has(B, workers="II").turn(B)
    assert p.options("research") == ["research RD01", "research RD03"]


@pytest.mark.clause("AOA-EX-45", "AOA-S-12b", "AOA-P-04")
def test_with_two_players_the_token_on_five_is_alone() -> None:
    p = given().has(A, reputation=4).has(B, reputation=4)
    p.s.raise_reputation(A, 1)
    p.s.raise_reputation(B, 1)
    assert p.f(A).vp == 2 and p.f(B).vp == 0


@pytest.mark.clause("AOA-EX-46")
def test_leftovers_and_automatons_are_rounded() -> None:
    p = given().has(A, credits=5, tokens="R3", workers="I II IV")
    assert p.points(A, "leftovers") == 2 and p.points(A, "automatons") == 4


@pytest.mark.clause("AOA-EX-47", "AOA-RU-82")
def test_a_price_of_nothing() -> None:
    p = given().owns(A, "E01@C1 E02@C1").row("equipment", "E04 E07 E08 E09").has(A, workers="I").turn(A)
    p.play(A, "buy E04")
    assert p.tokens(A) == "" and "E04" in p.names(p.f(A).equipment)


@pytest.mark.clause("AOA-EX-48", "AOA-14.4", "AOA-RU-75")
def test_an_achievement_met_by_donating_can_be_claimed_at_once() -> None:
    p = given().achievements("AC-3A").has(A, reputation=7, donation=9, tokens="R1", prospect="1 0 0 0")
    p.donating(A)
    p.play(A, "donate R")
    assert p.f(A).reputation == 8
    p.play(A, "claim AC-3A", "take Y")
    assert p.f(A).vp == 4 and p.credits(A) == 2
    p.play(A, "donate credit", "donate Y")
    assert p.f(A).donation == 12 and p.asked == -1


@pytest.mark.clause("AOA-EX-49", "AOA-12.3", "AOA-RU-79", "AOA-TR-12")
def test_tokens_first_then_the_limit_then_the_free_special() -> None:
    p = given().has(A, tokens="R4 Y3 B3", workers="I").hand(A, "S07").turn(A).play(A, "discard S07")
    assert p.question == "Limit" and p.f(A).held() == 13
    p.play(A, "drop R", "drop R", "drop R")
    assert p.question == "FreeSpecial" and p.tokens(A) == "R2 Y4 B4"


@pytest.mark.clause("AOA-EX-50", "AOA-2.3", "AOA-2.4", "AOA-2.5", "AOA-RU-08")
def test_the_shown_card_blocks_and_the_next_is_shown() -> None:
    p = given(3).in_round(2)
    p.put(99 + 4, p.s.blocked_next)
    p.blocking()
    assert p.names(p.s.blocked_past) == "BA5" and len(p.s.blocked_next.cards) == 1
    assert [p.space(action, "g1") for action in ("prospect", "equipment", "research", "sale")] == [
        "free", "blocked", "free", "blocked",
    ]  # fmt: skip


@pytest.mark.clause("AOA-EX-51", "AOA-5.4", "AOA-5.7")
def test_a_climb_that_ends_at_an_unmet_demand() -> None:
    p = given().has(A, workers="IV", credits=1).turn(A).rolls(1, 2, 4)
    p.play(A, "prospect T1", "send IV general", "done", "pay")
    assert p.f(A).prospect[0] == 2 and p.f(A).relations[0] == 1 and p.f(A).reputation == 1
    assert p.question == "Take" and p.options() == ["take R", "take Y"]
    p.play(A, "take R", "take R", "take R", "take Y")
    assert p.tokens(A) == "R3 Y1" and p.credits(A) == 0


@pytest.mark.clause("AOA-EX-52", "AOA-RU-54")
def test_an_extra_research_in_round_one_also_pays_credits() -> None:
    p = given().row("equipment", "E07 E01 E02 E04").row("research", "RD02 RD06 RD10 RD14")
    p.has(A, tokens="B2", workers="I IV").turn(A).play(A, "buy E07", "send I general")
    p.play(A, "research RD02")
    assert p.credits(A) == 4 and p.tokens(A) == "" and p.f(A).rider_level == 4


@pytest.mark.clause("AOA-EX-53", "AOA-12.4", "AOA-12.4b")
def test_both_players_use_a_common_specialist_once() -> None:
    p = given().common("S01").turn(A).play(A, "hire S01")
    assert p.credits(A) == 2 and not p.can("hire S01") and p.refused("hire S01") == "AOA-12.4b"
    p.s.stack.clear()
    p.turn(B).play(B, "hire S01")
    assert p.credits(B) == 2 and p.f(B).contracts == 5


@pytest.mark.clause("AOA-EX-54", "AOA-10.2b", "AOA-TR-02")
def test_overtime_uses_one_of_the_markers() -> None:
    p = given().in_round(4).played(A, "prospect").has(A, credits=2).turn(A).play(A, "overtime funding")
    assert p.f(A).markers() == 2 and p.s.actions() - p.f(A).markers() == 2


@pytest.mark.clause("AOA-EX-55", "AOA-SC-17", "AOA-SC-18")
def test_ties_go_to_reputation_and_then_to_the_reliability_index() -> None:
    p = given().has(A, vp=80, reliability=5).has(B, vp=80, reliability=7)
    assert p.s.outcome().winners == [B] and p.s.outcome().ranks == [2, 1]
    p.has(A, reputation=1)  # worth no VP on space 1
    assert p.s.outcome().winners == [A]


@pytest.mark.clause("AOA-EX-56", "AOA-18.2", "AOA-INV-13")
def test_seven_common_specialists_at_most_in_the_variant() -> None:
    p = given(limited_common="yes").common("S10 S11 S12").hand(A, "S01 S02").hand(B, "S03 S04")
    for seat, cards in ((A, ("S01", "S02")), (B, ("S03", "S04"))):
        p.turn(seat)
        for card in cards:
            p.play(seat, f"discard {card}", "skip")
        p.s.stack.clear()
    assert len(p.s.common.cards) == 7 and p.names(p.s.gone) == "S02 S04"


def test_helpers_agree_with_the_content() -> None:
    """The words used above mean what the printed rows say."""
    assert LEVELS == ["I", "II", "III", "IV"] and len(ABILITY) == 20
    p = given().has(A, workers="I")
    p.s.gain(A, read(["cr+2", "vp+1"]))
    p.s.advance()
    assert p.credits(A) == 2 and p.f(A).vp == 1
