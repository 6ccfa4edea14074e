### Groups of friends who draw the daily map. Loaded when such a group is opened.

## Making and joining. $player (text).

groups-new = Neue Gruppe
groups-yours = Deine Gruppen
groups-intro = Alle in der Gruppe zeichnen die Landkarte des Tages. Wenn deine fertig ist, siehst du alle Landkarten nebeneinander.
groups-make = Gruppe gründen
groups-join = Beitreten
groups-privacy = Ab heute werden dein Name, dein Wappen und jede Landkarte des Tages, die du fertigstellst, an alle geschickt, die den Link haben. Alles ist Ende-zu-Ende-verschlüsselt.
groups-invites = Einladung von { $player }: eine Gruppe für die Landkarte des Tages
groups-invited = Du bist in eine Gruppe für die Landkarte des Tages eingeladen
groups-that-is-me = Das bin ich
groups-full = Diese Gruppe ist voll: Sie hat 20 Mitglieder.
groups-opening = Die Gruppe wird geöffnet …
groups-failed = Die Gruppe ließ sich nicht öffnen. Versuch es noch einmal.
groups-bad-link = Das ist kein Link zu einer Gruppe.
groups-alone = Noch ist niemand sonst beigetreten
groups-no-name = Ohne Namen

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = Alle Landkarten
groups-have-finished = { $count ->
    [one] Fertig: { $players }.
   *[other] Fertig: { $players }.
}
groups-nobody = Noch ist niemand fertig.
groups-closed = Du siehst die Landkarten, sobald deine fertig ist.
groups-best = Beste des Tages
groups-edict = Bestes Dekret: { $edict }, { n-stars } ({ $season })
groups-replay = Landkarte nachspielen: { $player }

## Weeks, members, the link.

groups-this-week = Diese Woche
groups-earlier = Frühere Wochen
groups-sum = Summe
groups-members = Mitglieder
groups-hide = Ausblenden
groups-unhide = Wieder zeigen
groups-other = Andere Gruppen
groups-leave = Gruppe verlassen
groups-leave-sure = Diese Gruppe verlassen? Deine Ergebnisse werden hier entfernt, und die Vermittlungsserver werden gebeten, sie zu löschen. Ob sie es tun, ist nicht sicher, und was die anderen schon empfangen haben, behalten sie.
groups-link = Link zur Gruppe
groups-link-note = Wer diesen Link hat, kann beitreten. Gib ihn nur an Leute weiter, die du kennst.
groups-share-text = Zeichne mit mir die Landkarte des Tages in Mapwright:
