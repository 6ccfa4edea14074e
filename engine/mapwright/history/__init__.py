"""What finished games show: summaries, statistics, honours, the album and the replay."""
