"""The worked examples of the rules, in their order (TC-EX)."""

from __future__ import annotations

from rulewright.games.time_capsules.printed import BLUE, ORANGE
from tests.games.time_capsules.given import ANN, BOB, CY, Position, clause, given, held, solo, split


@clause("TC-EX-01", "TC-4.5.12", "TC-R72")
def test_three_batteries_make_a_computer() -> None:
    p = given().active(ANN, "b1 b1 b1").asked_to_act(ANN).play(ANN, "computers 1")
    assert p.lies(ANN) == held("")
    assert p.lies(ANN, "inactive") == held("b1 b1 b1 c6+")
    assert p.pool(ANN) == (0, 0)


@clause("TC-EX-02", "TC-4.5.13")
def test_two_batteries_for_six_qubits() -> None:
    p = given().active(ANN, "c6=4 c6=3").asked_to_act(ANN).play(ANN, "batteries 2")
    assert p.lies(ANN) == held("")
    assert p.lies(ANN, "inactive") == held("c6 c6 b1+ b1+")
    assert p.pool(ANN) == (0, 1)


@clause("TC-EX-03", "TC-4.5.14")
def test_two_vp_for_ten_qubits() -> None:
    p = given().active(ANN, "c12=11").vp(ANN, 20).asked_to_act(ANN).play(ANN, "score 2")
    assert (p.mat(ANN).vp, p.mat(ANN).peak, p.pool(ANN)) == (22, 22, (0, 1))
    assert p.lies(ANN, "inactive") == held("c12")
    assert len(p.in_hand(ANN)) == 1


@clause("TC-EX-04", "TC-4.5.15")
def test_ten_qubits_remove_two_breaks() -> None:
    p = given().active(ANN, "c8=8 break").inactive(ANN, "break break").pools(ANN, qubits=2).asked_to_act(ANN)
    assert not p.can("repair 3")
    assert p.refused("repair 3") == "TC-4.3.7"
    p.play(ANN, "repair 2")
    assert p.pool(ANN) == (0, 0)
    assert p.mat(ANN).breaks() == 1


@clause("TC-EX-05", "TC-4.5.4a", "TC-R44")
def test_one_computer_rerolled_twice_is_one_action() -> None:
    p = split().active(ANN, "b1 b1 c6=1").active(BOB, "c6=1 b1").purchase().rolling(2, 5)
    p.play(ANN, "reroll c6=1")
    assert p.asked == ANN
    assert p.lies(ANN) == held("b1 c6=2")
    p.play(ANN, "reroll c6=2")
    assert p.lies(ANN) == held("c6=5")
    assert p.lies(ANN, "inactive") == held("b1 b1")
    assert p.asked == BOB


@clause("TC-EX-06", "TC-4.5.6a", "TC-R05")
def test_adding_stops_at_the_highest_face() -> None:
    p = given().active(ANN, "b2 c6=5").asked_to_act(ANN)
    p.play(ANN, "add c6=5")  # only 1 is possible, so nothing more is asked
    assert p.lies(ANN) == held("c6=6")
    assert p.lies(ANN, "inactive") == held("b2")
    assert p.pool(ANN) == (1, 0)
    assert p.refused("add c6=6") == "TC-4.5.6a"


@clause("TC-EX-07", "TC-4.5.7", "TC-4.5.7b", "TC-R16")
def test_three_batteries_upgrade_a_computer() -> None:
    p = given().active(ANN, "b1 b1 b1 c6=4").vp(ANN, 5).asked_to_act(ANN).play(ANN, "trade batteries upgrade")
    assert p.lies(ANN) == held("c8=4")
    assert p.lies(ANN, "inactive") == held("")
    assert (p.mat(ANN).vp, p.mat(ANN).peak) == (6, 6)
    assert len(p.in_hand(ANN)) == 1


@clause("TC-EX-08", "TC-4.5.7a", "TC-4.5.7c", "TC-R14", "TC-4.7.4a")
def test_two_computers_for_an_amber_spore() -> None:
    p = given().active(ANN, "c8=7 c6=2 c6=3").vp(ANN, 12).asked_to_act(ANN)
    p.play(ANN, "trade computers bio", "give c6=2", "give c8=7", "take Z1")
    assert p.mat(ANN).vp == 11
    assert p.lies(ANN) == held("c6=3")
    assert p.lies(ANN, "inactive") == held("Z1")


@clause("TC-EX-09", "TC-4.5.8")
def test_no_trade_with_inactive_or_mixed_tokens() -> None:
    p = given().active(ANN, "b1 b1 c6=6").inactive(ANN, "b1").asked_to_act(ANN)
    assert not any(option.startswith("trade") for option in p.options())
    assert p.refused("trade batteries bio") == "TC-4.5.7"
    assert p.refused("trade computers bio") == "TC-4.5.7"


