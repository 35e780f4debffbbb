### Letters (private messages that the bot delivers), DMs and private threads, and what the bot may do in a channel.

# Words before a power's name that make a line a letter, separated by `|`: "to Germany: …".
letter-words = to | for
# The beginning of a letter as it is typed; it must be read as one. $to (Powers)
letter-example = to { POWERS($to, join: "comma") }: …
# Above a letter. Variables: $from (Power) a power
letter = **Letter from { POWER($from) }**
# Above a letter to several powers. Variables: $from (Power) a power   $to (Powers) powers, two or more
letter-to-several = **Letter from { POWER($from) }** (to { POWERS($to) })
# Variables: $to (Powers) powers, one or more
letter-sent = Your letter to { POWERS($to) } is on its way. Once it's delivered, I don't keep another copy.
# The same where letters are stored, as was agreed. Variables: $to (Powers) powers, one or more
letter-sent-kept = Your letter to { POWERS($to) } is on its way. As agreed in this game, letters are stored until 30 days after its end.
# The same where people may also watch. Variables: $to (Powers) powers, one or more
letter-sent-watched = Your letter to { POWERS($to) } is on its way. As agreed in this game, letters are stored until 30 days after its end, and anyone you've all agreed to let watch can read this one after this phase.
# To a player, in private: nothing was sent. Variables: $to (Powers) powers, one or more
letter-in-public = You wrote to { POWERS($to) } in the channel, where everyone can read it. I haven't sent anyone a letter: for that, write the same to me here.
# The same in a press room. Variables: $to (Powers) powers, one or more
letter-in-room = You wrote to { POWERS($to) } in a press room: only its members can read it there. I haven't sent anyone a letter: for that, write the same to me here.
# As `letter-sent`, on the bot's own page; `letter-page-keeps` follows. Variables: $to (Powers) powers, one or more
letter-sent-page = Your letter to { POWERS($to) } is on its way.
# Below what was said of a letter, on the bot's own page: of its copy in the conversation of its writer with the bot.
letter-page-keeps = Like everything on this page, it's kept here for 365 days. Apart from you and those it's for, only the person who runs this page can read it here.
# Variables: $example (String) ready, as it can be typed: "to Germany: …"   $letter (String) a command: "letter"
letter-how = Write to me here: `{ $example }`, or use `{ $letter }`. I'll deliver it in your power's name, with complete orders translated into the reader's notation.
# Instead of a room; `letter-how` follows. Variables: $powers (Powers) powers whose players could read it   $count (Number) of them, 1 or more
letters-overheard =
    { $count ->
        [one] No private room here: the player of { POWERS($powers) } can manage threads in this channel and could read it. I'll deliver letters instead.
       *[other] No private room here: the players of { POWERS($powers) } can manage threads in this channel and could read it. I'll deliver letters instead.
    }
# In a room that is locked; `letter-how` follows. Variables: $powers (Powers) powers whose players could read it   $with (Powers) the room's other powers   $count (Number) of $powers, 1 or more
room-overheard =
    { $count ->
        [one] I've locked the room with { POWERS($with) }: the player of { POWERS($powers) } can now manage threads in this channel and could read it, including what's already there. I'll deliver letters instead.
       *[other] I've locked the room with { POWERS($with) }: the players of { POWERS($powers) } can now manage threads in this channel and could read it, including what's already there. I'll deliver letters instead.
    }
