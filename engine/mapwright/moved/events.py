from mapwright.rules.events import *
