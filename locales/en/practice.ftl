### The practice: one person plays Austria's first year in private, step by step. The provinces and powers of the lesson are
### named as they are in `classic.ftl`; orders come ready, in the reader's notation.

# What the practice is called on its pictures.
practice-title = Practice
# The practice begins; below it `practice-first`, and the map. Variables: $units (List) ready: "A Bud, A Vie, F Tri"
practice-welcome =
    { "" }**Practice: Austria's first year.** It takes five minutes, nobody else sees it, and nothing counts.
    This is the board in Spring 1901. Your units are { LIST($units) }. A is an army and F a fleet; the letters after it say which province it is in, as on the map.
# The first order. Variables: $orders (List) one order: "A Bud - Ser"
practice-first = **An order** names the unit, then a dash and where it goes. Serbia, next to Budapest, has a supply centre that nobody owns yet: send your army there. Write { LIST($orders) } or press the button.
# Below the orders that are stored. Variables: $count (Number) 1 or 2   $orders (List) so many orders: "F Tri - Alb · A Vie - Gal"
practice-moves =
    { $count ->
        [one] One order is still missing: { LIST($orders) }
       *[other] Your other units need orders too. Still missing: { LIST($orders) }. One line each; a message can have several lines.
    }
# All three orders of spring are given. Variables: $ready (String) a command: "ready"
practice-ready-spring = **All your units have orders.** In a game everyone writes in secret, and all orders are carried out at the same moment: when everyone is ready, or at the deadline. Until then you can change yours. Write `{ $ready }` or press the button to see what the others did.
# Below the results of spring.
practice-standoff = **A standoff:** your army in Vienna and the Russian army in Warsaw both tried to move to Galicia, one against one. So neither got in, and both stayed where they were. Your other two units moved.
# Autumn begins, below `practice-standoff`. Variables: $orders (List) two orders: "A Ser S F Alb - Gre · F Alb - Gre"
practice-support = **Support in autumn.** Greece has a supply centre too, but the Turkish army in Bulgaria can go there as well, and one against one would be a standoff again. So your army in Serbia supports your fleet: it stays where it is and adds its strength, which makes two against one. Write both orders: { LIST($orders) }
# One of these two is given. Variables: $orders (List) the other one: "F Alb - Gre"
practice-support-left = The support and the move that it supports belong together. Still missing: { LIST($orders) }
# Both are given. Variables: $ready (String) a command: "ready"
practice-ready-autumn = Both orders are saved. Your army in Vienna has none: a unit without an order holds, so it stays where it is. Write `{ $ready }` or press the button.
# Below the results of autumn.
practice-centres = **Two against one:** your fleet is in Greece, and the Turkish army had to stay in Bulgaria. After autumn, each power owns the supply centres that its units occupy, so Serbia and Greece are yours now.
# Winter begins, below `practice-centres`. Variables: $orders (List) two builds: "A Bud B · F Tri B"
practice-builds = **Builds in winter.** You own 5 supply centres and have 3 units, so you can build 2 more. New units appear in your own home centres if they're vacant: Budapest and Trieste. Vienna isn't, because your army is there. Fleets can only be built on the coast. Write, for example, { LIST($orders) }, or use the buttons.
# One build is given. Variables: $orders (List) an example: "F Tri B"
practice-builds-left = You can build one more unit, for example { LIST($orders) }
# The last line of each step. Variables: $skip, $stop (String) what is typed: "skip", "stop"
practice-ways = `{ $skip }`: I'll do this step for you. `{ $stop }`: leave the practice.
# Above that line, to someone who also plays in a game. Variables: $practice (String) a command: "practice"
practice-apart = You're also playing in a game, and what you write counts there. For the practice, put `{ $practice }` in front of each message, or use the buttons.
# Below legal orders that the lesson doesn't need. Variables: $orders (Row) "A Vie - Boh · F Tri - Ven"
practice-others = Allowed, but not what this lesson needs, so I haven't saved it: { LIST($orders) }
# A button below an older message was pressed; what comes next follows.
practice-earlier = That button belongs to an earlier step. This comes next:
# The end, below the results of winter. Variables: $rule, $join, $new, $help (String) commands: "rule", "join", "new", "help"
practice-finished =
    { "" }**That was a whole year:** moves in spring and autumn, then builds. The first power with 18 supply centres wins. Retreats and convoys didn't come up: `{ $rule }` explains them and all other rules.
    To play, join a game in its channel with `{ $join }`, or open a new one in a channel with `{ $new }`. `{ $help }` always tells you what you can do now.
# The person has ended it. Variables: $practice (String) a command: "practice"
practice-stopped = The practice is over. `{ $practice }` begins a new one.
# The person has left it, and it can be continued. Variables: $practice (String) a command: "practice"
practice-left = You've left the practice. `{ $practice }` continues it where you stopped. It ends after a day without a message from you.
# It is continued; what comes next follows.
practice-continued = Here's where you left off.
# In help, to someone who has begun a practice. Variables: $practice (String) a command: "practice"
practice-waits = Your practice isn't finished: `{ $practice }` continues it.
# Answer to a command given in public on Discord, seen by that person alone.
practice-in-private = The practice is in your DMs with me. If nothing arrived there, allow DMs in this server's privacy settings.
# A button or a word for a practice that is over. Variables: $practice (String) a command: "practice"
practice-none = You have no practice to continue: it ends after a day without a message from you. `{ $practice }` begins a new one.
# To someone who plays in a game and practises, below the receipt of orders that could have been meant for the practice. Variables: $example (String) what is typed: "practice A Bud - Ser"
practice-not-here = That counted for your game, not for the practice. For the practice, write it like this: `{ $example }`
# To someone who has joined a game, or is in none. Variables: $practice (String) a command: "practice"
practice-offer = New to Diplomacy? `{ $practice }` shows you how to play in five minutes, alone and in private.

# Begins a practice.
action-practice = Practice (5 minutes)
# Below a step of the practice.
action-practice-skip = Do it for me
# Below a step of the practice.
action-practice-stop = Leave the practice
# Below a practice that was left: ends it for good.
action-practice-end = End the practice
# Goes on with a practice that was left.
action-practice-continue = Continue the practice
# Shows what one can do now.
action-help = What now?

## Commands and options: as in commands.ftl

# A command for everyone, in private.
command-practice = practice
    .also = tutorial | practise | try-it-out
    .about = Learn to play in five minutes, alone and in private
# An option of `practice`.
parameter-step = step
    .about = What to do with this step: skip, ready, stop
# A choice of `step`.
choice-skip = Do this step for me
# A choice of `step`.
choice-ready = I'm ready: show what happens
# A choice of `step`.
choice-stop = Leave the practice
# The word for a choice of `step`.
choice-word-skip = skip
    .also = next
# The word for a choice of `step`.
choice-word-ready = ready
# The word for a choice of `step`.
choice-word-stop = stop
    .also = quit
