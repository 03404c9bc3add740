"""Challengers together against the Enemy: setup, the board built first, control, trade, combat (ARK-10)."""

from __future__ import annotations

import random

import pytest

from rulewright.core.errors import GameError
from rulewright.core.records import replay
from rulewright.core.texts import texts
from rulewright.core.values import changed
from rulewright.games.ark_awakening import enemy, printed
from rulewright.games.ark_awakening.clashes import ENEMY_PHASE, Clashes
from rulewright.games.ark_awakening.construction import Construct, DrawMission, Survey
from rulewright.games.ark_awakening.dark_guardians import ChooseGuardian
from rulewright.games.ark_awakening.engineering import PayOne
from rulewright.games.ark_awakening.table import Ark
from rulewright.terminal.story import counted, verdict
from tests.games.ark_awakening.given import GAME, GREEN, RED, YELLOW, Position, cell, fresh, given, room

clause = pytest.mark.clause
DARK = 2  # the seat after two Challengers


def team(players: int = 2, dark: bool = False, **options: object) -> Position:
    """Challengers on an empty Ark; all Guardians are on the enemy board."""
    return given(players + dark, "guardians", 1, enemy=int(dark), **options)


def built(players: int, seed: int = 3, dark: bool = False) -> Ark:
    """A game whose board is built at random."""
    s = fresh(players + dark, "guardians", seed, enemy=int(dark))
    chance = random.Random(seed)
    while not s.round:
        s.apply(chance.choice(s.legal))
    return s


# --- setup -------------------------------------------------------------------------------------------
@clause("ARK-M3", "ARK-1.6", "ARK-R52")
def test_guardians_is_for_one_to_four_challengers_and_perhaps_a_dark_player() -> None:
    assert list(GAME.modes["guardians"]) == [1, 2, 3, 4, 5]
    for players in (1, 4):
        for dark in (0, 1):
            s = fresh(players + dark, "guardians", 1, enemy=dark, side=1, complexity=2)
            assert s.players == players and s.complex
    for seats, options in ((5, {"enemy": 0}), (1, {"enemy": 1}), (2, {"level1": 2})):
        with pytest.raises(GameError):
            fresh(seats, "guardians", 1, **options)


@clause("ARK-S16", "ARK-S27", "ARK-S28", "ARK-S29", "ARK-EX-07", "ARK-EX-08", "ARK-EX-49", "ARK-INV-16")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("players", "positions", "clock", "guardians"),
    [(1, 25, 24, 3), (2, 25, 20, 4), (3, 30, 17, 5), (4, 40, 15, 6)],
)
def test_the_setup_counts_challengers(
    dark: bool, players: int, positions: int, clock: int, guardians: int
) -> None:
    s = team(players, dark).s
    assert len(s.plan.cells) == positions and s.clock == clock
    assert s.guards == [-1] * guardians and s.lying == [0] * guardians
    assert enemy.on_board(s, enemy.COMBAT) == enemy.on_board(s, enemy.DEFENCE) == 8
    assert enemy.dark(s) == (players if dark else enemy.AUTOMATON) and 0 <= s.first < players


@clause("ARK-S29", "ARK-S26")
@pytest.mark.parametrize(("players", "stock", "cards"), [(1, 20, 8), (2, 12, 6), (3, 12, 6), (4, 10, 5)])
def test_challengers_start_with_more_against_a_dark_player(players: int, stock: int, cards: int) -> None:
    s = fresh(players + 1, "guardians", 1, enemy="dark")
    assert [dome.stock for dome in s.domes[:players]] == [[stock] * 4] * players
    assert [len(dome.hand.cards) for dome in s.domes] == [cards] * players + [2]
    for mode, seats, foe in (("guardians", players, "automaton"), ("learning", players + 1, "dark")):
        s = fresh(seats, mode, 1, enemy=foe)
        assert all(dome.stock == [2] * 4 and not dome.hand.cards for dome in s.domes[:players])


@clause("ARK-S22", "ARK-R52", "ARK-R69")
def test_who_can_sit_where() -> None:
    assert team(4).s.players == 4 and team(4, dark=True).s.players == 4
    assert fresh(5, "guardians", 1).players == 4  # five seats: one of them is the Dark Player
    with pytest.raises(GameError, match="cannot be automaton with 5 seats; seats: 1 to 4"):
        fresh(5, "guardians", 1, enemy="automaton")
    with pytest.raises(GameError, match="cannot be dark with 1 seats; seats: 2 to 5"):
        fresh(1, "guardians", 1, enemy="dark")
    with pytest.raises(GameError, match="level1"):
        fresh(2, "guardians", 1, level1="beginner")
    with pytest.raises(GameError, match="enemy"):
        fresh(2, "awakening", 1, enemy="dark")


