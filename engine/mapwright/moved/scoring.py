from mapwright.rules.scoring import *
