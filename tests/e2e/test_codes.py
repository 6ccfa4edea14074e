"""Connections between devices in one room: directly, by two codes, with no relay at all."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from devices import SECRET, TICKET, Device, rule_of_the_page, with_entry
from relays import naming, rewired
from server import serving
from watching import Visitor, Watch


@pytest.fixture
def nearby(site: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """A site that lists no relays at all."""
    among = naming([])
    entries = with_entry(site, tmp_path / "entries", relays=0)
    with serving(rewired(entries, tmp_path / "dist", among), header_rules=[*among, rule_of_the_page(among)]) as address:
        watch.allow(address)
        yield address


@pytest.fixture
def hub(nearby: str, visitor: Visitor) -> Device:
    device = Device(visitor(), nearby)
    device.open_hub(TICKET)
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
        assert guest.page.evaluate("ticket") == TICKET
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
