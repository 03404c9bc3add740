"""The plain table: sentences out, words in, nothing that moves a cursor."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import rulewright
from rulewright.core.game import Game
from rulewright.core.texts import texts
from rulewright.games.age_of_automaton.catalogue import requirement
from rulewright.games.age_of_automaton.requirements import ACHIEVEMENT_TEST, AUDIT_TEST
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.stress_botics.verbs import MET, SHIP_MOVED
from rulewright.terminal.plain import PlainTable
from rulewright.terminal.story import score_lines
from rulewright.terminal.table import Table
from tests.toys.cellars import GAME as CELLARS

COMMAND = [sys.executable, "-m", "rulewright", "play", "septikon", "--plain", "--seats", "you,random"]
QUICK = ["--set", "preset=yes", "--seed", "7"]


class Screen(io.StringIO):
    """What takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


def typed(
    *lines: str,
    game: Game | None = None,
    seats: tuple[str, ...] = ("you", "random"),
    mode: str = "standard",
    lang: str = "en",
    record: Path | None = None,
    auto_end: bool = False,
    seed: int = 7,
    screen: bool = False,
    **options: object,
) -> str:
    """Everything that the table says to these lines, to a pipe or to a screen."""
    given = options if game is not None else {"preset": "yes", **options}
    table = Table(game or rulewright.game("septikon"), list(seats), mode, seed, given, lang, auto_end)
    out = Screen() if screen else io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    assert PlainTable(table, record, source, out).run() == 0
    return out.getvalue()


def test_it_tells_the_log_and_asks_with_numbers_and_clause() -> None:
    out = typed("quit")
    assert "Aimless moves a Clone from " in out and "Question: You rolled 4" in out and "(SEP-4.1)" in out
    assert "1. Move the Clone from Biocollector o1 to Lichen Farm k1" in out
    assert out.endswith("Goodbye\n") and "\x1b" not in out


def test_a_turn_of_others_is_one_headline_and_the_log_has_its_lines() -> None:
    before, after = typed("log", "quit").split("Question: ")
    paid = "Aimless pays 1 Uranium"
    assert paid not in before and paid in after
    told = [line for line in before.splitlines() if line.startswith("Aimless moves")]
    assert len(told) == 1 and ", activates " in told[0]


@pytest.mark.parametrize(
    ("lang", "verdict", "begins"),
    [("en", ["Won: Aimless", "Lost: you"], "You: "), ("es", ["Victoria: Despistado", "Derrota: tú"], "Tú: ")],
)
def test_at_the_end_the_reader_is_addressed(lang: str, verdict: list[str], begins: str) -> None:
    table = Table(ARK, ["you", "random"], "guardians", 7, {"enemy": "dark"}, lang, False)
    assert isinstance(table.base, Ark)
    table.base.lose(0)
    told = score_lines(table, table.state.outcome())
    assert told[1:3] == verdict and told[3:]
    assert all(line.endswith(f": {table.say('table-you')} 0") for line in told[3:])
    rivals = Table(CELLARS, ["you", "random"], "base", 7, {}, lang, False)
    told = score_lines(rivals, rivals.state.outcome())
    assert [line.startswith(begins) for line in told[1:3]] == [True, False]


@pytest.mark.parametrize(("seats", "seed", "turns"), [(("you",), 21, 18), (("you", "novice"), 7, 13)])
def test_the_log_tells_the_games_own_turn_too(seats: tuple[str, ...], seed: int, turns: int) -> None:
    lines = [*["2", "1"] * turns, "log", "quit"]
    out = typed(*lines, game=ARK, mode="guardians", seats=seats, seed=seed, auto_end=True)
    log = out.split("Question: ")[-1].splitlines()
    turn = next(n for n, line in enumerate(log) if line.startswith("The Enemy’s turn: "))
    assert log[turn + 1].startswith("Enemy-action card: ") and "All Guardians stand up" in log
    assert "Round 5: your turn" in log and not [line for line in log if line.startswith("You ")]


def test_who_looks_on_hears_each_turn_below_its_headline() -> None:
    lines = typed(seats=("random", "random"), mode="damage10", cap=4).splitlines()
    turn = lines.index("Turn 2: Aimless A")
    assert lines[turn + 1].startswith("Aimless A moves a Clone from ") and "; " in lines[turn + 1]
    assert lines[turn + 2].startswith("Aimless A rolls ") and lines[turn + 1].startswith(lines[turn + 3])


@pytest.mark.parametrize(
    ("lang", "offer", "aim"),
    [("en", "Your first game?", "Your aim."), ("es", "¿Tu primera partida?", "Tu objetivo.")],
)
def test_the_game_in_ten_minutes_is_offered_before_the_first_question(
    lang: str, offer: str, aim: str
) -> None:
    out = typed("ten", "quit", lang=lang)
    assert out.startswith(offer) and out.index(offer) < out.index("SEP-4.1") < out.index(aim)
    assert "\x1b" not in out and max(map(len, out[out.index(aim) :].splitlines())) <= 100


