"""Games shared out by Ray, on this machine or on many. Ray is an extra, imported when it is asked for."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator
from functools import cache
from itertools import islice
from typing import Any, Final, TypeVar

import rulewright
from rulewright.arena.kept import code
from rulewright.arena.match import Match
from rulewright.arena.workers import Engine
from rulewright.core.errors import GameError, brief

T = TypeVar("T")

STORE: Final = 100 << 20  # bytes of shared memory: results are small
PATIENCE: Final = 5.0  # seconds in which a cluster answers
AHEAD: Final = 2  # parts that wait for each processor


def engine(address: str | None = None) -> Engine:
    """Start Ray on this machine, or join the cluster at this address."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise GameError("--engine ray needs Ray: pip install 'rulewright[ray]'") from None

    def shared(
        work: Callable[[Match, range], T], match: Match, parts: list[range], workers: int
    ) -> Generator[tuple[range, T], None, None]:
        return spread(joined(address, workers), work, match, parts)

    return shared


def joined(address: str | None, workers: int) -> Any:
    """Ray, ready to work. A cluster's token, if it has one, is read by Ray from the environment."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what is to come
    import ray

    if address is not None:
        knock(address)
    said = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address is None:
            ray.init("local", num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **said)
        else:
            ray.init(address, **said)
    except (OSError, RuntimeError, ValueError) as error:  # a refused connection is an OSError
        raise GameError(not_joined(address, error)) from error
    return ray


def knock(address: str) -> None:
    """Refuse at once where nothing answers: Ray would try for minutes, and warn of it in its own words."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and port.isdecimal()):
        return  # Ray knows what it means, as `auto`
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:  # the last two: no such host or port can be
        raise GameError(not_joined(address, error)) from error


def not_joined(address: str | None, error: Exception) -> str:
    if address is None:
        return f"Ray does not start here: {error}"
    return (
        f"cannot join Ray at {brief(address)}: nothing answers there, or RAY_AUTH_MODE and RAY_AUTH_TOKEN"
        " are not set as for the cluster"
    )


def spread(
    ray: Any, work: Callable[[Match, range], T], match: Match, parts: list[range]
) -> Generator[tuple[range, T], None, None]:
    """What `work` makes of each part, as it comes; only so many wait as keep all processors busy."""
    ours = played_by(match.game, match.bots)
    left = iter(parts)
    busy: dict[Any, range] = {}
    task = ray.remote(num_cpus=1, max_retries=2)(there)

    def send(more: int) -> None:
        for part in islice(left, more):
            busy[task.remote(work, match, part)] = part

    try:
        send(AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))))
        while busy:
            (ready,), _ = ray.wait(list(busy), num_returns=1)
            theirs, done = ray.get(ready)
            if theirs != ours:
                raise GameError(
                    f"a machine of the cluster has another version of {match.game} or of the bots"
                )
            part = busy.pop(ready)
            send(1)
            yield part, done
    except ray.exceptions.RayError as error:
        raise GameError(f"Ray gave up: {str(error).strip().splitlines()[-1]}") from error
    finally:
        ray.shutdown()  # of a cluster that was joined, only our own tasks end


def there(work: Callable[[Match, range], T], match: Match, part: range) -> tuple[str, T]:
    """On the other machine: which code played, and what came of it."""
    return played_by(match.game, match.bots), work(match, part)


@cache
def played_by(game: str, bots: tuple[str, ...]) -> str:
    """Read from the disk once a process."""
    return code(rulewright.game(game), bots)
