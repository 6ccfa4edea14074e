### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Готові мапи Mapwright із лісами, поселеннями, полями та озерами
preview-challenge-title = Виклик картографу
preview-challenge-text = Ті самі карти для обох. Чия мапа вийде кращою?
preview-duel-title = Дуель картографів
preview-duel-text = Наступний раунд: ті самі карти для обох, а потім обидві мапи поруч.
preview-table-title = Місце за столом
preview-table-text = Гра з друзями на кількох пристроях: відкрий посилання, сідай за стіл і малюй.
preview-group-title = Група для мапи дня
preview-group-text = Одна мапа на день, ті самі карти для всіх друзів. Без реєстрації.
preview-cup-title = Кубок мап
preview-cup-text = Ті самі мапи з тими самими картами для всіх, хто має посилання. Без реєстрації.
preview-puzzle-title = Задача для картографа
preview-puzzle-text = Останні карти сезону: які місця принесуть найбільше зірок?
preview-daily-title = Мапа дня
preview-daily-text = Щодня нова мапа й ті самі карти для всіх.
preview-map-title = Мапа чекає на тебе
preview-map-text = Ті самі карти, інша мапа: намалюй цілий край за чотири пори року.
preview-sheet-title = Аркуш мапи для гри
preview-sheet-text = Гори, руїни й ущелини, розкладені власноруч: намалюй на них свій край.
