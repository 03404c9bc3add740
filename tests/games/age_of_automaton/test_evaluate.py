"""The estimate: it likes what scores, counts what still waits, and with it greedy beats random play."""

from __future__ import annotations

from rulewright.bots.bot import Budget
from rulewright.bots.greedy import Greedy
from rulewright.core.rng import seeded
from rulewright.games.age_of_automaton.evaluate import W, evaluate
from rulewright.games.age_of_automaton.turn import TurnEnd
from rulewright.games.age_of_automaton.workers import Extra, ExtraDone
from tests.games.age_of_automaton.given import GAME, LABELS, A, Position, given


def test_goods_workers_and_cards_are_good_and_lost_reliability_is_bad() -> None:
    plain = evaluate(given().has(A, credits=1).turn(A).s, A)
    assert evaluate(given().has(A, credits=1, vp=3).turn(A).s, A) == plain + 3
    assert evaluate(given().has(A, credits=2).turn(A).s, A) > plain
    assert evaluate(given().has(A, credits=1, workers="II").turn(A).s, A) > plain
    assert evaluate(given().has(A, credits=1).owns(A, "SO12").turn(A).s, A) > plain + 5
    assert evaluate(given().has(A, credits=1, reliability=8).turn(A).s, A) < plain


def waiting(p: Position, done: bool) -> float:
    """The estimate while the extra action of a card waits, or was done."""
    p.s.stack = [TurnEnd(A), ExtraDone(A, LABELS["E01"]) if done else Extra(A, LABELS["E01"])]
    return evaluate(p.s, A)


def test_an_extra_action_counts_while_a_worker_is_there_for_it() -> None:
    p = given().has(A, workers="II").turn(A)
    assert waiting(p, done=False) == waiting(p, done=True) + W.extra_action
    p = given().turn(A)
    assert waiting(p, done=False) == waiting(p, done=True)


def test_greedy_beats_random() -> None:
    s = GAME.new(2, None, 1)
    rng, bot = seeded(1), Greedy()
    while not s.over:
        if s.actor == A:
            s.apply(bot.choose(s.sample(A, rng), A, rng, Budget(nodes=25)))
        else:
            s.apply(s.legal[rng.below(len(s.legal))])
    assert s.outcome().winners == [A]