@clause("TC-EX-10", "TC-4.5.1", "TC-4.5.1a", "TC-4.5.1b", "TC-R02")
def test_buying_a_blue_artifact() -> None:
    p = given().offer(blue="B04 B10 B01").active(ANN, "c6=6 c6=5").top("B20").asked_to_act(ANN)
    p.play(ANN, "buy blue2")
    assert p.lies(ANN, "inactive") == held("c6 c6 B10+")
    assert p.pool(ANN) == (0, 3)
    assert p.mat(ANN).vp == 2
    assert p.row(BLUE) == ["B04", "B01", "B20"]


@clause("TC-EX-11", "TC-4.2.1", "TC-3.5.2", "TC-R69")
def test_an_empty_bag_takes_all_four_and_gives_any_pair() -> None:
    pairs = set()
    for seed in range(60):
        p = given(seed=seed).round(2)
        for seat in (ANN, BOB):
            p.aside(seat, "b1 b1", "b2 b2", "b3 b3", "break break")
        p.new_round()
        pairs.add(frozenset(p.lies(ANN)))
        assert len(p.capsules(ANN, "bag")) == 2
        assert not p.capsules(ANN, "aside") and not p.capsules(ANN, "later")
    assert len(pairs) == 6 and all(len(pair) == 2 for pair in pairs)


@clause("TC-EX-12", "TC-4.2.2", "TC-INV-16")
def test_the_last_two_capsules_come_without_chance() -> None:
    for seed in range(10):
        p = given(seed=seed).round(3)
        for seat in (ANN, BOB):
            p.bag(seat, "b1 b1", "b3 b3").aside(seat, "break break", "b2 b2")
        p.new_round()
        assert p.lies(ANN) == held("b1 b1 b3 b3")
        assert p.capsules(ANN, "aside") == [held("break break"), held("b2 b2")]


@clause("TC-EX-13", "TC-4.8.4", "TC-4.8.5", "TC-4.8.5a", "TC-4.8.10", "TC-R11", "TC-R71")
def test_in_split_an_emp_bomb_waits_in_the_chronocrystal_zone() -> None:
    p = split(3).active(ANN, "B08 b1 b1 b1").active(BOB, "b1 b1 b1 b1").active(CY, "b1 b1 b1 b1")
    for seat in (ANN, BOB, CY):
        p.bag(seat, "c12 c12 b2", "b2 b2")
    p.asked_to_act(ANN).play(ANN, "use B08")
    assert [p.mat(seat).held for seat in (ANN, BOB, CY)] == [0, 1, 1]
    p.play(ANN, "end").play(BOB, "end").play(CY, "end")
    for seat in (ANN, BOB, CY):
        while p.s.options(seat):
            p.s.play(seat, p.s.options(seat)[0])
    assert p.s.round == 6
    assert all("break" not in capsule for capsule in p.capsules(BOB))
    assert p.mat(BOB).held == 0 and p.lies(BOB, "inactive") == held("break")
    while p.question == "ask-purchase":
        p.play(p.asked, "pass")
    while p.asked != BOB:
        p.play(p.asked, "end")
    assert p.refused("repair 1") in ("", "TC-4.3.7")  # there is a break to remove
    p.mat(BOB).qubits = 5
    p.s.advance()
    p.play(BOB, "repair 1")
    assert p.mat(BOB).breaks() == 0


@clause("TC-EX-14", "TC-4.8.3", "TC-4.8.3a")
def test_in_base_an_emp_bomb_strikes_the_active_zone() -> None:
    p = given().active(ANN, "B08 b1 b1 b1").bag(BOB, "b1 b1", "b1 b1")
    p.bag(ANN, "b1 b1", "b1 b1").asked_to_act(ANN).play(ANN, "use B08")
    assert p.lies(BOB) == held("break")
    p.play(ANN, "end")
    while p.question == "ask-pack":
        p.s.play(ANN, p.s.options(ANN)[0])
    assert p.asked == BOB
    assert p.lies(BOB) == held("b1 b1 b1 b1 break")
    p.play(BOB, "end")
    while p.question == "ask-pack":
        p.s.play(BOB, p.s.options(BOB)[0])
    assert sum((c for c in p.capsules(BOB)), held(""))["break"] == 1


@clause("TC-EX-15", "TC-4.8.6", "TC-R12", "TC-8.2")
def test_a_delayed_break_of_the_last_round_counts() -> None:
    p = split().round(10).active(ANN, "B07 b1 b1 b1").active(BOB, "b1 b1 b1 b1").vp(BOB, 50)
    p.bag(BOB, "break break break", "break break").asked_to_act(ANN)
    p.play(ANN, "use B07", "end").play(BOB, "end")
    for seat in (ANN, BOB):
        while p.s.options(seat):
            p.s.play(seat, p.s.options(seat)[0])
    assert p.s.over
    assert p.mat(BOB).held == 1 and p.mat(BOB).breaks() == 6
    assert p.s.outcome().winners == [ANN]


