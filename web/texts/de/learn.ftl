### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Spielen lernen
learn-step = Schritt { $number } von { $of }
learn-skip = Verlassen
learn-resume = Lektion fortsetzen
learn-try-again = Nicht ganz. Drücke auf „{ play-undo }“ und lege die Form auf die gestrichelten Felder, oder spiel einfach weiter.
learn-well-done = Gut gemacht!
learn-done-elsewhere = Das geht auch.

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Willkommen am Zeichentisch
learn-welcome-text = Dieses leere Blatt ist deine Landkarte. Du zeichnest Wälder, Dörfer, Äcker und Wasser darauf, und die Krone bezahlt dich mit Sternen. Eine Jahreszeit genügt, um das Spiel zu lernen.
learn-welcome-do = Bewege die Form: Klicke oder tippe auf ein Feld der Landkarte, oder nimm die Pfeiltasten.
learn-terrain-title = Wähle eine Geländeart
learn-terrain-text = Die Karte zeigt, was du jetzt zeichnen darfst: eine Form, zwei Geländearten. Dekret A belohnt Wald am Rand der Landkarte.
learn-terrain-do = Tippe auf eine Geländeart oder wechsle sie mit T.
learn-rotate-title = Drehe die Form
learn-rotate-text = Du darfst eine Form drehen und spiegeln. Die gestrichelten Felder zeigen einen guten Platz.
learn-rotate-do = Drücke auf „{ play-rotate }“ oder die Taste R, bis die Form zu den gestrichelten Feldern passt.
learn-place-title = Zeichne sie ein
learn-place-text = Bis du die Form einzeichnest, ist nichts endgültig.
learn-place-do = Schiebe sie auf die gestrichelten Felder, { $cells }, und drücke auf „{ play-confirm }“.
learn-edict-title = Dekrete
learn-edict-text = Im Frühling werden die Dekrete A und B gewertet. Die Landkarte kann dir zeigen, welche Felder Sterne bringen und warum.
learn-edict-do = Tippe auf Dekret A oder drücke A.
learn-shape-title = Wähle eine Form
learn-shape-text = Diese Karte hat zwei Formen. Die kleinere bringt eine Münze.
learn-shape-do = Tippe auf die Form mit der Münze oder drücke 1.
learn-coin-title = Eine Münze
learn-coin-text = Eine Münze bringt am Ende jeder Jahreszeit einen Stern: je früher, desto besser.
learn-coin-do = Zeichne die Form auf { $cells } ein. Später kommt Wasser daneben: Dekret B belohnt das.
learn-ruins-title = Ruinen
learn-ruins-text = Zuvor kam eine Ruinenkarte, also muss diese Form ein Ruinenfeld deiner Landkarte bedecken: Achte auf die zerbrochenen Säulen.
learn-ruins-do = Schiebe die Form über ein gestricheltes Ruinenfeld, drehe sie nach Bedarf und zeichne sie ein.
learn-mountain-title = Rund ums Gebirge
learn-mountain-text = Füllst du alle Felder neben einem Gebirge, bringt dir auch das eine Münze.
learn-mountain-do = Eines ist fast umschlossen: Wähle die kleine Form, drehe sie und zeichne sie auf { $cells } ein.
learn-ambush-title = Hinterhalt
learn-ambush-text = Monster! Am Ende der Jahreszeit kostet dich jedes leere Feld neben ihnen einen Stern.
learn-ambush-do = Wähle Wasser, drehe die Form und zeichne sie auf { $cells } ein.
learn-season-end-title = Die Jahreszeit geht zu Ende
learn-season-end-before = Diese Karte braucht den letzten Rest Zeit im Frühling auf.
learn-season-end-do = Zeichne sie dort ein, wo sie dir am meisten nützt, und drücke dann auf „{ extra-end-season }“.
learn-season-end-text = Zwei Dekrete werden gewertet, Münzen bringen weitere Sterne, Monster kosten welche. Dann beginnt die nächste Jahreszeit mit den nächsten zwei Dekreten.
learn-goodbye-title = Jetzt kannst du spielen
learn-goodbye-text = Spiele diese Partie durch Sommer, Herbst und Winter weiter, oder zeichne die erste der zwölf Landkarten im Atlas. Die Regeln kannst du jederzeit nachlesen.
learn-goodbye-praise = Schön gezeichnet! Deine erste Jahreszeit ist auf der Landkarte und dein erster Stempel im Album.
learn-goodbye-continue = Weiterspielen
learn-goodbye-atlas = Erste Landkarte im Atlas

## What is said between the steps.

learn-turn-card = Nun die nächste Karte: Drücke auf „{ play-next }“.
learn-look = Die eingekreisten Felder bringen die Sterne. Sieh sie dir an und drücke dann auf „{ play-back }“.
learn-look-toll = Jedes rot eingekreiste Feld kostet einen Stern. Sieh dir diese Felder an und drücke dann auf „{ play-back }“.
learn-free = Lege die Form, wohin du möchtest, und zeichne sie ein.

## Tips, each shown once, when something first happens.

tip-title = Gut zu wissen
tip-close = Alles klar
tip-off = Keine Hinweise mehr
tip-setting = Hinweise
tip-first-ruins = Eine Ruinenkarte: Die Form der nächsten Erkundungskarte muss ein leeres Ruinenfeld bedecken. Geht das nicht, zeichnest du irgendwo ein einzelnes Feld ein.
tip-first-ambush = Ein Hinterhalt: Jedes leere Feld neben einem Monster kostet am Ende jeder Jahreszeit einen Stern. Fülle diese Felder, dann ist Schluss damit.
tip-first-coin = Deine erste Münze. Sie bringt am Ende jeder Jahreszeit einen Stern: je früher, desto besser.
tip-first-mountain = Du hast ein Gebirge umschlossen und dafür eine Münze bekommen. Das geht bei jedem Gebirge einmal.
tip-first-zombie = Zombies breiten sich aus: Nach jeder Wertung wird jedes leere Feld neben ihnen zum Zombie. Mauere sie ein.
tip-first-troll = Der Troll bleibt hungrig: Nach jeder Wertung verlierst du ein leeres Feld neben ihm.
tip-first-gorgon = Die Gorgone zerstört sofort ein Feld neben sich. Gebirge sind sicher.
tip-first-dragon = Bleibt neben dem Drachen kein leeres Feld oder zerstörst du ihn, bekommst du 3 Münzen.
tip-first-hero = Ein Held zerstört Monster auf seinen Angriffsfeldern, jetzt und später. Setze ihn dorthin, wo Monster sind oder noch auftauchen werden.
tip-first-skill = In jeder Jahreszeit kannst du eine Fertigkeit einsetzen. Die meisten kosten Münzen, und ausgegebene Münzen bringen keine Sterne mehr.
tip-first-fallback = Keine Form passt, also zeichnest du ein einzelnes Feld ein: wo du möchtest, mit beliebiger Geländeart.
