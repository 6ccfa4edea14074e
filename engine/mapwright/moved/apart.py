from mapwright.league.processes import *
