"""What `python3 build test --all` tries in other browsers besides the first visit."""

import shutil
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright

from browsers import Visit, visiting
from hands import Keyboard
from page_state import saved, unfold, wait_for
from paths import DIST
from player import Table
from polling import poll
from releases import BUILD_SHOWN, REGISTRATION, deploy, look_for_update, named, release, until_installed
from server import serving
from shelf import finished
from watching import until, until_ready
from webdriver import Refused

pytestmark = pytest.mark.thorough

SIDEWAYS = """() => [...document.querySelectorAll('main, dialog[open], dialog[open] *')]
  .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
  .filter((box) => box.scrollWidth > box.clientWidth + 1)
  .map((box) => `${box.className} ${box.scrollWidth} > ${box.clientWidth}`)"""


@pytest.mark.parametrize("theme", ["day", "candle", "contrast"])
@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs", "pl"])
def test_languages_and_themes(visit: Visit, language: str, theme: str) -> None:
    visit.page.goto(f"/?lang={language}&theme={theme}&deal=cA1hk-words")
    wait_for(visit.page, "draw", "choose", patience=60)
    root = "[document.documentElement.lang, document.documentElement.dataset.theme]"
    assert visit.page.evaluate(root) == [language, theme]
    assert visit.page.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("way", ['.icon[data-act="menu"]', '[data-act="rules"]'])
def test_dialogs_do_not_scroll_sideways(visit: Visit, way: str) -> None:
    visit.page.goto("/?lang=en&theme=day")
    wait_for(visit.page, "home", patience=60)
    unfold(visit.page)
    visit.page.locator(way).first.click()
    visit.page.locator("dialog[open]").wait_for()
    assert visit.page.evaluate(SIDEWAYS) == []
    visit.page.keyboard.press("Escape")


def test_a_move_is_undone_and_redone(visit: Visit) -> None:
    visit.page.goto("/?lang=en&deal=bA1-undo")
    wait_for(visit.page, "draw", patience=60)
    visit.page.keyboard.press("Enter")
    wait_for(visit.page, "choose")
    drawn = saved(visit.page)["record"]
    visit.page.keyboard.press("z")
    wait_for(visit.page, "draw")
    assert saved(visit.page)["record"] == "bA1-undo"
    visit.page.keyboard.press("y")
    wait_for(visit.page, "choose")
    assert saved(visit.page)["record"] == drawn


def test_a_season_by_keyboard(visit: Visit) -> None:
    visit.page.goto("/?lang=en&deal=cB1hk-keys")
    wait_for(visit.page, "draw", "choose", patience=60)
    view = Table(visit.page, Keyboard(visit.page)).play(seasons=1)
    assert saved(visit.page)["record"] == view["record"]


def test_the_rulebook(visit: Visit) -> None:
    visit.page.goto("/?lang=en&theme=day")
    wait_for(visit.page, "home", patience=60)
    unfold(visit.page)
    visit.page.locator('[data-act="rules"]').first.click()
    visit.page.locator("dialog[open] input[type=search]").click()
    for letter in "ruins":
        visit.page.keyboard.press(letter)
    until(visit.page, "document.querySelector('dialog[open]').innerText.includes('Ruins')")
    visit.page.keyboard.press("Escape")
    visit.page.keyboard.press("Escape")
    until(visit.page, "!document.querySelector('dialog[open]')")


def test_a_game_to_its_end_and_its_link(visit: Visit) -> None:
    words = finished("bA1-end").split(".")
    visit.page.goto(f"/?lang=en#game={'.'.join(words[:-2])}")
    wait_for(visit.page, "draw", "choose", "season", patience=60)
    Table(visit.page, Keyboard(visit.page)).play(compare=False)
    wait_for(visit.page, "final", patience=60)
    visit.page.locator('[data-act="share"]').click()
    visit.page.locator('[data-act="copy-link"]').click()
    until(visit.page, "document.querySelector('.share-news').textContent.includes('copied')")


def test_a_replay(visit: Visit) -> None:
    record = finished("bA1-film")
    visit.page.goto(f"/?lang=en#game={record}")
    wait_for(visit.page, "replay", patience=60)
    visit.page.locator('[data-act="forward"]').click()
    shown = "document.querySelector('[data-show=\"step\"]').textContent"
    until(visit.page, f"{shown} === '2 / {len(record.split('.'))}'")


def test_an_update(engine: str, playwright: Playwright, tmp_path: Path) -> None:
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

    def shown() -> bool | None:
        with suppress(Error, Refused):
            return page.evaluate(BUILD_SHOWN) == build or None
        return None

    poll(shown, f"build {build}", 120)
    wait_for(page, "home", patience=60)


def test_it_starts_without_the_snapshot(engine: str, playwright: Playwright, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(DIST, site, ignore=shutil.ignore_patterns("snapshot-*"))
    with serving(site) as address, visiting(engine, playwright, address, tmp_path / "profile") as visit:
        visit.page.goto("/?lang=en&deal=bA1-whole")
        until_ready(visit.page, 180)
        wait_for(visit.page, "draw", patience=60)


def test_offline(engine: str, playwright: Playwright, tmp_path: Path) -> None:
    with ExitStack() as until_the_end, ExitStack() as served:
        address = served.enter_context(serving(DIST))
        visit = until_the_end.enter_context(visiting(engine, playwright, address, tmp_path / "profile"))
        visit.page.goto("/?lang=en")
        until_ready(visit.page, 120)
        until(visit.page, "navigator.serviceWorker.controller !== null", 120)
        served.close()
        visit.page.goto("/?lang=en&deal=bA1-gone")
        wait_for(visit.page, "draw", patience=120)
        view = Table(visit.page, Keyboard(visit.page)).play(most=3)
        assert saved(visit.page)["record"] == view["record"]
