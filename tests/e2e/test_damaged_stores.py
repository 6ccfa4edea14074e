"""Damaged stores in Chromium: home works, the good games open, nothing is written over.
`tests/front/damaged-stores.test.ts` tries every field with every wrong value; here whole fields are damaged."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import unfold, wait_for
from driver.stored_games import finished_record, open_home, saved_game, summary_of
from parameters import thorough_except

# One record for each wrong value of a field, next to the good one. `all` replaces the record itself.
DAMAGE = """([name, good, field]) => new Promise((done) => {
  const round = {}; round.self = round;
  const wrong = [
    undefined, null, true, 7, -1, 1.5, NaN, Infinity, 1e308, '', 'x', 'constructor', 'x'.repeat(300000), new Date(0),
    new Date(NaN), [], [null], [1, 2, 3], {}, new Blob(['x']), new Uint8Array(8), new Map(), 10n, round, /x/,
    new Error('x'),
  ];
  const damaged = (value, key) => {
    if (field === 'all') return value;
    const copy = structuredClone({ ...good, id: key, saved_at: 1000 }), names = field.split('.'), last = names.pop();
    names.reduce((parent, name) => parent[name], copy)[last] = value;
    return copy;
  };
  const opening = indexedDB.open('mapwright');
  opening.onupgradeneeded = () => ['saves', 'history'].map((each) => opening.result.createObjectStore(each));
  opening.onsuccess = () => {
    const writing = opening.result.transaction(name, 'readwrite'), store = writing.objectStore(name);
    wrong.forEach((value, index) => store.put(damaged(value, `bad-${index}`), `bad-${index}`));
    store.put(good, good.id);
    for (const key of [7, new Date(0), ['good']]) store.put(good, key);
    writing.oncomplete = () => { opening.result.close(); done(wrong.length + 3); };
  };
})"""
# Returns the undamaged record and the number of records.
LOOK = """(name) => new Promise((done) => {
  const opening = indexedDB.open('mapwright');
  opening.onsuccess = () => {
    const store = opening.result.transaction(name).objectStore(name);
    const good = store.get('good'), count = store.count();
    count.onsuccess = () => { opening.result.close(); done([good.result, count.result]); };
  };
})"""
RECORD = "bA1-good.V1ag5"
SEATS = [{"name": "Ada", "colour": "red", "bot": ""}]
GOOD = saved_game("good", RECORD) | {"saved_at": 9e12, "seats": SEATS, "origin": {"kind": "free"}}

FIELDS = ["all", "record", "saved_at", "seats.0", "origin"]


# Guarantee: storage
@pytest.mark.parametrize("field", thorough_except(FIELDS, "all"))
def test_damaged_save_leaves_the_other_saves_playable(page: Page, field: str) -> None:
    page.goto("/embed/")
    number = page.evaluate(DAMAGE, ["saves", GOOD, field])
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    unfold(page)
    page.locator('[data-act="games"]').click()
    expect(page.locator(".games [data-save]")).to_have_count(number + 1)
    page.locator('[data-save="good"] .row-btn').click()
    wait_for(page, "draw", "choose", patience=60)
    page.goto("about:blank")
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", "season", patience=60)
    assert page.evaluate(LOOK, "saves")[0]["record"] == RECORD
    assert page.evaluate(LOOK, "saves")[1] == number + 1


# Guarantee: storage
@pytest.mark.parametrize("field", thorough_except(["all", "summary", "summary.map"], "all"))
def test_damaged_finished_game_leaves_the_others_readable(page: Page, field: str) -> None:
    record = finished_record("bA1-history")
    good: dict[str, Any] = {"id": "good", "record": record, "seat": 0, "day": "2026-11-15", "daily": False}
    good |= {"from_replay": False, "saved_at": 9e12, "name": "", "summary": summary_of(record)}
    page.goto("/embed/")
    number = page.evaluate(DAMAGE, ["history", good, field])
    open_home(page, "/?lang=en")
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    for room in ("gallery", "stats"):
        page.locator(f'[data-room="{room}"]').click()
        expect(page.locator("main")).to_contain_text(str(good["summary"]["stars"]).replace("-", "−"))
    stored_game, count = page.evaluate(LOOK, "history")
    assert (stored_game, count) == (good, number + 1)
