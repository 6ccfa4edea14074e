from mapwright.page.view import *
