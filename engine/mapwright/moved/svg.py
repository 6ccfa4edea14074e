from mapwright.board.svg import *
