### Jeden stół na kilku urządzeniach. Wczytywane, gdy ktoś taki stół otworzy.

## Otwieranie i dołączanie.

together-title = Wspólna gra
together-intro = Każdy gra na swoim urządzeniu: wszyscy naraz rysują według tej samej karty, a sąsiedzi urządzają sobie zasadzki. Otwórz stół i wyślij link.
together-intro-codes = Każdy gra na swoim urządzeniu, ale w jednym pokoju: wszyscy naraz rysują według tej samej karty. Otwórz stół i pokaż innym jego kody.
together-your-name = Twoje imię
together-ask-name = Jak mają cię nazywać przy stole?
together-ask-name-go = To ja
together-open = Otwórz stół
together-join-code = Dołącz kodem
together-privacy = Bez konta i bez naszego serwera. Wszystko chroni szyfrowanie end-to-end.
together-tables = Twoje stoły
together-nobody = Nikt jeszcze nie dołączył
together-line-turn = Twój ruch
together-line-waits = Czekamy na innych
together-line-lobby = Gra się nie zaczęła
together-line-over = Gra skończona
together-forget = Usuń stół z listy
together-damaged = Danych tego stołu nie da się odczytać na tym urządzeniu. Zostaną tu, dopóki ich nie usuniesz. Po ponownym otwarciu linku grę mogą przywrócić urządzenia pozostałych graczy.
together-opening = Otwieranie stołu…
together-failed = Nie udało się otworzyć stołu. Spróbuj ponownie.
together-busy = Ten stół jest otwarty w innej karcie przeglądarki. Grać można tylko w jednej.
together-bad-link = To nie jest link do stołu.
together-old-link = Ten link utworzono w starszej wersji Mapwrighta. Poproś gospodarza o nowy.
together-embed = Aby grać na kilku urządzeniach, otwórz Mapwright na osobnej stronie.
together-embed-open = Otwórz Mapwright
together-seeking = Szukamy stołu…
together-seeking-note = Ktoś z graczy musi być połączony: nie zamykaj strony albo wróć później.

## Przed rozpoczęciem. $player, $players (text), $count (number).

together-seats = Kto gra
together-free = Wolne miejsce
together-sit-here = Usiądź tutaj
together-here-own = To urządzenie
together-here = Przy stole
together-ready = Gotowe
together-lost = Poza siecią
together-add-seat = Dodaj miejsce
together-seat-away = Usuń to miejsce
together-add-person = Dodaj gracza na tym urządzeniu
together-person-away = Usuń tego gracza
together-look-on = Tylko oglądaj
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
together-to-place = Przejdź do mojej mapy
together-somebody = ktoś

## Wersje i inne przeszkody. $player (text).

together-older-ours = Nowszą wersję niż ty ma: { $player }. Odśwież stronę, aby zaktualizować.
together-older-theirs = Starszą wersję niż ty ma: { $player }. Potrzebna aktualizacja.
together-trouble-ours-is-older = Ten stół otwarto w nowszej wersji. Odśwież stronę, aby zaktualizować.
together-trouble-theirs-is-older = Ten stół otwarto w starszej wersji i nie można już przy nim grać. Otwórz nowy.
together-trouble-terms = Stół różni się od tego, który tu pokazano. Otwórz nowy.
together-trouble-other = Przy tym stole nie można tutaj grać.
together-mending = Część twoich ruchów przepadła na tym urządzeniu. Wrócą, gdy połączy się inne urządzenie.

## Połączenie między urządzeniami. $count, $all (numbers).

together-line-connecting = Łączenie…
together-line-none = Nikt jeszcze nie jest połączony.
together-line-relays = Serwery pośredniczące: { $count } z { $all }
together-line-direct = { $count ->
    [one] Bezpośrednie połączenie z { $count } urządzeniem
    [few] Bezpośrednie połączenie z { $count } urządzeniami
    [many] Bezpośrednie połączenie z { $count } urządzeniami
   *[other] Bezpośrednie połączenie z { $count } urządzeniami
}
together-line-offline = Brak internetu. Wszystko jest zapisane i zostanie wysłane później.
together-line-blocked = Serwery pośredniczące są nieosiągalne. Wszystko jest zapisane i zostanie wysłane później.
together-line-refused = Serwery pośredniczące niczego teraz nie przesyłają.
together-line-limited = Serwery pośredniczące chwilowo nie przyjmują wiadomości. Wszystko jest zapisane i za chwilę zostanie wysłane.
together-try-now = Spróbuj teraz
together-line-clock = To urządzenie ma źle ustawiony czas: serwery pośredniczące odrzucają jego ruchy.
together-line-too-old = Ta strona jest nieaktualna. Odśwież ją.

