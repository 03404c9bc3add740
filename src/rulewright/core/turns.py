"""The log in turns: one headline for each, what was chosen and what came of it; the rest are details.

It is made for one reader, from the entries that this reader may read: every table tells it so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rulewright.core.state import CHOSE, Entry
from rulewright.core.texts import FIGURE, Texts, begun, within
from rulewright.core.verbs import DRAWN, EACH, ELSE, LAST, NUMBER, Line, Vocabulary

RESULTS: Final = 3  # that a headline tells of many; a fourth takes no more room than that there is one more
VERB: Final = re.compile(r"(?!have |has |are )\w{3,} ")  # said once of what follows: `gain 2 Gas and 1 Lava`
# What a line weighs: an attack, a result and its figure, what is told aloud; so many times as much what
# happens to somebody, and before all else what hits the reader.
HURT, RESULT, MUCH, ALOUD = 6, 9, 9, 6
SOMEBODY, BEFORE_ALL = 1000, 10_000_000


class Turn:
    """What one player, or the table by itself, did in a stretch."""

    def __init__(self, by: int | None, seat: int | None = None, first: int = 0, starts: bool = False) -> None:
        self.by = by
        self.seat = seat  # whose turn it is: of the player in whose turn others answer
        self.first = first  # so many entries were told before it
        self.starts = starts  # by what is declared to begin it
        self.entries: list[Entry] = []

    @property
    def last(self) -> int:
        return self.first + len(self.entries) - 1


class Group:
    """What stands below the line with which a turn or a round begins."""

    def __init__(self, head: Entry | None) -> None:
        self.head = head
        self.turns: list[Turn] = []

    @property
    def seat(self) -> int | None:
        return seat_of(self.head) if self.head is not None else None


class Story:
    """The log of one reader as it grows, grouped by what opens a turn or a round, in each by who acts."""

    def __init__(self, said: Vocabulary) -> None:
        self.said = said
        self.told = 0  # entries so far
        self.groups: list[Group] = []
        self.turns: list[Turn] = []  # of all groups

    def tell(self, entry: Entry) -> None:
        if entry.line.message.opens_turn or not self.groups:
            self.groups.append(Group(entry if entry.line.message.opens_turn else None))
        if not entry.line.message.opens_turn:
            start = starts(entry, self.said)
            if begins(self.groups[-1], entry, start):
                self._begin(self.groups[-1], entry, start)
            self.turns[-1].entries.append(entry)
        self.told += 1

    def _begin(self, group: Group, entry: Entry, start: bool) -> None:
        by = None if alone(entry) else seat_of(entry) if start else entry.by
        seat = group.seat if group.seat is not None else by
        self.turns.append(Turn(by, seat, self.told, start))
        group.turns.append(self.turns[-1])


def seat_of(entry: Entry) -> int | None:
    """The seat that the line is about, if any."""
    return entry.line.seat()


def turns(entries: Iterable[Entry], said: Vocabulary) -> list[Group]:
    """What has been told, in turns."""
    story = Story(said)
    for entry in entries:
        story.tell(entry)
    return story.groups


def starts(entry: Entry, said: Vocabulary) -> bool:
    """Is it declared to begin a stretch of its seat?"""
    if entry.line.message is CHOSE:
        return said.verb(entry.line.b).starts
    return entry.line.message.starts


def begins(group: Group, entry: Entry, start: bool) -> bool:
    """In a round, another player's choices begin a turn, and so does what the table tells by itself."""
    if not group.turns:
        return True
    now = group.turns[-1]
    if start:  # choices of one kind are one stretch
        return not (entry.line.message is CHOSE and now.starts and now.by == seat_of(entry))
    if group.seat is not None:
        return False  # it is one player's turn
    if alone(entry):
        return now.by is not None
    return now.by != entry.by and now.entries[-1].turn != entry.turn


def alone(entry: Entry) -> bool:
    return entry.line.message.headline and seat_of(entry) is None


def weight(turn: Turn, words: Texts, reader: int) -> int:
    """How much a turn matters to this reader: what hits them, then what it came to for somebody, then what
    the table did for itself, as in every round."""
    return sum(matters(entry, words, reader) for entry in turn.entries)


def matters(entry: Entry, words: Texts, reader: int) -> int:
    seat = seat_of(entry)
    if entry.line.message.hurts and seat == reader:
        return BEFORE_ALL
    return strength(entry.line, words) * (1 if seat is None else SOMEBODY)


