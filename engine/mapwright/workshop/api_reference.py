"""The public names that a bot's author needs, each with its signature and docstring."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from types import GenericAlias

import mapwright

API_NAMES = {
    "rules.game": ("legal", "act", "apply", "start", "winners", "rating"),
    "rules.legal_options": ("options", "may_pass"),
    "rules.option": ("Option",),
    "rules.state": ("State", "Player", "Task", "Action", "PASS", "SeasonScore"),
    "board.board": ("Board",),
    "board.grid": (
        "SIZE", "FULL", "ROWS", "COLUMNS", "EDGE", "DIAGONALS", "NAMED_CELLS", "bit", "bits", "neighbours", "enclosed",
        "clusters", "cluster_at", "count_rows", "count_columns", "runs_down", "runs_right", "largest_squares",
        "cell_name", "cell_names",
    ),
    "rules.scoring": ("EDICTS", "Edict", "Claim", "toll"),
    "board.shapes": ("Shape", "placements", "orientations", "Orientation"),
    "rules.cards": ("SEASONS", "Season", "EXPLORE_BY_ID", "EXPLORE_SETS", "Explore", "COIN_TRACK"),
    "rules.deal": ("Deal",),
    "board.terrain": ("Terrain",),
    "bots.budget": ("Budget",),
}  # fmt: skip
"""Names by the module of `mapwright` that defines them, in the order of the reference."""


@dataclass(frozen=True, slots=True)
class ApiEntry:
    """A public name of the engine."""

    name: str
    """The name, with its class for a member: `State.card`."""
    module: str
    """The module to import from: `mapwright` if it is part of the public interface."""
    kind: str
    """function, class, value (of a module), field, property or method (of a class)."""
    signature: str
    """Its type, or what it takes and returns, as Python writes it; empty for classes."""
    doc: str


def api_entries() -> list[ApiEntry]:
    """Return all entries, read from the source."""
    return [entry for module, names in API_NAMES.items() for entry in _module_entries(f"mapwright.{module}", names)]


def _module_entries(module: str, names: tuple[str, ...]) -> Iterator[ApiEntry]:
    """Yield the entries of these names of a module; a class is followed by its members."""
    *folders, file = module.split(".")[1:]
    source = files("mapwright").joinpath(*folders, f"{file}.py").read_text("utf-8")
    definitions = {name: (node, doc) for name, node, doc in _definitions(ast.parse(source).body)}
    values = vars(importlib.import_module(module))
    for name in names:
        node, doc = definitions[name]
        import_path = "mapwright" if name in mapwright.__all__ else module
        if isinstance(node, ast.ClassDef):
            yield ApiEntry(name, import_path, "class", "", doc)
            yield from _member_entries(node, import_path)
        elif isinstance(node, ast.FunctionDef):
            yield ApiEntry(name, import_path, "function", _expand_alias(_signature(node), values), doc)
        else:
            yield ApiEntry(name, import_path, "value", _type_of(values[name]), doc)


def _member_entries(owner: ast.ClassDef, module: str) -> Iterator[ApiEntry]:
    """Yield the entries of the public fields, properties and methods of a class."""
    for name, node, doc in _definitions(owner.body):
        if name.startswith("_"):
            continue
        if not isinstance(node, ast.FunctionDef):
            hint = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
            yield ApiEntry(f"{owner.name}.{name}", module, "field", hint, doc)
        elif any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in node.decorator_list):
            yield ApiEntry(f"{owner.name}.{name}", module, "property", _return_annotation(node), doc)
        else:
            yield ApiEntry(f"{owner.name}.{name}", module, "method", _signature(node), doc)


def _definitions(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt, str]]:
    """Yield name, node and docstring, up to its example, of everything that a module or class defines."""
    for node, next_node in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node, (ast.get_docstring(node) or "").partition("\n\n>>> ")[0]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield target.id, node, _text(next_node)


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _signature(node: ast.FunctionDef) -> str:
    parameters = ast.unparse(node.args).removeprefix("self, ").removeprefix("cls, ")
    return f"({'' if parameters in ('self', 'cls') else parameters}) -> {_return_annotation(node)}"


def _expand_alias(signature: str, values: dict[str, object]) -> str:
    """Return the signature with the type itself instead of an alias that only the module knows."""
    parameters, _, returned = signature.rpartition(" -> ")
    alias = values.get(returned)
    if not isinstance(alias, GenericAlias):
        return signature
    args = ", ".join(arg.__name__ for arg in alias.__args__)  # of a list of events only `list`: bots do not read events
    return f"{parameters} -> {alias.__name__}[{args}]"


def _type_of(value: object) -> str:
    """Return the type of a value as an annotation; of a collection by its first item."""
    if isinstance(value, tuple):
        return f"tuple[{_type_of(value[0])}, ...]"
    if isinstance(value, dict):
        key, first = next(iter(value.items()))
        return f"dict[{_type_of(key)}, {_type_of(first)}]"
    return type(value).__name__


def _return_annotation(node: ast.FunctionDef) -> str:
    return ast.unparse(node.returns) if node.returns else ""
