### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Statystyki
stats-none = Nie ma jeszcze ukończonych gier. Statystyki zaczną się od pierwszej.
stats-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
stats-games-played = Ukończone gry
stats-best = Najlepszy wynik
stats-mean = Średnio
stats-lost = Gwiazdki zabrane przez potwory
stats-streak = Seria map dnia
stats-longest-streak = Najdłuższa seria
stats-by-set = Najlepsze wyniki według kart i arkuszy
stats-by-edict = Średnia według edyktów
stats-by-season = Średnia według pór roku
stats-titles = Zdobyte tytuły
stats-over-time = Gwiazdki z gry na grę
stats-all = Wszystkie gry
stats-solo = Tylko solo

## Keeping and moving the data. $percent (number).

stats-data = Twoje dane
stats-data-note = Wszystko jest zapisane na tym urządzeniu. Eksport zbiera w jednym pliku twoje gry, własne arkusze map, boty i puchary. Stołów ani grup w nim nie ma. Zaimportowane boty czekają w warsztacie w części „{ workshop-unsaved }”.
stats-export = Eksportuj
stats-import = Importuj
stats-importing = Wczytujemy… { $percent }%
stats-imported = { $count ->
    [one] Dodano { $count } nową grę.
    [few] Dodano { $count } nowe gry.
    [many] Dodano { $count } nowych gier.
   *[other] Dodano { $count } nowe gry.
}
stats-import-none = W tym pliku nie ma nic nowego.
stats-import-bad = Tego pliku nie da się odczytać. Nic nie zmieniono.
stats-delete = Usuń wszystko
stats-delete-sure = Usunąć z tego urządzenia wszystkie gry, rekordy, arkusze map, stoły, grupy, puchary, boty i ustawienia? Tego nie da się cofnąć.
stats-delete-groups = Serwery pośredniczące dostaną prośbę o usunięcie twoich wyników w grupach, ale mogą jej nie spełnić.
stats-deleted = Wszystko usunięto.
stats-not-deleted = Nie udało się usunąć wszystkiego. Zamknij inne karty przeglądarki z grą Mapwright i spróbuj ponownie.
error-file = To nie jest plik wyeksportowany z gry Mapwright. Nic się nie zmieniło.
stats-taken-note = Gry kontynuowane z odtwarzania się nie liczą.
stats-import-skipped = { $count ->
    [one] Nie udało się odczytać { $count } gry.
    [few] Nie udało się odczytać { $count } gier.
    [many] Nie udało się odczytać { $count } gier.
   *[other] Nie udało się odczytać { $count } gry.
}
