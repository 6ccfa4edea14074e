"""What every browser test watches: console errors, uncaught errors, policy violations, requests to elsewhere."""

import re
import time
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Frame, Page, Request

# Chromium tells the console of some violations only, and of none inside a frame that has been closed since.
TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`violated ${event.violatedDirective}: ${event.blockedURI}`));
"""
OWN_SCHEMES = ("blob:", "data:", "about:")


class Watch:
    """Collects faults of the contexts it is over."""

    def __init__(self, *addresses: str) -> None:
        self._addresses = list(addresses)
        self._expected: list[re.Pattern[str]] = []
        self._seen: list[str] = []

    def over(self, context: BrowserContext) -> BrowserContext:
        context.add_init_script(TELL_VIOLATIONS)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._seen.append(f"uncaught: {error.error}"))
        context.on("request", self._requested)
        return context

    def allow(self, address: str) -> None:
        """Another server of the same test, such as a blog that frames us."""
        self._addresses.append(address)

    def expect(self, pattern: str) -> None:
        """A fault that the test provokes."""
        self._expected.append(re.compile(pattern))

    def faults(self) -> list[str]:
        return [fault for fault in self._seen if not any(pattern.search(fault) for pattern in self._expected)]

    def seen(self, pattern: str) -> bool:
        return any(re.search(pattern, fault) for fault in self._seen)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._seen.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((*self._addresses, *OWN_SCHEMES)):
            self._seen.append(f"request to elsewhere: {request.url}")


def until(page: Page | Frame, expression: str, seconds: float = 30) -> Any:
    """Ask the page until the expression is true: our policy forbids Playwright's own `wait_for_function`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = page.evaluate(expression)
        if value:
            return value
        page.wait_for_timeout(50)
    raise AssertionError(f"after {seconds} s still not: {expression}")


def until_ready(page: Page | Frame, seconds: float = 60) -> None:
    """Until the engine answers."""
    until(page, "performance.getEntriesByName('mapwright:ready').length > 0", seconds)
