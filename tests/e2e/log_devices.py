"""Devices that open a shared log, web/src/core/network/shared-log.ts, under the game's own policy."""

import functools
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import Page

import environment
from driver.watch import until
from headers import HeaderRule, headers_for
from paths import BUILD, ROOT

ENTRY = "web/src/core/network/shared-log.ts"
PAGE = "connection.html"
HEAD = '<meta charset="utf-8"><title>connection</title><link rel="icon" href="icons/icon.svg">'
SETUP = "async (path) => { Object.assign(globalThis, await import(path), { entries: [], added: [], statuses: [] }); }"
OPEN = """() => {
  globalThis.log = openSharedLog({
    secret: Uint8Array.from({ length: 16 }, (_, i) => i),
    context: 'test',
    entries: () => entries,
    presence: () => '',
    onEntries: (list) => { added.push(...list); entries.push(...list); },
    onDevices: () => undefined,
    onStatus: (status) => statuses.push(status),
  });
}"""
OPEN_RELAYS = "(statuses.at(-1)?.relays ?? []).filter(({ state }) => state === 'open').length"


def with_entry(site: Path, folder: Path) -> Path:
    """The site, with a bare page and the shared log as the build would bundle it."""
    shutil.copytree(site, folder, copy_function=os.link)
    name, files = bundled()
    for path, content in files.items():
        (folder / "assets" / path).unlink(missing_ok=True)
        (folder / "assets" / path).write_bytes(content)
    (folder / "entry.txt").write_text(name, encoding="utf-8")
    (folder / PAGE).write_text(f"<!doctype html>{HEAD}<body>", encoding="utf-8")
    return folder


@functools.cache
def bundled() -> tuple[str, dict[str, bytes]]:
    """The name of the entry point's script, and every file that belongs to it."""
    with tempfile.TemporaryDirectory() as folder:
        job = {"entries": [ENTRY], "outdir": folder, "define": {}}
        words = [environment.require_node(), str(BUILD / "bundle.mjs"), json.dumps(job)]
        metadata = json.loads(subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
        files = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
    return metadata["names"][ENTRY], files


def rule_of_the_page(among: list[HeaderRule]) -> HeaderRule:
    """Serve the page with the headers of the game."""
    everywhere = headers_for("/nothing", among)
    return HeaderRule(
        f"/{PAGE}", {name: value for name, value in headers_for("/", among).items() if name not in everywhere}
    )


class Device:
    """One page of one device, and the log that it shares."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self._address = page, address
        self.page.goto(f"{self._address}/{PAGE}")
        entry = self.page.evaluate("fetch('entry.txt').then((answer) => answer.text())")
        self.page.evaluate(SETUP, f"./assets/{entry}")

    def open_log(self) -> None:
        self.page.evaluate(OPEN)

    def until_open(self, count: int, seconds: float = 30) -> None:
        """Wait until `count` relays are connected."""
        until(self.page, f"{OPEN_RELAYS} === {count}", seconds)

    def write(self, *entries: str) -> None:
        self.page.evaluate("(list) => { entries.push(...list); log.changed(); }", list(entries))

    def until_added(self, *entries: str, seconds: float = 20) -> None:
        """Wait until all of these entries have come from other devices."""
        until(self.page, f"{json.dumps(entries)}.every((entry) => added.includes(entry))", seconds)

    def added(self) -> list[str]:
        return list(self.page.evaluate("added"))
