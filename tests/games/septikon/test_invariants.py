"""What always holds (SEP-I): at every state, from state to state, turned around, and whatever went before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rulewright.core.data import choices
from rulewright.games.septikon import printed, verbs
from rulewright.games.septikon.gunners import Gunners
from rulewright.games.septikon.invariants import invariants
from rulewright.games.septikon.means import can_damage
from rulewright.games.septikon.moving import Move
from rulewright.games.septikon.spies import Theft
from rulewright.games.septikon.table import Flyer, Septikon, Station
from rulewright.games.septikon.turn import Rolled, Turn
from tests.games.septikon.given import GAME, A, B, Position, given, seen, septikon
from tests.games.septikon.judge import verdict
from tests.games.septikon.ruins import Alone, crumble, melee, ruin

GAMES = 6
DECISIONS = 250


def played(seed: int, decisions: int = DECISIONS) -> Iterator[Septikon]:
    """The state before each random choice of a game with much going on, and the last one."""
    rng = Random(seed)
    s = melee(rng).s
    s.log = []
    for _ in range(decisions):
        yield s
        if s.over:
            return
        s.apply(rng.choice(s.options(s.actor)))
    yield s


def turns(seed: int) -> Iterator[tuple[Septikon, Septikon]]:
    """Copies from before and after single turns: from one first question of a turn to the next."""
    before: Septikon | None = None
    for s in played(seed):
        if s.over or begins(s):
            now = septikon(s.copy())
            now.log = list(s.log or ())
            if before is not None and now.turn - before.turn == (0 if s.over else 1):
                yield before, now
            before = now


def begins(s: Septikon) -> bool:
    """Nothing has happened in this turn but the roll."""
    frame = s.stack[-1]
    return isinstance(frame, Move) or (isinstance(frame, Theft) and not frame.stole)


# --- every state -----------------------------------------------------------------------------------------
@pytest.mark.clause("SEP-I-01", "SEP-I-02", "SEP-I-03", "SEP-I-04", "SEP-I-05", "SEP-I-06", "SEP-I-07")
@pytest.mark.clause("SEP-I-08", "SEP-I-09", "SEP-I-10", "SEP-I-11", "SEP-I-13", "SEP-I-17")
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_state_of_a_random_game_keeps_the_invariants(seed: int) -> None:
    for number, s in enumerate(played(seed)):
        assert invariants(s) == [], number
    quiet = septikon(GAME.new(2, "standard", seed, preset="no", cap=60))
    rng = Random(seed)
    while not quiet.over:
        assert invariants(quiet) == []
        quiet.apply(rng.choice(quiet.options(quiet.actor)))


def cube_on_damage(p: Position) -> None:
    p.damage(A, "d6").cells(A, "OX", 1, 4)


def cube_under_drone(p: Position) -> None:
    p.cells(A, "OX", 1, 4).drones(B, "d6")


def eleventh_cube(p: Position) -> None:
    p.cells(B, "ME", *range(1, 12))


def eleven_clones(p: Position) -> None:
    p.clones(B, " ".join(f"{column}9" for column in "abcdefghijk"))


def clone_in_cell(p: Position) -> None:
    p.clones(A, "d6")


def clone_on_damage(p: Position) -> None:
    p.damage(B, "d7").clones(B, "d7")


def two_clones(p: Position) -> None:
    p.clones(A, "d7").spies(B, "d7")


def clone_and_drone(p: Position) -> None:
    p.clones(A, "d7").drones(B, "d7")


def damaged_surface(p: Position) -> None:
    station = p.station(A)
    q = printed.square("d9")
    station.damage[printed.WORD_OF[q]] |= printed.BIT_IN[q]


def far_shield(p: Position) -> None:
    p.shields(A, (16, 4))


def middle_satellite(p: Position) -> None:
    p.satellites(B, (15, 4))


def shared_place(p: Position) -> None:
    p.satellites(A, (12, 4)).shields(A, (12, 4))


def capsule_on_surface(p: Position) -> None:
    p.capsule(A, 22, 4)


def rocket_at_home(p: Position) -> None:
    p.rocket(B, 22, 4)


def loose_warhead(p: Position) -> None:
    p.warheads(B, 9)


def nuclear_capsule(p: Position) -> None:
    p.station(A).flyers.append(Flyer(printed.CAPSULE, 1, 12, 4, 1))


def armed_ruin(p: Position) -> None:
    p.damage(A, "k5").clones(A, "k5")


def spared_target(p: Position) -> None:
    p.satellites(A, (12, 4)).rocket(B, 14, 4).clones(A, "a1 b1")
    p.s.die = 1
    p.s.push(Move(A))
    p.s.advance()


def two_thefts(p: Position) -> None:
    p.s.push(Theft(A, (105, 105)))


def one_gunner_twice(p: Position) -> None:
    p.s.push(Gunners(A, A, 0, (3, 3)))


@pytest.mark.parametrize(
    ("clause", "breach"),
    [
        pytest.param("SEP-I-01", cube_on_damage, marks=pytest.mark.clause("SEP-I-01")),
        pytest.param("SEP-I-01", cube_under_drone, marks=pytest.mark.clause("SEP-I-01")),
        pytest.param("SEP-I-01", eleventh_cube, marks=pytest.mark.clause("SEP-I-01", "SEP-I-02")),
        pytest.param("SEP-I-03", eleven_clones, marks=pytest.mark.clause("SEP-I-03")),
        pytest.param("SEP-I-04", clone_in_cell, marks=pytest.mark.clause("SEP-I-04")),
        pytest.param("SEP-I-04", clone_on_damage, marks=pytest.mark.clause("SEP-I-04")),
        pytest.param("SEP-I-05", two_clones, marks=pytest.mark.clause("SEP-I-05")),
        pytest.param("SEP-I-05", clone_and_drone, marks=pytest.mark.clause("SEP-I-05")),
        pytest.param("SEP-I-07", damaged_surface, marks=pytest.mark.clause("SEP-I-07")),
        pytest.param("SEP-I-08", far_shield, marks=pytest.mark.clause("SEP-I-08")),
        pytest.param("SEP-I-08", middle_satellite, marks=pytest.mark.clause("SEP-I-08")),
        pytest.param("SEP-I-08", shared_place, marks=pytest.mark.clause("SEP-I-08")),
        pytest.param("SEP-I-09", capsule_on_surface, marks=pytest.mark.clause("SEP-I-09")),
        pytest.param("SEP-I-09", rocket_at_home, marks=pytest.mark.clause("SEP-I-09")),
        pytest.param("SEP-I-10", loose_warhead, marks=pytest.mark.clause("SEP-I-10")),
        pytest.param("SEP-I-10", nuclear_capsule, marks=pytest.mark.clause("SEP-I-10")),
        pytest.param("SEP-I-11", armed_ruin, marks=pytest.mark.clause("SEP-I-11")),
        pytest.param("SEP-I-13", spared_target, marks=pytest.mark.clause("SEP-I-13")),
        pytest.param("SEP-I-17", two_thefts, marks=pytest.mark.clause("SEP-I-17")),
        pytest.param("SEP-I-17", one_gunner_twice, marks=pytest.mark.clause("SEP-I-17")),
    ],
)
def test_a_breach_is_told_in_a_sentence(clause: str, breach: Callable[[Position], None]) -> None:
    p = given()
    assert invariants(p.s) == []
    breach(p)
    assert any(sentence.startswith(f"{clause}: ") for sentence in invariants(p.s)), invariants(p.s)


# --- from state to state ---------------------------------------------------------------------------------
def books(s: Septikon, since: int) -> Counter[tuple[int, int]]:
    """What the events since then say about the cubes of each player and resource."""
    out: Counter[tuple[int, int]] = Counter()
    for entry in (s.log or [])[since:]:
        line = entry.line
        if line.message is verbs.GAINED:
            out[line.a, line.c] += line.b
        elif line.message is verbs.LOST or line.message is verbs.PAID:  # what did not fit
            out[line.a, line.c] -= line.b
        elif line.message is verbs.CUBE_LOST:
            out[line.a, min((line.b - printed.CELLS) // 10, printed.EN)] -= 1
        elif line.message is verbs.LAUNCHED:
            out[line.a, printed.BD if line.b == printed.CAPSULE else printed.RK] -= 1
        elif line.message is verbs.STOLEN:
            out[line.a, line.b] += 1
            out[1 - line.a, line.b] -= 1
        elif line.message is verbs.RECHARGED:
            out[line.a, printed.EN] -= 1
    return out


@pytest.mark.clause("SEP-I-12")
@pytest.mark.parametrize("seed", range(GAMES))
def test_cubes_change_only_by_what_is_told(seed: int) -> None:
    for before, after in turns(seed):
        told = books(after, len(before.log or ()))
        for owner in (A, B):
            for resource in range(7):
                change = after.stations[owner].stock(resource) - before.stations[owner].stock(resource)
                assert change == told[owner, resource]


@pytest.mark.clause("SEP-I-03")
@pytest.mark.parametrize("seed", range(GAMES))
def test_people_grow_only_by_oxygen_and_by_one_for_each_unit(seed: int) -> None:
    for before, after in turns(seed):
        lines = [entry.line for entry in (after.log or [])[len(before.log or ()) :]]
        for owner in (A, B):
            grown = len([line for line in lines if line.message is verbs.DEFROSTED and line.a == owner])
            lost = len([line for line in lines if line.message is verbs.CLONE_LOST and line.a == owner])
            lost += len([line for line in lines if line.message is verbs.SPY_LOST and line.a == 1 - owner])
            change = after.stations[owner].people() - before.stations[owner].people()
            assert change == grown - lost
            oxygen = [line.b for line in lines if line.message is verbs.GAINED and line.c == printed.OX]
            stolen = [line for line in lines if line.message is verbs.STOLEN and line.b == printed.OX]
            assert grown <= sum(oxygen) + len(stolen)


@pytest.mark.clause("SEP-I-06")
@pytest.mark.parametrize("seed", range(GAMES))
def test_biodrones_come_to_share_a_square_only_by_landing(seed: int) -> None:
    crowded: list[Counter[int]] = [Counter(), Counter()]
    since = 0
    for s in played(seed):
        now = [Counter(station.drones) for station in s.stations]
        landed = {
            (1 - entry.line.a, entry.line.c)
            for entry in (s.log or [])[since:]
            if entry.line.message is verbs.LANDED and entry.line.b == printed.CAPSULE
        }
        for owner in (A, B):
            for q, n in now[owner].items():
                assert n <= max(1, crowded[owner][q]) or (owner, q) in landed
        crowded, since = now, len(s.log or ())


@pytest.mark.clause("SEP-I-18")
@pytest.mark.parametrize("seed", range(GAMES))
def test_at_most_one_clone_or_spy_walks_in_a_turn(seed: int) -> None:
    for before, after in turns(seed):
        since = len(before.log or ())
        walked = 0
        for owner in (A, B):
            was, now = before.stations[owner], after.stations[owner]
            born = {
                entry.line.b
                for entry in (after.log or [])[since:]
                if entry.line.message is verbs.DEFROSTED and entry.line.a == owner
            }
            walked += len({*now.clones, *now.spies} - {*was.clones, *was.spies} - born)
        assert walked <= 1


@pytest.mark.clause("SEP-I-17")
@pytest.mark.parametrize("seed", range(GAMES))
def test_in_a_turn_each_spy_gunner_and_biodrone_is_used_at_most_once(seed: int) -> None:
    for before, after in turns(seed):
        made = choices(after.past)[len(choices(before.past)) :]
        said = Counter(after.text(option) for _, option in made)
        thief = len([q for q in before.stations[1 - before.player].spies if q in printed.OPENS_TO])
        assert sum(n for word, n in said.items() if word.startswith("steal")) <= thief
        assert all(n == 1 for word, n in said.items() if word.startswith("gunner"))
        drones = len(before.stations[1 - before.player].drones)
        assert sum(n for word, n in said.items() if word.startswith("drone")) <= drones


@pytest.mark.clause("SEP-11.5")
@pytest.mark.parametrize("seed", range(GAMES))
def test_in_a_turn_without_spies_a_player_never_damages_his_own_station(seed: int) -> None:
    for before, after in turns(seed):
        me = before.player
        if not before.stations[1 - me].spies and not after.stations[1 - me].spies:
            damage = before.stations[me].damage_mask()
            assert after.stations[me].damage_mask() & ~damage == 0


@pytest.mark.clause("SEP-I-13")
@pytest.mark.parametrize("seed", range(GAMES))
def test_after_step_six_nothing_is_left_in_a_satellites_zone(seed: int) -> None:
    """Checked by hand, at the first question of each turn."""
    for s in played(seed):
        if s.over or not begins(s):
            continue
        p = given()
        p.s = septikon(s.copy())
        for me in (A, B):
            zone = {
                (x + k * dx, y + k * dy)
                for x, y in p.satellites_of(me)
                for k in (1, 2, 3)
                for dx, dy in ((0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1))
            }
            rival = 1 - me
            objects = {*p.rockets_of(rival), *p.capsules_of(rival), *p.satellites_of(rival)}
            gunners = {surface(rival, q) for q in p.clones_of(rival) if q.endswith("9")}
            raiders = {*p.spies_of(rival), *p.drones_of(rival)}
            assert not zone & (objects | gunners | {surface(me, q) for q in raiders if q.endswith("9")})


def surface(owner: int, label: str) -> tuple[int, int]:
    return seen(owner, 8, ord(label[0]) - 97)


# --- turned around ---------------------------------------------------------------------------------------
def turned(s: Septikon) -> Septikon:
    """The board rotated by 180 degrees, the players swapped; only at the question for a move or a theft."""
    out = septikon(s.copy())
    out.stations = [mirrored(s.stations[1]), mirrored(s.stations[0])]
    out.player = 1 - s.player
    out.starter = 1 - s.starter
    out.stack = [facing(frame) for frame in s.stack]
    out.actor = 1 - s.actor
    return out


def facing(frame: Any) -> Any:
    """The same step for the other player."""
    return Theft(1 - frame.seat, frame.stole) if isinstance(frame, Theft) else type(frame)(1 - frame.seat)


def mirrored(station: Station) -> Station:
    out = Station(station)
    out.satellites = sorted(650 - place for place in station.satellites)
    out.shields = sorted(650 - place for place in station.shields)
    out.flyers = [Flyer(f.kind, f.nuclear, 30 - f.x, 20 - f.y, f.launched) for f in station.flyers]
    return out


def same(option: int) -> int:
    """The choice as the other player says it: only places in space look different."""
    return verbs.TAKE.of(650 - verbs.TAKE.read(option)) if option in verbs.TAKE else option


def facts(s: Septikon) -> list[object]:
    return [
        [
            [
                st.clones,
                st.spies,
                st.drones,
                st.damage_mask(),
                st.cubes,
                st.warheads,
                st.satellites,
                st.shields,
            ],
            [(f.kind, f.nuclear, f.x, f.y, f.launched) for f in st.flyers],
        ]
        for st in s.stations
    ] + [s.player, s.turn, s.die]


@pytest.mark.clause("SEP-I-14")
@pytest.mark.parametrize("seed", range(GAMES))
def test_turned_around_the_game_is_the_same(seed: int) -> None:
    """Two games in step, one the other's mirror: the same choices, the same board, the opposite winner."""
    rng = Random(seed)
    one = melee(rng).s
    two = turned(one)
    assert invariants(two) == []
    for _ in range(DECISIONS):
        assert one.over == two.over and two.actor == 1 - one.actor
        assert facts(one)[:2] == facts(turned_facts(two))[:2]
        if one.over:
            break
        options = one.options(one.actor)
        assert sorted(same(option) for option in options) == sorted(two.options(two.actor))
        option = rng.choice(options)
        one.apply(option)
        two.apply(same(option))
    assert one.winner == {0: 1, 1: 0}.get(two.winner, two.winner)
    assert [can_damage(one, me) for me in (A, B)] == [can_damage(two, 1 - me) for me in (A, B)]


