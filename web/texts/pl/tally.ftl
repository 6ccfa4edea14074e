### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = Nowy rekord!
final-best-before = Wcześniej: { n-stars }
final-best-here = Twój rekord na tym arkuszu: { $best }
final-best-short = Twój rekord na tym arkuszu: { $best }, zabrakło { $count }
final-first-here = Twoja pierwsza mapa na tym arkuszu
final-edicts-year = Edykty za cały rok
final-edict-now = Na gotowej mapie:
final-new-title = Nowy tytuł!
final-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
final-hints-note = Gra liczy się osobno.
final-undone-note = Gra się liczy, ale nie do rekordów.
daily-no-hints = Pierwsza próba jest bez podpowiedzi.
stats-hinted = { $count ->
    [one] { $count } gra z podpowiedziami, liczona osobno.
    [few] { $count } gry z podpowiedziami, liczone osobno.
    [many] { $count } gier z podpowiedziami, liczonych osobno.
   *[other] { $count } gry z podpowiedziami, liczone osobno.
}
stats-hinted-figures = Średnio: { $mean } · najlepszy wynik: { $best }

## The cards of a season. $count (number).

tracker-title = Karty tej pory roku
cards-seen = Już odkryte
cards-left = Jeszcze w talii
cards-none = Brak
cards-ambushes = { $count ->
    [0] W talii nie ma zasadzek
    [one] W talii jest { $count } zasadzka
    [few] W talii są { $count } zasadzki
    [many] W talii jest { $count } zasadzek
   *[other] W talii jest { $count } zasadzki
}
cards-heroes = { $count ->
    [0] W talii nie ma herosów
    [one] W talii jest { $count } heros
    [few] W talii jest { $count } herosów
    [many] W talii jest { $count } herosów
   *[other] W talii jest { $count } herosa
}
cards-maybe = To może być:
cards-note = Pora roku może się skończyć, zanim wyjdą wszystkie. Karty odkryć tasuje się od nowa w każdej porze roku.

## A banner over the map.

moment-go-on = Dalej

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Przesuń kształt: dotknij kratki na mapie albo przeciągnij kształt.
learn-terrain-do-touch = Dotknij terenu, żeby go wybrać.
learn-rotate-do-touch = Naciskaj „{ play-rotate }”, aż kształt ułoży się tak jak przerywana ramka.
learn-edict-do-touch = Dotknij edyktu A.
learn-shape-do-touch = Dotknij kształtu z monetą.
learn-dashed-cells = kratkach w przerywanej ramce
learn-place-do-unnamed = Przesuń go na kratki w przerywanej ramce i naciśnij „{ play-confirm }”.
