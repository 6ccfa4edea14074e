"""Many games of many bots: fair deals, processes and machines."""

from mapwright.league.league import League, Outcome, Pairing, pairings, play_league, standings, table_lines

__all__ = ["League", "Outcome", "Pairing", "pairings", "play_league", "standings", "table_lines"]
