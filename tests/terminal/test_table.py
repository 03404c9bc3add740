"""The terminal's table without a screen: a person drafts a turn, and the game sees it when it ends."""

from __future__ import annotations

import random

import rulewright
from rulewright.core.forecast import GOES_ON, ahead
from rulewright.core.verbs import Option
from rulewright.terminal.choices import choices
from rulewright.terminal.table import Table
from tests.toys.cellars import GAME as CELLARS


def septikon(*seats: str, seed: int = 3) -> Table:
    """The person who is asked looks at it."""
    table = Table(rulewright.game("septikon"), list(seats), "standard", seed, {"preset": "yes"})
    table.take_seat(table.base.deciders[0])
    return table


def going_on(table: Table) -> Option:
    """A choice after which the same person chooses again."""
    s, seat = table.state, table.asked_viewer()
    return next(option for option in s.options(seat) if ahead(s, seat, option)[1] == GOES_ON)


def test_what_is_drafted_is_told_to_its_player_and_not_made() -> None:
    table = septikon("you", "name:Ada")
    made, told = table.base.turns, len(table.log)
    table.choose(going_on(table))
    assert table.base.turns == made and table.state.turns == made + 1
    assert len(table.log) > told == len(table.base.log or ()) and table.recap() == table.base.heard(table.eye)
    table.undo()
    assert table.state.turns == made and len(table.log) == told and table.can_redo and not table.can_undo


def test_an_appeal_is_said_after_what_was_drafted() -> None:
    table = septikon("you", "name:Ada")
    chosen = going_on(table)
    table.choose(chosen)
    offer = table.appeal("draw")
    assert offer is not None
    table.make_appeal(offer)
    said = [entry.line.b for entry in table.base.log or () if entry.line.message.key == "event-chose"]
    assert said[-2:] == [chosen, offer] and table.base.deciders != [table.viewer] and not table.can_undo


def test_an_answer_is_given_whole_where_several_are_asked() -> None:
    table = Table(CELLARS, ["you", "name:Ada"], "base", 1, {})
    parse = table.base.parse
    table.choose(parse("put a"))
    assert table.base.sealed == [(), ()] and table.state.sealed[0] == (parse("put a"),)
    table.choose(parse("lock"))
    assert table.draft.waiting is not None and table.decider == 0
    table.commit()
    assert table.base.sealed[0] == (parse("put a"), parse("lock")) and table.decider == 1


def test_what_is_always_offered_stands_after_the_turns_own_choices() -> None:
    table = Table(rulewright.game("ark_awakening"), ["you", "name:Ada"], "guardians", 1, {})
    s, rng = table.base, random.Random(1)
    aside = s.setup.game.vocabulary.verb
    while not any(aside(option).aside for option in s.options(s.deciders[0])):
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    table.take_seat(s.deciders[0])
    listed = choices(table, refused=False)
    folded = [bool(aside(one.option).aside) for one in listed]
    assert folded == sorted(folded) and not folded[0] and folded[-1]
    assert [one.number for one in listed] == list(range(1, len(listed) + 1))
    assert sorted(one.option for one in listed) == sorted(s.options(s.deciders[0]))


def test_two_of_the_same_name_are_told_apart() -> None:
    assert septikon("name:Ada", "name:Ada").names == ["Ada A", "Ada B"]
    assert septikon("you", "name:Ada").names == ["Player A", "Ada"]
