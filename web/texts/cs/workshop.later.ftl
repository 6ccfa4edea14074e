# The bot workshop and its course.

workshop-title = Dílna botů
workshop-code = Kód bota
workshop-name = Jméno
workshop-new-name = Můj bot
workshop-keep = Uložit
workshop-is-kept = Uloženo
workshop-kept = Bot je uložen v tomto prohlížeči.
workshop-open = Otevřít
workshop-choose = Vyber bota…
workshop-mine = Moji boti
workshop-starters = Na začátek
workshop-starter-random = Náhodný
workshop-starter-twenty_lines = Dvacet řádků
workshop-starter-look_ahead = O krok napřed
workshop-export = Uložit jako soubor Pythonu
workshop-import = Otevřít soubor Pythonu
workshop-share = Kopírovat odkaz na bota
workshop-forget = Smazat bota
workshop-too-long = Na bota je to příliš dlouhé: nejvýš 100 000 znaků.
workshop-link-long = Na odkaz je tento bot příliš dlouhý. Ulož ho raději do souboru.
workshop-foreign = Tento bot přišel přes odkaz. Nejdřív si ho přečti: dokud nestiskneš tlačítko, nic se nespustí.
workshop-foreign-broken = Odkaz je poškozený. Toto se z bota podařilo přečíst; nic se nespustilo.
workshop-keys = Ctrl+Enter bota spustí. Esc a potom Tab opustí editor.
workshop-run = Spustit bota
workshop-play = Zahrát partii
workshop-another-deal = Jiné rozdání
workshop-league = Liga
workshop-deals = Počet rozdání v lize
workshop-deals-count = { $count ->
    [one] { $count } rozdání
    [few] { $count } rozdání
    [many] { $count } rozdání
   *[other] { $count } rozdání
}
workshop-stop = Zastavit
workshop-running-play = Bot hraje…
workshop-running-league = Hraje se liga…
workshop-running-check = Probíhá zkouška…
workshop-prints = Tahy a co bot vypsal
workshop-cut = Zbytek výpisu je oříznutý.
workshop-about-title = Napiš bota
workshop-about = Bot je třída Bot s metodou choose(state), která vrátí jednu z povolených akcí. Změň kód, stiskni „Zahrát partii“ a podívej se, co na mapě udělá. V lize hraje stejná rozdání jako naši boti.
workshop-safe = Kód běží v tomto prohlížeči, bez přístupu k síti i k tvým partiím, a kdykoli ho můžeš zastavit. Soubor, který si tu uložíš, přijme i příkazová řádka: mapwright league --bot mine.py.
workshop-league-of = { $count ->
    [one] Liga: { $count } rozdání
    [few] Liga: { $count } rozdání
    [many] Liga: { $count } rozdání
   *[other] Liga: { $count } rozdání
}
workshop-bot = Bot
workshop-mine-short = Tvůj bot
workshop-mean = Hvězd na partii
workshop-better = Tvůj bot byl lepší
workshop-better-of = { $won }× z { $of }
workshop-interval = ± je 95% interval spolehlivosti. Všichni hrají stejná rozdání, každý sólo; remíza se počítá za půl.
workshop-histogram = Rozložení hvězd tvého bota
workshop-bar = { $from } až { $to } hvězd: { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
workshop-by-edict = Hvězdy podle výnosů
workshop-edict = Výnos

## What a bot can do wrong
workshop-wrong-line = Řádek { $line }: { $said }
workshop-wrong-syntax = toto není Python: { $shown }
workshop-wrong-raised = bot skončil chybou { $name }: { $shown }
workshop-wrong-nothing = V souboru není třída Bot s metodou choose(state).
workshop-wrong-junk = choose vrátilo { $shown }, což není akce. Vrať jednu z legal(state).
workshop-wrong-illegal = choose vrátilo akci, kterou tady pravidla nedovolují: { $shown }
workshop-wrong-slow = bot přemýšlel o jedné akci déle než deset sekund a byl zastaven.
workshop-wrong-refused = bot nemůže importovat { $shown }: má Python a herní jádro, ale prohlížeč ani síť ne.
workshop-wrong-memory = bot chtěl víc paměti než půl gigabajtu, který smí mít.
workshop-wrong-silent = Bot se dvacet sekund neozval a byl zastaven. Možná uvízl v nekonečné smyčce.
workshop-wrong-broken = Python tohoto bota neustál a spustil se znovu. Stává se to při nekonečné rekurzi.
workshop-wrong-stopped = Zastaveno.

## The course
course-title = Od prvního tahu k vítěznému botovi
course-progress = { $count ->
    [0] Kurz o deseti krocích
    [one] Hotový { $count } krok z deseti
    [few] Hotové { $count } kroky z deseti
    [many] Hotovo { $count } kroku z deseti
   *[other] Hotovo { $count } kroků z deseti
}
course-steps = Kroky kurzu
course-step = Krok { $number }: { $title }
course-link = Kopírovat odkaz na tento krok
course-leave = Opustit kurz
course-task = Úkol:
course-check = Vyzkoušet
course-anew = Začít krok znovu
course-model = Ukázat řešení
course-next = Další krok
course-passed = splněno
course-take-along = Udělat z něj vlastního bota
course-bot-name = Krok { $number }
course-goal = Zkouška: průměr aspoň { $stars } hvězd, { $count } stálých rozdání, sólo.
course-goal-table = Zkouška: průměr aspoň { $stars } hvězd, { $count } stálých rozdání, u stolu pro dva s naším botem Chamtivý.
course-goal-lead = Zkouška: u stolu pro dva průměrný náskok v hvězdách před naším botem Chamtivý aspoň { $stars }, { $count } stálých rozdání.
course-result-passed = Splněno: průměr { $mean }, stačilo { $least }.
course-result-missed = Ještě ne: průměr { $mean }, potřeba je { $least }.

course-1-title = Hraj podle pravidel
course-1-text = Bot je třída jménem `Bot`. Pro každou partii se vytvoří nový a jeho metoda `choose` se zavolá pokaždé, když je o čem rozhodnout. Dostane stav hry a má vrátit akci.
course-1-more = K tomu nemusíš znát pravidla: `legal(state)` vrátí seznam všeho, co je právě povoleno – každý tvar z karty na každém místě a v každém terénu.
course-1-task = Bot vrací None, a to není akce. Ať vrátí první povolenou.
course-2-title = Podívej se, co akce přinese
course-2-text = `act(state, action)` ukáže, k čemu akce povede: vrátí nový stav a seznam toho, co se stalo. Stav, který dostaneš, se nezmění, takže můžeš vyzkoušet každou akci.
course-2-more = Výnos spočítá hvězdy na mapě: `EDICTS[id].count(board)`. Označení čtyř výnosů této partie jsou v `state.deal.edicts`, tvoje mapa je `state.players[0].board`.
course-2-task = Vyzkoušej každou povolenou akci a vyber tu, po které první výnos přinese nejvíc hvězd. V Pythonu na to stačí jeden řádek: `max` s `key=`.
course-3-title = Výnosy období
course-3-text = Na konci období se hodnotí jen dva výnosy: na jaře A a B, v létě B a C, na podzim C a D, v zimě D a A.
course-3-more = `SEASONS[state.season].edicts` obsahuje písmena dvou výnosů, které se hodnotí teď. `zip` projde písmena `ABCD` a `state.deal.edicts` zároveň.
course-3-task = Počítej oba výnosy, které se hodnotí v tomto období, ne pořád jen první.
course-4-title = Pozor na nestvůry
course-4-text = Každé prázdné políčko vedle nestvůry tě na konci každého období stojí hvězdu. `toll(board)` řekne, kolik jich na mapě je.
course-4-more = Zaplnit taková políčka se často vyplatí víc než výnos a obklopená nestvůra už nic nebere.
course-4-task = Odečti daň nestvůrám od hodnoty mapy.
course-5-title = Mysli na celý rok
course-5-text = Každý výnos se hodnotí dvakrát za rok. Co na jaře nakreslíš pro výnos A, přinese hvězdy hned a pak v zimě, pro výnos B hned a v létě. Po zimě už nic nepřijde.
course-5-more = `SEASONS[state.season:]` jsou zbývající období včetně toho současného. Spočítej u každého výnosu, v kolika z nich se hodnotí.
course-5-task = Ať se každý výnos počítá tolikrát, kolikrát se ještě bude hodnotit, a daň jednou za každé zbývající období.
course-6-title = Mince
course-6-text = Mince přinášejí menší tvary některých karet a hory obklopené ze všech čtyř stran. Mince dá odteď hvězdu na konci každého období – na jaře jsou to čtyři.
course-6-more = `player.coins` řekne, kolik jich hráč má.
course-6-task = Přičti mince: každá platí v každém zbývajícím období.
course-7-title = Udržuj mapu v pořádku
course-7-text = Osamělá prázdná políčka a roztřepené hranice se později těžko zaplňují. Boti, kteří hledí jen na hvězdy, jich nechávají spoustu.
course-7-more = Množina políček je celé číslo s jedním bitem na políčko: `board.empty` jsou prázdná, `board.filled` ostatní. `neighbours(mask)` dá sousední políčka, `clusters(mask)` rozdělí množinu na souvislá území a `mask.bit_count()` políčka spočítá.
course-7-task = Něco odečti za nepořádek: půl hvězdy za každé prázdné políčko vedle zaplněného a hvězdu za každé území, které má méně než čtyři prázdná políčka.
course-8-title = Dívej se o kartu dopředu
course-8-text = Další karta je skrytá, ale ne úplně neznámá: v balíčku jsou karty `EXPLORE_SETS[state.setup.explore]` kromě těch, které se v tomto období už objevily.
course-8-more = `places(shape, free)` vyjmenuje místa, kam se tvar vejde. `board.draw(terrain, cells)` dá mapu, kde už je nakreslený. U několika nejlepších akcí se tak můžeš ptát: jak dobrá bude mapa, když se potom podaří umístit kartu, která může přijít?
course-8-task = Vezmi několik nejlepších akcí a z nich tu, po které se nejlépe umístí některé z možných dalších karet. Stačí vzorek: na jednu akci je nejvýš deset sekund.
course-9-title = U stolu
course-9-text = U stolu kreslí několik lidí, každý na svou mapu. Můžeš sedět na kterémkoli místě: kdo je na řadě, říká `state.task.by`, a na čí mapu se kreslí, `state.task.on`.
course-9-more = Tvůj bot zatím hledí na mapu hráče 0, a ta může patřit někomu jinému.
course-9-task = Posuzuj mapu toho hráče, o kterého jde: `state.players[state.task.on]`.
course-10-title = Poraz Chamtivého
course-10-text = Když přijde přepadení, kreslíš nestvůry na mapu souseda: `task.by` a `task.on` se pak liší, a co je pro onu mapu nejhorší, je pro tebe nejlepší.
course-10-more = Vyplatí se také zkoumat víc akcí a víc karet: náš Chamtivý se dopředu nedívá vůbec.
course-10-task = Kresli nestvůry tam, kde nejvíc uškodí. A pak poraz Chamtivého v průměru o čtyři hvězdy.