def test_it_is_not_offered_where_nobody_plays_or_there_is_no_such_text() -> None:
    assert "first game?" not in typed(seats=("random", "random"), mode="damage10", cap=4)
    assert "first game?" not in typed("quit", game=CELLARS, mode="base")


def test_the_end_of_the_input_is_no_error() -> None:
    assert typed().endswith("The input has ended\n")


@pytest.mark.parametrize(
    "garbage", ["fly me", "0", "999", "-1", "1 2", "why x y", "\x1b[31m", "☃" * 200, "why"]
)
def test_garbage_gets_an_answer_and_the_question_stays(garbage: str) -> None:
    out = typed(garbage, "choices", "quit")
    assert out.count("Question: You rolled 4") == 2 and out.endswith("Goodbye\n") and "\x1b" not in out


def test_a_choice_waits_for_end_and_can_be_undone() -> None:
    out = typed("1", "undo", "redo", "end", "quit")
    assert out.count("Your choice waits: Move the Clone from Biocollector o1") == 2
    assert "Then your turn ends" in out and "You gain" in out
    assert "Turn 4: you" in out


def test_with_auto_end_it_does_not_wait() -> None:
    out = typed("1", "quit", auto_end=True)
    assert "waits" not in out and "Turn 4: you" in out


def test_questions_are_answered_without_changing_the_game() -> None:
    asked = "help,why 1,look 3,rules SEP-4.1,rules,rules takeover,rules zzz,find oxygen,state,log,refused"
    out = typed(*asked.split(","), "undo", "redo", "end", "auto", "quit")
    assert (
        "log all (the whole game)" in out
        and "1 is possible" in out
        and "Rocket Workshop: −1 Energy → +1 Rocket" in out
    )
    assert out.count("SEP-4.1: The unit takes exactly as many steps") == 2 and "\nYou: 5 Oxygen" in out
    assert "Undo stops here" in out and "nothing to redo" in out and "No choice is waiting" in out
    assert out.count("Question:") == 1


ARK = rulewright.game("ark_awakening")


def test_look_answers_whatever_is_typed() -> None:
    out = typed("look", "look 1 2", "look Titanium Mine", "look 90", "quit", game=ARK, mode="guardians")
    assert "Type look and the number of a choice" in out and "Nothing found for “1 2”" in out
    assert "Titanium Mine, cubes 0/3" in out and "no choice 90" in out.casefold()


def test_a_map_with_lenses_is_told_through_each_and_others_say_that_they_have_one() -> None:
    lenses = ("control", "energy", "threat", "mission", "reach")
    out = typed("lens", *[f"lens {one}" for one in lenses], "quit", game=ARK, mode="guardians")
    assert f"Lenses: {', '.join(lenses)}." in out and "not understood" not in out.casefold()
    assert "a target card may name it, 1 of " in out and "step from your units" in out
    assert "The map of this game has one lens only" in typed("lens", "quit")


def test_what_waits_for_a_reveal_does_not_speak_of_the_end_of_the_turn() -> None:
    out = typed("1", "1", "1", "quit", game=ARK, mode="first_mission", seats=("you",))
    explored = [line for line in out.splitlines() if "Your choice waits" in line]
    assert not any("Explore" in line and "end the turn" in line for line in explored)
    asked = typed("1", "1", "1", "quit", game=ARK, mode="guardians").split("Your choice waits: ")
    assert asked[1].split("\n")[0].endswith("Type end to go on to what it reveals, undo to take it back.")


def test_find_knows_that_a_factory_is_one() -> None:
    assert "Factory: Biotite Farm: " in typed("find factory", "quit", game=ARK, mode="guardians")


def test_a_refused_choice_says_why() -> None:
    out = typed("why 90", "90", "quit", preset="no")
    assert out.count("is not an inner square of the station (SEP-2.2.4)") == 2


def test_resigning_is_confirmed_and_ends_with_the_score() -> None:
    out = typed("resign", "resign")
    assert "again to confirm" in out and "Aimless wins: you resign" in out and "place 2" in out


def test_a_draw_can_be_offered() -> None:
    assert "You offer a draw" in typed("draw", "draw", "quit")


def test_a_whole_game_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = typed(*["1", "end"] * 200, mode="damage10", cap=16, record=file)
    assert "place 1" in out and f"The record is saved: {file}" in out
    assert rulewright.replay(file.read_text()).over


def test_a_number_without_end_is_not_understood() -> None:
    out = typed("9" * 5000, "quit")
    assert "Traceback" not in out and "9" * 41 not in out


def test_spanish() -> None:
    out = typed("ayuda", "language", "quit", lang="es")
    assert "No entiendo «ayuda»" in out and "Pregunta:" in out and "Question:" in out


