//! From an event to a decision: which command it is, whether the person may give it, and then one file per group of
//! commands. Nothing here waits, sends or reads a clock.

pub mod absence;
mod assigned;
mod begin;
pub mod clock;
mod coin;
pub mod context;
mod creation;
pub mod deadlines;
pub mod decision;
mod declare;
pub mod filling;
#[cfg(test)]
mod fuzz_tests;
pub mod history;
mod info;
pub mod keys;
pub mod lobby;
mod master;
mod offers;
mod open_votes;
mod order_thread;
mod orders;
pub mod personal;
mod phase;
pub mod press;
pub mod relay;
mod rewriting;
mod roles;
mod seats;
mod silence;
mod stage;
mod status;
pub mod suggest;
pub mod terms;
pub mod view;
pub mod votes;
pub mod which;
mod writing;

use std::collections::BTreeMap;

use dragoman_l10n::Words;
use jiff::SignedDuration;

use self::context::{Context, answered, declined, too_long, unknown};
use self::decision::{Answer, Decision, Want};
use self::view::View;
use crate::command::{
    self, CommandAction, CommandId, Effect, GameRef, Invocation, Kind, OfPhase, Spec, Spot, Typed, Who,
};
use crate::event::{Content, Event, EventId, GAME_ID, Place};
use crate::fold::fold;
use crate::loaded::LoadedGame;
use crate::model::{Game, GameId, Stage};
use crate::notice::{Declined, Destination, Notice, Outgoing, Priority};
use crate::person::Person;
use crate::question::Said;
use crate::rules;

/// Decides what comes of `event`.
pub fn decide(event: &Event, view: &View, words: &Words) -> Decision {
    let context = Context { event, view, words, meant: None };
    let mut decision = heard(&context);
    which::ask(&context, &mut decision);
    let changed = decision.changes.game.as_ref().map(|(game, _)| game.id.clone());
    if let Some(before) = changed.and_then(|id| view.by_id(&id)) {
        press::follow(&mut decision, view.now, before);
    }
    decision.changes.event = Some(event.id.clone());
    tell_late_once(&context, &mut decision);
    if let Place::Reply { .. } = event.place {
        // Whoever gave a command that waits for an answer of its own gets one.
        let place = Destination::Place(event.place.clone());
        let answered = decision.changes.outgoing.iter().any(|outgoing| outgoing.to == place)
            || decision.answers.iter().any(|answer| answer.to == event.place);
        if !answered {
            decision.answers.push(Answer { to: event.place.clone(), game: None, notice: Notice::Done, of: None });
        }
    }
    relate(&mut decision, event);
    if decision.changes.forget.is_some() {
        // Nothing is noted of somebody who has just been forgotten.
        return decision;
    }
    let mut person = decision.changes.person.take().unwrap_or_else(|| view.person.clone());
    person.name.clone_from(&event.actor.name);
    if person.language.is_none() {
        person.language = event.actor.language;
    }
    decision.changes.person = Some(person);
    decision
}

/// Ties answers to the message that they answer. The answer to a changed message takes the place of the answer to what
/// it was before.
fn relate(decision: &mut Decision, event: &Event) {
    let Some(message) = answered(event) else { return };
    let here = Destination::Place(event.place.clone());
    let answers = decision
        .changes
        .outgoing
        .iter_mut()
        .filter(|outgoing| outgoing.to == here && outgoing.slot.is_none() && outgoing.priority == Priority::Answer);
    for (number, outgoing) in answers.enumerate() {
        outgoing.slot = Some(answer_slot(number, &message));
    }
    for answer in decision.answers.iter_mut().filter(|answer| answer.to == event.place) {
        answer.of = Some(message.clone());
    }
}

/// So late a message comes only if the bot or its network was away.
const AWAY: SignedDuration = SignedDuration::from_mins(2);

