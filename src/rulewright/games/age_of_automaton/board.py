"""The table as a picture in text: rows and spaces, tracks with all marks, the seats, the own board."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.core.chips import Chip, Marks
from rulewright.core.look import CAUTION, FAINT, FOCUS, INK, LEGAL, QUIET, SEAT_LETTERS, SEAT_TEXTS, TEXT, Lit
from rulewright.core.texts import Texts
from rulewright.games.age_of_automaton.catalogue import Printed, printed
from rulewright.games.age_of_automaton.digest import about, card, facts, figures, lore, own_seat
from rulewright.games.age_of_automaton.shown import Row, RowCard, Seat, Shown, Space, Track
from rulewright.games.age_of_automaton.telling import bundle, tokens

__all__ = ["about", "card", "draw", "facts", "figures", "legend", "lore", "sizes"]

Size = tuple[int, int]
HEAD: Final = 12  # columns of the name at the left
COLOUR_INKS: Final = {"R": "#FF7A66", "Y": "#F7DD55", "B": "#7DB6F0"}  # red, yellow, blue
FULL: Final = 96
MIDDLE: Final = 70
SMALL: Final = 48


def sizes() -> list[Size]:
    return [(FULL, 27), (MIDDLE, 30), (SMALL, 34)]


class Sketch:
    """A picture under way: lines of parts, and the numbers of what can be chosen, by spot."""

    def __init__(self, marks: Marks, width: int) -> None:
        self.numbers = marks.alone
        self.cursor = marks.cursor
        self.width = width
        self.lines: list[list[Chip]] = []

    def line(self, name: str) -> None:
        self.lines.append([(f"{name[: HEAD - 1]:<{HEAD}}", FAINT)])

    def put(self, text: str, style: str = TEXT) -> None:
        self.lines[-1].append((text, style))

    def cell(self, spot: str, text: str, width: int, style: str = TEXT) -> None:
        """A thing with the number of its choice before it; lit if it can be chosen."""
        number = self.numbers.get(spot)
        if spot in self.cursor:
            style = f"bold {INK} on {FOCUS}"
        elif number is not None:
            style = f"bold {INK} on {LEGAL}"
        told = f"{number}›{text}" if number is not None else text
        self.put(f"{told[: width - 1]:<{width - 1}}", style)
        self.put(" ")

    def seats(self, found: list[int]) -> None:
        for seat in found:
            self.put(SEAT_LETTERS[seat], f"bold {SEAT_TEXTS[seat]}")


def draw(seen: Shown, seat: int, texts: Texts, lit: Lit) -> Text:
    """The largest size that fits; what the choice at the cursor would change is marked."""
    room, marks = lit.room, Marks(texts, seat, lit)
    width = next((w for w, h in sizes() if w <= room[0] and h <= room[1]), min(room[0], SMALL))
    now = sketch(seen, seat, texts, Sketch(marks, width))
    then = sketch(lit.after, seat, texts, Sketch(marks, width)) if lit.after is not None else now
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


def sketch(seen: Shown, seat: int, texts: Texts, sk: Sketch) -> list[list[Chip]]:
    """All lines, the most telling first."""
    print, me = printed(texts), own_seat(seen, seat)
    own = seen.seats[me]
    order(seen, print, texts, sk)
    for row in seen.rows:
        cards(seen, row, me, print, sk)
    tiles(seen, print, sk)
    for number, track in enumerate(seen.tracks):
        prospect(seen, track, number, print, sk)
    for other in seen.seats:
        player(other, me, sk)
    achievements(seen, print, texts, sk)
    audits(seen, me, print, texts, sk)
    columns(own, print, texts, sk)
    common(seen, print, texts, sk)
    hand(own, print, texts, sk)
    return sk.lines


def order(seen: Shown, print: Printed, texts: Texts, sk: Sketch) -> None:
    """Turn order now and next, the Market, the dice."""
    sk.line(texts.say("head-order"))
    sk.seats(seen.order)
    sk.put(" → ", FAINT)
    for seat in seen.next_order:
        if seat is None:
            sk.put("·", FAINT)
        else:
            sk.seats([seat])
    sk.put(f"  {print.heads['market']} ", FAINT)
    for colour in seen.market:
        sk.put(colour, f"bold {COLOUR_INKS[colour]}")
    if seen.dice:
        sk.put("  " + texts.say("head-dice") + " ", FAINT)
        sk.put(" ".join(die.name for die in seen.dice), QUIET)
    if seen.blocked_next:
        names = ", ".join(print.actions[action] for action in seen.blocked_next)
        sk.put(f"  {texts.say('head-next')} {names}", FAINT)


def spaces(found: list[Space], sk: Sketch) -> None:
    for space in found:
        if space.iv:
            sk.put("|", FAINT)
        if space.seat is not None:
            sk.seats([space.seat])
        else:
            sk.put("▨" if space.blocked else "○", FAINT)


def cards(seen: Shown, row: Row, me: int, print: Printed, sk: Sketch) -> None:
    """Worker spaces, then the four cards with this player's price."""
    sk.line(print.actions[row.action])
    spaces(seen.spaces[row.action], sk)
    sk.put(" ")
    width = (sk.width - HEAD - 5) // len(print.levels)
    for one in row.cards:
        sk.cell(one.spot, in_short(row.action, one, me, print, width), width)


