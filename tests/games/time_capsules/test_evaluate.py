"""The estimate: it likes VP and repairs, fears breaks, and with it greedy beats random play."""

from __future__ import annotations

from rulewright.bots.bot import Budget
from rulewright.bots.greedy import Greedy
from rulewright.core.rng import seeded
from rulewright.games.time_capsules.evaluate import evaluate
from tests.games.time_capsules.given import ANN, BOB, GAME, Position, capsules, given, split


def chosen(p: Position, seed: int = 1) -> str:
    """What greedy would do now."""
    rng = seeded(seed)
    return p.s.text(Greedy().choose(p.s.sample(p.asked, rng), p.asked, rng, Budget(nodes=60)))


def test_vp_objects_and_crystals_are_good_and_breaks_are_bad() -> None:
    plain = evaluate(given().active(ANN, "b1 c6=3").asked_to_act(ANN).s, ANN)
    assert evaluate(given().active(ANN, "b1 c6=3").vp(ANN, 2).asked_to_act(ANN).s, ANN) > plain + 1.5
    assert evaluate(given().active(ANN, "b1 c6=3 c12=9").asked_to_act(ANN).s, ANN) > plain
    assert evaluate(given().active(ANN, "b1 c6=3").crystals(ANN, 2).asked_to_act(ANN).s, ANN) > plain
    assert evaluate(given().active(ANN, "b1 c6=3 break").asked_to_act(ANN).s, ANN) < plain


def test_the_sixth_break_is_fatal_at_the_end() -> None:
    five = evaluate(given().round(10).inactive(ANN, "break " * 5).asked_to_act(ANN).s, ANN)
    six = evaluate(given().round(10).inactive(ANN, "break " * 6).asked_to_act(ANN).s, ANN)
    assert six < five - 40


def test_greedy_repairs_before_it_is_too_late() -> None:
    p = given().round(10).vp(ANN, 40).active(ANN, "c6=5 break").bag(ANN, "break break", "break break b1")
    p.inactive(ANN, "break").asked_to_act(ANN)
    assert p.mat(ANN).breaks() == 6 and chosen(p) == "repair 1"


def test_greedy_keeps_qubits_for_breaks_in_phase_one() -> None:
    p = split().round(9).vp(ANN, 40).offer("B05 B16 B02", "O18 O09 O15")
    p.active(ANN, "c6=5 break break").bag(ANN, "break break", "break b1").active(BOB, "b1").purchase()
    assert p.mat(ANN).breaks() == 5 and chosen(p) == "pass"


def test_greedy_buys_what_it_can_pay() -> None:
    p = given().round(6).offer(orange="O18 O01 O03").pools(ANN, energy=11).active(ANN, "Z1").asked_to_act(ANN)
    assert chosen(p) == "buy orange1"


def test_greedy_beats_random() -> None:
    for seed, mode in ((1, "base"), (2, "split")):
        s = capsules(GAME.new(2, mode, seed))
        rng, bot = seeded(seed), Greedy()
        while not s.over:
            seat = s.actor
            if seat == ANN:
                s.apply(bot.choose(s.sample(seat, rng), seat, rng, Budget(nodes=25)))
            else:
                s.apply(s.legal[rng.below(len(s.legal))])
        assert s.outcome().winners == [ANN]
