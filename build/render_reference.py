"""Writes the reference of the engine's public names as HTML, from their docstrings. Run with pdoc on the path."""

import ast
import html
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, get_args, get_origin

import pdoc.doc
from pdoc.render_helpers import to_html

import mapwright
from mapwright.rules.events import Event

# The sections, with the packages whose names they list. The first that fits counts.
SECTIONS = (
    ("Playing a game", ("mapwright.rules.game", "mapwright.rules.legal_options", "mapwright.rules.option")),
    ("States and actions", ("mapwright.rules.state", "mapwright.rules.deal")),
    ("Setups", ("mapwright.rules.setup",)),
    ("Cards and scoring", ("mapwright.rules",)),
    ("Maps and cells", ("mapwright.board",)),
    ("Notation", ("mapwright.notation",)),
    ("Bots", ("mapwright.bots",)),
    ("Errors", ("mapwright.errors",)),
)
QUALIFIED = re.compile(r"\b(?:mapwright|collections|typing|random|builtins)\.(?:\w+\.)*(\w+)")
EVENTS = " | ".join(kind.__name__ for kind in get_args(Event))
LONGEST_VALUE = 160
CODE = re.compile(r"<code>(\w+)(\(\w*\))?</code>")


def main(target: Path) -> None:
    target.write_text(page(), encoding="utf-8")


def page() -> str:
    """Return the table of contents and all sections."""
    names_by_section = dict(sections())
    contents = "".join(
        f"<li>{_title(title)}<p>{' '.join(map(_name_link, names))}</p></li>"
        for title, names in names_by_section.items()
    )
    parts = "".join(_section(title, names) for title, names in names_by_section.items())
    return f'<nav aria-label="Contents"><ul>{contents}</ul></nav>\n{parts}'


def sections() -> Iterator[tuple[str, list[str]]]:
    """Yield each section with its names, in the order of the sources: functions, classes, then constants."""
    remaining = list(ORIGINS)
    for title, packages in SECTIONS:
        names = [
            name for name in remaining if f"{ORIGINS[name]}.".startswith(tuple(f"{package}." for package in packages))
        ]
        remaining = [name for name in remaining if name not in names]
        yield title, sorted(names, key=_rank)
    if remaining:
        raise SystemExit(f"render_reference: no section lists {', '.join(remaining)}")


def origins() -> dict[str, str]:
    """Return, for each public name, the module that defines it."""
    tree = ast.parse(Path(mapwright.__file__).read_text(encoding="utf-8"))
    imported = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    return {name: imported[name] for name in mapwright.__all__}


def doc_of(name: str) -> pdoc.doc.Doc:
    """Return what pdoc knows of a public name, from the module that defines it."""
    module = ORIGINS[name]
    if module not in MODULES:
        MODULES[module] = pdoc.doc.Module.from_name(module)
    return MODULES[module].members[name]


def _rank(name: str) -> int:
    doc = doc_of(name)
    return 0 if isinstance(doc, pdoc.doc.Function) else 1 if isinstance(doc, pdoc.doc.Class) else 2


def _title(title: str) -> str:
    return f'<a href="#{_anchor(title)}">{title}</a>'


def _anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def _name_link(name: str) -> str:
    return f'<a href="#{name}"><code>{name}</code></a>'


def _section(title: str, names: list[str]) -> str:
    return f'<section><h2 id="{_anchor(title)}">{title}</h2>\n{"".join(map(_entry, names))}</section>\n'


def _entry(name: str) -> str:
    doc = doc_of(name)
    inner = (
        "".join(_member_html(one) for one in doc.own_members if _is_documented(one))
        if isinstance(doc, pdoc.doc.Class)
        else ""
    )
    inner = f"<dl>{inner}</dl>" if inner else ""
    return f'<article><h3 id="{name}"><code>{_signature(doc)}</code></h3>{_docstring_html(doc)}{inner}</article>\n'


def _member_html(doc: pdoc.doc.Doc) -> str:
    return f"<dt><code>{_signature(doc)}</code></dt><dd>{_docstring_html(doc)}</dd>"


def _is_documented(doc: pdoc.doc.Doc) -> bool:
    return not doc.name.startswith("_") and bool(doc.docstring)


def _signature(doc: pdoc.doc.Doc) -> str:
    match doc:
        case pdoc.doc.Function():
            text = f"{doc.name}{doc.signature}"
        case pdoc.doc.Class():
            text = f"class {doc.name}"
        case pdoc.doc.Variable():
            if get_origin(doc.annotation) is Annotated:  # the rest says how a field is written as JSON
                doc.annotation = get_args(doc.annotation)[0]
            value = doc.default_value_str if len(doc.default_value_str) < LONGEST_VALUE else ""
            text = f"{doc.name}{doc.annotation_str}{f' = {value}' if value and not doc.docstring else ''}"
        case _:
            text = doc.name
    text = " ".join(QUALIFIED.sub(r"\1", text).replace("'", "").split()).replace("( ", "(").replace(" )", ")")
    short = html.escape(text.replace(EVENTS, "Event"), quote=False)
    return re.sub(r"\w+", lambda word: _link(word[0]) if word[0] in ORIGINS and word[0] != doc.name else word[0], short)


def _link(name: str) -> str:
    return f'<a href="#{name}">{name}</a>'


def _docstring_html(doc: pdoc.doc.Doc) -> str:
    """Return a docstring as HTML, with links from public names in backticks."""
    text = to_html(doc.docstring).strip()
    return CODE.sub(lambda code: f'<a href="#{code[1]}">{code[0]}</a>' if code[1] in ORIGINS else code[0], text)


ORIGINS = origins()
MODULES: dict[str, pdoc.doc.Module] = {}

if __name__ == "__main__":
    main(Path(sys.argv[1]))
