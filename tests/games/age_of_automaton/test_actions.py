"""Worker actions (AOA-4 to AOA-8) and the others (AOA-9)."""

from __future__ import annotations

import pytest

from rulewright.core.draft import way_out
from rulewright.games.age_of_automaton import printed as p
from tests.games.age_of_automaton.given import LABELS, A, B, Position, given


def finish(g: Position, seat: int = A) -> Position:
    """Take the first option until the turn is over."""
    while g.s.stack:
        g.play(seat, "end" if g.can("end") else "done" if g.can("done") else g.options()[0])
    return g


# --- card rows ---------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-4.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_level_l_takes_positions_one_to_l(level: int) -> None:
    cards = ["RD01", "RD02", "RD03", "RD04"]
    g = given().row("research", " ".join(cards)).has(A, workers=p.LEVELS[level - 1]).turn(A)
    assert g.options("research") == [f"research {card}" for card in cards[:level]]
    if level < 4:
        assert g.refused(f"research {cards[level]}") == "AOA-4.1"


@pytest.mark.clause("AOA-4.1", "AOA-D-05")
def test_only_workers_that_reach_the_card_are_offered() -> None:
    g = given(4).row("research", "RD01 RD02 RD03 RD04").has(A, workers="I II III IV").turn(A)
    g.play(A, "research RD03")
    assert g.options() == ["send III general", "send IV general", "send IV iv"]
    assert g.refused("send II general") == "AOA-4.1"


@pytest.mark.clause("AOA-4.2", "AOA-TR-11", "AOA-6.1", "AOA-F-23")
def test_the_row_is_refilled_before_the_price_is_paid() -> None:
    g = (
        given()
        .row("sale", "SO01 SO02 SO03 SO04", deck="SO20")
        .owns(A, "S16")
        .has(A, workers="II", tokens="R1 Y1")
    )
    g.turn(A).play(A, "use S16", "sell SO02")
    events = [entry.line.message.key for entry in g.s.log or ()]
    assert events.index("event-new-sale") < events.index("event-paid-tokens")
    assert g.shown("sale") == "SO01 SO03 SO04 SO20"


@pytest.mark.clause("AOA-4.3", "AOA-RU-94", "AOA-INV-09")
def test_an_empty_deck_is_rebuilt_from_the_discards_when_a_card_must_be_drawn() -> None:
    g = given().row("research", "RD01 RD02 RD03 RD04").has(A, workers="I")
    for card in g.s.decks[1].cards[:]:
        g.put(card, g.f(B).research)
    for label in ("RD05", "RD06"):
        g.put(LABELS[label], g.s.discards[1])
    g.turn(A).play(A, "research RD01")
    assert len(g.s.rows[1].cards) == 4 and g.s.discards[1].cards == [] and len(g.s.decks[1].cards) == 1
    assert set(g.s.view(A)["decks"][1]["cards"]) <= {-1} | {LABELS["RD05"], LABELS["RD06"]}


# --- Prospect ----------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-5.1", "AOA-RU-13", "AOA-5.10", "AOA-D-07")
def test_any_track_may_be_chosen_also_one_where_no_move_is_possible() -> None:
    g = given().has(A, workers="III", prospect="5 0 0 0").has(B, prospect="0 0 5 0").turn(A)
    assert g.options("prospect") == [f"prospect T{n}" for n in range(1, 5)]
    g.rolls(1, 1, 1).play(A, "prospect T1")
    assert g.f(A).prospect[0] == 5 and g.question == "Take"  # the bonus still comes
    g.play(A, "take R", "take R", "take Y")
    assert g.tokens(A) == "R2 Y1"


@pytest.mark.clause("AOA-5.2", "AOA-5.9")
@pytest.mark.parametrize(("level", "passes"), [("I", 1), ("II", 2), ("III", 3)])
def test_a_die_up_to_the_workers_level_passes(level: str, passes: int) -> None:
    g = given().has(A, workers=level, credits=5).owns(A, "SO01").turn(A).rolls(1, 2, 3)
    g.play(A, "prospect T1", "done")
    while g.question == "Toll":
        g.play(A, "pay")
    assert g.f(A).prospect[0] == passes and g.f(A).advanced() == 1


