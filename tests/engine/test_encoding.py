"""Dataclasses as JSON objects: fields, properties and class constants, encoded as their annotations say."""

import json
from dataclasses import dataclass
from typing import Annotated, ClassVar

import pytest

from mapwright.encoding import OMITTED, EncodedBy, encode


def doubled(value):
    return 2 * value


@dataclass(frozen=True, slots=True)
class Base:
    first: int


@dataclass(frozen=True, slots=True)
class Value(Base):
    kind: ClassVar[str] = "value"
    second: Annotated[int, EncodedBy(doubled)]
    hidden: Annotated[object, OMITTED]

    @property
    def total(self) -> int:
        return self.first + self.second


def test_dataclass_becomes_an_object_with_fields_constants_and_properties():
    assert encode(Value(1, 2, None)) == {"first": 1, "kind": "value", "second": 4, "total": 3}


def test_dataclass_inside_lists_and_objects_is_encoded_by_json():
    text = json.dumps({"values": [Base(1), Value(1, 2, Base(5))]}, default=encode)
    assert json.loads(text)["values"] == [{"first": 1}, {"first": 1, "kind": "value", "second": 4, "total": 3}]


@pytest.mark.parametrize("value", [object(), {1, 2}, b"bytes"])
def test_other_values_are_refused(value):
    with pytest.raises(TypeError, match="cannot be written as JSON"):
        json.dumps(value, default=encode)
