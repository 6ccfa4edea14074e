from mapwright.rules.tracker import *
