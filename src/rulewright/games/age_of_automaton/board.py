"""The table as a picture in text: rows and spaces, tracks with all marks, the seats, the own board."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, FOCUS, INK, LEGAL, QUIET, SEAT_LETTERS, SEAT_TEXTS, TEXT
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.core.zones import HIDDEN
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.actions import goal, plain
from rulewright.games.age_of_automaton.digest import (
    about,
    bundle,
    card,
    changes,
    facts,
    find,
    requirement,
    tell,
    tile_id,
)
from rulewright.games.age_of_automaton.playable import price_of
from rulewright.games.age_of_automaton.requirements import AUDIT_TEST, met
from rulewright.games.age_of_automaton.rounds import trigger
from rulewright.games.age_of_automaton.scoring import total
from rulewright.games.age_of_automaton.table import Automaton, Factory, owner
from rulewright.games.age_of_automaton.verbs import ACTIVATE, CLAIM, HIRE, TUCK, WORK_OVERTIME

__all__ = ["about", "card", "changes", "draw", "facts", "find", "legend", "sizes", "tell"]

Size = tuple[int, int]
Part = tuple[str, str]  # characters and style
HEAD: Final = 12  # columns of the name at the left
COLOUR_INKS: Final = ["#FF7A66", "#F7DD55", "#7DB6F0"]  # red, yellow, blue
FULL: Final = 96
MIDDLE: Final = 70
SMALL: Final = 48


def sizes() -> list[Size]:
    return [(FULL, 27), (MIDDLE, 30), (SMALL, 34)]


class Sketch:
    """A picture under way: lines of parts, and the numbers of what can be chosen."""

    def __init__(self, numbers: dict[Option, int], chosen: Option | None, width: int) -> None:
        self.numbers = numbers
        self.chosen = chosen
        self.width = width
        self.lines: list[list[Part]] = []

    def line(self, name: str) -> None:
        self.lines.append([(f"{name[: HEAD - 1]:<{HEAD}}", FAINT)])

    def put(self, text: str, style: str = TEXT) -> None:
        self.lines[-1].append((text, style))

    def cell(self, option: Option | None, text: str, width: int, style: str = TEXT) -> None:
        """A thing with the number of its choice before it; lit if it can be chosen."""
        number = self.numbers.get(option) if option is not None else None
        if option is not None and option == self.chosen:
            style = f"bold {INK} on {FOCUS}"
        elif number is not None:
            style = f"bold {INK} on {LEGAL}"
        told = f"{number}›{text}" if number is not None else text
        self.put(f"{told[: width - 1]:<{width - 1}}", style)
        self.put(" ")

    def seats(self, found: list[int]) -> None:
        for seat in found:
            self.put(SEAT_LETTERS[seat], f"bold {SEAT_TEXTS[seat]}")


def draw(
    s: Automaton,
    seat: int,
    texts: Texts,
    numbers: dict[Option, int],
    chosen: Option | None,
    after: Any,
    room: Size,
) -> Text:
    """The largest size that fits; what the choice at the cursor would change is marked."""
    width = next((w for w, h in sizes() if w <= room[0] and h <= room[1]), min(room[0], SMALL))
    now = sketch(s, seat, texts, Sketch(numbers, chosen, width))
    then = sketch(after, seat, texts, Sketch(numbers, chosen, width)) if after is not None else now
    out = Text(no_wrap=True)
    for i in range(min(len(now), room[1])):
        was = "".join(text for text, _ in now[i])
        new = "".join(text for text, _ in then[i]) if i < len(then) else was
        line = Text()
        for text, style in now[i]:
            line.append(text, style)
        if new != was:
            line = Text(new, TEXT)
            for at in range(len(new)):
                if at >= len(was) or was[at] != new[at]:
                    line.stylize(f"bold {CAUTION}", at, at + 1)
        line.truncate(width)
        out.append_text(line)
        out.append("\n")
    out.rstrip()
    return out


def sketch(s: Automaton, seat: int, texts: Texts, sk: Sketch) -> list[list[Part]]:
    """All lines, the most telling first."""
    order(s, texts, sk)
    for action in (p.EQUIPMENT, p.RESEARCH, p.SALE):
        row(s, seat, action, texts, sk)
    tiles(s, texts, sk)
    for track in range(p.TRACKS):
        prospect(s, track, texts, sk)
    for f in s.factories:
        player(f, seat, texts, sk)
    achievements(s, texts, sk)
    audits(s, s.factories[seat], texts, sk)
    columns(s, seat, texts, sk)
    common(s, texts, sk)
    hand(s.factories[seat], texts, sk)
    return sk.lines


def order(s: Automaton, texts: Texts, sk: Sketch) -> None:
    """Turn order now and next, the Market, the dice."""
    sk.line(texts.say("head-order"))
    sk.seats(s.order)
    sk.put(" → ", FAINT)
    for seat in s.next_order:
        if seat == p.NONE:
            sk.put("·", FAINT)
        else:
            sk.seats([seat])
    sk.put("  " + texts.say("head-market") + " ", FAINT)
    for colour in s.market:
        sk.put(p.COLOURS[colour], f"bold {COLOUR_INKS[colour]}")
    if any(s.dice):
        sk.put("  " + texts.say("head-dice") + " ", FAINT)
        sk.put(" ".join(("I", "II", "III", "IV", "V", "VI")[die - 1] for die in s.dice), QUIET)
    for tile in s.blocked_next.cards:
        blocked = p.BLOCKED_ROWS[tile - p.BLOCKED_FIRST].id
        sk.put("  " + texts.say("head-next") + " " + texts.say(f"blocked-{blocked}"), FAINT)


def spaces(s: Automaton, action: int, sk: Sketch) -> None:
    for place in range(p.SPACES):
        value = s.spaces[action * p.SPACES + place]
        if place == p.GENERAL:
            sk.put("|", FAINT)
        if value >= 0:
            sk.seats([owner(value)])
        else:
            sk.put("▨" if value == p.BLOCKED else "○", FAINT)


def row(s: Automaton, seat: int, action: int, texts: Texts, sk: Sketch) -> None:
    """Worker spaces, then the four cards with this player's price."""
    sk.line(texts.say(f"action-{p.ACTION_NAMES[action]}"))
    spaces(s, action, sk)
    sk.put(" ")
    width = (sk.width - HEAD - 5) // p.ROW
    for thing in s.row(action):
        sk.cell(goal(action, thing), printed_short(thing, s.factories[seat], texts, width), width)


