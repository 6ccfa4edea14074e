### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Statistiky
stats-none = Zatím žádné dohrané hry. Statistiky začnou tou první.
stats-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
stats-games-played = Dohrané hry
stats-best = Nejlepší
stats-mean = Průměr
stats-lost = Hvězdy, které vzaly nestvůry
stats-streak = Série map dne
stats-longest-streak = Nejdelší série
stats-by-set = Nejlepší podle karet a listu
stats-by-edict = Průměr podle výnosů
stats-by-season = Průměr podle období
stats-titles = Získané tituly
stats-over-time = Hvězdy v čase
stats-all = Všechny hry
stats-solo = Jen sólo

## Keeping and moving the data. $percent (number).

stats-data = Tvoje data
stats-data-note = Všechno je uložené na tomto zařízení. Export uloží tvoje hry, vlastní mapové listy, programy botů a poháry do jednoho souboru. Stoly ani skupiny v něm nejsou. Importovaní boti čekají v dílně v části „{ workshop-unsaved }“.
stats-export = Exportovat
stats-import = Importovat
stats-importing = Načítáme… { $percent } %
stats-imported = { $count ->
    [one] Přidána { $count } nová hra.
    [few] Přidány { $count } nové hry.
    [many] Přidány { $count } nové hry.
   *[other] Přidáno { $count } nových her.
}
stats-import-none = V tomto souboru není nic nového.
stats-import-bad = Tento soubor se nedá přečíst. Nic se nezměnilo.
stats-delete = Smazat vše
stats-delete-sure = Smazat na tomto zařízení všechny hry, rekordy, mapové listy, stoly, skupiny, poháry, programy botů i nastavení? Nejde to vrátit.
stats-delete-groups = Předávací servery dostanou žádost, aby smazaly tvoje výsledky ve skupinách, ale nemusí ji splnit.
stats-deleted = Všechno je smazáno.
stats-not-deleted = Nepodařilo se smazat všechno. Zavři ostatní karty prohlížeče s Mapwrightem a zkus to znovu.
error-file = Toto není soubor exportovaný z Mapwrightu. Nic se nezměnilo.
stats-taken-note = Hry rozehrané z přehrávání se nepočítají.
stats-import-skipped = { $count ->
    [one] { $count } hru se nepodařilo přečíst.
    [few] { $count } hry se nepodařilo přečíst.
    [many] { $count } hry se nepodařilo přečíst.
   *[other] { $count } her se nepodařilo přečíst.
}
