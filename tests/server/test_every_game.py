"""Every game plays at the server's table the moment it registers: drafts, pictures, restarts, records."""

from __future__ import annotations

import json

import pytest

from rulewright.core import records
from rulewright.core.data import choices, save
from rulewright.core.draft import Draft
from rulewright.core.rng import seeded
from rulewright.core.texts import texts
from rulewright.server import entries as kept
from rulewright.server.catalogue import Catalogue
from rulewright.server.hall import commits
from rulewright.server.picture import Presence, Window
from rulewright.server.table import TAKEN_BACK, Table, rebuilt
from tests.server.given import TOYS, dealt, logged

CATALOGUE = Catalogue(TOYS)
TURNS = 40
SETUPS = [
    (game.id, mode, seats)
    for game in CATALOGUE.all()
    for mode, counts in game.modes.items()
    for seats in sorted({counts[0], counts[-1]})
]


class Story:
    """A table played at random by drafts, with everything that the store would hold."""

    def __init__(self, game: str, mode: str, seats: int) -> None:
        found = CATALOGUE.game(game)
        setup = found.setup(seats, mode, 0, {}, bots=True)
        options = {name: found.options[name].named(value) for name, value in setup.options.items()}
        made = kept.Made(
            game=game, rules=found.rules, content=found.content_hash(), mode=mode, seats=seats,
            options=options, at=0, invite="",
        )  # fmt: skip
        self.kept: list[kept.Any] = [made]
        self.table = Table("t", found, made)
        self.rng = seeded(len(game) + seats)
        self.take(*[kept.Sat(seat, f"P{seat}", "x") for seat in range(seats)], kept.Began(11))

    def take(self, *happened: kept.Any) -> None:
        for entry in happened:
            again = kept.decode(kept.encode(entry))
            self.kept.append(again)
            self.table.take(again)

    def pick(self, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def answer(self, seat: int) -> Draft:
        """Choose up to the end of the turn, taking some choices back on the way."""
        draft = Draft(dealt(self.table), seat)
        while draft.waiting is None:
            draft.choose(self.pick(draft.state.options(seat)))
            if self.rng.below(6) == 0:
                before = save(draft.state)
                draft.undo()
                draft.redo()
                assert save(draft.state) == before
        return draft

    def turn(self) -> None:
        drafts = [self.answer(seat) for seat in self.table.deciders]
        text = self.table.game.vocabulary.text
        for draft in drafts:
            choices = list(map(text, draft.choices))
            self.take(kept.Drafted(draft.seat, choices, [], self.table.together))
            assert self.table.drafts[draft.seat].choices == draft.choices
        self.take(kept.Played([(d.seat, text(option)) for d in drafts for option in d.choices]))


@pytest.mark.parametrize(("game", "mode", "seats"), SETUPS)
def test_it_plays_at_the_servers_table(game: str, mode: str, seats: int) -> None:
    story = Story(game, mode, seats)
    table = story.table
    viewers = [(seat, lang) for seat in (*range(seats), None) for lang in ("en", "es")]
    windows = [Window(table, seat, lang) for seat, lang in viewers]
    told = [0] * len(windows)
    for _ in range(TURNS):
        for number, window in enumerate(windows):
            picture = json.loads(window.picture(Presence(), told[number], 0))
            told[number] = len(window.lines())
            asked = window.seat in table.deciders
            assert bool(picture["options"]) == asked and (picture["prompt"] is not None) == asked
            assert sum(option["default"] for option in picture["options"]) == asked
            assert all(option["label"] for option in picture["options"])
        if dealt(table).over:
            break
        story.turn()
    again = rebuilt("t", table.game, story.kept)
    assert not again.stopped
    assert save(again.state) == save(table.state) and again.version == table.version
    for seat, lang in viewers:
        fresh, old = Window(again, seat, lang), Window(table, seat, lang)
        assert fresh.picture(Presence(), 0, 0) == old.picture(Presence(), 0, 0)
    for version in range(0, table.version, 7):
        assert table.marks[version].choices == len(choices(table.at(version).past))


def test_the_choice_offered_first_is_the_questions_own_also_where_several_are_asked() -> None:
    story = Story("time_capsules", "base", 2)
    marked = []
    for _ in range(TURNS):
        s = dealt(story.table)
        for seat in s.deciders if s.together else []:
            options = Window(story.table, seat, "en").options(s, seat)
            offered = [option.id for option in options if option.default]
            assert offered == [s.default(seat)]
            marked.append(offered[0] != options[0].id)
        story.turn()
    assert any(marked)


@pytest.mark.parametrize(("game", "mode", "seats"), SETUPS)
def test_its_record_is_cut_into_the_same_turns(game: str, mode: str, seats: int) -> None:
    story = Story(game, mode, seats)
    for _ in range(15):
        if not dealt(story.table).over:
            story.turn()
    record = records.read(dealt(story.table).record())
    played = [entry.choices for entry in story.kept if isinstance(entry, kept.Played)]
    assert commits(story.table.game, record)[0] == [[tuple(choice) for choice in turn] for turn in played]


@pytest.mark.parametrize(("game", "mode", "seats"), SETUPS[:3] + SETUPS[-2:])
def test_it_goes_back_exactly(game: str, mode: str, seats: int) -> None:
    story = Story(game, mode, seats)
    table = story.table
    for _ in range(5):
        story.turn()
    at_five, log = save(table.state), len(logged(table))
    for _ in range(5):
        if not dealt(table).over:
            story.turn()
    story.take(kept.Asked(0))
    story.take(kept.Back(5))
    assert save(table.state) == at_five and len(logged(table)) == log + 1 == len(table.when)
    assert logged(table)[-1].line.message is TAKEN_BACK
    assert table.version == 5
    story.turn()
    assert save(rebuilt("t", table.game, story.kept).state) == save(table.state)


@pytest.mark.parametrize("game", [game.id for game in CATALOGUE.all()])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_component_of_its_zones_has_a_name(game: str, lang: str) -> None:
    found = CATALOGUE.game(game)
    names = [texts(found, lang).name(domain, value) for domain, value in found.pieces]
    assert len(names) == found.components and all(names)


def test_the_clock_counts_how_long_a_seat_was_waited_for() -> None:
    story = Story("cellars", "base", 2)
    table = story.table
    story.take(kept.Began(11, 100.0))
    assert [table.spent(seat, 104.0) for seat in (0, 1)] == [4, 4]
    text = table.game.vocabulary.text
    first, second = (list(map(text, story.answer(seat).choices)) for seat in (0, 1))
    story.take(kept.Drafted(0, first, [], True, 105.0))
    assert [table.spent(seat, 110.0) for seat in (0, 1)] == [5, 10], "who has locked is not waited for"
    story.take(kept.Drafted(0, first[:-1], [], False, 111.0))
    assert [table.spent(seat, 112.0) for seat in (0, 1)] == [6, 12], "who unlocks is again"
    story.take(kept.Played([(0, said) for said in first] + [(1, said) for said in second], 120.0))
    assert [table.spent(seat, 120.0) for seat in (0, 1)] == [14, 20]
    assert [rebuilt("t", table.game, story.kept).spent(seat, 121.0) for seat in (0, 1)] == [15, 21]
