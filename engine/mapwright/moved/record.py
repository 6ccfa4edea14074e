from mapwright.notation.record import *
