### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Großer Fluss
name-farmland = Ackerland
name-hamlet = Weiler
name-forgotten-forest = Vergessener Wald
name-hinterland-stream = Bach im Hinterland
name-homestead = Gehöft
name-orchard = Obstgarten
name-treetop-village = Wipfeldorf
name-marshlands = Marschland
name-fishing-village = Fischerdorf
name-rift-lands = Kluftland

## Explore cards, Heroes.

name-lagoon = Lagune
name-pasture = Weide
name-settlement = Siedlung
name-timber-grove = Holzschlag
name-hillside-terrace = Terrasse am Hang
name-frontier-dwelling = Haus an der Grenze
name-wildwood-garden = Waldgarten
name-woodland-crossroads = Wegscheide im Wald
name-coastal-encampment = Küstenlager
name-mangrove-swamp = Mangroven
name-kethras-gates = Kethras Tore

## Ruins cards.

name-temple-ruins = Tempelruinen
name-outpost-ruins = Ruinen des Vorpostens

## Ambush cards.

name-goblin-attack = Angriff der Goblins
name-bugbear-assault = Überfall der Grottenschrate
name-kobold-onslaught = Ansturm der Kobolde
name-gnoll-raid = Raubzug der Gnolle
name-dragon-inferno = Drachenglut
name-zombie-plague = Zombieplage
name-giant-troll-ravage = Wüten des Riesentrolls
name-gorgon-gaze = Blick der Gorgone
name-flayer-incursion = Einfall der Schinder
name-insectoid-invasion = Invasion der Insektoiden
name-ratman-strike = Vorstoß der Rattlinge
name-ogre-charge = Sturm der Oger

## Hero cards.

name-dobrik = Dobrik von Lorkheim
name-wren = Wren die Löwin
name-freyla = Freyla die Treue
name-dal = Dal von Jolev

## Edicts.

name-sentinel-wood = Wächterwald
name-greenbough = Grünes Geäst
name-treetower = Baumturm
name-stoneside-forest = Wald am Fels
name-canal-lake = Kanalsee
name-mages-valley = Tal der Magie
name-golden-granary = Die goldene Kornkammer
name-shoreside-expanse = Weites Uferland
name-wildholds = Wildfesten
name-great-city = Große Stadt
name-greengold-plains = Grüngoldene Ebene
name-shieldgate = Schildtor
name-borderlands = Grenzland
name-lost-barony = Verlorene Baronie
name-broken-road = Die zerbrochene Straße
name-cauldrons = Die Kessel
name-faunlost-thicket = Dickicht der Faune
name-deepwood = Tiefwald
name-heart-of-the-forest = Herz des Waldes
name-sleepy-valley = Verschlafenes Tal
name-craylund = Craylund
name-ulems-wallow = Ulems Suhle
name-clawsgrave-peaks = Gipfel am Klauengrab
name-jorekburg = Jorekburg
name-traylo-monastery = Kloster Traylo
name-outer-enclave = Äußere Enklave
name-gnomish-colony = Gnomenkolonie
name-caravansary = Karawanserei
name-dwarvenholds = Zwergenfesten
name-silos = Getreidesilos
name-banded-hills = Gestreifte Hügel
name-starlit-sigil = Sternenrune

## Skills.

name-acrobatics = Akrobatik
name-concentrate = Konzentration
name-cure-wounds = Wunden heilen
name-diplomacy = Diplomatie
name-knowledge = Wissen
name-move-silently = Schleichen
name-negotiate = Verhandeln
name-search = Suchen

## Terrain, and what else a cell can be.

terrain-forest = Wald
terrain-village = Dorf
terrain-farm = Acker
terrain-water = Wasser
terrain-monster = Monster
terrain-mountain = Gebirge
terrain-hero = Held
terrain-ruins = Ruinen
terrain-wasteland = Ödnis
terrain-destroyed = Zerstört
terrain-empty = Leer
terrain-dragon = Drache
terrain-zombie = Zombie
terrain-troll = Troll
terrain-gorgon = Gorgone
terrain-diplomacy = Acker und Dorf

## Seasons.

season-spring = Frühling
season-summer = Sommer
season-fall = Herbst
season-winter = Winter

## Solo titles, by the rating they begin at.

title-30 = Legende der Kartografie
title-20 = Meisterhand der Feder
title-10 = Weitgereiste Feder
title-0 = Lehrling am Messtisch
title-minus-5 = Pi mal Daumen
title-minus-10 = Zwei linke Hände
title-minus-20 = Kritzelei im Halbschlaf
title-minus-30 = Schluck aus dem Tintenfass

## Sheets: places of our own making.

sheet-A = Kronspitztal
sheet-B = Herzkluft
sheet-C = Wandernde Gipfel
sheet-D = Zerrissene Mark

## The letters of edicts and sheets, as printed.

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## Sets of cards.

set-base = Grundspiel
set-heroes = Helden
set-combined = Beide gemischt

## Packs of ambush cards.

pack-base = Hinterhalte des Grundspiels
pack-heroes = Hinterhalte aus „Helden“
pack-ambush-pack = Zusätzliche Hinterhalte

## Computer players.

bot-random = Zufall
bot-novice = Neuling
bot-greedy = Raffzahn
bot-expert = Profi

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] Stern
   *[other] Sterne
}
n-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