@pytest.mark.clause("AOA-5.4", "AOA-RQ-14", "AOA-RQ-15", "AOA-TR-06", "AOA-D-09")
def test_cards_are_a_threshold_and_only_credits_are_paid() -> None:
    g = given().has(A, workers="I", prospect="0 0 0 2", credits=2).owns(A, "SO01").turn(A).rolls(1, 6, 6)
    g.play(A, "prospect T4", "done", "pay")
    assert g.f(A).prospect[3] == 3 and g.credits(A) == 0 and g.names(g.f(A).sales) == "SO01"
    g = given().has(A, workers="I", prospect="0 0 0 2", credits=9).turn(A).rolls(1, 6, 6)
    g.play(A, "prospect T4", "done")
    assert g.f(A).prospect[3] == 2 and g.told("halted") == 1  # without a Sale card no payment is asked


@pytest.mark.clause("AOA-5.5", "AOA-RU-14", "AOA-D-09")
def test_declining_to_pay_ends_the_climb() -> None:
    g = given().has(A, workers="III", prospect="1 0 0 0", credits=9).owns(A, "SO01").turn(A).rolls(1, 1, 1)
    g.play(A, "prospect T1", "stop")
    assert g.f(A).prospect[0] == 1 and g.credits(A) == 9 and g.question == "Take"


@pytest.mark.clause("AOA-RU-14")
def test_free_steps_are_mandatory() -> None:
    g = given().has(A, workers="I").turn(A).rolls(1, 6, 6).play(A, "prospect T2")
    assert g.f(A).prospect[1] == 1 and g.f(A).relations == (0, 1, 0)


@pytest.mark.clause("AOA-5.6", "AOA-INV-06", "AOA-5.10")
def test_the_top_holds_one_marker_for_the_rest_of_the_game() -> None:
    g = (
        given()
        .has(A, workers="IV", prospect="0 4 0 0", credits=2)
        .owns(A, "RD01 RD02")
        .turn(A)
        .rolls(1, 6, 6)
    )
    g.play(A, "prospect T2", "send IV general", "done", "pay")
    assert g.f(A).prospect[1] == 5 and g.f(A).reputation == 2
    g.s.stack.clear()
    g.has(B, workers="IV", prospect="0 4 0 0", credits=9).owns(B, "RD03 RD04").turn(B).rolls(1, 1, 1)
    g.play(B, "prospect T2")
    assert g.f(B).prospect[1] == 4 and g.credits(B) == 9


@pytest.mark.clause("AOA-5.7")
def test_every_space_entered_gives_its_benefits_at_once() -> None:
    g = given().has(A, workers="II", prospect="0 0 3 0", credits=1).owns(A, "RD01").turn(A).rolls(1, 6, 6)
    g.play(A, "prospect T3", "done", "pay")
    assert g.f(A).reputation == 1 and g.f(A).relations == (0, 0, 1) and g.f(A).vp == 0


@pytest.mark.clause("AOA-5.8", "AOA-D-15")
@pytest.mark.parametrize(("track", "colours"), [("T1", "RY"), ("T2", "RB"), ("T3", "YB"), ("T4", "RYB")])
def test_the_bonus_is_in_the_colours_of_the_track_whatever_the_dice(track: str, colours: str) -> None:
    g = given().has(A, workers="II").turn(A).rolls(6, 6, 6).play(A, f"prospect {track}")
    assert g.options() == [f"take {colour}" for colour in colours] and g.told("passes") == 1
    if track == "T1":
        assert g.refused("take B") == "AOA-5.8"
    g.play(A, g.options()[0], g.options()[1])
    assert g.f(A).held() == 2


@pytest.mark.clause("AOA-RU-98")
def test_a_claim_can_pay_for_the_next_space() -> None:
    g = given().achievements("AC-1A").has(A, workers="II", prospect="1 0 1 0").turn(A).rolls(1, 6, 6)
    g.play(A, "prospect T1", "done", "done")  # not claimed before the roll, nor after it
    assert g.question == "Toll" and g.options() == ["stop", "claim AC-1A"] and g.refused("pay") == "AOA-5.4"
    g.play(A, "claim AC-1A", "take R")
    assert g.can("pay")
    g.play(A, "pay")
    assert g.f(A).prospect[0] == 2


# --- Equipment ---------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-6.1", "AOA-F-21", "AOA-6.12", "AOA-D-13")
def test_the_order_of_buying_equipment() -> None:
    g = given().row("equipment", "E06 E07 E01 E02", deck="E20").has(A, workers="II I", tokens="Y2").turn(A)
    g.play(A, "buy E06", "send II general")
    assert g.shown("equipment") == "E07 E01 E02 E20" and g.tokens(A) == "" and g.column(A, 1) == ""
    assert g.question == "Extra" and g.options("prospect") and g.f(A).vp == 0
    g.play(A, "done")
    assert g.options() == ["tuck C1", "tuck C2", "tuck C3", "tuck C4"]
    g.play(A, "tuck C1")
    assert g.column(A, 1) == "E06" and g.f(A).vp == 2  # the bonus: VP equal to the level