## Bez internetu, dwoma kodami.

together-by-code = Ktoś w pobliżu
together-by-code-note = Za pomocą dwóch kodów, bez internetu: oba urządzenia muszą być w tej samej sieci.
together-step-1 = 1. Zeskanuj ten kod drugim urządzeniem
together-step-2 = 2. Potem zeskanuj tutaj kod, który się na nim pojawi
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
together-refused-code-newer = Ten kod utworzono w nowszej wersji. Odśwież stronę, aby zaktualizować.
together-refused-code-older = Ten kod utworzono w starszej wersji. Na drugim urządzeniu trzeba odświeżyć stronę.
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
together-foul = { $player }: ruch niezgodny z zasadami. To miejsce jest wyłączone z gry; oddaj je botowi, aby grać dalej.
together-astray = U niektórych graczy przebieg gry się różni: { $players }.
together-away = { $count ->
    [one] { $players } jest teraz poza siecią
    [few] { $players } są teraz poza siecią
    [many] { $players } są teraz poza siecią
   *[other] { $players } są teraz poza siecią
}
together-here-count = Przy stole: { $count } z { $all }
together-company = Przy stole
together-draws = Rysuje
together-stopped = Wyłączone z gry: ruch wbrew zasadom
together-stand-in = Gra bot
together-hand-over = Niech gra bot
together-signs = Powiedz coś
together-you = Ty
together-leave = Wyjdź
together-leave-note = Możesz wrócić w każdej chwili: stół jest zapisany, a miejsce czeka na ciebie.
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
together-sign-hurry = Bez pośpiechu…
together-sign-tea = Może herbata?
together-sign-sorry = Przepraszam!
together-sign-thanks = Dzięki!

## Kolejny stół po grze i nowe bezpośrednie połączenie. $player (text).

together-invited = Zaproszenie wysłane
together-next = Kolejny stół otwiera { $player }.
together-next-join = Dołącz
together-line-broken = Bezpośrednie połączenie zostało przerwane. Twoje ruchy są zapisane.
together-reconnect = Połącz ponownie
together-reconnect-note = Jedno urządzenie pokazuje kod, drugie go skanuje. Nic, co narysowano, nie przepadnie.
together-reconnect-show = Pokaż kod
together-reconnect-take = Zeskanuj kod

## A bot in a player’s place, and games that differ. $player, $players, $seasons, $season (text), $count, $all (numbers).

together-foul-two = { $player }: ruch niezgodny z zasadami. Możesz grać dalej tutaj z botem.
together-foul-reveal = { $player }: karty potasowano nieuczciwie, ujawniona liczba nie jest tą obiecaną. Gospodarz może rozdać od nowa.
together-vote = Za botem: { $count } z { $all }
together-branch = Graj dalej tutaj z botem
together-branch-note = Od tego miejsca zacznie się osobna gra na tym urządzeniu. Stół zostaje, jaki był, i można do niego wrócić.
together-take-theirs = Przejmij grę pozostałych
together-hand-over-refused = Tego miejsca nie można teraz oddać.
together-final-differs = Inny wynik widzą: { $players }
together-bot-drew-from = { $season ->
    [spring] { $player }: całą mapę rysował bot
    [summer] { $player }: od lata rysował bot
    [fall] { $player }: od jesieni rysował bot
   *[winter] { $player }: zimą rysował bot
}
together-bot-drew-in = { $player }: część mapy rysował bot ({ $seasons })

## Your turn, and another device. $players (text).

together-kept = Twoje ruchy czekają na tych, którzy przyjdą później.
together-notify = Powiadom mnie, gdy będzie mój ruch
together-notify-on = Gdy będzie twój ruch, dostaniesz powiadomienie.
together-notify-off = Nie powiadamiaj więcej
together-notify-refused = Przeglądarka nie pozwala na powiadomienia. Możesz to zmienić w ustawieniach strony.
together-turn-body = Twój ruch przy stole. Grają: { $players }.
together-turn-alone = Twój ruch przy stole.
together-move = Graj dalej na innym urządzeniu
together-move-ask = Twoje miejsce przejdzie na urządzenie, które otworzy link. Nie pokazuj go nikomu innemu.
together-move-go = Przenieś miejsce
together-move-note = Otwórz ten link na swoim drugim urządzeniu. Tutaj można będzie już tylko oglądać.
together-moved = Ta gra toczy się dalej na innym twoim urządzeniu. Tutaj można tylko oglądać.
together-move-back = Jednak graj dalej tutaj
together-move-bad = Tego linku do miejsca nie da się odczytać. Utwórz nowy na tamtym urządzeniu.
