"""Setup (AOA-S, AOA-P), the draft (AOA-F-02) and who sees what (AOA-V)."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.errors import GameError
from rulewright.core.rng import seeded
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.table import SETTING_UP, Automaton
from tests.games.age_of_automaton.given import GAME, LABELS, automaton, given


def new(seats: int = 4, seed: int = 5, **options: object) -> Automaton:
    return automaton(GAME.new(seats, None, seed, **options))


@pytest.mark.clause("AOA-O-01")
def test_two_to_four_players() -> None:
    assert list(GAME.seats()) == [2, 3, 4]


@pytest.mark.clause("AOA-O-02", "AOA-O-03")
def test_options_and_their_defaults() -> None:
    s = new()
    assert s.setup.options == {"draft": 1, "limited_common": 0, "starter": 0}


@pytest.mark.clause("AOA-S-01", "AOA-RU-20", "AOA-1.7")
def test_the_supply_never_runs_out() -> None:
    g = given().has(0, credits=500)
    g.s.earn(0, 200)
    assert g.credits(0) == 700
    for seat in range(2):
        g.s.add(seat, 0, 40)
    assert g.f(0).tokens[0] + g.f(1).tokens[0] == 80


@pytest.mark.clause("AOA-S-02", "AOA-S-03", "AOA-V-02")
def test_decks_are_shuffled_and_hidden_and_rows_are_open() -> None:
    s = new()
    assert [len(row.cards) for row in s.rows] == [4, 4, 4] and [len(deck.cards) for deck in s.decks] == [
        16
    ] * 3
    for seat in (0, 3, None):
        view = s.view(seat)
        assert all(set(deck["cards"]) == {-1} for deck in view["decks"])
        assert all(-1 not in row["cards"] for row in view["rows"])
        assert set(view["tile_deck"]["cards"]) == {-1} and set(view["bench"]["cards"]) == {-1}
    assert len({tuple(new(seed=seed).rows[0].cards) for seed in range(5)}) > 1


@pytest.mark.clause("AOA-S-04", "AOA-S-05", "AOA-P-01", "AOA-RU-43")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5)])
def test_the_sponsorship_row_holds_one_early_tile_more_than_players(seats: int, size: int) -> None:
    s = new(seats)
    assert len(s.tile_row.cards) == size == seats + 1
    assert sorted(s.tile_row.cards + s.tile_deck.cards) == p.EARLY_TILES
    assert s.tile_later.cards == p.LATE_TILES


@pytest.mark.clause("AOA-S-06", "AOA-RU-01")
def test_one_achievement_of_each_level() -> None:
    drawn = {tuple(new(seed=seed).achievements) for seed in range(8)}
    for cards in drawn:
        assert [p.ACHIEVEMENT_ROWS[card].level for card in cards] == [1, 2, 3, 4]
    assert len(drawn) > 1


@pytest.mark.clause("AOA-S-07", "AOA-RU-02", "AOA-C-04")
def test_two_audits_of_each_deck() -> None:
    for seed in range(8):
        audits = new(seed=seed).audits
        assert [p.AUDIT_ROWS[card].deck for card in audits] == ["A", "A", "B", "B"] and len(set(audits)) == 4


@pytest.mark.clause("AOA-S-08", "AOA-S-09", "AOA-P-02", "AOA-P-03", "AOA-S-16")
@pytest.mark.parametrize(("seats", "common", "unseen"), [(2, 5, 8), (3, 4, 5), (4, 3, 2)])
def test_common_specialists_hands_and_the_unseen_rest(seats: int, common: int, unseen: int) -> None:
    s = new(seats, draft="no")
    assert s.common.cards[:2] == p.STARTERS and len(s.common.cards) == common
    assert [len(f.hand.cards) for f in s.factories] == [4] * seats and len(s.bench.cards) == unseen


@pytest.mark.clause(
    "AOA-S-10", "AOA-S-11", "AOA-S-13", "AOA-S-13b", "AOA-S-13c", "AOA-S-13d", "AOA-S-13e", "AOA-S-13f",
    "AOA-S-15", "AOA-RU-04", "AOA-RU-03", "AOA-C-09", "AOA-C-17", "AOA-C-19", "AOA-S-14b",
)  # fmt: skip
def test_all_markers_start_at_zero_and_reliability_at_the_right_end() -> None:
    s = new()
    assert s.round == 1 and s.audit == 0
    for f in s.factories:
        assert f.prospect == (0, 0, 0, 0) and f.relations == (0, 0, 0)
        assert (f.donation, f.reputation, f.vp, f.claimed, f.minus) == (0, 0, 0, 0, 0)
        assert f.reliability == 10 and p.SECTION[10] == 4
        assert f.contracts == 6 and not (f.equipment.cards or f.research.cards or f.sales.cards)


@pytest.mark.clause("AOA-S-12", "AOA-S-12b", "AOA-P-04", "AOA-C-12")
@pytest.mark.parametrize(("seats", "stack"), [(2, [2]), (3, [1, 2]), (4, [1, 2])])
def test_vp_tokens_on_five_and_ten(seats: int, stack: list[int]) -> None:
    assert new(seats).stacks == [stack, stack]  # the last is on top


@pytest.mark.clause("AOA-S-14", "AOA-17.9", "AOA-C-16")
def test_the_fourth_action_marker_waits_for_round_four() -> None:
    g = given()
    assert [g.in_round(number).s.actions() for number in range(1, 6)] == [3, 3, 3, 4, 4]


@pytest.mark.clause("AOA-S-17", "AOA-S-17b", "AOA-C-18")
def test_a_random_first_player_and_the_others_clockwise() -> None:
    orders = [new(seed=seed).order for seed in range(30)]
    for order in orders:
        assert tuple((order[0] + i) % 4 for i in range(4)) == order
    assert {order[0] for order in orders} == {0, 1, 2, 3}
    assert new().next_order == [-1] * 4


@pytest.mark.clause("AOA-S-18", "AOA-P-05", "AOA-2.7")
def test_blocked_markers_by_player_count() -> None:
    assert [i % 3 for i, space in enumerate(new(2).spaces) if space == p.BLOCKED] == [0, 0, 0, 0]
    assert p.BLOCKED not in new(4, draft="no").spaces
    assert new(3, draft="no").spaces.count(p.BLOCKED) == 2


@pytest.mark.clause("AOA-S-19")
def test_three_players_shuffle_the_blocked_action_cards() -> None:
    orders = {tuple(new(3, seed=seed).blocked_deck.cards) for seed in range(6)}
    assert len(orders) > 1
    assert set(new(3).view(0)["blocked_deck"]["cards"]) == {-1}


@pytest.mark.clause("AOA-S-20", "AOA-S-20a", "AOA-S-20b", "AOA-S-20c", "AOA-S-20d")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_goods_by_place_in_the_turn_order(seats: int) -> None:
    s = new(seats)
    for place, seat in enumerate(s.order):
        f = s.factories[seat]
        assert f.credits == (3, 4, 4, 5)[place] and f.tokens == [1, 1, 1] and f.unbuilt == 4
        assert f.tech == ([0, 1, 0, 0, 1] if place < 2 else [0, 0, 1, 0, 1])


@pytest.mark.clause("AOA-S-21", "AOA-F-02")
def test_the_draft_comes_before_the_first_market_phase() -> None:
    s = new()
    assert type(s.stack[-1]).__name__ == "Draft" and s.market == [] and s.phase == SETTING_UP
    assert s.deciders and all(len(s.options(seat)) == 4 for seat in range(4))


@pytest.mark.clause("AOA-S-22")
def test_the_draws_come_in_a_fixed_order() -> None:
    """Later draws do not change earlier ones, and a seed always gives the same table."""
    one, two = new(seed=9, draft="yes"), new(seed=9, draft="no", limited_common="yes")
    assert one.order == two.order and [row.cards for row in one.rows] == [row.cards for row in two.rows]
    assert one.tile_row.cards == two.tile_row.cards and one.achievements == two.achievements
    assert one.audits == two.audits and one.common.cards == two.common.cards
    assert [f.packet.cards for f in one.factories] == [f.hand.cards for f in two.factories]
    assert one.tile_later.cards == p.LATE_TILES  # not shuffled before the Clean-up of R2


# --- draft -------------------------------------------------------------------------------------------
def draft_round(s: Automaton) -> list[int]:
    """Everybody keeps the first card of the packet; the cards kept, by seat."""
    kept = []
    for seat in range(s.seats):
        option = s.options(seat)[0]
        kept.append(p.SPECIALIST_FIRST + int(s.text(option).split()[1][1:]) - 1)
        s.play(seat, option)
    return kept


@pytest.mark.clause("AOA-F-02", "AOA-RU-55", "AOA-D-01")
def test_packets_go_to_the_left_and_the_last_card_is_added() -> None:
    s = new()
    packets = [set(f.packet.cards) for f in s.factories]
    kept = draft_round(s)
    for seat in range(4):
        assert kept[seat] in s.factories[seat].hand.cards
        assert set(s.factories[(seat + 1) % 4].packet.cards) == packets[seat] - {kept[seat]}
    draft_round(s)
    assert [len(f.packet.cards) for f in s.factories] == [2] * 4
    draft_round(s)
    assert [len(f.hand.cards) for f in s.factories] == [4] * 4 and [
        len(f.packet.cards) for f in s.factories
    ] == [0] * 4


@pytest.mark.clause("AOA-F-02b")
def test_without_the_draft_the_dealt_cards_are_the_hand() -> None:
    s = new(draft="no")
    assert type(s.stack[-1]).__name__ == "Open" and all(len(f.hand.cards) == 4 for f in s.factories)


@pytest.mark.clause("AOA-V-06", "AOA-D-01")
def test_no_packet_moves_before_all_have_picked() -> None:
    s = new()
    packets = [f.packet.cards[:] for f in s.factories]
    for seat in range(3):
        s.play(seat, s.options(seat)[0])
        assert [f.packet.cards for f in s.factories] == packets
        assert all(s.view(other)["sealed"][seat] == [] for other in range(4) if other != seat)


@pytest.mark.clause("AOA-V-06", "AOA-V-01")
def test_the_log_tells_a_pick_only_to_its_owner() -> None:
    s = new()
    s.log = []
    draft_round(s)
    chose = [entry for entry in s.log if entry.line.message.key == "event-chose"]
    assert sorted(entry.who for entry in chose) == [1, 2, 4, 8]
    passed = [entry for entry in s.log if entry.line.message.key == "event-passed"]
    assert len(passed) == 12 and {entry.who for entry in passed} == {0b0011, 0b0110, 0b1100, 0b1001}


def hand_in(view: dict[str, Any], seat: int) -> list[int]:
    cards: list[int] = view["factories"][seat]["hand"]["cards"]
    return cards


@pytest.mark.clause("AOA-V-01", "AOA-INV-22")
def test_hands_and_packets_are_for_their_owner() -> None:
    s = new()
    assert s.view(1)["factories"][0]["packet"]["cards"] == [-1] * 4
    assert s.view(0)["factories"][0]["packet"]["cards"] == s.factories[0].packet.cards
    while type(s.stack[-1]).__name__ == "Draft":
        draft_round(s)
    for viewer in range(4):
        assert hand_in(s.view(viewer), viewer) == s.factories[viewer].hand.cards
        for other in range(4):
            assert len(hand_in(s.view(viewer), other)) == 4  # the size is public
            if other not in (viewer, (viewer + 1) % 4):
                assert hand_in(s.view(viewer), other) == [-1] * 4
    assert all(hand_in(s.view(None), seat) == [-1] * 4 for seat in range(4))


@pytest.mark.clause("AOA-V-01")
def test_a_player_remembers_the_last_card_he_passed() -> None:
    s = new()
    for _ in range(3):
        draft_round(s)
    last = s.factories[1].hand.cards[-1]
    assert hand_in(s.view(0), 1).count(last) == 1
    assert all(last in automaton(s.sample(0, seeded(i))).factories[1].hand.cards for i in range(20))


@pytest.mark.clause("AOA-V-01")
def test_with_two_players_the_card_missing_from_the_returned_packet_is_known() -> None:
    s = new(2)
    first = set(s.factories[0].packet.cards)
    kept0 = draft_round(s)[0]
    assert set(s.view(0)["factories"][1]["packet"]["cards"]) == first - {kept0}  # remembers what he passed
    taken = draft_round(s)[1]
    assert taken in first
    assert taken in hand_in(s.view(0), 1) and taken not in hand_in(s.view(None), 1)


@pytest.mark.clause("AOA-V-01", "AOA-V-02")
def test_a_guess_fills_hidden_hands_from_the_unseen_specialists() -> None:
    s = new(3, draft="no")
    guesses = [automaton(s.sample(0, seeded(i))) for i in range(30)]
    assert all(g.factories[0].hand.cards == s.factories[0].hand.cards for g in guesses)
    assert len({tuple(g.factories[1].hand.cards) for g in guesses}) > 10
    assert all(g.common.cards == s.common.cards for g in guesses)


@pytest.mark.clause("AOA-V-03")
def test_the_next_blocked_action_card_is_open() -> None:
    s = new(3, draft="no")
    assert len(s.blocked_next.cards) == 1
    assert s.view(None)["blocked_next"]["cards"] == s.blocked_next.cards
    assert set(s.view(None)["blocked_deck"]["cards"]) == {-1}


@pytest.mark.clause("AOA-V-04", "AOA-RU-30", "AOA-7.1c")
def test_bought_research_and_sale_cards_stay_known_to_all() -> None:
    g = given().owns(0, "RD01 SO03")
    view = g.s.view(1)["factories"][0]
    assert view["research"]["cards"] == [LABELS["RD01"]] and view["sales"]["cards"] == [LABELS["SO03"]]


@pytest.mark.clause("AOA-V-05", "AOA-18.1")
def test_everything_else_is_open() -> None:
    g = given(limited_common="yes").hand(0, "S01 S02").has(0, credits=7, tokens="R2", workers="III").turn(0)
    g.play(0, "discard S01", "skip", "discard S02", "skip")
    view = g.s.view(None)
    mine = view["factories"][0]
    assert mine["credits"] == 7 and mine["tokens"] == [4, 1, 1] and mine["tech"][3] == 1
    assert LABELS["S01"] in view["common"]["cards"] and LABELS["S02"] in view["gone"]["cards"]


@pytest.mark.clause("AOA-S-17")
@pytest.mark.parametrize(("name", "first"), [("a", 0), ("b", 1), ("c", 2)])
def test_the_table_may_name_who_begins(name: str, first: int) -> None:
    for seed in range(4):
        assert new(3, seed=seed, starter=name).order == tuple((first + i) % 3 for i in range(3))


@pytest.mark.clause("AOA-S-17")
def test_only_a_seat_of_the_table_can_be_named() -> None:
    with pytest.raises(
        GameError, match=r"'c' for option starter of age_of_automaton needs 3 seats; with 2: random, a, b$"
    ):
        new(2, starter="c")
    assert {new(2, seed=seed).order[0] for seed in range(12)} == {0, 1}
