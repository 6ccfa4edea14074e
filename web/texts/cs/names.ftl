### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Velká řeka
name-farmland = Úrodná pole
name-hamlet = Víska
name-forgotten-forest = Zapomenutý les
name-hinterland-stream = Polní potok
name-homestead = Usedlost
name-orchard = Sad
name-treetop-village = Vesnice v korunách
name-marshlands = Mokřady
name-fishing-village = Rybářská vesnice
name-rift-lands = Prostorové trhliny

## Explore cards, Heroes.

name-lagoon = Laguna
name-pasture = Pastvina
name-settlement = Podhradí
name-timber-grove = Prastarý háj
name-hillside-terrace = Terasy na svahu
name-frontier-dwelling = Chalupa na pomezí
name-wildwood-garden = Divoká zahrada
name-woodland-crossroads = Lesní rozcestí
name-coastal-encampment = Tábor na pobřeží
name-mangrove-swamp = Mangrovový močál
name-kethras-gates = Kethřiny brány

## Ruins cards.

name-temple-ruins = Zřícenina chrámu
name-outpost-ruins = Zřícenina hlásky

## Ambush cards.

name-goblin-attack = Útok goblinů
name-bugbear-assault = Výpad bugbearů
name-kobold-onslaught = Nápor koboldů
name-gnoll-raid = Nájezd gnollů
name-dragon-inferno = Dračí výheň
name-zombie-plague = Nákaza zombií
name-giant-troll-ravage = Řádění obřího trolla
name-gorgon-gaze = Pohled gorgony
name-flayer-incursion = Vpád drásačů
name-insectoid-invasion = Hmyzí invaze
name-ratman-strike = Úder krysáků
name-ogre-charge = Zteč zlobrů

## Hero cards.

name-dobrik = Dobrik z Lorkheimu
name-wren = Wren Lvice
name-freyla = Freyla Neomylná
name-dal = Dal z Jolevu

## Edicts.

name-sentinel-wood = Hraniční les
name-greenbough = Lesní království
name-treetower = Lesní houština
name-stoneside-forest = Lesnaté podhůří
name-canal-lake = Zavlažovací kanály
name-mages-valley = Údolí čarodějů
name-golden-granary = Pradávná sýpka
name-shoreside-expanse = Úrodné břehy
name-wildholds = Osada
name-great-city = Královské město
name-greengold-plains = Úrodné pláně
name-shieldgate = Obranný val
name-borderlands = Pohraničí
name-lost-barony = Zapomenuté hrabství
name-broken-road = Dlážděná cesta
name-cauldrons = Propasti
name-faunlost-thicket = Houština ztracených faunů
name-deepwood = Hluboký hvozd
name-heart-of-the-forest = Srdce lesa
name-sleepy-valley = Ospalé údolí
name-craylund = Craylund
name-ulems-wallow = Ulemovo bahniště
name-clawsgrave-peaks = Štíty Drápí mohyly
name-jorekburg = Jorekburg
name-traylo-monastery = Klášter Traylo
name-outer-enclave = Vnější enkláva
name-gnomish-colony = Kolonie gnómů
name-caravansary = Karavanseráj
name-dwarvenholds = Trpasličí pevnosti
name-silos = Obilná sila
name-banded-hills = Pruhované kopce
name-starlit-sigil = Hvězdné znamení

## Skills.

name-acrobatics = Akrobacie
name-concentrate = Soustředění
name-cure-wounds = Léčení ran
name-diplomacy = Diplomacie
name-knowledge = Vědění
name-move-silently = Tichý krok
name-negotiate = Vyjednávání
name-search = Pátrání

## Terrain, and what else a cell can be.

terrain-forest = Les
terrain-village = Vesnice
terrain-farm = Farma
terrain-water = Voda
terrain-monster = Nestvůra
terrain-mountain = Hory
terrain-hero = Hrdina
terrain-ruins = Zřícenina
terrain-wasteland = Pustina
terrain-destroyed = Zničené
terrain-empty = Prázdné
terrain-dragon = Drak
terrain-zombie = Zombie
terrain-troll = Troll
terrain-gorgon = Gorgona
terrain-diplomacy = Farma i vesnice

## Seasons.

season-spring = Jaro
season-summer = Léto
season-fall = Podzim
season-winter = Zima

## Solo titles, by the rating they begin at.

title-30 = Věhlasný kartograf
title-20 = Zkušený kreslíř map
title-10 = Vyučený geodet
title-0 = Začínající topograf
title-minus-5 = Snaživý dělník
title-minus-10 = Nešikovný pomocník
title-minus-20 = Neschopný patlal
title-minus-30 = Nosič inkoustu

## Sheets: places of our own making.

sheet-A = Údolí Korunní hory
sheet-B = Puklé srdce
sheet-C = Bludné štíty
sheet-D = Rozervané pomezí

## The letters of edicts and sheets, as printed.

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## Sets of cards.

set-base = Základní hra
set-heroes = Hrdinové
set-combined = Kombinovaná hra

## Packs of ambush cards.

pack-base = Základní přepadení
pack-heroes = Přepadení z Hrdinů
pack-ambush-pack = Další přepadení

## Computer players.

bot-random = Náhodný
bot-novice = Nováček
bot-greedy = Chamtivý
bot-expert = Expert

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] hvězda
    [few] hvězdy
    [many] hvězdy
   *[other] hvězd
}
n-stars = { $stars ->
    [one] { $stars } hvězda
    [few] { $stars } hvězdy
    [many] { $stars } hvězdy
   *[other] { $stars } hvězd
}
