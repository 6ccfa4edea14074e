"""What the workshop does is the same in Pyodide as here: puzzles, leagues and the checks of the course."""

import json
import runpy
from pathlib import Path

import pytest

import environment
import wheel_build
from programs import run_quietly

HERE = Path(__file__).parent


@pytest.mark.parametrize("count", [1, pytest.param(3, marks=pytest.mark.thorough)])
def test_workshop_results_in_pyodide_equal_those_in_cpython(count: int, tmp_path: Path) -> None:
    program = tmp_path / "workshop.py"
    program.write_text((HERE / "workshop.py").read_text("utf-8").replace("COUNT = 1\n", f"COUNT = {count}\n"), "utf-8")
    here = json.loads(runpy.run_path(str(program))["results"])
    node = environment.require_node()
    there = run_quietly([node, HERE / "workshop.mjs", wheel_build.build(), program])
    assert json.loads(there.splitlines()[-1]) == here
    assert here["words"] > 150
