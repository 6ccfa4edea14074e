### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Poháry
cups-new = Nový pohár
cups-yours = Tvoje poháry
cups-untitled = Pohár
cups-intro = Až 100 lidí kreslí tytéž mapy, každý na svém zařízení, stačí jediný odkaz. Tabule ukazuje, kdo je jak daleko a kdo má nejvíc hvězd.
cups-intro-member = { $rounds ->
    [one] Všichni kreslí tutéž mapu se stejnými kartami, každý na svém zařízení. Nikdo neuvidí tvou mapu, dokud nedokončí svou.
    [few] Všichni kreslí tytéž { $rounds } mapy se stejnými kartami, každý na svém zařízení. Nikdo neuvidí tvou mapu, dokud nedokončí svou.
    [many] Všichni kreslí týchž { $rounds } map se stejnými kartami, každý na svém zařízení. Nikdo neuvidí tvou mapu, dokud nedokončí svou.
   *[other] Všichni kreslí týchž { $rounds } map se stejnými kartami, každý na svém zařízení. Nikdo neuvidí tvou mapu, dokud nedokončí svou.
}
cups-news = Dokončeno: { $finished } / { $rounds }. Členů: { $members }
cups-cup-name = Název poháru
cups-name-example = Například: 7. B
cups-rounds = Kola
cups-when = Kdy
cups-together = Všichni naráz
cups-any-time = Kdykoli
cups-together-note = Každé kolo otevřeš tlačítkem a v tu chvíli je kreslí všichni.
cups-any-time-note = Všechna kola jsou otevřená od začátku.
cups-card-time = Čas na každou kartu
cups-card-time-note = Až čas vyprší, stránka to oznámí. Nikdo o nic nepřijde.
cups-seconds = { $count } s
cups-no-limit = Bez limitu
cups-i-draw = Kreslím taky
cups-name = Jméno na tabuli
cups-other-name = Jiné jméno
cups-animals = Vydra,Rys,Volavka,Jezevec,Sokol,Bobr,Kuna,Havran,Jelen,Zajíc,Sova,Štika,Labuť,Vlk,Medvěd,Jeřáb,Ježek,Veverka,Lasička,Luňák
cups-make = Vytvořit pohár
cups-invites = Pozvánka na pohár „{ $title }“
cups-invited = Pozvánka na pohár
cups-join = Zapojit se
cups-watch = Jen se dívat
cups-other-device = Už hraju z jiného zařízení
cups-full = Pohár je plný: má 100 členů. Můžeš ho sledovat.
cups-outside = Na tabuli je místo pro 100 členů a je plná. Kreslit můžeš, ale ostatní tvůj výsledek neuvidí.
cups-privacy = Jméno, které tu zvolíš, tvůj erb a tvé mapy z poháru dostanou všichni, kdo mají odkaz. Vše je koncově šifrované.
cups-opening = Pohár se otvírá…
cups-failed = Pohár se nepodařilo otevřít. Zkus to znovu.
cups-bad-link = Toto není odkaz na pohár.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = { $number }. kolo
cups-all-rounds = Všechna kola
cups-draw = Kreslit { $number }. kolo
cups-go-on = Pokračovat: { $number }. kolo
cups-draw-note = Bez nápověd a bez vracení tahů; přepadení se řídí pravidly sólové hry.
cups-done = Máš hotová všechna kola
cups-waiting = Čeká se na { $number }. kolo
cups-organiser-away = Pořadatel tu není?
cups-organiser-away-note = Další kolo může otevřít kdokoli. Nejdřív se domluvte.
cups-open-round = Otevřít { $number }. kolo
cups-are-here = { $count ->
    [one] Je tu { $count } člen.
    [few] Jsou tu { $count } členové.
    [many] Je tu { $count } členů.
   *[other] Je tu { $count } členů.
}
cups-have-finished = Hotové mapy { $number }. kola: { $finished } / { $players }.
cups-you-watch = Sleduješ tento pohár
cups-draw-along = Kreslit s ostatními
cups-time-up = Čas vypršel
cups-to-board = K tabuli

## The board, the projector, the end.

cups-board = Tabule
cups-place = Místo
cups-progress = Období
cups-stars = Hvězdy
cups-finished = hotovo
cups-checking = kontroluje se
cups-hidden = Hvězdy ostatních vidíš jen za období, která máš hotová i ty.
cups-own-place = Pořadí: { $place } / { $count }
cups-decided = rozhodlo období: { $season }
cups-nth = { $place }.
cups-projector = Ukázat na projektoru
cups-projector-sure = Projektor ukáže hvězdy všech, i za období, která ještě nemáš hotová. Otevřít?
cups-projector-start = Otevřít tabuli
cups-projector-close = Zavřít tabuli
cups-scan = Naskenuj a zapoj se
cups-winners = { $count ->
    [one] Pohár vyhrává { $players }
    [few] O pohár se dělí { $players }
    [many] O pohár se dělí { $players }
   *[other] O pohár se dělí { $players }
}
cups-still-drawing = { $count ->
    [one] Ještě { $count } člen nedokončil.
    [few] Ještě { $count } členové nedokončili.
    [many] Ještě { $count } členů nedokončilo.
   *[other] Ještě { $count } členů nedokončilo.
}
cups-print = Vytisknout diplom
cups-save-table = Uložit tabulku
cups-certificate = { $count ->
    [one] { n-stars } za { $count } kolo
    [few] { n-stars } za { $count } kola
    [many] { n-stars } za { $count } kol
   *[other] { n-stars } za { $count } kol
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Odkaz na pohár
cups-link-note = Zapojit se může každý, kdo má tento odkaz.
cups-share-text = Kresli s námi tytéž mapy v Mapwrightu:
cups-terms = { $rounds ->
    [one] { $rounds } kolo, { $sheet }
    [few] { $rounds } kola, { $sheet }
    [many] { $rounds } kol, { $sheet }
   *[other] { $rounds } kol, { $sheet }
}
cups-other = Další poháry
cups-leave = Opustit pohár
cups-leave-sure = Opustit tento pohár? Tvé výsledky se odtud smažou a předávací servery dostanou žádost, aby je smazaly. Nemusí jí vyhovět.
