from mapwright.history.summary import *
