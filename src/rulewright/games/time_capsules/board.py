"""Time Capsules in text and colour: the offer, my mat, my capsules, my cards, and the two trays of a packing.

A thing is drawn as a chip: `c6=4`, `[3] Replicator 12◇ +3`. The number in brackets is that of the choice
which it can be clicked or typed for.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, FOCUS, INK, LEGAL, LINE, QUIET, TEXT
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.time_capsules import verbs
from rulewright.games.time_capsules.digest import (
    about,
    card,
    changes,
    clause,
    closed_of,
    facts,
    find,
    listed,
    tell,
    values,
)
from rulewright.games.time_capsules.packing import Pack, next_place
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    ARTIFACT_ROWS,
    BATTERIES_END,
    BIO_ROWS,
    BIOS,
    CARD_ROWS,
    COLOURS,
    DRAWN,
    KIND,
    KIND_IDS,
    MACHINES,
    MOST,
    OFFER,
    P_ARTIFACT,
    P_BIO,
    PIECE_LABELS,
    PRINTED_ON,
    card_kind,
)
from rulewright.games.time_capsules.table import Capsules, Mat

__all__ = ["about", "card", "changes", "clause", "draw", "facts", "find", "legend", "sizes", "tell"]

ENERGY_INK: Final = "#FFB454"
QUBIT_INK: Final = "#7DB6F0"
BIO_INK: Final = "#9CCBB0"
BREAK_INK: Final = "#FF6B5B"
CARD_INK: Final = "#C79BB0"
COLOUR_INKS: Final = [QUBIT_INK, ENERGY_INK]
SIGNS: Final = ["◇", "ϟ"]  # qubits, energy: what blue and orange cost
SIZES: Final = [(100, 22), (76, 24), (50, 30)]
Chip = tuple[str, str]  # text and style


def sizes() -> list[tuple[int, int]]:
    return list(SIZES)


def legend(texts: Texts) -> Text:
    out = Text()
    for sign, ink, key in (
        ("ϟ b1 b2 b3", ENERGY_INK, "board-legend-battery"),
        ("◇ c6=4 c8 c12", QUBIT_INK, "board-legend-computer"),
        ("✿ Z1", BIO_INK, "board-legend-bio"),
        ("✖", BREAK_INK, "board-legend-break"),
        ("◈", CARD_INK, "board-legend-crystal"),
        ("+", TEXT, "board-legend-new"),
    ):
        out.append(sign, ink)
        out.append(f" {texts.say(key)}\n", QUIET)
    out.rstrip()
    return out


class Sheet:
    """Lines of chips, wrapped to a width."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.text = Text(no_wrap=True)

    def line(self, head: str, chips: list[Chip]) -> None:
        """A heading and chips behind it; what does not fit goes on below."""
        self.text.append(head, FAINT)
        at = len(head)
        for told, style in chips:
            if at + len(told) + 1 > self.width:
                self.text.append("\n  ")
                at = 2
            self.text.append(" ")
            self.text.append(told[: self.width - 3], style)
            at += len(told) + 1
        self.text.append("\n")

    def rule(self) -> None:
        self.text.append("─" * self.width + "\n", LINE)


