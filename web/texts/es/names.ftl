### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Gran río
name-farmland = Tierra de labranza
name-hamlet = Caserío
name-forgotten-forest = Bosque olvidado
name-hinterland-stream = Arroyo del interior
name-homestead = Hacienda
name-orchard = Huerto
name-treetop-village = Aldea arbórea
name-marshlands = Marismas
name-fishing-village = Aldea pesquera
name-rift-lands = Tierras quebradas

## Explore cards, Heroes.

name-lagoon = Laguna
name-pasture = Pastizal
name-settlement = Poblado
name-timber-grove = Arboleda
name-hillside-terrace = Terrazas de la ladera
name-frontier-dwelling = Morada fronteriza
name-wildwood-garden = Jardín silvestre
name-woodland-crossroads = Encrucijada del bosque
name-coastal-encampment = Campamento costero
name-mangrove-swamp = Manglar
name-kethras-gates = Puertas de Kethra

## Ruins cards.

name-temple-ruins = Ruinas del templo
name-outpost-ruins = Ruinas del fortín

## Ambush cards.

name-goblin-attack = Ataque de goblins
name-bugbear-assault = Asalto de osgos
name-kobold-onslaught = Embestida de kobolds
name-gnoll-raid = Saqueo de gnolls
name-dragon-inferno = Infierno del dragón
name-zombie-plague = Plaga de zombis
name-giant-troll-ravage = Estragos del trol gigante
name-gorgon-gaze = Mirada de la gorgona
name-flayer-incursion = Incursión de desolladores
name-insectoid-invasion = Invasión de insectoides
name-ratman-strike = Golpe de hombres rata
name-ogre-charge = Carga de ogros

## Hero cards.

name-dobrik = Dobrik de Lorkheim
name-wren = Wren la Leona
name-freyla = Freyla la Certera
name-dal = Dal de Jolev

## Edicts.

name-sentinel-wood = Bosque centinela
name-greenbough = Ramaverde
name-treetower = Torre arbórea
name-stoneside-forest = Bosque pedregoso
name-canal-lake = Lago de los canales
name-mages-valley = Valle de los magos
name-golden-granary = El granero dorado
name-shoreside-expanse = La gran ribera
name-wildholds = Bastiones salvajes
name-great-city = Gran ciudad
name-greengold-plains = Llanuras de oro verde
name-shieldgate = Puerta del escudo
name-borderlands = Tierras fronterizas
name-lost-barony = Baronía perdida
name-broken-road = El camino roto
name-cauldrons = Las calderas
name-faunlost-thicket = Espesura de Faunlost
name-deepwood = Bosque profundo
name-heart-of-the-forest = Corazón del bosque
name-sleepy-valley = Valle dormido
name-craylund = Craylund
name-ulems-wallow = Lodazal de Ulem
name-clawsgrave-peaks = Picos de Tumbagarra
name-jorekburg = Jorekburg
name-traylo-monastery = Monasterio de Traylo
name-outer-enclave = Enclave exterior
name-gnomish-colony = Colonia de gnomos
name-caravansary = Caravasar
name-dwarvenholds = Fortalezas enanas
name-silos = Silos
name-banded-hills = Colinas veteadas
name-starlit-sigil = Signo de las estrellas

## Skills.

name-acrobatics = Acrobacias
name-concentrate = Concentración
name-cure-wounds = Curar heridas
name-diplomacy = Diplomacia
name-knowledge = Conocimiento
name-move-silently = Sigilo
name-negotiate = Negociación
name-search = Búsqueda

## Terrain, and what else a cell can be.

terrain-forest = Bosque
terrain-village = Aldea
terrain-farm = Granja
terrain-water = Agua
terrain-monster = Monstruo
terrain-mountain = Montaña
terrain-hero = Héroe
terrain-ruins = Ruinas
terrain-wasteland = Yermo
terrain-destroyed = Destruida
terrain-empty = Vacía
terrain-dragon = Dragón
terrain-zombie = Zombi
terrain-troll = Trol
terrain-gorgon = Gorgona
terrain-diplomacy = Granja y aldea

## Seasons.

season-spring = Primavera
season-summer = Verano
season-fall = Otoño
season-winter = Invierno

## Solo titles, by the rating they begin at.

title-30 = Leyenda de la cartografía
title-20 = Mano maestra
title-10 = Oficial de topografía
title-0 = Aprendiz de agrimensura
title-minus-5 = Principiante sin brújula
title-minus-10 = Ayudante de poca maña
title-minus-20 = Calamidad con pluma
title-minus-30 = Bebetintas sin remedio

## Sheets: places of our own making.

sheet-A = Valle de la Corona
sheet-B = Corazón Hendido
sheet-C = Picos Errantes
sheet-D = Frontera Rota

## The letters of edicts and sheets, as printed.

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## Sets of cards.

set-base = Juego base
set-heroes = Héroes
set-combined = Combinado

## Packs of ambush cards.

pack-base = Emboscadas del juego base
pack-heroes = Emboscadas de Héroes
pack-ambush-pack = Paquete de emboscadas

## Computer players.

bot-random = Azar
bot-novice = Novato
bot-greedy = Voraz
bot-expert = Experto

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] estrella
   *[other] estrellas
}
n-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
