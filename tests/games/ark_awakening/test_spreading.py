"""How the learning Enemy spreads: corrupt, infect, hatch (ARK-13.7 to 13.10)."""

from __future__ import annotations

import pytest

from rulewright.core.texts import texts
from rulewright.games.ark_awakening import learning
from rulewright.games.ark_awakening.verbs import REFUSALS, TIERS
from tests.games.ark_awakening.given import GAME, RED, YELLOW, cell, room
from tests.games.ark_awakening.infested import DARK, acts, crossing, infested, row

clause = pytest.mark.clause


# --- corrupt -----------------------------------------------------------------------------------------
@clause("ARK-13.7", "ARK-13.7b", "ARK-13.8", "ARK-EX-15", "ARK-EXM-15", "ARK-2.5")
def test_corruption_goes_first_where_challengers_have_something() -> None:
    p = crossing(infested()).strategy("corrupt").shows(C=2).corrupt("b1").cubes("R06", RED)
    p.cylinders("R02", "pwr1")
    acts(p, "b2")
    assert p.corrupted() == {"b1", "b2", "a2"}  # not d, in front
    order = [[cell(label), TIERS.index(tier)] for label, tier in
             [("b2", "held"), ("b1", "held"), ("a2", "other"), ("b3", "other")]]  # fmt: skip
    assert p.told("considered") == order
    assert p.told("refused-room") == [[cell("b1"), REFUSALS.index("corrupt")]]


@clause("ARK-13.7")
def test_mission_rooms_come_first() -> None:
    p = infested().rooms(d4="R02", d3="R03", d5="R04").cubes("R02", RED).strategy("corrupt")
    acts(p, "d4")
    assert p.corrupted() == {"e4"}


@clause("ARK-13.7b", "ARK-2.5")
@pytest.mark.parametrize(("rear", "second"), [(0, "c2"), (1, "b1"), (2, "a2"), (3, "b3")])
def test_left_is_the_next_by_the_orientation_of_the_target(rear: int, second: str) -> None:
    p = crossing(infested()).rooms(c2="R07").strategy("corrupt").shows(C=2)
    p.s.rear[cell("b2")] = rear
    assert acts(p, "b2").corrupted() == {"b2", second}


@clause("ARK-13.7", "ARK-R105")
@pytest.mark.parametrize("controlled", [False, True])
@pytest.mark.parametrize("piece", ["robot", "cylinder", "token", "unit"])
def test_shared_pieces_count_if_a_challenger_controls_them(piece: str, controlled: bool) -> None:
    p = crossing(infested()).rooms(d1="R29", d2="G1").strategy("corrupt")
    if controlled:
        p.cubes("R29", RED).cubes("G1", RED)
    if piece == "robot":
        p.neutral("robot", "b3")
    elif piece == "cylinder":
        p.cylinders("R04", "G1")
    elif piece == "token":
        p.tokens("R04", 1)
    else:
        p.units(YELLOW, "b3")
    counts = piece == "unit" or (controlled and piece != "token")
    assert acts(p, "b2").corrupted() == {"b3" if counts else "b2"}


@clause("ARK-13.3c", "ARK-13.8", "ARK-R37")
def test_gates_and_corrupt_rooms_take_none_and_the_rest_goes_back() -> None:
    p = infested().rooms(d1="R02", e1="gate1").strategy("corrupt").shows(C=3)
    acts(p, "d1")
    assert p.corrupted() == {"d1"} and p.told("left-over") == [[2]] and not p.s.result
    assert [cell("e1"), REFUSALS.index("gate")] in p.told("refused-room")


@clause("ARK-R106", "ARK-R96", "ARK-R123")
def test_corruption_needs_no_infection_and_minds_no_seals() -> None:
    p = crossing(infested()).complex().strategy("corrupt").shows(C=3).units(RED, "b2", 2)
    p.sealed(RED, "b2", "a2").sealed(RED, "b2", "b1").sealed(YELLOW, "b2", "b3")
    assert acts(p, "b2").corrupted() == {"b2", "a2", "b3"}
    p = infested().rooms(b1="R02").strategy("corrupt").shows(C=3)
    assert acts(p, "b1").corrupted() == {"b1"}  # the biodome beside it is no room of the area


