"""The command line. Whatever a user gets wrong is one line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Parameter

import rulewright
from rulewright.cli.catalogue import content, games, rules
from rulewright.cli.complaint import complain, explain
from rulewright.cli.measure import bench, conformance, simulate
from rulewright.cli.table import play, replay
from rulewright.core.errors import GameError

MISUSED = 2
INTERRUPTED = 130  # as shells say: 128 and the signal
PIPE_CLOSED = 141

app = App(
    name="rulewright",
    help="Heavy board games as exact rules engines: play them, replay them, let bots play them.",
    version=rulewright.__version__,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for command in (games, rules, content, play, replay, simulate, conformance, bench):
    app.command(command)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code."""
    try:
        given = list(sys.argv[1:] if words is None else words)
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        complain(explain(error))
        return MISUSED
    except GameError as error:
        complain(str(error))
        return MISUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush at exit
        return PIPE_CLOSED
    return code if isinstance(code, int) else 0
