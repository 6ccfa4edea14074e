### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Un jour manqué par semaine n’interrompt pas la série.
daily-forgiven-yesterday = Le jour manqué d’hier est pardonné : dessine la carte du jour et la série continue.
