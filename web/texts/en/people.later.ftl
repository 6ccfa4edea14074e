### The daily map among people.

## $count, $percent, $first, $last (numbers); $name, $who, $from (texts).

people-title = How others did
people-explain = Your map is published on public relays under a made-up name. The relays see your internet address, as every site does. In return you see the maps of others. Published maps expire after two weeks.
people-agree = Publish and compare
people-hidden = Finish this day’s map first. The results of others stay hidden until then.
people-count = { $count ->
    [one] { $count } verified map
   *[other] { $count } verified maps
}
people-rejected = { $count ->
    [one] { $count } rejected
   *[other] { $count } rejected
}
people-better = Better than { $percent }% of maps
people-alone = No other maps yet. Yours is waiting for company.
people-reading = Reading the maps of others …
people-lost = The relays cannot be reached. Your map is safe on this device.
people-retry = Try again
people-refused = The relays did not accept your map, so others cannot see it yet.
people-proof = Every map was replayed by the rules. This does not prove that it was a first try, or that no bot helped.
people-histogram = Maps by stars
people-bar = { $first } to { $last } stars
people-yours = your map
people-best = The best maps
people-watch = Watch the replay of { $name }
people-you = You are { $name }.
people-rename = New name
people-always = Compare every daily map
people-expert = The expert

## Names of players, made of two parts.

people-name = { $who } { $from }
people-who-0 = Heron
people-who-1 = Fox
people-who-2 = Otter
people-who-3 = Badger
people-who-4 = Owl
people-who-5 = Hare
people-who-6 = Wolf
people-who-7 = Bear
people-who-8 = Lynx
people-who-9 = Crane
people-who-10 = Raven
people-who-11 = Falcon
people-who-12 = Stag
people-who-13 = Beaver
people-who-14 = Swan
people-who-15 = Hedgehog
people-who-16 = Squirrel
people-who-17 = Stork
people-who-18 = Pike
people-who-19 = Boar
people-who-20 = Bee
people-who-21 = Marten
people-who-22 = Cat
people-who-23 = Goose
people-from-0 = of the Old Mill
people-from-1 = of the North Ridge
people-from-2 = of the Quiet Lake
people-from-3 = of the Birch Wood
people-from-4 = of the Stone Bridge
people-from-5 = of the Long Valley
people-from-6 = of the Salt Road
people-from-7 = of the Far Shore
people-from-8 = of the High Pass
people-from-9 = of the Wide Field
people-from-10 = of the Ruined Tower
people-from-11 = of the Green Hills
people-from-12 = of Fog Bay
people-from-13 = of the Three Springs
people-from-14 = of the Silver River
people-from-15 = of the Red Cliffs
people-from-16 = of the Deep Forest
people-from-17 = of the Little Harbour
people-from-18 = of the Windy Moor
people-from-19 = of the Golden Meadow
people-from-20 = of the Lost Island
people-from-21 = of the Hidden Cave
people-from-22 = of the Old Ferry
people-from-23 = of the Snowy Peak
