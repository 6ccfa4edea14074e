"""The input devices: each brings a shape to its place by mouse, touch or keyboard."""

from __future__ import annotations

import time
from dataclasses import dataclass

from playwright.sync_api import CDPSession, Frame, Page

SIDE = 11
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


@dataclass
class Ghost:
    tool: int
    terrain: str
    turn: str
    row: int
    column: int


GHOST = "document.querySelector('.cells').dataset.ghost ?? ''"
# Until all that was asked for is drawn; a browser that no longer draws is reported, not waited for.
TWO_FRAMES = """new Promise((done, fail) => {
  setTimeout(() => fail(new Error('nothing is drawn')), 30_000);
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
# Browsers handle moves of a pointer once a frame, and the page draws in the next one.
GHOST_AFTER_DRAWING = f"{TWO_FRAMES}.then(() => {GHOST})"
LISTEN_FOR_CLICK = """() => {
  window.clicked = new Promise((done, fail) => {
    addEventListener('click', () => done(true), { once: true, capture: true });
    setTimeout(() => fail(new Error('the tap makes no click')), 10_000);
  });
}"""
BOX = """() => {
  const { x, y, width } = document.querySelector('.cells').getBoundingClientRect();
  return [x, y, width];
}"""


def ghost(page: Page | Frame, script: str = GHOST) -> Ghost | None:
    text: str = page.evaluate(script)
    if not text:
        return None
    tool, terrain, turn, row, column = text.split()
    return Ghost(int(tool), terrain, turn, int(row), int(column))


class Controls:
    """An input device. Tool, terrain and orientation are chosen before the shape is moved."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()
        self.frame()

    def frame(self) -> None:
        """Wait until the page has drawn the last change."""
        self.page.evaluate(TWO_FRAMES)

    def drawn(self) -> Ghost | None:
        """Return the ghost after the page has drawn the last change."""
        return ghost(self.page, GHOST_AFTER_DRAWING)

    def choose(self, tool: int, skill: str | None) -> None:
        current = ghost(self.page)
        if (
            skill
            and (current is None or current.tool != tool)
            and not self.page.locator(f'[data-tool="{tool}"]').count()
        ):
            self.press(f'[data-skill="{skill}"]')
            current = ghost(self.page)
        if current is None or current.tool != tool:
            self.press(f'[data-tool="{tool}"]')

    def terrain(self, letter: str | None) -> None:
        current = ghost(self.page)
        if letter and current and current.terrain != letter:
            self.press(f'[data-terrain="{letter}"]')

    def rotate(self) -> None:
        self.press(".tools .btn >> nth=0")

    def flip(self) -> None:
        self.press(".tools .btn >> nth=1")

    def turn(self, code: str) -> None:
        for _flips in range(2):
            for _turns in range(4):
                current = self.drawn()
                assert current
                if current.turn == code:
                    return
                self.rotate()
            self.flip()
        raise AssertionError(f"no way to turn the shape to {code}")

    def move(self, row: int, column: int) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        self.press('[data-act="primary"]')

    def end_season(self) -> None:
        self.press('[data-act="advance"]')

    def point(self, row: float, column: float) -> tuple[float, float]:
        """Return the point of the page at a position of the map, which is counted in cells."""
        x, y, width = self.page.evaluate(BOX)
        return x + column * width / SIDE, y + row * width / SIDE

    def aim(self, at: tuple[float, float]) -> None:
        raise NotImplementedError

    def search(self, row: int, column: int) -> None:
        """Where the shape is gripped shows only once it follows the pointer. A shape that may hang over the border
        moves a little faster than the pointer: after the first step they are shorter than what is missing."""
        at = (5.5, 5.5)
        for share in (1.0, *[0.8] * 14):
            self.aim(at)
            current = self.drawn()
            assert current
            if (current.row, current.column) == (row, column):
                return
            at = inside(at[0] + share * (row - current.row)), inside(at[1] + share * (column - current.column))
        raise AssertionError(f"the pointer does not bring the shape to {row}, {column}")


def inside(place: float) -> float:
    return min(10.9, max(0.1, place))


class Mouse(Controls):
    at = (0.0, 0.0)
    """The position of the pointer on the page."""

    def move(self, row: int, column: int) -> None:
        self.search(row, column)
        self.page.mouse.down()
        self.page.mouse.up()

    def aim(self, at: tuple[float, float]) -> None:
        self.at = self.point(*at)
        self.page.mouse.move(*self.at)


class Touch(Controls):
    """A finger: everything is tapped, the shape is dragged with its lift of one and a half cells."""

    LIFT = 1.5
    REST = 0.1

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.finger: CDPSession = page.context.new_cdp_session(page)

    def press(self, selector: str) -> None:
        """Tap, and wait for the click that the browser derives from it."""
        self.page.evaluate(LISTEN_FOR_CLICK)
        self.page.locator(selector).tap()
        self.page.evaluate("window.clicked")
        self.frame()

    def move(self, row: int, column: int) -> None:
        self.touch("touchStart", 5.5, 5.5)
        self.touch("touchMove", 5.5, 6.2)
        self.search(row, column)
        self.touch("touchEnd")
        current = self.drawn()
        assert current and (current.row, current.column) == (row, column), "the finger does not bring the shape there"

    def aim(self, at: tuple[float, float]) -> None:
        self.touch("touchMove", at[0] + self.LIFT, at[1])

    def touch(self, kind: str, *at: float) -> None:
        self.touch_at(kind, *(self.point(*at) if at else ()))

    def touch_at(self, kind: str, *at: float) -> None:
        """The same by a point of the page."""
        points = [{"x": at[0], "y": at[1]}] if at else []
        # It rests before it lifts: a flick would scroll on, if it could, and Chromium takes the next tap for its end.
        when = time.time() - (0 if kind == "touchEnd" else self.REST)
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when})


class Keyboard(Controls):
    """No pointer anywhere: letters, arrows, Enter, and Tab to reach the buttons of skills."""

    def press(self, selector: str) -> None:
        target = self.page.locator(selector)
        for _ in range(80):
            if target.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                self.frame()
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def choose(self, tool: int, skill: str | None) -> None:
        current = ghost(self.page)
        if current and current.tool == tool:
            return
        if skill and not self.page.locator(f'[data-tool="{tool}"]').count():
            self.press(f'[data-skill="{skill}"]')
        tools = self.page.locator(".shape[data-tool]").evaluate_all("(all) => all.map((one) => +one.dataset.tool)")
        current = ghost(self.page)
        if current is None or current.tool != tool:
            self.page.keyboard.press(str(tools.index(tool) + 1))
            self.frame()

    def terrain(self, letter: str | None) -> None:
        for _ in range(6):
            current = self.drawn()
            if not letter or (current and current.terrain == letter):
                return
            self.page.keyboard.press("t")

    def rotate(self) -> None:
        self.page.keyboard.press("r")

    def flip(self) -> None:
        self.page.keyboard.press("f")

    def move(self, row: int, column: int) -> None:
        for _ in range(3):
            current = self.drawn()
            assert current
            down, right = row - current.row, column - current.column
            if not down and not right:
                return
            for _ in range(abs(down)):
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            for _ in range(abs(right)):
                self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        raise AssertionError(f"the arrows do not bring the shape to {row}, {column}")

    def confirm(self) -> None:
        if self.page.evaluate("document.activeElement.matches('body, .cells *')"):
            self.page.keyboard.press("Enter")
        else:
            self.press('[data-act="primary"]')

    def end_season(self) -> None:
        self.page.keyboard.press("Enter")
