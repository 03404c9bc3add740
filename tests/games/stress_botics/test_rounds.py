"""Deliveries, Phases 4 to 6, stress and shields, the end."""

from __future__ import annotations

import pytest

from rulewright.core.draft import way_out
from rulewright.core.values import changed
from rulewright.games.stress_botics.activation import Activation, auto_produce, flips, leave
from rulewright.games.stress_botics.belt import advance, attack, disembark
from rulewright.games.stress_botics.delivery import Offer, can_deliver, limit_of, why_not_deliver
from rulewright.games.stress_botics.maintenance import (
    Arrange,
    Combine,
    Cool,
    Maintenance,
    Minds,
    Replicate,
    Shift,
)
from rulewright.games.stress_botics.moving import Arrival
from rulewright.games.stress_botics.printed import CONDITIONS, SECONDARIES, B, C, G, T, X
from rulewright.games.stress_botics.rounds import GameOver
from rulewright.games.stress_botics.scoring import fulfilled, outcome, secondaries
from rulewright.games.stress_botics.status import Status
from rulewright.games.stress_botics.stress import (
    gain_battery,
    hurt_alpha,
    lose_shields,
    lower_stress,
    mend_alpha,
    raise_stress,
)
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, GONE, Position, token


def ready(seats: int = 2) -> Position:
    """Ann at MD_B, the Probe on its point there, something to load."""
    p = Position(seats).objectives("PR1", "SC1", "FR1").alphabot(5).ships(6, 3, 3).at(ANN, "MD_B")
    return p.tank(ANN, 1, "2B").dangerous(ANN, 2, 1).track(ANN, "CB CB CB", "SB").stress(9)


def reason(p: Position, ship: int = 0, sector: int = 1) -> str:
    found = why_not_deliver(p.s, ANN, ship, sector)
    return found.message.clause if found else ""


# --- the checklist ------------------------------------------------------------------------------------
@pytest.mark.clause("SB-3.6.1a", "SB-3.5.12", "SB-BB-02")
def test_a_manual_delivery_needs_the_base_and_a_boost() -> None:
    p = ready()
    assert reason(p) == "" and can_deliver(p.s, ANN, 1)
    p.perform(
        ANN, "connect1", "do deliver", "boost inner", "deliver probe", "load B 2", "load G 0", "load A 1"
    )
    assert p.s.bots[ANN].containers[B] == 2 and p.s.bots[ANN].containers[7] == 1
    p = ready().at(ANN, "KM_A").turn(ANN, "connect11")
    assert p.s.over  # no base, no sub-action
    p = ready().track(ANN, "CB CB CB", "CB").turn(ANN, "connect1")
    assert p.s.over  # no boost


@pytest.mark.clause("SB-3.6.1b", "SB-R-58")
def test_the_ship_must_stand_exactly_on_its_point() -> None:
    p = ready()
    p.s.ships = changed(p.s.ships, 0, 5)
    assert reason(p) == "SB-3.6.1b"
    p.s.ships = changed(p.s.ships, 0, GONE)
    assert reason(p) == "SB-1.2c"


@pytest.mark.clause("SB-3.6.1d", "SB-3.6.1e", "SB-3.6.1f", "SB-3.6.1g", "SB-3.6.1h", "SB-9.4a", "SB-CARGO-01")
def test_each_condition_has_its_reason() -> None:
    p = ready()
    p.s.demand = changed(p.s.demand, 0, 0)
    assert reason(p) == "SB-3.6.1d"
    p = ready()
    p.s.bots[ANN].markers = 0
    assert reason(p) == "SB-3.6.1e"
    p = ready()
    p.s.bots[ANN].cargo = (0, 1, 0)
    assert reason(p) == "SB-3.6.1f"
    assert reason(ready().shields(ANN, 1).track(ANN, 2)) == "SB-3.6.1g"
    assert reason(ready().track(ANN, 1)) == "SB-3.6.1h"
    assert reason(ready().tank(ANN, 1, "C").dangerous(ANN, 0, 0)) == "SB-3.6.3a"
    assert reason(ready().stress(20).shields(ANN, 3)) in ("SB-3.6.1c", "SB-3.6.1g")


