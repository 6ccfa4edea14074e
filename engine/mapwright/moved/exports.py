from mapwright.page.exports import *
