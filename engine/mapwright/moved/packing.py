from mapwright.notation.packing import *