def printed_short(thing: int, f: Factory, texts: Texts, width: int) -> str:
    """A card in a few characters: label, price or part, and what it is worth."""
    if thing < p.RESEARCH_FIRST:
        price = bundle(price_of(f, thing)).replace(" ", "")
        name = texts.say(f"equipment-{p.EQUIPMENT_ROWS[thing].id}")
        return f"{name[: width - len(price) - 5]} {price}"  # the number of its choice may stand before it
    if thing < p.SALE_FIRST:
        row = p.RESEARCH_ROWS[thing - p.RESEARCH_FIRST]
        logos = "".join(word[-1] for word in row.effects if word.startswith("rel"))
        return f"{row.id} {texts.say(f'part-{row.part}')} {logos}"
    number = thing - p.SALE_FIRST
    logo = p.SALE_ROWS[number].effects[0][-1]
    return f"{p.SALE_ROWS[number].id} {bundle(p.COST[thing]).replace(' ', '')} {logo}{p.SALE_VP[number]}"


def tiles(s: Automaton, texts: Texts, sk: Sketch) -> None:
    sk.line(texts.say("action-sponsorship"))
    width = (sk.width - HEAD) // max(1, len(s.tile_row.cards))
    for tile in s.tile_row.cards:
        sk.cell(goal(p.SPONSORSHIP, tile), texts.say(f"tile-{tile_id(tile)}"), width)


def prospect(s: Automaton, track: int, texts: Texts, sk: Sketch) -> None:
    """The six spaces with the seats on them, and what each asks."""
    sk.line(texts.say(f"track-T{track + 1}"))
    if track == 0:
        spaces(s, p.PROSPECT, sk)
    else:
        sk.put("    ")
    sk.put(" ")
    sk.cell(goal(p.PROSPECT, track), f"T{track + 1}", 6)
    for space in range(p.TOP + 1):
        asks = f"{p.TOLL[track][space]}c" if p.TOLL[track][space] else ""
        if sk.width >= MIDDLE:
            asks += f"{p.NEEDS_RESEARCH[track][space]}r" if p.NEEDS_RESEARCH[track][space] else ""
            asks += f"{p.NEEDS_SALES[track][space]}s" if p.NEEDS_SALES[track][space] else ""
        on = [f.seat for f in s.factories if f.prospect[track] == space]
        sk.put(f"{asks}[", FAINT)
        sk.seats(on)
        sk.put("] ", FAINT)


def player(f: Factory, viewer: int, texts: Texts, sk: Sketch) -> None:
    """One line for each seat, two where the board is narrow."""
    sk.lines.append(
        [(f"{SEAT_LETTERS[f.seat]} {'▸' if f.seat == viewer else ' '} ", f"bold {SEAT_TEXTS[f.seat]}")]
    )
    sk.put(f"{f.vp:>3} ~{total(f):<3} ", TEXT)
    for colour in range(3):
        sk.put(f"{p.COLOURS[colour]}{f.tokens[colour]} ", COLOUR_INKS[colour])
    sk.put(f"¤{f.credits:<2} ", TEXT)
    sk.put("·".join(str(f.tech[level]) for level in range(1, 5)) + f"+{f.unbuilt} ", QUIET)
    if sk.width < FULL:
        sk.lines.append([("    ", FAINT)])
    sk.put(f"rep {f.reputation:>2}/{f.engineers()} don {f.donation:>2} ", TEXT)
    sk.put("rel " + "·".join(str(n) for n in f.relations) + " ", QUIET)
    sk.put(f"rb {f.reliability:>2}/{p.SECTION[f.reliability]} ", QUIET)
    if sk.width >= MIDDLE:
        sk.put(f"E{len(f.equipment.cards)} RD{len(f.research.cards)} SO{len(f.sales.cards)} ", QUIET)
        sk.put(f"S{len(f.specialists.cards)}+{len(f.hand.cards)} k{f.contracts} ", QUIET)
        if f.minus:
            sk.put(f"−{p.MINUS * f.minus}", CAUTION)


