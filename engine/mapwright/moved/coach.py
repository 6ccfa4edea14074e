from mapwright.bots.coach import *
