from mapwright.history.honours import *
