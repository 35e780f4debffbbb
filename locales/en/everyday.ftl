### Everyday sentences that are known word for word, and said to each reader in their own language.
###
### Write as one player writes to another, with the familiar form of address; no sentence shows the gender of either.
### `.also` are other usual spellings, separated by `|`, which are only read. Case, accents and punctuation don't matter. Within a
### language no two may be the same, and none may be an order or a command.

# An everyday sentence.
everyday-hello = Hello!
    .also = hi | hey | hi there | hello there
# An everyday sentence.
everyday-good-morning = Good morning!
    .also = morning
# An everyday sentence.
everyday-good-afternoon = Good afternoon!
    .also = Good afternoon!
# An everyday sentence.
everyday-good-evening = Good evening!
    .also = evening
# An everyday sentence.
everyday-good-night = Good night!
    .also = night | nighty night
# An everyday sentence.
everyday-hello-all = Hello everyone!
    .also = hi all | hi everyone | hello all
# An everyday sentence.
everyday-welcome = Welcome!
    .also = welcome to the game
# An everyday sentence.
everyday-nice-to-meet = Nice to meet you.
    .also = pleased to meet you
# An everyday sentence.
everyday-how-are-you = How are you?
    .also = how are you doing | how's it going
# An everyday sentence.
everyday-i-am-fine = I'm fine, thanks.
    .also = fine thanks | im fine | i'm good thanks
# An everyday sentence.
everyday-and-you = And you?
    .also = how about you | what about you
# An everyday sentence.
everyday-bye = Goodbye!
    .also = bye | bye bye | cya
# An everyday sentence.
everyday-see-you-later = See you later!
    .also = see you | later guys | cu later
# An everyday sentence.
everyday-see-you-tomorrow = See you tomorrow!
    .also = until tomorrow
# An everyday sentence.
everyday-see-you-soon = See you soon!
    .also = See you soon!
# An everyday sentence.
everyday-good-luck = Good luck!
    .also = gl | best of luck
# An everyday sentence.
everyday-good-luck-all = Good luck, everyone!
    .also = good luck all | gl all
# An everyday sentence.
everyday-have-fun = Have fun!
    .also = hf | enjoy
# An everyday sentence.
everyday-good-game = Good game!
    .also = gg | great game | nice game
# An everyday sentence.
everyday-well-played = Well played!
    .also = wp | nicely played
# An everyday sentence.
everyday-nice-move = Nice move!
    .also = good move | great move
# An everyday sentence.
everyday-congratulations = Congratulations!
    .also = congrats | grats
# An everyday sentence.
everyday-happy-birthday = Happy birthday!
    .also = hbd
# An everyday sentence.
everyday-merry-christmas = Merry Christmas!
    .also = happy christmas
# An everyday sentence.
everyday-happy-new-year = Happy New Year!
    .also = Happy New Year!
# An everyday sentence.
everyday-happy-holidays = Happy holidays!
    .also = Happy holidays!
# An everyday sentence.
everyday-nice-weekend = Have a nice weekend!
    .also = have a good weekend
# An everyday sentence.
everyday-nice-evening = Have a nice evening!
    .also = Have a nice evening!
# An everyday sentence.
everyday-nice-day = Have a nice day!
    .also = have a good day
# An everyday sentence.
everyday-nice-holiday = Have a good holiday!
    .also = enjoy your holiday
# An everyday sentence.
everyday-good-trip = Have a good trip!
    .also = safe travels
# An everyday sentence.
everyday-get-well = Get well soon!
    .also = Get well soon!
# An everyday sentence.
everyday-enjoy-meal = Enjoy your meal!
    .also = Enjoy your meal!
# An everyday sentence.
everyday-cheers = Cheers!
    .also = Cheers!
# An everyday sentence.
everyday-sleep-well = Sleep well!
    .also = Sleep well!
# An everyday sentence.
everyday-many-thanks = Thank you very much!
    .also = thank you so much | many thanks | thanks a lot
# An everyday sentence.
everyday-youre-welcome = You're welcome.
    .also = my pleasure | no worries, any time
# An everyday sentence.
everyday-no-problem = No problem.
    .also = np | no worries
# An everyday sentence.
everyday-no-matter = It doesn't matter.
    .also = doesn't matter | no matter