@clause("TC-EX-16", "TC-4.12.2", "TC-4.12.2c", "TC-4.12.3", "TC-R20", "TC-R64")
def test_exactly_the_surplus_is_discarded() -> None:
    p = given().vp(ANN, 30).active(ANN, "break break break b1 b1 b1 b1 b1 b1 b1 b1 b1 c8=2 B02 B05 B12 B15")
    p.discarding(ANN)
    assert p.question == "ask-discard"
    assert p.refused("discard break") == "TC-4.12.2c" and not p.can("discard break")
    p.play(ANN, "discard b1", "discard c8", "discard B02")
    assert p.mat(ANN).vp == 27
    assert p.question == "ask-pack"
    while p.s.options(ANN):
        p.s.play(ANN, p.s.options(ANN)[0])
    assert [sum(capsule.values()) for capsule in p.capsules(ANN)] == [7, 7]


def packings(p: Position, seat: int) -> set[tuple[tuple[str, ...], ...]]:
    """Every pair of capsules that can be reached."""
    found = set()
    todo = [p.s.copy()]
    while todo:
        s = todo.pop()
        if not s.options(seat):
            boxes = s.mats[seat].aside
            found.add(tuple(sorted(tuple(map(str, boxes.box(i))) for i in range(len(boxes.sizes)))))
            continue
        for option in s.options(seat):
            after = s.copy()
            after.play(seat, option)
            todo.append(after)
    return found


@clause("TC-EX-17", "TC-4.1.3")
def test_five_objects_are_packed_two_and_three() -> None:
    p = given().active(ANN, "b1 b2 b3 break Z1").discarding(ANN)
    sizes = {tuple(len(box) for box in found) for found in packings(p, ANN)}
    assert sizes == {(2, 3), (3, 2)}
    assert len(packings(p, ANN)) == 10


@clause("TC-EX-18", "TC-4.12.5", "TC-R19")
def test_three_objects_are_packed_two_and_one() -> None:
    p = given().active(ANN, "b1 b2 b3").discarding(ANN)
    assert len(packings(p, ANN)) == 3
    assert {tuple(sorted(len(box) for box in found)) for found in packings(p, ANN)} == {(1, 2)}


@clause("TC-EX-19", "TC-4.5.16", "TC-4.5.16a", "TC-4.5.16b", "TC-4.5.17")
def test_an_amber_spore_from_either_zone() -> None:
    p = given().active(ANN, "Z1").inactive(ANN, "Z1").asked_to_act(ANN)
    was = p.s.compost[0]
    p.play(ANN, "bio active Z1")
    assert p.mat(ANN).vp == 3
    p.play(ANN, "bio inactive Z1")
    assert p.mat(ANN).vp == 4
    assert p.s.compost[0] == was + 2


@clause("TC-EX-20", "TC-4.11.3")
def test_in_phase_one_a_bioobject_gives_no_reward() -> None:
    p = split().active(ANN, "Z1").hand(ANN, "F09").crystals(ANN, 1).purchase()
    assert not p.can("bio active Z1")
    assert p.refused("bio active Z1") == "TC-4.13.5"
    p.play(ANN, "play F09")
    assert p.pool(ANN) == (4, 4)
    assert p.mat(ANN).vp == 0


@clause("TC-EX-21", "TC-4.7.6", "TC-R17")
def test_bonuses_come_once() -> None:
    p = given().vp(ANN, 8)
    p.s.gain_vp(ANN, 5, 0)
    assert (p.mat(ANN).vp, p.mat(ANN).peak) == (13, 13)
    assert p.lies(ANN, "inactive") == held("break") and p.mat(ANN).crystals == 1
    p.s.lose_vp(ANN, 4)
    p.s.gain_vp(ANN, 3, 0)
    assert (p.mat(ANN).vp, p.mat(ANN).peak) == (12, 13)
    assert p.lies(ANN, "inactive") == held("break") and p.mat(ANN).crystals == 1


@clause("TC-EX-22", "TC-4.13.3", "TC-4.13.3a", "TC-R06")
def test_who_passes_gets_no_further_turn_in_phase_one() -> None:
    p = split(3).offer(orange="O01 O03 O04").top("O12")
    for seat in (ANN, BOB, CY):
        p.active(seat, "b3 b1 c6=1 c6=2")
    p.purchase()
    p.play(ANN, "buy orange1")
    p.play(BOB, "pass")
    p.play(CY, "reroll c6=1", "done")
    assert p.asked == ANN
    p.play(ANN, "pass")
    assert p.asked == CY
    p.play(CY, "buy orange1")
    assert p.asked == CY
    if p.question == "ask-purchase":
        p.play(CY, "pass")
    assert p.s.phase == 3 and p.asked == ANN


