"""Lessons: each is played to its end on the engine, by who follows it and by who does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from rulewright import bots, games
from rulewright.core.errors import ContentError
from rulewright.core.game import Game
from rulewright.core.lesson import Lesson, Met, Step, lesson, met, read
from rulewright.core.rng import seeded
from rulewright.core.shown import plain
from rulewright.core.state import State
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.verbs import Option

TAUGHT = ["age_of_automaton", "ark_awakening", "septikon", "stress_botics", "time_capsules"]
PUPIL = 0
WORDS = 30  # of a step
MOST = 60  # own decisions: more would not be a quarter of an hour
Pupil = Callable[[State, Met | None], Option]


def taught(game: Game) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


class Class:
    """A lesson at its table: the pupil on the first seat, the lesson's bot on the others."""

    def __init__(self, game: Game, chance: int) -> None:
        self.game, self.lesson = game, taught(game)
        setup = game.setup(self.lesson.seats, self.lesson.mode, self.lesson.seed, self.lesson.options)
        self.s = game.start(setup)
        self.s.log = []
        self.bot = bots.bot(self.lesson.bot)
        self.chances = bots.chances(chance, self.lesson.seats)
        self.said: list[str] = []  # steps, by their ids
        self.decisions = 0  # of the pupil

    @property
    def over(self) -> bool:
        return self.s.over or self.lesson.step[-1].id in self.said

    def due(self) -> Met | None:
        """The step that is shown now: the first of this decision that has not been said."""
        for found in met(self.lesson.step, self.s, PUPIL, self.s.log or []):
            others = len(self.said) == len(self.lesson.step) - 1
            farewell = found.step is self.lesson.step[-1]
            now = found.step.round or found.step.after
            if found.step.id not in self.said and (not farewell or now or others):
                return found
        return None

    def steps(self) -> Iterator[Met]:
        """What is said at this decision: steps to read, then perhaps one to choose by."""
        while (now := self.due()) is not None:
            self.said.append(now.step.id)
            yield now
            if now.step.let:
                return

    def decide(self, pupil: Pupil) -> list[Met]:
        """One decision, whoever's it is; what was said to the pupil."""
        seat = self.s.deciders[0]
        told = list(self.steps())
        if seat != PUPIL:
            self.s.play(seat, bots.ask(self.bot, self.s, seat, self.chances[seat]))
            return told
        self.decisions += 1
        for one in told:
            self.check(one)
        self.s.play(seat, pupil(self.s, told[-1] if told else None))
        return told

    def check(self, now: Met) -> None:
        """What is lit can be chosen and is on the table."""
        legal = self.s.options(PUPIL)
        assert now.option is None or now.option in legal, now.step.id
        assert (now.option is not None) == bool(now.step.let), now.step.id
        shown = msgspec.json.encode(plain(self.s.shown(PUPIL))).decode()
        for spot in now.step.light:
            assert f'"{spot}"' in shown, (now.step.id, spot)


def obedient(s: State, now: Met | None) -> Option:
    if now is not None and now.option is not None:
        return now.option
    usual = s.default(PUPIL)
    assert usual is not None
    return usual


@pytest.mark.parametrize("chance", [1, 2, 3])
@pytest.mark.parametrize("name", TAUGHT)
def test_who_follows_a_lesson_meets_every_step_in_its_order(name: str, chance: int) -> None:
    room = Class(games.game(name), chance)
    while not room.over:
        room.decide(obedient)
    assert room.said == [step.id for step in room.lesson.step]
    assert room.decisions <= MOST


def delivered(s: State) -> bool:
    return any(PUPIL in point["seats"] for ship in plain(s.shown(PUPIL))["ships"] for point in ship["served"])


def leaving(s: State, now: Met | None) -> Option:
    """Takes what is lit; where nothing is lit, the button at the end of the bar, whatever it is."""
    away = [option for option in s.options(PUPIL) if s.text(option) in ("return", "done", "skip", "drop")]
    return away[0] if away and (now is None or now.option is None) else obedient(s, now)


