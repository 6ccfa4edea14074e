"""The messages of Fluent files as the checks need them: texts, variables, references and selects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast


class FluentError(ValueError):
    """A line that is not Fluent, or a part of Fluent that the project does not use."""


@dataclass
class Select:
    variable: str
    default: str
    variants: dict[str, Pattern]


@dataclass
class Pattern:
    """A value: pieces of text, `$variable`, `message-reference` and selects."""

    pieces: list[tuple[str, str]] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)

    def walk(self) -> Iterator[Pattern]:
        yield self
        for select in self.selects:
            for variant in select.variants.values():
                yield from variant.walk()

    def all_of(self, kind: str) -> list[str]:
        return [text for pattern in self.walk() for piece_kind, text in pattern.pieces if piece_kind == kind]

    @property
    def variables(self) -> set[str]:
        return {*self.all_of("variable"), *(select.variable for select in self.all_selects)}

    @property
    def references(self) -> set[str]:
        return set(self.all_of("reference"))

    @property
    def all_selects(self) -> list[Select]:
        return [select for pattern in self.walk() for select in pattern.selects]

    @property
    def text(self) -> str:
        return " ".join(self.all_of("text"))

    def max_length(self) -> int:
        """Return the largest possible length; a placeholder counts as two characters."""
        own = sum(len(text) if kind == "text" else 2 for kind, text in self.pieces)
        return own + sum(max(v.max_length() for v in select.variants.values()) for select in self.selects)


def read(text: str) -> dict[str, Pattern]:
    """Return the messages of a file, in order."""
    by_key: dict[str, Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise FluentError(f"{entry.annotations[0].message}: {(entry.content or '').strip()[:60]!r}")
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        key = entry.id.name
        if key in by_key:
            raise FluentError(f"{key} a second time")
        by_key[key] = _pattern(key, entry.value)
    return by_key


def _pattern(key: str, value: ast.Pattern) -> Pattern:
    pattern = Pattern()
    for element in value.elements:
        match element:
            case ast.TextElement():
                pattern.pieces.append(("text", element.value))
            case ast.Placeable(expression=ast.VariableReference() as name):
                pattern.pieces.append(("variable", name.id.name))
            case ast.Placeable(expression=ast.MessageReference() as name):
                pattern.pieces.append(("reference", name.id.name))
            case ast.Placeable(
                expression=ast.SelectExpression(selector=ast.VariableReference() as selector, variants=variants)
            ):
                pattern.selects.append(_select(key, selector.id.name, variants))
            case _:
                raise FluentError(f"{key}: only variables, references and selects on a variable are used here")
    return pattern


def _select(key: str, variable: str, entries: list[ast.Variant]) -> Select:
    variants = {_name(each): _pattern(key, each.value) for each in entries}
    if len(variants) < len(entries):
        raise FluentError(f"{key}: a variant a second time")
    return Select(variable, next(_name(each) for each in entries if each.default), variants)


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def read_folder(folder: Path) -> dict[str, dict[str, Pattern]]:
    return {path.name: read(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}
