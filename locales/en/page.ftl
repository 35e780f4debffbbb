### The words of the local page.

# Title of the page and of its windows.
page-title = Dragoman
# A link for screen readers and the keyboard.
page-skip = Skip to conversation
# For screen readers: the list of channels and rooms.
page-places = Places
# Heading in the list of places.
page-channels = Channels
# Heading in the list of places: the conversation with the bot.
page-private = DMs
# Heading in the list of places.
page-rooms = Private rooms
# For screen readers: the posts.
page-conversation = Conversation
# The bot's name.
page-bot = Dragoman
# Beside the reader's own name.
page-you = you
# Before the reader's name.
page-seat-of = You are
# Before a list of seats.
page-acting = Play as
# Instead of powers: someone without a seat.
page-no-seat = watching
# Label of a list.
page-language = Language
# The state of the connection.
page-online = Connected
# The state of the connection.
page-offline = Connection lost. Trying again…
# When the connection is back: a text that was written, or a button that was pressed, minutes before.
page-not-sent = Not sent: the connection was lost for a while, and the phase may have changed. What you wrote is in the box again, to be sent or deleted; press buttons again.
# In the hall, to which the page has led: the room that was on screen is closed to the reader.
page-room-gone = You are no longer in that room.
# Instead of the page, without a link.
page-no-token = This page opens with the link that Dragoman printed when it started, or with the one your host gave you. If yours no longer works, ask your host for a new one.
# Instead of the page, in a browser in which several people have played. Below it a button for each.
page-who = Several people have played in this browser. Who are you?
# The beginning of a button, before the name of someone who has played in this browser.
page-go-on-as = Go on as
# In an empty box for writing: at most 30 characters.
page-write-here = Write to everyone…
# In an empty box for writing: at most 30 characters.
page-write-orders = Your orders…
# In an empty box for writing: at most 30 characters.
page-write-room = Write to this room…
# A button.
page-send = Send
# Below the box for writing.
page-hint = Enter sends, Shift+Enter starts a new line, / lists the commands
# Below the box for writing orders.
page-hint-private = One order per line, or separated by commas; you can change them until the deadline
# A button: lists the commands.
page-commands = Commands
# For screen readers, behind a number and as the name of a list.
page-offers = suggestions
# What a screen reader says when suggestions appear. $count (Number)
page-offers-count =
    { $count ->
        [one] { $count } suggestion
       *[other] { $count } suggestions
    }
