### What each card does, in our own words.

## Edicts: one or two short sentences for a small card.

rule-sentinel-wood = 1 hvězda za každé políčko lesa na okraji mapy.
rule-greenbough = 1 hvězda za každý řádek a každý sloupec, kde je les.
rule-treetower = 1 hvězda za každé políčko lesa, vedle kterého není žádné prázdné políčko.
rule-stoneside-forest = 3 hvězdy za každou horu, kterou les spojuje s jinou horou.
rule-canal-lake = 1 hvězda za každé políčko vody vedle farmy a každé políčko farmy vedle vody.
rule-mages-valley = Vedle hor: 2 hvězdy za políčko vody, 1 za políčko farmy.
rule-golden-granary = 1 hvězda za políčko vody vedle zříceniny, 3 za políčko farmy na zřícenině.
rule-shoreside-expanse = 3 hvězdy za každé území farem nebo vody, které se nedotýká okraje ani druhého z těchto terénů.
rule-wildholds = 8 hvězd za každou vesnici o 6 nebo více políčkách.
rule-great-city = Největší vesnice z těch, které se nedotýkají hor: 1 hvězda za každé její políčko.
rule-greengold-plains = 3 hvězdy za každou vesnici vedle 3 nebo více jiných typů terénu.
rule-shieldgate = 2 hvězdy za každé políčko druhé největší vesnice.
rule-borderlands = 6 hvězd za každý plný řádek a každý plný sloupec.
rule-lost-barony = Největší plný čtverec: 3 hvězdy za každé políčko jeho strany.
rule-broken-road = 3 hvězdy za každou plnou úhlopříčku spojující levý a spodní okraj.
rule-cauldrons = 1 hvězda za každé prázdné políčko uzavřené ze všech stran.
rule-faunlost-thicket = 2 hvězdy za každé políčko nejdelšího souvislého svislého pásu lesa.
rule-deepwood = 6 hvězd za každý les o 5 nebo více políčkách, který se nedotýká vesnice.
rule-heart-of-the-forest = 2 hvězdy za každé políčko lesa, které sousedí jen s lesem.
rule-sleepy-valley = 4 hvězdy za každý řádek se 3 nebo více políčky lesa.
rule-craylund = 7 hvězd za každé území farem vedle 3 nebo více políček vody.
rule-ulems-wallow = 4 hvězdy za každé políčko vody vedle 2 nebo více políček farmy.
rule-clawsgrave-peaks = 5 hvězd za každou horu vedle území vody, které se dotýká farmy.
rule-jorekburg = 4 hvězdy za každý sloupec se stejným počtem políček farmy a vody, od obojího aspoň jedno.
rule-traylo-monastery = 7 hvězd za každou vesnici se 4 políčky v přímé řadě.
rule-outer-enclave = Nejlepší vesnice: 1 hvězda za každé prázdné políčko vedle ní.
rule-gnomish-colony = 6 hvězd za každou vesnici, v níž je čtverec 2 × 2.
rule-caravansary = Nejlepší vesnice: 1 hvězda za každý řádek a každý sloupec, kam sahá.
rule-dwarvenholds = 7 hvězd za každý plný řádek nebo sloupec, v němž je hora.
rule-silos = 10 hvězd za každý plný sloupec A, C, E, G, I nebo K.
rule-banded-hills = 4 hvězdy za každý řádek s 5 nebo více typy terénu.
rule-starlit-sigil = 4 hvězdy za každou skupinu přesně 3 spojených prázdných políček.

## Ambush cards: the shape and what is special about it.

rule-goblin-attack = Tři goblini se plíží po úhlopříčce. Zaplň prázdná políčka vedle nich, nebo za každé zaplať hvězdu.
rule-bugbear-assault = Dvě dvojice bugbearů s mezerou uprostřed. Mezera stojí hvězdy, dokud ji nezaplníš.
rule-kobold-onslaught = Čtyři koboldi: tři v řadě a jeden vedle prostředního.
rule-gnoll-raid = Pět gnollů ve tvaru podkovy. Políčko uvnitř stojí hvězdu, dokud ho nezaplníš.
rule-dragon-inferno = Jakmile je každé políčko draka zničené nebo vedle něj není žádné prázdné políčko, majitel mapy jednorázově dostane 3 mince.
rule-zombie-plague = Jedna zombie. Po vyhodnocení každého období se všechna prázdná políčka vedle zombií změní v zombie.
rule-giant-troll-ravage = Po vyhodnocení každého období majitel mapy zničí jedno prázdné políčko vedle živého trolla.
rule-gorgon-gaze = Kdo gorgonu kreslí, hned zničí jedno políčko vedle ní. Horám nic nehrozí.
rule-flayer-incursion = Tři drásači ve tvaru L. Vejdou se skoro kamkoli.
rule-insectoid-invasion = Čtyři hmyzí tvorové v lomené řadě.
rule-ratman-strike = Tři krysáci v přímé řadě.
rule-ogre-charge = Čtyři zlobři ve čtverci.

