"""Precedence and the automatic checks (ARK-1): after every step, in their order, for the active player."""

from __future__ import annotations

import pytest

from rulewright.core.errors import GameError
from rulewright.core.values import changed
from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.move import Teleports
from tests.games.ark_awakening.given import GAME, GREEN, RED, YELLOW, Position, cell, given, room

clause = pytest.mark.clause
CARDS, ARSENAL, UNITS, STOCK, HOME, ROOMS = range(6)  # the tiles


def cards(p: Position, seat: int, n: int) -> Position:
    """So many artifacts in hand, of those that sift last."""
    s = p.s
    for card in s.artifacts.cards[:n]:
        s.move(card, s.artifacts, s.domes[seat].hand)
    return p


def has(p: Position, seat: int, tile: int) -> bool:
    return p.dome(seat).achieved >> tile & 1 == 1


# --- ARK-1.8: when -----------------------------------------------------------------------------------
@clause("ARK-1.8", "ARK-T7")
@pytest.mark.parametrize(("stock", "met"), [(15, False), (16, True)])
def test_between_two_combats_what_the_first_gave_is_checked(stock: int, met: bool) -> None:
    """Metabolism gives 4 metamorphite: 20 resources after the first combat, before the second is chosen."""
    p = given().faction(RED, "hara").passive(RED, "MIL", 1).rooms(a2="R01", b2="R02", c2="R03")
    p.units(RED, "a2").units(RED, "b2").units(RED, "c2").units(YELLOW, "a2", 2).units(YELLOW, "b2")
    p.units(YELLOW, "c2").arsenal(RED, 9).stock(RED, ti=stock - 5, bt=5).fights(RED)
    assert not has(p, RED, STOCK)
    p.play("fight a2 1")
    assert len(p.may("fight")) == 2 and has(p, RED, STOCK) is met


@clause("ARK-1.8", "ARK-14.6")
def test_after_a_melee_there_is_a_check_before_the_next_combat() -> None:
    p = given(3, "fallout").faction(RED, "hara").counter("red2").rooms(a2="R01", b2="R02", c2="R03")
    p.s.hard = 0
    for place in ("a2", "b2", "c2"):
        p.units(RED, place).units(YELLOW, place)
    p.units(GREEN, "a2").arsenal(RED, 9).stock(RED, ti=12, bt=6).fights(RED)
    assert not has(p, RED, STOCK)
    p.play("melee a2")  # two units wounded, one metamorphite for each
    assert len(p.may("fight")) == 2 and has(p, RED, STOCK)


@clause("ARK-1.8", "ARK-11.3a", "ARK-7.2")
def test_a_room_freed_of_a_guardian_is_activated_before_the_next_combat() -> None:
    p = given(2, "guardians").rooms(a2="R12", b2="R02", c2="R03").cubes("R12", RED, RED, RED)
    for number, place in enumerate(("a2", "b2", "c2"), 1):
        p.guardian(number, place).units(RED, place)
    p.arsenal(RED, 24).clashes(RED)
    assert len(p.may("engage")) == 3 and not p.dome(RED).activated
    p.play("engage a2")
    assert len(p.may("engage")) == 2 and p.dome(RED).activated == 1 << room("R12")


@clause("ARK-1.8", "ARK-5.7d", "ARK-BC-SFT")
@pytest.mark.parametrize(("hand", "met"), [(6, False), (7, True)])
def test_what_was_drawn_counts_before_it_is_sifted(hand: int, met: bool) -> None:
    p = cards(given().rooms(a2="R24").cylinders("R24", "pwr0"), RED, hand).phase(RED, "ART").play("research")
    assert len(p.dome(RED).hand.cards) == hand + 3 and has(p, RED, CARDS) is met
    while p.may("discard"):
        p.play(min(p.may("discard")))
    assert len(p.dome(RED).hand.cards) == hand + 1 and has(p, RED, CARDS) is met


@clause("ARK-1.8", "ARK-FX-DIVERT")
def test_each_divert_of_a_card_is_checked() -> None:
    """Five rooms are controlled for a moment only: one cylinder moves on with the next divert."""
    rooms = {"a2": "R01", "b2": "R02", "c2": "R03", "d2": "R04", "a3": "R05", "b3": "R06", "c3": "R07"}
    p = given().rooms(**rooms).upgraded(RED, PWR=4).hand(RED, "AC10")
    for name in list(rooms.values())[:4]:
        p.cylinders(name, "pwr0")
    p.phase(RED, "ART").play("use AC10", "divert pwr0 generator", "into c3")
    assert has(p, RED, ROOMS) and "done" in p.may()
    p = given().rooms(**rooms).upgraded(RED, PWR=4).hand(RED, "AC10")
    for name in list(rooms.values())[:3]:
        p.cylinders(name, "pwr0")
    p.phase(RED, "ART").play("use AC10", "divert pwr0 generator", "into c3")
    assert not has(p, RED, ROOMS)  # four


