"""Connections between devices over relays on loopback, with all kinds of failures."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from driver.watch import Visitor, Watch
from headers import HeaderRule
from log_devices import PAGE, Device, rule_of_the_page, with_entry
from relays import Relay, naming, rewired
from server import serving

Serve = Callable[[list[str]], str]


@pytest.fixture
def relays() -> Iterator[list[Relay]]:
    with Relay() as first, Relay() as second:
        yield [first, second]


@pytest.fixture(scope="module")
def entries(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_entry(site, tmp_path_factory.mktemp("entries") / "dist")


@pytest.fixture
def served(entries: Path, tmp_path: Path, watch: Watch) -> Iterator[Serve]:
    """The address of the site with these relays."""
    opened = []

    def serve(urls: list[str]) -> str:
        among = naming(urls)
        folder = rewired(entries, tmp_path / "dist", among)
        serving_it = serving(folder, header_rules=[*among, rule_of_the_page(among)])
        opened.append(serving_it)
        address = serving_it.__enter__()
        for each in (address, *urls):
            watch.allow(each)
        return address

    yield serve
    for each in opened:
        each.__exit__(None, None, None)


@pytest.fixture
def two(served: Serve, relays: list[Relay], visitor: Visitor, watch: Watch) -> list[Device]:
    """Two devices with one log, over two relays."""
    watch.expect("WebSocket connection")  # the console reports every call that fails
    address = served([relay.url for relay in relays])
    devices = [Device(visitor(), address) for _ in range(2)]
    for device in devices:
        device.open_log()
    for device in devices:
        device.until_open(2)
    return devices


def write_both(one: Device, other: Device, word: str) -> None:
    """Check that each device gets the entries of the other."""
    one.write(f"{word} there")
    other.write(f"{word} back")
    other.until_added(f"{word} there")
    one.until_added(f"{word} back")


def test_each_entry_reaches_the_other_page_once_over_two_relays(two: list[Device]) -> None:
    one, other = two
    write_both(one, other, "first")
    entries = [f"{number} Ďábel ☕ 地図" for number in range(20)]
    for entry in entries:
        one.write(entry)
    other.until_added(*entries)
    assert sorted(other.added()) == sorted([*entries, "first there"]), "two relays bring everything twice"
    assert one.added() == ["first back"], "nobody gets their own entries"


def test_pages_reconnect_to_a_relay_that_was_killed_and_restarted(two: list[Device], relays: list[Relay]) -> None:
    one, other = two
    relays[0].stop()
    one.until_open(1)
    other.until_open(1)
    write_both(one, other, "over the other")
    relays[0].start()
    one.until_open(2)
    other.until_open(2)
    relays[1].stop()
    write_both(one, other, "over the first")


def test_page_that_was_offline_reconnects_and_gets_new_entries(two: list[Device]) -> None:
    one, other = two
    other.page.context.set_offline(True)
    # The page and its frame go offline one after the other. A relay that the frame asks in between still answers, and
    # is asked again after half a minute.
    other.until_open(0, 60)
    other.page.context.set_offline(False)
    other.until_open(2)
    write_both(one, other, "back")


# Guarantee: network
def test_page_connects_only_to_listed_relays_and_only_for_a_log(
    served: Serve, relays: list[Relay], visitor: Visitor, watch: Watch
) -> None:
    address = served([relay.url for relay in relays])
    page = visitor()
    called: list[str] = []
    requests: list[str] = []
    page.on("websocket", lambda socket: called.append(socket.url.rstrip("/")))
    page.on("request", lambda request: requests.append(request.url))
    device = Device(page, address)
    page.evaluate("fetch('entry.txt?last-request').then((answer) => answer.text())")
    assert requests[-1].endswith("last-request")
    assert called == [] and not any("wire" in url for url in requests)
    device.open_log()
    device.until_open(2)
    assert sorted(called) == sorted(relay.url for relay in relays)
    assert all(url.startswith(address) for url in requests)


PROBES = """async () => {
  const tried = async (work) => { try { return await work(); } catch (error) { return error.name; } };
  const opened = () => new Promise((done, fail) => {
    const request = indexedDB.open('mapwright');
    request.onsuccess = () => done('opened');
    request.onerror = () => fail(request.error);
  });
  return {
    origin: self.origin,
    local: await tried(() => localStorage.length),
    database: await tried(opened),
    cookies: await tried(() => document.cookie),
    caches: await tried(() => caches.keys()),
    page: await tried(() => parent.document.title),
    camera: document.featurePolicy.allowsFeature('camera'),
    home: await tried(() => fetch('/')),
    elsewhere: await tried(() => new Promise((done) => {
      const socket = new WebSocket('ws://127.0.0.1:9');
      socket.onerror = () => done('refused');
    })),
  };
}"""


# Guarantee: network
def test_wire_frame_cannot_access_storage_or_the_page(
    served: Serve, relays: list[Relay], visitor: Visitor, watch: Watch
) -> None:
    watch.expect("WebSocket connection|violated connect-src|Content Security Policy")
    device = Device(visitor(), served([relays[0].url]))
    device.open_log()
    device.until_open(1)
    [frame] = device.page.frames[1:]
    results = frame.evaluate(PROBES)
    denied = "SecurityError"
    assert results == {
        "origin": "null",
        "local": denied,
        "database": denied,
        "cookies": denied,
        "caches": denied,
        "page": denied,
        "camera": False,
        "home": "TypeError",
        "elsewhere": "refused",
    }
    assert watch.seen("violated connect-src") >= 2, "by the header and by the page itself"


GREET = """async (address) => {
  const frame = Object.assign(document.createElement('iframe'), { src: address });
  frame.setAttribute('sandbox', 'allow-scripts');
  const loaded = new Promise((done) => (frame.onload = done));
  document.body.append(frame);
  await loaded;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((done) => { port1.onmessage = () => done(true); setTimeout(done, 2000, false); });
  frame.contentWindow.postMessage({ wire: 1, topic: 'ab'.repeat(16) }, '*', [port2]);
  return answered;
}"""


# Guarantee: network
def test_wire_frame_refuses_requests_from_other_sites(entries: Path, visitor: Visitor, watch: Watch) -> None:
    """The frame refuses them even without a header about frames."""
    watch.expect("WebSocket connection|violated|Content Security Policy|request to elsewhere: wss:")
    with serving(entries, header_rules=[HeaderRule("/*", {"X-Content-Type-Options": "nosniff"})]) as address:
        other = address.replace("127.0.0.1", "localhost")
        for each in (address, other):
            watch.allow(each)
        page = visitor()
        page.goto(f"{other}/{PAGE}")
        assert page.evaluate(GREET, f"{address}/wire/") is False
        page.goto(f"{address}/{PAGE}")
        assert page.evaluate(GREET, f"{address}/wire/") is True
