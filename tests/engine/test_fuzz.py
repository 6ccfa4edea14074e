"""A few seconds of what `python3 build lab fuzz` does for an hour, and that it would notice a fault."""

from fuzz import fault, run
from mapwright.bridge import Bridge
from mapwright.page.session import Session


def test_damaged_input_is_answered():
    faults = []
    assert run("test", 4, faults).total() > 50
    assert faults == []


def test_a_fault_would_be_noticed(monkeypatch):
    bridge = Bridge()
    assert fault(bridge, '{"do":"deal","deal":"bA1-x"}') == ""
    monkeypatch.setattr(Session, "next", lambda self: 1 / 0)
    assert "ZeroDivisionError" in fault(bridge, '{"do":"next"}')
