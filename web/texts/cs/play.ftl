### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Období { $number } ze { $of }
play-time = Čas
play-time-of = Čas { $used } / { $limit }

## Edicts panel.

play-edicts = Výnosy
play-edict-letter = Výnos { $letter }
play-scores-now = Hodnotí se teď
play-edict-worth-now = { n-stars }, kdyby se hodnotilo teď
play-scores-in = { $season ->
    [spring] Hodnotí se na jaře
    [summer] Hodnotí se v létě
    [fall] Hodnotí se na podzim
   *[winter] Hodnotí se v zimě
}
play-explain = Vysvětlit
play-back = Zpět ke kreslení

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] { $edict }: +{ $stars } hvězda
    [few] { $edict }: +{ $stars } hvězdy
    [many] { $edict }: +{ $stars } hvězdy
   *[other] { $edict }: +{ $stars } hvězd
}
play-edict-loses = { $stars ->
    [one] { $edict }: −{ $stars } hvězda
    [few] { $edict }: −{ $stars } hvězdy
    [many] { $edict }: −{ $stars } hvězdy
   *[other] { $edict }: −{ $stars } hvězd
}

## Coins, monsters and the ledger. $count (number).

play-coins = Mince
play-coins-of = Mince: { $count } ze { $of }
play-coin-plus-one = +1 mince
play-coin-lost = Počítadlo mincí je plné. Tato mince propadá.
play-toll = Daň nestvůrám
play-toll-note = { $count ->
    [one] { $count } prázdné políčko vedle nestvůr
    [few] { $count } prázdná políčka vedle nestvůr
    [many] { $count } prázdná políčka vedle nestvůr
   *[other] { $count } prázdných políček vedle nestvůr
}
play-toll-none = Vedle nestvůr není žádné prázdné políčko
play-ledger = Bodování
play-stars = Hvězdy
play-total = Celkem

## The card in hand.

play-card-explore = Karta průzkumu
play-card-ruins = Karta zříceniny
play-card-ambush = Přepadení
play-card-hero = Hrdina
play-card-time = Čas { $count }
play-shape-number = Tvar { $number }
play-terrain = Terén
play-nothing-to-draw = Mapa je plná. Není co kreslit.

## Tools. Keep them short: they sit under small icons.

play-rotate = Otočit
play-flip = Překlopit
play-undo = Zpět
play-redo = Znovu
play-confirm = Zakreslit
play-next = Další karta
play-map = Mapa
play-close = Zavřít
play-more = Další

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Sedí.
play-does-not-fit = Nesedí. { $why }

## Notices above the card.

play-must-cover-ruins = Zakryj prázdné políčko zříceniny.
play-fallback = Žádný tvar se nevejde. Nakresli kamkoli jedno políčko libovolného terénu.
play-fallback-ruins = Žádný tvar nedosáhne na prázdnou zříceninu. Nakresli kamkoli jedno políčko libovolného terénu.

## Ambush.

play-ambush-revealed = Přepadení! { $card }
play-ambush-corner-top-left = Nestvůry přišly z levého horního rohu.
play-ambush-corner-top-right = Nestvůry přišly z pravého horního rohu.
play-ambush-corner-bottom-left = Nestvůry přišly z levého dolního rohu.
play-ambush-corner-bottom-right = Nestvůry přišly z pravého dolního rohu.
play-ambush-no-room = Nestvůry nenašly místo. Karta se odhazuje.
play-ambush-draw-on = Nakresli nestvůry do sousední mapy ({ $player }).
play-ambush-fallback = Tvar se nikam nevejde. Nakresli kamkoli jedno políčko s nestvůrou.
play-ambush-on-you = { $player } kreslí nestvůry do tvé mapy.

## Heroes and the monsters that do more.

play-hero-place = Umísti hrdinu na libovolné prázdné políčko. Útok smíš otáčet i překlápět.
play-hero-place-only = Umísti hrdinu na libovolné prázdné políčko.
play-troll-choose = Troll řádí. Vyber jedno prázdné políčko vedle něj, které zničí.
play-gorgon-choose = Gorgona se rozhlíží. Vyber jedno políčko vedle ní, které zničí.
play-zombie-wave = { $count ->
    [one] Zombie zaberou další { $count } políčko.
    [few] Zombie zaberou další { $count } políčka.
    [many] Zombie zaberou další { $count } políčka.
   *[other] Zombie zaberou dalších { $count } políček.
}
play-dragon-beaten = Drak je poražen: 3 mince!

## Skills. $count (number of coins).