# Instead of a room that a deputy or somebody who watches could read; `letter-how` follows.
letters-overheard-unseated = No private room here: someone who stands in for a player or watches this game can manage threads in this channel and could read it. I'll deliver letters instead.
# In a room that is locked for that reason; `letter-how` follows. Variables: $with (Powers) the room's other powers
room-overheard-unseated = I've locked the room with { POWERS($with) }: someone who stands in for a player or watches this game can manage threads in this channel and could read it, including what's already there. I'll deliver letters instead.
# Instead of a room; `letter-how` follows. Variables: $permission (String) as the network's settings name it: "Create Private Threads"
letters-permission = I can't open a private room here: I lack the permission "{ $permission }". I'll deliver letters instead.
# To the members of a room that stays as it was, since the permission was missing for days; `letter-how` follows. Variables: $with (Powers) the other powers in it   $permission (String) as the network's settings name it: "Manage Threads"   $talk (String) a command: "room"
room-permission = I can't change who is in the room with { POWERS($with) }: I lack the permission "{ $permission }". Someone who doesn't belong there any more may still read it, so please don't write there: I'll deliver letters instead. `{ $talk }` opens the room again once I have the permission.
# To the members of a room that stays as it was, since the network didn't change it for days; `letter-how` follows. Variables: $with (Powers) the other powers in it   $talk (String) a command: "room"
room-unsettled = I can't change who is in the room with { POWERS($with) }: it has failed for two days. Someone who doesn't belong there any more may still read it, so please don't write there: I'll deliver letters instead. `{ $talk }` opens the room again once it works.
# Instead of a room; `letter-how` follows.
letters-no-rooms = Private rooms can't be opened in this game's channel. I'll deliver letters instead.
# Instead of a room; `letter-how` follows.
letters-too-many-rooms = No more private rooms can be opened on this server: there are as many active threads as Discord allows. I'll deliver letters instead.
# To the members of a room in which somebody is who can't be removed; the room is locked. Variables: $with (Powers) the other powers in it   $talk (String) a command: "room"
letters-stranger = The room with { POWERS($with) } is locked: someone who doesn't belong there is in it, and I can't remove them. I'll deliver letters instead. `{ $talk }` opens the room again once they're gone.
# The same where it can't be locked. Variables: $with (Powers) the other powers in it   $talk (String) a command: "room"
letters-stranger-open = Someone who doesn't belong there is in the room with { POWERS($with) }, and I can neither remove them nor lock the room. They read everything, so please don't write there any more: I'll deliver letters instead. `{ $talk }` opens the room again once they're gone.
# Instead of a room, for players on different networks; `letter-how` follows.
letters-apart = There's no room that all of you could join. I'll deliver letters instead.
# Variables: $with (List) ready: "Austria (Marco) and Italy (Kasia)"
room-opening = I'm opening a room with { LIST($with) }. If that fails, I'll let you know.
# To all. Variables: $people (List) powers, or names of people, one or more   $count (Number) of them, 1 or more
ears =
    { $count ->
        [one] { LIST($people) } can manage threads in this channel and could read other players' private rooms. Instead of opening a room without { LIST($people) }, I deliver letters by DM.
       *[other] { LIST($people) } can manage threads in this channel and could read other players' private rooms. Instead of opening a room that leaves one of them out, I deliver letters by DM.
    }
# Answer to `translate-orders`.
no-orders = There's no complete order in this message.
# Answer to a letter that was written in public.
letter-in-private = Letters are private: please DM them to me.
# To somebody who wrote orders below a heading that begins like a letter's and names no power: "For this turn: A Ven - Tri". Variables: $heading (String) the heading as typed
letter-or-orders = The heading "{ $heading }" begins like a letter, but it doesn't name a power. I saved none of the orders below it, and sent nothing. If these are your orders, send them again without the heading; if it's a letter, name the powers that should get it.
# To someone who edited what others have read, or would have: a letter, a declaration, a statement, a report.
press-edited = When you edit a message, I send nothing: what I passed on stays as it was. To say something else, write a new message.
# Variables: $power (Power) a power
letter-nobody = Nobody plays { POWER($power) } at the moment.
# To somebody who wrote free text to a power that the computer plays. Variables: $power (Power) a power   $propose (String) a command: "propose"
letter-computer = { POWER($power) } is played by the computer, which doesn't read free text, so nothing was sent. It does answer what you say with `{ $propose }`.
# To somebody who writes or proposes something to a power that the computer plays. Variables: $power (Power) a power
letter-silent-computer = { POWER($power) } is played by the computer, which doesn't talk in this game, so nothing was sent.
# A button that answers a letter: at most 25 characters without the names. Variables: $to (Powers) powers, one or more
action-letter = Write to { POWERS($to) }
# A setting of a game, in the post that looks for players.
lobby-overheard = Private rooms are opened even if a player is a moderator here and could read them.

