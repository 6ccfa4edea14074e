"""What finished games show: summaries, statistics, milestones, the album and the replay."""
