# The bot workshop and its course.

workshop-title = Warsztat botów
workshop-code = Kod bota
workshop-name = Nazwa
workshop-new-name = Mój bot
workshop-keep = Zapisz
workshop-is-kept = Zapisano
workshop-kept = Bot jest zapisany w tej przeglądarce.
workshop-open = Otwórz
workshop-choose = Wybierz bota…
workshop-mine = Moje boty
workshop-starters = Gotowe wzory
workshop-starter-random = Losowy
workshop-starter-twenty_lines = Dwadzieścia wierszy
workshop-starter-look_ahead = Przewidujący
workshop-export = Zapisz jako plik Pythona
workshop-import = Otwórz plik Pythona
workshop-share = Kopiuj link do bota
workshop-forget = Usuń bota
workshop-too-long = To za długie jak na bota: najwyżej 100 000 znaków.
workshop-link-long = Ten bot jest za długi na link. Zapisz go jako plik.
workshop-foreign = Ten bot pochodzi z linku. Najpierw go przeczytaj: dopóki nie naciśniesz przycisku, nic się nie uruchomi.
workshop-foreign-broken = Link jest uszkodzony. Oto, co udało się odczytać; nic nie zostało uruchomione.
workshop-keys = Ctrl+Enter uruchamia bota. Esc, a potem Tab wychodzi z edytora.
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
workshop-stop = Zatrzymaj
workshop-running-play = Bot gra…
workshop-running-league = Trwa liga…
workshop-running-check = Trwa sprawdzian…
workshop-prints = Ruchy i komunikaty bota
workshop-cut = Resztę komunikatów obcięto.
workshop-about-title = Napisz bota
workshop-about = Bot to klasa Bot z metodą choose(state), która zwraca jedną z dozwolonych akcji. Zmień kod, naciśnij „Zagraj” i zobacz, co bot robi na mapie. W lidze gra te same rozdania co nasze boty.
workshop-safe = Kod działa w tej przeglądarce, bez dostępu do sieci i do twoich gier, i możesz go zatrzymać w każdej chwili. Zapisany tu plik przyjmuje też wiersz poleceń: mapwright league --bot mine.py.
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
workshop-better = Twój bot lepszy
workshop-better-of = { $won } / { $of }
workshop-interval = ± to 95-procentowy przedział ufności. Wszyscy grają te same rozdania, każdy solo; remis liczy się jako pół wygranej.
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
workshop-wrong-line = Wiersz { $line }: { $said }
workshop-wrong-syntax = błąd składni: { $shown }
workshop-wrong-raised = bot zakończył się błędem { $name }: { $shown }
workshop-wrong-nothing = W pliku nie ma klasy Bot z metodą choose(state).
workshop-wrong-junk = choose zwróciło { $shown }, a to nie jest akcja. Zwróć jedną z legal(state).
workshop-wrong-list = choose zwróciło listę akcji, razem { $shown }. Zwróć jedną z nich.
workshop-wrong-illegal = choose zwróciło akcję, na którą zasady tu nie pozwalają: { $shown }
workshop-wrong-slow = bot myślał nad jedną akcją dłużej niż dziesięć sekund i został zatrzymany.
workshop-wrong-refused = bot nie może zaimportować { $shown }: ma Pythona i silnik gry, ale nie ma przeglądarki ani sieci.
workshop-wrong-memory = bot przekroczył dozwoloną pamięć, pół gigabajta.
workshop-wrong-silent = Bot nie odpowiedział w ciągu piętnastu sekund i został zatrzymany. Być może utknął w nieskończonej pętli.
workshop-wrong-turn = Jedna tura zajęła botowi ponad dwadzieścia sekund, więc został zatrzymany.
workshop-wrong-wrong = Bot przysłał coś, co nie jest odpowiedzią, i został zatrzymany.
workshop-wrong-broken = Python nie wytrzymał tego bota i został uruchomiony od nowa. Tak bywa przy nieskończonej rekurencji.
workshop-wrong-stopped = Zatrzymano.

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
course-task = Zadanie:
course-check = Sprawdź
course-anew = Zacznij krok od nowa
course-model = Pokaż rozwiązanie
course-next = Następny krok
course-passed = zaliczony
course-take-along = Zapisz wśród moich botów
course-bot-name = Krok { $number }
course-goal = Sprawdzian: { $count } rozdań, zawsze tych samych, solo. Potrzebna średnia: co najmniej { n-stars }.
course-goal-table = Sprawdzian: { $count } rozdań, zawsze tych samych, przy stole dla dwóch graczy z naszym Zachłannym. Potrzebna średnia: co najmniej { n-stars }.
course-goal-lead = Sprawdzian: { $count } rozdań, zawsze tych samych, przy stole dla dwóch graczy. Potrzebna średnia przewaga nad naszym Zachłannym: co najmniej { n-stars }.
course-result-passed = Zaliczone: średnio { $mean }, wystarczyło { $least }.
course-result-missed = Jeszcze nie: średnio { $mean }, trzeba { $least }.

