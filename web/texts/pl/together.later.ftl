### Jeden stół na kilku urządzeniach. Wczytywane, gdy ktoś taki stół otworzy.

## Otwieranie i dołączanie.

together-title = Wspólna gra
together-intro = Każdy gra na swoim urządzeniu: wszyscy naraz rysują tę samą kartę, a sąsiedzi urządzają sobie zasadzki. Otwórz stół i wyślij link.
together-intro-codes = Każdy gra na swoim urządzeniu, wszyscy w jednym pokoju, i rysują naraz tę samą kartę. Otwórz stół i pokaż innym jego kody.
together-your-name = Twoje imię
together-open = Otwórz stół
together-join-code = Dołącz z kodem
together-privacy = Bez konta i bez naszego serwera. Wszystko jest szyfrowane od urządzenia do urządzenia.
together-tables = Twoje stoły
together-nobody = Nikt jeszcze nie dołączył
together-line-turn = Twój ruch
together-line-waits = Czekamy na innych
together-line-lobby = Nierozpoczęty
together-line-over = Zakończony
together-forget = Zapomnij o tym stole
together-damaged = Tego, co na tym urządzeniu zapisano o tym stole, nie da się odczytać. Zostanie tu, dopóki o nim nie zapomnisz; po ponownym otwarciu linku grę mogą przywrócić urządzenia innych.
together-opening = Otwieranie stołu…
together-failed = Nie udało się otworzyć stołu. Spróbuj ponownie.
together-busy = Ten stół jest otwarty w innej karcie przeglądarki. Grać można tylko w jednej.
together-bad-link = To nie jest link do stołu.
together-embed = Stół na kilku urządzeniach wymaga osobnej strony.
together-embed-open = Otwórz Mapwright
together-seeking = Szukamy stołu…
together-seeking-note = Ktoś z graczy musi być połączony: nie zamykaj strony albo wróć później.

## Przed rozpoczęciem. $player, $players (text), $count (number).

together-seats = Kto gra
together-free = Wolne miejsce
together-sit-here = Usiądź tutaj
together-here-own = To urządzenie
together-here = Na miejscu
together-ready = Gotowe
together-lost = Brak połączenia
together-add-seat = Dodaj miejsce
together-seat-away = Usuń to miejsce
together-add-person = Na tym urządzeniu gra jeszcze ktoś
together-person-away = Usuń tę osobę
together-look-on = Tylko oglądam
together-take-seat = Zajmij miejsce
together-onlookers = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osób.
}
together-setup = W co gramy
together-invite = Zaproś
together-link = Link do stołu
together-qr-note = Zeskanuj, aby dołączyć
together-copy = Kopiuj
together-share = Wyślij
together-share-text = Narysujmy razem mapę w Mapwright:
together-link-note = Każdy, kto ma ten link, może grać albo oglądać.
together-begin = Zaczynamy
together-seats-free = { $count ->
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
    [many] Zostało { $count } wolnych miejsc.
   *[other] Zostało { $count } wolnych miejsc.
}
together-not-ready = Jeszcze czekamy na: { $players }
together-all-ready = Wszyscy są gotowi.
together-ready-button = Możemy zaczynać
together-not-yet = Jeszcze nie
together-say-ready = Daj znać, kiedy możemy zaczynać.
together-host-begins = Gra zacznie się, gdy wszyscy będą gotowi.
together-looking-on = Tylko oglądasz.
together-full = Wszystkie miejsca są zajęte. Tylko oglądasz.
together-dealing = Urządzenia wspólnie tasują karty…
together-waiting-for = Czekamy na: { $players }
together-anew = Zacznij od nowa
together-playing = Gra trwa.
together-to-place = Do mojej mapy
together-somebody = ktoś

## Wersje i inne przeszkody. $player (text).

together-older-ours = { $player }: wersja jest nowsza od twojej. Odśwież stronę, aby ją zaktualizować.
together-older-theirs = { $player }: potrzebna aktualizacja, wersja jest starsza od twojej.
together-trouble-ours-is-older = Ten stół otwarto w nowszej wersji. Odśwież stronę, aby ją zaktualizować.
together-trouble-theirs-is-older = Ten stół otwarto w starszej wersji i nie można już przy nim grać.
together-trouble-terms = To nie ten stół, który tu pokazano. Otwórz nowy.
together-trouble-other = Przy tym stole nie można tutaj grać.
together-mending = Część twoich ruchów przepadła na tym urządzeniu. Wrócą, gdy połączy się inne urządzenie.

## Połączenie między urządzeniami. $count, $all (numbers).

