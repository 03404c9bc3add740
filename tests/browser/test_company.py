"""Several people at one table: answers nobody sees, a lost server, coming back, notices."""

from __future__ import annotations

import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, expect

import rulewright
from rulewright.games.stress_botics.meeting import Part
from rulewright.server.push import CURVE, point, text
from tests.browser.given import Visitor, choose, seated
from tests.server.given import Json, Running, play_until, running
from tests.waiting import until


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Games are played over sockets here, faster than people play."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db") as found:
        yield found


# --- simultaneous choices ------------------------------------------------------------------------------
def test_an_answer_may_change_until_the_last_one_locks(browser: Browser, served: Running) -> None:
    """Four browsers program at once, a fifth watches; the first changes its mind after locking."""
    made, clients = served.strangers("stress_botics", seats=4, seed=1)
    rng = random.Random(6)
    play_until(clients, lambda: all(c["together"] and len(c["options"]) > 2 for c in clients), rng)
    served.dismiss()
    with ExitStack() as stack:
        people = [stack.enter_context(seated(browser, served, made, seat)) for seat in (0, 1, 2, 3, None)]
        ada, others = people[0], people[1:]
        shown = [person.picture for person in people]
        program(ada, 0)
        expect(others[0].page.locator(".seatcard", has_text="Ann").first).to_contain_text("locked")
        unlock(ada)
        program(ada, 1)
        final = [option["notation"] for option in ada.picture["draft"]]
        for other in others[:-2]:
            program(other, 0)
        watched(others, shown[1:])
        program(others[-2], 0)
        ada.until(lambda: not ada.picture["locked"])
        table = served.hall._rooms[made["table"]].table
        played = [table.game.vocabulary.text(option) for seat, option in table.choices if seat == 0]
        assert played[-len(final) :] == final, "the last answer counts"
        assert not any(person.faults for person in people)


def program(one: Visitor, card: int) -> None:
    """One card in the first slot; to be done with it is to lock. After the last one the table goes on."""
    version = one.picture["version"]
    cards = [option for option in one.picture["options"] if option["verb"] != "done"]
    choose(one, cards[card]["id"])
    choose(one, next(option["id"] for option in one.picture["options"] if option["verb"] == "done"))
    one.until(lambda: one.picture["locked"] or one.picture["version"] > version)


def unlock(one: Visitor) -> None:
    while one.picture["draft"]:
        before = one.picture["decision"]
        one.page.keyboard.press("u")
        one.until(lambda before=before: one.picture["decision"] != before)  # type: ignore[misc]


def watched(others: list[Visitor], shown: list[Json]) -> None:
    """While others answered, nobody was told more than who has."""
    for other, before in zip(others, shown, strict=True):
        for now in other.heard:
            if now["type"] == "picture" and not now["draft"] and now["seat"] == before["seat"]:
                assert now["shown"] == before["shown"] and now["version"] == before["version"]
                assert not now["log"]["entries"] or now["log"]["from"] == 0


