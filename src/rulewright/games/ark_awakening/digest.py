"""Ark: Awakening in words for the terminal: header, seat cards, what a choice is about and changes."""

from __future__ import annotations

from typing import Final

from rich.text import Text

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.chips import Figures
from rulewright.core.look import CAUTION, FAINT, TEXT
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.ark_awakening.catalogue import Printed, printed
from rulewright.games.ark_awakening.places import PASSIVE_SITE, SECTION_SITE
from rulewright.games.ark_awakening.shown import Cell, EnemyShown, Shown
from rulewright.games.ark_awakening.shown_dome import Dome, SectionShown
from rulewright.games.ark_awakening.telling import phase, phases, told_section


def facts(seen: Shown, texts: Texts) -> list[str]:
    """Round and phase."""
    out = [texts.say("board-round", round=seen.round)]
    now = phase(seen)
    return [*out, texts.say(f"phase-{phases(seen)[now]}")] if now >= 0 else out


def values(dome: Dome, texts: Texts) -> Figures:
    """The numbers of a biodome that a choice may change."""
    out = {f"resource-{one.resource}": one.count for one in dome.stock}
    out |= {
        "board-arsenal": dome.arsenal,
        "board-home": dome.home,
        "board-units": dome.outside,
        "board-stasis": dome.stasis,
        "board-wounded": dome.wounded,
        "board-cards": len(dome.hand),
        "board-cubes": dome.cubes,
        "board-activated": len(dome.activated),
        "board-achieved": sum(one.done for one in dome.achievements),
        "board-goals": sum(dome.goals),
    }
    return {texts.say(key): number for key, number in out.items()}


def figures(seen: Shown, texts: Texts, names: list[str]) -> dict[str, Figures]:
    """The numbers of every biodome, and who controls the rooms."""
    out = {names[dome.seat]: values(dome, texts) for dome in seen.domes}
    control: Figures = {}
    for cell in seen.cells:
        who = ", ".join(names[seat] for seat in cell.controllers) or texts.say("told-nobody")
        control[f"{cell.label}, {texts.say('lens-control')}:"] = who
    return {**out, "": control}


ON_CARD: Final = ("board-arsenal", "board-units", "board-wounded", "board-cards", "board-activated")


def card(seen: Shown, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of one seat; a Dark Player's is the enemy board."""
    if seat >= len(seen.domes) and seen.enemy is not None:
        return enemy_card(seen.enemy, texts)
    dome = seen.domes[seat]
    named = values(dome, texts)
    out = Text()
    for one in dome.stock:
        out.append(f"{texts.say(f'resource-{one.resource}')[:2]} ", FAINT)
        out.append(f"{one.count}  ", TEXT)
    lines = [*ON_CARD, "board-goals" if dome.goals else "board-achieved"]
    for key in lines[: max(1, room[1] - 1)]:
        name = texts.say(key)
        out.append(f"\n{name} ", FAINT)
        out.append(f"{named[name]}", CAUTION if key == "board-wounded" and dome.wounded else TEXT)
    if dome.level and len(out.plain.splitlines()) < room[1]:
        out.append("\n" + printed(texts).levels[dome.level].name, TEXT)
    if dome.has_mission and len(out.plain.splitlines()) < room[1]:
        out.append("\n★ " + texts.say("board-mission"), TEXT)
    return out


def enemy_card(enemy: EnemyShown, texts: Texts) -> Text:
    out = Text()
    if enemy.tasks:
        out.append(texts.say("board-adapted", n=enemy.adapted, needed=enemy.to_adapt) + "\n", FAINT)
    else:
        out.append(texts.say("board-clock") + " ", FAINT)
        out.append(f"{enemy.clock}\n", TEXT)
    out.append(strength_said(enemy, texts), TEXT)
    out.append("\n" + texts.say("board-cards") + " ", FAINT)
    out.append(f"{len(enemy.hand)}", TEXT)
    return out


def strength_said(enemy: EnemyShown, texts: Texts) -> str:
    """ARK-10.11: what the numbers of the enemy board count for."""
    counts = "cube" if enemy.tasks else "guardian" if enemy.guardians else "room"
    return texts.say("board-strength", counts=counts, combat=enemy.combat, defence=enemy.defence)


def about(seen: Shown, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the room, artifact, mission or token that a choice names."""
    print = printed(texts)
    rooms = {cell.label: cell for cell in seen.cells}
    out: list[str] = []
    for domain, value in texts.game.vocabulary.components(option):
        if domain == "artifact":
            out.append(print.artifacts[p.FACE_IDS[value]].said)
        elif domain == "mission":
            out.append(print.missions[p.MISSION_ROWS[value].id].said)
        elif domain == "room":
            out.append(print.rooms[p.ROOM_IDS[value]].said)
        elif domain == "token":
            out.append(print.tokens[str(value + 1)].said)
        elif domain == "section":
            out.append(section_said(seen.domes[seat].sections[value], print, texts))
        elif domain in ("cell", "place", "site") and value < len(v.CELL.labels):
            cell = rooms.get(v.CELL.labels[value])
            out += [place_said(cell, print, texts)] if cell is not None and cell.room else []
        elif domain == "site" and SECTION_SITE <= value < PASSIVE_SITE:
            out.append(section_said(seen.domes[seat].sections[value - SECTION_SITE], print, texts))
    return out


def section_said(section: SectionShown, print: Printed, texts: Texts) -> str:
    """What a section does now, and what its next cube costs."""
    told = told_section(section, print)
    if section.next < 0:
        return told
    cost = texts.say("board-next", cost=section.next, resource=print.resources[section.paid_in])
    return f"{told}; {cost}"


def place_said(cell: Cell, print: Printed, texts: Texts) -> str:
    """What is printed on the room at a position, and what it gives now."""
    now = [texts.say(f"benefit-{one.benefit}", n=one.now) for one in cell.gives]
    said = f"{cell.label}: {print.rooms[cell.room].said}"
    if not now:
        return said
    given = texts.say("told-now", list=", ".join(now))
    return f"{said}; {given}"


def lore(seen: Shown, seat: int, texts: Texts) -> list[str]:
    """Artifacts and rooms; a factory says that it is one."""
    print = printed(texts)
    factory = texts.say("book-factory")
    rooms = [
        f"{factory}: {one.said}" if p.is_factory(number) else one.said
        for number, one in enumerate(print.rooms.values())
    ]
    return [one.said for one in print.artifacts.values()] + rooms
