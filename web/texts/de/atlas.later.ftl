### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Atlas
atlas-count = Siegel: { $earned } von { $all }
atlas-map = Landkarte { $number }
atlas-new = Neu:
atlas-draw = Diese Landkarte zeichnen
atlas-again = Noch einmal zeichnen
atlas-watch = Die beste Partie ansehen
atlas-best = Dein Rekord:
atlas-open-all = Alle Landkarten öffnen
atlas-open-all-note = Wenn du das Spiel schon vom Papier kennst.
atlas-locked = Erringe das erste Siegel von Landkarte { $number }, um diese zu öffnen.
atlas-hint-note = Eine Partie mit Tipps bringt die ersten beiden Siegel, nicht das dritte.
atlas-opponent = Dein Gegenüber: { $name }
atlas-seal-drawn = Gezeichnet
atlas-seal-drawn-how = Komm bis zum Ende auf mindestens { n-stars }.
atlas-seal-task = Aufgabe
atlas-seal-mastered = Gemeistert
atlas-seal-mastered-how = Komm bis zum Ende auf mindestens { n-stars }, ohne Tipps.
atlas-seal-earned = errungen
atlas-seal-missing = noch nicht errungen
atlas-state-locked = noch nicht offen
atlas-state-open = bereit zum Zeichnen
atlas-failed = Der Atlas konnte nicht geladen werden. Deine Landkarten sind sicher.

## The realm, made of the finished maps.

atlas-realm = Dein Reich
atlas-realm-name = Name des Reichs
atlas-realm-default = Die zwölf Landkarten
atlas-realm-label = { $name }: { $earned } von { $all } Landkarten gezeichnet
atlas-whole = Das Reich ist vollständig: Du hast alle zwölf Landkarten gezeichnet.
atlas-save = Bild speichern
atlas-print = Drucken
atlas-share = Teilen
atlas-zoom = Vergrößern
atlas-unzoom = Verkleinern

## On the final screen.

atlas-final-seals = Neue Siegel im Atlas
atlas-final-none = Diesmal kein neues Siegel im Atlas
atlas-final-next = Nächste Landkarte: { $name }
atlas-final-atlas = Zum Atlas

## The maps: name, story, what is new.

atlas-name-year = Das erste Jahr
atlas-story-year = Die Kutsche setzt dich in einem Tal ab, das auf keiner Landkarte steht. Du hast Papier, vier Dekrete und ein Jahr. Was du im Frühling zeichnest, zählt noch im Winter, also lass dir Platz.
atlas-new-year = ein ganzes Jahr mit vier Dekreten
atlas-name-ruins = Alte Steine
atlas-story-ruins = Auf den Weiden erzählt man, unter dem Gras lägen Mauern. Nach einer Ruinenkarte muss deine Form ein Ruinenfeld bedecken. Kann das keine Form, zeichnest du nur ein einzelnes Feld. Halte zu jeder Ruine einen Weg offen.
atlas-new-ruins = Ruinen
atlas-name-ambush = Ungebetene Gäste
atlas-story-ambush = Über den Hügeln steht Rauch, dabei wohnt dort niemand. Monster besetzen Felder deiner Landkarte, und jedes leere Feld neben ihnen kostet in jeder Jahreszeit einen Stern. Mauere sie ein.
atlas-new-ambush = Hinterhalte
atlas-name-wasteland = Das graue Herz
atlas-story-wasteland = Mitten in diesem Land liegt eine Ödnis. In ihr lässt sich nichts zeichnen, aber sie gilt als ausgefüllt. Manchen Dekreten hilft das, anderen steht es im Weg.
atlas-new-wasteland = eine Ödnis
atlas-name-neighbour = Über den Zaun
atlas-story-neighbour = Nebenan zeichnet ein Neuling mit denselben Karten. Kommen Monster, zeichnest du sie auf die Landkarte nebenan, und deine wandert über den Zaun. Sei ruhig gemein.
atlas-new-neighbour = Nachbarschaft
atlas-name-skills = Der Geldbeutel
atlas-story-skills = Drei Fertigkeiten liegen neben der Landkarte, und in jeder Jahreszeit darfst du eine einsetzen. Manche sind gratis. Die anderen kosten Münzen, die in jeder Jahreszeit einen Stern brächten.
atlas-new-skills = Fertigkeiten
atlas-name-heroes = Die, die bleiben
atlas-story-heroes = Helden kommen ins Land, und jeder von ihnen bewacht Felder in seiner Nähe. Ein Monster auf einem Angriffsfeld wird zerstört, auch eines, das später kommt. Stelle deine Helden dorthin, wo es Ärger geben wird.
atlas-new-heroes = Helden
atlas-name-monsters = Das Jahr der Plagen
atlas-story-monsters = Diese Monster sind anders als die bisherigen. Zombies breiten sich nach jeder Jahreszeit aus, Gorgone und Troll zerstören Felder, und ein eingemauerter Drache zahlt drei Münzen. Lies jede Karte.
atlas-new-monsters = Monster mit Wirkung
atlas-name-ambush-pack = Die Gipfelkrone
atlas-story-ambush-pack = Über die Pässe kommen andere Monster, in Formen, die du noch nicht kennst. Der Raffzahn nebenan schickt sie dir dorthin, wo sie am meisten wehtun. Die Gebirge bezahlen dich für jede Mauer.
atlas-new-ambush-pack = weitere Hinterhalte
atlas-name-heroes-and-skills = Kunst und Mut
atlas-story-heroes-and-skills = Helden halten die Grenzen, und Fertigkeiten flicken, was zerbrochen ist. Jede Jahreszeit kann eine gute werden, wenn du weißt, was in ihr zählt.
atlas-new-heroes-and-skills = Helden mit Fertigkeiten
atlas-name-everything = Von Meer zu Meer
atlas-story-everything = Ruinen und Helden, alte Monster und neue: Diesmal sind alle Karten im Stapel. Die Handelsleute wollen das Land mit dem Boot durchqueren, und noch gibt es keinen Fluss.
atlas-new-everything = alles zusammen
atlas-name-masterpiece = Das Meisterwerk
atlas-story-masterpiece = Ein leerer Platz ist noch im Atlas. Der stärkste aller Bots zeichnet mit denselben Karten, und jeder Hinterhalt wandert von Landkarte zu Landkarte. Du wirst alles brauchen, was du gelernt hast.
atlas-new-masterpiece = der stärkste Bot

## The tasks.

atlas-task-forest = Zeichne einen Wald aus zwölf zusammenhängenden Feldern.
atlas-task-harvest = Zeichne Äcker auf vier Ruinenfelder.
atlas-task-fence = Beende das Jahr ohne ein leeres Feld neben einem Monster.
atlas-task-wasteland = Fülle alle Felder neben der Ödnis.
atlas-task-neighbour = Sorge dafür, dass Monster nebenan mindestens 15 Sterne mehr kosten als bei dir.
atlas-task-skills = Setze jede der drei Fertigkeiten ein.
atlas-task-heroes = Zerstöre sechs Monsterfelder mit deinen Helden.
atlas-task-plague = Verhindere, dass sich ein Zombie ausbreitet, und hol dir die Münzen des Drachen.
atlas-task-mountains = Umschließe alle fünf Gebirge.
atlas-task-seasons = Verdiene in jeder Jahreszeit mindestens 25 Sterne.
atlas-task-river = Verbinde den linken Rand mit dem rechten durch ein einziges Wassergebiet.
atlas-task-expert = Beende die Partie mit mehr Sternen als dein Gegenüber.
