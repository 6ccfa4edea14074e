"""The table of docs/accessibility.md has every criterion of WCAG 2.2 A and AA, and each test that it names exists."""

import re

from paths import ROOT, TESTS

TABLE = (ROOT / "docs" / "accessibility.md").read_text(encoding="utf-8")
ROWS = [line for line in TABLE.splitlines() if re.match(r"\| \d", line)]
# 4.1.1 is obsolete since 2.2.
GUIDELINES: dict[str, tuple[int, ...]] = {
    "1.1": (1,),
    "1.2": (1, 2, 3, 4, 5),
    "1.3": (1, 2, 3, 4, 5),
    "1.4": (1, 2, 3, 4, 5, 10, 11, 12, 13),
    "2.1": (1, 2, 4),
    "2.2": (1, 2),
    "2.3": (1,),
    "2.4": (1, 2, 3, 4, 5, 6, 7, 11),
    "2.5": (1, 2, 3, 4, 7, 8),
    "3.1": (1, 2),
    "3.2": (1, 2, 3, 4, 6),
    "3.3": (1, 2, 3, 4, 7, 8),
    "4.1": (2, 3),
}
CRITERIA = [f"{guide}.{number}" for guide, numbers in GUIDELINES.items() for number in numbers]


def listed() -> list[str]:
    found = []
    for row in ROWS:
        name = row.split("|")[1]
        spans = re.findall(r"(\d\.\d)\.(\d+)–\1\.(\d+)", name)
        found += [f"{guide}.{number}" for guide, low, high in spans for number in range(int(low), int(high) + 1)]
        found += [] if spans else re.findall(r"\d\.\d\.\d+", name)
    return found


def test_every_criterion_is_there_once() -> None:
    assert listed() == CRITERIA


def test_every_row_says_how_it_is_met_and_tested() -> None:
    for row in ROWS:
        _, name, how, test, _ = row.split("|")
        assert len(how) > 20 and test.strip(), name


def test_the_tests_that_are_named_exist() -> None:
    named = set(re.findall(r"`(test_\w+)`", TABLE))
    there = {
        name for file in TESTS.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    assert len(named) > 25
    assert named - there == set()
