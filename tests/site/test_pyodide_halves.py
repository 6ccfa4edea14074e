"""Pyodide in halves, tried on Node: the same answers as from the whole module, and what it takes to make them."""

import json
from pathlib import Path

import pytest

import compare_halves
import environment
import python_build
from on_node import FOLDER, HERE, module, node
from paths import BUILD, NODE_MODULES, WEB
from programs import run_quietly

pytestmark = pytest.mark.skipif(not FOLDER.exists(), reason="the site is not built: python3 build site")


@pytest.mark.parametrize(("first", "count"), [(25, 1), pytest.param(0, 5, marks=pytest.mark.thorough)])
def test_games_are_the_same_with_the_split_module(first: int, count: int) -> None:
    """Every set, every bot, one to four players, the coach, records and refusals; no game needs the second half.
    `python3 build lab long-tests` plays a thousand."""
    assert compare_halves.compare(first, count) == []


WATCHED = f"""
import {{ readFile }} from 'node:fs/promises';
import {{ play }} from '{(HERE / "games.mjs").as_uri()}';
import {{ readModule }} from '{(BUILD / "split" / "module.mjs").as_uri()}';
import {{ split }} from '{(BUILD / "split" / "split.mjs").as_uri()}';
import {{ watched }} from '{(HERE / "watch_data.mjs").as_uri()}';
const folder = process.argv.at(-1);
const how = JSON.parse(await readFile(`${{folder}}/split.json`, 'utf8'));
const wasm = await readFile('{(NODE_MODULES / "pyodide" / "pyodide.asm.wasm")}');
const check = readModule(wasm).code.length; // one more function, the last
const hot = new Set([...how.hot, check]);
const halved = split(watched(wasm, how.coldData), {{ ...how, hot, exports: new Set([...how.exports, 'reads']) }});
let loads = 0;
const fetchRest = (rest) => (loads++, rest);
const python = await inHalves(folder, {{ halved, fetchRest }});
const {{ reads }} = python.halves.exports;
const dispatch = dispatchOf(python);
for (const number of GAMES) await play(number, dispatch);
const before = [reads.value, loads];
python.python.runPython('str.__doc__; import unicodedata; unicodedata.name("a")');
console.log(JSON.stringify({{ before, loads, after: reads.value }}));
"""


WATCHED_GAMES = [pytest.param([25], marks=pytest.mark.thorough), pytest.param([*range(24)], marks=pytest.mark.slow)]


@pytest.mark.parametrize("games", WATCHED_GAMES, ids=len)
def test_games_do_not_read_data_of_the_secondary_module(games: list[int]) -> None:
    """Reading data that is not loaded would silently give zeros."""
    [line] = module(WATCHED.replace("GAMES", json.dumps(games)))
    result = json.loads(line)
    assert result["before"] == [0, 0]
    assert result["loads"] == 1
    assert result["after"] > 0, "the watch sees something"


OFTEN = f"""
import {{ COLLECT_OFTEN, play }} from '{(HERE / "games.mjs").as_uri()}';
import {{ askLater }} from '{(HERE / "later_archive.mjs").as_uri()}';
const folder = process.argv.at(-1);
let loads = 0;
const python = await inHalves(folder, {{ fetchRest: (rest) => (loads++, rest) }});
const dispatch = dispatchOf(python);
python.python.runPython(COLLECT_OFTEN);
for (const number of GAMES) await askLater(python.python, folder, await play(number, dispatch));
console.log(loads);
"""


OFTEN_GAMES = [
    pytest.param([4, 8], marks=pytest.mark.thorough),
    pytest.param([0, 12, 16], marks=pytest.mark.slow),
]


@pytest.mark.parametrize("games", OFTEN_GAMES, ids=str)
def test_garbage_collection_during_a_game_does_not_load_the_secondary_module(games: list[int]) -> None:
    assert module(OFTEN.replace("GAMES", json.dumps(games))) == ["0"]