@clause("ARK-13.7d")
def test_the_dark_player_corrupts_in_any_order() -> None:
    p = crossing(infested(dark=True)).strategy("corrupt").shows(C=2).corrupt("b1")
    acts(p, "b2")
    assert p.s.actor == DARK and p.may() == {"corrupt b2", "corrupt a2", "corrupt b3"}
    p.play("corrupt b3")
    assert p.may() == {"corrupt b2", "corrupt a2"}
    assert p.play("corrupt a2").corrupted() == {"b1", "b3", "a2"}
    assert "event-left-over" not in p.events()
    p = crossing(infested(dark=True)).strategy("corrupt").shows(C=2).corrupt("b2", "a2", "b3")
    assert acts(p, "b2").play().told("left-over") == [[1]]  # one more than can lie


@clause("ARK-13.7d", "ARK-13.6b")
def test_what_the_dark_player_does_is_told_as_what_it_is() -> None:
    words = texts(GAME, "en")
    p = crossing(infested(dark=True)).strategy("corrupt").shows(C=1)
    said = {words.choice(p.s.parse(text), ["Ann", "Bob", "Eve"]) for text in acts(p, "b2").may()}
    assert all(text.startswith("Put a corruption cylinder in") for text in said)
    p.play("corrupt b2")
    told = [words.line(entry.line, ["Ann", "Bob", "Eve"], YELLOW, p.s) for entry in p.s.log or ()]
    assert told[0] == ("Eve puts a corruption cylinder in " + words.say("room-R02"))


