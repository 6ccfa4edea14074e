"""Other people's pages, private windows, refused storage and files, in Firefox and WebKit."""

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from browsers import press_for_each
from driven import Driven, Kind
from driver.host_pages import host_pages, messages_of, press_on, press_play
from driver.local_table import just_before
from driver.page_state import last_save, unfold, wait_for
from driver.stored_games import finished_record, store_finished
from driver.watch import until
from polling import poll

pytestmark = pytest.mark.thorough

Opener = Callable[[Kind], Driven]
DEAL = "bA1-harbour"
SANDBOXES = {"plain": "", "sandboxed": "allow-scripts allow-same-origin", "opaque": "allow-scripts"}


@pytest.mark.parametrize("kind", list(SANDBOXES))
def test_season_in_a_frame_of_another_site_is_reported(opened: Opener, tmp_path: Path, kind: str) -> None:
    page = opened("plain").page
    sandbox = f" sandbox={SANDBOXES[kind]!r}" if kind != "plain" else ""
    with host_pages(tmp_path) as blog:
        record = just_before(DEAL, lambda state: bool(state.players[0].seasons))
        page.goto(blog(f"{page.address}/embed/#game={record}", attributes=f'width="640" height="560"{sandbox}'))
        page.enter(0)
        press_play(page)
        press_on(page, "season")
        page.enter(None)
        [season] = messages_of(page, "season")
    assert (season["deal"], season["season"], season["number"]) == (DEAL, "spring", 1)


@pytest.mark.parametrize("kind", ["private", "refused"])
def test_game_is_playable_in_private_windows_and_without_storage(opened: Opener, kind: Kind) -> None:
    """It is played as everywhere; where storage is refused the page says so."""
    page = opened(kind).page
    press_for_each(page)
    page.goto("/?lang=en&deal=bA1-elsewhere")
    wait_for(page, "draw", patience=60)
    if kind == "refused":
        until(page, "document.querySelector('.toast')?.innerText.includes('does not allow saving')")
        page.locator(".toast .btn").click()
    drawn = page.evaluate("document.querySelector('.cells').dataset.map")
    press_on(page, "season")
    page.locator('[data-act="advance"]').click()
    wait_for(page, "draw", "choose")
    assert page.evaluate("document.querySelector('.cells').dataset.map") != drawn
    if kind == "private":
        assert last_save(page)["record"].startswith("bA1-elsewhere.")


def test_shared_picture_is_downloaded_in_full_size(opened: Opener) -> None:
    driven = opened("plain")
    page = driven.page
    store_finished(page, [finished_record("bA1-picture", greedy=True)])
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    wait_for(page, "gallery")
    page.locator('.hung [data-act="share"]').click()
    page.locator('[data-act="picture"]').click()
    assert min(size_of_png(until_there(driven.downloads, "*.png"))) >= 1000
    page.keyboard.press("Escape")
    page.locator('.hung [data-act="keepsake"]').click()
    until(page, "document.querySelector('[data-act=\"png\"]:enabled')")


def size_of_png(file: Path) -> tuple[int, int]:
    """By its header."""
    signature, width, height = struct.unpack(">8s8xII", file.read_bytes()[:24])
    assert signature == b"\x89PNG\r\n\x1a\n"
    return width, height


def until_there(folder: Path, pattern: str) -> Path:
    """The file, once it is no longer written to."""
    before = -1

    def whole() -> Path | None:
        nonlocal before
        files = [file for file in folder.glob(pattern) if not list(folder.glob(f"{file.name}.*"))]
        size, last = (files[0].stat().st_size if files else -1), before
        before = size
        return files[0] if 0 < size == last else None

    return poll(whole, f"{pattern} in {folder}", 60)
