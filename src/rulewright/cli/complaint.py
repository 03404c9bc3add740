"""What a user did wrong, in one line: what was given, what is wrong with it, what is allowed."""

from __future__ import annotations

import sys

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from rulewright.core.errors import brief, cut, meant

LONGEST_WORD = 300
KINDS = {int: "a whole number", float: "a number", bool: "a flag stands alone"}


def complain(message: str) -> None:
    """One line on stderr, whatever the message holds; of an endless word, as a path can be, the beginning."""
    print("rulewright: " + " ".join(cut(word, LONGEST_WORD) for word in message.split()), file=sys.stderr)


def explain(error: CycloptsError) -> str:
    """The command line's own errors in our form."""
    command = " ".join(["rulewright", *(error.command_chain or ())])
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        known = [name for name in error.app or () if not name.startswith("-")]
        given = error.unused_tokens[0]
        return f"unknown command {brief(given)}; commands: {', '.join(known)}{meant(given, known)}"
    if isinstance(error, UnknownOptionError):
        given = error.token.keyword or error.token.value
        known = flags(error)
        return f"unknown flag {cut(given)}; flags of {command}: {', '.join(known)}{meant(given, known)}"
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.argument.name
        wants = "needs a value" if name in (error.root_input_tokens or ()) else "is missing"
        return f"{name} {wants}; see {command} --help"
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f"unexpected {brief(error.unused_tokens[0])}; see {command} --help"
    if isinstance(error, CoercionError) and error.token is not None:
        allowed = kind(error.target_type)
        return f"bad value {brief(error.token.value)} for {error.token.keyword or 'the argument'}; {allowed}"
    error.verbose = False
    told = str(error)
    return f"{told[:1].lower()}{told[1:].rstrip('.')}; see {command} --help"


def flags(error: UnknownOptionError) -> list[str]:
    names = [name for argument in error.argument_collection for name in argument.names]
    return [*sorted(name for name in names if name.startswith("--")), "--help"]


def kind(target: object) -> str:
    """What was expected, in words."""
    return next((words for of, words in KINDS.items() if target in (of, of | None)), "see --help")
