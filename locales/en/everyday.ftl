### Everyday sentences that are known word for word, and said to each reader in their own language.
###
### Write as one player writes to another, with the familiar form of address; no sentence shows the gender of either.
### `.heard` are other usual spellings, separated by `|`, which are only read. Case, accents and punctuation don't matter. Within a
### language no two may be the same, and none may be an order or a command.

# An everyday sentence.
everyday-hello = Hello!
    .heard = hi | hey | hi there | hello there
# An everyday sentence.
everyday-good-morning = Good morning!
    .heard = morning
# An everyday sentence.
everyday-good-afternoon = Good afternoon!
    .heard = Good afternoon!
# An everyday sentence.
everyday-good-evening = Good evening!
    .heard = evening
# An everyday sentence.
everyday-good-night = Good night!
    .heard = night | nighty night
# An everyday sentence.
everyday-hello-all = Hello everyone!
    .heard = hi all | hi everyone | hello all
# An everyday sentence.
everyday-welcome = Welcome!
    .heard = welcome to the game
# An everyday sentence.
everyday-nice-to-meet = Nice to meet you.
    .heard = pleased to meet you
# An everyday sentence.
everyday-how-are-you = How are you?
    .heard = how are you doing | how's it going
# An everyday sentence.
everyday-i-am-fine = I'm fine, thanks.
    .heard = fine thanks | im fine | i'm good thanks
# An everyday sentence.
everyday-and-you = And you?
    .heard = how about you | what about you
# An everyday sentence.
everyday-bye = Goodbye!
    .heard = bye | bye bye | cya
# An everyday sentence.
everyday-see-you-later = See you later!
    .heard = see you | later guys | cu later
# An everyday sentence.
everyday-see-you-tomorrow = See you tomorrow!
    .heard = until tomorrow
# An everyday sentence.
everyday-see-you-soon = See you soon!
    .heard = See you soon!
# An everyday sentence.
everyday-good-luck = Good luck!
    .heard = gl | best of luck
# An everyday sentence.
everyday-good-luck-all = Good luck, everyone!
    .heard = good luck all | gl all
# An everyday sentence.
everyday-have-fun = Have fun!
    .heard = hf | enjoy
# An everyday sentence.
everyday-good-game = Good game!
    .heard = gg | great game | nice game
# An everyday sentence.
everyday-well-played = Well played!
    .heard = wp | nicely played
# An everyday sentence.
everyday-nice-move = Nice move!
    .heard = good move | great move
# An everyday sentence.
everyday-congratulations = Congratulations!
    .heard = congrats | grats
# An everyday sentence.
everyday-happy-birthday = Happy birthday!
    .heard = hbd
# An everyday sentence.
everyday-merry-christmas = Merry Christmas!
    .heard = happy christmas
# An everyday sentence.
everyday-happy-new-year = Happy New Year!
    .heard = Happy New Year!
# An everyday sentence.
everyday-happy-holidays = Happy holidays!
    .heard = Happy holidays!
# An everyday sentence.
everyday-nice-weekend = Have a nice weekend!
    .heard = have a good weekend
# An everyday sentence.
everyday-nice-evening = Have a nice evening!
    .heard = Have a nice evening!
# An everyday sentence.
everyday-nice-day = Have a nice day!
    .heard = have a good day
# An everyday sentence.
everyday-nice-holiday = Have a good holiday!
    .heard = enjoy your holiday
# An everyday sentence.
everyday-good-trip = Have a good trip!
    .heard = safe travels
# An everyday sentence.
everyday-get-well = Get well soon!
    .heard = Get well soon!
# An everyday sentence.
everyday-enjoy-meal = Enjoy your meal!
    .heard = Enjoy your meal!
# An everyday sentence.
everyday-cheers = Cheers!
    .heard = Cheers!
# An everyday sentence.
everyday-sleep-well = Sleep well!
    .heard = Sleep well!
# An everyday sentence.
everyday-many-thanks = Thank you very much!
    .heard = thank you so much | many thanks | thanks a lot
# An everyday sentence.
everyday-youre-welcome = You're welcome.
    .heard = my pleasure | no worries, any time
# An everyday sentence.
everyday-no-problem = No problem.
    .heard = np | no worries
# An everyday sentence.
everyday-no-matter = It doesn't matter.
    .heard = doesn't matter | no matter
