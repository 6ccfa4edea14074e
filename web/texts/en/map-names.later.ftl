### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Marches of the { map-feature }
    [1] Realm of the { map-feature }
    [2] Reaches of the { map-feature }
    [3] County of the { map-feature }
    [4] Lands of the { map-feature }
    [5] Domain of the { map-feature }
    [6] Vale of the { map-feature }
   *[7] Borders of the { map-feature }
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
    [0] Grey Lake
    [1] Silver Lake
    [2] Long Water
    [3] Still Mere
    [4] Deep Lake
   *[5] Blue Fjord
}
map-forest = { $epithet ->
    [0] Old Forest
    [1] Dark Wood
    [2] Whispering Wood
    [3] Green Thicket
    [4] King’s Forest
   *[5] Deep Wood
}
map-village = { $epithet ->
    [0] White Town
    [1] Old Market
    [2] Red Roofs
    [3] Free Town
    [4] Seven Bridges
   *[5] New Town
}
map-farm = { $epithet ->
    [0] Golden Fields
    [1] Long Furrows
    [2] Green Acres
    [3] Broad Fields
    [4] Old Barns
   *[5] Ripe Corn
}
map-monster = { $epithet ->
    [0] Sleeping Dragon
    [1] Black Claw
    [2] Dark Lair
    [3] Lost Patrol
    [4] Grim Host
   *[5] Hungry Beast
}
map-mountain = { $epithet ->
    [0] High Peaks
    [1] Grey Peaks
    [2] Bare Cliffs
    [3] Snowy Peaks
    [4] Sharp Ridge
   *[5] Far Mountains
}
map-rename = The name of this map
map-rename-save = Save
map-seal = Press the seal