EVER = f"""
import {{ readFile }} from 'node:fs/promises';
import {{ readModule }} from '{(BUILD / "split" / "module.mjs").as_uri()}';
import {{ collecting }} from '{(HERE / "garbage_collection.mjs").as_uri()}';
const folder = process.argv.at(-1);
const {{ hot }} = JSON.parse(await readFile(`${{folder}}/split.json`, 'utf8'));
const module = readModule(await readFile('{NODE_MODULES / "pyodide" / "pyodide.asm.wasm"}'));
const collectors = collecting(await inHalves(folder), module);
console.log(JSON.stringify([collectors.length, collectors.filter((number) => !hot.includes(number))]));
"""


def test_garbage_collection_functions_are_in_the_first_module() -> None:
    """Dictionaries, lists and frames, which form garbage cycles only in long games."""
    [line] = module(EVER)
    count, missing = json.loads(line)
    assert count > 100
    assert missing == []


RARELY = """
const folder = process.argv.at(-1);
let loads = 0;
const halves = await inHalves(folder, { fetchRest: (rest) => (loads++, rest) });
const other = await whole(folder);
const before = loads;
const both = CODES.map((code) => [halves, other].map(({ python }) => String(python.runPython(code))));
console.log(JSON.stringify({ before, loads, both }));
"""
# Error paths, deep recursion, rare exceptions, docstrings, tables of characters, things that games never do.
CODES = [
    "str.__doc__",
    "import unicodedata; [unicodedata.name(c) for c in 'aйß一']",
    "import _codecs_jp; _codecs_jp.getcodec('shift_jis').encode('一二')",
    "def deep(n): return deep(n + 1)\ntry: deep(0)\nexcept RecursionError as error: text = str(error)\ntext",
    "import traceback\ntry: {}['x']\nexcept KeyError: text = traceback.format_exc()\ntext.splitlines()[-1]",
    "try: compile('1 +', 'x', 'exec')\nexcept SyntaxError as error: text = str(error)\ntext",
    "import re; re.sub(r'(?P<a>\\w+)-(?P=a)', r'<\\g<a>>', 'ab-ab cd-ce')",
    "sorted(map(str, (2 ** 500, 7 ** 77 // 3 ** 40, -17 % 5, 1e300 * 1e10, float('nan'))))",
    "import json; json.dumps(json.loads('[1e-320, Infinity, \"\\\\ud83d\\\\uddfa\"]'))",
    "f'{3.14159:>12.3e}|{1234567.891:,.1f}|{True!r:^9}|{255:#x}'",
    "import _sha2; _sha2.sha256(b'map').hexdigest()",
    "class A(type):\n  def __call__(cls): return 'made'\nclass B(metaclass=A): pass\nB()",
    "import random; random.seed(5); [random.gauss(0, 1) for _ in range(3)]",
]


def test_rare_code_gives_the_same_results_with_the_split_module() -> None:
    """Whatever needs the secondary module first loads it, once."""
    [line] = module(RARELY.replace("CODES", json.dumps(CODES)))
    result = json.loads(line)
    assert result["before"] == 0
    assert result["loads"] == 1
    for code, (halves, whole) in zip(CODES, result["both"], strict=True):
        assert halves == whole, code


DAMAGED = """
const { readFile } = await import('node:fs/promises');
const folder = process.argv.at(-1);
const { parseSnapshot } = await importTypeScript('worker/snapshot-file');
const bytes = new Uint8Array(await readFile(`${folder}/snapshot.bin`));
const refused = (change) => {
  const copy = bytes.slice();
  try {
    parseSnapshot((change(copy) ?? copy).buffer);
    return 'taken';
  } catch (error) {
    return error.message;
  }
};
console.log(JSON.stringify([
  refused(() => {}),
  refused((copy) => void (copy[copy.length >> 1] ^= 1)),
  refused((copy) => copy.slice(0, copy.length >> 2 << 1)),
  refused((copy) => copy.slice(0, 8)),
  refused((copy) => void copy.fill(0, 0, 4)),
]));
const pair = { pair: '00000000', secondary: new Uint8Array() };
const engine = await readFile(`${folder}/engine.wasm`);
console.log(await inHalves(folder, { halved: { ...pair, primary: engine } }).catch((error) => error.message));
"""