@clause("ARK-1.8", "ARK-FX-STEP", "ARK-17.3")
def test_each_step_of_a_card_is_checked() -> None:
    """A power pole controls the fifth room while it stands there; then it goes on."""
    rooms = {"a2": "R01", "b2": "R02", "c2": "R03", "d2": "R04", "a3": "R05", "b3": "R06", "c3": "R07"}
    p = given().faction(RED, "pajak").rooms(**rooms, d3="gate1").units(RED, "d3").home(RED, 0)
    for name in list(rooms.values())[:4]:
        p.cylinders(name, "pwr0")
    p.hand(RED, "AC17").phase(RED, "ART").play("use AC17")
    assert not has(p, RED, ROOMS)
    p.play("move d3 c3")
    assert p.may("move") and has(p, RED, ROOMS)


@clause("ARK-1.8", "ARK-5.2e", "ARK-7.7")
@pytest.mark.parametrize(("arsenal", "met"), [(11, False), (12, True)])
def test_each_reward_is_checked_before_the_next(arsenal: int, met: bool) -> None:
    p = given().rooms(b1="R01").units(RED, "b1").arsenal(RED, arsenal).stock(RED).next_tokens(6, 1)
    for label in ("a1", "b2"):
        p.s.tokened = changed(p.s.tokened, cell(label), 1)
    p.phase(RED, "MOB").play("explore b1", "position a1", "position b2", "done")
    p.play(min(p.may("assign")), "reward 6")
    assert p.may("reward") == {"reward 1"} and has(p, RED, ARSENAL) is met


@clause("ARK-1.8", "ARK-5.4e", "ARK-5.4b")
@pytest.mark.parametrize(("stock", "met"), [(16, False), (17, True)])
def test_what_a_factory_gave_is_checked_before_more_is_chosen(stock: int, met: bool) -> None:
    p = given().rooms(a2="F-Tia").cubes("F-Tia", RED).powered(RED, "PRO", 2)
    p.rooms(b2="F-Bta").cylinders("F-Bta", "pwr1")
    p.rooms(c2="F-Osa").cubes("F-Osa", RED).stock(RED, bt=12, os=stock - 12 - 3).phase(RED, "PRO")
    p.play("exploit")  # 3 titanium and 3 osmium
    assert p.may() == {"take titanium", "take osmium"} and has(p, RED, STOCK) is met


@clause("ARK-1.8", "ARK-FX-TELEPORT")
def test_each_teleport_of_several_is_checked() -> None:
    rooms = {"a2": "R01", "b2": "R02", "c2": "R03", "d2": "R04", "a3": "R05", "b3": "R06", "c3": "R07"}
    p = given().faction(RED, "pajak").rooms(**rooms, d3="gate1").units(RED, "d3").home(RED, 0)
    for name in list(rooms.values())[:4]:
        p.cylinders(name, "pwr0")
    p.s.active = RED
    p.then(Teleports(RED, 2)).play("teleport d3 c3")
    assert p.may("teleport") and has(p, RED, ROOMS)


@clause("ARK-1.8", "ARK-9.4b", "ARK-9.1b")
@pytest.mark.parametrize(("explored", "over"), [(1, False), (2, True)])
def test_alone_the_third_position_ends_the_game_before_its_token_is_taken(explored: int, over: bool) -> None:
    p = given(1, "first_mission").rooms(b1="R01").units(RED, "b1")
    p.dome(RED).goals, p.dome(RED).explored = 0b111101, explored
    p.s.tokened = changed(p.s.tokened, cell("b2"), 1)
    p.phase(RED, "MOB").play("explore b1", "position b2", "done")
    assert p.s.over is over and (over or p.may("reward"))


@clause("ARK-1.8", "ARK-5.4e")
@pytest.mark.parametrize(("stock", "met"), [(17, False), (18, True)])
def test_each_metamorphite_synthesized_is_checked(stock: int, met: bool) -> None:
    p = given().rooms(a2="R17").cylinders("R17", "pwr0").stock(RED, bt=stock - 4, os=4).phase(RED, "PRO")
    p.play("produce", "take titanium")
    assert p.may("take") and has(p, RED, STOCK) is met


