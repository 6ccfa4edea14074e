from mapwright.rules.skills import *
