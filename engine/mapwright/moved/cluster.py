from mapwright.league.cluster import *