## Heroes.

rule-dobrik = Útočí na čtyři sousední políčka. Ničí tam nestvůry, teď i později.
rule-wren = Útočí na tři políčka v řadě dva kroky před sebou. Ničí tam nestvůry, teď i později.
rule-freyla = Útočí na tři políčka v přímé řadě před sebou. Ničí tam nestvůry, teď i později.
rule-dal = Útočí na čtyři políčka, která se ho dotýkají rohem. Ničí tam nestvůry, teď i později.

## Skills. The cost is shown beside the name.

rule-acrobatics = Při přepadení zaberou nestvůry na tvé mapě jen tvar 1 × 2. V sólové hře si vybereš, zda na výšku, nebo na šířku.
rule-concentrate = Neplatí při přepadení. Nakresli stejný tvar stejného terénu ještě jednou. Druhou minci nedává.
rule-cure-wounds = Nakresli navíc tvar 1 × 2 vedle nestvůry a vyplň ho terénem z karty průzkumu.
rule-diplomacy = Nakresli navíc jedno políčko, které je farmou i vesnicí zároveň.
rule-knowledge = Vyplň zvolený tvar vesnicí.
rule-move-silently = Tvar může přečnívat přes okraj mapy: kreslí se jen část na mapě. Neplatí pro přepadení v sólové hře.
rule-negotiate = Místo tvarů karty nakresli čtverec 2 × 2 a vyplň ho terénem z karty. Minci nedává.
rule-search = Nakresli navíc jedno políčko stejného terénu vedle právě nakresleného tvaru.

## Ruins cards.

rule-temple-ruins = Tvar příští karty průzkumu musí zakrýt prázdné políčko zříceniny. Nejde-li to, nakresli jedno políčko kamkoli.
rule-outpost-ruins = Tvar příští karty průzkumu musí zakrýt prázdné políčko zříceniny. Nejde-li to, nakresli jedno políčko kamkoli.

## Why an edict earns what it earns.
## $count (number): the things that earned. $stars (number): the stars. { n-stars } is in names.ftl.

