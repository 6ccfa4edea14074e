### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Sdílet
share-link = Kopírovat odkaz
share-link-copied = Odkaz zkopírován.
share-text = Kopírovat text
share-text-copied = Text zkopírován.
share-picture = Obrázek
share-picture-saved = Obrázek uložen.
share-qr = QR kód
share-qr-note = Naskenuj ho a hraj se stejnými kartami.
share-with-result = S mým výsledkem
share-with-result-note = Kamarád si zahraje se stejnými kartami a pak uvidí obě mapy vedle sebe.
share-with-language = Odkaz v tomto jazyce
share-failed = Sdílení se nepovedlo. Zkopíruj místo toho odkaz.

## The text that is shared. $link (text).

share-message-link = Stejné karty: { $link }

## A challenge from a link. $player (text), $stars (number).

share-challenge-title = Výzva
share-challenge-text = { $player }: { n-stars } s těmito kartami. Dokážeš víc?
share-challenge-plain = Stejné karty pro oba. Čí mapa bude lepší?
share-challenge-start = Hrát
share-challenge-friend = Kamarád
share-compare = Porovnat
share-yours = Tvoje mapa
share-compare-won = { $stars ->
    [one] Vedeš o { $stars } hvězdu.
    [few] Vedeš o { $stars } hvězdy.
    [many] Vedeš o { $stars } hvězdy.
   *[other] Vedeš o { $stars } hvězd.
}
share-compare-lost = { $stars ->
    [one] Prohráváš o { $stars } hvězdu.
    [few] Prohráváš o { $stars } hvězdy.
    [many] Prohráváš o { $stars } hvězdy.
   *[other] Prohráváš o { $stars } hvězd.
}
share-compare-level = Je to nerozhodně.
share-ghost = Duch
share-ghost-note = Uvidíš kamarádovy hvězdy po obdobích, ale ne jeho mapu.
duel-send-back = Poslat zpět
duel-send = Poslat odkaz
duel-another = Další kolo
duel-rounds = Kola souboje
duel-endless = Bez konce
duel-best-of-three = Na dvě výhry
duel-best-of-five = Na tři výhry
duel-score = Vyhraná kola: ty { $mine }, { $player } { $other }.
duel-won = Vyhráváš souboj!
duel-lost = Souboj vyhrává { $player }.
duel-drawn = Souboj končí remízou.
duel-finished-maps = Hotové mapy
duel-deciding = Rozhodující tah: { $moment }. { $player }: náskok asi { n-stars }.
duel-show-turn = Ukázat
duel-difference = Rozdíl
duel-waiting = Na hráče { $player } čekají pod tímto odkazem stejné karty.
duel-message = Souboj map: teď je řada na tobě. { $link }
error-duel-version = Tento souboj vytvořila jiná verze hry. Načti stránku znovu a odkaz otevři ještě jednou. Nic se nezměnilo.
error-duel = Tento odkaz na souboj je poškozený. Možná z něj kus chybí. Nic se nezměnilo.

## Keepsake: the finished map as a picture or on paper.

keepsake-title = Na památku
keepsake-name = Tvoje jméno
keepsake-by = Kartograf: { $player }
keepsake-png = PNG
keepsake-print = Tisk
keepsake-label = Hotová mapa, { n-stars }, { $title }

## Gallery.

gallery-title = Galerie
gallery-none = Zatím žádné hotové mapy. První bude viset tady.
gallery-count = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
    [many] { $count } mapy
   *[other] { $count } map
}
gallery-newest = Nejnovější
gallery-best = Nejlepší
