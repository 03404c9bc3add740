"""How well the bots of a report play, measured beside it: what weak players do says little of a game."""

from __future__ import annotations

from typing import Final

import msgspec

from rulewright.arena.intervals import Interval
from rulewright.arena.match import Match
from rulewright.arena.simulate import simulate

GAMES: Final = 10  # against random bots
APART: Final = 1_000_000  # seeds of their own


class Strength(msgspec.Struct, frozen=True):
    """One bot against random ones on all other seats."""

    bot: str
    games: int
    wins: int
    interval: Interval


def strengths(match: Match, games: int = GAMES) -> list[Strength]:
    """Of each bot of the match that is not random; none for a player alone."""
    return [one(match, name, games) for name in measured(match)]


def measured(match: Match) -> list[str]:
    return [name for name in dict.fromkeys(match.bots) if name != "random"] if match.seats > 1 else []


def trials(match: Match) -> int:
    """How many games that takes."""
    return GAMES * len(measured(match))


def one(match: Match, name: str, games: int) -> Strength:
    others = ("random",) * (match.seats - 1)
    trial = msgspec.structs.replace(
        match, bots=(name, *others), games=games, seed=match.seed + APART, tables=()
    )
    result = simulate(trial)
    return Strength(name, result.finished, result.bots[0].wins, result.bots[0].interval)


def said(found: list[Strength], match: Match) -> str:
    """The first line of a report."""
    names = ", ".join(dict.fromkeys(match.bots))
    thought = f" with {match.nodes} positions at most for a choice" if match.nodes else ""
    text = f"Played by {names} bots{thought}"
    if set(match.bots) == {"random"}:
        return f"{text}, who choose blindly: this tells what can happen, not what good players do."
    if not found:
        return f"{text}, alone: their strength was not measured."
    told = [
        f"{one.bot} won {one.wins} of {one.games} games against random ones"
        f" ({100 * one.interval[0]:.0f} to {100 * one.interval[1]:.0f} %)"
        for one in found
    ]
    return f"{text}: {'; '.join(told)}. Good people may play otherwise."