@pytest.mark.pure  # compiled, what is called cannot be put off with another answer
@clause("ARK-13.8", "ARK-13.9", "ARK-13.10")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("strategy", "told"),
    [
        ("corrupt", ["event-no-corruption"]),
        ("infect", ["event-no-infection"]),
        ("hatch", ["event-no-corruption", "event-no-infection"]),
    ],
)
def test_an_action_without_a_piece_says_so(
    strategy: str, told: list[str], dark: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = crossing(infested(dark=dark)).strategy(strategy).hostile("b2")
    monkeypatch.setattr(learning, "on_board", lambda s, track: 0)
    acts(p, "b2")
    assert [key for key in p.events() if key in ("event-no-corruption", "event-no-infection")] == told


# --- infect ------------------------------------------------------------------------------------------
@clause("ARK-13.9", "ARK-EX-16", "ARK-EXM-16", "ARK-13.2c")
def test_infection_creeps_along_a_shortest_path_again_and_again() -> None:
    p = row(infested()).strategy("infect").shows(I=4).hostile("c3", 2)
    acts(p, "c3")
    assert p.infection("c3", "d3", "e3") == [3, 2, 1] and p.s.supply == 30 - 3 - 2 - 4
    assert [cell("c3"), REFUSALS.index("full")] in p.told("refused-room")
    assert p.told("measured")[:3] == [[cell("e3"), 2], [cell("e4"), 3], [cell("e5"), 4]]


@clause("ARK-13.9d", "ARK-EX-54")
def test_a_mission_room_that_is_the_target_is_filled_first() -> None:
    p = infested().strategy("infect").shows(I=4).hostile("e3")
    acts(p, "e3")
    assert p.infection("e3", "e4", "e5") == [3, 2, 0]  # e4 is the next mission room, one step away
    p = infested().rooms(b3="R02").strategy("infect").shows(I=4)
    p.s.place_room(room("R08"), cell("b1"), 0)
    p.s.place_room(room("R05"), cell("b5"), 0)
    p.rooms(e4="R06", b2="R03").s.place_room(room("R01"), cell("b4"), 0)
    acts(p.hostile("b4"), "b4")
    assert p.infection("b4", "b5", "b3") == [3, 2, 0]


@clause("ARK-13.9", "ARK-2.3")
def test_paths_use_gates_and_no_biodome() -> None:
    p = infested().rooms(e1="gate1", a5="gate2", a4="R02", e2="R03").strategy("infect").shows(I=4)
    acts(p, "a4")
    assert p.infection("a4", "a5", "e1", "e2", "e3") == [1, 1, 1, 1, 0]
    p = infested().rooms(a1="R02", d1="R03", d2="R04", d3="R06").strategy("infect").shows(I=2)
    assert acts(p, "a1").infection("a1", "d1") == [2, 0]  # the biodome lies between


@clause("ARK-13.9b")
def test_a_longer_path_is_not_taken_for_its_infection() -> None:
    p = row(infested()).rooms(c4="R07", d4="R09").hostile("c4").strategy("infect").shows(I=3)
    acts(p, "c3")  # through d3 two steps to e3; through c4 and d4 it would be three to e4
    assert p.infection("c3", "d3", "e3", "c4", "d4") == [1, 1, 1, 1, 0]


@clause("ARK-13.9c", "ARK-10.14")
@pytest.mark.parametrize("dark", [False, True])
def test_equal_paths_and_mission_rooms_are_a_choice(dark: bool) -> None:
    p = infested(dark=dark).rooms(d4="R02", c4="R03", c3="R04", d3="R06").strategy("infect").shows(I=3)
    p.s.active = YELLOW
    acts(p, "c3")  # e3 is two steps away through d3 alone
    assert p.infection("c3", "d3", "e3") == [1, 1, 1]
    p = infested(dark=dark).rooms(d4="R02", c4="R03", c5="R04", d5="R06").strategy("infect").shows(I=3)
    p.s.active = YELLOW
    acts(p, "c4")  # e4 through d4
    assert p.infection("c4", "d4", "e4") == [1, 1, 1]
    p = infested(dark=dark).rooms(d3="R02", d4="R03", c3="R04").strategy("infect").shows(I=3)
    p.s.active = YELLOW
    p.hostile("e3", 3)
    acts(p, "c3")  # to e4 over d3 and d4, or over d3 and e3
    assert p.s.actor == (DARK if dark else YELLOW) and p.may() == {"spread d4", "spread e3"}
    p.play("spread d4")
    assert p.infection("c3", "d3", "d4", "e4") == [1, 1, 1, 0]


@clause("ARK-13.9c")
def test_equally_near_mission_rooms_are_a_choice() -> None:
    p = infested().strategy("infect").shows(I=2).hostile("e4", 3)
    p.s.active = RED
    acts(p, "e4")
    assert p.may() == {"spread e3", "spread e5"}
    p.play("spread e5")
    assert p.infection("e5") == [1] and p.may() == {"spread e3", "spread e5"}  # and again


@clause("ARK-R35", "ARK-13.17b", "ARK-R127")
def test_without_a_way_the_target_is_filled() -> None:
    p = row(infested()).complex().strategy("infect").shows(I=6).sealed(RED, "d3", "e3")
    acts(p, "c3")
    assert p.infection("c3", "d3") == [3, 0] and p.told("left-over") == [[3]] and not p.s.result
    assert [cell("e3"), REFUSALS.index("cut-off")] in p.told("refused-room")


@clause("ARK-13.17b", "ARK-R97", "ARK-18.2b")
@pytest.mark.parametrize(("where", "units", "through"), [
    ("d3", 1, True), ("d3", 2, False), ("c3", 2, True), ("e3", 2, True),
])  # fmt: skip
def test_no_path_leads_through_a_guarded_room(where: str, units: int, through: bool) -> None:
    p = row(infested()).complex().strategy("infect").shows(I=3).units(RED, where, units)
    acts(p, "c3")
    assert p.infection("c3", "d3", "e3") == ([1, 1, 1] if through else [3, 0, 0])
    p = row(infested()).strategy("infect").shows(I=3).units(RED, where, units)
    assert acts(p, "c3").infection("c3", "d3", "e3") == [1, 1, 1]  # only in Complexity 2
    p = row(infested()).complex().rooms(a1="R29").cubes("R29", RED).neutral("robot", "d3").units(RED, "d3")
    assert acts(p.strategy("infect"), "c3").infection("d3") == [0]  # a robot of theirs guards too


# --- hatch -------------------------------------------------------------------------------------------
@clause("ARK-13.10", "ARK-13.10b", "ARK-EX-17", "ARK-R33", "ARK-R77", "ARK-13.7c", "ARK-EXM-15")
def test_hatching_fills_room_after_room() -> None:
    p = crossing(infested()).strategy("hatch").shows(I=6).corrupt("b2").hostile("b2", 2)
    p.cubes("R06", RED).cylinders("R02", "pwr0")
    acts(p, "b2")
    assert p.corrupted() == {"b2", "b1"}
    assert p.infection("b1", "b2", "a2", "b3") == [3, 3, 2, 0]


@clause("ARK-13.10")
@pytest.mark.parametrize(
    ("infection", "corrupt", "hatches"), [(0, False, False), (1, False, True), (0, True, True)]
)
def test_nothing_hatches_in_a_clean_target(infection: int, corrupt: bool, hatches: bool) -> None:
    p = crossing(infested()).strategy("hatch").hostile("b2", infection).hostile("b1", 1).corrupt("a2")
    p.shows(I=2).corrupt(*["b2"] * corrupt)
    acts(p, "b2")
    assert p.infection("b2") == [infection + 2 * hatches]
    assert p.s.supply == 29 - infection - 1 - 2 * hatches
    assert ("event-no-hatch" in p.events()) is not hatches


@clause("ARK-13.7", "ARK-13.3c", "ARK-R96")
def test_gates_are_infected_and_never_corrupted() -> None:
    p = infested().complex().rooms(d1="R02", e1="gate1").strategy("hatch").hostile("d1", 3).shows(C=2, I=2)
    p.sealed(RED, "d1", "e1")
    acts(p, "d1")
    assert p.corrupted() == {"d1"} and p.infection("e1") == [2]


@clause("ARK-13.7d", "ARK-13.2c")
@pytest.mark.parametrize(
    ("rooms", "found"),
    [
        (["b3", "b3", "b3", "b1"], [3, 1, 1, 0]),  # a room at a time
        (["b3", "b1", "b2", "a2"], [1, 1, 2, 1]),  # or a cube each
    ],
)
def test_the_dark_player_hatches_cube_by_cube_wherever_there_is_room(
    rooms: list[str], found: list[int]
) -> None:
    p = crossing(infested(dark=True)).strategy("hatch").shows(I=4).hostile("b2")
    acts(p, "b2")
    p.play("corrupt a2")
    for label in rooms:
        full = {"spread b3"} if p.infection("b3") == [3] else set()
        assert p.may() == {"spread a2", "spread b1", "spread b2", "spread b3"} - full
        p.play(f"spread {label}")
    assert p.infection("b3", "b1", "b2", "a2") == found


@clause("ARK-13.8", "ARK-C-ENEMY")
@pytest.mark.parametrize(("cubes", "corrupted"), [(0, 0), (1, 1)])
@pytest.mark.parametrize("dark", [False, True])
def test_a_track_that_shows_nothing_corrupts_nothing(cubes: int, corrupted: int, dark: bool) -> None:
    """Four Challengers: the first number of corruption is 0."""
    p = crossing(infested(4, dark)).strategy("corrupt").learned(C=cubes)
    acts(p, "b2")
    while not p.s.over and p.s.stack:
        p.play(p.s.text(p.s.legal[0]))
    assert len(p.corrupted()) == corrupted and "event-left-over" not in p.events()