# --- the server goes away ------------------------------------------------------------------------------
def test_after_a_restart_everybody_is_back_without_a_reload(browser: Browser, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/tables.db"
    with ExitStack() as stack:
        with running(store) as first:
            port = first.port
            made, _ = first.strangers("septikon", options={"preset": "yes"}, seed=2)
            first.dismiss()
            ann, bob = (stack.enter_context(seated(browser, first, made, seat)) for seat in (0, 1))
            mover, other = (ann, bob) if ann.picture["options"] else (bob, ann)
            mover.page.evaluate("window.here = true")
            other.page.evaluate("window.here = true")
            choose(mover, mover.picture["options"][0]["id"])
            drafted, seen = mover.picture, other.picture
        expect(other.page.get_by_role("alert")).to_contain_text("Connection lost")
        for one in (ann, bob):
            one.heard.clear()
        with running(store, port=port):
            for one, before in ((mover, drafted), (other, seen)):
                one.until(lambda one=one: one.heard)  # type: ignore[misc]
                expect(one.page.get_by_role("alert")).to_have_count(0)
                keys = ("shown", "options", "draft", "deciders", "version")
                assert all(one.picture[key] == before[key] for key in keys)
                assert one.page.evaluate("window.here"), "not reloaded"
            choose(mover, mover.picture["options"][0]["id"]) if mover.picture["options"] else None
            if mover.picture["waiting"]:
                mover.page.keyboard.press("e")
                other.until(lambda: other.picture["version"] > seen["version"])


# --- coming back ---------------------------------------------------------------------------------------
def test_who_comes_back_after_six_turns_is_told_everything(browser: Browser, served: Running) -> None:
    made, clients = served.strangers("age_of_automaton", seats=4, seed=1)
    ann, table = clients[0], served.hall._rooms[made["table"]].table

    def six_turns_later() -> bool:
        return bool(ann["options"]) and table.version - table.before_last.get(0, table.version) - 1 >= 6

    play_until(clients, six_turns_later, random.Random(5))
    missed = served.join(made["table"], made["tokens"]["0"])
    expected = [entry for entry in missed.log if entry["n"] >= missed["recap"]]
    served.dismiss()
    with seated(browser, served, made, 0, pace=0) as one:
        recap = one.page.get_by_role("region", name="Since your last turn")
        expect(recap).to_contain_text(f"{len(expected)} events")
        assert not recap.locator("li").count(), "in this game nobody can cost me anything"
        told = []
        for number in range(1, len(expected) + 1):
            recap.get_by_role("button", name="Step", exact=True).click()
            expect(recap).to_contain_text(f"{number}/{len(expected)}")
            told.append(recap.locator("article p").inner_text())
        assert told == [entry["text"] for entry in expected], "every event, once, as it happened"
        recap.get_by_role("button", name="Skip").click()
        expect(one.page.locator("#prompt")).to_contain_text(one.picture["prompt"]["text"])
        assert not one.faults


def losses(log: list[Json], by: int) -> list[tuple[str, str]]:
    """What the first seat lost, with the line that led to it, if that is this seat's."""
    out, cause = list[tuple[str, str]](), dict[str, Any]()
    for entry in log:
        if entry["level"] == 1 or entry["version"] != cause.get("version"):
            cause = {"version": entry["version"]}
        if entry["hurts"] and entry["seat"] == 0:
            out += [(cause["text"], entry["text"])] if cause.get("seat") == by else []
        elif entry["level"] == 2 or entry["headline"] or entry["result"]:
            cause = entry
    return out


@pytest.mark.parametrize(("game", "by"), [("septikon", 1), ("stress_botics", 0)])
def test_what_is_aimed_at_me_is_somebody_elses_doing_with_its_cause(
    browser: Browser, served: Running, game: str, by: int
) -> None:
    """A rival's shots are; shields that I give for a way out of the Core are not."""
    made, clients = served.strangers(game, seed=915)
    log = clients[0].log
    play_until(clients, lambda: losses(log, by), random.Random(5))
    told = losses(log, by)
    served.dismiss()
    with seated(browser, served, made, 0, pace=0) as one:
        one.page.get_by_role("button", name="Aimed at me", exact=True).click()
        lines = one.page.locator(".log li")
        for cause, loss in told:
            expect(lines.filter(has_text=f"{cause}: {loss}")).to_have_count(by)
            expect(lines.get_by_text(loss, exact=True)).to_have_count(0)
        assert not one.faults


# --- notices -------------------------------------------------------------------------------------------
class Service(BaseHTTPRequestHandler):
    """A push service: takes everything."""

    taken: ClassVar[list[tuple[dict[str, str], bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.taken.append((dict(self.headers), body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def push_service() -> Iterator[Json]:
    """What a browser subscribes to, at a push service of ours."""
    service = HTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    keys = {
        "p256dh": text(point(ec.generate_private_key(CURVE).public_key())),
        "auth": text(b"0123456789abcdef"),
    }
    Service.taken.clear()
    yield {"endpoint": f"http://127.0.0.1:{service.server_port}/box", "keys": keys}
    service.shutdown()


def wants_notices(one: Visitor, subscription: Json) -> None:
    """The menu's switch."""
    one.context.grant_permissions(["notifications"])
    one.page.evaluate(
        "given => { PushManager.prototype.subscribe = async () => ({toJSON: () => given}) }", subscription
    )
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Notify this browser").click()
    one.until(lambda: one.picture["push"])


def test_a_closed_browser_is_told_that_a_decision_waits(whole_browser: Browser, tmp_path: Path) -> None:
    """The menu's switch, the real service worker, the sealed call; only the vendor's push service is ours."""
    store = f"sqlite:///{tmp_path}/t.db"
    with push_service() as subscription, running(store, push_key=tmp_path / "key.pem") as served:
        made, clients = served.strangers("septikon", options={"preset": "yes"}, seed=2)
        with seated(whole_browser, served, made, 0) as one:
            wants_notices(one, subscription)
            expect(one.page.get_by_role("button", name="This browser is notified")).to_be_visible()
            shown = pushed(
                one, {"table": made["table"], "game": "septikon", "text": "A decision waits for Ann"}
            )
            assert shown == [["Rulewright", "A decision waits for Ann", made["table"]]]
            Service.taken.clear()
        ann, begin = clients[0], clients[0]["version"]
        play_until(clients, lambda: ann["options"] and ann["version"] > begin, random.Random(1))
        until(lambda: Service.taken)
        headers, body = Service.taken[0]
        assert headers["Content-Encoding"] == "aes128gcm" and headers["Authorization"].startswith("vapid t=")
        assert made["table"].encode() not in body, "sealed"
        served.dismiss()
        with seated(whole_browser, served, made, 0) as one:
            one.page.get_by_role("button", name="Menu").click()
            one.page.get_by_role("button", name="This browser is notified").click()
            one.until(lambda: not one.picture["push"])


def about_to_meet(seed: int) -> tuple[Json, tuple[int, int], int]:
    """Stress Botics before the choice that ends a Move in a meeting; the choice; who then decides first."""
    game, rng = rulewright.game("stress_botics"), random.Random(seed)
    choices: list[tuple[int, int]] = []
    s: Any = game.new(seed=seed, seats=4)
    while len({frame.seat for frame in s.stack if isinstance(frame, Part)}) < 2:
        choices.append((seat := rng.choice(s.deciders), rng.choice(s.options(seat))))
        s.play(*choices[-1])
    before: Any = game.new(seed=seed, seats=4)
    for seat, option in choices[:-1]:
        before.play(seat, option)
    return before.record(), choices[-1], s.deciders[0]


def test_a_choice_in_the_turn_of_another_calls_a_closed_browser(browser: Browser, tmp_path: Path) -> None:
    """UX 21: within 30 seconds."""
    record, (mover, option), mate = about_to_meet(1)
    store = f"sqlite:///{tmp_path}/t.db"
    with push_service() as subscription, running(store, push_key=tmp_path / "key.pem") as served:
        made: Json = served.post("/api/records", content=json.dumps(record))
        with seated(browser, served, made, mate) as one:
            wants_notices(one, subscription)
            assert not one.picture["options"], "it is the turn of another"
        player = served.join(made["table"], made["tokens"][str(mover)])
        assert not Service.taken
        player.act("choose", option=option, commit=True)
        until(lambda: Service.taken, 30)
        assert served.hall._rooms[made["table"]].table.deciders == [mate]
        served.dismiss()


def pushed(one: Visitor, notice: Json) -> list[list[str]]:
    """Hand a notice to the page's service worker; the notifications that it then shows."""
    browser, registrations = one.context.new_cdp_session(one.page), []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"])
    )
    browser.send("ServiceWorker.enable")
    one.until(lambda: registrations)
    id = registrations[0]["registrationId"]
    message = {"origin": one.origin, "registrationId": id, "data": json.dumps(notice)}
    browser.send("ServiceWorker.deliverPushMessage", message)
    script = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(n => [n.title, n.body, n.data.table])"""
    one.until(lambda: one.page.evaluate(script))
    found: list[list[str]] = one.page.evaluate(script)
    return found


# --- bots ----------------------------------------------------------------------------------------------
def test_a_round_with_bots_of_different_levels_keeps_nobody_waiting(
    browser: Browser, served: Running
) -> None:
    levels = ["random", "casual", "greedy"]
    bots = [{"kind": "bot", "bot": level} for level in levels]
    made = served.make("stress_botics", seats=[{"kind": "me", "name": "Ada"}, *bots], seed=3)
    ada, rng = served.join(made["table"], made["tokens"]["0"]), random.Random(3)
    with seated(browser, served, made) as one:
        for number, name in enumerate(["Aimless", "Casual", "Greedy"], 1):
            assert one.picture["table"]["players"][number]["name"] == name
            card = one.page.get_by_role("region", name=name, exact=True)
            expect(card.get_by_title(f"{name} plays this seat")).to_be_visible()
        while ada["shown"]["round"] == 1:
            ada.until(lambda picture: picture["options"] or picture["shown"]["round"] > 1)
            if ada["options"]:
                ada.act("choose", option=rng.choice(ada["options"])["id"], commit=True)
        one.until(lambda: one.picture["shown"]["round"] == 2)
    served.dismiss()


def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(browser: Browser, served: Running) -> None:
    made, _ = served.strangers("septikon", options={"preset": "yes"})
    served.dismiss()
    with seated(browser, served, made, 0) as ann, seated(browser, served, made, 1) as bob:
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="Let a bot play for me").click()
        ann.page.get_by_role("button", name=re.compile("Let a bot play for me")).click()
        expect(bob.page.get_by_role("region", name="Ann").get_by_title("plays this seat")).to_be_visible()
        ann.page.get_by_role("button", name="Take my seat back").click()
        ann.until(lambda: ann.picture["table"]["players"][0]["bot"] is None)
        expect(bob.page.get_by_role("region", name="Ann").get_by_title("plays this seat")).to_have_count(0)
        assert not ann.faults and not bob.faults
