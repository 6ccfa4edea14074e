"""One page for many tests: the application itself brings it back to what a first visit shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

from page_state import wait_for
from watching import TEST_SETTINGS, until_ready

HERE = Path(__file__).parent
RESET = (HERE / "reset.js").read_text(encoding="utf-8")
LOOK = (HERE / "first_look.js").read_text(encoding="utf-8")
HOME = "/?lang=en"
USUAL: dict[str, Any] = {
    "media": "screen",
    "color_scheme": "light",
    "contrast": "no-preference",
    "forced_colors": "none",
    "reduced_motion": "reduce",
}
STORED = "local_storage,indexeddb,cache_storage,service_workers,file_systems"
# Which screens were open since the last reset. Not to be listed among the names that a test leaves behind.
NOTE_ROOMS = """() => {
  const rooms = new Set();
  Object.defineProperty(window, 'visitedRooms', { value: rooms });
  new MutationObserver(() => rooms.add(document.documentElement.dataset.state))
    .observe(document.documentElement, { attributeFilter: ['data-state'] });
}"""
STORED_KEYS = ("local", "session", "databases", "caches")


def forget(page: Page, address: str) -> None:
    """Delete all that the browser stores for the site. What it has loaded stays in its cache."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": STORED})
    devtools.detach()


def look(page: Page) -> dict[str, Any]:
    """Return everything in which a later visit can differ from the first."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def first_visit(page: Page, address: str) -> dict[str, Any]:
    """Load home in a browser that stores nothing, and return how it looks there."""
    page.goto(f"{address}/embed/")  # what is open cannot write while it is deleted
    page.evaluate("sessionStorage.clear()")
    forget(page, address)
    page.goto(f"{address}{HOME}")
    wait_for(page, "home", patience=60)
    until_ready(page)
    page.evaluate(NOTE_ROOMS)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return look(page)


def reset(page: Page, first: dict[str, Any]) -> bool:
    """Bring a running page back to its first visit; return whether nothing is left of what was done on it."""
    if not page.evaluate("window.visitedRooms !== undefined"):  # loaded again since, or never ours
        return False
    now = look(page)
    untouched = all(now[key] == first[key] for key in STORED_KEYS)
    try:
        page.evaluate(RESET, [TEST_SETTINGS, untouched])
    except Error:
        return False
    return look(page) == first
