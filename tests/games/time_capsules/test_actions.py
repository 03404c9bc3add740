"""The actions A1 to A12 in base turns and in both phases of split (TC-3.4, TC-4.5, TC-4.6)."""

from __future__ import annotations

from rulewright.games.time_capsules.printed import BLUE, ORANGE
from tests.games.time_capsules.given import ANN, BOB, CY, LATE, Position, clause, given, held, split

RICH = "b3 b3 b3 b1 c12=12 c12=11 c8=8 c6=1 B04 B05 B10 Z1 break"


def rich(p: Position) -> Position:
    p.offer("B02 B05 B16", "O01 O03 O04").active(ANN, RICH).inactive(ANN, "Z2 c6")
    p.active(BOB, "b1 c6=1")
    return p.hand(ANN, "F01 F05 F10").crystals(ANN, 9)


def verbs(p: Position) -> set[str]:
    return {option.split()[0] for option in p.options()}


ALL = {"by-hand", "buy", "reroll", "add", "trade", "use", "play"}


@clause(
    "TC-3.4.1", "TC-3.4.2", "TC-3.4.3", "TC-3.4.4", "TC-3.4.5", "TC-3.4.6", "TC-3.4.7", "TC-3.4.8",
    "TC-3.4.9", "TC-3.4.10", "TC-3.4.11", "TC-3.4.12", "TC-4.4.2", "TC-3.2.5",
)  # fmt: skip
def test_a_base_turn_offers_everything() -> None:
    p = rich(given()).asked_to_act(ANN)
    assert verbs(p) == ALL | LATE | {"end"}
    assert {o for o in p.options() if o.startswith(("use", "play"))} == {
        "use B04", "use B05", "use B10", "play F01", "play F05", "play F10",
    }  # fmt: skip


@clause("TC-4.13.5", "TC-INV-17", "TC-3.3.4", "TC-4.9.3", "TC-4.9.3b", "TC-R07")
def test_phase_one_offers_purchases() -> None:
    p = rich(split()).purchase()
    assert verbs(p) == ALL | {"pass"}
    assert {o for o in p.options() if o.startswith(("use", "play"))} == {
        "use B04", "use B05", "play F01", "play F05",
    }  # fmt: skip
    for choice in ("computers 1", "batteries 1", "score 1", "repair 1", "bio active Z1"):
        assert p.refused(choice) == "TC-4.13.5"
    assert p.refused("use B10") == p.refused("play F10") == "TC-4.9.3b"


@clause("TC-4.13.5a", "TC-INV-17", "TC-3.3.5", "TC-R73", "TC-R74", "TC-4.5.7d")
def test_phase_two_offers_actions() -> None:
    p = rich(split()).asked_to_act(ANN)
    assert verbs(p) == {"by-hand", "trade", "use", "play", "end"} | LATE
    assert {o for o in p.options() if o.startswith(("use", "play"))} == {
        "use B04", "use B10", "play F01", "play F10",
    }  # fmt: skip
    for choice in ("buy blue1", "reroll c6=1", "add c6=1"):
        assert p.refused(choice) == "TC-4.13.5a"
    assert p.refused("use B05") == p.refused("play F05") == "TC-4.9.3a"


@clause("TC-4.9.3c")
def test_base_and_solo_look_at_no_tag() -> None:
    assert {"use B05", "use B10"} <= set(rich(given()).asked_to_act(ANN).options())
    p = given(1, "solo").active(ANN, "B05 B10").asked_to_act(ANN)
    assert {"use B05", "use B10"} <= set(p.options())


@clause("TC-4.5.1c", "TC-4.13.2")
def test_one_artifact_a_turn_in_phase_one() -> None:
    p = split().offer(orange="O01 O03 O04").active(ANN, "b3 b3").active(BOB, "b3 b3").purchase()
    p.play(ANN, "buy orange1")
    assert p.asked == BOB
    p.play(BOB, "buy orange1")
    assert p.asked == ANN


@clause("TC-4.5.3", "TC-R21", "TC-R63")
def test_an_empty_stack_leaves_the_row_shorter() -> None:
    p = given().offer(orange="O01 O03 O04").empty_stack(ORANGE).active(ANN, "b3 b3 b3").asked_to_act(ANN)
    p.play(ANN, "buy orange2")
    assert p.row(ORANGE) == ["O01", "O04"] and p.refused("buy orange3") == "TC-4.5.3"
    p.play(ANN, "buy orange2", "buy orange1")
    assert p.row(ORANGE) == []
    assert p.question == "ask-act" and not any(o.startswith("buy orange") for o in p.options())