@pytest.mark.parametrize("chance", [1, 2, 3])
@pytest.mark.parametrize("pupil", [obedient, leaving])
def test_the_lesson_of_stress_botics_ends_with_a_delivery_and_at_once(pupil: Pupil, chance: int) -> None:
    room = Class(games.game("stress_botics"), chance)
    while not room.over:
        before = delivered(room.s)
        room.decide(pupil)
        assert room.over == before  # the farewell is the first thing that is said after it
    assert delivered(room.s)


def test_who_makes_no_delivery_is_not_told_of_one() -> None:
    room = Class(games.game("stress_botics"), 1)
    while not room.s.over:
        room.decide(lambda s, now: leaving(s, None))
    assert not delivered(room.s) and "farewell" not in room.said


@pytest.mark.parametrize("name", TAUGHT)
def test_who_goes_astray_is_told_nothing_that_cannot_be_done(name: str) -> None:
    room = Class(games.game(name), 5)
    rng = seeded(5)

    def astray(s: State, now: Met | None) -> Option:
        legal = s.options(PUPIL)
        return legal[rng.below(len(legal))]

    while not room.over and room.decisions < 2 * MOST:
        room.decide(astray)
    assert len(room.said) >= 2  # the steps that do come are said, whatever was chosen before


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_with_a_bot_that_knows_the_game(name: str) -> None:
    game = games.game(name)
    assert bots.plays(taught(game).bot, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_says_little_at_a_time(name: str, language: str) -> None:
    said = texts(games.game(name), language)
    for step in taught(games.game(name)).step:
        words = said.say(f"lesson-{step.id}").split()
        assert 2 < len(words) <= WORDS, step.id


@pytest.mark.parametrize("name", TAUGHT)
def test_every_hint_of_the_coach_is_words(name: str) -> None:
    game = games.game(name)
    for language in LANGUAGES:
        for hint in taught(game).hint:
            assert texts(game, language).has(f"hint-{hint.id}")


def test_a_step_names_a_choice_by_what_lies_at_its_place() -> None:
    room = Class(games.game("time_capsules"), 1)
    told: list[Met] = []
    while "artifact" not in room.said:
        before = room.s.copy()
        told = room.decide(obedient)
    assert told[-1].step.let[0] == "buy B16"
    assert told[-1].option is not None and before.text(told[-1].option) == "buy blue2"


# --- checked at load -------------------------------------------------------------------------------------
GOOD = """
minutes = 5
seats = 2
bot = "casual"
seed = 1
[[step]]
id = "one"
ask = "move"
let = ["move * ?9"]
[[step]]
id = "bye"
"""


def loaded(tmp_path: Path, text: str) -> Lesson:
    file = tmp_path / "lesson.toml"
    file.write_text(text, encoding="utf-8")
    return read(games.game("septikon"), file)


def test_a_lesson_is_read(tmp_path: Path) -> None:
    found = loaded(tmp_path, GOOD)
    assert found.step[0] == Step("one", "move", 0, ["move * ?9"])


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('"move"', '"mov"', "step one: unknown question 'mov'; did you mean: move"),
        ("move * ?9", "mve * ?9", "step one: unknown word 'mve'; did you mean: move"),
        ('"bye"', '"one"', "step one is there twice"),
        ('"bye"', '"bye"\nlet = ["done"]', "the last step is the farewell"),
        ('"one"', '"one"\nround = 1', "step one: septikon counts no rounds"),
        ('"one"', '"one"\nsay = "x"', "unknown field"),
        ("minutes = 5", "minutes = 16", "minutes are 1 to 15, not 16"),
        ("seats = 2", "seats = 3", "cannot be played by 3"),
        ("seed = 1", "seed =", "Invalid value"),
    ],
)
def test_a_lesson_that_the_game_cannot_give_is_refused(
    tmp_path: Path, right: str, wrong: str, told: str
) -> None:
    with pytest.raises(ContentError, match=told) as refused:
        loaded(tmp_path, GOOD.replace(right, wrong))
    assert "lesson.toml" in str(refused.value)


def test_a_quarter_of_an_hour_is_the_most(tmp_path: Path) -> None:
    assert loaded(tmp_path, GOOD.replace("minutes = 5", "minutes = 15")).minutes == 15
