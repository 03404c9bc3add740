"""The turn (AOA-3): menus, markers, columns, spaces; special actions (AOA-10), reliability (AOA-11)."""

from __future__ import annotations

import pytest

from rulewright.core.errors import IllegalChoice
from rulewright.core.rng import seeded
from rulewright.games.age_of_automaton import printed as p
from tests.games.age_of_automaton.given import GAME, A, B, automaton, given


# --- menus -------------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-F-04", "AOA-3.2", "AOA-RU-96", "AOA-P-08", "AOA-INV-20", "AOA-INV-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seventeen_main_actions_each_in_full_cycles(seats: int) -> None:
    s = automaton(GAME.new(seats, None, 4, draft="no"))
    s.log = []
    first = s.actor  # his turn has begun
    dice = seeded(11)
    while not s.over:
        s.apply(s.legal[dice.below(len(s.legal))])
    assert s.done == 17 * seats
    turns = [first] + [e.line.a for e in s.log if e.line.message.key == "event-turn"]
    assert len(turns) == 17 * seats
    for cycle in range(17):
        assert sorted(turns[cycle * seats : (cycle + 1) * seats]) == list(range(seats))


@pytest.mark.clause("AOA-F-09", "AOA-3.2")
def test_end_turn_is_only_said_after_the_main_action() -> None:
    g = given().hand(A, "S01").turn(A)
    assert not g.can("end") and g.question == "Open"
    g.play(A, "fund")
    assert g.question == "After" and g.can("end") and not g.can("purchase")
    assert g.play(A, "end").asked == -1


@pytest.mark.clause("AOA-F-08", "AOA-1.4")
def test_a_window_with_nothing_to_do_is_not_asked() -> None:
    g = given().turn(A).play(A, "fund")
    assert g.question == "After" and g.options("hire")  # the Starters may still be hired
    g = given().has(A, contracts=0).turn(A).play(A, "purchase")
    assert g.asked == -1


@pytest.mark.clause("AOA-F-10", "AOA-RU-12", "AOA-INV-19", "AOA-9.2c")
def test_a_main_action_is_always_possible() -> None:
    g = given().has(A, contracts=0).played(A, "funding", "sponsorship", "purchasing").in_round(4).turn(A)
    assert g.asked == -1 and g.f(A).played[5] == 1  # Assembling, the only one, is taken unasked
    g = given().has(A, workers="I I I I I I", contracts=0).played(A, "funding", "sponsorship", "purchasing")
    g.in_round(4).row("equipment", "E20 E17 E18 E19").turn(A)
    assert g.f(A).played[5] == 1 and g.workers(A) == "I I I I I I"  # with no die: nothing happens


@pytest.mark.clause("AOA-1.5", "AOA-1.5c", "AOA-F-08")
def test_special_and_free_actions_before_and_after_but_not_during() -> None:
    g = given().in_round(2).has(A, credits=9, workers="II").hand(A, "S01 S02").turn(A)
    g.play(A, "overclock", "hire ST2", "take R")
    g.rolls(6, 6, 6).play(A, "prospect T2")
    assert g.question == "AfterRoll" and not g.options("overclock", "overbuilt", "discard", "play", "hire")
    g.play(A, "done")
    assert g.question == "Take"
    g.play(A, "take R", "take R", "take R")
    assert g.question == "After" and g.can("overbuilt") and g.can("discard S02") and not g.can("hire ST2")


@pytest.mark.clause("AOA-1.5", "AOA-F-13")
def test_nobody_else_is_asked_during_a_turn() -> None:
    g = given(3).hand(B, "S01").turn(A)
    assert g.s.deciders == [A]
    with pytest.raises(IllegalChoice):
        g.play(B, "discard S01")


@pytest.mark.clause("AOA-D-02", "AOA-F-20", "AOA-F-21", "AOA-F-22", "AOA-F-23", "AOA-F-26")
def test_a_main_action_is_named_by_its_goal() -> None:
    g = given().row("sale", "SO01 SO02 SO03 SO04").row("equipment", "E06 E07 E01 E02")
    g.row("research", "RD01 RD02 RD03 RD04").tiles("SPA1 SPA2 SPA3").has(
        A, workers="II", tokens="R2 Y2"
    ).turn(A)
    assert g.options("prospect", "buy", "research", "sell", "fund", "assemble", "sponsor", "purchase") == [
        "prospect T1", "prospect T2", "prospect T3", "prospect T4", "buy E06", "research RD01",
        "research RD02",
        "sell SO01", "sell SO02", "fund", "assemble", "sponsor SPA1", "sponsor SPA2", "sponsor SPA3",
        "purchase",
    ]  # fmt: skip
    assert g.play(A, "sell SO02").names(g.f(A).sales) == "SO02"  # worker and space were not in doubt


