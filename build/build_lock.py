"""Lets two builds in one checkout wait for each other."""

import contextlib
from collections.abc import Iterator

from paths import CACHE

try:
    import fcntl
except ImportError:  # Windows has no such lock: do not start two builds there
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def exclusive(name: str) -> Iterator[None]:
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
