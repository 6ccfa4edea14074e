"""The workshop's archive with the snapshot, on Node: bots play, and find the modules that authors are used to."""

import json
from pathlib import Path

import environment
import python_build
from shell import run_quietly

HERE = Path(__file__).parent
FOLDER = python_build.FOLDER
SCRIPT = f"""
import {{ readFile }} from 'node:fs/promises';
import {{ inHalves }} from '{(HERE / "python_on_node.mjs").as_uri()}';
const [folder, open, jobs] = process.argv.slice(-3);
const {{ python }} = await inHalves(folder);
python.FS.writeFile('/sandbox.zip', await readFile(`${{folder}}/sandbox.zip`));
python.runPython(open);
const entry = python.pyimport('mapwright.workshop.sandbox');
const last = (job) => [...entry.run(JSON.stringify(job), () => {{}})].at(-1);
console.log(JSON.stringify(JSON.parse(jobs).map((job) => JSON.parse(last(job)))));
"""
SANDBOX = (python_build.BOOT / "sandbox.ts").read_text(encoding="utf-8")
OPEN = SANDBOX.partition("const OPEN = `")[2].partition("`;")[0].replace("${ARCHIVE}", "/sandbox.zip")
BOT = """{}
from mapwright.rules.game import legal


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return legal(state)[0]
"""
USUAL = "import bisect, collections, dataclasses, enum, fractions, functools, heapq, itertools, math, statistics, time"
MOVED = "from mapwright.game import legal; from mapwright.board import Board; import mapwright.guests, mapwright.setup"
"""Paths of earlier releases."""


def test_bots_run_on_what_the_page_hands_over() -> None:
    sources = [BOT.format(line) for line in ("", USUAL, MOVED, "import js", "import urllib.request", "x = (")]
    jobs = json.dumps([{"do": "play", "seed": "x", "source": source} for source in sources])
    code = ["--input-type=module", "--eval", SCRIPT, "--", FOLDER, OPEN, jobs]
    python_build.build()
    told = json.loads(run_quietly([environment.require_node(), *code]).splitlines()[-1])
    assert [bool(end.get("done")) for end in told] == [True, True, True, False, False, False], told
    assert told[0]["stars"] == told[1]["stars"] == told[2]["stars"]
    assert [(end["failed"]["kind"], end["failed"]["line"]) for end in told[3:]] == [
        ("refused", 1),
        ("refused", 1),
        ("syntax", 1),
    ]
