"""Checks a whole game, given as JSON, against docs/rules.md; shares no code with the engine."""

import naive
from facts import (
    AMBUSH,
    EXPLORE,
    HEROES,
    RUINS,
    SCORING,
    SEASON_EDICTS,
    SEASONS,
    SHEET_SET,
    SKILL_COST,
    SOLO_TITLES,
    solo_place,
)
from referee_map import Sheet
from referee_moves import Move, judge

WINTER = 3


def check(game):
    """Every violation of the rules in one game; an empty list is good."""
    return [*check_setup(game), *check_deck(game), *Referee(game).run()]


def check_setup(game):
    kind, sheet = game["set"], game["sheet"]
    summer = {"base": [8], "heroes": [7], "combined": [7, 8]}[kind]
    if game["limits"] not in [[8, days, 7, 6] for days in summer]:
        yield f"limits {game['limits']} (R3)"
    if kind != "combined" and SHEET_SET.get(sheet, kind) != kind:
        yield f"sheet {sheet} in the {kind} set (R6, R7)"
    cards = [SCORING[game["edicts"][place]] for place in "ABCD"]
    if len({card["kind"] for card in cards}) != 4:
        yield "the edicts are not one of each kind (R2)"
    if kind != "combined" and {card["set"] for card in cards} != {kind}:
        yield f"edicts of another set than {kind} (R6, R7)"
    skills = game["skills"]
    if skills and (len(set(skills)) != 3 or len(skills) != 3 or not set(skills) <= set(SKILL_COST)):
        yield f"skills {skills} (R39)"
    if not 1 <= len(game["players"]) <= 100:
        yield f"{len(game['players'])} players (R1)"


def seen(game, known, season=None):
    """The cards of a kind in the order revealed, in the whole game or up to and with a season."""
    last = WINTER if season is None else season
    turns = [turn for turn in game["turns"] if SEASONS.index(turn["season"]) <= last]
    return [card for turn in turns for card in turn["cards"] if card in known]


def check_deck(game):
    """Which cards can have come out of the deck (R4 to R7, R29)."""
    known = {*EXPLORE, *RUINS, *AMBUSH, *HEROES}
    unknown = {card for turn in game["turns"] for card in turn["cards"]} - known
    if unknown:
        yield f"unknown cards {sorted(unknown)}"
    sets = {EXPLORE[card].set for card in seen(game, EXPLORE)}
    if len(sets) > 1 or (game["set"] != "combined" and not sets <= {game["set"]}):
        yield f"explore cards of {sorted(sets)} (R4)"
    if game["set"] == "heroes" and seen(game, RUINS):
        yield "ruins cards in the heroes set (R6)"
    for season, name in enumerate(SEASONS):
        revealed = [card for turn in game["turns"] if turn["season"] == name for card in turn["cards"]]
        again = {card for card in revealed if revealed.count(card) > 1}
        if again:
            yield f"{sorted(again)} twice in {name} (R29)"
        for kind, cards in (("ambush", AMBUSH), ("hero", HEROES)):
            out = seen(game, cards, season)
            if len(out) > season + 1:
                yield f"{len(out)} {kind} cards by the end of {name} (R4, R29)"
            if len(set(out)) < len(out):
                yield f"a card comes back in {name} (R22, R29)"


