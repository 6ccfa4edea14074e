"""A league on many machines: the executor of a Dask cluster. Dask is installed by the extra `cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from mapwright.errors import NotationError

CONNECT_TIMEOUT = 10
"""Seconds in which a scheduler must respond."""


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Yield the executor of the cluster of a scheduler. Games of a lost worker are played again."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise NotationError("a cluster needs Dask: in a clone, run pip install './[cluster]'", "arguments") from None
    try:
        client = Client(address, timeout=CONNECT_TIMEOUT)
    except (OSError, ValueError) as error:
        reason = " ".join(str(error).split())[:120]
        raise NotationError(f"no scheduler answers at {address[:60]!r}: {reason}", "arguments") from None
    try:
        with client:
            yield client.get_executor(pure=False)
    except KilledWorker:
        raise NotationError("several workers of the cluster were lost in the middle of the same games", "bot") from None