@clause("TC-EX-23", "TC-4.13.9", "TC-4.13.9a")
def test_the_marker_passes_and_the_round_goes_on() -> None:
    p = split(3).round(1)
    for seat in (ANN, BOB, CY):
        p.bag(seat, "b1 b1", "b1 b1").aside(seat, "b2 b2", "b2 b2")
    p.end_of_round()
    assert p.s.first == BOB and p.s.round == 2
    assert p.asked == BOB


@clause("TC-EX-24", "TC-4.9.7")
def test_a_discount_waits_for_its_colour() -> None:
    p = given().offer(blue="B05 B01 B20", orange="O01 O18 O09").discount(ANN, blue=3)
    p.active(ANN, "b3 c6=2").asked_to_act(ANN).play(ANN, "buy orange1")
    assert p.pool(ANN) == (0, 0) and p.mat(ANN).discounts == [3, 0]
    p.play(ANN, "buy blue1")
    assert p.pool(ANN) == (0, 0) and p.mat(ANN).discounts == [0, 0]


@clause("TC-EX-25", "TC-4.3.9", "TC-4.15.32")
def test_wormhole_pays_energy_with_a_computer() -> None:
    p = given().offer(orange="O05 O18 O09").active(ANN, "b1 b1 b1 c6=4").wormhole(ANN).asked_to_act(ANN)
    p.play(ANN, "buy orange1")
    assert p.lies(ANN) == held("")
    assert p.pool(ANN) == (0, 2)


@clause("TC-EX-26", "TC-8.2", "TC-4.8.8", "TC-8.3")
def test_six_breaks_lose_whatever_the_vp() -> None:
    p = given().vp(ANN, 61).vp(BOB, 40).inactive(ANN, "break " * 6).inactive(BOB, "break " * 5)
    end = p.s.outcome()
    assert end.winners == [BOB] and end.ranks == [2, 1]


@clause("TC-EX-27", "TC-8.3b")
def test_crystals_break_a_second_tie() -> None:
    p = given().vp(ANN, 50).vp(BOB, 50).inactive(ANN, "break break break").inactive(BOB, "break break break")
    p.mat(ANN).sources[0] = p.mat(BOB).sources[0] = 50
    assert p.crystals(ANN, 1).crystals(BOB, 2).s.outcome().winners == [BOB]


@clause("TC-EX-28", "TC-O05", "TC-4.15.14")
def test_the_redoubler_echoes_a_die() -> None:
    p = given().active(ANN, "O05 c12=9").asked_to_act(ANN).play(ANN, "use O05")
    assert p.pool(ANN) == (0, 9)
    assert p.lies(ANN) == held("c12=9") and p.lies(ANN, "inactive") == held("O05")


@clause("TC-EX-29", "TC-4.13.5a")
def test_no_reroll_and_no_add_in_phase_two() -> None:
    p = split().active(ANN, "b1 c6=1 Z1").asked_to_act(ANN)
    assert p.refused("reroll c6=1") == p.refused("add c6=1") == "TC-4.13.5a"
    assert not p.can("reroll c6=1") and not p.can("add c6=1")


@clause("TC-EX-30", "TC-R65", "TC-4.15.34")
def test_in_phase_one_the_replicator_copies_only_what_is_legal_then() -> None:
    p = split().active(ANN, "B01 B10").inactive(ANN, "B04").purchase().play(ANN, "use B01")
    assert p.pool(ANN) == (4, 0)  # B04 was the only choice
    assert p.lies(ANN, "inactive") == held("B01 B04")


@clause("TC-EX-31", "TC-R41", "TC-4.10.6", "TC-F18")
def test_memory_of_tomorrow_draws_up_to_five() -> None:
    p = given().hand(ANN, "F18 F01 F02 F03").crystals(ANN, 1).asked_to_act(ANN).play(ANN, "play F18")
    assert len(p.in_hand(ANN)) == 5
    assert p.told("no-draw") == 1
    assert p.discarded_cards() == ["F18"]


@clause("TC-EX-32", "TC-4.14.2", "TC-4.14.2a")
def test_the_rival_takes_the_leftmost_and_a_bioobject() -> None:
    p = solo().round(2).piles(3, 3, 3, 3, 3, 3).offer("B04 B10 B01", "O01 O03 O04").top("B20").top("O18")
    p.aside(ANN, "b1 b1", "b1 b1", "b1 b1", "b1 b1").end_of_round()
    assert p.discarded_artifacts() == ["B04", "O01"]
    assert p.row(BLUE) == ["B10", "B01", "B20"] and p.row(ORANGE) == ["O03", "O04", "O18"]
    assert p.s.piles == [2, 3, 3, 3, 3, 3]


