"""Python as the browser gets it, tried on Node: trimmed, compiled, with stand-ins for what is never called."""

import json
import subprocess

import pytest

import environment
import python_build
from paths import DIST, ROOT

pytestmark = pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")

SCRIPT = """
import { start } from './build/python/pyodide.mjs';
const [archive, code] = process.argv.slice(-2);
const python = await start({ stdLibURL: archive });
console.log(JSON.stringify(await python.runPythonAsync(code)));
"""


def run(code: str) -> object:
    [archive] = (DIST / "assets").glob("python-*.zip")
    node = environment.require_node()
    command = [node, "--input-type=module", "--eval", SCRIPT, "--", str(archive), code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_bridge_in_pyodide_answers_an_invalid_request() -> None:
    answer = run("from mapwright.page.bridge import dispatch\ndispatch('rubbish')")
    assert isinstance(answer, str)
    assert json.loads(answer)["ok"] is False


def test_library_error_in_pyodide_has_a_complete_traceback() -> None:
    """Line tables are cut down; a traceback through them must still be written."""
    code = "import json, traceback\ntry: json.loads('x')\nexcept ValueError: report = traceback.format_exc()\nreport"
    report = run(code)
    assert isinstance(report, str)
    assert "json/decoder.py" in report and "JSONDecodeError" in report


def test_engine_error_in_pyodide_keeps_its_line_number() -> None:
    """Columns are cut off; the line is where it was."""
    code = (
        "import traceback, mapwright.notation.deal_code as deal_code\n"
        "try: deal_code.parse_deal('zz-&')\n"
        "except ValueError as error: lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__)]\n"
        "str(lines[-1])"
    )
    found = run(code)
    source = (ROOT / "engine" / "mapwright" / "notation" / "deal_code.py").read_text(encoding="utf-8").splitlines()
    assert isinstance(found, str)
    assert "raise" in "".join(source[int(found) - 2 : int(found) + 1])


def test_async_code_runs_in_pyodide() -> None:
    assert run("import asyncio\nawait asyncio.sleep(0, 'slept')") == "slept"


@pytest.mark.parametrize("name", sorted(path.stem for path in (python_build.SCRIPTS / "standins").glob("*.py")))
def test_stand_in_module_is_imported_instead_of_the_original(name: str) -> None:
    expected = "refused" if name == "ssl" else "imported"
    assert run(f"try: import {name}; found = 'imported'\nexcept ImportError: found = 'refused'\nfound") == expected