def strength(line: Line, words: Texts) -> int:
    if line.message.hurts:
        return HURT
    if words.result(line) in (EACH, LAST):
        figures = [value for domain, value in zip(line.message.domains, line.values()) if domain is NUMBER]
        return RESULT + min(max(figures, default=0), MUCH)
    return ALOUD if line.message.headline else 0


class Told:
    """A line of a headline, for itself or for several of its kind."""

    def __init__(self, entry: Entry, alike: list[Entry]) -> None:
        self.entry: Entry = entry
        self.alike: list[Entry] = alike


def headline(turn: Turn, words: Texts, names: list[str], reader: int) -> str:
    """One sentence: what a player does in one breath, then what happens to others."""
    clauses: list[tuple[int | None, list[str]]] = []
    before = ""
    lines, more = told(turn, words, names, reader)
    for one in lines:
        seat = seat_of(one.entry)
        sentence, does = worded(one, words, names, reader)
        if clauses and does and clauses[-1][0] == seat:
            verb = VERB.match(does)
            again = verb is not None and before.startswith(verb[0])
            clauses[-1][1].append(does.removeprefix(verb[0]) if verb and again else does)
        else:
            begins = within(sentence, addressed=seat == reader) if clauses else sentence
            clauses.append((seat if does else None, [begins]))
        before = does
    said = [words.listed(list(dict.fromkeys(parts))) for _seat, parts in clauses]
    return "; ".join(said + ([words.say("list-more", number=more)] if more else []))


def worded(one: Told, words: Texts, names: list[str], reader: int) -> tuple[str, str]:
    """The sentence, and it without who acts."""
    line = one.entry.line
    sentence, does = words.line(line, names, reader), words.does(line, names, reader)
    added = words.adds(line, names, reader) if len(one.alike) > 1 else ""
    if not added:
        return sentence, does
    added = added.replace(FIGURE, str(sum(words.amount(entry.line) for entry in one.alike)))
    subject = sentence.removesuffix(does) if does else ""
    return (subject + added if subject != sentence else begun(added)), added if does else ""


def told(turn: Turn, words: Texts, names: list[str], reader: int) -> tuple[list[Told], int]:
    """What was chosen first, and what the turn came to: the cards that were drawn, of many results what hits
    the reader, what hurts, totals, the first; and how many more there are, two at least; of what the table
    does by itself all counts that it would tell alone."""
    lines = added_up(turn.entries, words, names, reader)
    first = next((one for one in lines if opens(one.entry, words)), lines[0])
    results = [one for one in lines if one is not first and words.result(one.entry.line)]
    if any(words.result(one.entry.line) in (EACH, LAST) for one in (first, *results)):
        results = [one for one in results if words.result(one.entry.line) != ELSE]
    drawn = [one for one in results if words.result(one.entry.line) == DRAWN]
    others = [one for one in results if one not in drawn]
    keep = RESULTS if len(others) > RESULTS + 1 else len(others)
    kept = [first, *drawn, *sorted(others, key=lambda one: rank(one.entry, words, reader))[:keep]]
    counts = [one for one in lines if one in results or (turn.by is None and one.entry.line.message.headline)]
    left = [one for one in counts if one not in kept]
    if len(left) == 1:
        kept += left
    return [one for one in lines if one in kept], len(left) if len(left) > 1 else 0


def added_up(entries: list[Entry], words: Texts, names: list[str], reader: int) -> list[Told]:
    """Of totals the last one stands for all, of what is told alike the first."""
    out: list[Told] = []
    alike: dict[object, list[Entry]] = {}
    for entry in entries:
        alike.setdefault(kind_of(entry, words, names, reader), []).append(entry)
    for same in alike.values():
        out.append(Told(same[-1] if words.result(same[0].line) == LAST else same[0], same))
    return sorted(out, key=lambda one: entries.index(one.entry))


def kind_of(entry: Entry, words: Texts, names: list[str], reader: int) -> object:
    """Lines of the same kind are told as one."""
    result = words.result(entry.line)
    if result == LAST:
        return entry.line.message, seat_of(entry)
    added = words.adds(entry.line, names, reader) if result else ""
    return (seat_of(entry), added) if added else entry


def rank(entry: Entry, words: Texts, reader: int) -> int:
    """Which results are told first: what hits the reader, what hurts, totals."""
    if entry.line.message.hurts:
        return 0 if seat_of(entry) == reader else 1
    return 2 if words.result(entry.line) == LAST else 3


def opens(entry: Entry, words: Texts) -> bool:
    """Can a headline begin with it? With a choice, and with what comes of one."""
    message = entry.line.message
    return message is CHOSE or message.headline or words.result(entry.line) in (EACH, LAST)