together-line-connecting = Łączenie…
together-line-none = Nikt jeszcze nie jest połączony.
together-line-relays = Połączenie przez { $count } z { $all } przekaźników
together-line-direct = { $count ->
    [one] Bezpośrednie połączenie z { $count } urządzeniem
    [few] Bezpośrednie połączenie z { $count } urządzeniami
    [many] Bezpośrednie połączenie z { $count } urządzeniami
   *[other] Bezpośrednie połączenie z { $count } urządzeniami
}
together-line-offline = Brak internetu. Twoje ruchy są zapisane i zostaną wysłane później.
together-line-blocked = Przekaźniki są nieosiągalne. Twoje ruchy są zapisane i zostaną wysłane później.
together-line-refused = Przekaźniki niczego teraz nie przesyłają.
together-line-clock = To urządzenie ma źle ustawiony czas: przekaźniki odrzucają jego ruchy.
together-line-too-old = Ta strona jest nieaktualna. Odśwież ją.

## Bez internetu, dwoma kodami.

together-by-code = Ktoś w pobliżu
together-by-code-note = Za pomocą dwóch kodów, bez internetu: oba urządzenia muszą być w tej samej sieci.
together-step-1 = 1. Niech drugie urządzenie zeskanuje ten kod
together-step-2 = 2. Zeskanuj kod, który wtedy pokaże
together-offer-note = Pierwszy kod
together-offer-in = Zeskanuj lub wklej kod, który pokazuje drugie urządzenie.
together-offer-field = Kod stołu
together-answer-field = Kod drugiego urządzenia
together-answer-out = Pokaż ten kod drugiemu urządzeniu
together-answer-note = Drugi kod
together-take-code = Połącz
together-connecting = Łączenie…
together-connected = Połączono
together-scan = Skanuj
together-scan-stop = Wyłącz kamerę
together-camera = Kamera
together-cancel = Anuluj
together-refused-no-webrtc = Ta przeglądarka nie potrafi łączyć urządzeń bezpośrednio.
together-refused-code = To nie jest kod stołu albo jest uszkodzony.
together-refused-code-newer = Ten kod utworzono w nowszej wersji. Odśwież stronę, aby ją zaktualizować.
together-refused-code-other = Ten kod należy do innego kroku. Pierwszy pokazuje gospodarz, drugi gość.
together-refused-full = Nie można dołączyć więcej urządzeń.
together-refused-blocked = Drugie urządzenie jest nieosiągalne. Sieci dla gości często rozdzielają urządzenia: spróbuj hotspotu w telefonie.
together-refused-local-network = Przeglądarka nie może szukać urządzeń w pobliżu. Zezwól na to w ustawieniach witryny.
together-refused-closed = Ten kod już nie działa. Utwórz nowy.
together-refused-camera = Brak zgody na użycie kamery. Wklej kod.
together-refused-no-camera = Nie ma tu kamery. Wklej kod.

## Przy stole. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Jeszcze rysuje: { $players }
    [few] Jeszcze rysują: { $players }
    [many] Jeszcze rysują: { $players }
   *[other] Jeszcze rysują: { $players }
}
together-going-on = Wszyscy skończyli…
together-foul = { $player }: naruszenie zasad. Miejsce jest zatrzymane; oddaj je botowi, aby grać dalej.
together-astray = Gra toczy się inaczej na urządzeniu: { $players }.
together-lost-names = { $count ->
    [one] Brak połączenia: { $players }
    [few] Brak połączenia: { $players }
    [many] Brak połączenia: { $players }
   *[other] Brak połączenia: { $players }
}
together-here-count = Na miejscu { $count } z { $all }
together-company = Przy stole
together-draws = Rysuje
together-stopped = Zatrzymane za naruszenie zasad
together-stand-in = Gra bot
together-hand-over = Niech gra bot
together-signs = Powiedz coś
together-you = Ty
together-leave = Wyjdź
together-leave-bot = Wyjdź, dalej gra bot
together-leave-note = Możesz wrócić w każdej chwili: stół jest zapisany, a miejsce zostaje twoje.
together-copy-onlooker = Kopiuj link

## Tuzin znaków.

together-sign-hello = Cześć!
together-sign-ready = Możemy zaczynać.
together-sign-well = Ładnie narysowane!
together-sign-ouch = Auć!
together-sign-ha = Ha!
together-sign-luck = Powodzenia!
together-sign-think = Daj mi pomyśleć…
together-sign-wait = Zaraz wracam.
together-sign-hurry = Kiedy tylko chcesz…
together-sign-tea = Może herbata?
together-sign-sorry = Przepraszam!
together-sign-thanks = Dzięki!

## Kolejny stół po grze i nowe bezpośrednie połączenie. $player (text).

together-invited = Zaproszenie wysłane
together-next = { $player } otwiera kolejny stół.
together-next-join = Dołącz
together-line-broken = Bezpośrednie połączenie zostało przerwane. Twoje ruchy są zapisane.
together-reconnect = Połącz ponownie
together-reconnect-note = Jedno urządzenie pokazuje kod, drugie go skanuje. Nic z tego, co narysowano, nie przepadnie.
together-reconnect-show = Pokaż kod
together-reconnect-take = Zeskanuj kod
