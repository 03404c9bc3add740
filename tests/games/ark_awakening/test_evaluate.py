"""The estimate: it likes goals and what leads to them, and with it greedy beats random play."""

from __future__ import annotations

from statistics import fmean

import pytest

from rulewright.bots.bot import Budget
from rulewright.bots.greedy import Greedy
from rulewright.core.rng import seeded
from rulewright.games.ark_awakening import approach
from rulewright.games.ark_awakening.challengers import hindrance, menace
from rulewright.games.ark_awakening.control import rooms_held
from rulewright.games.ark_awakening.errands import Errand, share_out, steps_in_all
from rulewright.games.ark_awakening.evaluate import TURN, cubes_to_mark, evaluate, one_after_another
from rulewright.games.ark_awakening.odds import beaten, winning, withstanding
from rulewright.games.ark_awakening.printed import MISSION, MISSION_ROWS, ORDER, TO_MISSION
from rulewright.games.ark_awakening.pursuit import arming, besieging, next_steps
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import GAME, RED, YELLOW, Position, cell, given, room


def on_mission() -> Position:
    """Red holds the mission Seize the Helm: R27, R11, R12."""
    p = given().rooms(b1="F-Tia", b2="R27", c2="R11", d2="R12", e2="R06")
    mission = MISSION + next(n for n, row in enumerate(MISSION_ROWS) if row.id == "MI-01")
    where = next(zone for zone in p.s.zones() if mission in zone.cards)
    p.s.move(mission, where, p.dome(RED).mission)
    return p


def test_rooms_of_the_mission_are_worth_reaching_integrating_and_activating() -> None:
    plain = evaluate(on_mission().s, RED)
    assert evaluate(on_mission().cubes("R27", RED).s, RED) > evaluate(on_mission().cubes("R06", RED).s, RED)
    done = on_mission()
    done.dome(RED).activated |= 1 << room("R27")
    assert evaluate(done.s, RED) > plain
    near, far = on_mission().home(RED, 1).units(RED, "b2"), on_mission().home(RED, 1).units(RED, "e2")
    assert evaluate(near.s, RED) > evaluate(far.s, RED)


def test_who_draws_a_mission_stands_about_as_well_as_before() -> None:
    """Else a bot that plays on beyond the draw would never achieve what brings it."""
    s, rng = GAME.new(2, "awakening", 3), seeded(3)
    assert isinstance(s, Ark)
    while s.domes[s.actor].achieved.bit_count() < TO_MISSION:
        seat = s.actor
        s.apply(Greedy().choose(s.sample(seat, rng), seat, rng, Budget(nodes=40)))
    (drawn,) = s.domes[s.actor].mission.cards
    missions = [drawn, *s.missions.cards]
    worth = []
    for mission in missions:
        s.domes[s.actor].mission.cards = [mission]
        worth.append(evaluate(s, s.actor))
    s.domes[s.actor].mission.cards = []
    assert evaluate(s, s.actor) == pytest.approx(fmean(worth), abs=4 * TURN)


def test_what_a_rival_achieves_is_bad() -> None:
    plain, ahead = given(), given()
    ahead.dome(YELLOW).achieved = 0b11
    assert evaluate(ahead.s, RED) < evaluate(plain.s, RED)


def test_a_cube_in_a_room_of_the_mission_is_worth_its_price() -> None:
    def after(*choices: str) -> float:
        p = on_mission().units(RED, "b2").units(RED, "e2").home(RED, 0).stock(RED, mt=3)
        return evaluate(p.phase(RED, "ENG").play(*choices).s, RED)

    assert after("integrate plain b2") > after("integrate plain e2") and after("integrate plain b2") > after()


@pytest.mark.parametrize(("mode", "seeds"), [("first_mission", (1, 2)), ("awakening", (1, 2))])
def test_greedy_beats_random(mode: str, seeds: tuple[int, ...]) -> None:
    for seed in seeds:
        s, rng, bot, mine = GAME.new(2, mode, seed), seeded(seed), Greedy(), seed % 2
        while not s.over:
            seat = s.actor
            if seat == mine:
                s.apply(bot.choose(s.sample(seat, rng), seat, rng, Budget(nodes=40)))
            else:
                s.apply(s.legal[rng.below(len(s.legal))])
        assert s.outcome().ranks[mine] == 1 and s.outcome().ranks[1 - mine] == 2


