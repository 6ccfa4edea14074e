### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Gotowe mapy z gry Mapwright: lasy, wioski, pola i jeziora
preview-challenge-title = Mapowe wyzwanie
preview-challenge-text = Te same karty dla obu stron. Czyja mapa będzie lepsza?
preview-duel-title = Pojedynek na mapy
preview-duel-text = Czeka następna runda: te same karty dla obu stron, a potem obie mapy obok siebie.
preview-table-title = Miejsce przy stole
preview-table-text = Gra ze znajomymi na kilku urządzeniach: otwórz link, usiądź do stołu i rysuj.
preview-group-title = Grupa mapy dnia
preview-group-text = Jedna mapa dziennie i te same karty dla wszystkich znajomych. Bez konta.
preview-cup-title = Puchar map
preview-cup-text = Te same mapy i te same karty dla wszystkich, którzy mają link. Bez konta.
preview-puzzle-title = Zadanie z mapą
preview-puzzle-text = Ostatnie karty pory roku: które miejsca dadzą najwięcej gwiazdek?
preview-daily-title = Mapa dnia
preview-daily-text = Codziennie nowa mapa i te same karty dla wszystkich.
preview-map-title = Mapa do narysowania
preview-map-text = Te same karty, inna mapa: narysuj krainę w ciągu czterech pór roku.
preview-sheet-title = Arkusz mapy do rysowania
preview-sheet-text = Góry, ruiny i wąwozy rozmieszczone własną ręką: narysuj na nich swoją krainę.
