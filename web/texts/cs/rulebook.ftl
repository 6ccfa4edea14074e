### A short rulebook in our own words.

book-title = Pravidla
book-search = Hledat
book-print = Tisk
book-contents = Obsah
book-nothing-found = Nic se nenašlo.
book-example = Příklad
book-about = Pravidla: { $what }
book-solo-value = Hodnota při hře o samotě: { $count }
book-corner = { $corner ->
    [top-left] O samotě: z levého horního rohu
    [top-right] O samotě: z pravého horního rohu
    [bottom-left] O samotě: z levého dolního rohu
   *[bottom-right] O samotě: z pravého dolního rohu
}
book-arrow = { $arrow ->
    [clockwise] po směru hodinových ručiček
   *[counter-clockwise] proti směru hodinových ručiček
}

## Goal.

book-goal-title = Cíl hry
book-goal-1 = Po čtyři roční období kreslíš mapu o 11 × 11 políčkách. Čtyři edikty říkají, co na ní chce koruna vidět.
book-goal-2 = V každém období bodují dva edikty, každý edikt tedy boduje dvakrát. Mince hvězdy přidávají, nestvůry je berou.
book-goal-3 = Vyhrává ten, kdo má po zimě nejvíc hvězd. Při shodě vyhrává ten, komu nestvůry vzaly méně. Je-li i to stejné, o vítězství se dělí.

## A turn.

book-turn-title = Tah
book-turn-1 = Odkryje se karta. Všichni ji naráz kreslí na svou mapu.
book-turn-2 = Většina karet stojí čas. Jakmile čas na kartách tohoto období dosáhne jeho limitu, období končí. Přebytečný čas propadá.
book-turn-3 = Karty zřícenin, přepadů a hrdinů čas nestojí.

## Drawing.

book-drawing-title = Kreslení
book-drawing-1 = Vyber jeden tvar a jednu krajinu z karty. Tvar smíš otáčet i překlápět.
book-drawing-2 = Tvar musí ležet na mapě a na prázdných políčkách. Ničeho se dotýkat nemusí. Políčko zříceniny je prázdné, dokud na něm není nic nakresleno.
book-drawing-3 = Nevejde-li se nikam žádný tvar z karty, nakresli místo něj jedno políčko kamkoli: les, vesnici, farmu, vodu nebo nestvůru, jak chceš.
book-drawing-4 = Políčka sousedí, mají-li společnou stranu. Rohy se nepočítají. Oblast je skupina sousedních políček stejné krajiny; i jediné políčko je oblast.

## Coins.

book-coins-title = Mince
book-coins-1 = U některých tvarů je mince. Nakresli takový tvar a jednu minci dostaneš.
book-coins-2 = Hora dá jednu minci, jakmile jsou všechna políčka vedle ní zaplněná. Nezáleží na tom, kdo je zaplnil.
book-coins-3 = Každá mince dá na konci každého období jednu hvězdu, i na konci tohoto. Čím dřív minci máš, tím víc vynese. Místa je na 14 mincí.

## Ruins.

book-ruins-title = Zříceniny
book-ruins-1 = Když se odkryje karta zříceniny, hned se odkryje další. Tvar příští karty průzkumu musí zakrýt aspoň jedno prázdné políčko zříceniny.
book-ruins-2 = Nejde-li to, nakresli jedno políčko libovolné krajiny kamkoli na mapu.
book-ruins-3 = Přijde-li mezitím přepad nebo hrdina, nejdřív ho odehraj. Zřícenina počká.

## Ambush at a table.

book-ambush-title = Přepad
book-ambush-1 = Každá mapa jde k sousedovi ve směru šipky. Nakresli nestvůry na mapu, kterou držíš, tam, kde uškodí nejvíc. Pak se mapy vrátí.
book-ambush-2 = Na konci každého období ztrácíš hvězdu za každé prázdné políčko vedle nestvůry. Zaplň je a daň zmizí.
book-ambush-3 = Nevejde-li se tvar nikam, nakresli jednu obyčejnou nestvůru.

## Ambush when playing alone.

