"""Stubs of a new card in every file that it needs, each of which fails with "to do" until it is written."""

import ast
import json
import re
from pathlib import Path

import languages
from paths import ROOT
from programs import BuildError

ID = re.compile("[a-z]+(-[a-z]+)*")
KINDS = ("forest", "farm-water", "village", "spatial")
REMAINING = """Next, for {id}:
  1. Replace every "to do" that `git diff` shows: rule, facts, features, naive scorer, examples, texts, pictures.
     If the rule depends on a direction, add a row to `SYMMETRIES` in tests/engine/test_scoring_agrees.py.
  2. Run `python3 build/contract.py`, then `python3 build lab weights --edict {id}` for the expert's weights (minutes).
  3. Add a row to docs/rules.md, the expansion's letter {letter} to docs/notation.md, and a line to CHANGELOG.md.
  4. Run `python3 build test`. docs/adding-a-card.md explains each place."""


def append_item(source: str, name: str, item: str) -> str:
    """Return the source with an item added to the tuple, list or dict that is assigned to a name of the module."""
    container = _assigned_value(source, name)
    if not isinstance(container, ast.Tuple | ast.List | ast.Dict):
        raise BuildError(f"{name} must be a tuple, a list or a dict")
    items = container.values if isinstance(container, ast.Dict) else container.elts
    lines = source.splitlines(keepends=True)
    end = _offset(lines, container.end_lineno, container.end_col_offset) - 1
    if not items:
        return f"{source[:end]}\n    {item},\n{source[end:]}"
    last = _offset(lines, items[-1].end_lineno, items[-1].end_col_offset)
    return f"{source[:last]},\n    {item},\n{source[end:]}"


def insert_before(source: str, name: str, definition: str) -> str:
    """Return the source with a definition before that of a name of the module."""
    line = _statement(source, name).lineno - 1
    lines = source.splitlines(keepends=True)
    before, after = "".join(lines[:line]).rstrip(), "".join(lines[line:])
    return "\n\n\n".join([before, definition.strip(), after])


def _statement(source: str, name: str) -> ast.stmt:
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and target.id == name:
                return node
    raise BuildError(f"the module must assign {name}")


def _assigned_value(source: str, name: str) -> ast.expr | None:
    node = _statement(source, name)
    return node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None


def _offset(lines: list[str], line: int | None, column: int | None) -> int:
    """Return the position in the text; the columns of a syntax tree count bytes."""
    text = lines[(line or 1) - 1].encode()[: column or 0].decode()
    return sum(map(len, lines[: (line or 1) - 1])) + len(text)


