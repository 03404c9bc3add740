"""What eyes get: ends of a Move, the checklist of a delivery, what lava does, cards, spots, sentences."""

from __future__ import annotations

import random

import pytest

from rulewright.core.shown import line_spots, option_spots
from rulewright.core.texts import texts
from rulewright.core.values import changed
from rulewright.core.zones import SPECTATOR
from rulewright.games.stress_botics.actions import Actions
from rulewright.games.stress_botics.catalogue import printed
from rulewright.games.stress_botics.delivery import Loading
from rulewright.games.stress_botics.maintenance import Maintenance, Shift
from rulewright.games.stress_botics.outlook import Amount, Check, End, checks
from rulewright.games.stress_botics.printed import GOODS, PIECES, SECTORS, SHIPS, TILES
from rulewright.games.stress_botics.programming import Program
from rulewright.games.stress_botics.scoring import outcome
from rulewright.games.stress_botics.shown import Bot, Shown
from rulewright.games.stress_botics.tanks import gain
from rulewright.games.stress_botics.verbs import BELT_ATTACKS, STRESSED_BY, VOCABULARY
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, GAME, Position, pieces

EN = texts(GAME, "en")
NAMES = ["Ann", "Bob", "Cy", "Dee"]


def seen(p: Position, eye: int = ANN) -> Shown:
    found = p.s.shown(eye)
    assert isinstance(found, Shown)
    return found


def reach(p: Position) -> dict[str, End]:
    return {end.node: end for end in seen(p).reach}


def told(amounts: list[Amount]) -> str:
    """'C 2L'."""
    return " ".join(f"{one.n if one.n > 1 else ''}{one.piece}" for one in amounts)


# --- where a Move can end ------------------------------------------------------------------------------
def leaving_the_core() -> Position:
    p = Position(4).at(ANN, "CORE").at(BOB, "MM_B").at(2, "MM_B").track(ANN, "CB TB SB", inner="CB")
    p.s.rotation = 1  # no tunnel: two shields
    return p.shields(ANN, 7).stress(9, 17, 6, 24)


@pytest.mark.clause("SB-3.3.2", "SB-3.3.6b")
def test_a_walk_says_its_way_and_its_price_and_that_is_what_happens() -> None:
    p = leaving_the_core().at(DEE, "LV_A").turn(ANN, "move5").play(ANN, "perform")
    found = reach(p)
    assert found["MM_B"].way == ["LV_B", "MM_B"]
    assert found["MM_B"].said == ["boost none", "step LV_B", "step MM_B", "stop"]
    for name, end in found.items():
        after = p.s.copy()
        for word in end.said:
            after.play(ANN, word)
        b: Bot = after.shown(ANN).bots[ANN]
        assert (b.node, b.shields, b.track.batteries) == (name, end.shields, end.batteries)
        assert b.track.room == end.room and end.exit == 2 and end.cold == end.way[0]
        assert [other.stress for other in after.bots] == end.stress
    assert found["LV_B"].shields == 5 and found["LV_A"].shields == 4  # Dee is met: one more


@pytest.mark.clause("SB-3.3.11a", "SB-3.3.11b", "SB-3.3.11c")
@pytest.mark.parametrize(
    ("mine", "theirs", "how"), [(0, 0, "clash"), (1, 0, "hurt"), (0, 1, "hurts"), (1, 1, "work")]
)
def test_who_is_hurt_by_a_meeting_is_said_before_and_so_it_happens(mine: int, theirs: int, how: str) -> None:
    p = leaving_the_core().at(DEE, "LV_A").turn(ANN, "move5")
    p.s.bots[ANN].mind, p.s.bots[DEE].mind = mine, theirs
    p.play(ANN, "perform")
    assert [(met.seat, met.how) for met in reach(p)["LV_A"].meets] == [(DEE, how)]
    before = [p.s.bots[ANN].shields - reach(p)["LV_A"].exit, p.s.bots[DEE].shields]
    for word in reach(p)["LV_A"].said:
        p.play(ANN, word)
    while p.question() in ("Part", "Choose"):
        p.play(p.s.deciders[0], "skip")
    lost = [before[0] - p.s.bots[ANN].shields, before[1] - p.s.bots[DEE].shields]
    assert lost == {"clash": [1, 1], "hurt": [1, 0], "hurts": [0, 1], "work": [0, 0]}[how]


@pytest.mark.clause("SB-3.3.5", "SB-R-76")
def test_a_full_vault_is_passed_and_counted() -> None:
    p = leaving_the_core()
    lower = p.node_of("LAI")
    p.at(DEE, lower).turn(ANN, "move5").play(ANN, "perform")
    found = reach(p)
    assert lower not in found
    beyond = "MM" + lower[2:]
    assert found[beyond].way == [lower, beyond]


