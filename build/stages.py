"""Stages of a command: each is announced, timed and listed in a table at the end."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from shell import Stop

Work = Callable[[], object]

_started = time.monotonic()
_done: list[tuple[str, float]] = []


def stage(name: str, work: Work) -> None:
    """Announce a stage, do its work, and print the time that it took."""
    print(f"── {name} …", flush=True)
    start = time.monotonic()
    try:
        work()
    except Stop as stop:
        raise Stop(f"{name}: {stop}", stop.status) from None
    finally:
        _done.append((name, time.monotonic() - start))
    print(f"── {name}: {_done[-1][1]:.1f} s", flush=True)


def at_once(stages: dict[str, Work]) -> None:
    """Run stages at the same time and wait for all of them; raise the first failure."""
    with ThreadPoolExecutor(len(stages)) as pool:
        started = [pool.submit(stage, name, work) for name, work in stages.items()]
    for future in started:
        future.result()


class Background:
    """A stage that runs while others do; `wait` returns when it has ended and raises what it raised."""

    def __init__(self, name: str, work: Work) -> None:
        pool = ThreadPoolExecutor(1)
        self._ended: Future[None] = pool.submit(stage, name, work)
        pool.shutdown(wait=False)

    def wait(self) -> None:
        self._ended.result()


def table() -> str:
    """The time of each stage so far, and of the whole command. Stages that ran at the same time overlap."""
    width = max((len(name) for name, _ in _done), default=0)
    rows = [f"   {name:<{width}}  {seconds:7.1f} s" for name, seconds in _done]
    return "\n".join([*rows, f"   {'total':<{width}}  {time.monotonic() - _started:7.1f} s"])
