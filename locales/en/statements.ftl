### Statements: what players say to each other by choosing it, said to each reader in their own language.
###
### Write as one player writes to another: one person speaks to one other (in Italian, Dutch, Polish and German with the
### familiar form of address). No sentence shows the gender of either. Names have the forms of the tables; the sentence in quotation
### marks ($clause) is a whole one, which ends with its own full stop or question mark.
###
### `.typed` is what is typed for it, separated by `|`: the first is written, all are read, before a colon. Those of questions are
### read behind a question mark, so they may be the same as others. Within a language no two others may be the same.
### `.also` are other ways of saying it, without names of powers and places: a text that shares most words with one of them is
### offered as this statement. They are only read, so the same may stand in several.

# A proposal.
statement-peace = I propose peace between us.
    .typed = peace | truce
    .also = peace? | truce | non-aggression pact | are we at peace | let's not fight | no fighting between us | shall we make peace | how about a truce | I want peace | I'd like peace | I would like peace with you | let's make peace | can we make peace
# A proposal. Variables: $powers (Powers)
statement-peace-many = I propose peace between { POWERS($powers) }.
    .typed = peace between
# What its author does or will do. Variables: $provinces (Province); may be empty: $provinces
statement-no-attack-me =
    I won't attack you{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = I don't attack | I don't attack you | I won't attack | I won't attack you
    .also = I won't attack | I'm not attacking you | I'm not going to attack you | you're safe from me | I promise not to attack you | no attack from me
# A proposal. Variables: $provinces (Province); may be empty: $provinces
statement-no-attack-you =
    Please don't attack me{ COUNT($provinces) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($provinces, form: "in") }
    }.
    .typed = don't attack | don't attack me
    .also = please don't attack me | don't attack me | stop attacking me | leave me alone
# A proposal. Variables: $against (Power)
statement-ally = I propose an alliance against { POWER($against) }.
    .typed = ally against | alliance against
    .also = alliance vs | pact against | deal against | treaty against | let's ally against | alliance against | want to ally against | team up against | shall we go after together | gang up on | work together against | attack together
# A proposal. Variables: $powers (Powers)   $against (Power)
statement-ally-many = I propose an alliance of { POWERS($powers) } against { POWER($against) }.
    .typed = alliance
# What its author does or will do.
statement-together = I'd like to work with you.
    .typed = together | work together
    .also = let's work together | shall we work together | want to work together | let's be allies | let's cooperate | alliance?
# A proposal. Variables: $plan (String)
statement-plan = I propose this plan: { $plan }.
    .typed = plan
# A proposal. Variables: $provinces (Province)
statement-dmz = Let's make { PROVINCE($provinces, form: "the") } a DMZ: no units there, yours or mine.
    .typed = dmz
    .also = demilitarised zone | dmz? | no units in | keep empty | let's leave empty | let's keep neutral | both stay out of | can we dmz | neutral ground | demilitarize | no troops in | without units | no armies in
# What its author does or will do. Variables: $provinces (Province)
statement-keep-out-me = I won't move { PROVINCE($provinces, form: "to") }.
    .typed = I keep out | I stay out
    .also = I'll stay out of | I won't go to | I won't enter | I'm not going to | I'm staying out of | I won't move into
# A proposal. Variables: $provinces (Province)
statement-keep-out-you = Please don't move { PROVINCE($provinces, form: "to") }.
    .typed = keep out | stay out
    .also = stay out of | don't go to | please stay out of | don't move to | don't enter | keep away from
# What its author does or will do. Variables: $province (Province)   $by (String)
statement-vacate-me = I'll be out of { PROVINCE($province, form: "the") } { $by }.
    .typed = I leave | I vacate
    .also = I'll leave by | I'll move out of by | I'm leaving | I'll be out of
# A proposal. Variables: $province (Province)   $by (String)
statement-vacate-you = Please be out of { PROVINCE($province, form: "the") } { $by }.
    .typed = leave | vacate
    .also = get out of | please leave | move out of | please move your army out of | can you leave | withdraw from
# What its author does or will do. Variables: $province (Province)   $by (String)
statement-arrive = I'll be { PROVINCE($province, form: "in") } { $by }.
    .typed = I'll be in
    .also = I'll get to by | I arrive in | I'll reach
# A proposal. Variables: $unit (String)   $province (Province)   $by (String)
statement-transit-ask = Please let { $unit } pass through { PROVINCE($province, form: "the") }; it'll be out { $by }.
    .typed = let through
# A proposal. Variables: $unit (String)   $province (Province)   $by (String)
statement-transit-offer = { $unit } may pass through { PROVINCE($province, form: "the") } if it's out { $by }.
    .typed = may pass
# What its author does or will do. Variables: $orders (List)
statement-order-me = I'll order: { LIST($orders) }.
    .typed = I order | I | I'll order
    .also = I'm ordering | I move | I'm going | my orders | I'll go | I will do
# A proposal. Variables: $orders (List)
statement-order-you = Please order: { LIST($orders) }.
    .typed = you order | you
    .also = could you order | can you do | please do | you should order | you move | you play
# What its author does or will do. Variables: $order (String)
statement-no-order-me = I won't order: { $order }.
    .typed = I don't order | I not
    .also = I'm not doing | I won't do | I won't move