@clause("TC-EX-33", "TC-R09", "TC-R42", "TC-B07")
def test_emp_cannon_in_phase_one_on_a_player_who_passed() -> None:
    p = split(3).round(4).active(ANN, "B07").active(BOB, "b1 b1").active(CY, "c12=12 b1 b1")
    p.mat(CY).passed = 1
    for seat in (ANN, BOB, CY):
        p.bag(seat, "b1 b1", "b1 b1")
    p.purchase().play(ANN, "use B07", "hit 2")
    assert p.mat(CY).held == 1 and p.pool(ANN) == (0, 4)
    while p.s.phase == 2:
        p.play(p.asked, "pass")
    while p.asked != CY:
        p.play(p.asked, "end")
    assert not p.can("repair 1") and p.refused("repair 1") == "TC-4.5.15"
    p.play(CY, "end")
    while p.question == "ask-pack":
        p.s.play(p.s.deciders[0], p.s.options(p.s.deciders[0])[0])
    assert p.lies(CY, "inactive") == held("break")


@clause("TC-EX-34", "TC-4.8.3b", "TC-R53")
def test_in_the_last_round_a_finished_player_is_safe() -> None:
    p = given(3).round(10).active(BOB, "B08").bag(ANN, "break break break", "break break")
    p.mat(ANN).finished = 1
    p.asked_to_act(BOB).play(BOB, "use B08")
    assert p.mat(ANN).breaks() == 5 and p.mat(BOB).vp == 1
    assert p.lies(CY) == held("break")


@clause("TC-EX-35", "TC-R04")
def test_energy_spread_over_two_computers() -> None:
    p = split().active(ANN, "b3 c6=1 c8=2").active(BOB, "b1 c6=1").purchase().rolling(4, 1, 6, dice=(6, 8, 6))
    p.play(ANN, "reroll c6=1", "reroll c8=2", "reroll c6=4")
    assert p.lies(ANN) == held("c6=6 c8=1")
    assert p.lies(ANN, "inactive") == held("b3") and p.pool(ANN) == (0, 0)
    assert p.asked == BOB


@clause("TC-EX-36", "TC-4.3.4", "TC-4.1.7")
def test_change_stays_in_the_pool() -> None:
    p = given().active(ANN, "b3 b2 b2").asked_to_act(ANN).play(ANN, "computers 2")
    assert p.lies(ANN) == held("") and p.pool(ANN) == (1, 0)
    assert p.lies(ANN, "inactive") == held("b3 b2 b2 c6+ c6+")


@clause("TC-EX-37", "TC-4.5.9")
def test_a_trade_whose_reward_cannot_be_given_is_illegal() -> None:
    p = given().active(ANN, "b1 b1 b1 c12=5").asked_to_act(ANN)
    assert p.can("trade batteries bio") and not p.can("trade batteries upgrade")
    assert p.refused("trade batteries upgrade") == "TC-4.5.9"


@clause("TC-EX-38", "TC-4.7.4b", "TC-4.12.2d")
def test_a_discarded_computer_12_costs_two() -> None:
    p = given().vp(ANN, 30).active(ANN, "c12=3 " + "b1 " * 14).discarding(ANN).play(ANN, "discard c12")
    assert (p.mat(ANN).vp, p.mat(ANN).peak) == (28, 30)
    assert [sum(capsule.values()) for capsule in p.capsules(ANN)] == [7, 7]


@clause("TC-EX-39", "TC-4.5.2", "TC-4.5.3")
def test_buying_an_orange_artifact() -> None:
    p = given().offer("B04 B10 B01", "O03 O12 O04").top("O18").active(ANN, "b2 b2").asked_to_act(ANN)
    p.play(ANN, "buy orange2")
    assert p.lies(ANN, "inactive") == held("b2 b2 O12+") and p.mat(ANN).vp == 1
    assert p.row(ORANGE) == ["O03", "O04", "O18"] and p.row(BLUE) == ["B04", "B10", "B01"]


@clause("TC-EX-40", "TC-4.3.7a")
def test_the_order_of_a_payment_through_the_wormhole() -> None:
    p = given().wormhole(ANN).pools(ANN, 1, 2).active(ANN, "b1 c8=6").asked_to_act(ANN)
    p.play(ANN, "computers 2")
    assert p.lies(ANN) == held("") and p.pool(ANN) == (0, 4)


@clause("TC-EX-41", "TC-R47", "TC-4.15.29", "TC-B05")
def test_the_cryptoanalyzer_sweeps_under_the_stacks() -> None:
    p = given().active(ANN, "B05").offer("B02 B15 B20", "O18 O01 O05").asked_to_act(ANN)
    top = [p.stack(BLUE)[-1], p.stack(BLUE)[-2], p.stack(ORANGE)[-1]]
    p.play(ANN, "use B05", "sweep blue2", "sweep blue3", "sweep orange1", "done")
    assert p.stack(BLUE)[:2] == ["B20", "B15"]  # B20 lowest: ..., B15, B20
    assert p.stack(ORANGE)[0] == "O18"
    assert p.row(BLUE) == ["B02", top[0], top[1]] and p.row(ORANGE) == ["O01", "O05", top[2]]
    assert p.mat(ANN).discounts == [3, 0]


