### The names of finished maps, and what is shown about them. Loaded with the screens that few visits need.

## A land and the feature that it is named after. $feature (text), $realm, $epithet (numbers).

map-name = { $realm ->
    [0] Marches { map-feature }
    [1] Royaume { map-feature }
    [2] Confins { map-feature }
    [3] Comté { map-feature }
    [4] Terres { map-feature }
    [5] Domaine { map-feature }
    [6] Val { map-feature }
   *[7] Frontières { map-feature }
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
    [0] du Lac gris
    [1] du Lac d’argent
    [2] des Longues Eaux
    [3] de l’Étang calme
    [4] du Lac profond
   *[5] du Fjord bleu
}
map-forest = { $epithet ->
    [0] de la Vieille Forêt
    [1] du Bois sombre
    [2] du Bois qui chuchote
    [3] du Fourré vert
    [4] de la Forêt royale
   *[5] du Bois profond
}
map-village = { $epithet ->
    [0] de la Ville blanche
    [1] du Vieux Marché
    [2] des Toits rouges
    [3] de la Ville franche
    [4] des Sept Ponts
   *[5] de la Ville neuve
}
map-farm = { $epithet ->
    [0] des Champs d’or
    [1] des Longs Sillons
    [2] des Arpents verts
    [3] des Grands Champs
    [4] des Vieilles Granges
   *[5] des Blés mûrs
}
map-monster = { $epithet ->
    [0] du Dragon endormi
    [1] de la Griffe noire
    [2] de l’Antre sombre
    [3] de la Patrouille perdue
    [4] de la Horde sinistre
   *[5] de la Bête affamée
}
map-mountain = { $epithet ->
    [0] des Hauts Pics
    [1] des Pics gris
    [2] des Falaises nues
    [3] des Pics enneigés
    [4] de la Crête acérée
   *[5] des Monts lointains
}
map-rename = Nom de cette carte
map-rename-save = Enregistrer
map-seal = Sceller
