### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict }: { n-stars } más
idea-edict-loses = { $edict }: { n-stars } menos
idea-edict-soon = Prepara «{ $edict }»: cerca de { n-stars } más adelante
idea-line-soon = { $count ->
    [one] { $edict }: a una línea le falta { $count } casilla
   *[other] { $edict }: a una línea le faltan { $count } casillas
}
idea-cluster-soon = { $edict }: esta zona crece hasta { $count } casillas
idea-closes-mountains = { $count ->
    [one] Rodea una montaña y gana una moneda
   *[other] Rodea { $count } montañas y gana una moneda por cada una
}
idea-mountain-soon = { $count ->
    [one] Con una casilla más, rodea una montaña
   *[other] A { $count } montañas les falta una sola casilla para quedar rodeadas
}
idea-takes-coin = Gana la moneda de esta forma
idea-spends-coins = { $count ->
    [one] Gasta { $count } moneda
   *[other] Gasta { $count } monedas
}
idea-blocks-monsters = { $count ->
    [one] Llena { $count } casilla junto a monstruos
   *[other] Llena { $count } casillas junto a monstruos
}
idea-opens-toll = { $count ->
    [one] Deja abierta { $count } casilla más junto a monstruos
   *[other] Deja abiertas { $count } casillas más junto a monstruos
}
idea-leaves-holes = { $count ->
    [one] Deja una casilla suelta que pocas formas pueden llenar
   *[other] Deja { $count } casillas sueltas que pocas formas pueden llenar
}
idea-keeps-open-F = Deja sitio para que crezca el bosque
idea-keeps-open-V = Deja sitio para que crezca la aldea
idea-keeps-open-A = Deja sitio para que crezca la granja
idea-keeps-open-W = Deja sitio para que crezca el agua
idea-keeps-open-B = Deja sitio para que crezcan granja y aldea
idea-leaves-room = Deja sitio para más adelante
