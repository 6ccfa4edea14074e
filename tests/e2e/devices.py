"""Devices that open the entry point of the connections, web/src/core/network/index.ts, under the game's own policy."""

import functools
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import environment
from headers import HeaderRule, headers_for
from paths import BUILD, ROOT
from watching import until

ENTRY = "web/src/core/network/index.ts"
PAGE = "connection.html"
SECRET = "AAECAwQFBgcICQoLDA0ODw"
TICKET = f"{SECRET}.AAECAwQFBgcICQoL"
HEAD = '<meta charset="utf-8"><title>connection</title><link rel="icon" href="icons/icon.svg">'
LISTEN = "{ message: (data, from) => got.push([data, from]), health: (health) => fares.push(health) }"
SETUP = "async (path) => { Object.assign(globalThis, await import(path)); globalThis.got = []; globalThis.fares = []; }"
REFUSAL = "(refused) => refused.code ?? String(refused)"


def with_entry(site: Path, folder: Path, relays: int) -> Path:
    """The site, with a bare page and the entry point as the build would bundle it where so many relays are listed."""
    shutil.copytree(site, folder, copy_function=os.link)
    name, files = bundled(relays)
    for path, content in files.items():
        (folder / "assets" / path).unlink(missing_ok=True)
        (folder / "assets" / path).write_bytes(content)
    (folder / "entry.txt").write_text(name, encoding="utf-8")
    (folder / PAGE).write_text(f"<!doctype html>{HEAD}<body>", encoding="utf-8")
    return folder


@functools.cache
def bundled(relays: int) -> tuple[str, dict[str, bytes]]:
    """The name of the entry point's script, and every file that belongs to it."""
    with tempfile.TemporaryDirectory() as folder:
        job = {"entries": [ENTRY], "outdir": folder, "define": {"RELAYS": relays}}
        words = [environment.require_node(), str(BUILD / "bundle.mjs"), json.dumps(job)]
        made = json.loads(subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
        files = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
    return made["names"][ENTRY], files


def rule_of_the_page(among: list[HeaderRule]) -> HeaderRule:
    """It comes with the headers of the game."""
    everywhere = headers_for("/nothing", among)
    return HeaderRule(
        f"/{PAGE}", {name: value for name, value in headers_for("/", among).items() if name not in everywhere}
    )


class Device:
    """One page of one device, and what it has heard."""

    def __init__(self, page: Page, address: str, hours: int = 0) -> None:
        """`hours` is what its clock is off by."""
        self.page, self._address = page, address
        if hours:
            page.add_init_script(f"{{ const now = Date.now; Date.now = () => now() + {hours} * 3_600_000; }}")
        self.load()

    def load(self) -> None:
        self.page.goto(f"{self._address}/{PAGE}")
        entry = self.page.evaluate("fetch('entry.txt').then((answer) => answer.text())")
        self.page.evaluate(SETUP, f"./assets/{entry}")

    def open_relay_line(self, secret: str) -> None:
        self.page.evaluate(
            f"async (secret) => {{ globalThis.here = await openRelayConnection(secret, {LISTEN}); }}", secret
        )

    def open_hub(self, ticket: str) -> None:
        opening = f"async (ticket) => {{ globalThis.here = await openHub(ticket, {LISTEN}); globalThis.offers = []; }}"
        self.page.evaluate(opening, ticket)

    def offer(self) -> str:
        """The code of a new one, which is the last of `offers`."""
        return str(self.page.evaluate("here.offer().then((offer) => { offers.push(offer); return offer.code; })"))

    def take_answer(self, code: str) -> None:
        self.page.evaluate("(code) => offers.at(-1).answer(code)", code)

    def join(self, offer: str) -> str:
        """The code that answers."""
        keep = (
            "(joined) => { Object.assign(globalThis, { ...joined, here: joined.connection }); return joined.answer; }"
        )
        return str(self.page.evaluate(f"(offer) => joinHub(offer, {LISTEN}).then({keep})", offer))

    def until_open(self, count: int, seconds: float = 30) -> None:
        until(self.page, f"fares.at(-1)?.open === {count}", seconds)

    def until_trouble(self, trouble: str, seconds: float = 30) -> None:
        until(self.page, f"fares.at(-1)?.trouble === '{trouble}'", seconds)

    def send(self, data: object) -> None:
        self.page.evaluate("(data) => here.send(data)", data)

    def until_heard(self, *data: object, seconds: float = 20) -> None:
        """All of these, in any order."""
        wanted = json.dumps([json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in data])
        until(self.page, f"{wanted}.every((text) => got.some(([data]) => JSON.stringify(data) === text))", seconds)

    def heard(self) -> list[Any]:
        return [data for data, _ in self.page.evaluate("got")]

    def refusal(self, script: str, *given: object) -> str:
        """The code that this is refused with, or nothing."""
        tried = f"Promise.resolve().then(() => ({script})).then(() => '', {REFUSAL})"
        return str(self.page.evaluate(f"(given) => {tried}", given))
