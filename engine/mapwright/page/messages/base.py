"""What all messages have in common, and how an answer is encoded."""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from typing import Literal, TypedDict, dataclass_transform

_FIELDS: dict[type[Message], tuple[tuple[str, object], ...]] = {}
"""The fields of each kind in order, with their defaults: the snapshot forgets what dataclasses know of themselves."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Message:
    """A frozen dataclass. All share one constructor: a hundred generated ones would be a part of every download."""

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False, match_args=False)(cls)
        _FIELDS[cls] = tuple((dataclass_field.name, dataclass_field.default) for dataclass_field in fields(cls))  # type: ignore[arg-type]

    def __init__(self, *values: object, **keyword_values: object) -> None:
        field_defaults = _FIELDS[type(self)]
        arguments = dict(zip((name for name, _ in field_defaults), values, strict=False)) | keyword_values
        field_values = {name: arguments.get(name, default) for name, default in field_defaults}
        if MISSING in field_values.values() or len(values) + len(keyword_values) != len(
            field_values.keys() & arguments.keys()
        ):
            raise TypeError(
                f"{type(self).__name__} has the fields {', '.join(field_values)}; got {', '.join(arguments)}"
            )
        vars(self).update(field_values)

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(name)


class Response(Message):
    """An answer to the page: one object with `"ok": true`; a field that still has its default is left out."""


def encode_response(answer: Response) -> dict[str, object]:
    """Return an answer as JSON values."""
    values = vars(answer)
    changed_fields = {name: values[name] for name, default in _FIELDS[type(answer)] if values[name] is not default}
    return {"ok": True, **changed_fields}


class ErrorDetails(TypedDict):
    """`code` is stable and is a text key; `detail` quotes what was wrong, for reports."""

    code: str
    detail: str


class ErrorResponse(TypedDict):
    ok: Literal[False]
    error: ErrorDetails
