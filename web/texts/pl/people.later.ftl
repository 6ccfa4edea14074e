### The daily map among people.

## $count, $percent, $first, $last (numbers); $name, $who, $from (texts).

people-title = Jak poszło innym
people-explain = Twoja mapa zostanie opublikowana na publicznych serwerach pośredniczących pod zmyślonym imieniem. Serwery widzą twój adres internetowy, jak każda strona. W zamian zobaczysz mapy innych. Opublikowane mapy znikają po dwóch tygodniach.
people-agree = Opublikuj i porównaj
people-hidden = Najpierw dokończ mapę tego dnia. Do tego czasu wyniki innych są ukryte.
people-count = { $count ->
    [one] { $count } sprawdzona mapa
    [few] { $count } sprawdzone mapy
    [many] { $count } sprawdzonych map
   *[other] { $count } sprawdzonej mapy
}
people-rejected = { $count ->
    [one] { $count } odrzucona
    [few] { $count } odrzucone
    [many] { $count } odrzuconych
   *[other] { $count } odrzuconej
}
people-better = Lepiej niż { $percent }% map
people-alone = Nie ma jeszcze innych map. Twoja czeka na towarzystwo.
people-reading = Wczytywanie map innych …
people-lost = Serwery pośredniczące są nieosiągalne. Twoja mapa jest bezpieczna na tym urządzeniu.
people-retry = Spróbuj ponownie
people-refused = Serwery nie przyjęły twojej mapy, więc inni jeszcze jej nie widzą.
people-proof = Każda mapa została odtworzona według zasad. Nie dowodzi to, że była to pierwsza próba ani że nie pomagał bot.
people-histogram = Mapy według gwiazdek
people-bar = Od { $first } do { $last } gwiazdek
people-yours = twoja mapa
people-best = Najlepsze mapy
people-watch = Obejrzyj powtórkę: { $name }
people-you = Twoje imię: { $name }.
people-rename = Nowe imię
people-always = Porównuj każdą mapę dnia
people-expert = Ekspert

## Names of players, made of two parts.

people-name = { $who } { $from }
people-who-0 = Czapla
people-who-1 = Lis
people-who-2 = Wydra
people-who-3 = Borsuk
people-who-4 = Sowa
people-who-5 = Zając
people-who-6 = Wilk
people-who-7 = Niedźwiedź
people-who-8 = Ryś
people-who-9 = Żuraw
people-who-10 = Kruk
people-who-11 = Sokół
people-who-12 = Jeleń
people-who-13 = Bóbr
people-who-14 = Łabędź
people-who-15 = Jeż
people-who-16 = Wiewiórka
people-who-17 = Bocian
people-who-18 = Szczupak
people-who-19 = Dzik
people-who-20 = Pszczoła
people-who-21 = Kuna
people-who-22 = Kocur
people-who-23 = Gęś
people-from-0 = ze Starego Młyna
people-from-1 = z Północnej Grani
people-from-2 = znad Cichego Jeziora
people-from-3 = z Brzozowego Gaju
people-from-4 = spod Kamiennego Mostu
people-from-5 = z Długiej Doliny
people-from-6 = z Solnego Szlaku
people-from-7 = z Dalekiego Brzegu
people-from-8 = z Wysokiej Przełęczy
people-from-9 = z Szerokiego Pola
people-from-10 = ze Zburzonej Wieży
people-from-11 = z Zielonych Wzgórz
people-from-12 = z Mglistej Zatoki
people-from-13 = od Trzech Źródeł
people-from-14 = znad Srebrnej Rzeki
people-from-15 = z Czerwonych Klifów
people-from-16 = z Głębokiego Lasu
people-from-17 = z Małej Przystani
people-from-18 = z Wietrznych Wrzosowisk
people-from-19 = ze Złotej Łąki
people-from-20 = z Zaginionej Wyspy
people-from-21 = z Ukrytej Jaskini
people-from-22 = ze Starej Przeprawy
people-from-23 = z Ośnieżonego Szczytu