def create_edict(id: str, kind: str, expansion: str, root: Path = ROOT) -> str:
    """Write the stubs of an edict and return what is left to do. Raise `BuildError` if it cannot be added."""
    if kind not in KINDS:
        raise BuildError(f"--kind must be one of {', '.join(KINDS)}; got {kind!r}")
    for name in (id, expansion):
        if not ID.fullmatch(name):
            raise BuildError(f"an id must be lower-case words joined by hyphens; got {name!r}")
    engine, tests = root / "engine" / "mapwright", root / "tests" / "engine"
    scoring = engine / "rules" / "scoring.py"
    if f'"{id}"' in scoring.read_text("utf-8"):
        raise BuildError(f"there is an edict {id!r} already")
    if expansion in _sets_and_packs(root / "web" / "texts" / "en" / "names.ftl", engine / "rules" / "cards.py"):
        raise BuildError(f"an expansion must not be called like a set or a pack of ambushes; got {expansion!r}")
    letter = _add_expansion(engine / "rules" / "cards.py", expansion)
    function = id.replace("-", "_")
    _edit(
        scoring, "EXPANSION_EDICTS", f'Edict("{id}", "{expansion}", "{kind}", 0, "", (per_cell({function}, 1),))',
        f"def {function}(board: Board) -> int:\n{_to_do(f'the cells that {id} counts, and its row below')}",
    )  # fmt: skip
    group = kind.replace("-", "_")
    heuristic = f'"{id}": EdictHeuristic({function}_features, {function}_weights)'
    _edit(
        engine / "bots" / "search" / "edicts" / f"{group}.py", group.upper(), heuristic,
        f"def {function}_features(board: FastBoard) -> Features:\n{_to_do(f'the features of {id}')}\n\n\n"
        f"def {function}_weights(board: FastBoard, terrain: str) -> list[CellWeight]:\n"
        f"{_to_do(f'the good cells of {id}')}",
    )  # fmt: skip
    naive = f"def {function}(m):\n{_to_do(f'the plain scorer of {id}')}"
    _edit(tests / "naive.py", "EDICTS", f'"{id}": {function}', naive)
    _edit(tests / "edict_cases.py", "CASES", f'"{id}": [(0, "to do: an example for each part of the rule", "FVAW")]')
    _edit(tests / "edict_claims.py", "CLAIMS", f'"{id}": ("FVAW", ["to do"])')
    _add_facts(tests / "facts.json", {"id": id, "set": expansion, "kind": kind, "solo": 0})
    _add_texts(root / "web" / "texts", id, expansion)
    with (root / "web" / "book" / "pictures.txt").open("a", encoding="utf-8") as file:
        file.write(f"\n= {id}\nto do\n\n= {id} c3\nto do\n\n= {id} c3\nto do\n")
    return REMAINING.format(id=id, letter=letter)


def _to_do(what: str) -> str:
    return f'    raise NotImplementedError("to do: {what}")'


def _edit(path: Path, name: str, item: str, definition: str = "") -> None:
    source = append_item(path.read_text("utf-8"), name, item)
    path.write_text(insert_before(source, name, definition) if definition else source, "utf-8")


def _sets_and_packs(names: Path, cards: Path) -> set[str]:
    """Return the names that decks have, without those of expansions."""
    named = re.findall("^(?:set|pack)-([a-z-]+) =", names.read_text("utf-8"), re.MULTILINE)
    return {*named} - _expansions(cards.read_text("utf-8")).keys()


def _expansions(source: str) -> dict[str, str]:
    expansions: dict[str, str] = ast.literal_eval(_assigned_value(source, "EXPANSIONS") or ast.Dict([], []))
    return expansions


def _add_expansion(path: Path, expansion: str) -> str:
    """Add an expansion, unless it exists, and return its letter: the first one of its name that is free."""
    source = path.read_text("utf-8")
    expansions = _expansions(source)
    if expansion not in expansions:
        free = [letter for letter in expansion.upper() if letter.isalpha() and letter not in expansions.values()]
        if not free:
            raise BuildError(f"all letters of {expansion!r} stand for other expansions; choose another name")
        expansions[expansion] = free[0]
        path.write_text(append_item(source, "EXPANSIONS", f'"{expansion}": "{free[0]}"'), "utf-8")
    return expansions[expansion]


def _add_facts(path: Path, edict: dict[str, object]) -> None:
    text = path.read_text("utf-8")
    end = text.index("\n ]", text.index('"scoring": ['))
    path.write_text(f"{text[:end]},\n  {json.dumps(edict)}{text[end:]}", "utf-8")


def _add_texts(texts: Path, id: str, expansion: str) -> None:
    for language in languages.finished():
        names, rules = texts / language / "names.ftl", texts / language / "rules.ftl"
        _add_messages(names, {f"set-{expansion}": "the name of the expansion", f"name-{id}": "the name of the edict"})
        _add_messages(rules, {f"rule-{id}": "the rule in a sentence", f"why-{id}": "why it gives { n-stars }"})


def _add_messages(path: Path, messages: dict[str, str]) -> None:
    text = path.read_text("utf-8")
    lines = [f"{key} = to do: {what}\n" for key, what in messages.items() if f"\n{key} = " not in text]
    path.write_text(text + "".join(lines), "utf-8")