# A proposal. Variables: $order (String)
statement-no-order-you = Please don't order: { $order }.
    .typed = don't order | you not
    .also = please don't do | don't do | don't move
# A proposal. Variables: $order (String)
statement-support-ask = Can you support { $order }?
    .typed = need support | can you support
    .also = support me | please support | can you support | could you support my | I need your support | support my move | will you support | would you support my attack | back up
# A proposal. Variables: $unit (String)
statement-support-ask-hold = Can you support { $unit } to hold?
    .typed = need support for
    .also = please support to hold | can you support to stay | support my army | support hold
# A proposal. Variables: $order (String)
statement-support-offer = I can support { $order }.
    .typed = offer support | I can support
    .also = I'll support | I support | I'll support you | I'm supporting | I offer support | I'll back you | my support for
# A proposal. Variables: $unit (String)
statement-support-offer-hold = I can support { $unit } to hold.
    .typed = offer support for
    .also = I'll support to hold | I support your army | I'll support in place
# A proposal. Variables: $power (Power)   $province (Province); may be empty: $power, $province
statement-help-ask =
    Please help me{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }against { POWER($power) }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = help me
    .also = help me | help! | can you help me against | I need help | please help against | need help with
# A proposal. Variables: $power (Power)   $province (Province); may be empty: $power, $province
statement-help-offer =
    I can help you{ COUNT($power) ->
        [0] { "" }
       *[other] { " " }against { POWER($power) }
    }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = I help | I can help
    .also = I'll help you | I can help against | need help? | shall I help | I'm helping you
# A proposal. Variables: $order (String)
statement-convoy-ask = Can you convoy { $order }?
    .typed = need convoy | can you convoy
    .also = please convoy | convoy me | could you convoy my army | can your fleet convoy | convoy?
# A proposal. Variables: $order (String)
statement-convoy-offer = I can convoy { $order }.
    .typed = offer convoy | I can convoy
    .also = I'll convoy | I can convoy you | I'll convoy your army
# A proposal. Variables: $province (Province)   $mine (String)   $yours (String)
statement-bounce = Let's bounce { PROVINCE($province, form: "in") }: { $mine } and { $yours } both move there, unsupported.
    .typed = bounce | standoff
    .also = bounce in | let's bounce | standoff in | shall we bounce | we bounce in | arranged bounce
# What its author does or will do. Variables: $unit (String)   $province (Province)
statement-retreat-me = If { $unit } is dislodged, I'll retreat { PROVINCE($province, form: "to") }.
    .typed = I retreat
    .also = I'll retreat to | I retreat
# A proposal. Variables: $unit (String)   $province (Province)
statement-retreat-you = If { $unit } is dislodged, please retreat { PROVINCE($province, form: "to") }.
    .typed = you retreat
    .also = please retreat to | retreat to
# What its author does or will do. Variables: $kind (String)   $centre (Province)
statement-build-me =
    I'll build { $kind ->
        [fleet] a fleet
       *[army] an army
    } { PROVINCE($centre, form: "in") }.
    .typed = I build | I'll build
    .also = I'm building | I'll build | I build | building
# A proposal. Variables: $kind (String)   $centre (Province)
statement-build-you =
    Please build { $kind ->
        [fleet] a fleet
       *[army] an army
    } { PROVINCE($centre, form: "in") }.
    .typed = you build
    .also = please build | build | could you build | can you build
# What its author does or will do. Variables: $kind (String)   $centre (Province); may be empty: $centre
statement-no-build-me =
    I won't build { $kind ->
        [fleet] a fleet
       *[army] an army
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = I don't build | I won't build
    .also = I won't build | I'm not building | no fleet from me
# A proposal. Variables: $kind (String)   $centre (Province); may be empty: $centre
statement-no-build-you =
    Please don't build { $kind ->
        [fleet] a fleet
       *[army] an army
    }{ COUNT($centre) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($centre, form: "in") }
    }.
    .typed = don't build
    .also = don't build | please no fleet | please don't build | no fleets in
# A proposal. Variables: $mine (Province)   $yours (Province)   $power (Power)   $theirs (Province); may be empty: $power, $theirs
statement-share =
    I propose this split: { PROVINCE($mine, form: "the") } for me; { PROVINCE($yours, form: "the") } for you{ COUNT($theirs) ->
        [0] { "" }
       *[other] ; { PROVINCE($theirs, form: "the") } for { POWER($power) }
    }.
    .typed = split | share
# A proposal. Variables: $centres (Province)
statement-share-open = Let's decide later who gets { PROVINCE($centres, form: "the") }.
    .typed = split later
    .also = who gets | let's decide later about | we'll see about
# What its author does or will do. Variables: $centre (Province)
statement-take = You can have { PROVINCE($centre, form: "the") }: I'm not going there.
    .typed = yours | you can have
    .also = you can have | you take | take | it's yours | you get | have
# A proposal. Variables: $centre (Province)   $power (Power)
statement-give = Please let { POWER($power) } have { PROVINCE($centre, form: "the") }.
    .typed = let have
    .also = let take | give to | let have
