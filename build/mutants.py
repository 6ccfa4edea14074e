"""A mutation run over the scoring: which changes of the code does no test notice?"""

import environment
from paths import BUILD, CACHE, PYTHON, TESTS
from shell import run, stage

TOOLS = CACHE / "mutants-tools"
LOCK = BUILD / "requirements-mutants.lock"


def mutants(every: int) -> None:
    """Try each mutant, or only every n-th for a quick look."""
    stage("python tools", environment.prepare_python)
    stage("cosmic-ray", lambda: environment.install(LOCK, "--upgrade", "--target", TOOLS))
    arguments = [str(every)] if every > 1 else []
    run([PYTHON, TESTS / "engine" / "mutants.py", *arguments], env={"PYTHONPATH": str(TOOLS)})
