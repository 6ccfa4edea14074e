from mapwright.page.event_view import *
