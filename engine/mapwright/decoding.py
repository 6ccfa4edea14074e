"""Decode JSON values by their declared types. Undeclared keys are dropped; an invalid value raises an error.

`Annotated` adds to a type: functions that check or tidy a value, an `ErrorCode` for anything invalid inside it, or
`SHALLOW` for content that is decoded elsewhere.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from functools import cache, partial
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from mapwright.errors import NotationError

T = TypeVar("T")
Decoder = Callable[[Any], Any]


class DecodeError(ValueError):
    """A value does not have its declared type. `code` is the error code; if empty, the caller supplies one."""

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


class ErrorCode(NamedTuple):
    """The error code for anything invalid inside the annotated value."""

    code: str


SHALLOW = object()
"""Check only the outer type; the handler decodes the content."""


def parse_json(text: str, code: str) -> object:
    """Parse a JSON text, or raise `NotationError` with the code."""
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise NotationError("that is no JSON", code) from None
    return value


def decode(kind: type[T], value: object, code: str, context: str = "") -> T:
    """Return the value as the declared type, without undeclared keys. Raise `NotationError` if it does not fit."""
    type_hint: Any = kind
    try:
        decoded: T = decoder_for(type_hint)(value)
    except DecodeError as misfit:
        raise NotationError(f"{context}{': ' if context else ''}{misfit}", misfit.code or code) from None
    return decoded


@cache
def decoder_for(hint: Any) -> Decoder:
    """Return the function that checks and converts the JSON values of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], args[1:])
    if origin is Literal:
        return _literal(args)
    if origin in (Union, types.UnionType):
        return _or_none(args)
    if origin is tuple and args[-1] is not ...:
        return _fixed_tuple([decoder_for(arg) for arg in args])
    if origin in (list, tuple):
        return _sequence(decoder_for(args[0]), origin)
    if origin is dict:
        return _mapping(decoder_for(args[0]), decoder_for(args[1]))
    if hint is date:
        return _date
    return _fields_of(hint) if is_typeddict(hint) or is_dataclass(hint) else _exact_type(hint)


def _runtime_type(hint: Any) -> type:
    """Return the type of the JSON values that a type is read from."""
    origin = get_origin(hint) or hint
    if origin is date:
        return str
    return dict if is_typeddict(origin) or is_dataclass(origin) else origin


def _wrong_type(value: Any, kind: type) -> DecodeError:
    return DecodeError(f"{value!r:.20} is not of the right kind ({kind.__name__})")


def _exact_type(kind: type) -> Decoder:
    """Accept exactly this type: `True` is not an int. An int is accepted where a float is declared."""

    def read_plain(value: Any) -> Any:
        if type(value) is kind or (kind is float and type(value) is int):
            return value
        raise _wrong_type(value, kind)

    return read_plain


def _literal(allowed: tuple[Any, ...]) -> Decoder:
    def read_literal(value: Any) -> Any:
        if not any(value == each and type(value) is type(each) for each in allowed):
            raise DecodeError(f"{value!r:.20} is none of {', '.join(map(str, allowed))}")
        return value

    return read_literal


def _or_none(args: tuple[Any, ...]) -> Decoder:
    """Return the decoder of a union of one type and None."""
    (inner,) = [decoder_for(arg) for arg in args if arg is not type(None)]
    return lambda value: None if value is None else inner(value)


def _sequence(inner: Decoder, kind: type[list[Any]] | type[tuple[Any, ...]]) -> Decoder:
    def read_items(value: Any) -> Any:
        if type(value) is not list and type(value) is not kind:
            raise _wrong_type(value, kind)
        items = [inner(item) for item in value]
        return items if kind is list else kind(items)

    return read_items


def _fixed_tuple(readers: list[Decoder]) -> Decoder:
    def read_fixed(value: Any) -> Any:
        if type(value) is not list or len(value) != len(readers):
            raise _wrong_type(value, tuple)
        return tuple(reader(item) for reader, item in zip(readers, value, strict=True))

    return read_fixed


