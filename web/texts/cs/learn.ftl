### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Jak hrát
learn-step = Krok { $number } / { $of }
learn-skip = Opustit
learn-resume = Pokračovat ve výuce
learn-try-again = To ještě není ono. Stiskni „{ play-undo }“ a umísti tvar na čárkovaná políčka, nebo prostě pokračuj.
learn-well-done = Výborně!
learn-done-elsewhere = I tak je to dobře.

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Vítej mezi kartografy
learn-welcome-text = Tento prázdný list je tvoje mapa. Budeš do ní kreslit lesy, vesnice, farmy a vodu a koruna ti za ně zaplatí hvězdami. Než skončí první období, budeš umět hrát.
learn-welcome-do = Posuň tvar: klikni nebo klepni na políčko mapy, nebo použij šipky.
learn-terrain-title = Vyber terén
learn-terrain-text = Karta ukazuje, co teď smíš nakreslit: jeden tvar, dva terény. Výnos A odměňuje les na okraji mapy.
learn-terrain-do = Klepni na terén, nebo ho změň klávesou T.
learn-rotate-title = Otoč tvar
learn-rotate-text = Tvar se smí otáčet i překlápět. Čárkovaná políčka ukazují dobré místo.
learn-rotate-do = Tiskni „{ play-rotate }“ nebo klávesu R, dokud tvar nebude odpovídat čárkovaným políčkům.
learn-place-title = Zakresli tvar
learn-place-text = Dokud tvar nezakreslíš, můžeš všechno změnit.
learn-place-do = Posuň ho na čárkovaná políčka { $cells } a stiskni „{ play-confirm }“.
learn-edict-title = Výnosy
learn-edict-text = Na jaře se hodnotí výnosy A a B. Mapa umí ukázat, která políčka přinášejí hvězdy a proč.
learn-edict-do = Klepni na výnos A, nebo stiskni klávesu A.
learn-shape-title = Vyber tvar
learn-shape-text = Na této kartě jsou dva tvary. Ten menší přinese minci.
learn-shape-do = Klepni na tvar s mincí, nebo stiskni 1.
learn-coin-title = Mince
learn-coin-text = Mince přinese hvězdu na konci každého období: čím dřív, tím líp.
learn-coin-do = Zakresli tvar na { $cells }. Vedle něj pak nakreslíš vodu: tu odměňuje výnos B.
learn-ruins-title = Zříceniny
learn-ruins-text = Nejdřív přišla karta zříceniny, a tak tento tvar musí zakrýt zříceninu na tvé mapě. Poznáš ji podle rozbitého sloupu.
learn-ruins-do = Posuň ho na čárkovanou zříceninu, otoč ho, jak potřebuješ, a zakresli.
learn-mountain-title = Kolem hory
learn-mountain-text = Zaplň všechna políčka vedle hory a i ona ti dá minci.
learn-mountain-do = Jedna je skoro obklopená: vezmi malý tvar, otoč ho a zakresli na { $cells }.
learn-ambush-title = Přepadení
learn-ambush-text = Nestvůry! Za každé prázdné políčko vedle nich přijdeš na konci období o hvězdu.
learn-ambush-do = Vyber vodu, otoč tvar a zakresli ho na { $cells }.
learn-season-end-title = Konec období
learn-season-end-before = Touto kartou čas jara vyprší.
learn-season-end-do = Nakresli tvar tam, kde ti pomůže nejvíc, a stiskni „{ extra-end-season }“.
learn-season-end-text = Hodnotí se dva výnosy, mince hvězdy přidají, nestvůry vezmou. Pak začne další období s další dvojicí výnosů.
learn-goodbye-title = Teď už umíš hrát
learn-goodbye-text = Hraj dál létem, podzimem a zimou, nebo nakresli první z dvanácti map atlasu. Pravidla máš vždycky po ruce.
learn-goodbye-praise = Dobrá práce! Máš za sebou první období a v albu první známku.
learn-goodbye-continue = Hrát dál
learn-goodbye-atlas = První mapa atlasu

## What is said between the steps.

learn-turn-card = Teď odkryj další kartu: stiskni „{ play-next }“.
learn-look = Orámovaná políčka přinášejí hvězdy. Až si je prohlédneš, stiskni „{ play-back }“.
learn-look-toll = Každé červeně orámované políčko ubírá hvězdu. Až si je prohlédneš, stiskni „{ play-back }“.
learn-free = Umísti ho, kam chceš, a zakresli.

## Tips, each shown once, when something first happens.

tip-title = Dobré vědět
tip-close = Rozumím
tip-off = Vypnout tipy
tip-setting = Tipy
tip-first-ruins = Karta zříceniny: tvar příští karty průzkumu musí zakrýt prázdné políčko zříceniny. Nejde-li to, nakreslíš jedno políčko kamkoli.
tip-first-ambush = Přepadení: za každé prázdné políčko vedle nestvůry ztratíš hvězdu na konci každého období. Zaplň je a ztráty skončí.
tip-first-coin = První mince! Přinese hvězdu na konci každého období: čím dřív, tím líp.
tip-first-mountain = Hora je obklopená ze všech stran a dala ti minci. Každá hora dává minci jen jednou.
tip-first-zombie = Zombie se šíří: po vyhodnocení každého období se v ně změní všechna prázdná políčka vedle nich. Obestav je.
tip-first-troll = Troll je nenasytný: po vyhodnocení každého období ztratíš jedno prázdné políčko vedle něj.
tip-first-gorgon = Gorgona hned zničí jedno políčko vedle sebe. Horám nic nehrozí.
tip-first-dragon = Zaplň všechna prázdná políčka vedle draka, nebo draka znič, a dostaneš 3 mince.
tip-first-hero = Hrdina ničí nestvůry na políčkách útoku, teď i později. Umísti ho tam, kde jsou, nebo kam přijdou.
tip-first-skill = V každém období smíš použít jednu dovednost. Za většinu se platí mincemi a utracené mince už hvězdy nedávají.
tip-first-fallback = Žádný tvar se nevejde, a tak kreslíš jedno políčko: kamkoli, libovolného terénu.
