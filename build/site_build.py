"""Builds the site into dist/."""

import os
import shutil
from pathlib import Path

import environment
import page_build
import python_build
import site_files
import sizes
import third_party
from build_cache import exclusive, inputs_hash_of
from files import content_hash, copy_file, emptied, write_json
from paths import BUILD, CACHE, DIST, ROOT, WEB
from programs import run_quietly
from stages import Work, run_parallel, stage


def build(level: int = sizes.QUICK, target: Path = DIST) -> None:
    """Build into a new folder, then replace the old site by it, so that an incomplete site is never served."""
    with exclusive("build"):
        environment.prepare_for_site()
        site = emptied(CACHE / f"{target.name}-new")
        assemble(site, level)
        if level:
            stage("site: compression", lambda: sizes.compress(site, level))
        replace_folder(site, target)


def build_for_localhost() -> None:
    """Build for a local server, which sends files uncompressed."""
    build(sizes.NO_COMPRESSION)


def build_for_publication() -> None:
    """Build with the best compression, and compare the download with its budget."""
    build(sizes.BEST)
    stage("site: sizes", lambda: sizes.check_budget(DIST, sizes.BEST))
    print(f"   {DIST.name}/ is ready")


def assemble(site: Path, level: int = sizes.QUICK) -> None:
    """Write all files of the site except the compressed ones."""
    page_build.static_home.cache_clear()  # its sources may have changed since the last build of this process
    parts: dict[str, Work] = {
        "python": python_build.build,
        "home": page_build.static_home,
        "reference": page_build.reference,
    }
    run_parallel({f"site: {name}": work for name, work in parts.items()})
    stage("site: pages", lambda: _pages(site, level))
    stage("site: offline list", lambda: _precache(site))


def _pages(site: Path, level: int) -> None:
    python = python_build.build()
    page_build.write_pages(page_build.build(python, site / "assets", level=level), site)
    page_build.write_size(site, sum(sizes.bytes_to_play(site, level).values()))
    publish(python.wheel, site / "engine")
    shutil.copytree(WEB / "static", site, dirs_exist_ok=True)
    site_files.write(site)
    third_party.write(site)


def publish(wheel: Path, folder: Path) -> None:
    """Copy the wheel under its own name, which installers read, and write that name into a file with a fixed name."""
    copy_file(wheel, folder / wheel.name)
    version = wheel.name.split("-")[1]
    write_json(folder / "latest.json", {"version": version, "wheel": wheel.name, "sha256": content_hash(wheel)})


def _precache(site: Path) -> None:
    output = run_quietly([environment.require_node(), BUILD / "precache.mjs", site, build_id(site)])
    print(f"   {output.strip()} for offline play")


def build_id(site: Path, headers: Path = ROOT / "netlify.toml") -> str:
    """Return a hash of all files and headers: it changes if and only if one of them changes."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file()]
    contents = [f"{file.relative_to(site).as_posix()} {content_hash(file)}" for file in files]
    return inputs_hash_of([*contents, WEB / "offline", headers.read_text(encoding="utf-8")])


def replace_folder(new: Path, target: Path) -> None:
    old = new.with_name(f"{target.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        os.replace(target, old)
    os.replace(new, target)
    shutil.rmtree(old, ignore_errors=True)
