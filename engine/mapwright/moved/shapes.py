from mapwright.board.shapes import *
