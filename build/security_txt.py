"""The contact for vulnerabilities: `.well-known/security.txt`, as in RFC 9116."""

import os
from pathlib import Path

# The contact of the site: mailto:… or https://…. Without one, no file is written.
CONTACT = os.environ.get("MAPWRIGHT_CONTACT", "")
# Moved forward with each release, at most by a year. The date of the build would make every build different.
EXPIRES = "2027-11-01T00:00:00Z"


def write(site: Path, contact: str = CONTACT) -> None:
    if not contact:
        return
    target = site / ".well-known" / "security.txt"
    target.parent.mkdir()
    target.write_text(text(contact), encoding="utf-8")


def text(contact: str) -> str:
    return f"Contact: {contact}\nExpires: {EXPIRES}\nPreferred-Languages: en, uk, ru, cs, pl\n"
