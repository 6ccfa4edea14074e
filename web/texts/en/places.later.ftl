### The names of places, which are written on a finished map. $place is the feature and a number. Loaded with the screens that few visits need.

map-place = { $place ->
    [water0] Grey Lake
    [water1] Silver Lake
    [water2] Long Water
    [water3] Still Mere
    [water4] Deep Lake
    [water5] Blue Fjord
    [forest0] Old Forest
    [forest1] Dark Wood
    [forest2] Whispering Wood
    [forest3] Green Thicket
    [forest4] King’s Forest
    [forest5] Deep Wood
    [village0] White Town
    [village1] Old Market
    [village2] Red Roofs
    [village3] Free Town
    [village4] Seven Bridges
    [village5] New Town
    [mountain0] High Peaks
    [mountain1] Grey Peaks
    [mountain2] Bare Cliffs
    [mountain3] Snowy Peaks
    [mountain4] Sharp Ridge
   *[mountain5] Far Mountains
}
