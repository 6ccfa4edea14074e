"""Browsers for whole visits: the page of each, and the errors that the browser reports."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page, Playwright

import driven
import environment
from chromium import CHROMIUM_FLAGS
from driver.watch import PRESS_FOR_EACH
from webdriver import DrivenPage


@dataclass
class Visit:
    """A page of a new visitor, and what the browser complained of."""

    page: Page
    faults: Callable[[], list[str]]


Opened = AbstractContextManager[Visit]


@contextmanager
def chromium(playwright: Playwright, address: str, _: Path) -> Iterator[Visit]:
    browser = playwright.chromium.launch(executable_path=environment.find_chromium(), args=CHROMIUM_FLAGS)
    page = browser.new_context(base_url=address, locale="en").new_page()
    faults = listen(page)
    try:
        yield Visit(page, lambda: faults)
    finally:
        browser.close()


@contextmanager
def firefox(playwright: Playwright, address: str, _: Path) -> Iterator[Visit]:
    """The machine's own Firefox, which Playwright drives over WebDriver BiDi: only so it reports its console."""
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=driven.executable("firefox-esr", "firefox"),
        firefox_user_prefs={"intl.accept_languages": "en-US"},
    )
    page = browser.new_context(base_url=address).new_page()
    faults = listen(page)
    try:
        yield Visit(page, lambda: faults)
    finally:
        browser.close()


@contextmanager
def webkit(_: Playwright, address: str, folder: Path) -> Iterator[Visit]:
    with driven.webkit(address, folder) as window:
        yield Visit(window.page, window.faults)  # type: ignore[arg-type]


def listen(page: Page) -> list[str]:
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # A bare page of the tests names no icon, and Chromium asks for the usual one.
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            faults.append(f"{message.text} {message.location['url']}")

    page.on("console", hear)
    page.on("pageerror", lambda error: faults.append(str(error)))
    return faults


BROWSERS: dict[str, Callable[[Playwright, str, Path], Opened]] = {
    "chromium": chromium,
    "firefox": firefox,
    "webkit": webkit,
}


@contextmanager
def visiting(engine: str, playwright: Playwright, address: str, folder: Path) -> Iterator[Visit]:
    """A player who presses for every card, as our test code does."""
    with BROWSERS[engine](playwright, address, folder) as visit:
        press_for_each(visit.page)
        yield visit


def press_for_each(page: Page | DrivenPage) -> None:
    """Switch off the automatic next card. A small file of the site shares its storage."""
    page.goto("/sw-off.js")
    page.evaluate(f"() => {{ {PRESS_FOR_EACH} }}")
