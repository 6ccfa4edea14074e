"""Hashed names, copies and JSON files."""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any


def content_hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def hashed_name(file: Path) -> str:
    """Return a name with a hash of the content, so that browsers can cache the file without a time limit."""
    return f"{file.stem}-{content_hash(file)[:10]}{file.suffix}"


def copy_hashed(file: Path, folder: Path) -> str:
    name = hashed_name(file)
    copy_file(file, folder / name)
    return name


def copy_file(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def read_json(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def write_json(file: Path, value: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
