### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Один пропущенный день в неделю не прерывает серию.
daily-forgiven-yesterday = Вчерашний день прощён: сыграй сегодняшнюю раздачу, и серия продолжится.
