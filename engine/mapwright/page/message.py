"""What all messages have in common, and how an answer is encoded."""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from typing import dataclass_transform

Known = tuple[tuple[str, object], ...]
_KNOWN: dict[type[Message], Known] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Message:
    """A frozen dataclass. All share one constructor: a hundred generated ones would be a part of every download."""

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False, match_args=False)(cls)

    def __init__(self, *values: object, **named: object) -> None:
        known = fields_of(type(self))
        given = dict(zip((name for name, _ in known), values, strict=False)) | named
        told = {name: given.get(name, default) for name, default in known}
        if MISSING in told.values() or len(values) + len(named) != len(told.keys() & given.keys()):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(told)}; got {', '.join(given)}")
        vars(self).update(told)

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(name)


class Answer(Message):
    """What the page is told, as one object with `"ok": true`; a field that still has its default is left out."""


def fields_of(kind: type[Message]) -> Known:
    """Return the names of the fields in order, each with its default."""
    if kind not in _KNOWN:
        _KNOWN[kind] = tuple((one.name, one.default) for one in fields(kind))  # type: ignore[arg-type]
    return _KNOWN[kind]


def encoded(answer: Answer) -> dict[str, object]:
    """Return an answer as JSON values."""
    values = vars(answer)
    told = {name: values[name] for name, default in fields_of(type(answer)) if values[name] is not default}
    return {"ok": True, **told}
