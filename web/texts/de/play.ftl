### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Jahreszeit { $number } von { $of }
play-time = Zeit
play-time-of = Zeit: { $used } von { $limit }

## Edicts panel.

play-edicts = Dekrete
play-edict-letter = Dekret { $letter }
play-scores-now = Wird jetzt gewertet
play-edict-worth-now = { n-stars }, wenn jetzt gewertet würde
play-scores-in = { $season ->
    [spring] Wertung im Frühling
    [summer] Wertung im Sommer
    [fall] Wertung im Herbst
   *[winter] Wertung im Winter
}
play-explain = Erklären
play-back = Weiterzeichnen

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] { $edict }: +{ $stars } Stern
   *[other] { $edict }: +{ $stars } Sterne
}
play-edict-loses = { $stars ->
    [one] { $edict }: −{ $stars } Stern
   *[other] { $edict }: −{ $stars } Sterne
}

## Coins, monsters and the ledger. $count (number).

play-coins = Münzen
play-coins-of = { $count } von { $of } Münzen
play-coin-plus-one = +1 Münze
play-coin-lost = Die Münzleiste ist voll. Diese Münze verfällt.
play-toll = Monstertribut
play-toll-note = { $count ->
    [one] { $count } leeres Feld neben Monstern
   *[other] { $count } leere Felder neben Monstern
}
play-toll-none = Keine leeren Felder neben Monstern
play-ledger = Abrechnung
play-stars = Sterne
play-total = Gesamt

## The card in hand.

play-card-explore = Erkundungskarte
play-card-ruins = Ruinenkarte
play-card-ambush = Hinterhalt
play-card-hero = Held
play-card-time = Zeit { $count }
play-shape-number = Form { $number }
play-terrain = Gelände
play-nothing-to-draw = Deine Landkarte ist voll. Es gibt nichts zu zeichnen.

## Tools. Keep them short: they sit under small icons.

play-rotate = Drehen
play-flip = Spiegeln
play-undo = Rückgängig
play-redo = Wiederholen
play-confirm = Einzeichnen
play-next = Aufdecken
play-map = Landkarte
play-close = Schließen
play-more = Mehr

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Passt.
play-does-not-fit = Passt nicht. { $why }

## Notices above the card.

play-must-cover-ruins = Bedecke ein leeres Ruinenfeld.
play-fallback = Keine Form passt. Zeichne irgendwo ein einzelnes Feld beliebiger Geländeart ein.
play-fallback-ruins = Keine Form kann ein leeres Ruinenfeld bedecken. Zeichne irgendwo ein einzelnes Feld beliebiger Geländeart ein.

## Ambush.

play-ambush-revealed = Hinterhalt! { $card }
play-ambush-corner-top-left = Die Monster kamen aus der Ecke oben links.
play-ambush-corner-top-right = Die Monster kamen aus der Ecke oben rechts.
play-ambush-corner-bottom-left = Die Monster kamen aus der Ecke unten links.
play-ambush-corner-bottom-right = Die Monster kamen aus der Ecke unten rechts.
play-ambush-no-room = Die Monster fanden keinen Platz. Die Karte wird abgelegt.
play-ambush-draw-on = Zeichne die Monster auf diese Landkarte: { $player }.
play-ambush-fallback = Die Form passt nirgends hin. Zeichne irgendwo ein einzelnes Monsterfeld ein.
play-ambush-on-you = Monster auf deiner Landkarte! Gezeichnet von: { $player }.

## Heroes and the monsters that do more.

play-hero-place = Setze den Helden auf ein leeres Feld; drehe oder spiegle seine Angriffsfelder.
play-hero-place-only = Setze den Helden auf ein leeres Feld.
play-troll-choose = Der Troll wütet. Wähle ein leeres Feld neben ihm, das zerstört wird.
play-gorgon-choose = Die Gorgone starrt. Wähle ein Feld neben ihr, das zerstört wird.
play-zombie-wave = { $count ->
    [one] Die Zombies holen sich { $count } weiteres Feld.
   *[other] Die Zombies holen sich { $count } weitere Felder.
}
play-dragon-beaten = Der Drache ist besiegt: 3 Münzen!

## Skills. $count (number of coins).

