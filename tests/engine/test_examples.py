"""The examples in the docstrings of the public names run, and print what they say."""

import doctest
import inspect

import pytest

import mapwright

FINDER = doctest.DocTestFinder(recurse=True)
EXAMPLES = [
    example
    for name in mapwright.__all__
    if inspect.isclass(value := getattr(mapwright, name)) or inspect.isfunction(inspect.unwrap(value))
    for example in FINDER.find(inspect.unwrap(value), name)
    if example.examples
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_example_in_a_docstring_prints_its_shown_output(example):
    report = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=report.append)
    assert not report, "".join(report)


def test_the_most_used_names_have_an_example():
    assert len(EXAMPLES) >= 20
