### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Звук
menu-volume = Гучність
menu-volume-of = Гучність { $percent } %
menu-ambience = Фоновий звук
menu-ambience-note = Вітер і потріскування свічки, дуже тихо.
say-sound-on = Звук увімкнено.
say-sound-off = Звук вимкнено.

## How the game goes on.

menu-playing = Під час гри
menu-haptics = Вібрація
menu-haptics-note = Коротка вібрація, коли фігура стає на місце, коли її накреслено або коли приходять монстри.
menu-onward = Відкривати карти автоматично
menu-onward-note = Після короткої паузи, під час якої ще можна скасувати хід.
menu-tap-inks = Креслити другим дотиком
menu-tap-inks-note = Торкнися фігури ще раз, щоб накреслити її; повертай кнопкою.
menu-ask-skills = Питати про навички
menu-ask-skills-note = Не відкривати наступну карту, доки можна використати навичку.
menu-left-handed = Для шульги
menu-left-handed-note = Карта й кнопки міняються місцями з указами.
play-whole-map = Показати всю мапу

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Хід скасовано. Гру буде зараховано, але не до рекордів.
share-message-undone = { $count ->
    [one] скасовано { $count } хід
    [few] скасовано { $count } ходи
    [many] скасовано { $count } ходів
   *[other] скасовано { $count } ходу
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } у цьому сезоні
stars-this-season = у цьому сезоні
home-continue-running = { $season }, { $used } із { $limit } · { $stars } { $running } у цьому сезоні

## Home’s way to the album.

home-album = Альбом
home-album-note = Марки, здобуті в іграх
