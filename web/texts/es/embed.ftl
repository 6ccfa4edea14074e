### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Play
embed-start-note = Loads about { $size } MB, once.
embed-open = Open in a new tab
embed-not-saved = Games cannot be saved on this page. Open it in a new tab to keep yours.
embed-code-title = Put it on your page
embed-code-note = Paste this code where the game should appear.
embed-code-copy = Copy code
embed-code-demo = See it in a blog
