### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Готовые карты Mapwright с лесами, поселениями, полями и озёрами
preview-challenge-title = Вызов картографу
preview-challenge-text = Одна раздача на двоих. Чья карта выйдет лучше?
preview-duel-title = Дуэль картографов
preview-duel-text = Следующий раунд: одна раздача на двоих, а потом обе карты рядом.
preview-table-title = Место за столом
preview-table-text = Игра с друзьями на нескольких устройствах: открой ссылку, садись за стол и рисуй.
preview-group-title = Группа для раздачи дня
preview-group-text = Одна раздача в день на всех друзей. Без регистрации.
preview-cup-title = Кубок карт
preview-cup-text = Одни и те же карты и карточки для всех, у кого есть ссылка. Без регистрации.
preview-puzzle-title = Задача для картографа
preview-puzzle-text = Последние карточки сезона: какие места принесут больше всего звёзд?
preview-daily-title = Раздача дня
preview-daily-text = Каждый день новая раздача, одна для всех.
preview-map-title = Карта ждёт тебя
preview-map-text = Та же раздача, другая карта: нарисуй целый край за четыре времени года.
preview-sheet-title = Лист карты для игры
preview-sheet-text = Горы, руины и ущелья, расставленные вручную: нарисуй на них свой край.
