### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Lago Gris
    [water1] Lago de Plata
    [water2] Agua Larga
    [water3] Laguna Quieta
    [water4] Lago Hondo
    [water5] Fiordo Azul
    [forest0] Bosque Viejo
    [forest1] Bosque Oscuro
    [forest2] Fronda Susurrante
    [forest3] Espesura Verde
    [forest4] Bosque Real
    [forest5] Selva Honda
    [village0] Villablanca
    [village1] Mercado Viejo
    [village2] Tejados Rojos
    [village3] Villafranca
    [village4] Siete Puentes
    [village5] Villanueva
    [mountain0] Altas Cumbres
    [mountain1] Picos Grises
    [mountain2] Riscos Pelados
    [mountain3] Cumbres Nevadas
    [mountain4] Sierra Afilada
   *[mountain5] Montes Lejanos
}