/// Whoever wrote much while the bot was away is told once, and not line by line, that it came too late for its phase.
fn tell_late_once(context: &Context<'_>, decision: &mut Decision) {
    let Ok(LoadedGame { game, .. }) = context.game() else { return };
    let Some(running) = game.running() else { return };
    if context.view.now.duration_since(context.event.at) < AWAY {
        return;
    }
    let private = Destination::Place(Place::Person(context.event.actor.person.clone()));
    for outgoing in decision.changes.outgoing.iter_mut().filter(|outgoing| outgoing.to == private) {
        if let Notice::Declined(Declined::TooLate | Declined::TooLateCounted) = &outgoing.notice {
            outgoing.notice = Notice::Declined(Declined::TooLateAway);
            outgoing.slot = Some(format!("late:{}:{}", game.id, running.number));
        }
    }
}

/// The slot of the `number`th answer to `message`.
fn answer_slot(number: usize, message: &EventId) -> String {
    format!("answer:{number}:{message}")
}

/// The message that is answered in `slot`, if it is an answer's.
pub fn answered_in(slot: &str) -> Option<EventId> {
    let (_, message) = slot.strip_prefix("answer:")?.split_once(':')?;
    EventId::try_from(message.to_owned()).ok()
}

/// What comes of what was done, before anything is asked back. From here the way leads down only: a text is looked at
/// for a heading once, and what stands below it, or what a question was about, goes straight to [`in_game`].
fn heard(context: &Context<'_>) -> Decision {
    match &context.event.content {
        Content::Text { text, addressed } => text_command(context, text, *addressed),
        Content::Edited { text, .. } => text_command(context, text, matches!(context.event.place, Place::Person(_))),
        Content::Invoked { command, arguments } => match too_long(context, arguments.values()) {
            Some(why) => refused(context, why),
            None => invoked(context, command, arguments),
        },
        Content::Pressed { action } => pressed(context, action),
        Content::Removed { said, .. } => orders::removed(context, *said),
        Content::Undecryptable => context.say(context.aside(), None, Notice::Undecryptable),
    }
}

/// Carries out what was said for the game that is meant, and remembers that it was.
pub(super) fn in_game(context: &Context<'_>, loaded: &LoadedGame, said: &Said) -> Decision {
    let content = match said {
        Said::Text(text) => Content::Text { text: text.clone(), addressed: true },
        Said::Command(command, arguments) => {
            Content::Invoked { command: command.clone(), arguments: arguments.clone() }
        }
        Said::Pressed(action) => Content::Pressed { action: action.id().to_owned() },
    };
    let event = Event { content, ..context.event.clone() };
    let context = Context { event: &event, view: context.view, words: context.words, meant: Some(loaded) };
    let mut decision = match said {
        Said::Text(text) => typed(&context, text),
        Said::Command(command, arguments) => invoked(&context, command, arguments),
        Said::Pressed(action) => carried(&context, action),
    };
    let person = || Person { current_game: Some(loaded.game.id.clone()), ..context.view.person.clone() };
    decision.changes.person.get_or_insert_with(person);
    decision
}

/// The same for what was no question: it is kept until the person has been told.
fn refused(context: &Context<'_>, why: Declined) -> Decision {
    kept(context, declined(context, why))
}

/// Has everything that is answered to a change kept until it was said: whoever wanted something changed must not believe
/// that it was.
fn kept(context: &Context<'_>, mut decision: Decision) -> Decision {
    if decision.changes.forget.is_some() || decision.wants.is_some() {
        return decision;
    }
    // Which game is meant is asked first.
    let is_asked = |answer: &Answer| matches!(answer.notice, Notice::Declined(Declined::WhichGame { .. }));
    let (asked, answers) = std::mem::take(&mut decision.answers).into_iter().partition(is_asked);
    decision.answers = asked;
    for Answer { to, game, notice, of: _ } in answers {
        decision.changes.outgoing.push(Outgoing {
            to: Destination::Place(to),
            slot: None,
            game,
            notice,
            priority: Priority::Answer,
            due: context.view.now,
            expires: None,
        });
    }
    decision
}