def test_challengers_like_what_serves_the_open_mission_and_the_dark_player_does_not() -> None:
    def met(name: str) -> Position:
        p = (
            given(3, "guardians", enemy=1)
            .shared("R27", "R11", "R12")
            .rooms(b2="R27", c2="R11", d2="R12", e2="R06")
        )
        return p.cubes(name, YELLOW)

    for seat, better in ((RED, True), (YELLOW, True), (2, False)):
        assert (evaluate(met("R27").s, seat) > evaluate(met("R06").s, seat)) is better
    done = met("R06")
    done.dome(YELLOW).activated |= 1 << room("R27")
    assert evaluate(done.s, RED) > evaluate(met("R06").s, RED)  # whoever activates it


def test_in_fallout_points_count_and_what_leads_to_them() -> None:
    def position() -> Position:
        return (
            given(2, "fallout")
            .revealed("R27", "R06", "F-Ti", "G1")
            .mission(RED, "R11", "R15", "G1")
            .rooms(b2="R27", c2="R11", d2="R12", e2="R06")
        )

    plain = evaluate(position().s, RED)
    assert evaluate(position().marked(RED, 0).s, RED) > plain  # a tile
    assert evaluate(position().marked(RED, 6).s, RED) > evaluate(position().marked(RED, 0).s, RED)
    assert evaluate(position().marked(YELLOW, 6).s, RED) < plain  # between two nobody else can mark it
    for wanted in ("R27", "R11"):  # of an objective, of the mission
        assert evaluate(position().cubes(wanted, RED).s, RED) > evaluate(position().cubes("R12", RED).s, RED)


def test_a_section_just_chosen_promises_what_it_can_do() -> None:
    ready = on_mission().units(RED, "b2").home(RED, 0).stock(RED, ti=6, bt=6, os=6, mt=6)
    idle = evaluate(ready.s, RED)
    chosen = evaluate(ready.phase(RED, "ENG").s, RED)
    assert chosen > idle
    away = on_mission().units(RED, "e2").home(RED, 0).stock(RED, ti=6, bt=6, os=6, mt=6)
    idle = evaluate(away.s, RED)
    assert evaluate(away.phase(RED, "ENG").s, RED) == idle


def means(s: Ark) -> approach.Means:
    return approach.Means(s, RED, rooms_held(s, RED))


def test_a_unit_between_two_rooms_goes_to_one_and_on_to_the_other() -> None:
    rooms = [room("R27"), room("R12")]

    def steps(*labels: str) -> int:
        p = on_mission().home(RED, 0)
        for label in labels:
            p.units(RED, label)
        return approach.steps_in_all(p.s, rooms, means(p.s))

    assert steps("b2") == steps("d2") == 2  # from one to the other
    assert steps("c2") == 3  # not one step to each: then it would stay where it is
    assert steps("b2", "d2") == 0 and steps("b2", "c2") == 1


def test_a_group_that_is_told_to_go_counts_as_gone_before_it_is_said_how_many_do() -> None:
    asked = on_mission().home(RED, 0).units(RED, "e2", 2).phase(RED, "MOB").play("move e2 d2")
    assert asked.may("units")
    near, far = asked.s, on_mission().home(RED, 0).units(RED, "e2", 2).s
    rooms = [room("R12")]
    assert approach.steps_in_all(near, rooms, means(near)) == 0
    assert approach.steps_in_all(far, rooms, means(far)) == 1


def test_a_room_takes_as_many_cubes_as_give_way_until_nobody_has_more() -> None:
    def left(mode: str, *owners: int) -> int:
        p = given(3, mode).rooms(b2="R11").cubes("R11", *owners)  # three squares
        return approach.cubes_left(p.s, RED, room("R11"))

    for mode in ("awakening", "fallout"):
        assert left(mode) == 3 and left(mode, RED) == 2 and left(mode, YELLOW) == 2
        assert left(mode, RED, RED, YELLOW) == left(mode, RED, YELLOW, 2) == 0
    assert left("awakening", 2, YELLOW, YELLOW) == 1  # one of Yellow's
    assert left("fallout", YELLOW, YELLOW, 2) == 1
    assert left("fallout", 2, YELLOW, YELLOW) == 2  # the leftmost (ARK-14.4)


