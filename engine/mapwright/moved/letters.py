from mapwright.notation.letters import *
