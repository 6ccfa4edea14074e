"""One table on several devices: a separate log for each seat, merged into one record without a leader.

Nothing here knows a network, a clock or a signature: texts come in, texts go out. docs/together.md describes both.
"""
