"""What `rulewright` alone says: the few ways to begin and, at a terminal, which one it shall be."""

from __future__ import annotations

import sys

from rulewright.core.version import VERSION

WAYS = {
    "play in the browser: alone, with bots, with friends": "serve --lan --open",
    "play in this terminal, against a bot": "play septikon",
    "see what can be played": "games",
    "learn a game in ten minutes": "rules septikon",
}


def welcome() -> list[str]:
    """The words of the command that was chosen; none, if none was."""
    print(f"Rulewright {VERSION}: heavy board games by their exact rules.\n")
    for number, (what, command) in enumerate(WAYS.items(), 1):
        print(f"  {number}  {what:54}rulewright {command}")
    print("\nAll commands: rulewright --help")
    return asked() if sys.stdin.isatty() and sys.stdout.isatty() else []


def asked() -> list[str]:
    """Ask until the answer is a number of the list, or nothing."""
    commands = dict(enumerate(WAYS.values(), 1))
    while True:
        try:
            answer = input(f"\nWhich one? 1 to {len(commands)}; Enter ends: ").strip()
        except EOFError:
            return []
        if not answer:
            return []
        if answer.isascii() and answer.isdecimal() and int(answer[:4]) in commands:
            return commands[int(answer[:4])].split()
