"""A new build waits for the player's word; a broken one changes nothing."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from page_state import wait_for
from releases import BUILD_SHOWN, CACHES, REGISTRATION, deploy, look_for_update
from server import serving
from watching import Watch, until, until_ready

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def test_an_update_waits_for_the_player(visited: Page, hosted: Path, next_build: Path) -> None:
    deploy(next_build, hosted)
    look_for_update(visited)
    until(visited, f"{REGISTRATION}.then(({{ waiting }}) => waiting !== null)")

    visited.reload()
    until_ready(visited)
    assert visited.evaluate(BUILD_SHOWN) == "first"

    with visited.expect_navigation():
        visited.get_by_role("button", name="Update").click()
    until_ready(visited)
    assert visited.evaluate(BUILD_SHOWN) == "second"
    assert len(visited.evaluate(CACHES)) == 2  # the previous build stays cached for tabs that still run it


@pytest.mark.thorough
def test_an_update_under_a_running_game(visited: Page, hosted: Path, next_build: Path) -> None:
    primary = visited.locator('[data-act="primary"]')
    visited.locator('[data-act="start"]').click()
    wait_for(visited, "draw", patience=60)
    deploy(next_build, hosted)
    look_for_update(visited)
    until(visited, f"{REGISTRATION}.then(({{ waiting }}) => waiting !== null)")
    primary.click()
    wait_for(visited, "choose")
    drawn = visited.locator(".cells").get_attribute("data-map")
    assert visited.evaluate(BUILD_SHOWN) == "first"
    with visited.expect_navigation():
        visited.get_by_role("button", name="Update").click()
    wait_for(visited, "home", patience=60)
    assert visited.evaluate(BUILD_SHOWN) == "second"
    visited.locator('[data-act="continue"]').click()
    wait_for(visited, "choose", patience=60)
    assert visited.locator(".cells").get_attribute("data-map") == drawn


def test_a_broken_update_leaves_the_old_build_working(
    visited: Page, watch: Watch, hosted: Path, next_build: Path, tmp_path: Path
) -> None:
    watch.expect("404|bad-precaching-response")
    broken = Path(shutil.copytree(next_build, tmp_path / "broken", copy_function=os.link))
    for name in ("embed/index.html", "embed/index.html.br", "embed/index.html.gz"):
        (broken / name).unlink()  # listed, but not to be had: the download breaks off halfway
    deploy(broken, hosted)
    look_for_update(visited)
    until(visited, f"{REGISTRATION}.then(({{ installing, waiting }}) => !installing && !waiting)")
    visited.context.set_offline(True)
    visited.reload()
    until_ready(visited)
    assert visited.evaluate(BUILD_SHOWN) == "first"
    visited.context.set_offline(False)
    hosted.unlink()
    hosted.symlink_to(next_build)
    look_for_update(visited)
    with visited.expect_navigation():
        visited.get_by_role("button", name="Update").click(timeout=60_000)
    until_ready(visited)
    assert visited.evaluate(BUILD_SHOWN) == "second"
    assert len(visited.evaluate(CACHES)) == 2


@pytest.mark.thorough
def test_every_tab_can_take_an_update(visited: Page, hosted: Path, next_build: Path) -> None:
    other = visited.context.new_page()
    other.goto(visited.url)
    until_ready(other)
    deploy(next_build, hosted)
    look_for_update(visited)
    for page in (visited, other):
        with page.expect_navigation():
            page.get_by_role("button", name="Update").click(timeout=60_000)
        until_ready(page)
        assert page.evaluate(BUILD_SHOWN) == "second"


@pytest.mark.thorough
def test_two_copies_on_one_origin_keep_their_own_files(
    context: BrowserContext, watch: Watch, site: Path, tmp_path: Path
) -> None:
    for name in ("a", "b"):
        (tmp_path / name).symlink_to(site)
    with serving(tmp_path) as address:
        watch.allow(address)
        page = context.new_page()
        for name in ("a", "b"):
            page.goto(f"{address}/{name}/")
            until_ready(page)
            until(page, "navigator.serviceWorker.controller !== null")
        assert len(page.evaluate(CACHES)) == 2
        context.set_offline(True)
        page.goto(f"{address}/a/")
        until_ready(page)
