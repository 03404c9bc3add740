"""Time Capsules in words for the terminal: header, seat cards, what a choice is about and changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from rulewright.core.look import CAUTION, FAINT, QUIET, TEXT
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.time_capsules import verbs
from rulewright.games.time_capsules.effects import ABILITY, BIGGER, BOOK, CARD_EFFECT, SMALLER
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    ARTIFACT_ROWS,
    BIO,
    CARD_ROWS,
    COLOURS,
    COST,
    FATAL,
    KIND,
    KIND_IDS,
    OBJECT_ROWS,
    OFFER,
    PIECE_LABELS,
    PRINTED_ON,
    ROUNDS,
    VALUE,
    card_kind,
)
from rulewright.games.time_capsules.table import ACT, ACTION, PURCHASE, SPLIT, Capsules, Mat

ROMAN = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]
PHASE_TAGS = {"P": "both", "P!": "first", "A": "second"}
PHASES = {ACT: "board-phase-act", PURCHASE: "board-phase-purchase", ACTION: "board-phase-action"}


def roman(number: int) -> str:
    return ROMAN[number] if number < len(ROMAN) else str(number)


def facts(s: Capsules, texts: Texts) -> list[str]:
    """Round, phase, first player."""
    out = [texts.say("board-round", round=roman(s.round), last=roman(ROUNDS))]
    out.append(texts.say(PHASES.get(s.phase, "board-phase-pack")))
    if s.mode == SPLIT:
        out.append(texts.say("board-first", seat=s.first + 1))
    return out


def listed(kinds: Iterable[int]) -> str:
    """`b1×3 c6 break`."""
    return " ".join(KIND_IDS[kind] + (f"×{n}" if n > 1 else "") for kind, n in sorted(Counter(kinds).items()))


def zone(pieces: list[int]) -> str:
    counts = Counter(PIECE_LABELS[piece] for piece in pieces)
    return " ".join(label + (f"×{n}" if n > 1 else "") for label, n in counts.items()) or "–"


def values(mat: Mat) -> dict[str, int]:
    """The numbers of a mat that a choice may change, by the text that names them."""
    return {
        "board-vp": mat.vp,
        "board-energy": mat.all_energy(),
        "board-qubits": mat.all_qubits(),
        "board-crystals": mat.crystals,
        "board-breaks": mat.breaks(),
        "board-hand": len(mat.hand.cards),
        "board-objects": mat.objects(),
    }


def card(s: Capsules, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat."""
    mat = s.mats[seat]
    out = Text()
    named = values(mat)
    for key in ("board-vp", "board-breaks", "board-crystals", "board-hand"):
        out.append(texts.say(key) + " ", FAINT)
        danger = key == "board-breaks" and mat.breaks() >= FATAL - 1
        out.append(f"{named[key]}  ", CAUTION if danger else TEXT)
    out.append("\n")
    out.append(texts.say("board-bag") + f" {len(mat.bag.sizes)}  ", QUIET)
    out.append(texts.say("board-aside") + f" {len(mat.aside.sizes) + len(mat.later.sizes)}", QUIET)
    if mat.passed and s.phase == PURCHASE:
        out.append("  " + texts.say("board-passed"), QUIET)
    lines = [("board-active", zone(mat.active)), ("board-inactive", zone(mat.inactive))]
    closed = mat.bag.things + mat.aside.things + mat.later.things
    lines.append(("board-capsules", listed(closed)))
    for key, told in lines:
        if len(out.plain.splitlines()) < room[1] and told not in ("", "–"):
            out.append(f"\n{texts.say(key)} ", FAINT)
            out.append(told[: max(0, room[0] - 2 - len(texts.say(key)))], TEXT)
    return out


def clause(texts: Texts, id: str) -> str:
    """The sentence of the rules that prints a component."""
    found = rulebook(texts.game.folder, texts.language).get(f"TC-{id}")
    return found.text if found is not None else ""


def artifact(texts: Texts, kind: int) -> str:
    """What is printed on an artifact, in words."""
    row = ARTIFACT_ROWS[kind]
    return texts.say(
        "printed-artifact",
        name=texts.name(verbs.ARTIFACT, kind),
        copies=row.copies,
        cost=row.cost,
        colour=row.colour,
        vp=row.vp,
        trait=row.trait,
        phase=PHASE_TAGS[row.phase],
        effect=texts.effect(BOOK.effects[ABILITY[kind]]),
    )


