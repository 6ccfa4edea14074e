"""A mutation run over the scoring: which changes of the code does no test notice?"""

import environment
from paths import BUILD, PYTHON
from shell import run, stage


def mutants() -> None:
    stage("python tools", environment.prepare_python)
    stage("mutmut", lambda: environment.pip("install", "-r", BUILD / "requirements-mutants.lock"))
    run([PYTHON, "-m", "mutmut", "run"])
    run([PYTHON, "-m", "mutmut", "results"])
