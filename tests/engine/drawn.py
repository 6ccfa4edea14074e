"""Small pictures of maps for tests: only the rows that matter."""


def drawn(picture):
    """Rows from the top; short rows and missing rows are empty; the missing ones go where `~` stands."""
    rows = picture.split()
    missing = 11 - len([row for row in rows if row != "~"])
    at = rows.index("~") if "~" in rows else len(rows)
    rows[at : at + 1] = [""] * missing
    return "/".join(row.ljust(11, ".") for row in rows)
