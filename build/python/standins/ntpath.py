from posixpath import *  # noqa: F403
