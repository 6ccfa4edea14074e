"""Nothing is cut off and nothing overlaps, in any language, on a large screen and on a phone."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from mapwright.bots.greedy import GreedyBot
from mapwright.options import options
from mapwright.session import Session
from mapwright.setup import PRESETS
from player import Hand, wait_for
from watching import Watch, until

LANGUAGES = ("en", "uk", "ru", "cs", "pl", "pseudo")
SIZES = ((1440, 900), (390, 844), (640, 560))
PAGES = ("", "goal", "edicts", "stoneside-forest", "borderlands", "golden-granary", "great-river", "gorgon-gaze")
CUT_OFF = (Path(__file__).parent / "cut_off.js").read_text(encoding="utf-8")
PUT = """(saves) => new Promise((done, failed) => {
  const opening = indexedDB.open('mapwright');
  opening.onerror = failed;
  opening.onsuccess = () => {
    const change = opening.result.transaction('games', 'readwrite');
    for (const save of saves) change.objectStore('games').put(save, save.id);
    change.oncomplete = () => { opening.result.close(); done(true); };
  };
})"""


@cache
def records() -> dict[str, Any]:
    """A game before the end of spring, one before the end of winter: one press shows the tally, or the final."""
    session = Session(PRESETS["base"], "languages")
    bot = GreedyBot("languages")
    found: dict[str, Any] = {}
    while not session.now.state.over:
        if not session.now.waiting:
            session.act(bot.choose(session.now.state))
            continue
        before, season = str(session.record), session.now.state.season
        session.next()
        if session.now.state.over:
            found["winter"] = before
        elif session.now.state.season > season == 0:
            found["spring"] = before
    return found


@cache
def skilled() -> list[str]:
    """Games with heroes and skills in the hand: two shapes, ruins to cover, a single cell of five terrains."""
    session = Session(replace(PRESETS["combined"], skills=True, heroes=True), "full-hands")
    bot = GreedyBot("full-hands")
    found: dict[tuple[Any, ...], str] = {}
    while not session.now.state.over:
        state = session.now.state
        if session.now.waiting:
            session.next()
            continue
        offered = [option for option in options(state) if not option.skill]
        kind = (
            state.task and state.task.kind,
            len(offered),
            state.duty,
            max(len(o.terrains) for o in offered or options(state)),
        )
        found.setdefault(kind, str(session.record))
        session.act(bot.choose(state))
    return list(found.values())[:8]


def save(id: str, record: str, tallied: int) -> dict[str, Any]:
    facts = {"map": "", "sheet": "A", "set": "base", "season": "spring", "time": 8, "limit": 8, "stars": 9}
    return {"id": id, "record": record, "tallied": tallied, "finished": False, "when": 1000 + tallied, **facts}


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Hand(page).frame()
    page.wait_for_timeout(60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(browser: Browser, watch: Watch, base_url: str, language: str) -> None:
    """Home, rulebook, season's end, play and final, large and small."""
    page = watch.over(browser.new_context(base_url=base_url, reduced_motion="reduce")).new_page()
    faults: dict[str, list[str]] = {}

    def look(where: str) -> None:
        for size in SIZES:
            resized(page, size)
            found = page.evaluate(CUT_OFF)
            if found:
                faults[f"{where} {size[0]}"] = found

    page.goto(f"/?lang={language}")
    wait_for(page, "home")
    until(page, "indexedDB.databases().then((all) => all.some(({ name }) => name === 'mapwright'))")
    spring, winter = save("spring", records()["spring"], 0), save("winter", records()["winter"], 3)
    page.evaluate(PUT, [winter, spring])
    page.evaluate("localStorage.setItem('mapwright:tips', JSON.stringify({ off: true, seen: [] }))")
    page.reload()
    wait_for(page, "home")
    look("home")
    page.locator('[data-act="rules"]').click()
    until(page, "document.querySelector('.book') !== null")
    for name in PAGES:
        if name:
            resized(page, SIZES[0])
            page.locator(f'[data-page="{name}"]').first.click()
        look(f"book {name}")
    page.locator('[data-act="close"]').click()
    for id in ("spring", "winter"):
        resized(page, SIZES[0])
        page.locator('[data-act="games"]').click()
        page.locator(f'[data-save="{id}"] .row-btn').click()
        wait_for(page, "choose", patience=60)
        look(f"drawn {id}")
        page.locator('[data-act="primary"]').click()
        wait_for(page, "season")
        look(f"season {id}")
        page.locator('[data-act="on"]').click()
        wait_for(page, "draw", "choose", "final")
        look("play" if id == "spring" else "final")
        if id == "spring":
            page.keyboard.press("b")
            Hand(page).frame()
            page.wait_for_timeout(150)
            look("explained")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            Hand(page).frame()
            look("menu")
            page.keyboard.press("Escape")
            resized(page, SIZES[0])
            page.locator(".brand").click()
            wait_for(page, "home")
    for record in skilled():
        page.evaluate("(record) => { location.hash = `#game=${record}`; }", record)
        until(page, "location.hash === ''", 60)
        wait_for(page, "draw", "choose", patience=60)
        look(f"skills {record[-30:]}")
    page.context.close()
    assert "\n".join(f"{where}: {fault}" for where, all in faults.items() for fault in all) == ""