@pytest.mark.clause("AOA-F-14", "AOA-F-11")
def test_the_refilled_row_is_seen_before_the_next_decision() -> None:
    g = given().row("research", "RD02 RD06 RD10 RD14", deck="RD20").has(A, workers="I II").turn(A)
    before = g.s.barrier
    g.play(A, "research RD02", "send I general")
    assert g.question == "Upgrade" and g.shown("research") == "RD06 RD10 RD14 RD20" and g.s.barrier > before


# --- markers and columns -------------------------------------------------------------------------------
@pytest.mark.clause("AOA-3.3", "AOA-INV-04")
def test_each_main_action_once_a_round() -> None:
    g = given().played(A, "funding").has(A, credits=5).turn(A)
    assert not g.can("fund") and g.refused("fund") == "AOA-3.3"
    g = given().played(A, "funding", "prospect").has(A, credits=5, workers="IV").turn(A)
    assert not g.options("overtime", "fund", "prospect")  # both actions of the column are played


@pytest.mark.clause("AOA-3.4", "AOA-3.1")
@pytest.mark.parametrize(
    ("played", "blocked"),
    [("prospect", "fund"), ("funding", "prospect T1"), ("equipment", "assemble"),
     ("research", "sponsor SPA1"),
     ("sale", "purchase"), ("purchasing", "sell SO01")],
)  # fmt: skip
def test_one_main_action_a_column(played: str, blocked: str) -> None:
    g = given().row("sale", "SO01 SO02 SO03 SO04").tiles("SPA1 SPA2 SPA3")
    g.has(A, workers="I", tokens="R2").played(A, played).turn(A)
    assert not g.can(blocked) and g.refused(blocked) == "AOA-3.4"


@pytest.mark.clause("AOA-3.5", "AOA-3.11")
def test_actions_without_a_worker_need_none_and_are_never_taken_by_others() -> None:
    g = given(4).tiles("SPA1 SPA2 SPA3 SPA4 SPA5").played(B, "funding", "assembling", "purchasing").turn(A)
    assert g.can("fund") and g.can("assemble") and g.can("purchase") and g.can("sponsor SPA1")
    assert not g.options("prospect", "buy", "research", "sell")
    assert g.refused("prospect T1") == "AOA-3.10"


@pytest.mark.clause("AOA-3.6", "AOA-D-05", "AOA-D-06", "AOA-3.8b", "AOA-RU-46")
def test_level_iv_may_use_either_kind_of_space() -> None:
    g = given(4).has(A, workers="I III IV").turn(A).play(A, "prospect T1")
    assert g.options() == ["send I general", "send III general", "send IV general", "send IV iv"]
    assert g.refused("send III iv") == "AOA-3.8b" and g.refused("send II general") == "AOA-3.7"
    g.rolls(6, 6, 6).play(A, "send IV iv")
    assert g.space("prospect", "iv") == "0 IV" and g.workers(A) == "I III" and g.f(A).played[0] == 1


@pytest.mark.clause("AOA-3.7", "AOA-RU-64")
def test_unbuilt_dice_cannot_be_used_and_used_dice_keep_their_level() -> None:
    g = given().turn(A)
    assert g.f(A).unbuilt == 6 and not g.options("prospect", "research")
    g = (
        given()
        .has(A, workers="II I", credits=2)
        .turn(A)
        .rolls(6, 6, 6)
        .play(A, "prospect T1", "send II general")
    )
    while g.question != "After":
        g.play(A, g.options()[0])
    g.play(A, "overclock")
    assert g.space("prospect", "g2") == "0 II" and g.workers(A) == "II"  # the idle Level I rose


