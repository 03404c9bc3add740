"""Worked examples (SB-EX): AlphaBot, its vaults, tokens and the belt."""

from __future__ import annotations

import pytest

from rulewright.core.values import changed
from rulewright.games.stress_botics.activation import Activation, Leaving, auto_produce, flips, leave
from rulewright.games.stress_botics.belt import advance, attack, disembark
from rulewright.games.stress_botics.printed import NODES, TARGET_D, T
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, Position, token


@pytest.mark.clause("SB-EX-15", "SB-3.5.10c", "SB-5.6", "SB-5.6a", "SB-5.6b", "SB-R-13", "SB-FX-33")
def test_the_console_advances_the_belt() -> None:
    p = Position(2).alphabot(1).in_main(ANN).elevator("La").stress(0)
    p.belt(a="Mi Ex", b="Ex La", d="Mi Ex*")
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-belt", "choose advance")
    assert p.on_belt() == ["", "Mi Ex", "La Ex*", ""]
    target = p.s.tile(printed_target(p))
    assert p.s.held(p.s.place(target)) == 2 and p.s.elevator == [0, 0, 1, 0]
    assert p.stresses()[ANN] == 2


def printed_target(p: Position) -> int:
    return TARGET_D[p.s.vault]


@pytest.mark.clause(
    "SB-EX-17", "SB-3.5.10d", "SB-3.5.10e", "SB-3.5.10h", "SB-R-91", "SB-FX-34", "SB-PATH-08", "SB-AST-03"
)
def test_a_scraping_attack_fills_alphabots_tank() -> None:
    p = Position(2).alphabot(1).in_main(ANN).belt(a="La La Ex", b="Mi Ex La", c="Ex*")
    p.s.alpha_tank = changed(p.s.alpha_tank, 9, 1)  # TB
    p.perform(ANN, "connect1", "do console", "boost none", "switch a-attack", "choose scrape")
    assert p.asked(ANN) == ["scrape miner", "scrape explosive", "scrape laser"]
    p.play(ANN, "scrape explosive", "scrape laser")
    assert p.asked(ANN) == ["done", "take C", "take X", "take L", "take G", "take A", "take TB"]
    p.play(ANN, "take X", "take TB", "put X tank1", "put TB track")
    assert p.on_belt() == ["Ex La La", "Mi", "Ex*", ""] and p.tanks(ANN)[0] == "1X"
    assert p.s.alpha_tank == (1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0)


@pytest.mark.clause("SB-EX-22", "SB-5.1", "SB-5.1a", "SB-5.1b", "SB-5.3", "SB-5.4", "SB-5.5c", "SB-E01")
def test_token_e01() -> None:
    p = Position(2).token("E01", "E02").belt(a="Mi").elevator("La")
    p.s.round = 5
    p.run(Activation())
    assert p.s.rotation == 1 and p.s.pressure == 3 and p.s.sides[7] == 1
    assert p.on_belt() == ["La", "Mi", "", ""] and sum(p.s.elevator) == 2
    assert p.s.alpha_at == 1 and len(p.s.tokens.cards) == 1 and len(p.s.spent.cards) == 1


@pytest.mark.clause("SB-EX-23", "SB-5.2", "SB-5.5a", "SB-5.5d", "SB-E02", "SB-5.12", "SB-5.12b")
def test_token_e02() -> None:
    p = Position(2).token("E02").alphabot(1, left=False).belt(a="Mi").ships(5, 5, 5)
    p.run(Activation())
    assert p.s.ships == (5, 4, 5) and p.made_on("POL") == "1T 1S"
    assert p.made_on("GTI") == "1T" and p.made_on("ASI") == "1S" and p.made_on("SHI") == "1T"
    assert p.s.common[T] == 1 and p.s.common[2] == 1
    assert p.s.alpha == 7 and p.s.vault == 1 and len(p.s.tokens.cards) == 2 and p.s.alpha_at == 0


@pytest.mark.clause("SB-EX-24", "SB-5.8", "SB-5.8a", "SB-5.8c", "SB-5.8d", "SB-R-103")
def test_attack_after_an_advance_with_two_players() -> None:
    p = Position(2).alphabot(1).in_main(ANN, BOB).belt(a="La Mi", b="Mi Ex")
    bag = p.s.bag[1]
    advance(p.s)
    attack(p.s)
    assert p.on_belt() == ["", "Mi La", "Mi", ""] and p.s.alpha == 5
    assert [b.shields for b in p.s.bots] == [7, 7] and p.s.bag[1] == bag + 1
    assert p.stresses() == [0, 0]