@pytest.mark.clause("SB-3.3.3", "SB-R-48")
def test_a_boosted_walk_says_where_a_second_one_could_end() -> None:
    p = leaving_the_core().turn(ANN, "move5").play(ANN, "perform")
    assert all(not end.again for end in reach(p).values())
    p.play(ANN, "boost inner")
    assert "UV_B" in reach(p)["MM_B"].again


def test_every_end_of_a_move_can_be_reached_in_random_play() -> None:
    rng = random.Random(5)
    s = GAME.new(3, seed=5)
    ends = 0
    while not s.over and ends < 60:
        seat = s.deciders[0]
        for end in s.shown(seat).reach:
            after = s.copy()
            for word in end.said:
                after.play(seat, word)
            bot = after.shown(seat).bots[seat]
            assert (bot.node, bot.shields) == (end.node, end.shields)
            ends += 1
        s.play(seat, rng.choice(s.options(seat)))
    assert ends >= 60


# --- deliveries ----------------------------------------------------------------------------------------
def check(p: Position, ship: str) -> Check:
    return next(one for one in seen(p).checks if one.ship == ship)


@pytest.mark.clause("SB-3.6.1c", "SB-3.6.2")
def test_the_checklist_names_what_fails_with_its_numbers() -> None:
    p = Position(4).at(ANN, "MD_B").stress(22, 1, 2, 3).ships(probe=6, scout=9).dangerous(ANN, 3, 3)
    p.objectives("PR2", "SC1", "FR1").tank(ANN, 1, "4C B").track(ANN, "SB TB CB", inner="SB")
    p.turn(ANN, "connect8")
    assert [one.ship for one in seen(p).checks] == ["scout", "probe", "freighter"], "the likeliest first"
    probe, scout, freighter = (check(p, ship) for ship in ("probe", "scout", "freighter"))
    assert [(row.id, row.have, row.need) for row in probe.rows if not row.met] == [("stress", 22, 15)]
    assert len(probe.rows) == 9 and not probe.allowed
    assert scout.allowed and scout.drop == 0 and (scout.own, scout.others) == (-5, 3)
    assert scout.vp == sum(one.n * one.vp for one in scout.load) == 4 * 2 + 1
    assert [row.id for row in freighter.rows if not row.met] == ["point"]
    p.stress(18)  # two Cargo Cards for the Probe would do: 18, 16, 14
    assert check(p, "probe").drop == 2


@pytest.mark.clause("SB-1.2", "SB-3.6.1b")
def test_a_ship_that_has_left_orbit_is_at_no_space() -> None:
    p = Position(2).at(ANN, "MD_C").ships(-1, 9, -1)
    p.s.vault = 6
    found = {one.ship: one for one in checks(p.s, ANN)}
    for ship in ("probe", "freighter", "alphabot"):  # AlphaBot leaves by the Freighter
        row = next(row for row in found[ship].rows if row.id in ("left", "point"))
        assert (row.id, row.met, row.have) == ("left", False, 0)


@pytest.mark.clause("SB-3.6.3a")
def test_all_that_a_ship_takes_is_said_by_the_engine_and_loads_it() -> None:
    p = Position(2).at(ANN, "MD_B").ships(probe=6, scout=9).objectives("PR2", "SC1", "FR1")
    p.tank(ANN, 1, "4C B").track(ANN, "SB TB CB", inner="SB")
    p.run(Loading(ANN, SHIPS.index("scout"), SECTORS.index("B"), 0, (0,) * len(PIECES)))
    filling = seen(p).filling
    assert filling is not None and filling.vp == sum(one.n * one.vp for one in filling.load) > 0
    for word in filling.said:
        p.play(ANN, word)
    loaded = {one.piece: one.n for one in seen(p).bots[ANN].containers[0].load}
    assert loaded == {one.piece: one.n for one in filling.load}


@pytest.mark.clause("SB-3.7.1")
def test_alphabot_has_a_checklist_of_its_own_on_the_shuttle() -> None:
    p = Position(2).at(ANN, "MD_C").ships(-1, -1, 13).stress(29, 0).track(ANN, "CB TB SB", inner="SB")
    p.s.vault = 6
    p.turn(ANN, "connect8")
    found = check(p, "alphabot")
    assert found.allowed and found.own == -10 and found.others == 0


