### Everyday sentences that are known word for word, and said to each reader in their own language.
###
### Write as one player writes to another, with the familiar form of address; no sentence shows the gender of either.
### `.also` are other usual spellings, separated by `|`, which are only read. Case, accents and punctuation don't matter. Within a
### language no two may be the same, and none may be an order or a command.

# An everyday sentence.
everyday-hello = Hello!
    .also = hi | hey | hi there | hello there | hey there | hiya
# An everyday sentence.
everyday-good-morning = Good morning!
    .also = morning | morning all | good morning all | good morning everyone
# An everyday sentence.
everyday-good-afternoon = Good afternoon!
    .also = afternoon | afternoon all | good afternoon all
# An everyday sentence.
everyday-good-evening = Good evening!
    .also = evening | evening all | good evening all
# An everyday sentence.
everyday-good-night = Good night!
    .also = night | goodnight | night all | good night all | nighty night
# An everyday sentence.
everyday-hello-all = Hello everyone!
    .also = hi all | hi everyone | hello all | hey all | hey everyone | hi guys | hi folks
# An everyday sentence.
everyday-welcome = Welcome!
    .also = welcome to the game | welcome aboard
# An everyday sentence.
everyday-nice-to-meet = Nice to meet you.
    .also = pleased to meet you | good to meet you
# An everyday sentence.
everyday-how-are-you = How are you?
    .also = how are you doing | how's it going | how are things | how are you all
# An everyday sentence.
everyday-i-am-fine = I'm fine, thanks.
    .also = fine thanks | im fine | i'm good thanks | good thanks | all good thanks | i'm well thanks
# An everyday sentence.
everyday-and-you = And you?
    .also = how about you | what about you | and yourself | hbu | wbu
# An everyday sentence.
everyday-bye = Goodbye!
    .also = bye | bye bye | bye all | bye for now | take care
# An everyday sentence.
everyday-see-you-later = See you later!
    .also = see you | see ya | cya | see ya later | later guys | cu later
# An everyday sentence.
everyday-see-you-tomorrow = See you tomorrow!
    .also = until tomorrow | see ya tomorrow | cu tomorrow
# An everyday sentence.
everyday-see-you-soon = See you soon!
    .also = see ya soon | cu soon
# An everyday sentence.
everyday-good-luck = Good luck!
    .also = gl | glhf | gl hf | best of luck | good luck to you
# An everyday sentence.
everyday-good-luck-all = Good luck, everyone!
    .also = good luck all | gl all | best of luck all | good luck to you all
# An everyday sentence.
everyday-have-fun = Have fun!
    .also = hf | enjoy | have fun all | enjoy the game
# An everyday sentence.
everyday-good-game = Good game!
    .also = gg | ggs | gg all | gg wp | ggwp | great game | nice game | good game all
# An everyday sentence.
everyday-well-played = Well played!
    .also = wp | nicely played | very well played | well played all
# An everyday sentence.
everyday-nice-move = Nice move!
    .also = good move | great move | clever move
# An everyday sentence.
everyday-congratulations = Congratulations!
    .also = congrats | grats | congratulations to you
# An everyday sentence.
everyday-happy-birthday = Happy birthday!
    .also = hbd | happy bday | many happy returns
# An everyday sentence.
everyday-merry-christmas = Merry Christmas!
    .also = happy christmas | merry xmas | happy xmas
# An everyday sentence.
everyday-happy-new-year = Happy New Year!
    .also = happy new year all | happy new year everyone
# An everyday sentence.
everyday-happy-holidays = Happy holidays!
    .also = season's greetings | happy holidays all
# An everyday sentence.
everyday-nice-weekend = Have a nice weekend!
    .also = have a good weekend | have a great weekend | enjoy your weekend | enjoy the weekend
# An everyday sentence.
everyday-nice-evening = Have a nice evening!
    .also = have a good evening | enjoy your evening
# An everyday sentence.
everyday-nice-day = Have a nice day!
    .also = have a good day | have a great day | enjoy your day
# An everyday sentence.
everyday-nice-holiday = Have a good holiday!
    .also = enjoy your holiday | have a nice holiday | have a great holiday | enjoy your vacation
