### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Nauka gry
learn-step = Krok { $number } z { $of }
learn-next = Dalej
learn-back = Wstecz
learn-skip = Wyjdź
learn-resume = Ucz się dalej
learn-try-again = Jeszcze nie to. Spróbuj znowu.
learn-well-done = Świetnie!

## The steps.

learn-welcome-title = Witaj!
learn-welcome-text = Ten pusty arkusz to twoja mapa. Pojawią się na niej lasy, wioski, pola i woda, a korona zapłaci za nie gwiazdkami. Do nauki wystarczy jedna pora roku.
learn-shape-title = Wybierz kształt
learn-shape-text = Każda karta pokazuje, co możesz teraz narysować. Na tej są dwa kształty. Dotknij tego, który chcesz.
learn-terrain-title = Wybierz teren
learn-terrain-text = Ta karta daje dwa tereny do jednego kształtu. Spójrz na edykty i dotknij tego, który da więcej.
learn-rotate-title = Obróć go
learn-rotate-text = Kształt można obracać i odbijać. Naciskaj „Obróć”, aż ułoży się tak, jak chcesz.
learn-place-title = Narysuj go
learn-place-text = Przesuń kształt na puste kratki. Gdy pasuje, naciśnij „Narysuj”. Do tej chwili wszystko można zmienić.
learn-coin-title = Moneta
learn-coin-text = Przy mniejszym kształcie jest moneta. Narysuj go, a będzie twoja: gwiazdka na koniec każdej pory.
learn-mountain-title = Wokół góry
learn-mountain-text = Wypełnij wszystkie kratki obok góry, a ona też da ci monetę. Zamknij teraz ostatnią.
learn-ruins-title = Ruiny
learn-ruins-text = Karta ruin! Następny kształt musi zakryć ruiny na twojej mapie. Połóż go na złamanej kolumnie.
learn-ambush-title = Zasadzka
learn-ambush-text = Potwory! Każda pusta kratka obok nich będzie kosztować gwiazdkę. Wypełnij te kratki jak najszybciej.
learn-edict-title = Edykty
learn-edict-text = Wiosną punktują edykty A i B. Dotknij jednego z nich, a mapa pokaże, które kratki dają gwiazdki i dlaczego.
learn-season-end-title = Koniec pory
learn-season-end-text = Czas minął. Punktują dwa edykty, monety dodają gwiazdki, potwory zabierają. Potem zaczyna się następna pora z następną parą edyktów.
learn-goodbye-title = Teraz już umiesz grać
learn-goodbye-text = Graj dalej przez lato, jesień i zimę albo zacznij własną grę. Zasady są zawsze o jedno dotknięcie stąd.
learn-goodbye-continue = Graj dalej
learn-goodbye-new = Nowa gra

## Tips, each shown once, when something first happens.

tip-title = Warto wiedzieć
tip-close = Rozumiem
tip-off = Bez porad
tip-first-ruins = Karta ruin: kształt następnej karty odkryć musi zakryć pustą kratkę ruin. Jeśli się nie da, rysujesz jedną kratkę gdziekolwiek.
tip-first-ambush = Zasadzka: każda pusta kratka obok potwora kosztuje gwiazdkę na koniec każdej pory. Wypełnij te kratki, żeby nie płacić.
tip-first-coin = Pierwsza moneta. Daje gwiazdkę na koniec każdej pory, więc najlepsze są te wczesne.
tip-first-mountain = Góra jest otoczona, więc daje ci monetę. Każda góra robi to raz.
tip-first-zombie = Zombi się rozprzestrzeniają: po podliczeniu każdej pory wszystkie puste kratki obok nich stają się zombi. Zamuruj je.
tip-first-troll = Troll jest nienasycony: po podliczeniu każdej pory tracisz jedną pustą kratkę obok niego.
tip-first-gorgon = Gorgona od razu niszczy jedną kratkę obok siebie. Górom nic nie grozi.
tip-first-dragon = Nie zostaw obok smoka pustych kratek albo go zniszcz, a dostaniesz 3 monety.
tip-first-hero = Bohater niszczy potwory na zaznaczonych kratkach, teraz i później. Postaw go tam, gdzie są, albo tam, gdzie się pojawią.
tip-first-skill = W każdej porze możesz użyć jednej umiejętności. Płaci się za nią monetami, a zapłacone monety nie dają już gwiazdek.
tip-first-fallback = Żaden kształt się nie mieści, więc rysujesz jedną kratkę: gdziekolwiek, dowolnym terenem.
