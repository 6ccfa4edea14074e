### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Landkarte des Tages
daily-number = Nr. { $number }
daily-kind-base = Klassischer Montag
daily-kind-heroes = Heldendienstag
daily-kind-wasteland = Ödnismittwoch
daily-kind-combined = Doppeldonnerstag
daily-kind-marches = Grenzmarkfreitag
daily-kind-everything = Allerleisamstag
daily-kind-skills = Sonntag der Fertigkeiten
daily-intro = Landkarte des Tages { $name }. Der erste Versuch zählt, ohne Tipps.
daily-note = Jeden Tag eine Kartenfolge, für alle dieselbe. Um Mitternacht UTC kommt eine neue.
daily-start = Heutige Landkarte zeichnen
daily-continue = Weiterspielen
daily-again = Üben
daily-not-yet = Noch nicht gezeichnet
daily-started = Angefangen
daily-done = Fertig: { n-stars }
daily-missed = Verpasst
daily-first-try-note = Der erste Versuch zählt. Weitere sind Übung.
daily-practice = Übung
daily-best = Bester Versuch: { n-stars }
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
daily-longest-streak = { $count ->
    [one] Längste Serie: { $count } Tag
   *[other] Längste Serie: { $count } Tage
}
daily-no-streak = Zeichne die heutige Landkarte und beginne eine Serie.
daily-calendar = Kalender
daily-earlier = Früher
daily-later = Später
daily-today = Heute
daily-next = Nächste Landkarte in { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Am sichersten ist deine Serie, wenn du das Spiel auf diesem Gerät installierst.
install-do = Installieren
install-menu = Am sichersten ist deine Serie als App: Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“.
install-refuse = Nein, danke

## Groups of friends. $finished, $friends (numbers).

groups-title = Täglich in der Gruppe
groups-note = Vergleicht eure Landkarten des Tages
groups-finished = Fertig: { $finished } von { $friends }

## Today on home. $count (number).

puzzles-name-day = Rätsel des Tages
puzzles-day-not-yet = Noch nicht gelöst
puzzles-day-given = Lösung angesehen
today-done = { $count } von 2 erledigt
today-solved = Gelöst
today-tried = Noch nicht das Maximum

## Days. $day, $year (texts). Home says today's before Fluent is there: no line may hold more than these two.
## date-first-day stands for $day on the first of a month: “1er janvier” in French.

date-first-day = 1
date-1 = { $day }. Januar { $year }
date-2 = { $day }. Februar { $year }
date-3 = { $day }. März { $year }
date-4 = { $day }. April { $year }
date-5 = { $day }. Mai { $year }
date-6 = { $day }. Juni { $year }
date-7 = { $day }. Juli { $year }
date-8 = { $day }. August { $year }
date-9 = { $day }. September { $year }
date-10 = { $day }. Oktober { $year }
date-11 = { $day }. November { $year }
date-12 = { $day }. Dezember { $year }
