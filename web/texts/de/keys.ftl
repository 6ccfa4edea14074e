### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Buchstabentasten
menu-letter-keys-note = R, F, T und die übrigen Buchstaben und Ziffern wirken wie Schaltflächen. Sonst wirken nur Pfeile, Tab, Enter und Esc.
menu-two-keys = Zwei Tasten
menu-two-keys-note = Die Leertaste geht zur nächsten Schaltfläche, Enter drückt sie. Pfeile für die Form erscheinen auf dem Bildschirm. Für das Spielen mit Schaltern.

## Said once, in Safari.

stored-seven-days = Safari löscht gespeicherte Partien nach sieben Tagen ohne Besuch. Lege Mapwright auf den Home-Bildschirm oder ins Dock, um sie zu behalten, oder exportiere sie in der Statistik.
stored-to-statistics = Zur Statistik
