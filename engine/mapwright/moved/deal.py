from mapwright.rules.deal import *
