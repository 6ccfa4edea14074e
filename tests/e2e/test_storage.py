"""A database that is gone, behind, or locked by another tab: written through, restored, never waited for endlessly."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from outcomes import play, record_of
from page_state import wait_for
from positions import records
from shelf import HISTORY, PUT, SAVES, finished, keep, put, save, stored
from watching import until

ASKED = """
window.asked = { durability: [], persist: 0 };
{
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    if (mode === 'readwrite') asked.durability.push(options?.durability ?? 'none');
    return transaction.call(this, stores, mode, options);
  };
  if (window.StorageManager) StorageManager.prototype.persist = () => Promise.resolve(++asked.persist > 0);
}
"""
# A connection that does not let go, and a deletion that waits for it: opening the database now waits too.
HOLD = """() => new Promise((done) => {
  const opening = indexedDB.open('mapwright');
  opening.onupgradeneeded = () => opening.result.createObjectStore('games');
  opening.onsuccess = () => {
    window.held = opening.result;
    indexedDB.deleteDatabase('mapwright').onblocked = () => done();
  };
})"""
# A transaction that never ends: every write waits behind it.
OCCUPY = """() => new Promise((done) => {
  const opening = indexedDB.open('mapwright');
  opening.onsuccess = () => {
    window.occupied = true;
    const store = opening.result.transaction('games', 'readwrite').objectStore('games');
    const again = () => { if (window.occupied) store.get('none').onsuccess = again; else opening.result.close(); };
    again();
    done();
  };
})"""
LEAVES = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"


def begin(page: Page, seed: str, moves: int = 2) -> None:
    page.goto(f"/?lang=en&deal=bA1-{seed}")
    wait_for(page, "draw", "choose", patience=60)
    play(page, moves)


def forget_database(page: Page) -> None:
    """As a browser does that finds its own files damaged."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})


def go_on(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)


@pytest.mark.thorough
def test_a_move_is_written_through_to_the_disk_and_the_browser_asked_to_keep_it(context: BrowserContext) -> None:
    context.add_init_script(ASKED)
    page = context.new_page()
    begin(page, "written")
    asked: dict[str, Any] = page.evaluate("asked")
    assert set(asked["durability"]) == {"strict"}
    assert asked["persist"] == 1


def test_a_database_that_was_dropped_is_told_and_the_last_game_comes_back(page: Page) -> None:
    begin(page, "dropped")
    before = record_of(page)
    page.goto("/embed/")
    forget_database(page)
    go_on(page)
    expect(page.locator(".toast")).to_contain_text("lost its stored games")
    assert record_of(page) == before
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", patience=60)


@pytest.mark.thorough
def test_all_games_come_back_from_the_second_copy_and_deleted_ones_do_not(page: Page) -> None:
    keep(page, [finished("bA1-one"), finished("hC1-two")])
    put(page, SAVES, *(save(name, records()["spring"], 0) for name in ("one", "two", "three")))
    go_on(page)
    page.locator('[data-act="games"]').click()
    row = page.locator('[data-save="three"]')
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    page.goto("/embed/")
    forget_database(page)
    go_on(page)
    expect(page.locator(".toast")).to_contain_text("restored from a second copy")
    assert {each["id"] for each in stored(page, SAVES)} == {"one", "two"}
    assert len(stored(page, HISTORY)) == 2


@pytest.mark.thorough
def test_a_database_that_fell_back_is_brought_up_again(page: Page) -> None:
    begin(page, "back", 1)
    (older,) = stored(page, SAVES)
    play(page, 2)
    before = record_of(page)
    page.goto("/embed/")
    page.evaluate(PUT, [SAVES, [[older["id"], older]]])
    go_on(page)
    expect(page.locator(".toast")).to_contain_text("second copy")
    assert record_of(page) == before


def test_a_link_opens_while_the_database_is_being_deleted(context: BrowserContext) -> None:
    other, page = context.new_page(), context.new_page()
    other.goto("/embed/")
    other.evaluate(HOLD)
    page.goto("/?lang=en&deal=bA1-held")
    wait_for(page, "draw", "choose", patience=60)
    expect(page.locator(".toast")).to_contain_text("does not allow saving")
    play(page, 1)


@pytest.mark.thorough
def test_a_write_that_hangs_freezes_no_move_and_is_told(context: BrowserContext) -> None:
    other, page = context.new_page(), context.new_page()
    begin(page, "hangs")
    assert page.evaluate(LEAVES), "what is stored may be left"
    before = record_of(page)
    other.goto("/embed/")
    other.evaluate(OCCUPY)
    play(page, 1)
    expect(page.locator(".toast")).to_contain_text("could not store")
    assert not page.evaluate(LEAVES), "whoever leaves is asked"
    other.evaluate("window.occupied = false")
    play(page, 1)
    until(page, LEAVES)
    assert record_of(page).startswith(before.removesuffix("._"))
    assert len(stored(page, SAVES)) == 1
