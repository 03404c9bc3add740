"""Lets other threads and signals have their turn while compiled code runs.

Python looks for them where it runs bytecode, and code compiled with mypyc has none: in it no other thread
would ever run, and no Ctrl-C arrive. So this module stays interpreted, in the compiled build too.
"""

from __future__ import annotations


def let_in() -> None:
    """Python does by itself whatever waits, at the beginning of every interpreted function."""