# Information. Variables: $power (Power)
statement-give-all = Then I'll let { POWER($power) } have everything.
    .typed = all for
    .also = then gets everything | I'll throw the game to | I'll give everything to
# What its author does or will do. Variables: $number (Number)
statement-leave-me =
    I'll leave you { $number } { $number ->
        [one] centre
       *[other] centres
    }.
    .typed = I leave you centres | I leave you centers
# A proposal. Variables: $number (Number)
statement-leave-you =
    Please leave me { $number } { $number ->
        [one] centre
       *[other] centres
    }.
    .typed = leave me centres | leave me centers
# Information. Variables: $provinces (Province)
statement-left = I've let you have { PROVINCE($provinces, form: "the") }.
    .typed = I let you have
# A proposal. Variables: $number (Number)
statement-stop-at =
    Let's both stop at { $number } { $number ->
        [one] centre
       *[other] centres
    }.
    .typed = stop at
    .also = stop at centres | we both stop at | two-way draw at
# What its author does or will do. Variables: $power (Power)
statement-attack-me = I'll attack { POWER($power) }.
    .typed = I attack | I'll attack
    .also = I'm attacking | I'm going after | I attack | I'll go for | I'm going to attack
# A proposal. Variables: $power (Power)
statement-attack-you = Please attack { POWER($power) }.
    .typed = attack
    .also = attack | can you attack | please attack | go for | you should attack | hit | go after
# What its author does or will do. Variables: $power (Power)
statement-hold-off-me = I'll keep { POWER($power) } busy.
    .typed = I keep busy
    .also = I'll distract | I'll keep busy | I'm keeping busy | I hold
# A proposal. Variables: $power (Power)
statement-hold-off-you = Please keep { POWER($power) } busy.
    .typed = keep busy
    .also = keep busy | distract | please keep busy
# Information. Variables: $power (Power)
statement-hold-off-busy = { CAPITAL(POWER($power)) } is keeping me busy.
    .typed = keeps me busy
# What its author does or will do. Variables: $province (Province)
statement-aim-me = I'd like to move { PROVINCE($province, form: "to") }.
    .typed = my aim
    .also = I want | I'd like | I'm aiming for | I want to take | my next target is | I'm going for
# Information. Variables: $province (Province)
statement-aim-you = I suggest you move { PROVINCE($province, form: "to") }.
    .typed = your aim
    .also = you should go to | you could take | why don't you take | go to
# What its author does or will do. Variables: $direction (String)
statement-direction-me = I'm going { $direction }.
    .typed = I go
# A proposal. Variables: $direction (String)
statement-direction-you = You go { $direction }.
    .typed = you go
# Information. Variables: $power (Power)   $direction (String)
statement-direction-third = { CAPITAL(POWER($power)) } is going { $direction }.
    .typed = goes
# What its author does or will do. Variables: $powers (Powers)
statement-neutral-me = I'll stay neutral between { POWERS($powers) }.
    .typed = I stay neutral
    .also = I'm neutral | I stay neutral between
# A proposal. Variables: $powers (Powers)
statement-neutral-you = Please stay neutral between { POWERS($powers) }.
    .typed = stay neutral
    .also = stay neutral | remain neutral between
# What its author does or will do. Variables: $power (Power)
statement-no-aid-me = I won't support { POWER($power) }.
    .typed = I don't support
    .also = I won't help | I'm not supporting | I don't support
# A proposal. Variables: $power (Power)
statement-no-aid-you = Please don't support { POWER($power) }.
    .typed = don't support
    .also = don't support | don't help
# A proposal. Variables: $at (String)
statement-when = Let's do it together { $at }, not before.
    .typed = together in
    .also = together in | both in | at the same time in
# A proposal.
statement-first-me = I'll go first, then you.
    .typed = me first
# A proposal.
statement-first-you = You go first, then me.
    .typed = you first
# A proposal. Variables: $provinces (Province)
statement-hold-line = Let's hold this line: { PROVINCE($provinces, form: "the") }.
    .typed = line
# A proposal.
statement-pretend = Let's pretend to be at war.
    .typed = pretend war
# A proposal. Variables: $power (Power)
statement-contain = Let's stop { POWER($power) } from soloing.
    .typed = contain
    .also = stop from winning | we must stop | stop the solo | prevent the solo | is about to solo
# Information. Variables: $powers (Powers)
statement-draw = I'd accept a draw between { POWERS($powers) }.
    .typed = draw between
    .also = draw between | draw? | three-way draw | let's draw | I'd take a draw
# A proposal.
statement-vote = Please vote for the draw.
    .typed = vote draw
    .also = vote for the draw | please vote draw | accept the draw
# A proposal.
statement-vote-wait = Please don't vote for the draw yet.
    .typed = don't vote yet
# What its author does or will do.
statement-favour = If you do this, I'll owe you one.
    .typed = favour | favor
# A proposal.
statement-secret-you = Please keep this between us.
    .typed = secret | between us
    .also = keep it secret | don't tell anyone | between us | just between us | this stays between us
# A proposal. Variables: $power (Power)
statement-secret-power = Please don't tell { POWER($power) } about this.
    .typed = secret from
    .also = don't tell | not a word to | don't let know
