"""A database that the browser dropped, that the player deletes, or that another tab is deleting."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from driver.page_state import READ_SAVES, WRITE_STORE, unfold, wait_for
from driver.watch import until
from outcomes import PLAY

# A connection that does not let go, and a deletion that waits for it: opening the database now waits too.
HOLD = """() => new Promise((done) => {
  const opening = indexedDB.open('mapwright');
  opening.onupgradeneeded = () => opening.result.createObjectStore('saves');
  opening.onsuccess = () => {
    window.held = opening.result;
    indexedDB.deleteDatabase('mapwright').onblocked = () => done();
  };
})"""


def play(page: Page, moves: int) -> None:
    assert page.evaluate(PLAY, moves) == moves


def record_of(page: Page) -> str:
    """Return the record of the only stored game."""
    [save] = page.evaluate(READ_SAVES)
    return str(save["record"])


def begin(page: Page, seed: str, moves: int = 2) -> None:
    page.goto(f"/?lang=en&deal=bA1-{seed}")
    wait_for(page, "draw", "choose", patience=60)
    play(page, moves)


def forget_database(page: Page) -> None:
    """Drop the database, as a browser does that finds its own files damaged."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})


def go_on(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)


# Guarantee: storage
def test_dropped_database_is_reported_and_the_last_game_restored(page: Page) -> None:
    begin(page, "dropped")
    before = record_of(page)
    page.goto("/embed/")
    forget_database(page)
    go_on(page)
    expect(page.locator(".toast")).to_contain_text("restored from a second copy")
    assert record_of(page) == before
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", patience=60)


# PyScript makes databases in every page, and leaves them empty.
LEFT = """async () => {
  const isEmpty = (name) => new Promise((done, fail) => {
    const opening = indexedDB.open(name);
    opening.onerror = fail;
    opening.onsuccess = async () => {
      const base = opening.result;
      const counts = [...base.objectStoreNames].map((store) => new Promise((counted) => {
        const request = base.transaction(store).objectStore(store).count();
        request.onsuccess = () => counted(request.result);
      }));
      done((await Promise.all(counts)).every((count) => count === 0));
      base.close();
    };
  });
  const databases = [];
  for (const { name } of await indexedDB.databases())
    if (!name.startsWith('IDBMap/') || !(await isEmpty(name))) databases.push(name);
  const [local, session] = [localStorage, sessionStorage].map((store) => Object.keys(store));
  return { local, session, databases, caches: await caches.keys() };
}"""
NOTHING: dict[str, list[str]] = {"local": [], "session": [], "databases": [], "caches": []}


# Guarantee: storage
def test_delete_all_clears_stored_data_of_every_tab(new_context: Callable[..., BrowserContext], base_url: str) -> None:
    """The context has none of our scripts: those of other tests would store settings again."""
    context = new_context()
    page, other = context.new_page(), context.new_page()
    other.goto(f"{base_url}/?lang=en&deal=bA1-other")
    wait_for(other, "draw", patience=60)
    other.locator('[data-act="primary"]').click()
    until(other, "document.querySelector('.cells').dataset.map.replace(/[.*^#/]/g, '') !== ''")
    page.goto(f"{base_url}/embed/")
    page.evaluate(WRITE_STORE, ["tables", [["x", {"secret": "x"}]]])
    page.evaluate(WRITE_STORE, ["bots", [["Mine", {"name": "Mine", "source": "x", "saved_at": 1}]]])
    page.evaluate("localStorage.setItem('mapwright:settings', JSON.stringify({ theme: 'candle' }))")
    page.goto(f"{base_url}/?lang=en")
    wait_for(page, "home", patience=60)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    unfold(page)
    for act in ("gallery", "stats"):
        page.locator(f'[data-act="{act}"], [data-room="{act}"]').first.click()
    assert page.evaluate("document.documentElement.dataset.theme") == "candle"
    assert page.evaluate(LEFT) != NOTHING
    page.locator('[data-act="delete-all"]').click()
    page.locator('[data-act="delete-sure"]').click()
    expect(page.locator('[data-show="news"]')).to_have_text("Everything is deleted.")
    assert page.evaluate("document.documentElement.dataset.theme") == "day"
    assert page.evaluate(LEFT) == NOTHING
    wait_for(other, "home", patience=60)
    with other.expect_event("close"):
        other.close(run_before_unload=True)
    assert page.evaluate(LEFT) == NOTHING
    page.goto(f"{base_url}/embed/")
    assert page.evaluate(LEFT) == NOTHING


# Guarantee: storage
def test_link_opens_a_game_while_the_database_is_being_deleted(context: BrowserContext) -> None:
    other, page = context.new_page(), context.new_page()
    other.goto("/embed/")
    other.evaluate(HOLD)
    page.goto("/?lang=en&deal=bA1-held")
    wait_for(page, "draw", "choose", patience=60)
    expect(page.locator(".toast")).to_contain_text("does not allow saving")
    play(page, 1)
