### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Fertige Landkarten aus Mapwright, gemalt mit Wäldern, Dörfern, Äckern und Seen
preview-challenge-title = Eine Landkarte als Herausforderung
preview-challenge-text = Dieselben Karten für euch beide. Wer zeichnet die bessere Landkarte?
preview-duel-title = Ein Landkartenduell
preview-duel-text = Die nächste Runde wartet: dieselben Karten für euch beide, danach beide Landkarten nebeneinander.
preview-table-title = Ein Platz am Kartentisch
preview-table-text = Eine gemeinsame Partie auf mehreren Geräten: Link öffnen, Platz nehmen, zeichnen.
preview-group-title = Eine Gruppe für die Landkarte des Tages
preview-group-text = Jeden Tag eine Landkarte, dieselben Karten für die ganze Gruppe. Kein Konto nötig.
preview-cup-title = Ein Landkartenturnier
preview-cup-text = Dieselben Landkarten mit denselben Karten für alle, die den Link haben. Kein Konto nötig.
preview-puzzle-title = Ein Landkartenrätsel
preview-puzzle-text = Die letzten Karten einer Jahreszeit: Welche Plätze bringen die meisten Sterne?
preview-daily-title = Die Landkarte des Tages
preview-daily-text = Jeden Tag eine neue Landkarte, mit denselben Karten für alle.
preview-map-title = Eine Landkarte zum Zeichnen
preview-map-text = Dieselben Karten, eine andere Landkarte: Zeichne in vier Jahreszeiten ein Reich.
preview-sheet-title = Ein Kartenblatt zum Zeichnen
preview-sheet-text = Gebirge, Ruinen und Ödnis, von Hand gesetzt: Zeichne dein Reich darauf.
