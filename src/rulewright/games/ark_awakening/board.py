"""Ark: Awakening in text and colour: the map under a lens, and below it the viewer's biodome and cards.

One map serves all questions; the lens says what stands in the last line of each room: who controls it, what
it gives with its energy, how many steps it is away, or how far a room of the mission is. The lens follows
the question. The number in brackets is that of the choice for which a thing can be clicked or typed.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rulewright.core.chips import Chip, Marks, figure, lay, told_signs
from rulewright.core.look import (
    CAUTION,
    FAINT,
    LINE,
    QUIET,
    SEAT_LETTERS,
    SEAT_TEXTS,
    TEXT,
    Lit,
)
from rulewright.core.texts import Texts
from rulewright.games.ark_awakening.catalogue import printed
from rulewright.games.ark_awakening.digest import about, card, facts, figures, lore, strength_said, values
from rulewright.games.ark_awakening.lenses import threats_to, through
from rulewright.games.ark_awakening.shown import Cell, EnemyShown, Lens, Shown
from rulewright.games.ark_awakening.shown_dome import Dome
from rulewright.games.ark_awakening.telling import told_task
from rulewright.games.ark_awakening.threats import Threat

__all__ = ["about", "card", "draw", "facts", "figures", "legend", "lore", "sizes", "through"]

LENSES: Final[list[Lens]] = ["control", "power", "threat", "mission", "reach"]

SIZES: Final = [(112, 42), (80, 26), (50, 26)]
LEAST: Final = 5  # columns of a room
MOST: Final = 13
BELOW: Final = 10  # lines for what stands below the map
HOUSE: Final = "⌂"
STAR: Final = "★"
LOOKS: Final = {
    "north": "▼",
    "east": "◀",
    "south": "▲",
    "west": "▶",
}  # of a Guardian, by the side at its back
LAID: Final = "⌁"
NEUTRAL_LETTERS: Final = {"robot": "R", "species": "S", "hostile": "H", "infection": "I"}
GLITCHED: Final = "×"
CORRUPT: Final = "◍"
TARGET: Final = "◎"


def sizes() -> list[tuple[int, int]]:
    return list(SIZES)


def legend(texts: Texts) -> Text:
    signs = {
        "ABCDE □": "board-legend-cubes",
        "●○": "board-legend-circles",
        "A2 R1 S1": "board-legend-units",
        "[A] [AB]": "board-legend-control",
        "ϟ3": "board-legend-power",
        "→2": "board-legend-reach",
        "!1 !◎ !B": "board-legend-threat",
        STAR: "board-legend-mission",
        "?": "board-legend-token",
        "✹ ϟ ▥": "board-legend-more",
        "▲1 ▶2 ⌁3": "board-legend-guardians",
        f"{GLITCHED} H1": "board-legend-glitch",
        f"I2 {CORRUPT}": "board-legend-learning",
    }
    return told_signs(texts, [(sign, TEXT, key) for sign, key in signs.items()])


class Scene(Marks):
    """What is drawn: what this eye is shown, and where choices lie."""

    def __init__(self, seen: Shown, seat: int, texts: Texts, lit: Lit) -> None:
        super().__init__(texts, seat, lit)
        self.seen = seen
        self.mine = seat if 0 <= seat < len(seen.domes) else seen.active
        self.texts = texts
        self.print = printed(texts)
        self.lens = lit.lens or seen.lens

    # --- a room ------------------------------------------------------------------------------------
    def lines(self, cell: Cell, width: int) -> list[list[Chip]]:
        """Name, slots, units, and what the lens shows."""
        name, style = self.title(cell)
        if not cell.room:
            return [[(name, style)], [("?" if cell.token else "·", FAINT)], [], []]
        slots: list[Chip] = [
            (SEAT_LETTERS[seat], SEAT_TEXTS[seat]) if seat >= 0 else (GLITCHED, CAUTION)
            for seat in cell.cubes
        ]
        slots.append(("□" * (cell.squares - len(cell.cubes)), FAINT))
        if width >= cell.squares + cell.circles + 1:
            slots += [(" " + "●" * cell.power, CAUTION), ("○" * (cell.circles - cell.power), FAINT)]
        units: list[Chip] = []
        for one in cell.units:
            letter = SEAT_LETTERS[one.seat] if one.seat >= 0 else NEUTRAL_LETTERS[one.kind]
            units.append((f"{letter}{one.count} ", SEAT_TEXTS[one.seat] if one.seat >= 0 else QUIET))
        units += [(f"{sign} ", CAUTION) for sign in self.guardians_in(cell.label)]
        if cell.corrupt:
            units.append((CORRUPT, CAUTION))
        if cell.bombs or cell.energy_tokens or cell.seals:
            more = "✹" * len(cell.bombs) + "ϟ" * cell.energy_tokens + "▥" * len(cell.seals)
            units.append((more, CAUTION))
        if cell.gate:
            slots = [("⇄" + ("?" if cell.token else ""), QUIET)]
        return [[(name, style)], slots, units, self.through(cell)]

    def guardians_in(self, label: str) -> list[str]:
        """A Guardian looks away from the side at its back."""
        enemy = self.seen.enemy
        here = [one for one in enemy.guardians if one.cell == label] if enemy is not None else []
        return [f"{LAID if one.lying else LOOKS[one.behind]}{one.guardian}" for one in here]

    def title(self, cell: Cell) -> Chip:
        """The room's name, with its number if it can be chosen."""
        name = self.print.rooms[cell.room].name if cell.room else cell.label
        if cell.mission:
            name = STAR + name
        return self.chip(name, TEXT if cell.room else FAINT, cell.spot)

    def through(self, cell: Cell) -> list[Chip]:
        """A room through the lens."""
        if self.lens == "reach":
            steps = cell.steps[self.mine]
            near = 0 <= steps <= self.seen.domes[self.mine].moves
            return [(f"→{steps}" if steps >= 0 else "–", CAUTION if near else FAINT)]
        if self.lens == "power":
            return [(" ".join(f"ϟ{one.now}" for one in cell.gives), TEXT)]
        if self.lens == "threat":
            return [(f"!{threat_sign(one)} ", CAUTION) for one in threats_to(cell, self.mine)]
        if self.lens == "mission" and cell.mission:
            done = "✓" if self.mine in cell.activated else f"{len(cell.cubes)}/{cell.squares}"
            return [(f"{STAR}{done}", CAUTION)]
        if not cell.controllers:
            return []
        letters = "".join(SEAT_LETTERS[seat] for seat in cell.controllers)
        alone = len(cell.controllers) == 1
        return [(f"[{letters}]", SEAT_TEXTS[cell.controllers[0]] if alone else TEXT)]

    # --- the map -----------------------------------------------------------------------------------
    def map(self, room: tuple[int, int]) -> Text:
        """Rows from the north down, columns by letter; where there is little room two lines a row."""
        seen = self.seen
        width = max(LEAST, min(MOST, (room[0] - 4) // seen.width - 1))
        tall = room[1] >= seen.height * 5 + BELOW
        at = {(cell.column, cell.row): cell for cell in seen.cells}
        out = Text(no_wrap=True)
        for row in range(seen.height, 0, -1):
            if tall:
                out.append("  " + ("─" * width + "┼") * seen.width + "\n", LINE)
            drawn = [self.lines(at[column, row], width) for column in range(1, seen.width + 1)]
            if not tall:
                drawn = [[name, [*slots, (" ", TEXT), *units, *lens]] for name, slots, units, lens in drawn]
            for line in range(len(drawn[0])):
                out.append(f"{row} " if line == 0 else "  ", FAINT)
                for chips in drawn:
                    put(out, chips[line], width)
                    out.append("│", LINE)
                out.append("\n")
        columns = [at[column, 1].label[0].center(width) for column in range(1, seen.width + 1)]
        out.append("  " + " ".join(columns) + "\n", FAINT)
        return out

    # --- my biodome --------------------------------------------------------------------------------
    def numbers_of(self, dome: Dome, later: Dome) -> list[Chip]:
        was, now = values(dome, self.texts), values(later, self.texts)
        return [figure(name, was[name], now[name]) for name in was if was[name] or now[name]]

    def sections(self, dome: Dome) -> list[Chip]:
        out: list[Chip] = [self.chip(HOUSE, SEAT_TEXTS[dome.seat], dome.inside.spot)]
        for one in dome.sections:
            worth = "/".join(str(action.value) for action in one.actions if action.value)
            cubes = "■" * one.cubes + "□" * (one.squares - one.cubes)
            energy = "●" * len(one.cylinders) + "○" * (one.circles - len(one.cylinders))
            mark = "◂" if one.marker else ""
            out.append(self.chip(f"{one.section}{mark} {worth} {cubes}{energy}", TEXT, one.spot))
        return out

    def generators(self) -> list[Chip]:
        mine = [one for one in self.seen.generators if one.diverts[self.mine]]
        return [
            self.chip(
                f"{self.print.generators[one.generator]} {one.diverts[self.mine]}:"
                f"{one.capacity} ({one.outside}/{one.cylinders})",
                TEXT,
                one.spot,
            )
            for one in mine
        ]

    def hand(self, dome: Dome) -> list[Chip]:
        names = [(self.print.artifacts[held.artifact], held.spot) for held in dome.hand if held.artifact]
        return [
            self.chip(f"{one.name} {one.power}{'!' if one.critical else ''}", TEXT, spot)
            for one, spot in names
        ]

    def chains(self, dome: Dome) -> list[Chip]:
        return [
            self.chip(self.print.rooms[one.room].name, FAINT if one.fresh else TEXT, one.spot)
            for one in dome.chains
        ]

    def aims(self, dome: Dome) -> list[Chip]:
        """What helps the player, goals or achievements, and the own mission."""
        out = [(self.print.levels[dome.level].said, TEXT)] if dome.level else []
        out += [
            (f"{'✓' if met else '·'} {goal.name}", CAUTION if met else QUIET)
            for goal, met in zip(self.print.goals, dome.goals)
        ]
        for one in dome.achievements:
            name = self.print.achievements[one.achievement].name
            out.append(
                (f"{'✓' if one.done else '·'} {name} {one.have}/{one.need}", CAUTION if one.done else QUIET)
            )
        if dome.mission:
            rooms = [self.print.rooms[room].name for room in dome.mission_rooms]
            out.append((f"{STAR} {self.print.missions[dome.mission].name}: {', '.join(rooms)}", CAUTION))
        return out

    def fallout(self) -> list[Chip]:
        """The counter between peace and war, and the objective cards."""
        if not self.seen.meter:
            return []
        out: list[Chip] = [(self.print.meter[self.seen.meter], CAUTION)]
        for one in self.seen.objectives:
            marks = "".join(SEAT_LETTERS[seat] for seat in one.marked)
            out.append((f"{self.print.objectives[one.objective]} {marks}".strip(), TEXT))
        return out

    def enemy(self) -> list[Chip]:
        """The enemy board, with those Guardians that are on it, and the Challengers' mission."""
        enemy = self.seen.enemy
        if enemy is None:
            return []
        out: list[Chip] = self.learned(enemy)
        if not out:
            out = [
                (
                    self.texts.say("board-turns" if self.seen.mode == "glitch" else "board-clock")
                    + f" {enemy.clock}",
                    CAUTION,
                ),
                (strength_said(enemy, self.texts), TEXT),
            ]
        if enemy.order:
            out.append((self.print.orders[enemy.order], QUIET))
        out += [(self.print.targets[one], CAUTION) for one in enemy.diagnostic]
        if enemy.diagnostic_hidden:
            out.append(("?" * enemy.diagnostic_hidden, QUIET))
        for one in enemy.guardians:
            if not one.cell or one.spot in self.numbers:
                out.append(self.chip(f"{LAID if one.lying else '△'}{one.guardian}", TEXT, one.spot))
        if self.seen.mission:
            out.append((f"{STAR} {self.print.missions[self.seen.mission].name}", CAUTION))
        cards = [
            (self.print.artifacts[held.artifact].name, held.spot) for held in enemy.hand if held.artifact
        ]
        return out + [self.chip(name, TEXT, spot) for name, spot in cards]

    def learned(self, enemy: EnemyShown) -> list[Chip]:
        """It is Learning: adaptations, strategy, tracks and challenger-action cards."""
        if not enemy.tasks:
            return []
        out: list[Chip] = [
            (self.texts.say("board-adapted", n=enemy.adapted, needed=enemy.to_adapt), CAUTION),
            (self.print.strategies.get(enemy.strategy, ""), CAUTION),
        ]
        out += [(f"{self.print.symbols[one.track]} {one.now}", TEXT) for one in enemy.gauges]
        return out + [
            self.chip(told_task(one, self.print, self.texts), QUIET, one.spot) for one in enemy.tasks
        ]

    def built(self, dome: Dome) -> list[Chip]:
        names = [(self.print.artifacts[one.artifact], one.spot) for one in dome.built]
        return [self.chip(f"{one.name}: {one.built}", TEXT, spot) for one, spot in names]

    def revealed(self) -> list[Chip]:
        """Room cards and tokens just turned over."""
        out = [self.chip(self.print.rooms[one.kind].name, TEXT, one.spot) for one in self.seen.open_rooms]
        return out + [
            self.chip(self.print.tokens[one.kind].name, TEXT, one.spot) for one in self.seen.open_tokens
        ]


def threat_sign(one: Threat) -> str:
    """Of a Guardian its number, of a rival the letter, else a target card's sign."""
    return one.guardian or (SEAT_LETTERS[one.seat] if one.seat >= 0 else TARGET)


def put(out: Text, chips: list[Chip], width: int) -> None:
    """Chips in exactly so many columns."""
    left = width
    for told, style in chips:
        out.append(told[:left], style)
        left -= len(told[:left])
    out.append(" " * left)


def draw(seen: Shown, seat: int, texts: Texts, lit: Lit) -> Text:
    """The map through a lens, then the viewer's biodome; a spectator sees that of the active player."""
    width = max(30, min(lit.room[0], SIZES[0][0]))
    scene = Scene(seen, seat, texts, lit)
    dome, later = seen.domes[scene.mine], (lit.after or seen).domes[scene.mine]
    out = scene.map((width, lit.room[1]))
    out.append(texts.say("board-lens", name=texts.say(f"lens-{scene.lens}")) + "\n", QUIET)
    lay(out, "", scene.fallout(), width)
    lay(out, "", scene.enemy(), width)
    lay(out, "", scene.revealed(), width)
    lay(out, "", scene.numbers_of(dome, later), width)
    lay(out, "", scene.sections(dome), width)
    lay(out, texts.say("board-cylinders"), scene.generators(), width)
    lay(out, texts.say("board-built"), scene.built(dome), width)
    lay(out, texts.say("board-hand"), scene.hand(dome), width)
    lay(out, texts.say("board-chains"), scene.chains(dome), width)
    lay(out, "", scene.aims(dome), width)
    out.rstrip()
    return out
