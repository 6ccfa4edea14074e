### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Statistiques
stats-none = Pas encore de partie terminée. Tes statistiques commenceront avec la première.
stats-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stats-games-played = Parties terminées
stats-best = Record
stats-mean = Moyenne
stats-lost = Étoiles prises par les monstres
stats-streak = Série de cartes du jour
stats-longest-streak = Plus longue série
stats-by-set = Record par boîte et par feuille
stats-by-edict = Moyenne par édit
stats-by-season = Moyenne par saison
stats-titles = Titres gagnés
stats-over-time = Étoiles au fil du temps
stats-all = Toutes les parties
stats-solo = Solo seulement

## Keeping and moving the data. $percent (number).

stats-data = Tes données
stats-data-note = Tout est enregistré sur cet appareil. L’export met tes parties, tes propres feuilles de carte, tes bots et tes coupes dans un seul fichier. Les tables et les groupes n’y sont pas. Les bots importés attendent dans l’atelier, sous « { workshop-unsaved } ».
stats-export = Exporter
stats-import = Importer
stats-importing = Lecture… { $percent } %
stats-imported = { $count ->
    [one] { $count } nouvelle partie ajoutée.
   *[other] { $count } nouvelles parties ajoutées.
}
stats-import-none = Rien de nouveau dans ce fichier.
stats-import-bad = Ce fichier est illisible. Rien n’a changé.
stats-delete = Tout supprimer
stats-delete-sure = Supprimer toutes les parties, statistiques, feuilles de carte, tables, groupes, coupes, bots et réglages de cet appareil ? C’est définitif.
stats-delete-groups = Les relais reçoivent la demande de supprimer tes résultats dans les groupes, mais peuvent l’ignorer.
stats-deleted = Tout est supprimé.
stats-not-deleted = Tout n’a pas pu être supprimé. Ferme les autres onglets de Mapwright et réessaie.
error-file = Ce n’est pas un fichier exporté par Mapwright. Rien n’a changé.
stats-taken-note = Les parties reprises à partir d’une relecture ne comptent pas.
stats-import-skipped = { $count ->
    [one] { $count } partie était illisible.
   *[other] { $count } parties étaient illisibles.
}
