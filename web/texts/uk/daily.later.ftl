### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Один пропущений день на тиждень не перериває серії.
daily-forgiven-yesterday = Учорашній день прощено: намалюй сьогоднішню мапу, і серія триватиме.
