### What players say to each other as statements: around the sentences of `statements.ftl`.

# Above a statement. Variables: $power (Power) who says it   $number (String) its number, "7"
statement-theirs = **{ POWER($power) } · #{ $number }**
# Above a statement that answers another one. Variables: $power (Power) who says it   $number (String) its number, "7"   $answers (String) the number of the other one
statement-their-counter = **{ POWER($power) } · #{ $number }**, instead of #{ $answers }
# The same, about another one without replacing it: a question, a reason. Variables: $power (Power)   $number (String) its number   $answers (String) the number of the other one
statement-theirs-about = **{ POWER($power) } · #{ $number }**, about #{ $answers }
# Above a reader's own statement. Variables: $to (Powers) powers, one or more   $number (String) its number, "7"
statement-yours = **You to { POWERS($to) } · #{ $number }**
# Above a reader's own statement that answers another one. Variables: $to (Powers) powers, one or more   $number (String) its number, "7"   $answers (String) the number of the other one
statement-your-counter = **You to { POWERS($to) } · #{ $number }**, instead of #{ $answers }
# The same. Variables: $to (Powers)   $number (String) its number   $answers (String) the number of the other one
statement-yours-about = **You to { POWERS($to) } · #{ $number }**, about #{ $answers }
# An answer. Variables: $power (Power) who answers   $number (String) of the statement, "7"   $reply (String) a sentence: "Agreed."
statement-answered = **#{ $number } · { POWER($power) }:** { $reply }
# The same, to who gives it. Variables: $number (String) what it answers   $to (Powers) to whom   $reply (String) a sentence
statement-you-answered = **#{ $number } · You to { POWERS($to) }:** { $reply }
# In a list, below a statement: what was said instead of an answer. Variables: $number (String) of the statement   $power (Power) who says something else   $answers (String) the number of that
statement-countered = **#{ $number } · { POWER($power) }:** see #{ $answers }
# Below an answer that says yes: to what. Variables: $power (Power) who said it   $said (String) whole sentences, one a line
statement-answered-to = In reply to: “{ $said }” ({ POWER($power) })
# Below that, if an earlier statement is to hold again: that one. Variables: $power (Power) who said it   $said (String) whole sentences, one a line
statement-answered-again = Once more: “{ $said }” ({ POWER($power) })
# Instead of a statement's sentences.
statement-newer = (A newer version of me wrote this. I can't read it.)
# Why a text wasn't understood as a statement; what became of it follows.
statement-unread-form = That isn't a complete statement, or it's too long.
# The same. Variables: $word (String) a keyword, as typed
statement-unread-several = “{ $word }” means different things in different languages.
# Below why a text wasn't understood as a statement.
statement-sent-as-written = So it stays as you wrote it: I haven't translated it.
# Below why a text wasn't understood as a statement.
statement-not-sent = Nothing has been sent.
# To a player alone: what they wrote in a room or a letter may be one of the statements below. Variables: $count (Number) of these, 1 or more
statement-recognised =
    { $count ->
        [one] Did you mean this? Choose it, and all readers get it in their own language. What you wrote stays as it is, and I'll send nothing else unless you choose.
       *[other] Did you mean one of these? Choose it, and all readers get it in their own language. What you wrote stays as it is, and I'll send nothing else unless you choose.
    }
# Above that: what they wrote, and to whom. Variables: $to (Powers)   $said (String)
statement-recognised-in = To { POWERS($to) }: “{ $said }”
# Above buttons with the names of powers.
statement-whom = Who do you want to propose something to?
# To a player who has typed a statement in private, without saying to whom: with a button for each power. Variables: $said (String) the sentence
statement-whom-typed = Who do you want to say “{ UNSTOPPED($said) }” to? I haven't sent it, or saved it as an order.
# Below `statement-whom-typed`, where no power can do what is asked for. The question stays: it may be meant for later.
statement-whom-unable = No other power has a unit that can do that in this phase.
# To a player who has typed an answer alone: the statements that wait for one follow, with a button for each. Variables: $reply (String) the sentence
statement-which-answer = What does “{ UNSTOPPED($reply) }” answer? I haven't sent anything yet.
# To a player who typed an answer alone while a vote is open, with a button that gives it. Variables: $reply (String) a sentence
statement-answers-vote = Is “{ UNSTOPPED($reply) }” your answer to the vote? I haven't counted it yet.
# To a player: several statements with this number follow, with a button for each. Variables: $number (String)
statement-which-talk = You have a #{ $number } in several conversations. Which one do you mean? I haven't sent anything yet.
# Above statements that can be chosen. Variables: $to (Powers) powers, one or more   $example (String) "to Germany: peace:", as it can be typed
statement-what = What do you want to propose to { POWERS($to) }? Choose one, or write a line like `{ $example }`
# Above statements that can be chosen instead of one that was said. Variables: $to (Powers) powers, one or more   $number (String) its number   $example (String) "#7 dmz: …", as it can be typed
statement-what-instead = What do you want to propose to { POWERS($to) } instead of #{ $number }? Choose one, or type for example `{ $example }`
# A statement that can be chosen. Variables: $typed (String) "dmz: Tyr", as it can be typed   $sentence (String) a whole sentence
statement-offer = - `{ $typed }` – { $sentence }
# To a player alone, above what they agreed to.
statement-contradicted = Your orders are saved, but they don't fit what you've agreed to. Only you can see this.
# To a player alone before the deadline, above what they agreed to: units may have no order yet.
statement-contradicted-closing = Orders close soon, and what you've ordered so far doesn't match what you've agreed to. Only you can see this.
# To a player alone. Variables: $orders (List) orders
statement-which-unit = Several of your orders would do that: { LIST($orders) }. Which one do you want?
# Above what was said.
agreements-head = **What you and others have said.** Only those who said or heard it know about it, and nothing is binding.
# Heading in the list of statements: its reader hasn't answered them.
agreements-wait-for-you = **Waiting for your answer**
# Heading there: what is agreed and holds in this phase.
agreements-hold = **Agreed, and still holding**
# Heading there: others haven't answered them.
agreements-wait-for-others = **Waiting for an answer from others**
# Heading there: nothing follows from them any more.
agreements-past = **Over: refused, expired, or for information only**
# Below it. Variables: $count (Number) 1 or more
agreements-older =
    { $count ->
        [one] { $count } earlier one isn't listed.
       *[other] { $count } earlier ones aren't listed.
    }
# Above a statement in the list. Variables: $number (String) "7"   $power (Power) who said it   $to (Powers) to whom   $phase (String) "Spring 1901"
agreements-entry = **#{ $number } · { POWER($power) } → { POWERS($to) }** ({ $phase })
# Below an entry of that list.
agreements-undone = (Doesn't count any more: that phase was undone.)
# Variables: $propose (String) a command: "propose"   $example (String) "peace:", as it can be typed
agreements-none = You haven't proposed anything yet, and nobody has proposed anything to you. Type `{ $propose }`, or write `{ $example }` in a room or a letter.
# To a player of a game that is over, above a button. Variables: $name (String) the game's name
agreements-may-show = **{ $name }** is over. Would you like everyone to see what you agreed on, and whether it was kept? I show an agreement in the channel only if everyone in that conversation wants that. Nobody learns who doesn't, and what was only proposed stays secret.
# Answer to that button.
agreements-showing = Noted. Your agreements are shown in the channel as soon as everyone in their conversation wants that too.
# Answer to `agreements answer:no`.
agreements-not-showing = Noted. I won't show any more of your agreements.
# To all, above agreements of a game that is over. Variables: $name (String) the game's name
agreements-shown = **What was agreed in { $name }.** Everyone who took part in these conversations wants you to see it.
# Below an agreement.
agreements-kept = → Kept, as far as the orders show.
# Below an agreement.
agreements-untold = → The orders don't show whether it was kept.
# Below an agreement. Variables: $by (List) "Italy (Spring 1901)"
agreements-broken = → Not kept: { LIST($by) }
# In a list: who hasn't kept an agreement. Variables: $power (Power) a power   $phase (String) "Spring 1901"
agreements-broken-by = { POWER($power) } ({ $phase })
# Below agreements. Variables: $count (Number) 1 or more
agreements-more =
    { $count ->
        [one] { $count } more agreement isn't listed.
       *[other] { $count } more agreements aren't listed.
    }
# Variables: $number (String) "7"
no-statement-such = There's no statement #{ $number } in your conversations.
# Variables: $number (String) "7"   $forms (List) "to Italy: #7 …", as they can be typed
no-statement-which = You have a #{ $number } in several conversations. Write which: { LIST($forms) }
# Variables: $number (String) "7"
no-statement-not-to-you = #{ $number } wasn't said to you, so you can't answer it.
# Variables: $number (String) "7"   $forms (List) "#7 choose: 1", as they can be typed
no-statement-choose = #{ $number } offers alternatives. Write which one you agree to: { LIST($forms) }
# Somebody who has agreed gives another answer. Variables: $number (String) "3"   $drop (String) what to type: "#3 drop"
no-statement-agreed = You've agreed to #{ $number }. If it no longer holds for you, type `{ $drop }`.
# Somebody agrees to what its author has taken back. Variables: $number (String) "7"   $power (Power) the author
no-statement-taken-back = #{ $number } no longer stands: { POWER($power) } has taken it back.
# Somebody agrees to what was said in a phase that was undone. Variables: $number (String) "7"
no-statement-undone = #{ $number } no longer stands: the phase in which it was said was undone.
# Somebody agrees to what an earlier player of that power has said. Variables: $number (String) "7"   $power (Power) that power
no-statement-earlier-player = #{ $number } is no longer open: { POWER($power) } has a new player now.
# Somebody agrees to what was said in an earlier phase. Variables: $number (String) "7"   $renew (String) what to type: "renew #7"
no-statement-past = #{ $number } is from an earlier phase, and something in it no longer applies. To propose the same for this phase, type `{ $renew }`.
# Somebody agrees to, or renews, a statement of an earlier phase that offered alternatives. Variables: $number (String) "7"
no-statement-none-chosen = #{ $number } offered alternatives, and none was agreed to. Propose the one you mean anew.
# Somebody agrees to, or renews, what was said for a time that is over. Variables: $number (String) "7"
no-statement-ended = #{ $number } was only for a time that is over. Propose it anew if you still want it.
# Somebody agrees without saying to what. Variables: $example (String) "#3 yes", as it can be typed
no-statement-nothing-waits = In that conversation nothing is waiting for your answer. To answer something earlier, type its number first: `{ $example }`.
# Variables: $number (String) "7"
no-statement-not-agreed = You haven't agreed to #{ $number }.
# Somebody ends what they never agreed to. Variables: $number (String) "7"   $refuse (String) what to type: "#7 no"
no-statement-nothing-to-end = You haven't agreed to #{ $number }, so there's nothing to end. To refuse it, type `{ $refuse }`.
# Somebody ends again what they have ended. Variables: $number (String) "7"
no-statement-ended-already = #{ $number } is already over for you.
# Somebody has typed something behind the number of a statement. Variables: $word (String) as typed   $number (String) "7"   $forms (Or) answers that can be typed: "#7 no"
no-statement-unknown-answer = I don't understand “{ $word }” after #{ $number }. You can type { LIST($forms) }.
# Variables: $number (String) "7"
no-statement-nothing = There's nothing in #{ $number } that you can order now.
# Somebody has chosen what they were asked about earlier.
no-statement-offer-gone = That suggestion can't be chosen any more: it was chosen already, or a newer one has replaced it. I keep one for each conversation, for 12 hours. Nothing more was sent.
# The same. Variables: $power (Power) a power that they don't play any more
no-statement-other-power = You were asked that as { POWER($power) }, and you don't play { POWER($power) } any more. So nothing was sent.
# Answer to `agreements answer:yes`.
no-statement-shown-at-the-end = Agreements can be shown once this game is over, if everyone in the conversation wants that then.
# Answer to `agreements answer:yes`. Variables: $until (String) an instant
no-statement-shown-later = This game was cancelled and may still go on until { $until }. After that, agreements can be shown.
# Variables: $propose (String) a command: "propose"   $example (String) "peace:", as it can be typed
no-statement-not-typed = I can't read that as a statement. A statement is a keyword and a colon: `{ $example }`. For a list to choose from, type `{ $propose }`.
# Variables: $example (String) "to Germany: peace:", as it can be typed   $propose (String) a command: "propose"
no-statement-to-whom = Who is that for? Name the power first: `{ $example }`. For a list to choose from, type `{ $propose }`.
# A button: at most 25 characters.
action-adopt = Add my part to my orders
# Below a statement: shows it as arrows, and provinces to be kept free hatched. A button: at most 25 characters.
action-on-map = Show on the map
# A button beside those for statements: the answer is meant for the vote.
action-answer-vote = The vote
# A button: at most 25 characters. Variables: $number (String) "7"
action-adopt-of = Add #{ $number } to my orders
# Leads to the powers that one can propose something to in set sentences. A button: at most 25 characters.
action-propose = Propose something…
# Below a proposal: leads to what can be proposed instead. A button: at most 25 characters.
action-propose-instead = Another proposal…
# Below one's own proposal. A button: at most 25 characters.
action-take-back = Take it back
# Below the receipt for a move: a press sends that power the request to support it, and the label says so. Variables: $power (Power)
action-ask-support = Ask { POWER($power) } for support
# A button: at most 25 characters. Variables: $number (String) "7"
action-renew-of = Renew #{ $number }
# Below `agreements-may-show`. A button: at most 25 characters.
action-agreements-show = Show my agreements
# Below `agreements-showing`. A button: at most 25 characters.
action-agreements-hide = Don't show any more
