# The table as a whole, in the browser.

web-title-your-move = Your move · { $game }
web-title-asked = Take back? · { $game }
web-reload = Load again
web-mountain = The mountain
web-skip = Skip
web-seat-late = Somebody was a moment faster and has this seat now. Take another one if there is one, or look on.
web-seat-unkept = This browser cannot store your seat: its memory is full or switched off. Keep this page open, or the seat is lost.
web-mountain-as-list = As a list
web-mountain-as-picture = As a picture
web-summary = Summary
web-tabs = Parts of the table
web-tab-pieces = { $game ->
    [k2] Climbers
   *[mount-everest] Guides
}
web-tab-hand = Hand
web-tab-weather = Weather
web-tab-players = Table
web-tab-log = Log
web-tab-load = Load guides in base camp
