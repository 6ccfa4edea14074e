### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Kraina { map-feature }
    [1] Włości { map-feature }
    [2] Ziemie { map-feature }
    [3] Hrabstwo { map-feature }
    [4] Królestwo { map-feature }
    [5] Księstwo { map-feature }
    [6] Rubieże { map-feature }
   *[7] Dolina { map-feature }
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
    [0] Szarego Jeziora
    [1] Srebrnego Jeziora
    [2] Długiej Zatoki
    [3] Cichego Rozlewiska
    [4] Głębokiego Jeziora
   *[5] Błękitnego Fiordu
}
map-forest = { $epithet ->
    [0] Starego Lasu
    [1] Ciemnego Boru
    [2] Szepczącego Gaju
    [3] Zielonej Gęstwiny
    [4] Królewskiego Lasu
   *[5] Głębokiej Puszczy
}
map-village = { $epithet ->
    [0] Białego Miasta
    [1] Starego Rynku
    [2] Czerwonych Dachów
    [3] Wolnego Miasta
    [4] Siedmiu Mostów
   *[5] Nowego Miasta
}
map-farm = { $epithet ->
    [0] Złotych Pól
    [1] Długich Bruzd
    [2] Zielonych Niw
    [3] Szerokich Pól
    [4] Starych Stodół
   *[5] Dojrzałego Żyta
}
map-monster = { $epithet ->
    [0] Śpiącego Smoka
    [1] Czarnego Pazura
    [2] Mrocznego Leża
    [3] Zaginionej Straży
    [4] Ponurego Zastępu
   *[5] Głodnej Bestii
}
map-mountain = { $epithet ->
    [0] Wysokich Szczytów
    [1] Szarych Szczytów
    [2] Nagich Skał
    [3] Ośnieżonych Szczytów
    [4] Ostrej Grani
   *[5] Dalekich Gór
}
map-rename = Nazwa tej mapy
map-rename-save = Zapisz
map-seal = Przybij pieczęć