def test_whatever_is_missing_and_earned_saves_turns() -> None:
    rooms = [room("R27"), room("R11")]  # osmium, titanium

    def turns(ti: int, os: int) -> float:
        p = on_mission().cylinders("F-Tia", "pwr0").stock(RED, ti=ti, os=os)
        left = [approach.cubes_left(p.s, RED, room) for room in rooms]
        return approach.earning(p.s, rooms, left, means(p.s))

    assert turns(0, 0) > turns(2, 0) > turns(2, 2) > 0  # also while the other resource is missing
    assert turns(20, 20) == 0


def test_an_exploration_promises_rooms_that_are_not_found() -> None:
    def gain(position: Position, *choices: str) -> float:
        p = position.home(RED, 0).units(RED, "b2").units(RED, "c2").units(RED, "d2")
        idle = evaluate(p.s, RED)
        return evaluate(p.phase(RED, "MOB").play(*choices).s, RED) - idle

    def hidden() -> Position:
        p = given().rooms(b1="F-Tia", b2="R27", c2="R11", d2="R06")
        return p.mission(RED, "R27", "R11", "R12")

    assert gain(hidden()) > 0 and gain(hidden(), "explore b2") > 0  # before it is said where
    assert gain(on_mission()) == gain(on_mission(), "explore b2") == 0


def test_cubes_are_kept_for_the_objectives() -> None:
    def position(cubes: int) -> Position:
        p = given(2, "fallout").revealed("R27", "R06", "F-Ti", "G1").rooms(b2="R27", e2="R06")
        p.dome(RED).cubes = cubes
        return p

    def worth(cubes: int) -> float:
        return evaluate(position(cubes).s, RED)

    need = cubes_to_mark(position(30).s, RED) - 1  # the last mark can do without
    assert worth(need) - worth(need - 1) > worth(need + 1) - worth(need)
    assert need == cubes_to_mark(position(30).marked(RED, 6).s, RED) + 4  # four squares


@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_the_last_objective_is_worth_the_last_cubes(cubes: int) -> None:
    def after(*choices: str) -> float:
        p = given(2, "fallout").revealed("R11", "R06", "R12", "R27").marked(YELLOW, 7, 8).marked(RED, 9)
        p.rooms(b2="R11").cubes("R11", RED, RED).units(RED, "b2").home(RED, 0).stock(RED, ti=2)
        p.dome(RED).cubes = cubes
        return evaluate(p.phase(RED, "ENG").play(*choices).s, RED)

    assert after("integrate plain b2") > after("done")


def test_means_count_less_once_the_objectives_lie_open() -> None:
    def gain(position: Position) -> float:
        poor = evaluate(position.s, RED)
        return evaluate(position.hand(RED, "AC01", "AC02").s, RED) - poor

    hidden, known = given(2, "fallout"), given(2, "fallout").revealed("R27", "R06", "F-Ti", "G1")
    assert gain(hidden) > gain(known) > 0


def test_aims_are_met_one_after_another_the_soonest_first() -> None:
    assert one_after_another([]) == 0 and one_after_another([(0.0, 10.0), (0.0, 7.0)]) == 17
    assert one_after_another([(3.0, 10.0), (1.0, 10.0)]) > one_after_another([(2.0, 10.0), (2.0, 10.0)])
    assert one_after_another([(1.0, 10.0), (3.0, 7.0)]) == one_after_another([(3.0, 7.0), (1.0, 10.0)])
    assert 7 < one_after_another([(0.0, 7.0), (5.0, 10.0)]) < 17


def facing(own: int, rival: int, counter: str) -> Position:
    """Both stand in the room of an objective, in Red's turn."""
    p = given(2, "fallout").revealed("R27", "R06", "R11", "G1").rooms(b2="R27", e2="R06").counter(counter)
    p.home(RED, 0).units(RED, "b2").units(YELLOW, "b2").arsenal(RED, own).arsenal(YELLOW, rival)
    return p.phase(RED, "ENG")


