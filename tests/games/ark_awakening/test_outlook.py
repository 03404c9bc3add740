"""What lies ahead of who is asked: walks, the combat to be fought, what is left of an action."""

from __future__ import annotations

import pytest

from rulewright.core.rng import seeded
from rulewright.core.shown import Glimpses
from rulewright.core.zones import SPECTATOR
from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.outlook import Combat, Party, Term, Walk, combat, walks
from rulewright.games.ark_awakening.places import CELL_LABELS
from rulewright.games.ark_awakening.shown import Shown, shown
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
    assert not found.revealed
    assert found.parties == [
        Party(RED, True, 2, 9, [Term("arsenal", 9)], 0, [], False, "", 9),
        Party(YELLOW, False, 1, 4, [Term("arsenal", 4)], 0, [], False, "", 4),
    ]


@pytest.mark.clause("ARK-EX-27", "ARK-6.3.1", "ARK-6.3.4", "ARK-6.3.5")
def test_while_a_combat_is_told_its_cards_and_sums_lie_open_to_all() -> None:
    """No printed flat defence is 6: with 4 the defence is 12, not 14; the totals are the example's."""
    s = example()
    s.watcher = watcher = Glimpses([RED, YELLOW, SPECTATOR], 99)
    s.play(RED, "play AC07")
    assert not s.fray
    s.play(YELLOW, "play AC07")
    for eye in (RED, YELLOW, SPECTATOR):
        pictures = [(entry.line.message.key, told_of(picture)) for entry, picture in watcher.seen[eye]]
        fought = dict(pictures)["event-totals"]
        assert fought is not None and fought.revealed
        yellow, red = fought.parties
        assert [term.n for term in yellow.terms] == [14, 8, 2] and yellow.total == 32
        assert [term.n for term in red.terms] == [12, 6, 4] and red.total == 30
        assert [term.n for term in red.guards] == [4, 4, 4] and red.defence == 12
        assert not red.repels, "an arsenal of 14 reaches it"
        assert yellow.artifact == red.artifact == "AC07"
        assert dict(pictures)["event-won-combat"] == fought, "as it was before anybody was hurt"
        assert dict(pictures)["event-wounded"] is None, "who is hurt is seen where they lie then"
    assert not s.fray and combat(s) is None


def told_of(picture: object) -> Combat | None:
    assert isinstance(picture, Shown)
    return picture.combat


def example() -> Ark:
    """Yellow attacks Red, and both may choose a card."""
    p = given().rooms(b2="R26", c2="R20", d2="R13", c3="R19", d3="R12").cubes("R26", RED, YELLOW)
    p.cubes("R20", RED, RED, RED).cubes("R13", RED).cubes("R19", YELLOW, YELLOW, YELLOW, YELLOW)
    p.cylinders("R12", "pwr1").built(RED, "AC05", "AC06", "AC09").built(YELLOW, "AC09")
    p.units(RED, "b2", 2).units(YELLOW, "b2", 2).arsenal(RED, 12).arsenal(YELLOW, 14)
    p.hand(RED, "AC07").hand(YELLOW, "AC07").fights(YELLOW)
    return p.s


@pytest.mark.clause("ARK-6.3.2", "ARK-10.11")
@pytest.mark.parametrize("arsenal", [7, 8])
def test_a_combat_with_a_guardian_lies_open_too(arsenal: int) -> None:
    p = given(1, "guardians").rooms(b2="R01").units(RED, "b2").guardian(1, "b2").arsenal(RED, arsenal)
    p.next_artifact("AC04").s.log = []
    p.s.watcher = watcher = Glimpses([RED], 99)
    p.clashes(RED)
    pictures = {entry.line.message.key: told_of(picture) for entry, picture in watcher.seen[RED]}
    fought = pictures["event-weak" if arsenal < 8 else "event-enemy-total"]
    assert fought is not None and fought.revealed
    own, enemy = fought.parties
    assert (own.total, enemy.seat, enemy.combat, enemy.defence) == (arsenal, -1, 8, 8)
    assert enemy.artifact == ("" if arsenal < 8 else "AC04"), "who is too weak loses before a card is drawn"
    assert enemy.total == 8 + (0 if arsenal < 8 else 12)
    assert not own.repels and enemy.repels is (arsenal < 8)


@pytest.mark.clause("ARK-3.7b")
def test_what_is_left_of_an_action_is_shown() -> None:
    p = given().rooms(b2="R11", c2="R15", d2="R18").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB")
    moves = shown(p.s, RED).domes[RED].sections[0].actions[0]
    assert moves.left == moves.value
    p.play("move b2 c2")
    then = shown(p.s, RED).domes[RED].sections[0].actions[0]
    assert (then.value, then.left) == (moves.value, moves.value - 1)
