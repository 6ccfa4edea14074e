"""The words of the engine that a bot's author needs, each with its signature and what it says of itself."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from types import GenericAlias

import mapwright

WORDS = {
    "rules.game": ("legal", "act", "apply", "start", "winners", "rating"),
    "rules.options": ("options", "may_pass"),
    "rules.option": ("Option",),
    "rules.state": ("State", "Player", "Task", "Action", "PASS", "SeasonScore"),
    "board.board": ("Board",),
    "board.grid": (
        "SIZE", "FULL", "ROWS", "COLUMNS", "EDGE", "DIAGONALS", "NAMED_CELLS", "bit", "bits", "neighbours", "enclosed",
        "clusters", "cluster_at", "rows_met", "columns_met", "runs_down", "runs_right", "squares", "cell_name",
        "cell_names",
    ),
    "rules.scoring": ("EDICTS", "Edict", "Claim", "toll"),
    "board.shapes": ("Shape", "places", "turns", "Turn"),
    "rules.cards": ("SEASONS", "Season", "EXPLORE_BY_ID", "EXPLORE_SETS", "Explore", "COIN_TRACK"),
    "rules.deal": ("Deal",),
    "board.terrain": ("Terrain",),
    "bots.budget": ("Budget",),
}  # fmt: skip
"""By the module of `mapwright` that defines them, in the order in which a reader meets them."""


@dataclass(frozen=True, slots=True)
class Word:
    """Something an author can write."""

    name: str
    """With its class, if it belongs to one: `State.card`."""
    module: str
    """Where it is imported from: `mapwright` if it is part of the public interface."""
    kind: str
    """function, class, value (of a module), field, property or method (of a class)."""
    signature: str
    """Its type, or what it takes and returns, as Python writes it; empty for classes."""
    doc: str


def words() -> list[Word]:
    """Every word with all that is known of it, from the source itself."""
    return [word for module, names in WORDS.items() for word in _in_module(f"mapwright.{module}", names)]


def _in_module(module: str, names: tuple[str, ...]) -> Iterator[Word]:
    *folders, last = module.split(".")[1:]
    source = files("mapwright").joinpath(*folders, f"{last}.py").read_text("utf-8")
    found = {name: (node, doc) for name, node, doc in _named(ast.parse(source).body)}
    defined = vars(importlib.import_module(module))
    for name in names:
        node, doc = found[name]
        home = "mapwright" if name in mapwright.__all__ else module
        if isinstance(node, ast.ClassDef):
            yield Word(name, home, "class", "", doc)
            yield from _members(node, home)
        elif isinstance(node, ast.FunctionDef):
            yield Word(name, home, "function", _written_out(_signature(node), defined), doc)
        else:
            yield Word(name, home, "value", _type_of(defined[name]), doc)


def _members(owner: ast.ClassDef, module: str) -> Iterator[Word]:
    for name, node, doc in _named(owner.body):
        if name.startswith("_"):
            continue
        if not isinstance(node, ast.FunctionDef):
            hint = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
            yield Word(f"{owner.name}.{name}", module, "field", hint, doc)
        elif any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
            yield Word(f"{owner.name}.{name}", module, "property", _returned(node), doc)
        else:
            yield Word(f"{owner.name}.{name}", module, "method", _signature(node), doc)


def _named(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt, str]]:
    """What a module or class defines, each with its docstring; a value's stands in the line below it."""
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node, ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                yield target.id, node, _text(below)


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _signature(node: ast.FunctionDef) -> str:
    taken = ast.unparse(node.args).removeprefix("self, ").removeprefix("cls, ")
    return f"({'' if taken in ('self', 'cls') else taken}) -> {_returned(node)}"


def _written_out(signature: str, defined: dict[str, object]) -> str:
    """Replace the alias of a tuple or list that a function returns: `-> Step` means little to a bot's author."""
    taken, _, returned = signature.rpartition(" -> ")
    alias = defined.get(returned)
    if not isinstance(alias, GenericAlias):
        return signature
    args = ", ".join(arg.__name__ for arg in alias.__args__)  # of a list of events only `list`: bots do not read events
    return f"{taken} -> {alias.__name__}[{args}]"


def _type_of(value: object) -> str:
    """Return the type of a value as an annotation; of a collection by its first item."""
    if isinstance(value, tuple):
        return f"tuple[{_type_of(value[0])}, ...]"
    if isinstance(value, dict):
        key, first = next(iter(value.items()))
        return f"dict[{_type_of(key)}, {_type_of(first)}]"
    return type(value).__name__


def _returned(node: ast.FunctionDef) -> str:
    return ast.unparse(node.returns) if node.returns else ""
