"""Runs the scripts that need the virtual environment: measurements and pictures."""

import os

import environment
import site_build
from paths import BUILD, CACHE, PYTHON, TESTS
from shell import run, stage

PATH = (BUILD, TESTS / "e2e", TESTS / "engines")
PICTURE_TOOLS = CACHE / "pictures-tools"


def bench(names: list[str]) -> None:
    """Run tests/bench/bench_*.py, all or only those whose name holds one of `names`."""
    stage("python tools", environment.prepare_python)
    scripts = sorted((TESTS / "bench").glob("bench_*.py"))
    for script in scripts:
        if not names or any(name in script.stem for name in names):
            run([PYTHON, script], env={"PYTHONPATH": os.pathsep.join(map(str, PATH))})


def pictures() -> None:
    site_build.build()
    lock = BUILD / "requirements-pictures.lock"
    stage("pillow", lambda: environment.install(lock, "--upgrade", "--target", PICTURE_TOOLS))
    run([PYTHON, BUILD / "pictures.py"], env={"PYTHONPATH": str(PICTURE_TOOLS)})