@clause("ARK-1.8", "ARK-5.4e")
@pytest.mark.parametrize(("stock", "met"), [(17, False), (18, True)])
def test_what_was_produced_is_checked_before_the_harvest(stock: int, met: bool) -> None:
    p = given().rooms(a2="R04").cylinders("R04", "pwr0").stock(RED, bt=stock - 4, os=4).phase(RED, "PRO")
    p.play("produce")
    assert p.may("take") and has(p, RED, STOCK) is met


@clause("ARK-1.8", "ARK-5.4e")
@pytest.mark.parametrize(("stock", "met"), [(14, False), (15, True)])
def test_the_harvest_is_checked_before_the_exchange(stock: int, met: bool) -> None:
    p = given().rooms(a2="R04", b2="R03").cylinders("R04", "pwr0").cylinders("R03", "pwr0")
    p.stock(RED, bt=stock - 4, os=4).phase(RED, "PRO").play("produce", "take titanium")
    assert p.may("exchange") and has(p, RED, STOCK) is met  # 2 and 3 more


@clause("ARK-1.8", "ARK-FX-AWAKEN")
@pytest.mark.parametrize(("home", "met"), [(3, False), (4, True)])
def test_each_unit_that_a_card_awakens_is_checked(home: int, met: bool) -> None:
    p = given().home(RED, home).hand(RED, "AC08").phase(RED, "ART").play("use AC08", "awaken own")
    assert p.may("awaken") and has(p, RED, UNITS) is met


@clause("ARK-1.8", "ARK-FX-GAIN", "ARK-FX-ARS")
@pytest.mark.parametrize("short", [1, 0])
def test_each_part_of_a_card_is_checked(short: int) -> None:
    p = given().stock(RED, bt=14, os=4 - short).hand(RED, "AC16").phase(RED, "ART")
    p.play("use AC16", "take titanium")
    assert p.may() == {"done", "take biotite"} and has(p, RED, STOCK) is not bool(short)
    p = given().wounded(RED, 1).arsenal(RED, 12 - short).hand(RED, "AC06").phase(RED, "ART")
    p.play("use AC06", "one-of arsenal")
    assert p.may("units") and has(p, RED, ARSENAL) is not bool(short)


# --- ARK-1.8: in which order, and for whom -----------------------------------------------------------
@clause("ARK-1.8", "ARK-7.7", "ARK-7.8", "ARK-7.9")
def test_one_check_activates_achieves_draws_the_mission_and_wins() -> None:
    p = given().rooms(a2="R27", b2="R11", c2="R12").arsenal(RED, 14).stock(RED, ti=16, bt=4)
    for name, n in (("R27", 4), ("R11", 3), ("R12", 3)):
        p.cubes(name, *[RED] * n)
    for card in p.s.missions.cards[:]:
        p.s.move(card, p.s.missions, p.s.box)
    card = printed.MISSION + printed.MISSION_ROOMS.index([room("R27"), room("R11"), room("R12")])
    p.s.move(card, p.s.box, p.s.missions)
    p.checked(RED)
    assert p.s.winner == RED
    order = ["event-activated", "event-achieved", "event-got-mission"]
    assert [key for key in dict.fromkeys(p.events()) if key in order] == order


@clause("ARK-1.8", "ARK-14.8", "ARK-R41")
def test_in_fallout_the_reveal_comes_before_the_cards_are_marked() -> None:
    p = given(2, "fallout").objectives("R12", "R01", "R02", "R03").marked(YELLOW, 0, 1, 2).stock(RED, ti=16)
    p.s.hard = 0
    p.rooms(a2="R12").cubes("R12", RED, RED, RED).stock(RED, ti=16, bt=3).checked(RED)
    assert len(p.s.laid.cards) == 4 and p.dome(RED).achieved == 0
    p.stock(RED, ti=16, bt=4).checked(RED)
    assert len(p.s.public.cards) == 4 and p.dome(RED).achieved == 1 << STOCK | 1 << 6


@clause("ARK-1.8", "ARK-7.2", "ARK-R08")
def test_only_the_active_player_is_checked() -> None:
    p = given().rooms(a2="R12").cubes("R12", RED, RED, RED).arsenal(RED, 24).arsenal(YELLOW, 24)
    p.turn(YELLOW)
    assert has(p, YELLOW, ARSENAL) and not has(p, RED, ARSENAL) and not p.dome(RED).activated