fn text_command(context: &Context<'_>, text: &String, addressed: bool) -> Decision {
    if text.trim().is_empty() {
        return Decision::default();
    }
    let too_long = too_long(context, [text]);
    if let (Place::Room(_), false) = (&context.event.place, addressed) {
        return if too_long.is_some() { Decision::default() } else { press::words(context, text) };
    }
    if !addressed {
        return Decision::default();
    }
    if let Some(why) = too_long {
        return refused(context, why);
    }
    if matches!(context.event.place, Place::Person(_)) {
        match which::heading(context.view, text) {
            Ok(Some((loaded, rest))) => return in_game(context, loaded, &Said::Text(rest.to_owned())),
            Ok(None) => {}
            Err(why) => return declined(context, why),
        }
    }
    typed(context, text)
}

/// What was typed, without a heading.
fn typed(context: &Context<'_>, text: &str) -> Decision {
    // Which map is meant decides which words are powers.
    let variant = context.game().ok().or(context.view.mine.first()).or(context.view.here.first());
    let variant = variant.map_or("classic", |loaded| loaded.game.settings.variant.as_str());
    if let Some(relay::Heading { to, words }) = relay::heading(context.words, variant, text) {
        let values = [("to", to), ("words", words)].map(|(id, value)| (id.to_owned(), value.to_owned()));
        return invoke(
            context,
            &Given::typed(Invocation { spec: command::spec(CommandId::Letter), values: values.into() }),
        );
    }
    let unmarked = text.trim_start().trim_start_matches(['!', '/']);
    match command::read(context.words, context.language(), text) {
        Typed::Command(_) if are_orders(context, text) => kept(context, orders::send(context, context.meant, text)),
        Typed::Command(invocation) => invoke(context, &Given::typed(invocation)),
        // Somebody mentioned the bot in a room to have orders translated.
        Typed::Unknown { .. } if matches!(context.event.place, Place::Room(_)) && press::has_orders(context, text) => {
            press::words(context, text)
        }
        Typed::Unknown { word } => match &context.event.place {
            // In private everything that is no command is an order.
            Place::Person(_) if plays(context) => kept(context, orders::send(context, context.meant, text)),
            // Orders in a game that hasn't begun, or is over: that must be told, and not that no command is called "A".
            Place::Person(_) if rules::may_begin_order(context.words, context.language(), variant, unmarked) => {
                kept(context, orders::send(context, context.meant, text))
            }
            // "/A Vie - Gal" in the channel: what matters is where orders belong.
            Place::Channel(_) if press::has_orders(context, unmarked) => orders::send(context, context.meant, text),
            Place::Person(_) | Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => unknown(context, &word),
        },
    }
}

/// Whether a text whose first word names a command is meant as orders all the same: said in private without the mark of a
/// command, by somebody for whom the whole of it reads as orders of the phase in hand. No order may be taken for
/// something else, least of all for giving something up.
fn are_orders(context: &Context<'_>, text: &str) -> bool {
    if !matches!(context.event.place, Place::Person(_)) || text.trim_start().starts_with(['!', '/']) {
        return false;
    }
    let language = context.language();
    let is_own = command::is_own_word(context.words, language, text);
    let games = context.meant.map_or(context.view.mine.as_slice(), std::slice::from_ref);
    games.iter().any(|LoadedGame { game, .. }| {
        let (Some(running), Some(seat)) = (game.running(), game.seat_of(&context.view.person.id)) else { return false };
        let settings = &game.settings;
        // A command of one's own language is one unless its word also begins orders; one of another language always may be
        // something else.
        if is_own && !rules::may_begin_order(context.words, language, &settings.variant, text) {
            return false;
        }
        rules::are_orders(context.words, language, settings, &running.position, &seat.powers, text)
    })
}

fn plays(context: &Context<'_>) -> bool {
    // Games that the person only looks after, or may come back to, are among these too.
    let sits = |game: &Game| game.seat_of(&context.view.person.id).is_some();
    context.view.mine.iter().any(|loaded| matches!(loaded.game.stage, Stage::Running(_)) && sits(&loaded.game))
}

/// The longest id of an action, in bytes: ours have at most 80.
const LONGEST_ACTION: usize = 200;

