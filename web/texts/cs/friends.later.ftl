### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Výzva
share-challenge-text = { $player }: { n-stars } s těmito kartami. Dokážeš víc?
share-challenge-plain = Stejné karty pro oba. Čí mapa bude lepší?
share-challenge-start = Hrát
share-yours = Tvoje mapa
duel-send-back = Poslat zpět
duel-send = Poslat odkaz
duel-rounds = Kola souboje
duel-endless = Bez omezení
duel-best-of-three = Na dvě výhry
duel-best-of-five = Na tři výhry
duel-finished-maps = Hotové mapy
duel-deciding = Rozhodující tah: „{ $moment }“. { $player }: náskok asi { n-stars }.
duel-show-turn = Ukázat
duel-difference = Rozdíl
duel-message = Souboj map: teď je řada na tobě. { $link }
error-duel-version = Tento souboj vytvořila jiná verze hry. Načti stránku znovu a odkaz otevři ještě jednou. Nic se nezměnilo.
error-duel = Tento odkaz na souboj je poškozený. Možná z něj kus chybí. Nic se nezměnilo.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Nerozhodně { $mine } : { $other } ({ $player })
end-ahead = Vedeš { $mine } : { $other } ({ $player })
end-behind = { $player } vede { $other } : { $mine }
end-both-maps = Obě mapy: { $player }
end-place = Zatím { $place }. místo, hotové mapy: { $count }
end-all-maps = Všechny mapy skupiny

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Souboj: { $player }
duel-round = Kolo { $number }
duel-round-of = Kolo { $number } / { $length }
duel-round-score = Kolo { $number }: { $mine } : { $other }
duel-round-missed = Mapy tohoto kola jsou na jiném zařízení.
duel-history = Všechna kola
duel-won = Vyhráváš souboj { $mine } : { $other }!
duel-lost = Souboj vyhrává { $player }, { $other } : { $mine }.
duel-drawn = Souboj skončil nerozhodně, { $mine } : { $other }.
duel-answer-waits = { $player }, kolo { $number }: { n-stars } s těmito kartami. Dokážeš víc?
duel-play-round = Hrát kolo { $number }
duel-unsent = { $player } o tom ještě neví.
duel-own-waits = Kolo { $number } je nakreslené: { n-stars }.
duel-their-turn = Na řadě je { $player }: odpověď přijde jako odkaz.
duel-send-first = Poslat příteli
duel-send-again = Poslat odkaz znovu
duel-rematch = Odveta
duel-turn-answer = Čeká nové kolo
duel-turn-send = K odeslání
duel-turn-wait = Odpověď ještě nepřišla
duel-turn-over = Skončeno
duel-gone = Tento souboj na tomto zařízení není. Otevře ho jeho poslední odkaz.
duel-full = Tento souboj už má jinou hru tohoto kola. Mapa zůstala v galerii.

## A newcomer with a friend’s link.

invite-learn = Poprvé tady? Nauč se to za tři minuty
invite-learn-on = Učit se dál
invite-learn-note = Hra počká

## Ways to play with others.

ways-now = Teď: u stolu
ways-now-text = Každý kreslí na svém zařízení, všichni najednou, nebo během několika dnů.
ways-now-go = Ke stolům
ways-duel = Jeden po druhém: souboj
ways-duel-text = Nakresli mapu, pošli ji jako odkaz a dostaneš odpověď: stejné karty, obě mapy vedle sebe.
ways-duel-go = Nakreslit první mapu
ways-daily = Každý den: skupina
ways-daily-text = Všichni ve skupině kreslí mapu dne a potom vidí všechny mapy vedle sebe.
ways-daily-go = Založit skupinu
ways-daily-open = Ke skupině
ways-cup = Společně: pohár
ways-cup-text = Jeden odkaz a až 100 lidí, kteří kreslí tytéž mapy: třída, klub, stream.
ways-cup-go = Vytvořit pohár
ways-cup-open = K poháru
