### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = The browser could not store this game: the disk is full, or storage is blocked. The game lasts until you close the page.
stored-brought-back = Stored games were missing from the browser’s storage. They have been restored from a second copy.
stored-not-deleted = The browser could not delete this. Try again.
stored-damaged = { $count ->
    [one] One finished game cannot be read. It stays stored and will be part of the export.
   *[other] { $count } finished games cannot be read. They stay stored and will be part of the export.
}