# An everyday sentence.
everyday-good-trip = Have a good trip!
    .also = safe travels | safe journey | have a safe trip | bon voyage
# An everyday sentence.
everyday-get-well = Get well soon!
    .also = get better soon | feel better soon | hope you feel better soon
# An everyday sentence.
everyday-enjoy-meal = Enjoy your meal!
    .also = enjoy your dinner | enjoy your lunch | bon appetit
# An everyday sentence.
everyday-cheers = Cheers! Good health!
    .also = good health | your good health | to your health | bottoms up
# An everyday sentence.
everyday-sleep-well = Sleep well!
    .also = sleep tight | sweet dreams
# An everyday sentence.
everyday-many-thanks = Thank you very much!
    .also = thank you so much | many thanks | thanks a lot | thanks so much | tysm | cheers | cheers mate | much appreciated
# An everyday sentence.
everyday-youre-welcome = You're welcome.
    .also = my pleasure | no worries, any time | any time | anytime | don't mention it | yw
# An everyday sentence.
everyday-no-problem = No problem.
    .also = np | no worries | no prob | no probs | no problem at all | not a problem
# An everyday sentence.
everyday-no-matter = It doesn't matter.
    .also = doesn't matter | no matter | that doesn't matter
# An everyday sentence.
everyday-excuse-me = Excuse me.
    .also = pardon me | excuse me please
# An everyday sentence.
everyday-sorry-late-answer = Sorry for the late reply.
    .also = sorry for late reply | sorry for the late answer | sorry for the slow reply | sorry i'm only replying now
# An everyday sentence.
everyday-sorry-wait = Sorry to keep you waiting.
    .also = sorry for the wait | sorry about the wait | sorry for keeping you waiting | sorry for the delay
# An everyday sentence.
everyday-thats-okay = That's okay.
    .also = thats ok | it's ok | it's okay | it's all right | it's alright | that's all right
# An everyday sentence.
everyday-take-your-time = Take your time.
    .also = no rush | no hurry | there's no rush | there's no hurry | in your own time
# An everyday sentence.
everyday-out-tonight = I'm out tonight.
    .also = out tonight | not here tonight | i'm not here tonight | i'm not around tonight | not around tonight
# An everyday sentence.
everyday-out-tonight-back-ten = Out tonight, back at ten.
    .also = im out tonight, back at ten | im out tonight, back at 10 | out tonight back at 10 | out tonight, back around ten
# An everyday sentence.
everyday-out-today = I'm not around today.
    .also = i'm not here today | not here today | not around today | i'm away today | i'm out today
# An everyday sentence.
everyday-out-tomorrow = I won't be around tomorrow.
    .also = i'm not here tomorrow | not here tomorrow | not around tomorrow | i'm not around tomorrow | i'm away tomorrow
# An everyday sentence.
everyday-out-weekend = I'm away this weekend.
    .also = i'm away for the weekend | i'm not around this weekend | not around this weekend | i'm not here this weekend
# An everyday sentence.
everyday-on-holiday = I'm on holiday.
    .also = i'm on vacation | on holiday | on vacation | i'm on holiday at the moment
# An everyday sentence.
everyday-back-in-hour = I'll be back in an hour.
    .also = be back in an hour | i'm back in an hour | i'll be back in 1 hour
# An everyday sentence.
everyday-back-in-minutes = I'll be back in ten minutes.
    .also = i'll be back in 10 minutes | be back in ten minutes | be back in 10 minutes | be back in 10 mins | be back in ten
# An everyday sentence.
everyday-back-at-eight = I'll be back at eight.
    .also = i'll be back at 8 | be back at eight | be back at 8 | i'm back at eight
# An everyday sentence.
everyday-back-at-nine = I'll be back at nine.
    .also = i'll be back at 9 | be back at nine | be back at 9 | i'm back at nine
# An everyday sentence.
everyday-back-at-ten = I'll be back at ten.
    .also = i'll be back at 10 | be back at ten | be back at 10 | i'm back at ten
# An everyday sentence.
everyday-back-tonight = I'll be back tonight.
    .also = be back tonight | i'm back tonight | i'll be here tonight