play-skills = Dovednosti
play-skill-use = { $count ->
    [one] Použít za { $count } minci
    [few] Použít za { $count } mince
    [many] Použít za { $count } mince
   *[other] Použít za { $count } mincí
}
play-skill-use-free = Použít zdarma
play-skill-pass = Bez dovednosti
play-skill-cure-wounds = Umísti tvar 1 × 2 vedle nestvůry.
play-skill-diplomacy = Vyber políčko, které bude farmou i vesnicí.
play-skill-search = Vyber políčko vedle svého tvaru.
play-skill-concentrate = Nakresli stejný tvar ještě jednou.
play-skill-move-silently = Nech tvar přečnívat přes okraj.
play-skill-negotiate = Nakresli místo toho čtverec 2 × 2.
play-skill-knowledge = Z tvaru bude vesnice.
play-acrobatics-upright = Na výšku
play-acrobatics-flat = Na šířku

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Konec jara
    [summer] Konec léta
    [fall] Konec podzimu
   *[winter] Konec zimy
}
season-next = { $season ->
    [spring] Vzhůru do jara
    [summer] Vzhůru do léta
    [fall] Vzhůru do podzimu
   *[winter] Vzhůru do zimy
}
season-next-edicts = { $season ->
    [spring] Na jaře se hodnotí { $first } a { $second }.
    [summer] V létě se hodnotí { $first } a { $second }.
    [fall] Na podzim se hodnotí { $first } a { $second }.
   *[winter] V zimě se hodnotí { $first } a { $second }.
}
season-time-to-spend = Časový limit: { $limit }
season-coins = Mince
season-toll = Daň nestvůrám
season-total = Toto období
season-so-far = Zatím
season-to-final = K výsledku
season-map-full = Mapa je plná. Zbylá období se vyhodnotí podle ní.

## Final screen. $rating and $stars are numbers.

final-heading = Mapa je hotová
final-your-title = Tvůj titul
final-next-title = Další titul: { $title } (hodnocení o { $count } vyšší)
final-again = Hrát znovu
final-home = Domů
final-share = Sdílet
final-review = Rozbor
final-replay = Přehrát
final-keepsake = Na památku
final-more = Více

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Čtyři roční období, prázdný list a celá říše k nakreslení.
home-about = Nakresli mapu říše během čtyř ročních období. Hra o kreslení map přímo v prohlížeči.
home-no-script = Mapwright potřebuje JavaScript.
home-continue = Pokračovat
home-continue-note = { $season }, { $used } / { $limit } · { n-stars }
home-new = Nová hra
home-daily = Mapa dne
home-atlas = Atlas
home-atlas-note = Dvanáct map, jedna říše
home-atlas-note-seals = Mapa { $number } · pečetě: { $earned } / 36
home-puzzles = Úlohy
home-puzzles-note = Co nejvíc hvězd do konce období
home-learn = Jak hrát
home-learn-note = První období krok za krokem
home-rules = Pravidla
home-rules-note = Stručně a se všemi kartami
home-sheets = Vlastní listy
home-sheets-note = Namaluj mapový list a hraj na něm
home-desk = Sčítání bodů
home-desk-note = Spočítej hvězdy na papírové mapě
home-workshop = Dílna botů
home-gallery = Galerie
home-gallery-note = Tvoje hotové mapy
home-programmers = Pro programátory
home-games = Uložené hry
home-more = Více

## New game.

new-set = Karty
new-sheet = Mapový list
new-sheet-letter = List { $letter }
new-sheet-own = Vlastní list
new-sheet-nameless = Bezejmenný kraj
new-options = Možnosti
new-seed = Semínko
new-seed-note = Stejné semínko rozdá stejné karty.
new-seed-random = Náhodné
new-players = Hráči
new-player = Hráč { $number }
new-player-add = Přidat hráče
new-player-remove = Odebrat
new-solo = Sólo
new-skills = Dovednosti
new-heroes = Karty hrdinů
new-solo-ambushes = Přepadení jako v sólové hře
new-ambush-packs = Přepadení
new-explore-set = Karty průzkumu
new-season-set = Karty období
new-start = Začít

## Menu, themes, languages, sound and motion.

menu-title = Nabídka
menu-home = Domů
menu-rules = Pravidla
menu-settings = Nastavení
menu-language = Jazyk
menu-language-failed = Jazyk „{ $language }“ se nepodařilo načíst. Zůstává ten dosavadní.
menu-language-unknown = Adresa žádá jazyk, který hra nemá: { $code }.
menu-theme = Vzhled
menu-theme-day = Den
menu-theme-candle = Svíčka
menu-theme-contrast = Kontrastní
menu-theme-system = Podle systému
menu-motion = Animace
menu-motion-on = Zapnuto
menu-motion-off = Vypnuto
menu-keys = Šipky posouvají, R otáčí, F překlápí, 1 až 9 volí tvar nebo dovednost, T terén, Z vrací zpět, Y provede znovu, H napoví, Enter zakreslí, A až D vysvětlí výnos, M zapíná a vypíná zvuk, Esc jde zpátky.
menu-full-screen = Celá obrazovka
menu-leave = Opustit hru
menu-leave-note = Hra je uložená.
menu-leave-puzzle = Opustit úlohu
menu-leave-puzzle-note = Můžeš ji kdykoli začít znovu.
menu-on = Zapnuto
menu-off = Vypnuto
menu-ok = OK
menu-cancel = Zrušit
menu-back = Zpět
menu-skip = Přejít na mapu

