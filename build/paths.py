"""Paths of the checkout."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
ENGINE = ROOT / "engine" / "mapwright"
WEB = ROOT / "web"
EXAMPLES = ROOT / "examples"
TESTS = ROOT / "tests"
DIST = Path(os.environ.get("MAPWRIGHT_DIST", ROOT / "dist"))
# A test builds a second time with an empty cache and compares the bytes.
CACHE = Path(os.environ.get("MAPWRIGHT_CACHE", ROOT / ".cache"))
NODE_MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