# An everyday sentence.
everyday-excuse-me = Excuse me.
    .also = Excuse me.
# An everyday sentence.
everyday-sorry-late-answer = Sorry for the late answer.
    .also = sorry for the late reply | sorry for late reply
# An everyday sentence.
everyday-sorry-wait = Sorry to keep you waiting.
    .also = sorry for the wait
# An everyday sentence.
everyday-thats-okay = That's okay.
    .also = thats ok | it's ok | it's all right
# An everyday sentence.
everyday-take-your-time = Take your time.
    .also = no rush | no hurry
# An everyday sentence.
everyday-out-tonight = I'm out tonight.
    .also = out tonight | not here tonight
# An everyday sentence.
everyday-out-tonight-back-ten = Out tonight, back at ten.
    .also = im out tonight, back at ten | out tonight back at 10
# An everyday sentence.
everyday-out-today = I'm not here today.
    .also = not here today
# An everyday sentence.
everyday-out-tomorrow = I'm not here tomorrow.
    .also = not here tomorrow
# An everyday sentence.
everyday-out-weekend = I'm away this weekend.
    .also = I'm away this weekend.
# An everyday sentence.
everyday-on-holiday = I'm on holiday.
    .also = i'm on vacation | on holiday
# An everyday sentence.
everyday-back-in-hour = I'll be back in an hour.
    .also = I'll be back in an hour.
# An everyday sentence.
everyday-back-in-minutes = I'll be back in ten minutes.
    .also = i'll be back in 10 minutes
# An everyday sentence.
everyday-back-at-eight = I'll be back at eight.
    .also = I'll be back at eight.
# An everyday sentence.
everyday-back-at-nine = I'll be back at nine.
    .also = I'll be back at nine.
# An everyday sentence.
everyday-back-at-ten = I'll be back at ten.
    .also = I'll be back at ten.
# An everyday sentence.
everyday-back-tonight = I'll be back tonight.
    .also = I'll be back tonight.
# An everyday sentence.
everyday-back-tomorrow = I'll be back tomorrow.
    .also = I'll be back tomorrow.
# An everyday sentence.
everyday-back-monday = I'll be back on Monday.
    .also = I'll be back on Monday.
# An everyday sentence.
everyday-back-now = I'm back.
    .also = I'm back.
# An everyday sentence.
everyday-i-am-here = I'm here.
    .also = I'm here.
# An everyday sentence.
everyday-be-right-back = Be right back.
    .also = brb | i'll be right back
# An everyday sentence.
everyday-must-go = I have to go.
    .also = i must go | gotta go | gtg
# An everyday sentence.
everyday-going-to-bed = I'm going to bed.
    .also = going to bed | off to bed
# An everyday sentence.
everyday-at-work = I'm at work.
    .also = at work
# An everyday sentence.
everyday-busy-now = I'm busy right now.
    .also = busy right now | im busy
# An everyday sentence.
everyday-on-phone = I'm on my phone.
    .also = on my phone | writing on my phone
# An everyday sentence.
everyday-bad-connection = My connection is bad.
    .also = bad connection | bad internet
# An everyday sentence.
everyday-battery-low = My battery is nearly empty.
    .also = battery low | low battery
# An everyday sentence.
everyday-are-you-there = Are you there?
    .also = you there | anyone there
# An everyday sentence.
everyday-are-you-online = Are you online tonight?
    .also = online tonight
# An everyday sentence.
everyday-when-back = When will you be back?
    .also = when are you back
# An everyday sentence.
everyday-when-time = When do you have time?
    .also = when are you free
# An everyday sentence.
everyday-what-time-there = What time is it where you are?
    .also = what time is it there
# An everyday sentence.
everyday-where-from = Where are you from?
    .also = where do you live
# An everyday sentence.
everyday-which-language = Which languages do you speak?
    .also = what languages do you speak
# An everyday sentence.
everyday-little-english = My English isn't good.
    .also = my english is bad | sorry for my english
# An everyday sentence.
everyday-write-own-language = You can write in your own language.
    .also = You can write in your own language.
# An everyday sentence.
everyday-first-game = This is my first game.
    .also = it's my first game | first game here
