"""Many tables at once against one server or several: the time from a choice to the last seat that sees it.

    python benchmarks/load.py                          200 tables of Septikon, two seats and a spectator each
    python benchmarks/load.py --tables 50 --seconds 10
    python benchmarks/load.py --hostile                the same by turns with an attacker beside it
    python benchmarks/load.py --store postgresql://postgres@localhost/load --servers 2 --spread

It starts a `rulewright serve` of its own, plays by its protocol for a while, and prints the percentiles. A
choice that stays in its seat's draft is measured until it is acknowledged, that is until it is on disk; a
choice that ends a turn until its picture has reached everybody at the table.

Every table plays from a loopback address of its own, so the server's limits are in force. The attacker has
one address: twenty sockets that ask for forecasts, one that writes notes, and connections that never finish
their headers.
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
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ATTACKER = "127.0.9.9"
ATTACKS = 20  # sockets that ask for forecasts
HALF = 200  # connections that never finish their headers
ROUNDS = 3  # of quiet and attack by turns
TRIED = 40  # messages a second on each socket: what a server allows


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


def order(*names: str) -> dict[str, object]:
    seats = [{"kind": "me", "name": name} for name in names]
    return {"game": "septikon", "seats": seats, "options": {"preset": "yes"}}


async def made(address: str, source: str, *names: str) -> dict[str, Any]:
    """A new table, made from an address of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False, trust_env=False)
    async with httpx.AsyncClient(base_url=address, timeout=60, transport=transport) as http:
        answer = await http.post("/api/tables", json=order(*names))
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


async def seated(address: str, source: str, table: str, token: str | None) -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(url, max_size=None, compression=None, proxy=None, local_addr=(source, 0))
    await socket.send(json.dumps({"do": "hello", "token": token, "lang": "en"}))
    return socket


async def table(addresses: list[str], number: int, think: float, measured: Measured) -> None:
    """Two people who choose at random, and somebody who watches; each at the next of these servers."""
    rng = random.Random(number)
    source = f"127.1.{number // 250}.{number % 250 + 1}"
    found = await made(addresses[0], source, "Ann", "Bob")
    chairs: list[Chair] = []
    tasks = []
    for place, token in enumerate((found["tokens"]["0"], found["tokens"]["1"], None)):
        socket = await seated(addresses[place % len(addresses)], source, found["table"], token)
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


# --- the attacker, in a process of its own --------------------------------------------------------
async def attack(address: str) -> None:
    """As much as one address can ask for, until it is stopped. Its own work must not slow the measuring."""
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    host, port = re.findall(r"//(.*):(\d+)", address)[0]
    found = await made(address, ATTACKER, "Mallory", "Mallory")
    tasks = []
    for number in range(ATTACKS + 1):
        socket = await seated(address, ATTACKER, found["table"], found["tokens"]["0"])
        heard = READ.decode(await socket.recv())
        option = heard.options[0].id if heard.options else 0
        notes: dict[str, object] = {"do": "note", "text": "x" * 4000}
        forecasts: dict[str, object] = {"do": "forecast", "option": option}
        tasks.append(asyncio.create_task(shout(socket, notes if number == ATTACKS else forecasts)))
        tasks.append(asyncio.create_task(swallow(socket)))
        await asyncio.sleep(0.05)
    tasks += [asyncio.create_task(half_open(host, int(port))) for _ in range(HALF)]
    print("attacking", flush=True)
    await asyncio.gather(*tasks, return_exceptions=True)


async def shout(socket: ClientConnection, message: dict[str, object]) -> None:
    text = json.dumps(message)
    while True:
        await socket.send(text)
        await asyncio.sleep(1 / TRIED)


