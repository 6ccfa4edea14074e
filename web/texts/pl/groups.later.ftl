### Grupy znajomych, którzy rysują mapę dnia. Wczytywane, gdy ktoś taką grupę otworzy.

## Making and joining. $player (text).

groups-new = Nowa grupa
groups-yours = Twoje grupy
groups-intro = Wszyscy w grupie rysują mapę dnia. Gdy skończysz swoją, zobaczysz wszystkie mapy obok siebie.
groups-make = Utwórz grupę
groups-join = Dołącz
groups-privacy = Od dziś twoje imię, herb i każda ukończona przez ciebie mapa dnia będą trafiać do wszystkich, którzy mają ten link. Wszystko jest szyfrowane end-to-end.
groups-invites = { $player } zaprasza cię do grupy, która rysuje mapę dnia
groups-invited = Zaproszenie do grupy, która rysuje mapę dnia
groups-that-is-me = To ja
groups-full = Ta grupa jest pełna: liczy już 20 osób.
groups-opening = Otwieranie grupy…
groups-failed = Nie udało się otworzyć grupy. Spróbuj ponownie.
groups-bad-link = To nie jest link do grupy.
groups-alone = Nikt jeszcze nie dołączył
groups-no-name = Bez imienia

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Wszystkie mapy
groups-have-finished = { $count ->
    [one] Gotową mapę ma już: { $players }
    [few] Gotową mapę mają już: { $players }
    [many] Gotową mapę mają już: { $players }
   *[other] Gotową mapę mają już: { $players }
}
groups-nobody = Nikt jeszcze nie skończył.
groups-closed = Mapy zobaczysz, gdy skończysz swoją.
groups-best = Najlepsza tego dnia
groups-edict = Najlepszy edykt: { $edict } · { n-stars } · { $season }
groups-replay = Odtwórz grę: { $player }

## Weeks, members, the link.

groups-this-week = Ten tydzień
groups-earlier = Wcześniejsze tygodnie
groups-sum = Razem
groups-members = Osoby w grupie
groups-hide = Ukryj
groups-unhide = Pokaż ponownie
groups-other = Inne grupy
groups-leave = Opuść grupę
groups-leave-sure = Opuścić tę grupę? Twoje wyniki znikną stąd, a serwery pośredniczące dostaną prośbę o ich usunięcie. Mogą jej nie spełnić, a znajomym zostanie to, co już dostali.
groups-link = Link do grupy
groups-link-note = Każdy, kto ma ten link, może dołączyć. Udostępniaj go tylko znajomym.
groups-share-text = Rysuj ze mną mapę dnia w grze Mapwright:
