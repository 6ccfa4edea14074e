### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict }: zisk { n-stars }
idea-edict-loses = { $edict }: ztráta { n-stars }
idea-edict-soon = Připravuje { $edict }: později asi { n-stars }
idea-line-soon = { $count ->
    [one] { $edict }: řadě chybí { $count } políčko
    [few] { $edict }: řadě chybí { $count } políčka
    [many] { $edict }: řadě chybí { $count } políčka
   *[other] { $edict }: řadě chybí { $count } políček
}
idea-cluster-soon = { $edict }: skupina má už políček: { $count }
idea-closes-mountains = { $count ->
    [one] Obklopí { $count } horu a získá minci
    [few] Obklopí { $count } hory, za každou mince
    [many] Obklopí { $count } hory, za každou mince
   *[other] Obklopí { $count } hor, za každou mince
}
idea-mountain-soon = { $count ->
    [one] { $count } hoře chybí už jen jedno políčko
    [few] { $count } horám chybí už jen po jednom políčku
    [many] { $count } hory chybí už jen po jednom políčku
   *[other] { $count } horám chybí už jen po jednom políčku
}
idea-takes-coin = Získá minci za tento tvar
idea-spends-coins = { $count ->
    [one] Utratí { $count } minci
    [few] Utratí { $count } mince
    [many] Utratí { $count } mince
   *[other] Utratí { $count } mincí
}
idea-blocks-monsters = { $count ->
    [one] Zaplní { $count } políčekčko vedle nestvůr
    [few] Zaplní { $count } políčekčka vedle nestvůr
    [many] Zaplní { $count } políčekčka vedle nestvůr
   *[other] Zaplní { $count } políček vedle nestvůr
}
idea-opens-toll = { $count ->
    [one] Nechá vedle nestvůr o { $count } prázdné políčko víc
    [few] Nechá vedle nestvůr o { $count } prázdná políčka víc
    [many] Nechá vedle nestvůr o { $count } prázdného políčka víc
   *[other] Nechá vedle nestvůr o { $count } prázdných políček víc
}
idea-leaves-holes = { $count ->
    [one] Nechá { $count } osamělé políčko, které se těžko zaplní
    [few] Nechá { $count } osamělá políčka, která se těžko zaplní
    [many] Nechá { $count } osamělého políčka, které se těžko zaplní
   *[other] Nechá { $count } osamělých políček, která se těžko zaplní
}
idea-keeps-open-F = Les má kam růst
idea-keeps-open-V = Vesnice má kam růst
idea-keeps-open-A = Pole mají kam růst
idea-keeps-open-W = Řeka zůstane otevřená
idea-keeps-open-B = Pole i vesnice mají kam růst
idea-leaves-room = Nechává místo na později
