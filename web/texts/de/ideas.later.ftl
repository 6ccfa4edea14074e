### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict }: +{ n-stars }
idea-edict-loses = { $edict }: −{ n-stars }
idea-edict-soon = { $edict }: später etwa { n-stars }
idea-line-soon = { $count ->
    [one] { $edict }: In einer Linie fehlt noch { $count } Feld
   *[other] { $edict }: In einer Linie fehlen noch { $count } Felder
}
idea-cluster-soon = { $edict }: Dieses Gebiet wächst auf { $count } Felder
idea-closes-mountains = { $count ->
    [one] Umschließt ein Gebirge und bringt eine Münze
   *[other] Umschließt { $count } Gebirge und bringt für jedes eine Münze
}
idea-mountain-soon = { $count ->
    [one] Noch ein Feld, dann ist ein Gebirge umschlossen
   *[other] Bei { $count } Gebirgen fehlt nur noch je ein Feld
}
idea-takes-coin = Bringt die Münze dieser Form
idea-spends-coins = { $count ->
    [one] Kostet { $count } Münze
   *[other] Kostet { $count } Münzen
}
idea-blocks-monsters = { $count ->
    [one] Füllt { $count } Feld neben Monstern
   *[other] Füllt { $count } Felder neben Monstern
}
idea-opens-toll = { $count ->
    [one] Lässt neben Monstern { $count } weiteres Feld offen
   *[other] Lässt neben Monstern { $count } weitere Felder offen
}
idea-leaves-holes = { $count ->
    [one] Lässt ein einzelnes Feld übrig, in das kaum eine Form passt
   *[other] Lässt { $count } einzelne Felder übrig, in die kaum eine Form passt
}
idea-keeps-open-F = Der Wald kann weiter wachsen
idea-keeps-open-V = Das Dorf kann weiter wachsen
idea-keeps-open-A = Der Acker behält Platz zum Wachsen
idea-keeps-open-W = Das Wasser behält Platz zum Wachsen
idea-keeps-open-B = Acker und Dorf behalten Platz zum Wachsen
idea-leaves-room = Lässt Platz für später
