from mapwright.rules.game import *
