from mapwright.notation.old_packing import *