def turned_facts(s: Septikon) -> Septikon:
    out = septikon(s.copy())
    out.stations = [mirrored(s.stations[1]), mirrored(s.stations[0])]
    return out


# --- whatever went before --------------------------------------------------------------------------------
@pytest.mark.clause("SEP-I-15")
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_moves_of_a_position_do_not_depend_on_how_it_came_about(seed: int) -> None:
    """The same board, set up afresh from what everybody sees, offers the same choices."""
    for s in played(seed):
        if s.stack and isinstance(s.stack[-1], Move | Theft):
            first = s.stack[-1]
            old, new = Position(), Position()
            old.s = septikon(s.copy())
            for owner in (A, B):
                rebuild(old, new, owner)
            new.s.turn, new.s.die = s.turn, s.die
            frame = Theft(first.seat, first.stole) if isinstance(first, Theft) else Move(first.seat)
            assert frame.options(new.s) == s.options(s.actor)
            if isinstance(first, Move):
                new.s.player = s.player
                for option in s.options(s.actor)[:4]:
                    check_same_turn(s, new, option)


def rebuild(old: Position, new: Position, owner: int) -> None:
    new.damage(owner, " ".join(old.damage_on(owner))).clones(owner, " ".join(old.clones_of(owner)))
    new.spies(1 - owner, " ".join(old.spies_of(1 - owner)))
    new.drones(1 - owner, " ".join(old.drones_of(1 - owner)))
    for row in printed.WAREHOUSES:
        new.cells(owner, row.id, *old.filled(owner, row.id))
    new.warheads(owner, *old.armed_cells(owner))
    new.satellites(owner, *old.satellites_of(owner)).shields(owner, *old.shields_of(owner))
    new.s.stations[owner].flyers = list(old.s.stations[owner].flyers)


