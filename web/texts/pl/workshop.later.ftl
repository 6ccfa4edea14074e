# The bot workshop and its course.

workshop-title = Warsztat botów
workshop-code = Kod bota
workshop-name = Nazwa
workshop-new-name = Mój bot
workshop-save = Zapisz
workshop-is-saved = Zapisano
workshop-saved = Bot jest zapisany w tej przeglądarce.
workshop-storage-full = W przeglądarce nie ma miejsca, żeby to zapisać: po zamknięciu strony tekst przepadnie. Zapisz go w pliku.
workshop-open = Otwórz
workshop-choose = Wybierz bota…
workshop-mine = Moje boty
workshop-starters = Szablony
workshop-starter-random = Losowy
workshop-starter-twenty_lines = Dwadzieścia wierszy
workshop-starter-look_ahead = Przewidujący
workshop-export = Zapisz jako plik Pythona
workshop-import = Otwórz plik Pythona
workshop-share = Kopiuj link do bota
workshop-delete = Usuń bota
workshop-deleted = Bot „{ $name }” został usunięty.
workshop-unsaved = Niezapisane
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-search = Szukaj
workshop-indent = Zwiększ wcięcie
workshop-outdent = Zmniejsz wcięcie
workshop-keyrow = Klawisze edytora
workshop-lint-syntax = Błąd składni.
workshop-lint-name = Nazwa { $name } nie jest nigdzie zdefiniowana.
workshop-lint-import = Importuj z { $module }
workshop-lint-import-name = W pakiecie { $module } nie ma { $name }.
workshop-lint-member = { $owner } nie ma { $name }.
editor-find = Znajdź
editor-replace-with = Zamień na
editor-next = następne
editor-previous = poprzednie
editor-all = wszystkie
editor-case = rozróżniaj wielkość liter
editor-regexp = wyrażenie regularne
editor-word = całe słowa
editor-replace = zamień
editor-replace-all = zamień wszystkie
editor-close = zamknij
editor-match = bieżące dopasowanie
editor-on-line = w wierszu
editor-go-to-line = Przejdź do wiersza
editor-go = przejdź
editor-diagnostics = Błędy
workshop-too-long = To za długie jak na bota: najwyżej 100 000 znaków.
workshop-link-long = Ten bot jest za długi na link. Zapisz go jako plik.
workshop-foreign = Ten bot pochodzi z linku. Najpierw go przeczytaj: dopóki nie naciśniesz przycisku, nic się nie uruchomi.
workshop-foreign-broken = Link jest uszkodzony. Oto, co udało się odczytać; nic nie zostało uruchomione.
workshop-keys = Ctrl+Enter uruchamia bota. Aby wyjść z edytora, naciśnij Esc, a potem Tab.
workshop-run = Uruchom bota
workshop-play = Zagraj
workshop-another-deal = Inne rozdanie
workshop-league = Liga
workshop-deals = Liczba rozdań w lidze
workshop-deals-count = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
}
workshop-kind = Karty i arkusz
workshop-other = Porównaj z
workshop-other-none = tylko z naszymi botami
workshop-stop = Zatrzymaj
workshop-running-play = Bot gra…
workshop-running-league = Trwa liga…
workshop-running-check = Trwa sprawdzian…
workshop-prints = Ruchy i komunikaty bota
workshop-time = { $mean } s na ruch, najwyżej { $most } s
workshop-seconds = { $seconds } s
workshop-cut = Resztę komunikatów obcięto.
workshop-over = Koniec roku
workshop-as-replay = Otwórz w odtwarzaniu
workshop-games-of = Gry: { $bot }. Naciśnij, by obejrzeć.
workshop-about-title = Napisz bota
workshop-about = Bot to klasa Bot z metodą choose(state), która zwraca jedną z dozwolonych akcji. Zmień kod, naciśnij „Zagraj” i zobacz, co bot robi na mapie. W lidze gra te same rozdania co nasze boty.
workshop-safe = Kod działa w tej przeglądarce, bez dostępu do sieci i do twoich gier, i możesz go zatrzymać w każdej chwili. Zapisanego tu pliku możesz też użyć w wierszu poleceń: mapwright league --bot mine.py.
workshop-reference = Spis nazw silnika
workshop-league-of = { $count ->
    [one] Liga: { $count } rozdanie
    [few] Liga: { $count } rozdania
    [many] Liga: { $count } rozdań
   *[other] Liga: { $count } rozdania
}
workshop-bot = Bot
workshop-mine-short = Twój bot
workshop-mean = Gwiazdki na grę
workshop-better = Twój bot był lepszy
workshop-better-of = { $won } / { $of }
workshop-interval = ± to 95-procentowy przedział ufności. Wszyscy grają te same rozdania, każdy solo; remis liczy się jako pół wygranej. Przewagę w gwiazdkach liczy się rozdanie po rozdaniu.
workshop-expert-note = W lidze Ekspert rozważa tylko dziesięć możliwych przebiegów gry, więc gra słabiej niż przeciwko tobie.
workshop-histogram = Rozkład gwiazdek twojego bota
workshop-bar = Od { $from } do { $to } gwiazdek: { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
workshop-by-edict = Gwiazdki według edyktów
workshop-edict = Edykt

## What a bot can do wrong
workshop-wrong-line = Wiersz { $line }: { $mistake }
workshop-wrong-syntax = błąd składni: { $quoted }
workshop-wrong-raised = bot zakończył się błędem { $name }: { $quoted }
workshop-wrong-nothing = W pliku nie ma klasy Bot z metodą choose(state).
workshop-wrong-no-init = klasa Bot potrzebuje metody, która przyjmuje dwie wartości: def __init__(self, seed, budget)
workshop-wrong-no-self = metoda choose potrzebuje self i stanu: def choose(self, state)
workshop-wrong-junk = choose zwróciło { $quoted }, a to nie jest akcja. Zwróć jedną z legal(state).
workshop-wrong-list = choose zwróciło listę akcji, razem { $quoted }. Zwróć jedną z nich.
workshop-wrong-illegal = choose zwróciło akcję, na którą zasady tu nie pozwalają: { $quoted }
workshop-wrong-slow = bot myślał nad jedną akcją dłużej niż dziesięć sekund i został zatrzymany.
workshop-wrong-refused = bot nie może zaimportować { $quoted }: ma Pythona i silnik gry, ale nie ma przeglądarki ani sieci.
workshop-wrong-memory = bot przekroczył dozwoloną pamięć, pół gigabajta.
workshop-wrong-silent = Bot nie odpowiedział na czas i został zatrzymany. Być może utknął w nieskończonej pętli.
workshop-wrong-turn = Bot potrzebował na jeden ruch ponad dwudziestu sekund i został zatrzymany.
workshop-wrong-wrong = Bot przysłał coś, co nie jest odpowiedzią, i został zatrzymany.
workshop-wrong-broken = Python nie wytrzymał tego bota i został uruchomiony od nowa. Tak bywa przy nieskończonej rekurencji.
workshop-wrong-stopped = Zatrzymano.
workshop-trace = Droga do błędu
workshop-trace-line = Wiersz { $line }, w { $name }:

## The course
course-title = Od pierwszego ruchu do zwycięskiego bota
course-progress = { $count ->
    [0] Kurs w dziesięciu krokach
    [one] Zaliczono { $count } krok z dziesięciu
    [few] Zaliczono { $count } kroki z dziesięciu
    [many] Zaliczono { $count } kroków z dziesięciu
   *[other] Zaliczono { $count } kroku z dziesięciu
}
course-steps = Kroki kursu
course-step = Krok { $number }: { $title }
course-link = Kopiuj link do tego kroku
course-leave = Wyjdź z kursu
course-task = Polecenie:
course-check = Sprawdź
course-anew = Zacznij krok od nowa
course-model = Pokaż rozwiązanie
course-next = Następny krok
course-hint = Podpowiedź
course-anew-mine = Zacznij od mojego poprzedniego kroku
course-next-mine = Następny krok z moim kodem
course-next-model = Następny krok z wzorcowym rozwiązaniem
course-answer-title = Możliwe rozwiązanie kroku { $number }
course-answer-note = Zaznaczonych wierszy nie ma w twoim kodzie.
course-answer-back = Wróć do polecenia
course-answer-take = Wstaw do edytora
course-answers-link = Kopiuj link ze wszystkimi moimi rozwiązaniami
course-answers-none = Nie ma jeszcze rozwiązań.
course-answers-long = Te rozwiązania są za długie na link.
course-answers-broken = Rozwiązań z tego linku nie da się odczytać. Twoje rozwiązania się nie zmieniły.
course-answers-author = To cudze rozwiązania ({ $name }). Twoje się nie zmieniają: wrócisz do nich, gdy wyjdziesz z kursu.
course-no-step = Kurs ma dziesięć kroków; to pierwszy z nich.
course-passed = zaliczony
course-take-along = Zapisz wśród moich botów
course-bot-name = Krok { $number }
course-goal = Sprawdzian: { $count } rozdań, zawsze tych samych, solo. Potrzebna średnia: co najmniej { n-stars }.
course-goal-table = Sprawdzian: { $count } rozdań, zawsze tych samych, przy stole dla dwóch graczy z naszym Zachłannym. Potrzebna średnia: co najmniej { n-stars }.
course-goal-wins = Sprawdzian: { $count } rozdań, zawsze tych samych, przy stole dla dwóch graczy. Pokonaj naszego Zachłannego co najmniej w { $least } z nich.
course-result-passed = Zaliczone: średnio { $value } (wystarczyło { $least }).
course-result-missed = Jeszcze nie: średnio { $value } (potrzeba { $least }).
course-wins-passed = Zaliczone. Wygrane gry: { $value }, wystarczyło { $least } z { $count }.
course-wins-missed = Jeszcze nie. Wygrane gry: { $value }, trzeba { $least } z { $count }.
course-deals = Rozdania ze sprawdzianu. Naciśnij, by obejrzeć grę.
course-leads = Twoja przewaga nad Zachłannym w każdym rozdaniu. Naciśnij, by obejrzeć grę.
course-watch = Obejrzyj rozdanie { $number }
course-end-title = To już koniec kursu
course-end-text = Twój bot pokonuje Zachłannego. Oto, co może robić dalej.
course-end-league = Porównaj go z naszymi botami na wielu rozdaniach
course-end-table = Usiądź z nim do stołu
course-end-share = Znajomi najpierw go przeczytają, a potem z nim zagrają
course-end-command = W wierszu poleceń gra ligi na wszystkich rdzeniach i ze wszystkimi zestawami kart: `mapwright league --bot mine.py`.
course-end-learning = Dzięki uczeniu maszynowemu sam odkryje, co się opłaca: `mapwright.learning` ma środowiska dla Gymnasium i PettingZoo.

course-1-title = Graj zgodnie z zasadami
course-1-text = Bot to klasa o nazwie `Bot`. Do każdej gry powstaje nowy, a jego metoda `choose` jest wywoływana za każdym razem, gdy trzeba coś postanowić. Dostaje stan gry i ma zwrócić akcję.
course-1-more = Nie musisz do tego znać zasad: `legal(state)` zwraca listę wszystkiego, co teraz wolno – każdy kształt z karty, w każdym miejscu i z każdym terenem.
course-1-task = Bot zwraca None, a to nie jest akcja. Niech zwróci pierwszą dozwoloną.
course-1-hint = Na początku pliku zaimportuj `legal`. Pierwszy element listy ma indeks 0.
course-2-title = Zobacz, co daje akcja
course-2-text = `act(state, action)` pokazuje, do czego akcja prowadzi: zwraca nowy stan i listę tego, co się stało. Stan, który dostajesz, się nie zmienia, więc możesz wypróbować każdą akcję.
course-2-more = Edykt liczy gwiazdki na mapie: `EDICTS[id].count(board)`. Oznaczenia czterech edyktów tej gry są w `state.deal.edicts`, a twoja mapa to `state.players[0].board`.
course-2-task = Wypróbuj każdą dozwoloną akcję i wybierz tę, po której pierwszy edykt daje najwięcej gwiazdek. W Pythonie wystarczy jeden wiersz: `max` z `key=`.
course-2-hint = `act(state, action)[0]` to stan po akcji. Napisz metodę, która ocenia taki stan, i przekaż ją do `max` jako `key=`.
course-3-title = Edykty pory roku
course-3-text = Na koniec pory roku punktowane są tylko dwa edykty: wiosną A i B, latem B i C, jesienią C i D, zimą D i A.
course-3-more = `SEASONS[state.season].edicts` zawiera litery dwóch edyktów punktowanych teraz. `zip` przechodzi jednocześnie po literach `ABCD` i po `state.deal.edicts`.
course-3-task = Licz oba edykty, które są punktowane w tej porze roku, a nie zawsze tylko pierwszy.
course-3-hint = Zacznij od `stars = 0` i dodawaj tylko te edykty, których litera jest w `SEASONS[state.season].edicts`.
course-4-title = Uważaj na potwory
course-4-text = Każda pusta kratka obok potwora zabiera gwiazdkę na koniec każdej pory roku. `toll(board)` mówi, ile ich jest na mapie.
course-4-more = Wypełnienie takich kratek bywa warte więcej niż edykt, a otoczony potwór nic już nie zabiera.
course-4-task = Odejmij daninę dla potworów od wartości mapy.
course-4-hint = Wystarczy zmienić jeden wiersz: zacznij od `-toll(board)` zamiast 0.
course-5-title = Myśl o całym roku
course-5-text = Każdy edykt jest punktowany dwa razy w roku. To, co wiosną narysujesz dla edyktu A, da gwiazdki teraz i jeszcze raz zimą, dla edyktu B – teraz i latem. Po zimie nie ma już nic.
course-5-more = `SEASONS[state.season:]` to pory roku, które zostały, razem z obecną. Policz dla każdego edyktu, w ilu z nich jest punktowany.
course-5-task = Niech każdy edykt liczy się tyle razy, ile razy będzie jeszcze punktowany, a danina – raz za każdą pozostałą porę roku.
course-5-hint = `sum(1 for season in seasons if letter in season.edicts)` liczy, ile razy edykt będzie jeszcze punktowany. Danina liczy się `len(seasons)` razy.
course-6-title = Monety
course-6-text = Monetę dostajesz za mniejszy kształt na niektórych kartach i za górę otoczoną z czterech stron. Odtąd daje ona gwiazdkę na koniec każdej pory roku: moneta z wiosny da więc cztery.
course-6-more = `player.coins` mówi, ile monet ma gracz.
course-6-task = Dodaj monety: każda liczy się w każdej pozostałej porze roku.
course-6-hint = Monety i danina liczą się tyle samo razy, więc mieszczą się w jednym nawiasie: `len(seasons) * (player.coins - toll(player.board))`.
course-7-title = Utrzymuj porządek na mapie
course-7-text = Pojedyncze puste kratki i poszarpane granice trudno potem wypełnić. Boty, które patrzą tylko na gwiazdki, zostawiają ich dużo.
course-7-more = Zbiór kratek to liczba całkowita z jednym bitem na kratkę: `board.empty` to puste, `board.filled` pozostałe. `neighbours(mask)` daje kratki sąsiednie, `clusters(mask)` dzieli zbiór na spójne grupy, a `mask.bit_count()` liczy kratki.
course-7-task = Odejmij coś za bałagan: pół gwiazdki za każdą pustą kratkę obok wypełnionej i gwiazdkę za każdą grupę mniej niż czterech pustych kratek.
course-7-hint = `neighbours(board.filled) & board.empty` to puste kratki obok wypełnionych. Z grup w `clusters(board.empty)` policz te, których `bit_count()` jest mniejsze niż 4.
course-8-title = Patrz o kartę naprzód
course-8-text = Następna karta jest zakryta, ale nie całkiem nieznana: w talii są karty `EXPLORE_SETS[state.setup.explore]` prócz tych, które odkryto w tej porze roku.
course-8-more = `placements(shape, free)` wymienia miejsca, w których kształt się mieści. `board.draw(terrain, cells)` daje mapę z narysowanym kształtem. Przy kilku najlepszych akcjach możesz więc sprawdzić, jak dobra będzie mapa, gdy narysujesz na niej kształt z karty, która może wyjść.
course-8-task = Z kilku najlepszych akcji wybierz tę, po której najlepiej zmieszczą się kształty z możliwych następnych kart. Wystarczy próbka: na jedną akcję masz najwyżej dziesięć sekund.
course-8-hint = Uporządkuj akcje według wartości i zostaw cztery pierwsze. Dla każdej zsumuj, co daje najlepsze z jakichś czterdziestu miejsc dla każdej z trzech kart. Takie próbki bierze `random.Random(seed).sample`.
course-9-title = Przy stole
course-9-text = Przy stole rysuje kilku graczy, każdy na swojej mapie. Możesz siedzieć na dowolnym miejscu: czyj jest ruch, mówi `state.task.by`, a na czyjej mapie się rysuje – `state.task.on`.
course-9-more = Na razie twój bot patrzy na mapę gracza 0, a ona może należeć do kogoś innego.
course-9-task = Oceniaj mapę tego gracza, o którego chodzi: `state.players[state.task.on]`.
course-9-hint = W `choose` weź `seat = state.task.on` i przekaż go każdej metodzie, która teraz czyta `state.players[0]`.
course-10-title = Pokonaj Zachłannego
course-10-text = Gdy wypada zasadzka, rysujesz potwory na mapie sąsiada: wtedy `task.by` i `task.on` się różnią, a to, co dla tamtej mapy najgorsze, dla ciebie jest najlepsze.
course-10-more = Warto też sprawdzać więcej akcji i więcej kart: nasz Zachłanny w ogóle nie patrzy naprzód.
course-10-task = Rysuj potwory tam, gdzie najbardziej szkodzą. A potem pokonaj Zachłannego w większości rozdań.
course-10-hint = Jeśli `task.by` i `task.on` się różnią, pomnóż wartość przez −1 przed sortowaniem i zwróć pierwszą akcję bez patrzenia naprzód.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Wszystkie akcje, które gracz wykonujący ruch może teraz wybrać.
word-act = Wykonuje akcję i nic więcej: następna karta pozostaje zakryta. Przy niedozwolonej akcji zgłasza `RuleError`.
word-EDICTS = Wszystkie edykty według oznaczeń: `EDICTS[id].count(board)` zwraca gwiazdki, które edykt daje na mapie.
word-State-players = Gracze według miejsc, od 0.
word-Player-board = Mapa gracza.
word-State-deal = Edykty, umiejętności i karty gry. Te, które dopiero wyjdą, są zmyślone, więc zaglądanie w nie nic nie daje.
word-SEASONS = Cztery pory roku po kolei, od wiosny.
word-State-season = Numer pory roku: 0 to wiosna, 3 to zima.
word-toll = Gwiazdki, które zabierają potwory: jedna za każdą pustą kratkę obok potwora.
word-Player-coins = Monety, które gracz ma i których nie wydał: każda daje gwiazdkę w każdej porze roku.
word-neighbours = Wszystkie kratki, które mają wspólny bok z kratką z `mask`; kratka z `mask` tylko wtedy, gdy leży obok innej z nich.
word-clusters = Spójne grupy kratek z `mask`, uporządkowane według pierwszej kratki, rzędami.
word-Board-empty = Wszystkie kratki, na których można rysować, jako maska; kratka ruin należy do nich, póki nie zostanie zakryta.
word-Board-filled = Wszystkie kratki, na których nie można rysować, jako maska: narysowane, zniszczone, góry i wąwóz.
word-placements = Wszystkie zbiory kratek, które kształt może zakryć w `empty`, także obrócony i odbity; żaden się nie powtarza.
word-EXPLORE_BY_ID = Wszystkie karty odkryć według oznaczeń.
word-EXPLORE_SETS = Karty odkryć z zestawów `base` i `heroes`.
word-Board-draw = Mapa z wypełnionymi kratkami `cells`; potwory na kratkach ataku zostają zniszczone.
word-State-turn = Numer rundy w porze roku, od 0; przed pierwszą `-1`.
word-Task-on = Miejsce, na którego mapie się rysuje: podczas zasadzki przy stole jest to miejsce sąsiada, poza tym to samo.
word-Task-by = Miejsce, które wykonuje ruch.

## The comments of the templates, numbered from above. What stands in backticks is code.
starter-random-1 = Najprostszy bot: dowolna dozwolona akcja, każda z takim samym prawdopodobieństwem.
starter-random-2 = Każdy bot to klasa o tej nazwie. Do każdej gry powstaje nowy obiekt.
starter-random-3 = `seed` to tekst, inny w każdej grze i na każdym miejscu. Bot, który losuje tylko na jego podstawie, na tym samym rozdaniu zagra tak samo, więc błędy łatwo znaleźć.
starter-random-4 = `state` to gra w tej chwili. `legal` wymienia wszystko, na co teraz pozwalają zasady: każdy kształt z karty w każdym miejscu, w którym się mieści, z każdym jego terenem. Jedną z tych akcji trzeba zwrócić.
starter-twenty_lines-1 = Próbuje każdej akcji i wybiera tę, po której mapa jest najlepsza; wszystkie cztery edykty liczą się tak samo.
starter-twenty_lines-2 = `task` mówi, kto rysuje na czyjej mapie: miejsce `task.by` na mapie miejsca `task.on`. Różnią się tylko wtedy, gdy rysuje się potwory na mapie sąsiada, a wtedy najgorsza mapa jest najlepsza.
starter-twenty_lines-3 = `act` zwraca stan po akcji, gdy następna karta jest jeszcze zakryta, i listę tego, co się stało. Wśród równie dobrych akcji decyduje los, żeby bot nie miał ulubionego kąta.
starter-twenty_lines-4 = Ile dałaby mapa, gdyby teraz policzyć wszystkie cztery edykty: gwiazdki każdego z nich, gwiazdka za każdą monetę i o gwiazdkę mniej za każdą pustą kratkę obok potwora.
starter-look_ahead-1 = Patrzy o jedną kartę naprzód: to, co rysuje teraz, ma zostawić dobre miejsce na to, co może przyjść.
starter-look_ahead-2 = ile akcji sprawdzamy dokładnie
starter-look_ahead-3 = ile możliwych następnych kart dla każdej z nich
starter-look_ahead-4 = ile miejsc próbujemy dla każdej karty
starter-look_ahead-5 = Najpierw każdą akcję oceniamy po mapie, którą zostawia.
starter-look_ahead-6 = Potem kilka najlepszych mierzy się z tymi samymi wymyślonymi kartami.
starter-look_ahead-7 = Talia jest zakryta, ale karta odkryta w tej porze roku nie wróci przed następną.
starter-look_ahead-8 = Wartość mapy po najlepszym z kilku miejsc dla każdej karty, łącznie.
starter-look_ahead-9 = Każdy edykt liczy się tyle razy, ile razy będzie jeszcze punktowany; monety i danina liczą się w każdej pozostałej porze roku.