@pytest.mark.clause("SB-R-108", "SB-3.6.4a")
def test_the_boost_must_leave_two_batteries_and_the_inner_one_is_not_delivered() -> None:
    p = (
        ready()
        .objectives("PR4", "SC1", "FR1")
        .item(ANN, 0, "AB03-1")
        .track(ANN, "SB TB", "CB")
        .tank(ANN, 1, "")
    )
    p.turn(ANN, "connect1")
    assert p.s.over  # spending the track battery would leave one
    p = ready().objectives("PR4", "SC1", "FR1").track(ANN, "TB TB", "SB").tank(ANN, 1, "")
    p.perform(ANN, "connect1", "do deliver", "boost inner", "deliver probe", "load TB 2")
    assert p.s.bots[ANN].track == [] and p.s.bots[ANN].containers[9] == 2


@pytest.mark.clause("SB-3.6.3b", "SB-3.6.3c", "SB-R-42", "SB-R-122", "SB-FX-50")
def test_marker_and_variation() -> None:
    p = ready(4).stress(9, 20, 30, 35)
    p.delivered(CY, 1)
    p.s.order = (BOB, ANN, CY, DEE)
    p.perform(
        ANN, "connect1", "do deliver", "boost inner", "deliver probe", "load B 1", "load G 0", "load A 0"
    )
    assert p.stresses() == [4, 25, 30, 40]  # Cy has a marker on Probe-B
    assert p.s.bots[ANN].markers == 2 and p.s.bots[ANN].delivered[1] == 1 and p.tanks(ANN)[0] == "1B"


@pytest.mark.clause("SB-3.6.4", "SB-AI22", "SB-R-171")
def test_limits_per_delivery() -> None:
    p = ready(4)
    assert [limit_of(p.s, ANN, 0, piece) for piece in (B, G, 7, C)] == [3, 5, 7, 0]
    p.item(ANN, 1, "AI22")
    assert [limit_of(p.s, ANN, 0, piece) for piece in (B, G, 7, C)] == [4, 6, 8, 0]


@pytest.mark.clause("SB-R-38")
def test_an_empty_delivery_is_impossible() -> None:
    p = ready().dangerous(ANN, 0, 0)
    p.perform(ANN, "connect1", "do deliver", "boost inner", "deliver probe")
    assert p.asked(ANN) == ["load B 1", "load B 2"]


@pytest.mark.clause("SB-R-39")
def test_several_ships_may_qualify() -> None:
    p = ready().ships(6, 9, 3).run(Offer(ANN, 1, 1))
    assert p.asked(ANN) == ["skip", "deliver probe", "deliver scout"]


@pytest.mark.clause("SB-R-37", "SB-R-160", "SB-3.3.9a")
def test_an_automatic_delivery_is_optional() -> None:
    p = ready().at(ANN, "AD_B").run(Arrival(ANN)).play(ANN, "skip")
    assert p.s.bots[ANN].markers == 3 and p.stresses()[ANN] == 14 and p.s.over


@pytest.mark.clause("SB-3.7.2c", "SB-R-149", "SB-R-57")
def test_alphabot_for_two_items() -> None:
    p = Position(2).ships(GONE, GONE, 13).stress(20).at(ANN, "AD_C").stress(20)
    p.s.vault = 6
    p.row("AB05-1 AB07-1 AB02-1 AB03-1", alpha=True).tank(ANN, 1, "C 3T").run(Arrival(ANN))
    p.play(ANN, "deliver alphabot", "claim items", "buy AB07-1", "equip right", "buy AB05-1", "equip central")
    assert p.s.alpha_owner == ANN and p.s.bots[ANN].shields == 10 and len(p.s.bots[ANN].items()) == 2
    assert p.stresses()[ANN] == 20 + 5 - 2 - 10 and len(p.s.alphas_row.cards) == 4
    assert p.tanks(ANN)[0] == "1C 3T"  # free, though both could be paid
    assert why_not_deliver(p.s, BOB, 3, 2) is not None


# --- maintenance ----------------------------------------------------------------------------------------
@pytest.mark.clause("SB-4.1d", "SB-4.1e", "SB-R-147", "SB-4.4d")
def test_replicating_two_of_three_prepared_spaces() -> None:
    p = Position(2).producer(ANN, "C T S").track(ANN, 2).run(Replicate(ANN, 2))
    p.play(ANN, "replicate 1", "replicate 3")
    assert p.batteries(ANN) == "CB CB CB SB" and p.s.bots[ANN].producer == (-1, T, -1) and p.s.over