@clause("ARK-S35", "ARK-R87")
@pytest.mark.parametrize(
    ("players", "more", "guardians"), [(1, 1, 4), (1, 6, 9), (2, 5, 9), (3, 4, 9), (4, 2, 8), (4, 3, 9)]
)
def test_more_guardians_make_it_harder_up_to_nine(players: int, more: int, guardians: int) -> None:
    assert len(team(players, guardians=more).s.guards) == guardians


@clause("ARK-S35", "ARK-R87")
@pytest.mark.parametrize(
    ("players", "more", "allowed"), [(4, 4, "1 to 3"), (3, 5, "1 to 2"), (4, 6, "1 to 1")]
)
def test_more_guardians_than_there_are_is_refused(players: int, more: int, allowed: str) -> None:
    with pytest.raises(GameError, match=f"cannot be {more} with {players} seats; seats: {allowed}"):
        fresh(players, "guardians", 1, guardians=more)


@clause("ARK-S22", "ARK-R87")
def test_a_dark_player_takes_a_seat_and_leaves_three_more_guardians_to_four_challengers() -> None:
    assert len(fresh(5, "guardians", 1, guardians=3).guards) == 9


@clause("ARK-S17", "ARK-S18")
def test_challengers_begin_armed_and_without_achievements() -> None:
    p = team(3)
    assert [dome.arsenal for dome in p.s.domes] == [7, 7, 7]
    p.arsenal(RED, 24).stock(RED, 20, 20, 20, 20).checked(RED)
    assert p.dome(RED).achieved == 0 and not p.dome(RED).mission.cards


@clause("ARK-S23", "ARK-S24", "ARK-10.5", "ARK-INV-09", "ARK-V5")
@pytest.mark.parametrize(
    ("players", "cards", "copies"), [(1, 19, {0, 1}), (2, 19, {0}), (3, 23, {0}), (4, 28, {0})]
)
def test_one_set_of_objectives_is_the_enemys(players: int, cards: int, copies: set[int]) -> None:
    for dark in (False, True):
        s = team(players, dark).s
        ids = [printed.OBJECTIVE_IDS[card - printed.OBJECTIVE] for card in s.targets.cards]
        assert len(ids) == len(set(ids)) == cards and {"F-Ti", "F-Bt", "F-Os", "F-Mt", "G1"} <= set(ids)
        seen = s.redacted(RED)
        assert isinstance(seen, Ark) and set(s.objectives) == copies and set(seen.targets.cards) == {-1}


@clause("ARK-EX-06", "ARK-10.5", "ARK-R116", "ARK-7.4")
@pytest.mark.parametrize(
    ("players", "dark", "chained"), [(1, False, True), (1, True, True), (2, False, False)]
)
def test_only_a_single_challenger_gets_chains(players: int, dark: bool, chained: bool) -> None:
    p = team(players, dark).rooms(b2="R12").cubes("R12", RED, RED, RED)
    copies = min(p.s.objectives[printed.GENERATOR], 1)  # as for a room of this game
    p.s.objectives = changed(p.s.objectives, room("R12"), copies)
    p.checked(RED)
    assert p.dome(RED).activated == 1 << room("R12") and (p.dome(RED).chains != 0) is chained


@clause("ARK-S25", "ARK-S26", "ARK-V2", "ARK-INV-21")
def test_the_decks_of_the_enemy_and_the_dark_players_cards() -> None:
    s = team(dark=True).s
    assert len(s.orders.cards) == 6 and not s.ordered.cards
    assert len(s.domes[DARK].hand.cards) == 2 and not s.domes[RED].hand.cards
    seen, own = s.redacted(RED), s.redacted(DARK)
    assert isinstance(seen, Ark) and isinstance(own, Ark)
    assert seen.domes[DARK].hand.cards == [-1, -1] and own.domes[DARK].hand.cards == s.domes[DARK].hand.cards
    assert set(seen.orders.cards) == {-1} and set(own.targets.cards) == {-1}


@clause("ARK-S43")
def test_only_challengers_get_a_start_card() -> None:
    s = fresh(3, "guardians", 1, enemy="dark", complexity=2)
    assert [len(dome.hand.cards) for dome in s.domes] == [7, 7, 2]
    s = fresh(2, "guardians", 1, complexity=2)
    assert [len(dome.hand.cards) for dome in s.domes] == [1, 1]


