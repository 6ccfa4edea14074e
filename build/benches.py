"""The measurements: every bench script of the tests, then the start-up in a browser."""

import environment
from paths import BUILD, PYTHON, TESTS
from shell import run, stage


def bench(names: list[str]) -> None:
    """Run tests/bench/bench_*.py, all or only those whose name holds one of `names`."""
    stage("python tools", environment.prepare_python)
    scripts = sorted((TESTS / "bench").glob("bench_*.py"))
    for script in scripts:
        if not names or any(name in script.stem for name in names):
            run([PYTHON, script], env={"PYTHONPATH": str(BUILD)})
