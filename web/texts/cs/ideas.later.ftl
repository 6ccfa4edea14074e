### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict }: +{ n-stars }
idea-edict-loses = { $edict }: −{ n-stars }
idea-edict-soon = { $edict }: později asi { n-stars }
idea-line-soon = { $count ->
    [one] { $edict }: řadě chybí { $count } políčko
    [few] { $edict }: řadě chybí { $count } políčka
    [many] { $edict }: řadě chybí { $count } políčka
   *[other] { $edict }: řadě chybí { $count } políček
}
idea-cluster-soon = { $count ->
    [one] { $edict }: území už má { $count } políčko
    [few] { $edict }: území už má { $count } políčka
    [many] { $edict }: území už má { $count } políčka
   *[other] { $edict }: území už má { $count } políček
}
idea-closes-mountains = { $count ->
    [one] Obklopí horu a získá minci
    [few] Obklopí { $count } hory, za každou mince
    [many] Obklopí { $count } hory, za každou mince
   *[other] Obklopí { $count } hor, za každou mince
}
idea-mountain-soon = { $count ->
    [one] Hoře chybí už jen jedno políčko
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
    [one] Zaplní { $count } políčko vedle nestvůr
    [few] Zaplní { $count } políčka vedle nestvůr
    [many] Zaplní { $count } políčka vedle nestvůr
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
idea-keeps-open-A = Farmy mají kam růst
idea-keeps-open-W = Voda se má kam rozlít
idea-keeps-open-B = Farmy i vesnice mají kam růst
idea-leaves-room = Nechá místo na později
