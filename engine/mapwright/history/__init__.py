"""What finished games show: summaries, statistics, milestones and the album."""
