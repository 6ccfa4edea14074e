from mapwright.board.terrain import *
