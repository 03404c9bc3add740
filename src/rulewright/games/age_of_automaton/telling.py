"""Age of Automaton in sentences, from what is shown: for readers, terminal and browser alike."""

from __future__ import annotations

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.shown import Head
from rulewright.core.texts import FREE, Texts
from rulewright.core.verbs import Option
from rulewright.games.age_of_automaton.catalogue import Printed, TrackSpace, printed, told_amounts, told_price
from rulewright.games.age_of_automaton.playable import price_of
from rulewright.games.age_of_automaton.prospect import Toll
from rulewright.games.age_of_automaton.shown import (
    PHASES,
    Achievement,
    Amounts,
    Audit,
    Row,
    RowCard,
    Seat,
    Shown,
    Space,
    Specialist,
)
from rulewright.games.age_of_automaton.special import OvertimeTarget, drive_price, special_price
from rulewright.games.age_of_automaton.specialists import FreeSpecial
from rulewright.games.age_of_automaton.table import Automaton, Factory

ROUND_PHASES = PHASES[1:-1]


def head(seen: Shown, texts: Texts) -> Head:
    score = [seat.counts.score for seat in seen.seats]
    phases = [texts.say(f"phase-{phase}") for phase in ROUND_PHASES]
    if seen.phase == "setup":
        return Head("round", "", [texts.say("phase-setup"), *phases], 0, score)
    now = ROUND_PHASES.index(seen.phase) if seen.phase in ROUND_PHASES else -1
    return Head("round", f"{seen.round}/{printed(texts).limits.rounds}", phases, now, score)


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    """The table in sentences; of what a seat holds in secret, only what this eye is shown."""
    print = printed(texts)
    out = [told_round(seen, texts), texts.say("board-order", places=listed([names[n] for n in seen.order]))]
    if seen.market:
        market = listed([print.goods[good] for good in seen.market])
        out.append(texts.say("told-market", list=market))
    for row in seen.rows:
        out += [told_card(row, card, print, texts, names) for card in row.cards]
    out += [texts.say("board-tile", tile=print.tiles[tile.id].name) for tile in seen.tiles]
    for action, spaces in seen.spaces.items():
        there = listed([told_space(space, texts, names) for space in spaces])
        out.append(texts.say("told-spaces", action=print.actions[action], list=there))
    out += [told_track(seen, number, print, texts, names) for number in range(len(seen.tracks))]
    out += [told_achievement(one, print, texts, names) for one in seen.achievements]
    hired = [print.specialists[one.id] for one in seen.common]
    common = [f"{one.name} ({one.ability.said})" for one in hired]
    out.append(texts.say("told-common", list=listed(common)))
    out += [told_audit(audit, print, texts, names) for audit in seen.audits if not audit.done]
    for seat in seen.seats:
        out += told_seat(seen, seat, names[seat.seat], print, texts)
    return out


def listed(things: list[str]) -> str:
    return ", ".join(things) or "–"


def told_round(seen: Shown, texts: Texts) -> str:
    last, phase = printed(texts).limits.rounds, texts.say(f"phase-{seen.phase}")
    return texts.say("board-round", number=seen.round, last=last, phase=phase)


def card_said(row: Row, card: RowCard, print: Printed) -> str:
    """What is printed on a card of a row."""
    if row.action == "equipment":
        return print.equipment[card.id].said
    return print.research[card.id].said if row.action == "research" else print.sales[card.id].said


def told_card(row: Row, card: RowCard, print: Printed, texts: Texts, names: list[str]) -> str:
    """The same with the level that reaches it, and who has to pay less."""
    told = f"{card.level}. {card_said(row, card, print)}"
    if row.action != "equipment":
        return told
    less = [(n, price) for n, price in enumerate(card.prices) if price != print.equipment[card.id].cost]
    prices = [f"{names[seat]} {told_amounts(texts, price)}" for seat, price in less]
    return f"{told} " + texts.say("told-prices", list="; ".join(prices)) if prices else told


def told_space(space: Space, texts: Texts, names: list[str]) -> str:
    if space.seat is not None:
        return f"{names[space.seat]} {space.level}"
    if space.blocked:
        return texts.say("told-blocked")
    return texts.say("told-free-iv" if space.iv else "told-free")


def told_track(seen: Shown, number: int, print: Printed, texts: Texts, names: list[str]) -> str:
    """A Prospect track: where the markers stand, and what its spaces ask and give."""
    markers = [f"{names[seat]} {space}" for seat, space in enumerate(seen.tracks[number].markers)]
    spaces = [
        texts.say(
            "told-track-space",
            space=space.space,
            asks=listed(told_asks(space, texts)),
            gains=space.gains.said,
            vp=space.vp,
        )
        for space in print.tracks[number].spaces
    ]
    return texts.say(
        "told-track", name=print.tracks[number].name, markers=listed(markers), spaces=" ".join(spaces)
    )


def told_asks(space: TrackSpace, texts: Texts) -> list[str]:
    asked = {"need-credits": space.pay, "need-cards-RD": space.research, "need-cards-SO": space.sales}
    return [texts.say(key, number=n) for key, n in asked.items() if n]


def told_achievement(one: Achievement, print: Printed, texts: Texts, names: list[str]) -> str:
    found = print.achievements[one.id]
    return texts.say(
        "told-achievement",
        name=found.name,
        requirement=found.requirement.said,
        gains=found.gains.said,
        list=listed([names[seat] for seat in one.claimed]),
    )