def test_damaged_or_foreign_snapshot_is_refused_with_the_reason() -> None:
    damaged, foreign = module(DAMAGED)
    assert json.loads(damaged) == [
        "taken",
        "the snapshot is damaged",
        "the snapshot is cut short",
        "the snapshot is too short",
        "this is no snapshot",
    ]
    assert foreign == "the snapshot is of another module"


SCRIPT = """
const { readFile } = await import('node:fs/promises');
let loads = 0;
const { python } = await inHalves(process.argv.at(-1), { fetchRest: (rest) => (loads++, rest) });
python.runPython(await readFile(WORKER, 'utf8'));
console.log(loads);
"""


def test_worker_script_does_not_load_the_secondary_module() -> None:
    """If a longer script fails here, run `python3 build lab profile`: it uses grammar that no profiled game has."""
    assert module(SCRIPT.replace("WORKER", json.dumps(str(WEB / "worker" / "worker.py")))) == ["0"]


MADE_ANEW = """
import gc, types
known = {}
def look(one):
    if id(one) not in known:
        known[id(one)] = one
        waiting.extend(gc.get_referents(one))
waiting = [types, dict, gc.get_referents(type.__dict__)[0]]
import sys
waiting.extend(sys.modules.values())
while waiting: look(waiting.pop())
texts = [one for one in known.values() if type(one) is str]
dicts = [one for one in known.values() if type(one) is dict and one is not known]
dicts = [one for one in dicts if all(type(key) is str for key in one)]
def again(text): return (text + "-")[:-1]
wrong = [text for text in texts if hash(text) != hash(again(text))]
lost = [one for one in dicts if any(one[again(key)] is not value for key, value in one.items())]
frozen = gc.get_freeze_count()
gc.unfreeze()
gc.collect()
str([len(texts) > 5000, wrong, len(dicts) > 1000, lost, frozen > 5000, len(gc.get_objects()) > 5000])
"""


def test_derived_data_missing_from_the_snapshot_is_restored() -> None:
    """Hashes of texts, tables of dicts, and the list that the garbage collector goes through."""
    code = "const { python } = await inHalves(process.argv.at(-1));"
    [output] = module(f"{code} console.log(python.runPython({json.dumps(MADE_ANEW)}));")
    assert output == "[True, [], True, [], True, True]"


LEFT_OUT = """
const { stripDerived } = await import(LEAVE_OUT);
const { readFile } = await import('node:fs/promises');
const bytes = await readFile(`${process.argv.at(-1)}/snapshot.bin`);
const { exports } = (await inHalves(process.argv.at(-1))).halves;
const words = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 48));
const addresses = { heap: words[8], text: words[9], dict: words[10] };
const memory = new Uint8Array(exports.memory.buffer);
let calls = 0;
let lies = Infinity; // from that call on
const hash = (...letters) => exports.Py_HashBuffer(...letters) + (calls++ >= lies ? 1 : 0);
const verdict = () => {
  try {
    return stripDerived(memory.slice(), addresses, hash) && 'proved';
  } catch (error) {
    return error.message;
  }
};
console.log(verdict());
[lies, calls] = [calls - 10, 0];
console.log(verdict());
addresses.text = 4; // as if the type of texts were another
console.log(verdict());
"""


def test_strip_derived_removes_only_data_that_can_be_restored() -> None:
    place = json.dumps((python_build.SCRIPTS / "strip_derived.mjs").as_uri())
    proved, refused, misfit = module(LEFT_OUT.replace("LEAVE_OUT", place))
    assert proved == "proved"
    assert refused.startswith("the memory is not the same again at ")
    assert misfit == "strip_derived does not fit this Pyodide: only 0 hashes can be left out"


