### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Un día perdido por semana no corta la racha.
daily-forgiven-yesterday = El día perdido de ayer se perdona: dibuja el mapa de hoy y la racha sigue.
