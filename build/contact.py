"""Whom to tell of a weakness: `.well-known/security.txt`, as RFC 9116 wants it."""

import os
from pathlib import Path

# An address of whoever runs the site: mailto:… or https://…; without one there is nobody to name.
CONTACT = os.environ.get("MAPWRIGHT_CONTACT", "")
# Moved on with each release, at most a year ahead: a date of the build would make every build another.
EXPIRES = "2027-11-01T00:00:00Z"


def write(site: Path, contact: str = CONTACT) -> None:
    if not contact:
        return
    target = site / ".well-known" / "security.txt"
    target.parent.mkdir()
    target.write_text(text(contact), encoding="utf-8")


def text(contact: str) -> str:
    return f"Contact: {contact}\nExpires: {EXPIRES}\nPreferred-Languages: en, uk, ru, cs, pl\n"
