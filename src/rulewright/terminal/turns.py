"""The log in turns: one headline for each, what was chosen and what came of it; the rest are details.

The browser groups in the same way what the server sends it (web/src/shell/turns.ts).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.core.state import CHOSE, Entry
from rulewright.core.texts import Texts, within
from rulewright.core.verbs import EACH, LAST, SEAT, Vocabulary

RESULTS: Final = 3  # that a headline tells


class Turn:
    """What one player, or the table by itself, did in a stretch."""

    def __init__(self, by: int | None, started: bool = False) -> None:
        self.by = by
        self.started = started  # by what is declared to begin it
        self.entries: list[Entry] = []


class Group:
    """What stands below the line with which a turn or a round begins."""

    def __init__(self, head: Entry | None) -> None:
        self.head = head
        self.turns: list[Turn] = []


def seat_of(entry: Entry) -> int | None:
    """The seat that the line is about, if any."""
    domains = entry.line.message.domains
    return entry.line.values()[domains.index(SEAT)] if SEAT in domains else None


def turns(entries: Sequence[Entry], who: list[int], said: Vocabulary | None = None) -> list[Group]:
    """Grouped by what opens a turn or a round, in each by who acts; `who` made each choice of the game."""
    out: list[Group] = []
    for entry in entries:
        if entry.line.message.opens_turn:
            out.append(Group(entry))
            continue
        if not out:
            out.append(Group(None))
        by = who[entry.turn - 1] if 0 < entry.turn <= len(who) else None
        start = starts(entry, said)
        if begins(out[-1], entry, by, start):
            out[-1].turns.append(Turn(None if alone(entry) else seat_of(entry) if start else by, start))
        out[-1].turns[-1].entries.append(entry)
    return out


def starts(entry: Entry, said: Vocabulary | None) -> bool:
    """Is it declared to begin a stretch of its seat?"""
    if entry.line.message is CHOSE and said is not None:
        return said.verb(entry.line.b).starts
    return entry.line.message.starts


def begins(group: Group, entry: Entry, by: int | None, start: bool) -> bool:
    """In a round, another player's choices begin a turn, and so does what the table tells by itself."""
    if not group.turns:
        return True
    now = group.turns[-1]
    if start:  # choices of one kind are one stretch
        return not (entry.line.message is CHOSE and now.started and now.by == seat_of(entry))
    if group.head is not None and seat_of(group.head) is not None:
        return False  # it is one player's turn
    if alone(entry):
        return now.by is not None
    return now.by != by and now.entries[-1].turn != entry.turn


def alone(entry: Entry) -> bool:
    return entry.line.message.headline and seat_of(entry) is None


def headline(turn: Turn) -> list[Entry]:
    """What was chosen first, and what the turn came to: of many results what hurts, totals, the first."""
    told = [entry for entry in turn.entries if entry.line.message is CHOSE or comes_to(entry)]
    first = told[0] if told else turn.entries[0]
    results = [
        entry for i, entry in enumerate(turn.entries) if entry is not first and counts(turn.entries[i:])
    ]
    strongest = sorted(results, key=weight)[:RESULTS]
    return [entry for entry in turn.entries if entry is first or any(entry is one for one in strongest)]


def summary(words: Texts, told: list[Entry], names: list[str], reader: int) -> str:
    """One sentence: what a player does in one breath, then what happens to others."""
    clauses: list[tuple[int | None, list[str]]] = []
    for entry in told:
        seat, does = seat_of(entry), words.does(entry.line, names, reader)
        sentence = words.entry(entry, names, reader)
        if clauses and does and clauses[-1][0] == seat:
            clauses[-1][1].append(does)
        else:
            begins = within(sentence, addressed=seat == reader) if clauses else sentence
            clauses.append((seat if does else None, [begins]))
    return "; ".join(words.listed(list(dict.fromkeys(parts))) for _seat, parts in clauses)


def weight(entry: Entry) -> int:
    message = entry.line.message
    return 0 if message.hurts else 1 if message.result == LAST else 2


def comes_to(entry: Entry) -> bool:
    return entry.line.message.headline or entry.line.message.result > 0


def counts(entries: list[Entry]) -> bool:
    """The first of these is a result; of totals only the last one says how it stands."""
    now, *later = entries
    message = now.line.message
    if message.result == LAST:
        return not any(one.line.message is message and seat_of(one) == seat_of(now) for one in later)
    return message.result == EACH
