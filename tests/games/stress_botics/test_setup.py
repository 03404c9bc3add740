"""Setup (SB-S), modes, chance and who sees what (SB-V)."""

from __future__ import annotations

import pytest

from rulewright.core.data import save
from rulewright.core.errors import GameError, IllegalChoice
from rulewright.core.rng import seeded
from rulewright.core.zones import SPECTATOR
from rulewright.games.stress_botics import printed
from rulewright.games.stress_botics.actions import Turn
from rulewright.games.stress_botics.activation import leave
from rulewright.games.stress_botics.delivery import why_not_deliver
from rulewright.games.stress_botics.printed import (
    ALPHABOT,
    CB,
    FIRST_ITEM,
    FIRST_TOKEN,
    FURNACE,
    IN_TANK,
    NODES,
    SB,
    SECTOR_C,
    SHUTTLE,
    SYMBOL,
    TB,
    TYPE_OF,
    L,
    X,
)
from rulewright.games.stress_botics.programming import Draw, Program
from rulewright.games.stress_botics.scoring import drill
from rulewright.games.stress_botics.table import Botics
from tests.games.stress_botics.given import ANN, BOB, GAME, Position, botics, fresh, told

SEEDS = range(12)


def tanks(s: Botics, place: int) -> list[str]:
    b = s.bots[s.order[place]]
    return [told(b.tanks[i : i + IN_TANK]) for i in range(0, len(b.tanks), IN_TANK)]


@pytest.mark.clause(
    "SB-S.1",
    "SB-S.7",
    "SB-S.8",
    "SB-S.9",
    "SB-S.11",
    "SB-S.14",
    "SB-S.15",
    "SB-S.19",
    "SB-S.22",
    "SB-S.23",
    "SB-S.24",
    "SB-S.25",
    "SB-R-141",
)
def test_the_main_board() -> None:
    s = fresh()
    assert s.common == (0,) * X + (1,) + (0,) * 6 and s.alpha_at == 0 and s.alpha == 8
    assert (s.status_side, s.console_side, s.core_side, s.rotation, s.pressure) == (0, 0, 0, 0, 2)
    assert s.vault == 0 and NODES[s.active()] == "MM_C" and s.ships == (1, 1, 1)
    assert sum(s.sides) == 0 and sum(s.made) == 0 and sum(s.alpha_tank) == 0 and s.lava == 12
    assert not any(zone.cards for zone in s.discards) and not s.advanced_out.cards and not s.alphas_out.cards
    assert all(s.connected(sector) for sector in range(3))


@pytest.mark.clause("SB-S.2", "SB-S.3", "SB-S.10", "SB-CH-01")
def test_decks_are_shuffled_and_rows_revealed() -> None:
    rows = {tuple(fresh(seed=seed).advanced_row.cards) for seed in SEEDS}
    tops = {tuple(deck.cards[-1] for deck in fresh(seed=seed).decks) for seed in SEEDS}
    assert len(rows) > 5 and len(tops) > 5
    s = fresh()
    assert all(TYPE_OF[card] == kind for kind in range(3) for card in s.decks[kind].cards)


@pytest.mark.clause("SB-S.4")
def test_the_shuttle_lies_face_down_until_alphabot_boards_it() -> None:
    p = Position(2).ships(-1, -1, 13).at(ANN, "MD_C").track(ANN, 3, "SB")
    reason = why_not_deliver(p.s, ANN, ALPHABOT, SECTOR_C)
    assert reason is not None and reason.message.clause == "SB-3.7.1"
    p.s.vault = SHUTTLE
    assert why_not_deliver(p.s, ANN, ALPHABOT, SECTOR_C) is None


@pytest.mark.clause("SB-S.5", "SB-S.6", "SB-CH-02")
def test_the_first_two_tokens_have_no_symbol() -> None:
    found = set()
    for seed in range(40):
        s = fresh(seed=seed)
        assert len(s.tokens.cards) == 2 and len(s.pile.cards) == 10
        assert not any(SYMBOL[card - FIRST_TOKEN] for card in s.tokens.cards)
        found.update(s.tokens.cards)
    assert len(found) == 8


