### The ideas behind the coach's places: one sentence each.

## $edict (text), $stars, $count (numbers).

idea-edict-now = { $edict } gains { n-stars }
idea-edict-loses = { $edict } loses { n-stars }
idea-edict-soon = Sets up { $edict }: about { n-stars } later
idea-line-soon = { $count ->
    [one] { $edict }: a line is { $count } cell short
   *[other] { $edict }: a line is { $count } cells short
}
idea-cluster-soon = { $edict }: this group grows to { $count } cells
idea-closes-mountains = { $count ->
    [one] Surrounds a mountain, for a coin
   *[other] Surrounds { $count } mountains, for a coin each
}
idea-mountain-soon = { $count ->
    [one] One more cell surrounds a mountain
   *[other] { $count } mountains are each one cell short of being surrounded
}
idea-takes-coin = Earns this shape’s coin
idea-spends-coins = { $count ->
    [one] Spends { $count } coin
   *[other] Spends { $count } coins
}
idea-blocks-monsters = { $count ->
    [one] Fills { $count } cell beside monsters
   *[other] Fills { $count } cells beside monsters
}
idea-opens-toll = { $count ->
    [one] Leaves { $count } more cell open beside monsters
   *[other] Leaves { $count } more cells open beside monsters
}
idea-leaves-holes = { $count ->
    [one] Leaves a single cell that few shapes can fill
   *[other] Leaves { $count } single cells that few shapes can fill
}
idea-keeps-open-F = Keeps the forest open to grow
idea-keeps-open-V = Keeps the village open to grow
idea-keeps-open-A = Leaves the farm room to grow
idea-keeps-open-W = Leaves the water room to grow
idea-keeps-open-B = Leaves farm and village room to grow
idea-leaves-room = Leaves room for later