book-ambush-solo-title = Přepad při hře o samotě
book-ambush-solo-1 = Nestvůry se umístí samy. Jejich tvar se neotáčí: začne v rohu, který je na kartě, a postupuje podél okraje ve směru šipky, dokud se nevejde.
book-ambush-solo-2 = Nevejde-li se podél okraje, obchází mapu o políčko dál od okraje a tak dále. Není-li místo vůbec nikde, nic se nestane.

## Season’s end.

book-season-title = Konec období
book-season-1 = Na jaře bodují edikty A a B, v létě B a C, na podzim C a D, v zimě D a A.
book-season-2 = Sečti hvězdy za oba edikty a hvězdu za každou minci. Odečti hvězdu za každé prázdné políčko vedle nestvůry.
book-season-3 = Karty průzkumu se znovu zamíchají a přibude k nim jedna karta přepadu. Přepady, které ještě nepřišly, v balíčku zůstávají.
book-season-4 = Po zimě hra končí.

## Solo.

book-solo-title = Hra o samotě
book-solo-1 = Každý edikt má svou hodnotu. Tvé hodnocení jsou hvězdy minus hodnoty čtyř ediktů. Za hodnocení dostaneš titul.
book-solo-2 = Je-li mapa plná, hra končí. Toto i všechna zbylá období se počítají podle toho, jak mapa vypadá.

## Heroes.

book-heroes-title = Hrdinové
book-heroes-1 = Když se odkryje karta hrdiny, nakresli ho na libovolné prázdné políčko své mapy a označ políčka, na která útočí. Vzor útoku smíš otáčet i překlápět. Může ležet na zaplněných políčkách i přesahovat okraj.
book-heroes-2 = Nestvůry na těchto políčkách jsou zničeny a s nimi i každá nestvůra, která tam přibude později. Ničemu jinému hrdina neškodí.
book-heroes-3 = Zničené políčko je zaplněné, ale nemá žádnou krajinu a nestojí hvězdy.

## Monsters of Heroes.

book-monsters-title = Zvláštní nestvůry
book-monsters-1 = Drak: jakmile je každé jeho políčko zničené nebo vedle něj není nic prázdného, majitel mapy dostane 3 mince.
book-monsters-2 = Zombie: po vyhodnocení každého období se všechna prázdná políčka vedle zombií změní v zombie.
book-monsters-3 = Troll: po vyhodnocení každého období majitel mapy zničí jedno prázdné políčko vedle živého trolla.
book-monsters-4 = Gorgona: kdo ji kreslí, hned zničí jedno políčko vedle ní. Horám nic nehrozí. Při hře o samotě vybíráš ty.

## Skills.

book-skills-title = Dovednosti
book-skills-1 = Tři dovednosti leží odkryté celou hru. Jednou za období smíš při svém kreslení jednu z nich použít.
book-skills-2 = Platíš mincemi, které už máš. Zaplacené mince se škrtnou: hvězdy už nedávají, ale místo zabírají dál.

## Combined game.

book-combined-title = Obě sady dohromady
book-combined-1 = Vyber libovolný arch, karty období a karty průzkumu z kterékoli sady a libovolné čtyři přepady. Obě karty zřícenin jsou ve hře vždy. Karty hrdinů jsou na tobě.
book-combined-2 = Edikty se berou z obou sad, stále po jednom od každého druhu: les, farmy a voda, vesnice, celá mapa.
book-combined-3 = V samotných Hrdinech karty zřícenin nejsou a políčka zřícenin nic neznamenají.

## Edicts.

book-edicts-title = Edikty
book-edicts-1 = Edikty jsou čtyř druhů: les, farmy a voda, vesnice, celá mapa. Ve hře je po jednom od každého druhu, náhodně rozdaném na A, B, C a D.
book-edicts-2 = Okraj mapy ničemu nebrání: chybějící sousedé se nepočítají.
book-edicts-kind-forest = Les
book-edicts-kind-farm-water = Farmy a voda
book-edicts-kind-village = Vesnice
book-edicts-kind-spatial = Celá mapa
