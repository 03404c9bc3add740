"""The page to show around: it needs nothing else, and its headline says what its tables say."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from rulewright import GameError
from rulewright.arena import charts, report
from rulewright.arena.balance import balance
from rulewright.arena.charts import Bars, Dot
from rulewright.arena.intervals import wilson
from rulewright.arena.match import Match
from rulewright.arena.pace import length
from rulewright.arena.page import tally
from rulewright.arena.said import Phrases
from rulewright.arena.strength import GAMES, Strength, said, strengths, trials
from rulewright.arena.verdict import Balance, judge
from rulewright.cli import main
from rulewright.cli.balance import announced
from rulewright.games import ids, load
from tests.arena.fair import FAIR
from tests.arena.test_balance import SOLO, THREE, TWO, saying, sums_of
from tests.toys.tidewrack import GAME as TIDEWRACK

ONE_BY_ONE = "Cards, tiles and modules one by one"
VOID = {"meta", "circle", "line", "rect"}


class Reader(HTMLParser):
    """Reads a page: are its tags paired, what does it ask for, what do its tables say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asks: list[str] = []
        self.rows: list[list[str]] = []
        self.under: dict[str, list[list[str]]] = {}  # the rows below each heading
        self.head = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asks += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "onclick")]
        if tag in ("script", "link", "img", "iframe"):
            self.asks.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
            self.under[self.head].append(self.rows[-1])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.head = data
            self.under[data] = []
        if self.open and self.open[-1] in ("td", "th"):
            self.rows[-1][-1] += data

    def row(self, name: str) -> list[str]:
        (found,) = [row for row in self.rows if row[0] == name]
        return found


def tidewrack(**said: Any) -> Balance:
    keys = {f"do-play 0 {card}": counted for card, counted in said.items()}
    keys["do-play"] = saying(games=1000, seats=2000, wins=1000)
    return judge(Match("tidewrack", TWO, games=1000), TIDEWRACK, sums_of(2, 1000, keys))


def test_a_page_needs_nothing_but_itself() -> None:
    game = replace(TIDEWRACK, score=lambda s: s.outcome().scores, round=lambda s: s.round)
    told = balance(Match("tidewrack", THREE, games=12), game=game)
    text = report.page(told, "rulewright <balance>", "Weak.")
    page = Reader(text)
    assert text.startswith("<!doctype html>") and page.asks == [] and "url(" not in text
    assert text.index("Weak.") < text.index("In five sentences") < text.index("Seats and starting")
    assert "rulewright &lt;balance&gt;" in text and text.count("<svg") >= 4
    for head in ("Length and endings", "Scores by source", "Scores by round", ONE_BY_ONE):
        assert f"<h2>{head}</h2>" in text
    assert page.row("Seat 0")[0] == "Seat 0"


def test_the_headline_says_what_the_tables_say() -> None:
    told = tidewrack(
        lamp1=saying(games=500, seats=500, wins=350),
        net1=saying(games=0, seats=0, wins=0),
        raft1=saying(games=500, seats=500, wins=250),
    )
    page = Reader(report.page(told, "", ""))
    lines = report.sentences(told)
    assert len(lines) == 5
    lamp = page.row("Play Lamp · dominant")
    judged = "Taken in 100 seat-games or more, and so judged: 2 of 3 printed things"
    assert lines[3] == f"{judged}; dominant: Lamp ({lamp[4]})."
    assert lamp[1:5] == ["100.0 %", "25.0 %", "500", "70.0 %"]
    assert page.row("Play Raft")[4] == "50.0 %"
    assert page.row("Play Net · dead")[3] == "0"
    assert lines[4] == "As good as never taken though often offered: Net."


TABLES = [
    ("age_of_automaton", "standard", 2),
    ("ark_awakening", "first_mission", 1),
    ("ark_awakening", "awakening", 2),
    ("septikon", "standard", 2),
    ("stress_botics", "standard", 3),
    ("time_capsules", "base", 2),
    ("time_capsules", "solo", 1),
]


@pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
def test_each_sentence_follows_from_a_table_of_its_page(game: str, mode: str, seats: int) -> None:
    told = balance(Match(game, ("random",) * seats, games=3, seed=5, mode=mode))
    page = Reader(report.page(told, "", ""))
    of_seats, of_length, of_scores, of_cards, of_dead = report.sentences(told)
    for row in page.under.get("Seats and starting positions", [])[1:]:
        low, high = map(float, row[3].split(" to "))
        assert (f"seat {row[0][-1]} wins {row[2]}" in of_seats) != (low <= 100 * told.fair <= high)
    _, least, median, most, _ = page.row("Decisions")
    assert of_length.startswith(f"A game takes {median} decisions, nine of ten games {least} to {most};")
    heads = [row[0] for row in page.under["Length and endings"]]
    end = page.under["Length and endings"][heads.index("Ending") + 1]
    assert of_length.endswith(f" it ends so: {end[0]} ({end[2]}).")
    check_scores(of_scores, page)
    cards = page.under.get(ONE_BY_ONE, [])[1:]
    judged = [row for row in cards if int(row[3]) >= 100]
    assert f" {len(cards)} printed things" in of_cards or told.fair in (0, 1) or not cards
    assert of_cards.startswith("Taken in 100 seat-games or more") == bool(judged and 0 < told.fair < 1)
    dead = [row for row in cards + page.under["What players choose"] if row[0].endswith(" · dead")]
    assert of_dead.startswith("Nothing") == (not dead)


