### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Marken { map-feature }
    [1] Reich { map-feature }
    [2] Weiten { map-feature }
    [3] Grafschaft { map-feature }
    [4] Lande { map-feature }
    [5] Fürstentum { map-feature }
    [6] Tal { map-feature }
   *[7] Grenzland { map-feature }
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
    [0] des Grauen Sees
    [1] des Silbersees
    [2] des Langen Wassers
    [3] des Stillen Weihers
    [4] des Tiefen Sees
   *[5] des Blauen Fjords
}
map-forest = { $epithet ->
    [0] des Alten Waldes
    [1] des Dunklen Tanns
    [2] des Flüsterwaldes
    [3] des Grünen Dickichts
    [4] des Königsforsts
   *[5] des Tiefen Waldes
}
map-village = { $epithet ->
    [0] der Weißen Stadt
    [1] des Alten Marktes
    [2] der Roten Dächer
    [3] der Freien Stadt
    [4] der Sieben Brücken
   *[5] der Neuen Stadt
}
map-farm = { $epithet ->
    [0] der Goldenen Äcker
    [1] der Langen Furchen
    [2] der Grünen Fluren
    [3] der Weiten Felder
    [4] der Alten Scheunen
   *[5] des Reifen Korns
}
map-monster = { $epithet ->
    [0] des Schlafenden Drachen
    [1] der Schwarzen Klaue
    [2] der Finsteren Höhle
    [3] der Verlorenen Wacht
    [4] der Grimmigen Horde
   *[5] der Hungrigen Bestie
}
map-mountain = { $epithet ->
    [0] der Hohen Gipfel
    [1] der Grauen Gipfel
    [2] der Kahlen Klippen
    [3] der Weißen Gipfel
    [4] des Scharfen Grats
   *[5] der Fernen Berge
}
map-rename = Name dieser Landkarte
map-rename-save = Speichern
map-seal = Besiegeln