fn pressed(context: &Context<'_>, id: &str) -> Decision {
    if id.len() > LONGEST_ACTION {
        return declined(context, Declined::TooOld);
    }
    if let (which::WHICH, values) = command::of_action(id) {
        return answer_which(context, &values);
    }
    if id == command::AGAIN {
        return order_thread::again(context);
    }
    match CommandAction::read(id) {
        Some(action) => carried(context, &action),
        None => declined(context, Declined::UnknownCommand { word: id.to_owned(), nearest: None }),
    }
}

/// Carries out what was said, for the game whose button was pressed.
fn answer_which(context: &Context<'_>, values: &BTreeMap<String, String>) -> Decision {
    let which::Meant { question, game } = match which::meant(context, values) {
        Ok(meant) => meant,
        Err(why) => return declined(context, why),
    };
    let mut decision = match game {
        Ok((loaded, said)) => in_game(context, loaded, &said),
        Err(why) => declined(context, why),
    };
    decision.changes.answered = Some(question);
    decision
}

/// Does what stands on a button.
fn carried(context: &Context<'_>, action: &CommandAction) -> Decision {
    let invocation = Invocation { spec: action.spec, values: action.values.clone() };
    invoke(context, &Given { invocation, game: action.game.clone(), during: action.during.clone() })
}

/// A command from the network's own menu. Names of games are typed there; only a form that a button opened has the id.
fn invoked(context: &Context<'_>, command: &str, arguments: &BTreeMap<String, String>) -> Decision {
    let Some(spec) = command::by_id(command) else { return unknown(context, command) };
    let mut given = Given::typed(Invocation { spec, values: arguments.clone() });
    if let Some(id) = given.invocation.values.remove(GAME_ID) {
        given.game = Some(GameRef::Id(GameId(id)));
    }
    invoke(context, &given)
}

/// A command with its values, the game that it names, and the phase that it is for.
struct Given {
    invocation: Invocation,
    game: Option<GameRef>,
    during: Option<OfPhase>,
}

impl Given {
    fn typed(mut invocation: Invocation) -> Self {
        let name = invocation.values.remove("game").filter(|name| !name.trim().is_empty());
        Self { invocation, game: name.map(GameRef::Named), during: None }
    }
}

/// Why a command for the phase in hand comes too late for it, if it does: it was said before the phase began, or stands
/// on a button of another phase.
fn outdated(context: &Context<'_>, given: &Given, loaded: &LoadedGame) -> Option<Declined> {
    let spec = given.invocation.spec;
    // What can be done in a lobby and after the end says the command itself. Orders have their own answer.
    let running = loaded.game.running().filter(|_| spec.effect == Effect::PhaseChange)?;
    let values = &given.invocation.values;
    match (&context.event.content, &given.during) {
        (Content::Pressed { .. }, Some(during)) if during.number != running.number => {
            Some(Declined::PastPhase { phase: Some(during.code.clone()) })
        }
        // A vote names its phase by itself.
        (Content::Pressed { .. }, None) if !values.contains_key("vote") => {
            // A button of an older version: the receipt under which it stands may tell its phase.
            let prefix = format!("receipt:{}:{}:", loaded.game.id, running.number);
            let is_of_phase = |slot: &String| {
                let handle = slot.strip_prefix(&prefix).and_then(|rest| rest.rsplit(':').next());
                handle.is_some() && handle == values.get("receipt").map(String::as_str)
            };
            (!context.view.receipts.iter().any(is_of_phase)).then_some(Declined::PastPhase { phase: None })
        }
        _ if context.event.at < running.began && spec.command != CommandId::Order => {
            Some(Declined::PastPhase { phase: None })
        }
        _ => None,
    }
}

fn invoke(context: &Context<'_>, given: &Given) -> Decision {
    let decision = carry_out(context, given);
    match given.invocation.spec.effect {
        Effect::Query => decision,
        Effect::Change | Effect::PhaseChange => kept(context, decision),
    }
}

