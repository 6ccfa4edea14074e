### What each card does, in our own words.

## Edicts: one or two short sentences for a small card.

rule-sentinel-wood = 1 Stern für jedes Waldfeld am Rand der Landkarte.
rule-greenbough = 1 Stern für jede Zeile und jede Spalte mit Wald.
rule-treetower = 1 Stern für jedes Waldfeld, an das kein leeres Feld grenzt.
rule-stoneside-forest = 3 Sterne für jedes Gebirge, das durch ein Waldgebiet mit einem anderen Gebirge verbunden ist.
rule-canal-lake = 1 Stern für jedes Wasserfeld, das an Acker grenzt, und für jedes Ackerfeld, das an Wasser grenzt.
rule-mages-valley = Neben einem Gebirge: 2 Sterne für jedes Wasserfeld, 1 Stern für jedes Ackerfeld.
rule-golden-granary = 1 Stern für jedes Wasserfeld neben Ruinen, 3 Sterne für jedes Ackerfeld auf Ruinen.
rule-shoreside-expanse = 3 Sterne für jedes Acker- oder Wassergebiet, das weder an den Rand noch an das jeweils andere Gelände grenzt.
rule-wildholds = 8 Sterne für jedes Dorf mit mindestens 6 Feldern.
rule-great-city = Dein größtes Dorf, das an kein Gebirge grenzt: 1 Stern je Feld.
rule-greengold-plains = 3 Sterne für jedes Dorf, das an mindestens 3 andere Geländearten grenzt.
rule-shieldgate = 2 Sterne für jedes Feld deines zweitgrößten Dorfs.
rule-borderlands = 6 Sterne für jede volle Zeile und jede volle Spalte.
rule-lost-barony = Dein größtes volles Quadrat: 3 Sterne für jedes Feld entlang einer Seite.
rule-broken-road = 3 Sterne für jede volle Diagonale vom linken Rand hinab zum unteren Rand.
rule-cauldrons = 1 Stern für jedes leere Feld, das ringsum eingeschlossen ist.
rule-faunlost-thicket = 2 Sterne für jedes Feld deiner längsten lückenlosen senkrechten Waldlinie.
rule-deepwood = 6 Sterne für jeden Wald mit mindestens 5 Feldern, der an kein Dorf grenzt.
rule-heart-of-the-forest = 2 Sterne für jedes Waldfeld, an das nur Wald grenzt.
rule-sleepy-valley = 4 Sterne für jede Zeile mit mindestens 3 Waldfeldern.
rule-craylund = 7 Sterne für jedes Ackergebiet, das an mindestens 3 Wasserfelder grenzt.
rule-ulems-wallow = 4 Sterne für jedes Wasserfeld, an das mindestens 2 Ackerfelder grenzen.
rule-clawsgrave-peaks = 5 Sterne für jedes Gebirge neben einem Wassergebiet, das auch an Acker grenzt.
rule-jorekburg = 4 Sterne für jede Spalte mit gleich vielen Acker- und Wasserfeldern, mindestens je einem.
rule-traylo-monastery = 7 Sterne für jedes Dorf, in dem 4 Felder in gerader Linie liegen.
rule-outer-enclave = Dein bestes Dorf: 1 Stern für jedes leere Feld daneben.
rule-gnomish-colony = 6 Sterne für jedes Dorf, in dem ein Quadrat aus 2 × 2 Feldern liegt.
rule-caravansary = Dein bestes Dorf: 1 Stern für jede Zeile und jede Spalte, in die es reicht.
rule-dwarvenholds = 7 Sterne für jede volle Zeile und jede volle Spalte, in der ein Gebirge liegt.
rule-silos = 10 Sterne für jede volle Spalte. Es zählen nur A, C, E, G, I und K.
rule-banded-hills = 4 Sterne für jede Zeile mit mindestens 5 verschiedenen Geländearten.
rule-starlit-sigil = 4 Sterne für jede Gruppe aus genau 3 zusammenhängenden leeren Feldern.

## Ambush cards: the shape and what is special about it.

rule-goblin-attack = Drei Goblins schleichen sich in einer Diagonale heran. Fülle die leeren Felder neben ihnen, sonst kostet jedes einen Stern.
rule-bugbear-assault = Zweimal zwei Grottenschrate mit einer Lücke dazwischen. Die Lücke kostet Sterne, bis du sie füllst.
rule-kobold-onslaught = Vier Kobolde: drei in einer Linie und einer neben dem mittleren.
rule-gnoll-raid = Fünf Gnolle in Hufeisenform. Die Öffnung kostet einen Stern, bis du sie füllst.
rule-dragon-inferno = Sobald jedes Feld des Drachen zerstört ist oder kein leeres Feld neben sich hat, bringt er dieser Landkarte einmalig 3 Münzen.
rule-zombie-plague = Ein Zombie. Nach jeder Wertung wird jedes leere Feld neben einem Zombie ebenfalls zum Zombie.
rule-giant-troll-ravage = Nach jeder Wertung wird ein leeres Feld neben einem lebenden Troll zerstört. Auf deiner Landkarte bestimmst du, welches.
rule-gorgon-gaze = Wer die Gorgone zeichnet, zerstört sofort ein Feld neben ihr. Gebirge sind sicher.
rule-flayer-incursion = Drei Schinder in einer kleinen Ecke. Sie passen fast überall hin.
rule-insectoid-invasion = Vier Insektoiden in einer krummen Linie.
rule-ratman-strike = Drei Rattlinge in gerader Linie.
rule-ogre-charge = Vier Oger im Quadrat.

