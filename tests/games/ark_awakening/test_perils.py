"""The estimate of Glitch and It is Learning: it likes what averts a loss, and the Dark Player does not."""

from __future__ import annotations

import pytest

from rulewright.bots.bot import Budget
from rulewright.bots.greedy import Greedy, Lookout
from rulewright.core.rng import seeded
from rulewright.games.ark_awakening.evaluate import evaluate
from rulewright.games.ark_awakening.repairs import (
    TO_COME,
    arming,
    averting,
    cubes_missing,
    preparing,
    repairing,
    searching,
    soonest,
    urgency,
)
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.trade import without_trades
from rulewright.games.ark_awakening.turn import Round
from rulewright.games.ark_awakening.verbs import DONE, MOVE
from tests.games.ark_awakening.given import RED, YELLOW, Position, given, room

MISSION = ("R01", "R08", "R05")


def failing(stage: int = 1, hard: bool = False) -> Position:
    p = given(2, "glitch", hard=hard).rooms(e3="R01", e4="R08", e5="R05", b1="R02", b2="R03", c2="R04")
    p.rooms(d2="R06", a4="F-Tia", b4="F-Tib", c4="R07").shared(*MISSION)
    p.s.stage = stage
    return p


def spreading(dark: bool = False) -> Position:
    p = given(2 + dark, "learning", enemy=int(dark)).rooms(e3="R01", e4="R08", e5="R05", d3="R02", d4="R03")
    return p.shared(*MISSION)


def better(one: Position, other: Position, seat: int = RED) -> bool:
    return evaluate(one.s, seat) > evaluate(other.s, seat)


def test_the_way_to_the_newest_diagnostic_room_is_worth_going() -> None:
    near = failing().diagnostic("R04", "R06", "R02").units(RED, "b2")
    far = failing().diagnostic("R04", "R06", "R02").units(RED, "b1")
    assert better(near, far)
    assert better(failing().diagnostic("R04", "R06", "R02", up=2), failing().diagnostic("R04", "R06", "R02"))


def test_two_factories_need_two_units() -> None:
    def at(*labels: str) -> Position:
        p = failing().diagnostic("F-Ti", "R06", "R02").home(RED, 0).home(YELLOW, 0)
        for label in labels:
            p.units(RED, label)
        return p

    assert better(at("a4", "b4"), at("a4", "c4"))
    assert better(at("b4", "c4"), at("c4"))


@pytest.mark.parametrize("stage", [1, 3])
def test_damage_counts_where_the_next_resolution_looks(stage: int) -> None:
    def with_glitch(name: str) -> Position:
        return failing(stage).diagnostic("R04", "R06", "R02", up=3).glitches(name).units(RED, "b2")

    assert better(with_glitch("R07"), with_glitch("R04"))
    gap = evaluate(with_glitch("R07").s, RED) - evaluate(with_glitch("R08").s, RED)  # a mission room
    assert (gap > 10) is (stage == 3)  # a whole turn and more, once it has to be repaired


@pytest.mark.clause("ARK-12.9c", "ARK-S37")
@pytest.mark.parametrize("stage", [1, 2, 3])
@pytest.mark.parametrize("hard", [False, True])
def test_the_hard_ending_wants_the_mission_rooms_filled(stage: int, hard: bool) -> None:
    def worth(*cubes: str, at: str = "b1", hostile: int = 0) -> float:
        p = failing(stage, hard).diagnostic("R04", "R06", "R02", up=3).home(RED, 0).units(RED, at)
        for name in cubes:
            p.cubes(name, RED)
        return averting(p.hostile("e3", hostile).s, RED)

    plain = worth()
    assert worth("R02") == plain  # it is no mission room
    assert (worth("R01") > plain + 10) is hard and (worth("R01", "R01") > worth("R01") + 10) is hard
    assert (worth(at="e3") > plain + 10) is hard  # a unit in a mission room
    assert (plain > worth(hostile=1) + 10) is (hard or stage == 3)  # it would have to go first


