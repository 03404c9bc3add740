"""What is shown: control, prices, reach, what is secret, spots, sentences, and the terminal's picture."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.look import Lit
from rulewright.core.rng import seeded
from rulewright.core.shown import option_spots
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.zones import SPECTATOR
from rulewright.games.ark_awakening.catalogue import printed
from rulewright.games.ark_awakening.construction import Construct
from rulewright.games.ark_awakening.fallout import evaluated
from rulewright.games.ark_awakening.printed import (
    ACTIONS,
    LAST_ROUND,
    MISSION,
    MISSION_ROWS,
    SECTIONS,
    TASK_ACTIONS,
)
from rulewright.games.ark_awakening.shown import Cell, Shown, shown
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.telling import head
from rulewright.games.ark_awakening.turn import Round
from rulewright.terminal.board import board_of, tell
from tests.games.ark_awakening.given import GAME, RED, YELLOW, fresh, given, room

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve"]


def seen(s: Ark, eye: int = RED) -> Shown:
    view = s.redacted(eye)
    assert isinstance(view, Ark)
    return shown(view, eye)


def at(s: Ark, label: str, eye: int = RED) -> Cell:
    return next(cell for cell in seen(s, eye).cells if cell.label == label)


@pytest.mark.clause("ARK-3.4", "ARK-3.4b", "ARK-3.5")
def test_a_room_shows_who_controls_it_and_what_it_gives() -> None:
    p = given().rooms(b2="R11", c2="F-Tia", d2="R15").cubes("R15", RED, YELLOW)
    p.cylinders("R11", "pwr1", "pwr1").cylinders("F-Tia", "pwr0")
    assert at(p.s, "b2").controllers == [YELLOW] and at(p.s, "b2").power == 2
    assert [(one.benefit, one.now) for one in at(p.s, "b2").gives] == [("move", 3)]
    assert [(one.benefit, one.now) for one in at(p.s, "c2").gives] == [("titanium", 5)]
    assert at(p.s, "d2").controllers == [RED, YELLOW] and at(p.s, "d2").cubes == [RED, YELLOW]
    assert not at(p.s, "e2").room and at(p.s, "e2").controllers == []


@pytest.mark.clause("ARK-5.5d", "ARK-5.5j")
def test_prices_are_those_of_each_seat() -> None:
    p = given().rooms(b2="R15", c2="R23", d2="F-Tia").cubes("R23", YELLOW).cylinders("R23", "pwr1")
    assert at(p.s, "b2").paid_in == "biotite" and at(p.s, "b2").prices == [3, 2]
    assert at(p.s, "d2").paid_in == "" and at(p.s, "d2").prices == [0, 0]


@pytest.mark.clause("ARK-5.1a", "ARK-2.2")
def test_steps_are_counted_from_the_nearest_own_unit() -> None:
    p = given().rooms(b2="R11", c2="R15", d2="R18", a5="R06").home(RED, 0).units(RED, "b2")
    assert [at(p.s, label).steps[RED] for label in ("b2", "c2", "d2", "a5")] == [0, 1, 2, -1]


@pytest.mark.clause("ARK-V2", "ARK-V3")
def test_hands_and_missions_are_their_owners() -> None:
    p = given().rooms(b2="R27").hand(RED, "AC01")
    dome = p.dome(RED)
    card = p.s.missions.cards[0]
    p.s.move(card, p.s.missions, dome.mission)
    for eye in (YELLOW, SPECTATOR):
        other = seen(p.s, eye)
        assert other.domes[RED].hand[0].artifact == "" and other.domes[RED].has_mission
        assert other.domes[RED].mission == "" and not any(cell.mission for cell in other.cells)
    mine = seen(p.s)
    assert mine.domes[RED].hand[0].artifact == "AC01" and len(mine.domes[RED].mission_rooms) == 3


@pytest.mark.clause("ARK-R47", "ARK-VP-2", "ARK-V3", "ARK-END-6")
@pytest.mark.parametrize("mode", ["awakening", "fallout"])
def test_missions_lie_open_to_all_when_the_game_is_over(mode: str) -> None:
    """Their rooms are counted then; before, each is its owner's."""
    p = given(2, mode).mission(RED, *MISSION_ROWS[0].rooms).mission(YELLOW, *MISSION_ROWS[1].rooms)
    for last in (False, True):
        p.s.round = LAST_ROUND - 1 + last
        p.s.log = []
        p.then(Round())
        assert p.s.over is last
        for eye in (RED, YELLOW, SPECTATOR):
            own = [dome.mission for dome in seen(p.s, eye).domes]
            known = [MISSION_ROWS[n].id if last or eye == n else "" for n in (RED, YELLOW)]
            assert own == known