def achievements(s: Automaton, texts: Texts, sk: Sketch) -> None:
    sk.line(texts.say("head-achievements"))
    width = (sk.width - HEAD) // max(1, len(s.achievements))
    for i, number in enumerate(s.achievements):
        seats = "".join(SEAT_LETTERS[f.seat] for f in s.factories if f.has_claimed(i))
        name = texts.say(f"achievement-{p.ACHIEVEMENT_ROWS[number].id}")
        sk.cell(CLAIM.of(number), f"{seats}✓{name}" if seats else name, width)


def audits(s: Automaton, f: Factory, texts: Texts, sk: Sketch) -> None:
    """Unflipped cards with the steps to their trigger, and whether the viewer would pass."""
    across = 2 if sk.width >= MIDDLE else 1  # a line: what they ask is said in words
    width = (sk.width - HEAD) // across
    for i, number in enumerate(s.audits):
        if i % across == 0:
            sk.line(texts.say("head-audits") if i == 0 else "")
        if i < s.flipped:
            sk.cell(None, "—", width, FAINT)
            continue
        good = met(f, AUDIT_TEST[number])
        told = f"{trigger(i) - s.audit}:{'✓' if good else '✗'} {requirement(AUDIT_TEST[number], texts)}"
        sk.cell(None, told, width, QUIET if good else CAUTION)


def columns(s: Automaton, seat: int, texts: Texts, sk: Sketch) -> None:
    """The own board: both actions of each column, their markers, the Equipment below."""
    f = s.factories[seat]
    width = (sk.width - HEAD) // p.COLUMNS
    for first in (0, 4):
        sk.line(texts.say("head-board") if first == 0 else "")
        for column in range(p.COLUMNS):
            action = first + column
            name = texts.say(f"action-{p.ACTION_NAMES[action]}")
            option = WORK_OVERTIME.of(action)
            if option not in sk.numbers and action > p.SALE and action != p.SPONSORSHIP:
                option = plain(action)
            sk.cell(
                option, f"■{name}" if f.played[action] else name, width, QUIET if f.played[action] else TEXT
            )
    if not f.columns:
        return
    sk.line("")
    for column in range(p.COLUMNS):
        found = [f.equipment.cards[i] for i in range(len(f.columns)) if f.columns[i] == column]
        used = [f"{p.EQUIPMENT_ROWS[c].id}{'*' if f.activated(c) else ''}" for c in found]
        options = [ACTIVATE.of(c) for c in found if ACTIVATE.of(c) in sk.numbers]
        options += [TUCK.of(column)] if TUCK.of(column) in sk.numbers else []
        sk.cell(options[0] if options else None, " ".join(used) or "·", width, QUIET)


def common(s: Automaton, texts: Texts, sk: Sketch) -> None:
    sk.line(texts.say("head-common"))
    width = 18 if sk.width >= MIDDLE else 13
    at = HEAD
    for card_ in s.common.cards:
        number = card_ - p.SPECIALIST_FIRST
        if at + width > sk.width:
            sk.line("")
            at = HEAD
        seats = "".join(SEAT_LETTERS[f.seat] for f in s.factories if f.hired(number))
        name = texts.say(f"specialist-{p.SPECIALIST_ROWS[number].id}")
        sk.cell(HIRE.of(number), f"{seats}·{name}" if seats else name, width)
        at += width


def hand(f: Factory, texts: Texts, sk: Sketch) -> None:
    """The viewer's own Specialists: in hand, and played (turned ones marked)."""
    if f.hand.cards:
        sk.line(texts.say("head-hand"))
        names = [p.SPECIALIST_ROWS[c - p.SPECIALIST_FIRST].id for c in f.hand.cards if c != HIDDEN]
        sk.put(", ".join(texts.say(f"specialist-{name}") for name in names), TEXT)
    if f.specialists.cards:
        sk.line(texts.say("head-played"))
        for card_ in f.specialists.cards:
            number = card_ - p.SPECIALIST_FIRST
            name = texts.say(f"specialist-{p.SPECIALIST_ROWS[number].id}")
            sk.put(f"{name}{'*' if f.exhausted(number) else ''}  ", QUIET)


def legend(texts: Texts) -> Text:
    """What the signs mean."""
    out = Text()
    for line in ("legend-spaces", "legend-seat", "legend-track", "legend-audit", "legend-used"):
        out.append(texts.say(line) + "\n", QUIET)
    out.rstrip()
    return out
