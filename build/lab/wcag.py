"""The criteria of WCAG 2.2, levels A and AA, and why some of them need no test or have none."""

CRITERIA = {
    number: name
    for number, _, name in (
        line.partition(" ")
        for line in """\
1.1.1 Non-text content
1.2.1–1.2.5 Time-based media
1.3.1 Info and relationships
1.3.2 Meaningful sequence
1.3.3 Sensory characteristics
1.3.4 Orientation
1.3.5 Identify input purpose
1.4.1 Use of colour
1.4.2 Audio control
1.4.3 Contrast
1.4.4 Resize text
1.4.5 Images of text
1.4.10 Reflow
1.4.11 Non-text contrast
1.4.12 Text spacing
1.4.13 Content on hover or focus
2.1.1 Keyboard
2.1.2 No keyboard trap
2.1.4 Character key shortcuts
2.2.1 Timing adjustable
2.2.2 Pause, stop, hide
2.3.1 Three flashes
2.4.1 Bypass blocks
2.4.2 Page titled
2.4.3 Focus order
2.4.4 Link purpose
2.4.5 Multiple ways
2.4.6 Headings and labels
2.4.7 Focus visible
2.4.11 Focus not obscured
2.5.1 Pointer gestures
2.5.2 Pointer cancellation
2.5.3 Label in name
2.5.4 Motion actuation
2.5.7 Dragging movements
2.5.8 Target size
3.1.1 Language of page
3.1.2 Language of parts
3.2.1 On focus
3.2.2 On input
3.2.3 Consistent navigation
3.2.4 Consistent identification
3.2.6 Consistent help
3.3.1 Error identification
3.3.2 Labels or instructions
3.3.3 Error suggestion
3.3.4 Error prevention
3.3.7 Redundant entry
3.3.8 Accessible authentication
4.1.2 Name, role, value
4.1.3 Status messages""".splitlines()
    )
}
NOT_TESTED = {
    "1.2.1–1.2.5": "not applicable: there is no audio or video to follow",
    "1.4.5": "no automatic test; text in pictures is also on the page",
    "1.4.11": "no automatic test; the colours of controls and of the focus have a ratio of 3 : 1",
    "1.4.13": "no automatic test",
    "2.3.1": "not applicable: nothing flashes",
    "2.5.4": "not applicable: nothing reacts to moving the device",
    "3.2.1": "no automatic test; moving the focus changes nothing",
    "3.3.8": "not applicable: there are no accounts",
}
"""Criteria without a marked test."""