class Referee:
    """Follows a game turn by turn with its own maps and coins."""

    def __init__(self, game):
        self.game = game
        self.sheets = [Sheet(game["sheet"]) for _ in game["players"]]
        self.solo = len(self.sheets) == 1
        self.season = 0
        self.time = 0
        self.duty = False
        self.monsters = []  # marked ambush cards in the order revealed (R27)
        self.scores = [[] for _ in self.sheets]
        self.problems = []

    def run(self):
        for number, turn in enumerate(self.game["turns"], start=1):
            if self.season > WINTER:
                self.problems.append(f"turn {number}: the game is over (R28, R31)")
                break
            self.play(f"turn {number}", turn)
        if self.season <= WINTER:
            self.problems.append(f"the game stops in {SEASONS[self.season]} (R10, R28)")
        elif not self.problems:
            self.check_result()
        return self.problems

    def say(self, where, problems):
        self.problems += [f"{where}: {problem}" for problem in problems]

    def play(self, where, turn):
        self.say(where, self.check_cards(turn))
        card = turn["cards"][-1]
        if len(turn["cards"]) > 1:
            self.duty = True
        self.say(where, self.check_seats(turn, card))
        for raw in turn["moves"]:
            seat = f"{where} ({card}), seat {raw['by']} on {raw['on']}"
            self.say(seat, self.check_skill(raw))
            self.say(seat, judge(Move(raw, self.sheets[raw["on"]], card, self.solo, self.duty)))
        if card in EXPLORE:
            self.duty = False
            self.time += EXPLORE[card].time
        elif card in AMBUSH:
            self.monsters.append(AMBUSH[card].letter)
        if self.time >= self.game["limits"][self.season]:
            self.end_season()
        while self.is_early_end():
            self.end_season()

    def is_early_end(self):
        """A full map ends a solo game (R31)."""
        return self.solo and self.season <= WINTER and not self.sheets[0].empty

    def check_cards(self, turn):
        if turn["season"] != SEASONS[self.season]:
            yield f"in {turn['season']}, should be {SEASONS[self.season]} (R10)"
        card = turn["cards"][-1]
        kind = "explore" if card in EXPLORE else "ambush" if card in AMBUSH else "hero"
        if card in RUINS or not set(turn["cards"][:-1]) <= set(RUINS):
            yield f"cards {turn['cards']} (R8)"
        if turn["kind"] != kind:
            yield f"{card} is not {turn['kind']}"

    def check_seats(self, turn, card):
        """Who draws on whose map (R9, R20)."""
        players = len(self.sheets)
        step = 0
        if card in AMBUSH:
            step = -1 if AMBUSH[card].clockwise else 1
        expected = {(seat, (seat + step) % players) for seat in range(players)}
        moves = [(move["by"], move["on"]) for move in turn["moves"]]
        if len(set(moves)) < len(moves) or not set(moves) <= expected:
            yield f"draws (by, on) {moves} are not among {sorted(expected)} (R9, R20)"
        for by, on in sorted(expected - set(moves)):
            if not self.draws_nothing(self.sheets[on], card):
                yield f"seat {by} does not draw (R9)"

    def draws_nothing(self, sheet, card):
        """A full map (R17), or a solo ambush that fits nowhere (R24)."""
        is_lost = self.solo and card in AMBUSH and not solo_place(AMBUSH[card].shape, AMBUSH[card], sheet.empty)
        return is_lost or not sheet.empty

    def check_skill(self, raw):
        skill = raw["skill"]
        if skill is None:
            return
        if skill not in self.game["skills"]:
            yield f"{skill} is not turned up (R39)"
        user = self.sheets[raw["on"] if skill == "acrobatics" else raw["by"]]
        if user.skill_season == self.season:
            yield f"{skill} is the second skill this season (R40)"
        user.skill_season = self.season

    def end_season(self):
        name = SEASONS[self.season]
        if len(self.game["seasons"]) <= self.season:
            self.problems.append(f"{name} is not scored (R26)")
        else:
            printed = self.game["seasons"][self.season]
            if printed["season"] != name:
                self.problems.append(f"{printed['season']} is scored, should be {name}")
            for seat, (sheet, score) in enumerate(zip(self.sheets, printed["players"], strict=True)):
                self.say(f"{name}, seat {seat}", self.check_score(sheet, score))
                self.say(f"{name}, seat {seat}", self.check_effects(sheet, score["after"]))
                self.scores[seat].append(score)
        self.season += 1
        self.time = 0

    def check_score(self, sheet, score):
        """Two edicts, coins and toll on the map as it is (R26)."""
        yield from sheet.differences(score["map"])
        cards = {place: self.game["edicts"][place] for place in SEASON_EDICTS[self.season]}
        stars = naive.stars(score["map"], cards.values())
        edicts = {place: stars[card] for place, card in cards.items()}
        toll = naive.toll(score["map"])
        expected = {
            "edicts": edicts,
            "coins": sheet.filled_coins,
            "toll": toll,
            "total": sum(edicts.values()) + sheet.filled_coins - toll,
        }
        for key, value in expected.items():
            if score[key] != value:
                yield f"{key} {score[key]}, should be {value} (R26)"

    def check_effects(self, sheet, after):
        """What zombies and trolls may leave (R27, R36, R37); nothing happens after winter."""
        outcomes = [dict(sheet.letter)]
        if self.season < WINTER:
            for mark in self.monsters:
                outcomes = [result for letters in outcomes for result in EFFECTS[mark](sheet, letters)]
        printed = naive.read(after)
        if printed.letter not in outcomes or printed.attacked != sheet.attacked:
            yield f"after the season the map is {after} (R27)"
        sheet.believe(after)
        sheet.gain_from_map()

    def check_result(self):
        """Totals, winners, and the rating of a solo game (R28, R30)."""
        game = self.game
        totals = [
            {"stars": sum(s["total"] for s in scores), "toll": sum(s["toll"] for s in scores)} for scores in self.scores
        ]
        if self.solo:
            rating = totals[0]["stars"] - sum(SCORING[edict]["solo"] for edict in game["edicts"].values())
            reached = [title for title in SOLO_TITLES if rating >= title]
            totals[0] |= {"rating": rating, "title": max(reached, default=min(SOLO_TITLES))}
        for seat, total in enumerate(totals):
            printed = {key: game["result"][seat].get(key) for key in total}
            self.say(f"result of seat {seat}", [f"{printed}, should be {total}"] if printed != total else [])
        best = max((total["stars"], -total["toll"]) for total in totals)
        winners = [seat for seat, total in enumerate(totals) if (total["stars"], -total["toll"]) == best]
        if sorted(game["winners"]) != winners:
            self.problems.append(f"winners {game['winners']}, should be {winners} (R28)")


def nothing(_sheet, letters):
    return [letters]


def wave(sheet, letters):
    """Every empty cell next to a zombie becomes one, or is destroyed (R33, R36)."""
    zombies = {cell for cell, letter in letters.items() if letter in "Zz"}
    after = dict(letters)
    for cell in sheet.beside(zombies):
        if letters[cell] in ".*":
            letter = "X" if cell in sheet.attacked else "Z"
            after[cell] = letter.lower() if letters[cell] == "*" else letter
    return [after]


def ravage(sheet, letters):
    """One empty cell next to a living troll is destroyed, if there is one (R37)."""
    trolls = {cell for cell, letter in letters.items() if letter in "Tt"}
    choices = [cell for cell in sheet.beside(trolls) if letters[cell] in ".*"]
    return [letters | {cell: "x" if letters[cell] == "*" else "X"} for cell in choices] or [letters]


EFFECTS = dict.fromkeys("MDG", nothing) | {"Z": wave, "T": ravage}