@pytest.mark.parametrize(
    ("own", "rival", "counter", "stays"),
    [(5, 5, "red2", 0), (6, 5, "red2", 1), (5, 5, "green1", 1), (5, 5, "green2", 1)],
)
@pytest.mark.clause("ARK-14.2", "ARK-14.2f")
def test_units_that_lose_when_the_turn_ends_do_not_count(
    own: int, rival: int, counter: str, stays: int
) -> None:
    p = facing(own, rival, counter)
    assert approach.standing(p.s, RED)[cell("b2")] == stays
    assert approach.standing(p.s, YELLOW)[cell("b2")] == 1  # it is not its turn


def test_whoever_leaves_a_combat_that_would_be_lost_counts_again() -> None:
    p = facing(5, 5, "red2").rooms(c2="R12").units(RED, "b2")
    assert approach.standing(p.s, RED)[cell("b2")] == 0
    asked = p.phase(RED, "MOB").play("move b2 c2")
    assert asked.may("units")
    units = approach.standing(asked.s, RED)
    assert (units[cell("b2")], units[cell("c2")]) == (0, 1)


# --- Challengers: errands and Guardians ----------------------------------------------------------------
def on_errand(players: int = 2) -> Position:
    p = given(players, "guardians").shared("R27", "R11", "R12")
    return p.rooms(a2="R01", b2="R27", c2="R11", d2="R12", a1="F-Osa", e2="R06")


def test_rooms_are_shared_out_to_the_nearest_and_not_all_to_one() -> None:
    p = on_errand().home(RED, 0).home(YELLOW, 0).units(RED, "b2").units(YELLOW, "e2")
    rooms = [room("R27"), room("R11"), room("R12")]
    assert share_out(p.s, rooms) == [RED, YELLOW, YELLOW]
    assert share_out(on_errand(1).s, rooms) == [0, 0, 0]


def test_each_room_of_an_errand_wants_a_unit_of_its_own() -> None:
    def steps(*labels: str) -> float:
        p = on_errand(1).home(RED, 0)
        for label in labels:
            p.units(RED, label)
        return steps_in_all(p.s, RED, [room("R27"), room("R11")])

    assert steps("b2", "c2") == 0 and steps("b2", "d2") == 1 and steps("b2") > 6


def test_a_phase_of_diverting_promises_what_cylinders_can_do() -> None:
    def gain(powered: int) -> float:
        p = on_errand(1).stock(RED).cylinders("F-Osa", *["pwr0"] * powered)
        idle = Errand(p.s, RED, [room("R27")], [4]).turns(p.s)
        return idle - Errand(p.phase(RED, "PWR").s, RED, [room("R27")], [4]).turns(p.s)

    assert gain(0) > gain(2) > 0  # R27 costs osmium; a third cylinder there gives less


@pytest.mark.clause("ARK-17.3")
def test_a_cylinder_promises_nothing_where_units_count_as_all_of_them() -> None:
    def fuelled(powered: int, units: int) -> float:
        p = on_errand(1).faction(RED, "pajak").passive(RED, "UNI", 1).stock(RED)  # a unit counts as two
        p.cylinders("F-Osa", *["pwr0"] * powered).home(RED, 0).units(RED, "a1", units)
        return Errand(p.s, RED, [room("R27")], [4]).fuelled(p.s, room("F-Osa"))

    assert fuelled(0, 0) > 0 and fuelled(0, 1) > 0
    assert fuelled(3, 0) == fuelled(0, 2) == fuelled(1, 1) == 0


def test_the_way_of_a_guardian_is_foreseen_card_by_card() -> None:
    p = on_errand(1).guardian(1, "c2", "west")  # its left is north, its right south, where there is nothing
    p.s.orders.cards[:] = [ORDER + 0, ORDER + 5]  # one step, and none
    chances = menace(p.s)
    assert chances[cell("d2")] == 0.5 and sum(chances) == 0.5
    assert menace(p.cubes("R11", RED).s) == [0.0] * len(chances)  # it destroys that first (ARK-11.6b)
    p.s.guards = []
    assert sum(menace(p.s)) == 0


def test_units_keep_out_of_the_way_of_a_guardian() -> None:
    def standing(label: str) -> float:
        p = on_errand(1).home(RED, 1).units(RED, label).guardian(1, "c2", "west")
        p.s.orders.cards[:] = [ORDER + 0]
        return hindrance(p.s, [])

    assert standing("d2") > standing("e2")


