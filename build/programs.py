"""Runs other programs and reports failures in one sentence."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from paths import ROOT

Arguments = Sequence[str | Path]

LOW_DISK_BYTES = 64 << 20
"""With fewer free bytes, a full disk is the likely reason for any failure."""
NETWORK_ERRORS = (
    "name resolution",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "NewConnectionError",
    "network is unreachable",
    "dns error",
    "error sending request",
)
LOCK_ERRORS = ("DO NOT MATCH THE HASHES", "EINTEGRITY", "are in sync")


class BuildError(Exception):
    """Ends a command with one sentence; `status` is the exit code, `output` what a program printed."""

    def __init__(self, message: str, status: int = 1, output: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.output = output


def run(arguments: Arguments, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a program and show its output; raise BuildError if it fails."""
    command = [str(word) for word in arguments]
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "yes"}
    status = subprocess.run(command, cwd=cwd, env={**os.environ, **plain, **(env or {})}).returncode
    if status:
        raise BuildError(_failure(command, status, _reason("", shutil.disk_usage(ROOT).free)), status)


def run_quietly(
    arguments: Arguments, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT, show: bool = True
) -> str:
    """Run a program and return its output; print it if `show` is true and the program fails for an unknown reason."""
    words = [str(word) for word in arguments]
    result = subprocess.run(
        words, cwd=cwd, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace",
    )  # fmt: skip
    if result.returncode:
        reason = _reason(result.stdout, shutil.disk_usage(ROOT).free)
        if show and not reason:
            print(result.stdout, file=sys.stderr)
        raise BuildError(_failure(words, result.returncode, reason), result.returncode, result.stdout)
    return result.stdout


def _failure(words: Sequence[str], status: int, reason: str) -> str:
    """Return the command, its exit code, and the reason where it is a common one."""
    command = " ".join([Path(words[0]).name, *words[1:]])
    command = command if len(command) <= 120 else command[:120] + " …"
    return f"{command} failed with exit code {status}{reason}"


def _reason(output: str, free: int) -> str:
    if free < LOW_DISK_BYTES or "No space left on device" in output or "ENOSPC" in output:
        return ": the disk is full; free some space and run the command again"
    if any(word in output for word in NETWORK_ERRORS):
        return ": the network cannot be reached; connect and run the command again"
    if any(word in output for word in LOCK_ERRORS):
        return ": a lockfile does not fit, as after an edit by hand; restore it and run the command again"
    return ""
