### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Šedé jezero
    [water1] Stříbrné jezero
    [water2] Dlouhá zátoka
    [water3] Tichá tůň
    [water4] Hluboké jezero
    [water5] Modrý fjord
    [forest0] Starý les
    [forest1] Temný bor
    [forest2] Šeptající háj
    [forest3] Zelená houština
    [forest4] Královský les
    [forest5] Hluboký hvozd
    [village0] Bílé město
    [village1] Starý trh
    [village2] Rudé střechy
    [village3] Svobodné město
    [village4] Sedm mostů
    [village5] Nové město
    [mountain0] Vysoké štíty
    [mountain1] Šedé štíty
    [mountain2] Holé skály
    [mountain3] Zasněžené štíty
    [mountain4] Ostrý hřeben
   *[mountain5] Daleké hory
}
