### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Szare Jezioro
    [water1] Srebrne Jezioro
    [water2] Długa Zatoka
    [water3] Ciche Rozlewisko
    [water4] Głębokie Jezioro
    [water5] Błękitny Fiord
    [forest0] Stary Las
    [forest1] Ciemny Bór
    [forest2] Szepczący Gaj
    [forest3] Zielona Gęstwina
    [forest4] Królewski Las
    [forest5] Głęboka Puszcza
    [village0] Białe Miasto
    [village1] Stary Rynek
    [village2] Czerwone Dachy
    [village3] Wolne Miasto
    [village4] Siedem Mostów
    [village5] Nowe Miasto
    [mountain0] Wysokie Szczyty
    [mountain1] Szare Szczyty
    [mountain2] Nagie Skały
    [mountain3] Ośnieżone Szczyty
    [mountain4] Ostra Grań
   *[mountain5] Dalekie Góry
}
