from mapwright.page.album import *
