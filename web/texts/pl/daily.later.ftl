### The screen of the daily map. Loaded with the screens that few visits need.

daily-forgiven = Jeden opuszczony dzień w tygodniu nie przerywa serii.
daily-forgiven-yesterday = Wczorajsza przerwa jest darowana: narysuj dzisiejszą mapę, a seria będzie trwać.
