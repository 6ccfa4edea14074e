from mapwright.page.puzzles import *