@pytest.mark.clause("AOA-6.2b", "AOA-TR-11")
def test_a_card_does_not_lower_its_own_price() -> None:
    g = given().row("equipment", "E01 E02 E03 E05").has(A, workers="I", tokens="R1 Y1").turn(A)
    assert not g.can("buy E01") and g.refused("buy E01") == "AOA-6.2" and g.missing("buy E01") == 1


@pytest.mark.clause("AOA-6.2b", "AOA-6.7c")
def test_tucked_cards_keep_discount_and_ability_in_later_rounds() -> None:
    g = given().owns(A, "E05@C4 E03@C2").has(A, workers="I", tokens="R1").row("equipment", "E11 E01 E02 E04")
    g.clean_up()
    assert g.f(A).discounts() == [0, 0, 2] and g.f(A).columns == [3, 1]


@pytest.mark.clause("AOA-1.6")
def test_no_colour_and_no_credit_stands_in_for_another() -> None:
    g = given().row("equipment", "E07 E01 E02 E04").has(A, workers="I", tokens="R5 Y5", credits=20).turn(A)
    assert not g.can("buy E07") and g.missing("buy E07") == 2


@pytest.mark.clause("AOA-6.3", "AOA-6.4", "AOA-6.4b", "AOA-RU-16", "AOA-TR-04", "AOA-D-12", "AOA-2.7")
def test_the_extra_action_uses_a_worker_on_the_card_and_no_space() -> None:
    g = (
        given()
        .stands(B, "I", "research", "g2")
        .stands(B, "IV", "research", "iv")
        .row("research", "RD02 RD06 RD10 RD14")
    )
    g.row("equipment", "E07 E01 E02 E04").has(A, workers="I II", tokens="B2").played(A, "research")
    g.turn(A).play(A, "buy E07", "send I general")
    assert g.options("research") == [
        "research RD02",
        "research RD06",
    ]  # spaces full, R&D played: still offered
    g.play(A, "research RD06")
    assert g.f(A).rider_card == LABELS["E07"] and g.f(A).rider_level == 2 and g.workers(A) == ""
    assert g.credits(A) == 2 and g.f(A).markers() == 2  # bonus, but no marker for it


@pytest.mark.clause("AOA-6.3", "AOA-RU-63")
def test_a_declined_extra_action_is_lost() -> None:
    g = (
        given()
        .row("equipment", "E06 E07 E01 E02")
        .has(A, workers="I I", tokens="Y2")
        .turn(A)
        .play(A, "buy E06", "done")
    )
    assert g.question == "Column"
    g.play(A, "tuck C3")
    assert not g.options("prospect") and finish(g).f(A).rider_card == -1


@pytest.mark.clause("AOA-6.4b")
def test_the_extra_action_does_not_use_up_the_main_action() -> None:
    g = given().row("equipment", "E06 E07 E01 E02").has(A, workers="I I I", tokens="Y2").turn(A)
    g.rolls(6, 6, 6).play(A, "buy E06", "prospect T1")
    finish(g)
    assert g.f(A).played[0] == 0
    assert g.turn(A).can("prospect T1")


@pytest.mark.clause("AOA-6.6", "AOA-1.5b", "AOA-RU-52", "AOA-RU-63")
def test_special_and_free_actions_around_the_extra_action() -> None:
    g = (
        given()
        .row("equipment", "E06 E07 E01 E02")
        .has(A, workers="II II", tokens="Y2", credits=9)
        .hand(A, "S01 S02")
    )
    g.played(A, "funding").turn(A).rolls(6, 6, 6).play(A, "buy E06")
    assert g.can("overbuilt") and g.can("overclock") and g.can("discard S01") and g.can("hire ST1")
    assert not g.options("overtime")
    g.play(A, "discard S01", "skip", "prospect T1")
    assert g.options("overdrive")  # inside the Prospect
    g.play(A, "done", "take R", "take R")
    assert g.question == "ExtraDone" and g.can("discard S02") and not g.options("prospect")


