"""Free actions (AOA-12), effects (AOA-FX), requirements (AOA-RQ) and tracks (AOA-13)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.effects import Reputation, UpgradeOne
from rulewright.games.age_of_automaton.requirements import conditions, met, missing
from tests.games.age_of_automaton.given import A, B, Position, given, kinds, read


def gains(g: Position, *words: str) -> Position:
    """Player A gains these effects."""
    g.s.gain(A, read(list(words)))
    g.s.advance()
    return g


# --- Specialists -------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-12.1", "AOA-TR-09")
def test_playing_a_specialist_needs_its_tokens_and_pays_nothing() -> None:
    g = given().has(A, tokens="R3 Y1").hand(A, "S01").turn(A)
    assert not g.can("play S01") and g.refused("play S01") == "AOA-12.1" and g.missing("play S01") == 1
    g.s.stack.clear()
    g.has(A, tokens="R3 Y2").turn(A).play(A, "play S01")
    assert g.tokens(A) == "R3 Y2" and g.names(g.f(A).specialists) == "S01" and not g.f(A).hand.cards


@pytest.mark.clause("AOA-12.2", "AOA-INV-26", "AOA-17.10")
def test_a_played_specialist_works_once_a_round_also_in_the_same_turn() -> None:
    g = given().has(A, tokens="R3 Y2").hand(A, "S01").turn(A).play(A, "play S01", "use S01")
    assert g.credits(A) == 2 and not g.can("use S01") and g.refused("use S01") == "AOA-12.2"
    g.s.stack.clear()
    assert g.clean_up().turn(A).can("use S01")


@pytest.mark.clause("AOA-RU-81")
def test_a_played_specialist_works_without_its_tokens() -> None:
    g = given().owns(A, "S01").turn(A)
    assert g.tokens(A) == "" and g.play(A, "use S01").credits(A) == 2


@pytest.mark.clause("AOA-12.3", "AOA-RU-31", "AOA-RU-84")
def test_a_discarded_specialist_gives_tokens_and_becomes_common_for_all() -> None:
    g = given().hand(A, "S01").turn(A).play(A, "discard S01", "skip")
    assert g.tokens(A) == "R1 B1" and g.names(g.s.common) == "ST1 ST2 S01"
    assert g.can("hire S01")  # also for the one who discarded it, at once
    g.s.stack.clear()
    assert g.turn(B).can("hire S01")


@pytest.mark.clause("AOA-12.3b", "AOA-D-17", "AOA-RU-18", "AOA-RU-79")
def test_what_a_discard_offers() -> None:
    g = given().has(A, workers="I").hand(A, "S01 S02").played(A, "prospect").turn(A).play(A, "discard S01")
    assert g.options() == ["skip", "overtime funding", "overbuilt", "overclock"]
    assert g.refused("overtime purchasing") == "AOA-10.2"
    g.play(A, "overclock")
    assert g.workers(A) == "II" and g.credits(A) == 0 and g.f(A).reliability == 9
    g.play(A, "purchase", "discard S02")
    assert not g.options("overtime")  # only before the main action
    g = given().has(A, workers="IV IV IV IV IV IV").hand(A, "S01").turn(A).play(A, "discard S01")
    assert g.question == "Open"  # nothing to offer: lost


@pytest.mark.clause("AOA-RU-49", "AOA-10.3", "AOA-12.3b")
def test_overtime_by_discarding_leads_straight_into_the_main_action() -> None:
    g = given().hand(A, "S01").played(A, "prospect").turn(A).play(A, "discard S01", "overtime funding")
    assert g.credits(A) == 3 and g.f(A).reliability == 9 and g.tokens(A) == "R1 B1" and g.question == "After"


@pytest.mark.clause("AOA-12.4", "AOA-12.5", "AOA-TR-09", "AOA-17.7", "AOA-INV-12")
def test_contract_tokens_last_the_game_and_common_specialists_need_no_tokens() -> None:
    g = given().common("S11").has(A, contracts=1).turn(A).play(A, "hire S11")
    assert g.f(A).reputation == 1 and g.f(A).contracts == 0
    assert not g.options("hire") and g.refused("hire ST1") == "AOA-12.5"
    g.s.stack.clear()
    g.clean_up().turn(A)
    assert g.f(A).contracts == 0 and g.f(A).contracted == 0 and g.f(A).spent == 1 and not g.options("hire")


@pytest.mark.clause("AOA-12.6")
def test_played_specialists_cannot_be_discarded_and_common_ones_never_come_to_hand() -> None:
    g = given().owns(A, "S01").common("S02").turn(A)
    assert not g.can("discard S01") and not g.can("play S02") and not g.can("discard S02")


@pytest.mark.clause("AOA-12.7", "AOA-RU-87", "AOA-FX-11")
def test_an_ability_needs_its_whole_cost() -> None:
    g = given().owns(A, "S10 S04 S06").has(A, credits=1).turn(A)
    assert g.options("use") == ["use S06"]
    assert g.refused("use S10") == "AOA-12.7" and g.refused("use S04") == "AOA-12.7"
    g.s.stack.clear()
    g.has(A, tokens="Y1").turn(A).play(A, "use S10")
    assert g.options() == ["give Y", "give credit"] and g.refused("give R") == "AOA-1.6"
    g.play(A, "give credit")
    assert g.f(A).reputation == 1 and g.tokens(A) == "" and g.credits(A) == 0


@pytest.mark.clause("AOA-12.7", "AOA-RU-70")
@pytest.mark.parametrize(
    ("card", "useless", "useful"),
    [
        ("S08", {"workers": "IV"}, {"workers": "III"}),  # up
        ("S06", {"credits": 1, "workers": "I I I I I I"}, {"credits": 1}),  # build
        ("S11", {"reputation": 15}, {"reputation": 14}),
        ("S12", {"donation": 20}, {"donation": 19}),
        ("S05", {}, {"tokens": "R1"}),  # swap
        ("S18", {"workers": "IV"}, {"workers": "I"}),  # Overclock
        ("S18", {"workers": "I", "reliability": 0}, {"workers": "I", "reliability": 0, "credits": 2}),
    ],
)
def test_an_ability_that_would_do_nothing_may_not_be_used(
    card: str, useless: dict[str, object], useful: dict[str, object]
) -> None:
    g = given().owns(A, card).has(A, **useless).turn(A)
    assert not g.can(f"use {card}") and g.refused(f"use {card}") == "AOA-12.7"
    g = given().owns(A, card).has(A, **useful).turn(A)
    assert g.can(f"use {card}") and g.refused(f"use {card}") == ""


@pytest.mark.clause("AOA-12.8")
def test_free_actions_may_be_repeated() -> None:
    g = given().has(A, tokens="R3 Y3 B2").hand(A, "S01 S02 S03 S04").turn(A)
    g.play(A, "play S01", "play S02", "discard S03", "skip", "use S01", "use S02", "take R", "drop Y")
    g.play(A, "discard S04", "drop R", "drop R", "skip", "hire S03")
    assert len(g.f(A).specialists.cards) == 2 and g.names(g.s.common) == "ST1 ST2 S03 S04"


@pytest.mark.clause("AOA-RU-92", "AOA-SC-10")
def test_specialists_in_hand_score_nothing() -> None:
    g = given().hand(A, "S19 S05").owns(A, "S01").has(A, relations="0 6 0")
    assert g.points(A, "specialists") == 1 and g.points(A, "bionix") == 4


# --- Specialists with their own windows ----------------------------------------------------------------
@pytest.mark.clause("AOA-FX-13", "AOA-RU-29", "AOA-1.5b", "AOA-RU-40", "AOA-D-08")
def test_test_pilot_rerolls_after_the_roll_only() -> None:
    g = given().owns(A, "S14").has(A, workers="I", credits=5).turn(A)
    assert not g.can("use S14") and g.refused("use S14") == "AOA-1.5"
    g.rolls(6, 6, 6).play(A, "prospect T1", "overdrive 1")
    assert g.s.dice == [5, 5, 5]
    g.play(A, "use S14")
    assert g.options() == [f"reroll {x}" for x in ("1", "2", "12", "3", "13", "23", "123")]
    g.rolls(6, 2).play(A, "reroll 13")
    assert g.s.dice == [6, 5, 2]  # new natural values


@pytest.mark.clause("AOA-FX-14", "AOA-RU-29", "AOA-RU-91", "AOA-RU-40")
def test_navigator_as_a_common_specialist_in_the_window_after_the_roll() -> None:
    g = given().common("S15").has(A, workers="I").turn(A)
    assert not g.can("hire S15")
    g.rolls(6, 1, 4).play(A, "prospect T1")
    g.play(A, "hire S15")
    assert g.options() == ["turn 1", "turn 3"] and g.refused("turn 2") == "AOA-RU-70"
    g.play(A, "turn 1")
    assert g.s.dice == [1, 1, 4] and g.f(A).contracts == 5 and g.f(A).prospect[0] == 1


@pytest.mark.clause("AOA-RU-70", "AOA-RU-66")
def test_navigator_needs_a_die_above_i_and_overdrive_comes_once() -> None:
    g = (
        given()
        .owns(A, "S15 S14")
        .has(A, workers="I", credits=9)
        .turn(A)
        .rolls(1, 1, 1)
        .play(A, "prospect T1")
    )
    assert g.options() == ["done", "use S14"] and g.refused("use S15") == "AOA-12.7"
    g.rolls(6).play(A, "use S14", "reroll 1")
    assert g.options("overdrive") == [f"overdrive {n}" for n in range(1, 6)]
    g.play(A, "overdrive 1")
    assert not g.options("overdrive") and g.refused("overdrive 1") == "AOA-RU-66"


@pytest.mark.clause("AOA-FX-15", "AOA-RU-39", "AOA-RU-56", "AOA-RU-86", "AOA-D-11")
def test_negotiator_takes_one_token_off_the_next_purchase() -> None:
    g = (
        given()
        .owns(A, "S16")
        .row("sale", "SO04 SO01 SO02 SO03")
        .has(A, workers="I", tokens="R1 Y1 B1")
        .turn(A)
    )
    g.play(A, "use S16", "sell SO04")
    assert g.options() == ["waive R", "waive Y", "waive B"]
    g.play(A, "waive Y")
    assert g.tokens(A) == "Y1" and g.f(A).waive == 0
    g = given().owns(A, "S16").row("sale", "SO01 SO02 SO03 SO04").has(A, workers="I", tokens="R1").turn(A)
    assert not g.can("sell SO01")
    assert g.play(A, "use S16").can("sell SO01")  # counted in the test of what is payable
    g.play(A, "sell SO01")
    assert g.tokens(A) == "" and g.names(g.f(A).sales) == "SO01"


@pytest.mark.clause("AOA-RU-39", "AOA-RU-86", "AOA-D-11")
def test_negotiator_lapses_with_the_turn_and_is_lost_on_a_price_of_nothing() -> None:
    g = given().owns(A, "S16").has(A, contracts=0).turn(A).play(A, "use S16", "purchase")
    assert not g.s.stack and g.f(A).waive == 0
    g = given().owns(A, "S16 E01@C1 E02@C1").row("equipment", "E04 E07 E08 E09").has(A, workers="I").turn(A)
    g.play(A, "use S16", "buy E04")
    assert g.f(A).waive == 0 and g.tokens(A) == ""
    g = given().owns(A, "S16").has(A, contracts=0).turn(A).play(A, "fund")
    assert not g.can("use S16") and g.refused("use S16") == "AOA-12.7"  # not after the main action
    g = given().owns(A, "S16").common("S01").turn(A).play(A, "use S16")
    g.s.factories[A].turned = 0
    assert not g.can("use S16")  # one pending at most


@pytest.mark.clause("AOA-D-11", "AOA-RU-39")
def test_what_is_left_after_waiving_must_be_payable() -> None:
    g = given().owns(A, "S16").row("sale", "SO04 SO01 SO02 SO03").has(A, workers="I", tokens="R1 B1").turn(A)
    g.play(A, "use S16", "sell SO04")
    assert g.tokens(A) == ""  # only yellow could be waived: taken unasked


@pytest.mark.clause("AOA-RU-86", "AOA-FX-15")
def test_negotiator_before_an_extra_action_but_not_after_it() -> None:
    g = given().owns(A, "S16").row("equipment", "E05 E07 E01 E02").row("sale", "SO01 SO02 SO03 SO04")
    g.has(A, workers="I I", tokens="R2 B1").turn(A).play(A, "buy E05")
    assert g.can("use S16") and not g.can("sell SO01")
    g.play(A, "use S16", "sell SO01")
    assert g.names(g.f(A).sales) == "SO01" and g.tokens(A) == ""
    g.s.factories[A].turned = 0
    assert g.question == "ExtraDone" and not g.can("use S16")


@pytest.mark.clause("AOA-FX-16", "AOA-RU-89", "AOA-D-03")
def test_shift_manager_and_systems_engineer_waive_the_printed_credits_only() -> None:
    g = given().owns(A, "S17").played(A, "prospect", "purchasing").has(A, workers="I").turn(A)
    g.row("sale", "SO20 SO19 SO18 SO01").play(A, "use S17")
    assert (
        g.f(A).played[4] == 1 and g.credits(A) == 3 and g.f(A).reliability == 9
    )  # Funding was the only target
    g = given().owns(A, "S17").played(A, "prospect").has(A, reliability=1, credits=1).turn(A)
    assert not g.can("use S17")
    g.s.stack.clear()
    g.has(A, credits=2).turn(A).play(A, "use S17")
    assert g.credits(A) == 3 and g.f(A).reliability == 0
    g = given().owns(A, "S18").has(A, workers="I", reliability=0, credits=2).turn(A).play(A, "use S18")
    assert g.workers(A) == "II" and g.credits(A) == 0


@pytest.mark.clause("AOA-FX-16", "AOA-1.5")
def test_shift_manager_works_before_the_main_action_only() -> None:
    g = given().owns(A, "S17").played(A, "prospect", "equipment").turn(A)
    assert g.play(A, "use S17").options() == ["overtime funding", "overtime assembling"]
    g = given().owns(A, "S17").played(A, "prospect").turn(A).play(A, "assemble")
    assert g.refused("use S17") == "AOA-1.5" and not g.can("use S17")


# --- the words -----------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-FX-01", "AOA-FX-02", "AOA-FX-10", "AOA-RU-48", "AOA-1.9")
def test_tokens_credits_and_points() -> None:
    g = gains(given(), "tokens R2 Y1", "cr+4", "vp+2")
    assert g.tokens(A) == "R2 Y1" and g.credits(A) == 4 and g.f(A).vp == 2


@pytest.mark.clause("AOA-FX-03", "AOA-D-15", "AOA-RU-47")
def test_tokens_of_any_colour_come_one_choice_at_a_time() -> None:
    g = gains(given().has(A, tokens="R9"), "any+3")
    g.play(A, "take B", "take B", "take Y")
    assert g.question == "Limit" and g.f(A).held() == 12  # the limit is applied to the whole gain


@pytest.mark.clause("AOA-FX-04", "AOA-F-14")
def test_resource_dice() -> None:
    g = given().rolls_colours("B Y")
    assert gains(g, "rd+2").tokens(A) == "Y1 B1"


@pytest.mark.clause("AOA-FX-05", "AOA-13.4", "AOA-13.4b")
def test_builds() -> None:
    assert gains(given(), "build(III)").workers(A) == "III"
    assert gains(given().has(A, workers="I I I I I"), "build(I, 2)").workers(A) == "I I I I I I"
    g = given().tiles("SPA3 SPA1 SPA2").turn(A).play(A, "sponsor SPA3")
    assert g.workers(A) == "II" and g.f(A).unbuilt == 5


@pytest.mark.clause("AOA-FX-06", "AOA-13.5b", "AOA-RU-99", "AOA-RU-19", "AOA-D-14")
def test_upgrades_of_one_icon_are_not_split_and_each_icon_may_be_skipped() -> None:
    g = gains(given().has(A, workers="I I"), "up(2)").play(A, "upgrade I")
    assert g.workers(A) == "I III" and not g.s.stack
    g = gains(given().has(A, workers="I I"), "up(1)", "up(1)").play(A, "upgrade I")
    assert g.options() == ["skip", "upgrade I", "upgrade II"]
    assert g.play(A, "upgrade II").workers(A) == "I III"
    g = gains(given().has(A, workers="I"), "up(1)", "cr+1").play(A, "skip")
    assert g.workers(A) == "I" and g.credits(A) == 1


@pytest.mark.clause("AOA-RU-19")
def test_other_gains_are_not_asked() -> None:
    g = gains(given().has(A, tokens="R1"), "build(I)", "rep+1", "don+1", "cr+1")
    assert not g.s.stack and g.workers(A) == "I" and g.f(A).reputation == 1


@pytest.mark.clause("AOA-13.5c")
def test_where_upgrades_come_from() -> None:
    def words(rows: list[list[int]]) -> bool:
        return any(UpgradeOne in kinds(effects) for effects in rows)

    assert words(p.ON_CARD) and words(p.TILE) and words(p.ACHIEVEMENT) and words(p.RELIABILITY)
    assert words(p.ABILITY) and words(p.SKILL)


@pytest.mark.clause("AOA-FX-07", "AOA-13.6", "AOA-RU-78")
def test_reputation_ends_at_fifteen() -> None:
    g = gains(given().has(A, reputation=14), "rep+2")
    assert g.f(A).reputation == 15


@pytest.mark.clause("AOA-FX-08", "AOA-13.1", "AOA-RU-78")
def test_relationships_end_at_six() -> None:
    g = gains(given().has(A, relations="5 0 0"), "rel A", "rel A", "rel C")
    assert g.f(A).relations == (6, 0, 1)


@pytest.mark.clause("AOA-FX-09", "AOA-RU-78")
def test_donation_icons_end_at_twenty() -> None:
    g = gains(given().has(A, donation=19), "don+2")
    assert g.f(A).donation == 20 and g.f(A).reputation == 0


@pytest.mark.clause("AOA-FX-11", "AOA-RU-87", "AOA-1.8")
def test_exchanges() -> None:
    g = given().owns(A, "E07@C1").has(A, tokens="R1 B1").turn(A).play(A, "fund", "activate E07")
    assert g.options() == ["give R", "give B"]
    g.play(A, "give B")
    assert g.tokens(A) == "R1" and g.credits(A) == 3 + 3
    g = given().owns(A, "E08@C1").turn(A).play(A, "fund")
    assert g.question == "Later" and g.can("activate E08")  # not payable before, payable after


@pytest.mark.clause("AOA-FX-12")
def test_swaps() -> None:
    g = gains(given().has(A, tokens="R2 Y1"), "swap 3")
    assert g.options() == ["give R", "give Y"]
    g.play(A, "give R")
    assert g.options() == ["done", "give R", "give Y"]
    g.play(A, "give R", "done")
    assert g.question == "Take"
    g.play(A, "take B", "take Y")
    assert g.tokens(A) == "Y2 B1" and not g.s.stack


@pytest.mark.clause("AOA-13.6b", "AOA-13.6")
def test_where_reputation_comes_from() -> None:
    def words(rows: list[list[int]]) -> bool:
        return any(Reputation in kinds(effects) for effects in rows)

    for source in (p.ABILITY, p.SKILL, p.ON_CARD, p.TILE, p.ACHIEVEMENT, p.ENTERED, p.RELIABILITY):
        assert words(source)


@pytest.mark.clause("AOA-13.7")
def test_engineers_follow_the_table() -> None:
    assert [given().has(A, reputation=n).f(A).engineers() for n in (0, 1, 2, 5, 6, 9, 10, 15)] == [
        0,
        0,
        1,
        1,
        2,
        2,
        3,
        3,
    ]


@pytest.mark.clause("AOA-1.3")
def test_credits_have_no_limit() -> None:
    g = gains(given().has(A, credits=99), "cr+6")
    assert g.credits(A) == 105 and not g.s.stack


# --- requirements --------------------------------------------------------------------------------------
@pytest.mark.clause(
    "AOA-RQ-01", "AOA-RQ-02", "AOA-RQ-03", "AOA-RQ-04", "AOA-RQ-05", "AOA-RQ-06", "AOA-RQ-07", "AOA-RQ-08",
    "AOA-RQ-09", "AOA-RQ-10", "AOA-RQ-11", "AOA-RQ-12", "AOA-RQ-13", "AOA-16.7", "AOA-16.8", "AOA-16.9",
)  # fmt: skip
@pytest.mark.parametrize(
    ("code", "below", "enough"),
    [
        ("credits>=4", {"credits": 3}, {"credits": 4}),
        ("tokens>=4", {"tokens": "R2 Y1"}, {"tokens": "R2 Y1 B1"}),
        ("cards(RD)>=1", "SO01 E01@C1", "RD01"),
        ("cards(SO)>=3", "SO01 SO02 RD01", "SO01 SO02 SO03"),
        ("cards(EQ)>=2", "E01@C1 SO01", "E01@C1 E02@C2"),
        ("advanced>=2", {"prospect": "5 0 0 0"}, {"prospect": "1 0 0 1"}),
        ("workers(II)>=1", {"workers": "I III IV"}, {"workers": "II"}),
        ("donation>=6", {"donation": 5}, {"donation": 6}),
        ("reputation>=8", {"reputation": 7}, {"reputation": 8}),
        ("specialists>=2", "S01", "S01 S02"),
        ("relmin>=2", {"relations": "6 1 2"}, {"relations": "2 2 2"}),
        ("peak>=4", {"prospect": "3 3 3 3"}, {"prospect": "0 4 0 0"}),
        ("parts>=4", "RD01 RD05 RD09 RD02", "RD01 RD05 RD09 RD13"),
        ("levels>=12", {"workers": "IV IV III"}, {"workers": "IV IV III I"}),
        ("cards(EQ)>=2 & cards(RD)>=2", "E01@C1 E02@C1 RD01", "E01@C1 E02@C1 RD01 RD02"),
    ],
)
def test_requirements(code: str, below: str | dict[str, Any], enough: str | dict[str, Any]) -> None:
    def state(what: str | dict[str, Any]) -> Position:
        return given().owns(A, what) if isinstance(what, str) else given().has(A, **what)

    wanted = conditions(code)
    assert not met(state(below).f(A), wanted) and missing(state(below).f(A), wanted) == 1
    assert met(state(enough).f(A), wanted) and missing(state(enough).f(A), wanted) == 0
