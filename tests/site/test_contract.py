"""What is generated from the engine and from the texts."""

import contract


def test_english_texts_of_the_wheel_equal_those_of_the_page() -> None:
    assert contract.WHEEL_TEXTS.read_text("utf-8") == contract.english_text(), "run python3 build/contract.py"


def test_generated_types_cover_every_message_of_the_bridge() -> None:
    text = contract.messages_text()
    for name in ("View", "Tool", "Intent", "Preview", "Explanation", "ErrorResponse"):
        assert f"export interface {name} {{" in text
    assert "any" not in text.split()