# --- building the board ------------------------------------------------------------------------------
@clause("ARK-S19", "ARK-S20", "ARK-10.9", "ARK-10.9b", "ARK-10.9c", "ARK-10.9d", "ARK-10.10", "ARK-V4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_board_is_built_before_play_and_then_the_mission_is_drawn(players: int) -> None:
    for seed in range(4):
        early, s = fresh(players, "guardians", seed), built(players, seed)
        assert not early.shared.cards
        assert all(s.explored(place) for place in s.plan.cells) and not s.room_deck.cards
        for dome in s.domes:
            assert dome.home + s.in_play(dome.seat) == 2 and s.in_play(dome.seat) <= 1
            assert dome.stock == early.domes[dome.seat].stock and not dome.hand.cards  # no rewards
        left = [place for place in s.plan.cells if s.tokened[place]]
        assert left == sorted(gate for gate in s.plan.gates if early.tokened[gate]) and left
        seen = s.redacted(RED)
        assert isinstance(seen, Ark) and len(s.shared.cards) == 1 and seen.shared.cards == s.shared.cards
        rooms = printed.MISSION_ROOMS[s.shared.cards[0] - printed.MISSION]
        assert all(s.at[one] >= 0 for one in rooms)


@clause("ARK-R132", "ARK-10.9")
def test_of_three_awake_units_one_goes_out() -> None:
    s = fresh(1, "guardians", 1, side="b", faction1="hara")
    while not s.round:
        s.apply(s.legal[-1])
    assert (s.domes[0].home, s.in_play(0)) == (2, 1)


@clause("ARK-10.9", "ARK-10.2", "ARK-R110")
def test_a_unit_explores_from_wherever_two_steps_take_it() -> None:
    p = team().rooms(b1="R01", b2="R02", b3="R03").then(Survey(RED))
    assert p.may() == {
        "explore biodome",
        "explore b1",
        "explore b2",
    }  # b3 is three steps away; one must explore
    p.play("explore b2", "position a2", "done")
    assert p.there(RED, "b2") == 1 and p.dome(RED).home == 1
    assert p.room_at("a2") and p.s.rear[cell("a2")] == 1  # towards b2, in the east
    p = team().rooms(b1="R01", b2="R02").units(YELLOW, "b1").then(Survey(RED))
    assert p.may() == {"position a1", "position c1", "position d1"}  # only from home: not through a fellow


@clause("ARK-R110", "ARK-10.9")
def test_who_can_explore_nothing_moves_and_passes() -> None:
    p = team().rooms(
        a1="R01", b1="R02", c1="R03", d1="R04", e1="gate1", a2="R05", b2="R06", c2="R07", d2="R08"
    )
    p.rooms(e2="R09").then(Survey(RED))
    assert "explore a2" in p.may() and not p.may("move")  # a2 is in reach, and a3 unexplored
    p = team().rooms(a1="R01", b1="R02", c1="R03", d1="R04").units(YELLOW, "a1").units(YELLOW, "b1")
    p.units(YELLOW, "c1").units(YELLOW, "d1").then(Survey(RED))
    assert not p.s.stack  # nowhere to go: nothing is asked


@clause("ARK-R59")
@pytest.mark.parametrize(("idle", "filled"), [(2, False), (3, True)])
def test_after_four_idle_circles_the_rest_is_filled(idle: int, filled: bool) -> None:
    p = team()
    for name, label in (("F-Tia", "b1"), ("F-Bta", "d1"), ("F-Osa", "d5"), ("F-Mta", "b5")):
        p.rooms(**{label: name})
    p.s.tokened = (1,) * len(p.s.tokened)
    left = len(p.s.plan.cells) - 4
    p.then(Construct(left, idle))
    assert all(p.s.explored(place) for place in p.s.plan.cells) is filled
    if filled:
        assert p.room_at("e1") == "gate1" and p.s.rear[cell("b2")] == 2  # towards b1, in the lowest row
        kept = {label for label in ("a1", "c3", "e1", "a5") if p.s.tokened[cell(label)]}
        assert kept == {"e1", "a5"}  # the gates


# --- control -----------------------------------------------------------------------------------------
@clause("ARK-10.3", "ARK-EX-05", "ARK-R01", "ARK-3.6")
def test_any_piece_gives_control_among_challengers() -> None:
    p = team(4).rooms(b2="R01").cubes("R01", RED, RED).cylinders("R01", "pwr1", "pwr3").units(GREEN, "b2")
    assert p.controllers("R01") == {0, 1, 2, 3}
    p = given(3).rooms(b2="R01").cubes("R01", RED, RED).cylinders("R01", "pwr1").units(GREEN, "b2")
    assert p.controllers("R01") == {RED}  # in Awakening the cubes alone


@clause("ARK-10.15", "ARK-3.12", "ARK-10.3")
def test_a_unit_in_a_generator_controls_it_and_its_cylinders() -> None:
    p = team().rooms(b2="G1", c2="R01").units(RED, "b2").cylinders("R01", "G1")
    assert p.controllers("G1") == {RED} and p.controllers("R01") == {RED}
    p = team().rooms(b2="G1", c2="R29").cubes("R29", RED).neutral("robot", "b2")
    assert p.controllers("G1") == set()  # a neutral unit would lead in a circle


@clause("ARK-EX-19", "ARK-10.3", "ARK-R49")
def test_a_shared_neutral_unit_serves_every_challenger() -> None:
    p = team(3).rooms(b2="R12", c2="R29").cubes("R29", RED, YELLOW, GREEN).neutral("robot", "b2")
    for seat in (RED, YELLOW, GREEN):
        assert p.controllers("R12") == {RED, YELLOW, GREEN}
        p.stock(seat, ti=2).phase(seat, "ENG").play("integrate plain b2")
    assert p.cubes_in("R12") == [RED, YELLOW, GREEN]


@clause("ARK-5.5k", "ARK-R18", "ARK-R111", "ARK-FX-UNCUBE")
def test_fellows_are_no_opponents() -> None:
    p = team().rooms(b2="R12").cubes("R12", YELLOW, YELLOW, YELLOW).units(RED, "b2").stock(RED, ti=9)
    p.cylinders("R12", "pwr1", "pwr1").hand(RED, "AC05").phase(RED, "ENG")
    assert "integrate plain b2" not in p.may("integrate")
    p.phase(RED, "PWR").play("divert pwr0 generator")
    assert "into b2" not in p.may("into")
    p.phase(RED, "ART").play("use AC05")
    assert p.cubes_in("R12") == [YELLOW] * 3


@clause("ARK-R111", "ARK-18.9e")
def test_a_hack_displaces_a_fellows_cylinder() -> None:
    p = team().complex().rooms(b2="R12").cylinders("R12", "pwr1", "pwr1").units(RED, "b2").phase(RED, "ENG")
    p.play("hack plain+plain b2")
    assert p.cylinders_in("R12") == ["pwr1"]


# --- moving ------------------------------------------------------------------------------------------
@clause("ARK-10.2", "ARK-R23", "ARK-R49")
def test_colours_of_challengers_exclude_each_other() -> None:
    p = team().rooms(a2="R01", b2="R02", c2="R03", d2="R29", e2="R27").cubes("R29", RED).cubes("R27", RED)
    p.units(RED, "a2").units(YELLOW, "b2").neutral("robot", "c2").phase(RED, "MOB")
    assert "move a2 b2" not in p.may("move") and "teleport a2 b2" not in p.may("teleport")
    assert "teleport a2 c2" in p.may("teleport")  # a neutral unit keeps nobody out
    p.play("move c2 b2")
    assert p.s.count(5, cell("b2")) == 1
    p = given().rooms(a2="R01", b2="R02").units(RED, "a2").units(YELLOW, "b2").phase(RED, "MOB")
    assert "move a2 b2" in p.may("move")  # rivals meet


@clause("ARK-10.8", "ARK-10.8b")
def test_protection_and_defence_change_nothing_against_the_enemy() -> None:
    p = facing(8).faction(RED, "gimmli").passive(RED, "ENG", 2).rooms(e2="R13").cubes("R13", RED, RED, RED)
    assert p.benefit(RED, "protection") == 3 and p.benefit(RED, "defence_each") == 3
    p.cubes("R01", RED).stock(YELLOW).next_artifact("AC02").clashes(RED)
    assert p.there(RED, "b2") == 0  # 8 against 8 + 4
    p.s.lying = [1, 1, 1, 1]
    p.orders("EA6").enemy_turn()
    assert p.cubes_in("R01") == []  # the Guardian pays nothing


@clause("ARK-R92", "ARK-18.5c")
def test_seals_of_fellows_let_challengers_pass() -> None:
    p = (
        team()
        .complex()
        .rooms(a2="R01", b2="R02")
        .units(RED, "a2")
        .sealed(YELLOW, "a2", "b2")
        .phase(RED, "MOB")
    )
    assert "move a2 b2" in p.may("move")


@clause("ARK-5.2f", "ARK-10.9c")
def test_the_first_in_play_takes_the_token_of_a_gate() -> None:
    p = team().rooms(d1="R01", e1="gate1").units(RED, "d1")
    p.s.tokened = changed(p.s.tokened, cell("e1"), 1)
    p.phase(RED, "MOB").play("move d1 e1")
    assert not p.s.tokened[cell("e1")]


@clause("ARK-R81")
def test_a_survey_drone_draws_cards_where_nothing_is_left_to_explore() -> None:
    s = built(2)
    p = Position(2, "guardians")
    p.s = s
    p.hand(RED, "AC15").phase(RED, "ART").play("use AC15")
    assert len(p.dome(RED).hand.cards) == 3


# --- forbidden powers --------------------------------------------------------------------------------
@clause("ARK-10.8c", "ARK-10.8")
def test_ranged_attacks_and_bombs_are_not_used() -> None:
    p = team().faction(RED, "togach").rooms(a2="R01", b2="R02").units(RED, "a2").guardian(1, "b2")
    p.stock(RED, 9, 9, 9, 9).phase(RED, "MIL")
    assert not p.may("shoot") and "militarize" in p.may()
    p.phase(RED, "ENG")
    assert p.reason("integrate plain MIL2") == "why-not-allowed" and "integrate plain MIL" in p.may(
        "integrate"
    )
    p = team().faction(RED, "qfin").rooms(a2="R01").units(RED, "a2").stock(RED, 9, 9, 9, 9).phase(RED, "MOB")
    assert not p.may("bomb")
    p.phase(RED, "ENG")
    assert p.reason("integrate plain MOB2") == "why-not-allowed"
    p = team().faction(RED, "gimmli").stock(RED, 9, 9, 9, 9).phase(RED, "ENG")
    assert "integrate plain ENG2" in p.may("integrate")  # protection is allowed and useless


@clause("ARK-10.10")
def test_the_open_mission_is_told_with_its_rooms() -> None:
    p = team().then(DrawMission())
    (mission,), rooms = p.told("shared-mission")[0], p.told("shared-rooms")[0]
    assert rooms == list(printed.MISSION_ROOMS[mission])
    assert sorted(rooms) == sorted(enemy.goal_rooms(p.s))


# --- trade -------------------------------------------------------------------------------------------
@clause("ARK-10.4b", "ARK-R82", "ARK-10.4")
def test_a_challenger_gives_what_the_other_can_store() -> None:
    p = team(3).stock(RED, ti=5).stock(YELLOW, ti=17).stock(GREEN, ti=20).phase(RED, "MIL")
    assert p.may("give") == {"give 1 titanium"}  # Green is full
    assert p.play("give 1 titanium").may() == {"amount 1", "amount 2", "amount 3"}
    p.play("amount 3")
    assert p.dome(RED).stock[0] == 2 and p.dome(YELLOW).stock[0] == 20
    assert not p.may("give")  # both are full now


@clause("ARK-R82", "ARK-R124")
@pytest.mark.parametrize(("answer", "own", "theirs"), [("agree", 4, 1), ("refuse", 0, 5)])
def test_a_challenger_asks_and_the_other_decides(answer: str, own: int, theirs: int) -> None:
    p = team().stock(RED).stock(YELLOW, bt=5).phase(RED, "ENG").play("request 1 biotite", "amount 4")
    assert p.s.actor == YELLOW and p.may() == {"agree", "refuse"}
    p.play(answer)
    assert p.dome(RED).stock[1] == own and p.dome(YELLOW).stock[1] == theirs
    assert p.s.actor == RED and not p.may("request")  # once a phase
    assert p.phase(RED, "ENG").may("request") == {"request 1 biotite"}


@clause("ARK-10.4b", "ARK-R82")
def test_what_was_given_can_be_given_again_in_the_same_phase() -> None:
    p = team().stock(RED, mt=3).stock(YELLOW).phase(RED, "MIL")
    p.play("give 1 metamorphite", "amount 1", "give 1 metamorphite", "amount 2")
    assert p.dome(RED).stock[3] == 0 and p.dome(YELLOW).stock[3] == 3


def hands(p: Position, seat: int) -> set[str]:
    """What a seat may hand over beside the question."""
    return {p.s.text(option) for option in p.s.appeals(seat)}


@clause("ARK-10.4b", "ARK-R82")
def test_any_challenger_hands_over_one_by_one_while_another_is_asked() -> None:
    p = team(3).stock(RED, ti=20).stock(YELLOW, ti=2, os=1).stock(GREEN).phase(RED, "ENG")
    asked = p.s.question
    assert hands(p, YELLOW) == {"hand 0 osmium", "hand 2 osmium", "hand 2 titanium"}  # Red's Ti is full
    for _ in range(2):
        p.s.play(YELLOW, "hand 2 titanium")
    p.s.play(YELLOW, "hand 0 osmium")
    assert p.dome(YELLOW).stock == [0, 0, 0, 0] and not hands(p, YELLOW)
    assert p.dome(GREEN).stock[0] == 2 and p.dome(RED).stock[2] == 1
    assert p.told("gave")[0] == [YELLOW, 1, 0] and p.told("got")[0] == [GREEN, 1, 0]
    assert p.s.actor == RED and p.s.question is asked
    assert not {option for option in p.s.legal if p.s.text(option).startswith("hand")}  # bots never do


@clause("ARK-R82", "ARK-10.4b")
def test_nothing_is_handed_over_while_cards_are_chosen_in_secret_or_the_enemy_decides() -> None:
    p = facing(8, dark=True).hand(RED, "AC02").stock(YELLOW, ti=1).clashes(RED)
    assert p.s.together and not hands(p, YELLOW) and not hands(p, RED)
    p = facing(8).hand(RED, "AC02").stock(YELLOW, ti=1).clashes(RED)
    assert p.s.question is not None and hands(p, YELLOW) == {"hand 0 titanium"}  # the Automaton's is drawn
    p = team(dark=True).stock(YELLOW, ti=1).rooms(b2="R01", c2="R02", b3="R03", c3="R04")
    p.guardian(1, "b2").guardian(2, "c3").then(ChooseGuardian(DARK, 1))
    assert p.s.actor == DARK and not any(hands(p, seat) for seat in (RED, YELLOW, DARK))


@clause("ARK-R82", "ARK-1.3")
def test_what_is_asked_for_or_owed_is_not_handed_over_meanwhile() -> None:
    p = team(3).stock(RED).stock(YELLOW, bt=5).stock(GREEN, ti=1).phase(RED, "ENG")
    p.play("request 1 biotite")
    assert not hands(p, YELLOW) and not hands(p, GREEN)
    p.play("amount 4")
    assert p.s.actor == YELLOW and not hands(p, YELLOW)
    p = team().stock(RED, ti=2, bt=2).stock(YELLOW, ti=1).then(PayOne(RED, 2))
    assert not hands(p, RED) and hands(p, YELLOW) == {"hand 0 titanium"}


@clause("ARK-10.4b")
def test_a_record_holds_what_was_handed_over() -> None:
    s = built(2)
    giver = 1 - s.actor
    s.play(giver, s.appeals(giver)[0])
    s.apply(s.legal[0])
    again = replay(GAME, s.record())
    assert isinstance(again, Ark)
    assert [dome.stock for dome in again.domes] == [dome.stock for dome in s.domes]
    assert again.record() == s.record()


@clause("ARK-10.4b")
def test_rivals_do_not_trade() -> None:
    p = given().stock(RED, ti=5).stock(YELLOW, ti=5).phase(RED, "ENG")
    assert not p.may("give") and not p.may("request") and not hands(p, RED) and not hands(p, YELLOW)


# --- combat ------------------------------------------------------------------------------------------
def facing(arsenal: int, units: int = 1, **options: bool) -> Position:
    """Red and a Guardian in one room."""
    return (
        team(**options)
        .rooms(b2="R01", c2="R02")
        .units(RED, "b2", units)
        .guardian(1, "b2")
        .arsenal(RED, arsenal)
    )


@clause("ARK-EX-68", "ARK-10.6", "ARK-10.11", "ARK-6.3.2", "ARK-R86")
@pytest.mark.parametrize(("arsenal", "weak"), [(7, True), (8, False)])
def test_an_arsenal_below_the_defence_loses_at_once(arsenal: int, weak: bool) -> None:
    p = facing(arsenal).orders("EA6")
    p.s.lying = [1, 1, 1, 1]
    p.next_artifact("AC02").enemy_turn()
    assert ("event-weak" in p.events()) is weak and p.dome(RED).wounded == 1
    assert p.where(1) == "b2" and not p.lies(1) and p.dome(RED).arsenal == arsenal
    assert len(p.s.discards.cards) == (0 if weak else 1)


@clause("ARK-10.11", "ARK-10.12", "ARK-6.3.6", "ARK-6.4b", "ARK-11.11", "ARK-R140")
@pytest.mark.parametrize(("arsenal", "wins"), [(12, False), (13, True)])
def test_the_automaton_plays_the_top_card_and_wins_a_tie(arsenal: int, wins: bool) -> None:
    p = facing(arsenal).next_artifact("AC02").clashes(RED)  # 8 and 4 against the arsenal
    assert (p.where(1) == "board") is wins and p.lies(1) is wins
    assert p.dome(RED).arsenal == (arsenal - 8 if wins else arsenal)
    assert p.there(RED, "b2") == (1 if wins else 0)


@clause("ARK-10.12", "ARK-6.3.4", "ARK-11.11", "ARK-R12")
def test_two_critical_cards_explode_and_the_guardian_is_wounded() -> None:
    p = facing(20).hand(RED, "AC09").next_artifact("AC04").clashes(RED)
    assert p.may() == {"done", "play AC09"}
    p.play("play AC09")
    assert p.where(1) == "board" and p.dome(RED).wounded == 1 and p.dome(RED).arsenal == 20
    assert len(p.s.discards.cards) == 2


@clause("ARK-R101")
def test_without_any_card_the_enemy_fights_with_its_strength() -> None:
    p = facing(9)
    p.s.box.cards += p.s.artifacts.cards
    p.s.artifacts.cards = []
    assert p.clashes(RED).where(1) == "board"


@clause("ARK-10.12b", "ARK-V9", "ARK-18.3")
def test_the_dark_player_draws_a_card_and_has_to_play_one() -> None:
    p = facing(16, dark=True).next_artifact("AC13").hand(RED, "AC02")
    p.clashes(RED)
    hand = len(p.dome(DARK).hand.cards)
    assert hand == 3 and set(p.s.addressed) == {RED, DARK}
    asked = [line.message.key for line in (p.s.prompt(RED), p.s.prompt(DARK)) if line]
    assert asked == ["ask-meet", "ask-play"]  # it is their own combat: not "with the Enemy"
    said = {p.s.text(option) for option in p.s.options(DARK)}
    assert "done" not in said and "play AC13" in said
    p.s.play(DARK, "play AC13")
    assert not p.s.redacted(RED).sealed[DARK]
    p.s.play(RED, "done")  # 16 against 8 + 6
    assert p.where(1) == "board" and len(p.dome(DARK).hand.cards) == 2 and p.dome(RED).arsenal == 8


@clause("ARK-R86")
def test_the_dark_player_draws_nothing_against_a_weak_arsenal() -> None:
    assert len(facing(7, dark=True).clashes(RED).dome(DARK).hand.cards) == 2


@clause("ARK-17.2", "ARK-17.10")
def test_metabolism_and_salvage_work_against_the_enemy() -> None:
    p = facing(24).faction(RED, "hara").stock(RED).next_artifact("AC02")
    p.clashes(RED)
    assert p.dome(RED).stock == [0, 0, 0, 1]
    p = facing(24).faction(RED, "raghna").next_artifact("AC02").clashes(RED)
    assert len(p.dome(RED).hand.cards) == 1


@clause("ARK-10.13", "ARK-10.13b")
def test_a_combat_phase_covers_the_rooms_of_fellows_too() -> None:
    p = facing(20).rooms(d2="R03").units(YELLOW, "d2").guardian(2, "d2").arsenal(YELLOW, 20)
    p.clashes(RED)
    assert p.s.actor == RED and p.may() == {"engage b2", "engage d2"}
    p.next_artifact("AC02").play("engage d2")
    assert p.where(2) == "board" and p.dome(YELLOW).arsenal == 12  # Yellow's own


@clause("ARK-10.7", "ARK-10.14", "ARK-R24", "ARK-R83")
def test_the_first_player_names_who_fights_beside_neutral_units() -> None:
    p = facing(20).rooms(e2="R29").cubes("R29", YELLOW).neutral("robot", "b2").arsenal(YELLOW, 20)
    p.s.first = YELLOW
    p.then(Clashes(YELLOW, ENEMY_PHASE))
    assert p.s.actor == YELLOW and p.may() == {"champion 0", "champion 1"}
    p.next_artifact("AC04").play("champion 1")  # 20 against 8 + 12
    assert p.there(RED, "b2") == 1 and p.s.count(5, cell("b2")) == 0 and p.where(1) == "b2"
    assert not p.s.stack  # one combat a room


@clause("ARK-S22")
@pytest.mark.parametrize(("seats", "enemy", "told"), [(5, None, [4]), (3, "dark", [2]), (3, None, [])])
def test_who_is_the_dark_player_is_told_also_where_nobody_asked_for_one(
    seats: int, enemy: str | None, told: list[int]
) -> None:
    options = {"enemy": enemy} if enemy else {}
    s = GAME.start(GAME.setup(seats, "guardians", 1, options, logged=True))
    assert [e.line.a for e in s.log or () if e.line.message.key == "event-is-dark"] == told


@clause("ARK-10.7")
def test_nobody_is_told_to_have_named_who_alone_can_fight() -> None:
    p = facing(20)
    p.s.first = YELLOW
    p.next_artifact("AC02").then(Clashes(YELLOW, ENEMY_PHASE))
    words = texts(GAME, "en")
    log = [words.line(entry.line, ["Ada", "Bo"], RED) for entry in p.s.log or ()]
    assert p.where(1) == "board" and not any("chooses" in line or "Bo fights" in line for line in log)


@clause("ARK-R83", "ARK-10.13b")
def test_in_a_challengers_turn_the_active_one_leads_neutral_units() -> None:
    p = team(3).rooms(b2="R01", e2="R29").cubes("R29", RED, YELLOW).neutral("robot", "b2").guardian(1, "b2")
    p.clashes(YELLOW)  # an arsenal of 7: lost at once, without a question
    assert p.s.count(5, cell("b2")) == 0
    p = team(3).rooms(b2="R01", e2="R29").cubes("R29", RED, YELLOW).neutral("robot", "b2").guardian(1, "b2")
    p.clashes(GREEN)
    assert p.s.actor == RED and p.may() == {"champion 0", "champion 1"}


@clause("ARK-6.6", "ARK-R122", "ARK-R123")
def test_uncontrolled_neutral_units_and_biodomes_are_left_alone() -> None:
    p = team().rooms(b2="R01").neutral("robot", "b2").guardian(1, "b2").clashes(RED)
    assert p.s.count(5, cell("b2")) == 1 and p.where(1) == "b2" and not p.s.stack


# --- the end -----------------------------------------------------------------------------------------
@clause("ARK-11.12", "ARK-END-3", "ARK-R139", "ARK-7.3")
def test_the_challengers_win_together_with_all_rooms_of_the_mission() -> None:
    p = team(dark=True).shared("R27", "R11", "R12").rooms(a2="R27", b2="R11", c2="R12")
    p.dome(RED).activated = 1 << room("R27") | 1 << room("R11")
    p.dome(YELLOW).activated = 1 << room("R11")
    assert p.checked(RED).s.result == 0
    p.cubes("R12", RED, YELLOW, RED).checked(YELLOW)
    assert p.s.result == 1 and p.s.over
    outcome = p.s.outcome()
    assert outcome.winners == [RED, YELLOW] and outcome.ending.message.key == "end-won"
    assert outcome.ranks == [1, 1, 3]


@clause("ARK-END-3", "ARK-11.12b")
@pytest.mark.parametrize("dark", [False, True])
def test_they_lose_together_and_then_the_dark_player_wins(dark: bool) -> None:
    p = team(dark=dark).shared("R27", "R11", "R12")
    p.s.clock = 1
    p.enemy_turn()
    outcome = p.s.outcome()
    assert outcome.winners == ([DARK] if dark else []) and outcome.ending.message.key == "end-lost"
    assert [row.seats for row in outcome.sheet + outcome.facts] == [[RED, YELLOW]] * 2
    told = counted(outcome, texts(GAME, "en"), ["Ada", "Bo", "Cy"])
    assert told[0] == "Rooms of the mission: Ada 0, Bo 0" and told[1] == "Rooms activated: Ada 0, Bo 0"
    assert verdict(outcome, texts(GAME, "en"), ["Ada", "Bo", "Cy"]) == ["Won: Cy"] * dark + [
        "Lost: Ada and Bo"
    ]


@clause("ARK-10.1", "ARK-INV-11", "ARK-INV-12", "ARK-INV-16")
def test_no_room_is_contested_after_a_turn() -> None:
    s = built(3, 5)
    chance = random.Random(5)
    while not s.over:
        before = (s.round, s.active)
        s.apply(chance.choice(s.legal))
        if (s.round, s.active) != before and not s.over:
            for number, place in enumerate(s.guards):
                if place >= 0 and not s.lying[number]:
                    assert not any(s.count(seat, place) for seat in range(3)), (s.round, place)
