### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Атлас
atlas-count = Печатки: { $earned } з { $all }
atlas-map = Мапа { $number }
atlas-new = Нове:
atlas-draw = Накреслити цю мапу
atlas-again = Накреслити ще раз
atlas-watch = Переглянути найкращу гру
atlas-best = Твій найкращий результат:
atlas-open-all = Відкрити всі мапи
atlas-open-all-note = Для тих, хто вже знає настільну гру.
atlas-locked = Цю мапу відкриє перша печатка мапи { $number }.
atlas-hint-note = Гра з підказками дає перші дві печатки, але не третю.
atlas-opponent = Суперник: { $name }
atlas-seal-drawn = Накреслено
atlas-seal-drawn-how = Набери щонайменше { $stars } зірок.
atlas-seal-task = Завдання
atlas-seal-mastered = Майстерно
atlas-seal-mastered-how = Набери щонайменше { $stars } зірок без підказок.
atlas-seal-earned = здобуто
atlas-seal-missing = ще не здобуто
atlas-state-locked = ще закрита
atlas-state-open = можна креслити
atlas-failed = Не вдалося завантажити атлас. Твої мапи на місці.

## The realm, made of the finished maps.

atlas-realm = Твій край
atlas-realm-name = Назва краю
atlas-realm-default = Дванадцять мап
atlas-realm-label = { $name }: накреслено мап — { $earned } з { $all }
atlas-whole = Край зібрано: усі дванадцять мап накреслено.
atlas-save = Зберегти картинку
atlas-print = Надрукувати
atlas-share = Поділитися
atlas-zoom = Збільшити
atlas-unzoom = Зменшити

## On the final screen.

atlas-final-seals = Нові печатки в атласі
atlas-final-none = Цього разу без нової печатки в атласі
atlas-final-next = Наступна мапа: { $name }
atlas-final-atlas = До атласу

## The maps: name, story, what is new.

atlas-name-year = Перший рік
atlas-story-year = Віз залишив тебе в долині, якої немає на жодній мапі. Ти маєш папір, чотири укази й один рік. Накреслене навесні рахуватиметься й узимку, тож залишай місце.
atlas-new-year = цілий рік із чотирма указами
atlas-name-ruins = Старе каміння
atlas-story-ruins = Пастухи кажуть, що під травою є мури. Після карти руїн твоя фігура має накрити клітинку руїн. Якщо це неможливо, креслиш лише одну клітинку. Тримай вільним шлях до кожної з них.
atlas-new-ruins = руїни
atlas-name-ambush = Непрохані гості
atlas-story-ambush = Над пагорбами дим, хоча там ніхто не живе. Монстри займають клітинки твоєї мапи, і кожна порожня клітинка біля них щосезону забирає зірку. Обгороди їх.
atlas-new-ambush = засідки
atlas-name-wasteland = Сіре серце
atlas-story-wasteland = Посеред цієї землі пролягла ущелина. На ній нічого не накреслиш, але її клітинки вважаються заповненими. Одним указам це на користь, іншим заважає.
atlas-new-wasteland = ущелина
atlas-name-neighbour = За парканом
atlas-story-neighbour = По сусідству новачок креслить за тими самими картами. Коли приходять монстри, ти малюєш їх на сусідній мапі, а твоя мандрує за паркан. Зараз не до чемності.
atlas-new-neighbour = сусід
atlas-name-skills = Гаманець
atlas-story-skills = Біля мапи лежать три навички, і щосезону можна скористатися однією. Деякі безкоштовні. Інші коштують монет, які щосезону давали б по зірці.
atlas-new-skills = навички
atlas-name-heroes = Ті, що залишилися
atlas-story-heroes = У цей край приходять герої, і кожен стереже клітинки довкола. Монстр на клітинці атаки знищується, навіть якщо прийде пізніше. Став героїв там, де чекаєш біди.
atlas-new-heroes = герої
atlas-name-monsters = Чумний рік
atlas-story-monsters = Ці монстри не схожі на інших. Зомбі множаться після кожного сезону, горгона й троль нищать клітинки, а обгороджений дракон дає три монети. Читай кожну карту.
atlas-new-monsters = монстри з властивостями
atlas-name-ambush-pack = Кільце вершин
atlas-story-ambush-pack = Через перевали йдуть інші монстри з незнайомими фігурами. Жадібний сусід шле їх туди, де найболючіше. Зате гори платять за кожну обгорожу.
atlas-new-ambush-pack = додаткові засідки
atlas-name-heroes-and-skills = Хист і відвага
atlas-story-heroes-and-skills = Герої тримають межі, навички лагодять зламане. Кожен сезон може вдатися, якщо знаєш, що він оцінює.
atlas-new-heroes-and-skills = герої та навички
atlas-name-everything = Від моря до моря
atlas-story-everything = Руїни й герої, давні монстри й нові: цього разу в колоді всі карти. Купці хочуть перетнути край човном, а річки ще немає.
atlas-new-everything = усе разом
atlas-name-masterpiece = Шедевр
atlas-story-masterpiece = В атласі лишилося одне порожнє місце. Найсильніший суперник креслить за тими самими картами, і кожна засідка мандрує від мапи до мапи. Знадобиться все, чого навчав атлас.
atlas-new-masterpiece = найсильніший суперник

## The tasks.

atlas-task-forest = Накресли ділянку лісу з дванадцяти клітинок.
atlas-task-harvest = Накресли поля на чотирьох клітинках руїн.
atlas-task-fence = Заверши рік без порожніх клітинок біля монстрів.
atlas-task-wasteland = Заповни всі клітинки, що межують з ущелиною.
atlas-task-neighbour = Зроби так, щоб монстри забрали в сусіда на 15 зірок більше, ніж у тебе.
atlas-task-skills = Скористайся кожною з трьох навичок.
atlas-task-heroes = Знищ героями шість клітинок монстрів.
atlas-task-plague = Не дай зомбі розмножитися й отримай монети за дракона.
atlas-task-mountains = Оточи всі п’ять гір.
atlas-task-seasons = Здобудь щонайменше 25 зірок у кожному сезоні.
atlas-task-river = З’єднай лівий край із правим однією ділянкою водойм.
atlas-task-expert = Здобудь більше зірок, ніж суперник.
