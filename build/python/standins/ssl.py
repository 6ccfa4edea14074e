raise ImportError("there is no TLS of Python's own in a browser")
