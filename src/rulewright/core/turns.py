"""The log in turns: one headline for each, what was chosen and what came of it; the rest are details.

It is made for one reader, from the entries that this reader may read: every table tells it so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from rulewright.core.state import CHOSE, FORCED, Entry
from rulewright.core.texts import Texts, within
from rulewright.core.verbs import (
    DRAWN,
    EACH,
    ELSE,
    GOODS,
    LAST,
    NUMBER,
    PREY,
    Line,
    Vocabulary,
)

RESULTS: Final = 3  # that a headline tells of many; a fourth takes no more room than that there is one more
VERB: Final = re.compile(r"(?!have |has |are )\w{3,} ")  # said once of what follows: `gain 2 Gas and 1 Lava`
# What a line weighs: an attack, a result and its figure, what is told aloud; what decides or is taken as much
# as any figure; so many times as much what happens to somebody, and before all else what hits the reader.
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
        by = seat_of(entry) if start else group.seat if alone(entry) else entry.by
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
    if now.entries[-1].line.message.ends:
        return True
    if alone(entry):  # not what comes of somebody's choice: a deck that ended as they drew
        return now.by is not None and entry.cause is None
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
    if words.brings(line) <= PREY:
        return RESULT + MUCH
    if line.message.hurts:
        return HURT
    if words.result(line) in (EACH, LAST):
        return RESULT + min(max(figures(line), default=0), MUCH)
    return ALOUD if line.message.headline else 0


def figures(line: Line) -> list[int]:
    return [value for domain, value in zip(line.message.domains, line.values()) if domain is NUMBER]


class Told:
    """A line of a headline, as it stands or for several of its kind: then what they come to. `net`: of what
    was gained and taken back."""

    def __init__(self, entry: Entry, line: Line, come_to: int | None = None, net: bool = False) -> None:
        self.entry = entry  # where it stands in the log
        self.line = line
        self.come_to = come_to
        self.net = net


def headline(turn: Turn, words: Texts, names: list[str], reader: int) -> str:
    """One sentence: what a player does in one breath, then what happens to others."""
    clauses: list[tuple[int | None, list[str]]] = []
    before = ""
    lines, more = told(turn, words, names, reader)
    for one in lines:
        seat = one.line.seat()
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
    if one.come_to is None:
        return words.line(one.line, names, reader), words.does(one.line, names, reader)
    return words.sums(one.line, one.come_to, one.net, names, reader)


def told(turn: Turn, words: Texts, names: list[str], reader: int) -> tuple[list[Told], int]:
    """What was chosen first, and what the turn came to: the cards that were drawn, and of many results those
    that matter most; and how many more there are, two at least. Of what the table does by itself all counts
    that it would tell alone."""
    lines = added_up(turn.entries, words, names, reader)
    first = next((one for one in lines if opens(one.line, words)), lines[0])
    results = [one for one in lines if one is not first and words.result(one.line)]
    if any(words.result(one.line) in (EACH, LAST) for one in (first, *results)):
        results = [one for one in results if words.result(one.line) != ELSE]
    if turn.by is None:
        aloud = [one for one in lines if one.line.message.headline and not words.result(one.line)]
        results += [one for one in aloud if one is not first]
    others = [one for one in results if words.result(one.line) != DRAWN]
    others.sort(key=lambda one: rank(one.line, words, reader))
    keep = max(RESULTS, sum(must(one.line, words, reader) for one in others))
    left = others[keep:] if len(others) - keep > 1 else []
    return [one for one in lines if one is first or (one in results and one not in left)], len(left)


def added_up(entries: list[Entry], words: Texts, names: list[str], reader: int) -> list[Told]:
    """Of totals the last one stands for all, what is told alike and what was gained and paid is added up."""
    out: list[Told] = []
    for same in alike(entries, words, names, reader, net=True):
        taken = [entry for entry in same if words.gain(entry.line) is not None]
        if not taken:
            out.append(together(same, words))
        elif len(taken) < len(same):
            out += netted(same, taken, words)
        else:
            out += [together(one, words) for one in alike(same, words, names, reader, net=False)]
    return sorted(out, key=lambda one: entries.index(one.entry)) or [Told(entries[0], entries[0].line)]


def alike(entries: list[Entry], words: Texts, names: list[str], reader: int, net: bool) -> list[list[Entry]]:
    """Lines of the same kind; with `net` what takes something back is of the kind of what it takes back."""
    out: dict[object, list[Entry]] = {}
    for entry in entries:
        gain = words.gain(entry.line) if net else None
        line = entry.line if gain is None else gain
        added = words.adds(line, names, reader) if words.result(line) else ""
        total = words.result(line) == LAST
        kind = (line.message, line.seat()) if total else (line.seat(), added) if added else entry
        out.setdefault(kind, []).append(entry)
    return list(out.values())


def together(same: list[Entry], words: Texts) -> Told:
    """Several lines of a kind in one."""
    entry = same[-1] if words.result(same[0].line) == LAST else same[0]
    if len(same) == 1 or not words.adding(entry.line):
        return Told(entry, entry.line)
    return Told(entry, entry.line, sum(words.amount(one.line) for one in same))


def netted(same: list[Entry], taken: list[Entry], words: Texts) -> list[Told]:
    """What was gained and taken back: the gain that is left, or the loss if that alone would be told. What
    was paid stands in what it paid for."""
    came = sum(-amount_taken(one.line) if one in taken else words.amount(one.line) for one in same)
    last = words.result(same[0].line) == LAST
    gained = [one for one in same if one not in taken]
    if came > 0:
        entry = same[-1] if last else gained[0]
        gain = words.gain(entry.line)
        return [Told(entry, entry.line if gain is None else gain, came, net=True)]
    entry = same[-1] if last else taken[0]
    if not came or not words.result(taken[0].line):
        return []
    line = taken[0].line.message.line(*entry.line.values()) if last else entry.line
    return [Told(entry, line, -came, net=True)]


def amount_taken(line: Line) -> int:
    """Its figure, or one piece."""
    return next(iter(figures(line)), 1)


def rank(line: Line, words: Texts, reader: int) -> tuple[bool, int, bool, bool]:
    """Which results are told first: what is always told, what it brings or destroys, totals and what is told
    aloud; of each what is the reader's own or everybody's."""
    message, result = line.message, words.result(line)
    brings = min(words.brings(line), PREY if message.hurts else GOODS)
    aloud = result == LAST or (message.headline and result == EACH)
    return not must(line, words, reader), brings, not aloud, line.seat() not in (reader, None)


def must(line: Line, words: Texts, reader: int) -> bool:
    """What hits the reader, decides the game or was taken or destroyed is never left out."""
    return (line.message.hurts and line.seat() == reader) or words.brings(line) <= PREY


def opens(line: Line, words: Texts) -> bool:
    """Can a headline begin with it? With a choice, also the only one, and with what comes of one."""
    message, result = line.message, words.result(line)
    chosen = message in (CHOSE, FORCED) and result != ELSE
    return chosen or message.headline or result in (EACH, LAST)
