### The rules of the wall: who may know what, and who may do what in a game. `help wall` shows all of them; a refusal that one of
### them causes repeats it.

# How people ask for these rules, after `help`: one word.
wall = wall
    .also = secrets | fairness
# The heading of the rules.
wall-title = **Who may know what, and who may do what**
# A rule, as are all up to `wall-end`.
wall-one-seat = One person, one seat. If you give up a seat that still has units, you can come back to it while it's vacant, but you can't take another one. If you've lost your last unit and centre, you can take over a vacant seat from the next phase on.
# A rule.
wall-learnt = If you've seen another power's orders or votes before they were published, you can't play a different seat until that phase is over. If you've read another power's letters or rooms, you can't until the game is over. What came to your own seat doesn't count.
# A rule.
wall-neutral = A neutral game master has no seat and no way back to one. If you resign but may still come back, you aren't neutral. A deputy is neutral again once the phases they stood in for are over. Only someone who has never played, stood in or watched in this game can see all orders and press, and only if all players have confirmed it.
# A rule.
wall-master-plays = A game master who also plays can't enter orders for others, change the position, go back, remove a player, close a phase early or reopen a finished game alone. The other players see exactly what would be done, and it's done only if they all agree; the player who'd be removed, or whose orders would be entered, isn't asked.
# A rule.
wall-out = Out is out. If you've been removed from a game or banned from this server, there's no way back into the game: not as a player, a deputy or a watcher, and not by deleting your data.
# A rule.
wall-lifted = Any other restriction can be lifted if all players with a seat agree. The vote tells them what the person has read. The game master can't lift one alone.
# A rule.
wall-changed-hands = Once a seat has changed hands twice within three phases, the next player can take it only if a neutral game master or two players agree (one if there are no others).
# A rule.
wall-end = When the game is over, everyone can see who played, stood in, watched and entered orders, and when. Once letters have been published, or it has been shown how everyone voted, or who played what in an anonymous game, the result is final. After a cancellation, this happens a day later.
# What everyone may see of what is secret; below the rules.
wall-shown = What everyone may see: who is ready or late, whose orders are missing, and that a deadline has moved. The game master also sees how many orders are in, but not which.
# Below a refusal, with the rule that causes it. Variables: $rule (String) one of the rules above   $help (String) a command: "help wall"
wall-because = The rule: { $rule } (All rules: `{ $help }`)
# At the end of `help`. Variables: $help (String) a command: "help wall"
wall-more = `{ $help }` explains who may know and do what in a game.
