### A short rulebook in our own words.

book-title = Pravidla
book-search = Hledat
book-print = Tisk
book-contents = Obsah
book-nothing-found = Nic se nenašlo.
book-example = Příklad
book-about = Pravidla: { $what }
book-solo-value = Hodnota v sólové hře: { $count }
book-corner = { $corner ->
    [top-left] Sólo: z levého horního rohu
    [top-right] Sólo: z pravého horního rohu
    [bottom-left] Sólo: z levého dolního rohu
   *[bottom-right] Sólo: z pravého dolního rohu
}
book-arrow = { $arrow ->
    [clockwise] po směru hodinových ručiček
   *[counter-clockwise] proti směru hodinových ručiček
}

## Goal.

book-goal-title = Cíl hry
book-goal-1 = Po čtyři roční období kreslíš mapu o 11 × 11 políčkách. Čtyři výnosy říkají, co na ní chce koruna vidět.
book-goal-2 = V každém období se hodnotí dva výnosy, každý výnos tedy dvakrát. Mince hvězdy přidávají, nestvůry je berou.
book-goal-3 = Vyhrává ten, kdo má po zimě nejvíc hvězd. Při shodě vyhrává ten, komu nestvůry vzaly méně. Je-li i to stejné, o vítězství se dělí.

## A turn.

book-turn-title = Tah
book-turn-1 = Odkryje se karta. Všichni naráz kreslí jeden z jejích tvarů do své mapy.
book-turn-2 = Většina karet stojí čas. Jakmile čas na kartách tohoto období dosáhne jeho limitu, období končí. Přebytečný čas propadá.
book-turn-3 = Karty zřícenin, přepadení a hrdinů čas nestojí.

## Drawing.

book-drawing-title = Kreslení
book-drawing-1 = Vyber jeden tvar a jeden terén z karty. Tvar smíš otáčet i překlápět.
book-drawing-2 = Tvar musí ležet na mapě a na prázdných políčkách. Ničeho se dotýkat nemusí. Políčko zříceniny je prázdné, dokud na něm není nic nakresleno. Hory a pustina jsou zaplněné od začátku.
book-drawing-3 = Nevejde-li se nikam žádný tvar z karty, nakresli místo něj jedno políčko kamkoli: les, vesnici, farmu, vodu nebo nestvůru, jak chceš.
book-drawing-4 = Políčka sousedí, mají-li společnou stranu. Rohy se nepočítají. Území je skupina sousedních políček stejného terénu; i jediné políčko je území.

## Coins.

book-coins-title = Mince
book-coins-1 = U některých tvarů je mince. Nakresli takový tvar a jednu minci dostaneš.
book-coins-2 = Hora dá jednu minci, jakmile jsou všechna políčka vedle ní zaplněná. Nezáleží na tom, kdo je zaplnil.
book-coins-3 = Každá mince přinese na konci každého období jednu hvězdu, i na konci tohoto: čím dřív, tím líp. Na počítadle je místo pro 14 mincí.

## Ruins.

book-ruins-title = Zříceniny
book-ruins-1 = Když se odkryje karta zříceniny, hned se odkryje další. Tvar příští karty průzkumu musí zakrýt aspoň jedno prázdné políčko zříceniny.
book-ruins-2 = Nejde-li to, nakresli kamkoli do mapy jedno políčko libovolného terénu.
book-ruins-3 = Přijde-li mezitím přepadení nebo hrdina, odehrají se nejdřív. Zřícenina počká na příští kartu průzkumu.

## Ambush at a table.

book-ambush-title = Přepadení
book-ambush-1 = Každá mapa jde k sousedovi ve směru šipky. Nakresli nestvůry do mapy, kterou držíš, tam, kde uškodí nejvíc. Pak se mapy vrátí.
book-ambush-2 = Na konci každého období ztrácíš hvězdu za každé prázdné políčko vedle nestvůry. Zaplň je a ztráty skončí.
book-ambush-3 = Nevejde-li se tvar nikam, nakresli jednu obyčejnou nestvůru.

## Ambush when playing alone.

book-ambush-solo-title = Přepadení v sólové hře
book-ambush-solo-1 = Nestvůry se umístí samy. Jejich tvar se neotáčí: začne v rohu, který je na kartě, a postupuje podél okraje ve směru šipky, dokud se nevejde.
book-ambush-solo-2 = Nevejde-li se podél okraje, obchází mapu o políčko dál od okraje a tak dále. Není-li místo vůbec nikde, nic se nestane.

