from mapwright.page.archive import *
