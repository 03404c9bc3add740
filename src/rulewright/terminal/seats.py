"""Who is put on a seat at this terminal, in one word: you, another person, or a bot."""

from __future__ import annotations

YOU = "you"
NAMED = "name:"  # and what another person is called


def person(word: str) -> bool:
    return word == YOU or (word.startswith(NAMED) and word != NAMED)
