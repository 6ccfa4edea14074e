"""Each feature of the page can be deleted with its rows in the tables of features: the rest still compiles."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

import environment
from paths import ROOT, WEB

FEATURES = sorted(folder.name for folder in (WEB / "src" / "features").iterdir() if folder.is_dir())
PROGRAMS = ("src", "shell", "worker", "sandbox", "wire", "embed")
TABLES = ("main.ts", "home-entries.ts", "later.ts", "together.ts")


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the TypeScript of the page, with a configuration that compiles it."""
    tree = tmp_path_factory.mktemp("page")
    for name in PROGRAMS:
        shutil.copytree(WEB / name, tree / "web" / name, ignore=shutil.ignore_patterns("*.css"))
    shutil.copytree(WEB / "offline", tree / "web" / "offline")
    (tree / "web" / "texts").mkdir()
    shutil.copy(WEB / "texts" / "languages.json", tree / "web" / "texts")
    (tree / "node_modules").symlink_to(ROOT / "node_modules")
    config = {"extends": str(ROOT / "tsconfig.json"), "include": [f"web/{name}/**/*.ts" for name in PROGRAMS]}
    (tree / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    return tree / "web"


@contextmanager
def deleted(web: Path, aside: Path, features: Sequence[str]) -> Iterator[None]:
    """Delete folders of features and their rows; both are put back at the end."""
    source = web / "src"
    tables = {table: (source / table).read_text(encoding="utf-8") for table in TABLES}
    for table, text in tables.items():
        names = "|".join(features)
        rows = [line for line in text.splitlines() if not re.search(rf"/features/({names})['/]|^  ({names}),$", line)]
        left = re.sub(rf"\[({names})\]", "[]", "\n".join(rows))
        (source / table).write_text(f"{left}\nexport {{}};\n", encoding="utf-8")
    for name in features:
        shutil.move(source / "features" / name, aside / name)
    try:
        yield
    finally:
        for name in features:
            shutil.move(aside / name, source / "features" / name)
        for table, text in tables.items():
            (source / table).write_text(text, encoding="utf-8")


def type_errors(web: Path) -> str:
    tsc = [environment.npm_tool("tsc"), "-p", web.parent / "tsconfig.json"]
    return subprocess.run(tsc, capture_output=True, text=True).stdout


def test_page_compiles_without_any_feature(web: Path, tmp_path: Path) -> None:
    with deleted(web, tmp_path, FEATURES):
        assert type_errors(web) == ""


@pytest.mark.thorough
@pytest.mark.parametrize("feature", FEATURES)
def test_page_compiles_without_one_of_its_features(web: Path, tmp_path: Path, feature: str) -> None:
    with deleted(web, tmp_path, [feature]):
        assert type_errors(web) == ""
