"""Write the playthroughs of the games named, or of all, anew."""

from __future__ import annotations

import sys

from tests.playthroughs import file, games, renew, text_file

for name in sys.argv[1:] or games():
    if name not in games():
        sys.exit(f"unknown game {name!r}; games: {', '.join(games())}")
    renew(games()[name])
    print(file(games()[name]), text_file(games()[name]))
