from mapwright.page.intent import *
