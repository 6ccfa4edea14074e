### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Atlas
atlas-count = Pečetě: { $earned } / { $all }
atlas-map = Mapa { $number }
atlas-new = Nové:
atlas-draw = Nakreslit tuto mapu
atlas-again = Nakreslit znovu
atlas-watch = Přehrát nejlepší hru
atlas-best = Tvůj nejlepší výsledek:
atlas-open-all = Otevřít všechny mapy
atlas-open-all-note = Pro hráče, kteří znají stolní hru.
atlas-locked = Tuto mapu otevře první pečeť mapy { $number }.
atlas-hint-note = Za hru s nápovědou dostaneš první dvě pečetě, třetí ne.
atlas-opponent = Soupeř: { $name }
atlas-seal-drawn = Nakresleno
atlas-seal-drawn-how = Výsledek: { n-stars } nebo víc.
atlas-seal-task = Úkol
atlas-seal-mastered = Mistrovsky
atlas-seal-mastered-how = Bez nápovědy: { n-stars } nebo víc.
atlas-seal-earned = získáno
atlas-seal-missing = zatím nezískáno
atlas-state-locked = zatím zavřená
atlas-state-open = čeká na nakreslení
atlas-failed = Atlas se nepodařilo načíst. Tvoje mapy jsou v bezpečí.

## The realm, made of the finished maps.

atlas-realm = Tvoje říše
atlas-realm-name = Název říše
atlas-realm-default = Dvanáct map
atlas-realm-label = { $name }: nakreslené mapy { $earned } / { $all }
atlas-whole = Říše je celá: všech dvanáct map je nakresleno.
atlas-save = Uložit obrázek
atlas-print = Vytisknout
atlas-share = Sdílet
atlas-zoom = Zvětšit
atlas-unzoom = Zmenšit

## On the final screen.

atlas-final-seals = Nové pečetě v atlasu
atlas-final-none = Tentokrát žádná nová pečeť v atlasu
atlas-final-next = Další mapa: { $name }
atlas-final-atlas = Do atlasu

## The maps: name, story, what is new.

atlas-name-year = První rok
atlas-story-year = Dostavník tě vysadil v údolí, které není na žádné mapě. Máš papír, čtyři výnosy a jeden rok. Co nakreslíš na jaře, počítá se i v zimě, tak si nech místo.
atlas-new-year = celý rok a čtyři výnosy
atlas-name-ruins = Staré kameny
atlas-story-ruins = Pastevci říkají, že pod trávou jsou zdi. Po kartě zříceniny musí tvůj tvar zakrýt políčko zříceniny. Když to nejde, kreslíš jen jediné políčko. Ke každé zřícenině si nech volnou cestu.
atlas-new-ruins = zříceniny
atlas-name-ambush = Nezvaní hosté
atlas-story-ambush = Nad kopci stoupá kouř, a přitom tam nikdo nebydlí. Nestvůry zaberou políčka tvé mapy a každé prázdné políčko vedle nich stojí v každém období hvězdu. Obklop je.
atlas-new-ambush = přepadení
atlas-name-wasteland = Šedé srdce
atlas-story-wasteland = Uprostřed této země leží pustina. Nic se do ní nakreslit nedá, ale její políčka platí za zaplněná. Některým výnosům to pomáhá, jiným překáží.
atlas-new-wasteland = pustina
atlas-name-neighbour = Za plotem
atlas-story-neighbour = Vedle kreslí začátečník podle stejných karet. Když přijdou nestvůry, kreslíš je do sousední mapy a ta tvoje putuje přes plot. Na zdvořilost teď není čas.
atlas-new-neighbour = soused
atlas-name-skills = Měšec
atlas-story-skills = Vedle mapy leží tři dovednosti a v každém období smíš použít jednu. Některé jsou zdarma. Jiné stojí mince, které by v každém období přinesly hvězdu.
atlas-new-skills = dovednosti
atlas-name-heroes = Ti, kdo zůstali
atlas-story-heroes = Do této země přicházejí hrdinové a každý hlídá políčka kolem sebe. Nestvůra na políčku útoku je zničena, i když přijde až později. Postav hrdiny tam, kde čekáš potíže.
atlas-new-heroes = hrdinové
atlas-name-monsters = Morový rok
atlas-story-monsters = Tyto nestvůry nejsou jako ostatní. Zombie se šíří po každém období, gorgona a troll ničí políčka a obklíčený drak vydá tři mince. Přečti si každou kartu.
atlas-new-monsters = nestvůry se zvláštním účinkem
atlas-name-ambush-pack = Horská koruna
atlas-story-ambush-pack = Přes průsmyky přicházejí jiné nestvůry a jejich tvary ještě neznáš. Chamtivý soused je posílá tam, kde to nejvíc bolí. Hory ti ale za každou hradbu zaplatí.
atlas-new-ambush-pack = další přepadení
atlas-name-heroes-and-skills = Um a odvaha
atlas-story-heroes-and-skills = Hrdinové drží hranice a dovednosti spravují, co je rozbité. Každé období se může vydařit, když víš, co se v něm hodnotí.
atlas-new-heroes-and-skills = hrdinové s dovednostmi
atlas-name-everything = Od moře k moři
atlas-story-everything = Zříceniny a hrdinové, staré i nové nestvůry: tentokrát jsou v balíčku všechny karty. Kupci chtějí projet celou zemí na lodi, jenže řeka tu zatím není.
atlas-new-everything = všechno dohromady
atlas-name-masterpiece = Mistrovské dílo
atlas-story-masterpiece = V atlasu zbývá jediné prázdné místo. Nejsilnější soupeř kreslí podle stejných karet a každé přepadení putuje z mapy na mapu. Bude se ti hodit všechno, co atlas naučil.
atlas-new-masterpiece = nejsilnější soupeř

## The tasks.

atlas-task-forest = Nakresli území lesa o dvanácti políčkách.
atlas-task-harvest = Nakresli farmy na čtyři políčka zřícenin.
atlas-task-fence = Dokonči rok bez prázdného políčka vedle nestvůry.
atlas-task-wasteland = Zaplň všechna políčka vedle pustiny.
atlas-task-neighbour = Ať nestvůry připraví souseda o 15 hvězd víc než tebe.
atlas-task-skills = Použij každou ze tří dovedností.
atlas-task-heroes = Pomocí hrdinů znič šest políček nestvůr.
atlas-task-plague = Nedovol, aby se zombie rozšířily, a získej mince za draka.
atlas-task-mountains = Obklop všech pět hor.
atlas-task-seasons = Získej v každém období aspoň 25 hvězd.
atlas-task-river = Spoj levý okraj s pravým jediným územím vody.
atlas-task-expert = Získej víc hvězd než soupeř.
