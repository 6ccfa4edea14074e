### Playing with two keys, and what a browser does with stored games.

menu-letter-keys = Літерні клавіші
menu-letter-keys-note = R, F, T та інші літери й цифри діють як кнопки. Якщо вимкнути, діють лише стрілки, Tab, Enter та Esc.
menu-two-keys = Дві клавіші
menu-two-keys-note = Пробіл переходить до наступної кнопки, Enter натискає її. На екрані з’являються стрілки для фігури. Для керування за допомогою спеціальних перемикачів.

## Said once, in Safari.

stored-seven-days = Safari видаляє збережені ігри після семи днів без відвідин. Щоб вони лишилися, додай Mapwright на початковий екран чи в Dock або експортуй їх у розділі «Статистика».
stored-to-statistics = До статистики
