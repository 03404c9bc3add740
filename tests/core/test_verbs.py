"""What can be said: numbers, words and components of a choice are three faces of one thing."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.errors import GameError
from rulewright.core.verbs import (
    NUMBER,
    SEAT,
    Domain,
    Verb0,
    Verb1,
    Verb2,
    Vocabulary,
    ask,
    ending,
    event,
    why,
)
from tests.toys.tidewrack.verbs import BUY, PLAY, ROB, VOCABULARY, WALK

SQUARE = Domain("square", ["a1", "a2", "b1", "b2"])
WIDE = Domain("wide", [str(n) for n in range(100)])


def small() -> tuple[Vocabulary, Verb0, Verb1, Verb2]:
    rest, walk, swap = Verb0("rest"), Verb1("walk", SQUARE), Verb2("swap", SQUARE, WIDE)
    return Vocabulary([rest, walk, swap], []), rest, walk, swap


def test_options_are_numbered_without_gaps() -> None:
    words, rest, walk, swap = small()
    assert words.size == 1 + 4 + 400
    assert (rest.of(), walk.of(0), walk.of(3), swap.of(0, 0), swap.of(3, 99)) == (0, 1, 4, 5, 404)
    assert [words.verb(option) for option in (0, 4, 5)] == [rest, walk, swap]


def test_a_verb_reads_what_it_said() -> None:
    _words, _rest, walk, swap = small()
    assert walk.read(walk.of(2)) == 2 and swap.read(swap.of(1, 42)) == (1, 42)
    assert walk.of(2) in walk and walk.of(2) not in swap
    assert swap.arguments(swap.of(3, 7)) == [3, 7] and walk.arguments(walk.of(1)) == [1]


@pytest.mark.parametrize("words", [small()[0], VOCABULARY], ids=["small", "tidewrack"])
def test_every_choice_reads_back(words: Vocabulary) -> None:
    assert [words.parse(words.text(option)) for option in range(words.size)] == list(range(words.size))


def test_notation_and_components() -> None:
    assert VOCABULARY.text(ROB.of(2, 1)) == "rob 2 coin"
    assert VOCABULARY.parse("  walk   c3 ") == WALK.of(12)
    assert VOCABULARY.components(PLAY.of(17)) == [("card", 17)]
    assert VOCABULARY.components(ROB.of(2, 1)) == [("seat", 2), ("loot", 1)]
    assert VOCABULARY.components(BUY.of(0)) == [("slot", 0)]


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("", "an empty choice; words: rest, walk, swap"),
        ("   ", "an empty choice; words: rest, walk, swap"),
        ("fly a1", "unknown word 'fly'; words: rest, walk, swap"),
        ("walk", "'walk' takes 1 words after it: walk SQUARE"),
        ("walk a1 a2", "'walk' takes 1 words after it: walk SQUARE"),
        ("rest a1", "'rest' takes 0 words after it: rest"),
        ("walk z9", "unknown square 'z9' in walk SQUARE; known: a1, a2, b1, b2"),
        ("swap a1 100", "unknown wide '100' in swap SQUARE WIDE; known: 0, 1, 2, …, 99"),
    ],
)
def test_a_word_that_is_not_understood_is_answered_with_those_that_are(said: str, answer: str) -> None:
    with pytest.raises(GameError) as error:
        small()[0].parse(said)
    assert str(error.value) == answer


@pytest.mark.parametrize("option", [-1, 405, 10**9])
def test_a_number_outside_the_vocabulary_is_refused(option: int) -> None:
    with pytest.raises(GameError, match=r"no such choice: -?\d+; choices are 0 to 404"):
        small()[0].text(option)


def test_messages_carry_kind_clause_and_values() -> None:
    line = why("too-dear", "TW-4.2", SQUARE, NUMBER).line(1, 5)
    assert (line.message.key, line.message.clause, line.values()) == ("why-too-dear", "TW-4.2", [1, 5])
    assert ask("turn", "").line().values() == []
    assert event("paid", "", SEAT).key == "event-paid" and ending("tide", "").key == "end-tide"


def test_an_event_says_what_it_means_for_the_table() -> None:
    plain = event("plain", "X-1")
    assert not (plain.opens_turn or plain.headline or plain.hurts)
    marked = event("marked", "X-1", SEAT, NUMBER, headline=True, hurts=True)
    assert marked.headline and marked.hurts and not marked.opens_turn
    assert marked.domains == [SEAT, NUMBER] and marked.key == "event-marked"


MARKED = {
    "age_of_automaton": ("", "audit blocked blocked-next market rolled"),
    "septikon": ("clone-lost cube-lost damaged shield-lost", ""),
    "stress_botics": (
        "battery-lost shield-lost shield-saved store-lost struck",
        "alpha-broke alpha-moved core-flipped deck-ended padlocks ship-left ship-moved ship-served shuttle "
        "token",
    ),
    "time_capsules": ("delayed struck", "reshuffled rival-fed rival-took"),
}


@pytest.mark.parametrize("game", MARKED)
def test_games_mark_what_hurts_and_what_is_told_by_itself(game: str) -> None:
    said = rulewright.game(game).vocabulary.messages
    hurts = sorted(message.key.removeprefix("event-") for message in said if message.hurts)
    told = sorted(message.key.removeprefix("event-") for message in said if message.headline)
    assert (hurts, told) == (MARKED[game][0].split(), MARKED[game][1].split())
