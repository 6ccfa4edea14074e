html5: dict[str, str] = {}