@pytest.mark.clause("SB-4.1f", "SB-R-98")
def test_a_full_track_replicates_nothing() -> None:
    p = Position(2).producer(ANN, "C").shields(ANN, 4).track(ANN, 4).run(Maintenance())
    assert p.question() != "Replicate" and p.events("replicated") == []


@pytest.mark.clause("SB-R-77")
def test_betamatter_with_exomatter_and_one_free_space() -> None:
    p = Position(2).producer(ANN, "X").shields(ANN, 4).track(ANN, 3, "CB").run(Replicate(ANN, 2))
    p.play(ANN, "replicate 1", "name SB")
    assert p.batteries(ANN) == "CB CB CB SB" and p.s.over


@pytest.mark.clause("SB-4.1b", "SB-D-BATT", "SB-INV-08")
def test_batteries_are_arranged_and_one_goes_inside() -> None:
    p = Position(2).track(ANN, "CB TB SB TB").run(Arrange(ANN, 0))
    assert p.asked(ANN) == ["name CB", "name TB", "name SB"]  # the BetaBot is empty: one must go inside
    p.play(ANN, "name SB", "name TB", "name CB")
    assert p.batteries(ANN) == "TB CB TB" and p.s.bots[ANN].inner == 10
    p = Position(2).track(ANN, "CB TB", "SB").run(Arrange(ANN, 0)).play(ANN, "name TB", "done")
    assert p.batteries(ANN) == "CB SB" and p.s.bots[ANN].inner == 9


@pytest.mark.clause("SB-4.2a", "SB-4.2c", "SB-4.2d")
def test_pieces_move_up_or_onto_items_only() -> None:
    p = (
        Position(2)
        .tank(ANN, 2, "C")
        .dangerous(ANN, 1, 0)
        .item(ANN, 0, "AI05")
        .item(ANN, 1, "AI07")
        .run(Shift(ANN))
    )
    assert p.asked(ANN) == [
        "done",
        "shift C2 tank3",
        "shift C2 tank4",
        "shift C2 central",
        "shift G-dangerous left",
    ]
    p.play(ANN, "shift C2 central", "shift G-dangerous left")
    assert p.s.over and sum(p.s.bots[ANN].stores) == 2  # nothing ever leaves an item


@pytest.mark.clause("SB-4.3", "SB-4.3a", "SB-4.3b", "SB-INV-07")
def test_solidifying_is_mandatory_and_ends_the_moves() -> None:
    p = Position(2).tank(ANN, 1, "3L").tank(ANN, 2, "L").run(Shift(ANN), Cool(ANN), Combine(ANN))
    p.play(ANN, "done")
    assert p.tanks(ANN)[:2] == ["1B", "1L"] and p.question() not in ("Shift",)


@pytest.mark.clause("SB-4.4b", "SB-R-166", "SB-R-146")
def test_the_result_goes_into_the_tank_of_the_betamatter_or_a_higher_one() -> None:
    p = (
        Position(2)
        .tank(ANN, 2, "B")
        .item(ANN, 0, "AI05")
        .store(ANN, 0, "G")
        .item(ANN, 1, "AI07")
        .run(Combine(ANN))
    )
    p.play(ANN, "combine G")
    assert p.asked(ANN) == ["pack", "put T tank2", "put T tank3", "put T tank4", "decline T"]
    p.play(ANN, "pack")
    assert sum(p.s.bots[ANN].stores) == 0 and sum(p.s.bots[ANN].tanks) == 2


@pytest.mark.clause("SB-4.4a", "SB-INV-26")
def test_three_producer_spaces() -> None:
    p = Position(4).tank(ANN, 1, "2B").tank(ANN, 2, "2B").tank(ANN, 3, "C T X").run(Combine(ANN))
    p.play(ANN, "prepare X", "pay B tank1", "prepare C", "pay B tank1", "prepare T", "pay B tank2")
    assert p.s.bots[ANN].producer == (X, C, T) and p.s.over  # no space is left