fn carry_out(context: &Context<'_>, given: &Given) -> Decision {
    let invocation = &given.invocation;
    let spec: &Spec = invocation.spec;
    for parameter in spec.parameters {
        let value = invocation.values.get(parameter.id);
        let bad = |value: &str, expected: Vec<String>| {
            declined(
                context,
                Declined::BadValue { parameter: parameter.id.to_owned(), value: value.to_owned(), expected },
            )
        };
        match (value, parameter.kind) {
            (None, _) if parameter.required && parameter.kind != Kind::Orders => {
                return bad("", expected(context, parameter.kind));
            }
            // Nobody publishes nothing. Orders to translate may stand in a message that is quoted.
            (Some(value), Kind::Words)
                if parameter.required
                    && spec.command != CommandId::Notation
                    && value.trim().trim_matches(command::MARKS).trim().is_empty() =>
            {
                return bad("", Vec::new());
            }
            (Some(value), kind @ (Kind::Choice(_) | Kind::Language))
                if !command::is_choice(context.words, kind, value) =>
            {
                return bad(value, expected(context, kind));
            }
            (Some(value), Kind::Duration) if command::seconds(context.words, context.language(), value).is_none() => {
                return bad(value, expected(context, parameter.kind));
            }
            _ => {}
        }
    }
    if spec.spot == Spot::Public && matches!(context.event.place, Place::Person(_) | Place::Room(_)) {
        return declined(context, Declined::InPublic);
    }
    let get = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let named = given.game.as_ref();
    let sure = get("sure") == Some("yes");
    match spec.command {
        CommandId::New => return creation::new(context, invocation),
        CommandId::Join => return lobby::join(context, named, get("prefer")),
        CommandId::Help => return info::help(context, get("command")),
        CommandId::Setup => return info::setup(context),
        CommandId::MyData => return personal::kept(context),
        CommandId::Forget => return personal::forget(context, sure),
        // In a new channel there is no game yet.
        CommandId::MoveHere if named.is_none() && context.meant.is_none() => {
            if let Some(decision) = master::move_own(context, invocation) {
                return decision;
            }
        }
        CommandId::Language => return info::language(context, get("language").unwrap_or_default()),
        CommandId::Timezone => return info::timezone(context, get("timezone").unwrap_or_default()),
        CommandId::Leave
        | CommandId::Prefer
        | CommandId::Confirm
        | CommandId::Rules
        | CommandId::Lots
        | CommandId::Start
        | CommandId::Order
        | CommandId::Orders
        | CommandId::Clear
        | CommandId::Ready
        | CommandId::Unready
        | CommandId::Status
        | CommandId::Map
        | CommandId::Results
        | CommandId::Translate
        | CommandId::Withdraw
        | CommandId::Why
        | CommandId::Possible
        | CommandId::Chart
        | CommandId::Export
        | CommandId::Talk
        | CommandId::Letter
        | CommandId::Draw
        | CommandId::Concede
        | CommandId::End
        | CommandId::Victory
        | CommandId::MoreTime
        | CommandId::VotePause
        | CommandId::VoteResume
        | CommandId::Agree
        | CommandId::Refuse
        | CommandId::Resign
        | CommandId::Take
        | CommandId::Return
        | CommandId::Replace
        | CommandId::Expel
        | CommandId::Fill
        | CommandId::Pause
        | CommandId::Resume
        | CommandId::Extend
        | CommandId::Adjudicate
        | CommandId::Announce
        | CommandId::Rollback
        | CommandId::Edit
        | CommandId::Enter
        | CommandId::Cancel
        | CommandId::Proceed
        | CommandId::Panel
        | CommandId::Appoint
        | CommandId::MoveHere
        | CommandId::Notation
        | CommandId::Say
        | CommandId::Document
        | CommandId::Sign => {}
    }
    let (loaded, ignored) = match (governed(context, spec, named), named) {
        (Ok(loaded), _) => (loaded, None),
        // Only what is being played is at hand, and the last game of a channel; whoever names a game may mean one that is over.
        (Err(Declined::NoGameHere), Some(game)) if context.view.over.is_none() => {
            return Decision { wants: Some(Want::Over(game.clone())), ..Decision::default() };
        }
        (Err(Declined::NoGameHere), Some(GameRef::Named(words))) => match small_talk_aside(context, spec, words) {
            Some(loaded) => (loaded, Some(words.clone())),
            None => return declined(context, no_game_called(context, words)),
        },
        (Err(why), _) => return declined(context, why),
    };
    let allowed = outdated(context, given, loaded).map_or_else(|| roles::may(context, spec.who, &loaded.game), Err);
    if let Err(why) = allowed {
        return context.answer(context.back(), Some(&loaded.game), Notice::Declined(why));
    }
    let mut decision = match spec.command {
        CommandId::Leave => lobby::leave(context, loaded, sure),
        CommandId::Prefer => lobby::prefer(context, loaded, get("prefer")),
        CommandId::Confirm => lobby::confirm(context, loaded),
        CommandId::Rules => lobby::rules(context, loaded),
        CommandId::Lots => lobby::lots(context, loaded),
        CommandId::Start => lobby::start_now(context, loaded),
        CommandId::Order => orders::send(context, Some(loaded), get("text").unwrap_or_default()),
        CommandId::Orders => match get("phase") {
            Some(phase) => history::orders(context, loaded, phase),
            None => orders::show(context, loaded),
        },
        CommandId::Withdraw => orders::withdraw(context, loaded, get("unit")),
        CommandId::Translate | CommandId::Why | CommandId::Possible | CommandId::Chart | CommandId::Export => {
            history::ask(context, loaded, spec.command, &|id| get(id).map(str::to_owned))
        }
        CommandId::Clear => orders::clear(context, loaded),
        CommandId::Ready => orders::ready(context, loaded, true),
        CommandId::Unready => orders::ready(context, loaded, false),
        CommandId::Status => info::status(context, loaded),
        CommandId::Map => match get("phase") {
            Some(phase) => history::position(context, loaded, phase),
            None => info::map(context, loaded),
        },
        CommandId::Results => info::results(context, loaded, get("phase")),
        CommandId::Talk => press::talk(context, loaded, get("with").unwrap_or_default()),
        CommandId::Notation => press::translate(context, loaded, get("quoted").unwrap_or_default()),
        CommandId::Letter => {
            relay::send(context, loaded, get("to").unwrap_or_default(), get("words").unwrap_or_default())
        }
        CommandId::Draw
        | CommandId::Concede
        | CommandId::End
        | CommandId::Victory
        | CommandId::MoreTime
        | CommandId::VotePause
        | CommandId::VoteResume => {
            let words = votes::Words { power: get("power"), value: get("number").or(get("time")) };
            votes::propose(context, loaded, spec.command, &words)
        }
        CommandId::Agree => votes::answer(context, loaded, get("vote"), true),
        CommandId::Refuse => votes::answer(context, loaded, get("vote"), false),
        CommandId::Resign => seats::resign(context, loaded, sure),
        CommandId::Take => seats::take(context, loaded, get("power")),
        CommandId::Return => seats::come_back(context, loaded),
        CommandId::Replace => seats::replace(context, loaded, get("power").unwrap_or_default(), get("person")),
        CommandId::Expel => seats::expel(context, loaded, get("who"), sure),
        CommandId::Fill => seats::fill(context, loaded),
        CommandId::Pause => master::pause(context, loaded),
        CommandId::Resume => master::resume(context, loaded),
        CommandId::Extend => master::extend(context, loaded, get("time").unwrap_or_default()),
        CommandId::Adjudicate => master::adjudicate(context, loaded),
        CommandId::Announce => master::announce(context, loaded, get("message").unwrap_or_default()),
        CommandId::Enter => {
            master::enter(context, loaded, get("power").unwrap_or_default(), get("text").unwrap_or_default())
        }
        CommandId::Panel => master::panel(context, loaded),
        CommandId::Appoint => master::appoint(context, loaded, get("person").unwrap_or_default(), sure),
        CommandId::MoveHere => master::move_here(context, loaded, invocation),
        CommandId::Rollback => rewriting::rollback(context, loaded, get("phase").unwrap_or_default(), get("reason")),
        CommandId::Edit => rewriting::edit(context, loaded, get("changes").unwrap_or_default(), get("reason")),
        CommandId::Cancel => rewriting::cancel(context, loaded, get("reason")),
        CommandId::Proceed => rewriting::proceed(context, loaded, get("asked")),
        CommandId::Say => declare::say(context, loaded, get("message").unwrap_or_default()),
        CommandId::Document => declare::document(context, loaded, get("message").unwrap_or_default(), get("with")),
        CommandId::Sign => declare::sign(context, loaded, get("document")),
        CommandId::New
        | CommandId::Join
        | CommandId::Setup
        | CommandId::MyData
        | CommandId::Forget
        | CommandId::Help
        | CommandId::Language
        | CommandId::Timezone => Decision::default(),
    };
    for answer in decision.answers.iter_mut().filter(|answer| matches!(answer.notice, Notice::Declined(_))) {
        answer.game = Some(loaded.game.id.clone());
    }
    if let Some(words) = ignored {
        let notice = Notice::Declined(Declined::Ignored { words });
        let game = Some(loaded.game.id.clone());
        decision.answers.push(Answer { to: context.aside(), game, notice, of: None });
    }
    // Whoever only looks something up in another game goes on with their own.
    let is_change = spec.effect != Effect::Query;
    if named.is_some()
        && is_change
        && decision.changes.person.is_none()
        && loaded.game.seat_of(&context.view.person.id).is_some()
    {
        let mut person = context.view.person.clone();
        person.current_game = Some(loaded.game.id.clone());
        decision.changes.person = Some(person);
    }
    decision
}

