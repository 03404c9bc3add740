"""The table in few words: what is printed on a thing, a seat's card, what a choice changes."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.core.look import FAINT, QUIET, TEXT
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton.actions import action_of, thing_of
from rulewright.games.age_of_automaton.playable import price_of
from rulewright.games.age_of_automaton.requirements import (
    ACHIEVEMENT_TEST,
    CARD_TYPES,
    Cards,
    Condition,
    Workers,
    missing,
)
from rulewright.games.age_of_automaton.scoring import total
from rulewright.games.age_of_automaton.table import FINISHED, SETTING_UP, Automaton, Factory
from rulewright.games.age_of_automaton.verbs import ACTIVATE, CLAIM, DISCARD, HIRE, KEEP, PLAY, USE

PHASES: Final = ["setup", "market", "action", "donation", "audit", "cleanup", "end"]


def facts(s: Automaton, texts: Texts) -> list[str]:
    """Round and phase; in the Action phase the Market."""
    out = [texts.say("board-round", number=s.round, phase=texts.say(f"phase-{PHASES[s.phase]}"))]
    if s.market and s.phase not in (SETTING_UP, FINISHED):
        out.append(texts.say("board-market", colours=" ".join(p.COLOURS[c] for c in s.market)))
    return out


# --- the words of cards --------------------------------------------------------------------------------
def bundle(tokens: list[int]) -> str:
    """`R2 Y1`; a dash for nothing."""
    return " ".join(f"{p.COLOURS[c]}{tokens[c]}" for c in range(3) if tokens[c]) or "–"


def all_words(effects: list[int], texts: Texts) -> str:
    return " ".join(texts.effect(p.BOOK.effects[number]) for number in effects)


def equipment_line(card: int, f: Factory, texts: Texts) -> str:
    return texts.say(
        "about-equipment",
        name=texts.say(f"equipment-{p.EQUIPMENT_ROWS[card].id}"),
        price=bundle(price_of(f, card)),
        discount=bundle(p.DISCOUNT[card]),
        extra=texts.say(f"action-{p.ACTION_NAMES[p.EXTRA[card]]}"),
        ability=all_words(p.ABILITY[card], texts),
    )


def research_line(card: int, texts: Texts) -> str:
    row = p.RESEARCH_ROWS[card - p.RESEARCH_FIRST]
    part = texts.say(f"part-{row.part}")
    return f"{row.id} {part}: {all_words(p.ON_CARD[card], texts)}"


def sale_line(card: int, texts: Texts) -> str:
    number = card - p.SALE_FIRST
    gains = all_words(p.ON_CARD[card], texts)
    label = p.SALE_ROWS[number].id
    return texts.say("about-sale", label=label, price=bundle(p.COST[card]), gains=gains, vp=p.SALE_VP[number])


def specialist_line(number: int, texts: Texts) -> str:
    return texts.say(
        "about-specialist",
        name=texts.say(f"specialist-{p.SPECIALIST_ROWS[number].id}"),
        needs=bundle(p.NEEDS[number]),
        discard=bundle(p.REWARD[number]),
        ability=all_words(p.SKILL[number], texts),
        vp=p.SPECIALIST_VP[number],
    )


def requirement(conditions: list[Condition], texts: Texts) -> str:
    """What an Audit or Achievement card asks, in words."""
    told = []
    for c in conditions:
        key = f"need-{c.word}-{CARD_TYPES[c.kind]}" if isinstance(c, Cards) else f"need-{c.word}"
        level = p.LEVELS[c.level - 1] if isinstance(c, Workers) else ""
        told.append(texts.say(key, number=c.n, level=level))
    return ", ".join(told)


def achievement_line(card: int, f: Factory, texts: Texts) -> str:
    row = p.ACHIEVEMENT_ROWS[card]
    return texts.say(
        "about-achievement",
        name=texts.say(f"achievement-{row.id}"),
        requirement=requirement(ACHIEVEMENT_TEST[card], texts),
        gains=all_words(p.ACHIEVEMENT[card], texts),
        missing=missing(f, ACHIEVEMENT_TEST[card]),
    )


def track_line(track: int, f: Factory, texts: Texts) -> str:
    """The next space of a Prospect track."""
    space = f.prospect[track] + 1
    name = texts.say(f"track-T{track + 1}")
    if space > p.TOP:
        return texts.say("about-top", name=name)
    return texts.say(
        "about-track",
        name=name,
        space=space,
        credits=p.TOLL[track][space],
        research=p.NEEDS_RESEARCH[track][space],
        sales=p.NEEDS_SALES[track][space],
        gains=all_words(p.ENTERED[p.ENTERED_AT[track][space]], texts),
        vp=p.PROSPECT_VP[track][space],
    )


def about(s: Automaton, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the thing that a choice names."""
    f = s.factories[seat]
    thing = thing_of(option)
    action = action_of(option)
    if action == p.PROSPECT:
        return [track_line(thing, f, texts)]
    if action == p.EQUIPMENT:
        return [equipment_line(thing, f, texts)]
    if action == p.RESEARCH:
        return [research_line(thing, texts)]
    if action == p.SALE:
        return [sale_line(thing, texts)]
    if option in ACTIVATE:
        return [equipment_line(ACTIVATE.read(option), f, texts)]
    if option in CLAIM:
        return [achievement_line(CLAIM.read(option), f, texts)]
    for verb in (KEEP, PLAY, USE, DISCARD, HIRE):
        if option in verb:
            return [specialist_line(verb.read(option), texts)]
    return []