def check_scores(sentence: str, page: Reader) -> None:
    """Against the table of scores, or of what the seats have at the end."""
    rows = (page.under.get("Scores by source") or page.under.get("Seats at the end") or [])[1:]
    if found := re.fullmatch(r"What tells .* most is (.*): (.*) against (.*) on average\.", sentence):
        assert list(found.groups()) in [[row[0], *row[2:4]] for row in rows]
        return
    if not rows:
        assert sentence.startswith("There are no scores")
        return
    assert sentence.startswith(f"The largest row of the result is {rows[0][0]} ({rows[0][1]} on average)")
    gaps = {row[0]: float(row[4]) for row in rows if row[4]}
    if gaps:
        best = max(gaps, key=lambda name: gaps[name])
        assert sentence.endswith(f"furthest ahead in {best} ({gaps[best]:+.2f}).")


def test_a_name_in_a_report_is_one_that_players_read() -> None:
    for game in ids():
        for phrase in Phrases(load(game)).all():
            assert not re.search(r"\bcost\b|\bnone\b", phrase.text) or phrase.key == "do-keep", phrase.text
            for place in phrase.places:
                for key in place.cards:
                    assert not re.fullmatch(r"[A-Z]+\d+\w*", place.names[key]), key


def test_what_was_never_offered_is_not_told_of() -> None:
    text = report.page(tidewrack(lamp1=saying(games=500, seats=500, wins=250)), "", "")
    assert "Play Lamp" in text and "Play Net" not in text and "Play Raft" not in text


def test_what_happens_is_told_of_every_printed_card_by_name() -> None:
    keys = {
        "event-drew": saying(games=1000, seats=2000, wins=1000),
        "event-drew 1 lamp1": saying(games=400, seats=500, wins=350),
        "event-drew 1 net1": saying(games=0, seats=0, wins=0),
    }
    told = judge(Match("tidewrack", TWO, games=1000), TIDEWRACK, sums_of(2, 1000, keys))
    page = Reader(report.page(told, "", ""))
    assert page.row("… draws Lamp")[4:6] == ["500", "70.0 %"]
    assert not [row for row in page.rows if row[0] == "… draws Net"]


def test_a_seat_that_wins_too_often_is_named_with_its_interval() -> None:
    sums = sums_of(2, 400, {})
    assert "No seat's win rate differs" in report.sentences(judge(Match("fair", TWO, 400), FAIR, sums))[0]
    sums.wins = [840 * 250, 840 * 150]
    told = report.sentences(judge(Match("fair", TWO, games=400), FAIR, sums))[0]
    low, high = wilson(250, 400)
    assert f"seat 0 wins 62.5 % ({100 * low:.1f} to {100 * high:.1f})" in told


def test_few_games_judge_no_card() -> None:
    told = balance(Match("tidewrack", TWO, games=3), game=TIDEWRACK)
    lines = report.sentences(told)
    assert lines[3] == "None of 20 printed things was taken in 100 seat-games: too few to judge any."
    assert lines[4] == "Nothing that was offered often enough to judge is dead."


def test_a_player_alone_has_scores_and_no_seats() -> None:
    told = balance(Match("fair", ("random",), games=8), game=replace(FAIR, modes=SOLO))
    page = report.page(told, "", "")
    Reader(page)
    assert "Score with" in page and "Win rate" not in page and "starting positions" not in page


def test_no_finished_game_is_told_so() -> None:
    def breaks(setup: Any) -> Any:
        raise RuntimeError("a broken rule")

    told = balance(Match("fair", TWO, games=2), game=replace(FAIR, start=breaks))
    text = report.page(told, "", "")
    Reader(text)
    assert "No game was finished" in text and "2 games failed, the first with seed 0" in text


