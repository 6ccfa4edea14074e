"""The one way to wait for what sends no event: a port, a file, a page behind a WebDriver."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
PAUSE = 0.05


def poll(look: Callable[[], Found | None], name: str, seconds: float) -> Found:
    """Return the first answer that is not None; raise AssertionError after so many seconds without one."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = look()
        if value is not None:
            return value
        time.sleep(PAUSE)
    raise AssertionError(f"after {seconds} s there is no {name}")
