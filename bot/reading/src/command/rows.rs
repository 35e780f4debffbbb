//! All commands, one row each, in the order in which help lists them.
//!
//! A row has everything about its command: the id in [`super::CommandId`], the message with its names (`command-` and the
//! id by which it is stored), its topic in help and its group in menus, who may give it and where, what it changes,
//! how much it commits its giver to ([`super::Act`]), its parameters, and the function that carries it out. The functions
//! are decisions of the game core, a crate above this one, which reads commands: that is why the rows are a macro. What returns
//! a decision in any case stands in `Ok`.
//! [`super::spec`] and [`super::table`] make the ids and the specifications from them, and `decide/handlers.rs` finds the
//! functions.
//!
//! `settings` stands for what a game is created with and what can be changed until it begins (`super::table`).

/// Passes all rows on to another macro.
#[macro_export]
macro_rules! commands {
    ($then:ident) => {
        $then! {
            /// Create a game.
            New = "command-new": Lobby, Game; Anyone, Public, Change, Binding;
                takes(
                    optional("name", Text), optional("variant", Variant), optional("players", Choice(PLAYERS)); settings;
                    optional("practice", Choice(SWITCH)), optional("language", Language), optional("timezone", Text)
                )
                => Alone(|context, given| draft::new(context, given.invocation));

            /// Take a seat.
            Join = "command-join": Lobby, Game; Anyone, Anywhere, Change, Binding;
                takes(optional("game", Text), optional("prefer", Power), optional("undo", Choice(UNDO)))
                => Alone(|context, given| lobby::join(context, given.named, given.get("prefer")));

            /// State which powers one prefers.
            Prefer = "command-prefer": Lobby, Game; Anyone, Private, Change, Own;
                takes(optional("prefer", Power), optional("game", Text))
                => Game(|context, game, given| lobby::prefer(context, game, given.get("prefer")));

            /// Confirm that one will play, now that all seats are taken.
            Confirm = "command-confirm": Lobby, Game; Player, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| lobby::confirm(context, game));

            /// Show all rules of the game.
            Rules = "command-rules": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| Ok(lobby::rules(context, game)));

            /// Show the power assignment.
            Lots = "command-lots": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| lobby::lots(context, game));

            /// Who plays what.
            Players = "command-players": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| info::players(context, game));

            /// Give the seat back before the start.
            Leave = "command-leave": Lobby, Game; Anyone, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, given| lobby::leave(context, game, given.is_sure()));

            /// Begin, now that all seats are taken.
            Start = "command-start": Lobby, Game; GameMaster, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| lobby::start_now(context, game));

            /// Assign a power by hand before the game begins, or take that back.
            Assign = "command-assign": Lobby, Master; GameMaster, Anywhere, Change, Binding;
                takes(
                    required("power", Power), optional("person", Person), optional("undo", Choice(UNDO)),
                    optional("game", Text)
                )
                => Game(|context, game, given| {
                    let undo = given.get("undo") == Some("yes");
                    by_hand::assign(context, game, (given.text("power"), given.get("person")), undo)
                });

            /// Play a game that is over once more.
            Rematch = "command-rematch": Lobby, Game; Anyone, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| rematch::rematch(context, game));

            /// Send orders.
            Order = "command-order": Orders, Orders; Player, Private, PhaseChange, Own;
                takes(required("text", Orders), optional("game", Text))
                => Game(|context, game, given| orders::send(context, Some(game), given.text("text")));

            /// Show one's stored orders.
            Orders = "command-orders": Orders, Orders; Player, Private, Query, Look;
                takes(optional("phase", Text), optional("game", Text))
                => Game(|context, game, given| match given.get("phase") {
                    Some(phase) => history::orders(context, game, phase),
                    None => orders::show(context, game),
                });

            /// Show how one's orders of the phase that is played have changed.
            OrderHistory = "command-order-history": Orders, Orders; Player, Private, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| history::revisions(context, game));

            /// Withdraw all one's orders.
            Clear = "command-clear": Orders, Orders; Player, Private, PhaseChange, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| orders::clear(context, game));

            /// Mark one's orders as final.
            Ready = "command-ready": Orders, Orders; Player, Private, PhaseChange, Binding;
                takes(optional("game", Text), optional("undo", Choice(UNDO)))
                => Game(|context, game, given| orders::say_ready(context, game, given.is_sure()));

            /// Take that back.
            Unready = "command-unready": Orders, Orders; Player, Private, PhaseChange, Own;
                takes(optional("game", Text))
                => Game(|context, game, _| orders::ready(context, game, false));

            /// Show who hasn't sent orders.
            Status = "command-status": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| info::status(context, game));

            /// Show the present map.
            Map = "command-map": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("phase", Text), optional("game", Text))
                => Game(|context, game, given| match given.get("phase") {
                    Some(phase) => Ok(history::position(context, game, phase)),
                    None => info::map(context, game),
                });

            /// Show the results of an earlier phase.
            Results = "command-results": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("phase", Text), optional("game", Text))
                => Game(|context, game, given| info::results(context, game, given.get("phase")));

            /// Withdraw one order.
            Withdraw = "command-withdraw": Orders, Orders; Player, Private, PhaseChange, Binding;
                takes(optional("unit", Text), optional("game", Text))
                => Game(|context, game, given| orders::withdraw(context, game, given.get("unit")));

            /// Show a phase's results in one's own language. Buttons name the status or a declaration instead.
            Translate = "command-translate": Questions, Game; Anyone, Private, Query, Look;
                takes(optional("phase", Text), optional("game", Text))
                => Game(|context, game, given| match (given.get("declared"), given.get("status")) {
                    (Some(number), _) => Ok(declare::translated(context, game, number)),
                    (None, Some(_)) => info::status_aside(context, game),
                    (None, None) => history::translated(context, game, given.get("phase")),
                });

            /// Explain the outcome of an order.
            Why = "command-why": Questions, Orders; Anyone, Private, Query, Look;
                takes(optional("unit", Text), optional("phase", Text), optional("game", Text))
                => Game(|context, game, given| history::why(context, game, given.get("unit"), given.get("phase")));

            /// Try orders on a board of one's own.
            WhatIf = "command-what-if": Orders, Orders; Anyone, Private, Change, Own;
                takes(
                    optional("text", Orders), optional("then", Choice(WHAT_IF_STEPS)), optional("variant", Variant),
                    optional("game", Text)
                )
                => Alone(|context, given| {
                    let at = given.get("at");
                    what_if::what_if(context, given.named, [given.get("text"), given.get("then"), given.get("variant"), at])
                });

            /// Look up a rule.
            Rule = "command-rule": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("topic", Text), optional("game", Text))
                => Alone(|context, given| rule::rule(context, given.named, given.get("topic")));

            /// List the legal orders of a unit.
            Possible = "command-possible": Orders, Orders; Anyone, Private, Query, Look;
                takes(optional("unit", Text), optional("game", Text))
                => Game(|context, game, given| history::possible(context, game, given.order_choice()));

            /// Get a link to the map on which one chooses orders.
            OrderMap = "command-order-map": Orders, Orders; Player, Private, Change, Own;
                takes(optional("game", Text))
                => Game(|context, game, _| order_map::link(context, game));

            /// Show the numbers of centres by year.
            Chart = "command-chart": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| history::chart(context, game));

            /// Save the whole game as a file.
            Export = "command-export": Questions, Game; Anyone, Anywhere, Query, Look;
                takes(optional("game", Text), optional("format", Choice(FORMATS)))
                => Game(|context, game, given| history::export(context, game, given.text("format")));

            /// Open a press room.
            Talk = "command-talk": Press, Press; Player, Private, Change, Binding;
                takes(optional("with", Power), optional("game", Text))
                => Game(|context, game, given| match given.get("with") {
                    Some(with) => press::talk(context, game, with),
                    None => company::whom(context, game, given.get("several")),
                });

            /// Write a letter that the bot delivers.
            Letter = "command-letter": Press, Press; Player, Anywhere, Change, Said;
                takes(required("to", Power), optional("words", Words), optional("game", Text))
                => Game(|context, game, given| relay::send(context, game, given.text("to"), given.text("words")));

            /// Say something to other powers that each reads in their own language.
            Propose = "command-propose": Press, Press; Player, Anywhere, Change, Said;
                takes(optional("to", Power), optional("words", Words), optional("game", Text))
                => Game(say);

            /// List what was said so, and what was agreed; after the end, whether what one agreed to may be shown to all.
            Agreements = "command-agreements": Press, Press; Player, Private, Query, Look;
                takes(optional("answer", Choice(SWITCH)), optional("game", Text))
                => Game(|context, game, given| match given.get("answer") {
                    Some(answer) => showing::answer(context, game, answer != "no"),
                    None => agreements::list(context, game),
                });

            /// Put one's part of what was said into one's orders.
            Adopt = "command-adopt": Press, Orders; Player, Private, PhaseChange, Own;
                takes(required("statement", Text), optional("unit", Text), optional("game", Text))
                => Game(|context, game, given| {
                    adopt::adopt(context, game, given.text("statement"), given.get("unit"))
                });

            /// Propose that what was said holds again.
            Renew = "command-renew": Press, Press; Player, Private, Change, Said;
                takes(required("statement", Text), optional("game", Text))
                => Game(|context, game, given| statements::renew(context, game, given.text("statement")));

            /// Translate the orders of a message into one's own notation.
            Notation = "command-notation": Press, Orders; Anyone, Private, Query, Own;
                takes(required("quoted", Words), optional("game", Text))
                => Game(|context, game, given| press::translate(context, game, given.text("quoted")));

            /// Block somebody's letters, or show who is blocked.
            Block = "command-block": Press, Person; Anyone, Private, Change, Own;
                takes(optional("who", Text), optional("game", Text), optional("undo", Choice(UNDO)))
                => Alone(|context, given| conduct::block(context, given.named, given.get("who")));

            /// Take a block back.
            Unblock = "command-unblock": Press, Person; Anyone, Private, Change, Own;
                takes(required("who", Text), optional("game", Text))
                => Alone(|context, given| conduct::unblock(context, given.named, given.text("who")));

            /// Report something, in words of one's own.
            Report = "command-report": Press, Person; Anyone, Private, Change, Said;
                takes(required("words", Words), optional("reader", Choice(READERS)), optional("game", Text))
                => Game(|context, game, given| {
                    conduct::report(context, game, given.text("words"), given.get("reader"))
                });

            /// Propose to publish the stored letters of a game that is over, agree, or refuse.
            OpenLetters = "command-open-letters": Press, Press; Anyone, Private, Change, Binding;
                takes(optional("answer", Choice(SWITCH)), optional("game", Text))
                => Game(|context, game, given| letters::open(context, game, given.get("answer")));

            /// Ask to watch.
            Watch = "command-watch": Press, Press; Anyone, Anywhere, Change, Binding;
                takes(optional("game", Text), optional("undo", Choice(UNDO)))
                => Game(|context, game, _| watching::ask(context, game));

            /// Stop watching.
            Unwatch = "command-unwatch": Press, Press; Anyone, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| watching::stop(context, game));

            /// Agree that somebody watches, refuse, or see who does.
            Watchers = "command-watchers": Press, Press; Player, Private, Change, Binding;
                takes(optional("who", Text), optional("answer", Choice(SWITCH)), optional("game", Text))
                => Game(|context, game, given| {
                    watching::answer(context, game, given.get("who"), given.get("answer").map(|answer| answer == "yes"))
                });

            /// Choose one's language.
            Language = "command-language": Person, Person; Anyone, Anywhere, Change, Own;
                takes(optional("language", Language))
                => Alone(|context, given| info::language(context, given.named, given.get("language")));

            /// Show the data that is stored about oneself.
            MyData = "command-my-data": Person, Person; Anyone, Private, Query, Look;
                takes()
                => Alone(|context, _| personal::kept(context));

            /// Delete that data.
            Forget = "command-forget": Person, Person; Anyone, Private, Change, Binding;
                takes()
                => Alone(|context, given| personal::forget(context, given.is_sure()));

            /// Begin a practice, or go on with it.
            Practice = "command-practice": Person, Person; Anyone, Private, Change, Own;
                takes(optional("text", Orders), optional("step", Choice(PRACTICE_STEPS)))
                => Alone(|context, given| {
                    Ok(practice::practice(context, given.get("text"), given.get("step"), given.get("at")))
                });

            /// Choose one's time zone.
            Timezone = "command-timezone": Person, Person; Anyone, Anywhere, Change, Own;
                takes(optional("timezone", Text))
                => Alone(|context, given| info::timezone(context, given.get("timezone")));

            /// Choose what rings.
            Notify = "command-notify": Person, Person; Anyone, Private, Change, Own;
                takes(
                    optional("ring-results", Choice(SWITCH)), optional("ring-reminders", Choice(SWITCH)),
                    optional("ring-letters", Choice(SWITCH))
                )
                => Alone(|context, given| Ok(sounds::notify(context, &|id| given.get(id).map(|value| value == "yes"))));

            /// Choose hours in which nothing rings.
            Quiet = "command-quiet": Person, Person; Anyone, Private, Change, Own;
                takes(optional("hours", Text))
                => Alone(|context, given| sounds::quiet(context, given.get("hours")));

            /// Let nothing of a game ring.
            Mute = "command-mute": Person, Person; Anyone, Private, Change, Own;
                takes(optional("game", Text), optional("undo", Choice(UNDO)))
                => Game(|context, game, _| Ok(sounds::mute(context, game, true)));

            /// Let it ring again.
            Unmute = "command-unmute": Person, Person; Anyone, Private, Change, Own;
                takes(optional("game", Text))
                => Game(|context, game, _| Ok(sounds::mute(context, game, false)));

            /// Choose how one's own pictures look.
            Pictures = "command-pictures": Person, Person; Anyone, Private, Change, Own;
                takes(
                    optional("background", Choice(BACKGROUNDS)), optional("marks", Choice(MARKS)),
                    optional("legend", Choice(AS_GAME)), optional("size", Choice(SIZES)),
                    optional("result-style", Choice(RESULT_STYLES)), optional("close-up", Choice(AS_GAME)),
                    optional("full-names", Choice(AS_GAME))
                )
                => Alone(|context, given| Ok(pictures::choose(context, &|id| given.get(id))));

            /// Choose in which notation orders are written to one, and how much is said.
            Wording = "command-wording": Person, Person; Anyone, Private, Change, Own;
                takes(optional("notation", Choice(NOTATIONS)), optional("detail", Choice(DETAILS)))
                => Alone(|context, given| Ok(wording::choose(context, &|id| given.get(id))));

            /// List the games in which one plays, or that one runs.
            MyGames = "command-my-games": Person, Person; Anyone, Private, Query, Look;
                takes()
                => Alone(|context, _| Ok(own_games::list(context)));

            /// Show how reliably one has played, and choose whether game masters see it.
            MyRecord = "command-my-record": Person, Person; Anyone, Private, Change, Own;
                takes(optional("share", Choice(SWITCH)))
                => Alone(|context, given| record::own(context, given.get("share")));

            /// Show what the bot may do in a channel.
            Setup = "command-setup": Person, Master; Anyone, Anywhere, Query, Look;
                takes()
                => Alone(|context, _| info::setup(context));

            /// Say that a sentence of the bot sounds wrong.
            WrongSentence = "command-wrong-sentence": Person, Person; Anyone, Private, Change, Own;
                takes(required("quoted", Words))
                => Alone(|context, given| conduct::wrong_sentence(context, given.text("quoted")));

            /// Show the commands that are of use here.
            Help = "command-help": Person, Person; Anyone, Anywhere, Query, Look;
                takes(optional("command", Text))
                => Alone(|context, given| info::help(context, given.get("command")));

            /// Propose a draw of all who still have units, or of some.
            Draw = "command-draw": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(optional("with", Power), optional("game", Text))
                => Game(|context, game, given| propose(context, game, given, Proposable::Draw));

            /// Agree in a vote.
            Agree = "command-agree": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(optional("vote", Text), optional("game", Text))
                => Game(|context, game, given| votes::answer(context, game, given.get("vote"), true));

            /// Refuse in a vote.
            Refuse = "command-refuse": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(optional("vote", Text), optional("game", Text))
                => Game(|context, game, given| votes::answer(context, game, given.get("vote"), false));

            /// Propose that a power has won.
            Concede = "command-concede": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(required("power", Power), optional("game", Text))
                => Game(|context, game, given| propose(context, game, given, Proposable::Concede));

            /// Propose that the game ends and all who still have units have won.
            End = "command-end-game": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(optional("game", Text))
                => Game(|context, game, given| propose(context, game, given, Proposable::End));

            /// Propose another number of centres that wins.
            Victory = "command-victory": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(required("number", Number), optional("game", Text))
                => Game(|context, game, given| propose(context, game, given, Proposable::Victory));

            /// Propose to move the deadline.
            MoreTime = "command-more-time": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(required("time", Duration), optional("game", Text))
                => Game(|context, game, given| propose(context, game, given, Proposable::MoreTime));

            /// Propose a pause.
            VotePause = "command-vote-pause": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(optional("game", Text), optional("undo", Choice(UNDO)))
                => Game(|context, game, given| propose(context, game, given, Proposable::Pause));

            /// Propose to resume the game.
            VoteResume = "command-vote-resume": Votes, Vote; Survivor, Private, PhaseChange, Binding;
                takes(optional("game", Text))
                => Game(|context, game, given| propose(context, game, given, Proposable::Resume));

            /// Give up one's seat in a running game.
            Resign = "command-resign": Seats, Game; Player, Anywhere, PhaseChange, Binding;
                takes(optional("game", Text), optional("back", Choice(SWITCH)), optional("undo", Choice(UNDO)))
                => Game(|context, game, given| {
                    seats::resign(context, game, given.get("back").map(|back| back == "yes"), given.is_sure())
                });

            /// Take over a seat that is offered.
            Take = "command-take-over": Seats, Game; Anyone, Anywhere, Change, Binding;
                takes(optional("power", Power), optional("game", Text), optional("ask", Choice(&["yes"])))
                => Game(|context, game, given| match given.get("ask") {
                    Some(_) => admission::ask(context, game),
                    None => seats::take(context, game, given.get("power")),
                });

            /// Come back to the seat that one resigned.
            Return = "command-return": Seats, Game; Anyone, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| seats::come_back(context, game));

            /// Announce an absence, before it begins.
            Away = "command-away": Seats, Game; Player, Private, Change, Binding;
                takes(optional("days", Text), optional("game", Text))
                => Game(|context, game, given| away::announce(context, game, given.get("days")));

            /// Ask somebody to play one's seat for given days, or answer that.
            Deputy = "command-deputy": Seats, Game; Anyone, Private, Change, Binding;
                takes(
                    optional("person", Person), optional("days", Text), optional("answer", Choice(SWITCH)),
                    optional("game", Text)
                )
                => Game(|context, game, given| match given.get("answer") {
                    Some(answer) => deputies::answer(context, game, answer == "yes"),
                    None => deputies::name(context, game, given.get("person"), given.get("days")),
                });

            /// Offer a seat, or ask somebody to take it over.
            Replace = "command-replace": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(required("power", Power), optional("person", Person), optional("game", Text))
                => Game(|context, game, given| seats::replace(context, game, given.text("power"), given.get("person")));

            /// Remove somebody from the game, as its game master.
            Expel = "command-expel": Master, Master; GameMaster, Anywhere, PhaseChange, Binding;
                takes(required("who", Text), optional("game", Text))
                => Game(|context, game, given| {
                    seats::expel(context, game, given.get("who"), given.is_sure(), given.meant())
                });

            /// Invite somebody, or answer somebody who asks to be invited.
            Invite = "command-invite": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(required("person", Person), optional("answer", Choice(SWITCH)), optional("game", Text))
                => Game(|context, game, given| {
                    invitations::invite(context, game, given.text("person"), given.get("answer") != Some("no"))
                });

            /// Let the computer play the empty seats.
            Fill = "command-fill": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| seats::fill(context, game));

            /// Show the game master the state of the game.
            Panel = "command-panel": Master, Master; GameMaster, Private, Query, Look;
                takes(optional("game", Text))
                => Game(|context, game, _| master::panel(context, game));

            /// Remind those whose orders are missing.
            Remind = "command-remind": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| master::remind(context, game));

            /// Pause the game.
            Pause = "command-pause": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(optional("game", Text), optional("until", Text))
                => Game(|context, game, given| master::pause(context, game, given.get("until"), given.is_sure()));

            /// Resume the game.
            Resume = "command-resume": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(optional("game", Text))
                => Game(|context, game, _| master::resume(context, game));

            /// Move the deadline.
            Extend = "command-extend": Master, Master; GameMaster, Anywhere, PhaseChange, Binding;
                takes(required("time", Duration), optional("game", Text))
                => Game(|context, game, given| master::extend(context, game, given.text("time"), given.is_sure()));

            /// Adjudicate now.
            Adjudicate = "command-adjudicate": Master, Master; GameMaster, Anywhere, PhaseChange, Binding;
                takes(optional("game", Text))
                => Game(|context, game, given| master::adjudicate(context, game, given.is_sure()));

            /// Post an announcement to all.
            Announce = "command-announce": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(required("message", Words), optional("game", Text))
                => Game(|context, game, given| master::announce(context, game, given.text("message"), given.is_sure()));

            /// Continue from an earlier phase.
            Rollback = "command-rollback": Master, Master; GameMaster, Private, Change, Binding;
                takes(required("phase", Text), optional("reason", Text), optional("game", Text))
                => Game(|context, game, given| {
                    corrections::rollback(context, game, given.text("phase"), given.get("reason"))
                });

            /// Change the position; before the game begins, the start.
            Edit = "command-edit": Master, Master; GameMaster, Private, Change, Binding;
                takes(
                    optional("changes", Text), optional("reason", Text), optional("undo", Choice(UNDO)),
                    optional("game", Text)
                )
                => Game(|context, game, given| {
                    let undo = given.get("undo") == Some("yes");
                    corrections::edit(context, game, (given.get("changes"), given.get("reason")), undo)
                });

            /// Enter orders for a player.
            Enter = "command-enter": Master, Master; GameMaster, Private, PhaseChange, Binding;
                takes(
                    required("power", Power), optional("text", Orders), optional("game", Text)
                )
                => Game(|context, game, given| {
                    master::enter(context, game, given.text("power"), given.text("text"), given.is_sure())
                });

            /// Cancel the game.
            Cancel = "command-call-off": Master, Master; GameMaster, Private, Change, Binding;
                takes(optional("reason", Text), optional("game", Text))
                => Game(|context, game, given| corrections::cancel(context, game, given.get("reason")));

            /// Confirm an action that was shown.
            Proceed = "command-proceed": Seats, Game; GameMaster, Private, Change, Binding;
                takes(optional("answer", Choice(SWITCH)), optional("game", Text))
                => Game(|context, game, given| {
                    corrections::proceed(context, game, given.get("asked"), given.get("answer") != Some("no"))
                });

            /// Make somebody the game master.
            Appoint = "command-appoint": Master, Master; Administrator, Anywhere, Change, Binding;
                takes(required("person", Person), optional("game", Text))
                => Game(|context, game, given| master::appoint(context, game, given.text("person"), given.is_sure()));

            /// Let a power make no public declarations, or let it again.
            MutePower = "command-mute-power": Master, Master; GameMaster, Anywhere, Change, Binding;
                takes(required("power", Power), optional("answer", Choice(SWITCH)), optional("game", Text))
                => Game(|context, game, given| master::mute(context, game, given.text("power"), given.get("answer")));

            /// Let somebody join no games on a server, or show who may not.
            Bar = "command-ban": Master, Master; Anyone, Public, Change, Binding;
                takes(optional("who", Person))
                => Alone(|context, given| conduct::bar(context, given.get("who")));

            /// Let somebody join games again.
            Admit = "command-admit": Master, Master; Anyone, Public, Change, Binding;
                takes(required("who", Person))
                => Alone(|context, given| conduct::admit(context, given.text("who")));

            /// Show what was reported to the administrators.
            Reports = "command-reports": Master, Master; Anyone, Public, Query, Look;
                takes()
                => Alone(|context, _| conduct::reports(context));

            // In a new channel there is no game yet.
            /// Continue the game in this channel.
            MoveHere = "command-move-here": Master, Master; Mover, Public, Change, Binding;
                takes(optional("game", Text))
                => OwnGame(
                    |context, given| master::move_own(context, given.invocation),
                    |context, game, given| master::move_here(context, game, given.invocation),
                );

            /// Post the results of a game in this channel too, or no longer.
            ResultsHere = "command-results-here": Master, Master; Anyone, Public, Change, Binding;
                takes(optional("answer", Choice(SWITCH)), optional("language", Language), optional("game", Text))
                => Alone(|context, given| elsewhere::results_here(context, given.named, given.invocation));

            // With the values of `new`, but those that decide who can play.
            /// Change the settings before the game begins.
            Change = "command-change": Lobby, Master; GameMaster, Anywhere, Change, Binding;
                takes(optional("game", Text); settings; optional("language", Language), optional("timezone", Text))
                => Game(|context, game, given| creation::change(context, game, given.invocation));

            /// Declare something in a power's name.
            Say = "command-say": Press, Press; Survivor, Anywhere, Change, Said;
                takes(required("message", Words), optional("game", Text))
                => Game(|context, game, given| declare::say(context, game, given.text("message")));

            /// Offer a document to the readers of a room for signing.
            Document = "command-document": Press, Press; Survivor, Anywhere, Change, Said;
                takes(required("message", Words), optional("with", Power), optional("game", Text))
                => Game(|context, game, given| declare::document(context, game, given.text("message"), given.get("with")));

            /// Sign a document.
            Sign = "command-sign": Press, Press; Player, Anywhere, Change, Binding;
                takes(optional("document", Text), optional("game", Text))
                => Game(|context, game, given| declare::sign(context, game, given.get("document")));
        }
    };
}
