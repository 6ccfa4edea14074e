### Jeden stół na kilku urządzeniach. Wczytywane, gdy ktoś taki stół otworzy.

## Opening and joining.

together-title = Wspólna gra
together-intro = Każdy gra na swoim urządzeniu. Otwórz stół, a pierwsza karta pojawi się od razu. Potem wyślij link znajomym: mogą dołączyć w każdej chwili.
together-your-name = Twoje imię
together-friend = Znajomy
together-add-friend = Dodaj znajomego
together-open = Otwórz stół
together-paste-link = Albo wklej otrzymany link
together-join = Dołącz
together-privacy = Bez konta i bez serwera gry. Wszystko jest szyfrowane end-to-end.
together-tables = Twoje stoły
together-nobody = Nikt jeszcze nie dołączył
together-line-turn = Twój ruch
together-line-over = Gra skończona
together-line-unsent = Jeszcze nie wysłano
together-forget = Usuń stół z listy
together-damaged = Danych tego stołu nie da się odczytać na tym urządzeniu. Zostaną tu, dopóki nie usuniesz stołu. Otwórz link ponownie: gra może być jeszcze zapisana gdzie indziej.
together-opening = Otwieranie stołu…
together-failed = Nie udało się otworzyć stołu. Spróbuj ponownie.
together-bad-link = To nie jest link do stołu.
together-cut-link = Ten link jest niepełny albo zmieniony. Poproś o niego jeszcze raz lub skopiuj go w całości.
together-old-link = Ten link utworzono w innej wersji gry Mapwright. Odśwież stronę; jeśli to nie pomoże, poproś o nowy.
together-embed = Aby grać na kilku urządzeniach, otwórz Mapwright na osobnej stronie.
together-embed-open = Otwórz Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } zaprasza cię do wspólnego rysowania mapy
together-invited = Zaproszenie do wspólnego rysowania mapy
together-who = Kim jesteś?
together-no-free-seat = Wszystkie miejsca są zajęte
together-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
together-free = Wolne miejsce
together-sit-here = Usiądź tutaj
together-i-am = To ja, { $player }
together-watch = Oglądaj

## The link.

together-invite = Zaproś
together-link = Link do stołu
together-qr-note = Zeskanuj, aby dołączyć
together-copy = Kopiuj
together-share = Wyślij
together-share-text = Narysujmy razem mapę w grze Mapwright:
together-link-note = Każdy, kto ma ten link, może grać i oglądać. Udostępniaj go tylko znajomym.
together-other-device = Graj dalej na innym urządzeniu
together-other-device-note = Otwórz ten link na swoim drugim urządzeniu. Oba mogą pozostać otwarte.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Jeszcze rysuje: { $players }
    [few] Jeszcze rysują: { $players }
    [many] Jeszcze rysują: { $players }
   *[other] Jeszcze rysują: { $players }
}
together-going-on = Wszyscy skończyli…
together-waiting-for = Czekamy na: { $players }
together-sending = Wysyłanie…
together-sent = { $count ->
    [one] Wysłano. Teraz rysuje: { $players }. Możesz zamknąć stronę.
    [few] Wysłano. Teraz rysują: { $players }. Możesz zamknąć stronę.
    [many] Wysłano. Teraz rysują: { $players }. Możesz zamknąć stronę.
   *[other] Wysłano. Teraz rysują: { $players }. Możesz zamknąć stronę.
}
together-sending-now = Twój ostatni rysunek nie został jeszcze wysłany. Wysyłamy go teraz.
together-away = { $count ->
    [one] { $players } jest teraz poza siecią
    [few] { $players } są teraz poza siecią
    [many] { $players } są teraz poza siecią
   *[other] { $players } są teraz poza siecią
}
together-here-count = Przy stole: { $count } z { $all }
together-company = Przy stole
together-draws = Rysuje
together-lost = Poza siecią
together-absent = Nie ma przy stole
together-not-joined = Na razie wolne
together-bot-draws = Do powrotu gracza rysuje bot
together-draw-for = Zastąp: { $player }
together-drawing-for = Zastępujesz: { $player }
together-bot-for = Niech rysuje bot, dopóki { $player } nie wróci
together-bot-stop = { $player } już jest: zatrzymaj bota
together-take-back = Odzyskaj miejsce
together-bot-drew-for-you = Pod twoją nieobecność rysował bot.
together-player-drew-for-you = Pod twoją nieobecność rysował za ciebie ktoś inny: { $player }.
together-not-counted = Tę kartę narysowano też na innym urządzeniu. Liczy się tamten rysunek.
together-leave = Wyjdź
together-leave-note = Możesz wrócić w każdej chwili: stół jest na twojej liście.

## The relays. $count, $all (numbers).

together-line-connecting = Łączenie…
together-line-relays = Serwery pośredniczące: { $count } z { $all }
together-line-offline = Brak internetu. Wszystko jest zapisane i zostanie wysłane później.
together-line-refused = Serwery pośredniczące odrzucają to, co wysyła ta strona. Wszystko jest zapisane na tym urządzeniu.
together-line-no-relays = Nie ustawiono żadnego serwera pośredniczącego. Wszystko jest zapisane na tym urządzeniu.
together-line-not-stored = Serwery nie przechowują ruchów. Grajcie, póki wszyscy są na miejscu.

## After the game. $player, $seasons, $score (text).

together-next = Dla tych samych graczy otwarto kolejny stół.
together-next-join = Dołącz
together-running-score = Wygrane gry: { $score }
together-bot-drew-in = { $player }: część mapy rysował bot ({ $seasons })

## Your turn. $players (text).

together-notify = Powiadom mnie, gdy będzie mój ruch
together-notify-on = Gdy będzie twój ruch, dostaniesz powiadomienie.
together-notify-off = Nie powiadamiaj więcej
together-notify-refused = Przeglądarka nie pozwala na powiadomienia. Możesz to zmienić w ustawieniach strony.
together-turn-body = Twój ruch przy stole. Grają: { $players }.
together-turn-alone = Twój ruch przy stole.