@clause("TC-EX-42", "TC-R51")
def test_future_techs_adds_to_a_discount() -> None:
    p = given().active(ANN, "c6=1").hand(ANN, "F05").crystals(ANN, 2).discount(ANN, blue=3)
    p.top("B06 B20 B15 B12").asked_to_act(ANN)
    rows = p.row(BLUE)
    p.play(ANN, "play F05", "look blue", "acquire B06")
    assert p.pool(ANN) == (0, 0) and p.mat(ANN).discounts == [0, 0]
    assert p.lies(ANN, "inactive") == held("c6 B06+") and p.mat(ANN).vp == 2
    assert p.row(BLUE) == rows
    assert sorted(p.stack(BLUE)[:3]) == ["B12", "B15", "B20"]


@clause("TC-EX-43", "TC-F04", "TC-4.15.28", "TC-4.5.10")
def test_infinite_feedback_on_a_redoubler() -> None:
    p = given().active(ANN, "O05 c12=9 c6=3").hand(ANN, "F04").crystals(ANN, 2).asked_to_act(ANN)
    p.play(ANN, "play F04", "choose c12=9")
    assert p.lies(ANN)["O05"] == 1  # it moves only after both
    p.play(ANN, "choose c12=9")
    assert p.pool(ANN) == (0, 18) and p.mat(ANN).crystals == 0
    assert p.lies(ANN) == held("c12=9 c6=3") and p.lies(ANN, "inactive") == held("O05")


@clause("TC-EX-44", "TC-O08", "TC-4.15.22", "TC-R27", "TC-4.9.4")
def test_a_stasis_chamber_without_a_break() -> None:
    p = given().active(ANN, "O08").asked_to_act(ANN).play(ANN, "use O08")
    assert p.lies(ANN, "inactive") == held("O08") and p.mat(ANN).vp == 0


@clause("TC-EX-45", "TC-O16", "TC-4.15.23", "TC-4.7.4c")
def test_a_recycler_drone_takes_an_active_computer_8() -> None:
    p = given().active(ANN, "O16 c8=3").vp(ANN, 20).asked_to_act(ANN)
    p.play(ANN, "use O16", "drop active c8=3")
    assert (p.mat(ANN).vp, p.mat(ANN).peak) == (21, 21)
    assert p.lies(ANN, "inactive") == held("O16")


@clause("TC-EX-46", "TC-R57", "TC-4.15.18")
def test_a_gene_splicer_without_piles_takes_nothing() -> None:
    p = given().active(ANN, "O07 b1").piles(0, 0, 0, 0, 0, 0).asked_to_act(ANN).play(ANN, "use O07")
    assert p.lies(ANN) == held("b1") and p.lies(ANN, "inactive") == held("O07")


@clause("TC-EX-47", "TC-2.3.3", "TC-2.3.4", "TC-R75")
def test_the_fast_start_gives_cheap_artifacts_in_reverse_order() -> None:
    from rulewright.games.time_capsules.opening import Gift

    p = split(start="fast").offer("B15 B03 B20", "O18 O09 O02").vp(ANN, 1).vp(BOB, 1)
    p.crystals(ANN, 2).crystals(BOB, 2)
    p.s.push(Gift(ANN))
    p.s.push(Gift(BOB))
    p.top("B01").ahead()
    assert p.asked == BOB and p.options() == ["pick blue2", "pick orange3"]
    assert p.refused("pick blue1") == "TC-2.3.3"
    p.play(BOB, "pick blue2")
    assert p.mat(BOB).vp == 3 and p.mat(BOB).crystals == 3
    assert p.row(BLUE) == ["B15", "B20", "B01"]
    assert p.lies(ANN, "inactive") == held("O02+")  # the only one left for Ann


@clause("TC-EX-48")
def test_the_rival_skips_an_empty_row() -> None:
    p = solo().round(3).offer(orange="O01 O03 O04").top("O18")
    p.empty_stack(BLUE).empty_row(BLUE).bag(ANN, "b1 b1", "b1 b1").aside(ANN, "b1 b1", "b1 b1")
    piles, scrapped = p.s.piles[:], len(p.s.scrap)
    p.end_of_round()
    assert p.row(BLUE) == [] and p.row(ORANGE) == ["O03", "O04", "O18"]
    assert len(p.s.scrap) == scrapped + 1 and "O01" in p.discarded_artifacts()
    assert p.s.piles == piles


