### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Puchary
cups-new = Nowy puchar
cups-yours = Twoje puchary
cups-untitled = Puchar
cups-intro = Do 100 osób rysuje te same mapy, każda na swoim urządzeniu, wystarczy jeden link. Tablica pokazuje, kto jak daleko zaszedł i kto ma najwięcej gwiazdek.
cups-intro-member = { $rounds ->
    [one] Wszyscy rysują tę samą mapę z tymi samymi kartami, każdy na swoim urządzeniu. Nikt nie zobaczy twojej mapy, zanim nie skończy własnej.
    [few] Wszyscy rysują te same { $rounds } mapy z tymi samymi kartami, każdy na swoim urządzeniu. Nikt nie zobaczy twojej mapy, zanim nie skończy własnej.
    [many] Wszyscy rysują te same { $rounds } map z tymi samymi kartami, każdy na swoim urządzeniu. Nikt nie zobaczy twojej mapy, zanim nie skończy własnej.
   *[other] Wszyscy rysują te same { $rounds } map z tymi samymi kartami, każdy na swoim urządzeniu. Nikt nie zobaczy twojej mapy, zanim nie skończy własnej.
}
cups-news = Ukończone: { $finished } z { $rounds }. Osoby: { $members }
cups-cup-name = Nazwa pucharu
cups-name-example = Na przykład: klasa 7b
cups-rounds = Rundy
cups-when = Kiedy
cups-together = Wszyscy naraz
cups-any-time = Kiedy kto chce
cups-together-note = Każdą rundę otwierasz przyciskiem i wtedy rysują ją wszyscy.
cups-any-time-note = Wszystkie rundy są otwarte od początku.
cups-card-time = Czas na każdą kartę
cups-card-time-note = Gdy czas minie, strona da znać. Nikt niczego nie traci.
cups-seconds = { $count } s
cups-no-limit = Bez limitu
cups-i-draw = Ja też rysuję
cups-name = Imię na tablicy
cups-other-name = Inne imię
cups-animals = Wydra,Ryś,Czapla,Borsuk,Sokół,Bóbr,Kuna,Kruk,Jeleń,Zając,Sowa,Szczupak,Łabędź,Wilk,Niedźwiedź,Żuraw,Jeż,Wiewiórka,Łasica,Kania
cups-make = Utwórz puchar
cups-invites = Zaproszenie do pucharu „{ $title }”
cups-invited = Zaproszenie do pucharu
cups-join = Dołącz do pucharu
cups-watch = Tylko oglądaj
cups-other-device = Biorę już udział z innego urządzenia
cups-full = Brak miejsc: w pucharze jest już 100 osób. Możesz go oglądać.
cups-outside = Na tablicy jest miejsce dla 100 osób i wszystkie są zajęte. Możesz rysować, ale inni nie zobaczą twojego wyniku.
cups-privacy = Wybrane tu imię, twój herb i twoje mapy z pucharu dostaną wszyscy, którzy mają link. Wszystko jest szyfrowane end-to-end.
cups-opening = Otwieranie pucharu…
cups-failed = Nie udało się otworzyć pucharu. Spróbuj ponownie.
cups-bad-link = To nie jest link do pucharu.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Runda { $number }
cups-all-rounds = Wszystkie rundy
cups-draw = Rysuj rundę { $number }
cups-go-on = Dokończ rundę { $number }
cups-draw-note = Bez podpowiedzi i bez cofania ruchów; zasadzki działają według zasad gry solo.
cups-done = Masz za sobą wszystkie rundy
cups-waiting = Czekamy na rundę { $number }
cups-organiser-away = Nie ma organizatora?
cups-organiser-away-note = Następną rundę może otworzyć każdy. Najpierw się umówcie.
cups-open-round = Otwórz rundę { $number }
cups-are-here = { $count ->
    [one] Jest tu { $count } osoba.
    [few] Są tu { $count } osoby.
    [many] Jest tu { $count } osób.
   *[other] Jest tu { $count } osób.
}
cups-have-finished = Gotowe mapy rundy { $number }: { $finished } / { $players }.
cups-you-watch = Oglądasz ten puchar
cups-draw-along = Rysuj razem z innymi
cups-time-up = Czas minął
cups-to-board = Do tablicy

## The board, the projector, the end.

cups-board = Tablica
cups-place = Miejsce
cups-progress = Pory roku
cups-stars = Gwiazdki
cups-finished = skończone
cups-checking = sprawdzane
cups-hidden = Gwiazdki innych widzisz tylko za pory roku, które masz już za sobą.
cups-own-place = Miejsce { $place } z { $count }
cups-decided = rozstrzygnęła pora roku: { $season }
cups-nth = { $place }.
cups-projector = Pokaż na projektorze
cups-projector-sure = Projektor pokazuje gwiazdki wszystkich, także za pory roku, których jeszcze nie masz za sobą. Otworzyć?
cups-projector-start = Otwórz tablicę
cups-projector-close = Zamknij tablicę
cups-scan = Zeskanuj, aby dołączyć
cups-winners = { $count ->
    [one] Puchar zdobywa { $players }
    [few] Pucharem dzielą się { $players }
    [many] Pucharem dzielą się { $players }
   *[other] Pucharem dzielą się { $players }
}
cups-still-drawing = { $count ->
    [one] { $count } osoba jeszcze nie skończyła.
    [few] { $count } osoby jeszcze nie skończyły.
    [many] { $count } osób jeszcze nie skończyło.
   *[other] { $count } osób jeszcze nie skończyło.
}
cups-print = Wydrukuj dyplom
cups-save-table = Zapisz tabelę
cups-certificate = { $count ->
    [one] { n-stars } w { $count } rundzie
    [few] { n-stars } w { $count } rundach
    [many] { n-stars } w { $count } rundach
   *[other] { n-stars } w { $count } rundach
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Link do pucharu
cups-link-note = Dołączyć może każdy, kto ma ten link.
cups-share-text = Rysuj z nami te same mapy w grze Mapwright:
cups-terms = { $rounds ->
    [one] { $rounds } runda, { $sheet }
    [few] { $rounds } rundy, { $sheet }
    [many] { $rounds } rund, { $sheet }
   *[other] { $rounds } rund, { $sheet }
}
cups-other = Inne puchary
cups-leave = Opuść puchar
cups-leave-sure = Opuścić ten puchar? Twoje wyniki znikną stąd, a serwery pośredniczące dostaną prośbę o ich usunięcie. Mogą jej nie spełnić.
