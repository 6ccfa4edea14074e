### A short rulebook in our own words.

book-title = Zasady
book-search = Szukaj
book-print = Drukuj
book-contents = Spis treści
book-nothing-found = Nic nie znaleziono.
book-example = Przykład
book-about = Zasady: { $what }
book-solo-value = Wartość w grze solo: { $count }
book-corner = { $corner ->
    [top-left] Solo: z lewego górnego rogu
    [top-right] Solo: z prawego górnego rogu
    [bottom-left] Solo: z lewego dolnego rogu
   *[bottom-right] Solo: z prawego dolnego rogu
}
book-arrow = { $arrow ->
    [clockwise] zgodnie z ruchem wskazówek zegara
   *[counter-clockwise] przeciwnie do ruchu wskazówek zegara
}

## Goal.

book-goal-title = Cel gry
book-goal-1 = Przez cztery pory roku rysujesz mapę o wymiarach 11 × 11 kratek. Cztery edykty mówią, co korona chce na niej zobaczyć.
book-goal-2 = W każdej porze roku punktowane są dwa edykty, więc każdy edykt dwa razy. Monety dodają gwiazdki, potwory je zabierają.
book-goal-3 = Wygrywa ten, kto po zimie ma najwięcej gwiazdek. Przy remisie wygrywa ten, komu potwory zabrały mniej. Jeśli i to jest równe, zwycięstwo jest wspólne.

## A turn.

book-turn-title = Runda
book-turn-1 = Odkrywa się kartę. Wszyscy jednocześnie rysują jeden z jej kształtów na swoich mapach.
book-turn-2 = Większość kart zużywa czas. Gdy czas na kartach odkrytych w tej porze roku osiągnie jej próg, pora roku się kończy. Nadmiar czasu przepada.
book-turn-3 = Karty ruin, zasadzek i herosów nie zużywają czasu.

## Drawing.

book-drawing-title = Rysowanie
book-drawing-1 = Wybierz jeden kształt i jeden teren z karty. Kształt można obracać i odbijać.
book-drawing-2 = Kształt musi leżeć na mapie, na pustych kratkach. Nie musi niczego dotykać. Kratka ruin jest pusta, póki nic na niej nie narysowano. Góry i wąwóz są wypełnione od początku.
book-drawing-3 = Jeśli żaden kształt z karty nigdzie się nie mieści, narysuj zamiast niego jedną kratkę w dowolnym miejscu: las, wioskę, pole, wodę lub potwora, jak chcesz.
book-drawing-4 = Kratki sąsiadują, gdy mają wspólny bok. Rogi się nie liczą. Klaster to grupa sąsiednich kratek tego samego terenu; jedna kratka też jest klastrem.

## Coins.

book-coins-title = Monety
book-coins-1 = Przy niektórych kształtach jest moneta. Narysuj taki kształt, a dostaniesz jedną monetę.
book-coins-2 = Góra daje jedną monetę, gdy wszystkie kratki obok niej są wypełnione. Nieważne, kto je wypełnił.
book-coins-3 = Każda moneta daje jedną gwiazdkę na koniec każdej pory roku, także tej: im wcześniej, tym lepiej. Na torze mieści się 14 monet.

## Ruins.

book-ruins-title = Ruiny
book-ruins-1 = Gdy odkryje się kartę ruin, od razu odkrywa się następną. Kształt najbliższej karty odkryć musi zakryć co najmniej jedną pustą kratkę ruin.
book-ruins-2 = Jeśli to niemożliwe, narysuj jedną kratkę dowolnego terenu w dowolnym miejscu na mapie.
book-ruins-3 = Jeśli po drodze trafi się zasadzka lub heros, rozegraj je najpierw. Ruiny poczekają na najbliższą kartę odkryć.

## Ambush at a table.

book-ambush-title = Zasadzka
book-ambush-1 = Każda mapa przechodzi do sąsiada w kierunku strzałki. Narysuj potwory na otrzymanej mapie tam, gdzie najbardziej zaszkodzą. Potem mapy wracają.
book-ambush-2 = Na koniec każdej pory roku tracisz gwiazdkę za każdą pustą kratkę obok potwora. Wypełnij te kratki, żeby nie tracić.
book-ambush-3 = Jeśli kształt nigdzie się nie mieści, narysuj jednego zwykłego potwora.

## Ambush when playing alone.

