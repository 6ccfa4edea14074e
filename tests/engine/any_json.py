"""Any value that JSON can hold."""

from hypothesis import strategies as st

anything = st.recursive(
    st.none() | st.booleans() | st.integers(-30, 30) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
