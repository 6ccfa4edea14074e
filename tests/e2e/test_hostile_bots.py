"""Hostile and faulty bots of the workshop: each is reported in one sentence, and reaches nothing."""

from playwright.sync_api import Frame, Page

from driver.controls import Controls
from driver.watch import Watch, until
from driver.workshop import LINE, bot_with, mistake_shown, open_file, open_workshop, run, until_at_rest
from mapwright.workshop.texts import starter_source


# Guarantee: bots
def test_bot_exceeding_its_memory_limit_is_reported_at_its_line(page: Page) -> None:
    open_workshop(page)
    open_file(page, bot_with("while True: self.kept.append(bytearray(10**7))"))
    run(page)
    assert mistake_shown(page)[0] == "memory"
    assert f"Line {LINE}: the bot exceeded its memory limit" in mistake_shown(page)[1]
    assert page.locator(".workshop-editor .cm-lint-marker-error").count() == 1
    open_file(page, starter_source("random"), "again.py")
    run(page)
    assert page.locator('[data-show="mistake"]').count() == 0, "the next bot is none the worse"


# Guarantee: bots
def test_endless_bot_run_can_be_stopped_without_blocking_the_page(page: Page) -> None:
    open_workshop(page)
    open_file(
        page, bot_with("from itertools import count", "self.kept.append(1)", "if len(self.kept) > 1: sum(count())")
    )
    page.locator('[data-act="run"]').click()
    until(page, "document.querySelector('.workshop-progress progress')?.value > 0", 60)  # its second move never ends
    for _ in range(30):
        Controls(page).frame()
    page.locator('[data-act="stop"]').click()
    until_at_rest(page)
    assert mistake_shown(page)[0] == "stopped"


def the_frame(page: Page) -> Frame:
    return next(frame for frame in page.frames if frame.url.endswith("/workshop/"))


REACHES = {
    "indexedDB": "new Promise((y, n) => { const o = indexedDB.open('mapwright'); o.onsuccess = y; o.onerror = n; })",
    "localStorage": "localStorage.getItem('mapwright:settings')",
    "cookies": "document.cookie",
    "the game": "parent.document.title",
    "caches": "caches.keys()",
    "fetch": "fetch('/index.html')",
    "another origin": "fetch('https://example.org/')",
    "an image": "new Promise((y, n) => Object.assign(new Image(), { onload: y, onerror: n, src: '/icons/icon.svg' }))",
    "a socket": "new Promise((y, n) => Object.assign(new WebSocket('wss://example.org'), { onopen: y, onerror: n }))",
}


def reached_from(frame: Frame) -> list[str]:
    """Return which of the forbidden things a script of this frame can use."""
    tried = "(async () => {{ try {{ await ({}); return true }} catch {{ return false }} }})()"
    return [what for what, script in REACHES.items() if frame.evaluate(tried.format(script))]


REACHING = """
import gc, sys
from mapwright.rules.game import legal


def browser():
    for value in gc.get_objects():
        if type(value) is dict and hasattr(value.get("js"), "fetch"):
            return value["js"]
    sys.meta_path.pop(0)
    import js
    return js


class Bot:
    def __init__(self, seed, budget):
        browser().setInterval(print, 1)

    def choose(self, state):
        return legal(state)[0]
"""


# Guarantee: bots
def test_bot_and_its_frame_cannot_access_page_storage_or_network(page: Page, watch: Watch) -> None:
    """A bot that touches the browser is ended, and its frame is removed; the next frame contains nothing of it."""
    watch.expect("violat|Refused|Content Security Policy|NetworkError|unsafe-eval|example.org|sandbox|WebSocket")
    open_workshop(page)
    open_file(page, REACHING)
    run(page)
    assert mistake_shown(page)[0] == "broken"
    until(page, "document.querySelectorAll('iframe').length === 1", 60)
    frame = the_frame(page)
    frame.wait_for_load_state()
    assert frame.evaluate("self.origin") == "null"
    assert reached_from(frame) == []
    open_file(page, starter_source("random"), "again.py")
    run(page)
    assert page.locator('[data-show="mistake"]').count() == 0, "the next bot is none the worse"
