### Names, and the words that are counted.

## Explore cards, base set.

name-great-river = Wielka rzeka
name-farmland = Pole uprawne
name-hamlet = Miasto
name-forgotten-forest = Zapomniany las
name-hinterland-stream = Wiejski strumień
name-homestead = Gospodarstwo
name-orchard = Sad
name-treetop-village = Nadrzewna osada
name-marshlands = Mokradła
name-fishing-village = Wioska rybacka
name-rift-lands = Szczeliny

## Explore cards, Heroes.

name-lagoon = Laguna
name-pasture = Pastwisko
name-settlement = Podzamcze
name-timber-grove = Dziki zakątek
name-hillside-terrace = Górskie tarasy
name-frontier-dwelling = Rubieże
name-wildwood-garden = Dziki ogród
name-woodland-crossroads = Leśne rozdroża
name-coastal-encampment = Nadmorska osada
name-mangrove-swamp = Namorzyny
name-kethras-gates = Wrota Kethry

## Ruins cards.

name-temple-ruins = Ruiny świątyni
name-outpost-ruins = Ruiny twierdzy

## Ambush cards.

name-goblin-attack = Atak Goblinów
name-bugbear-assault = Napad Postrachów
name-kobold-onslaught = Szarża Koboldów
name-gnoll-raid = Najazd Gnolli
name-dragon-inferno = Nalot Smoka
name-zombie-plague = Plaga Zombi
name-giant-troll-ravage = Cios Trolla
name-gorgon-gaze = Wzrok Gorgony
name-flayer-incursion = Wtargnięcie Łupieżców
name-insectoid-invasion = Inwazja Insektoidów
name-ratman-strike = Uderzenie Szczuroludzi
name-ogre-charge = Natarcie Ogrów

## Hero cards.

name-dobrik = Dobrik z Lorkheim
name-wren = Wrena Lwica
name-freyla = Freyla Uczciwa
name-dal = Dal z Jolev

## Edicts.

name-sentinel-wood = Leśna warta
name-greenbough = Zagajnik
name-treetower = Leśna wieża
name-stoneside-forest = Górskie ostępy
name-canal-lake = Polny staw
name-mages-valley = Dolina magów
name-golden-granary = Złoty spichlerz
name-shoreside-expanse = Rozległe nabrzeże
name-wildholds = Kolonia
name-great-city = Wielkie miasto
name-greengold-plains = Żyzne równiny
name-shieldgate = Umocnienia
name-borderlands = Pogranicze
name-lost-barony = Utracone włości
name-broken-road = Trakt handlowy
name-cauldrons = Kryjówki
name-faunlost-thicket = Gęstwina Faunlost
name-deepwood = Knieja
name-heart-of-the-forest = Serce lasu
name-sleepy-valley = Senna dolina
name-craylund = Craylund
name-ulems-wallow = Błota Ulema
name-clawsgrave-peaks = Wzgórza Szponów
name-jorekburg = Jorekburg
name-traylo-monastery = Opactwo Traylo
name-outer-enclave = Odległa enklawa
name-gnomish-colony = Kolonia gnomów
name-caravansary = Karawanseraj
name-dwarvenholds = Górskie twierdze
name-silos = Silosy
name-banded-hills = Pagórki
name-starlit-sigil = Gwiezdny szlak

## Skills.

name-acrobatics = Akrobatyka
name-concentrate = Skupienie
name-cure-wounds = Leczenie ran
name-diplomacy = Dyplomacja
name-knowledge = Wiedza
name-move-silently = Cichy krok
name-negotiate = Negocjacje
name-search = Poszukiwania

## Terrain, and what else a cell can be.

terrain-forest = Las
terrain-village = Wioska
terrain-farm = Pole
terrain-water = Woda
terrain-monster = Potwór
terrain-mountain = Góry
terrain-hero = Heros
terrain-ruins = Ruiny
terrain-wasteland = Wąwóz
terrain-destroyed = Zniszczona
terrain-empty = Pusta
terrain-dragon = Smok
terrain-zombie = Zombi
terrain-troll = Troll
terrain-gorgon = Gorgona
terrain-diplomacy = Pole i wioska

## Seasons.

season-spring = Wiosna
season-summer = Lato
season-fall = Jesień
season-winter = Zima

## Solo titles, by the rating they begin at.

title-30 = Legendarny Kartograf
title-20 = Mistrz Kartografii
title-10 = Wędrowny Topograf
title-0 = Aplikant Geodeta
title-minus-5 = Amator Hobbysta
title-minus-10 = Nieudolny Asystent
title-minus-20 = Gryzmolący Niezdara
title-minus-30 = Poplamiony Ochlapus

## Sheets: places of our own making.

sheet-A = Dolina Koronnej Góry
sheet-B = Pęknięte Serce
sheet-C = Wędrowne Szczyty
sheet-D = Rozdarte Rubieże

## The letters of edicts and sheets, as printed.

letter-A = A
letter-B = B
letter-C = C
letter-D = D

## Sets of cards.

set-base = Gra podstawowa
set-heroes = Herosi
set-combined = Gra łączona

## Packs of ambush cards.

pack-base = Zasadzki podstawowe
pack-heroes = Zasadzki z Herosów
pack-ambush-pack = Dodatkowe zasadzki

## Computer players.

bot-random = Losowy
bot-novice = Nowicjusz
bot-greedy = Zachłanny
bot-expert = Ekspert

## Counted words, used inside other messages. Each reads the variable it is named after:
## n-stars and word-stars read $stars (number); word-stars follows a number that is shown apart.

word-stars = { $stars ->
    [one] gwiazdka
    [few] gwiazdki
    [many] gwiazdek
   *[other] gwiazdki
}
n-stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
