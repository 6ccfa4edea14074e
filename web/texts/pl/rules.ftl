### What each card does, in our own words.

## Edicts: one or two short sentences for a small card.

rule-sentinel-wood = 1 gwiazdka za każdą kratkę lasu na krawędzi mapy.
rule-greenbough = 1 gwiazdka za każdy rząd i każdą kolumnę, w których jest las.
rule-treetower = 1 gwiazdka za każdą kratkę lasu, obok której nie ma pustej kratki.
rule-stoneside-forest = 3 gwiazdki za każdą górę, którą las łączy z inną górą.
rule-canal-lake = 1 gwiazdka za każdą kratkę wody obok pola i każdą kratkę pola obok wody.
rule-mages-valley = Obok gór: 2 gwiazdki za kratkę wody, 1 za kratkę pola.
rule-golden-granary = 1 gwiazdka za kratkę wody obok ruin, 3 za kratkę pola na ruinach.
rule-shoreside-expanse = 3 gwiazdki za każdy klaster pól lub wody, który nie styka się z krawędzią ani z drugim z tych terenów.
rule-wildholds = 8 gwiazdek za każdą wioskę z 6 lub więcej kratek.
rule-great-city = Największa wioska, która nie styka się z górami: 1 gwiazdka za kratkę.
rule-greengold-plains = 3 gwiazdki za każdą wioskę obok 3 lub więcej innych rodzajów terenu.
rule-shieldgate = 2 gwiazdki za każdą kratkę drugiej co do wielkości wioski.
rule-borderlands = 6 gwiazdek za każdy pełny rząd i każdą pełną kolumnę.
rule-lost-barony = Największy pełny kwadrat: 3 gwiazdki za każdą kratkę jego boku.
rule-broken-road = 3 gwiazdki za każdą pełną przekątną łączącą lewą i dolną krawędź.
rule-cauldrons = 1 gwiazdka za każdą pustą kratkę zamkniętą ze wszystkich stron.
rule-faunlost-thicket = 2 gwiazdki za każdą kratkę najdłuższego nieprzerwanego pionowego pasa lasu.
rule-deepwood = 6 gwiazdek za każdy las z 5 lub więcej kratek, który nie styka się z wioską.
rule-heart-of-the-forest = 2 gwiazdki za każdą kratkę lasu, obok której jest tylko las.
rule-sleepy-valley = 4 gwiazdki za każdy rząd z 3 lub więcej kratkami lasu.
rule-craylund = 7 gwiazdek za każdy klaster pól obok 3 lub więcej kratek wody.
rule-ulems-wallow = 4 gwiazdki za każdą kratkę wody obok 2 lub więcej kratek pól.
rule-clawsgrave-peaks = 5 gwiazdek za każdą górę obok klastra wody, który styka się z polem.
rule-jorekburg = 4 gwiazdki za każdą kolumnę, w której jest tyle samo kratek pól i wody, co najmniej po jednej.
rule-traylo-monastery = 7 gwiazdek za każdą wioskę z 4 kratkami w linii prostej.
rule-outer-enclave = Najlepsza wioska: 1 gwiazdka za każdą pustą kratkę obok niej.
rule-gnomish-colony = 6 gwiazdek za każdą wioskę, w której jest kwadrat 2 × 2.
rule-caravansary = Najlepsza wioska: 1 gwiazdka za każdy rząd i każdą kolumnę, do których sięga.
rule-dwarvenholds = 7 gwiazdek za każdy pełny rząd i każdą pełną kolumnę z górą.
rule-silos = 10 gwiazdek za każdą pełną kolumnę spośród A, C, E, G, I oraz K.
rule-banded-hills = 4 gwiazdki za każdy rząd z 5 lub więcej rodzajami terenu.
rule-starlit-sigil = 4 gwiazdki za każdą grupę dokładnie 3 połączonych pustych kratek.

## Ambush cards: the shape and what is special about it.

