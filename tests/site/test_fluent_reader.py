"""The reader of Fluent files: what it takes apart, and what it refuses."""

import pytest

from fluent_reader import FluentError, read


def test_fluent_reader_parses_selects_variables_and_references() -> None:
    messages = read("# note\n\nkey = a { $n ->\n    [one] { $n } b\n   *[other] { other } c\n} d\nother = x\n")
    assert messages["key"].variables == {"n"}
    assert messages["key"].references == {"other"}
    assert set(messages["key"].all_selects[0].variants) == {"one", "other"}


@pytest.mark.parametrize("text", ["junk", "a = { $b", "a = b }", "a = 1\na = 2", "a = { $n ->\n    [one] x\n}"])
def test_fluent_reader_refuses_invalid_fluent(text: str) -> None:
    with pytest.raises(FluentError):
        read(text)