@clause("TC-4.5.4", "TC-4.5.5", "TC-3.5.3")
def test_a_reroll_may_turn_out_lower_and_is_seen_before_the_next() -> None:
    p = split().active(ANN, "b2 c6=6 c8=8").active(BOB, "b1 c6=1").purchase().rolling(1)
    p.play(ANN, "reroll c6=6")
    assert p.lies(ANN) == held("c6=1 c8=8") and p.question == "ask-reroll" and p.pool(ANN) == (1, 0)
    assert set(p.options()) == {"reroll c6=1", "reroll c8=8", "done"}
    p.play(ANN, "done")
    assert p.asked == BOB


@clause("TC-4.5.4")
def test_tokens_may_be_named_between_two_rolls() -> None:
    p = split().active(ANN, "b1 b2 b3 c6=6").active(BOB, "b1 c6=1").purchase().rolling(2)
    p.play(ANN, "reroll c6=6", "by-hand", "reroll c6=2", "spend b3")
    assert p.pool(ANN)[0] == 2 and p.lies(ANN)["b2"] == 1


@clause("TC-4.5.6")
def test_x_energy_add_x() -> None:
    p = given().active(ANN, "b3 b1 c12=5").asked_to_act(ANN).play(ANN, "add c12=5")
    assert p.options() == ["raise 1", "raise 2", "raise 3", "raise 4"]
    p.play(ANN, "raise 3")
    assert p.lies(ANN) == held("b1 c12=8") and p.lies(ANN, "inactive") == held("b3")


@clause("TC-R03", "TC-4.1.8")
def test_a_spent_computer_is_neither_rerolled_nor_raised_nor_traded() -> None:
    p = given().active(ANN, "c6=5 c6=3 b1 b1 Z1").asked_to_act(ANN).play(ANN, "batteries 1")
    assert p.lies(ANN, "inactive") == held("c6 b1+")
    assert {o for o in p.options() if o.split()[0] in ("reroll", "add", "trade")} == {
        "reroll c6=5",
        "add c6=5",
    }


def reached(p: Position, seat: int, until: str) -> set[str]:
    """What active zones can be reached before the question `until`."""
    found, todo = set(), [p.s.copy()]
    while todo:
        s = todo.pop()
        line = s.prompt(seat)
        if line is None or line.message.key in until:
            q = Position.__new__(Position)
            q.s = s
            found.add(" ".join(sorted(q.lies(seat).elements())))
            continue
        for option in s.options(seat):
            after = s.copy()
            after.play(seat, option)
            todo.append(after)
    return found


@clause("TC-4.5.7", "TC-4.5.7a")
def test_every_choice_of_traded_tokens_is_reachable() -> None:
    p = given().active(ANN, "b1 b1 b2 b3 Z1").asked_to_act(ANN).play(ANN, "trade batteries bio")
    assert reached(p, ANN, "ask-bio") == {"Z1 b1", "Z1 b2", "Z1 b3"}
    p = given().active(ANN, "c6=1 c6=2 c8=3 c12=4").vp(ANN, 9).asked_to_act(ANN)
    p.play(ANN, "trade computers bio")
    assert len(reached(p, ANN, "ask-bio")) == 6


@clause("TC-4.5.7b", "TC-4.5.9", "TC-R15")
def test_a_trade_for_an_upgrade_leaves_a_computer_to_upgrade() -> None:
    p = given().active(ANN, "c12=1 c12=2 c6=3").vp(ANN, 9).asked_to_act(ANN)
    p.play(ANN, "trade computers upgrade")  # only the two large ones can go
    assert p.lies(ANN) == held("c8=3") and p.mat(ANN).vp == 9 - 4 + 1
    p = given().active(ANN, "c12=1 c6=2 c6=3 Z1").vp(ANN, 9).asked_to_act(ANN)
    p.play(ANN, "trade computers upgrade")
    assert reached(p, ANN, "ask-act") == {"Z1 c12=1", "Z1 c8=2", "Z1 c8=3"} - {"Z1 c12=1"}
    p = given().active(ANN, "c12=1 c6=2 Z1").asked_to_act(ANN)
    assert not p.can("trade computers upgrade") and p.can("trade computers bio")


@clause("TC-R22")
def test_without_bioobjects_the_trade_for_one_is_illegal() -> None:
    p = given().piles(0, 0, 0, 0, 0, 0).active(ANN, "b1 b1 b1 c6=1").asked_to_act(ANN)
    assert not p.can("trade batteries bio") and p.refused("trade batteries bio") == "TC-4.5.9"
    p = given().piles(0, 0, 2, 0, 0, 0).active(ANN, "b1 b1 b1").asked_to_act(ANN)
    p.play(ANN, "trade batteries bio")
    assert p.lies(ANN, "inactive") == held("Z3")  # the only pile left


