### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Atlas
atlas-count = Pieczęcie: { $earned } z { $all }
atlas-map = Mapa { $number }
atlas-new = Nowość:
atlas-draw = Narysuj tę mapę
atlas-again = Narysuj ponownie
atlas-watch = Obejrzyj najlepszą grę
atlas-best = Twój najlepszy wynik:
atlas-open-all = Otwórz wszystkie mapy
atlas-open-all-note = Dla osób, które znają grę planszową.
atlas-locked = Tę mapę otwiera pierwsza pieczęć mapy { $number }.
atlas-hint-note = Gra z podpowiedziami daje dwie pierwsze pieczęcie, ale nie trzecią.
atlas-opponent = Przeciwnik: { $name }
atlas-seal-drawn = Narysowana
atlas-seal-drawn-how = Wynik: { n-stars } lub więcej.
atlas-seal-task = Cel
atlas-seal-mastered = Po mistrzowsku
atlas-seal-mastered-how = Bez podpowiedzi: { n-stars } lub więcej.
atlas-seal-earned = zdobyta
atlas-seal-missing = jeszcze niezdobyta
atlas-state-locked = jeszcze zamknięta
atlas-state-open = czeka na narysowanie
atlas-failed = Nie udało się wczytać atlasu. Twoje mapy są bezpieczne.

## The realm, made of the finished maps.

atlas-realm = Twoja kraina
atlas-realm-name = Nazwa krainy
atlas-realm-default = Dwanaście map
atlas-realm-label = { $name }: narysowane mapy { $earned } z { $all }
atlas-whole = Kraina jest kompletna: gotowych jest wszystkich dwanaście map.
atlas-save = Zapisz obrazek
atlas-print = Wydrukuj
atlas-share = Udostępnij
atlas-zoom = Powiększ
atlas-unzoom = Pomniejsz

## On the final screen.

atlas-final-seals = Nowe pieczęcie w atlasie
atlas-final-none = Tym razem bez nowej pieczęci w atlasie
atlas-final-next = Następna mapa: { $name }
atlas-final-atlas = Do atlasu

## The maps: name, story, what is new.

atlas-name-year = Pierwszy rok
atlas-story-year = Dyliżans zostawia cię w dolinie, której nie ma na żadnej mapie. Masz papier, cztery edykty i jeden rok. To, co narysujesz wiosną, liczy się także zimą, więc zostaw sobie miejsce.
atlas-new-year = cały rok i cztery edykty
atlas-name-ruins = Stare kamienie
atlas-story-ruins = Pasterze mówią, że pod trawą są mury. Po karcie ruin twój kształt musi zakryć kratkę ruin. Jeśli się nie da, rysujesz tylko jedną kratkę. Zostaw wolną drogę do każdej z nich.
atlas-new-ruins = ruiny
atlas-name-ambush = Nieproszeni goście
atlas-story-ambush = Nad wzgórzami widać dym, choć nikt tam nie mieszka. Potwory zajmują kratki twojej mapy, a każda pusta kratka obok nich co porę roku kosztuje gwiazdkę. Otocz je.
atlas-new-ambush = zasadzki
atlas-name-wasteland = Szare serce
atlas-story-wasteland = Środkiem tej ziemi biegnie wąwóz. Nic nie można na nim narysować, ale jego kratki liczą się jako wypełnione. Jednym edyktom to pomaga, innym przeszkadza.
atlas-new-wasteland = wąwóz
atlas-name-neighbour = Za płotem
atlas-story-neighbour = Za płotem ktoś początkujący rysuje z tych samych kart. Gdy przychodzą potwory, rysujesz je na sąsiedniej mapie, a twoja wędruje za płot. Teraz nie czas na uprzejmości.
atlas-new-neighbour = sąsiedztwo
atlas-name-skills = Sakiewka
atlas-story-skills = Obok mapy leżą trzy umiejętności, a w każdej porze roku możesz użyć jednej. Niektóre są darmowe. Inne kosztują monety, które co porę roku dawałyby gwiazdkę.
atlas-new-skills = umiejętności
atlas-name-heroes = Ci, którzy zostali
atlas-story-heroes = Do tej krainy przybywają herosi, a każdy strzeże kratek wokół siebie. Potwór na kratce ataku ginie, nawet jeśli przyjdzie później. Postaw herosów tam, gdzie spodziewasz się kłopotów.
atlas-new-heroes = herosi
atlas-name-monsters = Rok zarazy
atlas-story-monsters = Te potwory nie są takie jak inne. Zombie rozprzestrzeniają się po każdej porze roku, gorgona i troll niszczą kratki, a otoczony smok daje trzy monety. Czytaj każdą kartę.
atlas-new-monsters = potwory o szczególnych zdolnościach
atlas-name-ambush-pack = Górska korona
atlas-story-ambush-pack = Przez przełęcze idą inne potwory, a ich kształty są ci jeszcze obce. Zachłanny sąsiad wysyła je tam, gdzie najbardziej boli. Za to góry płacą za każdy mur.
atlas-new-ambush-pack = dodatkowe zasadzki
atlas-name-heroes-and-skills = Kunszt i odwaga
atlas-story-heroes-and-skills = Herosi trzymają granice, a umiejętności naprawiają to, co zepsute. Każda pora roku może się udać, jeśli wiesz, co jest w niej punktowane.
atlas-new-heroes-and-skills = herosi z umiejętnościami
atlas-name-everything = Od morza do morza
atlas-story-everything = Ruiny i herosi, dawne potwory i nowe: tym razem w talii są wszystkie karty. Kupcy chcą przepłynąć krainę łodzią, a rzeki jeszcze nie ma.
atlas-new-everything = wszystko razem
atlas-name-masterpiece = Arcydzieło
atlas-story-masterpiece = W atlasie zostało jedno puste miejsce. Najsilniejszy przeciwnik rysuje z tych samych kart, a każda zasadzka wędruje z mapy na mapę. Przyda się wszystko, czego uczył atlas.
atlas-new-masterpiece = najsilniejszy przeciwnik

## The tasks.

atlas-task-forest = Narysuj klaster lasu z dwunastu kratek.
atlas-task-harvest = Narysuj pola na czterech kratkach ruin.
atlas-task-fence = Zakończ rok bez pustych kratek obok potworów.
atlas-task-wasteland = Wypełnij wszystkie kratki obok wąwozu.
atlas-task-neighbour = Spraw, żeby potwory kosztowały sąsiada o 15 gwiazdek więcej niż ciebie.
atlas-task-skills = Użyj każdej z trzech umiejętności.
atlas-task-heroes = Z pomocą herosów zniszcz sześć kratek potworów.
atlas-task-plague = Nie pozwól, by zombie się rozprzestrzeniły, i zdobądź monety za smoka.
atlas-task-mountains = Otocz wszystkie pięć gór.
atlas-task-seasons = Zdobądź co najmniej 25 gwiazdek w każdej porze roku.
atlas-task-river = Połącz lewą krawędź z prawą jednym klastrem wody.
atlas-task-expert = Zdobądź więcej gwiazdek niż przeciwnik.
