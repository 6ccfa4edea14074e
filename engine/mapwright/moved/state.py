from mapwright.rules.state import *