@pytest.mark.clause("AOA-3.8", "AOA-3.10", "AOA-INV-07")
def test_one_worker_a_space_and_the_rightmost_only_for_iv() -> None:
    g = given(4).stands(B, "I", "sale", "g1").stands(B, "I", "sale", "g2").row("sale", "SO01 SO02 SO03 SO04")
    g.has(A, workers="III", tokens="R5 Y5").turn(A)
    assert not g.options("sell") and g.refused("sell SO01") == "AOA-3.8"
    g.s.stack.clear()
    g.has(A, workers="IV").turn(A).play(A, "sell SO02")
    assert g.space("sale", "iv") == "0 IV"
    g.s.stack.clear()
    g.has(B, workers="IV", tokens="R5 Y5 B5").turn(B)
    assert not g.options("sell") and g.refused("sell SO01") == "AOA-3.8"


@pytest.mark.clause("AOA-3.9", "AOA-TR-01", "AOA-17.4", "AOA-17.4b")
def test_used_workers_become_unbuilt_and_idle_ones_stay() -> None:
    g = given().has(A, workers="II III").stands(A, "IV", "sale", "iv")
    g.owns(A, "E01@C1").has(A, rider_card=0, rider_level=1, unbuilt=2)
    g.clean_up()
    assert g.workers(A) == "II III" and g.f(A).unbuilt == 4 and g.f(A).rider_card == -1
    assert g.space("sale", "iv") == "free"


@pytest.mark.clause("AOA-3.12", "AOA-D-04")
def test_the_bonus_comes_before_the_window_after() -> None:
    g = (
        given()
        .owns(A, "E04@C4")
        .row("sale", "SO01 SO02 SO03 SO04")
        .has(A, workers="III", tokens="R2")
        .turn(A)
    )
    g.play(A, "sell SO01", "done")
    assert g.question == "Later" and g.credits(A) == 3
    assert g.options() == ["done", "activate E04"]


# --- playability (AOA-1.4, AOA-RU-25) ---------------------------------------------------------------------
@pytest.mark.clause("AOA-RU-25", "AOA-RU-74", "AOA-RU-95")
def test_an_ability_of_the_column_may_make_a_card_payable() -> None:
    g = given().owns(A, "E01@C4").row("sale", "SO09 SO10 SO11 SO01").has(A, workers="I", tokens="R1").turn(A)
    assert g.options("sell") == ["sell SO09"]  # R3: one held, two from E01
    g.play(A, "sell SO09")
    assert g.question == "Before"
    g.play(A, "activate E01")
    assert g.names(g.f(A).sales) == "SO09" and g.tokens(A) == ""
    g = given().owns(A, "E01@C1").row("sale", "SO09 SO10 SO11 SO01").has(A, workers="I", tokens="R1").turn(A)
    assert not g.options("sell") and g.refused("sell SO09") == "AOA-8.3" and g.missing("sell SO09") == 2


@pytest.mark.clause("AOA-RU-25")
@pytest.mark.parametrize(
    ("cards", "start", "playable"),
    [
        ("E11@C3", {"workers": "I"}, ["RD01", "RD02"]),  # up(1)
        ("E12@C3", {"workers": "I", "credits": 1}, ["RD01", "RD02", "RD03"]),  # pay cr 1 -> up(2)
        ("E12@C3", {"workers": "I"}, ["RD01"]),
        ("E07@C3 E12@C3", {"workers": "I", "tokens": "R1"}, ["RD01", "RD02", "RD03"]),  # a token buys credits
        ("E11@C3 E12@C3", {"workers": "I", "credits": 1}, ["RD01", "RD02", "RD03", "RD04"]),
        ("E17@C3", {"credits": 1}, ["RD01"]),  # builds the worker
        ("E17@C3", {}, []),
    ],
)
def test_what_the_columns_equipment_could_make_possible(
    cards: str, start: dict[str, object], playable: list[str]
) -> None:
    g = given().owns(A, cards).row("research", "RD01 RD02 RD03 RD04").has(A, **start).turn(A)
    assert g.options("research") == [f"research {card}" for card in playable]


@pytest.mark.clause("AOA-RU-26")
def test_a_wasted_window_leaves_the_marker_without_a_worker_or_bonus() -> None:
    g = given().owns(A, "E17@C4").row("sale", "SO01 SO02 SO03 SO04").has(A, tokens="R2", credits=1).turn(A)
    g.play(A, "sell SO01", "done")
    assert g.f(A).played[3] == 1 and g.names(g.f(A).sales) == "" and g.told("idle") == 1
    assert g.question == "Later" and g.credits(A) == 1  # m6 follows


