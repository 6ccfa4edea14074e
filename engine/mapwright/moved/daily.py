from mapwright.rules.daily import *