# An everyday sentence.
everyday-excuse-me = Excuse me.
    .heard = Excuse me.
# An everyday sentence.
everyday-sorry-late-answer = Sorry for the late answer.
    .heard = sorry for the late reply | sorry for late reply
# An everyday sentence.
everyday-sorry-wait = Sorry to keep you waiting.
    .heard = sorry for the wait
# An everyday sentence.
everyday-thats-okay = That's okay.
    .heard = thats ok | it's ok | it's all right
# An everyday sentence.
everyday-take-your-time = Take your time.
    .heard = no rush | no hurry
# An everyday sentence.
everyday-out-tonight = I'm out tonight.
    .heard = out tonight | not here tonight
# An everyday sentence.
everyday-out-tonight-back-ten = Out tonight, back at ten.
    .heard = im out tonight, back at ten | out tonight back at 10
# An everyday sentence.
everyday-out-today = I'm not here today.
    .heard = not here today
# An everyday sentence.
everyday-out-tomorrow = I'm not here tomorrow.
    .heard = not here tomorrow
# An everyday sentence.
everyday-out-weekend = I'm away this weekend.
    .heard = I'm away this weekend.
# An everyday sentence.
everyday-on-holiday = I'm on holiday.
    .heard = i'm on vacation | on holiday
# An everyday sentence.
everyday-back-in-hour = I'll be back in an hour.
    .heard = I'll be back in an hour.
# An everyday sentence.
everyday-back-in-minutes = I'll be back in ten minutes.
    .heard = i'll be back in 10 minutes
# An everyday sentence.
everyday-back-at-eight = I'll be back at eight.
    .heard = I'll be back at eight.
# An everyday sentence.
everyday-back-at-nine = I'll be back at nine.
    .heard = I'll be back at nine.
# An everyday sentence.
everyday-back-at-ten = I'll be back at ten.
    .heard = I'll be back at ten.
# An everyday sentence.
everyday-back-tonight = I'll be back tonight.
    .heard = I'll be back tonight.
# An everyday sentence.
everyday-back-tomorrow = I'll be back tomorrow.
    .heard = I'll be back tomorrow.
# An everyday sentence.
everyday-back-monday = I'll be back on Monday.
    .heard = I'll be back on Monday.
# An everyday sentence.
everyday-back-now = I'm back.
    .heard = I'm back.
# An everyday sentence.
everyday-i-am-here = I'm here.
    .heard = I'm here.
# An everyday sentence.
everyday-be-right-back = Be right back.
    .heard = brb | i'll be right back
# An everyday sentence.
everyday-must-go = I have to go.
    .heard = i must go | gotta go | gtg
# An everyday sentence.
everyday-going-to-bed = I'm going to bed.
    .heard = going to bed | off to bed
# An everyday sentence.
everyday-at-work = I'm at work.
    .heard = at work
# An everyday sentence.
everyday-busy-now = I'm busy right now.
    .heard = busy right now | im busy
# An everyday sentence.
everyday-on-phone = I'm on my phone.
    .heard = on my phone | writing on my phone
# An everyday sentence.
everyday-bad-connection = My connection is bad.
    .heard = bad connection | bad internet
# An everyday sentence.
everyday-battery-low = My battery is nearly empty.
    .heard = battery low | low battery
# An everyday sentence.
everyday-are-you-there = Are you there?
    .heard = you there | anyone there
# An everyday sentence.
everyday-are-you-online = Are you online tonight?
    .heard = online tonight
# An everyday sentence.
everyday-when-back = When will you be back?
    .heard = when are you back
# An everyday sentence.
everyday-when-time = When do you have time?
    .heard = when are you free
# An everyday sentence.
everyday-what-time-there = What time is it where you are?
    .heard = what time is it there
# An everyday sentence.
everyday-where-from = Where are you from?
    .heard = where do you live
# An everyday sentence.
everyday-which-language = Which languages do you speak?
    .heard = what languages do you speak
# An everyday sentence.
everyday-little-english = My English isn't good.
    .heard = my english is bad | sorry for my english
# An everyday sentence.
everyday-write-own-language = You can write in your own language.
    .heard = You can write in your own language.
# An everyday sentence.
everyday-first-game = This is my first game.
    .heard = it's my first game | first game here
# An everyday sentence.
everyday-played-before = Have you played before?
    .heard = did you play before