play-skills = Fertigkeiten
play-skill-use = { $count ->
    [one] Für { $count } Münze einsetzen
   *[other] Für { $count } Münzen einsetzen
}
play-skill-use-free = Gratis einsetzen
play-skill-pass = Keine Fertigkeit
play-skill-cure-wounds = Lege die Form aus 1 × 2 Feldern neben ein Monster.
play-skill-diplomacy = Wähle ein Feld, das Acker und Dorf zugleich wird.
play-skill-search = Wähle ein Feld neben deiner Form.
play-skill-concentrate = Zeichne dieselbe Form noch einmal ein.
play-skill-move-silently = Lass die Form über den Rand hinausragen.
play-skill-negotiate = Zeichne stattdessen ein Quadrat aus 2 × 2 Feldern ein.
play-skill-knowledge = Die Form wird zum Dorf.
play-acrobatics-upright = Senkrecht
play-acrobatics-flat = Waagerecht

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Ende des Frühlings
    [summer] Ende des Sommers
    [fall] Ende des Herbstes
   *[winter] Ende des Winters
}
season-next = { $season ->
    [spring] Weiter zum Frühling
    [summer] Weiter zum Sommer
    [fall] Weiter zum Herbst
   *[winter] Weiter zum Winter
}
season-next-edicts = { $season ->
    [spring] Im Frühling werden { $first } und { $second } gewertet.
    [summer] Im Sommer werden { $first } und { $second } gewertet.
    [fall] Im Herbst werden { $first } und { $second } gewertet.
   *[winter] Im Winter werden { $first } und { $second } gewertet.
}
season-time-to-spend = Zeitlimit: { $limit }
season-coins = Münzen
season-toll = Monstertribut
season-total = Diese Jahreszeit
season-so-far = Bisher
season-to-final = Zum Ergebnis
season-map-full = Die Landkarte ist voll. Die übrigen Jahreszeiten werden mit ihr gewertet.

## Final screen. $rating and $stars are numbers.

final-heading = Die Landkarte ist fertig
final-your-title = Dein Titel
final-next-title = Nächster Titel: { $title } (noch { $count })
final-again = Noch eine Partie
final-home = Startseite
final-share = Teilen
final-review = Analyse
final-replay = Nachspielen
final-keepsake = Andenken
final-more = Mehr

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Vier Jahreszeiten, ein leeres Blatt, ein Reich zum Zeichnen.
home-about = Zeichne in vier Jahreszeiten ein ganzes Reich: ein Landkartenspiel für den Browser.
home-no-script = Mapwright braucht JavaScript.
home-continue = Weiterspielen
home-continue-note = { $season }, { $used } von { $limit } · { n-stars }
home-new = Neue Partie
home-daily = Landkarte des Tages
home-atlas = Atlas
home-atlas-note = Zwölf Landkarten, ein Reich
home-atlas-note-seals = Landkarte { $number } · Siegel: { $earned } von 36
home-puzzles = Rätsel
home-puzzles-note = Hol das Beste aus den letzten Karten einer Jahreszeit heraus
home-learn = Spielen lernen
home-learn-note = Deine erste Jahreszeit, Schritt für Schritt
home-rules = Regeln
home-rules-note = Kurz gefasst, mit allen Karten
home-sheets = Eigene Kartenblätter
home-sheets-note = Entwirf ein Kartenblatt und spiele darauf
home-desk = Punkterechner
home-desk-note = Werte eine Landkarte aus, die du auf Papier gezeichnet hast
home-workshop = Bot-Werkstatt
home-gallery = Galerie
home-gallery-note = Deine fertigen Landkarten
home-programmers = Fürs Programmieren
home-games = Gespeicherte Partien
home-more = Mehr

## New game.

new-set = Karten
new-sheet = Kartenblatt
new-sheet-letter = Blatt { $letter }
new-sheet-own = Eigenes Blatt
new-sheet-nameless = Namenloses Land
new-options = Einstellungen
new-seed = Startwert
new-seed-note = Derselbe Startwert bringt dieselben Karten.
new-seed-random = Zufällig
new-players = Wer spielt?
new-player = Person { $number }
new-player-add = Person hinzufügen
new-player-remove = Entfernen
new-solo = Solo
new-skills = Fertigkeiten
new-heroes = Heldenkarten
new-solo-ambushes = Hinterhalte wie in Solopartien
new-ambush-packs = Hinterhalte
new-explore-set = Erkundungskarten
new-season-set = Jahreszeitenkarten
new-start = Los geht’s

## Menu, themes, languages, sound and motion.

menu-title = Menü
menu-home = Startseite
menu-rules = Regeln
menu-settings = Einstellungen
menu-language = Sprache
menu-language-failed = Die Sprache „{ $language }“ ließ sich nicht laden. Es bleibt bei der bisherigen.
menu-language-unknown = Die Adresse nennt eine Sprache, die das Spiel nicht hat: { $code }.
menu-theme = Aussehen
menu-theme-day = Tag
menu-theme-candle = Kerze
menu-theme-contrast = Hoher Kontrast
menu-theme-system = Wie im System
menu-motion = Animationen
menu-motion-on = An
menu-motion-off = Aus
menu-keys = Pfeile bewegen die Form, R dreht, F spiegelt, 1 bis 9 wählen eine Form oder Fertigkeit, T die Geländeart, Z macht rückgängig, Y wiederholt, H gibt einen Tipp, Enter zeichnet ein, A bis D erklären ein Dekret, M schaltet den Ton an und aus, Esc geht zurück.
menu-full-screen = Vollbild
menu-leave = Partie verlassen
menu-leave-note = Deine Partie ist gespeichert.
menu-leave-puzzle = Rätsel verlassen
menu-leave-puzzle-note = Du kannst es jederzeit neu beginnen.
menu-on = An
menu-off = Aus
menu-ok = OK
menu-cancel = Abbrechen
menu-back = Zurück
menu-skip = Direkt zur Landkarte