@pytest.mark.clause("AOA-RU-95", "AOA-D-10")
def test_after_an_ability_the_card_is_asked_again() -> None:
    g = given().owns(A, "E11@C3").row("research", "RD02 RD06 RD10 RD14").has(A, workers="I").turn(A)
    g.play(A, "research RD02", "activate E11", "upgrade I")
    assert g.question == "Choose" and g.options() == ["research RD02", "research RD06"]
    assert g.s.default(A) == g.s.parse("research RD02")
    assert g.play(A, "research RD06").names(g.f(A).research) == "RD06"


@pytest.mark.clause("AOA-RU-72", "AOA-RU-34", "AOA-4.3")
def test_a_short_row_offers_what_there_is_and_an_empty_one_nothing() -> None:
    g = given().has(A, workers="IV")
    for zone in (g.s.decks[1], g.s.rows[1]):
        zone.cards.clear()
    g.turn(A)
    assert not g.options("research")
    g.s.stack.clear()
    g.row("research", "RD01 RD02").turn(A)
    assert g.options("research") == ["research RD01", "research RD02"]
    g.play(A, "research RD02", "send IV general")
    assert g.shown("research") == "RD01"


# --- special actions --------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-10.1")
def test_special_actions_may_be_repeated_in_a_turn() -> None:
    g = given().has(A, workers="I I", credits=4).turn(A)
    g.play(A, "overclock")
    assert g.f(A).reliability == 9 and g.credits(A) == 2
    g.play(A, "overclock")
    assert g.f(A).reliability == 8


@pytest.mark.clause("AOA-10.2", "AOA-D-03", "AOA-10.3")
def test_overtime_goes_to_the_other_action_of_an_occupied_column_at_once() -> None:
    g = given().played(A, "funding", "assembling").has(A, credits=3, workers="I").turn(A)
    assert g.options("overtime") == ["overtime prospect"]  # Equipment is not payable
    assert g.refused("overtime equipment") == "AOA-10.3" and g.refused("overtime sale") == "AOA-10.2"
    g.play(A, "overtime prospect")
    assert g.question == "Choose" and g.options() == [f"prospect T{n}" for n in range(1, 5)]
    assert g.f(A).played[0] == 1 and g.credits(A) == 1


@pytest.mark.clause("AOA-10.2", "AOA-11.5", "AOA-11.4")
def test_overtime_without_the_credits() -> None:
    g = given().played(A, "prospect").has(A, credits=1).turn(A)
    assert not g.options("overtime") and g.refused("overtime funding") == "AOA-11.5"
    g = given().played(A, "prospect").has(A, credits=3, reliability=0).turn(A)
    assert g.refused("overtime funding") == "AOA-11.4" and g.missing("overtime funding") == 1


@pytest.mark.clause("AOA-RU-27", "AOA-10.2b")
def test_overtime_in_every_turn_for_one_main_action_each() -> None:
    g = given().in_round(4).played(A, "prospect", "equipment").has(A, credits=4).turn(A)
    g.play(A, "overtime funding")
    assert not g.options("overtime")
    g.s.stack.clear()
    g.turn(A)
    assert g.can("overtime assembling")


@pytest.mark.clause("AOA-RU-97")
def test_overtime_counts_the_credits_left_after_paying() -> None:
    """The only way to play Sale is Equipment that costs a credit; with 2 credits none is left for it."""
    for credits, offered in ((2, []), (3, ["overtime sale"])):
        g = given().owns(A, "E17@C4").row("sale", "SO01 SO02 SO03 SO04").played(A, "purchasing")
        g.has(A, credits=credits, tokens="R2").turn(A)
        assert g.options("overtime") == offered


@pytest.mark.clause("AOA-10.4")
def test_overbuilt_needs_an_unbuilt_die_and_three_credits() -> None:
    g = given().has(A, credits=3).turn(A).play(A, "overbuilt")
    assert g.workers(A) == "I" and g.credits(A) == 0 and g.f(A).reliability == 9
    g = given().has(A, credits=9, workers="I I I I I I").turn(A)
    assert not g.can("overbuilt") and g.refused("overbuilt") == "AOA-10.4"
    g = given().has(A, credits=2).turn(A)
    assert g.refused("overbuilt") == "AOA-11.5" and g.missing("overbuilt") == 1


@pytest.mark.clause("AOA-10.5")
def test_overclock_needs_a_worker_below_iv_and_cannot_be_skipped() -> None:
    g = given().has(A, credits=2, workers="IV").turn(A)
    assert not g.can("overclock") and g.refused("overclock") == "AOA-10.5"
    g = given().has(A, credits=2, workers="I III IV").turn(A).play(A, "overclock")
    assert g.options() == ["upgrade I", "upgrade III"] and g.refused("upgrade IV") == "AOA-13.5"


