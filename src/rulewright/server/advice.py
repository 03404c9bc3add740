"""What the expert advises, in words: for a hint, and for the turning points of a finished game."""

from __future__ import annotations

import math
from collections import Counter

from rulewright.bots import Weighed
from rulewright.core.forecast import GOES_ON, ahead
from rulewright.core.shown import Head
from rulewright.core.state import State
from rulewright.server import limits, shapes
from rulewright.server.picture import Window
from rulewright.server.words import say


def hint(window: Window, seat: int, found: list[Weighed]) -> shapes.Hint:
    """The best of what the expert compared: how good it thinks them, and what each would change."""
    best = sorted(found[: limits.ADVISED], key=lambda one: math.inf if one.behind is None else one.behind)
    seen = window.forecasts(seat, [one.option for one in best])
    s = window.table.draft(seat).state
    now = window.scene(s)[1]
    advice = [advised(window, s, seat, one, then, now) for one, then in zip(best, seen, strict=True)]
    advice[0].expected = say(window.lang, "hint-best")
    return shapes.Hint(window.table.decision(seat), advice)


def advised(
    window: Window, s: State, seat: int, one: Weighed, seen: shapes.Forecast, now: Head | None
) -> shapes.Advice:
    told = [line.text for line in seen.events if line.level > 2]  # the choice itself is known
    reasons = counted(told) + scored(window, seat, now, seen.head)
    return shapes.Advice(
        option=window.option(one.option, s),
        behind=one.behind,
        expected=expected(window, one.behind),
        reasons=reasons or [seen.then],  # at least what comes next
        then=plan(window, s, seat, one),
    )


def plan(window: Window, s: State, seat: int, one: Weighed) -> list[shapes.Option]:
    """How the bot would go on, as far as nothing is learned; without what only goes on, as END does."""
    out: list[shapes.Option] = []
    after, stop = ahead(s, seat, one.option)
    for option in one.then:
        if stop != GOES_ON or option not in after.options(seat):
            break
        if option != after.proposal(seat):
            out.append(window.option(option, after))
        after, stop = ahead(after, seat, option)
    return out


def counted(sentences: list[str]) -> list[str]:
    """Each once, with how often it is said."""
    return [text if n == 1 else f"{text} ×{n}" for text, n in Counter(sentences).items()]


def scored(window: Window, seat: int, now: Head | None, then: Head | None) -> list[str]:
    """How this seat's score would change, if the game has points and it does."""
    if now is None or then is None or now.score == then.score:
        return []
    before, after = now.score[seat], then.score[seat]
    return [say(window.lang, "hint-score", before=before, after=after)] if before != after else []


def expected(window: Window, behind: float | None) -> str:
    """How far a choice is behind the best, said as what it is: an estimate, of points or of worth."""
    if behind is None:
        return say(window.lang, "hint-end")
    by = round(behind, 1)
    if by == 0:
        return say(window.lang, "hint-equal")
    return say(window.lang, "hint-points" if window.table.game.in_points else "hint-worth", by=by)


def turning(window: Window, version: int, by: float, found: list[Weighed]) -> shapes.Turning:
    """Of a finished game: what was chosen after this version, and what the expert would have."""
    table = window.table
    s = table.at(version)
    chosen = table.choices[table.marks[version].choices][1]
    advice = [window.option(one.option, s) for one in found[: limits.ADVISED]]
    return shapes.Turning(version, by, window.option(chosen, s), advice)