def test_rooms_of_the_mission_are_starred_for_their_owner() -> None:
    p = given().rooms(b2="R27", c2="R06")
    mission = next(MISSION + n for n, row in enumerate(MISSION_ROWS) if "R27" in row.rooms)
    where = next(zone for zone in p.s.zones() if mission in zone.cards)
    p.s.move(mission, where, p.dome(RED).mission)
    assert at(p.s, "b2").mission and not at(p.s, "c2").mission and not at(p.s, "b2", YELLOW).mission


@pytest.mark.clause("ARK-11.12", "ARK-R139")
@pytest.mark.parametrize("eye", [RED, YELLOW, SPECTATOR])
def test_a_room_of_the_open_mission_is_done_whoever_activated_it(eye: int) -> None:
    p = given(2, "learning").rooms(e3="R01", e4="R08", e5="R05").shared("R01", "R08", "R05")
    p.dome(YELLOW).activated = 1 << room("R08")
    assert seen(p.s, eye).mission_done == ["R08"]


@pytest.mark.clause("ARK-13.12", "ARK-13.12c")
def test_a_challenger_action_card_shows_the_halves_that_lie_open() -> None:
    enemy = seen(given(2, "learning").tasks(t1="left", t2="right", t3="down").s).enemy
    assert enemy is not None
    lying = {one.task: (one.used, [half.action for half in one.open]) for one in enemy.tasks}
    halves = [[ACTIONS[action] for action in both] for both in TASK_ACTIONS[:4]]
    assert [lying[name] for name in "1234"] == [
        (True, halves[0][:1]),
        (True, halves[1][1:]),
        (True, []),
        (False, halves[3]),
    ]


def spots(text: str) -> list[str]:
    return option_spots(GAME, YELLOW, GAME.vocabulary.parse(text))


def test_a_choice_points_at_what_it_is_about() -> None:
    assert spots("choose MOB") == ["section:MOB:1"] == spots("integrate plain MOB")
    assert spots("move biodome b2") == ["place:biodome:1", "cell:b2"]
    assert spots("divert G1 c3") == ["cell:c3", "generator:G1"]
    assert spots("divert pwr1 generator") == ["generator:pwr1"] and spots("into generator") == []
    assert spots("reclaim G1") == ["generator:G1"] and spots("from 0 ENG") == ["section:ENG:0", "seat:0"]
    assert spots("integrate remote UNI2") == ["site:UNI2:1"]
    assert spots("use AC01") == ["artifact:AC01:1"] and spots("take osmium") == ["resource:osmium:1"]
    assert spots("assign R05") == ["room:R05"] and spots("chain R05") == ["room:R05:1"]
    assert spots("fight b2 0") == ["cell:b2", "seat:0"] and spots("reward 3") == ["token:3"]
    assert spots("produce") == ["section:PRO:1"] and spots("done") == []


# --- words -------------------------------------------------------------------------------------------
def test_cards_say_what_they_do() -> None:
    en, es = (printed(texts(GAME, language)) for language in ("en", "es"))
    assert en.artifacts["AC06"].said == (
        "Void Shield (power 12): Add 2 to your arsenal. Heal up to 2 wounded units."
    )
    assert es.artifacts["AC01"].said.startswith("Apertura de esclusa (poder 6, daño crítico): Hiere a")
    assert en.rooms["R11"].tracks == ["movement +1/2/3/4"]
    assert es.rooms["R11"].said.endswith("tras Control de movilidad, también Ingeniería")
    assert en.goals[0].said == "2 cylinders away from your generator"
    assert es.achievements["AT1"].said == "10 cartas de artefacto, en la mano o construidas"
    assert en.tokens["1"].said == "Take 2 titanium."


