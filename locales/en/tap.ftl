### The map of the local page on which orders are chosen: names, questions and answers.
###
### $unit is always the name of a unit as tap-army and tap-fleet write it. Behind names of places the page may write a coast in parentheses.

# A unit's name, in a list and for screen readers. $place (Province) a province
tap-army = Army { PROVINCE($place) }
# A unit's name, in a list and for screen readers. $place (Province) a province
tap-fleet = Fleet { PROVINCE($place) }
# A unit of the reader's. $unit (String)
tap-yours = { $unit }, yours
# A unit of the reader's that must retreat. $unit (String)
tap-yours-dislodged = { $unit }, yours, dislodged
# Somebody else's unit. $unit (String), $power (Power) a power
tap-of = { $unit }, { POWER($power) }
# Somebody else's unit that must retreat. $unit (String), $power (Power) a power
tap-of-dislodged = { $unit }, { POWER($power) }, dislodged

# A question, above a list of units.
tap-ask-unit = Which unit do you want to order?
# A question, above what a unit can do. $unit (String)
tap-ask-order = { $unit }: what should it do?
# A question, above places to which a dislodged unit can retreat. $unit (String)
tap-ask-retreat = { $unit } was dislodged. Where should it go?
# A question, above a list of units.
tap-ask-support = Which unit should be supported?
# A question, above what a supported unit does. $unit (String)
tap-ask-supported = Supported: { $unit }. What does it do?
# A question, above a list of armies.
tap-ask-convoy = Which army should be convoyed?
# A question, above destinations of an army. $unit (String)
tap-ask-convoyed = Convoyed: { $unit }. Where to?
# A question, where a place can be entered in several ways: the coasts, or with and without a convoy. $place (Province) a province
tap-ask-which = { PROVINCE($place) }: which way?
# A question, above the places in which the reader can build. $count (Number): how many builds, 1 or more
tap-ask-build =
    { $count ->
        [one] You can build { $count } unit. Where?
       *[other] You can build { $count } units. Where?
    }
# A question, above the reader's units. $count (Number): how many must be removed, 1 or more
tap-ask-removal =
    { $count ->
        [one] You must disband { $count } unit. Which one?
       *[other] You must disband { $count } units. Which ones?
    }
# A question, above army and fleet. $place (Province) a province
tap-ask-site = What do you want to build { PROVINCE($place, form: "in") }?
# Instead of a question: in this phase the reader has nothing to decide.
tap-nothing = You have nothing to order in this phase.

# What a unit can do.
tap-hold = Hold
# What a unit can do. $place (Province) a province
tap-move = Move { PROVINCE($place, form: "to") }
# What an army can do. $place (Province) a province
tap-move-convoyed = Move { PROVINCE($place, form: "to") } by convoy
# What a unit can do: leads to a list of units.
tap-support = Support a unit…
# What a fleet can do: leads to a list of armies.
tap-convoy = Convoy an army…
# A unit that can be supported. $unit (String)
tap-supported = Support: { $unit }
# An army that can be convoyed. $unit (String)
tap-convoyed = Convoy: { $unit }
# What a supported unit does. $unit (String)
tap-stays = { $unit } stays
# What a supported unit does. $place (Province) a province
tap-goes = It moves { PROVINCE($place, form: "to") }
# Where an army is carried. $place (Province) a province
tap-carried = Convoy it { PROVINCE($place, form: "to") }
# What a dislodged unit can do. $place (Province) a province
tap-retreat = Retreat { PROVINCE($place, form: "to") }
# What a dislodged unit can do.
tap-disband = Disband
# What can be ordered where units must be removed. $unit (String)
tap-removal = Disband: { $unit }
# What can be ordered where units can be built. $place (Province) a province
tap-build = Build { PROVINCE($place, form: "in") }
# What can be ordered instead of a build.
tap-waive = Waive a build

# Beside a unit: its stored order. $order (String), in the reader's notation
tap-ordered = Ordered: { $order }
# Beside a build that can be waived, where all builds are ordered: the one that it takes the place of. $order (String), in the reader's notation
tap-replaces = Instead of: { $order }
# Beside a unit without a stored order.
tap-no-order = No order yet

## What can be said to others by tapping units and provinces, on the same map

