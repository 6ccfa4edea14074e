"""Remembers what was made from which content, so that unchanged parts are not made again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from paths import CACHE, ROOT

STAMPS = CACHE / "stamps"


def fingerprint(parts: Iterable[Path | str]) -> str:
    """Hash files (by name and content), folders (by all files in them) and plain words."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            digest.update(b"word\0" + part.encode() + b"\0")
            continue
        for file in _files(part):
            name = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
            digest.update(name.encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def is_fresh(name: str, mark: str) -> bool:
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == mark


def remember(name: str, mark: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(mark)


def forget(name: str) -> None:
    (STAMPS / name).unlink(missing_ok=True)


def _files(part: Path) -> list[Path]:
    if part.is_dir():
        return sorted(file for file in part.rglob("*") if file.is_file() and file.suffix != ".pyc")
    return [part] if part.exists() else []
