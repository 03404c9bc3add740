"""How the learning Enemy adapts (ARK-13.14): it counts what the Challengers did and upgrades its board."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.enemy import LEARNED, is_full, on_board
from rulewright.games.ark_awakening.table import TURNED_LEFT, TURNED_RIGHT, UNUSED, Ark

KD: Final = p.SYMBOLS.index("KD")  # combat or defence
NONE: Final = -1  # no symbol


def adapt(s: Ark) -> None:
    """ARK-13.14 to 13.14e: the most frequent symbol is upgraded; then all cards are unused again."""
    s.adapted += 1
    s.note(EVERYONE, v.ADAPTED, s.adapted)
    symbol = next_symbol(s)
    tell_symbols(s, symbol)
    for track in next_tracks(s):
        upgrade(s, track)
    if symbol == KD:
        s.hardened += 1
    s.used = (UNUSED,) * p.TASKS


def counted(s: Ark) -> list[int]:
    """By symbol: how many turned cards show it; cards that lie face down have none."""
    out = [0] * len(p.SYMBOLS)
    for task in range(p.TASKS):
        if s.used[task] in (TURNED_LEFT, TURNED_RIGHT):
            out[p.TASK_SYMBOLS[task][s.used[task] - TURNED_LEFT]] += 1
    return out


def cubes_on(s: Ark, symbol: int) -> int:
    """On all tracks of a symbol."""
    return sum(s.marks[track] for track in p.SYMBOL_TRACKS[symbol])


def next_symbol(s: Ark) -> int:
    """What is full gives way to the next (ARK-R89)."""
    for symbol in ranked(s):
        if tracks_of(s, symbol):
            return symbol
    return NONE


def ranked(s: Ark) -> list[int]:
    """ARK-13.14b: the symbols shown, most frequent, then fewest cubes, then leftmost."""
    counts = counted(s)
    seen = [symbol for symbol in range(len(p.SYMBOLS)) if counts[symbol]]
    seen.sort(key=lambda symbol: (-counts[symbol], cubes_on(s, symbol)))
    return seen


def tell_symbols(s: Ark, chosen: int) -> None:
    """How often each was counted, and which are full before the one that is chosen."""
    counts, seen = counted(s), ranked(s)
    for symbol in seen:
        s.note(EVERYONE, v.SYMBOLS_COUNTED, symbol, counts[symbol], cubes_on(s, symbol))
    for symbol in seen:
        if symbol == chosen:
            return
        s.note(EVERYONE, v.SYMBOL_FULL, symbol)


def next_tracks(s: Ark) -> list[int]:
    """What is upgraded, with the cards as they lie."""
    symbol = next_symbol(s)
    return tracks_of(s, symbol) if symbol != NONE else least_upgraded(s)


def least_upgraded(s: Ark) -> list[int]:
    """ARK-R89: the leftmost of them that is not full; none: only the count rises."""
    open_tracks = [track for track in LEARNED if not is_full(s, track)]
    open_tracks.sort(key=lambda track: s.marks[track])
    return open_tracks[:1]


def tracks_of(s: Ark, symbol: int) -> list[int]:
    """ARK-13.14c, 13.14d, ARK-R107: two tracks at once, or combat and defence in turn; none: full."""
    tracks = [track for track in p.SYMBOL_TRACKS[symbol] if not is_full(s, track)]
    if symbol != KD:
        return tracks
    return tracks[-1:] if s.hardened % 2 else tracks[:1]


def upgrade(s: Ark, track: int) -> None:
    """A cube of the supply goes on a track, if there is one (ARK-S34)."""
    if s.supply:
        s.supply -= 1
        s.marks[track] += 1
        s.note(EVERYONE, v.UPGRADED, track, on_board(s, track))
