"""A map of the atlas is drawn and opens the next one; twelve maps make a realm that can be saved and printed."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from driver.page_state import wait_for
from driver.stored_games import HISTORY, open_home, play_to_the_end, skip_to_the_end, store_games, summary_of
from mapwright.atlas.maps import ATLAS
from png import size_of_png

GOLDEN = json.loads((Path(__file__).parents[2] / "engine" / "golden" / "atlas.json").read_text("utf-8"))


def keep_all_maps(page: Page) -> None:
    """Put a finished game on each map into the history."""
    store_games(page, HISTORY, *(
        {"id": f"atlas-{number}", "record": GOLDEN[row.id]["mastered"], "seat": 0, "day": "2026-12-01", "daily": False,
         "from_replay": False, "saved_at": 1000 + number, "name": "", "hints": 0,
         "bots": ["", *row.bots] if row.bots else [], "summary": summary_of(GOLDEN[row.id]["mastered"])}
        for number, row in enumerate(ATLAS)
    ))  # fmt: skip


def open_atlas(page: Page) -> None:
    page.locator('[data-act="atlas"]').click()
    expect(page.locator(".realm-place")).to_have_count(12)
    expect(page.locator(".realm-picture")).to_be_visible()


def test_a_drawn_map_opens_the_next_one_and_is_in_the_realm_after_a_reload(home: Page) -> None:
    open_atlas(home)
    expect(home.locator(".realm-place.locked")).to_have_count(11)
    home.locator('[data-act="atlas-draw"]').click()
    wait_for(home, "draw", "choose")
    skip_to_the_end(home, whole=GOLDEN["year"]["mastered"])
    play_to_the_end(home)
    expect(home.locator('[data-show="atlas-final"] [data-seal="drawn"].earned')).to_be_visible()
    expect(home.locator('[data-act="atlas-next"]')).to_be_visible()
    home.locator('[data-act="atlas"]').click()
    expect(home.locator('[data-map="year"].drawn')).to_be_visible()
    expect(home.locator('[data-map="ruins"]')).to_have_attribute("aria-pressed", "true")
    home.reload()
    expect(home.locator('[data-map="year"].drawn')).to_be_visible()
    home.go_back()
    wait_for(home, "home")
    expect(home.locator('[data-act="atlas"]')).to_contain_text("Map 2")


def test_twelve_maps_make_a_realm_that_is_named_saved_and_printed(page: Page) -> None:
    keep_all_maps(page)
    open_home(page)
    open_atlas(page)
    expect(page.locator('[data-show="atlas-whole"]')).to_be_visible()
    page.locator('[data-field="realm"]').fill("Marches")
    page.locator('[data-field="realm"]').press("Enter")
    expect(page.locator(".realm")).to_have_attribute("aria-label", "Marches: 12 of 12 maps drawn")
    with page.expect_download() as download:
        page.locator('[data-act="atlas-save"]').click()
    width, _ = size_of_png(Path(download.value.path()))
    assert width >= 4000
    page.evaluate("window.print = () => undefined")
    page.locator('[data-act="atlas-print"]').click()
    expect(page.locator("img.print-page")).to_have_attribute("alt", "Marches")