@pytest.mark.clause("SB-4.5", "SB-R-151", "SB-INV-31")
def test_the_ai_is_switched_with_five_batteries_in_turn_order() -> None:
    p = Position(3).track(ANN, 5).track(BOB, 5).track(CY, 6)
    p.s.order = (BOB, ANN, CY)
    p.run(Minds()).play(BOB, "think cooperative")
    assert p.s.actor == ANN
    p.play(ANN, "think cooperative")
    assert [b.mind for b in p.s.bots] == [1, 1, 1] and p.s.over


@pytest.mark.clause("SB-FLOW-03")
def test_maintenance_goes_through_all_players_then_asks_for_minds() -> None:
    p = Position(2).producer(ANN, "C").producer(BOB, "T").track(ANN, 4, "CB").track(BOB, 4, "CB")
    p.s.order = (BOB, ANN)
    p.run(Maintenance())
    assert p.s.actor == BOB and p.question() == "Replicate"
    p.play(BOB, "replicate 1")
    while p.s.actor == BOB:
        p.play(BOB, "done")
    p.play(ANN, "replicate 1")
    while "done" in p.asked(ANN):
        p.play(ANN, "done")
    assert p.s.actor == BOB and p.question() == "Think"


@pytest.mark.clause("SB-4.1b", "SB-4.2a", "SB-4.1a")
def test_end_leaves_maintenance_as_it_is_but_gives_no_battery_up() -> None:
    p = Position(2).tank(ANN, 1, "C").track(ANN, "CB TB SB", inner="CB").track(BOB, "CB TB", inner="CB")
    p.producer(ANN, "S").run(Maintenance())
    assert p.question() == "Replicate" and way_out(p.s, ANN) == []
    p.play(ANN, "done")
    assert [p.s.text(option) for _at, option in way_out(p.s, ANN)] == ["done", "done"]
    p = Position(2).track(ANN, "CB TB SB").run(Arrange(ANN, 0))
    assert "done" not in p.asked(ANN) and way_out(p.s, ANN) == []  # one has to go inside


# --- activation -----------------------------------------------------------------------------------------
@pytest.mark.clause("SB-5.1c", "SB-FX-49", "SB-FX-22", "SB-R-05")
def test_the_whole_phase_in_order() -> None:
    p = Position(2).token("E01").alphabot(1, 5, left=False).guarded("LAI", "Mi").belt(a="La")
    p.run(Activation())
    keys = [e.line.message.key for e in p.s.log or []]
    order = ["event-token", "event-core-turned", "event-pressure", "event-tile-flipped", "event-advanced",
             "event-disembarked", "event-alpha-moved"]  # fmt: skip
    assert [key for key in keys if key in order] == order
    assert p.s.sides[7] == 1  # also with a Cylindroid in it


@pytest.mark.clause("SB-5.5f")
def test_the_core_never_auto_produces() -> None:
    p = Position(2)
    lava = p.s.lava
    for name in range(12):
        auto_produce(p.s, name)
    assert p.s.lava == lava and p.s.core_side == 0


@pytest.mark.clause("SB-5.5a", "SB-CT-01", "SB-R-141")
def test_the_common_tank_has_maxima() -> None:
    p = Position(2)
    p.s.common = changed((0,) * 11, X, 1)
    auto_produce(p.s, token("E11"))
    assert p.s.common[X] == 1 and p.s.common[T] == 1
    auto_produce(p.s, token("E03"))
    assert p.s.common[8] == 0  # no batteries with two players


@pytest.mark.clause("SB-5.3", "SB-ROT-02")
def test_events_turn_core_b_by_two() -> None:
    p = Position(2).token("E04", "E05").alphabot(1)
    p.s.core_side, p.s.lava = 1, 0
    p.run(Activation())
    assert p.s.rotation == 4 and p.s.pressure == 1


@pytest.mark.clause("SB-5.8e", "SB-5.9", "SB-5.9b", "SB-5.9c", "SB-R-29", "SB-R-30", "SB-R-165")
def test_attacks_from_d_and_in_vaults() -> None:
    p = Position(2).alphabot(1).in_main(ANN).at_tile(BOB, "CAR").belt(d="La Mi Ex").guarded("CAR", "Ex* Mi")
    p.guarded("POL", "Ex*")
    attack(p.s)
    assert p.s.alpha == 8 and p.s.bots[ANN].shields == 6  # a disarmed Ex does nothing
    assert p.s.bots[BOB].shields == 5 and p.in_vault("CAR") == "Mi" and p.in_vault("POL") == ""
    hits = [values[0] for values in p.events("vault-attacks")]
    assert hits.index(0) < len(hits) and 3 in hits