why-none = Tady zatím nic hvězdy nepřináší.
why-sentinel-wood = { $count ->
    [one] { $count } políčko lesa na okraji: { n-stars }.
    [few] { $count } políčka lesa na okraji: { n-stars }.
    [many] { $count } políčka lesa na okraji: { n-stars }.
   *[other] { $count } políček lesa na okraji: { n-stars }.
}
why-greenbough = Řádky a sloupce s lesem ({ $count }): { n-stars }.
why-treetower = { $count ->
    [one] { $count } políčko lesa uzavřené ze všech stran: { n-stars }.
    [few] { $count } políčka lesa uzavřená ze všech stran: { n-stars }.
    [many] { $count } políčka lesa uzavřená ze všech stran: { n-stars }.
   *[other] { $count } políček lesa uzavřených ze všech stran: { n-stars }.
}
why-stoneside-forest = { $count ->
    [one] { $count } hora spojená lesem s jinou: { n-stars }.
    [few] { $count } hory spojené lesem: { n-stars }.
    [many] { $count } hory spojené lesem: { n-stars }.
   *[other] { $count } hor spojených lesem: { n-stars }.
}
why-canal-lake = { $count ->
    [one] { $count } políčko, kde se voda stýká s farmou: { n-stars }.
    [few] { $count } políčka, kde se voda stýká s farmou: { n-stars }.
    [many] { $count } políčka, kde se voda stýká s farmou: { n-stars }.
   *[other] { $count } políček, kde se voda stýká s farmou: { n-stars }.
}
why-mages-valley = { $count ->
    [one] { $count } políčko vody nebo farmy vedle hor: { n-stars }.
    [few] { $count } políčka vody a farem vedle hor: { n-stars }.
    [many] { $count } políčka vody a farem vedle hor: { n-stars }.
   *[other] { $count } políček vody a farem vedle hor: { n-stars }.
}
why-golden-granary = { $count ->
    [one] { $count } políčko vody vedle zříceniny nebo farmy na ní: { n-stars }.
    [few] { $count } políčka vody vedle zřícenin a farem na nich: { n-stars }.
    [many] { $count } políčka vody vedle zřícenin a farem na nich: { n-stars }.
   *[other] { $count } políček vody vedle zřícenin a farem na nich: { n-stars }.
}
why-shoreside-expanse = { $count ->
    [one] { $count } samostatné území farem nebo vody: { n-stars }.
    [few] { $count } samostatná území farem a vody: { n-stars }.
    [many] { $count } samostatného území farem a vody: { n-stars }.
   *[other] { $count } samostatných území farem a vody: { n-stars }.
}
why-wildholds = { $count ->
    [one] { $count } vesnice o 6 nebo více políčkách: { n-stars }.
    [few] { $count } vesnice o 6 nebo více políčkách: { n-stars }.
    [many] { $count } vesnice o 6 nebo více políčkách: { n-stars }.
   *[other] { $count } vesnic o 6 nebo více políčkách: { n-stars }.
}
why-great-city = Největší vesnice, která se nedotýká hor: { n-stars }.
why-greengold-plains = { $count ->
    [one] { $count } vesnice vedle 3 nebo více typů terénu: { n-stars }.
    [few] { $count } vesnice vedle 3 nebo více typů terénu: { n-stars }.
    [many] { $count } vesnice vedle 3 nebo více typů terénu: { n-stars }.
   *[other] { $count } vesnic vedle 3 nebo více typů terénu: { n-stars }.
}
why-shieldgate = Druhá největší vesnice, 2 za políčko: { n-stars }.
why-borderlands = Plné řádky a sloupce ({ $count }): { n-stars }.
why-lost-barony = Největší plný čtverec, 3 za políčko strany: { n-stars }.
why-broken-road = { $count ->
    [one] { $count } plná úhlopříčka: { n-stars }.
    [few] { $count } plné úhlopříčky: { n-stars }.
    [many] { $count } plné úhlopříčky: { n-stars }.
   *[other] { $count } plných úhlopříček: { n-stars }.
}
why-cauldrons = { $count ->
    [one] { $count } prázdné políčko uzavřené ze všech stran: { n-stars }.
    [few] { $count } prázdná políčka uzavřená ze všech stran: { n-stars }.
    [many] { $count } prázdná políčka uzavřená ze všech stran: { n-stars }.
   *[other] { $count } prázdných políček uzavřených ze všech stran: { n-stars }.
}
why-faunlost-thicket = Nejdelší svislý pás lesa, 2 za políčko: { n-stars }.
why-deepwood = { $count ->
    [one] { $count } velký les stranou vesnic: { n-stars }.
    [few] { $count } velké lesy stranou vesnic: { n-stars }.
    [many] { $count } velké lesy stranou vesnic: { n-stars }.
   *[other] { $count } velkých lesů stranou vesnic: { n-stars }.
}
why-heart-of-the-forest = { $count ->
    [one] { $count } políčko lesa, které sousedí jen s lesem: { n-stars }.
    [few] { $count } políčka lesa, která sousedí jen s lesem: { n-stars }.
    [many] { $count } políčka lesa, která sousedí jen s lesem: { n-stars }.
   *[other] { $count } políček lesa, která sousedí jen s lesem: { n-stars }.
}
why-sleepy-valley = { $count ->
    [one] { $count } řádek se 3 nebo více políčky lesa: { n-stars }.
    [few] { $count } řádky se 3 nebo více políčky lesa: { n-stars }.
    [many] { $count } řádku se 3 nebo více políčky lesa: { n-stars }.
   *[other] { $count } řádků se 3 nebo více políčky lesa: { n-stars }.
}
why-craylund = { $count ->
    [one] { $count } území farem vedle 3 nebo více políček vody: { n-stars }.
    [few] { $count } území farem vedle 3 nebo více políček vody: { n-stars }.
    [many] { $count } území farem vedle 3 nebo více políček vody: { n-stars }.
   *[other] { $count } území farem vedle 3 nebo více políček vody: { n-stars }.
}
why-ulems-wallow = { $count ->
    [one] { $count } políčko vody vedle 2 nebo více políček farmy: { n-stars }.
    [few] { $count } políčka vody vedle 2 nebo více políček farmy: { n-stars }.
    [many] { $count } políčka vody vedle 2 nebo více políček farmy: { n-stars }.
   *[other] { $count } políček vody vedle 2 nebo více políček farmy: { n-stars }.
}
why-clawsgrave-peaks = { $count ->
    [one] { $count } hora vedle vody, která se dotýká farmy: { n-stars }.
    [few] { $count } hory vedle vody, která se dotýká farmy: { n-stars }.
    [many] { $count } hory vedle vody, která se dotýká farmy: { n-stars }.
   *[other] { $count } hor vedle vody, která se dotýká farmy: { n-stars }.
}
why-jorekburg = { $count ->
    [one] { $count } sloupec se stejným počtem políček farmy a vody: { n-stars }.
    [few] { $count } sloupce se stejným počtem políček farmy a vody: { n-stars }.
    [many] { $count } sloupce se stejným počtem políček farmy a vody: { n-stars }.
   *[other] { $count } sloupců se stejným počtem políček farmy a vody: { n-stars }.
}
why-traylo-monastery = { $count ->
    [one] { $count } vesnice se 4 políčky v přímé řadě: { n-stars }.
    [few] { $count } vesnice se 4 políčky v přímé řadě: { n-stars }.
    [many] { $count } vesnice se 4 políčky v přímé řadě: { n-stars }.
   *[other] { $count } vesnic se 4 políčky v přímé řadě: { n-stars }.
}
why-outer-enclave = Prázdná políčka vedle nejlepší vesnice: { n-stars }.
why-gnomish-colony = { $count ->
    [one] { $count } vesnice se čtvercem 2 × 2: { n-stars }.
    [few] { $count } vesnice se čtvercem 2 × 2: { n-stars }.
    [many] { $count } vesnice se čtvercem 2 × 2: { n-stars }.
   *[other] { $count } vesnic se čtvercem 2 × 2: { n-stars }.
}
why-caravansary = Řádky a sloupce, kam sahá nejlepší vesnice: { n-stars }.
why-dwarvenholds = Plné řádky a sloupce s horou ({ $count }): { n-stars }.
why-silos = { $count ->
    [one] { $count } plný ze sloupců A, C, E, G, I, K: { n-stars }.
    [few] { $count } plné ze sloupců A, C, E, G, I, K: { n-stars }.
    [many] { $count } plné ze sloupců A, C, E, G, I, K: { n-stars }.
   *[other] { $count } plných ze sloupců A, C, E, G, I, K: { n-stars }.
}
why-banded-hills = { $count ->
    [one] { $count } řádek s 5 nebo více typy terénu: { n-stars }.
    [few] { $count } řádky s 5 nebo více typy terénu: { n-stars }.
    [many] { $count } řádku s 5 nebo více typy terénu: { n-stars }.
   *[other] { $count } řádků s 5 nebo více typy terénu: { n-stars }.
}
why-starlit-sigil = { $count ->
    [one] { $count } skupina přesně 3 prázdných políček: { n-stars }.
    [few] { $count } skupiny přesně 3 prázdných políček: { n-stars }.
    [many] { $count } skupiny přesně 3 prázdných políček: { n-stars }.
   *[other] { $count } skupin přesně 3 prázdných políček: { n-stars }.
}

## Why coins and monsters count. $count (number).

why-coins = { $count ->
    [one] { $count } mince, jedna hvězda.
    [few] { $count } mince, za každou hvězda.
    [many] { $count } mince, za každou hvězda.
   *[other] { $count } mincí, za každou hvězda.
}
why-toll = { $count ->
    [one] { $count } prázdné políčko vedle nestvůr, minus jedna hvězda.
    [few] { $count } prázdná políčka vedle nestvůr, za každé minus hvězda.
    [many] { $count } prázdná políčka vedle nestvůr, za každé minus hvězda.
   *[other] { $count } prázdných políček vedle nestvůr, za každé minus hvězda.
}
