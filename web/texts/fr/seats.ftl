### One list of seats, crests, bots that can be watched, and the cards by hand.

## Who sits where. $player (text).

new-table = Sur cet appareil
seats-person = Une personne
seats-kind = { $player } : une personne ou un bot
seats-dress = { $player } : couleur et blason
seats-crest = Blason
seats-open = Cartes visibles
seats-open-note = Tout le monde voit toutes les cartes.
seats-hidden-note = Un rideau tombe entre deux tours.
seats-watch = Regarder les bots
seats-watch-off = Non
seats-watch-slow = Lentement
seats-watch-fast = Vite
seats-skip = Passer

## Names that bots have by themselves.

bot-name-1 = Isolde
bot-name-2 = Bram
bot-name-3 = Odette
bot-name-4 = Caspar
bot-name-5 = Mirela
bot-name-6 = Tobias
bot-name-7 = Yvaine
bot-name-8 = Falk

## Crests.

crest-tower = Tour
crest-ship = Navire
crest-tree = Arbre
crest-key = Clé
crest-sun = Soleil
crest-fish = Poisson
crest-bell = Cloche
crest-moon = Lune
crest-crown = Couronne
crest-anchor = Ancre
crest-quill = Plume
crest-bridge = Pont

## The cards of a new game. $card (text), $count (number).

cards-title = Choisir la donne
cards-by-lot = Tout au hasard
cards-first = La donne d’initiation des règles
cards-lot = Au hasard
cards-lot-note = La graine décide.
cards-letters = Édits dans l’ordre
cards-earlier = { $card } : monter d’un rang
cards-packs = D’où viennent les embuscades
cards-four = Ou choisis-en exactement quatre ({ $count } sur 4). En attendant, les paquets ci-dessus servent.
cards-code = Code de donne
cards-code-use = Appliquer
cards-code-bad = Ce code de donne n’est pas valable pour un seul appareil. Exemple : bA1-harbour.
