"""Running other programs; failures become one clear sentence."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from paths import ROOT

Arguments = Sequence[str | Path]

FULL = 64 << 20
"""With fewer free bytes, a full disk is the likely reason for any failure."""
OFFLINE = ("name resolution", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "NewConnectionError", "network is unreachable")


class Stop(Exception):
    """The end of a command with one clear sentence; `status` is the exit code."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def run(arguments: Arguments, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a program and show its output; raise Stop when it fails."""
    words = [str(word) for word in arguments]
    status = subprocess.run(words, cwd=cwd, env={**os.environ, **(env or {})}).returncode
    if status:
        raise Stop(_failure(words, status, ""), status)


def run_quietly(arguments: Arguments, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """Run a program and return its output, which is shown only when the program fails."""
    words = [str(word) for word in arguments]
    done = subprocess.run(
        words, cwd=cwd, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise Stop(_failure(words, done.returncode, done.stdout), done.returncode)
    return done.stdout


def _failure(words: Sequence[str], status: int, output: str) -> str:
    """The command and its exit code, and the reason where it is a common one."""
    shown = " ".join([Path(words[0]).name, *words[1:]])
    shown = shown if len(shown) <= 120 else shown[:120] + " …"
    return f"{shown} failed with exit code {status}{_reason(output, shutil.disk_usage(ROOT).free)}"


def _reason(output: str, free: int) -> str:
    if free < FULL or "No space left on device" in output or "ENOSPC" in output:
        return ": the disk is full; free some space and run the command again"
    if any(word in output for word in OFFLINE):
        return ": the network cannot be reached; connect and run the command again"
    return ""
