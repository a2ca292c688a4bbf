"""What goes over the wire: every body and every message, typed and bounded.

`rest` has the bodies of REST, `play` the messages of the WebSocket, `base` what both share.
"""
