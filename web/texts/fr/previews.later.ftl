### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Des cartes terminées de Mapwright, peintes de forêts, de villages, de champs et de lacs
preview-challenge-title = Un défi de cartographie
preview-challenge-text = La même donne des deux côtés. Qui dessinera la meilleure carte ?
preview-duel-title = Un duel de cartographes
preview-duel-text = La prochaine manche attend : la même donne des deux côtés, puis les deux cartes côte à côte.
preview-table-title = Une place à la table des cartographes
preview-table-text = Une partie entre amis sur plusieurs appareils : ouvre le lien, prends place et dessine.
preview-group-title = Un groupe pour la carte du jour
preview-group-text = Une carte par jour, la même donne pour tout le groupe. Sans compte.
preview-cup-title = Une coupe de cartographie
preview-cup-text = Les mêmes cartes et les mêmes donnes pour toutes les personnes qui ont le lien. Sans compte.
preview-puzzle-title = Un casse-tête de cartographe
preview-puzzle-text = Les dernières cartes Exploration d’une saison : quelles places rapportent le plus d’étoiles ?
preview-daily-title = La carte du jour
preview-daily-text = Chaque jour une nouvelle carte à dessiner, avec la même donne pour tout le monde.
preview-map-title = Une carte à dessiner
preview-map-text = La même donne, une autre carte : dessine un royaume au fil de quatre saisons.
preview-sheet-title = Une feuille de carte où dessiner
preview-sheet-text = Des montagnes, des ruines et des déserts placés à la main : dessine ton royaume autour.
