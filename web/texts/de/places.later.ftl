### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Grauer See
    [water1] Silbersee
    [water2] Langes Wasser
    [water3] Stiller Weiher
    [water4] Tiefer See
    [water5] Blauer Fjord
    [forest0] Alter Wald
    [forest1] Dunkler Tann
    [forest2] Flüsterwald
    [forest3] Grünes Dickicht
    [forest4] Königsforst
    [forest5] Tiefer Wald
    [village0] Weiße Stadt
    [village1] Alter Markt
    [village2] Rote Dächer
    [village3] Freie Stadt
    [village4] Sieben Brücken
    [village5] Neue Stadt
    [mountain0] Hohe Gipfel
    [mountain1] Graue Gipfel
    [mountain2] Kahle Klippen
    [mountain3] Weiße Gipfel
    [mountain4] Scharfer Grat
   *[mountain5] Ferne Berge
}
