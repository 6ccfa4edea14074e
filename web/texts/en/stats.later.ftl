### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Statistics
stats-none = No finished games yet. Your statistics begin with the first one.
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-games-played = Games finished
stats-best = Best
stats-mean = Average
stats-lost = Stars lost to monsters
stats-streak = Daily streak
stats-longest-streak = Longest streak
stats-by-set = Best by cards and sheet
stats-by-edict = Average by edict
stats-by-season = Average by season
stats-titles = Titles earned
stats-over-time = Stars over time
stats-all = All games
stats-solo = Solo only

## Keeping and moving the data. $percent (number).

stats-data = Your data
stats-data-note = Everything is stored on this device. Export puts your games, your own map sheets, your bots and your cups into one file. Tables and groups are not in it. Imported bots wait in the workshop under “{ workshop-unsaved }”.
stats-export = Export
stats-import = Import
stats-importing = Reading… { $percent }%
stats-imported = { $count ->
    [one] { $count } new game added.
   *[other] { $count } new games added.
}
stats-import-none = Nothing new in this file.
stats-import-bad = This file cannot be read. Nothing was changed.
stats-delete = Delete all
stats-delete-sure = Delete all games, records, map sheets, tables, groups, cups, bots and settings on this device? This cannot be undone.
stats-delete-groups = The relays are asked to delete your results in groups, but may ignore that.
stats-deleted = Everything is deleted.
stats-not-deleted = Not everything could be deleted. Close the other tabs with Mapwright and try again.
error-file = This is not a file exported from Mapwright. Nothing was changed.
stats-taken-note = Games continued from a replay are not counted.
stats-import-skipped = { $count ->
    [one] { $count } game could not be read.
   *[other] { $count } games could not be read.
}
