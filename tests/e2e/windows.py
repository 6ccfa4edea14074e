"""The windows in which the page must be playable, also small and unusual ones, and what is measured in each."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from driver.controls import Controls

HERE = Path(__file__).parent
CUT_OFF = (HERE / "cut_off.js").read_text(encoding="utf-8")
MEASURE = (HERE / "measure.js").read_text(encoding="utf-8")
# The browser's own letters, in pixels; who needs them larger asks for twice that.
LETTERS = 16
LEAST_CELL = 24
LEAST_SHARE = 0.6
"""Of the shorter side of a window of at least 390 × 390 pixels: the map of a game that is played."""
# From here on, the button that continues is in sight without scrolling.
HIGH_ENOUGH = 480


@dataclass(frozen=True, slots=True)
class Window:
    width: int
    height: int
    text: int = 1
    """How many times as large as usual the browser's letters are."""
    forced: bool = False
    """The system's own colours."""

    def __str__(self) -> str:
        return (
            f"{self.width}x{self.height}" + (f" text {self.text}00%" if self.text > 1 else "") + " forced" * self.forced
        )

    @property
    def room(self) -> int:
        """The height that is left for letters of the usual size."""
        return self.height // self.text

    def open(self, page: Page) -> None:
        devtools = page.context.new_cdp_session(page)
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": LETTERS * self.text}})
        devtools.detach()
        page.emulate_media(forced_colors="active" if self.forced else "none")
        page.set_viewport_size({"width": self.width, "height": self.height})
        # Once for the new width, once for the space that it gives to the maps.
        Controls(page).frame()
        Controls(page).frame()


WINDOWS = (
    Window(320, 568), Window(360, 480), Window(300, 400), Window(360, 225), Window(320, 256), Window(390, 844),
    Window(375, 667), Window(768, 1024), Window(820, 1180), Window(1024, 768), Window(1280, 720), Window(1440, 900),
    Window(2560, 1080), Window(3840, 2160), Window(507, 1112), Window(507, 700), Window(678, 954), Window(678, 430),
    Window(717, 512), Window(884, 1104), Window(640, 560), Window(640, 360), Window(568, 320), Window(540, 500),
    Window(390, 844, text=2), Window(768, 1024, text=2), Window(1280, 720, text=2), Window(1440, 900, text=2),
    Window(390, 844, forced=True), Window(1280, 720, forced=True),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Found:
    cell: float
    """Pixels of a cell of the map that is played on; 0 if there is none."""
    cut: list[str] = field(default_factory=list)
    overlaps: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)

    @property
    def faults(self) -> list[str]:
        return [*self.cut, *self.overlaps, *self.others]


def measure(page: Page, window: Window) -> Found:
    """Return the measurements of the page in the open window."""
    seen: dict[str, Any] = page.evaluate(MEASURE)
    cell = 0 if seen["cell"] == 1000 else round(seen["cell"], 1)
    others = [f"out of reach: {each}" for each in seen["away"]]
    others += [f"too narrow: {each}" for each in seen["narrow"]]
    others += [f"scrolls sideways: {each}" for each in seen["sideways"]]
    if 0 < cell < LEAST_CELL:
        others.append(f"cells of {cell} px")
    if min(window.width, window.room) >= 390 and seen["share"] < LEAST_SHARE:
        others.append(f"the map has {seen['share']:.0%} of the window")
    allowed = ("in sight", "") if window.room >= HIGH_ENOUGH else ("in sight", "scrolled", "")
    if seen["goesOn"] not in allowed:
        others.append(f"the button that goes on is {seen['goesOn']}")
    return Found(cell, page.evaluate(CUT_OFF), seen["overlaps"], others)
