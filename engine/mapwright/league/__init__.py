"""Many games of many bots: fair deals, processes and machines."""
