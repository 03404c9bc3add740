"""Time Capsules in text and colour: the offer, my mat, my capsules, my cards, and the two trays of a packing.

A thing is drawn as a chip: `c6=4`, `[3] Replicator 12◇ +3`. The number in brackets is that of the choice
which it can be clicked or typed for.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from rulewright.core.chips import Chip, Marks, figure, lay, told_signs
from rulewright.core.look import CAUTION, FAINT, LEGAL, LINE, QUIET, TEXT, Lit
from rulewright.core.texts import Texts
from rulewright.games.time_capsules.catalogue import printed
from rulewright.games.time_capsules.digest import (
    about,
    card,
    facts,
    figures,
    listed,
    lore,
    sign,
    values,
)
from rulewright.games.time_capsules.shown import MatShown, Packing, Row, Shown, Thing

__all__ = ["about", "card", "draw", "facts", "figures", "legend", "lore", "sizes"]

ENERGY_INK: Final = "#FFB454"
QUBIT_INK: Final = "#7DB6F0"
BIO_INK: Final = "#9CCBB0"
BREAK_INK: Final = "#FF6B5B"
CARD_INK: Final = "#C79BB0"
RESOURCE_INKS: Final = {"qubits": QUBIT_INK, "energy": ENERGY_INK}
SIGNS: Final = {"qubits": "◇", "energy": "ϟ"}  # what blue and orange cost
SIZES: Final = [(100, 22), (76, 24), (50, 30)]


def sizes() -> list[tuple[int, int]]:
    return list(SIZES)


def legend(texts: Texts) -> Text:
    signs = [
        ("ϟ b1 b2 b3", ENERGY_INK, "board-legend-battery"),
        ("◇ c6=4 c8 c12", QUBIT_INK, "board-legend-computer"),
        ("✿ Z1", BIO_INK, "board-legend-bio"),
        ("✖", BREAK_INK, "board-legend-break"),
        ("◈", CARD_INK, "board-legend-crystal"),
        ("+", TEXT, "board-legend-new"),
    ]
    return told_signs(texts, signs)


class Scene(Marks):
    """What is drawn: what this eye is shown, and where choices lie."""

    def __init__(self, seen: Shown, seat: int, texts: Texts, lit: Lit) -> None:
        super().__init__(texts, seat, lit)
        self.seen = seen
        self.texts = texts
        self.print = printed(texts)

    # --- the table ---------------------------------------------------------------------------------
    def offer(self, row: Row, short: bool) -> list[Chip]:
        out: list[Chip] = []
        for place in row.places:
            if not place.artifact:
                out.append(("·", FAINT))
                continue
            artifact = self.print.artifacts[place.artifact]
            name = artifact.id if short else artifact.name
            told = f"{name} {artifact.cost}{SIGNS[row.paid_in]} +{artifact.vp}"
            out.append(self.chip(told, RESOURCE_INKS[row.paid_in], place.spot))
        return out

    def piles(self) -> list[Chip]:
        out = [self.chip(f"{pile.kind}×{pile.left}", BIO_INK, pile.spot) for pile in self.seen.piles]
        left = "/".join(str(row.stack) for row in self.seen.offer)
        out.append((self.texts.say("board-left", stacks=left, deck=self.seen.deck), QUIET))
        return out

    # --- my mat ------------------------------------------------------------------------------------
    def things(self, things: list[Thing], short: bool) -> list[Chip]:
        counts = Counter(thing.spot for thing in things)
        out: list[Chip] = []
        for thing in {thing.spot: thing for thing in things}.values():
            told, ink = self.sign(thing, short)
            n = counts[thing.spot]
            out.append(self.chip(told + (f"×{n}" if n > 1 else ""), ink, thing.spot))
        return out or [("–", FAINT)]

    def sign(self, thing: Thing, short: bool) -> Chip:
        sort, label = self.print.kinds[thing.kind].sort, sign(thing)
        if sort == "break":
            return "✖", BREAK_INK
        if sort == "bio":
            return f"✿{label}", BIO_INK
        if sort != "artifact":
            return label, ENERGY_INK if sort == "battery" else QUBIT_INK
        artifact = self.print.artifacts[thing.kind]
        name = label if short else artifact.name + ("+" if thing.fresh else "")
        return name, QUBIT_INK if artifact.colour == "blue" else ENERGY_INK

    def numbers_of(self, mat: MatShown, later: MatShown) -> list[Chip]:
        """Energy, qubits, crystals, breaks, VP; with a choice at the cursor as they would be."""
        was, now = values(mat, self.texts), values(later, self.texts)
        inks = {
            "board-vp": TEXT, "board-energy": ENERGY_INK, "board-qubits": QUBIT_INK,
            "board-crystals": CARD_INK, "board-breaks": BREAK_INK,
        }  # fmt: skip
        named = [(self.texts.say(key), ink) for key, ink in inks.items()]
        out = [figure(name, was[name], now[name], ink) for name, ink in named]
        if mat.held:
            out.append((self.texts.say("board-held", number=mat.held), BREAK_INK))
        for row, discount in zip(self.seen.offer, mat.discounts):
            if discount:
                out.append((f"{self.texts.say(f'colour-{row.colour}')} −{discount}", CAUTION))
        if mat.wild:
            out.append((f"{SIGNS['energy']}↔{SIGNS['qubits']}", CAUTION))
        return out

    def cards(self, mat: MatShown) -> list[Chip]:
        out: list[Chip] = []
        for held in mat.hand:
            if held.kind:
                row = self.print.cards[held.kind]
                out.append(self.chip(f"{row.name} ◈{row.cost}", CARD_INK, held.spot))
        return out or [("–", FAINT)]

    def capsules(self, mat: MatShown) -> list[tuple[str, list[Chip]]]:
        """What I know of my closed capsules."""
        out = []
        for where in ("bag", "aside"):
            known = [capsule.things for capsule in mat.capsules if capsule.where == where and capsule.known]
            chips = [(f"({listed(things) or '–'})", TEXT) for things in known]
            if chips:
                out.append((self.texts.say(f"board-{where}"), chips))
        return out

    # --- packing -----------------------------------------------------------------------------------
    def trays(self, packing: Packing) -> list[tuple[str, list[Chip]]]:
        """The trays as far as they are decided, and what is still to be placed."""
        out = []
        for number, tray in enumerate(packing.trays):
            name = self.texts.say("board-tray", number=number + 1)
            gauge = "▮" * len(tray) + "▯" * (self.print.most - len(tray))
            lit = CAUTION if number == packing.tray else TEXT
            told = f"{len(tray)}/{self.print.most} {gauge}"
            out.append((name, [(told, lit), (listed(tray) or "–", TEXT)]))
        chips = [(listed(packing.left) or "–", QUIET)]
        if packing.asked:
            chips.append((f"← {packing.asked}", LEGAL))
        out.append((self.texts.say("board-unpacked"), chips))
        return out


def draw(seen: Shown, seat: int, texts: Texts, lit: Lit) -> Text:
    """Offer, mat, capsules and cards of the viewer; a spectator sees the first player's mat."""
    width = max(30, min(lit.room[0], SIZES[0][0]))
    short = width < SIZES[1][0]
    mine = seat if 0 <= seat < len(seen.mats) else seen.first
    mat, later = seen.mats[mine], (lit.after or seen).mats[mine]
    scene = Scene(seen, seat, texts, lit)
    out = Text(no_wrap=True)

    def rule() -> None:
        out.append("─" * width + "\n", LINE)

    for row in seen.offer:
        lay(out, texts.say("board-offer") + f" {SIGNS[row.paid_in]}", scene.offer(row, short), width)
    lay(out, texts.say("board-bio") + " ✿", scene.piles(), width)
    rule()
    lay(out, "", scene.numbers_of(mat, later), width)
    lay(out, texts.say("board-active"), scene.things(mat.active, short), width)
    lay(out, texts.say("board-inactive"), scene.things(mat.inactive, short), width)
    if seen.packing is not None and not seen.packing.surplus:
        rule()
        for head, chips in scene.trays(seen.packing):
            lay(out, head, chips, width)
    rule()
    for head, chips in scene.capsules(mat):
        lay(out, head, chips, width)
    cards = scene.cards(mat) if mine == seat else [("?", FAINT)]
    lay(out, texts.say("board-fluctuations"), cards, width)
    out.rstrip()
    return out