class Scene:
    """What is drawn: a state, the numbers of the choices by the thing that they name, the cursor's thing."""

    def __init__(self, s: Capsules, texts: Texts, numbers: dict[Option, int], chosen: Option | None) -> None:
        self.s = s
        self.texts = texts
        self.numbers: dict[tuple[str, int], int] = {}
        self.cursor: set[tuple[str, int]] = set()
        named = s.setup.vocabulary.components
        for option, number in numbers.items():
            for thing in named(option):
                self.numbers.setdefault(thing, number)
        if chosen is not None:
            self.cursor = set(named(chosen))

    def chip(self, told: str, ink: str, *things: tuple[str, int]) -> Chip:
        """A chip with its number if it can be chosen."""
        for thing in things:
            if thing in self.cursor:
                return f"[{self.numbers.get(thing, '')}] {told}", f"bold {INK} on {FOCUS}"
        for thing in things:
            if thing in self.numbers:
                return f"[{self.numbers[thing]}] {told}", f"bold {LEGAL}"
        return told, ink

    # --- the table ---------------------------------------------------------------------------------
    def offer(self, colour: int, short: bool) -> list[Chip]:
        out: list[Chip] = []
        for n in range(OFFER):
            slot = colour * OFFER + n
            token = self.s.offered(slot)
            if token < 0:
                out.append(("·", FAINT))
                continue
            kind = PRINTED_ON[token]
            row = ARTIFACT_ROWS[kind]
            name = row.id if short else self.texts.name(verbs.ARTIFACT, kind)
            told = f"{name} {row.cost}{SIGNS[colour]} +{row.vp}"
            out.append(self.chip(told, COLOUR_INKS[colour], ("slot", slot)))
        return out

    def piles(self) -> list[Chip]:
        out = [
            self.chip(f"{BIO_ROWS[kind].id}×{self.s.piles[kind]}", BIO_INK, ("bio", kind))
            for kind in range(BIOS)
        ]
        left = "/".join(str(len(stack.cards)) for stack in self.s.stacks)
        out.append((self.texts.say("board-left", stacks=left, deck=len(self.s.deck.cards)), QUIET))
        return out

    # --- my mat ------------------------------------------------------------------------------------
    def pieces(self, pieces: list[int], short: bool) -> list[Chip]:
        out: list[Chip] = []
        for piece, n in Counter(pieces).items():
            told, ink = self.sign(piece, short)
            more = f"×{n}" if n > 1 else ""
            kind = KIND[piece]
            things = [("object", kind)]
            if piece < MACHINES:
                things.append(("piece", piece))
            elif P_BIO <= piece < P_ARTIFACT:
                things += [("bio", piece - P_BIO), ("piece", piece)]
            elif piece >= P_ARTIFACT:
                things.append(("artifact", kind - ARTIFACT))
            out.append(self.chip(told + more, ink, *things))
        return out or [("–", FAINT)]

    def sign(self, piece: int, short: bool) -> Chip:
        label = PIECE_LABELS[piece]
        if piece < BATTERIES_END:
            return label, ENERGY_INK
        if piece < MACHINES:
            return label, QUBIT_INK
        if piece < P_BIO:
            return "✖", BREAK_INK
        if piece < P_ARTIFACT:
            return f"✿{label}", BIO_INK
        kind = KIND[piece] - ARTIFACT
        name = (
            label if short else self.texts.name(verbs.ARTIFACT, kind) + ("+" if label.endswith("+") else "")
        )
        return name, COLOUR_INKS[COLOURS.index(ARTIFACT_ROWS[kind].colour)]

    def numbers_of(self, mat: Mat, later: Mat | None) -> list[Chip]:
        """Energy, qubits, crystals, breaks, VP; with a choice at the cursor as they would be."""
        was, now = values(mat), values(later) if later is not None else {}
        out: list[Chip] = []
        inks = {
            "board-vp": TEXT, "board-energy": ENERGY_INK, "board-qubits": QUBIT_INK,
            "board-crystals": CARD_INK, "board-breaks": BREAK_INK,
        }  # fmt: skip
        for key, ink in inks.items():
            told = f"{self.texts.say(key)} {was[key]}"
            if now.get(key, was[key]) != was[key]:
                out.append((f"{told} → {now[key]}", f"bold {CAUTION}"))
            else:
                out.append((told, ink))
        if mat.held:
            out.append((self.texts.say("board-held", number=mat.held), BREAK_INK))
        for colour in range(len(COLOURS)):
            if mat.discounts[colour]:
                named = self.texts.say(f"colour-{COLOURS[colour]}")
                out.append((f"{named} −{mat.discounts[colour]}", CAUTION))
        if mat.wild:
            out.append((f"{SIGNS[1]}↔{SIGNS[0]}", CAUTION))
        return out

    def cards(self, mat: Mat) -> list[Chip]:
        out: list[Chip] = []
        for card_id in sorted(c for c in mat.hand.cards if c >= 0):
            kind = card_kind(card_id)
            told = f"{self.texts.name(verbs.CARD, kind)} ◈{CARD_ROWS[kind].cost}"
            out.append(self.chip(told, CARD_INK, ("card", kind)))
        return out or [("–", FAINT)]

    def capsules(self, mat: Mat) -> list[tuple[str, list[Chip]]]:
        """What I know of my closed capsules."""
        out = []
        for key, boxes in closed_of(mat):
            if boxes.sizes and min(boxes.sizes) >= 0:
                chips = [(f"({listed(boxes.box(n)) or '–'})", TEXT) for n in range(len(boxes.sizes))]
                out.append((self.texts.say(key), chips))
        return out

    # --- packing -----------------------------------------------------------------------------------
    def trays(self, seat: int, frame: Pack) -> list[tuple[str, list[Chip]]]:
        """The trays as far as they are decided, and what is still to be placed."""
        content = self.s.mats[seat].kinds()
        chosen = self.s.sealed[seat]
        count = frame.capsules()
        trays: list[list[int]] = [[] for _ in range(count)]
        left = content[:]
        step = 0
        place = next_place(content, count, ())
        while place is not None and step < len(chosen):
            kind, n = verbs.PUT.read(chosen[step])
            trays[place.capsule] += [kind] * n
            for _ in range(n):
                left.remove(kind)
            if count == DRAWN:  # the rest of this kind is decided too
                rest = left.count(kind)
                trays[1] += [kind] * rest
                left = [k for k in left if k != kind]
            step += 1
            place = next_place(content, count, chosen[:step])
        out = []
        for number, tray in enumerate(trays):
            name = self.texts.say("board-tray", number=number + 1)
            gauge = "▮" * len(tray) + "▯" * (MOST - len(tray))
            lit = CAUTION if place is not None and number == place.capsule else TEXT
            out.append((name, [(f"{len(tray)}/{MOST} {gauge}", lit), (listed(tray) or "–", TEXT)]))
        asked = [KIND_IDS[place.kind]] if place is not None else []
        chips = [(listed(left) or "–", QUIET)] + [(f"← {name}", LEGAL) for name in asked]
        out.append((self.texts.say("board-unpacked"), chips))
        return out