def test_two_people_are_named_in_turn_where_nobody_has_secrets() -> None:
    out = typed("1", "end", *["1", "end"] * 3, "quit", seats=("name:Ann", "name:Bob"))
    assert "Bob, it is your turn" in out and "Pass the keyboard" not in out


def fallout(*lines: str, screen: bool = False) -> str:
    """Two people with a secret mission each; Ada begins."""
    return typed(*lines, game=ARK, mode="fallout", seats=("you", "name:Ada"), seed=3, screen=screen)


def test_who_takes_the_seat_hears_secrets_after_enter_and_nobody_elses() -> None:
    out = fallout(*["", "1", "1", "end"] * 2, "")
    start, ada, you, again = out.split("Pass the keyboard to ")
    assert "mission" not in start and ada.startswith("Ada. ") and again.startswith("Ada. ")
    assert "you draw the mission Devour a World" in ada and "Quiet Tithe" not in ada
    assert you.startswith("Player A. ") and "you draw the mission Quiet Tithe" in you
    assert "Ada acts in Mobility Control" in you and "Devour a World" not in you
    assert "Player A acts in Mobility Control" in again and "Quiet Tithe" not in again


def test_the_keyboard_is_passed_with_enter_alone() -> None:
    out = fallout("1", "log all", "", "1", "1", "end", "quit")
    assert out.count("Pass the keyboard to Ada") == 3 and out.index("Question:") > out.rindex("to Ada. ")
    assert "Pass the keyboard to Player A." in out.splitlines()[-2] and out.endswith("Goodbye\n")
    assert fallout().endswith("The input has ended\n")


def test_on_a_screen_what_was_told_goes_out_of_sight_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "24")
    hidden = "\n" * 24 + "Pass the keyboard to "
    start, *others = fallout("", "1", "1", "end", "", "1", "1", "end", "", screen=True).split(hidden)
    assert "first game?" in start and len(others) == 2
    assert "\n\n" not in fallout("", "1", "1", "end", "")
    assert "\n\n" not in typed("1", "1", "end", "quit", screen=True, game=ARK, mode="guardians")


def test_the_command_reads_a_pipe() -> None:
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(
        COMMAND + QUICK, input=b"\xff\xfe\n1\nend\n", capture_output=True, timeout=60, check=False, env=strict
    )
    assert done.returncode == 0 and b"Turn 4" in done.stdout and b"Traceback" not in done.stderr


def test_the_command_talks_through_a_terminal() -> None:
    main, side = pty.openpty()
    with subprocess.Popen(COMMAND + QUICK, stdin=side, stdout=side, stderr=side) as process:
        os.close(side)
        os.write(main, b"nonsense\n1\nend\nquit\n")
        out = b""
        try:
            while chunk := os.read(main, 4096):
                out += chunk
        except OSError:
            pass  # the other end is closed
        assert process.wait(timeout=60) == 0
    os.close(main)
    assert b"Not understood" in out and b"Goodbye" in out and b"\x1b" not in out


def test_an_empty_line_asks_again() -> None:
    assert typed("", "quit").count("Question: You rolled 4") == 2
    assert typed("1", "", "quit").count("Your choice waits") == 2


def test_rules_names_a_clause_also_where_nothing_is_asked() -> None:
    out = typed("1", "rules", "quit")
    assert "give a clause, as SEP-" in out and "as ," not in out


@pytest.mark.parametrize(("lang", "words"), [("en", "2 Sale Orders"), ("es", "2 Pedidos")])
def test_requirements_are_told_in_words(lang: str, words: str) -> None:
    game = rulewright.game("age_of_automaton")
    assert ">=" not in typed("state", "quit", game=game, lang=lang)
    told = [requirement(texts(game, lang), test).said for test in (*AUDIT_TEST, *ACHIEVEMENT_TEST)]
    assert words in told and not [line for line in told if "need-" in line or "{" in line]


@pytest.mark.parametrize(
    ("key", "lang", "one", "two"),
    [
        ("ask-discard", "en", "Discard 1 card", "Discard 2 cards"),
        ("ask-draw", "en", "Draw 1 more card", "Draw up to 2 more cards"),
        ("event-ex-armed", "en", "1 Explosive is armed", "2 Explosives are armed"),
        ("event-ex-armed", "es", "Se arma 1 Explosivo", "Se arman 2 Explosivos"),
    ],
)
def test_one_is_not_many(key: str, lang: str, one: str, two: str) -> None:
    words = texts(rulewright.game("stress_botics"), lang)
    assert words.say(key, number=1).startswith(one) and words.say(key, number=2).startswith(two)
    assert not words.say(key, number=1).startswith(two)


def test_a_sentence_begins_with_a_capital_and_a_name_stays_as_it_is() -> None:
    words = texts(rulewright.game("stress_botics"), "en")
    assert words.line(SHIP_MOVED.line(1, 3)) == "The Scout is on space 3"
    assert words.line(MET.line(0, 1), ["ann", "bob"]) == "ann meets bob"
