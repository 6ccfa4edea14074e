"""What the workshop does is the same in Pyodide as here: puzzles, leagues and the checks of the course."""

import json
import runpy
from pathlib import Path

import environment
import wheel_build
from shell import run_quietly

HERE = Path(__file__).parent


def test_pyodide_finds_what_cpython_finds() -> None:
    here = json.loads(runpy.run_path(str(HERE / "workshop.py"))["found"])
    node = environment.require_node()
    there = run_quietly([node, HERE / "workshop.mjs", wheel_build.build(), HERE / "workshop.py"])
    assert json.loads(there.splitlines()[-1]) == here
    assert here["words"] > 150
