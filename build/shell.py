"""Runs other programs and turns their failures into one line."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from paths import ROOT

Arguments = Sequence[str | Path]


class Stop(Exception):
    """Ends the command with one clear line; `status` is the exit code."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def run(arguments: Arguments, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a program with its output shown; stop when it fails."""
    words = [str(word) for word in arguments]
    status = subprocess.run(words, cwd=cwd, env={**os.environ, **(env or {})}).returncode
    if status:
        raise Stop(f"{_short(words)} failed with exit code {status}", status)


def run_quietly(arguments: Arguments, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a program and return what it printed; show that only when it fails."""
    words = [str(word) for word in arguments]
    done = subprocess.run(
        words, cwd=cwd, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise Stop(f"{_short(words)} failed with exit code {done.returncode}", done.returncode)
    return done.stdout


def stage(name: str, work: Callable[[], None]) -> None:
    """Announce a stage, do it, and say how long it took."""
    print(f"── {name} …", flush=True)
    start = time.monotonic()
    try:
        work()
    except Stop as stop:
        raise Stop(f"{name}: {stop}", stop.status) from None
    print(f"── {name}: done in {time.monotonic() - start:.1f} s", flush=True)


def _short(words: Sequence[str]) -> str:
    shown = " ".join([Path(words[0]).name, *words[1:]])
    return shown if len(shown) <= 120 else shown[:120] + " …"
