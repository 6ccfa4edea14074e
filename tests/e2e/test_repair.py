"""A site that heals: whatever is damaged among its cached files or broken in a release, the next start repairs it."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cached_files import DAMAGE, FILES
from driver.page_state import last_save, wait_for
from driver.watch import Watch, until, until_ready, until_settled
from parameters import thorough_except
from releases import BUILD_SHOWN, CACHES, REGISTRATION, deploy, forget, look_for_update, named, release, until_installed

pytestmark = pytest.mark.browser_context_args(service_workers="allow")

EVERYTHING = "main-|shell-|index|wasm|SyntaxError|Unexpected|Invalid|Starting by|Failed|CompileError|snapshot|404|hash"


def begin_a_game(page: Page) -> str:
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    return str(last_save(page)["record"])


def another_visit(page: Page) -> Page:
    """Open another tab: after a reload the browser uses scripts from its memory."""
    later, address = page.context.new_page(), page.url
    page.close()
    later.goto(address)
    return later


# Guarantee: releases
@pytest.mark.parametrize("fate", ["flipped", pytest.param("cut", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("file", thorough_except(FILES, "the page's script"))
def test_damaged_cached_file_is_replaced_at_the_next_start(visited: Page, watch: Watch, file: str, fate: str) -> None:
    watch.expect(EVERYTHING)
    record = begin_a_game(visited)
    visited.evaluate(DAMAGE, [FILES[file], fate])
    later = another_visit(visited)
    until_ready(later, 90)
    assert last_save(later)["record"] == record, "no game is lost"
    until_installed(later)
    later.reload()
    until_ready(later)


# Guarantee: releases
def test_permanently_damaged_file_is_reported_without_endless_reloads(
    visited: Page, watch: Watch, site: Path, hosted: Path, tmp_path: Path
) -> None:
    watch.expect(f"{EVERYTHING}|ERR_")
    loads: list[str] = []
    visited.context.on("page", lambda page: page.on("load", lambda loaded: loads.append(loaded.url)))
    broken = Path(shutil.copytree(site, tmp_path / "broken", copy_function=os.link))
    [script] = broken.glob("assets/main-*.js")
    forget(script)
    script.write_text("this is no script", encoding="utf-8")
    deploy(broken, hosted)
    visited.evaluate(DAMAGE, [FILES["the page's script"], "flipped"])
    visited.context.new_cdp_session(visited).send("Network.clearBrowserCache")  # it would be repaired from there
    later = another_visit(visited)
    later.get_by_role("link", name="Try again").wait_for(timeout=60_000)
    later.evaluate("window.stays = true")
    until_settled(later)
    later.evaluate("fetch('/oembed.json').then(() => true)")  # the worker has answered all else
    assert later.evaluate("window.stays"), "it is not loaded again"
    assert 2 <= len(loads) <= 3


def broken(site: Path, folder: Path, file: str) -> Path:
    return release(
        site, folder, "broken", {file: lambda script: "throw new Error('broken release');"} | named("broken")
    )


def take_update(page: Page) -> None:
    until(page, f"{REGISTRATION}.then(({{ waiting }}) => waiting !== null)", 60)
    with page.expect_navigation():
        page.get_by_role("button", name="Update").click(timeout=60_000)


# Guarantee: releases
def test_release_with_a_broken_first_script_is_replaced_by_the_next(
    visited: Page, watch: Watch, site: Path, hosted: Path, next_build: Path, tmp_path: Path
) -> None:
    """No script of ours runs in a broken release, so the good one must be activated without the player's consent."""
    watch.expect("broken release")
    deploy(broken(site, tmp_path / "broken", "assets/shell-*.js"), hosted)
    look_for_update(visited)
    take_update(visited)
    until(visited, f"{BUILD_SHOWN} === 'broken'")
    deploy(next_build, hosted)
    look_for_update(visited)
    until(visited, f"{REGISTRATION}.then(({{ waiting, installing }}) => !waiting && !installing)", 90)
    visited.reload()
    until_ready(visited)
    assert visited.evaluate(BUILD_SHOWN) == "second"


# Guarantee: releases
def test_emergency_service_worker_clears_all_caches_and_keeps_games(
    visited: Page, site: Path, hosted: Path, tmp_path: Path
) -> None:
    """sw-off.js in the place of sw.js: everything comes from the server again, the games stay."""
    record = begin_a_game(visited)
    braked = Path(shutil.copytree(site, tmp_path / "braked", copy_function=os.link))
    for end in ("", ".br", ".gz"):
        (braked / f"sw.js{end}").unlink(missing_ok=True)
    shutil.copyfile(site / "sw-off.js", braked / "sw.js")
    deploy(braked, hosted)
    look_for_update(visited)
    until(visited, f"{REGISTRATION}.then((registration) => registration === undefined)")
    assert visited.evaluate(CACHES) == []
    visited.reload()
    until_ready(visited)
    assert visited.evaluate("navigator.serviceWorker.controller") is None
    wait_for(visited, "choose", patience=60)
    assert last_save(visited)["record"] == record
    expect(visited.locator(".cells")).to_be_visible()
