"""The workshop's archive beside the snapshot, on Node: bots play, and find the modules that authors are used to."""

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
python.FS.writeFile('/bench.zip', await readFile(`${{folder}}/bench.zip`));
python.runPython(open);
const door = python.pyimport('mapwright.workshop.bench');
const last = (job) => [...door.run(JSON.stringify(job), () => {{}})].at(-1);
console.log(JSON.stringify(JSON.parse(jobs).map((job) => JSON.parse(last(job)))));
"""
OPEN = 'import sys, mapwright; sys.path.append("/bench.zip"); mapwright.__path__.append("/bench.zip/mapwright")'
BOT = """{}
from mapwright.game import legal


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return legal(state)[0]
"""
USUAL = "import bisect, collections, dataclasses, enum, fractions, functools, heapq, itertools, math, statistics, time"


def test_bots_run_on_what_the_page_hands_over() -> None:
    sources = [BOT.format(line) for line in ("", USUAL, "import js", "import urllib.request", "x = (")]
    jobs = json.dumps([{"do": "play", "seed": "x", "source": source} for source in sources])
    code = ["--input-type=module", "--eval", SCRIPT, "--", FOLDER, OPEN, jobs]
    python_build.build()
    told = json.loads(run_quietly([environment.require_node(), *code]).splitlines()[-1])
    assert [bool(end.get("done")) for end in told] == [True, True, False, False, False], told
    assert told[0]["stars"] == told[1]["stars"]
    assert [(end["failed"]["kind"], end["failed"]["line"]) for end in told[2:]] == [
        ("refused", 1),
        ("refused", 1),
        ("syntax", 1),
    ]


def test_the_page_opens_it_the_same_way() -> None:
    assert OPEN.replace("/bench.zip", "${ARCHIVE}") in (python_build.BOOT / "bench.ts").read_text(encoding="utf-8")
