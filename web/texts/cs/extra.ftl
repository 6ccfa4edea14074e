### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] +{ $coins } mince
    [few] +{ $coins } mince
    [many] +{ $coins } mince
   *[other] +{ $coins } mincí
}
extra-toll-more = { $stars ->
    [one] Nestvůry vezmou o { $stars } hvězdu víc
    [few] Nestvůry vezmou o { $stars } hvězdy víc
    [many] Nestvůry vezmou o { $stars } hvězdy víc
   *[other] Nestvůry vezmou o { $stars } hvězd víc
}
extra-toll-less = { $stars ->
    [one] Nestvůry vezmou o { $stars } hvězdu méně
    [few] Nestvůry vezmou o { $stars } hvězdy méně
    [many] Nestvůry vezmou o { $stars } hvězdy méně
   *[other] Nestvůry vezmou o { $stars } hvězd méně
}
extra-destroys = { $cells ->
    [one] Zničí { $cells } políčko
    [few] Zničí { $cells } políčka
    [many] Zničí { $cells } políčka
   *[other] Zničí { $cells } políček
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Tvůj tvar by přidal { $stars } hvězdu.
    [few] Tvůj tvar by přidal { $stars } hvězdy.
    [many] Tvůj tvar by přidal { $stars } hvězdy.
   *[other] Tvůj tvar by přidal { $stars } hvězd.
}
extra-ghost-takes = { $stars ->
    [one] Tvůj tvar by ubral { $stars } hvězdu.
    [few] Tvůj tvar by ubral { $stars } hvězdy.
    [many] Tvůj tvar by ubral { $stars } hvězdy.
   *[other] Tvůj tvar by ubral { $stars } hvězd.
}
extra-done = Zakresleno. Ještě to můžeš vzít zpět.
extra-end-season = Ukončit období
extra-finish-skills = Dál bez dovednosti
extra-dodge = Použít Akrobacii?
extra-dodge-not = Ať jen přijdou
extra-destroy = Zničit
extra-place-hero = Umístit hrdinu
extra-ruins-moment = Zřícenina! Příští tvar musí zakrýt políčko zříceniny.
extra-hero-moment = Přichází hrdina: { $card }
extra-previous = Předchozí výnos
extra-next = Další výnos
extra-seasons = Období
extra-first-edict = První výnos
extra-second-edict = Druhý výnos
extra-sum = Součet

## Home and new game.

extra-more-options = Více možností
extra-fewer-options = Méně možností
extra-damaged = Poškozená
extra-damaged-note = Tuto uloženou hru se nepodařilo přečíst. Zůstává tu, aby se nic neztratilo.
extra-other-tab = Tato hra pokračovala na jiné kartě prohlížeče. Tady pokračuje jako samostatná hra; obě jsou uložené.
extra-save-lost = Herní jádro se zastavilo a spustilo se znovu. Tvoje hra je tam, kde byla.
extra-share-link = Kopírovat odkaz na toto rozdání
extra-record-link = Kopírovat odkaz na tuto hru
extra-final-note = Tvoje hodnocení je { $rating }: { n-stars } minus { $par }, hodnota těchto výnosů.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Hora obklopená ze všech stran dá minci a každá mince přinese hvězdu na konci každého období.
