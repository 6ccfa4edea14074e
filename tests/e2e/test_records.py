"""Records: statistics on the page, everything in one file and back on a fresh profile, delete all."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from axe import dress, resize, violations
from page_state import follow, unfold, wait_for
from shelf import HISTORY, SAVES, finished, keep, ready, stored
from watching import Visitor

DEALS = ["bA1-one", "hC1-two", "cB1k-three", "bA1-four", "cA2-five"]
RECORDS = [finished(deal) for deal in DEALS]
DRESSES = {"candle": (390, 844), "contrast": (640, 560), "day": (1280, 800)}
EVERY_DAY = {"candle": (390, 844)}


def fill(page: Page) -> None:
    keep(page, RECORDS)
    ready(page)


def open_stats(page: Page) -> None:
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    page.locator('[data-room="stats"]').click()
    wait_for(page, "stats")


def export(page: Page, to: Path) -> Path:
    with page.expect_download() as download:
        page.locator('[data-act="export"]').click()
    download.value.save_as(to)
    return to


def test_everything_moves_to_a_fresh_profile(home: Page, visitor: Visitor, tmp_path: Path) -> None:
    page = home
    fill(page)
    follow(page, "/?deal=bB1-going", "draw")
    page.keyboard.press("Enter")  # a game from a link is stored with its first move
    wait_for(page, "choose")
    page.locator(".brand").click()
    wait_for(page, "home")
    unfold(page, ".setup")
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-seat-bot="1"]').select_option("novice")
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw")
    page.locator(".brand").click()
    wait_for(page, "home")
    open_stats(page)
    file = export(page, tmp_path / "all.json")
    fresh = visitor()
    ready(fresh)
    open_stats(fresh)
    fresh.locator('[data-field="import"]').set_input_files(file)
    expect(fresh.locator('[data-show="news"]')).to_contain_text("7 new games", timeout=30_000)
    expect(fresh.locator('[data-show="stats-games"]')).to_have_text("5")
    mine, theirs = ({game["id"]: game for game in stored(each, HISTORY)} for each in (page, fresh))
    assert mine == theirs
    games, moved = ({save["record"]: save for save in stored(each, SAVES)} for each in (page, fresh))
    assert moved.keys() == games.keys()
    assert any(record.startswith("bB1-going.") for record in moved)
    [table] = [record for record in moved if not record.startswith("bB1-going.")]
    assert moved[table]["seats"] == games[table]["seats"] and moved[table]["seats"][1]["bot"] == "novice"
    fresh.locator('[data-field="import"]').set_input_files(file)
    expect(fresh.locator('[data-show="news"]')).to_contain_text("Nothing new", timeout=30_000)
    fresh.goto("/")
    wait_for(fresh, "home")
    fresh.locator('[data-act="continue"]').click()
    wait_for(fresh, "draw")


GAME = {"id": "a", "record": RECORDS[0], "day": "2026-12-01", "when": 5}
GOOD = {"mapwright": 1, "games": [GAME]}
BAD = {
    "no JSON": b"{]",
    "truncated": json.dumps(GOOD).encode()[:-20],
    "binary": bytes(range(256)) * 50,
    "another file": b'{"games": []}',
    "wrong kinds": json.dumps({"mapwright": 1, "games": [{"id": 5}]}).encode(),
    "deep": b"[" * 200_000,
}


def test_delete_all_asks_first(home: Page) -> None:
    page = home
    fill(page)
    open_stats(page)
    page.locator('[data-act="delete-all"]').click()
    page.locator('[data-act="delete-not"]').click()
    assert len(stored(page, HISTORY)) == 5
    page.locator('[data-act="delete-all"]').click()
    page.locator('[data-act="delete-sure"]').click()
    expect(page.locator('[data-show="news"]')).to_have_text("Everything is deleted.")
    assert stored(page, HISTORY) == [] and stored(page, SAVES) == []
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('mapwright'))") == []


@pytest.mark.parametrize("dresses", [EVERY_DAY, pytest.param(DRESSES, marks=pytest.mark.thorough)], ids=["one", "all"])
def test_axe_finds_nothing_in_the_rooms(home: Page, dresses: dict[str, tuple[int, int]]) -> None:
    """Each screen on a phone by candlelight; in the long list in three dresses, with every theme and every size."""
    page = home

    def look(where: str, there: str) -> None:
        for theme, size in dresses.items():
            resize(page, size)
            dress(page, theme)
            expect(page.locator(there).first).to_be_visible()
            assert violations(page) == [], (where, theme)
            assert page.evaluate("document.querySelector('.room').scrollWidth <= innerWidth"), f"{where} is too wide"

    keep(page, RECORDS)
    for room, there in (("daily", ".calendar"), ("desk", ".desk-result[data-counted]"), ("gallery", ".hung")):
        page.locator(f'[data-act="{room}"]').dispatch_event("click")
        wait_for(page, room)
        look(room, there)
        if room != "gallery":
            page.locator('[data-act="leave"]').click()
    for act, there in (("share", '[data-show="qr"] path'), ("keepsake", '[data-act="png"]:enabled')):
        page.locator(f'.hung [data-act="{act}"]').first.click()
        look(act, there)
        page.keyboard.press("Escape")
    for room, there in (("stats", '[data-show="stats-games"]'), ("replay", ".replays button")):
        page.locator(f'[data-room="{room}"]').click()
        wait_for(page, room)
        look(room, there)
    page.locator(".replays button").first.click()
    page.locator('[data-act="end"]').click()
    look("replay", '[data-show="replay-end"]')
