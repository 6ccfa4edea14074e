"""The wire: its policy alone names relays, the build reads them there, and none of it is in the first download."""

import argparse
import re
import subprocess
from pathlib import Path

import pytest

import environment
import page_build
import sizes
from headers import headers_for, load_header_rules, policy_for, relays
from lab import commands
from paths import BUILD, DIST, WEB
from relays import Relay, naming

built = pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")
SCRIPTS = {".js", ".mjs", ".html", ".css", ".webmanifest", ".json"}


def directives(policy: str) -> dict[str, list[str]]:
    return {part.split()[0]: part.split()[1:] for part in policy.split("; ")}


# Guarantee: network
def test_wire_policy_allows_only_its_script_and_the_relays() -> None:
    policy = directives(headers_for("/wire/", load_header_rules())["Content-Security-Policy"])
    listed = policy.pop("connect-src")
    assert 4 <= len(listed) <= 5 and all(re.fullmatch(r"wss://[a-z0-9.-]+", url) for url in listed)
    assert policy == {
        "default-src": ["'none'"],
        "script-src": ["'nonce-wire'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'self'"],
        "sandbox": ["allow-scripts"],
    }


def test_wire_page_has_one_script_that_adds_no_markup() -> None:
    """Its nonce is not a secret, and need not be one."""
    page = (WEB / "wire" / "index.html").read_text(encoding="utf-8")
    assert re.findall("<script[^>]*>", page) == ['<script defer nonce="wire" src="wire.ts">']
    for source in (WEB / "wire").glob("*.ts"):
        assert not re.search(r"createElement|innerHTML|insertAdjacent|document\.write|append", source.read_text()), (
            source
        )


def test_only_the_wire_policy_allows_connections_to_other_hosts() -> None:
    for rule in load_header_rules():
        policy = rule.values.get("Content-Security-Policy", "")
        assert rule.path == "/wire/*" or "ws" not in policy.replace("wasm", ""), rule.path


def test_empty_relay_list_switches_relays_off() -> None:
    none = naming([])
    assert relays(none) == []
    assert "connect-src 'none'" in policy_for("/wire/", none)
    assert page_build.with_relays(page_build.RELAYS, none) == page_build.RELAYS


def test_wire_page_receives_the_relays_named_by_the_policy() -> None:
    two = naming(["wss://a.example", "wss://b.example"])
    assert (
        page_build.with_relays(page_build.RELAYS, two)
        == '<meta name="relays" content="wss://a.example wss://b.example">'
    )
    assert "connect-src wss://a.example wss://b.example;" in policy_for("/wire/", two)


# Guarantee: network
@built
def test_only_the_wire_page_contains_relay_addresses() -> None:
    naming_some = {
        file.relative_to(DIST).as_posix()
        for file in DIST.rglob("*")
        if file.suffix in SCRIPTS and re.search(r"\bwss?://[\w.-]", file.read_text(encoding="utf-8"))
    }
    ours = {name for name in naming_some if not re.search(r"pyscript-|interpreter-", name)}
    assert ours == {"wire/index.html"}
    listed = re.search('name="relays" content="([^"]+)"', (DIST / "wire" / "index.html").read_text(encoding="utf-8"))
    assert listed and listed[1].split() == relays(load_header_rules())


@built
def test_wire_script_is_small_and_outside_the_first_download() -> None:
    [script] = list((DIST / "assets").glob("wire-*.js"))
    assert sizes.compressed_sizes([script], sizes.QUICK)[script] < 9000
    assert not any(name.startswith("wire-") for name in sizes.bytes_to_play(DIST, sizes.QUICK))
    assert script.name not in (DIST / "index.html").read_text(encoding="utf-8")


def first_scripts() -> set[str]:
    """All scripts of the first download: those that the page names, and what they import at once."""
    page = (DIST / "index.html").read_text(encoding="utf-8")
    return set(re.findall(r'assets/([\w.-]+\.js)"', page))


@built
def test_first_scripts_contain_no_network_code() -> None:
    for name in first_scripts():
        text = (DIST / "assets" / name).read_text(encoding="utf-8")
        assert not re.search(r"mapwright log 1|allow-scripts", text), name


def check_of_relays(*urls: str) -> tuple[int, list[str]]:
    """Return the exit code of the check and the rows of its table."""
    done = subprocess.run(
        [environment.require_node(), BUILD / "lab" / "check_relays.mjs", *urls], capture_output=True, text=True
    )
    return done.returncode, done.stdout.splitlines()[1 : len(urls) + 1]


def test_lab_relays_prints_whether_a_relay_carries_messages() -> None:
    with Relay() as good, Relay(refusal="blocked: no strangers") as bad:
        gone = Relay()
        nowhere = gone.url
        gone.stop()
        status, [carries, refuses, silent] = check_of_relays(good.url, bad.url, nowhere)
    assert status == 1
    assert re.search(r"\d ms +\d+ ms +no \(it was not returned\)$", carries)
    assert refuses.endswith("no  (blocked: no strangers)")
    assert "ECONNREFUSED" in silent


def test_lab_relays_prints_whether_a_relay_stores_texts(tmp_path: Path) -> None:
    with Relay(store=tmp_path / "relay.json") as relay:
        status, [row] = check_of_relays(relay.url)
    assert (status, row.endswith("  yes")) == (0, True)


def test_lab_relays_without_relays_says_that_devices_cannot_be_connected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "load_header_rules", lambda: naming([]))
    commands.relays(argparse.Namespace())
    assert "cannot be connected" in capsys.readouterr().out