@pytest.mark.clause("SB-EX-25", "SB-5.8b", "SB-5.8f", "SB-5.9a", "SB-R-106")
def test_attack_after_an_advance_with_three_players() -> None:
    p = Position(3).alphabot(1).in_main(ANN, BOB).belt(a="La Ex", b="La", c="Ex*", d="Mi")
    p.at(CY, "UV_C")
    advance(p.s)
    attack(p.s)
    assert p.on_belt() == ["", "Ex La", "La", ""] and p.s.alpha == 6
    assert [b.shields for b in p.s.bots] == [5, 5, 7] and p.stresses() == [0, 0, 2]
    assert p.s.held(7) == 1


@pytest.mark.clause("SB-EX-26", "SB-5.11", "SB-5.11b", "SB-R-24", "SB-CNT-11", "SB-R-158")
def test_with_status_b_those_inside_are_stressed_too() -> None:
    p = Position(2).alphabot(1, status="B").in_main(ANN).at(BOB, "CORE").belt(a="Mi Ex")
    attack(p.s)
    assert p.s.alpha == 7 and p.stresses() == [1, 2]


@pytest.mark.clause("SB-EX-27", "SB-5.11a")
def test_with_status_a_only_those_outside_are_stressed() -> None:
    p = Position(4).alphabot(1).in_main(ANN).at(BOB, "CORE").at_tile(CY, "EXO").at(DEE, "MD_B")
    p.belt(c="La", a="Mi").stress(10, 20, 26, 32)
    attack(p.s)
    assert p.s.alpha == 6 and p.stresses() == [10, 22, 28, 34] and p.s.bots[ANN].shields == 7


@pytest.mark.clause(
    "SB-EX-28",
    "SB-5.12c",
    "SB-5.12d",
    "SB-5.12e",
    "SB-5.12f",
    "SB-5.12g",
    "SB-5.12h",
    "SB-5.10a",
    "SB-TILE-first",
    "SB-R-45",
    "SB-R-102",
    "SB-PATH-02",
    "SB-MODE-4",
)
def test_alphabot_leaves_the_second_vault_of_the_first_game() -> None:
    p = Position(2, first_game=1).alphabot(2, left=False).at(ANN, "MM_B").at(BOB, "MM_A")
    p.belt(a="Ex", b="La", c="Mi", d="Ex*").made("ASI", "A S")
    p.s.alpha_at = 2
    assert p.s.in_main(p.s.bots[ANN])
    p.run(Leaving())
    assert p.s.vault == 2 and len(p.s.tokens.cards) == 4  # the two of the builder and two new ones
    assert p.on_belt() == ["Ex", "La", "", ""]
    assert p.in_vault("LAI") == "Mi" and p.in_vault("ASI") == "Ex*" and p.made_on("ASI") == ""
    assert not p.s.in_main(p.s.bots[ANN]) and p.s.in_main(p.s.bots[BOB]) and p.s.alpha_at == 0


@pytest.mark.clause(
    "SB-EX-29", "SB-5.13", "SB-5.13b", "SB-TILE-k1", "SB-3.3.4", "SB-FX-41", "SB-S.20", "SB-S.21"
)
def test_entering_the_crust_opens_padlocks_and_gives_the_bonus() -> None:
    p = Position(2, first_game=1).alphabot(3)
    assert NODES.index("KM_A") not in p.s.near(NODES.index("UV_A"))
    assert NODES.index("UV_A") not in p.s.near(NODES.index("LV_A"))
    leave(p.s)
    assert p.s.padlocks == (0, 1, 1) and p.s.alpha_tank[4] == 1
    assert NODES.index("KM_A") in p.s.near(NODES.index("UV_A"))
    assert NODES.index("UV_A") in p.s.near(NODES.index("LV_A"))


@pytest.mark.clause("SB-EX-46", "SB-5.11c", "SB-R-27", "SB-R-54")
def test_alphabot_breaks_down_in_the_middle_of_an_attack() -> None:
    p = Position(3).alphabot(1, 1).stress(5, 15, 25).belt(b="La Mi")
    for seat in (ANN, BOB, CY):
        p.at(seat, "CORE")
    attack(p.s)
    assert p.s.alpha == 3 and p.stresses() == [12, 22, 32]


