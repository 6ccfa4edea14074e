"""A finger by way of a WebDriver."""

from hands import Hand, Touch
from webdriver import DrivenPage


class Finger(Touch):
    """Drags as the finger of Chromium does, with the lift of one and a half cells."""

    page: DrivenPage  # type: ignore[assignment]

    def __init__(self, page: DrivenPage) -> None:
        Hand.__init__(self, page)  # type: ignore[arg-type]

    def press(self, selector: str) -> None:
        self.page.locator(selector).tap()
        self.frame()

    def touch(self, kind: str, *at: float) -> None:
        if at:
            self.page.finger.move(*self.point(*at))
        if kind == "touchStart":
            self.page.finger.down()
        if kind == "touchEnd":
            self.page.finger.up()