# A question, above a list of units.
tap-ask-say = Which unit or province do you want to talk about?
# A question, above sentences about a unit and places to which it can go. $unit (String)
tap-ask-say-unit = { $unit }: what do you want to say, or where should it go?
# A question, above sentences about a unit's move. $unit (String), $place (Province) where it goes
tap-ask-say-move = { $unit }, { PROVINCE($place, form: "to") }: what do you want to say?
# Leads to a list of provinces in which no unit is.
tap-say-province = A province without a unit…
# A question, above a list of provinces.
tap-ask-say-province = Which province do you want to talk about?
# A province, in that list. $place (Province)
tap-province = { PROVINCE($place) }
# A question, above sentences about a province. $place (Province)
tap-ask-say-about = { PROVINCE($place) }: what do you want to say?
# A sentence as it will be said, with who reads it. $to (Powers) powers, one or more   $said (String) a sentence: "Can you support A Ven - Tyr?"
tap-say-to = To { POWERS($to) }: { $said }
# A question, above the same sentence to several powers.
tap-ask-say-whom = Who do you want to say it to?
# Instead of a question: nobody would read it.
tap-say-nothing = There's nobody you can say anything to in this phase.

# A button that opens the map, and the map's title.
page-tap-open = Orders on the map
# A button: one step back.
page-tap-back = Back
# For screen readers: the map. Behind it the units and targets are buttons.
page-tap-map = Map
# For screen readers: the list of what can be chosen.
page-tap-list = What you can choose
# Label of a list of one's games.
page-tap-game = Game
# Before an order that was sent just now.
page-tap-sent = Sent:
# Before an order that was tapped while there is no connection.
page-tap-waits = Will be sent once the connection is back:
# Before one or several orders, when the connection is back.
page-tap-not-sent = Not sent: the connection was lost for a while, and the phase may have changed. Tap this again if you still want it:
# Instead of an answer to an order that was tapped.
page-tap-over = Not saved: that phase is over. Please choose again on the new map.
# Below the list.
page-tap-hint = Arrow keys move from one choice to the next, Enter chooses, Esc goes back, + and − zoom.
# While the map is loaded.
page-tap-loading = Loading the map…
# The map couldn't be loaded.
page-tap-failed = The map couldn't be loaded. You can write your orders as text.
# A button above the map: choose what is said to others.
page-tap-say = Proposals
# A button above the map: choose orders.
page-tap-order = Orders
# For screen readers: these two buttons.
page-tap-mode = What tapping does
# A button in a press room.
page-tap-say-open = Propose on the map

# A command for players, in private.
command-order-map = order-map
    .also = tap | map-to-tap
    .about = Get a link to a map on which you choose your orders by tapping

# To a player who asked for it. $phase (String) a phase: "Spring 1901"   $link (String) an address
map-link =
    Choose your orders on the map, { $phase }: { $link }
    The link works once, in one browser, within an hour. Keep it to yourself: anyone who opens it can give your orders.
# The bot's operator hasn't set up the map. $possible (String) a command: "options"
no-order-map = This bot doesn't offer a map to tap. `{ $possible }` lists what your units can do, with buttons where possible.

## The page that such a link opens: why there is no map. “Orders on the map” is the button page-tap-open

# A button: shows the map. The link works only once, so nothing is shown before.
page-link-open = Open the map
# Above that button.
page-link-once = This link opens the map once, in this browser.
# Instead of the map.
page-link-unknown = This link isn't valid or no longer works. In your private conversation with the bot, "Orders on the map" gives you a new one.
# Instead of the map.
page-link-used = This link has already been opened, and each link works in one browser only. In your private conversation with the bot, "Orders on the map" gives you a new one.
# Instead of the map.
page-link-expired = This link has expired: links work for an hour. In your private conversation with the bot, "Orders on the map" gives you a new one.
# Instead of the map.
page-link-over = This phase is over, and the bot has posted its results. For the next one, "Orders on the map" in your private conversation with the bot gives you a new link.
# Instead of the map.
page-link-not-in = You have nothing to order in this game now.
# An order wasn't stored.
page-link-busy = That was too much at once, and nothing was changed. Please wait a minute, then try again.
# An order wasn't stored.
page-link-not-offered = Nothing was changed: this order isn't possible now. Please choose again.
# An order may not have been stored.
page-link-unavailable = The bot can't be reached just now. Please try again in a moment.
