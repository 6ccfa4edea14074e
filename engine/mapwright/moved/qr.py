from mapwright.page.qr import *