async def swallow(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            await socket.recv(decode=False)


async def half_open(host: str, port: int) -> None:
    """Again and again a request that is never finished."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(host, port, local_addr=(ATTACKER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
            await reader.read()
            writer.close()
        await asyncio.sleep(1)


@asynccontextmanager
async def attacked(address: str) -> AsyncIterator[None]:
    words = [sys.executable, __file__, "--attack", address]
    attacker = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE)
    try:
        assert attacker.stdout is not None
        assert await attacker.stdout.readline(), "the attack did not begin"
        yield
    finally:
        attacker.kill()
        await attacker.wait()


# --- measuring ------------------------------------------------------------------------------------
class Phase:
    """What was measured in all stretches of one kind."""

    def __init__(self) -> None:
        self.shown: list[float] = []
        self.kept: list[float] = []
        self.received = 0
        self.seconds = 0.0
        self.cpu = 0.0

    async def measure(self, measured: Measured, pids: list[int], seconds: float) -> None:
        before = (len(measured.shown), len(measured.kept), measured.received)
        began, used = time.perf_counter(), sum(map(cpu, pids))
        await asyncio.sleep(seconds)
        self.seconds += time.perf_counter() - began
        self.cpu += sum(map(cpu, pids)) - used
        self.shown += measured.shown[before[0] :]
        self.kept += measured.kept[before[1] :]
        self.received += measured.received - before[2]

    def told(self) -> dict[str, object]:
        choices = len(self.shown) + len(self.kept)
        return {
            "seconds": round(self.seconds, 1),
            "choices_per_second": round(choices / self.seconds, 1),
            "server_cpu_ms_per_choice": round(1000 * self.cpu / max(choices, 1), 2),
            "server_cores": round(self.cpu / self.seconds, 2),
            "pictures_kb_per_second": round(self.received / self.seconds / 1000),
            "to_last_seat_ms": spread(self.shown),
            "to_disk_ms": spread(self.kept),
            "load_average": round(os.getloadavg()[0], 1),
        }


async def load(addresses: list[str], pids: list[int], asked: argparse.Namespace) -> dict[str, object]:
    measured = Measured()
    tasks = []
    for number in range(asked.tables):
        turn = number % len(addresses)
        mine = addresses[turn:] + addresses[:turn] if asked.spread else [addresses[turn]]
        tasks.append(asyncio.create_task(table(mine, number, asked.think, measured)))
        await asyncio.sleep(0.01)
    while measured.messages < 3 * asked.tables:  # all sit
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.1)
    await asyncio.sleep(2 * asked.think)
    out: dict[str, object] = {"tables": asked.tables, "sockets": 3 * asked.tables, "servers": len(pids)}
    quiet, hostile = Phase(), Phase()
    for _ in range(ROUNDS if asked.hostile else 1):
        await quiet.measure(measured, pids, asked.seconds / (ROUNDS if asked.hostile else 1))
        if asked.hostile:
            async with attacked(addresses[0]):
                await hostile.measure(measured, pids, asked.seconds / ROUNDS)
    out["quiet"] = quiet.told()
    if asked.hostile:
        out["hostile"] = hostile.told()
        worst = [percentile(phase.shown, 0.99) for phase in (hostile, quiet)]
        out["p99_hostile_by_quiet"] = round(worst[0] / worst[1], 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return out


@contextmanager
def serving(store: str) -> Iterator[tuple[str, int]]:
    """A server of its own: its address and process."""
    words = [sys.executable, "-m", "rulewright", "serve", "--port", "0", "--store", store]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+?:(\d+)/", server.stdout.readline())
        assert found, "the server did not start"
        yield f"http://127.0.0.1:{found.group(1)}", server.pid
    finally:
        server.terminate()
        server.wait()


def memory(pid: int) -> int:
    """The most megabytes that a process has held."""
    with open(f"/proc/{pid}/status") as status:
        found = re.search(r"VmHWM:\s+(\d+)", status.read())
    return int(found.group(1)) // 1024 if found else 0


def kept(store: str) -> dict[str, object]:
    """What the store holds of the tables, as its own command counts it."""
    words = [sys.executable, "-m", "rulewright", "tables", "list", "--json", "--store", store]
    listed = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True).stdout)
    entries, size = (sum(table[what] for table in listed) for what in ("entries", "size"))
    out: dict[str, object] = {"tables": len(listed), "entries": entries, "bytes": size}
    if store.startswith("sqlite:///"):
        out["file_bytes"] = os.path.getsize(store.removeprefix("sqlite:///"))
    return out


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="to measure; of each kind with --hostile")
    parser.add_argument("--think", type=float, default=2.0, help="mean seconds between a table's choices")
    parser.add_argument("--store", default="", help="a store's address; a fresh SQLite file if not given")
    parser.add_argument("--servers", type=int, default=1, help="that share the store; tables take turns")
    parser.add_argument("--spread", action="store_true", help="the seats of one table at different servers")
    parser.add_argument("--hostile", action="store_true", help="measure also with an attacker beside it")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(attack(asked.attack))
        return
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        store = asked.store or f"sqlite:///{folder}/load.db"
        servers = [running.enter_context(serving(store)) for _ in range(asked.servers)]
        pids = [pid for _, pid in servers]
        result = asyncio.run(load([address for address, _ in servers], pids, asked))
        result["server_memory_mb"] = [memory(pid) for pid in pids]
        running.close()
        result["kept"] = kept(store)
        result["machine"] = machine(folder)
        print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