@clause("TC-EX-49", "TC-4.12.6")
def test_more_than_fourteen_breaks() -> None:
    p = solo().round(8).active(ANN, "b1 b1 " + "break " * 15).bag(ANN, "b1 b1", "b1 b1").asked_to_act(ANN)
    if p.question == "ask-act":
        p.play(ANN, "end")
    assert p.s.round == 9
    assert [capsule for capsule in p.capsules(ANN)] == [held("break " * 7), held("break " * 7)]
    assert p.lies(ANN, "inactive")["break"] == 1 and p.mat(ANN).held == 0


@clause("TC-EX-50", "TC-B02", "TC-4.9.5", "TC-4.15.20")
def test_the_knowledge_base_counts_other_archives_new_ones_too() -> None:
    p = given().active(ANN, "B02 O05").inactive(ANN, "B05+").asked_to_act(ANN).play(ANN, "use B02")
    assert p.pool(ANN) == (0, 4)


@clause("TC-EX-51", "TC-O14", "TC-R35")
def test_a_pulse_hammer_hits_only_who_is_ahead() -> None:
    p = (
        given(3)
        .vp(ANN, 20)
        .vp(BOB, 20)
        .vp(CY, 25)
        .active(ANN, "O14 b1")
        .asked_to_act(ANN)
        .play(ANN, "use O14")
    )
    assert p.lies(CY) == held("break") and p.lies(BOB) == held("") and p.mat(ANN).vp == 21
    p = (
        given(3)
        .vp(ANN, 20)
        .vp(BOB, 20)
        .vp(CY, 20)
        .active(ANN, "O14 b1")
        .asked_to_act(ANN)
        .play(ANN, "use O14")
    )
    assert p.lies(CY) == held("") and p.mat(ANN).vp == 21


@clause("TC-EX-52", "TC-O01", "TC-R32", "TC-4.1.6")
def test_a_maintenance_bot_returns_only_what_is_not_new() -> None:
    p = given().active(ANN, "O01").inactive(ANN, "c8 c6+").asked_to_act(ANN).play(ANN, "use O01")
    assert p.options() == ["done", "return c8"]
    p.rolling(7, dice=(8,)).play(ANN, "return c8")
    assert p.lies(ANN) == held("c8=7") and p.lies(ANN, "inactive") == held("O01 c6+")


@clause("TC-EX-53", "TC-R60")
def test_a_break_of_the_track_can_be_removed_at_once() -> None:
    p = split().vp(ANN, 24).active(ANN, "c12=10 Z1").asked_to_act(ANN).play(ANN, "score 1")
    assert p.mat(ANN).vp == 25 and p.lies(ANN, "inactive")["break"] == 1
    p.play(ANN, "repair 1")
    assert p.mat(ANN).breaks() == 0 and p.pool(ANN) == (0, 0)


@clause("TC-EX-54", "TC-2.3.7", "TC-INV-15")
def test_rounds_three_and_four_of_a_fast_split_game() -> None:
    p = split(start="fast").round(2)
    for seat in (ANN, BOB):
        p.bag(seat, "b1 b1", "b1 b1").aside(seat, "b2 b2", "b2 b2")
    p.new_round()
    assert p.s.round == 3 and p.asked == ANN
    p = split(start="fast").round(3)
    for seat in (ANN, BOB):
        p.bag(seat, "b1 b1", "b1 b1").aside(seat, "b2 b2", "b2 b2")
    p.end_of_round()
    assert p.s.round == 4 and p.s.first == BOB and p.asked == BOB


@clause("TC-EX-55", "TC-R13")
def test_a_delayed_break_cannot_be_removed() -> None:
    p = split().held(BOB, 1).active(BOB, "c6=6 Z1").asked_to_act(BOB)
    assert not p.can("repair 1") and p.refused("repair 1") == "TC-4.5.15"


@clause("TC-EX-56", "TC-4.5.6b", "TC-4.13.2")
def test_raising_two_computers_takes_two_turns() -> None:
    p = split().active(ANN, "b1 b1 c6=2 c6=3").active(BOB, "b1 c6=1").purchase()
    p.play(ANN, "add c6=2", "raise 1")
    assert p.asked == BOB and p.lies(ANN) == held("b1 c6=3 c6=3")


@clause("TC-EX-57", "TC-R33")
def test_wormhole_lasts_into_phase_two() -> None:
    p = split().hand(ANN, "F06").crystals(ANN, 2).active(ANN, "c6=3").active(BOB, "b1").purchase()
    p.play(ANN, "play F06")
    while p.s.phase == 2:
        p.play(p.asked, "pass")
    p.play(ANN, "computers 1")
    assert p.lies(ANN, "inactive") == held("c6 c6+")


@clause("TC-EX-58", "TC-4.10.1a")
def test_a_draw_with_five_cards_is_lost() -> None:
    p = given().hand(ANN, "F01 F02 F03 F04 F05").vp(ANN, 13)
    p.s.gain_vp(ANN, 1, 0)
    assert p.mat(ANN).vp == 14 and len(p.in_hand(ANN)) == 5
    p.hand(ANN, "F01").s.gain_vp(ANN, 1, 0)
    assert len(p.in_hand(ANN)) == 1  # not made up later


