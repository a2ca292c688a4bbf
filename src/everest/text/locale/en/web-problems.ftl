# The browser client: why the server has not done something, `web-problem-CODE` with dashes for
# the dots of the codes of docs/protocol.md; `net` is what the client itself finds.

## What was asked for

web-problem-address-unknown = There is nothing at this address. Load the page again.
web-problem-match-unknown = There is no such match. Check the link; the match may also have been deleted.
web-problem-match-not-running = The match is not going on: it has not begun yet, or it is over.
web-problem-match-full = No seat is open any more. You can look on, or start a match of your own.
web-problem-choice-unknown = The server does not offer this choice. Load the page again and choose once more.
web-problem-message-bad = The server cannot take this. Check what you have filled in, or load the page again.
web-problem-message-too-large = That is too long. Make it shorter.

## Who asks

web-problem-seat-bad-token = This device does not hold that seat. Use the one on which you sat down.
web-problem-seat-none = You are only looking on. Take a seat to play.
web-problem-seat-taken = This seat is taken. Choose another one.
web-problem-seat-reserved = The open seats are kept for others. Join under the name that was agreed on.
web-problem-seat-unknown = There is no such seat at this table.
web-problem-seat-empty = Nobody sits there.
web-problem-seat-held = A computer player plays for this seat. Take the seat back first.
web-problem-seat-not-held = No computer player plays for this seat; go on.
web-problem-seat-freed = The host has freed your seat. Join again, or look on.
web-problem-host-bad-token = Only whoever has made the match can do this, on the device used for it.
web-problem-spectators-none = Nobody may look on while this match is played. Come back when it is over.
web-problem-origin-foreign = The server does not know the address of this page. Whoever runs the server can allow it.
web-problem-rate-exceeded = That was too much at once. Wait a moment, then go on more slowly.

## What was done

web-problem-act-stale = The match has gone on meanwhile. Look at the table and choose again.
web-problem-act-ahead = This page is ahead of the table. Load it again.
web-problem-act-unknown = The server does not know this action. Load the page again.
web-problem-act-illegal = The rules do not allow this now.
web-problem-take-back-nothing = You have nothing to take back.
web-problem-take-back-off = Nothing can be taken back here.
web-problem-ask-needless = You need not ask: take it back at once.
web-problem-ask-not-now = Cards are being chosen in secret. Ask when they are shown.
web-problem-ask-open = Somebody has asked already. Wait for the answers.
web-problem-ask-closed = This question is settled already.
web-problem-ask-answered = You are not asked, or have agreed already.
web-problem-clock-over = Your time is up; a computer player plays on for you.
web-problem-chat-off = Nobody can talk in this match.
web-problem-chat-full = The chat of this match is full.
web-problem-rematch-not-over = The match is not over yet; play on.

## How the server and the connection are

web-problem-server-storage = The server cannot store anything at the moment. Try again soon.
web-problem-server-stopping = The server is being stopped. Try again later.
web-problem-client-not-built = The pages of this server are not built yet. Whoever runs it can build them.
web-problem-net-unreachable = The server cannot be reached. Check your connection and try again.
web-problem-net-closed = The connection to the table is closed. Load the page again.
web-problem-net-unheard = The connection was lost while you were talking. The chat shows no such line: send it again if it is missing.
