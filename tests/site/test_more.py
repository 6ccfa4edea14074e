"""The modules that few visits need: a Python as players have it misses them until they are brought."""

import json
from pathlib import Path

import pytest

import environment
import python_build
from paths import WEB
from programs import run_quietly

HERE = Path(__file__).parent
FOLDER = python_build.FOLDER
WORKER = (WEB / "worker" / "worker.py").read_text(encoding="utf-8")
SCRIPT = f"""
import {{ readFile }} from 'node:fs/promises';
import {{ inHalves, whole }} from '{(HERE / "python_on_node.mjs").as_uri()}';
const [way, folder, worker, archive, messages] = process.argv.slice(-5);
const {{ python }} = await {{ inHalves, whole }}[way](folder);
python.runPython(worker);
const [dispatch, bring] = [python.globals.get('dispatch'), python.globals.get('bring')];
const asked = () => JSON.parse(messages).map((message) => JSON.parse(dispatch(JSON.stringify(message))));
const before = asked();
const more = (await readFile(archive)).toString('base64');
bring(more);
bring(more);
console.log(JSON.stringify({{ before, after: asked() }}));
"""
MESSAGES = [
    {"do": "puzzle-day", "day": "2026-11-16"},
    {"do": "table-link", "secret": "0123456789abcdef" * 2, "setup": {"players": 2}, "bots": ["", "greedy"]},
]


@pytest.mark.parametrize("way", ["inHalves", "whole"])
def test_missing_modules_can_be_loaded_and_then_work(way: str) -> None:
    code = [
        "--input-type=module",
        "--eval",
        SCRIPT,
        "--",
        way,
        FOLDER,
        WORKER,
        FOLDER / "more.zip",
        json.dumps(MESSAGES),
    ]
    told = json.loads(run_quietly([environment.require_node(), *code]).splitlines()[-1])
    assert [answer["error"]["code"] for answer in told["before"]] == ["not-loaded", "not-loaded"]
    assert [answer["ok"] for answer in told["after"]] == [True, True], told["after"]
