"""The base classes of requests and responses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypedDict, dataclass_transform

_REQUIRED = object()


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Message:
    """Makes each subclass a frozen dataclass."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True, repr=False, eq=False, match_args=False)(cls)


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
