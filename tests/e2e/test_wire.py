"""Lines between devices: over relays on loopback through all their hard times, and directly by two codes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from devices import Device, rule_of_the_page, with_door
from relays import Relay, naming, rewired
from server import serving
from watching import Visitor, Watch

SECRET = "AAECAwQFBgcICQoLDA0ODw"
ANOTHER = "DwAODQwLCgkIBwYFBAMCAQ"
Meet = Callable[..., Device]
Opened = Callable[..., list[Device]]


@pytest.fixture
def relays() -> Iterator[list[Relay]]:
    with Relay() as first, Relay() as second:
        yield [first, second]


@pytest.fixture(scope="module")
def doors(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_door(site, tmp_path_factory.mktemp("doors") / "dist", relays=2)


@pytest.fixture
def served(doors: Path, tmp_path: Path, watch: Watch) -> Iterator[Callable[[list[str]], str]]:
    """The address of the site with these relays."""
    opened = []

    def serve(urls: list[str]) -> str:
        among = naming(urls)
        folder = rewired(doors, tmp_path / "dist", among)
        serving_it = serving(folder, among=[*among, rule_of_the_page(among)])
        opened.append(serving_it)
        address = serving_it.__enter__()
        for each in (address, *urls):
            watch.allow(each)
        return address

    yield serve
    for each in opened:
        each.__exit__(None, None, None)


@pytest.fixture
def two(served: Callable[[list[str]], str], relays: list[Relay], visitor: Visitor, watch: Watch) -> list[Device]:
    """Two devices at one table, over two relays."""
    watch.expect("WebSocket connection")  # the console tells of every call that fails
    address = served([relay.url for relay in relays])
    devices = [Device(visitor(), address) for _ in range(2)]
    for device in devices:
        device.open_relay_line(SECRET)
    for device in devices:
        device.until_open(2)
    return devices


def speak(one: Device, other: Device, word: str) -> None:
    """Both hear each other."""
    one.send([word, "there"])
    other.send([word, "back"])
    other.until_heard([word, "there"])
    one.until_heard([word, "back"])


def test_two_pages_hear_each_other_once(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    speak(one, other, "first")
    for number in range(20):
        one.send({"n": number, "text": "Ďábel ☕ 地図"})
    other.until_heard(*({"n": number, "text": "Ďábel ☕ 地図"} for number in range(20)))
    assert len(other.heard()) == 21, "two relays brought everything twice"
    assert len(one.heard()) == 1, "nobody hears himself"
    assert one.page.evaluate("got[0][1]") != other.page.evaluate("got[0][1]")
    assert [relay.done()["events"] for relay in relays] == [22, 22]


def test_relays_and_strangers_learn_nothing(
    two: list[Device], relays: list[Relay], visitor: Visitor, served: Callable[[list[str]], str]
) -> None:
    one, other = two
    stranger = Device(visitor(), one.page.url.rpartition("/")[0])
    stranger.open_relay_line(ANOTHER)
    stranger.until_open(2)
    one.send({"name": "Anežka", "word": "F1ac4"})
    one.send({"name": "Anežka", "word": "F"})
    stranger.send("let me in")
    other.until_heard({"name": "Anežka", "word": "F1ac4"}, {"name": "Anežka", "word": "F"})
    speak(one, other, "after")
    assert stranger.heard() == []
    assert "let me in" not in one.heard() + other.heard()
    seen = relays[0].done()["contents"]
    assert not any("Ane" in text or "F1ac4" in text or SECRET in text for text in seen)
    assert len({len(text) for text in seen}) == 1, "the length tells nothing either"


def test_a_relay_is_killed_and_comes_back(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    relays[0].stop()
    one.until_open(1)
    other.until_open(1)
    speak(one, other, "over the other")
    relays[0].start()
    one.until_open(2)
    other.until_open(2)
    relays[1].stop()
    speak(one, other, "over the first")


def test_all_relays_are_gone_for_a_while(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    for relay in relays:
        relay.stop()
    one.until_trouble("blocked", 60)
    other.until_trouble("blocked", 60)
    for relay in relays:
        relay.start()
    one.until_open(2, 60)
    other.until_open(2, 60)
    assert "trouble" not in one.page.evaluate("fares.at(-1)")
    speak(one, other, "again")


def test_what_was_said_without_relays_comes_when_they_are_back(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    for relay in relays:
        relay.stop()
    one.until_open(0)
    one.send("kept for half a minute")
    for relay in relays:
        relay.start()
    other.until_heard("kept for half a minute")


def test_a_relay_that_looks_open_and_is_dead_is_noticed(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    relays[0].fall_silent()
    try:
        one.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        one.until_open(1)
        speak(one, other, "over the living")
    finally:
        relays[0].speak_again()
    one.until_open(2, 60)


def test_a_frozen_page_wakes(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    devtools = other.page.context.new_cdp_session(other.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    one.send("while you slept")
    for relay in relays:
        relay.stop()
        relay.start()
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    one.until_open(2)
    other.until_open(2)
    speak(one, other, "awake")


def test_offline_and_back(two: list[Device]) -> None:
    one, other = two
    other.page.context.set_offline(True)
    other.page.wait_for_timeout(500)
    other.page.context.set_offline(False)
    other.until_open(2)
    speak(one, other, "back")


def test_opened_offline_it_says_so_and_connects_later(
    served: Callable[[list[str]], str], relays: list[Relay], visitor: Visitor, watch: Watch
) -> None:
    watch.expect("WebSocket connection|ERR_INTERNET_DISCONNECTED")
    device = Device(visitor(), served([relays[0].url]))
    device.page.context.set_offline(True)
    device.open_relay_line(SECRET)
    device.until_trouble("offline", 40)
    device.page.context.set_offline(False)
    device.until_open(1, 60)
