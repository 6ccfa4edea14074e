"""The base classes of requests and responses."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Literal, TypedDict, dataclass_transform

_REQUIRED = object()


@dataclass_transform(frozen_default=True)
class Message:
    """Makes each subclass a frozen dataclass. All of them share these methods, because generated ones for a hundred
    classes would make the first download larger."""

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, *values: object, **named: object) -> None:
        """Set the fields, in their order or by name. Raise `TypeError` if one is missing or unknown."""
        kind = type(self)
        names: tuple[str, ...] = vars(kind)["__match_args__"]
        arguments = dict(zip(names, values, strict=False)) | named
        members = {name: arguments.get(name, getattr(kind, name, _REQUIRED)) for name in names}
        if _REQUIRED in members.values() or len(values) + len(named) > len(members.keys() & arguments.keys()):
            raise TypeError(f"{kind.__name__} has the fields {', '.join(members)}; got {', '.join(arguments)}")
        vars(self).update(members)

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(name)


class Response(Message):
    """A response to the page: an object with `"ok": true`. Fields that have their default are left out."""


def encode_response(response: Response) -> dict[str, object]:
    """Return the fields of a response that are sent; the values in them are encoded later."""
    defaults = vars(type(response))
    values = vars(response).items()
    return {"ok": True, **{name: value for name, value in values if value is not defaults.get(name, _REQUIRED)}}


class ErrorDetails(TypedDict):
    """`code` is stable and is a text key; `detail` quotes what was wrong, for reports."""

    code: str
    detail: str


class ErrorResponse(TypedDict):
    ok: Literal[False]
    error: ErrorDetails