# --- Challengers and a Dark Player's Guardians -----------------------------------------------------------
def pursued(**rooms: str) -> Position:
    """One Challenger; Guardian 1 came from a2 to b2, a card of one step and one of none are left."""
    p = given(2, "guardians", enemy=1).shared("R27", "R11", "R12").home(RED, 0).guardian(1, "b2", "west")
    p.s.orders.cards[:] = [ORDER + 0, ORDER + 5]
    return p.rooms(**({"a2": "R01", "b2": "R02", "c2": "R11", "d2": "R12"} | rooms))


MISSION_ROOMS = [room("R27"), room("R11"), room("R12")]


@pytest.mark.clause("ARK-11.9", "ARK-11.9c")
def test_a_dark_players_guardian_is_feared_wherever_it_may_go_next() -> None:
    def fear(p: Position) -> float:
        return next_steps(p.s, MISSION_ROOMS)

    assert fear(pursued().units(RED, "c2")) > fear(pursued()) > 0  # a room of the mission, a unit in it
    assert fear(pursued(c2="R03")) == fear(pursued(c2="R03").units(RED, "d2")) == 0  # two steps away
    assert fear(pursued(c2="R03").units(RED, "a2")) == 0  # behind it, and there is another way
    assert fear(pursued(c2="R03", b3="R04").units(RED, "b3")) > 0  # whatever the card says of directions
    assert fear(pursued().cubes("R02", RED)) == 0  # it destroys that first (ARK-11.6b)
    still = pursued()
    still.s.orders.cards[:] = [ORDER + 5]
    assert fear(still) == 0


@pytest.mark.clause("ARK-11.9e")
def test_against_three_challengers_two_steps_are_feared() -> None:
    def fear(players: int) -> float:
        p = given(players + 1, "guardians", enemy=1).rooms(a2="R01", b2="R02", c2="R11")
        p.guardian(1, "b2", "west").s.orders.cards[:] = [ORDER + 0]
        return next_steps(p.s, [room("R11")])

    assert fear(3) == fear(4) == 2 * fear(2) > 0


def test_a_strong_unit_keeps_its_room() -> None:
    weak, armed = pursued().units(RED, "c2"), pursued().units(RED, "c2").arsenal(RED, 21)
    assert withstanding(weak.s, RED, cell("c2")) == 0 and withstanding(armed.s, RED, cell("c2")) == 1
    assert next_steps(armed.s, MISSION_ROOMS) == 0


@pytest.mark.clause("ARK-10.12b", "ARK-6.3.2")
def test_arsenal_and_a_card_make_ready_for_a_guardian() -> None:
    def turns(arsenal: int, *cards: str) -> float:
        return arming(pursued().arsenal(RED, arsenal).hand(RED, *cards).s, RED)

    assert turns(1) > turns(7) > turns(8) > turns(12) > turns(21) == 0
    assert turns(8) > turns(8, "AC02") > turns(8, "AC05") and turns(9, "AC05") == 0  # 9 and 12 beat 8 and 12
    assert turns(7, "AC05") > turns(8, "AC05")


def test_who_beats_a_guardian_in_the_way_arms_before_who_watches() -> None:
    def turns(*guardians: str) -> float:
        p = pursued(e2="R27", b3="R03").arsenal(RED, 7)
        for number, label in enumerate(guardians, 1):
            p.guardian(number, label, "west")
        return besieging(p.s, MISSION_ROOMS)

    assert 0 < turns("b3") < turns("c2") < turns("c2", "d2")
    armed = pursued().arsenal(RED, 21)
    assert besieging(armed.s, MISSION_ROOMS) == 0


@pytest.mark.clause("ARK-10.12b")
def test_a_dark_player_plays_the_best_of_three_cards() -> None:
    def chance(enemy: int) -> float:
        p = given(1 + enemy, "guardians", enemy=enemy).shared("R27", "R11", "R12").rooms(c2="R11")
        p.guardian(1, "c2", "west").units(RED, "c2").arsenal(RED, 16)
        return winning(p.s, RED, cell("c2"))

    assert 0 < chance(1) < chance(0) < 1 and chance(1) == pytest.approx(chance(0) ** 3)
    assert beaten(13) == beaten(13, 3) == 1 and beaten(0) == beaten(0, 3) == 0
