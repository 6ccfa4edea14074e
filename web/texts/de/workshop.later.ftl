# The bot workshop and its course.

workshop-title = Bot-Werkstatt
workshop-code = Der Code des Bots
workshop-name = Name
workshop-new-name = Mein Bot
workshop-save = Speichern
workshop-is-saved = Gespeichert
workshop-saved = Der Bot ist in diesem Browser gespeichert.
workshop-storage-full = Der Browser hat keinen Platz mehr: Wenn du die Seite schließt, geht dein Code verloren. Speichere ihn als Datei.
workshop-open = Öffnen
workshop-choose = Bot auswählen …
workshop-mine = Meine Bots
workshop-starters = Vorlagen
workshop-starter-random = Zufall
workshop-starter-twenty_lines = Zwanzig Zeilen
workshop-starter-look_ahead = Vorausblick
workshop-export = Als Python-Datei speichern
workshop-import = Python-Datei öffnen
workshop-share = Link zu diesem Bot kopieren
workshop-delete = Diesen Bot löschen
workshop-deleted = „{ $name }“ ist gelöscht.
workshop-unsaved = Nicht gespeichert
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-search = Suchen
workshop-indent = Einrücken
workshop-outdent = Ausrücken
workshop-keyrow = Tasten für den Editor
workshop-lint-syntax = Syntaxfehler.
workshop-lint-name = Der Name { $name } ist nicht definiert.
workshop-lint-import = Aus { $module } importieren
workshop-lint-import-name = In { $module } gibt es { $name } nicht.
workshop-lint-member = In { $owner } gibt es { $name } nicht.
editor-find = Suchen
editor-replace-with = Ersetzen durch
editor-next = weiter
editor-previous = zurück
editor-all = alle
editor-case = Groß/klein
editor-regexp = regulärer Ausdruck
editor-word = ganze Wörter
editor-replace = ersetzen
editor-replace-all = alle ersetzen
editor-close = schließen
editor-match = aktueller Treffer
editor-on-line = in Zeile
editor-go-to-line = Gehe zu Zeile
editor-go = los
editor-diagnostics = Probleme
workshop-too-long = Das ist zu lang für einen Bot: Möglich sind 100 000 Zeichen.
workshop-link-long = Dieser Bot ist zu lang für einen Link. Speichere ihn stattdessen als Datei.
workshop-foreign = Dieser Bot kam mit einem Link. Lies ihn zuerst: Nichts läuft, bevor du auf eine Schaltfläche drückst.
workshop-foreign-broken = Der Link ist beschädigt. Hier steht, was vom Bot lesbar war; nichts davon wurde ausgeführt.
workshop-keys = Strg+Enter startet den Bot. Esc, dann Tab, verlässt den Editor.
workshop-run = Bot starten
workshop-play = Eine Partie spielen
workshop-another-deal = Andere Kartenfolge
workshop-league = Liga
workshop-deals = Kartenfolgen in einer Liga
workshop-deals-count = { $count ->
    [one] { $count } Kartenfolge
   *[other] { $count } Kartenfolgen
}
workshop-kind = Karten und Kartenblatt
workshop-other = Vergleichen mit
workshop-other-none = nur unsere Bots
workshop-stop = Anhalten
workshop-running-play = Der Bot spielt …
workshop-running-league = Die Liga wird gespielt …
workshop-running-check = Die Prüfung läuft …
workshop-prints = Züge und Ausgabe des Bots
workshop-time = { $mean } s je Zug, höchstens { $most } s
workshop-seconds = { $seconds } s
workshop-cut = Der Rest der Ausgabe wurde abgeschnitten.
workshop-over = Das Jahr ist um
workshop-as-replay = Zum Nachspielen öffnen
workshop-games-of = Partien von { $bot }. Drücke auf eine, um sie anzusehen.
workshop-about-title = Schreib einen Bot
workshop-about = Ein Bot ist eine Klasse namens Bot mit einer Methode choose(state), die eine der erlaubten Aktionen zurückgibt. Ändere den Code, drücke auf „Eine Partie spielen“ und sieh auf der Landkarte zu, was er tut. In einer Liga spielt er dieselben Kartenfolgen wie unsere eigenen Bots.
workshop-safe = Der Code läuft in diesem Browser, ohne Zugriff auf das Netz oder deine Partien, und du kannst ihn jederzeit anhalten. Die Kommandozeile nimmt die Datei, die du hier speicherst: mapwright league --bot mine.py.
workshop-reference = API-Referenz
workshop-league-of = { $count ->
    [one] Liga über { $count } Kartenfolge
   *[other] Liga über { $count } Kartenfolgen
}
workshop-bot = Bot
workshop-mine-short = Dein Bot
workshop-mean = Sterne je Partie
workshop-better = Dein Bot war besser
workshop-better-of = { $won } von { $of }
workshop-interval = ± ist das 95-%-Konfidenzintervall. Alle Bots spielen dieselben Kartenfolgen, solo; Gleichstand zählt als halber Sieg. Der Vorsprung an Sternen wird Kartenfolge für Kartenfolge ermittelt.
workshop-expert-note = In einer Liga betrachtet der Profi nur zehn mögliche Verläufe und spielt deshalb schwächer als gegen dich.
workshop-histogram = Verteilung der Sterne deines Bots
workshop-bar = { $from } bis { $to } Sterne: { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
workshop-by-edict = Sterne nach Dekret
workshop-edict = Dekret

## What a bot can do wrong
workshop-wrong-line = Zeile { $line }: { $mistake }
workshop-wrong-syntax = Syntaxfehler: { $quoted }
workshop-wrong-raised = Der Bot brach mit { $name } ab: { $quoted }
workshop-wrong-nothing = In dieser Datei gibt es keine Klasse Bot mit einer Methode choose(state).
workshop-wrong-no-init = Die Klasse Bot braucht eine Methode, die zwei Werte annimmt: def __init__(self, seed, budget)
workshop-wrong-no-self = Die Methode choose braucht self und den Zustand: def choose(self, state)
workshop-wrong-junk = choose gab { $quoted } zurück, und das ist keine Aktion. Gib eine aus legal(state) zurück.
workshop-wrong-list = choose gab eine Liste mit { $quoted } Aktionen zurück. Gib eine davon zurück.
workshop-wrong-illegal = choose gab eine Aktion zurück, die die Regeln hier nicht erlauben: { $quoted }
workshop-wrong-slow = Der Bot brauchte mehr als zehn Sekunden für eine Aktion und wurde angehalten.
workshop-wrong-refused = Ein Bot kann { $quoted } nicht importieren: Er hat Python und die Engine, aber weder den Browser noch das Netz.
workshop-wrong-memory = Der Bot überschritt seine Speichergrenze von 512 MB.
workshop-wrong-silent = Der Bot antwortete nicht rechtzeitig und wurde angehalten. Vielleicht steckt er in einer Endlosschleife.
workshop-wrong-turn = Der Bot brauchte mehr als zwanzig Sekunden für einen Zug und wurde angehalten.
workshop-wrong-wrong = Der Bot sandte eine ungültige Antwort und wurde angehalten.
workshop-wrong-broken = Python stürzte bei diesem Bot ab und wurde neu gestartet. Endlose Rekursion kann das bewirken.
workshop-wrong-stopped = Angehalten.
workshop-trace = So kam es zu dem Fehler
workshop-trace-line = Zeile { $line }, in { $name }:

## The course
course-title = Vom ersten Zug zum Bot, der gewinnt
course-progress = { $count ->
    [0] Ein Kurs in zehn Schritten
    [one] { $count } von zehn Schritten bestanden
   *[other] { $count } von zehn Schritten bestanden
}
course-steps = Schritte des Kurses
course-step = Schritt { $number }: { $title }
course-link = Link zu diesem Schritt kopieren
course-leave = Kurs verlassen
course-task = Aufgabe:
course-check = Prüfen
course-anew = Schritt von vorn beginnen
course-model = Eine Lösung zeigen
course-next = Nächster Schritt
course-hint = Tipp
course-anew-mine = Von vorn, mit meinem vorigen Schritt
course-next-mine = Weiter mit meinem Code
course-next-model = Weiter mit der Musterlösung
course-answer-title = Eine mögliche Lösung für Schritt { $number }
course-answer-note = Die markierten Zeilen stehen nicht in deinem Code.
course-answer-back = Zurück zur Aufgabe
course-answer-take = In den Editor übernehmen
course-answers-link = Link mit allen meinen Lösungen kopieren
course-answers-none = Es gibt noch keine Lösungen.
course-answers-long = Diese Lösungen sind zu lang für einen Link.
course-answers-broken = Die Lösungen in diesem Link sind nicht lesbar. Deine eigenen sind unverändert.
course-answers-author = Das sind die Lösungen von { $name }. Deine eigenen sind sicher: Verlass diesen Kurs, um zu ihnen zurückzukehren.
course-no-step = Der Kurs hat zehn Schritte; das ist der erste.
course-passed = bestanden
course-take-along = Als meinen Bot speichern
course-bot-name = Schritt { $number }
course-goal = Prüfung: { $count } feste Kartenfolgen, solo. Dein Bot muss im Schnitt mindestens { n-stars } schaffen.
course-goal-table = Prüfung: { $count } feste Kartenfolgen, zu zweit am Tisch mit unserem Raffzahn. Dein Bot muss im Schnitt mindestens { n-stars } schaffen.
course-goal-wins = Prüfung: { $count } feste Kartenfolgen, zu zweit am Tisch. Bei mindestens { $least } davon muss dein Bot unseren Raffzahn schlagen.
course-result-passed = Bestanden: { $value } im Schnitt, nötig sind { $least }.
course-result-missed = Noch nicht: { $value } im Schnitt, nötig sind { $least }.
course-wins-passed = Bestanden: { $value } Partien gewonnen, nötig sind { $least } von { $count }.
course-wins-missed = Noch nicht: { $value } Partien gewonnen, nötig sind { $least } von { $count }.
course-deals = Die Kartenfolgen der Prüfung. Drücke auf eine, um ihre Partie anzusehen.
course-leads = Dein Vorsprung vor Raffzahn in jeder Kartenfolge. Drücke auf eine, um ihre Partie anzusehen.
course-watch = Kartenfolge { $number } ansehen
course-end-title = Kurs geschafft
course-end-text = Du hast einen Bot geschrieben, der Raffzahn schlägt. Das kann er als Nächstes tun.
course-end-league = Vergleiche ihn über viele Kartenfolgen mit unseren Bots
course-end-table = Setz dich selbst mit ihm an einen Tisch
course-end-share = Andere können seinen Code lesen und dann gegen ihn spielen
course-end-command = Auf der Kommandozeile spielt er Ligen auf allen Prozessorkernen und mit allen Kartensets: `mapwright league --bot mine.py`.
course-end-learning = Oder trainiere einen Agenten, der selbst lernt, was sich lohnt: `mapwright.learning` hat Umgebungen für Gymnasium und PettingZoo.

course-1-title = Spiel nach den Regeln
course-1-text = Ein Bot ist eine Klasse namens `Bot`. Für jede Partie entsteht ein neuer; seine Methode `choose` wird jedes Mal aufgerufen, wenn etwas zu entscheiden ist. Sie bekommt den Zustand der Partie und muss eine Aktion zurückgeben.
course-1-more = Um eine zu finden, musst du die Regeln nicht kennen: `legal(state)` gibt eine Liste von allem zurück, was gerade erlaubt ist – jede Form der Karte, an jedem Platz und in jeder Geländeart.
course-1-task = Der Bot gibt None zurück, und das ist keine Aktion. Lass ihn die erste erlaubte zurückgeben.
course-1-hint = Importiere `legal` ganz oben in der Datei. Eine Liste beginnt beim Index 0.
course-2-title = Sieh nach, was eine Aktion bringt
course-2-text = `act(state, action)` zeigt, wohin eine Aktion führt: Die Funktion gibt einen neuen Zustand zurück und eine Liste dessen, was geschehen ist. Der Zustand, den du bekommen hast, bleibt, wie er war; du kannst also jede Aktion ausprobieren.
course-2-more = Ein Dekret zählt die Sterne auf einer Landkarte: `EDICTS[id].count(board)`. Die Ids der vier Dekrete dieser Partie stehen in `state.deal.edicts`, und deine Landkarte ist `state.players[0].board`.
course-2-task = Probiere jede erlaubte Aktion aus und nimm die, nach der das erste Dekret die meisten Sterne bringt. Pythons `max` mit `key=` schafft das in einer Zeile.
course-2-hint = `act(state, action)[0]` ist der Zustand nach der Aktion. Schreib eine Methode, die angibt, was ein solcher Zustand wert ist, und übergib sie `max` als `key=`.
course-3-title = Die Dekrete der Jahreszeit
course-3-text = Am Ende einer Jahreszeit werden nur zwei Dekrete gewertet: A und B im Frühling, B und C im Sommer, C und D im Herbst, D und A im Winter.
course-3-more = `SEASONS[state.season].edicts` enthält die Buchstaben der zwei, die jetzt gewertet werden. `zip` geht die Buchstaben `ABCD` und `state.deal.edicts` gemeinsam durch.
course-3-task = Zähle die zwei Dekrete, die in dieser Jahreszeit gewertet werden, statt immer nur das erste.
course-3-hint = Beginne mit `stars = 0` und addiere nur die Dekrete, deren Buchstabe in `SEASONS[state.season].edicts` vorkommt.
course-4-title = Achte auf die Monster
course-4-text = Jedes leere Feld neben einem Monster kostet am Ende jeder Jahreszeit einen Stern. `toll(board)` zählt sie.
course-4-more = Solche Felder zu füllen ist oft mehr wert als ein Dekret, und ein eingeschlossenes Monster kostet nichts mehr.
course-4-task = Zieh den Tribut vom Wert einer Landkarte ab.
course-4-hint = Eine geänderte Zeile genügt: Beginne mit `-toll(board)` statt mit 0.
course-5-title = Denk an das ganze Jahr
course-5-text = Jedes Dekret wird zweimal im Jahr gewertet. Was du im Frühling für Dekret A zeichnest, zählt jetzt und noch einmal im Winter, für Dekret B jetzt und im Sommer. Nach dem Winter gibt es nichts mehr zu werten.
course-5-more = `SEASONS[state.season:]` sind die verbleibenden Jahreszeiten, die laufende eingeschlossen. Zähle für jedes Dekret, in wie vielen davon es gewertet wird.
course-5-task = Zähle jedes Dekret so oft, wie es noch gewertet wird, und den Tribut einmal für jede verbleibende Jahreszeit.
course-5-hint = `sum(1 for season in seasons if letter in season.edicts)` zählt, wie oft ein Dekret noch gewertet wird. Der Tribut zählt `len(seasons)` Mal.
course-6-title = Münzen
course-6-text = Eine Münze bekommst du für die kleinere Form auf manchen Karten und für ein auf allen vier Seiten umschlossenes Gebirge. Von da an bringt sie am Ende jeder Jahreszeit einen Stern: vier für eine Münze aus dem Frühling.
course-6-more = `player.coins` gibt an, wie viele jemand hat.
course-6-task = Zähle die Münzen dazu: Jede zählt in jeder verbleibenden Jahreszeit.
course-6-hint = Münzen und Tribut zählen gleich oft, ein Paar Klammern genügt also: `len(seasons) * (player.coins - toll(player.board))`.
course-7-title = Halte Ordnung auf der Landkarte
course-7-text = Einzelne leere Felder und ausgefranste Ränder sind später schwer zu füllen. Bots, die nur auf Sterne schauen, lassen viele davon übrig.
course-7-more = Eine Menge von Feldern ist eine ganze Zahl mit einem Bit für jedes Feld: `board.empty` sind die leeren Felder, `board.filled` die übrigen. `neighbours(mask)` liefert die Felder neben gegebenen Feldern, `clusters(mask)` zerlegt sie in zusammenhängende Gruppen, und `mask.bit_count()` zählt Felder.
course-7-task = Zieh etwas für Unordnung ab: einen halben Stern für jedes leere Feld neben einem ausgefüllten und einen Stern für jede Gruppe aus weniger als vier leeren Feldern.
course-7-hint = `neighbours(board.filled) & board.empty` sind die leeren Felder neben ausgefüllten. Zähle für die Gruppen die Stücke von `clusters(board.empty)`, deren `bit_count()` kleiner als 4 ist.
course-8-title = Schau eine Karte voraus
course-8-text = Die nächste Karte ist verdeckt, aber nicht völlig unbekannt: Der Stapel enthält die Karten aus `EXPLORE_SETS[state.setup.explore]`, bis auf die in dieser Jahreszeit schon aufgedeckten.
course-8-more = `placements(shape, free)` listet auf, wo eine Form passt. `board.draw(terrain, cells)` gibt die Landkarte zurück, auf der sie eingezeichnet ist. Für deine wenigen besten Aktionen kannst du so prüfen, wie gut die Landkarte wird, wenn eine Karte, die als Nächstes kommen kann, einen guten Platz findet.
course-8-task = Wähle unter deinen besten Aktionen die, nach der sich die möglichen nächsten Karten am besten unterbringen lassen. Eine Stichprobe genügt: Eine Aktion darf höchstens zehn Sekunden dauern.
course-8-hint = Sortiere die Aktionen nach ihrem Wert und behalte die ersten vier. Zähle für jede zusammen, was der beste von etwa vierzig Plätzen für jede von drei Karten bringt. `random.Random(seed).sample` zieht solche Stichproben.
course-9-title = An einem Tisch
course-9-text = An einem Tisch spielen mehrere, alle auf der eigenen Landkarte. Dein Bot kann auf jedem Platz sitzen: `state.task.by` gibt an, wer am Zug ist, und `state.task.on`, auf wessen Landkarte gezeichnet wird.
course-9-more = Bisher schaut dein Bot auf die Landkarte von Platz 0, und die gehört vielleicht jemand anderem.
course-9-task = Bewerte die Landkarte, um die es geht: `state.players[state.task.on]`.
course-9-hint = Nimm in `choose` `seat = state.task.on` und gib es an jede Methode weiter, die jetzt `state.players[0]` liest.
course-10-title = Schlag Raffzahn
course-10-text = Kommt ein Hinterhalt, zeichnest du die Monster auf die Landkarte nebenan: `task.by` und `task.on` unterscheiden sich dann, und was für diese Landkarte am schlimmsten ist, ist für dich am besten.
course-10-more = Es lohnt sich auch, mehr Aktionen und mehr Karten zu prüfen: Unser Raffzahn schaut überhaupt nicht voraus.
course-10-task = Zeichne Monster dort ein, wo sie am meisten schaden. Schlag dann Raffzahn in den meisten Kartenfolgen.
course-10-hint = Unterscheiden sich `task.by` und `task.on`, multipliziere den Wert vor dem Sortieren mit −1 und gib ohne Vorausschau die erste Aktion zurück.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Alle Aktionen, die dem Platz am Zug jetzt erlaubt sind.
word-act = Führt die Aktion aus und nichts weiter: Die nächste Karte bleibt verdeckt. Löst `RuleError` aus, wenn die Aktion nicht erlaubt ist.
word-EDICTS = Alle Dekrete nach ihrer Id: `EDICTS[id].count(board)` gibt die Sterne zurück, die eines auf einer Landkarte bringt.
word-State-players = Alle am Tisch, nach Plätzen ab 0.
word-Player-board = Die Landkarte auf diesem Platz.
word-State-deal = Die Dekrete, die Fertigkeiten und die Karten der Partie. Die noch kommenden sind ausgedacht, hineinzuschauen bringt also nichts.
word-SEASONS = Die vier Jahreszeiten der Reihe nach, zuerst der Frühling.
word-State-season = Die Nummer der Jahreszeit: 0 ist Frühling, 3 ist Winter.
word-toll = Die Sterne, die Monster kosten: einer für jedes leere Feld neben einem Monster.
word-Player-coins = Die vorhandenen, noch nicht ausgegebenen Münzen: Jede bringt in jeder Jahreszeit einen Stern.
word-neighbours = Alle Felder, die eine Seite mit einem Feld aus `mask` gemeinsam haben; ein Feld aus `mask` selbst nur, wenn es neben einem anderen davon liegt.
word-clusters = Die zusammenhängenden Gruppen der Felder in `mask`, in Leserichtung ihrer ersten Felder.
word-Board-empty = Alle Felder, auf denen gezeichnet werden kann, als Maske; auch ein Ruinenfeld gehört dazu, bis es bedeckt ist.
word-Board-filled = Alle Felder, auf denen nicht gezeichnet werden kann, als Maske: ausgefüllt, zerstört, Gebirge oder Ödnis.
word-placements = Alle Mengen von Feldern, die die Form innerhalb von `empty` bedecken kann, gedreht und gespiegelt; keine kommt zweimal vor.
word-EXPLORE_BY_ID = Alle Erkundungskarten nach ihrer Id.
word-EXPLORE_SETS = Die Erkundungskarten der Sets `base` und `heroes`.
word-Board-draw = Die Landkarte mit ausgefüllten `cells`; Monster auf Angriffsfeldern sind zerstört.
word-State-turn = Die Nummer des laufenden Zugs in seiner Jahreszeit, ab 0; vor dem ersten `-1`.
word-Task-on = Der Platz, auf dessen Landkarte gezeichnet wird: bei einem Hinterhalt am Tisch der nebenan, sonst derselbe.
word-Task-by = Der Platz, der am Zug ist.

## The comments of the templates, numbered from above. What stands in backticks is code.
starter-random-1 = Der einfachste Bot: Er wählt irgendeine erlaubte Aktion, jede mit gleicher Wahrscheinlichkeit.
starter-random-2 = Jeder Bot ist eine Klasse mit diesem Namen. Für jede Partie entsteht ein neuer.
starter-random-3 = Der Startwert ist ein Text, der sich je nach Partie und Platz unterscheidet. Ein Bot, der allen Zufall daraus bezieht, spielt bei derselben Kartenfolge wieder dieselbe Partie, und so sind Fehler leicht zu finden.
starter-random-4 = `state` ist die Partie in diesem Moment. `legal` listet alles auf, was die Regeln jetzt erlauben: jede Form der Karte an jedem Platz, an dem sie passt, in jeder ihrer Geländearten. Eine dieser Aktionen muss zurückgegeben werden.
starter-twenty_lines-1 = Probiert jede Aktion aus und nimmt die, die die beste Landkarte hinterlässt; alle vier Dekrete zählen gleich viel.
starter-twenty_lines-2 = Die Aufgabe sagt, wer auf wessen Landkarte zeichnet: Platz `task.by` auf der Landkarte von Platz `task.on`. Sie unterscheiden sich nur, wenn Monster auf die Landkarte nebenan gezeichnet werden, und dann will der Bot die schlechteste Landkarte.
starter-twenty_lines-3 = `act` gibt den Zustand nach einer Aktion zurück, die nächste Karte noch verdeckt, und eine Liste dessen, was geschehen ist. Unter gleich guten Aktionen entscheidet der Zufall, damit der Bot keine Lieblingsecke hat.
starter-twenty_lines-4 = Was die Landkarte brächte, wenn alle vier Dekrete jetzt gewertet würden: die Sterne jedes Dekrets, einen Stern für jede Münze und einen Stern weniger für jedes leere Feld neben einem Monster.
starter-look_ahead-1 = Schaut eine Karte voraus: Was jetzt gezeichnet wird, soll für das, was als Nächstes kommen kann, einen guten Platz lassen.
starter-look_ahead-2 = Aktionen, die genau geprüft werden
starter-look_ahead-3 = Karten, die als Nächstes kommen können, je Aktion
starter-look_ahead-4 = Plätze, die für jede Karte versucht werden
starter-look_ahead-5 = Zuerst wird jede Aktion nach der Landkarte beurteilt, die sie hinterlässt.
starter-look_ahead-6 = Dann werden die wenigen besten mit derselben Stichprobe von Karten versucht.
starter-look_ahead-7 = Der Stapel ist verdeckt, aber eine Karte, die in dieser Jahreszeit aufgedeckt wurde, kann vor der nächsten nicht noch einmal kommen.
starter-look_ahead-8 = Was die Landkarte nach dem besten von einigen Plätzen für jede Karte wert ist, zusammengezählt.
starter-look_ahead-9 = Jedes Dekret zählt so oft, wie es noch gewertet wird; Münzen und Tribut zählen in jeder verbleibenden Jahreszeit.