def test_septikon_has_a_page_too() -> None:
    text = report.page(balance(Match("septikon", TWO, games=1)), "", "")
    page = Reader(text)
    assert any("VibroCannon" in row[0] for row in page.rows)
    assert "Length and endings" in text and "Scores by round" not in text
    assert "Seats at the end" in text and "Damage. By tenths of the game" in text


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.1, ""), (3.0, "The Fair: 40 games, about 0:02:00\n")], ids=["short", "long"]
)
def test_what_takes_long_says_so_before_the_first_game(
    seconds: float, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[int] = []
    bar = announced(lambda done, total, now="": seen.append(done), "The Fair", lambda: seconds)
    bar(10, 50)
    bar(11, 50)
    assert seen == [10, 11] and capsys.readouterr().err == told


@pytest.mark.parametrize(
    ("took", "told"),
    [(3.5, ""), (9.0, "The Fair: 94 games, about 0:14:06 more by the first 6\n"), (0.05, "")],
    ids=["as guessed", "slower", "faster than anybody minds"],
)
def test_a_guess_that_was_far_off_is_put_right_after_the_first_games(
    took: float, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter([0.0, 6 * took])
    bar = announced(lambda done, total, now="": None, "The Fair", lambda: 3.0, now=lambda: next(clock))
    for done in (0, 1, 4, 6, 7):
        bar(done, 100)
    assert capsys.readouterr().err == "The Fair: 100 games, about 0:05:00\n" + told


def test_wins_are_counted_whole_unless_one_is_shared() -> None:
    assert [tally(wins) for wins in (0, 16, 1010, 7.5, 3.3333)] == ["0", "16", "1,010", "7.5", "3.33"]


def test_games_that_measure_the_bots_are_counted_in(capsys: pytest.CaptureFixture[str]) -> None:
    announced(lambda done, total, now="": None, "The Fair", lambda: 12.0, beside=9)(0, 1)
    assert capsys.readouterr().err == "The Fair: 1 game, about 0:02:00\n"
    assert trials(Match("fair", ("greedy", "casual", "greedy"), games=1)) == 2 * GAMES
    assert trials(Match("fair", ("greedy",), games=1)) == trials(Match("fair", TWO, games=1)) == 0


def test_a_game_is_as_long_as_quick_bots_play_it() -> None:
    """Random ones end Time Capsules in half of that."""
    match = Match("time_capsules", ("greedy", "greedy"), games=1, nodes=20)
    assert length(match, load("time_capsules")) > 200
    assert (
        length(Match("fair", TWO, games=1), FAIR) == balance(Match("fair", TWO, 1), game=FAIR).length.median
    )


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "made" / "report.html"
    assert main(["balance", "time_capsules", "--bots", "random", "--games", "2", "--out", str(file)]) == 0
    shown = capsys.readouterr()
    assert shown.out.strip() == str(file)
    assert "who choose blindly" in file.read_text(encoding="utf-8")
    file.parent.with_suffix(".html").mkdir()
    with pytest.raises(GameError, match="it is a folder"):
        report.ready(file.parent.with_suffix(".html"))


# --- strength ----------------------------------------------------------------------------------------


def test_the_strength_of_bots_is_measured_against_random_ones() -> None:
    match = Match("time_capsules", ("casual", "random"), games=50)
    (found,) = strengths(match, games=2)
    assert (found.bot, found.games) == ("casual", 2) and 0 <= found.wins <= 2
    assert strengths(Match("time_capsules", ("casual",), games=1, mode="solo")) == []
    assert strengths(Match("time_capsules", TWO, games=1)) == []


def test_the_first_line_tells_how_strong_the_players_were() -> None:
    match = Match("fair", ("greedy", "greedy"), games=1, nodes=20)
    told = said([Strength("greedy", 10, 9, (0.6, 0.98))], match)
    assert told.startswith("Played by greedy bots with 20 positions at most for a choice: ")
    assert "greedy won 9 of 10 games against random ones (60 to 98 %)" in told
    assert "choose blindly" in said([], Match("fair", TWO, games=1))


# --- plots -------------------------------------------------------------------------------------------


def test_a_dot_stands_where_its_value_is() -> None:
    drawn = charts.dots([Dot("a <b>", 0.5, 0.4, 0.6), Dot("c", 0.4, 0.2, 0.6, True)], 0.5, "seats")
    assert 'cx="75.00%"' in drawn and 'cx="50.00%"' in drawn and "a &lt;b&gt;" in drawn
    assert drawn.count("marked") == 1 and 'x1="75.00%" y1="0.0" x2="75.00%"' in drawn


def test_bars_begin_at_zero_also_below_it() -> None:
    drawn = charts.bars([Bars("gain", 30.0, None), Bars("loss", -10.0, 0.0)], "sources")
    assert '<rect x="25.00%" y="18.0" width="75.00%"' in drawn
    assert '<rect x="0.00%" y="58.0" width="25.00%"' in drawn


def test_a_histogram_holds_every_value() -> None:
    drawn = charts.histogram({10: 1, 11: 3, 60: 2}, 11, "lengths")
    assert drawn.count("<rect") == 2 and "median 11" in drawn  # 10 and 11 share a bar of three
    assert charts.histogram({7: 1}, 7, "one").count("<rect") == 1


def test_a_curve_has_a_line_between_all_that_is_known() -> None:
    drawn = charts.curves([("1", 0.0, None), ("2", 5.0, 4.0), ("3", 10.0, 6.0)], "rounds")
    assert drawn.count('class="first-line"') == 2 and drawn.count('class="others-line"') == 1
    assert charts.curves([("1", None, None)], "nothing") == ""