@pytest.mark.clause("AOA-6.3", "AOA-F-21")
def test_the_extra_action_comes_only_once() -> None:
    g = given().row("equipment", "E06 E07 E01 E02").has(A, workers="I I I", tokens="Y2").turn(A)
    g.rolls(6, 6, 6).play(A, "buy E06", "prospect T1")
    while g.question == "Take":
        g.play(A, g.options()[0])
    assert g.question == "ExtraDone" and g.workers(A) == "I" and not g.options("prospect")


@pytest.mark.clause("AOA-RU-36")
def test_a_worker_may_be_built_for_the_extra_action() -> None:
    g = given().row("equipment", "E06 E07 E01 E02").has(A, workers="I", tokens="Y2", credits=3).turn(A)
    g.play(A, "buy E06")
    assert not g.options("prospect") and g.refused("prospect T1") == "AOA-3.10"
    g.play(A, "overbuilt")
    assert g.options("prospect")


@pytest.mark.clause("AOA-RU-61")
def test_an_extra_sale_offers_only_payable_cards_within_reach() -> None:
    g = given().row("equipment", "E05 E07 E01 E02").row("sale", "SO01 SO02 SO03 SO04")
    g.has(A, workers="I II", tokens="R3 B1").turn(A).play(A, "buy E05", "send I general")
    assert g.options("sell") == ["sell SO01"] and g.refused("sell SO02") == "AOA-8.3"
    assert g.refused("sell SO03") == "AOA-4.1"


@pytest.mark.clause("AOA-6.7", "AOA-INV-10")
def test_a_column_takes_two_cards() -> None:
    g = (
        given()
        .owns(A, "E01@C1 E02@C1")
        .row("equipment", "E06 E07 E03 E05")
        .has(A, workers="I", tokens="Y2")
        .turn(A)
    )
    g.play(A, "buy E06", "done")
    assert g.options() == ["tuck C2", "tuck C3", "tuck C4"] and g.refused("tuck C1") == "AOA-6.7"


@pytest.mark.clause("AOA-6.7b")
def test_with_eight_cards_the_equipment_action_is_illegal() -> None:
    g = given().owns(A, "E01@C1 E02@C1 E03@C2 E05@C2 E06@C3 E07@C3 E08@C4 E09@C4")
    g.has(A, workers="IV", tokens="R4 Y3 B3").turn(A)
    assert not g.options("buy")
    assert g.refused(f"buy {g.shown('equipment').split()[0]}") == "AOA-6.7b"


@pytest.mark.clause("AOA-RU-37", "AOA-RU-38")
def test_an_extra_equipment_must_fit_in_eight_slots() -> None:
    g = given().owns(A, "E01@C1 E02@C1 E03@C3 E05@C2 E06@C3 E07@C4").row("equipment", "E04 E12 E10 E11")
    g.has(A, workers="I I", tokens="R3 Y3 B3").turn(A).play(A, "buy E04")
    while g.question == "Before":
        g.play(A, "done")
    assert g.options("buy") == ["buy E12"]  # six owned, E04 is the seventh
    g.play(A, "buy E12")
    assert g.question == "Column"  # the inner card first
    g.play(A, "tuck C4")
    assert g.column(A, 4) == "E07 E12" and g.f(A).columns[6] == -1
    g = (
        given()
        .owns(A, "E01@C1 E02@C1 E03@C3 E05@C3 E06@C2 E07@C4 E08@C4")
        .row("equipment", "E04 E12 E10 E11")
    )
    g.has(A, workers="I I", tokens="R3 Y3 B3").turn(A).play(A, "buy E04", "done")
    assert not g.options("buy")


@pytest.mark.clause("AOA-6.8", "AOA-RU-93")
def test_a_worker_on_a_card_is_not_unbuilt() -> None:
    g = given().row("equipment", "E06 E07 E01 E02").has(A, workers="I I", tokens="Y2", unbuilt=0).turn(A)
    g.rolls(6, 6, 6).play(A, "buy E06", "prospect T1")
    assert g.f(A).unbuilt == 0 and g.f(A).rider_level == 1 and not g.can("overbuilt")
    assert finish(g).clean_up().f(A).unbuilt == 2


@pytest.mark.clause("AOA-6.9", "AOA-RU-60", "AOA-6.9b")
def test_each_card_of_the_column_once_before_or_after() -> None:
    g = given().owns(A, "E04@C1 E05@C1 E10@C2").turn(A).play(A, "fund")
    assert g.question == "Before" and g.options() == ["done", "activate E04", "activate E05"]
    g.play(A, "activate E04")
    assert g.credits(A) == 2 and g.refused("activate E04") == "AOA-RU-60"
    g.play(A, "done")
    assert g.question == "Later" and g.options() == ["done", "activate E05"] and g.credits(A) == 5
    g.play(A, "activate E05")
    assert g.credits(A) == 7 and g.question == "After"


