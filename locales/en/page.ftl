### The words of the local page.

page-title = Dragoman
page-places = Places
page-channels = Channels
page-private = In private
page-rooms = Press rooms
page-bot = Dragoman
page-write-here = Write here…
page-send = Send
page-you = You
page-people = People
page-add-person = Language
page-person-name = Add somebody: their name and language
page-add = Add
page-seat-of = You act as
page-offline = Connection lost. Trying again…
page-online = Connected
page-locked = Closed for now
page-no-token = This page opens with the link that Dragoman printed when it started, or the one your host gave you.
page-enlarge = Enlarge the picture
page-close = Close
page-empty = Nothing here yet. In a channel, /new opens a game and /help tells you what you can do.
page-bad-frame = This message couldn't be understood.
page-too-long = This message is too long.
page-unavailable = I can't store this now. Please try again in a moment.
page-not-there = You can't write there now.