# An everyday sentence.
everyday-played-before = Have you played before?
    .also = did you play before
# An everyday sentence.
everyday-played-years = I've played for years.
    .also = i have played for years
# An everyday sentence.
everyday-long-time-no-play = It's been a long time since I played.
    .also = long time since i played
# An everyday sentence.
everyday-play-again = How about another game some time?
    .also = another game some time
# An everyday sentence.
everyday-next-game-too = I'm in for the next game.
    .also = in for the next game | count me in
# An everyday sentence.
everyday-your-turn = It's your turn.
    .also = your turn
# An everyday sentence.
everyday-my-turn = It's my turn.
    .also = my turn
# An everyday sentence.
everyday-waiting-for-you = We're waiting for you.
    .also = waiting for you
# An everyday sentence.
everyday-waiting-for-whom = Whom are we waiting for?
    .also = who's missing
# An everyday sentence.
everyday-one-moment = One moment, please.
    .also = one moment | just a moment | one sec
# An everyday sentence.
everyday-need-time = I need a little more time.
    .also = i need more time | need more time
# An everyday sentence.
everyday-thinking = I'm still thinking.
    .also = still thinking | let me think | thinking about it
# An everyday sentence.
everyday-answer-tonight = I'll answer tonight.
    .also = answer tonight | i'll reply tonight
# An everyday sentence.
everyday-answer-tomorrow = I'll answer tomorrow.
    .also = i'll reply tomorrow
# An everyday sentence.
everyday-write-you-later = I'll write to you later.
    .also = i'll write later
# An everyday sentence.
everyday-talk-later = Let's talk later.
    .also = ttyl
# An everyday sentence.
everyday-talk-tomorrow = Let's talk tomorrow.
    .also = Let's talk tomorrow.
# An everyday sentence.
everyday-write-me = Please write to me.
    .also = drop me a line
# An everyday sentence.
everyday-got-message = I got your message.
    .also = got your message | got it
# An everyday sentence.
everyday-did-you-get = Did you get my message?
    .also = have you seen my message
# An everyday sentence.
everyday-still-waiting = I'm still waiting for your answer.
    .also = still waiting for an answer | waiting for your answer
# An everyday sentence.
everyday-please-answer = Please answer.
    .also = please reply | answer please
# An everyday sentence.
everyday-please-hurry = Please hurry up a little.
    .also = please hurry | hurry up please
# An everyday sentence.
everyday-when-deadline = When is the deadline?
    .also = when's the deadline
# An everyday sentence.
everyday-deadline-soon = The deadline is soon.
    .also = deadline soon | deadline is close
# An everyday sentence.
everyday-my-orders-in = I've sent my orders.
    .also = I've sent my orders.
# An everyday sentence.
everyday-orders-not-in = I haven't sent my orders yet.
    .also = I haven't sent my orders yet.
# An everyday sentence.
everyday-dont-forget-orders = Don't forget your orders!
    .also = dont forget to send orders | remember your orders
# An everyday sentence.
everyday-what-happened = What happened?
    .also = what has happened
# An everyday sentence.
everyday-did-you-see = Did you see that?
    .also = have you seen that
# An everyday sentence.
everyday-look-at-map = Look at the map.
    .also = have a look at the map
# An everyday sentence.
everyday-really = Really?
    .also = seriously | for real
# An everyday sentence.
everyday-wow = Wow!
    .also = whoa
# An everyday sentence.
everyday-great = Great!
    .also = excellent | fantastic | brilliant | awesome
# An everyday sentence.
everyday-nice-one = Nice!
    .also = cool | neat
# An everyday sentence.
everyday-good-idea = Good idea!
    .also = great idea | nice idea
# An everyday sentence.
everyday-bad-idea = I don't think that's a good idea.
    .also = bad idea | not a good idea
# An everyday sentence.
everyday-interesting = Interesting.
    .also = that's interesting
# An everyday sentence.
everyday-of-course = Of course.
    .also = sure thing | naturally
# An everyday sentence.
everyday-exactly = Exactly.
    .also = precisely | that's it
# An everyday sentence.
everyday-i-think-so-too = I think so too.
    .also = me too | same here
# An everyday sentence.
everyday-i-dont-think-so = I don't think so.
    .also = I don't think so.