@clause("TC-EX-59", "TC-8.5a")
def test_losers_rank_by_breaks_then_vp() -> None:
    p = given(3).inactive(ANN, "break " * 6).inactive(BOB, "break " * 6).inactive(CY, "break break")
    for seat, vp in ((ANN, 55), (BOB, 40), (CY, 30)):
        p.vp(seat, vp).mat(seat).sources[0] = vp
    assert p.s.outcome().ranks == [2, 3, 1]
    p.inactive(ANN, "break " * 7)
    assert p.s.outcome().ranks == [3, 2, 1]


@clause("TC-EX-60", "TC-R15", "TC-R59")
def test_the_loss_of_a_trade_comes_before_its_reward() -> None:
    p = given().active(ANN, "c12=7 c6=1").inactive(ANN, "c6").vp(ANN, 3, 9).asked_to_act(ANN)
    p.play(ANN, "trade computers upgrade")
    assert p.mat(ANN).vp == 2 and p.mat(ANN).peak == 9
    assert p.lies(ANN, "inactive") == held("c8") and p.lies(ANN) == held("")


@clause("TC-EX-61", "TC-F08", "TC-4.15.17")
def test_chaotic_resonance_on_a_two() -> None:
    p = (
        given()
        .hand(ANN, "F08")
        .crystals(ANN, 1)
        .asked_to_act(ANN)
        .rolling(2, dice=(12,))
        .play(ANN, "play F08")
    )
    assert p.pool(ANN) == (0, 2) and p.mat(ANN).crystals == 0
    assert p.lies(ANN, "inactive") == held("break")


@clause("TC-EX-62", "TC-F07", "TC-4.15.16")
def test_shape_of_infinity_levels_up() -> None:
    p = given().active(ANN, "c12=9 c6=2 c8=8").hand(ANN, "F07").crystals(ANN, 2).asked_to_act(ANN)
    p.play(ANN, "play F07", "choose c12=9")
    assert p.lies(ANN) == held("c6=6 c8=8 c12=9")


@clause("TC-EX-63", "TC-R61")
def test_without_anything_to_do_the_pass_is_forced_and_final() -> None:
    p = split().offer("B15 B20 B12", "O18 O09 O15").active(BOB, "b1 c6=1").purchase()
    assert p.asked == BOB and p.mat(ANN).passed
    p.s.move(p.s.rows[ORANGE].cards[0], p.s.rows[ORANGE], p.s.gone)  # whatever comes, Ann is out
    p.play(BOB, "reroll c6=1")
    assert p.asked == BOB


@clause("TC-EX-64", "TC-4.9.3a", "TC-R08")
def test_phase_two_knows_no_cryptoanalyzer() -> None:
    p = split().active(ANN, "B01 B05").inactive(ANN, "B10").asked_to_act(ANN)
    assert not p.can("use B05") and p.refused("use B05") == "TC-4.9.3a"
    p.inactive(ANN, "B10 B04").play(ANN, "use B01")
    assert p.options() == ["copy B04", "copy B10"]


@clause("TC-EX-65", "TC-4.12.2a", "TC-4.7.4", "TC-4.9.6")
def test_a_discarded_artifact_costs_its_vp() -> None:
    p = given().vp(ANN, 40).active(ANN, "B15 " + "b1 " * 14).discarding(ANN).play(ANN, "discard B15")
    assert p.mat(ANN).vp == 33 and p.discarded_artifacts() == ["B15"]


@clause("TC-EX-66", "TC-4.7.4d")
def test_a_discarded_bioobject_costs_nothing() -> None:
    p = given().vp(ANN, 40).active(ANN, "Z2 " + "b1 " * 14).discarding(ANN)
    was = p.s.compost[1]
    p.play(ANN, "discard Z2")
    assert p.mat(ANN).vp == 40 and p.s.compost[1] == was + 1


@clause("TC-EX-67", "TC-R37", "TC-4.12.8", "TC-8.1")
def test_the_last_round_is_discarded_and_packed_in_full() -> None:
    p = split().round(10).vp(ANN, 40).active(ANN, "B09 " + "b1 " * 14).active(BOB, "b1 b1 b1 b1").held(BOB, 1)
    p.asked_to_act(ANN).play(ANN, "end").play(BOB, "end")
    p.play(ANN, "discard B09")
    while p.question == "ask-pack":
        p.s.play(p.s.deciders[0], p.s.options(p.s.deciders[0])[0])
    assert p.s.over and p.mat(ANN).vp == 37
    assert sum(sum(capsule.values()) for capsule in p.capsules(ANN)) == 14
    assert p.mat(BOB).held == 1 and p.s.first == ANN
