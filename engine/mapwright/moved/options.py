from mapwright.rules.options import *
