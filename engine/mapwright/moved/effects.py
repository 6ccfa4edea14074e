from mapwright.rules.effects import *
