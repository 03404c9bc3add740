"""The command line. Whatever a user gets wrong is one line on stderr and exit code 2, never a traceback."""

import os
import sys

MISUSED = 2
INTERRUPTED = 130  # as shells say: 128 and the signal
PIPE_CLOSED = 141


def main(words: list[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    try:
        code = run(list(sys.argv[1:] if words is None else words))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush at exit
        return PIPE_CLOSED
    return code


def run(words: list[str]) -> int:
    """Nothing is imported before this is called, so that Ctrl-C is quiet from the first moment on."""
    from rulewright.cli.commands import overview
    from rulewright.cli.starting import quiet
    from rulewright.cli.welcome import welcome
    from rulewright.core.version import VERSION

    words = words or welcome()
    if not words:
        return 0
    at_once = {"--version": lambda: VERSION, "--help": overview, "-h": overview}
    if len(words) == 1 and words[0] in at_once:  # answered before anything slow is loaded
        print(at_once[words[0]]())
        return 0
    with quiet(INTERRUPTED):
        from cyclopts import CycloptsError

        from rulewright.cli.app import app, load
        from rulewright.cli.complaint import complain, explain
        from rulewright.core.errors import GameError

        load(words[0])
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        complain(explain(error))
        return MISUSED
    except GameError as error:
        complain(str(error))
        return MISUSED
    return code if isinstance(code, int) else 0
