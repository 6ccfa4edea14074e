### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Jeden vynechaný den v týdnu sérii neukončí.
daily-forgiven-yesterday = Včerejšek je odpuštěn: nakresli dnešní mapu a série pokračuje.
