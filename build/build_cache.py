"""Hashes of the inputs of each step, so that unchanged steps are skipped, and a lock for parallel builds."""

import contextlib
import hashlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from paths import CACHE, ROOT

try:
    import fcntl
except ImportError:  # Windows has no such lock: do not start two builds there
    fcntl = None  # type: ignore[assignment]

STAMPS = CACHE / "stamps"


@contextlib.contextmanager
def exclusive(name: str) -> Iterator[None]:
    """Wait until no other process of this checkout runs a block of this name."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def inputs_hash_of(inputs: Iterable[Path | str]) -> str:
    """Hash files (by name and content), folders (by all files in them) and plain words."""
    digest = hashlib.sha256()
    for part in inputs:
        if isinstance(part, str):
            digest.update(b"word\0" + part.encode() + b"\0")
            continue
        for file in _files(part):
            name = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
            digest.update(name.encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def build_if_changed(name: str, inputs: Iterable[Path | str], target: Path, make: Callable[[], object]) -> None:
    """Call `make`, unless an earlier call completed the target from the same inputs."""
    inputs_hash = inputs_hash_of(inputs)
    if target.exists() and is_up_to_date(name, inputs_hash):
        return
    delete_hash(name)
    make()
    save_hash(name, inputs_hash)


def is_up_to_date(name: str, inputs_hash: str) -> bool:
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == inputs_hash


def save_hash(name: str, inputs_hash: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(inputs_hash)


def delete_hash(name: str) -> None:
    (STAMPS / name).unlink(missing_ok=True)


def _files(part: Path) -> list[Path]:
    if part.is_dir():
        return sorted(file for file in part.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return [part] if part.exists() else []
