### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Great River
name-farmland = Farmland
name-hamlet = Hamlet
name-forgotten-forest = Forgotten Forest
name-hinterland-stream = Hinterland Stream
name-homestead = Homestead
name-orchard = Orchard
name-treetop-village = Treetop Village
name-marshlands = Marshlands
name-fishing-village = Fishing Village
name-rift-lands = Rift Lands

## Explore cards, Heroes.

name-lagoon = Lagoon
name-pasture = Pasture
name-settlement = Settlement
name-timber-grove = Timber Grove
name-hillside-terrace = Hillside Terrace
name-frontier-dwelling = Frontier Dwelling
name-wildwood-garden = Wildwood Garden
name-woodland-crossroads = Woodland Crossroads
name-coastal-encampment = Coastal Encampment
name-mangrove-swamp = Mangrove Swamp
name-kethras-gates = Kethra’s Gates

## Ruins cards.

name-temple-ruins = Temple Ruins
name-outpost-ruins = Outpost Ruins

## Ambush cards.

name-goblin-attack = Goblin Attack
name-bugbear-assault = Bugbear Assault
name-kobold-onslaught = Kobold Onslaught
name-gnoll-raid = Gnoll Raid
name-dragon-inferno = Dragon Inferno
name-zombie-plague = Zombie Plague
name-giant-troll-ravage = Giant Troll Ravage
name-gorgon-gaze = Gorgon Gaze
name-flayer-incursion = Flayer Incursion
name-insectoid-invasion = Insectoid Invasion
name-ratman-strike = Ratman Strike
name-ogre-charge = Ogre Charge

## Hero cards.

name-dobrik = Dobrik of Lorkheim
name-wren = Wren the Lioness
name-freyla = Freyla the True
name-dal = Dal of Jolev

## Edicts.

name-sentinel-wood = Sentinel Wood
name-greenbough = Greenbough
name-treetower = Treetower
name-stoneside-forest = Stoneside Forest
name-canal-lake = Canal Lake
name-mages-valley = Mages Valley
name-golden-granary = The Golden Granary
name-shoreside-expanse = Shoreside Expanse
name-wildholds = Wildholds
name-great-city = Great City
name-greengold-plains = Greengold Plains
name-shieldgate = Shieldgate
name-borderlands = Borderlands
name-lost-barony = Lost Barony
name-broken-road = The Broken Road
name-cauldrons = The Cauldrons
name-faunlost-thicket = Faunlost Thicket
name-deepwood = Deepwood
name-heart-of-the-forest = Heart of the Forest
name-sleepy-valley = Sleepy Valley
name-craylund = Craylund
name-ulems-wallow = Ulem’s Wallow
name-clawsgrave-peaks = Clawsgrave Peaks
name-jorekburg = Jorekburg
name-traylo-monastery = Traylo Monastery
name-outer-enclave = Outer Enclave
name-gnomish-colony = Gnomish Colony
name-caravansary = Caravansary
name-dwarvenholds = Dwarvenholds
name-silos = Silos
name-banded-hills = Banded Hills
name-starlit-sigil = Starlit Sigil

## Skills.

name-acrobatics = Acrobatics
name-concentrate = Concentrate
name-cure-wounds = Cure Wounds
name-diplomacy = Diplomacy
name-knowledge = Knowledge
name-move-silently = Move Silently
name-negotiate = Negotiate
name-search = Search

## Terrain, and what else a cell can be.

terrain-forest = Forest
terrain-village = Village
terrain-farm = Farm
terrain-water = Water
terrain-monster = Monster
terrain-mountain = Mountain
terrain-hero = Hero
terrain-ruins = Ruins
terrain-wasteland = Wasteland
terrain-destroyed = Destroyed
terrain-empty = Empty
terrain-dragon = Dragon
terrain-zombie = Zombie
terrain-troll = Troll
terrain-gorgon = Gorgon
terrain-diplomacy = Farm and village

## Seasons.

season-spring = Spring
season-summer = Summer
season-fall = Autumn
season-winter = Winter

## Solo titles, by the rating they begin at.

title-30 = Legendary Cartographer
title-20 = Master Mapsmith
title-10 = Journeyman Topographer
title-0 = Apprentice Surveyor
title-minus-5 = Amateur Assessor
title-minus-10 = Inept Assistant
title-minus-20 = Dimwitted Doodler
title-minus-30 = Oblivious Inkdrinker

## Sheets: places of our own making.

sheet-A = Crownpeak Vale
sheet-B = Rivenheart
sheet-C = Wandering Peaks
sheet-D = Torn Marches

## The letters of edicts and sheets, as printed.

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## Sets of cards.

set-base = Base game
set-heroes = Heroes
set-combined = Combined

## Packs of ambush cards.

pack-base = Base ambushes
pack-heroes = Heroes ambushes
pack-ambush-pack = Ambush pack

## Computer players.

bot-random = Random
bot-novice = Novice
bot-greedy = Greedy
bot-expert = Expert

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] star
   *[other] stars
}
n-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