## Private threads for the orders of people who allow no DMs, on Discord

# The thread's name. Variables: $name (String) the player's name; at most 100 characters in all
order-thread-name = orders · { $name }
# First post in the thread, with a button. Variables: $order (String) a command: "order"
order-thread-here =
    I can't send you DMs, so I've opened this thread for us. Only you and the server's moderators can read it.
    Give your orders with `{ $order }` (nobody else sees them), or write them here and mention me. Prefer DMs? Allow them in this server's privacy settings and press the button.
# In the channel. Variables: $thread (String) the name of the private thread
order-thread-opened = I can't send you DMs, so I've opened the private thread "{ $thread }" for you. That's where your orders go.
# By DM, once DMs are allowed.
order-thread-again = DMs work again: from now on I'll write to you here.
# In the thread, to someone who pressed the button.
order-thread-trying = I'm sending you a DM now.
# In the thread, if that fails; with the button.
order-thread-still-closed = I still can't send you DMs: allow them in this server's privacy settings and try again.
# To the thread's owner, once whoever was added to it by hand is out again; usually in the thread.
order-thread-entered = Someone who doesn't belong in your private thread for orders was added to it. They're out again, but may have read what was there until then. You can still change your orders.
# A button: at most 25 characters.
action-try-again = Try again

## What the bot may do in a channel: answer to `permissions`

# Variables: $gaps (Number) missing permissions, 0 or more
permissions =
    { $gaps ->
        [0] All set.
        [one] All set, except for one permission.
       *[other] All set, except for { $gaps } permissions.
    }
# Behind a "✓".
permissions-posting = I can post here, with pictures, and find my posts again.
# In `permissions-lacks`.
permissions-posting-not = I can't post here properly
# Behind a "✓".
permissions-rooms = I can open private threads and lock them.
# In `permissions-lacks`.
permissions-rooms-not = I can't open private threads and lock them, so I deliver letters by DM instead
# Behind a "✓".
permissions-pinning = I can keep the game's status pinned.
# In `permissions-lacks`.
permissions-pinning-not = I can't pin the game's status
# Behind a "✗". Variables: $what (String) one of the three sentences above   $permissions (List) by the network's own names: "Send Messages, Attach Files"
permissions-lacks = { $what }. Under Edit Channel › Permissions › my role, allow: { LIST($permissions, join: "comma") }.
# Behind a "✓", on Matrix.
permissions-rooms-own = I open private rooms myself; nothing needs to be allowed for that.
# Behind a "✗", on Matrix. Variables: $what (String) what isn't possible, one of the sentences above   $own, $needed (Number) power levels, 0 to 100
permissions-level = { $what }: my power level here is { $own }, and that needs { $needed }. An admin of this room can raise mine: Room settings › Roles & Permissions.
# Behind a "✗", in an announcement channel.
permissions-announcements = This is an announcement channel. Private threads need an ordinary text channel, so here I'd deliver letters by DM instead.
# Behind a "✗", in a voice channel.
permissions-voice = This is a voice channel. Private threads need an ordinary text channel, so here I'd deliver letters by DM instead.
# Behind a "✗", in a forum.
permissions-forum = This is a forum: no game can be played here. Use an ordinary text channel.
# Behind a "✗", in a channel of any other kind that has no private threads.
permissions-other = This isn't an ordinary text channel. Private threads need one, so here I'd deliver letters by DM instead.
# Behind a "✓".
permissions-reads-all = I read what is written in private rooms and translate complete orders automatically.
# Variables: $menu (String) what the menu of a message calls it: "Translate orders"
permissions-reads-mentions = You can send orders without me reading anyone's messages. In private rooms I translate orders where I'm mentioned, or through the message's menu › Apps › "{ $menu }".
# Instead of an answer to `permissions`.
permissions-unknown = I can't check my permissions right now. Try again in a minute.
# A button: at most 25 characters.
action-setup = Check again