def test_who_leaves_a_damaged_room_to_a_fellow_gains_nothing() -> None:
    """Yellow would be the nearest then, and a bot that counted only its own rooms would be glad."""

    def at(label: str) -> float:
        p = failing().diagnostic("R04", "R06", "R02", up=3).glitches("R04").home(RED, 0).home(YELLOW, 0)
        p.units(RED, label).units(YELLOW, "d2")
        return repairing(p.s, RED, [room("R04")], soonest(p.s))

    assert at("c2") < at("b1")


def test_the_next_resolution_is_the_more_urgent_the_nearer_it_is() -> None:
    early, late = failing(), failing()
    early.s.clock, late.s.clock = 10, 1
    assert 1 < urgency(early.s) < urgency(late.s)


def test_bots_of_glitch_begin_no_trade_and_do_not_look_at_one() -> None:
    p = failing().units(RED, "b1").stock(RED, ti=5, bt=5, os=5, mt=5).turn(RED)
    s = p.play("choose MOB").s
    first = without_trades(s, s.legal)
    assert len(s.legal) - len(first) == 8  # each of four resources, given and asked for
    looked: list[int] = []

    def watched(after: Ark, seat: int) -> float:
        looked.extend(after.traded)
        return evaluate(after, seat)

    Lookout(watched, RED, seeded(1), Budget(nodes=60)).lines(s, first)
    assert not looked
    assert all(Greedy().choose(s, RED, seeded(seed), Budget(nodes=40)) in first for seed in range(8))
    other = spreading().units(RED, "d3").stock(RED, ti=5, bt=5, os=5, mt=5).turn(RED).s
    assert without_trades(other, other.legal) == other.legal


def test_a_fight_is_worth_its_chance() -> None:
    def beside(arsenal: int) -> float:
        p = failing(3).hostile("e3").units(RED, "e3").arsenal(RED, arsenal)
        return evaluate(p.s, RED) - evaluate(
            failing(3).hostile("e3").units(RED, "e4").arsenal(RED, arsenal).s, RED
        )

    assert beside(3) < 0 < beside(20)


def test_hostile_units_in_the_newest_diagnostic_room_are_fought() -> None:
    """Else the next card is never turned up: a good chance is worth the wounds."""

    def at(label: str) -> Position:
        p = failing().diagnostic("R04", "R06", "R02").hostile("c2").arsenal(RED, 12).home(YELLOW, 0)
        return p.units(RED, label)

    assert better(at("c2"), at("b2"))


@pytest.mark.parametrize(("arsenal", "choice"), [(5, "play AC06"), (30, "done")])
def test_a_card_is_played_where_it_decides_and_kept_where_it_does_not(arsenal: int, choice: str) -> None:
    p = failing(3).hostile("e3").units(RED, "e3").arsenal(RED, arsenal).hand(RED, "AC02", "AC06").clashes(RED)
    chosen = {p.s.text(Greedy().choose(p.s, RED, seeded(seed), Budget(nodes=40))) for seed in range(8)}
    assert chosen == {choice}  # whatever the Enemy draws: 5 + 12 against 4 and a card, or 30


def test_corruption_infection_and_overrun_rooms_are_bad_for_challengers_alone() -> None:
    for worse in (
        spreading(True).corrupt("d3"),
        spreading(True).hostile("d3", 3),
        spreading(True).corrupt("e3"),
    ):
        assert better(spreading(True), worse) and better(worse, spreading(True), seat=2)
    one = spreading().corrupt("e3").hostile("d3")
    two = spreading().corrupt("e3").hostile("e4")
    assert evaluate(one.s, RED) - evaluate(two.s, RED) > 30  # one more room, and all is lost


def test_who_stands_beside_corruption_engineers() -> None:
    """With 40 nodes a bot does not see what a card leads to: the errand promises it."""

    def chosen(*corrupt: str) -> set[str]:
        p = spreading().strategy("hatch").corrupt(*corrupt).stock(RED, ti=20, bt=20, os=20, mt=20)
        p.units(RED, "d3").units(RED, "d4").turn(RED)
        texts = [p.s.text(Greedy().choose(p.s, RED, seeded(seed), Budget(nodes=40))) for seed in range(8)]
        return {text.split()[-1] for text in texts}

    assert chosen("d3", "d4") == {"engineering"}
    assert "engineering" not in chosen()