@pytest.mark.clause("AOA-10.6", "AOA-RU-66", "AOA-TR-08")
def test_overdrive_once_for_a_roll_and_one_reliability_for_any_number_of_steps() -> None:
    g = given().has(A, workers="I", credits=9).turn(A).rolls(6, 6, 6).play(A, "prospect T1")
    assert g.options("overdrive") == [f"overdrive {n}" for n in range(1, 6)]
    g.play(A, "overdrive 3")
    assert g.s.dice == [3, 3, 3] and g.f(A).reliability == 9 and g.credits(A) == 6
    assert not g.options("overdrive")


@pytest.mark.clause("AOA-10.6b", "AOA-D-08")
def test_overdrive_is_limited_by_the_highest_die() -> None:
    g = given().has(A, workers="I", credits=9).turn(A).rolls(1, 3, 2).play(A, "prospect T1")
    assert (
        g.options("overdrive") == ["overdrive 1", "overdrive 2"] and g.refused("overdrive 3") == "AOA-10.6b"
    )
    g = given().has(A, workers="I", credits=9).turn(A).rolls(1, 1, 1).play(A, "prospect T1")
    assert g.question != "AfterRoll"  # all on I: nothing to lower


# --- reliability --------------------------------------------------------------------------------------------
@pytest.mark.clause("AOA-11.1", "AOA-11.2")
@pytest.mark.parametrize(("index", "question"), [(9, "Take"), (7, "Take"), (5, "Upgrade"), (10, "Open")])
def test_each_loss_is_one_space_with_its_benefit(index: int, question: str) -> None:
    g = given().has(A, credits=3, workers="II", reliability=index).turn(A).play(A, "overbuilt")
    assert g.f(A).reliability == index - 1 and g.question == question


@pytest.mark.clause("AOA-11.2")
def test_the_last_benefit_is_reputation() -> None:
    g = given().has(A, credits=3, reliability=3).turn(A).play(A, "overbuilt")
    assert g.f(A).reputation == 1 and g.f(A).reliability == 2


@pytest.mark.clause("AOA-11.4", "AOA-11.6", "AOA-RU-11")
def test_at_the_end_space_every_loss_costs_two_more() -> None:
    g = given().has(A, credits=5, reliability=0).turn(A).play(A, "overbuilt")
    assert g.f(A).reliability == 0 and g.credits(A) == 0
    assert p.SECTION[0] == 0 and g.has(A, relations="0 0 6").points(A, "citadel") == 0


@pytest.mark.clause("AOA-11.1", "AOA-INV-05")
def test_nothing_gives_reliability_back() -> None:
    assert not any("rel+" in word for row in p.SPECIALIST_ROWS for word in row.ability)
    g = given().has(A, reliability=4)
    assert g.clean_up().f(A).reliability == 4


@pytest.mark.clause("AOA-RU-41")
def test_the_limit_holds_in_the_middle_of_a_prospect() -> None:
    g = given().has(A, workers="II", credits=3, reliability=9, tokens="R4 Y3 B3").turn(A).rolls(6, 6, 6)
    g.play(A, "prospect T1", "overdrive 1", "take R")
    assert g.question == "Limit"
    g.play(A, "drop R")
    assert g.s.dice == [5, 5, 5] and g.credits(A) == 2


@pytest.mark.clause("AOA-RU-25", "AOA-3.6")
@pytest.mark.parametrize(
    ("cards", "start", "playable"),
    [
        ("E11@C3", {"workers": "II"}, []),  # upgraded he is a III: not enough for the space
        ("E11@C3", {"workers": "III"}, ["RD01", "RD02", "RD03", "RD04"]),
        ("E12@C3", {"workers": "II", "credits": 1}, ["RD01", "RD02", "RD03", "RD04"]),
        ("E17@C3", {"credits": 1}, []),  # builds a I
    ],
)
def test_an_ability_must_make_a_level_iv_worker_where_only_that_space_is_free(
    cards: str, start: dict[str, object], playable: list[str]
) -> None:
    g = given().stands(B, "I", "research", "g2").owns(A, cards).row("research", "RD01 RD02 RD03 RD04")
    g.has(A, **start).turn(A)
    assert g.options("research") == [f"research {card}" for card in playable]
