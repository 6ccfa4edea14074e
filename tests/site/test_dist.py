"""What the build puts into dist/."""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import languages
import page_build
import site_build
import site_files
import sizes
from headers import headers_for, load_header_rules
from paths import DIST, ROOT

pytestmark = pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")

PACKED = {".br", ".gz"}
# Namespaces and the pointers of libraries to their own explanations; nothing of these is ever fetched.
NEVER_FETCHED = ("http://www.w3.org/", "https://lit.dev/", "https://projectfluent.org", "https://bit.ly/wb-precache")


def files(folder: Path = DIST) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in PACKED]


def precached() -> dict[str, str | None]:
    return {entry["url"]: entry["revision"] for entry in entries()}


def entries() -> list[dict[str, str | None]]:
    listed = re.search(r"\[\{\s*\"(?:integrity|revision|url)\".*?\}\]", (DIST / "sw.js").read_text(), re.DOTALL)
    assert listed
    rows: list[dict[str, str | None]] = json.loads(listed[0])
    return rows


def test_every_precached_file_exists_with_its_listed_revision() -> None:
    for url, revision in precached().items():
        content = (DIST / url).read_bytes()
        assert revision is None or revision == hashlib.md5(content).hexdigest(), url


# Guarantee: releases
def test_every_precached_file_has_a_valid_integrity_hash() -> None:
    for entry in entries():
        digest = hashlib.sha256((DIST / str(entry["url"])).read_bytes()).digest()
        assert entry["integrity"] == f"sha256-{base64.b64encode(digest).decode()}", entry["url"]


# Guarantee: releases
def test_changed_headers_change_the_build_id(tmp_path: Path) -> None:
    """Otherwise installed sites would keep the old headers."""
    headers = ROOT / "netlify.toml"
    changed = tmp_path / "netlify.toml"
    changed.write_text(headers.read_text().replace("no-referrer", "same-origin"))
    (tmp_path / "site").mkdir()
    first, again, other = (site_build.build_id(tmp_path / "site", file) for file in (headers, headers, changed))
    assert first == again != other


# Guarantee: policy
@pytest.mark.parametrize(
    "name", ["index.html", "embed/index.html", "blog/index.html", "docs/index.html", "wire/index.html"]
)
def test_page_contains_its_policy_before_any_resource(name: str) -> None:
    text = (DIST / name).read_text(encoding="utf-8")
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', text)
    header = headers_for(f"/{name}", load_header_rules())["Content-Security-Policy"]
    assert policy == re.sub(r"; (frame-ancestors|sandbox) [^;]+", "", header)
    assert "default-src 'none'" in policy
    assert (
        text.index("http-equiv")
        < text.index("<title")
        < min(text.find(tag) % len(text) for tag in ("<link", "<script"))
    )


def test_every_file_needed_to_play_is_precached() -> None:
    played = {file.relative_to(DIST).as_posix() for file in files() if file.suffix != ".txt"}
    fallback = ("assets/pyodide.asm-", "assets/python-")  # cached when a start has failed and needed them
    elsewhere = (
        "engine/",
        "blog/",
        "docs/",
        "assets/docs-",
        "wire/",
        "assets/wire-",
        "screenshots/",
        "previews/",
        "to/",
        "assets/lead-on-",
        "oembed",
        "sbom",
        "sw",
        *fallback,
    )
    assert {name for name in played if not name.startswith(elsewhere)} == set(precached())


def test_only_file_names_with_a_hash_are_cached_for_ever() -> None:
    for url, revision in precached().items():
        hashed = re.search(r"-([0-9A-Z]{8}|[0-9a-f]{10})\.\w+(\.\w+)?$", url) or "/pyscript-" in url
        assert bool(hashed) == (revision is None) == url.startswith("assets/"), url


def test_hash_in_a_file_name_matches_the_content() -> None:
    for file in files(DIST / "assets"):
        if match := re.search(r"-([0-9a-f]{10})\.\w+$", file.name):
            assert hashlib.sha256(file.read_bytes()).hexdigest().startswith(match[1]), file.name


# Guarantee: network
def test_published_files_contain_no_address_of_another_origin() -> None:
    ours = [file for file in files() if file.suffix in {".html", ".css", ".js", ".webmanifest"}]
    for file in ours:
        if file.parent.name.startswith("pyscript-") or re.match(r"(interpreter|sandbox)-\w{8}\.", file.name):
            continue  # as their authors ship them; the browser tests check that they call no other origin
        text = without_addresses_of_the_site(file.read_text(encoding="utf-8"))
        addresses = re.findall(r"\b(?:https?:)?//[\w.-]+\.\w+[^\s\"'`)<]*", text)
        assert [address for address in addresses if not address.startswith(NEVER_FETCHED)] == [], file.name