@clause("ARK-T0", "ARK-T9", "ARK-4.1")
def test_a_turn_is_checked_when_it_begins_and_when_it_ends() -> None:
    p = given().arsenal(RED, 14).turn(RED)
    assert has(p, RED, ARSENAL)  # before anything is chosen
    p = given().faction(RED, "hara").rooms(a2="R01").units(RED, "a2").units(YELLOW, "a2")
    p.stock(RED, ti=16, bt=3).turn(RED).play("choose PWR")
    assert not has(p, RED, STOCK)
    p.arsenal(RED, 1).play("done")  # the combat wins a metamorphite
    assert p.s.over and has(p, RED, STOCK)


# --- one mode, its variants --------------------------------------------------------------------------
@clause("ARK-M1", "ARK-M2", "ARK-M6", "ARK-1.5")
@pytest.mark.parametrize(
    ("mode", "least", "most"), [("first_mission", 1, 4), ("awakening", 2, 5), ("fallout", 2, 5)]
)
def test_a_mode_has_its_number_of_players(mode: str, least: int, most: int) -> None:
    assert GAME.modes[mode] == range(least, most + 1)
    for seats in (least, most):
        assert GAME.new(seats, mode, 1).seats == seats
    for seats in (least - 1, most + 1):
        with pytest.raises(GameError):
            GAME.new(seats, mode, 1)


@clause("ARK-1.5")
def test_a_game_has_one_mode() -> None:
    with pytest.raises(GameError, match="unknown mode 'awakening\\+fallout'"):
        GAME.new(2, "awakening+fallout", 1)


@clause("ARK-1.6", "ARK-M2", "ARK-M6", "ARK-M1")
@pytest.mark.parametrize("mode", ["awakening", "fallout"])
def test_all_variants_together_or_none(mode: str) -> None:
    every = GAME.new(2, mode, 1, side="b", complexity=2, level1="beginner", faction1="hara", faction2="qfin")
    none = GAME.new(2, mode, 1)
    assert every.setup.options["side"] == 1 and none.setup.options["side"] == 0


@clause("ARK-1.1", "ARK-14.1", "ARK-18.2")
def test_a_mode_overrides_the_base_game_and_a_variant_the_mode_where_it_speaks_of_it() -> None:
    """Awakening takes objective cards, Fallout does not; Complexity 2 leaves that as it is."""

    def taken(mode: str, complexity: int) -> int:
        p = given(2, mode, complexity=complexity).rooms(a2="R12").cubes("R12", RED, RED, RED)
        p.s.objectives = changed(p.s.objectives, room("R12"), max(p.s.objectives) if mode == "fallout" else 2)
        return p.checked(RED).dome(RED).chains

    assert taken("awakening", 1) and taken("awakening", 2)
    assert not taken("fallout", 1) and not taken("fallout", 2)
    for complexity, stopped in ((1, False), (2, True)):  # guards are the variant's own
        p = given(complexity=complexity).rooms(a2="R01", b2="R02", c2="R03").home(RED, 0).units(RED, "a2")
        p.units(YELLOW, "b2", 2).phase(RED, "MOB").play("move a2 b2")
        assert ("move b2 c2" not in p.may()) is stopped


@clause("ARK-1.2", "ARK-4.4", "ARK-R125")
@pytest.mark.parametrize("section", printed.SECTIONS)
def test_every_action_phase_may_be_ended_at_once(section: str) -> None:
    p = given().rooms(a1="R01", b1="R02").units(RED, "a1").wounded(RED, 1).hand(RED, "AC18")
    p.stock(RED, ti=9, bt=9, os=9, mt=9).turn(RED).play(f"choose {section}")
    assert "done" in p.may() and len(p.may()) > 1
    assert p.play("done").s.over


@clause("ARK-R125", "ARK-T5", "ARK-T6")
def test_both_halves_of_a_chain_may_be_left_unused() -> None:
    p = given().rooms(a1="R01").chains(RED, "R11").turn(RED).play("choose MOB", "done", "chain R11")
    assert p.s.step == "phase" and "integrate plain MOB" in p.may()
    assert p.play("done").s.over


@clause("ARK-1.3")
@pytest.mark.parametrize(("titanium", "may"), [(1, False), (2, True)])
def test_a_cost_is_paid_in_full_or_not_at_all(titanium: int, may: bool) -> None:
    p = given().stock(RED, ti=titanium).phase(RED, "ENG")
    assert ("integrate plain MOB" in p.may()) is may and p.dome(RED).stock[0] == titanium


@clause("ARK-1.3", "ARK-FX-HEAL")
def test_an_effect_is_done_as_far_as_possible() -> None:
    p = given().wounded(RED, 1).hand(RED, "AC06").arsenal(RED, 23).phase(RED, "ART").play("use AC06")
    p.play("one-of arsenal")
    assert p.dome(RED).arsenal == 24 and p.may("units") == {"units 0", "units 1"}  # of two