book-ambush-solo-title = Zasadzka w grze solo
book-ambush-solo-1 = Potwory ustawiają się same. Ich kształt się nie obraca: zaczyna w rogu wskazanym na karcie i idzie wzdłuż krawędzi w kierunku strzałki, aż się zmieści.
book-ambush-solo-2 = Jeśli przy krawędzi nie ma miejsca, kształt obchodzi mapę o kratkę dalej od krawędzi i tak dalej. Jeśli miejsca nie ma wcale, nic się nie dzieje.

## Season’s end.

book-season-title = Koniec pory roku
book-season-1 = Wiosną punktowane są edykty A i B, latem B i C, jesienią C i D, zimą D i A.
book-season-2 = Dodaj gwiazdki za oba edykty i po gwiazdce za każdą monetę. Odejmij po gwiazdce za każdą pustą kratkę obok potwora.
book-season-3 = Karty odkryć tasuje się na nowo i dokłada do nich jedną kartę zasadzki, a w grze z herosami także jedną kartę herosa. Zasadzki i herosi, którzy jeszcze się nie pojawili, zostają w talii.
book-season-4 = Po zimie gra się kończy.

## Solo.

book-solo-title = Gra solo
book-solo-1 = Każdy edykt ma swoją wartość. Twoja ocena to gwiazdki minus wartości czterech edyktów. Od oceny zależy twój tytuł.
book-solo-2 = Jeśli mapa jest pełna, gra się kończy. Tę porę roku i wszystkie pozostałe podlicza się według obecnego stanu mapy.

## Heroes.

book-heroes-title = Herosi
book-heroes-1 = Gdy odkryje się kartę herosa, narysuj go na dowolnej pustej kratce swojej mapy i zaznacz jego kratki ataku. Ich wzór można obracać i odbijać. Może leżeć na wypełnionych kratkach i wychodzić poza krawędź. Puste kratki ataku pozostają puste.
book-heroes-2 = Potwory na kratkach ataku zostają zniszczone, tak samo jak każdy potwór narysowany tam później. Niczemu innemu heros nie szkodzi.
book-heroes-3 = Zniszczona kratka jest wypełniona, ale nie ma terenu i nie kosztuje gwiazdek.
book-heroes-4 = Herosa też można zniszczyć. Jego kratki ataku działają dalej.

## Monsters of Heroes.

book-monsters-title = Niezwykłe potwory
book-monsters-1 = Smok: gdy każda jego kratka jest zniszczona lub nie ma obok niej pustej kratki, właściciel mapy jednorazowo dostaje 3 monety.
book-monsters-2 = Zombi: po podliczeniu każdej pory roku wszystkie puste kratki obok zombi stają się zombi.
book-monsters-3 = Troll: po podliczeniu każdej pory roku właściciel mapy niszczy jedną pustą kratkę obok żywego trolla.
book-monsters-4 = Gorgona: kto ją rysuje, od razu niszczy jedną kratkę obok niej. Górom nic nie grozi. W grze solo wybierasz ty.

## Skills.

book-skills-title = Umiejętności
book-skills-1 = Trzy umiejętności leżą odkryte przez całą grę. Raz na porę roku, gdy rysujesz, możesz użyć jednej z nich.
book-skills-2 = Płacisz monetami, które już masz. Wydane monety się skreśla: nie dają już gwiazdek, ale nadal zajmują miejsce na torze. Umiejętności o koszcie 0 są darmowe.

## Combined game.

book-combined-title = Oba zestawy razem
book-combined-1 = Wybierz dowolny arkusz, karty pór roku i karty odkryć z dowolnego zestawu oraz dowolne cztery karty zasadzek. Obie karty ruin są zawsze w grze. Karty herosów możesz dodać lub nie.
book-combined-2 = Edykty pochodzą z obu zestawów, nadal po jednym z każdego rodzaju: las, pola i woda, wioski, cała mapa.
book-combined-3 = Jeśli grasz tylko w Herosów, nie ma kart ruin, a kratki ruin nic nie znaczą.

## Edicts.

book-edicts-title = Edykty
book-edicts-1 = Są cztery rodzaje edyktów: las, pola i woda, wioski, cała mapa. W grze jest po jednym z każdego rodzaju, losowo przypisane do liter A, B, C i D.
book-edicts-2 = Przy krawędzi mapy brak sąsiednich kratek nie przeszkadza. Rodzajem terenu są też góry, potwory i herosi. Ruiny, wąwóz i zniszczone kratki nim nie są.
book-edicts-kind-forest = Las
book-edicts-kind-farm-water = Pola i woda
book-edicts-kind-village = Wioski
book-edicts-kind-spatial = Cała mapa
