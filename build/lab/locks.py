"""Writes the checksums of all wheels of the pinned versions into the lockfiles, so that pip takes no other file."""

import re
import urllib.request

from paths import BUILD
from shell import Stop

OLDEST = 11
"""Python 3.11, as in pyproject.toml."""


def lock() -> None:
    for file in sorted(BUILD.glob("requirements*.lock")):
        file.write_text(locked(file.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"   {file.name}")


def locked(text: str) -> str:
    """Return the same lockfile with checksums from the package index; comments stay."""
    pins = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return "\n".join(_with_hashes(line) for line in pins) + "\n"


def _with_hashes(line: str) -> str:
    if line.startswith("#"):
        return line
    pin = line.split()[0]
    name, _, version = pin.partition("==")
    hashes = sorted({digest for digest, file in _files(name) if _is_wheel(file, version)})
    if not hashes:
        raise Stop(f"{pin} has no wheel")
    return " \\\n    ".join([pin, *(f"--hash=sha256:{digest}" for digest in hashes)])


def _files(name: str) -> list[tuple[str, str]]:
    """Checksum and name of every file of a package, as the index lists them."""
    from pip._internal.models.index import PyPI  # where the index is, is pip's own knowledge and written nowhere here

    address = f"{PyPI.simple_url}/{re.sub(r'[-_.]+', '-', name).lower()}/"
    with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept": "text/html"})) as answer:
        page: str = answer.read().decode()
    return re.findall(r'<a [^>]*href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>\s*([^<\s]+)\s*</a>', page)


def _is_wheel(filename: str, version: str) -> bool:
    """Of this version, and for a Python that we run on."""
    parts = filename.removesuffix(".whl").split("-")
    if not filename.endswith(".whl") or parts[1] != version:
        return False
    python, abi = parts[-3], parts[-2]
    tag = re.match(r"cp3(\d+)$", python)
    return "py3" in python or (tag is not None and (int(tag[1]) >= OLDEST or abi == "abi3"))


if __name__ == "__main__":
    lock()
