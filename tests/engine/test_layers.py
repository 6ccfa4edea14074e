"""Dependencies point one way, and the engine needs nothing but the standard library (ARCHITECTURE, who does what)."""

import ast
import sys
from pathlib import Path

import pytest

import mapwright

PACKAGE = Path(mapwright.__file__).parent
LAYERS = (
    "errors forms grid terrain shapes letters names qr svg",
    "board sheets cards",
    "scoring",
    "setup daily deal state events option skills options solo effects game",
    "notation old_packing packing record frames summary statistics honours album tracker",
    "bots match guests apart cluster opponents coach league puzzles workshop",
    "session messages story catalogue explain event_view intent view archive exports hints together puzzle_desk"
    " album_desk",
    "bridge learning cli __main__",
)
"""A module imports from its own layer and from those before it. A package counts as one module."""
EXTRAS = {"cluster": {"distributed"}, "learning": {"gymnasium", "numpy", "pettingzoo"}}
"""What `pip install mapwright[cluster]` and `mapwright[gym]` bring; no other module imports these."""
LAYER = {name: number for number, names in enumerate(LAYERS) for name in names.split()}
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(path):
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imports_of(path):
    """Every module that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            yield from (
                [f"mapwright.{alias.name}" for alias in node.names] if node.module == "mapwright" else [node.module]
            )


def inner_imports(path):
    found = (name.split(".") for name in imports_of(path))
    return {parts[1] for parts in found if parts[0] == "mapwright" and len(parts) > 1} - {"__version__"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_layer_and_below(path):
    name = name_of(path)
    if name == "__init__":
        assert not inner_imports(path)
        return
    assert name in LAYER, f"write {name} into its layer above"
    upward = {other for other in inner_imports(path) if LAYER[other] > LAYER[name]}
    assert not upward, f"{name} imports {sorted(upward)} from above"


def test_no_two_modules_import_each_other():
    """Also inside a layer: sorting by dependence must succeed."""
    needs = {}
    for path in MODULES:
        needs.setdefault(name_of(path), set()).update(inner_imports(path) - {name_of(path)})
    while needs:
        ready = {name for name, wanted in needs.items() if not wanted & set(needs)}
        assert ready, f"a circle among {sorted(needs)}"
        needs = {name: wanted for name, wanted in needs.items() if name not in ready}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_engine_imports_only_the_standard_library_and_no_browser(path):
    outer = {name.split(".")[0] for name in imports_of(path)} - {"mapwright"}
    assert outer <= set(sys.stdlib_module_names) | EXTRAS.get(name_of(path), set())
    assert not outer & {"js", "pyodide", "pyscript"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_says_in_a_line_what_it_owns(path):
    told = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert told and len(told.splitlines()[0]) <= 120


def test_nobody_needs_an_extra():
    """Where no extra is installed, every other module is the same."""
    leaning = {name_of(path) for path in MODULES if inner_imports(path) & {"learning"}} - {"learning"}
    assert not leaning
    top = {name_of(path) for path in MODULES if "mapwright.cluster" in imports_at_the_top(path)}
    assert not top


def imports_at_the_top(path):
    return {node.module for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)}


def test_only_the_doors_and_the_command_line_know_json():
    knowing = {name_of(path) for path in MODULES if "json" in set(imports_of(path))}
    assert knowing <= {"bridge", "cli", "league", "coach", "bots", "workshop"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_table_on_several_devices_is_imported_by_nobody(path):
    """So that it is in no snapshot: the bridge asks for it by name when a table is opened."""
    assert name_of(path) == "together" or "together" not in inner_imports(path)
