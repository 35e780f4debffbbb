### Help that fits the moment.
###
### Names of commands come as they are typed. Every example in backticks must be a legal order in this language.

# To someone who is in no game. Variables: $new, $join (String) commands: "new", "join"
help-alone = I run games of Diplomacy. `{ $new }` opens a game in a channel, `{ $join }` takes a seat. I understand English, German, Italian, Dutch and Polish.
# To someone whose game hasn't begun. Variables: $leave (String) a command: "leave"
help-lobby = Your game hasn't begun yet. `{ $leave }` gives up your seat.
# To a player in a movement phase. Variables: $orders, $clear, $ready (String) commands: "orders", "clear", "ready"   $example (String) an order of one of their units
help-movement =
    It's time for moves. DM me your orders, one line per unit, in any notation, for example `{ $example }`.
    `{ $orders }` shows what you've sent, `{ $clear }` withdraws all of it, `{ $ready }` says that you're done.
# The same in private, where orders are written. Variables: $orders, $clear, $ready (String) commands: "orders", "clear", "ready"   $example (String) an order of one of their units
help-movement-here =
    It's time for moves. Write your orders here, one line per unit, in any notation, for example `{ $example }`.
    `{ $orders }` shows what you've sent, `{ $clear }` withdraws all of it, `{ $ready }` says that you're done.
# To a player in a retreat phase.
help-retreat = Time for retreats. DM me where your dislodged unit goes, for example `A Mun - Boh`, or disband it: `A Mun D`.
# To a player who builds or disbands.
help-adjustment = Build or disband: DM me the unit, for example `A Mun` or `F Kie`. `waive` skips a build.
# To a player who has ordered everything. Variables: $ready (String) a command: "ready"
help-ordered = You've ordered everything. If nothing is to change any more, press the button or write `{ $ready }`.
# To a player who has nothing to decide. Variables: $status (String) a command: "status"
help-waiting = You have nothing to do in this phase. `{ $status }` shows who we're waiting for.
# To a player without units. Variables: $take (String) a command: "take-over"
help-eliminated = You have no units left, but you can keep watching. When a seat is open, `{ $take }` brings you back into the game.
# Below that in a running game. Variables: $phase (String) "Spring 1901"   $deadline (String) an instant   $status, $players (String) commands: "status", "players"
help-clock = It's **{ $phase }**. Orders are carried out as soon as everyone is ready, otherwise at the deadline: { $deadline }. `{ $status }` shows who we're waiting for, `{ $players }` who plays what.
# The same where nothing is carried out before the deadline. Variables: as for `help-clock`
help-clock-waits = It's **{ $phase }**. Orders are carried out at the deadline, even if everyone is ready sooner: { $deadline }. `{ $status }` shows who we're waiting for, `{ $players }` who plays what.
# The same while the game is paused. Variables: $phase (String) "Spring 1901"   $status, $players (String) commands: "status", "players"
help-clock-paused = It's **{ $phase }**, and the game is paused: nothing is carried out until it resumes. `{ $status }` shows who hasn't sent orders, `{ $players }` who plays what.
# Shows who hasn't sent orders.
action-status = Who's missing?
# Shows who plays which power.
action-players = Who plays what?
# Shows what can be typed.
action-commands = All commands
# Added in public.
help-secret = Orders are secret: DM them to me, don't post them here.
# Variables: $topic (String) one of the topics below   $commands (List) commands: "`draw`, `concede`"
help-topic = **{ $topic }**: { LIST($commands) }
# The same where only the first commands are listed; a button shows all.
help-topic-begun = **{ $topic }**: { LIST($commands, join: "comma") } …
# Variables: $help (String) a command: "help"   $example (String) another command: "draw"
help-more = `{ $help } { $example }` explains a command and its options.
# A heading, as are all topics.
topic-lobby = New games
# A heading.
topic-orders = Orders
# A heading: status, map, results, why …
topic-questions = The game
# A heading: rooms, letters, public press.
topic-press = Press
# A heading.
topic-votes = Votes (secret)
# A heading: resign, take over, return.
topic-seats = Seats
# A heading.
topic-master = Game master
# A heading: language, time zone, own data.
topic-person = Your settings
# Help for one command. Variables: $name (String) the command: "draw"   $about (String) what it does, from commands.ftl
help-command = **`{ $name }`**: { $about }
# Variables: $names (List) other names of the command: "done"
help-also = Also: { LIST($names) }
# An option of the command. Variables: $name (String) its name: "deadline"   $about (String) what it is, from commands.ftl
help-parameter = - `{ $name }`: { $about }
# Below the options of `propose`. Variables: $forms (List) what statements begin with when they are typed: "dmz: …"   $answers (List) answers to the statement with number 1: "#1 no"   $counter (String) another proposal instead of it   $agreements (String) a command
help-propose = In a letter or a room you can type, for example: { LIST($forms) }. The number of a statement answers it: { LIST($answers) }. Another proposal instead of it: `{ $counter }`. Numbers begin at 1 in each conversation; `{ $agreements }` lists all of yours.
# Who may use the command.
help-who-anyone = Anyone can use it.
# Who may use the command.
help-who-player = For players in the game.
# Who may use the command.
help-who-survivor = For players who still have units.
# Who may use the command.
help-who-master = For the game master.
# Who may use the command.
help-who-administrator = For the admins of this server or room.
# Below the answer to a greeting, or to a mention of the bot alone. Variables: $help (String) a command: "help"
help-brief = Everything else: `{ $help }`
# Answer to a greeting; what can be done now follows.
help-greeting = Hello!
# Answer to thanks.
help-thanks = You're welcome.
# Answer to a picture, a file or a voice message in private; what can be done now follows.
help-wordless = I can't read pictures, files or voice messages. Please type it.
# Answer to a message in an order thread that didn't mention the bot. Variables: $order (String) a command: "order"
help-unaddressed = I couldn't read that, so nothing is saved: in this thread I only see messages that mention me. Send it again with a mention of me at the beginning, or use `{ $order }`.