## Heroes.

rule-dobrik = Greift die vier Felder neben sich an. Monster werden dort zerstört, jetzt und später.
rule-wren = Greift drei Felder in einer Linie an, zwei Schritte entfernt. Monster werden dort zerstört, jetzt und später.
rule-freyla = Greift von ihrem Platz aus drei Felder in gerader Linie an. Monster werden dort zerstört, jetzt und später.
rule-dal = Greift die vier Felder an seinen Ecken an. Monster werden dort zerstört, jetzt und später.

## Skills. The cost is shown beside the name.

rule-acrobatics = Bei einem Hinterhalt belegen die Monster auf deiner Landkarte nur 1 × 2 Felder. In einer Solopartie entscheidest du: waagerecht oder senkrecht.
rule-concentrate = Nicht bei einem Hinterhalt. Zeichne dieselbe Form mit derselben Geländeart gleich noch einmal ein. Eine zweite Münze gibt es nicht.
rule-cure-wounds = Zeichne neben einem Monster zusätzlich 1 × 2 Felder ein, mit einer Geländeart dieser Karte.
rule-diplomacy = Zeichne ein zusätzliches Feld ein, das zugleich Acker und Dorf ist.
rule-knowledge = Die gewählte Form wird als Dorf eingezeichnet.
rule-move-silently = Deine Form darf über den Rand der Landkarte hinausragen. Nur der Teil auf der Landkarte wird gezeichnet. Nicht bei einem Hinterhalt in einer Solopartie.
rule-negotiate = Zeichne statt der Formen dieser Karte 2 × 2 Felder mit einer ihrer Geländearten ein. Das bringt keine Münze.
rule-search = Zeichne neben der gerade gezeichneten Form ein zusätzliches Feld derselben Geländeart ein.

## Ruins cards.

rule-temple-ruins = Die Form der nächsten Erkundungskarte muss ein leeres Ruinenfeld bedecken. Geht das nicht, zeichne irgendwo ein einzelnes Feld ein.
rule-outpost-ruins = Die Form der nächsten Erkundungskarte muss ein leeres Ruinenfeld bedecken. Geht das nicht, zeichne irgendwo ein einzelnes Feld ein.

## Why an edict earns what it earns.
## $count (number): the things that earned. $stars (number): the stars. { n-stars } is in names.ftl.