def draw(
    s: Capsules,
    seat: int,
    texts: Texts,
    numbers: dict[Option, int],
    chosen: Option | None,
    after: Any,
    room: tuple[int, int],
) -> Text:
    """Offer, mat, capsules and cards of the viewer; a spectator sees the first player's mat."""
    width = max(30, min(room[0], SIZES[0][0]))
    short = width < SIZES[1][0]
    scene = Scene(s, texts, numbers, chosen)
    sheet = Sheet(width)
    for colour in range(len(COLOURS)):
        sheet.line(texts.say("board-offer") + f" {SIGNS[colour]}", scene.offer(colour, short))
    sheet.line(texts.say("board-bio") + " ✿", scene.piles())
    sheet.rule()
    mine = seat if 0 <= seat < s.seats else s.first
    mat = s.mats[mine]
    sheet.line("", scene.numbers_of(mat, after.mats[mine] if after is not None else None))
    sheet.line(texts.say("board-active"), scene.pieces(mat.active, short))
    sheet.line(texts.say("board-inactive"), scene.pieces(mat.inactive, short))
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Pack) and mine in frame.seats and mine == seat:
        sheet.rule()
        for head, chips in scene.trays(mine, frame):
            sheet.line(head, chips)
    sheet.rule()
    for head, chips in scene.capsules(mat):
        sheet.line(head, chips)
    sheet.line(texts.say("board-fluctuations"), scene.cards(mat) if mine == seat else [("?", FAINT)])
    sheet.text.rstrip()
    return sheet.text