def test_a_unit_on_its_way_to_corruption_is_well_placed() -> None:
    def at(label: str) -> Position:
        return spreading().corrupt("e5").home(RED, 0).home(YELLOW, 0).units(RED, label)

    assert better(at("e4"), at("d4"))


def test_the_mission_still_counts() -> None:
    done = spreading()
    done.dome(YELLOW).activated |= 1 << room("R01")
    assert better(done, spreading())


def test_alone_a_bot_looks_no_further_than_its_turn() -> None:
    """Else it would put off what it can still do in the next one."""
    p = given(1, "glitch").rooms(b1="R02", b2="R03").units(RED, "b1")
    p.s.stage = p.s.round = 1
    p.s.clock = 9
    s = p.then(Round()).play("choose MOB").s
    lookout = Lookout(evaluate, RED, seeded(1), Budget(nodes=40))
    assert lookout.after(s, next(option for option in s.legal if option in MOVE), 0, None).ours
    done = lookout.after(s, DONE.of(), 0, None)
    assert not done.ours and done.state.stack  # the next turn has begun, and is not looked through


def test_units_that_are_spread_are_worth_more_than_units_in_a_heap() -> None:
    """A diagnostic card still face down may name any room."""
    spread = failing().diagnostic("R04", "R06", "R02").units(RED, "c2").units(RED, "e4")
    heap = failing().diagnostic("R04", "R06", "R02").units(RED, "c2", 2)
    assert searching(spread.s, RED, soonest(spread.s)) < searching(heap.s, RED, soonest(heap.s))


def test_damage_that_a_card_may_still_name_draws_units() -> None:
    def at(label: str, *glitches: str) -> float:
        p = failing().diagnostic("R04", "R06", "R02").home(RED, 0).home(YELLOW, 0).units(RED, label)
        for name in glitches:
            p.glitches(name)
        return preparing(p.s, soonest(p.s), [])

    assert at("b1") == 0 < at("b2", "R03") < at("b1", "R03")
    assert at("b2", "R03", "R03") > 2 * at("b2", "R03")  # one cube goes with each ENGINEERING
    assert at("b2", "R01") < at("b2", "R01", "R01")


def test_nothing_is_repaired_for_later_when_no_round_follows() -> None:
    p = failing(3).diagnostic("R04", "R06", "R02", up=3).glitches("R03").units(RED, "b1")
    assert preparing(p.s, soonest(p.s), []) == 0


@pytest.mark.parametrize(("stage", "supply", "missing"), [(1, 12, 0), (1, 5, 7), (2, 5, 7), (3, 5, 0)])
def test_glitch_cubes_are_kept_for_the_next_disaster(stage: int, supply: int, missing: int) -> None:
    """Between two it lays 3 x 2 and 3 x 1, more with factories: three to spare."""
    p = failing(stage)
    p.s.supply = supply
    assert cubes_missing(p.s) == missing


def test_a_section_just_chosen_counts_as_if_its_action_were_done() -> None:
    """With 40 nodes a bot looks into few sections."""
    p = failing(3).hostile("e3").arsenal(RED, 3).arsenal(YELLOW, 3).units(RED, "e4").turn(RED)
    p.dome(RED).wounded += 1
    before = averting(p.s, RED)

    def after(section: str) -> float:
        then = p.s.copy()
        then.apply(next(option for option in then.legal if then.text(option) == f"choose {section}"))
        return averting(then, RED)

    assert after("MIL") > before and after("UNI") > before
    assert after("ART") == pytest.approx(before)


@pytest.mark.parametrize(("stage", "to_come"), [(1, 2), (3, 0)])
def test_arms_count_for_hostile_units_there_and_to_come(stage: int, to_come: int) -> None:
    """Defence 4 in a room against two Challengers, in three mission rooms a round."""
    need = 4 + TO_COME * 4 * 3 * to_come
    enough, short = int(need) + 1, int(need) - 2
    assert arming(failing(stage).hostile("e3").arsenal(RED, enough).arsenal(YELLOW, 0).s, RED) == 0
    assert arming(failing(stage).hostile("e3").arsenal(RED, short).arsenal(YELLOW, 0).s, RED) > 0
