"""Rules of this project that no linter knows."""

import json
import re
from pathlib import Path

import pytest

import build_cache
import environment
from lab import lockfiles
from paths import BUILD, ROOT, WEB
from programs import BuildError

LOCKS = sorted(environment.LOCKS.glob("*.lock"))


def test_build_folder_is_not_ignored_by_git() -> None:
    assert not (BUILD / "__init__.py").exists()
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert not any(line.strip("/*") == "build" for line in ignored)


# Guarantee: build
def test_lockfiles_contain_no_registry_address() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in packages.items() if name)
    assert not any("://" in lock.read_text() for lock in LOCKS)


# Guarantee: build
@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_python_tool_has_a_pinned_version_and_hash(lock: Path) -> None:
    pins = [line for line in lock.read_text().replace("\\\n", "").splitlines() if line and not line.startswith("#")]
    assert pins
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+( ; [^-]+)?( +--hash=sha256:[0-9a-f]{64})+", pin) for pin in pins)


def test_each_group_of_tools_has_one_lock() -> None:
    assert sorted(lockfiles.groups()) == [lock.stem for lock in LOCKS]


# Guarantee: build
def test_install_scripts_of_npm_packages_are_disabled() -> None:
    assert "ignore-scripts=true" in (ROOT / ".npmrc").read_text().splitlines()


@pytest.mark.parametrize(
    ("version", "word"), [("v18.20.0", "too old"), ("v20.20.2", "security fixes"), ("v22.1.0", "")]
)
def test_old_node_gives_a_warning_and_a_very_old_one_an_error(
    version: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    monkeypatch.setattr(environment.shutil, "which", lambda name: str(node))
    ask = environment.require_node.__wrapped__
    if word == "too old":
        with pytest.raises(BuildError, match=word):
            ask()
    else:
        assert ask() == str(node)
        assert word in capsys.readouterr().out


def test_npm_packages_have_exact_versions() -> None:
    package = json.loads((ROOT / "package.json").read_text())
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert all(re.fullmatch(r"[\d.]+", version) for version in versions.values())


def test_hash_of_build_inputs_changes_with_file_content_and_name() -> None:
    first = build_cache.inputs_hash_of([BUILD / "paths.py"])
    assert first == build_cache.inputs_hash_of([BUILD / "paths.py"])
    assert (
        len({first, build_cache.inputs_hash_of([BUILD / "programs.py"]), build_cache.inputs_hash_of(["paths.py"])}) == 3
    )


def sources_of_the_page() -> list[Path]:
    return [file for file in sorted(WEB.rglob("*.ts")) if "generated" not in file.parts]


# Guarantee: input
def test_page_sources_never_write_markup_or_evaluate_text() -> None:
    """Values from links, files and names are set as text."""
    forbidden = re.compile(
        r"\b(innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG|document\.write|eval(?=\()|new Function)\b"
    )
    matches = [
        f"{file.name}: {match[0]}" for file in sources_of_the_page() for match in forbidden.finditer(file.read_text())
    ]
    assert matches == []


# Guarantee: input
def test_clipboard_is_read_only_by_the_calculator() -> None:
    uses = [
        (file.parts, use) for file in sources_of_the_page()
        for use in re.findall(r"navigator\.clipboard\W+(\w+)", file.read_text())
    ]  # fmt: skip
    assert uses and {use for _, use in uses} <= {"write", "writeText", "readText"}
    assert ["calculator" in parts for parts, use in uses if use == "readText"] == [True]