rule-goblin-attack = Trzy gobliny skradają się po przekątnej. Wypełnij puste kratki obok nich albo płać po gwiazdce za każdą.
rule-bugbear-assault = Dwie pary postrachów z przerwą pośrodku. Przerwa kosztuje gwiazdki, póki jej nie wypełnisz.
rule-kobold-onslaught = Cztery koboldy: trzy w linii i jeden obok środkowego.
rule-gnoll-raid = Pięć gnolli ustawionych w podkowę. Kratka w środku kosztuje gwiazdkę, póki jej nie wypełnisz.
rule-dragon-inferno = Gdy każda kratka smoka jest zniszczona lub nie ma obok niej pustej kratki, właściciel mapy jednorazowo dostaje 3 monety.
rule-zombie-plague = Jeden zombi. Po podliczeniu każdej pory roku wszystkie puste kratki obok zombi też stają się zombi.
rule-giant-troll-ravage = Po podliczeniu każdej pory roku właściciel mapy niszczy jedną pustą kratkę obok żywego trolla.
rule-gorgon-gaze = Kto rysuje gorgonę, od razu niszczy jedną kratkę obok niej. Górom nic nie grozi.
rule-flayer-incursion = Trzech łupieżców ustawionych w mały narożnik. Zmieszczą się prawie wszędzie.
rule-insectoid-invasion = Cztery insektoidy ustawione w zygzak.
rule-ratman-strike = Trzech szczuroludzi w linii prostej.
rule-ogre-charge = Cztery ogry ustawione w kwadrat.

## Heroes.

rule-dobrik = Atakuje cztery sąsiednie kratki. Niszczy tam potwory, teraz i później.
rule-wren = Atakuje trzy kratki w linii, dwa kroki przed sobą. Niszczy tam potwory, teraz i później.
rule-freyla = Atakuje trzy kratki w linii prostej przed sobą. Niszczy tam potwory, teraz i później.
rule-dal = Atakuje cztery kratki na ukos. Niszczy tam potwory, teraz i później.

## Skills. The cost is shown beside the name.

rule-acrobatics = Podczas zasadzki potwory na twojej mapie zajmują tylko kształt 1 × 2. W grze solo wybierasz, czy pionowo, czy poziomo.
rule-concentrate = Nie działa podczas zasadzki. Narysuj jeszcze raz ten sam kształt tego samego terenu. Drugiej monety nie daje.
rule-cure-wounds = Narysuj dodatkowy kształt 1 × 2 obok potwora i wypełnij go terenem z karty odkryć.
rule-diplomacy = Narysuj jedną dodatkową kratkę, która jest zarazem polem i wioską.
rule-knowledge = Wypełnij wybrany kształt wioską.
rule-move-silently = Kształt może wystawać poza krawędź mapy: rysuje się tylko część na mapie. Nie działa na zasadzkę w grze solo.
rule-negotiate = Zamiast kształtu z karty narysuj kwadrat 2 × 2 i wypełnij go terenem z karty. Monety nie daje.
rule-search = Narysuj jedną dodatkową kratkę tego samego terenu obok narysowanego przed chwilą kształtu.

## Ruins cards.

rule-temple-ruins = Kształt następnej karty odkryć musi zakryć pustą kratkę ruin. Jeśli się nie da, narysuj jedną kratkę w dowolnym miejscu.
rule-outpost-ruins = Kształt następnej karty odkryć musi zakryć pustą kratkę ruin. Jeśli się nie da, narysuj jedną kratkę w dowolnym miejscu.

## Why an edict earns what it earns.
## $count (number): the things that earned. $stars (number): the stars. { n-stars } is in names.ftl.