# An everyday sentence.
everyday-back-tomorrow = I'll be back tomorrow.
    .also = be back tomorrow | i'm back tomorrow | i'll be here tomorrow
# An everyday sentence.
everyday-back-monday = I'll be back on Monday.
    .also = be back on monday | i'll be back monday | i'm back on monday
# An everyday sentence.
everyday-back-now = I'm back.
    .also = i am back | i'm back now | i'm back again
# An everyday sentence.
everyday-i-am-here = I'm here.
    .also = i am here | here i am | i'm around | i'm online
# An everyday sentence.
everyday-be-right-back = Be right back.
    .also = brb | i'll be right back | be back in a minute
# An everyday sentence.
everyday-must-go = I have to go.
    .also = i must go | gotta go | gtg | g2g | got to go | i've got to go | must dash
# An everyday sentence.
everyday-going-to-bed = I'm going to bed.
    .also = going to bed | off to bed | i'm off to bed | time for bed
# An everyday sentence.
everyday-at-work = I'm at work.
    .also = at work | still at work | i'm still at work
# An everyday sentence.
everyday-busy-now = I'm busy right now.
    .also = busy right now | im busy | i'm busy now | bit busy right now | i'm a bit busy
# An everyday sentence.
everyday-on-phone = I'm on my phone.
    .also = on my phone | writing on my phone | typing on my phone | i'm on my mobile | on mobile
# An everyday sentence.
everyday-bad-connection = My connection is bad.
    .also = bad connection | bad internet | my internet is bad | poor connection | bad signal
# An everyday sentence.
everyday-battery-low = My battery is nearly dead.
    .also = my battery is nearly empty | my battery is low | my battery is almost dead | battery low | low battery
# An everyday sentence.
everyday-are-you-there = Are you there?
    .also = you there | anyone there | are you around | are you here
# An everyday sentence.
everyday-are-you-online = Are you online tonight?
    .also = online tonight | will you be online tonight | are you around tonight | will you be around tonight
# An everyday sentence.
everyday-when-back = When will you be back?
    .also = when are you back | when are you coming back | when do you get back
# An everyday sentence.
everyday-when-time = When are you free?
    .also = when do you have time | when are you available | when would suit you
# An everyday sentence.
everyday-what-time-there = What time is it where you are?
    .also = what time is it there | what time is it for you | what's the time there
# An everyday sentence.
everyday-where-from = Where are you from?
    .also = where do you live | where are you based | where you from
# An everyday sentence.
everyday-which-language = Which languages do you speak?
    .also = what languages do you speak | what language do you speak | which language do you speak
# An everyday sentence.
everyday-little-english = My English isn't very good.
    .also = my english isn't good | my english is not good | my english is bad | my english is not very good | sorry for my english | sorry for my bad english
# An everyday sentence.
everyday-write-own-language = You can write in your own language.
    .also = feel free to write in your own language | you can write in your language | you can use your own language
# An everyday sentence.
everyday-first-game = This is my first game.
    .also = it's my first game | first game here | first time playing | it's my first time | i'm new to this | i'm new here
# An everyday sentence.
everyday-played-before = Have you played before?
    .also = have you played this before | did you play before | have you ever played
# An everyday sentence.
everyday-played-years = I've been playing for years.
    .also = i've played for years | i have played for years | i have been playing for years | been playing for years
# An everyday sentence.
everyday-long-time-no-play = It's been a long time since I played.
    .also = long time since i played | it's been a while since i played | it's been ages since i played | i haven't played for a long time | i haven't played in ages
# An everyday sentence.
everyday-play-again = How about another game some time?
    .also = another game some time | fancy another game | fancy another game some time | shall we play again some time
# An everyday sentence.
everyday-next-game-too = I'm in for the next game.
    .also = in for the next game | i'm in for the next one | count me in for the next game | count me in for the next one
# An everyday sentence.
everyday-your-turn = It's your turn.
    .also = your turn | it's your go
# An everyday sentence.
everyday-my-turn = It's my turn.
    .also = my turn | it's my go
# An everyday sentence.
everyday-waiting-for-you = We're waiting for you.
    .also = waiting for you | waiting on you | we're waiting on you | we're all waiting for you | everyone's waiting for you
