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

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Kamarád
share-ghost = Kamarádovy hvězdy
share-ghost-note = Uvidíš kamarádovy hvězdy po obdobích, ale ne jeho mapu.
invite-waits = Čeká pozvánka
invite-drop = Odstranit pozvánku
invite-return = Zpět k pozvánce
invite-return-from = Zpět k pozvánce: { $player }
duel-title = Souboj
home-duel-turn = Další krok je na tobě: { $player }
series-next = Hra { $number }

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
