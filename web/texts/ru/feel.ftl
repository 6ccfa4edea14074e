### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Звук
menu-volume = Громкость
menu-volume-of = Громкость { $percent } %
menu-ambience = Фоновый звук
menu-ambience-note = Ветер и потрескивание свечи, очень тихо.
say-sound-on = Звук включён.
say-sound-off = Звук выключен.

## How the game goes on.

menu-playing = Во время игры
menu-haptics = Вибрация
menu-haptics-note = Короткая вибрация, когда фигура встаёт на место, когда она начерчена или когда приходят монстры.
menu-onward = Открывать карточки автоматически
menu-onward-note = После короткой паузы, во время которой ещё можно отменить ход.
menu-tap-inks = Чертить вторым касанием
menu-tap-inks-note = Коснись фигуры ещё раз, чтобы начертить её; поворачивай кнопкой.
menu-ask-skills = Спрашивать о навыках
menu-ask-skills-note = Не открывать следующую карточку, пока можно использовать навык.
menu-left-handed = Для левши
menu-left-handed-note = Карточка и кнопки меняются местами с указами.
play-whole-map = Показать всю карту

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Ход отменён. Игра будет засчитана, но не в рекорды.
share-message-undone = { $count ->
    [one] отменён { $count } ход
    [few] отменено { $count } хода
    [many] отменено { $count } ходов
   *[other] отменено { $count } хода
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } в этом сезоне
stars-this-season = в этом сезоне
home-continue-running = { $season }, { $used } из { $limit } · { $stars } { $running } в этом сезоне

## Home’s way to the album.

home-album = Альбом
home-album-note = Марки, полученные в играх
