### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Buchstabentasten
menu-letter-keys-note = R, F, T und die übrigen Buchstaben und Ziffern wirken wie Schaltflächen. Sonst wirken nur Pfeile, Tab, Enter und Esc.
menu-two-keys = Zwei Tasten
menu-two-keys-note = Mit der Leertaste gehst du zur nächsten Schaltfläche, mit Enter drückst du sie. Pfeile für die Form erscheinen auf dem Bildschirm. Geeignet für die Schaltersteuerung.

## Said once, in Safari.

stored-seven-days = Safari löscht gespeicherte Partien nach sieben Tagen ohne Besuch. Lege Mapwright auf den Home-Bildschirm oder ins Dock, um sie zu behalten, oder exportiere sie in der Statistik.
stored-to-statistics = Zur Statistik
