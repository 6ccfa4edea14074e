"""Small pictures of maps for tests: only the rows that matter."""


def map_text(picture):
    """Rows from the top; short rows and missing rows are empty; the missing ones go where `~` stands."""
    rows = picture.split()
    missing = 11 - len([row for row in rows if row != "~"])
    at = rows.index("~") if "~" in rows else len(rows)
    rows[at : at + 1] = [""] * missing
    return "/".join(row.ljust(11, ".") for row in rows)


def full_except(*names):
    """The picture of a map full of forest, these cells left open."""
    rows = [["F"] * 11 for _ in range(11)]
    for name in names:
        rows[int(name[1:]) - 1]["abcdefghijk".index(name[0])] = "."
    return " ".join("".join(row) for row in rows)
