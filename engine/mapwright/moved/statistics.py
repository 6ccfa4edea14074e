from mapwright.history.statistics import *