@pytest.mark.clause("AOA-6.10", "AOA-TR-04")
def test_abilities_are_not_woken_by_an_extra_action() -> None:
    g = (
        given()
        .owns(A, "E04@C1")
        .row("equipment", "E06 E07 E01 E02")
        .has(A, workers="I I", tokens="Y2")
        .turn(A)
    )
    g.rolls(6, 6, 6).play(A, "buy E06", "prospect T1")
    while g.question in ("Take", "AfterRoll"):
        g.play(A, g.options()[0])
    assert g.credits(A) == 0 and not g.options("activate")


@pytest.mark.clause("AOA-6.11", "AOA-RU-17")
def test_a_card_tucked_into_c2_works_in_this_action() -> None:
    g = (
        given()
        .row("equipment", "E05 E07 E01 E02")
        .has(A, workers="I", tokens="R1 B1")
        .turn(A)
        .play(A, "buy E05")
    )
    if g.question == "Extra":
        g.play(A, "done")
    g.play(A, "tuck C2")
    assert g.question == "Later" and g.play(A, "activate E05").credits(A) == 2


@pytest.mark.clause("AOA-TR-14", "AOA-9.6")
def test_engineers_are_read_after_the_window_before() -> None:
    g = given().owns(A, "E13@C1").has(A, reputation=1, credits=1).turn(A).play(A, "fund", "activate E13")
    assert g.f(A).reputation == 2 and g.credits(A) == 0 + 3 + 1


# --- R&D and Sale ------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-7.1", "AOA-7.1b", "AOA-F-22", "AOA-D-14", "AOA-13.2b")
def test_research_costs_nothing_and_gives_upgrades_then_logos_then_the_rest() -> None:
    g = given().row("research", "RD04 RD01 RD02 RD03").has(A, workers="I II").turn(A)
    g.play(A, "research RD04", "send I general")
    assert g.question == "Upgrade" and g.f(A).relations == (0, 0, 0) and g.f(A).reputation == 0
    g.play(A, "upgrade II")
    assert g.workers(A) == "III" and g.f(A).relations == (0, 1, 0) and g.f(A).reputation == 1
    assert g.credits(A) == 1 and g.names(g.f(A).research) == "RD04"


@pytest.mark.clause("AOA-8.1", "AOA-8.2", "AOA-F-23")
def test_sale_pays_raises_relationship_and_reputation_and_gives_credits() -> None:
    g = (
        given()
        .row("sale", "SO06 SO01 SO02 SO03")
        .has(A, workers="III", tokens="R3 Y1")
        .turn(A)
        .play(A, "sell SO06")
    )
    assert (
        g.tokens(A) == "R1" and g.f(A).relations == (0, 0, 1) and g.f(A).reputation == 1 and g.credits(A) == 3
    )


@pytest.mark.clause("AOA-8.3")
def test_equipment_discounts_do_not_apply_to_sale() -> None:
    g = given().owns(A, "E01@C1").row("sale", "SO01 SO02 SO03 SO04").has(A, workers="I", tokens="R1").turn(A)
    assert not g.can("sell SO01") and g.refused("sell SO01") == "AOA-8.3" and g.missing("sell SO01") == 1


@pytest.mark.clause("AOA-RU-57")
def test_a_card_counts_from_its_purchase() -> None:
    g = given().achievements("AC-1C").row("research", "RD02 RD06 RD10 RD14").owns(A, "RD20")
    g.row("research", "RD02 RD06 RD10 RD14").has(A, workers="I").turn(A).play(A, "research RD02")
    assert g.question == "Later" and g.can("claim AC-1C")


# --- actions without a worker --------------------------------------------------------------------------
@pytest.mark.clause("AOA-9.1", "AOA-F-24")
@pytest.mark.parametrize(("reputation", "credits"), [(0, 3), (2, 4), (6, 5), (10, 6), (15, 6)])
def test_funding(reputation: int, credits: int) -> None:
    assert given().has(A, reputation=reputation).turn(A).play(A, "fund").credits(A) == credits


@pytest.mark.clause("AOA-9.2", "AOA-F-25", "AOA-13.4b")
@pytest.mark.parametrize(
    ("sales", "level"), [("", "I"), ("SO01", "II"), ("SO01 SO02", "III"), ("SO01 SO02 SO03", "IV")]
)
def test_assembling(sales: str, level: str) -> None:
    assert given().owns(A, sales).turn(A).play(A, "assemble").workers(A) == level


