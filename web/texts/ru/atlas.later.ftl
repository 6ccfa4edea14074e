### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Атлас
atlas-count = Печати: { $earned } из { $all }
atlas-map = Карта { $number }
atlas-new = Новое:
atlas-draw = Нарисовать эту карту
atlas-again = Нарисовать ещё раз
atlas-watch = Посмотреть лучшую игру
atlas-best = Твой лучший результат:
atlas-open-all = Открыть все карты
atlas-open-all-note = Для тех, кто уже знает настольную игру.
atlas-locked = Чтобы открыть эту карту, получи первую печать на карте { $number }.
atlas-hint-note = С подсказками можно получить первые две печати, но не третью.
atlas-opponent = Соперник: { $name }
atlas-seal-drawn = Нарисовано
atlas-seal-drawn-how = Результат: { n-stars } или больше.
atlas-seal-task = Задание
atlas-seal-mastered = Мастерство
atlas-seal-mastered-how = Без подсказок: { n-stars } или больше.
atlas-seal-earned = получено
atlas-seal-missing = ещё не получено
atlas-state-locked = ещё закрыта
atlas-state-open = можно рисовать
atlas-failed = Не удалось загрузить атлас. Твои карты на месте.

## The realm, made of the finished maps.

atlas-realm = Твой край
atlas-realm-name = Название края
atlas-realm-default = Край двенадцати карт
atlas-realm-label = { $name }: готовых карт — { $earned } из { $all }
atlas-whole = Край собран: все двенадцать карт готовы.
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
atlas-story-year = Дилижанс высадил тебя в долине, которой нет ни на одной карте. У тебя есть бумага, четыре указа и один год. Нарисованное весной даст звёзды и зимой, так что оставляй место.
atlas-new-year = целый год с четырьмя указами
atlas-name-ruins = Старые камни
atlas-story-ruins = Пастухи говорят, что под травой скрыты стены. После карточки руин твоя фигура должна накрыть клетку руин. Если это невозможно, рисуешь только одну клетку. Оставляй свободным путь к каждым руинам.
atlas-new-ruins = руины
atlas-name-ambush = Незваные гости
atlas-story-ambush = Над холмами дым, хотя там никто не живёт. Монстры занимают клетки твоей карты, и каждая пустая клетка рядом с ними каждый сезон отнимает звезду. Окружи их.
atlas-new-ambush = засады
atlas-name-wasteland = Серое сердце
atlas-story-wasteland = Посреди этого края пролегло ущелье. Рисовать в нём нельзя, но его клетки заполнены с самого начала. Одним указам это на пользу, другим мешает.
atlas-new-wasteland = ущелье
atlas-name-neighbour = За забором
atlas-story-neighbour = По соседству рисует новичок, и карточки у него те же. Когда приходят монстры, ты рисуешь их на его карте, а твоя отправляется за забор. Не церемонься.
atlas-new-neighbour = сосед
atlas-name-skills = Кошелёк
atlas-story-skills = Рядом с картой лежат три навыка, и каждый сезон можно использовать один. Некоторые бесплатны. За другие платят монетами, которые каждый сезон давали бы по звезде.
atlas-new-skills = навыки
atlas-name-heroes = Те, кто остаётся
atlas-story-heroes = В этот край приходят герои, и каждый стережёт клетки вокруг. Монстр на клетке атаки гибнет, даже если появится позже. Ставь героев там, откуда ждёшь беды.
atlas-new-heroes = герои
atlas-name-monsters = Чумной год
atlas-story-monsters = Эти монстры не похожи на других. Зомби распространяются после каждого сезона, горгона и тролль уничтожают клетки, а окружённый дракон даёт три монеты. Читай каждую карточку.
atlas-new-monsters = монстры со свойствами
atlas-name-ambush-pack = Корона гор
atlas-story-ambush-pack = Через перевалы идут новые монстры незнакомых очертаний. Жадный сосед шлёт их туда, где больнее всего. Зато за каждую окружённую гору есть награда.
atlas-new-ambush-pack = дополнительные засады
atlas-name-heroes-and-skills = Сноровка и отвага
atlas-story-heroes-and-skills = Герои держат границы, навыки чинят сломанное. Каждый сезон может стать удачным, если знаешь, что будут оценивать.
atlas-new-heroes-and-skills = герои и навыки
atlas-name-everything = От моря до моря
atlas-story-everything = Руины и герои, старые монстры и новые: на этот раз в колоде все карточки. Купцы хотят пересечь край на лодке, а реки ещё нет.
atlas-new-everything = всё вместе
atlas-name-masterpiece = Шедевр
atlas-story-masterpiece = В атласе осталось одно пустое место. У сильнейшего из соперников те же карточки, а засады переходят с карты на карту. Пригодится всё, чему научил атлас.
atlas-new-masterpiece = сильнейший соперник

## The tasks.

atlas-task-forest = Нарисуй лес из 12 клеток.
atlas-task-harvest = Нарисуй поля на четырёх клетках руин.
atlas-task-fence = Заверши год без пустых клеток рядом с монстрами.
atlas-task-wasteland = Заполни все клетки, примыкающие к ущелью.
atlas-task-neighbour = Сделай так, чтобы монстры отняли у соседа на 15 звёзд больше, чем у тебя.
atlas-task-skills = Используй каждый из трёх навыков.
atlas-task-heroes = Пусть герои уничтожат шесть клеток монстров.
atlas-task-plague = Не дай зомби распространиться и получи монеты за дракона.
atlas-task-mountains = Окружи все пять гор.
atlas-task-seasons = Получи не меньше 25 звёзд в каждом сезоне.
atlas-task-river = Соедини левый край карты с правым одним водоёмом.
atlas-task-expert = Получи больше звёзд, чем соперник.