## Loading. $percent and $count (seconds) are numbers.

load-title = Mícháme inkoust
load-engine = Stahujeme herní jádro
load-library = Rozbalujeme pravidla
load-memory = Připravujeme paměť
load-starting = Spouštíme
load-ready = Hotovo
load-percent = { $percent } %
load-bytes = { $loaded } / { $total } MB
load-time-left = { $count ->
    [one] zbývá asi { $count } sekunda
    [few] zbývají asi { $count } sekundy
    [many] zbývá asi { $count } sekundy
   *[other] zbývá asi { $count } sekund
}
load-slow = Trvá to déle než obvykle. Zatím si můžeš přečíst pravidla.
load-failed = Herní jádro se nepodařilo načíst.
load-repaired = Uložený soubor hry byl poškozený. Už je nahrazen: načti stránku znovu.
load-damaged = Uložené soubory hry jsou poškozené a nepodařilo se je nahradit. Až budeš online, načti stránku znovu.
load-retry = Zkusit znovu
load-update = Je připravena nová verze.
load-update-now = Aktualizovat
load-update-later = Později
load-storage-refused = Prohlížeč nedovoluje ukládat. Hra vydrží, dokud stránku nezavřeš.

## Saved games. $count (number), $when (a date as text).

games-title = Uložené hry
games-none = Zatím žádné uložené hry.
games-open = Otevřít
games-delete = Smazat
games-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
games-finished = Dohraná
games-when = Naposledy hráno { $when }
games-copy = Kopírovat záznam
games-copied = Zkopírováno.
games-not-copied = Zkopírovat se to nepodařilo.

## Error panel. The sentences are in reasons.ftl.

error-title = Něco se pokazilo
error-report-note = Zpráva obsahuje tahy této hry a chybu. Než ji odešleš, přečti si ji.
error-report-copy = Kopírovat zprávu
error-reload = Načíst znovu
error-continue = Pokračovat
error-details = Podrobnosti

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Mapa, 11 krát 11 políček
say-row = Řádek { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, na zřícenině
say-cell-ruins-empty = { $cell }, prázdná zřícenina
say-cell-struck = { $cell }, { $what }, sem útočí hrdina
say-cell-surrounded = { $cell }, { $what }, obklopené, mince je vyzvednutá
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } políčko, { $from }. Sedí.
    [few] { $terrain }, { $count } políčka, { $from } až { $to }. Sedí.
    [many] { $terrain }, { $count } políčka, { $from } až { $to }. Sedí.
   *[other] { $terrain }, { $count } políček, { $from } až { $to }. Sedí.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } políčko, { $from }. Nesedí. { $why }
    [few] { $terrain }, { $count } políčka, { $from } až { $to }. Nesedí. { $why }
    [many] { $terrain }, { $count } políčka, { $from } až { $to }. Nesedí. { $why }
   *[other] { $terrain }, { $count } políček, { $from } až { $to }. Nesedí. { $why }
}
say-rotated = Otočeno.
say-flipped = Překlopeno.
say-shape-chosen = { $count ->
    [one] Tvar { $number }, { $count } políčko.
    [few] Tvar { $number }, { $count } políčka.
    [many] Tvar { $number }, { $count } políčka.
   *[other] Tvar { $number }, { $count } políček.
}
say-terrain-chosen = { $terrain }.
say-inked = Zakresleno.
say-undone = Vráceno zpět.
say-redone = Zakresleno znovu.
say-card = Nová karta: { $card }.
say-edict = Výnos { $letter }, { $edict }, { n-stars }
say-edict-live = Hodnotí se v tomto období

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Průběh hry
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }: { $text }
log-by-on = { $player } → { $on }: { $text }
log-fallback = Jedno políčko, { $terrain }: { $cells }
log-coin = Tvar s mincí: +1
log-mountain = Hora { $cell } obklopena: +1 mince
log-ambush = Přepadení, { $card }: { $cells }
log-ambush-none = Přepadení, { $card }: není místo
log-hero = Hrdina, { $card }: { $cell }
log-destroyed = Zničeno: { $cells }
log-dragon = Drak poražen: +3 mince
log-zombies = Zombie se šíří: { $cells }
log-troll = Troll ničí { $cell }
log-gorgon = Gorgona ničí { $cell }
log-skill = Dovednost: { $skill }
log-season-scored = { $season ->
    [spring] Vyhodnocení jara: { n-stars }
    [summer] Vyhodnocení léta: { n-stars }
    [fall] Vyhodnocení podzimu: { n-stars }
   *[winter] Vyhodnocení zimy: { n-stars }
}
log-nothing = Nic se nekreslilo
log-end = Konec hry: { n-stars }