course-1-title = Graj zgodnie z zasadami
course-1-text = Bot to klasa o nazwie `Bot`. Na każdą grę powstaje nowy, a jego metoda `choose` jest wywoływana za każdym razem, gdy trzeba coś postanowić. Dostaje stan gry i ma zwrócić akcję.
course-1-more = Nie musisz do tego znać zasad: `legal(state)` zwraca listę wszystkiego, co teraz wolno – każdy kształt z karty, w każdym miejscu i z każdym terenem.
course-1-task = Bot zwraca None, a to nie jest akcja. Niech zwróci pierwszą dozwoloną.
course-2-title = Zobacz, co daje akcja
course-2-text = `act(state, action)` pokazuje, do czego akcja prowadzi: zwraca nowy stan i listę tego, co się stało. Stan, który dostajesz, się nie zmienia, więc możesz wypróbować każdą akcję.
course-2-more = Edykt liczy gwiazdki na mapie: `EDICTS[id].count(board)`. Oznaczenia czterech edyktów tej gry są w `state.deal.edicts`, a twoja mapa to `state.players[0].board`.
course-2-task = Wypróbuj każdą dozwoloną akcję i wybierz tę, po której pierwszy edykt daje najwięcej gwiazdek. W Pythonie wystarczy jeden wiersz: `max` z `key=`.
course-3-title = Edykty pory roku
course-3-text = Na koniec pory roku punktowane są tylko dwa edykty: wiosną A i B, latem B i C, jesienią C i D, zimą D i A.
course-3-more = `SEASONS[state.season].edicts` zawiera litery dwóch edyktów punktowanych teraz. `zip` przechodzi jednocześnie po literach `ABCD` i po `state.deal.edicts`.
course-3-task = Licz oba edykty, które są punktowane w tej porze roku, a nie zawsze tylko pierwszy.
course-4-title = Uważaj na potwory
course-4-text = Każda pusta kratka obok potwora zabiera gwiazdkę na koniec każdej pory roku. `toll(board)` mówi, ile ich jest na mapie.
course-4-more = Wypełnienie takich kratek bywa warte więcej niż edykt, a otoczony potwór nic już nie zabiera.
course-4-task = Odejmij daninę dla potworów od wartości mapy.
course-5-title = Myśl o całym roku
course-5-text = Każdy edykt jest punktowany dwa razy w roku. To, co wiosną narysujesz dla edyktu A, da gwiazdki teraz i jeszcze raz zimą, dla edyktu B – teraz i latem. Po zimie nie ma już nic.
course-5-more = `SEASONS[state.season:]` to pory roku, które zostały, razem z obecną. Policz dla każdego edyktu, w ilu z nich jest punktowany.
course-5-task = Niech każdy edykt liczy się tyle razy, ile razy będzie jeszcze punktowany, a danina – raz za każdą pozostałą porę roku.
course-6-title = Monety
course-6-text = Monetę dostajesz za mniejszy kształt na niektórych kartach i za górę otoczoną z czterech stron. Odtąd daje ona gwiazdkę na koniec każdej pory roku: moneta z wiosny da więc cztery.
course-6-more = `player.coins` mówi, ile monet ma gracz.
course-6-task = Dodaj monety: każda liczy się w każdej pozostałej porze roku.
course-7-title = Utrzymuj porządek na mapie
course-7-text = Pojedyncze puste kratki i poszarpane granice trudno potem wypełnić. Boty, które patrzą tylko na gwiazdki, zostawiają ich dużo.
course-7-more = Zbiór kratek to liczba całkowita z jednym bitem na kratkę: `board.empty` to puste, `board.filled` pozostałe. `neighbours(mask)` daje kratki sąsiednie, `clusters(mask)` dzieli zbiór na spójne grupy, a `mask.bit_count()` liczy kratki.
course-7-task = Odejmij coś za bałagan: pół gwiazdki za każdą pustą kratkę obok wypełnionej i gwiazdkę za każdą grupę mniej niż czterech pustych kratek.
course-8-title = Patrz o kartę naprzód
course-8-text = Następna karta jest zakryta, ale nie całkiem nieznana: w talii są karty `EXPLORE_SETS[state.setup.explore]` prócz tych, które odkryto w tej porze roku.
course-8-more = `places(shape, free)` wymienia miejsca, w których kształt się mieści. `board.draw(terrain, cells)` daje mapę z narysowanym kształtem. Przy kilku najlepszych akcjach możesz więc sprawdzić, jak dobra będzie mapa, gdy narysujesz na niej kształt z karty, która może wyjść.
course-8-task = Z kilku najlepszych akcji wybierz tę, po której najlepiej zmieszczą się kształty z możliwych następnych kart. Wystarczy próbka: na jedną akcję masz najwyżej dziesięć sekund.
course-9-title = Przy stole
course-9-text = Przy stole rysuje kilku graczy, każdy na swojej mapie. Możesz siedzieć na dowolnym miejscu: czyj jest ruch, mówi `state.task.by`, a na czyjej mapie się rysuje – `state.task.on`.
course-9-more = Na razie twój bot patrzy na mapę gracza 0, a ona może należeć do kogoś innego.
course-9-task = Oceniaj mapę tego gracza, o którego chodzi: `state.players[state.task.on]`.
course-10-title = Pokonaj Zachłannego
course-10-text = Gdy wypada zasadzka, rysujesz potwory na mapie sąsiada: wtedy `task.by` i `task.on` się różnią, a to, co dla tamtej mapy najgorsze, dla ciebie jest najlepsze.
course-10-more = Warto też sprawdzać więcej akcji i więcej kart: nasz Zachłanny w ogóle nie patrzy naprzód.
course-10-task = Rysuj potwory tam, gdzie najbardziej szkodzą. A potem pokonaj Zachłannego średnio o cztery gwiazdki.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Wszystkie akcje, które gracz wykonujący ruch może teraz wybrać.
word-act = Wykonuje akcję i nic więcej: następna karta pozostaje zakryta. Niedozwolona akcja zgłasza `RuleError`.
word-EDICTS = Wszystkie 32 edykty według oznaczeń: `EDICTS[id].count(board)` zwraca gwiazdki, które edykt daje na mapie.
word-State-players = Gracze według miejsc, od 0.
word-Player-board = Mapa gracza.
word-State-deal = Edykty, umiejętności i wszystkie karty gry, także te, które dopiero wyjdą: uczciwy bot na nie nie patrzy.
word-SEASONS = Cztery pory roku po kolei, od wiosny.
word-State-season = Numer pory roku: 0 to wiosna, 3 to zima.
word-toll = Gwiazdki, które zabierają potwory: jedna za każdą pustą kratkę obok potwora.
word-Player-coins = Monety, które gracz ma i których nie wydał: każda daje gwiazdkę w każdej porze roku.
word-neighbours = Wszystkie kratki, które mają wspólny bok z kratką z `mask`; kratka z `mask` tylko wtedy, gdy leży obok innej z nich.
word-clusters = Spójne grupy kratek z `mask`, w kolejności ich pierwszych kratek.
word-Board-empty = Wszystkie kratki, na których można rysować, jako maska; kratka ruin należy do nich, póki nie zostanie zakryta.
word-Board-filled = Wszystkie kratki, na których nie można rysować, jako maska: narysowane, zniszczone, góry i wąwóz.
word-places = Wszystkie zbiory kratek, które kształt może zakryć w `empty`, także obrócony i odbity; żaden się nie powtarza.
word-EXPLORE_BY_ID = Wszystkie karty odkryć według oznaczeń.
word-EXPLORE_SETS = Karty odkryć z zestawów `base` i `heroes`.
word-Board-draw = Mapa z wypełnionymi kratkami `cells`; potwory na kratkach ataku zostają zniszczone.
word-State-turn = Numer rundy w porze roku, od 0; przed pierwszą `-1`.
word-Task-on = Miejsce, na którego mapie się rysuje: podczas zasadzki przy stole sąsiada, poza tym to samo.
word-Task-by = Miejsce, które wykonuje ruch.
