"""What a seat observes: all that it sees, nothing that it cannot know, always at the same place."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32

from rulewright import env
from rulewright.core.errors import GameError
from rulewright.core.observed import Tally
from rulewright.core.rng import Rng, seeded
from rulewright.core.sight import Reader
from rulewright.core.state import State
from rulewright.env.observation import LARGEST, Layout, observed
from rulewright.games import ids, load
from tests import readers
from tests.env.test_suites import TABLES
from tests.toys import tidewrack

OPTIONS = [  # of Ark: each makes zones or questions that the usual game has not
    ("awakening", 2, {"side": "b", "faction1": "pajak", "faction2": "hara"}),
    ("fallout", 3, {"side": "b", "complexity": 2}),
    ("guardians", 3, {"enemy": "dark", "complexity": 2}),
    ("glitch", 2, {"hard": "yes", "disasters": 2}),
    ("learning", 3, {"enemy": "dark", "upgrades": 3}),
]


def walk(
    game: str,
    mode: str,
    seats: int,
    choices: int,
    seed: int = 5,
    options: Mapping[str, object] = MappingProxyType({}),
) -> Iterator[State]:
    """The states of a random game."""
    card = load(game)
    s = card.start(card.setup(seats, mode, seed, options, bots=True))
    chance = random.Random(seed)
    for _ in range(choices):
        if s.over:
            return
        yield s
        s.apply(chance.choice(s.legal))


def part(layout: Layout, name: str, numbers: np.ndarray[tuple[int], np.dtype[np.float32]]) -> list[int]:
    found = next(part for part in layout.parts if part.name == name)
    return [int(number) for number in numbers[found.start : found.start + found.size]]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_worlds_that_look_the_same_to_a_seat_are_observed_the_same(game: str, mode: str, seats: int) -> None:
    looks_the_same(game, mode, seats, 160)


@pytest.mark.parametrize(("mode", "seats", "options"), OPTIONS)
def test_so_are_they_with_the_options_of_ark(mode: str, seats: int, options: dict[str, object]) -> None:
    looks_the_same("ark_awakening", mode, seats, 320, options)


def looks_the_same(
    game: str, mode: str, seats: int, choices: int, options: Mapping[str, object] = MappingProxyType({})
) -> None:
    """Guesses of a state differ from it in all that the seat cannot know, and in nothing else."""
    layout, rng = env.layout(game, seats, mode), seeded(3)
    for number, s in enumerate(walk(game, mode, seats, choices, options=options)):
        if number % 4 and not s.together:
            continue
        for seat in range(seats):
            seen = layout.observe(s, seat)
            assert np.array_equal(seen, layout.observe(s.sample(seat, rng), seat)), (number, seat)
            assert np.abs(seen).max() < LARGEST


@pytest.mark.parametrize("game", ["age_of_automaton", "ark_awakening", "stress_botics", "time_capsules"])
def test_a_hidden_component_is_observed_by_those_who_know_it_alone(game: str) -> None:
    mode, counts = list(load(game).modes.items())[1 if game == "ark_awakening" else 0]
    layout = env.layout(game, counts[0], mode)
    told = hidden = 0
    for s in walk(game, mode, counts[0], 60):
        for seat in range(s.seats):
            where = part(layout, "where", layout.observe(s, seat))
            for number, zone in enumerate(s.zones(), 1):
                unknown = s.unknown(seat, zone) if not zone.content >> seat & 1 else []
                for i, card in enumerate(zone.cards):
                    assert where[card] == (0 if i in unknown else number)
                told += len(zone.cards) - len(unknown)
                hidden += len(unknown)
    assert told and hidden


def test_an_answer_to_a_question_put_to_all_is_observed_by_its_seat_alone() -> None:
    layout = env.layout("stress_botics", 3)
    answered = 0
    for s in walk("stress_botics", "standard", 3, 300):
        if s.together and s.sealed[0]:
            other = s.copy()
            other.sealed[0] = ()
            for seat in range(3):
                same = np.array_equal(layout.observe(s, seat), layout.observe(other, seat))
                assert same == (seat != 0)
            answered += 1
    assert answered


def test_the_question_and_whom_it_is_put_to_are_observed() -> None:
    layout = env.layout("time_capsules", 3)
    for s in walk("time_capsules", "base", 3, 100):
        seen = layout.observe(s, 1)
        assert part(layout, "question", seen)[layout.questions[type(s.question)]] == 1
        addressed = part(layout, "addressed", seen)
        assert [seat for seat in range(3) if addressed[seat]] == s.addressed
        assert part(layout, "round", seen) == [s.round]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_parts_follow_each_other_and_have_names_of_their_own(game: str, mode: str, seats: int) -> None:
    layout = env.layout(game, seats, mode)
    assert len({part.name for part in layout.parts}) == len(layout.parts)
    ends = [part.start + part.size for part in layout.parts]
    assert [part.start for part in layout.parts] == [0, *ends[:-1]] and ends[-1] == layout.size


@pytest.mark.parametrize("game", ids())
def test_a_field_that_learners_see_otherwise_exists(game: str) -> None:
    """A misspelt path would go unnoticed where the field has a fixed length."""
    card = load(game)
    for path in card.observed:
        thing: object = card.start(card.setup(None, None, 0, {}, bots=True))
        *above, name = path.split(".")
        for step in above:
            thing = getattr(thing, step)[0]
        assert hasattr(thing, name), path


@pytest.mark.parametrize("game", ids())
def test_the_readers_of_a_game_are_made_from_its_classes(game: str) -> None:
    made = (readers.FOLDER / f"{game}.py").read_text(encoding="utf-8")
    assert made == readers.module(load(game)), "make readers writes it anew"


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_every_object_has_a_reader_that_reads_as_one_by_name_does(game: str, mode: str, seats: int) -> None:
    card, out, named = load(game), vec[i32]([0] * 8192), vec[i32]([0] * 8192)
    for s in list(walk(game, mode, seats, 40))[-1:]:
        for thing, fields in readers.objects(s, observed(s, card)):
            sight, by_name = fields.sight, Reader(*fields.names)
            assert type(sight.reader) is not Reader
            assert sight.read(thing, 0, 3, out) == by_name.read(sight, thing, 0, 3, named)
            assert list(out) == list(named)


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_a_state_keeps_the_zones_that_were_listed_once(game: str, mode: str, seats: int) -> None:
    layout = env.layout(game, seats, mode)
    for s in walk(game, mode, seats, 80):
        assert s.copy().every_zone is None
        layout.observe(s, 0)
        listed = s.every_zone or []
        assert [id(zone) for zone in listed] == [id(zone) for zone in s.zones()]


def test_a_class_without_a_reader_of_its_own_is_read_by_name() -> None:
    card = tidewrack.GAME
    s = card.start(card.setup(3, None, 1, {}))
    found = readers.objects(s, observed(s, card))
    assert {type(fields.sight.reader) for _thing, fields in found} == {Reader}
    seen = Layout(card, s.setup.mode, 3)
    assert part(seen, "round", seen.observe(s, 0)) == [s.round]  # type: ignore[attr-defined]


def test_packed_fields_are_told_bit_by_bit() -> None:
    layout = env.layout("septikon")
    for s in walk("septikon", "standard", 2, 120):
        seen = layout.observe(s, 0)
        station = s.stations[1]  # type: ignore[attr-defined]
        bits = "".join(format(word, "062b")[::-1] for word in station.damage)
        assert part(layout, "stations[1].damage", seen) == [int(bit) for bit in bits]
        clones = part(layout, "stations[1].clones", seen)
        assert [square for square, count in enumerate(clones) if count] == sorted(set(station.clones))


def test_a_list_that_grows_has_to_be_named_on_the_card() -> None:
    card = load("septikon")
    kept = dict(card.observed)
    try:
        del card.observed["stations.shields"]
        with pytest.raises(GameError, match=r"cannot see stations\.shields of septikon: its length varies"):
            Layout(card, "standard", 2)
        card.observed["stations.shields"] = Tally(3)
        layout = Layout(card, "standard", 2)
        with pytest.raises(GameError, match="a tally of 3 numbers cannot count a "):
            for s in walk("septikon", "standard", 2, 400):
                layout.observe(s, 0)
    finally:
        card.observed.clear()
        card.observed.update(kept)


def test_a_pile_stirred_in_unknown_order_is_observed_without_places() -> None:
    card = tidewrack.GAME
    s = card.start(card.setup(3, None, 1, {}))
    layout = Layout(card, s.setup.mode, 3)
    zone = max(s.zones(), key=lambda zone: len(zone.cards) if not zone.order else 0)
    number = s.zones().index(zone) + 1
    card_on_top = zone.cards[-1]
    s.peek(card_on_top, 0)
    assert part(layout, "place", layout.observe(s, 0))[card_on_top] == len(zone.cards)
    s.bury(zone, 2)
    seen = layout.observe(s, 0)
    assert part(layout, "where", seen)[card_on_top] == number
    assert part(layout, "place", seen)[card_on_top] == 0
    assert np.array_equal(seen, layout.observe(s.sample(0, Rng(9)), 0))
    assert part(layout, "where", layout.observe(s, 1))[card_on_top] == 0
