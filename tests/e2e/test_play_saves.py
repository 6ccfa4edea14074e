"""Never lose a map: reload, a killed worker, refused storage, a damaged save."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from briefly import briefly
from hands import Keyboard, Mouse
from page_state import saved, wait_for
from player import Table
from shelf import SAVES, finished, put, ready, save
from watching import Watch, until

REMEMBER_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...made) { super(...made); workers.push(this); }
};
"""
REFUSE_STORAGE = """
Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('refused', 'SecurityError'); } });
"""
WRITE_SAVE = """(save) => new Promise((resolve) => {
  const opening = indexedDB.open('mapwright');
  opening.onsuccess = () => {
    const base = opening.result;
    const writing = base.transaction('games', 'readwrite');
    writing.objectStore('games').put(save, save.id ?? 'odd');
    writing.oncomplete = () => { base.close(); resolve(null); };
  };
})"""


def shown(page: Page) -> list[str | None]:
    """All that must be the same after a reload."""
    names = [".card h2", ".season h1", '[data-show="coins"]', '[data-show="toll"]', '[data-act="primary"]']
    return [page.locator(".cells").get_attribute("data-map"), *[page.locator(name).text_content() for name in names]]


def counted(page: Page) -> str | None:
    """The season's tally, once all is counted."""
    expect(page.locator(".tally:not([data-counting])")).to_be_visible()
    return page.locator(".tally").text_content()


def reopen(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", "season", patience=60)


@pytest.mark.thorough
@pytest.mark.parametrize("deal", briefly(["bA1-reload", "cB1hk-reload"], "cB1hk-reload"))
def test_reload_at_every_phase(page: Page, deal: str) -> None:
    page.goto(f"/?deal={deal}&lang=en")
    wait_for(page, "draw", patience=60)
    seen = set()
    table = Table(page, Keyboard(page), 4)
    view = table.begin()
    for _ in range(24):
        view = table.step(view)
        if wait_for(page) == "season":
            score = counted(page)
            reopen(page)
            assert wait_for(page, "season") and counted(page) == score
            table.hand.end_season()
            wait_for(page, "draw", "choose")
        phase = str(view["phase"])
        if phase in seen:
            continue
        seen.add(phase)
        before = shown(page)
        undo = page.locator('[data-act="undo"]').is_enabled()
        reopen(page)
        assert shown(page) == before
        assert page.locator('[data-act="undo"]').is_enabled() == undo
    assert {"draw", "next"} <= seen


@pytest.mark.thorough
def test_a_game_closed_at_its_last_tally_opens_at_its_end(page: Page) -> None:
    put(page, SAVES, save("done", finished("bA1-closed"), 3) | {"finished": True})
    ready(page, "/?lang=en")
    page.locator('[data-act="games"]').click()
    page.locator('[data-save="done"] .row-btn').click()
    wait_for(page, "final", patience=60)
    page.locator('[data-act="home"]').click()
    wait_for(page, "home")


@pytest.mark.thorough
def test_the_shortcut_of_the_installed_app_goes_on(page: Page) -> None:
    page.goto("/?continue&lang=en")
    wait_for(page, "home", patience=60)
    page.goto("/?deal=bA1-shortcut&lang=en")
    wait_for(page, "draw", patience=60)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    before = shown(page)
    page.goto("/?continue&lang=en")
    wait_for(page, "choose", patience=60)
    assert shown(page) == before


def test_a_killed_worker_comes_back_with_nothing_lost(context: BrowserContext) -> None:
    context.add_init_script(REMEMBER_WORKERS)
    page = context.new_page()
    page.goto("/?deal=bA1-killed&lang=en")
    wait_for(page, "draw", patience=60)
    table = Table(page, Keyboard(page), 2)
    view = table.play(most=4)
    before = shown(page)
    assert page.evaluate("workers.length") > 0
    page.evaluate("workers.forEach((worker) => worker.terminate())")
    until(page, "document.querySelector('.toast') !== null", 60)
    wait_for(page, "draw", "choose", patience=60)
    assert shown(page) == before
    page.locator(".toast .btn").click()
    view = table.step(view)
    wait_for(page)
    table.compare(view)


def test_refused_storage_leaves_a_playable_game_and_a_message(context: BrowserContext, watch: Watch) -> None:
    context.add_init_script(REFUSE_STORAGE)
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/?lang=en")
    expect(page.locator(".toast")).to_contain_text("does not allow saving", timeout=20_000)
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Enter")
    wait_for(page, "choose")


@pytest.mark.thorough
def test_a_damaged_save_is_set_aside(page: Page) -> None:
    page.goto("/?deal=bA1-damaged&lang=en")
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Enter")
    wait_for(page, "choose")
    save = saved(page)
    page.evaluate(WRITE_SAVE, {**save, "id": "broken", "record": save["record"] + ".F9zz99", "when": save["when"] + 1})
    page.evaluate(WRITE_SAVE, {"id": "odd", "nothing": True})
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    expect(page.locator("dialog")).to_contain_text("damaged", timeout=60_000)
    page.locator("dialog .primary").click()
    page.locator('[data-act="games"]').click()
    expect(page.locator(".games .damaged")).to_have_count(2)
    expect(page.locator(".games li:not(.damaged)")).to_have_count(1)
    Mouse(page).press(".games li:not(.damaged) .row-btn")
    wait_for(page, "choose")
