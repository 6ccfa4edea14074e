"""The rulebook's pictures, as the build writes them for the page."""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]

PICTURES_TS = ROOT / "web" / "src" / "core" / "contract" / "generated" / "pictures.ts"
PICTURES: dict[str, list[dict[str, Any]]] = json.loads(
    re.search(r"= (\{.*\});", PICTURES_TS.read_text(encoding="utf-8")).group(1)  # type: ignore[union-attr]
)
