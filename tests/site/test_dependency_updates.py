"""Updates of dependencies: bad input changes nothing, and what does not fit is switched off and named."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import programs
from lab import update
from paths import ROOT
from programs import BuildError


def test_unpublished_version_is_refused_and_newest_versions_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update, "_npm", lambda *arguments: json.dumps(["1.0.0", "1.1.0"]))
    with pytest.raises(
        BuildError, match=r"pyodide '2\.0\.0' is not published; the newest versions are 1\.0\.0, 1\.1\.0"
    ):
        update.require_published("pyodide", "2.0.0")


@pytest.mark.parametrize("ask", [lambda: update.require_published("pyodide", "314.0.7"), update.outdated])
def test_dependency_update_without_a_network_reports_the_network(
    ask: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9")
    with pytest.raises(BuildError, match="the network cannot be reached; connect and run the command again"):
        ask()


def test_a_lockfile_with_uncommitted_changes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update, "run_quietly", lambda *arguments: " M package-lock.json\n")
    with pytest.raises(BuildError, match=r"package-lock\.json was changed by hand"):
        update.require_committed([])


@pytest.mark.parametrize("output", ["npm error code EINTEGRITY", "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"])
def test_failure_by_an_outdated_lockfile_names_the_lockfile(output: str) -> None:
    assert "a lockfile does not fit" in programs._reason(output, programs.LOW_DISK_BYTES)


def test_failed_dependency_update_restores_the_changed_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update, "delete_hash", lambda name: None)
    pins = tmp_path / "package.json"
    pins.write_text("old")
    with pytest.raises(BuildError), update.restored_on_failure([pins]):
        pins.write_text("new")
        raise BuildError("no network")
    assert pins.read_text() == "old"


def test_mechanism_that_fails_is_switched_off_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(update.SWITCH, "")

    def build() -> None:
        if "slim" not in os.environ[update.SWITCH]:
            raise BuildError("node failed", 1, "Error: slim does not fit this Pyodide: it finds no annotations")

    misfits: dict[str, str] = {}
    update.fall_back(misfits, build)
    report = update.Report()
    update.report_mechanisms(report, misfits)
    assert ("slim", "fell back: it finds no annotations", "docs/start-up.md, slim") in report.rows
    assert ("prune_glue", "fits", "") in report.rows
    assert not report.fits


def test_failed_tests_are_named_in_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], *, show: bool) -> str:
        raise BuildError(
            "pytest failed",
            1,
            "FAILED tests/site/test_python.py::test_async_code_runs_in_pyodide - AssertionError",
        )

    monkeypatch.setattr(update, "run_quietly", fail)
    report = update.Report()
    update.run_step(report, "tests", ["pytest"], "repair")
    assert report.rows == [("tests", "failed: test_python.py::test_async_code_runs_in_pyodide", "repair")]


def test_start_up_document_has_a_row_on_each_mechanism() -> None:
    rows = (ROOT / "docs" / "start-up.md").read_text(encoding="utf-8").splitlines()
    assert [name for name in update.MECHANISMS if not any(row.startswith(f"| `{name}` |") for row in rows)] == []


def test_tests_that_an_update_runs_exist() -> None:
    assert [path for path in update.RUNTIME_TESTS if not path.exists()] == []
