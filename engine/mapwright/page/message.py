"""What all messages have in common, and how an answer is encoded."""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from typing import dataclass_transform

_KNOWN: dict[type[Message], tuple[tuple[str, object], ...]] = {}
"""The fields of each kind in order, with their defaults: the snapshot forgets what dataclasses know of themselves."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Message:
    """A frozen dataclass. All share one constructor: a hundred generated ones would be a part of every download."""

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False, match_args=False)(cls)
        _KNOWN[cls] = tuple((one.name, one.default) for one in fields(cls))  # type: ignore[arg-type]

    def __init__(self, *values: object, **named: object) -> None:
        known = _KNOWN[type(self)]
        given = dict(zip((name for name, _ in known), values, strict=False)) | named
        told = {name: given.get(name, default) for name, default in known}
        if MISSING in told.values() or len(values) + len(named) != len(told.keys() & given.keys()):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(told)}; got {', '.join(given)}")
        vars(self).update(told)

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(name)


class Answer(Message):
    """An answer to the page: one object with `"ok": true`; a field that still has its default is left out."""


def encoded(answer: Answer) -> dict[str, object]:
    """Return an answer as JSON values."""
    values = vars(answer)
    told = {name: values[name] for name, default in _KNOWN[type(answer)] if values[name] is not default}
    return {"ok": True, **told}
