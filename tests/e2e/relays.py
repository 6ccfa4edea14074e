"""Relays on loopback, and a site whose wire lists them instead of the public ones."""

import contextlib
import json
import os
import re
import shutil
import subprocess
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import environment
import page_build
from headers import HeaderRule, load_header_rules, policy_for, relays
from releases import forget
from server import serving

SCRIPT = Path(__file__).with_name("relay.mjs")


class Relay:
    """A relay in a separate process; after a stop it can be started again on the same port."""

    def __init__(self, refusal: str = "", delay: int = 0, lies: Path | None = None, store: Path | None = None) -> None:
        """`delay` is added to each message in each direction, in milliseconds; `lies` are sent as stored events. With a
        `store` the relay stores events, also over a restart."""
        self._settings = [refusal, str(delay), str(lies or ""), str(store or "")]
        self._port = "0"
        self._launch()

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self._ready()}"

    def start(self) -> None:
        self._launch()
        self._ready()

    def _launch(self) -> None:
        """Start the relay. Does not wait until it listens, so that several start at the same time."""
        words = [environment.require_node(), str(SCRIPT), self._port, *self._settings]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self._is_ready = False

    def _ready(self) -> str:
        """Its port, once it listens."""
        if not self._is_ready:
            assert self._process.stdout
            self._port = self._process.stdout.readline().strip()
            assert self._port, "the relay does not start"
            self._is_ready = True
        return self._port

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def done(self) -> Any:
        """Return what the relay has forwarded so far."""
        return json.load(urllib.request.urlopen(self.url.replace("ws:", "http:")))

    def say(self, *messages: str) -> None:
        """Send an event to all clients, as a relay that follows no rules."""
        body = "\n".join(messages).encode()
        urllib.request.urlopen(urllib.request.Request(self.url.replace("ws:", "http:"), body)).read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def naming(urls: list[str]) -> list[HeaderRule]:
    """Return production's headers with other relays."""
    listed = " ".join(["connect-src", *(urls or ["'none'"])])

    def change(rule: HeaderRule) -> HeaderRule:
        policy = re.sub("connect-src [^;]+", listed, rule.values["Content-Security-Policy"])
        return replace(rule, values={**rule.values, "Content-Security-Policy": policy})

    changed = [change(rule) if rule.path == "/wire/*" else rule for rule in load_header_rules()]
    assert relays(changed) == urls
    return changed


def rewired(site: Path, folder: Path, among: list[HeaderRule]) -> Path:
    """Return the site with the wire's page for these headers."""
    shutil.copytree(site, folder, copy_function=os.link)
    page = folder / "wire" / "index.html"
    text = page.read_text(encoding="utf-8")
    text = re.sub('(name="relays" content=)"[^"]*"', lambda match: f'{match[1]}""', text)
    text = page_build.with_relays(text, among)
    policy = policy_for("/wire/", among)
    text = re.sub('(Content-Security-Policy" content=)"[^"]*"', lambda match: f'{match[1]}"{policy}"', text)
    forget(page)
    page.write_text(text, encoding="utf-8")
    return folder


@contextlib.contextmanager
def wired(site: Path, folder: Path, *urls: str) -> Iterator[str]:
    """Serves the site with these relays; gives its address."""
    among = naming(list(urls))
    with serving(rewired(site, folder, among), header_rules=among) as address:
        yield address
