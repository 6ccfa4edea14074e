from mapwright.rules.setup import *
