"""What eyes get of Age of Automaton is what the rules then do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

import rulewright
from rulewright import bots
from rulewright.core.reference import written
from rulewright.core.texts import texts
from rulewright.core.zones import SPECTATOR
from rulewright.games.age_of_automaton.catalogue import printed
from rulewright.games.age_of_automaton.goods import Give, Limit, Swap, Take
from rulewright.games.age_of_automaton.printed import (
    COLOURS,
    IN_BOTH,
    IN_TOKENS,
    MEGAPHONE,
    MINUS,
    PARTS_VP,
    REPUTATION_TOP,
)
from rulewright.games.age_of_automaton.scoring import research_vp, sheet, total
from rulewright.games.age_of_automaton.shown import Shown, shown
from rulewright.games.age_of_automaton.table import AUDIT_PHASE, Automaton
from rulewright.games.age_of_automaton.telling import head
from tests.games.age_of_automaton.given import A, B, Position, given


def public(seen: Shown) -> Any:
    """Without what only its owner sees: the cards in hand and in packets."""
    plain = to_builtins(seen)
    for seat in plain["seats"]:
        seat["hand"], seat["packet"] = len(seat["hand"]), len(seat["packet"])
    return plain


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_if_the_game_ended_now_and_nothing_hidden(seats: int) -> None:
    s = rulewright.game("age_of_automaton").new(seats, seed=seats)
    assert isinstance(s, Automaton)
    rngs, player = bots.chances(seats, seats), bots.bot("random")
    while not s.over:
        seen = s.shown(SPECTATOR)
        scores = [seat.counts.score for seat in seen.seats]
        assert scores == s.outcome().scores == [sum(v) for v in zip(*[row.values for row in seen.sheet])]
        assert scores == head(seen, texts(s.setup.game, "en")).score
        assert public(seen) == public(s.shown(A)), "all but hands and packets is public"
        for seat in seen.seats:
            assert not [one for one in seat.hand + seat.packet if one.id or one.spot]
            f = s.factories[seat.seat]
            assert sum(PARTS_VP[len(parts)] for parts in seat.sets) == research_vp(f)
            by_source = {row.name: row.values[seat.seat] for row in sheet(s)}
            relations = [by_source[name] for name in ("apex", "bionix", "citadel")]
            assert [product.vp for product in seat.products] == relations
        for _ in range(25):
            if not s.over:
                seat_ = s.deciders[0]
                s.play(seat_, bots.ask(player, s, seat_, rngs[seat_]))


@pytest.mark.clause("AOA-6.2")
def test_the_price_shown_is_the_price_paid() -> None:
    g = (
        given()
        .has(A, tokens="R5 Y5 B5", workers="IV")
        .owns(A, "E01@C1 E02@C3")
        .row("equipment", "E10")
        .turn(A)
    )
    seen = shown(g.s, A)
    card = seen.rows[0].cards[0]
    assert seen.seats[A].best == 4 and card.id == "E10" and card.prices[A] != card.prices[B]
    g.play(A, "buy E10", "send IV general")
    paid = [before - after for before, after in zip([5, 5, 5], g.f(A).tokens)]
    assert dict(zip(COLOURS, paid)) == card.prices[A] and any(paid)


def test_the_odds_of_a_prospect_are_all_rolls() -> None:
    levels = printed(texts(rulewright.game("age_of_automaton"), "en")).levels
    assert [level.id for level in levels] == ["I", "II", "III", "IV"]
    assert levels[0].odds == [58, 35, 7, 0] and levels[3].odds == [4, 22, 44, 30]  # of 216: 125 75 15 1


def test_the_audit_forecast_tells_who_would_fail() -> None:
    g = given().has(A, credits=4).has(B, credits=3)
    g.s.round, g.s.audits, g.s.audit = 2, (0, 2, 5, 9), 1
    seen = shown(g.s, A)
    first, second = seen.audits[:2]
    assert seen.audited and (first.trigger, first.odds, first.towards.need) == (3, 5, [4])
    assert first.towards.have == [[4], [3]] and first.towards.met == [True, False]
    assert first.towards.missing == [0, 1] and second.odds == 0
    g.s.round = 1
    assert not shown(g.s, A).audited and shown(g.s, A).audits[0].odds == 0, "no audit in the first round"
    assert g.s.phase != AUDIT_PHASE


@pytest.mark.clause("AOA-9.3b", "AOA-9.4")
def test_the_next_place_is_the_one_that_sponsorship_gives() -> None:
    g = given(3)
    assert [seat.place for seat in shown(g.s, A).seats] == [2, 1, 1]
    g.s.next_order = [B, -1, -1]
    assert [seat.place for seat in shown(g.s, A).seats] == [2, 2, 2]
    assert shown(g.s, A).next_order == [B, None, None]


@pytest.mark.clause("AOA-3.8")
def test_a_worker_is_sent_to_the_leftmost_free_space_or_the_fourth_level_s() -> None:
    g = given().has(A, tokens="R5 Y5 B5", workers="II IV").row("research", "RD04").turn(A)
    g.s.block(2)
    assert not [space for space in shown(g.s, A).spaces["research"] if space.spot], "nothing is asked yet"
    g.play(A, "research RD04")
    seen = shown(g.s, A)
    assert [space.spot for space in seen.spaces["research"]] == ["", "place:general", "place:iv"]
    assert [space.blocked for space in seen.spaces["research"]] == [True, False, False]
    assert not [space for space in seen.spaces["sale"] if space.spot]
    assert seen.goal is not None and (seen.goal.action, seen.goal.spot) == ("research", "research:RD04")


@pytest.mark.clause("AOA-6.3", "AOA-6.7")
def test_a_card_goes_to_its_column_at_once_only_where_its_extra_action_cannot_be_played() -> None:
    def bought(workers: str) -> Position:
        g = given().owns(A, "E01@C1 E02@C1").row("equipment", "E06 E07 E11 E12")
        g.has(A, workers=workers, tokens="R5 Y5 B5", credits=9).turn(A)
        g.play(A, "buy E06")
        assert g.question == "Extra"
        return g

    assert shown(bought("I I").s, A).placings == []  # a worker is left for it
    g = bought("I")
    assert g.options("overbuilt"), "one could still be built"
    found = shown(g.s, A).placings
    assert [placing.column for placing in found] == ["C2", "C3", "C4"]  # the first one is full
    assert g.s.shown(B).placings == found, "it rests on nothing that is hidden"
    for word in found[0].said:
        g.play(A, word)
    assert "E06" in [card.id for card in shown(g.s, A).seats[A].columns[1].equipment]


@pytest.mark.clause("AOA-1.2")
def test_the_tally_tells_how_many_of_each() -> None:
    g = given().has(A, tokens="R6 Y5", credits=3)

    def asked(question: Any) -> tuple[str, int, bool, dict[str, int]]:
        g.s.stack.append(question)
        tally = shown(g.s, A).tally
        g.s.stack.pop()
        assert tally is not None
        return tally.task, tally.most, tally.exact, tally.room

    assert asked(Limit(A)) == ("drop", 1, True, {"R": 6, "Y": 5})
    assert asked(Take(A, 2, (0, 2))) == ("take", 2, True, {"R": 2, "B": 2})
    assert asked(Give(A, 2, IN_TOKENS)) == ("give", 2, True, {"R": 6, "Y": 5})
    assert asked(Give(A, 2, IN_BOTH)) == ("give", 2, True, {"R": 6, "Y": 5, "credit": 3})
    assert asked(Swap(A, 1, 3)) == ("swap", 2, False, {"R": 6, "Y": 5})


@pytest.mark.clause("AOA-15.3")
@pytest.mark.parametrize(("reputation", "raised"), [(0, 2), (REPUTATION_TOP - 1, 1), (REPUTATION_TOP, 0)])
def test_the_tally_tells_what_a_donation_raises(reputation: int, raised: int) -> None:
    second = [space for space, megaphone in enumerate(MEGAPHONE) if megaphone][1]
    g = given().has(A, credits=9, prospect="4 4 4 4", reputation=reputation, donation=second - 6).donating(A)
    tally = shown(g.s, A).tally
    assert tally is not None and tally.most == 6 and tally.raises[0] == 0 and tally.raises[6] == raised
    assert len(tally.raises) == len(MEGAPHONE) - (second - 6), "to the end of the track"
    for n in range(1, tally.most + 1):
        g.play(A, "donate credit")
        assert g.f(A).reputation - reputation == tally.raises[n]


def test_lost_points_and_scores_are_told_in_both_languages() -> None:
    g = given().has(A, credits=4)
    g.f(A).minus = 2
    seen = shown(g.s, A)
    assert seen.seats[A].counts.lost == 2 * MINUS
    for lang, words in (("en", "if the game ended now"), ("es", "si la partida acabara ahora")):
        game = rulewright.game("age_of_automaton")
        assert game.tell is not None
        told = "\n".join(game.tell(seen, texts(game, lang), ["Ann", "Bob"]))
        assert f"{written(total(g.f(A)))} {words}" in told
