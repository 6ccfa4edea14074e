"""The camera reads the code of another device: a browser whose camera shows one picture again and again."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page

from devices import Device, rule_of_the_page, with_entry
from paths import ROOT
from relays import naming
from server import serving
from watching import Watch, until

LINK = "https://mapwright.example/#join=" + "Ab3-_x" * 25
CELL = 7  # pixels
WIDTH, HEIGHT = 640, 480
SCAN = """() => {
  const video = document.body.appendChild(document.createElement('video'));
  globalThis.stop = new AbortController();
  globalThis.read = [];
  globalThis.ended = '';
  scan(video, (text) => read.push(text) > 1, stop.signal).then(() => (ended = 'ended'), ({ code }) => (ended = code));
}"""


def qr_rows(text: str) -> list[str]:
    """Rows of modules, `#` for dark, as the page encodes them."""
    encode = "import encodeQR from 'qr'; const rows = encodeQR(process.argv[1], 'raw', { ecc: 'medium', border: 4 });"
    show = "console.log(rows.map((row) => row.map((dark) => (dark ? '#' : ' ')).join('')).join('\\n'));"
    command = ["node", "--input-type=module", "-e", encode + show, text]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()


def film(text: str) -> bytes:
    """One picture of a QR code, somewhat grey, in YUV4MPEG2."""
    cells = qr_rows(text)
    picture = bytearray([200]) * (WIDTH * HEIGHT)
    left, top = (WIDTH - len(cells) * CELL) // 2, (HEIGHT - len(cells) * CELL) // 2
    for row, line in enumerate(cells):
        for column, dark in enumerate(line):
            for y in range(CELL):
                at = (top + row * CELL + y) * WIDTH + left + column * CELL
                picture[at : at + CELL] = bytes([40 if dark == "#" else 220]) * CELL
    colours = bytes([128]) * (WIDTH * HEIGHT // 2)
    return f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n".encode() + bytes(picture) + colours


@pytest.fixture(scope="module")
def flags(browser_type_launch_args: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    picture = tmp_path_factory.mktemp("camera") / "code.y4m"
    picture.write_bytes(film(LINK))
    fake = ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={picture}"]
    return {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], *fake]}


@pytest.fixture(scope="module")
def camera(browser_type: BrowserType, flags: dict[str, Any]) -> Iterator[Browser]:
    """A browser that lets a page use the camera: the headless shell asks for more than the permission."""
    browser = browser_type.launch(**{**flags, "args": [*flags["args"], "--use-fake-ui-for-media-stream"]})
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def refusing(browser_type: BrowserType, flags: dict[str, Any]) -> Iterator[Browser]:
    browser = browser_type.launch(**flags)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    among = naming([])
    entries = with_entry(site, tmp_path_factory.mktemp("entries") / "dist", relays=0)
    with serving(entries, header_rules=[*among, rule_of_the_page(among)]) as found:
        yield found


def visit(browser: Browser, address: str, watch: Watch, *permissions: str) -> Page:
    watch.allow(address)
    page = watch.over(browser.new_context(permissions=list(permissions))).new_page()
    return Device(page, address).page


def test_the_camera_reads_a_code_and_is_put_away(camera: Browser, address: str, watch: Watch) -> None:
    page = visit(camera, address, watch, "camera")
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('decode'))")
    page.evaluate(SCAN)
    until(page, "ended")
    assert page.evaluate("[ended, ...read]") == ["ended", LINK, LINK]
    assert page.evaluate("document.querySelector('video').srcObject") is None


def test_a_camera_that_is_refused_or_missing_is_told_as_that(
    refusing: Browser, browser: Browser, address: str, watch: Watch
) -> None:
    refused = visit(refusing, address, watch)
    refused.evaluate(SCAN)
    until(refused, "ended")
    assert refused.evaluate("ended") == "camera"
    missing = visit(browser, address, watch, "camera")
    missing.evaluate(SCAN)
    until(missing, "ended")
    assert missing.evaluate("ended") == "no-camera"
