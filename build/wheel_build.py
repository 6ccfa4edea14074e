"""Builds the engine's wheel."""

import re
import shutil
from pathlib import Path

from paths import CACHE, ENGINE, PYTHON, ROOT
from shell import Stop, run_quietly
from stamps import fingerprint, is_fresh, remember

FOLDER = CACHE / "wheel"
# Hatchling writes the same bytes for the same files: it takes its dates from this variable (1980-01-01).
FIXED_DATE = {"SOURCE_DATE_EPOCH": "315532800"}


def version() -> str:
    """Return the version of the project, which is written in the engine and nowhere else."""
    [found] = re.findall(
        r'^__version__ = "([^"]+)"$', (ENGINE / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE
    )
    return str(found)


def build() -> Path:
    """Return the wheel; build it again only if the engine, its settings or the README changed."""
    mark = fingerprint([ENGINE, ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"])
    found = sorted(FOLDER.glob("*.whl"))
    if len(found) == 1 and is_fresh("wheel", mark):
        return found[0]
    shutil.rmtree(FOLDER, ignore_errors=True)
    run_quietly([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", FOLDER], env=FIXED_DATE)
    found = sorted(FOLDER.glob("*.whl"))
    if len(found) != 1:
        raise Stop(f"expected one wheel in {FOLDER.name}, found {len(found)}")
    remember("wheel", mark)
    return found[0]