# --- tanks and maintenance -----------------------------------------------------------------------------
@pytest.mark.clause("SB-8.4", "SB-4.3")
def test_what_melts_and_what_solidifies_is_said_before() -> None:
    p = Position(4).tank(ANN, 1, "C T").tank(ANN, 2, "2L")
    gain(p.s, ANN, tuple(pieces("L")[:GOODS]))
    p.s.advance()
    placing = seen(p).placing
    assert placing is not None and told(placing.pieces) == "L"
    assert [(tank.spot, told(tank.pieces), tank.used) for tank in placing.melts] == [("0/tank1", "4L", 8)]
    p.play(ANN, "put L tank1")
    assert p.tanks(ANN)[0] == "4L"
    p.s.stack.clear()
    p.s.phase = 4
    p.tank(ANN, 1, "C L").tank(ANN, 2, "2L").run(Shift(ANN))
    found = seen(p)
    assert found.upkeep == "shift"
    assert [told(tank.melted) for tank in found.cooled[:2]] == ["3L", "2L"]
    assert [told(tank.solid) for tank in found.cooled[:2]] == ["B", "B"]


@pytest.mark.clause("SB-4.1b", "SB-4.2a")
def test_maintenance_without_a_change_says_every_done_and_no_more() -> None:
    p = Position(2).tank(ANN, 1, "C").track(ANN, "CB TB SB", inner="CB").producer(ANN, "S")
    p.run(Maintenance())
    before = p.tanks(ANN), p.s.bots[ANN].track[:]
    said = seen(p).unchanged
    assert said == ["done"] * 3  # batteries to replicate, batteries to arrange, a piece to move
    for word in said:
        assert p.s.deciders == [ANN]
        p.play(ANN, word)
    assert p.s.deciders != [ANN] and before == (p.tanks(ANN), p.s.bots[ANN].track[:])


@pytest.mark.clause("SB-4", "SB-4.4")
def test_the_steps_of_maintenance_are_asked_in_the_order_in_which_they_are_listed() -> None:
    p = Position(2).tank(ANN, 1, "B C").track(ANN, "CB TB SB CB", inner="CB").producer(ANN, "S")
    p.run(Maintenance())
    asked: list[str] = []
    while p.s.stack:
        seat = p.s.deciders[0]
        step = seen(p, seat).upkeep
        if seat == ANN and step is not None:
            asked.append(step)
        p.s.play(seat, p.s.default(seat))
    steps = list(printed(EN).upkeep)
    assert list(dict.fromkeys(asked)) == [step for step in steps if step != "cool"], "which nobody is asked"


@pytest.mark.clause("SB-3.4.1")
@pytest.mark.parametrize(("side", "level"), [(0, 1), (0, 4), (1, 4)])
def test_a_vault_is_shown_to_give_what_an_extract_then_brings(side: int, level: int) -> None:
    p = Position(2).at_tile(ANN, "CAR")
    p.s.sides, p.s.pressure = changed(p.s.sides, TILES.index("CAR"), side), level
    vault = next(node.vault for node in seen(p).nodes if node.vault and node.vault.tile == "CAR")
    said = printed(EN).tiles["CAR"].yields[vault.gives]
    p.perform(ANN, "mine1", "do extract", "boost none").default(ANN)
    assert told(said.gives) == told(seen(p).bots[ANN].tanks[0].pieces)


# --- what is whose -------------------------------------------------------------------------------------
def test_the_score_is_that_of_the_sheet_without_the_secret() -> None:
    p = Position(3).stress(4, 5, 6).shields(ANN, 9).container(ANN, 0, "2A").objectives("PR2", "SC1", "FR1")
    p.item(ANN, 0, "AI05")
    end = outcome(p.s)
    secret = [row for row in end.sheet if row.name.startswith("secondary")]
    expected = [score - sum(row.values[seat] for row in secret) for seat, score in enumerate(end.scores)]
    assert [bot.score for bot in seen(p, BOB).bots] == expected


def test_a_seat_that_is_not_asked_is_shown_no_outlook() -> None:
    p = leaving_the_core().turn(ANN, "move5").play(ANN, "perform")
    assert seen(p).reach
    for eye in (BOB, SPECTATOR):
        other = seen(p, eye)
        assert not other.reach and not other.checks and other.placing is None and not other.unchanged


