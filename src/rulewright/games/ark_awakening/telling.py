"""Ark: Awakening in sentences, from what is shown: for readers, terminal and browser alike."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.shown import Head
from rulewright.core.texts import Texts
from rulewright.core.verbs import Domain, Line
from rulewright.games.ark_awakening.catalogue import Printed, asked, order_said, printed
from rulewright.games.ark_awakening.enemy import AUTOMATON
from rulewright.games.ark_awakening.outlook import Party, combat
from rulewright.games.ark_awakening.places import CELL_LABELS, CELLS
from rulewright.games.ark_awakening.shown import Cell, EnemyShown, GuardianShown, Shown, TaskShown, Units
from rulewright.games.ark_awakening.shown_dome import Dome, Progress, SectionShown
from rulewright.games.ark_awakening.table import ENEMY_BOARD, Ark
from rulewright.games.ark_awakening.threats import Ahead

PHASES: Final = ["mini", "section", "action", "chain", "combat"]
EARLY: Final = ("faction", "build", "preempt")  # only with variants, and before co-operative games
ACTION: Final = PHASES.index("action")
STANDARD: Final = "standard"  # the board of side A


def lies(s: Ark, domain: Domain, value: int) -> tuple[Domain, int] | None:
    """People call a position by the room that lies there, also as a place of units, cubes and cylinders; of
    the Guardians that could be moved they name the room where each stands."""
    if domain is v.GUIDED:
        return lies(s, v.CELL, s.guards[value]) if stands(s, value) else None
    if domain not in (v.CELL, v.PLACE, v.SITE, v.STORE) or value >= CELLS or not s.explored(value):
        return None
    room = s.rooms[value]
    return (v.FACTORY_AT, (room - p.FACTORY) * CELLS + value) if p.is_factory(room) else (v.ROOM, room)


def stands(s: Ark, guardian: int) -> bool:
    """Is there such a Guardian, in a room?"""
    return guardian < len(s.guards) and s.guards[guardian] != ENEMY_BOARD


def beside(s: Ark, line: Line) -> tuple[Line, ...]:
    """With a total of a combat its parts, as they lie open, and the defence that the attacker has reached."""
    if line.message not in (v.TOTALS, v.ENEMY_TOTAL):
        return ()
    fight, seat = combat(s), line.a if line.message is v.TOTALS else AUTOMATON
    sides = [side for side in fight.parties if side.seat == seat] if fight is not None else []
    return tuple([part for side in sides for part in parts(side)])


def parts(side: Party) -> list[Line]:
    out = [v.TERM_COUNTS.line(v.TERM.index[term.of], term.n) for term in side.terms]
    if side.artifact:
        out.append(v.CARD_COUNTS.line(v.ARTIFACT.index[side.artifact], side.total - side.combat))
    else:
        out.append(v.NO_CARD_COUNTS.line())
    return out + [v.DEFENCE_REACHED.line(side.defence)] * bool(side.defence)


def called(texts: Texts, domain: Domain, value: int) -> str:
    """A factory by its kind and its position, an enemy-action card by what it moves, a challenger-action card
    by its halves."""
    if domain is v.ORDER:
        return order_said(texts, value)
    if domain is v.TASK:
        return " / ".join(texts.say(f"action-{p.ACTIONS[one]}") for one in p.TASK_ACTIONS[value])
    factory, cell = divmod(value, CELLS)
    room = texts.name(v.ROOM, p.FACTORY + factory, form="there")
    return texts.say("room-at", room=room, cell=CELL_LABELS[cell])


def head(seen: Shown, texts: Texts) -> Head:
    """Goals are the score of the First Mission; Awakening has no points."""
    score = [sum(dome.goals) for dome in seen.domes] if seen.mode == "first_mission" else []
    named = [texts.say(f"phase-{name}") for name in phases(seen)]
    return Head("round", str(seen.round), named, phase(seen), score)


def phases(seen: Shown) -> list[str]:
    """The phases of a turn; what comes before them is named while it lasts."""
    return [seen.step, *PHASES] if seen.step in EARLY else PHASES


def phase(seen: Shown) -> int:
    """Whatever an action asks belongs to it."""
    if not seen.step:
        return -1
    named = phases(seen)
    return named.index(seen.step) if seen.step in named else ACTION


def tell(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    print = printed(texts)
    now = phase(seen)
    out = [
        texts.say(
            "told-turn",
            round=seen.round,
            last=seen.last,
            mode=print.modes[seen.mode],
            name=names[seen.active],
            phase=texts.say(f"phase-{phases(seen)[now if now >= 0 else ACTION]}"),
        ),
        texts.say(
            "told-decks",
            rooms=seen.rooms_left,
            artifacts=seen.artifacts_left,
            missions=seen.missions_left,
            list=listed([print.artifacts[one].name for one in seen.discards], texts, "told-none"),
        ),
    ]
    out += [told_cell(cell, print, texts, names) for cell in seen.cells if cell.room]
    unexplored = [cell.label for cell in seen.cells if not cell.room]
    out.append(texts.say("told-unexplored", list=listed(unexplored, texts)))
    out += told_seals(seen, print, texts, names)
    out.append(texts.say("told-generators", list="; ".join(told_energy(seen, texts, names))))
    out += told_fallout(seen, print, texts, names)
    out += told_enemy(seen, print, texts, names)
    for dome in seen.domes:
        out += told_dome(dome, names[dome.seat], print, texts)
    return out


def told_fallout(seen: Shown, print: Printed, texts: Texts, names: list[str]) -> list[str]:
    """The counter and the objective cards, where there are any."""
    if not seen.meter:
        return []
    cards = [
        f"{print.objectives[one.objective]} ({', '.join(names[seat] for seat in one.marked) or '–'})"
        for one in seen.objectives
    ]
    told = listed(cards, texts, "told-none")
    return [
        texts.say("told-fallout", meter=print.meter[seen.meter], list=told, hidden=seen.objectives_hidden)
    ]


def told_enemy(seen: Shown, print: Printed, texts: Texts, names: list[str]) -> list[str]:
    """The open mission, the enemy board, and every Guardian."""
    enemy = seen.enemy
    if enemy is None:
        return []
    who = names[enemy.dark] if enemy.dark >= 0 else texts.say("told-automaton")
    out = [told_glitch(enemy, print, texts)] if seen.mode == "glitch" else []
    if enemy.tasks:
        out += told_learning(enemy, who, print, texts)
    else:
        out.append(
            texts.say(
                "told-hostile" if seen.mode == "glitch" else "told-enemy",
                who=who,
                clock=enemy.clock,
                combat=enemy.combat,
                defence=enemy.defence,
                targets=enemy.targets_left,
                order=print.orders[enemy.order] if enemy.order else texts.say("told-nothing"),
            )
        )
    if seen.mission:
        out.append(texts.say("told-challengers", list=print.missions[seen.mission].said))
    out += [told_guardian(one, print, texts) for one in enemy.guardians]
    out += [told_ahead(card, print, texts) for card in enemy.ahead if card.marches]
    held = [print.artifacts[card.artifact].said for card in enemy.hand if card.artifact]
    return [*out, texts.say("told-hand", list=" ".join(held))] if held else out


def told_glitch(enemy: EnemyShown, print: Printed, texts: Texts) -> str:
    return texts.say(
        "told-glitch",
        stage=enemy.stage,
        cubes=enemy.cubes_left,
        list=listed([print.targets[one] for one in enemy.diagnostic], texts),
        hidden=enemy.diagnostic_hidden,
    )


def told_learning(enemy: EnemyShown, who: str, print: Printed, texts: Texts) -> list[str]:
    """Strategy and tracks, then every challenger-action card."""
    tracks = [f"{print.symbols[one.track]} {one.now}" for one in enemy.gauges]
    return [
        texts.say(
            "told-learning",
            who=who,
            targets=enemy.targets_left,
            strategy=print.strategies[enemy.strategy] if enemy.strategy else texts.say("told-nothing"),
            tracks=", ".join(tracks),
            cubes=enemy.cubes_left,
            cylinders=enemy.cylinders_left,
            adapted=enemy.adapted,
            needed=enemy.to_adapt,
        ),
        texts.say("told-tasks", list="; ".join(told_task(one, print, texts) for one in enemy.tasks)),
    ]


def told_task(one: TaskShown, print: Printed, texts: Texts) -> str:
    """`divert energy (corruption) / engineering (removal)`; of a used one the half that it shows."""
    halves = " / ".join(f"{print.actions[half.action]} ({print.symbols[half.symbol]})" for half in one.open)
    if not one.used:
        return halves
    return texts.say("told-used", half=halves) if halves else texts.say("told-face-down")


def told_guardian(one: GuardianShown, print: Printed, texts: Texts) -> str:
    if not one.cell:
        place = texts.say("told-on-enemy-board")
        return texts.say("told-reserve", number=one.guardian, place=place, state=state_of(one, texts))
    side = print.sides[one.behind]
    return texts.say(
        "told-guardian", number=one.guardian, place=one.cell, side=side, state=state_of(one, texts)
    )


def told_ahead(card: Ahead, print: Printed, texts: Texts) -> str:
    """Where Guardians would go with a card that is left; with the Dark Player, where they could."""
    ways = [f"{one.guardian} {' → '.join(one.way)}" for one in card.marches]
    return texts.say("told-ahead", card=print.orders[card.order], list=", ".join(ways))


def state_of(one: GuardianShown, texts: Texts) -> str:
    return texts.say("told-lying" if one.lying else "told-standing")


def listed(things: list[str], texts: Texts, none: str = "told-nothing") -> str:
    return ", ".join(things) or texts.say(none)


def told_units(units: list[Units], print: Printed, texts: Texts, names: list[str]) -> str:
    said = [f"{names[one.seat] if one.seat >= 0 else print.units[one.kind]} {one.count}" for one in units]
    return listed(said, texts)


def told_cell(cell: Cell, print: Printed, texts: Texts, names: list[str]) -> str:
    name, units = print.rooms[cell.room].name, told_units(cell.units, print, texts, names)
    if cell.bombs:
        units += "; " + texts.say("told-bombs", list=", ".join(names[seat] for seat in cell.bombs))
    if cell.sort == "gate":
        token = texts.say("told-token") if cell.token else ""
        return texts.say("told-gate", cell=cell.label, name=f"{name} {token}".strip(), units=units)
    if cell.mission:
        name += " " + texts.say("told-mission-room")
    if cell.damaged:
        name += " " + texts.say("told-damaged")
    if cell.corrupt:
        name += " " + texts.say("told-corrupt")
    owners = [names[seat] if seat >= 0 else texts.say("owner-enemy") for seat in cell.cubes]
    return texts.say(
        "told-room",
        cell=cell.label,
        name=name,
        cubes=f"{len(cell.cubes)}/{cell.squares}{in_brackets(owners)}",
        energy=f"{cell.power}/{cell.circles}{in_brackets(told_circles(cell, texts, names))}",
        who=", ".join(names[seat] for seat in cell.controllers) or texts.say("told-nobody"),
        units=units,
    )


def in_brackets(things: list[str]) -> str:
    return f" ({', '.join(things)})" if things else ""


def told_circles(cell: Cell, texts: Texts, names: list[str]) -> list[str]:
    """Whose cylinders lie there, from the first circle on, and energy tokens."""
    tokens = [texts.say("told-energy-tokens", n=cell.energy_tokens)] if cell.energy_tokens else []
    return [of_generator(one.generator, texts, names) for one in cell.cylinders] + tokens


def of_generator(generator: str, texts: Texts, names: list[str]) -> str:
    return texts.name(v.GENERATOR, v.GENERATOR.index[generator], names, texts.reader(names))


def told_seals(seen: Shown, print: Printed, texts: Texts, names: list[str]) -> list[str]:
    """Each sealed door once, named from the room south or west of it."""
    doors = [
        f"{cell.label} {print.sides[seal.edge]} ({names[seal.seat]})"
        for cell in seen.cells
        for seal in cell.seals
        if seal.edge in ("north", "east")
    ]
    return [texts.say("told-seals", list=", ".join(doors))] if doors else []


def told_energy(seen: Shown, texts: Texts, names: list[str]) -> list[str]:
    return [
        texts.say(
            "told-generator",
            name=of_generator(one.generator, texts, names),
            out=one.outside,
            most=one.capacity,
            all=one.cylinders,
        )
        for one in seen.generators
    ]


def told_tile(one: Progress, texts: Texts) -> str:
    """What the side that lies up asks, and how much of it there is."""
    return f"{asked(texts, one.achievement, one.need)} ({one.have}) {'✓' if one.done else '·'}"


def told_dome(dome: Dome, name: str, print: Printed, texts: Texts) -> list[str]:
    stock = ", ".join(f"{print.resources[one.resource]} {one.count}" for one in dome.stock)
    out = [
        texts.say(
            "told-dome",
            name=name,
            stock=stock,
            arsenal=dome.arsenal,
            home=dome.home,
            out=dome.outside,
            stasis=dome.stasis,
            wounded=dome.wounded,
            cards=len(dome.hand),
            cubes=dome.cubes,
            activated=len(dome.activated),
        ),
        texts.say(
            "told-sections", name=name, list="; ".join(told_section(one, print) for one in dome.sections)
        ),
    ]
    out += told_board(dome, name, print, texts)
    out += told_progress(dome, name, print, texts)
    if dome.chains:
        chains = [f"{print.rooms[one.room].name} ({print.rooms[one.room].chain})" for one in dome.chains]
        out.append(texts.say("told-chains", name=name, list=", ".join(chains)))
    if dome.built:
        built = [
            f"{print.artifacts[one.artifact].name} ({print.artifacts[one.artifact].built})"
            for one in dome.built
        ]
        out.append(texts.say("told-built", name=name, list=", ".join(built)))
    held = [print.artifacts[card.artifact].said for card in dome.hand if card.artifact]
    if held:
        out.append(texts.say("told-hand", list=" ".join(held)))
    return out + told_mission(dome, print, texts)


def told_aims(seen: Shown, dome: Dome, name: str, print: Printed, texts: Texts) -> list[str]:
    """What one plays for: the mission, once there is one, and what leads to it or counts beside it."""
    out = [texts.say("told-challengers", list=print.missions[seen.mission].said)] if seen.mission else []
    return out + told_mission(dome, print, texts) + told_progress(dome, name, print, texts)


def told_mission(dome: Dome, print: Printed, texts: Texts) -> list[str]:
    return [texts.say("told-mission", list=print.missions[dome.mission].said)] if dome.mission else []


def told_progress(dome: Dome, name: str, print: Printed, texts: Texts) -> list[str]:
    """Goals of the First Mission, achievements of other modes."""
    out: list[str] = []
    if dome.goals:
        done = [f"{goal.said} {'✓' if met else '·'}" for goal, met in zip(print.goals, dome.goals)]
        out.append(texts.say("told-goals", name=name, list=", ".join(done)))
    if dome.achievements:
        tiles = [told_tile(one, texts) for one in dome.achievements]
        out.append(texts.say("told-achievements", name=name, list=", ".join(tiles)))
    return out


def told_board(dome: Dome, name: str, print: Printed, texts: Texts) -> list[str]:
    """What only some players have: Beginner's Help, a faction, second tracks, units at work in sections."""
    out: list[str] = []
    if dome.level:
        out.append(texts.say("told-level", name=name, level=print.levels[dome.level].said))
    if dome.faction != STANDARD:
        out.append(texts.say("told-faction", name=name, faction=print.factions[dome.faction]))
    if dome.tracks:
        tracks = [
            f"{print.sections[one.section]}: {texts.say(f'benefit-{one.benefit}', n=one.now)}"
            f" ({one.cubes}/{one.squares})"
            for one in dome.tracks
        ]
        out.append(texts.say("told-tracks", name=name, list="; ".join(tracks)))
    if dome.stationed:
        posts = [print.sections[section] for section in dome.stationed]
        out.append(texts.say("told-stationed", name=name, list=", ".join(posts)))
    return out


def told_section(section: SectionShown, print: Printed) -> str:
    """`● Engineering: engineering 2 (1/2; ⚡0/1)`: the marker, actions, cubes and cylinders."""
    done = [f"{print.actions[one.action]} {one.value or ''}".strip() for one in section.actions]
    slots = f"{section.cubes}/{section.squares}"
    if section.circles:
        slots += f"; ⚡{len(section.cylinders)}/{section.circles}"
    marker = "● " if section.marker else ""
    return f"{marker}{print.sections[section.section]}: {', '.join(done)} ({slots})"