def without_addresses_of_the_site(text: str) -> str:
    """Return a page without the tags that messengers and search engines follow, but no browser."""
    return re.sub(r'<meta property="og:image" [^>]+>|<link rel="alternate" hreflang[^>]+>', "", text)


# Guarantee: policy
def test_pages_reference_existing_files_and_contain_no_inline_code() -> None:
    for page in (file for file in files() if file.suffix == ".html"):
        text = without_addresses_of_the_site(page.read_text(encoding="utf-8"))
        for address in re.findall(r'\b(?:href|src)="([^"#?]+)', text):
            assert not address.startswith("/"), f"{page.name}: {address} leaves a sub-path"
            assert (page.parent / address).exists(), f"{page.name}: {address}"
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", text), page.name


def test_first_download_is_within_its_budget() -> None:
    sizes.check_budget(DIST, sizes.QUICK)


def test_message_about_an_exceeded_budget_names_the_part_that_grew() -> None:
    parts = {name: round(share * 1e6) for name, share in sizes.USUAL.items()}
    assert sizes.over_budget(parts, 1_000_000, sizes.BEST) == ""
    message = sizes.over_budget({**parts, sizes.GLUE: 60_000}, 1_000_000, sizes.BEST)
    assert message.endswith("more than 0.445; larger than usual: the glue by 45 kB")


def test_wheel_contains_only_the_engine_and_requires_no_package() -> None:
    [wheel] = (DIST / "engine").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"mapwright"}
    assert "mapwright/py.typed" in names
    needs = [line for line in metadata.splitlines() if line.startswith("Requires-Dist")]
    assert all("; extra == " in line for line in needs)
    assert "Requires-Python: >=3.11" in metadata


def test_python_archive_is_compiled_and_excludes_the_command_line() -> None:
    [archive] = (DIST / "assets").glob("python-*.zip")
    with zipfile.ZipFile(archive) as content:
        names = content.namelist()
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in content.infolist())
    assert all(name.endswith(".pyc") for name in names)
    assert "mapwright/page/bridge.pyc" in names
    assert "mapwright/cli/__init__.pyc" not in names


@pytest.mark.parametrize("language", languages.languages())
def test_web_app_manifest_is_complete_in_each_language(language: str) -> None:
    manifest = json.loads((DIST / site_files.manifest_name(language)).read_text(encoding="utf-8"))
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        assert (DIST / picture["src"]).exists(), picture["src"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    known = page_build.plain_texts(language)
    assert (manifest["lang"], manifest["description"]) == (language, known["home-tagline"])
    assert {shortcut["url"]: shortcut["name"] for shortcut in manifest["shortcuts"]} == {
        "./?daily": known["home-daily"],
        "./?continue": known["home-continue"],
    }


def test_home_without_scripts_shows_a_notice_in_every_language() -> None:
    [said] = re.findall("<noscript>(.+)</noscript>", (DIST / "index.html").read_text(encoding="utf-8"))
    for language in languages.languages():
        assert f'<span lang="{language}">{page_build.plain_texts(language)["home-no-script"]}</span>' in said


ELSEWHERE = {"TZ": "Asia/Kathmandu", "LANG": "cs_CZ.UTF-8", "LC_ALL": "cs_CZ.UTF-8", "USER": "somebody"}


# Guarantee: build
@pytest.mark.thorough
def test_build_in_another_folder_gives_identical_files(tmp_path: Path) -> None:
    """Build from the sources and the installed tools, in another folder, as another user, in another time zone."""
    there = tmp_path / "another place" / "checkout"
    shutil.copytree(ROOT, there, copy_function=os.link, symlinks=True, ignore=left_behind)
    (there / ".venv").symlink_to(ROOT / ".venv")
    home = tmp_path / "home"
    site = tmp_path / "site"
    for folder in (home, site):
        folder.mkdir()
    code = "import os, sys, pathlib, site_build; os.umask(0o77); site_build.assemble(pathlib.Path(sys.argv[1]))"
    env = {**os.environ, **ELSEWHERE, "HOME": str(home), "PYTHONPATH": str(there / "build")}
    env["MAPWRIGHT_CACHE"] = str(tmp_path / "cache")
    built = subprocess.run([sys.executable, "-c", code, str(site)], cwd=there, env=env, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    first = {file.relative_to(DIST): file.read_bytes() for file in files()}
    second = {file.relative_to(site): file.read_bytes() for file in files(site)}
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []


def left_behind(folder: str, names: list[str]) -> set[str]:
    """Files that are built again or are not part of the sources."""
    return {".venv", ".cache", ".git", "dist"} & set(names) if Path(folder) == ROOT else {"__pycache__"}
