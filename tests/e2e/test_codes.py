"""Connections between devices in one room: directly, by two codes, with no relay at all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from devices import SECRET, Device, rule_of_the_page, with_entry
from relays import naming, rewired
from server import serving
from watching import Visitor, Watch


@pytest.fixture
def nearby(site: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """A site that lists no relays at all."""
    among = naming([])
    entries = with_entry(site, tmp_path / "entries", relays=0)
    with serving(rewired(entries, tmp_path / "dist", among), among=[*among, rule_of_the_page(among)]) as address:
        watch.allow(address)
        yield address


@pytest.fixture
def hub(nearby: str, visitor: Visitor) -> Device:
    device = Device(visitor(), nearby)
    device.open_hub(SECRET)
    return device


def bring(hub: Device, guest: Device) -> None:
    answer = guest.join(hub.offer())
    hub.take_answer(answer)
    guest.until_open(1)


def test_three_devices_by_codes_alone(hub: Device, nearby: str, visitor: Visitor) -> None:
    called: list[str] = []
    guests = [Device(visitor(), nearby) for _ in range(2)]
    for device in (hub, *guests):
        device.page.on("websocket", lambda socket: called.append(socket.url))
    assert not hub.page.evaluate("relaysAreOn()")
    assert hub.refusal(f"openRelayConnection('{SECRET}', {{}})") == "no-relays"
    for count, guest in enumerate(guests, 1):
        bring(hub, guest)
        hub.until_open(count)
        assert guest.page.evaluate("secret") == SECRET
    first, second = guests
    hub.send("from the middle")
    first.send("from the first")
    second.send({"from": "the second"})
    hub.until_heard("from the first", {"from": "the second"})
    first.until_heard("from the middle", {"from": "the second"})
    second.until_heard("from the middle", "from the first")
    assert len(hub.heard()) == len(first.heard()) == len(second.heard()) == 2
    assert second.page.evaluate("new Set(got.map(([, from]) => from)).size") == 2
    assert called == [] and hub.page.locator("iframe").count() == 0
    assert hub.refusal("here.send('x'.repeat(20_000))") == "too-long"


@pytest.mark.thorough
def test_a_guest_that_goes_is_missed(hub: Device, nearby: str, visitor: Visitor) -> None:
    guest = Device(visitor(), nearby)
    bring(hub, guest)
    hub.until_open(1)
    guest.page.evaluate("here.close()")
    hub.until_open(0)
    bring(hub, Device(visitor(), nearby))
    hub.until_open(1)


@pytest.mark.thorough
def test_wrong_codes_are_refused(hub: Device, nearby: str, visitor: Visitor) -> None:
    guest = Device(visitor(), nearby)
    offer, another = hub.offer(), hub.offer()
    assert len(offer) < 200
    for code, why in [("", "code"), ("hello", "code"), (offer[:-3], "code"), ("A" * 200, "code")]:
        assert guest.refusal("joinHub(given[0], {})", code) == why
        assert hub.refusal("offers[0].answer(given[0])", code) == why
    answer = guest.join(offer)
    assert len(answer) < 190
    assert guest.refusal("joinHub(given[0], {})", answer) == "code-other"
    assert hub.refusal("offers[0].answer(given[0])", another) == "code-other"
    assert hub.refusal("offers[1].answer(given[0])", answer) == "code-other", "it belongs to the first"
    assert hub.refusal("offers[0].answer(given[0])", answer) == ""
    guest.until_open(1)
    assert hub.refusal("offers[0].answer(given[0])", answer) == "code-other", "it is taken"


@pytest.mark.thorough
def test_a_guest_that_floods_is_held_back(hub: Device, nearby: str, visitor: Visitor) -> None:
    guest = Device(visitor(), nearby)
    bring(hub, guest)
    guest.page.evaluate("for (let i = 0; i < 2000; i++) here.send(i)")
    guest.page.evaluate("setInterval(() => here.send('last'), 100)")  # until one is let through
    hub.until_heard("last")
    assert 200 <= len([each for each in hub.heard() if each != "last"]) < 400
    hub.send("still here")
    guest.until_heard("still here")
