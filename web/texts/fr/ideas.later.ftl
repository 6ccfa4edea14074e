### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict } : +{ n-stars }
idea-edict-loses = { $edict } : −{ n-stars }
idea-edict-soon = Prépare l’édit { $edict } : environ { n-stars } plus tard
idea-line-soon = { $count ->
    [one] { $edict } : il manque { $count } case à une ligne
   *[other] { $edict } : il manque { $count } cases à une ligne
}
idea-cluster-soon = { $edict } : cette zone atteint { $count } cases
idea-closes-mountains = { $count ->
    [one] Entoure une montagne : une pièce
   *[other] Entoure { $count } montagnes : une pièce chacune
}
idea-mountain-soon = { $count ->
    [one] Encore une case, et une montagne est entourée
   *[other] { $count } montagnes n’attendent plus qu’une case chacune
}
idea-takes-coin = Gagne la pièce de cette forme
idea-spends-coins = { $count ->
    [one] Dépense { $count } pièce
   *[other] Dépense { $count } pièces
}
idea-blocks-monsters = { $count ->
    [one] Remplit { $count } case au contact des monstres
   *[other] Remplit { $count } cases au contact des monstres
}
idea-opens-toll = { $count ->
    [one] Laisse { $count } case vide de plus au contact des monstres
   *[other] Laisse { $count } cases vides de plus au contact des monstres
}
idea-leaves-holes = { $count ->
    [one] Laisse une case isolée que peu de formes peuvent remplir
   *[other] Laisse { $count } cases isolées que peu de formes peuvent remplir
}
idea-keeps-open-F = Laisse la forêt s’étendre
idea-keeps-open-V = Laisse le village s’étendre
idea-keeps-open-A = Laisse de la place aux champs
idea-keeps-open-W = Laisse de la place à l’eau
idea-keeps-open-B = Laisse de la place aux champs et aux villages
idea-leaves-room = Laisse de la place pour la suite
