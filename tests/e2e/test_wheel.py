"""The published wheel in another page's Pyodide: installed by its address with micropip, it scores and draws."""

import json
import shutil
import subprocess
import sys
import xml.etree.ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import environment
from paths import NODE_MODULES, ROOT
from server import serving
from watching import Watch, until

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ROWS = """
FF.........
FFV........
...^.*.....
.*.....WW^*
.....AA....
.....^.....
.......M...
.*^......*.
.....*.^...
...........
...........
"""
MAP = "/".join(ROWS.split())
CODE = """
import json, micropip
from js import fetch
base = BASE
latest = json.loads(await (await fetch(base + "latest.json")).text())
await micropip.install(base + latest["wheel"])
from mapwright.notation.notation import parse_map
from mapwright.rules.scoring import EDICTS, toll
board = parse_map(MAP)
json.dumps({
    "version": micropip.list()["mapwright"].version == latest["version"],
    "stars": {id: edict.count(board) for id, edict in EDICTS.items()},
    "toll": toll(board),
    "svg": board._repr_svg_(),
})
"""
PAGE = """<!doctype html><title>A notebook</title><link rel="icon" href="data:,"><script type="module">
import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide();
await python.loadPackage(new URL('./MICROPIP', location.href).href, { messageCallback() {} });
window.run = (code) => python.runPythonAsync(code);
</script>"""


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A plain page with Pyodide, of another origin."""
    folder = tmp_path_factory.mktemp("notebook")
    for name in PYODIDE:
        (folder / name).symlink_to(NODE_MODULES / "pyodide" / name)
    micropip = environment.prepare_micropip()
    shutil.copyfile(micropip, folder / micropip.name)
    (folder / "page.html").write_text(PAGE.replace("MICROPIP", micropip.name), encoding="utf-8")
    with serving(folder) as address:
        yield address.replace("127.0.0.1", "localhost")


def scored(text: str) -> dict[str, object]:
    """What the command line says of a map."""
    command = [sys.executable, "-m", "mapwright", "score"]
    line = json.dumps({"map": text})
    done = subprocess.run(command, input=line, capture_output=True, text=True, check=True, cwd=ROOT / "engine")
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.thorough
def test_micropip_installs_the_published_wheel(
    context: BrowserContext, watch: Watch, notebook: str, base_url: str
) -> None:
    watch.allow(notebook)
    code = CODE.replace("BASE", repr(f"{base_url}/engine/")).replace("MAP", repr(MAP))
    page = context.new_page()
    page.goto(f"{notebook}/page.html")
    until(page, "window.run !== undefined", 60)
    answer = json.loads(page.evaluate("(code) => run(code)", code))
    assert answer["version"]
    assert {"stars": answer["stars"], "toll": answer["toll"]} == scored(MAP)
    assert xml.etree.ElementTree.fromstring(answer["svg"]).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.thorough
def test_latest_names_the_wheel(site: Path) -> None:
    latest = json.loads((site / "engine" / "latest.json").read_text(encoding="utf-8"))
    assert (site / "engine" / latest["wheel"]).exists()
    assert not [file for file in site.rglob("*") if "micropip" in file.name]
