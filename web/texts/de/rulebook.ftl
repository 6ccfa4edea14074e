### A short rulebook in our own words.

book-title = Regeln
book-search = Suchen
book-print = Drucken
book-contents = Inhalt
book-nothing-found = Nichts gefunden.
book-example = Beispiel
book-about = Regeln: { $what }
book-solo-value = Wert in der Solopartie: { $count }
book-corner = { $corner ->
    [top-left] Solo: ab der Ecke oben links
    [top-right] Solo: ab der Ecke oben rechts
    [bottom-left] Solo: ab der Ecke unten links
   *[bottom-right] Solo: ab der Ecke unten rechts
}
book-arrow = { $arrow ->
    [clockwise] im Uhrzeigersinn
   *[counter-clockwise] gegen den Uhrzeigersinn
}

## Goal.

book-goal-title = Das Ziel
book-goal-1 = Über vier Jahreszeiten zeichnest du eine Landkarte aus 11 × 11 Feldern. Vier Dekrete sagen, was die Krone darauf sehen möchte.
book-goal-2 = In jeder Jahreszeit werden zwei der Dekrete gewertet, jedes also zweimal im Jahr. Münzen bringen weitere Sterne, Monster kosten Sterne.
book-goal-3 = Wer nach dem Winter die meisten Sterne hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Sterne an Monster verloren hat. Ist auch das gleich, wird der Sieg geteilt.

## A turn.

book-turn-title = Ein Zug
book-turn-1 = Eine Karte wird aufgedeckt. Alle zeichnen gleichzeitig eine der Formen darauf in die eigene Landkarte ein.
book-turn-2 = Die meisten Karten kosten Zeit. Erreicht die Zeit aller Karten, die in dieser Jahreszeit aufgedeckt wurden, zusammen das Zeitlimit, endet die Jahreszeit. Was darüber hinausgeht, verfällt.
book-turn-3 = Ruinenkarten, Hinterhalte und Heldenkarten kosten keine Zeit.

## Drawing.

book-drawing-title = Einzeichnen
book-drawing-1 = Wähle eine Form und eine Geländeart der Karte. Du darfst die Form drehen und spiegeln.
book-drawing-2 = Die Form muss ganz auf der Landkarte liegen, auf leeren Feldern. An etwas angrenzen muss sie nicht. Ruinenfelder gelten als leer, bis etwas auf ihnen gezeichnet ist. Gebirge und Ödnis sind von Anfang an ausgefüllt.
book-drawing-3 = Passt keine Form der Karte auf deine Landkarte, zeichnest du stattdessen ein einzelnes Feld ein, wo du möchtest: Wald, Dorf, Acker, Wasser oder Monster.
book-drawing-4 = Felder sind benachbart, wenn sie eine Seite gemeinsam haben. Ecken zählen nie. Ein Gebiet besteht aus benachbarten Feldern derselben Geländeart; auch ein einzelnes Feld ist ein Gebiet.

## Coins.

book-coins-title = Münzen
book-coins-1 = Einige Formen zeigen eine Münze. Zeichnest du eine solche Form ein, bekommst du eine Münze.
book-coins-2 = Ein Gebirge bringt eine Münze, sobald alle Felder daneben ausgefüllt sind, ganz gleich, wer sie ausgefüllt hat.
book-coins-3 = Jede Münze bringt am Ende jeder Jahreszeit einen Stern, auch am Ende der laufenden: je früher, desto besser. Die Münzleiste hat Platz für 14.

## Ruins.

book-ruins-title = Ruinen
book-ruins-1 = Wird eine Ruinenkarte aufgedeckt, folgt sofort die nächste Karte. Die Form der nächsten Erkundungskarte muss mindestens ein leeres Ruinenfeld bedecken.
book-ruins-2 = Ist das unmöglich, zeichne irgendwo auf der Landkarte ein einzelnes Feld beliebiger Geländeart ein.
book-ruins-3 = Kommt ein Hinterhalt oder ein Held dazwischen, wird zuerst diese Karte gespielt. Die Ruinen warten auf die nächste Erkundungskarte.

## Ambush at a table.

book-ambush-title = Hinterhalt
book-ambush-1 = Alle Landkarten wandern in Pfeilrichtung einen Platz weiter. Zeichne die Monster auf der Landkarte, die du bekommst, dort ein, wo sie am meisten schaden. Danach wandern die Landkarten zurück.
book-ambush-2 = Am Ende jeder Jahreszeit verlierst du für jedes leere Feld neben einem Monster einen Stern. Fülle diese Felder, dann verlierst du nichts mehr.
book-ambush-3 = Passt die Form nirgends hin, zeichne ein einzelnes gewöhnliches Monster ein.

## Ambush when playing alone.

