"""What eyes get of Septikon: fates, ways, zones and threats are the engine's own."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.games.septikon.flight import fly
from rulewright.games.septikon.printed import FACES
from rulewright.games.septikon.shown import Fate, Shown, head, printed, shown, spots, tell
from rulewright.games.septikon.table import Septikon
from rulewright.games.septikon.verbs import ROLLED, TURNED, VOCABULARY
from tests.games.septikon.given import GAME, A, B, Position

EN = texts(GAME, "en")


def seen(p: Position, eye: int = A) -> Shown:
    found = p.s.shown(eye)
    assert isinstance(found, Shown)
    return found


def fates(p: Position, owner: int) -> list[str]:
    return [fate.ending for fate in seen(p).stations[owner].flyers[0].fates]


@pytest.mark.clause("SEP-7.3", "SEP-7.4", "SEP-7.6", "SEP-7.7")
def test_the_fate_of_every_roll_is_told() -> None:
    p = Position().rocket(A, 18, 4)
    assert fates(p, A) == ["flies"] * 4 + ["lands"] * 2  # x 22 is the surface, 23 level 8
    assert fates(p.shields(B, (20, 4)), A) == ["flies"] + ["shield"] * 5
    assert fates(p.shields(B).satellites(B, (19, 4)), A)[:1] == ["satellite"]
    assert fates(Position().rocket(A, 18, 4).clones(B, "q9"), A)[3:] == ["strikes", "lands", "lands"]
    assert fates(Position().capsule(A, 18, 4), A) == ["flies"] * 3 + ["lands"] * 3


@pytest.mark.clause("SEP-10.5", "SEP-10.8")
def test_a_flyer_that_ends_in_the_zone_of_a_satellite_is_gone() -> None:
    p = Position().rocket(A, 12, 4).satellites(B, (16, 7))
    assert fates(p, A) == ["satellite" if x in (13, 16) else "flies" for x in range(13, 19)]


@pytest.mark.parametrize("seed", range(4))
def test_fates_are_what_happens(seed: int) -> None:
    """In random games: each flyer with each roll, flown on a copy."""
    s, rng = GAME.new(seed=seed, preset="yes", cap=120), seeded(seed)
    compared = 0
    while not s.over:
        assert isinstance(s, Septikon)
        for owner in (A, B):
            for number, one in enumerate(s.stations[owner].flyers):
                told = shown(s, A).stations[owner].flyers[number]
                for roll in range(1, FACES + 1):
                    compared += 1
                    assert ends(s, owner, number, roll, told.fates[roll - 1]), (told, roll)
                assert (one.x, one.y) == (told.at.x, told.at.y)
        s.apply(s.legal[rng.below(len(s.legal))])
    assert compared > 20


def ends(s: Septikon, owner: int, number: int, roll: int, fate: Fate) -> bool:
    after = s.copy()
    assert isinstance(after, Septikon)
    flyer = after.stations[owner].flyers[number]

    def like_it(state: Septikon) -> list[int]:
        return [f.x for f in state.stations[owner].flyers if (f.y, f.launched) == (flyer.y, flyer.launched)]

    fly(after, owner, flyer, roll)
    if fate.ending in ("lands", "strikes", "shield"):
        return len(like_it(after)) < len(like_it(s))
    return fate.ending == "satellite" or fate.x in like_it(after)


@pytest.mark.clause("SEP-4.1", "SEP-4.4")
def test_the_way_of_a_move_is_free_and_as_long_as_rolled() -> None:
    s, rng = GAME.new(seed=3, preset="yes", cap=60), seeded(3)
    looked = 0
    while not s.over:
        assert isinstance(s, Septikon)
        found = shown(s, s.actor)
        legal = {s.text(option) for option in s.legal}
        for aim in found.aims:
            if aim.notation.startswith(("move", "spy", "go")) and aim.notation in legal:
                looked += 1
                assert len(aim.way) == s.die + 1
                assert aim.way[0] == aim.start[0].at and aim.way[-1] == aim.ends[0].at
        s.apply(s.legal[rng.below(len(s.legal))])
    assert looked > 500


@pytest.mark.clause("SEP-10.2", "SEP-10.4", "SEP-10.7")
def test_zones_belong_to_whoever_shoots() -> None:
    p = Position().clones(A, "k5 c7").spies(B, "t1")  # the Drill is manned
    zones = seen(p).stations[A].zones
    assert [zone.by for zone in zones] == [A, B] and "c8" in zones[0].squares
    assert seen(Position().clones(A, "c7")).stations[A].zones == []
    p = Position().drones(B, "c1").clones(B, "k5")
    assert [zone.by for zone in seen(p).stations[A].zones] == [B]


@pytest.mark.clause("SEP-5.14")
def test_threats_need_a_gunner_and_the_cost() -> None:
    assert seen(Position().clones(A, "a8")).stations[A].threats == []
    assert seen(Position().clones(A, "a9")).stations[A].threats == ["LAS", "RKT", "BDR", "THM"]
    assert seen(Position().clones(A, "a9").stock(A, en=0, rk=0, bm=1)).stations[A].threats == ["BDR"]
    p = Position().capsule(A, 12, 4).rocket(A, 12, 5)
    assert seen(p).stations[A].threats == ["RKT", "BDR"]


@pytest.mark.clause("SEP-6.1.2")
def test_a_blocked_warehouse_is_dead() -> None:
    own = seen(Position().damage(A, "j6")).stations[A]  # the cell at the entrance
    store = own.stores[0]
    assert store.dead and store.total == 5 and store.available == 0 and len(store.blocked) == 10
    assert own.supplies[0].available == 0 and not own.stores[1].dead


def test_choices_lie_where_the_module_stands() -> None:
    """A Spy at a Repair square works on the rival's station."""
    p = Position().clones(B, "a1").spies(A, "j7").damage(B, "c7 d7").stock(B, me=5).rolled(A, 1)
    p.play(A, "spy j7 k7", "use")
    aims = {aim.notation: aim for aim in seen(p).aims}
    assert {aim.ends[0].spot for aim in aims.values()} == {"1/c7", "1/d7"}
    assert set(spots(A, "repair", {"square": "c7"})) & {"1/c7"}


