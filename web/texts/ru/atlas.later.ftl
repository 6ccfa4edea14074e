### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Атлас
atlas-count = Печати: { $earned } из { $all }
atlas-map = Карта { $number }
atlas-new = Новое:
atlas-draw = Начертить эту карту
atlas-again = Начертить ещё раз
atlas-watch = Посмотреть лучшую игру
atlas-best = Твой лучший результат:
atlas-open-all = Открыть все карты
atlas-open-all-note = Для тех, кто уже знает настольную игру.
atlas-locked = Эту карту откроет первая печать карты { $number }.
atlas-hint-note = Игра с подсказками даёт первые две печати, но не третью.
atlas-opponent = Соперник: { $name }
atlas-seal-drawn = Начерчено
atlas-seal-drawn-how = Набери не меньше { $stars } звёзд.
atlas-seal-task = Задание
atlas-seal-mastered = Мастерски
atlas-seal-mastered-how = Набери не меньше { $stars } звёзд без подсказок.
atlas-seal-earned = получена
atlas-seal-missing = ещё не получена
atlas-state-locked = ещё закрыта
atlas-state-open = можно чертить
atlas-failed = Не удалось загрузить атлас. Твои карты на месте.

## The realm, made of the finished maps.

atlas-realm = Твой край
atlas-realm-name = Название края
atlas-realm-default = Двенадцать карт
atlas-realm-label = { $name }: начерчено карт — { $earned } из { $all }
atlas-whole = Край собран: все двенадцать карт начерчены.
atlas-save = Сохранить картинку
atlas-print = Напечатать
atlas-share = Поделиться
atlas-zoom = Увеличить
atlas-unzoom = Уменьшить

## On the final screen.

atlas-final-seals = Новые печати в атласе
atlas-final-none = На этот раз без новой печати в атласе
atlas-final-next = Следующая карта: { $name }
atlas-final-atlas = К атласу

## The maps: name, story, what is new.

atlas-name-year = Первый год
atlas-story-year = Повозка оставила тебя в долине, которой нет ни на одной карте. У тебя есть бумага, четыре указа и один год. Начерченное весной будет считаться и зимой, так что оставляй место.
atlas-new-year = целый год с четырьмя указами
atlas-name-ruins = Старые камни
atlas-story-ruins = Пастухи говорят, что под травой есть стены. После карточки руин твоя фигура должна накрыть клетку руин. Если это невозможно, чертишь только одну клетку. Держи свободным путь к каждой из них.
atlas-new-ruins = руины
atlas-name-ambush = Незваные гости
atlas-story-ambush = Над холмами дым, хотя там никто не живёт. Монстры занимают клетки твоей карты, и каждая пустая клетка рядом с ними каждый сезон отнимает звезду. Огороди их.
atlas-new-ambush = засады
atlas-name-wasteland = Серое сердце
atlas-story-wasteland = Посреди этой земли пролегло ущелье. На нём ничего не начертишь, но его клетки засчитываются как заполненные. Одним указам это на пользу, другим мешает.
atlas-new-wasteland = ущелье
atlas-name-neighbour = За забором
atlas-story-neighbour = По соседству новичок чертит по тем же картам. Когда приходят монстры, ты рисуешь их на соседней карте, а твоя отправляется за забор. Сейчас не до вежливости.
atlas-new-neighbour = сосед
atlas-name-skills = Кошелёк
atlas-story-skills = Рядом с картой лежат три навыка, и каждый сезон можно применить один. Некоторые бесплатны. Другие стоят монет, которые каждый сезон давали бы по звезде.
atlas-new-skills = навыки
atlas-name-heroes = Те, кто остался
atlas-story-heroes = В этот край приходят герои, и каждый стережёт клетки вокруг. Монстр на клетке атаки уничтожается, даже если придёт позже. Ставь героев там, где ждёшь беды.
atlas-new-heroes = герои
atlas-name-monsters = Чумной год
atlas-story-monsters = Эти монстры не похожи на других. Зомби множатся после каждого сезона, горгона и тролль уничтожают клетки, а огороженный дракон даёт три монеты. Читай каждую карточку.
atlas-new-monsters = монстры со свойствами
atlas-name-ambush-pack = Кольцо вершин
atlas-story-ambush-pack = Через перевалы идут другие монстры с незнакомыми фигурами. Жадный сосед шлёт их туда, где больнее всего. Зато горы платят за каждую ограду.
atlas-new-ambush-pack = дополнительные засады
atlas-name-heroes-and-skills = Сноровка и отвага
atlas-story-heroes-and-skills = Герои держат границы, навыки чинят сломанное. Каждый сезон может удаться, если знаешь, что он оценивает.
atlas-new-heroes-and-skills = герои и навыки
atlas-name-everything = От моря до моря
atlas-story-everything = Руины и герои, старые монстры и новые: на этот раз в колоде все карты. Купцы хотят пересечь край на лодке, а реки ещё нет.
atlas-new-everything = всё вместе
atlas-name-masterpiece = Шедевр
atlas-story-masterpiece = В атласе осталось одно пустое место. Сильнейший соперник чертит по тем же картам, и каждая засада переходит с карты на карту. Пригодится всё, чему учил атлас.
atlas-new-masterpiece = сильнейший соперник

## The tasks.

atlas-task-forest = Начерти область леса из двенадцати клеток.
atlas-task-harvest = Начерти поля на четырёх клетках руин.
atlas-task-fence = Заверши год без пустых клеток рядом с монстрами.
atlas-task-wasteland = Заполни все клетки, примыкающие к ущелью.
atlas-task-neighbour = Сделай так, чтобы монстры отняли у соседа на 15 звёзд больше, чем у тебя.
atlas-task-skills = Примени каждый из трёх навыков.
atlas-task-heroes = Уничтожь героями шесть клеток монстров.
atlas-task-plague = Не дай зомби размножиться и получи монеты за дракона.
atlas-task-mountains = Окружи все пять гор.
atlas-task-seasons = Получи не меньше 25 звёзд в каждом сезоне.
atlas-task-river = Соедини левый край с правым одной областью водоёмов.
atlas-task-expert = Получи больше звёзд, чем соперник.