book-ambush-solo-title = Hinterhalt in der Solopartie
book-ambush-solo-1 = Die Monster suchen sich ihren Platz selbst. Ihre Form beginnt in der Ecke, die auf der Karte angegeben ist, wird nie gedreht und rückt in Pfeilrichtung am Rand entlang, bis sie passt.
book-ambush-solo-2 = Passt sie nirgends am Rand, geht es einen Ring weiter innen auf dieselbe Weise weiter, und so fort. Ist nirgends Platz, passiert nichts.

## Season’s end.

book-season-title = Das Ende einer Jahreszeit
book-season-1 = Im Frühling werden die Dekrete A und B gewertet, im Sommer B und C, im Herbst C und D, im Winter D und A.
book-season-2 = Zähle die Sterne beider Dekrete und einen Stern für jede Münze zusammen. Zieh für jedes leere Feld neben einem Monster einen Stern ab.
book-season-3 = Die Erkundungskarten werden neu gemischt, zusammen mit einem weiteren Hinterhalt und, falls ihr mit Helden spielt, einer weiteren Heldenkarte. Noch nicht aufgedeckte Hinterhalte und Helden bleiben im Stapel.
book-season-4 = Nach dem Winter endet die Partie.

## Solo.

book-solo-title = Solopartie
book-solo-1 = Jedes Dekret hat einen Wert. Dein Endergebnis sind deine Sterne minus die Werte der vier Dekrete. Es entscheidet über deinen Titel.
book-solo-2 = Ist deine Landkarte voll, endet die Partie. Diese und alle übrigen Jahreszeiten werden mit ihr gewertet.

## Heroes.

book-heroes-title = Helden
book-heroes-1 = Wird eine Heldenkarte aufgedeckt, zeichne den Helden auf ein leeres Feld deiner Landkarte und markiere seine Angriffsfelder. Du darfst sie um den Helden drehen und spiegeln. Sie dürfen auf ausgefüllten Feldern liegen und über den Rand hinausragen. Leere Angriffsfelder bleiben leer.
book-heroes-2 = Monster auf Angriffsfeldern werden zerstört, ebenso jedes Monster, das später dort eingezeichnet wird. Alles andere bleibt heil.
book-heroes-3 = Ein zerstörtes Feld ist ausgefüllt, hat aber keine Geländeart und kostet keine Sterne.
book-heroes-4 = Auch ein Held kann zerstört werden. Seine Angriffsfelder bleiben wirksam.

## Monsters of Heroes.

book-monsters-title = Monster mit Wirkung
book-monsters-1 = Drache: Sobald jedes seiner Felder zerstört ist oder kein leeres Feld neben sich hat, bringt er der Landkarte, auf der er liegt, 3 Münzen.
book-monsters-2 = Zombie: Nach jeder Wertung wird jedes leere Feld neben einem Zombie zum Zombie.
book-monsters-3 = Troll: Nach jeder Wertung zerstörst du auf deiner Landkarte ein leeres Feld neben einem lebenden Troll.
book-monsters-4 = Gorgone: Wer sie einzeichnet, zerstört sofort ein Feld neben ihr. Gebirge sind sicher. In einer Solopartie wählst du.

## Skills.

book-skills-title = Fertigkeiten
book-skills-1 = Drei Fertigkeiten liegen die ganze Partie über offen aus. Einmal in jeder Jahreszeit darfst du beim Zeichnen eine davon einsetzen.
book-skills-2 = Du bezahlst mit Münzen, die du schon hast. Ausgegebene Münzen werden durchgestrichen: Sie bringen nichts mehr, behalten aber ihren Platz in der Leiste. Fertigkeiten, die 0 kosten, sind gratis.

## Combined game.

book-combined-title = Beide Sets mischen
book-combined-1 = Wähle ein beliebiges Kartenblatt, vier beliebige Hinterhalte und, jeweils aus einem der beiden Sets, die Jahreszeitenkarten und die Erkundungskarten. Beide Ruinenkarten sind immer dabei. Heldenkarten nimmst du nach Belieben dazu.
book-combined-2 = Die Dekrete kommen aus beiden Sets, weiterhin eines von jeder Art: Wald, Acker und Wasser, Dorf, ganze Landkarte.
book-combined-3 = Wer nur „Helden“ spielt, hat keine Ruinenkarten, und Ruinenfelder sind ohne Bedeutung.

## Edicts.

book-edicts-title = Dekrete
book-edicts-1 = Es gibt vier Arten: Wald, Acker und Wasser, Dorf und die ganze Landkarte. Eines von jeder Art ist im Spiel; welches A, B, C oder D wird, entscheidet der Zufall.
book-edicts-2 = Fehlt einem Feld am Rand der Landkarte ein Nachbarfeld, ist das nie ein Nachteil. Auch Monster, Gebirge und Helden sind Geländearten; Ruinen, Ödnis und zerstörte Felder nicht.
book-edicts-kind-forest = Wald
book-edicts-kind-farm-water = Acker und Wasser
book-edicts-kind-village = Dorf
book-edicts-kind-spatial = Die ganze Landkarte
