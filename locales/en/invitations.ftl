### Games by invitation.

# A setting.
term-invited = By invitation: the game master decides who may take a seat.
# A command for the game master, anywhere.
command-invite = invite
    .about = Game master: invite someone to take a seat in the game
# Answer to `join` in a game by invitation. Variables: $name (String) the game's name
join-asked = **{ $name }** is by invitation only. I've asked the game master whether you may join, and I'll let you know.
# To the game master, with a ping and two buttons. Variables: $name (String) a person   $game (String) the game's name
join-asks = { $name } would like to join **{ $game }**.
# A button.
action-invite = Invite
# A button.
action-dont-invite = Not this time
# With a button that takes a seat. Variables: $name (String) the game's name   $master (String) the game master
join-invited = { $master } invites you to play in **{ $name }**.
# Variables: $name (String) the game's name
join-refused = Thanks for asking about **{ $name }**. The game master has chosen other players this time.
# To the game master. Variables: $name (String) a person
invitation-sent = I've sent { $name } the invitation.
# To the game master. Variables: $name (String) a person
invitation-refused = All right, I'll let { $name } know.
# Answer to `join`.
no-invitation-asked = I've already asked the game master for you. There is no answer yet.
# Answer to `join`.
no-invitation-refused = This game is by invitation only, and the game master has chosen other players this time.
# Answer to `join`.
no-invitation-too-many-ask = This game is by invitation only, and too many people have already asked to join: I can't forward any more requests. Please write to the game master.
# Variables: $join (String) the command: "join"
no-invitation-needed = This game is by invitation only. To ask the game master: `{ $join }`
# Variables: $name (String) a person
no-invitation-again = { $name } is already invited, or has a seat.
# Answer to `invite`.
no-invitation-too-many = You can't invite more people to this game.
# Answer to an old button.
no-invitation-no-request = That request has already been answered.