# In the box for writing, where nobody can write at the moment.
page-locked = Locked: no press here for now
# Below a channel's name.
page-channel-about = Everyone can read this
# Below the name of the conversation with the bot.
page-private-about = Only you and Dragoman
# Below a private room's name.
page-room-about = Only the powers in its name
# Between posts.
page-today = Today
# Between posts: what follows is new.
page-new = New
# For screen readers, behind a number of posts.
page-unread = unread
# A button: down to the newest post.
page-newest = Newest
# A button above the first post.
page-earlier = Show earlier posts
# Below a map: opens its text alternative.
page-in-words = The map in words
# For screen readers: a button.
page-enlarge = Enlarge the map
# A link to a file.
page-save = Save the file
# A small button beside each of the bot's posts: its words are noted for whoever keeps the language.
page-sounds-wrong = This sounds wrong
# Asked before that, above what is quoted to the bot.
page-ask-wrong = I'll note which sentence sounds wrong, for the people who look after the language; no names, orders or words of yours. This is what I'll look at:
# A button below a post in public whose button was pressed: it leads to the answer.
page-answered = Answered in your DMs
# For screen readers: a post has a map.
page-picture = Map
# In brackets: the key that does it.
page-zoom-in = Zoom in (+)
# In brackets: the key that does it.
page-zoom-out = Zoom out (−)
# In brackets: the key that does it.
page-fit = Whole map (0)
# In brackets: the key that does it.
page-previous = Earlier map (Page Up)
# In brackets: the key that does it.
page-next = Later map (Page Down)
# A button.
page-close = Close
# In an empty channel. The command must exist in this language.
page-empty = Nothing here yet. Type / to see what you can do, or /new to open a game.
# In an empty conversation with the bot.
page-empty-private = Only you and Dragoman read this. Once a game begins, you write your orders here.
# In an empty private room.
page-empty-room = Nobody has said anything here yet.
# Heading of the first page.
page-welcome = Welcome
# Below `page-welcome`.
page-welcome-about = Dragoman runs games of Diplomacy for people who don't share a language. Try it alone, with one power or with all seven, or open a game and send a link to each player on your network.
# A button: the first one of several.
page-against-computers = Play one power against six computers
# A button.
page-try-alone = Play all seven seats myself
# Name of a list beside `page-try-alone`, for screen readers.
page-seat-languages = Languages of the seats
# In that list: lower case.
page-seat-languages-own = all in my language
# In that list: lower case.
page-seat-languages-each = each in another language
# A button: opens a game, and the list of people with their links.
page-friends = Play with friends, by links
# A button.
page-open-game = Open a game…
# A button in the list of places, and the heading of a window with `page-against-computers` and the other ways to begin a game.
page-starts = New game…
# A button and the heading of a window: who has a seat.
page-people = People
# Below `page-people`.
page-people-about = Add a player and send them their link: with it they play on their own device, and you can't read their orders or their private rooms. Everyone joins a game in its channel, you too. Seats that stay free there can be played by the computer; seats that this list shows as yours are played by you until someone opens their link.
# Below the list of links.
page-network-open = Links work on any device on your network. Anyone who has one can play that seat; the connection isn't encrypted.
# `local.listen`, the address and `dragoman.toml` stay as they are.
page-network-closed = Links only work on this computer. To let others on your network play, set local.listen to 0.0.0.0:7901 in dragoman.toml and restart Dragoman.
# A button.
page-all-me = Take all free seats myself
# A button below the message of a game that looks for players: leads to the list of people with their links.
page-invite = Invite a friend…
# A button.
page-fill = Let the computer play the free seats
# The command must exist in this language.
page-no-lobby = No game is looking for players in this channel. Open one first: /new
# A button beside a seat.
page-act = Play as
# A button.
page-copy-link = Copy link
# Instead of it, once it was pressed.
page-copied = Copied
# In a seat that the host plays, instead of page-private-about. Said to the host.
page-private-about-host = Only you and Dragoman: as the host, you play this seat
# How someone comes in, under their name in the host's list; lower case.
page-by-link = plays by link
# The same with an open page.
page-by-link-here = plays by link, connected
# The same without a link.
page-no-link = has no link
# The same where the host plays the seat.
page-mine = you play this seat
# The same where a link was made.
page-mine-given = you play this seat until someone opens its link
# A button beside a person in the host's list: makes the first link.
page-give = Give away
# A button beside a person in the host's list.
page-renew = New link
# A button beside a person in the host's list.
page-end-link = End the link
# A button beside a person in the host's list.
page-take = Play it myself
# A question before something that can't be undone; the button that does it is called `page-renew`.
page-ask-renew = The old link stops working, and every page opened with it closes. Anyone who opens the new one plays this seat and reads everything in it; its player is told that there is a new one.
# The same before `page-end-link`.
page-ask-end = Nobody can open this seat until you make a new link. Every page opened with the old one closes.
# The same, of a link that nobody has opened.
page-ask-end-unused = Nobody has opened this link yet. You keep playing the seat.
# The same before `page-take`.
page-ask-take = Nobody has played this seat yet. Its link stops working, and you play the seat from then on.
# The button that doesn't do it.
page-cancel = Cancel
# Above a link that was just made.
page-link-made = This link is shown only once. Copy it and send it to the player: anyone who has it can play this seat.
# The same, of a seat that the host plays until then.
page-link-made-give = This link is shown only once. You play the seat until someone opens the link; from then on, you can't read the seat's conversation.
# The same, of the reader's own seat.
page-link-made-own = This is your new link. Keep it: it opens your seat on any device, and the old one no longer does.
# A button and the heading of a window.
page-own-link = My link
# Below `page-own-link`.
page-own-link-about = Your link is the key to your seat, so it isn't in the address bar. If someone else may have it, make a new one: the old one stops working and your other open pages close.
# A button below `page-own-link-about`.
page-show-link = Show my link
# Above the reader's own link, once `page-show-link` was pressed.
page-link-own = This is your link. Keep it somewhere safe: anyone who has it can play your seat, on any device.
# Beside a box to tick, which is ticked at first.
page-let-in = Let me in again in this browser without the link. Untick this on a device that others use.
# Above the conversation, once, when the reader has a seat. Beside it is the button `page-own-link`.
page-keep-link = This browser lets you back in by itself. For another device, or in case it forgets you, keep your link.
# Instead of the page, when a link stops working while the page is open.
page-link-ended = This link no longer works: there is a new one, or the host has ended it. Ask your host.
# The same, once the host has taken the seat.
page-seat-taken = The host plays this seat now, and this link no longer works.
# Said by the bot in the private conversation of a seat when it changes hands.
page-note-given = From now on, anyone who has the link can play this seat. Until now the host played it and could read everything above.
# The same, once the host has taken the seat.
page-note-taken = The host plays this seat from now on. Its link no longer works.
# The same, once the host has made another link.
page-note-renewed = The host has made a new link for this seat. Anyone who has it can read and play here; the old one no longer works.
# A button: a person who gets a link.
page-add-somebody = Add a player
# Label of a box for a name.
page-person-name = Name
# The button beside it.
page-add = Add
# A button of the host, for trying things out: the clock moves on to the next deadline.
page-clock = Skip to the deadline
# Answer to that.
page-no-deadline = No game has a deadline right now
# Instead of an answer.
page-too-fast = You're sending too fast. Wait a moment and try again.
# Instead of what someone has written on the page.
page-too-much = You've written as much as one person can in a day here, so this wasn't sent. Try again later.
# Instead of an answer.
page-bad-frame = This message couldn't be understood.
# Instead of an answer.
page-too-long = This message is too long.
# Instead of an answer.
page-unavailable = I can't save this now. Please try again in a moment.
# Instead of an answer.
page-not-there = You can't write there now.
# Instead of an answer: everybody sees the list of channels, so a person may begin a few each day.
page-many-channels = You have begun several channels today. Write in one of those, or wait until tomorrow.
# A button: from now on the browser notifies of posts that ring while the page isn't looked at.
page-notify-on = Turn on notifications
# A button: no more of that.
page-notify-off = Turn off notifications
# After `page-notify-on`, if the browser refused.
page-notify-refused = The browser doesn't allow notifications from this page. You can change that in its settings.
# The text of a notification about a private message.
page-notify-new = There is a new message for you.