# An everyday sentence.
everyday-played-years = I've played for years.
    .heard = i have played for years
# An everyday sentence.
everyday-long-time-no-play = It's been a long time since I played.
    .heard = long time since i played
# An everyday sentence.
everyday-play-again = Shall we play again some time?
    .heard = Shall we play again some time?
# An everyday sentence.
everyday-next-game-too = I'm in for the next game.
    .heard = in for the next game | count me in
# An everyday sentence.
everyday-your-turn = It's your turn.
    .heard = your turn
# An everyday sentence.
everyday-my-turn = It's my turn.
    .heard = my turn
# An everyday sentence.
everyday-waiting-for-you = We're waiting for you.
    .heard = waiting for you
# An everyday sentence.
everyday-waiting-for-whom = Whom are we waiting for?
    .heard = who's missing
# An everyday sentence.
everyday-one-moment = One moment, please.
    .heard = one moment | just a moment | one sec
# An everyday sentence.
everyday-need-time = I need a little more time.
    .heard = i need more time | need more time
# An everyday sentence.
everyday-thinking = I'm still thinking.
    .heard = still thinking | let me think | thinking about it
# An everyday sentence.
everyday-answer-tonight = I'll answer tonight.
    .heard = answer tonight | i'll reply tonight
# An everyday sentence.
everyday-answer-tomorrow = I'll answer tomorrow.
    .heard = i'll reply tomorrow
# An everyday sentence.
everyday-write-you-later = I'll write to you later.
    .heard = i'll write later
# An everyday sentence.
everyday-talk-later = Let's talk later.
    .heard = ttyl
# An everyday sentence.
everyday-talk-tomorrow = Let's talk tomorrow.
    .heard = Let's talk tomorrow.
# An everyday sentence.
everyday-write-me = Please write to me.
    .heard = drop me a line
# An everyday sentence.
everyday-got-message = I got your message.
    .heard = got your message | got it
# An everyday sentence.
everyday-did-you-get = Did you get my message?
    .heard = have you seen my message
# An everyday sentence.
everyday-still-waiting = I'm still waiting for your answer.
    .heard = still waiting for an answer | waiting for your answer
# An everyday sentence.
everyday-please-answer = Please answer.
    .heard = please reply | answer please
# An everyday sentence.
everyday-please-hurry = Please hurry up a little.
    .heard = please hurry | hurry up please
# An everyday sentence.
everyday-when-deadline = When is the deadline?
    .heard = when's the deadline
# An everyday sentence.
everyday-deadline-soon = The deadline is soon.
    .heard = deadline soon | deadline is close
# An everyday sentence.
everyday-my-orders-in = I've sent my orders.
    .heard = I've sent my orders.
# An everyday sentence.
everyday-orders-not-in = I haven't sent my orders yet.
    .heard = I haven't sent my orders yet.
# An everyday sentence.
everyday-dont-forget-orders = Don't forget your orders!
    .heard = dont forget to send orders | remember your orders
# An everyday sentence.
everyday-what-happened = What happened?
    .heard = what has happened
# An everyday sentence.
everyday-did-you-see = Did you see that?
    .heard = have you seen that
# An everyday sentence.
everyday-look-at-map = Look at the map.
    .heard = have a look at the map
# An everyday sentence.
everyday-really = Really?
    .heard = seriously | for real
# An everyday sentence.
everyday-wow = Wow!
    .heard = whoa
# An everyday sentence.
everyday-great = Great!
    .heard = excellent | fantastic | brilliant | awesome
# An everyday sentence.
everyday-nice-one = Nice!
    .heard = cool | neat
# An everyday sentence.
everyday-good-idea = Good idea!
    .heard = great idea | nice idea
# An everyday sentence.
everyday-bad-idea = I don't think that's a good idea.
    .heard = bad idea | not a good idea
# An everyday sentence.
everyday-interesting = Interesting.
    .heard = that's interesting
# An everyday sentence.
everyday-of-course = Of course.
    .heard = sure thing | naturally
# An everyday sentence.
everyday-exactly = Exactly.
    .heard = precisely | that's it
# An everyday sentence.
everyday-i-think-so-too = I think so too.
    .heard = me too | same here
# An everyday sentence.
everyday-i-dont-think-so = I don't think so.
    .heard = I don't think so.
