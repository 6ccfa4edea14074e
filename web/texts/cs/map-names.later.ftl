### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Kraj { map-feature }
    [1] Panství { map-feature }
    [2] Země { map-feature }
    [3] Hrabství { map-feature }
    [4] Království { map-feature }
    [5] Knížectví { map-feature }
    [6] Pomezí { map-feature }
   *[7] Údolí { map-feature }
}
map-feature = { $feature ->
    [water] { map-water }
    [forest] { map-forest }
    [village] { map-village }
    [farm] { map-farm }
    [monster] { map-monster }
   *[mountain] { map-mountain }
}
map-water = { $epithet ->
    [0] Šedého jezera
    [1] Stříbrného jezera
    [2] Dlouhé zátoky
    [3] Tiché tůně
    [4] Hlubokého jezera
   *[5] Modrého fjordu
}
map-forest = { $epithet ->
    [0] Starého lesa
    [1] Temného boru
    [2] Šeptajícího háje
    [3] Zelené houštiny
    [4] Královského lesa
   *[5] Hlubokého hvozdu
}
map-village = { $epithet ->
    [0] Bílého města
    [1] Starého trhu
    [2] Rudých střech
    [3] Svobodného města
    [4] Sedmi mostů
   *[5] Nového města
}
map-farm = { $epithet ->
    [0] Zlatých polí
    [1] Dlouhých brázd
    [2] Zelených niv
    [3] Širých polí
    [4] Starých stodol
   *[5] Zralého žita
}
map-monster = { $epithet ->
    [0] Spícího draka
    [1] Černého drápu
    [2] Temného doupěte
    [3] Ztracené hlídky
    [4] Chmurného vojska
   *[5] Hladové šelmy
}
map-mountain = { $epithet ->
    [0] Vysokých štítů
    [1] Šedých štítů
    [2] Holých skal
    [3] Zasněžených štítů
    [4] Ostrého hřebene
   *[5] Dalekých hor
}
map-rename = Název této mapy
map-rename-save = Uložit
map-seal = Přitisknout pečeť
