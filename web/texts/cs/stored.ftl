### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = Prohlížeč nemohl hru uložit: disk je plný, nebo je úložiště zablokované. Hra vydrží, dokud stránku nezavřeš.
stored-restored = Poslední hra v úložišti prohlížeče chyběla. Je obnovena z druhé kopie.
stored-lost = Prohlížeč ztratil uložené hry. Poslední je obnovena z druhé kopie.
stored-brought-back = V úložišti prohlížeče chyběly uložené hry. Jsou obnoveny z druhé kopie.
stored-damaged = { $count ->
    [one] Jednu dohranou hru nelze přečíst. Zůstává uložená a bude v exportu.
    [few] { $count } dohrané hry nelze přečíst. Zůstávají uložené a budou v exportu.
    [many] { $count } dohrané hry nelze přečíst. Zůstávají uložené a budou v exportu.
   *[other] { $count } dohraných her nelze přečíst. Zůstávají uložené a budou v exportu.
}