# An everyday sentence.
everyday-i-hope-so = I hope so.
    .heard = hopefully
# An everyday sentence.
everyday-lets-see = Let's see.
    .heard = we'll see
# An everyday sentence.
everyday-it-depends = It depends.
    .heard = depends
# An everyday sentence.
everyday-up-to-you = It's up to you.
    .heard = up to you | you decide | your choice
# An everyday sentence.
everyday-i-understand = I understand.
    .heard = i see | understood
# An everyday sentence.
everyday-what-mean = What do you mean?
    .heard = what does that mean | what do you mean by that
# An everyday sentence.
everyday-please-repeat = Could you say that again?
    .heard = please repeat
# An everyday sentence.
everyday-please-explain = Could you explain that?
    .heard = please explain
# An everyday sentence.
everyday-just-joking = Just joking.
    .heard = only joking | i was joking | it was a joke
# An everyday sentence.
everyday-funny = That's funny!
    .heard = very funny | hilarious
# An everyday sentence.
everyday-haha = Haha!
    .heard = lol | hahaha | rofl | ahah
# An everyday sentence.
everyday-oh-no = Oh dear!
    .heard = oh my | oh dear me
# An everyday sentence.
everyday-what-a-pity = What a pity!
    .heard = what a shame | too bad | pity
# An everyday sentence.
everyday-bad-luck = Bad luck!
    .heard = tough luck | unlucky
# An everyday sentence.
everyday-ouch = Ouch!
    .heard = ow
# An everyday sentence.
everyday-damn = Damn!
    .heard = darn | dammit
# An everyday sentence.
everyday-surprise = What a surprise!
    .heard = didn't expect that | that was unexpected
# An everyday sentence.
everyday-exciting = This is exciting!
    .heard = how exciting | exciting
# An everyday sentence.
everyday-i-like-it = I like it.
    .heard = i like that
# An everyday sentence.
everyday-i-dont-like-it = I don't like it.
    .heard = i dont like that
# An everyday sentence.
everyday-fun-with-you = It's fun to play with you.
    .heard = fun playing with you | great playing with you
# An everyday sentence.
everyday-thanks-for-game = Thanks for the game.
    .heard = thank you for the game | thanks for the game all | tfg
# An everyday sentence.
everyday-thanks-for-help = Thank you for your help.
    .heard = thanks for your help | thanks for the help
# An everyday sentence.
everyday-thanks-for-info = Thanks for the information.
    .heard = thanks for the info | thanks for letting me know
# An everyday sentence.
everyday-thanks-for-waiting = Thank you for waiting.
    .heard = thanks for waiting
# An everyday sentence.
everyday-thanks-for-answer = Thank you for your answer.
    .heard = thanks for your answer | thanks for the reply
# An everyday sentence.
everyday-as-you-said = As you said.
    .heard = like you said
# An everyday sentence.
everyday-as-agreed = As agreed.
    .heard = as we agreed | like we agreed
# An everyday sentence.
everyday-as-always = As always.
    .heard = as usual | the usual
# An everyday sentence.
everyday-i-promise = I promise.
    .heard = promise you | i give you my word | you have my word
# An everyday sentence.
everyday-believe-me = Believe me.
    .heard = trust me
# An everyday sentence.
everyday-dont-worry = Don't worry.
    .heard = Don't worry.
# An everyday sentence.
everyday-be-careful = Be careful!
    .heard = take care | careful now
# An everyday sentence.
everyday-dont-give-up = Don't give up!
    .heard = never give up
# An everyday sentence.
everyday-go-on = Carry on!
    .heard = keep it up | keep going
# An everyday sentence.
everyday-well-done = Well done!
    .heard = good job | good work
# An everyday sentence.
everyday-not-bad = Not bad.
    .heard = not bad at all
# An everyday sentence.
everyday-so-far-so-good = So far, so good.
    .heard = So far, so good.
# An everyday sentence.
everyday-what-now = What now?
    .heard = what next | and now
# An everyday sentence.
everyday-lets-go = Let's go!
    .heard = here we go
# An everyday sentence.
everyday-lets-wait = Let's wait and see.
    .heard = Let's wait and see.
# An everyday sentence.
everyday-who-are-you = And who are you?
    .heard = who's this
# An everyday sentence.
everyday-same-to-you = Same to you!
    .heard = you too | likewise to you
