from mapwright.rules.solo import *