def _mapping(key: Decoder, inner: Decoder) -> Decoder:
    def read_pairs(value: Any) -> Any:
        if type(value) is not dict:
            raise _wrong_type(value, dict)
        return {key(name): inner(item) for name, item in value.items()}

    return read_pairs


def _fields_of(hint: Any) -> Decoder:
    """Return the decoder of a typed dictionary, or of a dataclass, whose defaults stand for missing keys."""
    hints = get_type_hints(hint, include_extras=True)
    construct: Decoder = dict
    optional = {key for key, field_hint in hints.items() if get_origin(field_hint) is NotRequired}
    if is_dataclass(hint):
        optional = {field.name for field in fields(hint) if field.default is not MISSING}
        construct = partial(_construct, hint)
    decoders = {
        key: decoder_for(get_args(field_hint)[0] if get_origin(field_hint) is NotRequired else field_hint)
        for key, field_hint in hints.items()
    }

    def read_object(value: Any) -> Any:
        if type(value) is not dict:
            raise _wrong_type(value, dict)
        values = {}
        name = ""
        try:
            for name, decoder in decoders.items():
                if name in value:
                    values[name] = decoder(value[name])
                elif name not in optional:
                    raise DecodeError("is missing")
        except DecodeError as misfit:
            raise DecodeError(f"{name}: {misfit}", misfit.code) from None
        return construct(values)

    return read_object


def _construct(kind: Any, values: dict[str, Any]) -> Any:
    return kind(**values)


def _annotated(hint: Any, metadata: tuple[Any, ...]) -> Decoder:
    """Return the decoder of an annotated type. It checks a list's length before it decodes its items."""
    checks = [note for note in metadata if callable(note)]
    code = next((note.code for note in metadata if isinstance(note, ErrorCode)), "")
    kind = _runtime_type(hint)
    if SHALLOW in metadata:
        return _exact_type(kind)
    inner = decoder_for(hint)
    if checks:
        inner = _with_checks(kind, checks, inner)
    return _with_error_code(kind, code, inner) if code else inner


def _with_checks(kind: type, checks: list[Decoder], inner: Decoder) -> Decoder:
    is_container = kind in (list, dict)

    def read_checked(value: Any) -> Any:
        if type(value) is not kind:
            raise _wrong_type(value, kind)
        for check in checks:
            value = check(value)
        return inner(value) if is_container else value

    return read_checked


def _with_error_code(kind: type, code: str, inner: Decoder) -> Decoder:
    def read_coded(value: Any) -> Any:
        if type(value) is not kind:
            raise _wrong_type(value, kind)
        try:
            return inner(value)
        except DecodeError as misfit:
            raise DecodeError(str(misfit), misfit.code or code) from None

    return read_coded


# --- what a type may say about its values ---


def max_length(limit: int, code: str = "") -> Decoder:
    """Accept at most this number of characters, items or pairs."""

    def check(value: Any) -> Any:
        if len(value) > limit:
            raise DecodeError(f"{len(value)} is more than {limit}", code)
        return value

    return check


def exact_length(number: int) -> Decoder:
    """Accept exactly this number of items."""

    def check(value: Any) -> Any:
        if len(value) != number:
            raise DecodeError(f"{len(value)} is not {number}")
        return value

    return check


def in_range(low: int, high: int) -> Decoder:
    def check(value: int) -> int:
        if not low <= value <= high:
            raise DecodeError(f"{value} is not between {low} and {high}")
        return value

    return check


def matches(pattern: str) -> Decoder:
    """Accept a text that matches the pattern."""
    form = re.compile(pattern)

    def check(value: str) -> str:
        if not form.fullmatch(value):
            raise DecodeError(f"{value!r:.20} is not written as {pattern}")
        return value

    return check


def iso_date(value: str) -> str:
    """Accept a date such as 2026-11-15."""
    return _date(value).isoformat()


def _date(value: Any) -> date:
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        raise DecodeError(f"{value!r:.20} is no date") from None
