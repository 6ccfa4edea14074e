"""Writes build/locks: the exact versions and checksums of all Python tools, without the address of any registry."""

import shutil
import tempfile
import tomllib
from pathlib import Path

import environment
from paths import ROOT
from programs import run_quietly

OPTIONS = (
    "--quiet", "--universal", "--generate-hashes", "--only-binary", ":all:", "--no-emit-index-url", "--no-annotate",
    "--python-version", environment.OLDEST_PYTHON, "--custom-compile-command", "python3 build lab locks",
)  # fmt: skip


def groups() -> list[str]:
    """Return the groups of tools in pyproject.toml; each has a lockfile."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["dependency-groups"])


def write(*, upgrade: bool = False) -> list[str]:
    """Write all lockfiles, or none if one fails; return their changed lines. Keep locked versions unless `upgrade`."""
    uv = environment.prepare_tools("uv") / "bin" / "uv"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for group in groups():
            if (lock := environment.lock_of(group)).exists():
                shutil.copy(lock, folder)  # uv keeps the versions that it finds in its output
        for group in groups():
            _compile(uv, group, folder, ["--upgrade"] if upgrade else [])
        return [change for group in groups() for change in _replace(folder / f"{group}.lock")]


def _compile(uv: Path, group: str, folder: Path, options: list[str]) -> None:
    lock = folder / f"{group}.lock"
    if group == "tests":
        options = [*options, "--constraints", str(folder / "site.lock")]  # both are in one environment
    run_quietly([uv, "pip", "compile", *OPTIONS, *options, "--group", group, "--output-file", lock])


def _replace(new: Path) -> list[str]:
    """Put the new lockfile in its place; return its packages that have another version than before."""
    lock = environment.lock_of(new.stem)
    before = _versions(lock) if lock.exists() else {}
    after = _versions(new)
    lock.parent.mkdir(exist_ok=True)
    shutil.copy(new, lock)
    return [
        f"{name} {before.get(name, '(new)')} → {version}"
        for name, version in after.items()
        if before.get(name) != version
    ]


def _versions(lock: Path) -> dict[str, str]:
    pins = [line.split()[0] for line in lock.read_text(encoding="utf-8").splitlines() if "==" in line]
    return {pin.partition("==")[0].lower().replace("_", "-"): pin.partition("==")[2] for pin in pins}