# An everyday sentence.
everyday-waiting-for-whom = So who are we waiting for?
    .also = whom are we waiting for | so who are we waiting on | who's missing | who's still missing
# An everyday sentence.
everyday-one-moment = One moment, please.
    .also = one moment | just a moment | just a minute | one sec | one second | bear with me
# An everyday sentence.
everyday-need-time = I need a little more time.
    .also = i need more time | need more time | i need a bit more time | i need a bit longer
# An everyday sentence.
everyday-thinking = I'm still thinking.
    .also = still thinking | i'm thinking | let me think | let me think about it | thinking about it | i'm still thinking about it
# An everyday sentence.
everyday-answer-tonight = I'll reply tonight.
    .also = i'll answer tonight | answer tonight | i'll get back to you tonight
# An everyday sentence.
everyday-answer-tomorrow = I'll reply tomorrow.
    .also = i'll answer tomorrow | i'll get back to you tomorrow
# An everyday sentence.
everyday-write-you-later = I'll message you later.
    .also = i'll write later | i'll write to you later | i'll write you later | i'll text you later | i'll dm you later
# An everyday sentence.
everyday-talk-later = Let's talk later.
    .also = ttyl | speak later | let's speak later | let's chat later | chat later
# An everyday sentence.
everyday-talk-tomorrow = Let's talk tomorrow.
    .also = let's speak tomorrow | speak tomorrow | let's chat tomorrow
# An everyday sentence.
everyday-write-me = Please message me.
    .also = please write to me | drop me a line | please drop me a line | dm me | please dm me
# An everyday sentence.
everyday-got-message = I got your message.
    .also = got your message | i've got your message | i've seen your message
# An everyday sentence.
everyday-did-you-get = Did you get my message?
    .also = did you see my message | have you seen my message | did you read my message | have you read my message
# An everyday sentence.
everyday-still-waiting = I'm still waiting for your answer.
    .also = still waiting for an answer | waiting for your answer | i'm still waiting for your reply | still waiting for your reply | still waiting to hear from you
# An everyday sentence.
everyday-please-answer = Please answer.
    .also = please reply | answer please | please respond | please get back to me
# An everyday sentence.
everyday-please-hurry = Please hurry up a bit.
    .also = please hurry | please hurry up | hurry up please | hurry up | could you hurry up a bit
# An everyday sentence.
everyday-when-deadline = When is the deadline?
    .also = when's the deadline | when is the deadline again | what's the deadline | when are orders due
# An everyday sentence.
everyday-deadline-soon = The deadline is coming up soon.
    .also = the deadline is soon | deadline soon | deadline is close | the deadline is close | the deadline is near | deadline coming up
# An everyday sentence.
everyday-my-orders-in = I've sent my orders.
    .also = i have sent my orders | i've sent my orders in | i've submitted my orders | i've put my orders in | i've got my orders in
# An everyday sentence.
everyday-orders-not-in = I haven't sent my orders yet.
    .also = i haven't sent orders yet | i haven't submitted my orders yet | i haven't put my orders in yet | i still have to send my orders | i still need to send my orders
# An everyday sentence.
everyday-dont-forget-orders = Don't forget your orders!
    .also = dont forget to send orders | remember your orders | remember to send your orders | please remember your orders
# An everyday sentence.
everyday-what-happened = What happened?
    .also = what has happened | what's happened | what just happened
# An everyday sentence.
everyday-did-you-see = Did you see that?
    .also = have you seen that | did you see this
# An everyday sentence.
everyday-look-at-map = Look at the map.
    .also = have a look at the map | take a look at the map
# An everyday sentence.
everyday-really = Really?
    .also = seriously | for real | are you serious | oh really
# An everyday sentence.
everyday-wow = Wow!
    .also = whoa | woah | oh wow | blimey | omg
# An everyday sentence.
everyday-great = Great!
    .also = excellent | fantastic | brilliant | awesome | amazing | wonderful | that's great | great stuff
# An everyday sentence.
everyday-nice-one = Nice!
    .also = cool | neat | nice one | very nice
