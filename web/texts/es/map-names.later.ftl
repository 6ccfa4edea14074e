### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Marca { map-feature }
    [1] Reino { map-feature }
    [2] Confines { map-feature }
    [3] Condado { map-feature }
    [4] Tierras { map-feature }
    [5] Dominios { map-feature }
    [6] Valle { map-feature }
   *[7] Fronteras { map-feature }
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
    [0] del Lago Gris
    [1] del Lago de Plata
    [2] del Agua Larga
    [3] de la Laguna Quieta
    [4] del Lago Hondo
   *[5] del Fiordo Azul
}
map-forest = { $epithet ->
    [0] del Bosque Viejo
    [1] del Bosque Oscuro
    [2] de la Fronda Susurrante
    [3] de la Espesura Verde
    [4] del Bosque Real
   *[5] de la Selva Honda
}
map-village = { $epithet ->
    [0] de Villablanca
    [1] del Mercado Viejo
    [2] de los Tejados Rojos
    [3] de Villafranca
    [4] de los Siete Puentes
   *[5] de Villanueva
}
map-farm = { $epithet ->
    [0] de los Campos de Oro
    [1] de los Surcos Largos
    [2] de los Prados Verdes
    [3] de los Campos Anchos
    [4] de los Viejos Graneros
   *[5] del Trigo Maduro
}
map-monster = { $epithet ->
    [0] del Dragón Dormido
    [1] de la Garra Negra
    [2] de la Guarida Oscura
    [3] de la Patrulla Perdida
    [4] de la Hueste Sombría
   *[5] de la Bestia Hambrienta
}
map-mountain = { $epithet ->
    [0] de las Altas Cumbres
    [1] de los Picos Grises
    [2] de los Riscos Pelados
    [3] de las Cumbres Nevadas
    [4] de la Sierra Afilada
   *[5] de los Montes Lejanos
}
map-rename = Nombre de este mapa
map-rename-save = Guardar
map-seal = Sellar