why-none = Hier bringt noch nichts Sterne.
why-sentinel-wood = { $count ->
    [one] { $count } Waldfeld am Rand: { n-stars }.
   *[other] { $count } Waldfelder am Rand: { n-stars }.
}
why-greenbough = { $count ->
    [one] { $count } Zeile oder Spalte mit Wald: { n-stars }.
   *[other] { $count } Zeilen und Spalten mit Wald: { n-stars }.
}
why-treetower = { $count ->
    [one] { $count } ringsum eingeschlossenes Waldfeld: { n-stars }.
   *[other] { $count } ringsum eingeschlossene Waldfelder: { n-stars }.
}
why-stoneside-forest = { $count ->
    [one] { $count } durch Wald verbundenes Gebirge: { n-stars }.
   *[other] { $count } durch Wald verbundene Gebirge: { n-stars }.
}
why-canal-lake = { $count ->
    [one] { $count } Feld, an dem sich Wasser und Acker treffen: { n-stars }.
   *[other] { $count } Felder, an denen sich Wasser und Acker treffen: { n-stars }.
}
why-mages-valley = { $count ->
    [one] { $count } Wasser- oder Ackerfeld neben einem Gebirge: { n-stars }.
   *[other] { $count } Wasser- und Ackerfelder neben Gebirgen: { n-stars }.
}
why-golden-granary = { $count ->
    [one] { $count } Feld mit Wasser neben Ruinen oder Acker darauf: { n-stars }.
   *[other] { $count } Felder mit Wasser neben Ruinen oder Acker darauf: { n-stars }.
}
why-shoreside-expanse = { $count ->
    [one] { $count } Acker- oder Wassergebiet ganz für sich: { n-stars }.
   *[other] { $count } Acker- und Wassergebiete ganz für sich: { n-stars }.
}
why-wildholds = { $count ->
    [one] { $count } Dorf mit mindestens 6 Feldern: { n-stars }.
   *[other] { $count } Dörfer mit mindestens 6 Feldern: { n-stars }.
}
why-great-city = Das größte Dorf, das an kein Gebirge grenzt: { n-stars }.
why-greengold-plains = { $count ->
    [one] { $count } Dorf an mindestens 3 Geländearten: { n-stars }.
   *[other] { $count } Dörfer an mindestens 3 Geländearten: { n-stars }.
}
why-shieldgate = Das zweitgrößte Dorf, 2 je Feld: { n-stars }.
why-borderlands = { $count ->
    [one] { $count } volle Zeile oder Spalte: { n-stars }.
   *[other] { $count } volle Zeilen und Spalten: { n-stars }.
}
why-lost-barony = Das größte volle Quadrat, 3 je Feld entlang einer Seite: { n-stars }.
why-broken-road = { $count ->
    [one] { $count } volle Diagonale: { n-stars }.
   *[other] { $count } volle Diagonalen: { n-stars }.
}
why-cauldrons = { $count ->
    [one] { $count } ringsum eingeschlossenes leeres Feld: { n-stars }.
   *[other] { $count } ringsum eingeschlossene leere Felder: { n-stars }.
}
why-faunlost-thicket = Die längste senkrechte Waldlinie, 2 je Feld: { n-stars }.
why-deepwood = { $count ->
    [one] { $count } großer Wald ohne Dorf daneben: { n-stars }.
   *[other] { $count } große Wälder ohne Dorf daneben: { n-stars }.
}
why-heart-of-the-forest = { $count ->
    [one] { $count } Waldfeld, an das nur Wald grenzt: { n-stars }.
   *[other] { $count } Waldfelder, an die nur Wald grenzt: { n-stars }.
}
why-sleepy-valley = { $count ->
    [one] { $count } Zeile mit mindestens 3 Waldfeldern: { n-stars }.
   *[other] { $count } Zeilen mit mindestens 3 Waldfeldern: { n-stars }.
}
why-craylund = { $count ->
    [one] { $count } Ackergebiet an mindestens 3 Wasserfeldern: { n-stars }.
   *[other] { $count } Ackergebiete an mindestens 3 Wasserfeldern: { n-stars }.
}
why-ulems-wallow = { $count ->
    [one] { $count } Wasserfeld an mindestens 2 Ackerfeldern: { n-stars }.
   *[other] { $count } Wasserfelder an mindestens 2 Ackerfeldern: { n-stars }.
}
why-clawsgrave-peaks = { $count ->
    [one] { $count } Gebirge an Wasser, das an Acker grenzt: { n-stars }.
   *[other] { $count } Gebirge an Wasser, das an Acker grenzt: { n-stars }.
}
why-jorekburg = { $count ->
    [one] { $count } Spalte mit gleich viel Acker und Wasser: { n-stars }.
   *[other] { $count } Spalten mit gleich viel Acker und Wasser: { n-stars }.
}
why-traylo-monastery = { $count ->
    [one] { $count } Dorf mit 4 Feldern in einer Linie: { n-stars }.
   *[other] { $count } Dörfer mit 4 Feldern in einer Linie: { n-stars }.
}
why-outer-enclave = Leere Felder neben dem besten Dorf: { n-stars }.
why-gnomish-colony = { $count ->
    [one] { $count } Dorf mit einem Quadrat aus 2 × 2 Feldern: { n-stars }.
   *[other] { $count } Dörfer mit einem Quadrat aus 2 × 2 Feldern: { n-stars }.
}
why-caravansary = Zeilen und Spalten, in die das beste Dorf reicht: { n-stars }.
why-dwarvenholds = { $count ->
    [one] { $count } volle Zeile oder Spalte mit einem Gebirge: { n-stars }.
   *[other] { $count } volle Zeilen und Spalten mit einem Gebirge: { n-stars }.
}
why-silos = { $count ->
    [one] { $count } volle Spalte unter A, C, E, G, I, K: { n-stars }.
   *[other] { $count } volle Spalten unter A, C, E, G, I, K: { n-stars }.
}
why-banded-hills = { $count ->
    [one] { $count } Zeile mit mindestens 5 Geländearten: { n-stars }.
   *[other] { $count } Zeilen mit mindestens 5 Geländearten: { n-stars }.
}
why-starlit-sigil = { $count ->
    [one] { $count } Gruppe aus genau 3 leeren Feldern: { n-stars }.
   *[other] { $count } Gruppen aus genau 3 leeren Feldern: { n-stars }.
}

## Why coins and monsters count. $count (number).

why-coins = { $count ->
    [one] { $count } Münze, ein Stern.
   *[other] { $count } Münzen, je ein Stern.
}
why-toll = { $count ->
    [one] { $count } leeres Feld neben Monstern, minus ein Stern.
   *[other] { $count } leere Felder neben Monstern, je minus ein Stern.
}