# An everyday sentence.
everyday-good-idea = Good idea!
    .also = great idea | nice idea | that's a good idea | that's a great idea | i like that idea
# An everyday sentence.
everyday-bad-idea = I don't think that's a good idea.
    .also = bad idea | not a good idea | that's a bad idea | that's not a good idea | i'm not sure that's a good idea
# An everyday sentence.
everyday-interesting = Interesting.
    .also = that's interesting | very interesting | how interesting
# An everyday sentence.
everyday-of-course = Of course.
    .also = sure thing | naturally | certainly | ofc
# An everyday sentence.
everyday-exactly = Exactly.
    .also = precisely | spot on | exactly that
# An everyday sentence.
everyday-i-think-so-too = I think so too.
    .also = i think so as well | i agree with that | my thoughts exactly
# An everyday sentence.
everyday-i-dont-think-so = I don't think so.
    .also = i don't believe so | don't think so | i doubt it
# An everyday sentence.
everyday-i-hope-so = I hope so.
    .also = hopefully | hope so | let's hope so | i do hope so
# An everyday sentence.
everyday-lets-see = Let's see.
    .also = we'll see | we shall see | time will tell
# An everyday sentence.
everyday-it-depends = It depends.
    .also = depends | that depends | it all depends
# An everyday sentence.
everyday-up-to-you = It's up to you.
    .also = up to you | you decide | your choice | it's your choice | it's your call | your call
# An everyday sentence.
everyday-i-understand = I understand.
    .also = i see | understood | got it | i get it | gotcha | that makes sense
# An everyday sentence.
everyday-what-mean = What do you mean?
    .also = what does that mean | what do you mean by that | how do you mean | wdym
# An everyday sentence.
everyday-please-repeat = Could you say that again?
    .also = please repeat | could you repeat that | can you repeat that | can you say that again
# An everyday sentence.
everyday-please-explain = Could you explain that?
    .also = please explain | please explain that | can you explain | can you explain that
# An everyday sentence.
everyday-just-joking = Just joking.
    .also = only joking | i'm joking | i'm only joking | just kidding | only kidding | i was joking | it was a joke
# An everyday sentence.
everyday-funny = That's funny!
    .also = very funny | hilarious | that's hilarious | that was funny
# An everyday sentence.
everyday-haha = Haha!
    .also = lol | hahaha | ha ha | hehe | lmao | rofl
# An everyday sentence.
everyday-oh-no = Oh dear!
    .also = oh my | oh dear me | uh oh | yikes
# An everyday sentence.
everyday-what-a-pity = What a pity!
    .also = what a shame | that's a shame | that's a pity | too bad | pity
# An everyday sentence.
everyday-bad-luck = Bad luck!
    .also = tough luck | hard luck | unlucky | that was bad luck
# An everyday sentence.
everyday-ouch = Ouch!
    .also = ow | oof | that hurt | that hurts
# An everyday sentence.
everyday-damn = Damn!
    .also = darn | dammit | damn it | bugger
# An everyday sentence.
everyday-surprise = What a surprise!
    .also = didn't expect that | i didn't expect that | that was unexpected | i didn't see that coming | didn't see that coming
# An everyday sentence.
everyday-exciting = This is exciting!
    .also = how exciting | exciting | so exciting | exciting times
# An everyday sentence.
everyday-i-like-it = I like it.
    .also = i like that | i like this | i love it
# An everyday sentence.
everyday-i-dont-like-it = I don't like it.
    .also = i dont like that | i don't like this | not keen | i'm not keen
# An everyday sentence.
everyday-fun-with-you = It's fun playing with you.
    .also = it's fun to play with you | fun playing with you | great playing with you | it was fun playing with you | it's been fun playing with you
# An everyday sentence.
everyday-thanks-for-game = Thanks for the game.
    .also = thank you for the game | thanks for the game all | thanks all for the game | thanks for a great game | ty for the game | tfg
# An everyday sentence.
everyday-thanks-for-help = Thank you for your help.
    .also = thanks for your help | thanks for the help | thank you for the help | thanks for all your help | thanks for helping
# An everyday sentence.
everyday-thanks-for-info = Thanks for the info.
    .also = thanks for the information | thank you for the information | thanks for letting me know | thanks for telling me | thanks for the heads up
