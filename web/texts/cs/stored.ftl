### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = Prohlížeč nemohl hru uložit: disk je plný, nebo je úložiště zablokované. Hra vydrží, dokud stránku nezavřeš.
stored-brought-back = V úložišti prohlížeče chyběly uložené hry. Byly obnoveny ze zálohy.
stored-not-deleted = Prohlížeč to nemohl smazat. Zkus to znovu.
stored-damaged = { $count ->
    [one] Jednu dohranou hru nelze přečíst. Zůstává uložená a bude v exportu.
    [few] { $count } dohrané hry nelze přečíst. Zůstávají uložené a budou v exportu.
    [many] { $count } dohrané hry nelze přečíst. Zůstávají uložené a budou v exportu.
   *[other] { $count } dohraných her nelze přečíst. Zůstávají uložené a budou v exportu.
}
