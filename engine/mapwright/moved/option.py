from mapwright.rules.option import *