@pytest.mark.clause("SB-5.13c", "SB-TILE-k3")
def test_the_battery_bonus_of_the_crust() -> None:
    p = Position(2, first_game=1).alphabot(5)
    leave(p.s)
    assert p.s.alpha_tank[8:11] == (1, 1, 1) and p.s.padlocks == (0, 0, 0)


@pytest.mark.clause("SB-5.16", "SB-R-26")
def test_alphabot_shields_have_a_maximum() -> None:
    p = Position(2).alphabot(1, 7)
    mend_alpha(p.s, 3)
    assert p.s.alpha == 8
    hurt_alpha(p.s, 2)
    assert p.s.alpha == 6


@pytest.mark.clause("SB-R-68")
def test_an_empty_elevator_is_refilled_without_a_push() -> None:
    p = Position(2).alphabot(1).belt(a="Mi")
    disembark(p.s)
    assert p.on_belt()[0] == "Mi" and sum(p.s.elevator) == 2


@pytest.mark.clause("SB-R-100")
def test_the_elevator_reads_alphabots_shields_when_it_is_filled() -> None:
    p = Position(2).token("E02", "E05").alphabot(1, 6).belt(a="La").elevator("Mi")
    p.run(Activation())  # attack (6 to 5), then disembark
    assert p.s.alpha == 5 and sum(p.s.elevator) == 3


@pytest.mark.clause("SB-5.6", "SB-5.10")
def test_an_advance_from_d_enters_the_target() -> None:
    p = Position(2).alphabot(4).belt(d="Mi La")
    advance(p.s)
    assert p.s.held(2) == min(2, 2 if p.s.tile(2) != 8 else 1)


@pytest.mark.clause("SB-R-79", "SB-R-54")
def test_each_betabot_finishes_its_change_before_the_next() -> None:
    p = Position(2).alphabot(1, 3).stress(40, 40).shields(ANN, 2).track(ANN, 1).track(BOB, 1).at(ANN, "CORE")
    p.at(BOB, "MM_B")
    hurt_alpha(p.s, 1)
    assert p.stresses() == [41, 40] and [b.shields for b in p.s.bots] == [1, 6]


# --- status ---------------------------------------------------------------------------------------------
@pytest.mark.clause("SB-6.1c", "SB-R-136")
def test_no_stress_after_the_shuttle() -> None:
    p = Position(2).at(ANN, "KM_C").at(BOB, "MD_C")
    p.s.vault = 6
    p.run(Status())
    assert p.stresses() == [0, 0]


@pytest.mark.clause("SB-R-159")
def test_discards_do_not_end_a_deck() -> None:
    p = Position(2).alphabot(6).deck(0, "").hand(ANN, "move1 move5 mine1 mine5 mine11 connect1 connect5")
    p.run(Status()).play(ANN, "discard move1")
    assert p.events("deck-ended") == [] and p.s.discards[0].cards == [0]


@pytest.mark.clause("SB-R-75")
def test_the_true_value_counts_above_forty() -> None:
    p = Position(3).alphabot(6).stress(40, 42, 40).shields(BOB, 1).track(BOB, 1)
    p.run(Status())
    assert p.s.order == (BOB, ANN, CY)


# --- stress and shields -----------------------------------------------------------------------------------
@pytest.mark.clause("SB-10.3b", "SB-R-61")
def test_a_push_costs_no_shields() -> None:
    p = Position(2).stress(39, 39)
    p.s.bots[ANN].stress = 38
    raise_stress(p.s, ANN, 1)
    assert p.stresses() == [39, 40] and p.s.bots[BOB].shields == 8


@pytest.mark.clause("SB-R-134", "SB-10.4")
def test_pushes_above_forty() -> None:
    p = Position(2).stress(42, 41).shields(ANN, 1).shields(BOB, 1).track(ANN, 1).track(BOB, 1)
    lower_stress(p.s, ANN, 1)
    assert p.stresses() == [41, 40]
    p.stress(41, 1)
    raise_stress(p.s, ANN, 1)
    assert p.stresses() == [42, 1]


