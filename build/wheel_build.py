"""Builds the engine's wheel."""

import re
import shutil
from pathlib import Path

from build_cache import build_if_changed
from paths import CACHE, ENGINE, PYTHON, ROOT
from programs import run_quietly

FOLDER = CACHE / "wheel"
# Hatchling takes the dates of files from this variable (1980-01-01), so that builds are reproducible.
FIXED_DATE = {"SOURCE_DATE_EPOCH": "315532800"}


def version() -> str:
    """Return the version of the project, which is written in the engine and nowhere else."""
    [number] = re.findall(
        r'^__version__ = "([^"]+)"$', (ENGINE / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    return str(number)


def build() -> Path:
    """Return the wheel; build it again only if the engine, its settings or the README changed."""
    inputs = [ENGINE, ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"]
    build_if_changed("wheel", inputs, FOLDER / f"mapwright-{version()}-py3-none-any.whl", _build)
    [wheel] = FOLDER.glob("*.whl")
    return wheel


def _build() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    run_quietly([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", FOLDER], env=FIXED_DATE)
