"""What is generated from the engine for the page is what the engine says now."""

import contract


def test_generated_files_are_fresh() -> None:
    assert [path.name for path in contract.stale_files()] == [], "run python3 build/contract.py"


def test_every_message_of_the_bridge_has_a_type() -> None:
    text = contract.messages_text()
    for name in ("View", "Tool", "Intent", "Preview", "Explanation", "ErrorResponse"):
        assert f"export interface {name} {{" in text
    assert "any" not in text.split()
