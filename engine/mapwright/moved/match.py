from mapwright.bots.match import *
