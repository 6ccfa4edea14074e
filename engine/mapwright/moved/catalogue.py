from mapwright.page.catalogue import *