def in_short(action: str, card: RowCard, me: int, print: Printed, width: int) -> str:
    """A card in a few characters: name or part, price, and what it is worth."""
    price = bundle(card.prices[me]).replace(" ", "")
    if action == "equipment":
        name = print.equipment[card.id].name
        return f"{name[: width - len(price) - 5]} {price}"  # the number of its choice may stand before it
    if action == "sale":
        sale = print.sales[card.id]
        return f"{price} {sale.vp} {sale.name}"
    research = print.research[card.id]
    symbols = [sign.symbol for signs in research.gains.signs for sign in signs]
    logos = "".join(found.id for found in print.companies if f"company-{found.id}" in symbols)
    return f"{research.name} {logos}"


def tiles(seen: Shown, print: Printed, sk: Sketch) -> None:
    sk.line(print.actions["sponsorship"])
    width = (sk.width - HEAD) // max(1, len(seen.tiles))
    for tile in seen.tiles:
        sk.cell(tile.spot, print.tiles[tile.id].name, width)


def prospect(seen: Shown, track: Track, number: int, print: Printed, sk: Sketch) -> None:
    """The start and the spaces with the seats on them, and what each asks."""
    found = print.tracks[number]
    sk.line(found.name)
    if number == 0:
        spaces(seen.spaces["prospect"], sk)
    else:
        sk.put("    ")
    sk.put(" ")
    sk.cell(track.spot, "→", 6)
    for at in range(len(found.spaces) + 1):
        asks = ""
        if at:
            space = found.spaces[at - 1]
            asks = f"{space.pay}c" if space.pay else ""
            if sk.width >= MIDDLE:
                asks += f"{space.research}r" if space.research else ""
                asks += f"{space.sales}s" if space.sales else ""
        sk.put(f"{asks}[", FAINT)
        sk.seats([seat for seat, marker in enumerate(track.markers) if marker == at])
        sk.put("] ", FAINT)


def player(own: Seat, me: int, sk: Sketch) -> None:
    """One line for each seat, two where the board is narrow."""
    n = own.counts
    sk.lines.append(
        [(f"{SEAT_LETTERS[own.seat]} {'▸' if own.seat == me else ' '} ", f"bold {SEAT_TEXTS[own.seat]}")]
    )
    sk.put(f"{n.vp:>3} ~{n.score:<3} ", TEXT)
    for colour, held in tokens(own).items():
        sk.put(f"{colour}{held} ", COLOUR_INKS[colour])
    sk.put(f"¤{n.credits:<2} ", TEXT)
    sk.put("·".join(str(level.n) for level in own.levels) + f"+{n.unbuilt} ", QUIET)
    if sk.width < FULL:
        sk.lines.append([("    ", FAINT)])
    sk.put(f"rep {n.reputation:>2}/{n.engineers} don {n.donation:>2} ", TEXT)
    sk.put("rel " + "·".join(str(product.space) for product in own.products) + " ", QUIET)
    sk.put(f"rb {n.reliability:>2}/{n.section} ", QUIET)
    if sk.width >= MIDDLE:
        sk.put(f"E{n.equipment} RD{len(own.research)} SO{n.sales} ", QUIET)
        sk.put(f"S{n.specialists}+{len(own.hand)} k{n.contracts} ", QUIET)
        if n.lost:
            sk.put(f"−{n.lost}", CAUTION)