@pytest.mark.clause("SB-R-124", "SB-R-125")
def test_other_reductions_give_no_shields_back() -> None:
    p = Position(2).stress(43).shields(ANN, 1).track(ANN, 1)
    lower_stress(p.s, ANN, 5)
    assert p.stresses()[ANN] == 38 and p.s.bots[ANN].shields == 1
    p = Position(4).track(ANN, 8).shields(ANN, 12).turn(ANN, "move1").play(ANN, "purge")
    assert p.s.bots[ANN].shields == 10 and p.stresses()[ANN] == 0


@pytest.mark.clause("SB-R-95", "SB-10.2")
def test_forty_is_reached_and_kept() -> None:
    p = Position(2).stress(35)
    raise_stress(p.s, ANN, 5)
    assert p.stresses()[ANN] == 40 and p.s.bots[ANN].shields == 8


@pytest.mark.clause("SB-R-52", "SB-9.2")
def test_a_battery_without_space_is_lost() -> None:
    p = Position(2).shields(ANN, 4).track(ANN, 4)
    assert not gain_battery(p.s, ANN, 8) and p.s.bots[ANN].inner == -1
    lose_shields(p.s, ANN, 1)
    assert len(p.s.bots[ANN].track) == 3


# --- the end ------------------------------------------------------------------------------------------
def condition(name: str, which: int) -> tuple[int, int]:
    return [row.id for row in SECONDARIES].index(name), which


CASES = {
    "SO01a": lambda p, yes: p.shields(ANN, 9 if yes else 8),
    "SO01b": lambda p, yes: p.item(ANN, 0, "AI01").item(ANN, 0, "AI02" if yes else "AB05-1"),
    "SO02a": lambda p, yes: p.shields(ANN, 12).track(ANN, 7 if yes else 6),
    "SO02b": lambda p, yes: p.dangerous(ANN, 3, 2 if yes else 1),
    "SO03b": lambda p, yes: p.item(ANN, 0, "AI01").item(ANN, 0, "AI02").item(ANN, 0, "AI03") if yes else p,
    "SO04a": lambda p, yes: p.captured(ANN, "Mi Ex La" if yes else "Mi Ex"),
    "SO05a": lambda p, yes: p.stress(20 if yes else 21),
    "SO05b": lambda p, yes: p.item(ANN, 0, "AB05-1").item(ANN, 0, "AB02-1" if yes else "AI01"),
    "SO06b": lambda p, yes: p.producer(ANN, "C T X" if yes else "C T"),
    "SO07a": lambda p, yes: p.shields(ANN, 8).track(ANN, "CB CB TB TB SB SB" if yes else "CB CB CB TB TB SB"),
    "SO07b": lambda p, yes: p.item(ANN, 0, "AI01").item(ANN, 1, "AI02").item(ANN, 2 if yes else 1, "AI06"),
    "SO10b": lambda p, yes: p.item(ANN, 1, "AI06" if yes else "AI01"),
    "SO11b": lambda p, yes: p.captured(ANN, "Mi Ex La" if yes else "Mi Ex Ex"),
    "SO14a": lambda p, yes: p.item(ANN, 1, "AI06").item(ANN, 2, "AI11" if yes else "AI09"),
    "SO15b": lambda p, yes: p.stress(4, 5 if yes else 4),
    "SO16b": lambda p, yes: p.at(ANN, "CORE" if yes else "MM_A"),
    "SO15a": lambda p, yes: p.tank(ANN, 1, "3L" if yes else "2L"),
}


@pytest.mark.clause(
    "SB-PX-01",
    "SB-PX-02",
    "SB-PX-03",
    "SB-PX-04",
    "SB-PX-05",
    "SB-PX-06",
    "SB-PX-07",
    "SB-PX-08",
    "SB-PX-09",
    "SB-PX-11",
    "SB-SO00",
    "SB-R-59",
    "SB-11.4b",
)
@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("name", CASES)
def test_conditions_of_secondary_objectives(name: str, yes: bool) -> None:
    p = Position(2)
    CASES[name](p, yes)
    card, which = condition(name[:4], "ab".index(name[4]))
    assert fulfilled(p.s, ANN, CONDITIONS[card][which]) is yes


