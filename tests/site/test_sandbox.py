"""A bot's interpreter on Node: bots find the modules that authors are used to, and no way out of Python."""

import json
from typing import Any

import python_build
from on_node import module
from paths import WEB

SCRIPT = """
const { readFile } = await import('node:fs/promises');
const [open, sources, folder] = process.argv.slice(-3);
const { guardModules, ImportGuard } = await importTypeScript('sandbox/import-guard');
const engine = await inHalves(folder);
engine.python.FS.writeFile('/lib/more.zip', await readFile(`${folder}/more.zip`));
engine.python.runPython(open.split('import mapwright')[0].replaceAll('/sandbox.zip', '/lib/more.zip'));
const seen = JSON.parse(dispatchOf(engine)('{"do":"bot-game","seed":"x"}'));
const answers = [];
for (const [number, source] of JSON.parse(sources).entries()) {
  const guard = new ImportGuard(40_000);
  const { instantiate, Instance } = WebAssembly;
  const closedExports = guardModules(guard);
  const { python, halves } = await inHalves(folder);
  await halves.take(await readFile(`${folder}/rest.wasm`));
  python.FS.writeFile('/sandbox.zip', await readFile(`${folder}/sandbox.zip`));
  const file = python.runPython(open);
  const exports = closedExports();
  const text = exports.malloc(200);
  const serve = 'import mapwright.workshop.sandbox; mapwright.workshop.sandbox.serve()';
  new Uint8Array(exports.memory.buffer).set(new TextEncoder().encode(serve + String.fromCharCode(0)), text);
  guard.close(file);
  const outside = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external - exports.memory.buffer.byteLength;
  };
  const start = outside();
  let answer;
  try {
    const { bot_view, bot_seed } = seen;
    python.FS.writeFile('/question', JSON.stringify({ bot_view, bot_seed, source, seat: 0, game: 1 }));
    exports.PyRun_SimpleString(text);
    answer = JSON.parse(new TextDecoder().decode(guard.take()));
  } catch (error) {
    answer = { broken: String(error) };
  }
  answers.push({ ...answer, outside: outside() - start });
  WebAssembly.instantiate = instantiate;
  WebAssembly.Instance = Instance;
}
console.log(JSON.stringify(answers));
"""
SANDBOX = (WEB / "sandbox" / "sandbox.ts").read_text(encoding="utf-8")
OPEN = SANDBOX.partition("const OPEN_SCRIPT = `")[2].partition("`;")[0].replace("${ARCHIVE}", "/sandbox.zip")
BOT = """{}
from mapwright.rules.game import legal


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return legal(state)[0]
"""
USUAL = "import bisect, collections, dataclasses, enum, fractions, functools, heapq, itertools, math, statistics, time"


def answers(*sources: str) -> list[dict[str, Any]]:
    """What each bot answers to the first question of the page's engine, in an interpreter that is closed."""
    python_build.build()
    results: list[dict[str, Any]] = json.loads(module(SCRIPT, OPEN, json.dumps(sources))[-1])
    return results


def test_bots_import_common_modules_but_not_javascript_or_network() -> None:
    lines = ("", USUAL, "import js", "import urllib.request", "x = (")
    results = answers(*(BOT.format(line) for line in lines))
    assert [bool(end.get("action")) for end in results] == [True, True, False, False, False], results
    assert [(end["failed"]["kind"], end["failed"]["line"]) for end in results[2:]] == [
        ("refused", 1),
        ("refused", 1),
        ("syntax", 1),
    ]


UNDONE = "import sys; sys.meta_path.pop(0); sys.modules.pop('js', None)\n"
"""Remove the finder that refuses imports, as a bot can."""
OUT = {
    "calls JavaScript": UNDONE + "import js; js.console.log('out')",
    "takes memory of JavaScript": UNDONE + "import js; kept = [js.Uint8Array.new(500_000_000) for _ in range(4)]",
    "converts to JavaScript": UNDONE + "from _pyodide_core import to_js; kept = [to_js(bytes(50_000_000))] * 2",
    "sets a timer": UNDONE + "import js; js.setTimeout(print, 1)",
    "ends the process": "import os; os._exit(0)",
}


# Guarantee: bots
def test_bot_cannot_reach_javascript_from_python() -> None:
    """Not even a bot that removes the import guard can: Python's module has no such import any more."""
    results = answers(*(BOT.format(text) for text in OUT.values()))
    for what, end in zip(OUT, results, strict=True):
        assert not end.get("action"), (what, end)
        assert end["outside"] < 40_000_000, (what, end)


WRITES = """import os, sys
def tried(work):
    try:
        work()
        return "done"
    except OSError as error:
        return error.errno
outcomes = [
    tried(lambda: open("/tmp/large", "wb")),
    tried(lambda: os.truncate("/question", 10**9)),
    tried(lambda: os.mkdir("/tmp/more")),
    tried(lambda: os.write(1, bytes(30_000_000))),
]
print(*outcomes)
"""


# Guarantee: bots
def test_files_written_by_a_bot_take_no_memory() -> None:
    """They would be in JavaScript's memory, which no limit covers."""
    [end] = answers(BOT.format(WRITES))
    assert end["action"] and end["output"].split()[-1] == "done", "what is written to the screen is dropped"
    assert "done" not in end["output"].split()[:-1]
    assert end["outside"] < 40_000_000
