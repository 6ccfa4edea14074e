### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Атлас
atlas-count = Печатки: { $earned } з { $all }
atlas-map = Мапа { $number }
atlas-new = Нове:
atlas-draw = Намалювати цю мапу
atlas-again = Намалювати ще раз
atlas-watch = Переглянути найкращу гру
atlas-best = Твій найкращий результат:
atlas-open-all = Відкрити всі мапи
atlas-open-all-note = Для тих, хто вже знає настільну гру.
atlas-locked = Щоб відкрити цю мапу, здобудь першу печатку на мапі { $number }.
atlas-hint-note = З підказками можна здобути перші дві печатки, але не третю.
atlas-opponent = Суперник: { $name }
atlas-seal-drawn = Намальовано
atlas-seal-drawn-how = Результат: { n-stars } або більше.
atlas-seal-task = Завдання
atlas-seal-mastered = Майстерність
atlas-seal-mastered-how = Без підказок: { n-stars } або більше.
atlas-seal-earned = здобуто
atlas-seal-missing = ще не здобуто
atlas-state-locked = ще закрита
atlas-state-open = можна малювати
atlas-failed = Не вдалося завантажити атлас. Твої мапи на місці.

## The realm, made of the finished maps.

atlas-realm = Твій край
atlas-realm-name = Назва краю
atlas-realm-default = Край дванадцяти мап
atlas-realm-label = { $name }: готових мап — { $earned } з { $all }
atlas-whole = Край зібрано: усі дванадцять мап готові.
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
atlas-story-year = Диліжанс висадив тебе в долині, якої немає на жодній мапі. Маєш папір, чотири укази й один рік. Намальоване навесні даватиме зірки й узимку, тож лишай місце.
atlas-new-year = цілий рік із чотирма указами
atlas-name-ruins = Старе каміння
atlas-story-ruins = Пастухи кажуть, що під травою заховані мури. Після карти руїн твоя фігура має накрити клітинку руїн. Якщо це неможливо, малюєш лише одну клітинку. Лишай вільним шлях до кожних руїн.
atlas-new-ruins = руїни
atlas-name-ambush = Непрохані гості
atlas-story-ambush = Над пагорбами дим, хоча там ніхто не живе. Монстри займають клітинки твоєї мапи, і кожна порожня клітинка біля них щосезону забирає зірку. Оточи їх.
atlas-new-ambush = засідки
atlas-name-wasteland = Сіре серце
atlas-story-wasteland = Посеред цього краю пролягла ущелина. Малювати в ній не можна, але її клітинки заповнені від самого початку. Одним указам це на користь, іншим заважає.
atlas-new-wasteland = ущелина
atlas-name-neighbour = За парканом
atlas-story-neighbour = По сусідству малює новачок, і карти в нього ті самі. Коли приходять монстри, ти малюєш їх на його мапі, а твоя мандрує за паркан. Не церемонься.
atlas-new-neighbour = сусід
atlas-name-skills = Гаманець
atlas-story-skills = Біля мапи лежать три навички, і щосезону можна використати одну. Деякі безкоштовні. За інші платять монетами, які щосезону давали б по зірці.
atlas-new-skills = навички
atlas-name-heroes = Ті, хто лишається
atlas-story-heroes = У цей край приходять герої, і кожен стереже клітинки довкола. Монстр на клітинці атаки гине, навіть якщо з’явиться пізніше. Став героїв там, звідки чекаєш біди.
atlas-new-heroes = герої
atlas-name-monsters = Чумний рік
atlas-story-monsters = Ці монстри не схожі на інших. Зомбі поширюються після кожного сезону, горгона й троль нищать клітинки, а оточений дракон дає три монети. Читай кожну карту.
atlas-new-monsters = монстри з властивостями
atlas-name-ambush-pack = Корона гір
atlas-story-ambush-pack = Через перевали йдуть нові монстри незнайомих обрисів. Жадібний сусід шле їх туди, де найболючіше. Зате за кожну оточену гору є нагорода.
atlas-new-ambush-pack = додаткові засідки
atlas-name-heroes-and-skills = Хист і відвага
atlas-story-heroes-and-skills = Герої тримають межі, навички лагодять зламане. Кожен сезон може бути вдалим, якщо знаєш, що оцінюватимуть.
atlas-new-heroes-and-skills = герої та навички
atlas-name-everything = Від моря до моря
atlas-story-everything = Руїни й герої, давні монстри й нові: цього разу в колоді всі карти. Купці хочуть перетнути край човном, а річки ще немає.
atlas-new-everything = усе разом
atlas-name-masterpiece = Шедевр
atlas-story-masterpiece = В атласі лишилося одне порожнє місце. Найсильніший із суперників має ті самі карти, а засідки переходять із мапи на мапу. Знадобиться все, чого навчив атлас.
atlas-new-masterpiece = найсильніший суперник

## The tasks.

atlas-task-forest = Намалюй ліс із 12 клітинок.
atlas-task-harvest = Намалюй поля на чотирьох клітинках руїн.
atlas-task-fence = Заверши рік без порожніх клітинок біля монстрів.
atlas-task-wasteland = Заповни всі клітинки, що межують з ущелиною.
atlas-task-neighbour = Зроби так, щоб монстри забрали в сусіда на 15 зірок більше, ніж у тебе.
atlas-task-skills = Використай кожну з трьох навичок.
atlas-task-heroes = Нехай герої знищать шість клітинок монстрів.
atlas-task-plague = Не дай зомбі поширитися й отримай монети за дракона.
atlas-task-mountains = Оточи всі п’ять гір.
atlas-task-seasons = Здобудь щонайменше 25 зірок у кожному сезоні.
atlas-task-river = З’єднай лівий край мапи з правим однією водоймою.
atlas-task-expert = Здобудь більше зірок, ніж суперник.
