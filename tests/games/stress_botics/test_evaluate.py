"""The estimate: it plays the cards in thought, counts what was begun, and with it greedy delivers."""

from __future__ import annotations

from rulewright.bots import ask, chances
from rulewright.bots.bot import Budget
from rulewright.bots.greedy import Greedy
from rulewright.games.stress_botics.actions import Turn
from rulewright.games.stress_botics.evaluate import evaluate
from tests.games.stress_botics.given import ANN, BOB, Position, fresh


def ready(program: str = "move1 connect1") -> Position:
    """Round 9: the Scout stands at B; Ann is next door with a full load of Silicon and a battery to boost."""
    p = Position().ships(probe=9, scout=9, freighter=8).objectives("PR1", "SC3", "FR2").alphabot(vault=5)
    p.s.round = 9
    p.at(ANN, "KM_B").at(BOB, "KM_B").stress(10, 10)
    p.track(ANN, "CB CB TB", inner="SB").tank(ANN, 1, "4S")
    p.program(BOB, "move7").s.push(Turn(BOB))
    return p.program(ANN, program)


def worth(p: Position) -> float:
    return evaluate(p.s, ANN)


def test_a_program_that_leads_to_a_delivery_is_worth_most() -> None:
    delivers = worth(ready().turn(ANN))
    assert delivers > worth(ready("connect1 move1").turn(ANN)) + 2  # the Automatic Base stresses more
    assert delivers > worth(ready("mine1 connect1").turn(ANN)) + 5
    assert delivers > worth(ready().track(ANN, "CB CB TB", inner="CB").turn(ANN)) + 2  # only an SB boosts it
    assert delivers > worth(ready().track(ANN, "CB", inner="SB").turn(ANN)) + 5  # two batteries are needed
    assert delivers > worth(ready().shields(ANN, 1).turn(ANN)) + 5
    assert delivers > worth(ready().ships(probe=9, scout=8, freighter=8).turn(ANN)) + 5


def test_too_much_stress_spoils_the_plan() -> None:
    calm, tense = worth(ready().stress(20, 10).turn(ANN)), worth(ready().stress(26, 10).turn(ANN))
    assert calm > tense + 6 + 5  # more than the stress itself


def test_a_delivery_that_was_begun_keeps_its_worth_and_pays() -> None:
    def begun() -> Position:
        return ready("connect11").at(ANN, "MD_B").tank(ANN, 2, "S").turn(ANN)

    before, returned = worth(begun()), worth(begun().play(ANN, "return"))
    p = begun()
    for choice in ("perform", "do deliver", "boost card", "deliver scout"):
        p.play(ANN, choice)
        assert worth(p) >= before - 1, choice
    p.play(ANN, "load S 5")
    assert p.s.bots[ANN].deliveries() == 1 and worth(p) > returned + 2


def test_a_loaded_belt_drives_into_the_main_vault() -> None:
    inside, outside = Position().in_main(ANN), Position().in_main(ANN)
    outside.at(ANN, "LV_A")
    before = worth(inside.turn(ANN, "mine1")) - worth(outside.turn(ANN, "mine1"))
    inside, outside = Position().in_main(ANN), Position().in_main(ANN)
    outside.at(ANN, "LV_A")
    for p in (inside, outside):
        p.belt(a="Mi La", b="Mi La")
    assert worth(inside.turn(ANN, "mine1")) - worth(outside.turn(ANN, "mine1")) > before + 2


def test_shields_batteries_and_points_are_good_and_stress_is_bad() -> None:
    plain = worth(Position().turn(ANN, "mine1"))
    assert worth(Position().stress(5, 0).turn(ANN, "mine1")) <= plain - 4
    assert worth(Position().shields(ANN, 5).turn(ANN, "mine1")) < plain
    assert worth(Position().track(ANN, 5).turn(ANN, "mine1")) > worth(
        Position().track(ANN, 2).turn(ANN, "mine1")
    )
    assert worth(Position().item(ANN, 0, "AI01").turn(ANN, "mine1")) > plain + 2


def test_greedy_delivers_and_beats_random() -> None:
    s = fresh(2, 3)
    rngs, bot = chances(3, 2), Greedy()
    while not s.over:
        if s.actor == ANN:
            s.apply(ask(bot, s, ANN, rngs[ANN], Budget(nodes=20)))
        else:
            s.apply(s.legal[rngs[BOB].below(len(s.legal))])
    assert s.outcome().winners == [ANN] and s.bots[ANN].deliveries()