## Season’s end.

book-season-title = Konec období
book-season-1 = Na jaře se hodnotí výnosy A a B, v létě B a C, na podzim C a D, v zimě D a A.
book-season-2 = Sečti hvězdy za oba výnosy a hvězdu za každou minci. Odečti hvězdu za každé prázdné políčko vedle nestvůry.
book-season-3 = Karty průzkumu se znovu zamíchají a přibude k nim jedna karta přepadení, a hraje-li se s hrdiny, i jedna karta hrdiny. Přepadení a hrdinové, kteří ještě nepřišli, v balíčku zůstávají.
book-season-4 = Po zimě hra končí.

## Solo.

book-solo-title = Sólová hra
book-solo-1 = Každý výnos má svou hodnotu. Tvoje hodnocení jsou hvězdy minus hodnoty čtyř výnosů. Podle hodnocení získáš titul.
book-solo-2 = Je-li mapa plná, hra končí. Toto i všechna zbylá období se vyhodnotí podle toho, jak mapa vypadá.

## Heroes.

book-heroes-title = Hrdinové
book-heroes-1 = Když se odkryje karta hrdiny, nakresli ho na libovolné prázdné políčko své mapy a označ jeho políčka útoku. Jejich vzor smíš otáčet i překlápět. Může ležet na zaplněných políčkách i přesahovat okraj. Prázdná políčka útoku zůstávají prázdná.
book-heroes-2 = Nestvůry na políčkách útoku jsou zničeny a s nimi i každá nestvůra, která tam přibude později. Ničemu jinému hrdina neškodí.
book-heroes-3 = Zničené políčko je zaplněné, ale nemá žádný terén a nestojí hvězdy.
book-heroes-4 = Zničit lze i hrdinu. Jeho políčka útoku však platí dál.

## Monsters of Heroes.

book-monsters-title = Zvláštní nestvůry
book-monsters-1 = Drak: jakmile je každé jeho políčko zničené nebo vedle něj není žádné prázdné políčko, majitel mapy jednorázově dostane 3 mince.
book-monsters-2 = Zombie: po vyhodnocení každého období se všechna prázdná políčka vedle zombií změní v zombie.
book-monsters-3 = Troll: po vyhodnocení každého období majitel mapy zničí jedno prázdné políčko vedle živého trolla.
book-monsters-4 = Gorgona: kdo ji kreslí, hned zničí jedno políčko vedle ní. Horám nic nehrozí. V sólové hře vybíráš ty.

## Skills.

book-skills-title = Dovednosti
book-skills-1 = Tři dovednosti leží odkryté celou hru. Jednou za období smíš při kreslení jednu z nich použít.
book-skills-2 = Platíš mincemi, které už máš. Utracené mince se škrtnou: hvězdy už nedávají, ale na počítadle místo zabírají dál. Dovednosti s cenou 0 jsou zdarma.

## Combined game.

book-combined-title = Obě sady dohromady
book-combined-1 = Vyber libovolný mapový list, karty období a karty průzkumu z kterékoli sady a libovolné čtyři karty přepadení. Obě karty zřícenin jsou ve hře vždy. Karty hrdinů přidat můžeš, ale nemusíš.
book-combined-2 = Výnosy se berou z obou sad, stále po jednom od každého druhu: les, farmy a voda, vesnice, celá mapa.
book-combined-3 = Hraješ-li jen s Hrdiny, karty zřícenin ve hře nejsou a políčka zřícenin nic neznamenají.

## Edicts.

book-edicts-title = Výnosy
book-edicts-1 = Výnosy jsou čtyř druhů: les, farmy a voda, vesnice, celá mapa. Ve hře je od každého druhu jeden, náhodně přidělený písmenům A, B, C a D.
book-edicts-2 = Na okraji mapy chybějící sousední políčka nevadí. Typem terénu jsou i hory, nestvůry a hrdinové. Zřícenina, pustina ani zničené políčko ne.
book-edicts-kind-forest = Les
book-edicts-kind-farm-water = Farmy a voda
book-edicts-kind-village = Vesnice
book-edicts-kind-spatial = Celá mapa
