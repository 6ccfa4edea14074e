"""The game in other people's pages: poster first, then a whole season, wherever and however it is framed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from axe import violations
from driver.controls import ghost
from driver.host_pages import (
    DEAL,
    HostPage,
    frames,
    host_pages,
    messages_of,
    press,
    press_on,
    press_play,
    shortly_before_summer,
)
from driver.page_state import wait_for
from driver.stored_games import ask_engine, with_minus
from driver.watch import Watch, until, until_settled
from parameters import thorough_except
from server import serving

REFUSE_STORAGE = """
const refuse = () => { throw new DOMException('no', 'SecurityError') };
IDBFactory.prototype.open = refuse;
Object.defineProperty(window, 'localStorage', { get: refuse });
"""
ENGINE_FILES = (".wasm", ".bin", ".zip", ".py", "/core.js", "/main-", "interpreter-", "app-")


@pytest.fixture(scope="module")
def blog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostPage]:
    with host_pages(tmp_path_factory.mktemp("blog")) as new_page:
        yield new_page


@pytest.fixture
def page(page: Page, watch: Watch, blog: HostPage) -> Page:
    watch.allow(blog.address)  # type: ignore[attr-defined]
    page.set_viewport_size({"width": 1000, "height": 700})
    return page


def framed(page: Page, address: str) -> Frame:
    page.goto(address)
    return frames(page)[0]


def first_map(deal: str) -> str:
    return str(ask_engine(do="deal", deal=deal)["view"]["players"][0]["map"])


def test_poster_downloads_no_engine_until_play_is_pressed(page: Page, blog: HostPage, base_url: str) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    frame = framed(page, blog(f"{base_url}/embed/?deal={DEAL}"))
    until_settled(frame)
    assert [url for url in requests if any(part in url for part in ENGINE_FILES)] == []
    sizes = frame.evaluate("performance.getEntriesByType('resource').map((one) => one.encodedBodySize)")
    assert 20_000 < sum(sizes) < 290_000  # compressed quickly; a tenth less when published
    frame.locator(".poster-start").focus()
    page.keyboard.press("Enter")
    wait_for(frame, "draw", "choose", patience=60)
    assert any(".wasm" in url for url in requests)


@pytest.mark.parametrize("theme", thorough_except(["day", "candle"], "candle"))
def test_poster_uses_the_language_and_theme_of_its_address(
    page: Page, blog: HostPage, base_url: str, theme: str
) -> None:
    frame = framed(page, blog(f"{base_url}/embed/?lang=uk&theme={theme}&deal={DEAL}"))
    assert frame.locator(".poster-start").inner_text() == "Грати"
    assert frame.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["uk", theme]
    assert frame.locator(".poster-open").get_attribute("href") == f"../?lang=uk&theme={theme}&deal={DEAL}"
    assert violations(frame) == []  # type: ignore[arg-type]
    press_play(frame)
    assert frame.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["uk", theme]


@pytest.mark.parametrize(
    "kind",
    thorough_except(["plain", "sandboxed", "opaque", "without storage", "under a sub-path"], "opaque"),
)
def test_season_in_a_frame_is_played_and_reported_to_the_parent(
    page: Page, watch: Watch, blog: HostPage, site: Path, base_url: str, kind: str
) -> None:
    sandbox = {"sandboxed": "allow-scripts allow-same-origin", "opaque": "allow-scripts"}.get(kind)
    if kind == "without storage":
        page.add_init_script(REFUSE_STORAGE)
    prefix = "/games/mapwright" if kind == "under a sub-path" else ""
    with serving(site, prefix=prefix) as address:
        watch.allow(address)
        attributes = f'width="640" height="560"{f" sandbox={sandbox!r}" if sandbox else ""}'
        what = f"?deal={DEAL}" if kind == "plain" else shortly_before_summer(DEAL)
        frame = framed(page, blog(f"{address}/embed/{what}", attributes=attributes))
        press_play(frame)
        in_worker = frame.evaluate("document.querySelectorAll('script[type=py][worker]').length") == 1
        assert in_worker == (kind != "opaque")
        if kind in ("opaque", "without storage"):
            expect(frame.locator(".toast")).to_contain_text("cannot be saved on this page")
        press_on(frame, "season")
        [season] = messages_of(page, "season")
        assert season["deal"] == DEAL
        assert (season["season"], season["number"]) == ("spring", 1)
        assert season["stars"] == season["total"]
        expect(frame.locator(".tally:not([data-counting])")).to_be_visible()
        assert with_minus(season["stars"]) in frame.locator(".tally").inner_text()
        assert len(messages_of(page, "ready")) == 1
        assert [(each["width"], each["height"]) for each in messages_of(page, "resize")] == [(640, 560)]
        press(frame, '[data-act="advance"]')
        wait_for(frame, "draw", "choose")


# --- the parent ---

RUBBISH: list[Any] = [
    None, 7, "mapwright:start", [], ["mapwright:start"], {}, {"type": "mapwright:start"},
    {"type": "mapwright:start", "deal": None}, {"type": "mapwright:start", "deal": 7},
    {"type": "mapwright:start", "deal": [DEAL]}, {"type": "mapwright:start", "deal": {"deal": DEAL}},
    {"type": "mapwright:start", "deal": ""}, {"type": "mapwright:start", "deal": "nonsense"},
    {"type": "mapwright:start", "deal": "zZ9-x"}, {"type": "mapwright:start", "deal": "bA1-" + "x" * 150},
    {"type": "mapwright:start", "deal": "bA1-" + "x" * 5_000_000},
    {"type": "mapwright:start", "deal": "<img src=x onerror=alert(1)>"},
    {"type": "mapwright:START", "deal": "bB1-lantern"}, {"type": "mapwright:open", "record": "bB1-lantern"},
    {"type": ["mapwright:start"], "deal": "bB1-lantern"}, {"do": "deal", "deal": "bB1-lantern"},
    {"mapwright": "hello", "port": None}, {"type": "mapwright:update-now"},
]  # fmt: skip
SEND = "(data) => document.querySelector('iframe').contentWindow.postMessage(data, '*')"


# Messages of one window come in order: a frame that has heard this one has heard all that were sent before it.
HEAR = """() => {
  window.heard = [];
  addEventListener('message', ({ data }) => { if (data?.mark) window.heard.push(data.mark); });
}"""
# The engine answers in order, too.
ASK = """() => document.querySelector('script[type=py][worker]')?.xworker.sync.dispatch('{"do":"view"}')"""


def has_heard(frame: Frame, mark: str) -> None:
    """Wait until the frame has received a mark, and the engine has answered everything before it."""
    until(frame, f"window.heard.includes('{mark}')")
    frame.evaluate(ASK)


def looks(frame: Frame) -> list[Any]:
    """Wait until nothing moves."""
    if wait_for(frame) == "draw":
        until(frame, "/fit/i.test(document.getElementById('live').textContent)")  # said once the shape lies still
    until_settled(frame)
    styles: list[Any] = frame.evaluate("""() => {
      const { map, ghost } = document.querySelector('.cells')?.dataset ?? {};
      return [document.documentElement.dataset.state, document.body.innerText, map, ghost, location.href];
    }""")
    return styles


# Guarantee: embed
@pytest.mark.parametrize("when", thorough_except(["poster", "play"], "play"))
def test_invalid_messages_from_the_parent_are_ignored(page: Page, blog: HostPage, base_url: str, when: str) -> None:
    frame = framed(page, blog(f"{base_url}/embed/?deal={DEAL}"))
    if when == "play":
        press_play(frame)
        press(frame, '[data-act="primary"]')
        until(frame, f"document.querySelector('.cells').dataset.map !== '{first_map(DEAL)}'")
        if wait_for(frame, "draw", "choose") == "choose":  # the next card, which otherwise comes after a moment
            press(frame, '[data-act="primary"]')
            wait_for(frame, "draw")
    before = looks(frame)
    frame.evaluate(HEAR)
    for message in RUBBISH:
        page.evaluate(SEND, message)
    page.evaluate("""() => {
      const to = document.querySelector('iframe').contentWindow;
      let deep = { type: 'mapwright:start' };
      for (let i = 0; i < 3000; i++) deep = { deal: deep, type: 'mapwright:start' };
      to.postMessage(deep, '*');
      to.postMessage({ type: 'mapwright:start', deal: new Uint8Array(4_000_000) }, '*');
    }""")
    page.evaluate(SEND, {"mark": "end of the rubbish"})
    has_heard(frame, "end of the rubbish")
    assert looks(frame) == before
    if when == "poster":
        press_play(frame)
        assert frame.locator(".cells").get_attribute("data-map") == first_map(DEAL)
        return
    page.evaluate(SEND, {"type": "mapwright:start", "deal": "bB1-lantern"})
    until(frame, f"document.querySelector('.cells')?.dataset.map === '{first_map('bB1-lantern')}'")


# Guarantee: embed
def test_embed_ignores_messages_from_windows_other_than_the_parent(page: Page, blog: HostPage, base_url: str) -> None:
    """Messages of another frame of the same page have no effect."""
    neighbour = blog()
    frame = framed(page, blog(f"{base_url}/embed/?deal={DEAL}", more=f'<iframe id="other" src="{neighbour}"></iframe>'))
    press_play(frame)
    before = looks(frame)
    frame.evaluate(HEAR)
    other = page.locator("#other").element_handle().content_frame()
    assert other
    other.evaluate("() => parent.frames[0].postMessage({ type: 'mapwright:start', deal: 'bB1-lantern' }, '*')")
    frame.evaluate("() => postMessage({ type: 'mapwright:start', deal: 'bB1-lantern' }, '*')")
    other.evaluate("() => parent.frames[0].postMessage({ mark: 'other' }, '*')")
    frame.evaluate("() => postMessage({ mark: 'own' }, '*')")
    for mark in ("other", "own"):
        has_heard(frame, mark)
    assert looks(frame) == before


# --- manners ---

# Six frames in one place.
STANDS = """(async (at) => {
  for (let i = 0; i < 6; i++) await new Promise((done) => requestAnimationFrame(done));
  return scrollY === at;
})(scrollY)"""


def scrolls(page: Page) -> None:
    """Turn the wheel, and check that the page scrolls by the same amount."""
    until(page, "scrollY === 60", 5)


def stays(page: Page) -> bool:
    """What was done last has been heard by the frame; a page that scrolls does so in the next frames."""
    until(page, STANDS)
    return bool(page.evaluate("scrollY === 0"))


# Guarantee: embed
def test_embed_ignores_wheel_and_keys_until_the_map_is_clicked(page: Page, blog: HostPage, base_url: str) -> None:
    frame = framed(page, blog(f"{base_url}/embed/?deal={DEAL}"))
    page.mouse.move(300, 300)
    page.mouse.wheel(0, 60)
    scrolls(page)  # over the poster
    press_play(frame)
    page.evaluate("scrollTo(0, 0)")
    box = frame.locator(".cells").bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, 60)
    scrolls(page)  # over a map that was not touched
    page.locator("#comment").focus()
    before = ghost(frame)
    page.keyboard.type("rrrf")
    page.keyboard.press("Enter")
    assert page.locator("#comment").input_value() == "rrrf"
    page.mouse.move(5, 690)
    assert ghost(frame) and before and ghost(frame).turn == before.turn  # type: ignore[union-attr]

    page.evaluate("scrollTo(0, 0)")
    page.mouse.click(box["x"] + 200, box["y"] + 200)
    turn = ghost(frame).turn  # type: ignore[union-attr]
    page.mouse.wheel(0, 60)
    until(frame, f"document.querySelector('.cells').dataset.ghost.split(' ')[2] !== '{turn}'")
    assert stays(page), "the player is at the map"
    page.locator("#comment").click()
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, 60)
    scrolls(page)  # the player has turned away


# Guarantee: embed
def test_swiping_the_embed_scrolls_the_page_until_the_map_is_tapped(page: Page, blog: HostPage, base_url: str) -> None:
    frame = framed(page, blog(f"{base_url}/embed/?deal={DEAL}"))
    press_play(frame)
    page.locator("#comment").click()
    assert frame.locator(".cells").evaluate("(cells) => getComputedStyle(cells).touchAction") == "pan-y pinch-zoom"
    box = frame.locator(".cells").bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)

    def swipe() -> None:
        for step in range(12):
            at = {"x": box["x"] + 200, "y": box["y"] + 300 - 15 * step}
            touch("touchMove" if step else "touchStart", at)
        touch("touchEnd")

    def touch(kind: str, *at: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(at)})

    swipe()
    until(page, "scrollY > 100", 5)
    until(page, STANDS)
    page.evaluate("scrollTo(0, 0)")
    until(page, STANDS)
    page.mouse.click(box["x"] + 100, box["y"] + 100)
    assert frame.locator(".cells").evaluate("(cells) => getComputedStyle(cells).touchAction") == "none"
    swipe()
    assert stays(page)


def test_game_started_by_the_parent_does_not_take_the_focus(page: Page, blog: HostPage, base_url: str) -> None:
    frame = framed(page, blog(f"{base_url}/embed/?deal={DEAL}"))
    press_play(frame)
    page.locator("#comment").focus()
    page.evaluate(SEND, {"type": "mapwright:start", "deal": "bB1-lantern"})
    until(frame, f"document.querySelector('.cells')?.dataset.map === '{first_map('bB1-lantern')}'")
    wait_for(frame, "draw", "choose")
    assert page.evaluate("document.activeElement.id") == "comment"
    assert not frame.evaluate("document.hasFocus()")
