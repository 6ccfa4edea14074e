from mapwright.board.sheets import *