def board() -> Any:
    return board_of(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("first_mission", 1), ("awakening", 5)])
def test_the_picture_fits_its_sizes_and_says_no_raw_key(mode: str, seats: int, language: str) -> None:
    s, rng, words = GAME.new(seats, mode, 5), seeded(5), texts(GAME, language)
    looks = 0
    while not s.over and looks < 25:
        seat, view = s.actor, s.shown(s.actor)
        options = s.options(seat)
        if s.turns % 20 == 0:
            looks += 1
            numbers = {option: n for n, option in enumerate(options, 1)}
            told = [*board().facts(view, words), *tell(GAME, view, words, NAMES)]
            for room in board().sizes():
                drawn = board().draw(view, seat, words, Lit(numbers, options[0], view, room)).plain
                assert max(map(len, drawn.splitlines())) <= room[0]
                told.append(drawn)
            for option in options[:9]:
                told += board().about(view, seat, option, words)
            told += [board().card(view, other, words, (30, 8)).plain for other in range(seats)]
            raw = ("board-", "lens-", "told-", "phase-", "benefit-", "section-", "room-", "resource-")
            assert not [line for line in told if any(key in line for key in raw) or "{" in line]
        s.apply(options[rng.below(len(options))])
    assert looks > 2


@pytest.mark.parametrize(
    ("section", "lens"), [("MOB", "reach"), ("PWR", "energy"), ("PRO", "energy"), ("ENG", "control")]
)
def test_the_lens_follows_the_question(section: str, lens: str) -> None:
    p = given().rooms(b1="F-Tia", c1="R11").units(RED, "b1").stock(RED, ti=9, bt=9, os=9, mt=9)
    p.dome(RED).marker = SECTIONS.index(section)
    p.phase(RED, section)
    drawn = board().draw(p.s.shown(RED), RED, texts(GAME, "en"), Lit({}, None, None, (112, 42))).plain
    assert f"lens: {lens}" in drawn.splitlines()


@pytest.mark.clause("ARK-S15")
@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 4), (4, 6), (5, 6)])
def test_the_counter_has_the_boxes_of_its_side_and_walks_from_one_to_the_next(seats: int, most: int) -> None:
    boxes = seen(given(seats, "fallout").s).meter_boxes
    assert [(box.number, box.war) for box in boxes] == [
        *[(n, False) for n in range(most, 0, -1)],
        *[(n, True) for n in range(most, 0, -1)],
    ]
    signed = [-box.number if box.war else box.number for box in boxes]
    for at, meter in enumerate(signed):
        for clash in (False, True):
            went = abs(signed.index(evaluated(meter, clash, most)) - at)
            assert went in (0, 1, len(boxes) - 1), "beside it, or round from the last to the first"


def test_without_a_counter_there_are_no_boxes() -> None:
    assert seen(given().s).meter_boxes == []


@pytest.mark.clause("ARK-10.9")
@pytest.mark.parametrize("mode", ["guardians", "glitch", "learning"])
def test_building_the_board_is_a_phase_until_it_is_built(mode: str) -> None:
    s, rng = fresh(2, mode, 3), seeded(1)
    told = set[str]()
    while any(isinstance(frame, Construct) for frame in s.stack):
        at = head(seen(s, s.deciders[0]), texts(GAME, "en"))
        told.add(at.phases[at.phase])
        offered = s.options(s.deciders[0])
        s.play(s.deciders[0], offered[rng.below(len(offered))])
    assert told == {"building the board"}
    at = head(seen(s, s.deciders[0]), texts(GAME, "en"))
    assert "building the board" not in at.phases
