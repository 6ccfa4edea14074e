"""The rulebook's search: case, accents, ё and kinds of apostrophe make no difference; other letters do."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

import environment
from paths import BUILD, ROOT

ASK = """
const [module, ...pairs] = process.argv.slice(1);
const { matchesSearch } = await import(module);
console.log(JSON.stringify(pairs.map((pair) => matchesSearch(...JSON.parse(pair)))));
"""
FOUND = [
    ("Zřícenina chrámu", "zricenina CHRÁMU"),
    ("Złoty spichlerz", "zloty"),
    ("Święta łąka", "laka swieta"),
    ("Водоём", "водоем"),
    ("водоем", "ЁМ"),
    ("Приозер’я", "приозер'я"),
    ("Приозер’я", "приозерʼя"),
    ("Приозер’я", "приозеря"),
    ("Ulem’s Wallow", "ulem's"),
    ("Ґава", "гава"),
    ("Any text at all", ""),
]
LEFT_OUT = [("Zřícenina", "zricenini"), ("Forest and water", "forest farm"), ("Ліс", "лис")]


@pytest.fixture(scope="module")
def folding(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own function, made a module for Node."""
    folder = tmp_path_factory.mktemp("folding")
    job = {"entries": ["web/src/core/words/search.ts"], "outdir": str(folder), "define": {}}
    node = environment.require_node()
    done = subprocess.run([node, BUILD / "bundle.mjs", json.dumps(job)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / json.loads(done.stdout.splitlines()[-1])["names"]["web/src/core/words/search.ts"]


def holds(module: Path, pairs: list[tuple[str, str]]) -> list[bool]:
    asked = [json.dumps(pair) for pair in pairs]
    command = [environment.require_node(), "--input-type=module", "--eval", ASK, "--", module, *asked]
    answer: list[bool] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return answer


def test_a_search_finds_what_a_reader_means(folding: Path) -> None:
    found = holds(folding, FOUND)
    assert [pair for pair, good in zip(FOUND, found, strict=True) if not good] == []


def test_a_search_leaves_out_the_rest(folding: Path) -> None:
    assert holds(folding, LEFT_OUT) == [False] * len(LEFT_OUT)
