def NamedTemporaryFile(*args: object, **options: object) -> object:
    raise NotImplementedError("there are no temporary files here")
