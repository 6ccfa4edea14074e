### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Carte du jour
daily-number = N° { $number }
daily-kind-base = Lundi classique
daily-kind-heroes = Mardi des héros
daily-kind-wasteland = Mercredi du désert
daily-kind-combined = Jeudi double
daily-kind-marches = Vendredi des Marches
daily-kind-everything = Samedi tout compris
daily-kind-skills = Dimanche des compétences
daily-intro = Carte du jour : { $name }. Le premier essai compte, sans indices.
daily-note = Une donne par jour, la même pour tout le monde. La suivante arrive à minuit UTC.
daily-start = Dessiner la carte du jour
daily-continue = Continuer
daily-again = S’entraîner
daily-not-yet = Pas encore dessinée
daily-started = En cours
daily-done = Terminée : { n-stars }
daily-missed = Manquée
daily-first-try-note = Le premier essai compte. Les suivants servent d’entraînement.
daily-practice = Entraînement
daily-best = Meilleur essai : { n-stars }
daily-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-longest-streak = { $count ->
    [one] Plus longue série : { $count } jour
   *[other] Plus longue série : { $count } jours
}
daily-no-streak = Dessine la carte du jour pour commencer une série.
daily-calendar = Calendrier
daily-earlier = Plus tôt
daily-later = Plus tard
daily-today = Aujourd’hui
daily-next = Prochaine carte dans { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Ta série sera mieux protégée si tu installes le jeu sur cet appareil.
install-do = Installer
install-menu = Ta série sera mieux protégée si tu installes l’app : dans Safari, appuie sur Partager, puis sur « Sur l’écran d’accueil ».
install-refuse = Non merci

## Groups of friends. $finished, $friends (numbers).

groups-title = La carte du jour entre amis
groups-note = Compare ta carte à celles du groupe
groups-finished = { $friends ->
    [one] Cartes terminées dans ton groupe : { $finished } sur { $friends }
   *[other] Cartes terminées dans ton groupe : { $finished } sur { $friends }
}

## Today on home. $count (number).

puzzles-name-day = Casse-tête du jour
puzzles-day-not-yet = Pas encore résolu
puzzles-day-given = Solution vue
today-done = Fait : { $count } sur 2
today-solved = Résolu
today-tried = Pas encore le maximum

## Days. $day, $year (texts). Home says today's before Fluent is there: no line may hold more than these two.
## date-first-day stands for $day on the first of a month: “1er janvier” in French.

date-first-day = 1er
date-1 = { $day } janvier { $year }
date-2 = { $day } février { $year }
date-3 = { $day } mars { $year }
date-4 = { $day } avril { $year }
date-5 = { $day } mai { $year }
date-6 = { $day } juin { $year }
date-7 = { $day } juillet { $year }
date-8 = { $day } août { $year }
date-9 = { $day } septembre { $year }
date-10 = { $day } octobre { $year }
date-11 = { $day } novembre { $year }
date-12 = { $day } décembre { $year }
