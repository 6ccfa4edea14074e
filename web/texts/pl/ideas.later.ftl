### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict }: zysk { n-stars }
idea-edict-loses = { $edict }: strata { n-stars }
idea-edict-soon = Przygotowuje { $edict }: później około { n-stars }
idea-line-soon = { $count ->
    [one] { $edict }: linii brakuje { $count } kratki
    [few] { $edict }: linii brakuje { $count } kratek
    [many] { $edict }: linii brakuje { $count } kratek
   *[other] { $edict }: linii brakuje { $count } kratki
}
idea-cluster-soon = { $edict }: grupa ma już kratek: { $count }
idea-closes-mountains = { $count ->
    [one] Otacza { $count } górę, za co jest moneta
    [few] Otacza { $count } góry, po monecie za każdą
    [many] Otacza { $count } gór, po monecie za każdą
   *[other] Otacza { $count } góry, po monecie za każdą
}
idea-mountain-soon = { $count ->
    [one] { $count } górze brakuje już tylko jednej kratki
    [few] { $count } górom brakuje już tylko po jednej kratce
    [many] { $count } górom brakuje już tylko po jednej kratce
   *[other] { $count } górom brakuje już tylko po jednej kratce
}
idea-takes-coin = Daje monetę za ten kształt
idea-spends-coins = { $count ->
    [one] Kosztuje { $count } monetę
    [few] Kosztuje { $count } monety
    [many] Kosztuje { $count } monet
   *[other] Kosztuje { $count } monety
}
idea-blocks-monsters = { $count ->
    [one] Wypełnia { $count } kratkę obok potworów
    [few] Wypełnia { $count } kratki obok potworów
    [many] Wypełnia { $count } kratek obok potworów
   *[other] Wypełnia { $count } kratki obok potworów
}
idea-opens-toll = { $count ->
    [one] Zostawia obok potworów jeszcze { $count } pustą kratkę
    [few] Zostawia obok potworów jeszcze { $count } puste kratki
    [many] Zostawia obok potworów jeszcze { $count } pustych kratek
   *[other] Zostawia obok potworów jeszcze { $count } pustej kratki
}
idea-leaves-holes = { $count ->
    [one] Zostawia { $count } samotną kratkę, którą trudno wypełnić
    [few] Zostawia { $count } samotne kratki, które trudno wypełnić
    [many] Zostawia { $count } samotnych kratek, które trudno wypełnić
   *[other] Zostawia { $count } samotnej kratki, którą trudno wypełnić
}
idea-keeps-open-F = Las ma gdzie rosnąć
idea-keeps-open-V = Wioska ma gdzie rosnąć
idea-keeps-open-A = Pola mają gdzie rosnąć
idea-keeps-open-W = Rzeka pozostaje otwarta
idea-keeps-open-B = Pola i wioska mają gdzie rosnąć
idea-leaves-room = Zostawia miejsce na później
