"""Python as the browser gets it, tried on Node: trimmed, compiled, with stand-ins for what is never called."""

import json

import pytest

import python_build
from on_node import module
from paths import DIST, ROOT

pytestmark = pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")

PROGRAM = """
const { python } = await whole(process.argv.at(-1));
console.log(JSON.stringify(await python.runPythonAsync(process.argv.at(-2))));
"""


def run(code: str) -> object:
    return json.loads(module(PROGRAM, code)[-1])


def test_bridge_in_pyodide_answers_an_invalid_request() -> None:
    answer = run("from mapwright.page.bridge import dispatch\ndispatch('rubbish')")
    assert isinstance(answer, str)
    assert json.loads(answer)["ok"] is False


def test_library_error_in_pyodide_has_a_complete_traceback() -> None:
    """A traceback can be written although line tables are shortened."""
    code = "import json, traceback\ntry: json.loads('x')\nexcept ValueError: report = traceback.format_exc()\nreport"
    report = run(code)
    assert isinstance(report, str)
    assert "json/decoder.py" in report and "JSONDecodeError" in report


def test_engine_error_in_pyodide_keeps_its_line_number() -> None:
    """The line is correct although columns are removed."""
    code = (
        "import traceback, mapwright.notation.deal_code as deal_code\n"
        "try: deal_code.parse_deal('zz-&')\n"
        "except ValueError as error: lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__)]\n"
        "str(lines[-1])"
    )
    output = run(code)
    source = (ROOT / "engine" / "mapwright" / "notation" / "deal_code.py").read_text(encoding="utf-8").splitlines()
    assert isinstance(output, str)
    assert "raise" in "".join(source[int(output) - 2 : int(output) + 1])


def test_async_code_runs_in_pyodide() -> None:
    assert run("import asyncio\nawait asyncio.sleep(0, 'slept')") == "slept"


IMPORTS = """
import importlib, json
def refuses(name):
    try: importlib.import_module(name)
    except ImportError: return True
json.dumps([name for name in NAMES if refuses(name)])
"""


def test_every_stand_in_module_but_ssl_can_be_imported() -> None:
    names = sorted(path.stem for path in (python_build.SCRIPTS / "standins").glob("*.py"))
    assert len(names) > 5
    assert run(IMPORTS.replace("NAMES", repr(names))) == '["ssl"]'