def test_one_line_and_sentences() -> None:
    p = Position().clones(A, "a9 b1").rocket(B, 15, 3).rolled(A, 2)
    found = seen(p)
    top = head(found, EN)
    assert (top.unit, top.count, top.phases[top.phase], top.score) == ("turn", "10", "Move", [])
    told = tell(found, EN, ["Ann", "Bob"])
    assert "Turn 10: Ann rolled 2" in told and "Ann: Gunner on Surface a9" in told
    assert any(line.startswith("Bob: Rocket on space") for line in told)
    assert printed(EN).places[15][3] == "d16"


@pytest.mark.clause("SEP-3.1")
def test_what_happens_by_itself_says_in_which_step() -> None:
    steps = printed(EN).steps
    said = {message.key: message.step for message in GAME.vocabulary.messages if message.step}
    assert set(said.values()) <= set(steps) and len(steps) == 7
    order = [said[f"event-{name}"] for name in ("rolled", "stuck", "activated", "flew", "fired")]
    assert order == ["roll", "move", "module", "flight", "fire"]
    assert said["event-landed"] == said["event-flew"] and "event-damaged" not in said  # in any of them


def test_events_say_what_a_board_draws_as_a_roll_a_hit_or_idle() -> None:
    sorts = {message.key: message.sort for message in VOCABULARY.messages}
    assert sorts["event-rolled"] == "roll" and sorts["event-no-target"] == "idle"
    assert sorts["event-damaged"] == "hit" and sorts["event-flew"] == ""
    assert ROLLED.rolled([A, 5]) == [5] and TURNED.rolled([A, 5]) == []
