"""Stages of a command: each is announced, timed and listed in a table at the end."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from programs import BuildError

Work = Callable[[], object]

_started = time.monotonic()
_finished: list[tuple[str, float]] = []


def stage(name: str, work: Work) -> None:
    """Announce a stage, do its work, and print the time that it took."""
    print(f"── {name} …", flush=True)
    start = time.monotonic()
    try:
        work()
    except BuildError as stop:
        raise BuildError(f"{name}: {stop}", stop.status, stop.output) from None
    finally:
        seconds = time.monotonic() - start
        _finished.append((name, seconds))
    print(f"── {name}: {seconds:.1f} s", flush=True)


def run_parallel(stages: dict[str, Work]) -> None:
    """Run stages at the same time and wait for all of them; raise the first failure."""
    with ThreadPoolExecutor(max(1, len(stages))) as pool:
        futures = [pool.submit(stage, name, work) for name, work in stages.items()]
    for future in futures:
        future.result()


class Background:
    """A stage that runs while others do; `wait` returns when it has ended and raises what it raised."""

    def __init__(self, name: str, work: Work) -> None:
        pool = ThreadPoolExecutor(1)
        self._future: Future[None] = pool.submit(stage, name, work)
        pool.shutdown(wait=False)

    def wait(self) -> None:
        self._future.result()


def table() -> str:
    """Return the time of each stage so far and of the whole command. Parallel stages overlap."""
    width = max((len(name) for name, _ in _finished), default=0)
    rows = [f"   {name:<{width}}  {seconds:7.1f} s" for name, seconds in _finished]
    return "\n".join([*rows, f"   {'total':<{width}}  {time.monotonic() - _started:7.1f} s"])
