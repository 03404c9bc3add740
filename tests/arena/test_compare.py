"""Two sides over the same deals: paired, told by card, answered in one sentence, mistakes named."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from rulewright import GameError
from rulewright.arena.compare import (
    Comparison,
    Deal,
    Measure,
    all_seats,
    cards,
    compare,
    compare_bots,
    judge,
    of_measure,
    overall,
)
from rulewright.arena.compare import card as told_card
from rulewright.arena.match import Match
from rulewright.arena.pairs import Edition, Played, SeatGame, Side, edition, mixed, played
from rulewright.arena.said import Phrases
from rulewright.arena.tournament import entered, tournament
from rulewright.cli import main
from rulewright.core import content
from rulewright.games import load
from tests.arena.fair import FAIR
from tests.toys.tidewrack import GAME as TIDEWRACK

TWO = ("random", "random")
PLACE = Phrases(TIDEWRACK).verbs["play"].places[0]
CARD = next(iter(PLACE.names))


def option(name: str, value: str, games: int = 12) -> Side:
    return Side(f"{name}={value}", Match("fair", TWO, games, options={name: value}))


def named(result: Comparison, name: str) -> Measure:
    (found,) = [measure for measure in result.measures if measure.name == name]
    return found


def test_two_options_are_played_over_the_same_deals_and_seatings() -> None:
    sides = [option("rounds", "1"), option("rounds", "4")]
    one, other = played(sides, workers=1, game=FAIR)
    assert [row.seed for row in one] == [row.seed for row in other] == list(range(12))
    result = compare(sides[0], sides[1], game=FAIR)
    length = named(result, "Decisions in a game")
    assert length.a == sum(row.decisions for row in one) / 12
    assert length.b == round(sum(row.decisions for row in other) / 12, 4)
    assert length.clear and length.difference == pytest.approx(length.b - length.a, abs=1e-3)
    assert result.answer.startswith("rounds=4 against rounds=1: score of a seat ")
    assert result.answer.endswith(", over 12 deals.")
    assert {measure.name for measure in result.measures} >= {"Wins of seat 0", "Wins of seat 1"}


def test_a_changed_module_is_told_by_who_moves_there_not_by_who_leaves() -> None:
    septikon = load("septikon")
    places = Phrases(septikon).verbs["move"].places
    leaves, enters = (next(key for key, name in of.names.items() if name == "Laser") for of in places)
    said = [frozenset({leaves}), frozenset({leaves, enters})]
    seats = [SeatGame("greedy", won, 0, keys, keys) for won, keys in zip((0.0, 1.0), said)]
    rows = [Played(seed, 9, "", seats) for seed in range(20)]
    change = content.Change("module id 'LAS'", "module", ["LAS"], "cost", "1 energy", "2 energy")
    (laser,) = cards(septikon, [Deal(([row], [row]), (seats, seats)) for row in rows], 2, [change])
    assert laser.changed and laser.text == "Move the Clone from … to Laser"


def test_one_deal_is_one() -> None:
    assert compare(option("rounds", "1", 1), option("rounds", "4", 1), game=FAIR).answer.endswith(
        "over 1 deal."
    )


def test_a_side_is_not_compared_with_itself() -> None:
    with pytest.raises(GameError, match="are the same"):
        compare(option("rounds", "2"), option("rounds", "2"), game=FAIR)


def test_two_bots_meet_in_every_seating_of_a_deal() -> None:
    assert mixed(2) == ((0, 1), (1, 0))
    assert len(mixed(3)) == 6 and len(mixed(4)) == 6 and all(sum(table) == 2 for table in mixed(4))
    side = Side("", Match("fair", ("greedy", "random"), 40, nodes=20, tables=mixed(2)))
    result = compare_bots(side, game=FAIR)
    wins = named(result, "Win rate")
    assert result.deals == 20 and wins.a + wins.b == pytest.approx(1, abs=1e-3)
    assert wins.clear and wins.difference < 0
    assert result.answer.startswith("random against greedy: win rate ")


# --- by card -----------------------------------------------------------------------------------------


def dealt(seed: int, took: list[bool], winner: int) -> Played:
    """A game in which some seats played the lamp."""
    seats = [
        SeatGame(
            "random",
            float(seat == winner),
            10,
            frozenset(["do-play 0 lamp1"] if took[seat] else []),
            frozenset(["do-play 0 lamp1"]),
        )
        for seat in range(2)
    ]
    return Played(seed, 20, "end-tide", seats)


def lamps(every: tuple[int, int]) -> Comparison:
    """Seat 0 plays the lamp in one deal of so many on each side, and wins every second one that it does."""
    deals = []
    for seed in range(80):
        a, b = ([dealt(seed, [seed % n == 0, False], (seed // n) % 2)] for n in every)
        deals.append(Deal((a, b), (a[0].seats, b[0].seats)))
    match = Match("tidewrack", TWO, 80)
    editions = []
    for cost in (2, 3):
        rows: list[dict[str, Any]] = [{"id": "lamp", "cost": cost}, {"id": "net", "cost": 1}]
        editions.append(Edition("1", str(cost), {"cards": {"card": rows}}))
    return judge(TIDEWRACK, (Side("shipped", match), Side("dearer", match)), editions, deals)


def test_the_answer_tells_how_often_a_card_is_taken_and_how_its_takers_fare() -> None:
    result = lamps((1, 4))
    (lamp,) = result.cards
    assert (lamp.name, lamp.text, lamp.taken.a, lamp.taken.b) == ("Lamp", "Play Lamp", 0.5, 0.125)
    assert lamp.taken.clear and lamp.taken.difference == -0.375 and lamp.offered.difference == 0
    assert lamp.won is not None and (lamp.won.a, lamp.won.b) == (0.5, 0.5) and not lamp.won.clear
    assert lamp.changed and result.changes == ["card id 'lamp': cost 2 → 3"]
    assert result.answer == (
        "Lamp (cost 2 → 3): “Play Lamp” 38 points less often (-42 to -32), "
        "win rate of those seats 50 → 50 % (no clear difference), over 80 deals."
    )


def test_without_an_effect_no_difference_is_claimed() -> None:
    result = lamps((2, 2))
    (lamp,) = result.cards
    assert lamp.taken.difference == 0 and not lamp.taken.clear
    assert "no clear difference" in result.answer


def test_a_difference_that_rounds_to_nothing_has_no_sign() -> None:
    told = of_measure(Measure("Score", 1, 1, -0.01, (-0.2, 0.04), False))
    assert told == "score 1.0 → 1.0 (0.0, -0.2 to 0.0)"


def test_a_deal_that_failed_on_one_side_is_left_out() -> None:
    good, bad = [dealt(0, [True, False], 0)], [Played(1, 0, "", [], "a broken rule")]
    deals = [Deal((good, good), (good[0].seats, good[0].seats)), Deal((good, bad), (good[0].seats, []))]
    match, known = Match("tidewrack", TWO, 2), Edition("1", "x", {})
    result = judge(TIDEWRACK, (Side("a", match), Side("b", match)), [known, known], deals)
    assert (result.deals, result.failed) == (1, 1)
    with pytest.raises(GameError, match="no deal was played to its end on both sides: a broken rule"):
        judge(TIDEWRACK, (Side("a", match), Side("b", match)), [known, known], deals[1:])


# --- content -----------------------------------------------------------------------------------------


def overlay(folder: Path, rows: str) -> Path:
    (folder / "time_capsules").mkdir(parents=True)
    (folder / "time_capsules" / "artifacts.toml").write_text(rows)
    return folder


def test_one_changed_row_is_enough_and_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = overlay(tmp_path / "dearer", '[[artifact]]\nid = "B04"\ncost = 14\n')
    assert main(["compare", "shipped", str(folder), "--bots", "random", "--games", "2"]) == 0
    shown = capsys.readouterr()
    assert "changed: artifact id 'B04': cost 9 → 14" in shown.out and "over 2 deals." in shown.out


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ('[[artifact]]\nid = "B99"\ncost = 14\n', "unknown artifact id 'B99'"),
        (
            '[[artifact]]\nid = "B04"\ncost = "dear"\n',
            "artifact id 'B04': Expected `int`, got `str`",
        ),
    ],
)
def test_a_mistake_in_a_folder_is_named(tmp_path: Path, rows: str, message: str) -> None:
    folder = overlay(tmp_path / "wrong", rows)
    with pytest.raises(GameError, match=message):
        edition(Side("wrong", Match("time_capsules", TWO, 1), str(folder)))


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "septikon").mkdir()
    with pytest.raises(GameError, match="has no folder time_capsules; `rulewright content time_capsules"):
        edition(Side("other", Match("time_capsules", TWO, 1), str(tmp_path)))


# --- the command -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["shipped", "greedy"], "cannot compare 'shipped', a folder of content, with 'greedy', a bot"),
        (["greedy", "greedy"], "'greedy' is compared with itself"),
        (["greedy", "random"], "neither side says of which game; name it with --game"),
        (["shipped", "./nowhere"], "there is no folder './nowhere'"),
        (["shipped", "dearr"], "unknown side 'dearr'; a side is a folder"),
        (["start=fast", "start=slow", "--game", "time_capsules"], "unknown value 'slow' for option start"),
        (["a.parquet", "b.parquet"], "there is no file a.parquet"),
    ],
)
def test_what_cannot_be_compared_is_said(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *words]) == 2
    assert message in capsys.readouterr().err


def test_the_games_of_two_tournaments_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other, later = (tmp_path / f"{name}.parquet" for name in ("one", "other", "later"))
    match = Match("time_capsules", ("random", "casual"), 4)
    tournament(entered(match, 2), out=one)
    other.write_bytes(one.read_bytes())
    assert main(["compare", str(one), str(other)]) == 0
    assert "no clear difference" in capsys.readouterr().out
    tournament(entered(Match("time_capsules", ("random", "casual"), 2, seed=50), 2), out=later)
    assert main(["compare", str(one), str(later)]) == 2
    assert "have no deal in common: their seeds differ" in capsys.readouterr().err


def drawn(rng: random.Random, seed: int) -> Deal:
    """A deal between two: its luck counts on both sides, and on B the card is taken less and worth less."""
    luck = [rng.gauss(40, 6) for _ in range(2)]
    sides = [one_side(rng, seed, luck, chance, worth) for chance, worth in ((0.7, 3), (0.4, 1))]
    return Deal((sides[0], sides[1]), (all_seats(sides[0]), all_seats(sides[1])))


def one_side(rng: random.Random, seed: int, luck: list[float], chance: float, worth: int) -> list[Played]:
    took = [rng.random() < chance for _ in luck]
    scores = [round(rng.gauss(own, 4)) + worth * has for own, has in zip(luck, took)]
    shares = [(score == max(scores)) / scores.count(max(scores)) for score in scores]
    said = [frozenset([CARD] if has else []) for has in took]
    seats = [SeatGame("bot", won, score, card, card) for won, score, card in zip(shares, scores, said)]
    return [Played(seed, 100 + 5 * worth + rng.randrange(20), "end", seats)]


def told_of(rng: random.Random, deals: int) -> dict[str, Measure]:
    """All that `compare` tells of so many deals."""
    found = [drawn(rng, seed) for seed in range(deals)]
    card = told_card(CARD, "Lens", PLACE, True, found, 2)
    measures = {one.name: one for one in overall(found, 2, head_to_head=False)} | {"taken": card.taken}
    return measures | ({"won": card.won} if card.won is not None else {})


def test_what_compare_tells_holds_the_truth() -> None:
    """At least 93 % of each kind of interval, where 95 % is said, over 40 deals."""
    rng, repeats = random.Random(19), 400
    truth = {name: one.difference for name, one in told_of(rng, 20_000).items()}
    held = dict.fromkeys(truth, 0)
    for _ in range(repeats):
        for name, one in told_of(rng, 40).items():
            held[name] += one.interval[0] <= truth[name] <= one.interval[1]
    assert set(held) == {
        *("Score of a seat", "Decisions in a game", "Wins of seat 0", "Wins of seat 1"),
        *("taken", "won"),
    }
    assert min(held.values()) / repeats >= 0.93, held
