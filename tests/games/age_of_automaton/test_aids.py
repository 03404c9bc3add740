"""What the table shows beside the picture is what the rules then do."""

from __future__ import annotations

import pytest

import rulewright
from rulewright import bots
from rulewright.core.zones import SPECTATOR
from rulewright.games.age_of_automaton.aids import aids
from rulewright.games.age_of_automaton.table import AUDIT_PHASE, Automaton
from tests.games.age_of_automaton.given import A, B, automaton, given


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_if_the_game_ended_now_and_nothing_hidden(seats: int) -> None:
    s = rulewright.game("age_of_automaton").new(seats, seed=seats)
    assert isinstance(s, Automaton)
    rngs, player = bots.chances(seats, seats), bots.bot("random")
    while not s.over:
        told = aids(s, SPECTATOR)
        assert (
            told["scores"]
            == s.outcome().scores
            == [sum(v) for v in zip(*[r["values"] for r in told["sheet"]])]
        )
        assert told == aids(automaton(s.redacted(A)), A) == aids(automaton(s.redacted(SPECTATOR)), SPECTATOR)
        for _ in range(25):
            if not s.over:
                seat = s.deciders[0]
                s.play(seat, bots.ask(player, s, seat, rngs[seat]))


@pytest.mark.clause("AOA-6.2")
def test_the_price_shown_is_the_price_paid() -> None:
    g = (
        given()
        .has(A, tokens="R5 Y5 B5", workers="IV")
        .owns(A, "E01@C1 E02@C3")
        .row("equipment", "E10")
        .turn(A)
    )
    told = aids(g.s, A)["seats"][A]
    assert told["reach"][1] == 4
    g.play(A, "buy E10", "send IV general")
    paid = [before - after for before, after in zip([5, 5, 5], g.f(A).tokens)]
    assert paid == told["prices"][0] and sum(paid)


def test_the_odds_of_a_prospect_are_all_rolls() -> None:
    odds = aids(given().s, A)["odds"]
    assert [sum(row) for row in odds] == [216] * 4
    assert odds[0] == [125, 75, 15, 1] and odds[3] == [8, 48, 96, 64]


def test_the_audit_forecast_tells_who_would_fail() -> None:
    g = given().has(A, credits=4).has(B, credits=3)
    g.s.round, g.s.audits, g.s.audit = 2, [0, 2, 5, 9], 1
    first, second = aids(g.s, A)["audits"][:2]
    assert (first["trigger"], first["odds"], first["need"]) == (3, 5, [4])
    assert first["have"] == [[4], [3]] and first["met"] == [True, False]
    assert second["odds"] == 0
    g.s.round = 1
    assert aids(g.s, A)["audits"][0]["odds"] == 0, "no audit in the first round"
    assert g.s.phase != AUDIT_PHASE


@pytest.mark.clause("AOA-9.3b", "AOA-9.4")
def test_the_next_place_is_the_one_that_sponsorship_gives() -> None:
    g = given(3)
    assert [seat["place"] for seat in aids(g.s, A)["seats"]] == [2, 1, 1]
    g.s.next_order = [B, -1, -1]
    assert [seat["place"] for seat in aids(g.s, A)["seats"]] == [2, 2, 2]
