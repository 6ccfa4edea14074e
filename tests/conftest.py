"""What all tests share: a short output, so that a green stage fits on a screen."""

from itertools import count

import pytest

TESTS_PER_DOT = 50
_passed = count(1)


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Print a dot for every fiftieth test that passes."""
    if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
        return "passed", "" if next(_passed) % TESTS_PER_DOT else ".", "PASSED"
    return None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", metavar="K/N", help="run only every Nth test, beginning with the Kth")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if part := config.getoption("--part"):
        number, count = map(int, part.split("/"))
        items[:] = items[number - 1 :: count]