# What its author does or will do.
statement-secret-me = I'll keep it to myself.
    .typed = I keep it secret
    .also = I won't tell anyone | my lips are sealed | I'll keep quiet
# A proposal.
statement-tell-first = Please tell me before you change your plans.
    .typed = tell me first
# A proposal. Variables: $power (Power)
statement-inform-you = Please tell me what you hear from { POWER($power) }.
    .typed = tell me about
    .also = tell me what says | what do you hear from | let me know what says
# What its author does or will do. Variables: $power (Power)
statement-inform-me = I'll tell you what I hear from { POWER($power) }.
    .typed = I tell you about
# A proposal. Variables: $power (Power)   $clause (String)
statement-pass-on = Please tell { POWER($power) }: “{ $clause }”
    .typed = tell
# Information. Variables: $power (Power)   $clause (String)
statement-told = { CAPITAL(POWER($power)) } told me: “{ $clause }”
    .typed = told me
# Information. Variables: $power (Power)   $clause (String)
statement-said = I told { POWER($power) }: “{ $clause }”
    .typed = I told
# Information. Variables: $power (Power)   $clause (String); may be empty: $clause
statement-agreed-with =
    I have an agreement with { POWER($power) }{ COUNT($clause) ->
        [0] { "." }
       *[other] : “{ $clause }”
    }
    .typed = agreed with
    .also = I have a deal with | I've agreed with | we have an agreement
# Information. Variables: $power (Power)
statement-agreed-with-no = I have no agreement with { POWER($power) }.
    .typed = no agreement with
    .also = I have no deal with | nothing agreed with
# Information. Variables: $power (Power)
statement-contact = I'm talking with { POWER($power) }.
    .typed = talking with
    .also = I'm talking to | I'm in touch with | I spoke with
# Information. Variables: $power (Power)
statement-contact-not-yet = I haven't talked with { POWER($power) } yet.
    .typed = not talked with
# Information. Variables: $power (Power)
statement-contact-silent = { CAPITAL(POWER($power)) } isn't answering me.
    .typed = silent
    .also = doesn't answer | isn't replying | no answer from | is silent | not responding
# What its author does or will do. Variables: $power (Power)
statement-contact-will = I'll ask { POWER($power) }.
    .typed = I ask
    .also = I'll ask | let me ask | I'll talk to
# What its author does or will do. Variables: $power (Power)   $clause (String)
statement-contact-tell = I'll tell { POWER($power) }: “{ $clause }”
    .typed = I'll tell
# Information. Variables: $power (Power)
statement-contact-agrees = { CAPITAL(POWER($power)) } agrees.
    .typed = agrees
# Information. Variables: $power (Power)
statement-contact-refuses = { CAPITAL(POWER($power)) } doesn't agree.
    .typed = refuses
# A proposal. Variables: $power (Power)
statement-contact-please = Please talk with { POWER($power) }.
    .typed = talk with
    .also = talk to | please ask | can you talk to | speak with
# Information. Variables: $power (Power)
statement-contact-told-nothing = I haven't told { POWER($power) } anything.
    .typed = told nothing
# Information. Variables: $power (Power)
statement-contact-knows = I think { POWER($power) } knows about it.
    .typed = knows
# Information. Variables: $power (Power)
statement-trust = I trust { POWER($power) }.
    .typed = trust
    .also = I trust
# Information. Variables: $power (Power)
statement-trust-no = I don't trust { POWER($power) }.
    .typed = don't trust
    .also = I don't trust | can't trust | don't believe
# Information. Variables: $power (Power)
statement-reliable = { CAPITAL(POWER($power)) } keeps its promises.
    .typed = keeps promises
# Information. Variables: $power (Power)
statement-reliable-no = { CAPITAL(POWER($power)) } doesn't keep its promises.
    .typed = breaks promises
    .also = lies | is lying | broke his word | is a liar | can't be trusted | stabbed
# Information. Variables: $power (Power)
statement-reliable-differs = { CAPITAL(POWER($power)) } tells you one thing and me another.
    .typed = two stories
# Information. Variables: $power (Power)
statement-stance-friendly = I'm on good terms with { POWER($power) }.
    .typed = good terms with
# Information. Variables: $power (Power)
statement-stance-hostile = { CAPITAL(POWER($power)) } is against me.
    .typed = against me
    .also = is against me | is attacking me | attacks me | hates me
# Information. Variables: $power (Power)   $whom (Power)
statement-stance-third = { CAPITAL(POWER($power)) } is against { POWER($whom) }.
    .typed = hostile
# Information. Variables: $power (Power)
statement-stance-dislikes = { CAPITAL(POWER($power)) } won't like that.
    .typed = dislikes that
# Information. Variables: $power (Power)
statement-inactive = { CAPITAL(POWER($power)) } hardly plays any more.
    .typed = inactive
    .also = isn't playing | is gone | hardly plays | is afk | dropped out
