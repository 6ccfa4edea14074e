### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Daily map
daily-number = No. { $number }
daily-kind-base = Classic Monday
daily-kind-heroes = Heroes’ Tuesday
daily-kind-wasteland = Wasteland Wednesday
daily-kind-combined = Double Thursday
daily-kind-marches = Friday of the Marches
daily-kind-everything = All-in Saturday
daily-kind-skills = Sunday of Skills
daily-intro = Daily map { $name }. The first try counts, without hints.
daily-note = One deal a day, the same for everyone. A new one comes at midnight UTC.
daily-start = Draw today’s map
daily-continue = Continue
daily-again = Practise
daily-not-yet = Not drawn yet
daily-started = In progress
daily-done = Finished: { n-stars }
daily-missed = Missed
daily-first-try-note = The first try counts. Later ones are practice.
daily-practice = Practice
daily-best = Best try: { n-stars }
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-longest-streak = { $count ->
    [one] Longest streak: { $count } day
   *[other] Longest streak: { $count } days
}
daily-no-streak = Draw today’s map to start a streak.
daily-calendar = Calendar
daily-earlier = Earlier
daily-later = Later
daily-today = Today
daily-next = Next map in { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Your streak is safest if you install the game on this device.
install-do = Install
install-menu = Your streak is safest as an app: in Safari, press Share, then “Add to Home Screen”.
install-refuse = No, thanks

## Groups of friends. $finished, $friends (numbers).

groups-title = Daily map with friends
groups-note = Compare your maps in a group
groups-finished = { $friends ->
    [one] { $finished } of { $friends } friend has finished
   *[other] { $finished } of { $friends } friends have finished
}

## Today on home. $count (number).

puzzles-name-day = Puzzle of the day
puzzles-day-not-yet = Not solved yet
puzzles-day-given = Solution seen
today-done = { $count } of 2 done
today-solved = Solved
today-tried = Not the maximum yet

## Days. $day, $year (texts). Home says today's before Fluent is there: no line may hold more than these two.
## date-first-day stands for $day on the first of a month: “1er janvier” in French.

date-first-day = 1
date-1 = { $day } January { $year }
date-2 = { $day } February { $year }
date-3 = { $day } March { $year }
date-4 = { $day } April { $year }
date-5 = { $day } May { $year }
date-6 = { $day } June { $year }
date-7 = { $day } July { $year }
date-8 = { $day } August { $year }
date-9 = { $day } September { $year }
date-10 = { $day } October { $year }
date-11 = { $day } November { $year }
date-12 = { $day } December { $year }