def achievements(seen: Shown, print: Printed, texts: Texts, sk: Sketch) -> None:
    sk.line(texts.say("head-achievements"))
    width = (sk.width - HEAD) // max(1, len(seen.achievements))
    for one in seen.achievements:
        seats = "".join(SEAT_LETTERS[seat] for seat in sorted(one.claimed))
        name = print.achievements[one.id].name
        sk.cell(one.spot, f"{seats}✓{name}" if seats else name, width)


def audits(seen: Shown, me: int, print: Printed, texts: Texts, sk: Sketch) -> None:
    """Unflipped cards with the steps to their trigger, and whether the viewer would pass."""
    across = 2 if sk.width >= MIDDLE else 1  # a line: what they ask is said in words
    width = (sk.width - HEAD) // across
    for i, audit in enumerate(seen.audits):
        if i % across == 0:
            sk.line(texts.say("head-audits") if i == 0 else "")
        if audit.done:
            sk.cell("", "—", width, FAINT)
            continue
        good = audit.towards.met[me]
        asked = print.audits[audit.id].requirement.said
        told = f"{audit.trigger - seen.audit}:{'✓' if good else '✗'} {asked}"
        sk.cell("", told, width, QUIET if good else CAUTION)


def columns(own: Seat, print: Printed, texts: Texts, sk: Sketch) -> None:
    """The own board: both actions of each column, their markers, the Equipment below."""
    width = (sk.width - HEAD) // len(own.columns)
    for line in range(2):
        sk.line("" if line else texts.say("head-board"))
        for column in own.columns:
            action = column.actions[line]
            name = print.actions[action.id]
            told = f"■{name}" if action.played else name
            sk.cell(action.spot, told, width, QUIET if action.played else TEXT)
    if not own.counts.equipment:
        return
    sk.line("")
    for column in own.columns:
        room = width // max(1, len(column.equipment)) - 2
        found = [
            f"{print.equipment[one.id].name[:room]}{'*' if one.used else ''}" for one in column.equipment
        ]
        spots = [one.spot for one in column.equipment if one.spot in sk.numbers]
        sk.cell(spots[0] if spots else column.spot, " ".join(found) or "·", width, QUIET)


def common(seen: Shown, print: Printed, texts: Texts, sk: Sketch) -> None:
    sk.line(texts.say("head-common"))
    width = 18 if sk.width >= MIDDLE else 13
    at = HEAD
    for one in seen.common:
        if at + width > sk.width:
            sk.line("")
            at = HEAD
        seats = "".join(SEAT_LETTERS[seat] for seat in one.hired)
        name = print.specialists[one.id].name
        sk.cell(one.spot, f"{seats}·{name}" if seats else name, width)
        at += width


def hand(own: Seat, print: Printed, texts: Texts, sk: Sketch) -> None:
    """The viewer's own Specialists: in hand, and played (used ones marked)."""
    if own.hand:
        sk.line(print.heads["hand"])
        sk.put(", ".join(print.specialists[one.id].name for one in own.hand if one.id), TEXT)
    if own.specialists:
        sk.line(texts.say("head-played"))
        for one in own.specialists:
            sk.put(f"{print.specialists[one.id].name}{'*' if one.used else ''}  ", QUIET)


def legend(texts: Texts) -> Text:
    """What the signs mean."""
    out = Text()
    for line in ("legend-spaces", "legend-seat", "legend-track", "legend-audit", "legend-used"):
        out.append(texts.say(line) + "\n", QUIET)
    out.rstrip()
    return out
