from mapwright.rules.cards import *
