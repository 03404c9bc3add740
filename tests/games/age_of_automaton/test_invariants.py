"""The invariants (AOA-INV): they hold along random games, and each is noticed when broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.core.rng import seeded
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.invariants import invariants
from rulewright.games.age_of_automaton.table import AUDIT_PHASE, Automaton
from tests.games.age_of_automaton.given import GAME, LABELS, A, B, Position, given


def tracks(s: Automaton) -> list[list[int]]:
    """What never goes back, by player."""
    return [
        [
            *f.prospect,
            *f.relations,
            f.donation,
            f.reputation,
            f.vp,
            -f.reliability,
            f.minus,
            f.claimed.bit_count(),
        ]
        for f in s.factories
    ]


@pytest.mark.clause(
    "AOA-INV-01", "AOA-INV-02", "AOA-INV-03", "AOA-INV-04", "AOA-INV-05", "AOA-INV-06", "AOA-INV-07",
    "AOA-INV-08",
    "AOA-INV-09", "AOA-INV-10", "AOA-INV-11", "AOA-INV-12", "AOA-INV-13", "AOA-INV-14", "AOA-INV-15",
    "AOA-INV-16",
    "AOA-INV-17", "AOA-INV-18", "AOA-INV-19", "AOA-INV-20", "AOA-INV-21", "AOA-INV-23", "AOA-INV-24",
    "AOA-INV-25",
    "AOA-INV-26", "AOA-INV-27",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("limited", ["no", "yes"])
def test_they_hold_along_random_games(seats: int, limited: str) -> None:
    for seed in range(4):
        s = GAME.new(seats, None, seed, draft="yes" if seed % 2 else "no", limited_common=limited)
        assert isinstance(s, Automaton)
        dice = seeded(seed)
        before, minus = tracks(s), 0
        while not s.over:
            phase, number, top = s.phase, s.round, type(s.stack[-1]).__name__
            s.apply(s.legal[dice.below(len(s.legal))])
            assert invariants(s) == []
            now = tracks(s)
            for was, has in zip(before, now, strict=True):
                assert all(a <= b for a, b in zip(was, has, strict=True)), (phase, top)  # INV-05, INV-24
            if (s.round, s.phase) == (number, phase) and phase != AUDIT_PHASE:
                assert sum(f.minus for f in s.factories) == minus
            before, minus = now, sum(f.minus for f in s.factories)
            for kind in range(3):  # INV-08
                lying = s.decks[kind].cards + s.rows[kind].cards + s.discards[kind].cards
                owned = [c for f in s.factories for c in (f.equipment, f.research, f.sales)[kind].cards]
                assert sorted(lying + owned) == list(range(20 * kind, 20 * kind + 20))


def lose_die(g: Position) -> None:
    g.f(A).unbuilt -= 1


def too_many_tokens(g: Position) -> None:
    g.has(A, tokens="R11")


def owe_credits(g: Position) -> None:
    g.has(A, credits=-1)


def four_markers(g: Position) -> None:
    g.played(A, "prospect", "equipment", "research", "sale")


def double_column(g: Position) -> None:
    g.played(A, "prospect", "funding")


def two_on_top(g: Position) -> None:
    g.has(A, prospect="5 0 0 0").has(B, prospect="5 0 0 0")


def low_on_iv(g: Position) -> None:
    g.stands(A, "II", "sale", "iv")


def short_row(g: Position) -> None:
    g.row("sale", "SO01 SO02")


def nine_cards(g: Position) -> None:
    g.owns(A, "E01@C1 E02@C1 E03@C1")


def lost_specialist(g: Position) -> None:
    g.f(A).discarded = 3


def lost_contract(g: Position) -> None:
    g.has(A, contracts=5)


def crowded_common(g: Position) -> None:
    for number in range(1, 19):
        g.put(LABELS[f"S{number:02}"], g.s.common)


def minus_too_early(g: Position) -> None:
    g.has(A, minus=1)


def lost_vp_token(g: Position) -> None:
    g.s.stacks[0].pop()


def broken_order(g: Position) -> None:
    g.s.order = (0, 0)


def late_tile(g: Position) -> None:
    g.s.tile_row.cards[0] = p.LATE_TILES[0]


def too_many_claims(g: Position) -> None:
    g.has(A, claimed=0b11)


def done_too_little(g: Position) -> None:
    g.s.phase, g.s.done = AUDIT_PHASE, 5


def no_market(g: Position) -> None:
    g.s.market = []


def turned_unplayed(g: Position) -> None:
    g.has(A, turned=4)


def unblocked(g: Position) -> None:
    g.s.spaces[0] = p.FREE


BREACHES: list[tuple[Callable[[Position], None], str]] = [
    (lose_die, "INV-01"), (too_many_tokens, "INV-02"), (owe_credits, "INV-02"), (four_markers, "INV-03"),
    (double_column, "INV-04"), (two_on_top, "INV-06"), (low_on_iv, "INV-07"), (short_row, "INV-09"),
    (nine_cards, "INV-10"), (lost_specialist, "INV-11"), (lost_contract, "INV-12"),
    (crowded_common, "INV-13"),
    (minus_too_early, "INV-14"), (lost_vp_token, "INV-15"), (broken_order, "INV-16"), (late_tile, "INV-17"),
    (too_many_claims, "INV-18"), (done_too_little, "INV-20"), (done_too_little, "INV-23"),
    (no_market, "INV-25"),
    (turned_unplayed, "INV-26"), (unblocked, "INV-27"),
]  # fmt: skip


@pytest.mark.parametrize(("breach", "told"), BREACHES, ids=[told for _, told in BREACHES])
def test_a_breach_is_noticed(breach: Callable[[Position], None], told: str) -> None:
    g = given()
    for f in g.s.factories:
        f.discarded = 4
    assert invariants(g.s) == []
    breach(g)
    assert any(line.startswith(told) for line in invariants(g.s))
