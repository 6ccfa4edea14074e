"""What all messages have in common, and how an answer is encoded."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeVar, dataclass_transform

Kind = TypeVar("Kind")
_KNOWN: dict[str, tuple[tuple[str, object], ...]] = {}
"""The fields of each kind of answer in order, each with its default."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def message(kind: type[Kind]) -> type[Kind]:
    """Make a frozen dataclass of the least size: nobody compares or prints messages, and every player loads them."""
    return dataclass(frozen=True, eq=False, repr=False, match_args=False)(kind)


@dataclass(frozen=True, eq=False, repr=False, match_args=False)
class Answer:
    """What the page is told, as one object with `"ok": true`; a field that still has its default is left out."""


def fields_of(kind: type[Answer]) -> tuple[tuple[str, object], ...]:
    """Return the names of the fields in order, each with its default."""
    if kind.__name__ not in _KNOWN:
        _KNOWN[kind.__name__] = tuple((one.name, one.default) for one in fields(kind))
    return _KNOWN[kind.__name__]


def encoded(answer: Answer) -> dict[str, object]:
    """Return an answer as JSON values."""
    values = vars(answer)
    told = {name: values[name] for name, default in fields_of(type(answer)) if values[name] is not default}
    return {"ok": True, **told}
