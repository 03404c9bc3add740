"""Time Capsules in words for the terminal: header, seat cards, what a choice is about and changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.chips import Figures
from rulewright.core.look import CAUTION, FAINT, QUIET, TEXT
from rulewright.core.rulebook import rulebook
from rulewright.core.shown import named, option_spots
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.time_capsules import catalogue
from rulewright.games.time_capsules.catalogue import printed
from rulewright.games.time_capsules.shown import MatShown, Shown, Thing
from rulewright.games.time_capsules.telling import phase_name


def facts(seen: Shown, texts: Texts) -> list[str]:
    """Round, phase, first player."""
    out = [
        texts.say("board-round", round=catalogue.roman(seen.round), last=catalogue.roman(p.ROUNDS)),
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
    return sorted(kinds, key=p.KIND_IDS.index)


def sign(thing: Thing) -> str:
    """`c6=4+`: a computer-6 showing 4, gained this round."""
    return thing.kind + (f"={thing.die}" if thing.die else "") + ("+" if thing.fresh else "")


def zone(things: list[Thing]) -> str:
    counts = Counter(map(sign, things))
    return " ".join(label + (f"×{n}" if n > 1 else "") for label, n in counts.items()) or "–"


def values(mat: MatShown, texts: Texts) -> Figures:
    """The numbers of a mat that a choice may change."""
    found = {
        "board-vp": mat.vp,
        "board-energy": mat.energy,
        "board-qubits": mat.qubits,
        "board-crystals": mat.crystals,
        "board-breaks": mat.breaks,
        "board-hand": len(mat.hand),
        "board-objects": mat.objects,
    }
    return {texts.say(key): number for key, number in found.items()}


def figures(seen: Shown, texts: Texts, names: list[str]) -> dict[str, Figures]:
    """Beside the numbers of a mat what lies in its two zones, by kind."""
    out = {}
    for mat in seen.mats:
        counts = Counter(thing.kind for thing in mat.active + mat.inactive)
        kinds = {texts.name(v.OBJECT, p.KIND_IDS.index(kind)): counts[kind] for kind in in_order(counts)}
        out[names[mat.seat]] = {**values(mat, texts), **kinds}
    return out


def card(seen: Shown, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat."""
    mat = seen.mats[seat]
    out = Text()
    named = values(mat, texts)
    for key in ("board-vp", "board-breaks", "board-crystals", "board-hand"):
        name = texts.say(key)
        out.append(name + " ", FAINT)
        out.append(
            f"{named[name]}  ", CAUTION if key == "board-breaks" and mat.breaks >= p.FATAL - 1 else TEXT
        )
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


def about(seen: Shown, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the artifact, card, bioobject or other object that a choice names."""
    lying = {place.spot: place.artifact for row in seen.offer for place in row.places if place.artifact}
    there = [lying[spot] for spot in option_spots(texts.game, seat, option) if spot in lying]
    verb = texts.game.vocabulary.verb(option)
    args = named(verb.domains, verb.arguments(option))
    there += [args[domain] for domain in ("artifact", "card", "bio", "object") if domain in args]
    return [line for line in (printed_on(texts, id) for id in there) if line]


def printed_on(texts: Texts, id: str) -> str:
    """What is printed on a thing of any kind."""
    print = printed(texts)
    card = print.artifacts.get(id) or print.cards.get(id) or print.bios.get(id)
    if card is not None:
        return card.said
    clause = next((row.clause for row in p.OBJECT_ROWS if row.id == id), "")
    found = rulebook(texts.game, texts.language).clauses.get(clause)
    return found.text if found is not None else ""


def lore(seen: Shown, seat: int, texts: Texts) -> list[str]:
    """Artifacts, cards and bioobjects."""
    print = printed(texts)
    return [one.said for kind in (print.artifacts, print.cards, print.bios) for one in kind.values()]