## Members who can't be let into a room

# In a private room. Variables: $powers (Powers) powers, one or more   $talk (String) a command: "room"
room-missing = I couldn't let everyone in. Missing for now: { POWERS($powers) }. They can't read this room. I'll try again when the room opens or closes, or when someone uses `{ $talk }` again.
# To the game master. Variables: $name (String) the game's name   $room (Powers) the powers of the room   $powers (Powers) powers, one or more   $replace (String) a command: "replace"
room-missing-master = **{ $name }**, room of { POWERS($room) }: I couldn't let everyone in. Missing for now: { POWERS($powers) }. They may have left the server or be refusing invitations; the others can use the room. `{ $replace }` gives a seat to someone else.

## The private conversation on Matrix

# In a room that this person may take for their private conversation with the bot: it has a name, was made by someone else, has a third
# member, or can be read by others.
conversation-not-private = This is not our private conversation: the room has a name, or someone else made it, is or was in it, or can read it. So I don't read orders or write anything secret here. I'll write to you in a conversation of our own; please write to me there.
# In a private conversation without encryption.
conversation-unencrypted = This conversation isn't encrypted: the people who run the server can read everything in it. I read what you write here, but I answer in an encrypted conversation of our own. Please write to me there.
# In the conversation that these two messages mean.
conversation-own = This is our own conversation. It's encrypted: only you and I can read it, and through me the person who runs me. Orders and everything private belong here.
# To someone whose client asks to verify the bot's device.
conversation-verification = I can't compare emoji: nobody sits at my keyboard, so I've declined to be verified. You can write to me all the same. If your app only writes to verified devices, allow it to write to others in this conversation.
# To someone whose reaction isn't taken. Variables: $sign (String) what to type: "1"
conversation-type-instead = Matrix doesn't encrypt reactions, so the person who runs your homeserver could send one for you. This can't be undone, so please type it here: { $sign }, as a reply to the message with the choices.
# To someone who reacted in a press room. Variables: $sign (String) what to type: "👍"
conversation-type-in-room = Matrix doesn't encrypt reactions, so the person who runs your homeserver could send one for you, and the others would read it as yours. Please type it in that room: { $sign }, as a reply to my message with the choices.
# To someone whose reaction says that they are ready, which would end the phase. Variables: $ready (String) the command
conversation-type-ready = Matrix doesn't encrypt reactions, so the person who runs your homeserver could send one for you. You're the last, so the phase would end now, and that can't be undone. If you're done, please type it here: { $ready }
# To someone whose reaction isn't taken where no reaction is. Variables: $sign (String) what to type: "1"
conversation-type-always = Matrix doesn't encrypt reactions, so I don't accept them: the person who runs your homeserver could send one for you. Please type it here: { $sign }, as a reply to the message with the choices.
# To someone who typed a number alone on Matrix, while a message with other choices was sent. Variables: $sign (String) as typed: "1"
conversation-which-post = Your message crossed one of mine with new choices, so I don't know which of them { $sign } is for. Nothing was done. Please send it again, as a reply to the message that you mean.
# To someone whose message didn't come from a device that their account has verified, or wasn't encrypted.
conversation-unsigned = I only accept encrypted messages from verified devices, so I didn't accept your last one. Please verify the device that you wrote it on (in Element: Settings › Sessions) and send it again here. If you didn't write to me, someone else is using your account: change your password and tell your game master.
# To someone whose account has new keys, which the bot doesn't know.
conversation-new-identity = Your account's encryption keys aren't the ones it had when we met, so I won't accept anything from it until the person who runs me accepts the new ones. If you've reset your keys, please ask them to. If you haven't, someone else is using your account: change your password and tell your game master.
