"""Programs on Node for the tests of Python in the browser."""

import os
import subprocess
from pathlib import Path

import environment
import python_build
from paths import ROOT, TESTS

FOLDER = python_build.FOLDER
HERE = TESTS / "site"
IMPORT = f"import {{ inHalves, whole, dispatchOf, importTypeScript }} from '{(HERE / 'python_on_node.mjs').as_uri()}';"


def node(*arguments: object, env: dict[str, str] | None = None) -> str:
    """Run Node in the project's folder and return what it prints."""
    command = [environment.require_node(), *(str(argument) for argument in arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **(env or {})})
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def module(code: str, *arguments: str | Path) -> list[str]:
    """Run a program with `inHalves` and `whole`; its last argument is the folder of the build's Python."""
    return node("--input-type=module", "--eval", IMPORT + code, "--", *arguments, FOLDER).splitlines()
