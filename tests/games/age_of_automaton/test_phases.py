"""Rounds (AOA-F), Market (AOA-2), achievements (AOA-14), Donation, Audit and Clean-up (AOA-15 to 17)."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.table import Automaton
from tests.games.age_of_automaton.given import GAME, LABELS, A, B, C, D, given


def phases(s: Automaton) -> list[tuple[int, int]]:
    """Round and phase of every decision of a random game, without repeats."""
    out: list[tuple[int, int]] = []
    dice = seeded(3)
    while not s.over:
        if not out or out[-1] != (s.round, s.phase):
            out.append((s.round, s.phase))
        s.apply(s.legal[dice.below(len(s.legal))])
    return out


# --- rounds ------------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-F-01", "AOA-F-06")
def test_five_rounds_with_their_phases_in_order() -> None:
    s = GAME.new(4, None, 2, draft="no")
    assert isinstance(s, Automaton)
    s.log = []
    seen = phases(s)
    assert [number for number, phase in seen if phase == 2] == [1, 2, 3, 4, 5]
    assert seen == sorted(seen) and s.round == 5
    audits = [entry for entry in s.log if entry.line.message.key == "event-audit"]
    markets = [entry for entry in s.log if entry.line.message.key == "event-market"]
    assert len(audits) == 4 and len(markets) == 4  # the first Market was before the log; no audit in round 1


@pytest.mark.clause("AOA-F-03", "AOA-2.1", "AOA-F-14")
def test_the_market_is_rolled() -> None:
    g = given().rolls_colours("B Y B").market_phase()
    assert g.s.market == [p.BLUE, p.YELLOW, p.BLUE]
    g.turn(A).play(A, "purchase")
    assert g.tokens(A) == "Y1 B2"


@pytest.mark.clause("AOA-2.3", "AOA-2.5", "AOA-V-03")
def test_in_round_one_the_first_card_is_drawn_and_the_sixth_is_shown_in_round_five() -> None:
    g = given(3).in_round(1).blocking()
    assert len(g.s.blocked_past.cards) == 1 and len(g.s.blocked_next.cards) == 1
    for number in range(2, 6):
        shown = g.s.blocked_next.cards[0]
        g.in_round(number).blocking()
        assert g.s.blocked_past.cards[-1] == shown
    assert (
        len(g.s.blocked_past.cards) == 5 and len(g.s.blocked_next.cards) == 1 and not g.s.blocked_deck.cards
    )


@pytest.mark.clause("AOA-2.6", "AOA-RU-09", "AOA-17.4c", "AOA-RU-10", "AOA-S-18")
def test_blocked_and_action_markers_come_back_in_clean_up() -> None:
    g = given(3).in_round(1).blocking()
    assert g.s.spaces.count(p.BLOCKED) == 2
    g.played(A, "funding", "sale").clean_up()
    assert g.s.spaces.count(p.BLOCKED) == 0 and g.f(A).markers() == 0
    assert given(2).clean_up().s.spaces.count(p.BLOCKED) == 4  # with two players they stay


# --- donation ----------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-F-05", "AOA-F-28", "AOA-D-18")
def test_donations_go_in_reverse_turn_order_each_once() -> None:
    g = given(3)
    for seat in (A, B, C):
        g.has(seat, credits=5)
    g.s.order = (B, C, A)
    g.donations()
    asked = []
    while g.s.stack:
        asked.append(g.asked)
        g.play(g.asked, "stop")
    assert asked == [A, C, B]


@pytest.mark.clause("AOA-15.1", "AOA-RU-76", "AOA-D-18")
def test_zero_units_and_any_mix() -> None:
    g = given().has(A, credits=1, tokens="Y2").donating(A)
    assert g.options() == ["stop", "donate Y", "donate credit"] and g.refused("donate B") == "AOA-1.6"
    g.play(A, "donate Y", "donate credit")
    assert g.f(A).donation == 2 and g.tokens(A) == "Y1" and g.credits(A) == 0 and not g.s.stack
    assert given().has(A, credits=1).donating(A).play(A, "stop").f(A).donation == 0


@pytest.mark.clause("AOA-15.2")
def test_no_unit_beyond_space_twenty() -> None:
    g = given().has(A, credits=9, donation=19, prospect="1 1 1 1").donating(A).play(A, "donate credit")
    assert g.f(A).donation == 20 and not g.s.stack and g.f(A).reputation == 1


@pytest.mark.clause("AOA-15.1")
def test_the_limit_is_named_in_the_reason() -> None:
    g = given().achievements("AC-2B").has(A, credits=9, donation=4).donating(A)
    g.play(A, "donate credit", "donate credit")
    assert g.options() == ["stop", "claim AC-2B"] and g.refused("donate credit") == "AOA-15.1"
    assert g.missing("donate credit") == 2


# --- achievements ------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-14.1", "AOA-14.7", "AOA-INV-18")
def test_a_claim_once_a_card_and_only_while_its_requirement_holds() -> None:
    g = given().achievements("AC-1A", "AC-4B").has(A, prospect="1 0 0 0", workers="IV IV IV").turn(A)
    assert g.options("claim") == ["claim AC-4B"] and g.refused("claim AC-1A") == "AOA-14.7"
    assert g.missing("claim AC-1A") == 1
    g.play(A, "claim AC-4B", "take R")
    assert g.f(A).vp == 6 and g.refused("claim AC-4B") == "AOA-14.1"
    g.s.stack.clear()
    assert g.has(A, workers="I").f(A).claimed == 0b10  # lost later, claimed for good


@pytest.mark.clause("AOA-14.2", "AOA-RU-68", "AOA-TR-13")
def test_the_first_marker_on_a_card_gets_the_extra_unit() -> None:
    g = given().achievements("AC-1A").has(A, prospect="1 1 0 0").has(B, prospect="1 1 0 0").turn(B)
    g.play(B, "claim AC-1A", "take credit")  # A could have claimed before
    g.s.stack.clear()
    g.turn(A).play(A, "claim AC-1A")
    assert g.credits(B) == 2 and g.credits(A) == 1 and g.question == "Open"


@pytest.mark.clause("AOA-14.3", "AOA-RU-21", "AOA-D-04", "AOA-RU-59")
def test_claims_are_offered_in_every_window_of_the_own_turn() -> None:
    g = given().achievements("AC-1A").row("equipment", "E06 E07 E01 E02")
    g.has(A, prospect="1 1 0 0", workers="III III", tokens="Y2", credits=2).turn(A).rolls(3, 6, 6)
    windows = []
    for choice in ("buy E06", "done", "prospect T1", "done", "stop", "take R", "take R", "take R", "done",
                   "tuck C1",
                   "done"):  # fmt: skip
        if g.can("claim AC-1A"):
            windows.append(g.question)
        g.play(A, choice)
    windows.append(g.question)
    assert windows == ["Open", "Before", "Extra", "AfterRoll", "Toll", "ExtraDone", "Later", "After"]
    assert g.can("claim AC-1A")
    g.play(A, "claim AC-1A")
    assert g.question == "Take"  # resolved fully before the menu comes back


@pytest.mark.clause("AOA-14.5", "AOA-F-29", "AOA-D-21", "AOA-RU-21", "AOA-14.2b", "AOA-RU-58", "AOA-TR-13")
def test_at_the_audit_checkpoint_all_claimers_are_first() -> None:
    g = given(3).achievements("AC-1A").audits("AU-A1", "AU-A2", "AU-B1", "AU-B2")
    for seat in (A, B):
        g.has(seat, prospect="1 1 0 0", credits=2)
    g.s.order = (B, A, C)
    g.audit(3)
    assert g.asked == B and g.question == "ClaimCheck" and g.options() == ["skip", "claim AC-1A"]
    g.play(B, "claim AC-1A", "take credit")
    assert g.asked == A
    g.play(A, "claim AC-1A", "take credit")
    assert g.credits(A) == 4 and g.credits(B) == 4  # the claim saved both from the audit
    assert [g.f(seat).minus for seat in (A, B, C)] == [0, 0, 1]


@pytest.mark.clause("AOA-RU-69", "AOA-RU-22", "AOA-14.5")
def test_the_checkpoint_goes_round_until_no_one_claims() -> None:
    g = given().achievements("AC-1A", "AC-2B").audits("AU-A1", "AU-A2", "AU-B1", "AU-B2")
    g.has(A, prospect="1 1 0 0", donation=6).has(B, donation=6)
    g.audit(3)
    g.play(A, "claim AC-2B", "take R")  # the owner chooses the order
    assert g.asked == B
    g.play(B, "skip")
    assert g.asked == A and g.options() == ["skip", "claim AC-1A"]
    g.play(A, "claim AC-1A", "take R")
    assert g.asked == B
    g.play(B, "claim AC-2B")
    assert g.question == "Take"  # still first, in the same checkpoint


@pytest.mark.clause("AOA-14.6", "AOA-RU-58", "AOA-RU-69", "AOA-F-30", "AOA-14.2b")
def test_before_scoring_everything_met_is_claimed() -> None:
    g = (
        given()
        .in_round(5)
        .achievements("AC-1A", "AC-2A", "AC-3A", "AC-4A")
        .has(A, prospect="1 1 0 0", reputation=8)
    )
    g.has(B, prospect="1 1 0 0").cleanup_phase()
    assert g.asked == A and g.question == "Take" and g.f(A).claimed == 0b0001  # level 1 first
    g.play(A, "take R")
    assert g.f(A).claimed == 0b0101
    g.play(A, "take R")
    assert g.asked == B and g.question == "Take"  # first as well
    g.play(B, "take R")
    assert g.s.over and g.f(A).vp == 1 + 2 + 4 and g.f(B).vp == 1 + 2


@pytest.mark.clause("AOA-14.6", "AOA-RU-69", "AOA-RU-22")
def test_final_claims_repeat_until_nothing_new_is_met() -> None:
    g = given().achievements("AC-1A", "AC-2B", "AC-3A", "AC-4A").has(A, donation=6, reputation=7)
    g.final_claims().play(A, "take R")  # AC-2B gives the reputation that AC-3A asks for
    assert g.f(A).claimed == 0b0110


# --- audit -------------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-16.1", "AOA-RU-24")
def test_the_audit_marker_stops_at_sixteen() -> None:
    g = given().audits("AU-A1", "AU-A2", "AU-B1", "AU-B2")
    g.s.audit = 14
    g.s.flipped = 3
    g.audit(5)
    assert g.s.audit == 16 and g.s.flipped == 4


@pytest.mark.clause("AOA-16.2", "AOA-16.4", "AOA-16.11", "AOA-16.12")
@pytest.mark.parametrize(
    ("start", "flipped", "die", "ends", "now"),
    [(0, 0, 3, 4, 1), (0, 0, 4, 4, 1), (4, 1, 3, 8, 2), (4, 1, 2, 6, 1), (6, 1, 5, 12, 3), (8, 2, 4, 12, 3),
     (12, 3, 3, 16, 4), (9, 2, 3, 12, 3), (2, 0, 1, 4, 1)],
)  # fmt: skip
def test_triggers_at_three_seven_eleven_and_fifteen(
    start: int, flipped: int, die: int, ends: int, now: int
) -> None:
    g = given().audits("AU-A1", "AU-A2", "AU-B1", "AU-B2")
    g.s.audit, g.s.flipped = start, flipped
    g.audit(die)
    assert (g.s.audit, g.s.flipped) == (ends, now) and g.f(A).minus == now - flipped
    assert g.told("audit-shifted") == (start + die < ends), "the log tells it"


@pytest.mark.clause("AOA-16.4", "AOA-16.10")
def test_a_flipped_card_never_triggers_again_and_passing_costs_nothing() -> None:
    g = given().audits("AU-A1", "AU-A2", "AU-B1", "AU-B2").has(A, credits=4)
    g.s.audit = 2
    g.audit(1)
    assert g.s.audit == 4 and g.f(A).minus == 0 and g.credits(A) == 4 and g.f(B).minus == 1
    g.audit(1)
    assert g.f(B).minus == 1


@pytest.mark.clause("AOA-RU-42")
def test_round_five_still_has_donation_and_audit() -> None:
    s = GAME.new(2, None, 6, draft="no")
    assert isinstance(s, Automaton)
    seen = phases(s)
    assert (5, 2) in seen
    g = given().in_round(5).audits("AU-A1", "AU-A2", "AU-B1", "AU-B2").has(A, credits=1)
    g.audit(3)
    assert g.f(A).minus == 1 and g.s.round == 5
    g.donations()
    assert g.asked == A


# --- clean-up ----------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-17.1")
@pytest.mark.parametrize(("index", "vp"), [(10, 1), (9, 1), (8, 0), (0, 0)])
def test_section_four_scores_a_point(index: int, vp: int) -> None:
    assert given().has(A, reliability=index).clean_up().f(A).vp == vp


@pytest.mark.clause("AOA-17.3", "AOA-INV-25", "AOA-F-07")
def test_the_market_is_emptied() -> None:
    assert given().clean_up().s.market == []


@pytest.mark.clause("AOA-17.5", "AOA-RU-53")
def test_the_leftmost_card_of_each_row_goes() -> None:
    g = given().row("sale", "SO01 SO02 SO03 SO04", deck="SO20").clean_up()
    assert g.shown("sale") == "SO02 SO03 SO04 SO20" and g.names(g.s.discards[2]) == "SO01"
    g = given().row("research", "RD01 RD02")
    g.clean_up()
    assert len(g.s.rows[1].cards) == 4 and g.shown("research").startswith("RD02")  # a short row is filled up


@pytest.mark.clause("AOA-17.6", "AOA-17.6b", "AOA-INV-17", "AOA-RU-44")
def test_tiles_change_sets_after_round_two_and_are_reshuffled_when_needed() -> None:
    g = given(4).in_round(1)
    first = set(g.s.tile_row.cards)
    g.clean_up()
    assert len(g.s.tile_row.cards) == 5 and set(g.s.tile_row.cards) <= set(p.EARLY_TILES)
    assert first & set(g.s.tile_row.cards) != first  # four new ones, then reshuffled discards
    g.clean_up()
    assert g.s.round == 3 and set(g.s.tile_row.cards) <= set(p.LATE_TILES)
    assert set(p.EARLY_TILES) <= set(g.s.gone.cards) and not g.s.tile_later.cards
    g.clean_up()
    assert len(g.s.tile_row.cards) == 5 and len(g.s.tile_deck.cards) + len(g.s.tile_discard.cards) == 4


@pytest.mark.clause("AOA-17.8", "AOA-INV-16")
def test_without_sponsorship_the_turn_order_stays() -> None:
    g = given(4)
    g.s.order = (C, A, D, B)
    assert g.clean_up().s.order == (C, A, D, B)


@pytest.mark.clause("AOA-17.8b", "AOA-INV-16")
def test_the_next_track_is_empty_again() -> None:
    g = given(4)
    g.s.next_order = [D, -1, -1, -1]
    g.clean_up()
    assert g.s.order == (D, A, B, C) and g.s.next_order == [-1] * 4


@pytest.mark.clause("AOA-17.9", "AOA-INV-03")
def test_the_round_marker_moves_and_round_four_brings_the_fourth_marker() -> None:
    g = given().in_round(3).clean_up()
    assert g.s.round == 4 and g.s.actions() == 4


# --- end ---------------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-1.1", "AOA-SC-14")
def test_most_points_win() -> None:
    g = given(3).has(A, vp=30).has(B, vp=41).has(C, vp=40, reputation=1)
    assert g.s.outcome().winners == [B] and g.s.outcome().ranks == [3, 1, 2]


@pytest.mark.clause("AOA-SC-16", "AOA-SC-12")
def test_used_workers_do_not_count_at_the_end() -> None:
    g = given().in_round(5).has(A, workers="II").stands(A, "IV", "sale", "iv").cleanup_phase()
    assert g.points(A, "automatons") == 1


@pytest.mark.clause("AOA-SC-19", "AOA-RU-33", "AOA-RU-90", "AOA-SC-17", "AOA-SC-18")
def test_tied_after_both_tie_breaks_the_victory_is_shared() -> None:
    g = given(4).has(A, vp=50).has(B, vp=50).has(C, vp=50, reliability=3).has(D, vp=10).in_round(5)
    outcome = g.s.outcome()
    assert outcome.winners == [A, B] and outcome.ranks == [1, 1, 3, 4]


@pytest.mark.clause("AOA-RU-45", "AOA-SC-11")
def test_a_final_sum_may_be_negative() -> None:
    assert given().has(A, minus=4).points(A) == -12


@pytest.mark.clause("AOA-SC-14", "AOA-SC-15")
def test_the_projection_during_play_is_the_same_sheet() -> None:
    g = given().has(A, vp=5, credits=3).owns(A, "SO20").turn(A)
    assert not g.s.over and g.points(A) == 5 + 1 + 7
    assert g.s.outcome().ending.message.key == "end-now"
    g = given().in_round(5).has(A, vp=5, credits=3).owns(A, "SO20").has(B, reliability=8).cleanup_phase()
    assert g.s.over and g.points(A) == 5 + 1 + 7 + 1 and g.s.outcome().ending.message.key == "end-won"


@pytest.mark.clause("AOA-SC-14", "AOA-SC-13", "AOA-SC-11")
def test_the_log_tells_every_source_of_the_final_score_that_counts() -> None:
    g = (
        given()
        .in_round(5)
        .has(A, vp=5, credits=3, minus=2, reliability=3)
        .has(B, reliability=3)
        .cleanup_phase()
    )
    told = [
        (entry.line.message.key, entry.line.a, entry.line.b)
        for entry in g.s.log or ()
        if entry.line.message.clause.startswith("AOA-SC")
    ]
    assert told == [
        ("event-for-audits", A, -6),
        ("event-for-leftovers", A, 1),
        ("event-in-all", A, 0),
        ("event-in-all", B, 0),
    ]


@pytest.mark.clause("AOA-17.4")
def test_the_log_tells_how_many_workers_come_back() -> None:
    g = given().in_round(2).stands(A, "IV", "sale", "iv").stands(A, "I", "sale", "g2").clean_up()
    assert [entry.line.values() for entry in g.s.log or () if entry.line.message.key == "event-returned"] == [
        [A, 2]
    ]


@pytest.mark.clause("AOA-F-07", "AOA-RU-73")
def test_rounds_one_to_four_take_all_steps() -> None:
    g = given().in_round(4).has(A, turned=1 << 3, contracts=5, contracted=1).played(A, "funding")
    g.put(LABELS["S04"], g.f(A).specialists)
    g.clean_up()
    assert g.s.round == 5 and g.f(A).turned == 0 and g.f(A).contracted == 0 and g.f(A).markers() == 0


@pytest.mark.clause("AOA-15.3")
@pytest.mark.parametrize(
    ("start", "units", "reputation"), [(2, 2, 0), (3, 2, 1), (4, 1, 1), (4, 2, 1), (5, 2, 0)]
)
def test_a_megaphone_counts_for_whichever_unit_lands_on_it(start: int, units: int, reputation: int) -> None:
    """Space 5 has one; the limit is two units, so from 3 on it is the last that reaches it."""
    g = given().has(A, credits=9, donation=start).donating(A).play(A, *["donate credit"] * units)
    assert g.f(A).donation == start + units and g.f(A).reputation == reputation
