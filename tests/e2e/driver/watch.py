"""Errors, policy violations and foreign requests, which fail every browser test; and ways to wait."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Frame, Page, Request, WebError, WebSocket

# Chromium reports some violations only to the console, and of none inside a frame that has been closed since.
REPORT_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`violated ${event.violatedDirective}: ${event.blockedURI}`));
"""
# Banners that close automatically are clicked away, as people do who know the game.
CLOSE_BANNERS = """
new MutationObserver(() => document.querySelector('.moment:not(.raid)')?.click())
  .observe(document, { childList: true, subtree: true });
"""
# The test code presses for every card and for every skill.
TEST_SETTINGS = '{"autoContinue":false,"askSkills":true}'
PRESS_FOR_EACH = f"""
try {{ localStorage['mapwright:settings'] ??= '{TEST_SETTINGS}'; }} catch {{ /* refused */ }}
"""
IN_EVERY_PAGE = REPORT_VIOLATIONS + CLOSE_BANNERS + PRESS_FOR_EACH
# As in a frame with sandbox="allow-scripts": without an origin of its own a page runs Python itself, not in a worker.
OPAQUE = "self.origin = 'null';"
OWN_SCHEMES = ("blob:", "data:", "about:")
Visitor = Callable[..., Page]


class Watch:
    """Collect the faults of some browser contexts."""

    def __init__(self, *addresses: str) -> None:
        self._addresses = list(addresses)
        self._expected: list[re.Pattern[str]] = []
        self._seen: list[str] = []

    def over(self, context: BrowserContext) -> BrowserContext:
        context.add_init_script(IN_EVERY_PAGE)
        return self.listen(context)

    def listen(self, context: BrowserContext) -> BrowserContext:
        for event, listener in self._listeners():
            context.on(event, listener)  # type: ignore[call-overload]
        return context

    def leave(self, context: BrowserContext) -> None:
        for event, listener in self._listeners():
            context.remove_listener(event, listener)

    def _listeners(self) -> list[tuple[str, Any]]:
        return [
            ("console", self._on_console),
            ("weberror", self._on_error),
            ("request", self._on_request),
            ("page", self._on_page),
        ]

    def allow(self, address: str) -> None:
        """Another server of the same test, such as a blog that frames us."""
        self._addresses.append(address)

    def expect(self, pattern: str) -> None:
        """A fault that the test provokes."""
        self._expected.append(re.compile(pattern))

    def faults(self) -> list[str]:
        return [fault for fault in self._seen if not any(pattern.search(fault) for pattern in self._expected)]

    def seen(self, pattern: str) -> int:
        return sum(bool(re.search(pattern, fault)) for fault in self._seen)

    def all(self) -> list[str]:
        return self._seen

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._seen.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _on_error(self, error: WebError) -> None:
        self._seen.append(f"uncaught: {error.error.stack or error.error}")

    def _on_page(self, page: Page) -> None:
        page.on("websocket", self._on_request)

    def _on_request(self, request: Request | WebSocket) -> None:
        if not request.url.startswith((*self._addresses, *OWN_SCHEMES)):
            self._seen.append(f"request to elsewhere: {request.url}")


# The page looks itself: a question from here every few milliseconds would cost more than what is waited for.
WAIT = """async (patience) => {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const value = await (EXPRESSION);
    if (value) return value;
    await new Promise((done) => setTimeout(done, 10));
  }
}"""


def until(page: Page | Frame, expression: str, seconds: float = 60) -> Any:
    """Waits until the expression is true: our policy forbids Playwright's own `wait_for_function`."""
    value = evaluate_across_loads(page, WAIT.replace("EXPRESSION", expression), lambda left: left, seconds)
    if value:
        return value
    raise AssertionError(f"after {seconds} s still not: {expression}")


def evaluate_across_loads(page: Page | Frame, script: str, argument: Any, seconds: float) -> Any:
    """Return the value of a script; run it again if the page is loaded meanwhile."""
    end = time.monotonic() + seconds
    while True:
        left = max(0.0, end - time.monotonic())
        try:
            return page.evaluate(script, argument(left * 1000))
        except Error as error:
            if "navigat" not in str(error) or left == 0.0:
                raise


# Everything that the page does automatically is done or under way: it has loaded, drawn, and had time for idle work.
SETTLED = """async () => {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await new Promise((done) => requestIdleCallback(done));
}"""


def until_settled(page: Page | Frame) -> None:
    """Waits until the page has done what it does automatically; what it has not requested by then, it does not."""
    evaluate_across_loads(page, SETTLED, lambda left: left, 30)


def until_ready(page: Page | Frame, seconds: float = 60) -> None:
    """Wait until the engine answers."""
    until(page, "performance.getEntriesByName('mapwright:ready').length > 0", seconds)