@pytest.mark.clause("SB-EX-47", "SB-5.7a")
def test_disembarking_pushes_through_a_full_belt() -> None:
    p = Position(2).alphabot(1).elevator("La La").belt(a="Mi", b="La", c="Ex*", d="Mi")
    disembark(p.s)
    assert p.on_belt() == ["La La", "Mi", "La", "Ex*"] and sum(p.s.elevator) == 2
    assert p.s.holds[TARGET_D[0] * 4] == 1


@pytest.mark.clause("SB-EX-48", "SB-5.10", "SB-R-168")
def test_arrivals_that_do_not_fit_go_to_the_bag() -> None:
    p = Position(2, first_game=1).alphabot(2).guarded("ASI", "La").belt(d="La Ex* Mi")
    advance(p.s)
    assert p.in_vault("ASI") == "Mi La" and p.s.bag == [7, 8, 7]


@pytest.mark.clause("SB-EX-57", "SB-5.5b", "SB-R-04", "SB-E05")
def test_a_complete_set_flips_the_vault_and_stays() -> None:
    p = Position(2).made("CAR", "C")
    auto_produce(p.s, token("E05"))
    assert p.s.sides[1] == 1 and p.made_on("CAR") == "2C"
    auto_produce(p.s, token("E05"))
    assert p.made_on("CAR") == "2C"  # B never auto-produces


@pytest.mark.clause("SB-EX-58", "SB-5.13a", "SB-5.15", "SB-5.15a", "SB-R-28", "SB-TILE-k2")
def test_status_flips_at_the_end_of_the_phase_after_the_bonus() -> None:
    p = Position(2, first_game=1).alphabot(4, 3)
    leave(p.s)  # crust B: k2
    assert p.s.alpha == 4 and p.s.status_side == 0
    flips(p.s)
    assert p.s.status_side == 1 and p.s.console_side == 0


@pytest.mark.clause(
    "SB-EX-59",
    "SB-5.14",
    "SB-5.14a",
    "SB-5.14b",
    "SB-5.14c",
    "SB-5.14d",
    "SB-5.14e",
    "SB-5.14f",
    "SB-PATH-07",
    "SB-R-139",
    "SB-INV-30",
)
def test_alphabot_leaves_for_the_shuttle() -> None:
    p = Position(2).alphabot(6).in_main(ANN).elevator("Mi Mi").belt(a="La", b="Ex", c="Mi", d="La")
    p.s.alpha_tank = changed(p.s.alpha_tank, 4, 1)
    leave(p.s)
    assert [i for i in range(11) if p.s.alpha_tank[i]] == [0, 4, 5, 6, 7]  # C X L G A
    assert p.s.holds[7 * 4] == 1 and p.s.holds[8 * 4 + 2] == 1  # Mi in UV_C, La in KV_C
    assert p.s.bag == [7, 8, 7] and sum(p.s.belt) == 0 and sum(p.s.elevator) == 0
    assert p.s.active() == -1 and not p.s.in_main(p.s.bots[ANN])
    p.turn(ANN, "connect1")
    assert p.events("forced") or "perform" not in p.asked(ANN)  # no Console any more


@pytest.mark.clause("SB-EX-74", "SB-3.4.8a", "SB-R-90")
def test_with_seven_batteries_a_cylindroid_acts_twice() -> None:
    p = Position(4).track(ANN, 7, "CB").captured(ANN, "Mi").at_tile(ANN, "CAR").tank(ANN, 1, "T")._bag()
    p.perform(ANN, "mine1", "do extract", "boost none", "pack", "release miner", "pack", "perform", "pack")
    assert sum(p.s.bots[ANN].tanks) == 1 + 2 + 4 and p.s.bag[0] == 8


@pytest.mark.clause("SB-EX-79", "SB-5.5e", "SB-E08", "SB-CT-02", "SB-CNT-13", "SB-R-110")
def test_auto_production_of_e08() -> None:
    p = Position(3).made("ASI", "A").guarded("BAT", "Mi")
    p.s.common = changed(p.s.common, 2, 2)
    auto_produce(p.s, token("E08"))
    assert p.s.common[2] == 2 and p.s.common[10] == 1 and p.made_on("BAT") == ""
    assert p.made_on("ASI") == "1S 1A" and p.s.sides[3] == 1 and p.made_on("POL") == "1S"
