# The bot workshop and its course.

workshop-title = Dílna botů
workshop-code = Kód bota
workshop-name = Jméno
workshop-new-name = Můj bot
workshop-save = Uložit
workshop-is-saved = Uloženo
workshop-saved = Bot je uložen v tomto prohlížeči.
workshop-storage-full = V prohlížeči už není místo, kam to uložit: po zavření stránky se text ztratí. Ulož ho do souboru.
workshop-open = Otevřít
workshop-choose = Vyber bota…
workshop-mine = Moji boti
workshop-starters = Šablony
workshop-starter-random = Náhodný
workshop-starter-twenty_lines = Dvacet řádků
workshop-starter-look_ahead = O krok napřed
workshop-export = Uložit jako soubor Pythonu
workshop-import = Otevřít soubor Pythonu
workshop-share = Kopírovat odkaz na bota
workshop-delete = Smazat bota
workshop-deleted = Bot „{ $name }“ je smazán.
workshop-unsaved = Neuloženo
workshop-undo = Zpět
workshop-redo = Znovu
workshop-search = Hledat
workshop-indent = Odsadit
workshop-outdent = Předsadit
workshop-keyrow = Klávesy editoru
workshop-lint-syntax = Chyba syntaxe.
workshop-lint-name = Název { $name } není nikde definovaný.
workshop-lint-import = Importovat z { $module }
workshop-lint-import-name = V balíčku { $module } není { $name }.
workshop-lint-member = { $owner } nemá { $name }.
editor-find = Najít
editor-replace-with = Nahradit čím
editor-next = další
editor-previous = předchozí
editor-all = vše
editor-case = rozlišovat velikost písmen
editor-regexp = regulární výraz
editor-word = celá slova
editor-replace = nahradit
editor-replace-all = nahradit vše
editor-close = zavřít
editor-match = aktuální shoda
editor-on-line = na řádku
editor-go-to-line = Přejít na řádek
editor-go = přejít
editor-diagnostics = Chyby
workshop-too-long = Na bota je to příliš dlouhé: nejvýš 100 000 znaků.
workshop-link-long = Na odkaz je tento bot příliš dlouhý. Ulož ho raději do souboru.
workshop-foreign = Tento bot přišel přes odkaz. Nejdřív si ho přečti: dokud nestiskneš tlačítko, nic se nespustí.
workshop-foreign-broken = Odkaz je poškozený. Toto se z bota podařilo přečíst; nic se nespustilo.
workshop-keys = Ctrl+Enter bota spustí. Editor opustíš klávesami Esc a potom Tab.
workshop-run = Spustit bota
workshop-play = Zahrát hru
workshop-another-deal = Jiné rozdání
workshop-league = Liga
workshop-deals = Počet rozdání v lize
workshop-deals-count = { $count ->
    [one] { $count } rozdání
    [few] { $count } rozdání
    [many] { $count } rozdání
   *[other] { $count } rozdání
}
workshop-kind = Karty a list
workshop-other = Porovnat s botem
workshop-other-none = jen s našimi boty
workshop-stop = Zastavit
workshop-running-play = Bot hraje…
workshop-running-league = Hraje se liga…
workshop-running-check = Probíhá zkouška…
workshop-prints = Tahy a výpis bota
workshop-time = { $mean } s na tah, nejvýš { $most } s
workshop-seconds = { $seconds } s
workshop-cut = Zbytek výpisu je oříznutý.
workshop-over = Rok skončil
workshop-as-replay = Otevřít v přehrávání
workshop-games-of = Hry: { $bot }. Vyber některou a podívej se na ni.
workshop-about-title = Napiš bota
workshop-about = Bot je třída Bot s metodou choose(state), která vrátí jednu z povolených akcí. Změň kód, stiskni „Zahrát hru“ a podívej se, co bot na mapě udělá. V lize hraje stejná rozdání jako naši boti.
workshop-safe = Kód běží v tomto prohlížeči, bez přístupu k síti i k tvým hrám, a kdykoli ho můžeš zastavit. Soubor, který si tu uložíš, přijme i příkazová řádka: mapwright league --bot mine.py.
workshop-reference = Přehled názvů herního jádra
workshop-league-of = { $count ->
    [one] Liga: { $count } rozdání
    [few] Liga: { $count } rozdání
    [many] Liga: { $count } rozdání
   *[other] Liga: { $count } rozdání
}
workshop-bot = Bot
workshop-mine-short = Tvůj bot
workshop-mean = Hvězd na hru
workshop-better = Tvůj bot byl lepší
workshop-better-of = { $won } / { $of }
workshop-interval = ± je 95% interval spolehlivosti. Všichni hrají stejná rozdání, každý sólo; remíza platí za půl výhry. Náskok ve hvězdách se počítá rozdání po rozdání.
workshop-expert-note = V lize Expert zvažuje jen deset možných pokračování, a hraje proto slaběji než proti tobě.
workshop-histogram = Rozložení hvězd tvého bota
workshop-bar = { $from } až { $to } hvězd: { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
workshop-by-edict = Hvězdy podle výnosů
workshop-edict = Výnos

## What a bot can do wrong
workshop-wrong-line = Řádek { $line }: { $mistake }
workshop-wrong-syntax = chyba syntaxe: { $quoted }
workshop-wrong-raised = bot skončil chybou { $name }: { $quoted }
workshop-wrong-nothing = V souboru není třída Bot s metodou choose(state).
workshop-wrong-no-init = třída Bot potřebuje metodu, která přijímá dvě hodnoty: def __init__(self, seed, budget)
workshop-wrong-no-self = metoda choose potřebuje self a stav: def choose(self, state)
workshop-wrong-junk = choose vrátilo { $quoted }, což není akce. Vrať jednu z legal(state).
workshop-wrong-list = choose vrátilo seznam akcí, celkem { $quoted }. Vrať jednu z nich.
workshop-wrong-illegal = choose vrátilo akci, kterou tady pravidla nedovolují: { $quoted }
workshop-wrong-slow = bot přemýšlel o jedné akci déle než deset sekund a byl zastaven.
workshop-wrong-refused = bot nemůže importovat { $quoted }: má Python a herní jádro, ale prohlížeč ani síť ne.
workshop-wrong-memory = bot překročil povolenou paměť, půl gigabajtu.
workshop-wrong-silent = Bot včas neodpověděl a byl zastaven. Možná uvízl v nekonečné smyčce.
workshop-wrong-turn = Botovi trval jeden tah déle než dvacet sekund, a tak byl zastaven.
workshop-wrong-wrong = Bot poslal něco, co není odpověď, a byl zastaven.
workshop-wrong-broken = Python tohoto bota neustál a spustil se znovu. Stává se to při nekonečné rekurzi.
workshop-wrong-stopped = Zastaveno.
workshop-trace = Cesta k chybě
workshop-trace-line = Řádek { $line }, v { $name }:

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
course-check = Složit zkoušku
course-anew = Začít krok znovu
course-model = Ukázat řešení
course-next = Další krok
course-hint = Nápověda
course-anew-mine = Začít se svým předchozím krokem
course-next-mine = Další krok s mým kódem
course-next-model = Další krok se vzorovým řešením
course-answer-title = Možné řešení kroku { $number }
course-answer-note = Vyznačené řádky v tvém kódu nejsou.
course-answer-back = Zpět k úkolu
course-answer-take = Vložit do editoru
course-answers-link = Kopírovat odkaz se všemi mými řešeními
course-answers-none = Zatím tu žádná řešení nejsou.
course-answers-long = Na odkaz jsou tato řešení příliš dlouhá.
course-answers-broken = Řešení z tohoto odkazu nejdou přečíst. Tvoje řešení se nezměnila.
course-answers-author = Toto jsou cizí řešení ({ $name }). Tvoje se nemění: vrátíš se k nim, když kurz opustíš.
course-no-step = Kurz má deset kroků; toto je první z nich.
course-passed = splněno
course-take-along = Uložit k mým botům
course-bot-name = Krok { $number }
course-goal = Zkouška: { $count } vždy stejných rozdání, sólo. Průměr má být aspoň { n-stars }.
course-goal-table = Zkouška: { $count } vždy stejných rozdání u stolu pro dva hráče s naším Chamtivým. Průměr má být aspoň { n-stars }.
course-goal-wins = Zkouška: { $count } vždy stejných rozdání u stolu pro dva hráče. Tvůj bot má našeho Chamtivého porazit aspoň { $least }krát.
course-result-passed = Splněno: průměr { $value } (stačilo { $least }).
course-result-missed = Ještě ne: průměr { $value } (potřeba je { $least }).
course-wins-passed = Splněno. Vyhrané hry: { $value } (stačilo { $least } / { $count }).
course-wins-missed = Ještě ne. Vyhrané hry: { $value } (potřeba je { $least } / { $count }).
course-deals = Rozdání ze zkoušky. Vyber některé a podívej se na hru.
course-leads = Tvůj náskok před Chamtivým v každém rozdání. Vyber některé a podívej se na hru.
course-watch = Přehrát rozdání { $number }
course-end-title = To byl celý kurz
course-end-text = Tvůj bot poráží Chamtivého. Co s ním může být dál:
course-end-league = Porovnej ho s našimi boty na mnoha rozdáních
course-end-table = Sedni si s ním ke stolu
course-end-share = Přátelé si ho nejdřív přečtou a pak si proti němu zahrají
course-end-command = Na příkazové řádce hraje ligy na všech jádrech a se všemi sadami karet: `mapwright league --bot mine.py`.
course-end-learning = Se strojovým učením sám přijde na to, co se vyplatí: `mapwright.learning` má prostředí pro Gymnasium a PettingZoo.

course-1-title = Hraj podle pravidel
course-1-text = Bot je třída jménem `Bot`. Pro každou hru se vytvoří nový a jeho metoda `choose` se zavolá pokaždé, když je o čem rozhodnout. Dostane stav hry a má vrátit akci.
course-1-more = K tomu nemusíš znát pravidla: `legal(state)` vrátí seznam všeho, co je právě povoleno – každý tvar z karty, na každém místě a s každým terénem.
course-1-task = Bot vrací None, a to není akce. Ať vrátí první povolenou.
course-1-hint = Na začátku souboru importuj `legal`. První prvek seznamu má index 0.
course-2-title = Podívej se, co akce přinese
course-2-text = `act(state, action)` ukáže, k čemu akce povede: vrátí nový stav a seznam toho, co se stalo. Stav, který dostaneš, se nezmění, takže můžeš vyzkoušet každou akci.
course-2-more = Výnos spočítá hvězdy na mapě: `EDICTS[id].count(board)`. Označení čtyř výnosů této hry jsou v `state.deal.edicts`, tvoje mapa je `state.players[0].board`.
course-2-task = Vyzkoušej každou povolenou akci a vyber tu, po které první výnos přinese nejvíc hvězd. V Pythonu na to stačí jeden řádek: `max` s `key=`.
course-2-hint = `act(state, action)[0]` je stav po akci. Napiš metodu, která řekne, jakou má takový stav hodnotu, a předej ji funkci `max` jako `key=`.
course-3-title = Výnosy období
course-3-text = Na konci období se hodnotí jen dva výnosy: na jaře A a B, v létě B a C, na podzim C a D, v zimě D a A.
course-3-more = `SEASONS[state.season].edicts` obsahuje písmena dvou výnosů, které se hodnotí teď. `zip` projde písmena `ABCD` a `state.deal.edicts` zároveň.
course-3-task = Počítej oba výnosy, které se hodnotí v tomto období, ne pořád jen první.
course-3-hint = Začni s `stars = 0` a přičítej jen výnosy, jejichž písmeno je v `SEASONS[state.season].edicts`.
course-4-title = Pozor na nestvůry
course-4-text = Každé prázdné políčko vedle nestvůry tě na konci každého období stojí hvězdu. `toll(board)` řekne, kolik jich na mapě je.
course-4-more = Zaplnit taková políčka se často vyplatí víc než výnos a obklopená nestvůra už nic nebere.
course-4-task = Odečti daň nestvůrám od hodnoty mapy.
course-4-hint = Stačí změnit jeden řádek: začni s `-toll(board)` místo 0.
course-5-title = Mysli na celý rok
course-5-text = Každý výnos se hodnotí dvakrát za rok. Co na jaře nakreslíš pro výnos A, přinese hvězdy hned a pak v zimě, pro výnos B hned a v létě. Po zimě už nic nepřijde.
course-5-more = `SEASONS[state.season:]` jsou zbývající období včetně toho současného. Spočítej u každého výnosu, v kolika z nich se hodnotí.
course-5-task = Ať se každý výnos počítá tolikrát, kolikrát se ještě bude hodnotit, a daň jednou za každé zbývající období.
course-5-hint = `sum(1 for season in seasons if letter in season.edicts)` spočítá, kolikrát se výnos ještě hodnotí. Daň nestvůrám se počítá `len(seasons)`krát.
course-6-title = Mince
course-6-text = Minci dostaneš za menší tvar některých karet a za horu obklopenou ze všech čtyř stran. Od té chvíle přinese hvězdu na konci každého období: mince z jara tedy čtyři.
course-6-more = `player.coins` řekne, kolik jich hráč má.
course-6-task = Přičti mince: každá se počítá v každém zbývajícím období.
course-6-hint = Mince i daň se počítají stejně často, takže se vejdou do jedné závorky: `len(seasons) * (player.coins - toll(player.board))`.
course-7-title = Udržuj mapu v pořádku
course-7-text = Osamělá prázdná políčka a roztřepené hranice se později těžko zaplňují. Boti, kteří hledí jen na hvězdy, jich nechávají spoustu.
course-7-more = Množina políček je celé číslo s jedním bitem na políčko: `board.empty` jsou prázdná, `board.filled` ostatní. `neighbours(mask)` dá sousední políčka, `clusters(mask)` rozdělí množinu na souvislé skupiny a `mask.bit_count()` políčka spočítá.
course-7-task = Za nepořádek něco odečti: půl hvězdy za každé prázdné políčko vedle zaplněného a hvězdu za každou skupinu méně než čtyř prázdných políček.
course-7-hint = `neighbours(board.filled) & board.empty` jsou prázdná políčka vedle zaplněných. Ze skupin v `clusters(board.empty)` spočítej ty, které mají `bit_count()` menší než 4.
course-8-title = Dívej se o kartu dopředu
course-8-text = Další karta je skrytá, ale ne úplně neznámá: v balíčku jsou karty `EXPLORE_SETS[state.setup.explore]` kromě těch, které se v tomto období už objevily.
course-8-more = `placements(shape, free)` vyjmenuje místa, kam se tvar vejde. `board.draw(terrain, cells)` dá mapu, kde už je nakreslený. U několika nejlepších akcí tak zjistíš, jak dobrá bude mapa, až do ní nakreslíš tvar z karty, která může přijít.
course-8-task = Z několika nejlepších akcí vyber tu, po které půjde nejlépe umístit tvary z možných dalších karet. Stačí vzorek: na jednu akci máš nejvýš deset sekund.
course-8-hint = Seřaď akce podle hodnoty a nech si první čtyři. U každé sečti, co přinese nejlepší z nějakých čtyřiceti míst pro každou ze tří karet. Takové vzorky bere `random.Random(seed).sample`.
course-9-title = U stolu
course-9-text = U stolu kreslí několik hráčů, každý do své mapy. Můžeš sedět na kterémkoli místě: kdo je na řadě, říká `state.task.by`, a do čí mapy se kreslí, `state.task.on`.
course-9-more = Tvůj bot zatím hledí na mapu hráče 0, a ta může patřit někomu jinému.
course-9-task = Posuzuj mapu toho hráče, o kterého jde: `state.players[state.task.on]`.
course-9-hint = V `choose` si vezmi `seat = state.task.on` a předej ho každé metodě, která teď čte `state.players[0]`.
course-10-title = Poraz Chamtivého
course-10-text = Když přijde přepadení, kreslíš nestvůry do mapy souseda: `task.by` a `task.on` se pak liší, a co je pro onu mapu nejhorší, je pro tebe nejlepší.
course-10-more = Vyplatí se také zkoumat víc akcí a víc karet: náš Chamtivý se dopředu nedívá vůbec.
course-10-task = Kresli nestvůry tam, kde nejvíc uškodí. A pak poraž Chamtivého ve většině rozdání.
course-10-hint = Když se `task.by` a `task.on` liší, vynásob hodnotu před řazením −1 a vrať první akci, aniž se díváš dopředu.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Všechny akce, které hráč na tahu právě smí provést.
word-act = Provede akci a nic dalšího: příští karta zůstane skrytá. Nepovolená akce vyvolá `RuleError`.
word-EDICTS = Všechny výnosy podle označení: `EDICTS[id].count(board)` vrátí hvězdy, které výnos na mapě přinese.
word-State-players = Hráči podle míst, od 0.
word-Player-board = Mapa hráče.
word-State-deal = Výnosy, dovednosti a karty hry. Ty, které teprve přijdou, jsou vymyšlené, takže nemá smysl do nich nahlížet.
word-SEASONS = Čtyři období po řadě, od jara.
word-State-season = Číslo období: 0 je jaro, 3 zima.
word-toll = Hvězdy, které vezmou nestvůry: jedna za každé prázdné políčko vedle nestvůry.
word-Player-coins = Mince, které hráč má a neutratil: každá přinese v každém období hvězdu.
word-neighbours = Všechna políčka, která mají společnou stranu s políčkem z `mask`; políčko z `mask` jen tehdy, když leží vedle jiného z nich.
word-clusters = Souvislé skupiny políček z `mask`, seřazené podle prvního políčka, po řádcích.
word-Board-empty = Všechna políčka, na která lze kreslit, jako maska; políčko zříceniny k nim patří, dokud není zakryté.
word-Board-filled = Všechna políčka, na která kreslit nelze, jako maska: zakreslená, zničená, hory a pustina.
word-placements = Všechny množiny políček, které tvar může v `empty` zakrýt, i otočený a překlopený; žádná se neopakuje.
word-EXPLORE_BY_ID = Všechny karty průzkumu podle označení.
word-EXPLORE_SETS = Karty průzkumu ze sad `base` a `heroes`.
word-Board-draw = Mapa se zaplněnými políčky `cells`; nestvůry na políčkách útoku jsou zničeny.
word-State-turn = Číslo tahu v období, od 0; před prvním `-1`.
word-Task-on = Místo, do jehož mapy se kreslí: při přepadení u stolu sousedovo, jinak totéž.
word-Task-by = Místo, které je na tahu.

## The comments of the templates, numbered from above. What stands in backticks is code.
starter-random-1 = Nejjednodušší bot: kterákoli povolená akce, každá se stejnou pravděpodobností.
starter-random-2 = Každý bot je třída s tímto názvem. Pro každou hru vznikne nový objekt.
starter-random-3 = `seed` je text, jiný pro každou hru a každé místo. Bot, který bere všechnu náhodu z něj, zahraje stejné rozdání znovu stejně, a chyby se pak snadno hledají.
starter-random-4 = `state` je hra v tomto okamžiku. `legal` vypíše všechno, co teď pravidla dovolují: každý tvar z karty na každém místě, kam se vejde, s každým jeho terénem. Jednu z těchto akcí je třeba vrátit.
starter-twenty_lines-1 = Zkusí každou akci a vybere tu, po které je mapa nejlepší; všechny čtyři výnosy se počítají stejně.
starter-twenty_lines-2 = `task` říká, kdo kreslí do čí mapy: místo `task.by` do mapy místa `task.on`. Liší se, jen když se nestvůry kreslí do mapy souseda, a tehdy je nejhorší mapa ta nejlepší.
starter-twenty_lines-3 = `act` vrátí stav po akci, kdy je další karta ještě skrytá, a seznam toho, co se stalo. Mezi stejně dobrými akcemi rozhodne náhoda, aby bot neměl oblíbený kout.
starter-twenty_lines-4 = Kolik by mapa přinesla, kdyby se teď hodnotily všechny čtyři výnosy: hvězdy každého z nich, hvězda za každou minci a o hvězdu méně za každé prázdné políčko vedle nestvůry.
starter-look_ahead-1 = Dívá se o jednu kartu dopředu: co se nakreslí teď, má nechat dobré místo pro to, co může přijít.
starter-look_ahead-2 = kolik akcí zkoumáme podrobně
starter-look_ahead-3 = kolik možných dalších karet pro každou z nich
starter-look_ahead-4 = kolik míst zkusíme pro každou kartu
starter-look_ahead-5 = Nejdřív se každá akce posoudí podle mapy, kterou zanechá.
starter-look_ahead-6 = Pak se několik nejlepších utká se stejnými vymyšlenými kartami.
starter-look_ahead-7 = Balíček je skrytý, ale karta, která se v tomto období už objevila, se vrátí nejdřív v tom dalším.
starter-look_ahead-8 = Součet hodnot mapy po nejlepším z několika míst pro každou kartu.
starter-look_ahead-9 = Každý výnos se počítá tolikrát, kolikrát se ještě bude hodnotit; mince a daň se počítají v každém zbývajícím období.
