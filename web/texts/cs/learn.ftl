### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Naučit se
learn-step = Krok { $number } z { $of }
learn-next = Dál
learn-back = Zpět
learn-skip = Odejít
learn-resume = Učit se dál
learn-try-again = To ještě není ono. Zkus to znovu.
learn-well-done = Výborně!

## The steps.

learn-welcome-title = Vítej!
learn-welcome-text = Tenhle prázdný arch je tvoje mapa. Budeš na ni kreslit lesy, vesnice, farmy a vodu a koruna ti za ně zaplatí hvězdami. Na naučení stačí jedno období.
learn-shape-title = Vyber tvar
learn-shape-text = Každá karta ukazuje, co teď smíš nakreslit. Na téhle jsou dva tvary. Klepni na ten, který chceš.
learn-terrain-title = Vyber krajinu
learn-terrain-text = Tahle karta nabízí pro jeden tvar dvě krajiny. Podívej se na edikty a klepni na tu, která ti pomůže víc.
learn-rotate-title = Otoč ho
learn-rotate-text = Tvar se smí otáčet i překlápět. Mačkej „Otočit“, dokud neleží tak, jak chceš.
learn-place-title = Zakresli ho
learn-place-text = Posuň tvar na prázdná políčka. Když sedí, stiskni „Zakreslit“. Do té chvíle se dá všechno změnit.
learn-coin-title = Mince
learn-coin-text = U menšího tvaru je mince. Nakresli ho a je tvoje: hvězda na konci každého období.
learn-mountain-title = Kolem hory
learn-mountain-text = Zaplň všechna políčka vedle hory a i ona ti dá minci. Uzavři teď to poslední.
learn-ruins-title = Zříceniny
learn-ruins-text = Karta zříceniny! Příští tvar musí zakrýt některou zříceninu na tvé mapě. Polož ho přes rozbitý sloup.
learn-ambush-title = Přepad
learn-ambush-text = Nestvůry! Každé prázdné políčko vedle nich tě bude stát hvězdu. Brzy je zaplň.
learn-edict-title = Edikty
learn-edict-text = Na jaře bodují edikty A a B. Klepni na jeden z nich a mapa ukáže, která políčka přinášejí hvězdy a proč.
learn-season-end-title = Konec období
learn-season-end-text = Čas vypršel. Bodují dva edikty, mince hvězdy přidají, nestvůry vezmou. Pak začne další období s další dvojicí ediktů.
learn-goodbye-title = Teď už umíš hrát
learn-goodbye-text = Hraj dál létem, podzimem a zimou, nebo začni vlastní hru. Pravidla máš vždycky na jedno klepnutí.
learn-goodbye-continue = Hrát dál
learn-goodbye-new = Nová hra

## Tips, each shown once, when something first happens.

tip-title = Dobré vědět
tip-close = Rozumím
tip-off = Bez rad
tip-first-ruins = Karta zříceniny: tvar příští karty průzkumu musí zakrýt prázdné políčko zříceniny. Nejde-li to, nakreslíš jedno políčko kamkoli.
tip-first-ambush = Přepad: každé prázdné políčko vedle nestvůry stojí hvězdu na konci každého období. Zaplň je a přestaneš platit.
tip-first-coin = První mince. Dává hvězdu na konci každého období, takže nejlepší jsou ty brzké.
tip-first-mountain = Hora je obklopená, takže ti dává minci. Každá hora to udělá jednou.
tip-first-zombie = Zombie se šíří: po vyhodnocení každého období se v ně změní všechna prázdná políčka vedle nich. Zazdi je.
tip-first-troll = Troll je nenasytný: po vyhodnocení každého období ztratíš jedno prázdné políčko vedle něj.
tip-first-gorgon = Gorgona hned zničí jedno políčko vedle sebe. Horám nic nehrozí.
tip-first-dragon = Nenech vedle draka nic prázdného, nebo ho znič, a dostaneš 3 mince.
tip-first-hero = Hrdina ničí nestvůry na označených políčkách, teď i později. Umísti ho tam, kde jsou, nebo kam přijdou.
tip-first-skill = V každém období smíš použít jednu dovednost. Platí se mincemi a zaplacené mince už hvězdy nedávají.
tip-first-fallback = Žádný tvar se nevejde, a tak kreslíš jedno políčko: kamkoli, v libovolné krajině.
