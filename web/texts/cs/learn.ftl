### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Naučit se
learn-step = Krok { $number } ze { $of }
learn-skip = Odejít
learn-resume = Učit se dál
learn-try-again = To ještě není ono. Stiskni „{ play-undo }“ a zkus čárkovaná políčka, nebo prostě jdi dál.
learn-well-done = Výborně!

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Vítej!
learn-welcome-text = Tenhle prázdný arch je tvoje mapa. Budeš na ni kreslit lesy, vesnice, farmy a vodu a koruna ti za ně zaplatí hvězdami. Na naučení stačí jedno období.
learn-welcome-do = Posuň tvar: klikni nebo klepni na políčko mapy, nebo použij šipky.
learn-terrain-title = Vyber krajinu
learn-terrain-text = Karta ukazuje, co teď smíš nakreslit: jeden tvar, dvě krajiny. Edikt A platí za les na okraji mapy.
learn-terrain-do = Klepni na krajinu, nebo ji změň klávesou T.
learn-rotate-title = Otoč ho
learn-rotate-text = Tvar se smí otáčet i překlápět. Čárkovaná políčka ukazují dobré místo.
learn-rotate-do = Tiskni „{ play-rotate }“ nebo R, dokud nebude ležet jako čárkovaná políčka.
learn-place-title = Zakresli ho
learn-place-text = Dokud není zakreslený, dá se všechno změnit.
learn-place-do = Posuň ho na čárkovaná políčka { $cells } a stiskni „{ play-confirm }“.
learn-edict-title = Edikty
learn-edict-text = Na jaře bodují edikty A a B. Mapa umí ukázat, která políčka přinášejí hvězdy a proč.
learn-edict-do = Klepni na edikt A, nebo stiskni klávesu A.
learn-shape-title = Vyber tvar
learn-shape-text = Na téhle kartě jsou dva tvary. Ten menší přinese minci.
learn-shape-do = Klepni na tvar s mincí, nebo stiskni 1.
learn-coin-title = Mince
learn-coin-text = Mince je hvězda na konci každého období, takže nejlepší jsou ty brzké.
learn-coin-do = Zakresli ho na { $cells }. Vedle přijde voda: za to platí edikt B.
learn-ruins-title = Zříceniny
learn-ruins-text = Nejdřív přišla karta zříceniny, a tak tenhle tvar musí zakrýt zříceninu na tvé mapě: rozbitý sloup.
learn-ruins-do = Posuň ho na čárkovanou zříceninu, otoč ho, jak potřebuješ, a zakresli.
learn-mountain-title = Kolem hory
learn-mountain-text = Zaplň všechna políčka vedle hory a i ona ti dá minci.
learn-mountain-do = Jedna je skoro obklopená: vezmi malý tvar, otoč ho a zakresli na { $cells }.
learn-ambush-title = Přepad
learn-ambush-text = Nestvůry! Na konci období tě každé prázdné políčko vedle nich stojí hvězdu.
learn-ambush-do = Vyber vodu, otoč tvar a zakresli ho na { $cells }.
learn-season-end-title = Konec období
learn-season-end-before = Tahle karta spotřebuje zbytek jarního času.
learn-season-end-do = Nakresli ji tam, kde ti pomůže nejvíc, a stiskni „{ extra-end-season }“.
learn-season-end-text = Bodují dva edikty, mince hvězdy přidají, nestvůry vezmou. Pak začne další období s další dvojicí ediktů.
learn-goodbye-title = Teď už umíš hrát
learn-goodbye-text = Hraj dál létem, podzimem a zimou, nebo začni vlastní hru. Pravidla máš vždycky na jedno klepnutí.
learn-goodbye-continue = Hrát dál
learn-goodbye-new = Nová hra

## What is said between the steps.

learn-turn-card = Teď odkryj další kartu: stiskni „{ play-next }“.
learn-look = Hvězdy přinášejí obtažená políčka. Pak stiskni „{ play-back }“.
learn-free = Polož ho, kam chceš, a zakresli.

## Tips, each shown once, when something first happens.

tip-title = Dobré vědět
tip-close = Rozumím
tip-off = Bez rad
tip-setting = Rady
tip-first-ruins = Karta zříceniny: tvar příští karty průzkumu musí zakrýt prázdné políčko zříceniny. Nejde-li to, nakreslíš jedno políčko kamkoli.
tip-first-ambush = Přepad: každé prázdné políčko vedle nestvůry stojí hvězdu na konci každého období. Zaplň je a přestaneš platit.
tip-first-coin = První mince. Dává hvězdu na konci každého období, takže nejlepší jsou ty brzké.
tip-first-mountain = Hora je obklopená, takže ti dává minci. Každá hora to udělá jednou.
tip-first-zombie = Zombie se šíří: po vyhodnocení každého období se v ně změní všechna prázdná políčka vedle nich. Zazdi je.
tip-first-troll = Troll je nenasytný: po vyhodnocení každého období ztratíš jedno prázdné políčko vedle něj.
tip-first-gorgon = Gorgona hned zničí jedno políčko vedle sebe. Horám nic nehrozí.
tip-first-dragon = Nenech vedle draka nic prázdného, nebo ho znič, a dostaneš 3 mince.
tip-first-hero = Hrdina ničí nestvůry na označených políčkách, teď i později. Umísti ho tam, kde jsou, nebo kam přijdou.
tip-first-skill = V každém období smíš použít jednu dovednost. Za většinu se platí mincemi a zaplacené mince už hvězdy nedávají.
tip-first-fallback = Žádný tvar se nevejde, a tak kreslíš kamkoli jedno políčko libovolné krajiny.
