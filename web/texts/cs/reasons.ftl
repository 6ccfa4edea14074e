### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Tvar přesahuje okraj mapy.
reason-covers-filled = Některá z těchto políček už jsou obsazená.
reason-covers-mountain = Na hory se kreslit nedá.
reason-covers-wasteland = Na pustinu se kreslit nedá.
reason-ruins-duty = Tvar musí zakrýt prázdné políčko zříceniny.
reason-wrong-terrain = Tento terén karta nenabízí.
reason-wrong-shape = Tento tvar karta nenabízí.
reason-must-draw-shape = Některý tvar z karty se ještě vejde, jedno políčko proto kreslit nesmíš.
reason-not-your-turn = Teď nejsi na tahu.
reason-game-over = Tato hra už skončila.
reason-no-coins = Nemáš dost mincí.
reason-skill-used = V tomto období už je dovednost použitá.
reason-skill-not-dealt = Tato dovednost ve hře není.
reason-skill-timing = Teď se tato dovednost použít nedá.
reason-not-beside-monster = Kreslit se musí vedle nestvůry.
reason-not-beside-shape = Kreslit se musí vedle právě nakresleného tvaru.
reason-nothing-to-undo = Není co vrátit.
reason-not-a-choice = Toto políčko vybrat nejde.
reason-inside = S Tichým krokem musí tvar přečnívat přes okraj.

## Something went wrong outside the rules.

error-engine = Herní jádro se zastavilo. Tvoje hra je v bezpečí.
error-bad-link = Tento odkaz se nedá přečíst. Možná z něj kus chybí.
error-too-long = Na záznam hry je to příliš dlouhé.
error-damaged-save = Uložená hra je poškozená a nedá se otevřít.
error-message = Stránka a herní jádro si neporozuměly. Načti stránku znovu.
error-record = Tento záznam je poškozený nebo neúplný.
error-map = Toto není text mapy. Má mít 11 řádků po 11 znacích.
error-cell = Takové políčko na mapě není.
error-seed = Semínko má 1 až 64 písmen (a až z), číslic, znaků „-“ nebo „_“.
error-deal = Tento kód rozdání se nedá přečíst.
error-action = V záznamu je tah, který se nedá přečíst.
error-setup = Tyto možnosti nejdou dohromady.
error-sheet = Tento mapový list nelze přečíst. Možná z něj kus chybí.
error-sheet-full = Na tomto mapovém listu je příliš málo místa na kreslení.
error-no-game = Žádná hra není otevřená.
error-puzzle = Toto není úloha.
error-moment = Tento okamžik hry nelze otevřít jako úlohu.
error-not-loaded = Tato část hry ještě není načtená.
error-date = Toto není datum.
error-not-finished = Tato hra ještě neskončila.
error-unknown = Něco se pokazilo. Tvoje hra je v bezpečí.