@pytest.mark.clause("SB-S.12", "SB-S.13", "SB-R-29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cylindroids_start_disarmed(seats: int) -> None:
    for seed in SEEDS:
        s = fresh(seats, seed)
        assert s.elevator[3] == 0 and s.belt[3] == 0 and sum(s.belt[4:]) == 0
        assert sum(s.bag) == 24 - sum(s.elevator) - sum(s.belt)


@pytest.mark.clause("SB-S.16", "SB-S.17", "SB-MO-first", "SB-R-126")
def test_objectives_and_demand() -> None:
    seen = {tuple(fresh(seed=seed).objectives) for seed in range(40)}
    assert len(seen) > 10 and all([o // 4 for o in found] == [0, 1, 2] for found in seen)
    s = fresh(first_game=1)
    assert [printed.OBJECTIVES[o].id for o in s.objectives] == ["PR2", "SC1", "FR1"]


@pytest.mark.clause("SB-S.18", "SB-TILE-random")
def test_the_map_is_random() -> None:
    maps = {(tuple(s.mantle), tuple(s.crust)) for s in (fresh(seed=seed) for seed in range(300))}
    assert len(maps) == 36


@pytest.mark.clause("SB-S.20", "SB-S.21")
def test_five_padlocks() -> None:
    s = fresh(seed=3)
    closed = [
        sector for sector in range(3) if NODES.index(f"KM_{'ABC'[sector]}") not in s.near(3 + 7 * sector)
    ]
    mouths = [sector for sector in range(3) if printed.CRUST_MOUTH[s.crust[sector]]]
    assert closed == [0, 1, 2] and len(mouths) == 2 and s.padlocks == (1, 1, 1)


@pytest.mark.clause(
    "SB-S.30",
    "SB-S.31",
    "SB-S.39",
    "SB-S.40",
    "SB-S.41",
    "SB-S.42",
    "SB-S.44",
    "SB-S.45",
    "SB-S.37",
    "SB-S.38",
)
def test_player_boards() -> None:
    orders = {tuple(fresh(3, seed).order) for seed in SEEDS}
    assert len(orders) > 3
    for b in fresh(3).bots:
        assert (b.stress, b.shields, b.markers, b.mind) == (0, 8, 3, 0)
        assert b.track == [CB, TB, SB] and b.inner == CB and b.dangerous == (1, 1)
        assert b.producer == (2, -1, -1) and b.cargo == (0, 0, 0) and not b.hand.cards and not b.items()
        assert b.captured == (0, 0, 0)


@pytest.mark.clause("SB-S.32", "SB-S.33", "SB-S.34", "SB-S.35", "SB-R-72", "SB-R-150")
def test_where_players_start() -> None:
    for seed in SEEDS:
        s = fresh(4, seed)
        start = [NODES[s.bots[seat].node] for seat in s.order]
        small = s.tile_at(NODES.index("LV_C")) == printed.LAI
        assert start == ["CORE", "CORE", "LV_C", "UV_C" if small else "LV_C"]
        assert sum(s.holds) == 0
    assert any(fresh(4, seed).tile_at(NODES.index("LV_C")) == printed.LAI for seed in SEEDS)


@pytest.mark.clause("SB-S.36", "SB-S.36a", "SB-S.36b", "SB-S.36c", "SB-R-43")
def test_starting_tanks() -> None:
    s = fresh(4)
    assert tanks(s, 0) == ["2L", "1C 1T 1S", "2L"] and tanks(s, 1) == ["", "1C 1T 1S", "4L"]
    assert tanks(s, 2) == ["", "1C 1T 1S", "1B"] and tanks(s, 3) == ["", "1C 1T 1S", "2B"]


@pytest.mark.clause("SB-S.43", "SB-MODE-5", "SB-D-SETBATT", "SB-R-127")
def test_free_batteries_are_arranged_in_turn_order() -> None:
    s = fresh(3, free_batteries=1)
    first = s.order[0]
    assert s.deciders == [first]
    for word in ("SB", "CB", "TB"):
        s.play(first, f"name {word}")
    assert s.bots[first].track == [SB, CB, TB] and s.bots[first].inner == CB
    assert s.deciders == [s.order[1]]


@pytest.mark.clause("SB-S.46", "SB-S.47", "SB-V-06", "SB-0.10", "SB-INV-24")
def test_a_secondary_objective_is_seen_by_its_owner_only() -> None:
    s = fresh(3)
    card = s.bots[0].secondary.cards[0]
    assert s.view(0)["bots"][0]["secondary"]["cards"] == [card]
    for eye in (1, 2, None):
        assert s.view(eye)["bots"][0]["secondary"]["cards"] == [-1]
    guesses = {botics(s.sample(1, seeded(n))).bots[0].secondary.cards[0] for n in range(80)}
    assert len(guesses) > 5 and s.bots[1].secondary.cards[0] not in guesses


@pytest.mark.clause("SB-S.48", "SB-R-41", "SB-MODE-4")
def test_the_first_game_gives_everyone_a_furnace() -> None:
    s = fresh(4, first_game=1)
    for b in s.bots:
        assert [printed.COPY[item] for item in b.items()] == [FURNACE] and b.central.cards and b.stress == 0
    assert not any(printed.COPY[c - FIRST_ITEM] == FURNACE for c in s.alphas.cards + s.alphas_row.cards)
    assert len(s.alphas.cards) + len(s.alphas_row.cards) == 16


@pytest.mark.clause("SB-S.52", "SB-S.50")
def test_modes_and_options_combine() -> None:
    s = fresh(2, mode="aggressive", alt_shields=1, first_game=1, free_batteries=1)
    assert s.alpha == 6 and s.mantle == tuple(printed.FIRST_MANTLE)
    with pytest.raises(GameError):
        GAME.new(3, "aggressive")
    with pytest.raises(GameError):
        GAME.new(2, "solo_drill")


@pytest.mark.clause("SB-S.60", "SB-S.61", "SB-MODE-6")
def test_the_solo_drill() -> None:
    s = fresh(1, mode="solo_drill")
    assert s.size == 0 and s.order == (0,) and tanks(s, 0)[:3] == ["2L", "1C 1T 1S", "2L"]
    assert fresh(1, mode="solo_aggressive").orbit == printed.AGGRESSIVE and s.orbit == 0
    rng = seeded(5)
    while not s.over:
        s.apply(s.legal[rng.below(len(s.legal))])
    assert s.outcome().facts[-1].name == "drill"
    assert [drill(score) for score in (-1, 0, 9, 10, 19, 20)] == [0, 1, 1, 2, 2, 3]
    points = s.outcome().scores[0] + s.bots[0].stress
    for score, winners in ((0, [0]), (-1, [])):
        s.bots[0].stress = points - score
        assert s.outcome().scores == [score] and s.outcome().winners == winners


# --- who sees what ------------------------------------------------------------------------------------
@pytest.mark.clause("SB-V-01", "SB-V-02", "SB-V-08", "SB-2.1h")
def test_boards_discards_and_the_top_cards_are_public() -> None:
    p = Position(2).hand(ANN, "move1").deck(0, "move2 move3 move4", "move5 move6")
    view = p.s.view(None)
    for name in ("ships", "demand", "belt", "elevator", "holds", "alpha_tank", "objectives", "common"):
        assert view[name] == save(getattr(p.s, name))
    mine = view["bots"][0]
    assert mine["tanks"] == p.s.bots[0].tanks and mine["track"] == p.s.bots[0].track
    assert view["discards"][0]["cards"] == [4, 5] and view["decks"][0]["cards"] == [-1, -1, 3]
    assert view["spent"]["cards"] == p.s.spent.cards


@pytest.mark.clause("SB-V-03", "SB-2.1g")
def test_a_hand_is_hidden_but_counted() -> None:
    p = Position(2).deck(0, "move2 move3 move4").in_main(ANN)
    p.run(Draw(ANN, ())).play(ANN, "draw move", "done")
    assert p.events("drew") == [(ANN, 3)]  # all saw it being drawn
    assert p.s.view(ANN)["bots"][ANN]["hand"]["cards"] == [3]
    assert p.s.view(BOB)["bots"][ANN]["hand"]["cards"] == [-1]
    assert p.s.view(None)["decks"][0]["cards"] == [-1, 2]  # the next card is seen


@pytest.mark.clause("SB-V-04", "SB-2.2e")
def test_programmed_cards_are_hidden_and_nothing_shows_before_all_are_ready() -> None:
    p = Position(2).hand(ANN, "move1 mine1").hand(BOB, "connect1").run(Program((ANN, BOB)))
    before = p.s.view(BOB)
    p.play(ANN, "program mine1", "program move1")
    assert p.s.view(BOB) == before
    p.play(BOB, "done")
    assert p.s.view(BOB)["bots"][ANN]["program"]["cards"] == [-1, -1]
    assert p.s.view(ANN)["bots"][ANN]["program"]["cards"] == [12, 0]
    assert [e for e in p.s.log or [] if e.line.message.key == "event-chose" and e.who >> BOB & 1] == [
        e for e in p.s.log or [] if e.line.message.key == "event-chose" and e.line.a == BOB
    ]


@pytest.mark.clause("SB-V-05", "SB-3.2.2")
def test_a_returned_card_is_never_shown() -> None:
    p = Position(2).program(ANN, "move1 mine1").run(Turn(ANN)).play(ANN, "return")
    assert p.s.view(BOB)["bots"][ANN]["hand"]["cards"] == [-1]
    assert p.s.bots[ANN].hand.cards == [0] and p.events("returned") == [(ANN, 1)]
    kinds = {TYPE_OF[botics(p.s.sample(BOB, seeded(n))).bots[ANN].hand.cards[0]] for n in range(60)}
    assert len(kinds) > 1  # Bob cannot tell its type


@pytest.mark.clause("SB-V-03", "SB-INV-24")
def test_a_guess_keeps_the_types_in_their_decks() -> None:
    p = Position(3).hand(ANN, "move1 mine1").hand(BOB, "connect1 move2")
    for n in range(30):
        guess = botics(p.s.sample(2, seeded(n)))
        for kind in range(3):
            assert all(TYPE_OF[card] == kind for card in guess.decks[kind].cards)
        hands = guess.bots[ANN].hand.cards + guess.bots[BOB].hand.cards
        assert sorted(TYPE_OF[card] for card in hands) == [0, 0, 1, 2]
    assert botics(p.s.sample(ANN, seeded(1))).bots[ANN].hand.cards == [0, 12]


@pytest.mark.clause("SB-V-07")
def test_tokens_and_decks_are_hidden_from_everyone() -> None:
    s = fresh(2, 4)
    for eye in (0, 1, None):
        view = s.view(eye)
        assert view["tokens"]["cards"] == [-1, -1] and set(view["pile"]["cards"]) == {-1}
        assert set(view["advanced"]["cards"]) == {-1}
    guesses = [botics(s.sample(SPECTATOR, seeded(n))) for n in range(60)]
    firsts = {guess.tokens.cards[0] for guess in guesses}
    assert len(firsts) > 4 and not any(SYMBOL[card - FIRST_TOKEN] for card in firsts)


@pytest.mark.clause("SB-S.5", "SB-CH-02")
def test_only_the_first_two_tokens_are_known_to_carry_no_symbol() -> None:
    s = fresh(2, 4)
    for token in s.tokens.cards[:]:
        s.move(token, s.tokens, s.spent)
    leave(s)
    drawn = {card for n in range(60) for card in botics(s.sample(0, seeded(n))).tokens.cards}
    assert {SYMBOL[card - FIRST_TOKEN] for card in drawn} == {True, False}


@pytest.mark.clause("SB-FLOW-02", "SB-1.1a", "SB-R-60", "SB-FLOW-01")
def test_the_phases_of_a_whole_game() -> None:
    s = fresh(2, 7)
    s.log = []
    rng = seeded(3)
    seen = set()
    while not s.over:
        seen.add((s.round, s.phase))
        s.apply(s.legal[rng.below(len(s.legal))])
    rounds = [e.line.a for e in s.log if e.line.message.key == "event-round"]
    assert rounds == list(range(2, 15)) or rounds == list(range(1, 15))
    tokens = [e for e in s.log if e.line.message.key == "event-token"]
    assert len(tokens) == 12 and len(s.spent.cards) == 12 and s.vault == 6
    first_ship = next(i for i, e in enumerate(s.log) if e.line.message.key == "event-ship-moved")
    before = [e.line.message.key for e in s.log[:first_ship]]
    assert "event-token" in before or "event-programmed" in before  # round 1 has no Phase 1
    assert s.ships == (-1, -1, -1)


@pytest.mark.clause("SB-R-36", "SB-R-131", "SB-SHIP-04", "SB-INV-20", "SB-R-35")
def test_the_freighter_is_on_space_thirteen_in_round_thirteen() -> None:
    for seed in range(6):
        s = fresh(2, seed)
        rng = seeded(seed)
        while s.round < 13:
            s.apply(s.legal[rng.below(len(s.legal))])
            assert s.vault == (s.round - 1) // 2 or s.phase >= 5
        assert s.ships[2] == 13
        assert L == 5


def test_errors_name_the_clause() -> None:
    p = Position(2).at(ANN, "MD_A").program(ANN, "mine1").run(Turn(ANN))
    assert p.s.over or "perform" not in p.asked(ANN)
    with pytest.raises(IllegalChoice):
        p.s.play(ANN, "perform")


@pytest.mark.clause("SB-S.30")
@pytest.mark.parametrize(("name", "first"), [("a", 0), ("c", 2)])
def test_the_table_may_name_who_begins(name: str, first: int) -> None:
    for seed in range(4):
        assert fresh(3, seed, starter=name).order == tuple((first + i) % 3 for i in range(3))


@pytest.mark.clause("SB-S.30")
def test_only_a_seat_of_the_table_can_be_named() -> None:
    with pytest.raises(
        GameError, match=r"'d' for option starter of stress_botics needs 4 seats; with 3: random, a, b, c$"
    ):
        GAME.new(seats=3, starter="d")
    assert {fresh(2, seed).order[0] for seed in range(12)} == {0, 1}