@clause("TC-4.1.4", "TC-4.1.5", "TC-4.9.2", "TC-4.9.8")
def test_a_used_artifact_rests_and_a_bought_one_waits() -> None:
    p = given().offer(orange="O04 O18 O09").active(ANN, "O17 b3 Z1").asked_to_act(ANN)
    p.play(ANN, "use O17", "buy orange1")
    assert p.lies(ANN, "inactive") == held("O17 O04+ b3")
    assert not any(o.startswith("use") for o in p.options())


@clause("TC-4.5.18", "TC-4.13.4", "TC-R77")
def test_end_and_pass_are_always_legal_and_forced_when_alone() -> None:
    assert rich(given()).asked_to_act(ANN).can("end")
    assert rich(split()).purchase().can("pass")
    p = given().asked_to_act(ANN)
    assert p.s.log and p.s.log[-1].line.message.key == "event-forced"


@clause("TC-4.6.1", "TC-4.6.2", "TC-4.7.3", "TC-R80", "TC-INV-11")
def test_an_upgrade_keeps_number_zone_and_flag() -> None:
    p = given().active(ANN, "c6=6 c8=2").inactive(ANN, "c6+ c12").resolve(ANN, "UPC(2)")
    assert set(p.options()) == {"done", "upgrade active c6=6", "upgrade active c8=2", "upgrade inactive c6+"}
    p.play(ANN, "upgrade active c6=6", "upgrade inactive c6+")
    assert p.lies(ANN) == held("c8=6 c8=2") and p.lies(ANN, "inactive") == held("c8+ c12")
    assert p.mat(ANN).vp == 2


@clause("TC-4.6.3", "TC-4.6.4a", "TC-4.15.7")
def test_a_battery_upgrade_scores_nothing() -> None:
    p = given().active(ANN, "b1 b3").inactive(ANN, "b2+").resolve(ANN, "UPB(1)")
    assert set(p.options()) == {"done", "upgrade active b1", "upgrade inactive b2+"}
    p.play(ANN, "upgrade inactive b2+")
    assert p.lies(ANN, "inactive") == held("b3+") and p.mat(ANN).vp == 0


@clause("TC-4.6.4", "TC-4.15.7")
def test_upgrades_may_be_fewer_or_of_the_same_computer() -> None:
    p = given().active(ANN, "c6=3").resolve(ANN, "UPC(2)").play(ANN, "upgrade active c6=3")
    p.play(ANN, "upgrade active c8=3")
    assert p.lies(ANN) == held("c12=3") and p.mat(ANN).vp == 2
    p = given().active(ANN, "c6=3").resolve(ANN, "UPC(2)").play(ANN, "done")
    assert p.lies(ANN) == held("c6=3")


@clause("TC-4.5.11", "TC-4.10.3", "TC-INV-20")
def test_a_card_costs_its_crystals() -> None:
    p = given().hand(ANN, "F16 F03").crystals(ANN, 1).asked_to_act(ANN)
    assert not p.can("play F03") and p.refused("play F03") == "TC-4.10.3"
    p.play(ANN, "play F16")
    assert p.mat(ANN).crystals == 0 and p.discarded_cards() == ["F16"] and p.in_hand(ANN) == ["F03"]


@clause("TC-4.10.4")
def test_any_number_of_cards_in_base_and_one_a_turn_in_phase_one() -> None:
    p = given().hand(ANN, "F02 F08 F16").crystals(ANN, 9).active(ANN, "b1").asked_to_act(ANN)
    p.play(ANN, "play F02", "play F08", "play F16")
    assert p.in_hand(ANN) == []
    p = split().hand(ANN, "F02 F08").crystals(ANN, 9).active(ANN, "b1").active(BOB, "b1 c6=1").purchase()
    p.play(ANN, "play F02")
    assert p.asked == BOB


@clause("TC-R62", "TC-4.13.3")
def test_everybody_may_pass_at_once() -> None:
    p = split(3)
    for seat in (ANN, BOB, CY):
        p.active(seat, "b1 c6=1 Z1")
    p.purchase().play(ANN, "pass").play(BOB, "pass").play(CY, "pass")
    assert p.s.phase == 3 and p.asked == ANN


@clause("TC-4.5.2")
def test_each_colour_has_its_resource() -> None:
    p = given().offer("B05 B20 B15", "O01 O18 O09").pools(ANN, 3, 0).active(ANN, "Z1").asked_to_act(ANN)
    assert p.can("buy orange1") and not p.can("buy blue1")
    p = given().offer("B05 B20 B15", "O01 O18 O09").pools(ANN, 0, 5).active(ANN, "Z1").asked_to_act(ANN)
    assert p.can("buy blue1") and not p.can("buy orange1")
    assert p.row(BLUE)[0] == "B05"
