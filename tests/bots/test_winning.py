"""The chance to win by a lead: what the file says, and what is fitted."""

from __future__ import annotations

import math
import tomllib

import pytest

import rulewright
from rulewright.arena.fitting import PLAYER
from rulewright.arena.match import Match, play
from rulewright.arena.winning import Seen, Turns, by_parts, fitted, judged, learn
from rulewright.bots.winning import FILE, Winning, lead, winning
from rulewright.cli import main
from rulewright.core.errors import GameError
from rulewright.core.rng import seeded

GAME = rulewright.game("time_capsules")
ROWS = tomllib.loads(FILE.read_text(encoding="utf-8"))["chance"]


def test_a_chance_rises_with_the_lead_and_more_so_towards_the_end() -> None:
    known = Winning(0.0, [0.1, 0.4, 0.5])
    assert known.of(0.0, 0.3) == 0.5
    assert known.of(2.0, 0.0) == pytest.approx(1 / (1 + math.exp(-0.2)))
    assert known.of(2.0, 1.0) == pytest.approx(1 / (1 + math.exp(-2.0)))
    assert known.of(-2.0, 1.0) == pytest.approx(1 - known.of(2.0, 1.0))
    assert Winning(-1.0, [0.1, 0.0, 0.0]).of(0.0, 0.5) < 0.5


def test_a_lead_is_never_worth_less_than_nothing_and_nothing_is_infinitely_sure() -> None:
    assert Winning(0.0, [-0.1, 0.0, 0.0]).of(50.0, 0.5) == 0.5
    assert 0 < Winning(0.0, [9.0, 0.0, 0.0]).of(-1e9, 0.5) < Winning(0.0, [9.0, 0.0, 0.0]).of(1e9, 0.5) <= 1


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['mode']}-{row['seats']}")
def test_every_row_is_of_a_table_that_can_be_set_up_and_makes_sense(row: dict[str, object]) -> None:
    game, mode, seats = row["game"], row["mode"], row["seats"]
    assert isinstance(game, str) and isinstance(mode, str) and isinstance(seats, int)
    s = rulewright.game(game).new(seats, mode, 1)
    known = winning(game, mode, seats)
    assert known is not None and all(s.rivals(seat) for seat in range(seats))
    for share in (0.5, 0.7, 0.9):  # early on a lead may be worth nothing
        assert known.of(-20.0, share) < known.of(20.0, share)
    assert known.of(0.0, 0.0) == pytest.approx(1 / seats, abs=0.2)


def test_a_table_is_in_the_file_once_and_others_are_not_known() -> None:
    assert len({(row["game"], row["mode"], row["seats"]) for row in ROWS}) == len(ROWS)
    assert winning("time_capsules", "solo", 1) is None and winning("tidewrack", "standard", 2) is None


def invented(rise: float, games: int) -> list[list[Seen]]:
    """Games in which a lead has a known worth, that grows with the share of the game."""
    rng = seeded(3)
    out = []
    for number in range(games):
        seen = []
        for turn in range(20):
            share, ahead = turn / 20, (rng.below(2001) - 1000) / 100
            chance = 1 / (1 + math.exp(-rise * share * ahead))
            seen.append(Seen(number, share, ahead, float(rng.below(1000) < 1000 * chance)))
        out.append(seen)
    return out


def test_the_worth_of_a_lead_is_found() -> None:
    found = fitted(invented(0.4, 500))
    for share, ahead in [(0.2, 4.0), (0.5, -3.0), (0.9, 6.0)]:
        assert found.of(ahead, share) == pytest.approx(1 / (1 + math.exp(-0.4 * share * ahead)), abs=0.03)


def test_what_is_judged_had_no_part_in_the_fit_and_leads_that_say_nothing_help_nobody() -> None:
    start = GAME.new(2, None, 1)
    telling, blind = judged(start, invented(0.4, 100), 0), judged(start, invented(0.0, 100), 0)
    assert telling.missed < telling.blind - 0.05
    assert blind.missed > blind.blind, "fitted to chance, it can only be worse on other games"
    assert sum(part.positions for part in telling.judged) == telling.positions == 2000


def test_chances_are_compared_with_what_came_part_by_part() -> None:
    low, high = by_parts([(0.1, 0.0), (0.1, 1.0), (1.0, 1.0)])
    assert low.told == pytest.approx(0.1) and (low.positions, low.came) == (2, 0.5)
    assert (high.positions, high.told, high.came) == (1, 1.0, 1.0)


def test_every_seat_is_seen_at_the_beginning_of_each_turn() -> None:
    match = Match(GAME.id, (PLAYER, PLAYER), 1, seed=4, nodes=1)
    turns = Turns(GAME)
    assert play(match, GAME, 0, turns) is None
    seen = turns.seen(0)
    assert len(seen) == 2 * len(turns.noted) and seen[0].share < seen[-1].share < 1
    assert sum(turns.won) == 1 and {one.won for one in seen} == set(turns.won)
    s = GAME.new(2, None, 4)
    assert GAME.evaluate is not None
    assert lead(GAME.evaluate, s, 0) == -lead(GAME.evaluate, s, 1)


def test_too_few_games_and_modes_without_rivals_are_refused() -> None:
    with pytest.raises(GameError, match="too few games to fit: 4; at least 5"):
        learn(Match(GAME.id, (PLAYER, PLAYER), 4, nodes=1))
    with pytest.raises(GameError, match="not everybody has a rival"):
        learn(Match(GAME.id, (PLAYER,), 5, mode="solo", nodes=1))


def test_the_command_prints_a_row_for_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chances", "time_capsules", "--games", "5", "--nodes", "1", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    row = tomllib.loads(told[told.index("[[chance]]") :])["chance"][0]
    assert (row["game"], row["mode"], row["seats"], row["games"]) == ("time_capsules", "base", 2, 5)
    assert len(row["rise"]) == 3 and "Came" in told
