from mapwright.page.bridge import *