@pytest.mark.clause("AOA-9.3", "AOA-D-16", "AOA-F-26")
def test_sponsorship_takes_a_tile_and_does_not_refill() -> None:
    g = given().tiles("SPA1 SPA6 SPA3").turn(A).play(A, "sponsor SPA6")
    assert g.credits(A) == 2 and g.f(A).reputation == 1 and g.names(g.s.tile_row) == "SPA1 SPA3"
    assert g.names(g.s.tile_discard) == "SPA6" and g.s.next_order == [-1, A]


@pytest.mark.clause("AOA-9.3b", "AOA-9.4", "AOA-RU-51")
def test_the_topmost_empty_space_of_the_next_turn_order() -> None:
    g = given(3).tiles("SPA1 SPA6 SPA3 SPA8").turn(B).play(B, "sponsor SPA1")
    assert g.s.next_order == [B, -1, -1]
    finish(g, B).turn(A).play(A, "sponsor SPA6")
    assert g.s.next_order == [B, A, -1]


@pytest.mark.clause("AOA-9.5", "AOA-F-27", "AOA-RU-47")
def test_purchasing_applies_the_limit_twice() -> None:
    g = (
        given()
        .market("R R B")
        .has(A, tokens="R3 Y3 B3", reputation=2)
        .turn(A)
        .rolls_colours("Y")
        .play(A, "purchase")
    )
    assert g.question == "Limit" and g.f(A).held() == 12  # the three tokens together
    g.play(A, "drop R", "drop R")
    assert g.question == "Limit" and g.f(A).held() == 11 and g.f(A).tokens[1] == 4


@pytest.mark.clause("AOA-RU-71")
def test_a_tile_with_a_useless_part_may_be_taken() -> None:
    g = given().tiles("SPA3 SPA5 SPA1").has(A, workers="IV IV IV IV IV IV").turn(A)
    assert g.can("sponsor SPA3") and g.can("sponsor SPA5")
    g.play(A, "sponsor SPA5")
    assert g.credits(A) == 1 and g.workers(A) == "IV IV IV IV IV IV"


@pytest.mark.clause("AOA-RU-67")
def test_the_number_of_dice_is_never_a_limit() -> None:
    assert max(p.ENGINEERS) == 3 and p.LEVEL_DICE == 3
    g = given().has(A, reputation=15).owns(A, "S03").turn(A).play(A, "use S03")
    assert g.f(A).held() == 2


@pytest.mark.clause("AOA-6.3")
@pytest.mark.parametrize("owned", [6, 7])
def test_every_card_has_its_extra_action_also_the_eighth(owned: int) -> None:
    cards = ["E01@C1", "E02@C1", "E03@C3", "E05@C3", "E09@C4", "E10@C4", "E15@C1"][:owned]
    g = given().owns(A, " ".join(cards)).row("equipment", "E06 E07 E11 E12")
    g.has(A, workers="I I", tokens="R5 Y5 B5").turn(A).play(A, "buy E06")
    assert len(g.f(A).equipment.cards) == owned + 1 and g.question == "Extra" and g.options("prospect")


@pytest.mark.clause("AOA-6.9", "AOA-3.2")
def test_end_goes_through_the_windows_of_a_main_action() -> None:
    g = given().owns(A, "E04@C1").turn(A).play(A, "fund")
    assert [g.s.text(option) for _at, option in way_out(g.s, A)] == ["done", "done", "end"]
    g.play(A, "done")
    assert [g.s.text(option) for _at, option in way_out(g.s, A)] == ["done", "end"]


@pytest.mark.clause("AOA-6.3")
def test_end_does_not_throw_an_extra_action_away() -> None:
    g = given().row("equipment", "E06 E07 E01 E02").has(A, workers="I I", tokens="Y2", unbuilt=0).turn(A)
    g.play(A, "buy E06")
    assert g.question == "Extra" and way_out(g.s, A) == []


@pytest.mark.clause("AOA-D-08")
def test_end_leaves_the_dice_as_they_lie() -> None:
    g = given().has(A, workers="I", credits=9).turn(A).rolls(1, 3, 2).play(A, "prospect T1")
    assert g.question == "AfterRoll"
    assert [g.s.text(option) for _at, option in way_out(g.s, A)] == ["done", "take R", "end"]
