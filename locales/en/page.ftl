### The words of the local page.

page-title = Dragoman
page-skip = To the conversation
page-places = Places
page-channels = Channels
page-private = In private
page-rooms = Press rooms
page-conversation = Conversation
page-bot = Dragoman
page-you = you
page-seat-of = You are
page-acting = Play as
page-no-seat = looking on
page-language = Language
page-online = Connected
page-offline = Connection lost. Trying again…
page-no-token = This page opens with the link that Dragoman printed when it started, or with the one your host gave you. If yours no longer works, ask your host for a new one.
page-write-here = Write to everybody…
page-write-orders = Your orders…
page-write-room = Write to this room…
page-send = Send
page-hint = Enter sends, Shift+Enter starts a new line, / lists the commands
page-hint-private = One order a line, or separated by commas; they can be changed until the deadline
page-commands = Commands
page-offers = suggestions
# What a screen reader says when suggestions appear. $count (Number)
page-offers-count =
    { $count ->
        [one] { $count } suggestion
       *[other] { $count } suggestions
    }
page-locked = Closed for now: the rules forbid talk
page-channel-about = Everybody reads along
page-private-about = Only you and Dragoman
page-room-about = Only the powers in its name
page-today = Today
page-new = New
page-unread = unread
page-newest = Newest
page-earlier = Show earlier posts
page-in-words = The map in words
page-enlarge = Enlarge the map
page-save = Save the file
page-picture = Map
page-zoom-in = Zoom in (+)
page-zoom-out = Zoom out (−)
page-fit = Whole map (0)
page-previous = Earlier map (Page Up)
page-next = Later map (Page Down)
page-close = Close
page-empty = Nothing here yet. / lists what you can do, and /new opens a game.
page-empty-private = Only you and Dragoman read this. Once a game begins, you write your orders here.
page-empty-room = Nobody has said anything here yet.
page-welcome = Welcome
page-welcome-about = Dragoman runs games of Diplomacy for people who don't share a language. Try it alone, with all seven powers in your hands, or open a game and send a link to each player in your network.
page-try-alone = Play all seven seats myself
page-open-game = Open a game…
page-people = People
page-people-about = You play the seats that you fill here. Everyone else comes in by a link of their own: you can't read their orders or their press rooms.
page-network-open = Links work on every machine of your network. Whoever has one plays that seat; nothing is encrypted on the way.
page-network-closed = Links work on this computer only. For others in your network, start Dragoman with local.listen set to 0.0.0.0:7901.
page-all-me = Take all free seats myself
page-fill = Let computers take the free seats
page-no-lobby = No game is looking for players in this channel. Open one first: /new
page-act = Play as
page-copy-link = Copy link
page-copied = Copied
# In a seat that the host plays, instead of page-private-about. Said to the host.
page-private-about-host = Only you and Dragoman: as the host, you play this seat
# How somebody comes in, under their name in the host's list; small letters.
page-by-link = plays by a link
page-by-link-here = plays by a link, connected
page-no-link = has no link
page-mine = you play this seat
page-mine-given = you play this seat until someone opens its link
# Buttons beside a person in the host's list.
page-give = Give away
page-renew = New link
page-end-link = End the link
page-take = Play it myself
# Questions before something that can't be undone; the button that does it has the name of the deed.
page-ask-renew = The old link stops working, and every page opened with it closes.
page-ask-end = Nobody can open this seat until you make a new link. Every page opened with the old one closes.
page-ask-end-unused = Nobody has opened this link yet. You go on playing the seat.
page-ask-take = This player's link stops working, and the seat says that you play it now. You will be able to read all of its orders, messages and press rooms.
page-cancel = Cancel
# Above a link that was just made.
page-link-made = This link is shown only once. Copy it and send it to the player: whoever has it plays this seat.
page-link-made-give = This link is shown only once. You play the seat until someone opens it; from then on you can't read it.
page-link-made-own = This is your new link, shown only once. Keep it: it opens your seat on any device.
page-own-link = My link
page-own-link-about = Your link is the key to your seat, so it isn't in the address bar. If someone else may have it, make a new one: the old one stops working and your other open pages close.
# Instead of the page, when a link stops working while the page is open.
page-link-ended = This link no longer works: there is a new one, or the host has ended it. Ask your host.
page-seat-taken = The host plays this seat now, and this link no longer works.
# Said by the bot in the private conversation of a seat when it changes hands.
page-note-given = From now on, whoever has the link plays this seat. Until now the host played it and could read everything above.
page-note-taken = The host plays this seat from now on. Its link no longer works.
page-note-renewed = The host has made a new link for this seat. Whoever has it can read and play here; the old one no longer works.
page-add-somebody = Somebody new
page-person-name = Name
page-add = Add
page-clock = On to the deadline
page-no-deadline = Nothing has a deadline now
page-too-fast = That was too much at once. Wait a moment and send it again.
page-bad-frame = This message couldn't be understood.
page-too-long = This message is too long.
page-unavailable = I can't store this now. Please try again in a moment.
page-not-there = You can't write there now.
