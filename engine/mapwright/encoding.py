"""Encode dataclasses as JSON objects: one key for each public field and property, written as its type says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass
from functools import cache
from operator import attrgetter
from typing import NamedTuple, get_args, get_type_hints

OMITTED = "omitted"
"""In an annotation: the field is left out."""
_KEYS = {"by_letter": "edicts"}
"""Keys that differ from the name of the member; a property replaces a field with the same key."""


class EncodedBy(NamedTuple):
    """In an annotation: the function that converts the field into a JSON value."""

    function: Callable[..., object]


@cache
def members_of(kind: type) -> dict[str, tuple[str, object]]:
    """Return the name and the type of each written member of a class by its key, inherited ones first."""
    hints: dict[str, object] = get_type_hints(kind, include_extras=True)
    members = {name: (name, hint) for name, hint in hints.items() if OMITTED not in get_args(hint)}
    for base in reversed(kind.__mro__):
        for name, value in vars(base).items():
            if isinstance(value, property):
                members[_KEYS.get(name, name)] = name, get_type_hints(value.fget).get("return")
    return members


def encoder_of(hint: object) -> Callable[..., object] | None:
    """Return the function in a type's annotation; None if `json` can write the values as they are."""
    return next((note.function for note in get_args(hint)[1:] if isinstance(note, EncodedBy)), None)


@cache
def _readers_by_key(kind: type) -> dict[str, Callable[[object], object]]:
    return {key: _reader(name, encoder_of(hint)) for key, (name, hint) in members_of(kind).items()}


def _reader(name: str, encoder: Callable[..., object] | None) -> Callable[[object], object]:
    """Return a function that returns a member of an object as a JSON value."""
    read = attrgetter(name)
    return read if encoder is None else lambda value: encoder(read(value))


def encode(value: object) -> dict[str, object]:
    """Return a dataclass object as a JSON object, for the argument `default` of `json.dumps`."""
    kind: type = type(value)
    if not is_dataclass(value):
        raise TypeError(f"{kind.__name__} cannot be written as JSON")
    return {key: read(value) for key, read in _readers_by_key(kind).items()}