# An everyday sentence.
everyday-wrong-room = Sorry, wrong room.
    .heard = wrong room | wrong chat | wrong window
# An everyday sentence.
everyday-typo = That was a typo.
    .heard = typo | just a typo
# An everyday sentence.
everyday-forget-it = Please forget what I said.
    .heard = ignore what i said
# An everyday sentence.
everyday-by-the-way = By the way…
    .heard = btw
# An everyday sentence.
everyday-question-for-you = I have a question.
    .heard = i've got a question | question for you | quick question
# An everyday sentence.
everyday-ask-away = Just ask.
    .heard = please ask | ask away
# An everyday sentence.
everyday-have-a-plan = I have a plan.
    .heard = i've got a plan
# An everyday sentence.
everyday-have-an-idea = I have an idea.
    .heard = i've got an idea
# An everyday sentence.
everyday-what-do-you-think = What do you think?
    .heard = what do you think about it | your thoughts
# An everyday sentence.
everyday-are-you-sure = Are you quite sure?
    .heard = quite sure | you sure
# An everyday sentence.
everyday-absolutely = Absolutely.
    .heard = definitely | totally
# An everyday sentence.
everyday-no-way = No way!
    .heard = absolutely not | out of the question
# An everyday sentence.
everyday-you-are-right = You're right.
    .heard = you are right
# An everyday sentence.
everyday-you-are-wrong = You're mistaken.
    .heard = you're wrong
# An everyday sentence.
everyday-not-my-fault = It wasn't my fault.
    .heard = not my fault | it's not my fault
# An everyday sentence.
everyday-its-only-game = It's only a game.
    .heard = just a game | its just a game
# An everyday sentence.
everyday-no-hard-feelings = No hard feelings.
    .heard = no hard feelings then
# An everyday sentence.
everyday-long-game = This game is taking long.
    .heard = what a long game | long game
# An everyday sentence.
everyday-nearly-over = It's nearly over.
    .heard = nearly over | almost over
# An everyday sentence.
everyday-game-over-for-me = It's over for me.
    .heard = i'm out | it is over for me
# An everyday sentence.
everyday-you-win = You win.
    .heard = you've won | you won
# An everyday sentence.
everyday-who-is-winning = Who's winning?
    .heard = Who's winning?
# An everyday sentence.
everyday-fun-game = This game is fun.
    .heard = this is fun | having fun
# An everyday sentence.
everyday-technical-problem = I have a technical problem.
    .heard = technical problem | technical issues
# An everyday sentence.
everyday-it-works-now = It's working now.
    .heard = works now
# An everyday sentence.
everyday-picture-missing = I can't see the picture.
    .heard = i can't see the map | the picture is missing
# An everyday sentence.
everyday-ask-master = Ask the game master.
    .heard = ask the gm | ask the master
# An everyday sentence.
everyday-please-polite = Please stay polite.
    .heard = be polite please | please be nice
# An everyday sentence.
everyday-dont-be-angry = Don't be angry with me.
    .heard = don't be mad | dont be angry
# An everyday sentence.
everyday-i-am-tired = I'm tired.
    .heard = so tired
# An everyday sentence.
everyday-i-am-ill = I'm ill.
    .heard = i'm sick
# An everyday sentence.
everyday-kids = The children need me.
    .heard = the kids need me | kids need me
# An everyday sentence.
everyday-dinner-time = Dinner's ready.
    .heard = dinner time | off to dinner
# An everyday sentence.
everyday-coffee = I need a coffee first.
    .heard = coffee first | need coffee
# An everyday sentence.
everyday-nice-weather = The weather is lovely here.
    .heard = lovely weather | nice weather today
# An everyday sentence.
everyday-no-idea = No idea.
    .heard = i've no idea | haven't a clue
# An everyday sentence.
everyday-one-at-a-time = One thing at a time.
    .heard = first things first
# An everyday sentence.
everyday-all-right-then = All right then.
    .heard = alright then | ok then | okay then
# An everyday sentence.
everyday-sounds-familiar = That sounds familiar.
    .heard = sounds familiar
# An everyday sentence.
everyday-cross-fingers = Fingers crossed!
    .heard = keep your fingers crossed
# An everyday sentence.
everyday-have-a-break = Let's take a break.
    .heard = take a break | break time
