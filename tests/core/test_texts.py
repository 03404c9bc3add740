"""Words: names, labels, prompts and log lines in both languages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.core.conformance import missing_texts, unused_texts
from rulewright.core.conformance.words import page
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.look import called
from rulewright.core.state import CHOSE, Entry
from rulewright.core.texts import KERNEL, LANGUAGES, Texts, texts
from rulewright.core.verbs import NUMBER, SEAT, Domain, event
from rulewright.core.zones import EVERYONE
from tests.toys import cellars, tidewrack
from tests.toys.tidewrack import verbs

EN, ES = texts(tidewrack.GAME, "en"), texts(tidewrack.GAME, "es")


def test_labels_in_both_languages() -> None:
    assert EN.label(verbs.PLAY.of(0)) == "Play Lamp" and ES.label(verbs.PLAY.of(0)) == "Jugar Lámpara"
    assert EN.label(verbs.BUY.of(2)) == "Buy place 3" and EN.label(verbs.WALK.of(7)) == "Walk to c2"


def test_numbers_choose_the_form() -> None:
    assert EN.line(verbs.ASK_TURN.line(1)) == "Your last action"
    assert ES.line(verbs.ASK_TURN.line(2)) == "Te quedan 2 acciones"


def test_a_second_component_of_a_kind_has_a_number() -> None:
    line = verbs.SWAPPED.line(0, 1, 3)
    assert EN.line(line, ["Ann", "Bob"]) == "Ann takes Net from Bob"
    assert EN.line(verbs.GAINED.line(2, 1, 5)) == "2 gains 1 coins and 5 shells"


def test_the_log_tells_a_choice_in_a_sentence() -> None:
    entry = Entry(EVERYONE, 3, CHOSE.line(1, verbs.REST.of()))
    assert EN.entry(entry, ["Ann", "Bob"]) == "Bob rests" and ES.entry(entry) == "1 descansa"
    assert EN.tells(entry.line)


def test_a_choice_without_a_sentence_is_told_by_what_comes_of_it() -> None:
    line = CHOSE.line(1, verbs.KEEP.of(0))
    assert not EN.tells(line) and EN.line(line, ["Ann", "Bob"]) == "Bob: Keep Lamp"


def test_the_reader_is_addressed() -> None:
    players, line = ["Ann", "Bob"], verbs.SWAPPED.line(0, 1, 3)
    assert EN.line(line, players, 0) == "You take Net from Bob"
    assert EN.line(line, players, 1) == "Ann takes Net from you"
    assert ES.line(CHOSE.line(1, verbs.REST.of()), players, 1) == "Descansas"


def test_a_place_is_called_by_what_lies_there() -> None:
    game = replace(
        tidewrack.GAME, lies=lambda s, domain, value: (verbs.CARD, 0) if domain is verbs.SLOT else None
    )
    words = Texts(game, "en")
    assert words.label(verbs.BUY.of(2), s=game.new()) == "Buy Lamp"
    assert words.label(verbs.BUY.of(2)) == "Buy place 3"


def test_a_label_says_what_it_costs_and_which_question_it_answers() -> None:
    game = replace(tidewrack.GAME, costs=lambda words, s, seat, option: f"{seat + 2} coins")
    words, s = Texts(game, "en"), game.new()
    setting = words.setting(verbs.REST.of(), s)
    line = s.prompt(s.actor)
    assert line is not None and setting.ask == line.message.key.removeprefix("ask-")
    assert setting.cost == f"{s.actor + 2} coins"
    assert Texts(tidewrack.GAME, "en").setting(verbs.REST.of(), s).cost == "none"


def test_the_log_names_what_lay_there_when_it_was_told() -> None:
    now = [0]
    game = replace(
        tidewrack.GAME, lies=lambda s, domain, value: (verbs.CARD, now[0]) if domain is verbs.SLOT else None
    )
    words, s = Texts(game, "en"), game.start(game.setup(2, "base", 1, {}, logged=True))
    s.note(EVERYONE, verbs.TOO_DEAR, 2, 1)
    assert s.log is not None and s.log[-1].line.lay == ((verbs.CARD, 0), None)
    now[0] = 3
    assert "Lamp" in words.entry(s.log[-1]) and "Lamp" in words.line(s.log[-1].line, s=s)
    assert "Net" in words.line(verbs.TOO_DEAR.line(2, 1), s=s)  # not told yet: as it lies now


def test_a_text_selects_by_label_number_and_sign(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    told = (
        "event-got = { $rune-id ->",
        "    [x] a rune",
        "   *[other] { $rune }",
        "} { $number-id ->",
        "    [minus] lost ({ $number })",
        "   *[plus] won",
        "} { $die ->",
        "    [one] once",
        "   *[other] { $die } times",
        "}",
    )
    (tmp_path / "text" / "en.ftl").write_text("\n".join(told), encoding="utf-8")
    words = Texts(replace(tidewrack.GAME, folder=tmp_path), "en")
    got = event("got", "", Domain("rune", ["x", "y"]), NUMBER, Domain("die", ["1", "2"]))
    assert words.line(got.line(0, -3, 0)) == "A rune lost (−3) once"
    assert words.line(got.line(1, 3, 1)) == "Y won 2 times"


def test_the_prompt_of_who_is_not_asked_is_empty() -> None:
    s = tidewrack.GAME.new()
    assert EN.prompt(s, 0) == "Which card do you bid?"
    while s.together:
        s.apply(s.legal[0])
    assert EN.prompt(s, s.actor) and EN.prompt(s, (s.actor + 1) % s.seats) == ""


def test_a_missing_text_shows_its_key() -> None:
    assert EN.say("no-such-text") == "no-such-text"
    assert EN.line(event("unheard", "", NUMBER).line(3)) == "event-unheard"


def test_components_without_a_name_go_by_their_label() -> None:
    assert EN.name(Domain("rune", ["x1"]), 0) == "x1"
    assert EN.name(Domain("rune", ["x1"], ["card-lamp"], labelled=True), 0) == "Lamp x1"
    assert EN.name(SEAT, 1, ["Ann", "Bob"]) == "Bob" and EN.name(NUMBER, 12) == "12"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(GameError, match="unknown language 'tlh'; languages: en, es"):
        texts(tidewrack.GAME, "tlh")


@pytest.mark.parametrize("game", [tidewrack.GAME, cellars.GAME], ids=lambda game: game.id)
def test_no_text_is_missing_or_idle(game: Game) -> None:
    assert missing_texts(game) == [] and unused_texts(game) == []


def test_the_helpers_name_language_and_text(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(
        "game-title = T\nend-tide = { $moon } { other }\nidle = x\n", encoding="utf-8"
    )
    (tmp_path / "text" / "es.ftl").write_text("game-title = T\ngame-title = U\n", encoding="utf-8")
    missing = missing_texts(replace(tidewrack.GAME, folder=tmp_path))
    assert "es: game-title is there twice" in missing and "en: mode-base is missing" in missing
    assert "en: end-tide uses $moon, given are $number" in missing
    assert "en: end-tide refers to other" in missing and "idle is only in en" in missing
    assert unused_texts(replace(tidewrack.GAME, folder=tmp_path)) == ["en: idle is never said"]


def test_the_kernel_says_the_same_in_both_languages() -> None:
    en, es = (page(KERNEL / f"{language}.ftl") for language in LANGUAGES)
    assert not en.faults and not es.faults
    assert {key: uses.variables for key, uses in en.uses.items()} == {
        key: uses.variables for key, uses in es.uses.items()
    }


def test_players_of_the_same_name_are_told_apart_by_their_letters() -> None:
    assert called(["Ann", "Bob", "Ann", "", ""]) == ["Ann A", "Bob", "Ann C", "", ""]
    assert ES.player(1) == "Jugador B"
