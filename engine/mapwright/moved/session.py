from mapwright.page.session import *
