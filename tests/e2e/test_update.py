"""A new build waits for the player's consent; a broken one changes nothing."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page

from driver.watch import Watch, until, until_ready
from releases import BUILD_SHOWN, CACHES, REGISTRATION, deploy, look_for_update

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def test_update_is_installed_only_when_the_player_presses_update(visited: Page, hosted: Path, next_build: Path) -> None:
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


# Guarantee: releases
def test_incomplete_update_leaves_the_old_build_working(
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
    until(visited, f"{REGISTRATION}.then(({{ waiting }}) => waiting !== null)", 60)
    with visited.expect_navigation():
        visited.get_by_role("button", name="Update").click()
    until_ready(visited)
    assert visited.evaluate(BUILD_SHOWN) == "second"
    assert len(visited.evaluate(CACHES)) == 2
