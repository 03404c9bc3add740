"""What lies ahead of who is asked: walks, the combat to be fought, what is left of an action."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.outlook import Party, Walk, combat, walks
from rulewright.games.ark_awakening.places import CELL_LABELS
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from tests.games.ark_awakening.given import RED, YELLOW, cell, fresh, given

STEPS = 400


def walked(s: Ark, walk: Walk) -> Ark:
    """Where it leads, said choice by choice."""
    then = s.copy()
    seat = then.deciders[0]
    for said in walk.said:
        option = then.setup.vocabulary.parse(said)
        assert option in then.options(seat), (said, walk)
        then.play(seat, option)
    return then


def units_at(s: Ark, label: str) -> int:
    return s.domes[RED].home if label == "biodome" else s.count(RED, CELL_LABELS.index(label))


@pytest.mark.clause("ARK-5.1a", "ARK-5.1b")
@pytest.mark.parametrize("mode", ["first_mission", "awakening", "fallout", "guardians", "glitch", "learning"])
def test_every_walk_that_is_shown_can_be_walked(mode: str) -> None:
    """In a random game; the whole group arrives, and the cost is the number of steps."""
    s, rng, tried = fresh(2, mode, 5), seeded(5), 0
    for _ in range(STEPS):
        if s.over:
            break
        seat = s.deciders[0]
        for walk in walks(s, seat)[:12]:
            walked(s, walk)
            assert sum(said.startswith("move") for said in walk.said) == walk.cost
            tried += 1
        options = s.options(seat)
        s.play(seat, options[rng.below(len(options))])
    assert tried > 10


@pytest.mark.clause("ARK-5.1a", "ARK-5.1b")
def test_a_walk_takes_the_whole_group_as_far_as_its_points() -> None:
    p = given().rooms(b2="R11", c2="R15", d2="R18").home(RED, 0).units(RED, "b2", 2).units(RED, "c2")
    p.phase(RED, "MOB")
    found = {(walk.origin, walk.target): walk for walk in walks(p.s, RED)}
    assert found["b2", "c2"].said == ["move b2 c2", "units 2"] and found["b2", "c2"].cost == 1
    assert found["b2", "d2"].said == ["move b2 c2", "units 2", "move c2 d2", "units 2"]
    assert units_at(walked(p.s, found["b2", "d2"]), "d2") == 2, "who stood on the way stays there"
    assert not walks(p.s, YELLOW), "only who is asked has walks"


@pytest.mark.clause("ARK-6.3.1", "ARK-6.3.5")
def test_a_combat_shows_both_sides_without_their_cards() -> None:
    p = given().rooms(b2="R11").units(RED, "b2", 2).units(YELLOW, "b2").arsenal(RED, 9).arsenal(YELLOW, 4)
    p.hand(RED, "AC04").hand(YELLOW, "AC05")
    p.s.push(Commit((RED, YELLOW), cell("b2")))
    p.s.advance()
    found = combat(p.s)
    assert found is not None and found.cell == "b2"
    assert found.parties[0] == Party(RED, True, 2, 9, found.parties[0].combat, 0)
    assert [party.seat for party in found.parties] == [RED, YELLOW]
    assert [party.combat for party in found.parties] == [9, 4] and found.parties[1].defence == 0


@pytest.mark.clause("ARK-3.7b")
def test_what_is_left_of_an_action_is_shown() -> None:
    p = given().rooms(b2="R11", c2="R15", d2="R18").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB")
    moves = shown(p.s, RED).domes[RED].sections[0].actions[0]
    assert moves.left == moves.value
    p.play("move b2 c2")
    then = shown(p.s, RED).domes[RED].sections[0].actions[0]
    assert (then.value, then.left) == (moves.value, moves.value - 1)