@pytest.mark.clause("SB-PX-10")
def test_delivery_conditions() -> None:
    p = Position(2)
    for ship, name in enumerate(("SO08", "SO09", "SO10")):
        card, _ = condition(name, 0)
        assert not fulfilled(p.s, ANN, CONDITIONS[card][0])
        p.delivered(ANN, ship * 3 + 1)
        assert fulfilled(p.s, ANN, CONDITIONS[card][0])
    sectors = CONDITIONS[condition("SO16", 0)[0]][0]
    assert not fulfilled(p.s, ANN, sectors)  # all three in sector B
    p.delivered(ANN, 0)
    assert fulfilled(p.s, ANN, sectors)
    alpha = CONDITIONS[condition("SO11", 0)[0]][0]
    assert not fulfilled(p.s, ANN, alpha)
    p.s.alpha_owner = ANN
    assert fulfilled(p.s, ANN, alpha)


@pytest.mark.clause("SB-7.2b", "SB-7.2c", "SB-7.2d", "SB-7.2e", "SB-D-SEC")
def test_markers_on_secondary_objectives() -> None:
    p = Position(3).secondary(ANN, "SO11").captured(ANN, "Mi Ex La").shields(ANN, 1).track(ANN, 1)
    p.s.alpha_owner = ANN
    b = p.s.bots[ANN]
    for markers, found in ((3, (6, 7, 2, 2)), (1, (0, 7, 0, 1)), (0, (0, 0, 0, 0))):
        b.markers = markers
        assert secondaries(p.s, ANN) == found
    p.secondary(ANN, "SO12").dangerous(ANN, 0, 4).shields(ANN, 10)
    b.markers = 1
    assert secondaries(p.s, ANN) == (6, 0, 0, 1)  # equal: the first


@pytest.mark.clause("SB-7.2h", "SB-7.2i", "SB-7.3", "SB-7.3a")
def test_shields_are_halved_and_leftovers_score_nothing() -> None:
    p = Position(2).secondary(ANN, "SO11").secondary(BOB, "SO12").tank(ANN, 1, "2X").hand(ANN, "move1")
    for shields, points in ((3, 1), (5, 2), (11, 5), (1, 0)):
        p.shields(ANN, shields)
        assert outcome(p.s).scores[ANN] == points
    p.stress(45)
    assert outcome(p.s).scores[ANN] == -45


@pytest.mark.clause("SB-7.4c", "SB-7.4d", "SB-7.4e", "SB-R-116")
def test_ties() -> None:
    p = Position(2).secondary(ANN, "SO11").secondary(BOB, "SO12").shields(ANN, 9).shields(BOB, 8)
    assert outcome(p.s).scores == [4, 4] and outcome(p.s).winners == [ANN]
    p.shields(ANN, 8)
    p.s.bots[BOB].markers = 2
    assert outcome(p.s).winners == [BOB]
    p.s.bots[BOB].markers = 3
    assert outcome(p.s).winners == [ANN, BOB]


@pytest.mark.clause("SB-V-06", "SB-7.1")
def test_secondary_objectives_are_shown_at_the_end() -> None:
    p = Position(2).secondary(ANN, "SO03").run(GameOver())
    assert p.s.view(BOB)["bots"][ANN]["secondary"]["cards"] == p.s.bots[ANN].secondary.cards
    assert (ANN, 2) in p.events("secondary")


def test_flips_follow_the_shields() -> None:
    p = Position(2).alphabot(1, 4)
    flips(p.s)
    assert p.s.status_side == 1


@pytest.mark.clause("SB-7.4d", "SB-R-116")
def test_markers_on_secondary_objectives_break_a_tie() -> None:
    p = Position(2).secondary(ANN, "SO08").secondary(BOB, "SO12").shields(ANN, 8).shields(BOB, 8).stress(5, 0)
    assert outcome(p.s).scores == [4, 4] and outcome(p.s).winners == [ANN]  # a marker for her 8 shields
    p.s.bots[BOB].markers = 2  # and one that he has placed
    assert outcome(p.s).winners == [ANN, BOB]
    p.s.bots[BOB].markers = 1
    assert outcome(p.s).winners == [BOB]
