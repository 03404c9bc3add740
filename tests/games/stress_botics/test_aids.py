"""What the table says beside the picture: ends of a Move, the checklist of a delivery, what lava does."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulewright.games.stress_botics.aids import aids
from rulewright.games.stress_botics.maintenance import Shift
from rulewright.games.stress_botics.printed import ALPHABOT, GOODS, NODES
from rulewright.games.stress_botics.scoring import outcome
from rulewright.games.stress_botics.tanks import gain
from tests.games.stress_botics.given import ANN, BOB, DEE, Position, fresh, pieces


def reach(p: Position) -> dict[str, Any]:
    return {NODES[end["node"]]: end for end in aids(p.s, ANN)["reach"]}


def leaving_the_core() -> Position:
    p = Position(4).at(ANN, "CORE").at(BOB, "MM_B").at(2, "MM_B").track(ANN, "CB TB SB", inner="CB")
    p.s.rotation = 1  # no tunnel: two shields
    return p.shields(ANN, 7).stress(9, 17, 6, 24)


@pytest.mark.clause("SB-3.3.2", "SB-3.3.6b")
def test_a_walk_says_its_way_and_its_price_and_that_is_what_happens() -> None:
    p = leaving_the_core().at(DEE, "LV_A").turn(ANN, "move5").play(ANN, "perform")
    found = reach(p)
    assert found["MM_B"]["nodes"] == [NODES.index("LV_B"), NODES.index("MM_B")]
    assert found["MM_B"]["path"] == ["boost none", "step LV_B", "step MM_B", "stop"]
    for name, end in found.items():
        after = p.s.copy()
        for word in end["path"]:
            after.play(ANN, word)
        b = after.bots[ANN]
        assert (NODES[b.node], b.shields, len(b.track)) == (name, end["shields"], end["batteries"])
        assert [other.stress for other in after.bots] == end["stress"]
    assert found["LV_B"]["shields"] == 5 and found["LV_A"]["shields"] == 4  # Dee is met: one more
    assert found["LV_A"]["meets"] == [[DEE, 0, 0]]


@pytest.mark.clause("SB-3.3.5", "SB-R-76")
def test_a_full_vault_is_passed_and_counted() -> None:
    p = leaving_the_core()
    lower = p.node_of("LAI")
    p.at(DEE, lower).turn(ANN, "move5").play(ANN, "perform")
    found = reach(p)
    assert lower not in found
    beyond = "MM" + lower[2:]
    assert [NODES[n] for n in found[beyond]["nodes"]] == [lower, beyond]


@pytest.mark.clause("SB-3.3.3", "SB-R-48")
def test_a_boosted_walk_says_where_a_second_one_could_end() -> None:
    p = leaving_the_core().turn(ANN, "move5").play(ANN, "perform")
    assert all("again" not in end for end in reach(p).values())
    p.play(ANN, "boost inner")
    assert NODES.index("UV_B") in reach(p)["MM_B"]["again"]


def test_every_end_of_a_move_can_be_reached_in_random_play() -> None:
    rng = random.Random(5)
    s = fresh(3, 5)
    ends = 0
    while not s.over and ends < 60:
        seat = s.deciders[0]
        for end in aids(s, seat).get("reach", []):
            after = s.copy()
            for word in end["path"]:
                after.play(seat, word)
            assert after.bots[seat].node == end["node"] and after.bots[seat].shields == end["shields"]
            ends += 1
        s.play(seat, rng.choice(s.options(seat)))
    assert ends >= 60


@pytest.mark.clause("SB-3.6.1c", "SB-3.6.2")
def test_the_checklist_names_what_fails_with_its_numbers() -> None:
    p = Position(4).at(ANN, "MD_B").stress(22, 1, 2, 3).ships(probe=6, scout=9).dangerous(ANN, 3, 3)
    p.objectives("PR2", "SC1", "FR1").tank(ANN, 1, "4C B").track(ANN, "SB TB CB", inner="SB")
    p.turn(ANN, "connect8")
    probe, scout, freighter = aids(p.s, ANN)["checks"]
    assert [row["id"] for row in probe["rows"] if not row["met"]] == ["stress"]
    assert next((r["have"], r["need"]) for r in probe["rows"] if r["id"] == "stress") == (22, 15)
    assert len(probe["rows"]) == 9 and not probe["allowed"]
    assert scout["allowed"] and scout["drop"] == 0 and (scout["own"], scout["others"]) == (-5, 3)
    assert sum(n * vp for _, n, vp in scout["load"]) == 4 * 2 + 1
    assert [row["id"] for row in freighter["rows"] if not row["met"]] == ["point"]
    p.stress(18)  # two Cargo Cards for the Probe would do: 18, 16, 14
    assert aids(p.s, ANN)["checks"][0]["drop"] == 2


@pytest.mark.clause("SB-3.7.1")
def test_alphabot_has_a_checklist_of_its_own_on_the_shuttle() -> None:
    p = Position(2).at(ANN, "MD_C").ships(-1, -1, 13).stress(29, 0).track(ANN, "CB TB SB", inner="SB")
    p.s.vault = 6
    p.turn(ANN, "connect8")
    found = aids(p.s, ANN)["checks"][ALPHABOT]
    assert found["allowed"] and found["own"] == -10 and found["others"] == 0


@pytest.mark.clause("SB-8.4", "SB-4.3")
def test_what_melts_and_what_solidifies_is_said_before() -> None:
    p = Position(4).tank(ANN, 1, "C T").tank(ANN, 2, "2L")
    gain(p.s, ANN, tuple(pieces("L")[:GOODS]))
    p.s.advance()
    assert aids(p.s, ANN)["melts"] == [(0, pieces("4L")[:6])]
    p.play(ANN, "put L tank1")
    assert p.tanks(ANN)[0] == "4L"
    p.s.stack.clear()
    p.s.phase = 4
    p.tank(ANN, 1, "C L").tank(ANN, 2, "2L").run(Shift(ANN))
    found = aids(p.s, ANN)["cooled"]
    assert found["melted"][:12] == pieces("3L")[:6] + pieces("2L")[:6]
    assert found["solid"][:12] == pieces("B")[:6] + pieces("B")[:6]


def test_the_standing_is_the_score_without_the_secret() -> None:
    p = Position(3).stress(4, 5, 6).shields(ANN, 9).container(ANN, 0, "2A").objectives("PR2", "SC1", "FR1")
    p.item(ANN, 0, "AI05")
    end = outcome(p.s)
    secret = [row for row in end.sheet if row.name.startswith("secondary")]
    expected = [score - sum(row.values[seat] for row in secret) for seat, score in enumerate(end.scores)]
    assert aids(p.s, BOB)["standing"] == expected


def test_a_seat_that_is_not_asked_hears_nothing_but_the_standing() -> None:
    p = leaving_the_core().turn(ANN, "move5").play(ANN, "perform")
    assert list(aids(p.s, BOB)) == ["standing"]
