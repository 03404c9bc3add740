"""What a user did wrong, in one line: what was given, what is wrong with it, what is allowed."""

from __future__ import annotations

import sys

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
)

KINDS = {int: "a whole number", float: "a number"}


def complain(message: str) -> None:
    """One line on stderr, whatever the message holds."""
    print("rulewright: " + " ".join(message.split()), file=sys.stderr)


def explain(error: CycloptsError) -> str:
    """The command line's own errors in our form."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        known = [name for name in error.app or () if not name.startswith("-")]
        return f"unknown command {error.unused_tokens[0]!r}; commands: {', '.join(known)}"
    if isinstance(error, UnknownOptionError):
        given = error.token.keyword or error.token.value
        names = [name for argument in error.argument_collection for name in argument.names]
        known = sorted(name for name in names if name.startswith("--")) + ["--help"]
        return f"unknown flag {given}; flags here: {', '.join(known)}"
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        command = " ".join(["rulewright", *(error.command_chain or ())])
        return f"{command} needs {error.argument.name}; see {command} --help"
    if isinstance(error, CoercionError) and error.token is not None and error.target_type in KINDS:
        name = error.token.keyword or "the argument"
        return f"bad value {error.token.value!r} for {name}; {KINDS[error.target_type]}"
    error.verbose = False
    told = str(error)
    return told[:1].lower() + told[1:]