## Loading. $percent and $count (seconds) are numbers.

load-title = Die Tinte wird angerührt
load-engine = Die Engine wird geladen
load-library = Die Regeln werden ausgepackt
load-memory = Der Speicher wird vorbereitet
load-starting = Gleich geht es los
load-ready = Bereit
load-percent = { $percent } %
load-bytes = { $loaded } von { $total } MB
load-time-left = { $count ->
    [one] noch etwa { $count } Sekunde
   *[other] noch etwa { $count } Sekunden
}
load-slow = Das dauert länger als sonst. Inzwischen kannst du die Regeln lesen.
load-failed = Die Engine konnte nicht geladen werden.
load-repaired = Eine gespeicherte Datei des Spiels war beschädigt. Sie wurde ersetzt: Lade die Seite neu.
load-damaged = Gespeicherte Dateien des Spiels sind beschädigt und ließen sich nicht ersetzen. Lade die Seite neu, sobald du online bist.
load-retry = Noch einmal versuchen
load-update = Eine neue Version ist bereit.
load-update-now = Aktualisieren
load-update-later = Später
load-storage-refused = Dieser Browser erlaubt kein Speichern. Deine Partie bleibt erhalten, bis du die Seite schließt.

## Saved games. $count (number), $when (a date as text).

games-title = Gespeicherte Partien
games-none = Noch keine gespeicherten Partien.
games-open = Öffnen
games-delete = Löschen
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-finished = Beendet
games-when = Zuletzt gespielt: { $when }
games-copy = Aufzeichnung kopieren
games-copied = Kopiert.
games-not-copied = Das Kopieren hat nicht geklappt.

## Error panel. The sentences are in reasons.ftl.

error-title = Etwas ist schiefgegangen
error-report-note = Der Bericht enthält die Züge dieser Partie und den Fehler. Lies ihn, bevor du ihn verschickst.
error-report-copy = Bericht kopieren
error-reload = Neu laden
error-continue = Weiter
error-details = Einzelheiten

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Landkarte, 11 mal 11 Felder
say-row = Zeile { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, auf Ruinen
say-cell-ruins-empty = { $cell }, leere Ruinen
say-cell-struck = { $cell }, { $what }, ein Held greift hier an
say-cell-surrounded = { $cell }, { $what }, umschlossen, die Münze ist verdient
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } Feld, { $from }. Passt.
   *[other] { $terrain }, { $count } Felder, { $from } bis { $to }. Passt.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } Feld, { $from }. Passt nicht. { $why }
   *[other] { $terrain }, { $count } Felder, { $from } bis { $to }. Passt nicht. { $why }
}
say-rotated = Gedreht.
say-flipped = Gespiegelt.
say-shape-chosen = { $count ->
    [one] Form { $number }, { $count } Feld.
   *[other] Form { $number }, { $count } Felder.
}
say-terrain-chosen = { $terrain }.
say-inked = Eingezeichnet.
say-undone = Rückgängig gemacht.
say-redone = Wiederholt.
say-card = Neue Karte: { $card }.
say-edict = Dekret { $letter }, { $edict }, { n-stars }
say-edict-live = Wird in dieser Jahreszeit gewertet

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Verlauf
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }: { $text }
log-by-on = { $player } → { $on }: { $text }
log-fallback = Einzelnes Feld, { $terrain }: { $cells }
log-coin = Form mit Münze: +1
log-mountain = Gebirge { $cell } umschlossen: +1 Münze
log-ambush = Hinterhalt, { $card }: { $cells }
log-ambush-none = Hinterhalt, { $card }: kein Platz
log-hero = Held, { $card }: { $cell }
log-destroyed = Zerstört: { $cells }
log-dragon = Drache besiegt: +3 Münzen
log-zombies = Zombies breiten sich aus: { $cells }
log-troll = Der Troll zerstört { $cell }
log-gorgon = Die Gorgone zerstört { $cell }
log-skill = Fertigkeit: { $skill }
log-season-scored = { $season ->
    [spring] Wertung im Frühling: { n-stars }
    [summer] Wertung im Sommer: { n-stars }
    [fall] Wertung im Herbst: { n-stars }
   *[winter] Wertung im Winter: { n-stars }
}
log-nothing = Nichts gezeichnet
log-end = Ende der Partie: { n-stars }
