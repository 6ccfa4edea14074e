"""A new build waits for the player's word; a broken one changes nothing."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

import environment
from paths import BUILD, ROOT
from player import wait_for
from server import serving
from watching import Watch, until, until_ready

pytestmark = pytest.mark.browser_context_args(service_workers="allow")

REGISTRATION = "navigator.serviceWorker.getRegistration()"
BUILD_SHOWN = "document.documentElement.dataset.build ?? 'first'"
CACHES = "caches.keys().then((names) => names.filter((name) => name.startsWith('mapwright-')))"


@pytest.fixture(scope="module")
def next_build(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site with another first page."""
    folder = tmp_path_factory.mktemp("next") / "dist"
    shutil.copytree(site, folder, copy_function=os.link)
    page = (folder / "index.html").read_text(encoding="utf-8").replace("<html ", '<html data-build="second" ')
    for name in ("index.html", "index.html.br", "index.html.gz", "sw.js", "sw.js.br", "sw.js.gz"):
        (folder / name).unlink(missing_ok=True)
    (folder / "index.html").write_text(page, encoding="utf-8")
    command = [environment.require_node(), str(BUILD / "precache.mjs"), str(folder), "second"]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture
def hosted(site: Path, tmp_path: Path) -> Path:
    """What the server serves: a link that can be turned to another build."""
    link = tmp_path / "hosted"
    link.symlink_to(site)
    return link


@pytest.fixture
def visited(context: BrowserContext, watch: Watch, hosted: Path) -> Iterator[Page]:
    """A player who has the first build, installed for offline play."""
    with serving(hosted) as address:
        watch.allow(address)
        page = context.new_page()
        page.goto(f"{address}/")
        until_ready(page)
        until(page, "navigator.serviceWorker.controller !== null")
        yield page


def deploy(build: Path, hosted: Path) -> None:
    turned = hosted.with_name("turned")
    turned.symlink_to(build)
    os.replace(turned, hosted)


def look_for_update(page: Page) -> None:
    page.evaluate(f"{REGISTRATION}.then((found) => found.update()).catch(() => {{}})")


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
    assert len(visited.evaluate(CACHES)) == 2  # the build before is kept for tabs that still run it


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
