from mapwright.board.grid import *
