"""What `python3 build test --all` tries in other browsers besides the first visit."""

import shutil
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright

from browsers import Visit, visiting
from driver.controls import Keyboard
from driver.page_state import last_save, wait_for
from driver.player import Player
from driver.stored_games import finished_record
from driver.watch import until, until_ready
from paths import DIST
from polling import poll
from releases import BUILD_SHOWN, REGISTRATION, deploy, look_for_update, named, release, until_installed
from server import serving
from webdriver import Refused

pytestmark = pytest.mark.thorough


def test_season_can_be_played_by_keyboard(visit: Visit) -> None:
    visit.page.goto("/?lang=en&deal=cB1hk-keys")
    wait_for(visit.page, "draw", "choose", patience=60)
    view = Player(visit.page, Keyboard(visit.page)).play(seasons=1)
    assert last_save(visit.page)["record"] == view["record"]


def test_finished_game_can_be_shared_by_link(visit: Visit) -> None:
    words = finished_record("bA1-end").split(".")
    visit.page.goto(f"/?lang=en#game={'.'.join(words[:-2])}")
    wait_for(visit.page, "draw", "choose", "season", patience=60)
    Player(visit.page, Keyboard(visit.page)).play(compare=False)
    wait_for(visit.page, "final", patience=60)
    visit.page.locator('[data-act="share"]').click()
    visit.page.locator('[data-act="copy-link"]').click()
    until(visit.page, "document.querySelector('.share-news').textContent.includes('copied')")


def test_update_is_offered_and_installed_in_other_browsers(engine: str, playwright: Playwright, tmp_path: Path) -> None:
    newer = release(DIST, tmp_path / "newer", "second", named("second"))
    hosted = tmp_path / "hosted"
    hosted.symlink_to(DIST)
    with serving(hosted) as address, visiting(engine, playwright, address, tmp_path / "profile") as visit:
        visit.page.goto("/?lang=en")
        until_ready(visit.page, 120)
        until_installed(visit.page, 120)
        deploy(newer, hosted)
        look_for_update(visit.page)
        until(visit.page, f"{REGISTRATION}.then(({{ waiting }}) => waiting !== null)", 120)
        assert visit.page.evaluate(BUILD_SHOWN) == "first"
        visit.page.locator(".toast .btn").first.click()
        loaded_anew(visit.page, "second")


def loaded_anew(page: Page, build: str) -> None:
    """The page is replaced under our question; a driver may lose it then."""

    def is_loaded() -> bool | None:
        with suppress(Error, Refused):
            return page.evaluate(BUILD_SHOWN) == build or None
        return None

    poll(is_loaded, f"build {build}", 120)
    wait_for(page, "home", patience=60)


def test_engine_starts_without_the_snapshot_file(engine: str, playwright: Playwright, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(DIST, site, ignore=shutil.ignore_patterns("snapshot-*"))
    with serving(site) as address, visiting(engine, playwright, address, tmp_path / "profile") as visit:
        visit.page.goto("/?lang=en&deal=bA1-whole")
        until_ready(visit.page, 180)
        wait_for(visit.page, "draw", patience=60)


def test_game_is_playable_offline_after_the_first_visit(engine: str, playwright: Playwright, tmp_path: Path) -> None:
    with ExitStack() as until_the_end, ExitStack() as served:
        address = served.enter_context(serving(DIST))
        visit = until_the_end.enter_context(visiting(engine, playwright, address, tmp_path / "profile"))
        visit.page.goto("/?lang=en")
        until_ready(visit.page, 120)
        until(visit.page, "navigator.serviceWorker.controller !== null", 120)
        served.close()
        visit.page.goto("/?lang=en&deal=bA1-gone")
        wait_for(visit.page, "draw", patience=120)
        view = Player(visit.page, Keyboard(visit.page)).play(most=3)
        assert last_save(visit.page)["record"] == view["record"]
