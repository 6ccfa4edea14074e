### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Ein verpasster Tag pro Woche beendet die Serie nicht.
daily-forgiven-yesterday = Der gestrige Tag sei verziehen: Zeichne die heutige Landkarte, und die Serie geht weiter.