# An everyday sentence.
everyday-i-hope-so = I hope so.
    .also = hopefully
# An everyday sentence.
everyday-lets-see = Let's see.
    .also = we'll see
# An everyday sentence.
everyday-it-depends = It depends.
    .also = depends
# An everyday sentence.
everyday-up-to-you = It's up to you.
    .also = up to you | you decide | your choice
# An everyday sentence.
everyday-i-understand = I understand.
    .also = i see | understood
# An everyday sentence.
everyday-what-mean = What do you mean?
    .also = what does that mean | what do you mean by that
# An everyday sentence.
everyday-please-repeat = Could you say that again?
    .also = please repeat
# An everyday sentence.
everyday-please-explain = Could you explain that?
    .also = please explain
# An everyday sentence.
everyday-just-joking = Just joking.
    .also = only joking | i was joking | it was a joke
# An everyday sentence.
everyday-funny = That's funny!
    .also = very funny | hilarious
# An everyday sentence.
everyday-haha = Haha!
    .also = lol | hahaha | rofl | ahah
# An everyday sentence.
everyday-oh-no = Oh dear!
    .also = oh my | oh dear me
# An everyday sentence.
everyday-what-a-pity = What a pity!
    .also = what a shame | too bad | pity
# An everyday sentence.
everyday-bad-luck = Bad luck!
    .also = tough luck | unlucky
# An everyday sentence.
everyday-ouch = Ouch!
    .also = ow
# An everyday sentence.
everyday-damn = Damn!
    .also = darn | dammit
# An everyday sentence.
everyday-surprise = What a surprise!
    .also = didn't expect that | that was unexpected
# An everyday sentence.
everyday-exciting = This is exciting!
    .also = how exciting | exciting
# An everyday sentence.
everyday-i-like-it = I like it.
    .also = i like that
# An everyday sentence.
everyday-i-dont-like-it = I don't like it.
    .also = i dont like that
# An everyday sentence.
everyday-fun-with-you = It's fun to play with you.
    .also = fun playing with you | great playing with you
# An everyday sentence.
everyday-thanks-for-game = Thanks for the game.
    .also = thank you for the game | thanks for the game all | tfg
# An everyday sentence.
everyday-thanks-for-help = Thank you for your help.
    .also = thanks for your help | thanks for the help
# An everyday sentence.
everyday-thanks-for-info = Thanks for the information.
    .also = thanks for the info | thanks for letting me know
# An everyday sentence.
everyday-thanks-for-waiting = Thank you for waiting.
    .also = thanks for waiting
# An everyday sentence.
everyday-thanks-for-answer = Thank you for your answer.
    .also = thanks for your answer | thanks for the reply
# An everyday sentence.
everyday-as-you-said = As you said.
    .also = like you said
# An everyday sentence.
everyday-as-agreed = As agreed.
    .also = as we agreed | like we agreed
# An everyday sentence.
everyday-as-always = As always.
    .also = as usual | the usual
# An everyday sentence.
everyday-i-promise = I promise.
    .also = promise you | i give you my word | you have my word
# An everyday sentence.
everyday-believe-me = Believe me.
    .also = trust me
# An everyday sentence.
everyday-dont-worry = Don't worry.
    .also = Don't worry.
# An everyday sentence.
everyday-be-careful = Be careful!
    .also = take care | careful now
# An everyday sentence.
everyday-dont-give-up = Don't give up!
    .also = never give up
# An everyday sentence.
everyday-go-on = Carry on!
    .also = keep it up | keep going
# An everyday sentence.
everyday-well-done = Well done!
    .also = good job | good work
# An everyday sentence.
everyday-not-bad = Not bad.
    .also = not bad at all
# An everyday sentence.
everyday-so-far-so-good = So far, so good.
    .also = So far, so good.
# An everyday sentence.
everyday-what-now = What now?
    .also = what next | and now
# An everyday sentence.
everyday-lets-go = Let's go!
    .also = here we go
# An everyday sentence.
everyday-lets-wait = Let's wait and see.
    .also = Let's wait and see.
# An everyday sentence.
everyday-who-are-you = And who are you?
    .also = who's this
# An everyday sentence.
everyday-same-to-you = Same to you!
    .also = you too | likewise to you
