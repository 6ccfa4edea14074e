### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = One missed day a week does not end the streak.
daily-forgiven-yesterday = Yesterday’s miss is forgiven: draw today’s map, and the streak continues.
