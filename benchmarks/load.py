"""Many tables at once against one server: the time from a choice to the last seat that sees it.

    python benchmarks/load.py                          200 tables of Septikon, two seats and a spectator each
    python benchmarks/load.py --tables 50 --seconds 10
    python benchmarks/load.py --store postgresql://postgres@localhost/load

It starts a `rulewright serve` of its own, plays by its protocol for a while, and prints the percentiles. A
choice that stays in its seat's draft is measured until it is acknowledged, that is until it is on disk; a
choice that ends a turn until its picture has reached everybody at the table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Offered(msgspec.Struct):
    id: int
    stop: str | None


class Heard(msgspec.Struct):
    """What the players of this benchmark read of a message."""

    type: str
    version: int = 0
    decision: str | None = None
    options: list[Offered] = []
    outcome: dict[str, Any] | None = None


READ = msgspec.json.Decoder(Heard)


class Measured:
    def __init__(self) -> None:
        self.shown: list[float] = []  # from the choice to the last seat
        self.kept: list[float] = []  # from the choice to its acknowledgement
        self.received = 0  # bytes
        self.messages = 0


class Chair:
    """One websocket at a table."""

    def __init__(self, socket: ClientConnection, measured: Measured) -> None:
        self.socket = socket
        self.measured = measured
        self.now = Heard("none")
        self.changed = asyncio.Event()
        self.acknowledged = asyncio.Event()

    async def listen(self) -> None:
        async for data in self.socket:
            self.measured.received += len(data)
            self.measured.messages += 1
            heard = READ.decode(data)
            if heard.type == "picture":
                self.now = heard
                self.changed.set()
            else:
                self.acknowledged.set()

    async def until(self, version: int) -> None:
        while self.now.version < version:
            self.changed.clear()
            await self.changed.wait()

    async def new_question(self, decision: str | None) -> None:
        while self.now.decision == decision:
            self.changed.clear()
            await self.changed.wait()

    async def say(self, message: dict[str, object]) -> None:
        self.acknowledged.clear()
        await self.socket.send(json.dumps(message))


async def table(
    address: str, http: httpx.AsyncClient, think: float, rng: random.Random, measured: Measured
) -> None:
    """Two people who choose at random, and somebody who watches."""
    order = {
        "game": "septikon",
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}],
        "options": {"preset": "yes"},
    }
    made = (await http.post("/api/tables", json=order)).json()
    chairs: list[Chair] = []
    tasks = []
    for token in (made["tokens"]["0"], made["tokens"]["1"], None):
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        socket = await connect(url, max_size=None, compression=None, proxy=None)
        await socket.send(json.dumps({"do": "hello", "token": token, "lang": "en"}))
        chair = Chair(socket, measured)
        chairs.append(chair)
        tasks.append(asyncio.create_task(chair.listen()))
    try:
        await asyncio.gather(*[chair.changed.wait() for chair in chairs])
        await asyncio.sleep(rng.uniform(0, think))
        while chairs[0].now.outcome is None:
            await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
            await choose(chairs, rng, measured)
    finally:
        for task in tasks:
            task.cancel()
        for chair in chairs:
            await chair.socket.close()


async def choose(chairs: list[Chair], rng: random.Random, measured: Measured) -> None:
    mover = next((chair for chair in chairs[:2] if chair.now.options), None)
    if mover is None:
        return
    option = rng.choice(mover.now.options)
    version, decision = mover.now.version, mover.now.decision
    began = time.perf_counter()
    await mover.say({"do": "choose", "decision": decision, "option": option.id, "commit": True})
    if option.stop is None:
        await mover.acknowledged.wait()
        measured.kept.append(time.perf_counter() - began)
        await mover.new_question(decision)
    else:
        await asyncio.gather(*[chair.until(version + 1) for chair in chairs])
        measured.shown.append(time.perf_counter() - began)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


def machine(folder: str) -> dict[str, object]:
    """What this machine gives at this moment: the time of a sync, and how late a sleeper wakes."""
    syncs, late = [], []
    with open(f"{folder}/sync", "wb", buffering=0) as file:
        for _ in range(100):
            file.write(b"x" * 4096)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            syncs.append(time.perf_counter() - began)
            began = time.perf_counter()
            time.sleep(0.005)
            late.append(time.perf_counter() - began - 0.005)
    return {
        "cores": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 1),
        "fdatasync_ms": spread(syncs),
        "late_wake_ms": spread(late),
    }


def spread(values: list[float]) -> dict[str, float]:
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {"n": len(values)} | {k: round(1000 * percentile(values, s), 1) for k, s in shares.items()}


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(address: str, pid: int, tables: int, think: float, seconds: float) -> dict[str, object]:
    warm, measured = Measured(), Measured()
    limits = httpx.Limits(max_connections=16)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits, trust_env=False) as http:
        rngs = [random.Random(number) for number in range(tables)]
        tasks = [asyncio.create_task(table(address, http, think, rng, warm)) for rng in rngs]
        while warm.messages < 3 * tables:  # all sit
            await asyncio.sleep(0.1)
        await asyncio.sleep(2 * think)
        before = (len(warm.shown), len(warm.kept), warm.received, warm.messages)
        began, used = time.perf_counter(), cpu(pid)
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - began, cpu(pid) - used
        measured.shown, measured.kept = warm.shown[before[0] :], warm.kept[before[1] :]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    out: dict[str, object] = {"tables": tables, "sockets": 3 * tables, "seconds": round(took, 1)}
    choices = len(measured.shown) + len(measured.kept)
    out["choices_per_second"] = round(choices / took, 1)
    out["server_cpu_ms_per_choice"] = round(1000 * used / max(choices, 1), 2)
    out["pictures_kb_per_second"] = round((warm.received - before[2]) / took / 1000)
    for name, values in (("to_last_seat_ms", measured.shown), ("to_disk_ms", measured.kept)):
        shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
        out[name] = {"n": len(values)} | {
            k: round(1000 * percentile(values, s), 1) for k, s in shares.items()
        }
    return out


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds between a table's choices")
    parser.add_argument("--store", default="", help="a store's address; a fresh SQLite file if not given")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = asked.store or f"sqlite:///{folder}/load.db"
        words = [sys.executable, "-m", "rulewright.cli", "serve", "--port", "0", "--store", store, "--wide"]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+?:(\d+)/", server.stdout.readline())
            assert found, "the server did not start"
            address = f"http://127.0.0.1:{found.group(1)}"
            result = asyncio.run(load(address, server.pid, asked.tables, asked.think, asked.seconds))
            with open(f"/proc/{server.pid}/status") as status:
                memory = re.search(r"VmHWM:\s+(\d+)", status.read())
            result["server_memory_mb"] = int(memory.group(1)) // 1024 if memory else None
            result["machine"] = machine(folder)
            print(json.dumps(result, indent=2))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
