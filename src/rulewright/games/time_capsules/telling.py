"""Time Capsules in sentences, from what is shown: for readers, terminal and browser alike."""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
import rulewright.games.time_capsules.verbs as v
from rulewright.core.shown import Head, spoken
from rulewright.core.texts import Texts
from rulewright.core.verbs import NUMBER, Domain, Option
from rulewright.games.time_capsules.actions import A_DIE, MAKING, offered_for
from rulewright.games.time_capsules.catalogue import Printed, printed, roman
from rulewright.games.time_capsules.peeking import Acquire, price
from rulewright.games.time_capsules.shown import MatShown, Row, Shown, Step, Thing
from rulewright.games.time_capsules.table import Capsules

STEPS: Final[dict[str, list[Step]]] = {
    "base": ["act", "pack"],
    "solo": ["act", "pack"],
    "split": ["purchase", "action", "pack"],
}


def lies(s: Capsules, domain: Domain, value: int) -> tuple[Domain, int] | None:
    """A place of the offer is called by the artifact that lies there."""
    token = s.offered(value) if domain is v.SLOT else -1
    return (v.ARTIFACT, p.PRINTED_ON[token]) if token >= 0 else None


def costs(texts: Texts, s: Capsules, seat: int, option: Option) -> str:
    """What a choice is paid with: `9 qubits`."""
    if option in v.PLAY:
        return texts.say("in-crystals", cost=p.CARD_COST[v.PLAY.read(option)])
    paid = in_tokens(s, seat, option)
    return texts.say("counted", **texts.values([NUMBER, v.RESOURCE], list(paid))) if paid is not None else ""


def in_tokens(s: Capsules, seat: int, option: Option) -> tuple[int, int] | None:
    """How much of which resource."""
    if option in v.BUY:
        slot = v.BUY.read(option)
        return (offered_for(s, seat, slot), p.PAID_IN[p.colour_at(slot)]) if s.offered(slot) >= 0 else None
    if option in v.ACQUIRE and isinstance(s.question, Acquire):
        colour, less = s.question.colour, s.question.less
        return price(s, seat, v.ACQUIRE.read(option), colour, less), p.PAID_IN[colour]
    if option in v.REROLL:
        return A_DIE, p.ENERGY
    if option in v.RAISE:
        return v.RAISE.read(option) * A_DIE, p.ENERGY
    made = [(make.cost(option), make.resource) for make in MAKING if option in make.verb]
    return made[0] if made else None


def head(seen: Shown, texts: Texts) -> Head:
    score, count = [mat.vp for mat in seen.mats], roman(seen.round) if seen.round else ""
    if seen.step == "setup":
        return Head("round", count, [phase_name(seen.mode, "setup", texts)], 0, score)
    steps = STEPS[seen.mode]
    phases = [texts.say("phase-draw"), *(phase_name(seen.mode, step, texts) for step in steps)]
    return Head("round", count, phases, 1 + steps.index(seen.step), score)


def phase_name(mode: str, step: Step, texts: Texts) -> str:
    return texts.say("phase-pack-split" if step == "pack" and mode == "split" else f"phase-{step}")


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    print = printed(texts)
    last = roman(p.ROUNDS)
    out = [
        texts.say(
            "told-round", round=roman(seen.round), last=last, step=phase_name(seen.mode, seen.step, texts)
        )
    ]
    out += [told_row(row, print, texts) for row in seen.offer]
    piles = [f"{print.bios[pile.kind].name} {pile.left}" for pile in seen.piles]
    out.append(texts.say("told-piles", list=", ".join(piles)))
    for mat in seen.mats:
        out += told_mat(mat, names[mat.seat], print, texts)
    return out


def listed(things: list[str], texts: Texts) -> str:
    return ", ".join(things) or texts.say("told-nothing")


def told_row(row: Row, print: Printed, texts: Texts) -> str:
    """Names, costs, VP and effects."""
    there = [print.artifacts[place.artifact] for place in row.places if place.artifact]
    said = [f"{a.name} ({a.cost}, {a.vp} {print.symbols['vp']}: {spoken(a.text)})" for a in there]
    return texts.say("told-offer", what=texts.say(f"resource-{row.paid_in}"), list=listed(said, texts))


def piece_name(thing: Thing, print: Printed) -> str:
    kind = print.kinds[thing.kind]
    return kind.faces[thing.die - 1] if thing.die else kind.name


def told_mat(mat: MatShown, name: str, print: Printed, texts: Texts) -> list[str]:
    out = [
        texts.say(
            "told-mat",
            name=name,
            vp=mat.vp,
            energy=mat.energy,
            qubits=mat.qubits,
            crystals=mat.crystals,
            cards=len(mat.hand),
            breaks=mat.breaks,
            most=p.FATAL,
        )
    ]
    for zone, things in (("active", mat.active), ("inactive", mat.inactive)):
        there = listed([piece_name(thing, print) for thing in things], texts)
        out.append(texts.say("told-zone", name=name, zone=texts.say(f"zone-{zone}"), list=there))
    for capsule in mat.capsules:
        if capsule.known:
            there = listed([print.kinds[kind].name for kind in capsule.things], texts)
            out.append(texts.say("told-capsule", where=capsule.where, list=there))
    cards = [print.cards[card.kind] for card in mat.hand if card.kind]
    if cards:
        said = [f"{card.name} ({spoken(card.text)})" for card in cards]
        out.append(texts.say("told-hand", list=listed(said, texts)))
    return out
