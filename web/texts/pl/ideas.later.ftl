### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict }: +{ n-stars }
idea-edict-loses = { $edict }: −{ n-stars }
idea-edict-soon = { $edict }: później mniej więcej { n-stars }
idea-line-soon = { $count ->
    [one] { $edict }: linii brakuje { $count } kratki
    [few] { $edict }: linii brakuje { $count } kratek
    [many] { $edict }: linii brakuje { $count } kratek
   *[other] { $edict }: linii brakuje { $count } kratki
}
idea-cluster-soon = { $count ->
    [one] { $edict }: klaster ma już { $count } kratkę
    [few] { $edict }: klaster ma już { $count } kratki
    [many] { $edict }: klaster ma już { $count } kratek
   *[other] { $edict }: klaster ma już { $count } kratki
}
idea-closes-mountains = { $count ->
    [one] Otacza górę i daje monetę
    [few] Otacza { $count } góry, po monecie za każdą
    [many] Otacza { $count } gór, po monecie za każdą
   *[other] Otacza { $count } góry, po monecie za każdą
}
idea-mountain-soon = { $count ->
    [one] Górze brakuje już tylko jednej kratki
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
    [one] Obok potworów będzie o { $count } pustą kratkę więcej
    [few] Obok potworów będzie o { $count } puste kratki więcej
    [many] Obok potworów będzie o { $count } pustych kratek więcej
   *[other] Obok potworów będzie o { $count } pustej kratki więcej
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
idea-keeps-open-W = Woda ma się gdzie rozlać
idea-keeps-open-B = Pola i wioska mają gdzie rosnąć
idea-leaves-room = Zostawia miejsce na później
