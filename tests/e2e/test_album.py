"""The album fits a phone in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from briefly import briefly
from mapwright.history.album import STAMPS
from page_state import unfold
from shelf import finished, keep, ready


def shown(page: Page) -> set[str]:
    expect(page.locator(".stamp-place")).to_have_count(len(STAMPS))
    earned: list[str] = page.locator(".stamp-place.earned").evaluate_all("(all) => all.map((one) => one.dataset.stamp)")
    return set(earned)


@pytest.mark.parametrize("language", briefly(["uk", "ru", "cs", "pl"], "uk"))
def test_the_album_fits_a_phone_in_every_language(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, [finished("bA1-s0", greedy=True)])
    ready(page, f"/?lang={language}")
    unfold(page)
    page.locator('[data-act="album"]').click()
    shown(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator(".room-bar, .room-tabs, .stamp-place, .stamp-place :not(.sr)").evaluate_all(wide) == []
