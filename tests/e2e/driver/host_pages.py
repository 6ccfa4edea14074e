"""Other people's pages with the game in them: served by another name, so that they are strangers to each other."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

from driver.page_state import wait_for
from driver.stored_games import ask_engine, finished_record
from driver.watch import until
from server import serving

COLLECT_MESSAGES = """<script>
window.got = [];
addEventListener('message', ({ data, source }) =>
  got.push({ ...data, from: Array.from(frames).indexOf(source) }));
</script>"""
TITLE = '<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">'
HEAD = f'{TITLE}{COLLECT_MESSAGES}<input id="comment">'
FOOT = '<p style="height:3000px">And so on.</p>'

DEAL = "bA1-harbour"
HostPage = Callable[..., str]


@contextmanager
def host_pages(folder: Path) -> Iterator[HostPage]:
    """Return a function that makes a page with frames of these addresses and returns its address."""
    page_count = 0
    with serving(folder) as address:
        stranger = address.replace("127.0.0.1", "localhost")

        def blog(*sources: str, attributes: str = 'width="640" height="560"', more: str = "") -> str:
            nonlocal page_count
            page_count += 1
            frames = "".join(f'<iframe src="{html.escape(source)}" {attributes}></iframe>' for source in sources)
            (folder / f"{page_count}.html").write_text(HEAD + frames + more + FOOT, encoding="utf-8")
            return f"{stranger}/{page_count}.html"

        blog.address = stranger  # type: ignore[attr-defined]
        yield blog


def frames(page: Page) -> list[Frame]:
    """Return the frames with our poster, in the order of the page."""
    handles = page.locator("iframe:not(#other)").element_handles()
    game_frames = [frame for frame in (handle.content_frame() for handle in handles) if frame]
    for frame in game_frames:
        frame.locator(".poster-start").wait_for()
    return game_frames


def press_play(frame: Frame) -> None:
    frame.locator(".poster-start").click()
    wait_for(frame, "draw", "choose", patience=60)


def press_on(frame: Frame, *ends: str, most: int = 80) -> str:
    """Draw each shape where it is offered, until the page is in one of the states."""
    for _ in range(most):
        state = wait_for(frame)
        if state in ends:
            return state
        press(frame, '[data-act="advance"]' if state == "season" else '[data-act="primary"]')
    raise AssertionError(f"{most} presses and still not {ends}")


def press(frame: Frame, selector: str) -> None:
    frame.locator(selector).click()
    frame.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def messages_of(page: Page, kind: str, count: int = 1) -> list[dict[str, Any]]:
    """Wait for at least `count` messages of the frames, and return them."""
    matching = f"got.filter(({{ type }}) => type === 'mapwright:{kind}')"
    until(page, f"{matching}.length >= {count}")
    messages: list[dict[str, Any]] = page.evaluate(matching)
    return messages


def shortly_before_summer(deal: str) -> str:
    """Return the link to a game of the deal whose first season lacks its last drawing."""
    words = finished_record(deal).split(".")
    records = [".".join(words[:count]) for count in range(1, len(words))]
    in_spring = [
        record for record in records if not ask_engine(do="open", record=record)["view"]["players"][0]["seasons"]
    ]
    return f"#game={in_spring[-1]}"