@pytest.mark.clause("SB-V-04", "SB-2.2")
def test_programmed_cards_lie_in_the_slots_of_who_put_them_there_only() -> None:
    p = Position(2).hand(ANN, "move1 move2 mine1").hand(BOB, "mine2 connect1")
    p.s.phase = 2
    p.run(Program((ANN, BOB)))
    assert [card.card for card in seen(p).bots[ANN].hand] == ["move1", "move2", "mine1"]
    assert [card.spot for card in seen(p).bots[ANN].hand[:2]] == ["card:move1"] * 2, "twins are one choice"
    p.play(ANN, "program move1")
    mine, theirs = seen(p).bots[ANN], seen(p, BOB).bots[ANN]
    assert [(slot.state, slot.card) for slot in mine.slots[:2]] == [("known", "move1"), ("empty", "")]
    assert [card.card for card in mine.hand] == ["move2", "mine1"]
    assert [slot.state for slot in theirs.slots[:2]] == ["empty", "empty"]
    assert [card.card for card in theirs.hand] == [""] * 3, "not even how many are chosen"


@pytest.mark.clause("SB-3.2.3a")
def test_a_card_is_now_in_its_slot_until_it_is_kept_or_not() -> None:
    p = Position(2).at(ANN, "MM_A").turn(ANN, "move1")
    before = seen(p, BOB).bots[ANN]
    assert before.now == 0 and before.slots[0].state == "hidden"
    p.play(ANN, "perform")
    played = seen(p, BOB).bots[ANN]
    assert played.now == 0 and (played.slots[0].state, played.slots[0].card) == ("now", "move1")


@pytest.mark.clause("SB-3.2.2", "SB-3.2.3a", "SB-R-89")
def test_a_slot_tells_what_became_of_its_card() -> None:
    p = Position(2).at(ANN, "MM_A").program(ANN, "move1 mine1 move2").program(BOB, "connect1").run(Actions())
    p.play(ANN, "return").play(BOB, "return").play(ANN, "perform")  # of the second there is no choice
    slots = [(slot.state, slot.card) for slot in seen(p, BOB).bots[ANN].slots[:3]]
    assert slots == [("back", ""), ("back", ""), ("now", "move2")]


# --- spots ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("said", "spots"),
    [
        ("step LV_A", ["node:LV_A"]),
        ("stop", ["bot:1"]),
        ("mine POL", ["tile:POL"]),
        ("hit laser vault", ["bot:1"]),
        ("hit laser belt-c", ["reach:belt-c"]),
        ("put C tank2", ["1/tank2"]),
        ("pay C common", ["common"]),
        ("pay Ex container", ["1/captured:explosive"]),
        ("inside 3", ["1/space3"]),
        ("deliver probe", ["ship:probe"]),
        ("deliver alphabot", ["bot:1"]),
        ("jettison B", ["1/cargo:B"]),
        ("strike 0", ["bot:0"]),
        ("press down", ["press:down"]),
        ("shift C1 tank2", []),
        ("done", []),
    ],
)
def test_what_a_choice_points_at(said: str, spots: list[str]) -> None:
    assert option_spots(GAME, BOB, VOCABULARY.parse(said)) == spots


def test_what_a_line_of_the_log_points_at() -> None:
    assert line_spots(GAME, STRESSED_BY.line(CY, 2, 9)) == ["bot:2", "2/stress"]
    assert line_spots(GAME, BELT_ATTACKS.line(2, 1)) == ["reach:belt-a"]


# --- in sentences --------------------------------------------------------------------------------------
def test_the_table_in_words_tells_every_region() -> None:
    p = leaving_the_core().tank(ANN, 1, "C 2L").item(ANN, 0, "AI05").alphabot(3, 6).belt(a="La Mi")
    p.turn(ANN, "move5")
    lines = "\n".join(GAME.tell(seen(p), EN, NAMES)) if GAME.tell else ""
    for words in (
        "AlphaBot: Main Vault 3, 6 shields",
        "Belt A: 1 Miner, 1 Laser",
        "Servers: MOVE",
        "Ann: Tank 1: 1 Carbon, 2 Lava",
        "Ann: items Nanobots",
        "Ann, secret objective: ",
    ):
        assert words in lines
    assert "Bob, secret objective" not in lines


def test_the_head_counts_rounds_and_phases() -> None:
    p = leaving_the_core().turn(ANN, "move5")
    head = GAME.head(seen(p), EN) if GAME.head else None
    assert head is not None and head.phases[head.phase] == "Actions" and head.count == "5/13"
    assert head.score == [bot.score for bot in seen(p).bots]


def test_items_say_what_they_hold_do_and_change() -> None:
    items = printed(EN).items
    assert items["AI05"].text.startswith("Holds up to 4 pieces: Gas, Acid.")
    assert items["AI12"].text == "+1 MP in every Move." and not items["AI12"].active
    assert items["AI04"].text.endswith("It must be boosted.")
    assert all(item.text for item in items.values())
