# The browser client: what all of its pages share.

web-title = Mount Everest & K2
web-skip-to-main = Skip to the content
web-nav-start = Home
web-nav-rules = Rules
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-sounds = Sounds
web-close = Close
web-ok = OK
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-you = you
web-loading = Loading …
web-not-loaded = This page could not be loaded. Check your connection and try again.
web-try-again = Try again
web-language-not-loaded = The language could not be loaded. Check your connection and try again.
web-lost-page = There is nothing at this address.
web-something-wrong = Something has gone wrong on this page. Your match is safe on the server.
web-connection-connecting = Connecting …
web-connection-closed = The connection is closed. Load the page again to come back.
