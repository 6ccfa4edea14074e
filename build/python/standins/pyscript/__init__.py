# PyScript writes its Python package into the home folder at every start and imports it. Nothing of ours uses it.
