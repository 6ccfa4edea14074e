"""The page that many tests share: after a reset nothing is left of what was done on it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from page_state import follow, unfold, wait_for
from reset import HOME, LOOK, reset
from shelf import SAVES, finished, keep, put, save
from watching import until

# What is there once the engine has answered.
SCREENS = {
    "gallery": "main",
    "replay": '[data-field="record"]',
    "desk": ".desk-result[data-counted]",
    "puzzles": ".p-day[data-made]",
    "daily": "main:has-text('No.')",
}


def screens(page: Page) -> dict[str, Any]:
    """What the screens other than home and the settings show."""
    found = {}
    for act, there in SCREENS.items():
        unfold(page)
        page.locator(f'[data-act="{"gallery" if act == "replay" else act}"]').first.click()
        if act == "replay":
            page.locator('[data-room="replay"]').click()
        wait_for(page, act)
        page.locator(there).first.wait_for()
        found[act] = re.sub("Next map in .*", "Next map in …", page.locator("main").inner_text())  # a countdown
        page.go_back()
        wait_for(page, "home")
    page.locator('.icon[data-act="menu"]').click()
    page.locator("dialog[open]").wait_for()
    found["menu"] = page.locator("dialog[open]").inner_text()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    return found


def dirty(page: Page) -> None:
    """Leave something everywhere: games, finished ones, a lesson, tips, settings, drafts, figures, a second copy."""
    keep(page, [finished("bA1-dirty")])
    put(page, SAVES, save("dirty", ".".join(finished("bA1-dirty").split(".")[:6]), 0))
    unfold(page)
    page.locator('[data-act="desk"]').click()
    wait_for(page, "desk")
    page.locator('[data-field="player-name"]').fill("Ann")
    page.locator('[data-field="player-name"]').press("Tab")
    page.go_back()
    wait_for(page, "home")
    unfold(page)
    page.locator('[data-act="learn"]').click()
    wait_for(page, "draw")
    page.locator('[data-act="leave-lesson"]').click()
    wait_for(page, "home")
    follow(page, f"/#game={finished('bA1-dirty')}", "replay")
    follow(page, "/#puzzle=phone-7", "draw")
    follow(page, "/?deal=bA1-dirty")
    page.keyboard.press("Enter")
    wait_for(page, "choose")
    page.keyboard.press("Escape")
    page.locator('dialog[open] [data-act="settings"]').click()
    for name in ("letterKeys", "twoKeys", "leftHanded"):
        page.locator(f'[data-setting="{name}"]').click()
    page.locator('input[name="theme"][value="candle"]').check(force=True)
    page.locator('input[name="language"][value="uk"]').check(force=True)
    until(page, "document.documentElement.lang === 'uk'")
    page.evaluate("sessionStorage['mapwright:left'] = 'behind'; dispatchEvent(new Event('pagehide'))")
    page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(page, "caches.has('second-copy-of-mapwright')")
    page.evaluate("delete document.visibilityState")


def test_nothing_is_left_of_what_was_done(home: Page, first_look: dict[str, Any]) -> None:
    before = screens(home)
    assert reset(home, first_look)
    dirty(home)
    left = home.evaluate(LOOK)
    assert all(left[key] != first_look[key] for key in ("local", "databases", "caches", "root"))
    home.evaluate("delete sessionStorage['mapwright:left']")
    reset(home, first_look)
    assert home.evaluate(LOOK) == first_look
    assert screens(home) == before


def test_what_the_application_cannot_take_back_is_noticed(home: Page, first_look: dict[str, Any]) -> None:
    unfold(home, ".setup")
    home.locator('input[name="sheet"][value="C"]').check(force=True)
    assert not reset(home, first_look)


def test_a_name_that_is_left_behind_is_noticed(home: Page, first_look: dict[str, Any]) -> None:
    home.evaluate("globalThis.left = true")
    assert not reset(home, first_look)
    home.goto(HOME)
    wait_for(home, "home")
    assert not reset(home, first_look), "nobody knows what was done before it was loaded"
