### Own map sheets: the editor, remarks of the engine, trials and links.

## Painting a sheet.

sheets-title = Your own sheets
sheets-intro = Paint mountains, ruins and wasteland. Every game can be played on your sheet.
sheets-name = Name of the sheet
sheets-mirror = Mirror while painting
sheets-mirror-none = Off
sheets-mirror-across = Left and right
sheets-mirror-down = Top and bottom
sheets-mirror-turn = Half turn
sheets-surprise = Surprise me
sheets-start-from = Start from…
sheets-blank = Empty sheet

## What can be done with it. $name (text) is the name of a sheet.

sheets-linked = Someone sent you this sheet. Draw on it now, keep it, or change it.
sheets-draw = Draw on it
sheets-keep = Keep it
sheets-is-kept = Saved
sheets-kept = The sheet is saved.
sheets-not-stored = This browser does not allow saving the sheet. It stays here until you close the page, and its link keeps working.
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

sheets-judgement = Does it play well?
sheets-good = No problems.
sheets-remark-full = Cells to draw on: { $count }. A game needs at least 20.
sheets-remark-tight = Cells to draw on: { $count }. With so few, maps are full long before winter.
sheets-remark-no-ruins = There are no ruins. After a ruins card, players draw a single cell.
sheets-remark-no-mountain = There is no mountain. Edicts about mountains will earn nothing.
sheets-remark-closed-mountain = A mountain gives a coin only if there is a cell to draw on beside it: { $cells }
sheets-remark-single-cell = No shape reaches these cells, because they are shut in: { $cells }

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