def check_same_turn(s: Septikon, new: Position, option: int) -> None:
    """The rest of the turn, always with the first option, ends in the same board."""
    ends = []
    for state in (septikon(s.copy()), septikon(new.s.copy())):
        state.rng.state = 7
        if not state.stack:
            state.push(Rolled(s.player))
            state.advance()
        turn = state.turn
        state.apply(option)
        while not state.over and state.turn == turn:
            state.apply(state.options(state.actor)[0])
        ends.append(facts(state)[:2])
    assert ends[0] == ends[1]


@pytest.mark.clause("SEP-I-16")
def test_a_harmless_player_never_becomes_dangerous_by_his_own_turns() -> None:
    asked = 0
    for seed in range(100, 130):
        rng = Random(seed)
        p = ruin(rng)
        for _ in range(rng.randrange(12)):
            crumble(p, rng)
        for me in (A, B):
            alone = Alone(p, me, seed)
            if not can_damage(alone.p.s, me):
                for _ in range(10):
                    alone.turn(rng)
                    asked += 1
                    assert not can_damage(alone.p.s, me), f"seed {seed}"
    assert asked > 200


@pytest.mark.clause("SEP-13.1", "SEP-I-15")
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_victory_test_forgets_nothing_in_the_middle_of_a_game(seed: int) -> None:
    """What the rules remember of earlier answers is checked against the slow second opinion."""
    rng = Random(seed)
    p = ruin(rng)
    s = septikon(p.s.copy())
    s.push(Turn(A))
    s.advance()
    for _ in range(40):
        says = [can_damage(s, me) for me in (A, B)]
        look = Position()
        look.s = septikon(s.copy())
        assert says == [bool(verdict(look, me)) for me in (A, B)]
        if s.over:
            s.ending = s.winner = -1
            s.push(Turn(1 - s.player))
            s.advance()
        if s.stack:
            s.apply(rng.choice(s.options(s.actor)))
