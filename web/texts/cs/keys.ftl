### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Klávesy s písmeny
menu-letter-keys-note = R, F, T a další písmena a číslice fungují jako tlačítka. Po vypnutí zůstanou jen šipky, Tab, Enter a Esc.
menu-two-keys = Dvě klávesy
menu-two-keys-note = Mezerník jde na další tlačítko, Enter ho stiskne. Na obrazovce se objeví šipky pro tvar. Pro ovládání spínači.

## Said once, in Safari.

stored-seven-days = Safari maže uložené hry po sedmi dnech bez návštěvy. Chceš-li si je nechat, přidej Mapwright na plochu nebo do Docku, anebo je vyexportuj ve statistikách.
stored-to-statistics = Otevřít statistiky