# An everyday sentence.
everyday-thanks-for-waiting = Thank you for waiting.
    .also = thanks for waiting | thanks for your patience | thank you for your patience
# An everyday sentence.
everyday-thanks-for-answer = Thanks for your reply.
    .also = thank you for your answer | thanks for your answer | thank you for your reply | thanks for the reply | thanks for the answer | thanks for getting back to me
# An everyday sentence.
everyday-as-you-said = As you said.
    .also = like you said | just as you said
# An everyday sentence.
everyday-as-agreed = As agreed.
    .also = as we agreed | like we agreed | just as we agreed
# An everyday sentence.
everyday-as-always = As always.
    .also = as usual | as ever | same as always | the usual
# An everyday sentence.
everyday-i-promise = I promise.
    .also = promise you | i promise you | i give you my word | you have my word
# An everyday sentence.
everyday-believe-me = Believe me.
    .also = trust me | please believe me | you can trust me
# An everyday sentence.
everyday-dont-worry = Don't worry.
    .also = don't worry about it | no need to worry | not to worry
# An everyday sentence.
everyday-be-careful = Be careful!
    .also = careful now | careful there | please be careful
# An everyday sentence.
everyday-dont-give-up = Don't give up!
    .also = never give up | hang in there | keep at it
# An everyday sentence.
everyday-go-on = Keep it up!
    .also = keep going | carry on | keep up the good work
# An everyday sentence.
everyday-well-done = Well done!
    .also = good job | great job | nice job | good work | great work | nicely done
# An everyday sentence.
everyday-not-bad = Not bad.
    .also = not bad at all | not too bad
# An everyday sentence.
everyday-so-far-so-good = So far, so good.
    .also = all good so far | good so far
# An everyday sentence.
everyday-what-now = What now?
    .also = what next | and now | now what | so what now
# An everyday sentence.
everyday-lets-go = Let's go!
    .also = here we go | off we go | let's get going | let's get started
# An everyday sentence.
everyday-lets-wait = Let's wait and see.
    .also = let's see what happens | let's wait | we'll wait and see
# An everyday sentence.
everyday-who-are-you = And who are you?
    .also = who's this | so who are you | sorry who are you
# An everyday sentence.
everyday-same-to-you = Same to you!
    .also = you too | and you too | likewise | likewise to you | right back at you
# An everyday sentence.
everyday-wrong-room = Sorry, wrong room.
    .also = wrong room | wrong chat | wrong window | sorry wrong chat | sorry wrong window
# An everyday sentence.
everyday-typo = That was a typo.
    .also = typo | just a typo | sorry typo | it was a typo
# An everyday sentence.
everyday-forget-it = Please forget what I said.
    .also = ignore what i said | please ignore what i said | please forget i said anything
# An everyday sentence.
everyday-by-the-way = By the way…
    .also = btw | oh btw | oh by the way
# An everyday sentence.
everyday-question-for-you = I have a question.
    .also = i've got a question | i have a question for you | question for you | quick question | i have a quick question | can i ask you something
# An everyday sentence.
everyday-ask-away = Just ask.
    .also = please ask | ask away | fire away | feel free to ask
# An everyday sentence.
everyday-have-a-plan = I have a plan.
    .also = i've got a plan | got a plan | i have a cunning plan
# An everyday sentence.
everyday-have-an-idea = I have an idea.
    .also = i've got an idea | got an idea | i've had an idea
# An everyday sentence.
everyday-what-do-you-think = What do you think?
    .also = what do you think about it | what do you think of it | what do you reckon | your thoughts | any thoughts | thoughts
# An everyday sentence.
everyday-are-you-sure = Are you quite sure?
    .also = you sure | are you really sure | are you absolutely sure | are you certain
# An everyday sentence.
everyday-absolutely = Absolutely.
    .also = definitely | totally | without a doubt | for sure
# An everyday sentence.
everyday-no-way = No way!
    .also = absolutely not | definitely not | certainly not | out of the question | no chance | not a chance
# An everyday sentence.
everyday-you-are-right = You're right.
    .also = you're absolutely right | you're quite right | fair point | good point