def fluctuation(texts: Texts, kind: int) -> str:
    """What is printed on a card, in words."""
    row = CARD_ROWS[kind]
    return texts.say(
        "printed-card",
        name=texts.name(verbs.CARD, kind),
        cost=row.cost,
        phase=PHASE_TAGS[row.phase],
        effect=texts.effect(BOOK.effects[CARD_EFFECT[kind]]),
    )


def bioobject(texts: Texts, kind: int) -> str:
    """Both rewards of a bioobject, in words."""
    return texts.say(
        "printed-bioobject",
        name=texts.name(verbs.BIO, kind),
        bigger=texts.effect(BOOK.effects[BIGGER[kind]]),
        smaller=texts.effect(BOOK.effects[SMALLER[kind]]),
    )


def about(s: Capsules, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the artifact, card or bioobject that a choice names."""
    out: list[str] = []
    for domain, value in s.setup.vocabulary.components(option):
        if domain == "artifact":
            out.append(artifact(texts, value))
        elif domain == "card":
            out.append(fluctuation(texts, value))
        elif domain == "bio":
            out.append(bioobject(texts, value))
        elif domain == "slot" and s.offered(value) >= 0:
            out.append(artifact(texts, PRINTED_ON[s.offered(value)]))
        elif domain == "object":
            out.append(thing(texts, value))
    return [told for told in out if told]


def thing(texts: Texts, kind: int) -> str:
    """What is printed on an object of any kind."""
    if kind >= ARTIFACT:
        return artifact(texts, kind - ARTIFACT)
    if kind >= BIO:
        return bioobject(texts, kind - BIO)
    return clause(texts, OBJECT_ROWS[kind].clause.removeprefix("TC-")) if kind < len(OBJECT_ROWS) else ""


def changes(s: Capsules, after: Any, texts: Texts, names: list[str]) -> list[str]:
    """`Ada: VP 7 → 9`."""
    out: list[str] = []
    for mat, later in zip(s.mats, after.mats, strict=True):
        was, now = values(mat), values(later)
        out += [
            f"{names[mat.seat]}: {texts.say(key)} {was[key]} → {now[key]}"
            for key in was
            if was[key] != now[key]
        ]
        gained = Counter(KIND[p] for p in later.active + later.inactive)
        gained.subtract(Counter(KIND[p] for p in mat.active + mat.inactive))
        for kind, n in sorted(gained.items()):
            if n:
                out.append(f"{names[mat.seat]}: {texts.name(verbs.OBJECT, kind)} {n:+d}")
    return out


def find(s: Capsules, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """Sentences of the rules and of the table in which a word occurs."""
    wanted = word.casefold()
    out = [line for line in tell(s, seat, texts, names) if wanted in line.casefold()]
    rows = rulebook(texts.game.folder, texts.language).values()
    return out + [f"{row.id}: {row.text}" for row in rows if wanted in row.text.casefold()][:8]


def tell(s: Capsules, seat: int, texts: Texts, names: list[str]) -> list[str]:
    """The table in sentences."""
    out = [" · ".join(facts(s, texts))]
    for colour in range(len(COLOURS)):
        tokens = [s.offered(colour * OFFER + n) for n in range(OFFER)]
        kinds = [PRINTED_ON[token] for token in tokens if token >= 0]
        vp = texts.say("board-vp")
        shown = [f"{texts.name(verbs.ARTIFACT, k)} ({COST[k]}; {VALUE[k]} {vp})" for k in kinds]
        named = texts.say(f"colour-{COLOURS[colour]}")
        out.append(texts.say("board-offer") + f" ({named}): " + ", ".join(shown))
    for mat in s.mats:
        told = [f"{texts.say(key)} {n}" for key, n in values(mat).items()]
        out.append(f"{names[mat.seat]}: {', '.join(told)}")
        out.append(f"  {texts.say('board-active')}: {zone(mat.active)}")
        out.append(f"  {texts.say('board-inactive')}: {zone(mat.inactive)}")
    if 0 <= seat < s.seats:
        hand = [texts.name(verbs.CARD, card_kind(c)) for c in s.mats[seat].hand.cards if c >= 0]
        out.append(f"{texts.say('board-fluctuations')}: {', '.join(hand) or '–'}")
        for key, boxes in closed_of(s.mats[seat]):
            for number in range(len(boxes.sizes)):
                if boxes.sizes[number] >= 0:
                    out.append(f"{texts.say(key)} {number + 1}: {listed(boxes.box(number))}")
    return out


def closed_of(mat: Mat) -> list[tuple[str, Any]]:
    return [("board-bag", mat.bag), ("board-aside", mat.aside), ("board-aside", mat.later)]
