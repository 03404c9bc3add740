"""Factions and their boards (ARK-S41, ARK-S42, ARK-R80): named by the options, or chosen in turn."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.errors import GameError
from rulewright.core.state import Decision
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.table import Ark

NONE: Final = -1  # no faction


def faction_option(seat: int) -> str:
    return f"faction{seat + 1}"


def faction_of(s: Ark, seat: int) -> int:
    """The board's, or before it is taken the one that was named."""
    board = s.domes[seat].board
    return board - 1 if board != p.STANDARD else s.setup.options[faction_option(seat)] - 1


def set_factions(s: Ark) -> None:
    """ARK-R80: on side B who has none named chooses, in turn from the first player; on side A none has."""
    if not s.setup.options["side"]:
        return
    named = [faction_of(s, seat) for seat in range(s.players)]
    for faction in named:
        if faction != NONE and named.count(faction) > 1:
            raise GameError(
                f"{p.FACTIONS[faction]} is named for two seats; there is one board of each faction"
            )
    for step in range(s.players - 1, -1, -1):
        seat = (s.first + step) % s.players
        if named[seat] == NONE:
            s.push(ChooseFaction(seat))
        else:
            take_board(s, seat, named[seat])


def take_board(s: Ark, seat: int, faction: int) -> None:
    s.domes[seat].take_board(1 + faction)
    s.note(EVERYONE, v.TOOK_BOARD, seat, faction)


class ChooseFaction(Decision[Ark]):
    """ARK-R80: any that nobody has yet."""

    step = "faction"

    def options(self, s: Ark) -> list[Option]:
        taken = [faction_of(s, seat) for seat in range(s.players)]
        return [v.TAKE_BOARD.of(faction) for faction in range(len(p.FACTIONS)) if faction not in taken]

    def take(self, s: Ark, option: Option) -> None:
        take_board(s, self.seat, v.TAKE_BOARD.read(option))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_FACTION.line()