# An everyday sentence.
everyday-you-are-wrong = You're mistaken.
    .also = you're wrong | i think you're wrong | you've got it wrong
# An everyday sentence.
everyday-not-my-fault = It wasn't my fault.
    .also = not my fault | it's not my fault | that wasn't my fault
# An everyday sentence.
everyday-its-only-game = It's only a game.
    .also = just a game | its just a game | only a game
# An everyday sentence.
everyday-no-hard-feelings = No hard feelings.
    .also = no hard feelings then | no hard feelings i hope | no offence
# An everyday sentence.
everyday-long-game = This game is taking a long time.
    .also = what a long game | long game | this is a long game | this game is taking ages | this is taking ages | this game is taking forever
# An everyday sentence.
everyday-nearly-over = It's nearly over.
    .also = nearly over | almost over | it's almost over | nearly finished | it's nearly finished
# An everyday sentence.
everyday-game-over-for-me = It's over for me.
    .also = it's all over for me | i'm out of the game | i've been eliminated | i'm done for
# An everyday sentence.
everyday-you-win = You win.
    .also = you've won | you won | well you've won
# An everyday sentence.
everyday-who-is-winning = Who's winning?
    .also = so who's winning | who's in the lead | who's ahead
# An everyday sentence.
everyday-fun-game = This game is fun.
    .also = this is fun | having fun | i'm having fun | i'm enjoying this | i'm enjoying this game | this is a fun game
# An everyday sentence.
everyday-technical-problem = I have a technical problem.
    .also = technical problem | technical problems | technical issues | i've got a technical problem | i'm having technical problems
# An everyday sentence.
everyday-it-works-now = It's working now.
    .also = works now | it works now | working now | it's working again
# An everyday sentence.
everyday-picture-missing = I can't see the picture.
    .also = i can't see the map | the picture is missing | the map is missing | i can't see the image | the picture won't load | the map won't load
# An everyday sentence.
everyday-ask-master = Ask the game master.
    .also = ask the gm | ask the master | you should ask the gm
# An everyday sentence.
everyday-please-polite = Please keep it polite.
    .also = please stay polite | please be polite | be polite please | please be nice | please keep it civil | let's keep it civil
# An everyday sentence.
everyday-dont-be-angry = Don't be angry with me.
    .also = dont be angry | don't be mad | don't be mad at me | don't be cross | don't be cross with me
# An everyday sentence.
everyday-i-am-tired = I'm tired.
    .also = so tired | i'm so tired | i'm very tired | i'm exhausted | i'm knackered
# An everyday sentence.
everyday-i-am-ill = I'm ill.
    .also = i'm sick | i'm not well | i'm unwell | i'm not feeling well | i'm poorly
# An everyday sentence.
everyday-kids = The kids need me.
    .also = the children need me | kids need me | i have to look after the kids
# An everyday sentence.
everyday-dinner-time = Dinner's ready.
    .also = dinner time | dinner is ready | time for dinner | off to dinner | tea's ready
# An everyday sentence.
everyday-coffee = I need a coffee first.
    .also = coffee first | need coffee | i need coffee | need a coffee first
# An everyday sentence.
everyday-nice-weather = The weather is lovely here.
    .also = lovely weather | lovely weather here | lovely weather today | nice weather | nice weather here | nice weather today
# An everyday sentence.
everyday-no-idea = No idea.
    .also = i've no idea | i have no idea | haven't a clue | i haven't a clue | no clue | not a clue | idk
# An everyday sentence.
everyday-one-at-a-time = One thing at a time.
    .also = one at a time | one step at a time
# An everyday sentence.
everyday-all-right-then = All right then.
    .also = alright then | ok then | okay then
# An everyday sentence.
everyday-sounds-familiar = That sounds familiar.
    .also = sounds familiar | rings a bell | that rings a bell
# An everyday sentence.
everyday-cross-fingers = Fingers crossed!
    .also = keep your fingers crossed | i'll keep my fingers crossed | keeping my fingers crossed
# An everyday sentence.
everyday-have-a-break = Let's take a break.
    .also = take a break | break time | let's have a break | time for a break
