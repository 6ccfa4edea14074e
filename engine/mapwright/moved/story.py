from mapwright.history.story import *
