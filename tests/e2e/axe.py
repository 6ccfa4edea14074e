"""axe-core on a page: its findings, in every theme and size."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Frame, Page

from driver.controls import Controls
from driver.watch import until
from paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "async (only) => (await axe.run(document, { resultTypes: ['violations'], ...only })).violations"
THEMES: dict[str, dict[str, Any]] = {
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "candle": {"color_scheme": "dark", "contrast": "no-preference"},
    "day": {"color_scheme": "light", "contrast": "no-preference"},
}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
EVERYTHING = {"rules": {"target-size": {"enabled": True}}}
"""All rules, with the one that axe leaves out by default."""
SIZES = [(1280, 800), (390, 844)]


def violations(page: Page | Frame, only: dict[str, Any] | None = None) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    violations_on_page: list[dict[str, Any]] = page.evaluate(RUN, only or EVERYTHING)
    pairs = [(one["id"], node) for one in violations_on_page for node in one["nodes"]]
    return [f"{rule}: {node['html'][:160]} {node['failureSummary'][:200]}" for rule, node in pairs]


def dress(page: Page, theme: str) -> None:
    """Switch the page to a theme by the system's preferences."""
    page.emulate_media(**THEMES[theme])
    until(page, f"document.documentElement.dataset.theme === '{theme}'")
    Controls(page).frame()


def in_all_themes(page: Page) -> list[str]:
    """Everything by day. The other themes are the same page in other colours: there, what colours can spoil."""
    results = []
    for theme in THEMES:
        dress(page, theme)
        results += [f"{theme}: {one}" for one in violations(page, None if theme == "day" else COLOURS)]
    return results


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Controls(page).frame()
