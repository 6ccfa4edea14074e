from mapwright.page.hints import *