# An everyday sentence.
everyday-wrong-room = Sorry, wrong room.
    .also = wrong room | wrong chat | wrong window
# An everyday sentence.
everyday-typo = That was a typo.
    .also = typo | just a typo
# An everyday sentence.
everyday-forget-it = Please forget what I said.
    .also = ignore what i said
# An everyday sentence.
everyday-by-the-way = By the way…
    .also = btw
# An everyday sentence.
everyday-question-for-you = I have a question.
    .also = i've got a question | question for you | quick question
# An everyday sentence.
everyday-ask-away = Just ask.
    .also = please ask | ask away
# An everyday sentence.
everyday-have-a-plan = I have a plan.
    .also = i've got a plan
# An everyday sentence.
everyday-have-an-idea = I have an idea.
    .also = i've got an idea
# An everyday sentence.
everyday-what-do-you-think = What do you think?
    .also = what do you think about it | your thoughts
# An everyday sentence.
everyday-are-you-sure = Are you quite sure?
    .also = quite sure | you sure
# An everyday sentence.
everyday-absolutely = Absolutely.
    .also = definitely | totally
# An everyday sentence.
everyday-no-way = No way!
    .also = absolutely not | out of the question
# An everyday sentence.
everyday-you-are-right = You're right.
    .also = you are right
# An everyday sentence.
everyday-you-are-wrong = You're mistaken.
    .also = you're wrong
# An everyday sentence.
everyday-not-my-fault = It wasn't my fault.
    .also = not my fault | it's not my fault
# An everyday sentence.
everyday-its-only-game = It's only a game.
    .also = just a game | its just a game
# An everyday sentence.
everyday-no-hard-feelings = No hard feelings.
    .also = no hard feelings then
# An everyday sentence.
everyday-long-game = This game is taking long.
    .also = what a long game | long game
# An everyday sentence.
everyday-nearly-over = It's nearly over.
    .also = nearly over | almost over
# An everyday sentence.
everyday-game-over-for-me = It's over for me.
    .also = i'm out | it is over for me
# An everyday sentence.
everyday-you-win = You win.
    .also = you've won | you won
# An everyday sentence.
everyday-who-is-winning = Who's winning?
    .also = Who's winning?
# An everyday sentence.
everyday-fun-game = This game is fun.
    .also = this is fun | having fun
# An everyday sentence.
everyday-technical-problem = I have a technical problem.
    .also = technical problem | technical issues
# An everyday sentence.
everyday-it-works-now = It's working now.
    .also = works now
# An everyday sentence.
everyday-picture-missing = I can't see the picture.
    .also = i can't see the map | the picture is missing
# An everyday sentence.
everyday-ask-master = Ask the game master.
    .also = ask the gm | ask the master
# An everyday sentence.
everyday-please-polite = Please stay polite.
    .also = be polite please | please be nice
# An everyday sentence.
everyday-dont-be-angry = Don't be angry with me.
    .also = don't be mad | dont be angry
# An everyday sentence.
everyday-i-am-tired = I'm tired.
    .also = so tired
# An everyday sentence.
everyday-i-am-ill = I'm ill.
    .also = i'm sick
# An everyday sentence.
everyday-kids = The children need me.
    .also = the kids need me | kids need me
# An everyday sentence.
everyday-dinner-time = Dinner's ready.
    .also = dinner time | off to dinner
# An everyday sentence.
everyday-coffee = I need a coffee first.
    .also = coffee first | need coffee
# An everyday sentence.
everyday-nice-weather = The weather is lovely here.
    .also = lovely weather | nice weather today
# An everyday sentence.
everyday-no-idea = No idea.
    .also = i've no idea | haven't a clue
# An everyday sentence.
everyday-one-at-a-time = One thing at a time.
    .also = first things first
# An everyday sentence.
everyday-all-right-then = All right then.
    .also = alright then | ok then | okay then
# An everyday sentence.
everyday-sounds-familiar = That sounds familiar.
    .also = sounds familiar
# An everyday sentence.
everyday-cross-fingers = Fingers crossed!
    .also = keep your fingers crossed
# An everyday sentence.
everyday-have-a-break = Let's take a break.
    .also = take a break | break time
