from mapwright.bots.opponents import *