why-none = Na razie nic tu nie daje gwiazdek.
why-sentinel-wood = { $count ->
    [one] { $count } kratka lasu na krawędzi: { n-stars }.
    [few] { $count } kratki lasu na krawędzi: { n-stars }.
    [many] { $count } kratek lasu na krawędzi: { n-stars }.
   *[other] { $count } kratki lasu na krawędzi: { n-stars }.
}
why-greenbough = Rzędy i kolumny z lasem ({ $count }): { n-stars }.
why-treetower = { $count ->
    [one] { $count } kratka lasu zamknięta ze wszystkich stron: { n-stars }.
    [few] { $count } kratki lasu zamknięte ze wszystkich stron: { n-stars }.
    [many] { $count } kratek lasu zamkniętych ze wszystkich stron: { n-stars }.
   *[other] { $count } kratki lasu zamknięte ze wszystkich stron: { n-stars }.
}
why-stoneside-forest = { $count ->
    [one] { $count } góra połączona lasem z inną: { n-stars }.
    [few] { $count } góry połączone lasem: { n-stars }.
    [many] { $count } gór połączonych lasem: { n-stars }.
   *[other] { $count } góry połączone lasem: { n-stars }.
}
why-canal-lake = { $count ->
    [one] { $count } kratka tam, gdzie woda styka się z polem: { n-stars }.
    [few] { $count } kratki tam, gdzie woda styka się z polem: { n-stars }.
    [many] { $count } kratek tam, gdzie woda styka się z polem: { n-stars }.
   *[other] { $count } kratki tam, gdzie woda styka się z polem: { n-stars }.
}
why-mages-valley = { $count ->
    [one] { $count } kratka wody lub pola obok gór: { n-stars }.
    [few] { $count } kratki wody i pól obok gór: { n-stars }.
    [many] { $count } kratek wody i pól obok gór: { n-stars }.
   *[other] { $count } kratki wody i pól obok gór: { n-stars }.
}
why-golden-granary = { $count ->
    [one] { $count } kratka wody obok ruin lub pola na ruinach: { n-stars }.
    [few] { $count } kratki wody obok ruin i pól na ruinach: { n-stars }.
    [many] { $count } kratek wody obok ruin i pól na ruinach: { n-stars }.
   *[other] { $count } kratki wody obok ruin i pól na ruinach: { n-stars }.
}
why-shoreside-expanse = { $count ->
    [one] { $count } odizolowany klaster pól lub wody: { n-stars }.
    [few] { $count } odizolowane klastry pól i wody: { n-stars }.
    [many] { $count } odizolowanych klastrów pól i wody: { n-stars }.
   *[other] { $count } odizolowane klastry pól i wody: { n-stars }.
}
why-wildholds = { $count ->
    [one] { $count } wioska z 6 lub więcej kratek: { n-stars }.
    [few] { $count } wioski z 6 lub więcej kratek: { n-stars }.
    [many] { $count } wiosek z 6 lub więcej kratek: { n-stars }.
   *[other] { $count } wioski z 6 lub więcej kratek: { n-stars }.
}
why-great-city = Największa wioska, która nie styka się z górami: { n-stars }.
why-greengold-plains = { $count ->
    [one] { $count } wioska obok 3 lub więcej rodzajów terenu: { n-stars }.
    [few] { $count } wioski obok 3 lub więcej rodzajów terenu: { n-stars }.
    [many] { $count } wiosek obok 3 lub więcej rodzajów terenu: { n-stars }.
   *[other] { $count } wioski obok 3 lub więcej rodzajów terenu: { n-stars }.
}
why-shieldgate = Druga co do wielkości wioska, po 2 za kratkę: { n-stars }.
why-borderlands = Pełne rzędy i kolumny ({ $count }): { n-stars }.
why-lost-barony = Największy pełny kwadrat, po 3 za kratkę boku: { n-stars }.
why-broken-road = { $count ->
    [one] { $count } pełna przekątna: { n-stars }.
    [few] { $count } pełne przekątne: { n-stars }.
    [many] { $count } pełnych przekątnych: { n-stars }.
   *[other] { $count } pełne przekątne: { n-stars }.
}
why-cauldrons = { $count ->
    [one] { $count } pusta kratka zamknięta ze wszystkich stron: { n-stars }.
    [few] { $count } puste kratki zamknięte ze wszystkich stron: { n-stars }.
    [many] { $count } pustych kratek zamkniętych ze wszystkich stron: { n-stars }.
   *[other] { $count } puste kratki zamknięte ze wszystkich stron: { n-stars }.
}
why-faunlost-thicket = Najdłuższy pionowy pas lasu, po 2 za kratkę: { n-stars }.
why-deepwood = { $count ->
    [one] { $count } duży las z dala od wiosek: { n-stars }.
    [few] { $count } duże lasy z dala od wiosek: { n-stars }.
    [many] { $count } dużych lasów z dala od wiosek: { n-stars }.
   *[other] { $count } duże lasy z dala od wiosek: { n-stars }.
}
why-heart-of-the-forest = { $count ->
    [one] { $count } kratka lasu, obok której jest tylko las: { n-stars }.
    [few] { $count } kratki lasu, obok których jest tylko las: { n-stars }.
    [many] { $count } kratek lasu, obok których jest tylko las: { n-stars }.
   *[other] { $count } kratki lasu, obok których jest tylko las: { n-stars }.
}
why-sleepy-valley = { $count ->
    [one] { $count } rząd z 3 lub więcej kratkami lasu: { n-stars }.
    [few] { $count } rzędy z 3 lub więcej kratkami lasu: { n-stars }.
    [many] { $count } rzędów z 3 lub więcej kratkami lasu: { n-stars }.
   *[other] { $count } rzędy z 3 lub więcej kratkami lasu: { n-stars }.
}
why-craylund = { $count ->
    [one] { $count } klaster pól obok 3 lub więcej kratek wody: { n-stars }.
    [few] { $count } klastry pól obok 3 lub więcej kratek wody: { n-stars }.
    [many] { $count } klastrów pól obok 3 lub więcej kratek wody: { n-stars }.
   *[other] { $count } klastry pól obok 3 lub więcej kratek wody: { n-stars }.
}
why-ulems-wallow = { $count ->
    [one] { $count } kratka wody obok 2 lub więcej kratek pól: { n-stars }.
    [few] { $count } kratki wody obok 2 lub więcej kratek pól: { n-stars }.
    [many] { $count } kratek wody obok 2 lub więcej kratek pól: { n-stars }.
   *[other] { $count } kratki wody obok 2 lub więcej kratek pól: { n-stars }.
}
why-clawsgrave-peaks = { $count ->
    [one] { $count } góra obok wody, która styka się z polem: { n-stars }.
    [few] { $count } góry obok wody, która styka się z polem: { n-stars }.
    [many] { $count } gór obok wody, która styka się z polem: { n-stars }.
   *[other] { $count } góry obok wody, która styka się z polem: { n-stars }.
}
why-jorekburg = { $count ->
    [one] { $count } kolumna, w której pól jest tyle co wody: { n-stars }.
    [few] { $count } kolumny, w których pól jest tyle co wody: { n-stars }.
    [many] { $count } kolumn, w których pól jest tyle co wody: { n-stars }.
   *[other] { $count } kolumny, w których pól jest tyle co wody: { n-stars }.
}
why-traylo-monastery = { $count ->
    [one] { $count } wioska z 4 kratkami w linii prostej: { n-stars }.
    [few] { $count } wioski z 4 kratkami w linii prostej: { n-stars }.
    [many] { $count } wiosek z 4 kratkami w linii prostej: { n-stars }.
   *[other] { $count } wioski z 4 kratkami w linii prostej: { n-stars }.
}
why-outer-enclave = Puste kratki obok najlepszej wioski: { n-stars }.
why-gnomish-colony = { $count ->
    [one] { $count } wioska z kwadratem 2 × 2: { n-stars }.
    [few] { $count } wioski z kwadratem 2 × 2: { n-stars }.
    [many] { $count } wiosek z kwadratem 2 × 2: { n-stars }.
   *[other] { $count } wioski z kwadratem 2 × 2: { n-stars }.
}
why-caravansary = Rzędy i kolumny, do których sięga najlepsza wioska: { n-stars }.
why-dwarvenholds = Pełne rzędy i kolumny z górą ({ $count }): { n-stars }.
why-silos = { $count ->
    [one] { $count } pełna kolumna spośród A, C, E, G, I, K: { n-stars }.
    [few] { $count } pełne kolumny spośród A, C, E, G, I, K: { n-stars }.
    [many] { $count } pełnych kolumn spośród A, C, E, G, I, K: { n-stars }.
   *[other] { $count } pełne kolumny spośród A, C, E, G, I, K: { n-stars }.
}
why-banded-hills = { $count ->
    [one] { $count } rząd z 5 lub więcej rodzajami terenu: { n-stars }.
    [few] { $count } rzędy z 5 lub więcej rodzajami terenu: { n-stars }.
    [many] { $count } rzędów z 5 lub więcej rodzajami terenu: { n-stars }.
   *[other] { $count } rzędy z 5 lub więcej rodzajami terenu: { n-stars }.
}
why-starlit-sigil = { $count ->
    [one] { $count } grupa dokładnie 3 pustych kratek: { n-stars }.
    [few] { $count } grupy dokładnie 3 pustych kratek: { n-stars }.
    [many] { $count } grup dokładnie 3 pustych kratek: { n-stars }.
   *[other] { $count } grupy dokładnie 3 pustych kratek: { n-stars }.
}

## Why coins and monsters count. $count (number).

why-coins = { $count ->
    [one] { $count } moneta, jedna gwiazdka.
    [few] { $count } monety, po gwiazdce za każdą.
    [many] { $count } monet, po gwiazdce za każdą.
   *[other] { $count } monety, po gwiazdce za każdą.
}
why-toll = { $count ->
    [one] { $count } pusta kratka obok potworów, minus jedna gwiazdka.
    [few] { $count } puste kratki obok potworów, minus gwiazdka za każdą.
    [many] { $count } pustych kratek obok potworów, minus gwiazdka za każdą.
   *[other] { $count } puste kratki obok potworów, minus gwiazdka za każdą.
}