## What newcomers write: alternatives with `|` between them, as whole messages; capitals, accents and punctuation don't count. No command and no order may be among them.

# A greeting.
greeting-read = hi | hello | hey | hi there | hello there | hey there | hi bot | hello bot | hi dragoman | hello dragoman | hi everyone | hello everyone | good morning | good evening | good afternoon | good day | greetings
# Thanks.
thanks-read = thanks | thank you | thanks a lot | thank you very much | thank you so much | many thanks | thx | ok thanks | okay thanks | great thanks | thanks bot | thanks dragoman
# How does one play, what can one do?
how-to-play-read = how do i play | how do you play | how to play | how do we play | how does this work | how does it work | how does that work | how do i start | how do i begin | how do i move | how do i give orders | how do i send orders | how do i enter orders | how do i order | how do i submit orders | what do i do | what do i do now | what do i do next | what now | what next | what should i do | what should i do now | what can i do | what can you do | what is this | whats this | what are you | who are you | i dont know what to do | help me | help me please | help please | can you help me | can i get some help | i need help
# Which units do I have?
own-units-read = what are my units | which are my units | which units do i have | what units do i have | which units are mine | what do i have | where are my units | my units | show my units | show me my units | list my units | units | who am i | what am i | what power am i | which power am i | what power do i play | which power do i play | what country am i | which country am i | which country do i play
# How long is there time?
deadline-read = when is the deadline | whens the deadline | what is the deadline | whats the deadline | deadline | how long do we have | how long do i have | how much time do we have | how much time do i have | how much time is left | when are orders due | when are the orders due | by when
# Who plays?
players-read = who is playing | whos playing | who plays | who is playing what | who plays what | who plays which power | who is playing which power | who are the players
# What players write who mean `ready`, and are asked whether they do.
ready-read = im ready | i am ready | im done | i am done | im finished | i am finished | im ready now | thats all | thats it | end my turn | end turn | submit orders | submit my orders
# What players write who want to withdraw their orders, and are asked whether to.
clear-read = how do i delete an order | how do i delete orders | how do i cancel an order | how do i remove an order | how do i withdraw an order | how can i delete an order | how do i undo an order | delete order | delete orders | delete my orders | delete all orders | cancel my orders | withdraw all orders | undo my orders
# What players write who want to choose their orders.
possible-read = how do i choose orders | which orders can i give | what orders can i give | which orders are possible | what can my units do
# What players write who want to give up their seat.
resign-read = i want to resign | i resign | i want to give up | i give up my seat | i want to quit | i quit | i want to leave the game | how do i resign | how do i leave the game
# What people write who want computers to play the seats that are free, and are asked whether to.
fill-read = fill the game with computers | fill up with computers | fill the seats with computers | fill empty seats with computers | let computers play the empty seats | computers for the empty seats
# Who plays … (a power)?
whose-power-read = who is | whos | who plays | who is playing | who has