# Information. Variables: $power (Power)   $province (Province); may be empty: $province
statement-warn-you =
    I think { POWER($power) } will attack you{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = beware | warning
    .also = watch out for | will attack you | is going to attack you | is coming for you | is planning to attack you | careful
# Information. Variables: $power (Power)   $province (Province); may be empty: $province
statement-warn-me =
    I think { POWER($power) } will attack me{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = threatens me
    .also = will attack me | is coming for me | is going to attack me
# Information. Variables: $power (Power)   $whom (Power)   $province (Province); may be empty: $province
statement-warn-third =
    I think { POWER($power) } will attack { POWER($whom) }{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = will attack
    .also = is going to attack | wants to attack | plans to attack
# Information. Variables: $orders (List)
statement-expect = I expect: { LIST($orders) }.
    .typed = expect | I expect
    .also = I think will | I guess | probably
# Information. Variables: $order (String)
statement-expect-not = I don't expect: { $order }.
    .typed = don't expect | I don't expect
# Information. Variables: $powers (Powers)
statement-they-ally = I think { POWERS($powers) } are working together.
    .typed = allied
    .also = are allied | are working together | are allies | alliance between
# Information. Variables: $powers (Powers)
statement-they-ally-no = I think { POWERS($powers) } are at war with each other.
    .typed = at war
    .also = are fighting | are at war | fight each other
# Information. Variables: $power (Power)
statement-strong = { CAPITAL(POWER($power)) } is getting too strong.
    .typed = too strong
    .also = is too strong | is getting too big | is growing too fast | is too big | is dangerous
# Information. Variables: $power (Power)
statement-strong-weak = { CAPITAL(POWER($power)) } won't last much longer.
    .typed = nearly out
    .also = is nearly dead | is almost out | is finished | is dying
# Information. Variables: $power (Power)
statement-helps = That only helps { POWER($power) }.
    .typed = only helps
    .also = only helps | that's good for only
# Information.
statement-helps-nobody = That gains us nothing.
    .typed = gains nothing
# Information. Variables: $number (Number)
statement-takes =
    That takes { $number } { $number ->
        [one] year
       *[other] years
    }.
    .typed = takes years
# Information.
statement-takes-long = That takes too long.
    .typed = takes too long
# Information. Variables: $power (Power)
statement-depends = That depends on { POWER($power) }.
    .typed = depends on
# Information. Variables: $province (Province)   $mine (Number)   $theirs (Number)
statement-odds = { $mine } against { $theirs } { PROVINCE($province, form: "in") }.
    .typed = odds
# Information. Variables: $power (Power)   $province (Province)   $number (Number)
statement-can-attack =
    { CAPITAL(POWER($power)) } can attack { PROVINCE($province, form: "the") } with { $number } { $number ->
        [one] unit
       *[other] units
    }.
    .typed = can attack
# Information. Variables: $power (Power)   $province (Province)
statement-can-attack-no = { CAPITAL(POWER($power)) } can't reach { PROVINCE($province, form: "the") }.
    .typed = can't reach
# Information. Variables: $province (Province)
statement-safe = There's no danger { PROVINCE($province, form: "in") }.
    .typed = safe
    .also = is safe
# Information. Variables: $province (Province)
statement-safe-no = There's danger { PROVINCE($province, form: "in") }.
    .typed = in danger
    .also = is in danger | is threatened | isn't safe
# Information. Variables: $orders (List)
statement-works = I think this works: { LIST($orders) }.
    .typed = works
# Information. Variables: $orders (List)
statement-works-no = I don't think this works: { LIST($orders) }.
    .typed = doesn't work
# Information. Variables: $orders (List)
statement-prevents = Then this fails: { LIST($orders) }.
    .typed = prevents
# Information. Variables: $province (Province); may be empty: $province
statement-outcome-worked =
    It worked{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = worked
# Information. Variables: $province (Province); may be empty: $province
statement-outcome-failed =
    It didn't work{ COUNT($province) ->
        [0] { "" }
       *[other] { " " }{ PROVINCE($province, form: "in") }
    }.
    .typed = failed
# Information. Variables: $power (Power)   $province (Province)
statement-fact-unit = { CAPITAL(POWER($power)) } has a unit { PROVINCE($province, form: "in") }.
    .typed = has unit
    .also = has an army in | has a fleet in | is in
# Information. Variables: $province (Province)
statement-fact-no-unit = There's no unit { PROVINCE($province, form: "in") }.
    .typed = empty
    .also = is empty | nobody is in | there's no one in
# Information. Variables: $power (Power)   $centre (Province)
statement-fact-centre = { CAPITAL(POWER($power)) } owns { PROVINCE($centre, form: "the") }.
    .typed = owns
    .also = owns | has | holds | took
# Information. Variables: $power (Power)   $number (Number)
statement-fact-count =
    { CAPITAL(POWER($power)) } has { $number } { $number ->
        [one] centre
       *[other] centres
    }.
    .typed = centres | centers
    .also = has centres
# Information. Variables: $power (Power)   $number (Number)   $at (String); may be empty: $at
statement-fact-count-will =
    { CAPITAL(POWER($power)) } will have { $number } { $number ->
        [one] centre
       *[other] centres
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ $at }
    }.
    .typed = will have
# Information. Variables: $power (Power)   $orders (List)
statement-fact-order = { CAPITAL(POWER($power)) } ordered: { LIST($orders) }.
    .typed = ordered
# What its author does or will do. Variables: $order (String)
statement-purpose-defence = { $order } is only for defence; I won't attack you.
    .typed = defence | defense
    .also = is only defensive | just defending | is purely defensive
# Information. Variables: $unit (String)   $power (Power)
statement-purpose-against = { $unit } is aimed at { POWER($power) }.
    .typed = meant against
# Information. Variables: $unit (String)   $province (Province)
statement-purpose-needed = I need { $unit } { PROVINCE($province, form: "in") }.
    .typed = I need
# Information. Variables: $province (Province)   $centre (Province)
statement-purpose-protects = I need to be { PROVINCE($province, form: "in") } to protect { PROVINCE($centre, form: "the") }.
    .typed = protects
# Information.
statement-builds-need = I need a build.
    .typed = need a build
# Information. Variables: $number (Number)
statement-builds-have =
    I can build { $number } { $number ->
        [one] unit
       *[other] units
    }.
    .typed = can build
# Information.
statement-no-reason = I have no reason to do that.
    .typed = no reason
# Information.
statement-no-choice = I had no other choice.
    .typed = no choice
# Information. Variables: $centre (Province)
statement-lose = Then I'd lose { PROVINCE($centre, form: "the") }.
    .typed = I'd lose
    .also = I would lose | I'd lose
# Information. Variables: $centre (Province)
statement-lose-not-get = Then I wouldn't get { PROVINCE($centre, form: "the") }.
    .typed = don't get
# What its author does or will do. Variables: $unit (String)
statement-worry = { $unit } worries me.
    .typed = worried about
    .also = I'm worried about | worries me | I don't like
# Information.
statement-unable = I can't: I have no unit for it.
    .typed = can't | I can't
# Information. Variables: $province (Province)
statement-unable-reach = None of my units can get { PROVINCE($province, form: "to") } in time.
    .typed = too far
# Information. Variables: $units (List)
statement-free-units = I can use: { LIST($units) }.
    .typed = I can use
# Information.
statement-mistake = That was a mistake in my orders.
    .typed = mistake
    .also = that was a mistake | misorder | I messed up my orders | sorry my mistake | wrong order
# Information. Variables: $order (String)
statement-mistake-meant = I meant to order: { $order }.
    .typed = I meant
# Information.
statement-mistake-missed = My orders weren't in on time.
    .typed = too late
    .also = I missed the deadline | my orders were late
# Information. Variables: $number (Number)
statement-recall = Remember agreement { $number }.
    .typed = remember
# Information. Variables: $number (Number)
statement-broken = Agreement { $number } wasn't kept.
    .typed = broken
# Information.
statement-breach = That would be against our agreement.
    .typed = against our agreement
# Information. Variables: $power (Power)
statement-breach-power = That would be against my agreement with { POWER($power) }.
    .typed = against agreement with
# What its author does or will do. Variables: $number (Number)
statement-keep = I'll keep to agreement { $number }.
    .typed = keep agreement
# A proposal.
statement-renew = Same as last turn?
    .typed = same again
    .also = same as last turn | same again | same deal again | as before
# Information. Variables: $date (String)
statement-away = I'm away until { $date }.
    .typed = away until
# A question. Variables: $province (Province)
statement-ask-about-province = What do we do about { PROVINCE($province, form: "the") }?
    .typed = province
    .also = and? | what about | who gets | what do we do in
# A question. Variables: $power (Power)
statement-ask-about-power = What about { POWER($power) }?
    .typed = power
    .also = and? | thoughts on | what do you think about
# A question.
statement-ask-plans = What are your plans?
    .typed = plans
    .also = what's your plan | what are you planning | what do you plan | what are you going to do | what are you up to | what do you have in mind | your plans?
# A question.
statement-ask-orders = What will you order?
    .typed = orders
    .also = what are your orders | what do you order | what are you ordering
# A question. Variables: $unit (String)
statement-ask-unit = What will you do with { $unit }?
    .typed = unit
    .also = what's doing | where is going | what are you doing with | what about your army | where are you sending
# A question. Variables: $order (String)
statement-ask-will-order = Will you order { $order }?
    .typed = will order
# A question. Variables: $province (Province)
statement-ask-will-go = Are you going { PROVINCE($province, form: "to") }?
    .typed = going to
    .also = will you go to | do you want to go to | are you moving to | going to? | do you plan to take
# A question. Variables: $power (Power)
statement-ask-will-attack = Will you attack { POWER($power) }?
    .typed = will attack
    .also = will you attack | are you attacking | are you going to attack | do you want to attack
# A question. Variables: $unit (String); may be empty: $unit
statement-ask-advice =
    What do you suggest{ COUNT($unit) ->
        [0] { "" }
       *[other] { " " }for { $unit }
    }?
    .typed = advice
    .also = any advice | what should I do | what do you suggest | what should I do with
# A question. Variables: $power (Power)
statement-ask-how = How can we attack { POWER($power) } together?
    .typed = how against
    .also = how do we beat | how do we attack
# A question.
statement-ask-how-this = How?
    .typed = how
# A question.
statement-ask-who = Who'll do it?
    .typed = who
# A question.
statement-ask-sure = Can I count on it?
    .typed = sure
    .also = are you sure | can I count on you | promise?
# A question. Variables: $clause (String)
statement-ask-mean = Do you mean: “{ UNSTOPPED($clause) }”?
    .typed = you mean
# A question.
statement-ask-price = What would you like in return?
    .typed = price | in return
    .also = what do you want in return | what do you want for it
# A question.
statement-ask-offer = What are you offering me?
    .typed = offer
    .also = what do you offer | what do I get | what can you offer me
# A question. Variables: $number (Number)
statement-ask-agree = Do you agree to proposal { $number }?
    .typed = agree
# A question.
statement-ask-why = Why?
    .typed = why
# A question. Variables: $province (Province)
statement-ask-why-attack = Why the attack { PROVINCE($province, form: "in") }?
    .typed = why attack
    .also = why did you attack | why are you attacking | why did you go to
# A question. Variables: $order (String)
statement-ask-why-order = Why this order: { $order }?
    .typed = why order
# A question.
statement-ask-when = When?
    .typed = when
# A question.
statement-ask-when-until = Until when?
    .typed = until when
# A question.
statement-ask-which = With which unit?
    .typed = which unit
# A question.
statement-ask-which-power = Against whom?
    .typed = against whom
# A question.
statement-ask-need = What support do you need?
    .typed = which support
# A question.
statement-ask-free = Which units can you use?
    .typed = which units
# A question. Variables: $orders (List)
statement-ask-works = Would this work: { LIST($orders) }?
    .typed = would work
# A question. Variables: $power (Power)
statement-ask-told = What is { POWER($power) } telling you?
    .typed = told you
    .also = what does say to you | what did tell you | what does want from you
# A question. Variables: $power (Power)
statement-ask-told-answer = What did you tell { POWER($power) }?
    .typed = you told
    .also = what did you say to | what did you tell
# A question. Variables: $power (Power)
statement-ask-others = What do you think { POWER($power) } will do?
    .typed = others
    .also = what will do | what's up to | what is planning
# A question. Variables: $power (Power)
statement-ask-trust = Do you trust { POWER($power) }?
    .typed = trust
    .also = do you trust | can we trust
# A question. Variables: $power (Power)
statement-ask-contact = Are you talking with { POWER($power) }?
    .typed = talking with
    .also = are you talking to | do you talk with | have you heard from
# A question. Variables: $power (Power)
statement-ask-contact-agreed = Do you have an agreement with { POWER($power) }?
    .typed = agreed with
    .also = do you have a deal with | are you allied with
# A question.
statement-ask-source = How do you know that?
    .typed = source
# A question.
statement-ask-build = What will you build?
    .typed = build
    .also = what are you building | what do you build
# A question.
statement-ask-disband = Which unit will you disband?
    .typed = disband
# A question. Variables: $number (Number)
statement-still = Does agreement { $number } still hold?
    .typed = still
# A proposal.
statement-need-answer = I need an answer before the deadline.
    .typed = need answer
# An answer.
statement-yes = Agreed.
    .typed = yes | ok | agreed | deal
    .also = agreed | ok deal | deal | sounds good | fine with me | I agree | ok let's do it | it's a deal | you have a deal
# An answer.
statement-yes-fact = Yes.
    .typed = correct | true
# An answer. Variables: $number (Number)
statement-choose = I choose alternative { $number }.
    .typed = choose
# An answer.
statement-no = No, thank you.
    .typed = no | no thanks
    .also = no thanks | no deal | I refuse | I don't agree | not interested
# An answer.
statement-no-fact = No.
    .typed = wrong
# An answer.
statement-later = Not now.
    .typed = not now
    .also = maybe later | not now | not yet | not this turn
# An answer.
statement-counter = My counter-proposal:
    .typed = counter | counter-proposal | counterproposal
# An answer.
statement-cant-say = I'd rather not say.
    .typed = can't say | I can't say
    .also = I can't tell you | I'd rather not say
# An answer.
statement-dont-know = I don't know yet.
    .typed = don't know | not sure
    .also = I don't know yet | not sure yet | no idea yet
# An answer.
statement-dont-know-maybe = Maybe.
    .typed = maybe | perhaps
# An answer.
statement-untrue = That isn't true.
    .typed = untrue | not true
    .also = that's not true | that's a lie
# An answer.
statement-thanks = Thank you.
    .typed = thanks | thank you | thx
# An answer. Variables: $number (Number)
statement-thanks-kept = Thank you for keeping to agreement { $number }.
    .typed = thanks for keeping
# An answer.
statement-sorry = I'm sorry.
    .typed = sorry
# An answer.
statement-sorry-move = It was my best move; nothing personal.
    .typed = nothing personal
    .also = nothing personal
# An answer.
statement-answer-later = I'll answer before the deadline.
    .typed = answer later
# An answer. Variables: $number (Number)
statement-withdraw = I withdraw proposal { $number }.
    .typed = withdraw
# An answer. Variables: $number (Number)
statement-drop = Agreement { $number } no longer holds for me.
    .typed = drop
# An answer.
statement-not-understood = I don't understand. Please use the menu.
    .typed = don't understand
# A line beside others.
statement-or = Or:
    .typed = or
# A line beside others. Variables: $clause (String)
statement-afterwards = After that: { $clause }
    .typed = after that | then
# A line beside others. Variables: $clause (String)
statement-condition = Condition: { $clause }
    .typed = if | condition
# A line beside others. Variables: $clause (String)
statement-unless = Unless: { $clause }
    .typed = unless
# A line beside others. Variables: $clause (String)
statement-reason = The reason: { $clause }
    .typed = because | reason
# A line beside others. Variables: $clause (String)
statement-otherwise = Otherwise: { $clause }
    .typed = otherwise
# A line beside others. Variables: $clause (String)
statement-what-if = What if this happens? { $clause }
    .typed = what if
# A line beside others. Variables: $clause (String)
statement-check = Is this right? { $clause }
    .typed = right
# A line beside others. Variables: $until (String)
statement-until = This holds { $until }.
    .typed = until | until the end of | till
# A line beside others.
statement-until-notice = This holds until further notice.
    .typed = until further notice
# A line beside others. Variables: $at (String)
statement-from = This starts { $at }.
    .typed = from | starting | starting in | as of

# A limit, the season included. Variables: $year (String) "1901"
statement-until-spring = until the end of spring { $year }
# A limit, the season included. Variables: $year (String) "1901"
statement-until-autumn = until the end of autumn { $year }
# A limit, the season included. Variables: $year (String) "1901"
statement-until-winter = until the end of winter { $year }
# The last season in which something may happen. Variables: $year (String) "1901"
statement-by-spring = by the end of spring { $year }
# The last season in which something may happen. Variables: $year (String) "1901"
statement-by-autumn = by the end of autumn { $year }
# The last season in which something may happen. Variables: $year (String) "1901"
statement-by-winter = by the end of winter { $year }
# The season of something. Variables: $year (String) "1901"
statement-in-spring = in spring { $year }
# The season of something. Variables: $year (String) "1901"
statement-in-autumn = in autumn { $year }
# The season of something. Variables: $year (String) "1901"
statement-in-winter = in winter { $year }
# A direction, behind "I'm going". `typed` is what is typed for it.
statement-direction-north = north
    .typed = north
# A direction, behind "I'm going". `typed` is what is typed for it.
statement-direction-south = south
    .typed = south
# A direction, behind "I'm going". `typed` is what is typed for it.
statement-direction-east = east
    .typed = east
# A direction, behind "I'm going". `typed` is what is typed for it.
statement-direction-west = west
    .typed = west
# A plan of the openings' literature, behind "this plan:".
statement-plan-lepanto = Lepanto
# A plan of the openings' literature, behind "this plan:".
statement-plan-key-lepanto = Key Lepanto
# A plan of the openings' literature, behind "this plan:".
statement-plan-juggernaut = Juggernaut
# A plan of the openings' literature, behind "this plan:".
statement-plan-western-triple = Western Triple
# A plan of the openings' literature, behind "this plan:".
statement-plan-central-triple = Central Triple
# A plan of the openings' literature, behind "this plan:".
statement-plan-wintergreen = Wintergreen
# A plan of the openings' literature, behind "this plan:".
statement-plan-sealion = Sea Lion
# A plan of the openings' literature, behind "this plan:".
statement-plan-anschluss = Anschluss
# Words that separate what is mine in a typed list; only read.
statement-me-read = I | me | mine
# Words that separate what is yours in a typed list; only read.
statement-you-read = you | yours
# Words before a season by which something happens; only read.
statement-by-read = by | before | in
# Words that deny; only read, to tell what is meant from its opposite.
statement-not-read = not | no | don't | dont | won't | wont | never | isn't | doesn't | can't | cant | haven't | didn't | without | aren't
# Words behind the number of a proposal that take it back; only read.
statement-withdraw-read = withdraw | I withdraw | I withdraw it | withdrawn | take back | I take it back | I take that back | cancel | I cancel | retract | I retract | forget it | never mind | I'm withdrawing it | I'm taking it back | I withdraw that | scrap it | scrap that
# Words behind the number of an agreement that end it; only read.
statement-drop-read = drop | I drop it | I'm dropping it | break | I break it | break off | I break it off | I'm breaking it off | end | I end it | over | it's over | it's off | call off | I'm out | no longer holds | doesn't hold any more | the deal is off | deal is off | deal's off | I'm ending it | I've changed my mind | I changed my mind
# The answer to a typed statement. Variables: $word (String) what isn't known, as typed   $nearest (String) "attack: Tur", what may have been meant; may be empty
statement-unread-keyword =
    I don't know “{ $word }”{ COUNT($nearest) ->
        [0] { "" }
       *[other] { " " }(did you mean `{ $nearest }`?)
    }.
# The answer to a typed statement. Variables: $said (String) "attack: Turkey", what was understood   $rest (String) what wasn't, as typed
statement-unread-rest = I read `{ $said }`, but not “{ $rest }”.
# The answer to a typed statement. Variables: $said (String) "bounce: Gal", what was understood
statement-unread-missing = Something is missing after `{ $said }`.
# In a room of three or more, before a sentence that speaks to one of them. Variables: $power (Power)   $clause (String) "Please don't attack me."
statement-to = { POWER($power) }: { $clause }
# In a declaration to all, before a sentence that speaks to each of them. Variables: $clause (String) "Please don't attack me."
statement-to-all = To every power: { $clause }
