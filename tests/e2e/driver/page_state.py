"""Where a page is: its state once it is at rest, and the game that it has saved or linked."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Frame, Page

from driver.watch import evaluate_across_loads

PATIENCE = 60.0
"""Seconds: a limit for a busy machine, which only a failing test reaches."""
READ_STORE = """(store) => new Promise((resolve) => {
  const opening = indexedDB.open('mapwright');
  opening.onupgradeneeded = () => opening.transaction.abort();  // whoever looks makes no database
  opening.onerror = () => resolve([]);
  opening.onsuccess = () => {
    const base = opening.result;
    if (!base.objectStoreNames.contains(store)) { base.close(); resolve([]); return; }
    const request = base.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => { base.close(); resolve(request.result); };
  };
})"""
READ_SAVES = f"() => ({READ_STORE})('saves')"
# Writes pairs of key and value into a store, as the page would, in a page that may not have opened the database.
WRITE_STORE = """([store, entries]) => new Promise((done) => {
  const opening = indexedDB.open('mapwright');
  opening.onupgradeneeded = () => {
    for (const name of ['saves', 'history', 'days', 'tables', 'groups', 'cups', 'duels', 'bots', 'drafts'])
      opening.result.createObjectStore(name);
  };
  opening.onsuccess = () => {
    const writing = opening.result.transaction(store, 'readwrite');
    for (const [key, value] of entries) writing.objectStore(store).put(value, key);
    writing.oncomplete = () => { opening.result.close(); done(); };
  };
})"""

# The page reports its state by attributes of the root, which a document that has just begun does not have yet.
# No observer: one that is made while PyScript loads is fenced. At the end of a season the page is busy until its button
# is pressed; once that is gone, the next state is about to be drawn.
STATE_AT_REST = """([states, patience]) => new Promise((done) => {
  const until = performance.now() + patience;
  const look = () => {
    const { state, busy } = document.documentElement?.dataset ?? { busy: 'not begun' };
    const isAtRest = busy === undefined || (state === 'season' && document.querySelector('[data-act=advance]'));
    if ((!states.length || states.includes(state)) && isAtRest) done(state);
    else if (performance.now() > until) done('');
    else setTimeout(look, 20);
  };
  look();
})"""


def wait_for(page: Page | Frame, *states: str, patience: float = PATIENCE) -> str:
    """Waits until the page is in one of the states and at rest: the CSP refuses Playwright's own waiting."""
    state: str = evaluate_across_loads(page, STATE_AT_REST, lambda left: [states, left], patience)
    if not state:
        current = page.evaluate("[document.documentElement.dataset.state, document.documentElement.dataset.busy]")
        raise AssertionError(f"the page is {current}, not {states}")
    return state


def follow(page: Page, link: str, *states: str) -> None:
    """Opens a link on a page that runs already, as if it had been loaded with it."""
    page.evaluate("(link) => { history.replaceState(null, '', link); dispatchEvent(new Event('hashchange')); }", link)
    wait_for(page, *(states or ("draw", "choose")))


def go_home(page: Page) -> None:
    """Go home from any screen of a running page."""
    follow(page, "/?deal=bA1-home")
    page.locator(".brand").dispatch_event("click")  # a phone has it in the menu
    wait_for(page, "home")


def open_from_home(page: Page, screen: str) -> None:
    """Load home, and open a screen that *More* lists."""
    page.goto("/?lang=en")
    wait_for(page, "home")
    unfold(page)
    page.locator(f'[data-act="{screen}"]').click()
    wait_for(page, screen)


def last_save(page: Page) -> dict[str, Any]:
    """Return the game that was saved last."""
    saves: list[dict[str, Any]] = page.evaluate(READ_SAVES)
    return max(saves, key=lambda save: float(save["saved_at"]))


def linked_game(page: Page) -> str | None:
    """The deal or the record in the address: a linked game is stored with its first move, and then forgotten there."""
    url = urlsplit(page.url)
    deal = parse_qs(url.query).get("deal", [None])[0]
    return deal or parse_qs(url.fragment).get("game", [None])[0]


def unfold(page: Page, part: str = ".home-more") -> None:
    """Open what is folded: "More" on home (`.home-more`), the form of a new game (`.setup`), or another `details`."""
    page.locator(part).evaluate("(part) => part.toggleAttribute('open', true)")
