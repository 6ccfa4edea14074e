"""Plain JSON values read by their declared types: what fits is copied, anything else is refused.

A type may say more about itself by `Annotated`: functions that check or tidy a value of the right kind, `Inside` for
the code of what is wrong within it, `Default` for a key that older files leave out, `ELSEWHERE` for what another reads.
"""

from __future__ import annotations

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
)

from mapwright.errors import NotationError

T = TypeVar("T")
Reader = Callable[[Any], Any]
Field = tuple[str, Reader, bool, Any]
"""A key, how to read it, whether it must be there, and what stands for it if not."""


class Misfit(ValueError):
    """A value that does not fit. `code` is empty where the caller supplies it."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


class Inside(NamedTuple):
    """What is wrong within the value has this code."""

    code: str


class Default(NamedTuple):
    """Stands for a key that is left out; an empty tuple for whatever is empty of its kind."""

    value: str | int | bool | tuple[()] | None


ELSEWHERE = object()
"""Check only the kind: the receiver of the value reads it by more exact types."""


def read(kind: type[T], value: object, code: str, what: str = "") -> T:
    """The value as the declared type, with nothing that is not declared; or a `NotationError` with the code."""
    hint: Any = kind
    try:
        found: T = reader_of(hint)(value)
    except Misfit as misfit:
        raise NotationError(f"{what}{': ' if what else ''}{misfit}", misfit.code or code) from None
    return found


@cache
def reader_of(hint: Any) -> Reader:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], args[1:])
    if origin is Literal:
        return _one_of(args)
    if origin in (Union, types.UnionType):
        return _or_none(args)
    if origin is tuple and args[-1] is not ...:
        return _fixed([reader_of(arg) for arg in args])
    if origin in (list, tuple):
        return _items(reader_of(args[0]), origin)
    if origin is dict:
        return _pairs(reader_of(args[0]), reader_of(args[1]))
    return _object(hint) if hasattr(hint, "__total__") or is_dataclass(hint) else _plain(hint)


def _kind(hint: Any) -> type:
    """The plain kind of values that a type is written as."""
    found = get_origin(hint) or hint
    return dict if hasattr(found, "__total__") else found


def _misfit(value: Any, kind: type) -> Misfit:
    return Misfit(f"{value!r:.20} is not of the right kind ({kind.__name__})")


def _plain(kind: type) -> Reader:
    """The kind itself, not one that passes for it: true is not a number. A whole number may stand for any."""

    def read_plain(value: Any) -> Any:
        if type(value) is kind or (kind is float and type(value) is int):
            return value
        raise _misfit(value, kind)

    return read_plain


def _one_of(allowed: tuple[Any, ...]) -> Reader:
    def read_literal(value: Any) -> Any:
        if not any(value == each and type(value) is type(each) for each in allowed):
            raise Misfit(f"{value!r:.20} is none of {', '.join(map(str, allowed))}")
        return value

    return read_literal


def _or_none(args: tuple[Any, ...]) -> Reader:
    (inner,) = [reader_of(arg) for arg in args if arg is not type(None)]
    return lambda value: None if value is None else inner(value)


def _items(inner: Reader, kind: type[list[Any]] | type[tuple[Any, ...]]) -> Reader:
    def read_items(value: Any) -> Any:
        if type(value) is not list and type(value) is not kind:
            raise _misfit(value, kind)
        found = [inner(item) for item in value]
        return found if kind is list else kind(found)

    return read_items


def _fixed(readers: list[Reader]) -> Reader:
    def read_fixed(value: Any) -> Any:
        if type(value) is not list or len(value) != len(readers):
            raise _misfit(value, tuple)
        return tuple(reader(item) for reader, item in zip(readers, value, strict=True))

    return read_fixed


def _pairs(key: Reader, inner: Reader) -> Reader:
    def read_pairs(value: Any) -> Any:
        if type(value) is not dict:
            raise _misfit(value, dict)
        return {key(name): inner(item) for name, item in value.items()}

    return read_pairs


def _object(hint: Any) -> Reader:
    """A dict for a typed dictionary, else an instance of the dataclass; its defaults stand for what is left out."""
    kinds = get_type_hints(hint, include_extras=True)
    make: Reader = dict
    if is_dataclass(hint):
        own = {field.name: field.default is MISSING for field in fields(hint)}
        known = [(key, reader_of(found), own[key], _LEFT_OUT) for key, found in kinds.items()]
        make = partial(_made, hint)
    else:
        known = [_field(key, found) for key, found in kinds.items()]

    def read_object(value: Any) -> Any:
        if type(value) is not dict:
            raise _misfit(value, dict)
        found = {}
        name = ""
        try:
            for name, reader, needed, default in known:
                if name in value:
                    found[name] = reader(value[name])
                elif needed:
                    raise Misfit("is missing")
                elif default is not _LEFT_OUT:
                    found[name] = default() if isinstance(default, type) else default
        except Misfit as misfit:
            raise Misfit(f"{name}: {misfit}", misfit.code) from None
        return make(found)

    return read_object


def _made(kind: Any, values: dict[str, Any]) -> Any:
    return kind(**values)


_LEFT_OUT = object()


def _field(key: str, hint: Any) -> Field:
    if get_origin(hint) is NotRequired:
        return key, reader_of(get_args(hint)[0]), False, _LEFT_OUT
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    for note in notes:
        if isinstance(note, Default):
            return key, reader_of(hint), False, _kind(hint.__origin__) if note.value == () else note.value
    return key, reader_of(hint), True, None


def _annotated(hint: Any, notes: tuple[Any, ...]) -> Reader:
    """The kind first, then the checks, then what is inside: a list that is too long is not read."""
    checks = [note for note in notes if callable(note)]
    code = next((note.code for note in notes if isinstance(note, Inside)), "")
    kind = _kind(hint)
    if ELSEWHERE in notes:
        return _plain(kind)
    inner = reader_of(hint)
    if checks:
        inner = _checked(kind, checks, inner)
    return _coded(kind, code, inner) if code else inner


def _checked(kind: type, checks: list[Reader], inner: Reader) -> Reader:
    deep = kind in (list, dict)

    def read_checked(value: Any) -> Any:
        if type(value) is not kind:
            raise _misfit(value, kind)
        for check in checks:
            value = check(value)
        return inner(value) if deep else value

    return read_checked


def _coded(kind: type, code: str, inner: Reader) -> Reader:
    def read_coded(value: Any) -> Any:
        if type(value) is not kind:
            raise _misfit(value, kind)
        try:
            return inner(value)
        except Misfit as misfit:
            raise Misfit(str(misfit), misfit.code or code) from None

    return read_coded


# --- what a type may say about its values ---


def at_most(most: int, code: str = "") -> Reader:
    """So many letters, items or pairs."""

    def check(value: Any) -> Any:
        if len(value) > most:
            raise Misfit(f"{len(value)} is more than {most}", code)
        return value

    return check


def exactly(number: int) -> Reader:
    """So many items."""

    def check(value: Any) -> Any:
        if len(value) != number:
            raise Misfit(f"{len(value)} is not {number}")
        return value

    return check


def between(least: int, most: int) -> Reader:
    def check(value: int) -> int:
        if not least <= value <= most:
            raise Misfit(f"{value} is not between {least} and {most}")
        return value

    return check


def written(pattern: str) -> Reader:
    """A text of that form."""
    form = re.compile(pattern)

    def check(value: str) -> str:
        if not form.fullmatch(value):
            raise Misfit(f"{value!r:.20} is not written as {pattern}")
        return value

    return check


def as_day(value: str) -> str:
    """A date, as 2026-11-15."""
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError:
        raise Misfit(f"{value!r:.20} is no date") from None