/// The game that a command is for. What only the game master or an administrator may do touches everybody: of several games
/// in which the acting person may, none is guessed, whichever they play in or meant last.
fn governed<'a>(context: &Context<'a>, spec: &Spec, named: Option<&GameRef>) -> Result<&'a LoadedGame, Declined> {
    let governs = matches!(spec.who, Who::GameMaster | Who::Administrator);
    if !governs || named.is_some() || context.meant.is_some() || context.view.room.is_some() {
        return context.game_or(named);
    }
    let candidates = context.view.candidates(context.event).iter();
    let own: Vec<_> = candidates.filter(|loaded| roles::may(context, spec.who, &loaded.game).is_ok()).collect();
    match own.as_slice() {
        [] => context.game(),
        [only] => Ok(only),
        several => Err(view::which(several)),
    }
}

/// The game that is meant where none is named, for a command that does no harm if it was meant for another: what stands
/// behind such a command and names no game ("ready, thanks") is left out, so that the command isn't lost with it. What
/// resembles the name of a game is meant as one.
fn small_talk_aside<'a>(context: &Context<'a>, spec: &Spec, words: &str) -> Option<&'a LoadedGame> {
    let typed = matches!(context.event.content, Content::Text { .. } | Content::Edited { .. });
    let harmless = spec.effect == Effect::Query || matches!(spec.command, CommandId::Ready | CommandId::Unready);
    let words = fold(&words.trim().chars().take(LONGEST_SHOWN).collect::<String>());
    let resembles = |loaded: &LoadedGame| {
        let name = fold(&loaded.game.name);
        strsim::osa_distance(&name, &words) <= 1 + name.chars().count() / 4
    };
    let named = context.view.here.iter().chain(&context.view.mine).any(resembles);
    context.game().ok().filter(|_| typed && harmless && !named)
}

/// So many characters of what was taken for a name are said back.
const LONGEST_SHOWN: usize = 60;

/// That no game is called so, with the names of those that could be meant.
fn no_game_called(context: &Context<'_>, name: &str) -> Declined {
    let mut games: Vec<String> = Vec::new();
    for loaded in context.view.here.iter().chain(&context.view.mine) {
        if !games.contains(&loaded.game.name) {
            games.push(loaded.game.name.clone());
        }
    }
    match games.is_empty() {
        true => Declined::NoGameHere,
        false => Declined::NoGameCalled { name: dragoman_l10n::shortened(name, LONGEST_SHOWN), games },
    }
}

fn expected(context: &Context<'_>, kind: Kind) -> Vec<String> {
    match kind {
        Kind::Choice(_) | Kind::Language => command::choices(context.words, kind),
        Kind::Duration => ["48h", "3d", "30m"].map(str::to_owned).to_vec(),
        Kind::Limit | Kind::Text | Kind::Orders | Kind::Words | Kind::Power | Kind::Number => Vec::new(),
    }
}
