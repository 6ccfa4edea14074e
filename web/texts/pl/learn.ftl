### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Nauka gry
learn-step = Krok { $number } z { $of }
learn-skip = Wyjdź
learn-resume = Kontynuuj naukę
learn-try-again = To jeszcze nie to. Naciśnij „{ play-undo }” i umieść kształt na kratkach w przerywanej ramce albo po prostu graj dalej.
learn-well-done = Świetnie!
learn-done-elsewhere = Tak też jest dobrze.

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Witaj wśród kartografów
learn-welcome-text = Ten pusty arkusz to twoja mapa. Pojawią się na niej lasy, wioski, pola i woda, a korona zapłaci za nie gwiazdkami. Do nauki wystarczy jedna pora roku.
learn-welcome-do = Przesuń kształt: kliknij kratkę na mapie, dotknij jej albo użyj strzałek.
learn-terrain-title = Wybierz teren
learn-terrain-text = Karta pokazuje, co możesz teraz narysować: jeden kształt, dwa tereny. Edykt A nagradza las na krawędzi mapy.
learn-terrain-do = Dotknij terenu albo zmień go klawiszem T.
learn-rotate-title = Obróć kształt
learn-rotate-text = Kształt można obracać i odbijać. Przerywana ramka pokazuje dobre miejsce.
learn-rotate-do = Naciskaj „{ play-rotate }” albo R, aż kształt ułoży się tak jak przerywana ramka.
learn-place-title = Narysuj kształt
learn-place-text = Dopóki go nie narysujesz, wszystko możesz zmienić.
learn-place-do = Przesuń go na kratki w przerywanej ramce, { $cells }, i naciśnij „{ play-confirm }”.
learn-edict-title = Edykty
learn-edict-text = Wiosną punktowane są edykty A i B. Mapa może pokazać, które kratki dają gwiazdki i dlaczego.
learn-edict-do = Dotknij edyktu A albo naciśnij klawisz A.
learn-shape-title = Wybierz kształt
learn-shape-text = Na tej karcie są dwa kształty. Mniejszy przynosi monetę.
learn-shape-do = Dotknij kształtu z monetą albo naciśnij 1.
learn-coin-title = Moneta
learn-coin-text = Moneta daje gwiazdkę na koniec każdej pory roku: im wcześniej, tym lepiej.
learn-coin-do = Narysuj kształt na { $cells }. Obok narysujesz potem wodę: edykt B to nagradza.
learn-ruins-title = Ruiny
learn-ruins-text = Najpierw pojawiła się karta ruin, więc ten kształt musi zakryć ruiny na twojej mapie. Poznasz je po złamanej kolumnie.
learn-ruins-do = Przesuń go na ruiny w przerywanej ramce, obróć, jak trzeba, i narysuj.
learn-mountain-title = Wokół góry
learn-mountain-text = Wypełnij wszystkie kratki obok góry, a ona też da ci monetę.
learn-mountain-do = Jedna jest już prawie otoczona: weź mały kształt, obróć go i narysuj na { $cells }.
learn-ambush-title = Zasadzka
learn-ambush-text = Potwory! Na koniec pory roku stracisz gwiazdkę za każdą pustą kratkę obok nich.
learn-ambush-do = Wybierz wodę, obróć kształt i narysuj na { $cells }.
learn-season-end-title = Koniec pory roku
learn-season-end-before = Na tej karcie kończy się czas wiosny.
learn-season-end-do = Narysuj kształt tam, gdzie da ci najwięcej, i naciśnij „{ extra-end-season }”.
learn-season-end-text = Punktowane są dwa edykty, monety dodają gwiazdki, potwory zabierają. Potem zaczyna się następna pora roku z następną parą edyktów.
learn-goodbye-title = Teraz już umiesz grać
learn-goodbye-text = Graj dalej przez lato, jesień i zimę albo narysuj pierwszą z dwunastu map atlasu. Zasady masz zawsze pod ręką.
learn-goodbye-praise = Świetna robota! Masz za sobą pierwszą porę roku, a w albumie pierwszy znaczek.
learn-goodbye-continue = Graj dalej
learn-goodbye-atlas = Pierwsza mapa atlasu

## What is said between the steps.

learn-turn-card = Teraz odkryj następną kartę: naciśnij „{ play-next }”.
learn-look = Kratki w ramce dają gwiazdki. Gdy je obejrzysz, naciśnij „{ play-back }”.
learn-look-toll = Każda kratka w czerwonej ramce zabiera gwiazdkę. Gdy je obejrzysz, naciśnij „{ play-back }”.
learn-free = Umieść go, gdzie chcesz, i narysuj.

## Tips, each shown once, when something first happens.

tip-title = Warto wiedzieć
tip-close = Rozumiem
tip-off = Wyłącz porady
tip-setting = Porady
tip-first-ruins = Karta ruin: kształt następnej karty odkryć musi zakryć pustą kratkę ruin. Jeśli się nie da, rysujesz jedną kratkę w dowolnym miejscu.
tip-first-ambush = Zasadzka: za każdą pustą kratkę obok potwora tracisz gwiazdkę na koniec każdej pory roku. Wypełnij te kratki, żeby nie tracić.
tip-first-coin = Pierwsza moneta! Daje gwiazdkę na koniec każdej pory roku: im wcześniej, tym lepiej.
tip-first-mountain = Góra jest otoczona i dała ci monetę. Każda góra daje monetę tylko raz.
tip-first-zombie = Zombi się rozprzestrzeniają: po podliczeniu każdej pory roku wszystkie puste kratki obok nich stają się zombi. Otocz je.
tip-first-troll = Troll jest nienasycony: po podliczeniu każdej pory roku tracisz jedną pustą kratkę obok niego.
tip-first-gorgon = Gorgona od razu niszczy jedną kratkę obok siebie. Górom nic nie grozi.
tip-first-dragon = Wypełnij wszystkie puste kratki obok smoka albo go zniszcz, a dostaniesz 3 monety.
tip-first-hero = Heros niszczy potwory na kratkach ataku, teraz i później. Postaw go tam, gdzie są, albo tam, gdzie się pojawią.
tip-first-skill = W każdej porze roku możesz użyć jednej umiejętności. Za większość płaci się monetami, a wydane monety nie dają już gwiazdek.
tip-first-fallback = Żaden kształt się nie mieści, więc rysujesz jedną kratkę: w dowolnym miejscu i dowolnego terenu.
