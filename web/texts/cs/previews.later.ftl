### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Hotové mapy hry Mapwright s lesy, vesnicemi, farmami a jezery
preview-challenge-title = Mapová výzva
preview-challenge-text = Stejné karty pro oba. Čí mapa bude lepší?
preview-duel-title = Souboj map
preview-duel-text = Další kolo čeká: stejné karty pro oba a pak obě mapy vedle sebe.
preview-table-title = Místo u stolu
preview-table-text = Hra s přáteli na několika zařízeních: otevři odkaz, posaď se ke stolu a kresli.
preview-group-title = Skupina pro mapu dne
preview-group-text = Jedna mapa denně se stejnými kartami pro všechny přátele. Bez registrace.
preview-cup-title = Mapový pohár
preview-cup-text = Stejné mapy se stejnými kartami pro všechny, kdo mají odkaz. Bez registrace.
preview-puzzle-title = Mapová úloha
preview-puzzle-text = Poslední karty období: která místa přinesou nejvíc hvězd?
preview-daily-title = Mapa dne
preview-daily-text = Každý den nová mapa se stejnými kartami pro všechny.
preview-map-title = Mapa k nakreslení
preview-map-text = Stejné karty, jiná mapa: nakresli říši během čtyř ročních období.
preview-sheet-title = Mapový list k nakreslení
preview-sheet-text = Hory, zříceniny a pustiny rozmístěné vlastní rukou: nakresli mezi nimi svou říši.
