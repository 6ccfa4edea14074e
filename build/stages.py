"""Stages of a command: each is announced, timed and listed in a table at the end."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

from programs import BuildError

Work = Callable[[], object]

_started = time.monotonic()
_finished: list[tuple[str, float, str]] = []


@dataclass(frozen=True)
class Task:
    """A stage of a queue."""

    name: str
    work: Work
    after: tuple[str, ...] = ()
    """Names of the tasks of which it needs the results."""
    cores: int = 1
    """Number of processors that it keeps busy; 0 if it mostly waits for the network."""


def stage(name: str, work: Work) -> None:
    """Announce a stage, do its work, and print the time that it took."""
    print(f"── {name} …", flush=True)
    start = time.monotonic()
    result = "failed"
    try:
        work()
        result = ""
    except BuildError as stop:
        raise BuildError(f"{name}: {stop}", stop.status, stop.output) from None
    finally:
        seconds = time.monotonic() - start
        _finished.append((name, seconds, result))
        print(f"── {name}: {seconds:.1f} s {result}".rstrip(), flush=True)


def run_parallel(stages: dict[str, Work]) -> None:
    """Run stages at the same time and wait for all of them; raise the first failure."""
    with ThreadPoolExecutor(max(1, len(stages))) as pool:
        futures = [pool.submit(stage, name, work) for name, work in stages.items()]
    for future in futures:
        future.result()


def run_queue(tasks: Sequence[Task], cores: int) -> None:
    """Run tasks on this number of processors; raise one BuildError for all that failed.

    A task starts when the tasks that it comes after have ended and enough processors are free; of several such tasks
    the first in the list starts first. What comes after a failed task is not run.
    """
    waiting, running, failures = list(tasks), dict[Future[None], Task](), dict[str, BuildError]()
    skipped: list[str] = []
    with ThreadPoolExecutor(max(1, len(tasks))) as pool:
        while waiting or running:
            for task in waiting[:]:
                if set(task.after) & {*failures, *skipped}:
                    waiting.remove(task)
                    skipped.append(task.name)
                    continue
                unfinished = {other.name for other in (*waiting, *running.values())}
                free = cores - sum(other.cores for other in running.values())
                if not set(task.after) & unfinished and min(task.cores, cores) <= free:
                    waiting.remove(task)
                    running[pool.submit(stage, task.name, task.work)] = task
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                name = running.pop(future).name
                error = future.exception()
                if isinstance(error, BuildError):
                    failures[name] = error
                elif error:
                    raise error
    _finished.extend((name, 0.0, "not run") for name in skipped)
    if failures:
        raise BuildError("; ".join(map(str, failures.values())), next(iter(failures.values())).status)


def table() -> str:
    """Return the time of each stage so far and of the whole command. Parallel stages overlap."""
    width = max((len(name) for name, *_ in _finished), default=0)
    rows = [f"   {name:<{width}}  {seconds:7.1f} s  {result}".rstrip() for name, seconds, result in _finished]
    total = f"   {'total':<{width}}  {time.monotonic() - _started:7.1f} s"
    if hasattr(os, "getloadavg"):
        total += f"  (load of the machine: {os.getloadavg()[1]:.1f})"
    return "\n".join([*rows, total])
