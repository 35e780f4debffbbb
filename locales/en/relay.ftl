### Letters: press that the bot carries from one private conversation to others.

# Words before a power's name that make a line a letter, separated by `|`: "to Germany: …".
letter-words = to | for
# The beginning of a letter as it is typed; it must be read as one. $to (Powers)
letter-example = to { POWERS($to, join: "comma") }: …
# $from (Power) a power  $to (Powers) powers
letter = **Letter from { POWER($from) }**
letter-to-several = **Letter from { POWER($from) }** (to { POWERS($to) })
# $to (Powers) powers
letter-sent = Your letter to { POWERS($to) } is on its way. Once it has arrived I keep no copy.
# $example (String) "to Germany: …"  $letter (String) the command's name
letter-how = Write to me here: `{ $example }`, or use `/{ $letter }`. I pass it on with your power's name and repeat complete orders in the reader's notation.
# $powers (Powers)  $count (Number)
letters-overheard =
    { $count ->
        [one] No private room here: { POWERS($powers) } could read it, because whoever plays it may manage threads in the channel. I carry letters instead.
       *[other] No private room here: { POWERS($powers) } could read it, because whoever plays them may manage threads in the channel. I carry letters instead.
    }
# $powers (Powers) who could read it  $with (Powers) the room's other powers  $count (Number) of $powers
room-overheard =
    { $count ->
        [one] I have locked the room with { POWERS($with) }: { POWERS($powers) } could read it from now on, and what already stands there, because whoever plays it may manage threads in the channel now. I carry letters instead.
       *[other] I have locked the room with { POWERS($with) }: { POWERS($powers) } could read it from now on, and what already stands there, because whoever plays them may manage threads in the channel now. I carry letters instead.
    }
# $permission (String) as the network's settings name it
letters-permission = I can't open a private room here: I lack the permission "{ $permission }". I carry letters instead.
letters-apart = There is no room that all of you could enter. I carry letters instead.
# $with (List)
room-opening = I'm opening a room with { LIST($with) }. Should that not be possible, I'll write to you.
# $people (List) powers or names  $count (Number)
ears =
    { $count ->
        [one] { LIST($people) } may manage threads in this channel and could read private rooms of others. Unless { LIST($people) } is in a room, I carry letters in private messages instead.
       *[other] { LIST($people) } may manage threads in this channel and could read private rooms of others. Where one of them isn't in a room, I carry letters in private messages instead.
    }
no-orders = There is no complete order in this message.
letter-in-private = Letters are private: write them to me in a private message.
letter-delivered = That letter is delivered and can't be changed any more. Write another one.
# $power (Power)
letter-nobody = Nobody plays { POWER($power) } now.
# $to (Powers)
action-letter = Write to { POWERS($to) }
# In the post of a game that looks for players.
lobby-overheard = Private rooms are opened even if a player moderates here and could read them.

## Desks: private places for people whose private messages are closed

# $name (String) a player; at most 100 characters in all
desk-name = orders · { $name }
# $order (String) the name of a command
desk-here =
    Your private messages are closed to me; never mind: this is our place. Only you and whoever moderates the server can read it.
    Give your orders with `/{ $order }` (the others don't see it), or write them here and mention me. You prefer private messages? Open them in the privacy settings of this server and press the button.
# $desk (String) the name of a private thread
desk-opened = Your private messages are closed, never mind: I have opened the private thread "{ $desk }" for you. That is where your orders go.
desk-again = Here I am. From now on I write to you here again.
desk-trying = I'm writing to you in private now.
desk-still-closed = Your private messages are still closed to me: in the privacy settings of this server, allow direct messages, and try again.
action-desk = Try again

## What the bot may do in a channel

# $gaps (Number) missing permissions
survey =
    { $gaps ->
        [0] Ready.
        [one] Ready, with one gap.
       *[other] Ready, with { $gaps } gaps.
    }
survey-posting = I can post here, with pictures, and find my posts again.
survey-posting-not = I can't post here properly
survey-rooms = I can open private threads and lock them.
survey-rooms-not = I can't open private threads and lock them; letters go by private message instead
survey-pinning = I can keep the current state pinned.
survey-pinning-not = I can't pin the current state
# $what (String) one of the sentences above  $permissions (List) by the network's own names
survey-lacks = { $what }: give my role "{ LIST($permissions, join: "comma") }" (Edit Channel › Permissions › my role).
survey-reads-all = I read what is written in press rooms and translate complete orders by myself.
# $menu (String) what the menu of a message calls it
survey-reads-mentions = Orders work without my reading anybody's messages. Orders inside press rooms are translated where I am mentioned, or by the message's menu › Apps › "{ $menu }".
survey-unknown = The network doesn't tell me now what I may do here. Try again in a minute.
action-setup = Check again

## Members who can't be let into a room

# In a press room.
# $powers (Powers) a list  $talk (String) the name of a command
room-missing = I couldn't let everyone in. Outside for now: { POWERS($powers) }. Those outside can't read this room. I'll try again when the room opens or closes, or when someone asks for it with `{ $talk }`.
# To the game master.
# $name (String) the game  $room (Powers) the powers of a room  $powers (Powers) a list  $replace (String) the name of a command
room-missing-master = **{ $name }**, room { POWERS($room) }: I couldn't let everyone in. Outside for now: { POWERS($powers) }. They may have left the server, or refuse invitations; the others can use the room. `{ $replace }` gives a seat to someone else.

## The private conversation on Matrix

# In a room in which only this person and the bot are, made by somebody else or readable by others.
conversation-not-private = We are alone in this room, but it isn't private: someone else made it, was in it, or could read it. I read no orders here and tell no secrets. I write to you in a conversation of our own; please write to me there.
# In a private conversation without encryption.
conversation-unencrypted = This conversation isn't encrypted: those who run the server can read everything in it. I read what you write here, but I answer in an encrypted conversation of our own. Please write to me there.
# In the conversation that these two messages mean.
conversation-own = This is our own conversation. It is encrypted, and only you and I can read it. Orders and everything private belong here.
