"""The engine starts inside frames on other sites, also where they refuse it storage, workers and an origin."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Frame, Page

from server import serving
from watching import Watch, until, until_ready

WITHOUT_ORIGIN = "allow-scripts"


@pytest.fixture(scope="session")
def framed(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The game where others may frame it."""
    folder = tmp_path_factory.mktemp("framed")
    for part in ("assets", "icons"):
        (folder / part).symlink_to(site / part)
    (folder / "embed").mkdir()
    page = (site / "index.html").read_text(encoding="utf-8")
    page = page.replace('href="manifest', 'data-href="manifest').replace('"assets/', '"../assets/')
    (folder / "embed" / "index.html").write_text(page.replace('"icons/', '"../icons/'), encoding="utf-8")
    with serving(folder) as address:
        yield f"{address}/embed/"


@pytest.fixture(scope="session")
def blog(framed: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Another site that frames it: by its other name, localhost is a stranger to 127.0.0.1."""
    folder = tmp_path_factory.mktemp("blog")
    for name, sandbox in (("plain", ""), ("sandboxed", "allow-scripts allow-same-origin"), ("opaque", WITHOUT_ORIGIN)):
        attribute = f' sandbox="{sandbox}"' if sandbox else ""
        frame = f'<iframe src="{framed}"{attribute} width="800" height="600"></iframe>'
        head = '<!doctype html><title>A blog</title><link rel="icon" href="data:,">'
        (folder / f"{name}.html").write_text(head + frame, encoding="utf-8")
    with serving(folder) as address:
        yield address.replace("127.0.0.1", "localhost")


def frame_of(page: Page) -> Frame:
    return next(frame for frame in page.frames if frame != page.main_frame)


@pytest.mark.parametrize("name", ["plain", "sandboxed", "opaque"])
def test_starts_in_a_frame(context: BrowserContext, watch: Watch, blog: str, framed: str, name: str) -> None:
    watch.allow(blog)
    watch.allow(framed.removesuffix("embed/"))
    page = context.new_page()
    page.goto(f"{blog}/{name}.html")
    frame = frame_of(page)
    until(page, "document.readyState === 'complete'")
    until_ready(frame)
    in_worker = frame.evaluate("document.querySelectorAll('script[type=py][worker]').length") == 1
    assert in_worker == (name != "opaque")


def test_starts_where_storage_is_refused(context: BrowserContext) -> None:
    context.add_init_script(
        "IDBFactory.prototype.open = function () { throw new DOMException('no', 'SecurityError') };"
    )
    page = context.new_page()
    page.goto("/")
    until_ready(page)


def test_starts_under_a_sub_path(context: BrowserContext, watch: Watch, site: Path) -> None:
    with serving(site, prefix="/games/mapwright") as address:
        watch.allow(address)
        page = context.new_page()
        page.goto(f"{address}/")
        until_ready(page)