def figure(name: str, texts: Texts) -> str:
    return texts.say(f"figure-{name}")


# --- a seat ----------------------------------------------------------------------------------------------
def figures(f: Factory, texts: Texts) -> list[tuple[str, str]]:
    """What a player has, by name; the same list is the card and the comparison of two states."""
    workers = " ".join(f"{p.LEVELS[i]}×{f.tech[i + 1]}" for i in range(4) if f.tech[i + 1]) or "–"
    relations = " ".join(f"{'ABC'[i]}{f.relations[i]}" for i in range(3))
    played = [p.ACTION_NAMES[i] for i in range(p.ACTIONS) if f.played[i]]
    engineers = texts.say("board-engineers", number=f.engineers())
    section = texts.say("board-section", number=p.SECTION[f.reliability])
    return [
        ("vp", f"{f.vp} (~{total(f)})"),
        ("credits", str(f.credits)),
        ("tokens", f"{bundle(f.tokens)} = {f.held()}/{p.TOKEN_LIMIT}"),
        ("workers", f"{workers} + {f.unbuilt}"),
        ("prospect", " ".join(f"T{i + 1}:{f.prospect[i]}" for i in range(p.TRACKS))),
        ("reputation", f"{f.reputation} ({engineers})"),
        ("donation", str(f.donation)),
        ("relations", relations),
        ("reliability", f"{f.reliability} ({section})"),
        ("contracts", str(f.contracts)),
        ("cards", f"E{len(f.equipment.cards)} RD{len(f.research.cards)} SO{len(f.sales.cards)}"),
        ("specialists", f"{len(f.specialists.cards)} + {len(f.hand.cards)}"),
        ("minus", str(f.minus)),
        ("markers", ", ".join(texts.say(f"action-{name}") for name in played) or "–"),
    ]


def card(s: Automaton, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of a player: as many lines as there is room for."""
    width, height = room
    out = Text(no_wrap=True)
    f = s.factories[seat]
    if height >= 6:
        for name, value in figures(f, texts)[:height]:
            out.append(f"{figure(name, texts)[:12]:<13}", FAINT)
            out.append(f"{value[: max(0, width - 13)]}\n", TEXT)
    else:
        short = f"{f.vp} (~{total(f)}) · ¤{f.credits} · {bundle(f.tokens)} · rep {f.reputation}"
        out.append(short[:width], QUIET)
    out.rstrip()
    return out


def changes(s: Automaton, after: Automaton, texts: Texts, names: list[str]) -> list[str]:
    """What a choice would change, in words."""
    out = []
    for seat, f in enumerate(s.factories):
        was, now = figures(f, texts), figures(after.factories[seat], texts)
        for (name, before), (_, value) in zip(was, now, strict=True):
            if before != value:
                out.append(f"{names[seat]}: {figure(name, texts)} {before} → {value}")
    if s.next_order != after.next_order:
        places = [f"{i + 1} {names[seat]}" for i, seat in enumerate(after.next_order) if seat != p.NONE]
        out.append(texts.say("board-next", places=", ".join(places)))
    return out


# --- looking things up -------------------------------------------------------------------------------------
def find(s: Automaton, seat: int, word: str, texts: Texts, names: list[str]) -> list[str]:
    """Everything printed or owned whose line holds the word."""
    f = s.factories[seat]
    lines = [equipment_line(card, f, texts) for card in range(len(p.EQUIPMENT_ROWS))]
    lines += [research_line(p.RESEARCH_FIRST + i, texts) for i in range(len(p.RESEARCH_ROWS))]
    lines += [sale_line(p.SALE_FIRST + i, texts) for i in range(len(p.SALE_ROWS))]
    lines += [specialist_line(i, texts) for i in range(len(p.SPECIALIST_ROWS))]
    lines += [achievement_line(card, f, texts) for card in s.achievements]
    lines += [track_line(track, f, texts) for track in range(p.TRACKS)]
    for number, other in enumerate(s.factories):
        lines += [f"{names[number]}: {figure(n, texts)} {v}" for n, v in figures(other, texts)]
    return [line for line in lines if word.casefold() in line.casefold()]


def tell(s: Automaton, seat: int, texts: Texts, names: list[str]) -> list[str]:
    """The table in sentences."""
    f = s.factories[seat]
    out = facts(s, texts)
    out.append(texts.say("board-order", places=", ".join(names[i] for i in s.order)))
    out += [equipment_line(card, f, texts) for card in s.rows[0].cards]
    out += [research_line(card, texts) for card in s.rows[1].cards]
    out += [sale_line(card, texts) for card in s.rows[2].cards]
    out += [texts.say("board-tile", tile=texts.say(f"tile-{tile_id(tile)}")) for tile in s.tile_row.cards]
    out += [track_line(track, f, texts) for track in range(p.TRACKS)]
    out += [achievement_line(card, f, texts) for card in s.achievements]
    for number, other in enumerate(s.factories):
        told = "; ".join(f"{figure(n, texts)} {v}" for n, v in figures(other, texts))
        out.append(f"{names[number]}: {told}")
    return out


def tile_id(tile: int) -> str:
    return p.TILE_ROWS[tile - p.TILE_FIRST].id
