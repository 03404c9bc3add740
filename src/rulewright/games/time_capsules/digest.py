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
from rulewright.core.zones import SPECTATOR
from rulewright.games.time_capsules import catalogue, verbs
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    BIO,
    FATAL,
    KIND_IDS,
    OBJECT_ROWS,
    PRINTED_ON,
    ROUNDS,
)
from rulewright.games.time_capsules.shown import MatShown, Thing, shown
from rulewright.games.time_capsules.table import Capsules
from rulewright.games.time_capsules.telling import phase_name
from rulewright.games.time_capsules.telling import tell as told


def facts(s: Capsules, texts: Texts) -> list[str]:
    """Round, phase, first player."""
    seen = shown(s, SPECTATOR)
    out = [
        texts.say("board-round", round=catalogue.roman(seen.round), last=catalogue.roman(ROUNDS)),
        phase_name(seen.mode, seen.step, texts),
    ]
    if seen.mode == "split":
        out.append(texts.say("board-first", seat=seen.first + 1))
    return out


def listed(kinds: Iterable[str]) -> str:
    """`b1×3 c6 break`."""
    counts = Counter(kinds)
    return " ".join(kind + (f"×{counts[kind]}" if counts[kind] > 1 else "") for kind in in_order(counts))


def in_order(kinds: Iterable[str]) -> list[str]:
    return sorted(kinds, key=KIND_IDS.index)


def sign(thing: Thing) -> str:
    """`c6=4+`: a computer-6 showing 4, gained this round."""
    return thing.kind + (f"={thing.die}" if thing.die else "") + ("+" if thing.fresh else "")


def zone(things: list[Thing]) -> str:
    counts = Counter(map(sign, things))
    return " ".join(label + (f"×{n}" if n > 1 else "") for label, n in counts.items()) or "–"


def values(mat: MatShown) -> dict[str, int]:
    """The numbers of a mat that a choice may change, by the text that names them."""
    return {
        "board-vp": mat.vp,
        "board-energy": mat.energy,
        "board-qubits": mat.qubits,
        "board-crystals": mat.crystals,
        "board-breaks": mat.breaks,
        "board-hand": len(mat.hand),
        "board-objects": mat.objects,
    }


def card(s: Capsules, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat."""
    seen = shown(s, SPECTATOR)
    mat = seen.mats[seat]
    out = Text()
    named = values(mat)
    for key in ("board-vp", "board-breaks", "board-crystals", "board-hand"):
        out.append(texts.say(key) + " ", FAINT)
        out.append(f"{named[key]}  ", CAUTION if key == "board-breaks" and mat.breaks >= FATAL - 1 else TEXT)
    out.append("\n")
    out.append(texts.say("board-bag") + f" {mat.bag}  ", QUIET)
    out.append(texts.say("board-aside") + f" {len(mat.capsules) - mat.bag}", QUIET)
    if mat.passed and seen.step == "purchase":
        out.append("  " + texts.say("board-passed"), QUIET)
    lines = [("board-active", zone(mat.active)), ("board-inactive", zone(mat.inactive))]
    lines.append(("board-capsules", listed(mat.closed)))
    for key, there in lines:
        if len(out.plain.splitlines()) < room[1] and there not in ("", "–"):
            out.append(f"\n{texts.say(key)} ", FAINT)
            out.append(there[: max(0, room[0] - 2 - len(texts.say(key)))], TEXT)
    return out


def about(s: Capsules, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the artifact, card or bioobject that a choice names."""
    out: list[str] = []
    for domain, value in s.setup.vocabulary.components(option):
        if domain == "artifact":
            out.append(catalogue.artifact_said(texts, value))
        elif domain == "card":
            out.append(catalogue.card_said(texts, value))
        elif domain == "bio":
            out.append(catalogue.bio_said(texts, value))
        elif domain == "slot" and s.offered(value) >= 0:
            out.append(catalogue.artifact_said(texts, PRINTED_ON[s.offered(value)]))
        elif domain == "object":
            out.append(printed_on(texts, value))
    return [line for line in out if line]


def printed_on(texts: Texts, kind: int) -> str:
    """What is printed on an object of any kind."""
    if kind >= ARTIFACT:
        return catalogue.artifact_said(texts, kind - ARTIFACT)
    if kind >= BIO:
        return catalogue.bio_said(texts, kind - BIO)
    if kind >= len(OBJECT_ROWS):
        return ""
    found = rulebook(texts.game, texts.language).clauses.get(OBJECT_ROWS[kind].clause)
    return found.text if found is not None else ""


def changes(s: Capsules, after: Any, texts: Texts, names: list[str]) -> list[str]:
    """`Ada: VP 7 → 9`."""
    out: list[str] = []
    for mat, later in zip(shown(s, SPECTATOR).mats, shown(after, SPECTATOR).mats, strict=True):
        name, was, now = names[mat.seat], values(mat), values(later)
        out += [f"{name}: {texts.say(key)} {was[key]} → {now[key]}" for key in was if was[key] != now[key]]
        gained = Counter(thing.kind for thing in later.active + later.inactive)
        gained.subtract(thing.kind for thing in mat.active + mat.inactive)
        for kind in in_order(gained):
            if gained[kind]:
                out.append(f"{name}: {texts.name(verbs.OBJECT, KIND_IDS.index(kind))} {gained[kind]:+d}")
    return out


def find(s: Capsules, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """Sentences of the rules and of the table in which a word occurs."""
    wanted = word.casefold()
    out = [line for line in tell(s, seat, texts, names) if wanted in line.casefold()]
    rows = rulebook(texts.game, texts.language).clauses.values()
    found = [row for row in rows if wanted in row.text.casefold() and not row.builders]
    return out + [f"{row.id}: {row.text}" for row in found][:8]


def tell(s: Capsules, seat: int, texts: Texts, names: list[str]) -> list[str]:
    """The table in sentences."""
    return told(shown(s, seat), texts, names)
