### Own map sheets: the editor, remarks of the engine, trials and links.

## Painting a sheet.

sheets-title = Own sheets
sheets-intro = Paint mountains, ruins and wasteland. Every game can be played on your sheet.
sheets-name = Name of the sheet
sheets-mirror = Mirror while painting
sheets-mirror-none = Off
sheets-mirror-across = Left and right
sheets-mirror-down = Top and bottom
sheets-mirror-turn = Half turn
sheets-surprise = Surprise me
sheets-start-from = Start from …
sheets-blank = Empty sheet

## What can be done with it. $name (text) is the name of a sheet.

sheets-linked = You have been sent this sheet. Draw on it at once, keep it, or change it.
sheets-draw = Draw on it
sheets-keep = Keep it
sheets-is-kept = Kept
sheets-kept = The sheet is kept.
sheets-not-stored = This browser does not let the sheet be stored. It is here until you close the page; its link always leads to it.
sheets-too-many = There are 100 sheets already. Delete one first.
sheets-share = Share
sheets-link = Link to the sheet
sheets-link-note = Scan to open this sheet.
sheets-link-message = Draw on this map sheet:
sheets-mine = My sheets
sheets-none = Sheets that you keep appear here and in the form for a new game.
sheets-open = Open the sheet “{ $name }”
sheets-delete = Delete the sheet “{ $name }”
sheets-delete-sure = Delete for good?

## What the engine says of it. $count (number) of cells, $cells (text).

sheets-judgement = Is it good to play on?
sheets-good = Nothing stands in the way of a game.
sheets-remark-full = Cells to draw on: { $count }. Nobody can play with fewer than 20.
sheets-remark-tight = Cells to draw on: { $count }. With so few, maps are full long before winter.
sheets-remark-no-ruins = There are no ruins. After a ruins card, a single cell is drawn.
sheets-remark-no-mountain = There is no mountain. Edicts about mountains will bring nothing.
sheets-remark-closed-mountain = Beside a mountain there must be a cell to draw on, or it brings no coin: { $cells }
sheets-remark-single-cell = These cells are shut in, and no shape reaches them: { $cells }

## A bot tries it. $sheet (text) is a printed sheet, $stars (number), $count of $games (numbers).

sheets-try = Try it out
sheets-try-note = A bot plays 20 quick games on it, and 20 with the same cards on another sheet: { $sheet }.
sheets-percent = { $percent }%
sheets-stop = Stop
sheets-fewer = { $sheet }: about { n-stars } more than on yours.
sheets-more = { $sheet }: about { n-stars } fewer than on yours.
sheets-as-many = { $sheet }: about as many stars as on yours.
sheets-single-cells = A ruins card ended in a single cell in { $count } of { $games } games.
sheets-full-maps = The map was full in { $count } of { $games } games.
