from mapwright.board.names import *