def told_audit(audit: Audit, print: Printed, texts: Texts, names: list[str]) -> str:
    passing = [names[seat] for seat, met in enumerate(audit.towards.met) if met]
    return texts.say(
        "told-audit",
        requirement=print.audits[audit.id].requirement.said,
        odds=audit.odds,
        faces=print.limits.audit_faces,
        list=listed(passing),
    )


# --- a seat ------------------------------------------------------------------------------------------
def tokens(seat: Seat) -> Amounts:
    return {good.id: good.n for good in seat.goods if good.id in p.COLOURS}


def bundle(found: Amounts) -> str:
    """`R2 Y1`; a dash for nothing."""
    return " ".join(f"{good}{n}" for good, n in found.items() if n) or "–"


def told_figures(seen: Shown, seat: Seat, texts: Texts) -> list[tuple[str, str]]:
    """What a player has, by name; the same list is a seat's card, its sentence, and what a choice changes."""
    n, print = seat.counts, printed(texts)
    workers = " ".join(f"{level.id}×{level.n}" for level in seat.levels if level.n) or "–"
    engineers = texts.say("board-engineers", number=n.engineers)
    section = texts.say("board-section", number=n.section)
    tracks = [f"{track.id}:{track.markers[seat.seat]}" for track in seen.tracks]
    actions = [action for column in seat.columns for action in column.actions]
    played = [print.actions[action.id] for action in actions if action.played]
    return [
        ("vp", f"{n.vp} (~{n.score})"),
        ("credits", str(n.credits)),
        ("tokens", f"{bundle(tokens(seat))} = {n.held}/{print.limits.tokens}"),
        ("workers", f"{workers} + {n.unbuilt}"),
        ("prospect", " ".join(tracks)),
        ("reputation", f"{n.reputation} ({engineers})"),
        ("donation", str(n.donation)),
        ("relations", " ".join(f"{product.company}{product.space}" for product in seat.products)),
        ("reliability", f"{n.reliability} ({section})"),
        ("contracts", str(n.contracts)),
        ("cards", f"E{n.equipment} RD{len(seat.research)} SO{n.sales}"),
        ("specialists", f"{n.specialists} + {len(seat.hand)}"),
        ("minus", f"−{n.lost}" if n.lost else "0"),
        ("markers", listed(played)),
    ]


def told_seat(seen: Shown, seat: Seat, name: str, print: Printed, texts: Texts) -> list[str]:
    counts = seat.counts
    goods = listed([texts.say(f"price-{good}", number=n) for good, n in tokens(seat).items()])
    out = [
        texts.say(
            "told-seat",
            name=name,
            vp=counts.vp,
            score=counts.score,
            goods=goods,
            credits=counts.credits,
            workers=listed([f"{level.n} × {level.id}" for level in seat.levels if level.n]),
            unbuilt=counts.unbuilt,
        )
    ]
    figured = dict(told_figures(seen, seat, texts))
    told = [f"{print.figures[key]} {figured[key]}" for key in ("reputation", "donation", "reliability")]
    told += [f"{company.name} {product.space}" for company, product in zip(print.companies, seat.products)]
    out.append(f"{name}: {listed(told)}.")
    owned = [card for column in seat.columns for card in column.equipment] + seat.loose
    out.append(
        texts.say(
            "told-owned",
            name=name,
            played=figured["markers"],
            equipment=listed([print.equipment[card.id].name for card in owned]),
            parts=listed([f"{k} {part.name}" for part in print.parts if (k := seat.parts[part.id])]),
            sales=counts.sales,
            specialists=listed([print.specialists[one.id].name for one in seat.specialists]),
        )
    )
    hand: list[Specialist] = [one for one in seat.hand + seat.packet if one.id]
    if hand:
        out.append(texts.say("told-hand", list="; ".join(print.specialists[one.id].said for one in hand)))
    return out


# --- what choices cost ----------------------------------------------------------------------------------
def costs(texts: Texts, s: Automaton, seat: int, option: Option) -> str:
    """What a choice costs a player."""
    f = s.factories[seat]
    if option in v.BUY:
        return equipment_price(texts, f, v.BUY.read(option))
    if option in v.PAY_TOLL and isinstance(s.question, Toll):
        return texts.say("cost-credits", n=s.question.credits(s))
    if isinstance(s.question, (FreeSpecial, OvertimeTarget)):
        return ""  # somebody pays for it, or its price was told
    due = credits_of_special(f, option)
    return texts.say("cost-special", n=due) if due is not None else ""


def equipment_price(texts: Texts, f: Factory, card: int) -> str:
    """AOA-6.2: less the discounts owned; a Negotiator takes another token off."""
    price = price_of(f, card)
    if not any(price):
        return FREE
    told = told_price(texts, price)
    return texts.say("cost-less", price=told) if f.waive else told


def credits_of_special(f: Factory, option: Option) -> int | None:
    if option in v.DRIVE:
        return drive_price(f, v.DRIVE.read(option) + 1)
    verbs = ((v.WORK_OVERTIME, p.OVERTIME), (v.OVERBUILD, p.OVERBUILT), (v.CLOCK, p.OVERCLOCK))
    found = [special for verb, special in verbs if option in verb]
    return special_price(f, found[0]) if found else None
