from mapwright.bots.guests import *