SLIM = """
const { readFile } = await import('node:fs/promises');
const { start } = await import(PYODIDE);
const python = await start({ stdLibURL: `${process.argv.at(-1)}/python.zip` });
const [definitions] = (await readFile(SNAPSHOT, 'utf8')).split('\\nload()');
python.runPython(definitions);
console.log(python.runPython(`
try:
    slim([])
except RuntimeError as error:
    message = str(error)
message`));
"""


def test_slimming_an_unknown_pyodide_fails_with_a_message() -> None:
    pyodide, snapshot = python_build.SCRIPTS / "pyodide.mjs", python_build.SCRIPTS / "snapshot.py"
    code = SLIM.replace("PYODIDE", json.dumps(pyodide.as_uri())).replace("SNAPSHOT", json.dumps(str(snapshot)))
    assert module(code)[-1].startswith("slim does not fit this Pyodide: it finds no annotations")


def test_size_reductions_fail_on_files_they_do_not_fit() -> None:
    node("--test", HERE / "size_reductions.test.mjs")


def test_splitter_of_the_wasm_module_passes_its_node_tests() -> None:
    node("--test", HERE / "split.test.mjs")


def test_hot_functions_were_recorded_with_the_installed_pyodide() -> None:
    import hashlib

    wasm = NODE_MODULES / "pyodide" / "pyodide.asm.wasm"
    assert python_build.HOT_FUNCTIONS.read_text().split("\n")[0] == hashlib.sha256(wasm.read_bytes()).hexdigest()


def test_hot_functions_of_another_pyodide_leave_the_module_whole(tmp_path: Path) -> None:
    (tmp_path / "hot.txt").write_text(f"{'0' * 64}\n1 2 3\n")
    target = tmp_path / "made"
    target.mkdir()
    script = python_build.SCRIPTS / "make_snapshot.mjs"
    output = run_quietly([environment.require_node(), script, FOLDER / "python.zip", tmp_path / "hot.txt", target])
    assert "hot.txt is of another Pyodide" in output
    assert (target / "rest.wasm").stat().st_size < 10_000
    (target / "python.zip").symlink_to(FOLDER / "python.zip")
    code = f"const dispatch = dispatchOf(await inHalves({json.dumps(str(target))})); console.log(dispatch('rubbish'));"
    assert '"ok":false' in module(code)[-1]


BROUGHT = """
const { readFile } = await import('node:fs/promises');
const [way, messages, folder] = process.argv.slice(-3);
const { python } = await { inHalves, whole }[way](folder);
python.runPython(await readFile(WORKER, 'utf8'));
const [dispatch, bring] = [python.globals.get('dispatch'), python.globals.get('bring')];
const answers = () => JSON.parse(messages).map((message) => JSON.parse(dispatch(JSON.stringify(message))));
const before = answers();
const more = (await readFile(`${folder}/more.zip`)).toString('base64');
bring(more);
bring(more);
console.log(JSON.stringify({ before, after: answers() }));
""".replace("WORKER", json.dumps(str(WEB / "worker" / "worker.py")))
FOR_FEW_VISITS = [
    {"do": "puzzle-day", "day": "2026-11-16"},
    {"do": "table-link", "secret": "0123456789abcdef" * 2, "setup": {"players": 2}, "bots": ["", "greedy"]},
]


@pytest.mark.parametrize("way", ["inHalves", "whole"])
def test_missing_modules_can_be_loaded_and_then_work(way: str) -> None:
    answers = json.loads(module(BROUGHT, way, json.dumps(FOR_FEW_VISITS))[-1])
    assert [answer["error"]["code"] for answer in answers["before"]] == ["not-loaded", "not-loaded"]
    assert [answer["ok"] for answer in answers["after"]] == [True, True], answers["after"]
