### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Dźwięk
menu-volume = Głośność
menu-volume-of = Głośność { $percent }%
menu-ambience = Dźwięk w tle
menu-ambience-note = Wiatr i trzask świecy, bardzo cicho.
say-sound-on = Dźwięk włączony.
say-sound-off = Dźwięk wyłączony.

## How the game goes on.

menu-playing = Przebieg gry
menu-haptics = Wibracje
menu-haptics-note = Krótkie drgnięcie, gdy kształt pasuje, gdy go narysujesz lub gdy nadchodzą potwory.
menu-onward = Następna karta automatycznie
menu-onward-note = Po krótkiej przerwie, podczas której można jeszcze cofnąć ruch.
menu-tap-inks = Rysuj drugim dotknięciem
menu-tap-inks-note = Dotknij kształtu jeszcze raz, aby go narysować; obracaj przyciskiem.
menu-ask-skills = Pytaj o umiejętności
menu-ask-skills-note = Następna karta poczeka, jeśli możesz jeszcze użyć umiejętności.
menu-left-handed = Dla leworęcznych
menu-left-handed-note = Karta i przyciski zamieniają się stronami z edyktami.
play-whole-map = Pokaż całą mapę

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Ruch cofnięto. Gra się liczy, ale nie do rekordów.
share-message-undone = { $count ->
    [one] { $count } cofnięty ruch
    [few] { $count } cofnięte ruchy
    [many] { $count } cofniętych ruchów
   *[other] { $count } cofniętego ruchu
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } w tej porze roku
stars-this-season = w tej porze roku
home-continue-running = { $season }, { $used } z { $limit } · { $stars } { $running } w tej porze roku

## Home’s way to the album.

home-album = Album
home-album-note = Znaczki za twoje osiągnięcia
