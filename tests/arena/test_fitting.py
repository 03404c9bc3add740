"""Weights fitted to results: what is measured, what is found, and that a run goes on where it stopped."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import rulewright
from rulewright.arena.fitting import (
    FOLDS,
    PLAYER,
    Fit,
    Fitted,
    Moments,
    Sums,
    Trials,
    Turns,
    blank,
    fitted,
    instead,
    lead,
    learn,
    note,
    rewritten,
    solve,
    weighted,
)
from rulewright.arena.kept import NAMED
from rulewright.arena.match import Match, play
from rulewright.bots import Budget, ask, bot
from rulewright.cli import main
from rulewright.cli.fit import show
from rulewright.core.errors import GameError
from rulewright.core.rng import Rng, seeded
from rulewright.games.age_of_automaton.table import Automaton

GAME = rulewright.game("age_of_automaton")
MATCH = Match(GAME.id, (PLAYER, PLAYER), 2, seed=5, nodes=1)


def test_equations_are_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def noise(rng: Rng) -> float:
    return (rng.below(2001) - 1000) / 1000


def invented(change: list[float], games: int) -> Moments:
    """Leads of games in which some weights should be other ones by so much."""
    size = len(weighted(GAME).flat())
    rng, folds = seeded(1), blank(GAME)
    for number in range(games):
        parts = [noise(rng) if i < len(change) else 0.0 for i in range(size)]
        told = 5 * noise(rng)
        final = 3 * (told + sum(by * part for by, part in zip(change, parts))) + noise(rng)
        note(folds[number % FOLDS], [1.0, told, *parts, final])
    return Moments(MATCH, "", [(0, games)], 0, folds)


def test_the_fit_finds_what_the_results_say(tmp_path: Path) -> None:
    moments = invented([0.8, -0.5, 0.0], 600)
    shipped = weighted(GAME).flat()
    assert Sums(moments.folds).scale() == pytest.approx(3, rel=0.05)
    found = fitted(GAME, 600, moments, tmp_path / "weights.toml")
    changes = {name: then - now for name, now, then in found.changes}
    assert list(changes)[:2] == ["good_least", "good_more"]
    assert changes["good_least"] == pytest.approx(0.8, abs=0.05)
    assert changes["good_more"] == pytest.approx(-0.5, abs=0.05)
    assert 0 < found.before < found.after < 1
    assert weighted(GAME).flat() == shipped, "they are written, not taken"
    text = (tmp_path / "weights.toml").read_text(encoding="utf-8")
    assert "# at the end of the game" in text and "engineer = 0.7\n" in text


def test_what_was_not_seen_judges(tmp_path: Path) -> None:
    """With results that say nothing about the weights, fitting hardly explains more, held hard or not."""
    moments = invented([0.0] * 20, 60)
    free, held, now = [Trials(moments.folds).explained(pull) for pull in (0.003, 10.0, None)]
    assert free < held and free < now and held == pytest.approx(now, abs=0.01)


def test_the_file_with_other_numbers_keeps_its_words() -> None:
    weights = weighted(rulewright.game("septikon"))
    text = (rulewright.game("septikon").folder / "weights.toml").read_text(encoding="utf-8")
    assert rewritten(text, weights) == text
    shipped = weights.flat()
    with instead(weights, [value + 1 for value in shipped]):
        other = rewritten(text, weights)
    assert "damage = 3.5  # a damaged square" in other and "people = [-149.0, -59.0," in other
    assert weights.flat() == shipped


def test_what_a_weight_is_multiplied_by_is_measured() -> None:
    turns = Turns()
    assert play(MATCH, GAME, 0, turns) is None
    at = [name for name in weighted(GAME).asked for _ in weighted(GAME).rows[name]].index("relation")
    rows = turns.leads(GAME)
    assert len(rows) == len(turns.states) > 10
    for s, row in zip(turns.states, rows):
        assert isinstance(s, Automaton)
        mine, other = [sum(s.factories[seat].relations) for seat in (s.actor, 1 - s.actor)]
        assert row[1] == lead(GAME, s) and row[2 + at] == pytest.approx(mine - other, abs=1e-6)
        assert row[-1] == turns.scores[s.actor] - turns.scores[1 - s.actor]
    movers = [s.actor for s in turns.states]
    assert all(a != b for a, b in pairwise(movers))


def test_a_stopped_run_goes_on_and_another_one_is_refused(tmp_path: Path) -> None:
    few = msgspec.structs.replace(MATCH, games=5)
    learn(few, tmp_path / "parts")
    whole = msgspec.structs.replace(MATCH, games=8)
    learn(whole, tmp_path / "parts")
    learn(whole, tmp_path / "whole")
    for name in ("moments.json", "weights.toml"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    with pytest.raises(GameError, match="keeps 8 games, more than the 5 asked for"):
        learn(few, tmp_path / "parts")
    with pytest.raises(GameError, match="games of another match: seed 5, not 9"):
        learn(msgspec.structs.replace(whole, seed=9), tmp_path / "parts")


def test_too_few_games_and_games_without_weights_are_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="too few games to fit: at least 5"):
        learn(msgspec.structs.replace(MATCH, games=1), tmp_path)
    with pytest.raises(GameError, match="the estimate of ark_awakening has no weights to fit"):
        learn(Match("ark_awakening", (PLAYER, PLAYER), 5), tmp_path)


def test_fitted_plays_by_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = GAME.folder / "weights.toml"
    other = tmp_path / "weights.toml"
    text = shipped.read_text(encoding="utf-8")
    other.write_text(text.replace("contract = 0.5", "contract = -50"), encoding="utf-8")
    with pytest.raises(GameError, match=f"{NAMED} names no file"):
        Fitted()
    monkeypatch.setenv(NAMED, str(shipped))
    same = Fitted()
    monkeypatch.setenv(NAMED, str(other))
    differs = Fitted()
    s, chosen = GAME.new(2, seed=3), []
    for number in range(60):
        players = (bot("greedy"), same, differs)
        chosen.append([ask(player, s, s.actor, seeded(number), Budget(8)) for player in players])
        s.apply(chosen[-1][0])
    assert all(greedy == by_shipped for greedy, by_shipped, _ in chosen)
    assert any(greedy != by_other for greedy, _, by_other in chosen)
    assert (weighted(GAME).flat(), weighted(GAME).rows["contract"]) == (same_flat(shipped), [0.5])


def same_flat(file: Path) -> list[float]:
    return type(weighted(GAME))(file).flat()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fit", "age_of_automaton", "--games", "5", "--nodes", "1", "--seed", "5", "--json"]
    words += ["--out", str(tmp_path)]
    assert main(words) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["games"] == 5 and told["failed"] == 0 and told["changes"] and told["weights"] == 23
    few = "23 weights need at least as many finished games"
    assert main(words[:-3] + words[-2:]) == 0
    assert few in " ".join(capsys.readouterr().out.split())
    show(GAME, msgspec.convert({**told, "games": 23}, Fit))
    assert few not in " ".join(capsys.readouterr().out.split())
    assert main([*words, "--seats", "9"]) == 2
    assert "cannot be played by 9" in capsys.readouterr().err
