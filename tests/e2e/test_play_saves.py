"""A killed worker and refused storage lose no map."""

from playwright.sync_api import BrowserContext, Page, expect

from driver.controls import Keyboard
from driver.page_state import wait_for
from driver.player import Player
from driver.watch import Watch, until

REMEMBER_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...made) { super(...made); workers.push(this); }
};
"""
REFUSE_STORAGE = """
Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError'); } });
"""


def displayed(page: Page) -> list[str | None]:
    """Return what must be the same after a reload."""
    names = [".card h2", ".season h1", '[data-show="coins"]', '[data-show="toll"]', '[data-act="primary"]']
    return [page.locator(".cells").get_attribute("data-map"), *[page.locator(name).text_content() for name in names]]


def counted(page: Page) -> str | None:
    """Return the season's tally after the count."""
    expect(page.locator(".tally:not([data-counting])")).to_be_visible()
    return page.locator(".tally").text_content()


# Guarantee: releases
def test_killed_worker_is_restarted_with_the_same_game(context: BrowserContext) -> None:
    context.add_init_script(REMEMBER_WORKERS)
    page = context.new_page()
    page.goto("/?deal=bA1-killed&lang=en")
    wait_for(page, "draw", patience=60)
    table = Player(page, Keyboard(page), 2)
    view = table.play(most=4)
    before = displayed(page)
    assert page.evaluate("workers.length") > 0
    page.evaluate("workers.forEach((worker) => worker.terminate())")
    until(page, "document.querySelector('.toast') !== null", 60)
    wait_for(page, "draw", "choose", patience=60)
    assert displayed(page) == before
    page.locator(".toast .btn").click()
    view = table.step(view)
    wait_for(page)
    table.compare(view)


def test_refused_storage_shows_a_message_and_the_game_is_playable(context: BrowserContext, watch: Watch) -> None:
    context.add_init_script(REFUSE_STORAGE)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/?lang=en")
    expect(page.locator(".toast")).to_contain_text("does not allow saving", timeout=20_000)
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Enter")
    wait_for(page, "choose")
