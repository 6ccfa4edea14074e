from mapwright.history.album import *
