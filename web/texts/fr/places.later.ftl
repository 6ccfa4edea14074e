### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Lac gris
    [water1] Lac d’argent
    [water2] Longues Eaux
    [water3] Étang calme
    [water4] Lac profond
    [water5] Fjord bleu
    [forest0] Vieille Forêt
    [forest1] Bois sombre
    [forest2] Bois qui chuchote
    [forest3] Fourré vert
    [forest4] Forêt royale
    [forest5] Bois profond
    [village0] Ville blanche
    [village1] Vieux Marché
    [village2] Toits rouges
    [village3] Ville franche
    [village4] Sept Ponts
    [village5] Ville neuve
    [mountain0] Hauts Pics
    [mountain1] Pics gris
    [mountain2] Falaises nues
    [mountain3] Pics enneigés
    [mountain4] Crête acérée
   *[mountain5] Monts lointains
}
