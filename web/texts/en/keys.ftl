### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Letter keys
menu-letter-keys-note = R, F, T and the other letters and digits act as buttons. When off, only arrows, Tab, Enter and Esc do.
menu-two-keys = Two keys
menu-two-keys-note = Space goes to the next button, Enter presses it. Arrows for the shape appear on the screen. For switch access.

## Said once, in Safari.

stored-seven-days = Safari deletes stored games after seven days without a visit. Add Mapwright to the Home Screen or the Dock to keep them, or export them in the statistics.
stored-to-statistics = Open statistics
