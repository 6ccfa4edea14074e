### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Grand fleuve
name-farmland = Terres cultivées
name-hamlet = Hameau
name-forgotten-forest = Forêt oubliée
name-hinterland-stream = Ruisseau de l’arrière-pays
name-homestead = Métairie
name-orchard = Verger
name-treetop-village = Village perché
name-marshlands = Marécages
name-fishing-village = Village de pêcheurs
name-rift-lands = Terres de la faille

## Explore cards, Heroes.

name-lagoon = Lagune
name-pasture = Pâturage
name-settlement = Bourgade
name-timber-grove = Futaie
name-hillside-terrace = Coteau en terrasses
name-frontier-dwelling = Logis de la frontière
name-wildwood-garden = Jardin des bois
name-woodland-crossroads = Carrefour forestier
name-coastal-encampment = Camp du littoral
name-mangrove-swamp = Mangrove
name-kethras-gates = Portes de Kethra

## Ruins cards.

name-temple-ruins = Ruines du temple
name-outpost-ruins = Ruines de l’avant-poste

## Ambush cards.

name-goblin-attack = Attaque de gobelins
name-bugbear-assault = Assaut de gobelours
name-kobold-onslaught = Charge de kobolds
name-gnoll-raid = Raid de gnolls
name-dragon-inferno = Brasier du dragon
name-zombie-plague = Peste zombie
name-giant-troll-ravage = Ravages du troll géant
name-gorgon-gaze = Regard de la gorgone
name-flayer-incursion = Incursion d’écorcheurs
name-insectoid-invasion = Invasion d’insectoïdes
name-ratman-strike = Razzia d’hommes-rats
name-ogre-charge = Ruée d’ogres

## Hero cards.

name-dobrik = Dobrik de Lorkheim
name-wren = Wren la Lionne
name-freyla = Freyla la Loyale
name-dal = Dal de Jolev

## Edicts.

name-sentinel-wood = Bois des sentinelles
name-greenbough = Vertes ramées
name-treetower = Tour des cimes
name-stoneside-forest = Forêt des contreforts
name-canal-lake = Lac aux canaux
name-mages-valley = Vallée des mages
name-golden-granary = Grenier doré
name-shoreside-expanse = Rives sauvages
name-wildholds = Places fortes
name-great-city = Grande cité
name-greengold-plains = Plaines d’or vert
name-shieldgate = Porte-bouclier
name-borderlands = Confins
name-lost-barony = Baronnie perdue
name-broken-road = Route brisée
name-cauldrons = Chaudrons
name-faunlost-thicket = Fourré du faune
name-deepwood = Bois profond
name-heart-of-the-forest = Cœur de la forêt
name-sleepy-valley = Val dormant
name-craylund = Craylund
name-ulems-wallow = Mares d’Ulem
name-clawsgrave-peaks = Pics des griffes
name-jorekburg = Jorekbourg
name-traylo-monastery = Monastère de Traylo
name-outer-enclave = Enclave lointaine
name-gnomish-colony = Colonie de gnomes
name-caravansary = Caravansérail
name-dwarvenholds = Bastions nains
name-silos = Silos
name-banded-hills = Collines striées
name-starlit-sigil = Sceau des étoiles

## Skills.

name-acrobatics = Acrobaties
name-concentrate = Concentration
name-cure-wounds = Soins
name-diplomacy = Diplomatie
name-knowledge = Savoir
name-move-silently = Discrétion
name-negotiate = Négociation
name-search = Fouille

## Terrain, and what else a cell can be.

terrain-forest = Forêt
terrain-village = Village
terrain-farm = Champ
terrain-water = Eau
terrain-monster = Monstre
terrain-mountain = Montagne
terrain-hero = Héros
terrain-ruins = Ruines
terrain-wasteland = Désert
terrain-destroyed = Détruite
terrain-empty = Vide
terrain-dragon = Dragon
terrain-zombie = Zombie
terrain-troll = Troll
terrain-gorgon = Gorgone
terrain-diplomacy = Champ et village

## Seasons.

season-spring = Printemps
season-summer = Été
season-fall = Automne
season-winter = Hiver

## Solo titles, by the rating they begin at.

title-30 = Cartographe de légende
title-20 = Virtuose du compas
title-10 = Topographe de métier
title-0 = Géomètre en herbe
title-minus-5 = Adepte de l’à-peu-près
title-minus-10 = Aide malhabile
title-minus-20 = Gribouille sans cervelle
title-minus-30 = Éponge à encre

## Sheets: places of our own making.

sheet-A = Val-Couronne
sheet-B = Cœur-Fendu
sheet-C = Pics errants
sheet-D = Marches déchirées

## The letters of edicts and sheets, as printed.

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## Sets of cards.

set-base = Jeu de base
set-heroes = Héros
set-combined = Jeu combiné

## Packs of ambush cards.

pack-base = Embuscades de base
pack-heroes = Embuscades de Héros
pack-ambush-pack = Pack Embuscades

## Computer players.

bot-random = Hasard
bot-novice = Novice
bot-greedy = Glouton
bot-expert = Expert

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] étoile
   *[other] étoiles
}
n-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
