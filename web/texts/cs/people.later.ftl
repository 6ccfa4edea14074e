### The daily map among people.

## $count, $percent, $first, $last (numbers); $name, $who, $from (texts).

people-title = Jak si vedli ostatní
people-explain = Vaše mapa se zveřejní na veřejných předávacích serverech pod smyšleným jménem. Servery vidí vaši internetovou adresu jako každý web. Na oplátku uvidíte mapy ostatních. Zveřejněné mapy zmizí po dvou týdnech.
people-agree = Zveřejnit a porovnat
people-hidden = Nejdřív dokončete mapu tohoto dne. Do té doby zůstanou výsledky ostatních skryté.
people-count = { $count ->
    [one] { $count } ověřená mapa
    [few] { $count } ověřené mapy
    [many] { $count } ověřené mapy
   *[other] { $count } ověřených map
}
people-rejected = { $count ->
    [one] { $count } odmítnutá
    [few] { $count } odmítnuté
    [many] { $count } odmítnuté
   *[other] { $count } odmítnutých
}
people-better = Lepší než { $percent } % map
people-alone = Žádné další mapy tu zatím nejsou. Vaše čeká na společnost.
people-reading = Načítají se mapy ostatních …
people-lost = Předávací servery nejsou dostupné. Vaše mapa je na tomto zařízení v bezpečí.
people-retry = Zkusit znovu
people-refused = Předávací servery vaši mapu nepřijaly, ostatní ji zatím neuvidí.
people-proof = Každá mapa byla přehrána podle pravidel. To nedokazuje, že šlo o první pokus nebo že nepomáhal bot.
people-histogram = Mapy podle hvězd
people-bar = { $first } až { $last } hvězd
people-yours = vaše mapa
people-best = Nejlepší mapy
people-watch = Přehrát záznam: { $name }
people-you = Vaše jméno: { $name }.
people-rename = Nové jméno
people-always = Porovnat každou denní mapu
people-expert = Expert

## Names of players, made of two parts.

people-name = { $who } { $from }
people-who-0 = Volavka
people-who-1 = Lišák
people-who-2 = Vydra
people-who-3 = Jezevec
people-who-4 = Sova
people-who-5 = Zajíc
people-who-6 = Vlk
people-who-7 = Medvěd
people-who-8 = Rys
people-who-9 = Jeřáb
people-who-10 = Havran
people-who-11 = Sokol
people-who-12 = Jelen
people-who-13 = Bobr
people-who-14 = Labuť
people-who-15 = Ježek
people-who-16 = Veverka
people-who-17 = Čáp
people-who-18 = Štika
people-who-19 = Kanec
people-who-20 = Včela
people-who-21 = Kuna
people-who-22 = Kocour
people-who-23 = Husa
people-from-0 = od Starého mlýna
people-from-1 = ze Severního hřebene
people-from-2 = od Tichého jezera
people-from-3 = z Březového háje
people-from-4 = od Kamenného mostu
people-from-5 = z Dlouhého údolí
people-from-6 = od Solné stezky
people-from-7 = z Dalekého břehu
people-from-8 = z Vysokého sedla
people-from-9 = ze Širokého pole
people-from-10 = z Pobořené věže
people-from-11 = ze Zelených kopců
people-from-12 = z Mlžné zátoky
people-from-13 = od Tří pramenů
people-from-14 = od Stříbrné řeky
people-from-15 = z Červených útesů
people-from-16 = z Hlubokého lesa
people-from-17 = z Malého přístavu
people-from-18 = z Větrného vřesoviště
people-from-19 = ze Zlaté louky
people-from-20 = ze Ztraceného ostrova
people-from-21 = ze Skryté jeskyně
people-from-22 = od Starého přívozu
people-from-23 = ze Zasněženého vrcholu
