from mapwright.history.frames import *
