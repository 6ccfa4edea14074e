from mapwright.page.explain import *
