### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Jeden vynechaný den v týdnu sérii neukončí.
daily-forgiven-yesterday = Včerejšek se odpouští: nakresli dnešní mapu a série bude pokračovat.
