//! Turns an event into a decision: finds the command that was typed or pressed. Each group of commands has a file of
//! its own. Nothing here waits, sends or reads a clock.

pub mod absence;
mod actor_name;
mod addressees;
mod admission;
mod adopt;
mod agreed_deeds;
mod agreements;
mod announced;
pub(crate) mod assigned;
pub(crate) mod awaiting;
mod away;
mod barred;
pub(crate) mod begin;
#[cfg(test)]
mod binding_tests;
mod by_hand;
pub mod clock;
mod coin;
pub mod company;
mod computer_talk;
mod computers;
mod conduct;
mod confirmation;
pub mod context;
mod conversation;
mod corrections;
mod creation;
pub mod deadlines;
pub mod decision;
pub(crate) mod declare;
mod deputies;
pub mod draft;
mod elsewhere;
pub mod filling;
#[cfg(test)]
mod fuzz_tests;
pub mod game_choice;
mod game_name;
mod given;
mod handlers;
mod headed;
pub(crate) mod hidden_players;
pub mod history;
mod info;
mod invitations;
mod invoke;
mod kept;
pub mod keys;
mod last_call;
mod letters;
pub mod lobby;
mod master;
pub mod means;
mod named;
pub mod network;
mod not_done;
pub(crate) mod offers;
pub(crate) mod open_votes;
mod order_map;
mod order_thread;
mod orders;
mod own_games;
mod own_start;
pub mod personal;
mod phase;
mod phase_of_event;
mod phrases;
mod pictures;
mod practice;
pub mod press;
mod proposed_deeds;
mod public_orders;
mod publishable;
mod readers;
mod recognised;
mod record;
pub mod relay;
mod rematch;
mod roles;
mod rule;
pub mod sayings;
mod seats;
mod seeds;
mod sentence;
pub(crate) mod sheets;
mod showing;
mod silence;
mod small_talk;
mod sounds;
mod stage;
mod stalemate;
mod statements;
pub mod status;
mod stored_question;
pub mod suggest;
mod talking_game;
pub mod terms;
mod typed_letter;
mod unaddressed;
mod values;
pub mod view;
pub mod votes;
mod watching;
mod what_if;
mod whom;
mod wording;
mod writing;

use std::collections::BTreeMap;

use dragoman_l10n::{Words, sanitise};
use dragoman_reading::command::{self, CommandId, Effect, Invocation, Spec, Typed, UnknownOption};
use dragoman_reading::names;

use self::context::{Context, answered, too_long, unknown};
use self::decision::{Answer, Decision};
use self::given::Given;
use self::invoke::invoke;
use self::kept::{kept, refused};
use self::not_done::{Outcome, settled};
use self::phase_of_event::{came_after_an_absence, corrected_in, unclear_since_edited};
use self::view::View;
use crate::action::{self, CommandAction, GameRef, OfPhase};
use crate::event::{Content, Event, EventId, GAME_ID, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{GameId, Stage};
use crate::notice::{Declined, Destination, Notice, Priority};
use crate::person::Person;
use crate::question::Request;
use crate::rules;

/// The decision on `event`.
pub fn decide(event: &Event, view: &View, words: &Words) -> Decision {
    let pressed = if let Content::Reacted { action, .. } = &event.content {
        Some(Event { content: Content::Pressed { action: action.clone() }, ..event.clone() })
    } else {
        None
    };
    let context = Context { event: pressed.as_ref().unwrap_or(event), view, words, meant: None };
    let mut decision = heard(&context);
    match game_choice::only_running(&context, &decision) {
        Some((loaded, said)) => decision = in_game(&context, loaded, &said),
        None => game_choice::ask(&context, &mut decision),
    }
    if let Content::Reacted { sign, action } = &event.content
        && !decision.happenings.iter().all(Happening::is_harmless)
    {
        decision = small_talk::not_by_reaction(&context, sign, action);
    }
    let changed = decision.changes.game.as_ref().map(|(game, _)| game.id.clone());
    if let Some((game, _)) = &mut decision.changes.game
        && let Some(seat) = game.seats.iter_mut().find(|seat| seat.person() == Some(&event.actor.person))
    {
        seat.seen = Some(view.now);
    }
    if let Some((game, _)) = &mut decision.changes.game
        && let Stage::Running(running) = &mut game.stage
    {
        // Our clock was set back since: it must not stay so that the phase begins in the future.
        running.began = running.began.min(view.now);
        // What ended the phase before is handled again, and players who saw its results have written for this one since.
        if decision.changes.phase.is_some() && view.restored.is_some_and(|restored| event.at < restored) {
            running.began = running.began.min(event.written());
        }
    }
    decision.announce(changed.and_then(|id| view.by_id(&id)), view.now);
    decision.changes.event = Some(event.id.clone());
    tell_late_once(&context, &mut decision);
    if let Place::Reply { .. } = event.place {
        // A command that waits for an answer of its own gets one.
        let place = Destination::Place(event.place.clone());
        let answered = decision.changes.outgoing.iter().any(|outgoing| outgoing.to == place)
            || decision.answers.iter().any(|answer| answer.to == event.place);
        if !answered {
            let to = event.place.clone();
            decision.answers.push(Answer { to, game: None, phase: None, notice: Notice::Done, of: None });
        }
    }
    relate(&mut decision, event);
    in_language(&context, &mut decision);
    if decision.changes.forget.is_some() {
        // Nothing is stored about a person who was deleted just now.
        return decision;
    }
    let mut person = decision.changes.person.take().unwrap_or_else(|| view.person.clone());
    if !event.actor.name.is_empty() {
        person.name.clone_from(&event.actor.name);
    }
    if person.language.is_none() {
        person.language = event.actor.language;
    }
    if is_answered_in_private(event, &decision) {
        person.answered = Some(view.now);
    }
    decision.changes.person = Some(person);
    decision
}

/// Whether something is said to who acts alone.
fn is_answered_in_private(event: &Event, decision: &Decision) -> bool {
    let own = Place::Person(event.actor.person.clone());
    let is_own = |place: &Place| *place == own || matches!(place, Place::Reply { .. });
    decision.answers.iter().any(|answer| is_own(&answer.to))
        || decision.changes.outgoing.iter().any(|said| matches!(&said.to, Destination::Place(place) if is_own(place)))
}

/// Answers in public that are about no game are in the language of who has asked, as all others are in the game's language.
fn in_language(context: &Context<'_>, decision: &mut Decision) {
    let language = context.language();
    if language == context.view.language {
        return;
    }
    let wrap = |notice: &mut Notice| {
        // A draft has its language.
        if !matches!(notice, Notice::Opening(_) | Notice::InLanguage { .. }) {
            let said = std::mem::replace(notice, Notice::Done);
            *notice = Notice::InLanguage { language, notice: Box::new(said) };
        }
    };
    let is_public = |place: &Place| matches!(place, Place::Channel(_));
    for answer in decision.answers.iter_mut().filter(|answer| answer.game.is_none() && is_public(&answer.to)) {
        wrap(&mut answer.notice);
    }
    for outgoing in &mut decision.changes.outgoing {
        let is_answer = outgoing.game.is_none() && outgoing.priority == Priority::Answer;
        if matches!(&outgoing.to, Destination::Place(place) if is_answer && is_public(place)) {
            wrap(&mut outgoing.notice);
        }
    }
}

/// Ties each answer to its message. The answer to an edited message replaces the answer to the message before the edit.
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

/// A person who wrote several messages while the bot was away is told once, and not for each line, that they came too
/// late for their phase.
fn tell_late_once(context: &Context<'_>, decision: &mut Decision) {
    let Ok(LoadedGame { game, .. }) = context.game() else { return };
    let Some(running) = game.running() else { return };
    if !came_after_an_absence(context) {
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

/// The message that `slot` answers; `None` if it isn't the slot of an answer.
pub fn answered_in(slot: &str) -> Option<EventId> {
    let (_, message) = slot.strip_prefix("answer:")?.split_once(':')?;
    EventId::try_from(message.to_owned()).ok()
}

/// Decides on the event before a question is asked. The calls from here don't return to it: a text is searched for a
/// heading once, and the text below it, or the text that a question was about, goes to [`in_game`].
fn heard(context: &Context<'_>) -> Decision {
    match &context.event.content {
        Content::Text { text, addressed } => text_command(context, text, *addressed),
        Content::Edited { text, addressed, .. } => text_command(context, text, *addressed),
        Content::Invoked { command, arguments } => match too_long(context, arguments.values()) {
            Some(why) => refused(context, why),
            None => invoked(context, command, arguments),
        },
        Content::Pressed { action } | Content::Reacted { action, .. } => pressed(context, action),
        Content::Removed { of, said } => orders::removed(context, of, *said),
        Content::Undecryptable => context.say(context.aside(), None, Notice::Undecryptable),
        Content::Unreadable(unreadable) => small_talk::unreadable(context, unreadable),
        Content::Invited => small_talk::invited(context),
    }
}

/// Carries out `said` for the game that is meant, and remembers that game for the person.
pub(super) fn in_game(context: &Context<'_>, loaded: &LoadedGame, said: &Request) -> Decision {
    let mut decision = as_said(context, Some(loaded), said);
    let person = || Person { current_game: Some(loaded.game.id.clone()), ..context.view.person.clone() };
    decision.changes.person.get_or_insert_with(person);
    decision
}

/// Carries out `said`; `meant`: for this game.
fn as_said(context: &Context<'_>, meant: Option<&LoadedGame>, said: &Request) -> Decision {
    let content = match (said, &context.event.content) {
        // It belongs to the message that was edited.
        (Request::Text(text), Content::Edited { of, said, addressed, .. }) => {
            Content::Edited { of: of.clone(), said: *said, text: text.clone(), addressed: *addressed }
        }
        (Request::Text(text), _) => Content::Text { text: text.clone(), addressed: true },
        (Request::Command(command, arguments), _) => {
            Content::Invoked { command: command.clone(), arguments: arguments.clone() }
        }
        (Request::Pressed(action), _) => Content::Pressed { action: action.id().to_owned() },
    };
    let event = Event { content, ..context.event.clone() };
    let context = Context { event: &event, view: context.view, words: context.words, meant };
    match said {
        Request::Text(text) => typed(&context, text),
        Request::Command(command, arguments) => invoked(&context, command, arguments),
        Request::Pressed(action) => carried(&context, action),
    }
}

fn text_command(context: &Context<'_>, text: &String, addressed: bool) -> Decision {
    if text.trim_matches(|c: char| c.is_whitespace() || c == '?' || command::PREFIXES.contains(&c)).is_empty() {
        return if addressed { small_talk::called(context) } else { Decision::default() };
    }
    let too_long = too_long(context, [text]);
    if let (Place::Room(_), false) = (&context.event.place, addressed) {
        return if too_long.is_some() { Decision::default() } else { talk_in_room(context, text) };
    }
    if !addressed {
        return match context.event.place {
            Place::Channel(_) if too_long.is_none() => public_orders::unaddressed(context, text),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) | Place::Reply { .. } => Decision::default(),
        };
    }
    if let Some(why) = too_long {
        return refused(context, why);
    }
    if !matches!(context.event.place, Place::Person(_)) {
        return typed(context, text);
    }
    match game_choice::heading(context, text) {
        Ok(Some((loaded, rest))) => {
            let said = Request::Text(rest.to_owned());
            // As elsewhere, looking something up in another game doesn't change which game the person means.
            if game_choice::only_looks(context, &said) {
                as_said(context, Some(loaded), &said)
            } else {
                in_game(context, loaded, &said)
            }
        }
        Ok(None) => match corrected_in(context) {
            // It isn't the game that they mean from now on.
            Some(loaded) => as_said(context, Some(loaded), &Request::Text(text.clone())),
            None => typed(context, text),
        },
        Err(why) => context.decline(why),
    }
}

/// What is said in a press room and not to the bot.
fn talk_in_room(context: &Context<'_>, text: &str) -> Decision {
    if let Some(outcome) = statements::in_room(context, text) {
        return kept(context, outcome);
    }
    let mut decision = press::words(context, text);
    if let Err(not_done) = recognised::in_room(context, text, &mut decision) {
        return settled(context, Err(not_done));
    }
    if decision.changes.question.is_none()
        && let Some(told) = public_orders::in_room(context, text)
    {
        decision.changes.outgoing.extend(told.changes.outgoing);
        decision.changes.question = told.changes.question;
    }
    decision
}

/// A text without a heading.
fn typed(context: &Context<'_>, text: &str) -> Decision {
    // The variant decides which words are powers.
    let variant = context.game().ok().or(context.view.mine.first()).or(context.view.here.first());
    let variant = variant.map_or("classic", |loaded| loaded.game.settings.variant.as_str());
    if let Some(decision) = typed_letter::typed(context, variant, text) {
        return decision;
    }
    let read = command::read(context.words, context.language(), text);
    let said = practice::typed(context, text, &read).map(Ok);
    let said = said.or_else(|| statements::in_private(context, text)).or_else(|| statements::in_room(context, text));
    if let Some(outcome) = said {
        return kept(context, outcome);
    }
    let unmarked = text.trim_start().trim_start_matches(command::PREFIXES);
    if let Some(decision) = small_talk::typed(context, unmarked) {
        return decision;
    }
    if let Some(outcome) = unaddressed::typed(context, text, &read) {
        return kept(context, outcome);
    }
    // "wait, A Vie - Tyr"
    let waits = matches!(&read, Typed::Command(found) if found.spec.command == CommandId::Unready);
    match read {
        // What names a board of one's own is never an order, whatever language the name is in.
        Typed::Command(invocation) if matches!(invocation.spec.command, CommandId::WhatIf | CommandId::Practice) => {
            invoke(context, &Given::typed(context, text, invocation))
        }
        // Whoever asks isn't ready for that.
        Typed::Command(invocation) if invocation.spec.command == CommandId::Ready && text.trim_end().ends_with('?') => {
            let game = invocation.values.into_iter().filter(|(parameter, _)| parameter == "game");
            let status = Invocation { spec: command::spec(CommandId::Status), values: game.collect() };
            invoke(context, &Given::chosen(status))
        }
        Typed::Command(_) if are_orders(context, text) => sent(context, text, waits),
        Typed::Command(invocation) if headed::is_a_foreign_letter(context, &invocation, text) => {
            sent(context, text, waits)
        }
        Typed::Command(invocation) if headed::is_heading(context, &invocation, unmarked) => {
            match &context.event.place {
                Place::Person(_) => sent(context, unmarked, waits),
                Place::Room(_) => press::words(context, unmarked),
                Place::Channel(_) | Place::Reply { .. } => {
                    settled(context, orders::send(context, context.meant, unmarked))
                }
            }
        }
        Typed::Command(invocation) => {
            if let Some(orders) = headed::behind_name(context, &invocation, text) {
                return sent(context, &orders, waits);
            }
            if let Some(unknown) = command::unknown_option(context.words, context.language(), text) {
                return no_such_option(context, invocation.spec, unknown);
            }
            let given = Given::typed(context, text, invocation);
            if let Some(decision) = go_ahead(context, &given) {
                return decision;
            }
            match context.game_or(given.game.as_ref()) {
                Ok(loaded) if given.is_ready() && public_orders::is_said_in_public(context, text) => {
                    public_orders::ready(context, loaded)
                }
                Ok(_) | Err(_) => invoke(context, &given),
            }
        }
        // A mention of the bot in a room asks for its orders, or everyday sentences, to be translated.
        Typed::Unknown { .. }
            if matches!(context.event.place, Place::Room(_))
                && (press::has_orders(context, unmarked)
                    || !press::everyday(context, context.language(), unmarked).is_empty()) =>
        {
            press::words(context, unmarked)
        }
        Typed::Unknown { word } => match &context.event.place {
            // In private, everything that isn't a command is an order.
            Place::Person(_) if context.plays() => sent(context, text, waits),
            // Orders in a game that hasn't begun, or is over: the answer must say that, and not that no command is
            // called "A".
            Place::Person(_) if names::may_begin_order(context.words, context.language(), variant, unmarked) => {
                kept(context, orders::send(context, context.meant, text))
            }
            // "/A Vie - Gal" in the channel: the useful answer is where to send orders.
            Place::Channel(_) if press::has_orders(context, unmarked) => {
                settled(context, orders::send(context, context.meant, text))
            }
            // Orders that aren't whole: "/A Ven - Mos".
            Place::Channel(_) | Place::Room(_)
                if context.game().is_ok_and(|it| public_orders::are_tried(context, &it.game, (unmarked, false))) =>
            {
                settled(context, orders::send(context, context.meant, text))
            }
            Place::Person(_) | Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => {
                context.decline(unknown(context, &word))
            }
        },
    }
}

/// The refusal of an option that `spec` hasn't.
fn no_such_option(context: &Context<'_>, spec: &Spec, unknown: UnknownOption) -> Decision {
    let UnknownOption { name, value, nearest } = unknown;
    let (command, nearest) = (spec.id.to_owned(), nearest.id.to_owned());
    let decision = context.decline(Declined::NoSuchOption { command, option: name, value, nearest });
    match spec.effect {
        Effect::Query => decision,
        Effect::Change | Effect::PhaseChange => kept(context, Ok(decision)),
    }
}

/// Orders of a player of a game, in private.
fn sent(context: &Context<'_>, text: &str, waits: bool) -> Decision {
    if let Some(why) = unclear_since_edited(context) {
        return refused(context, why);
    }
    let send = if waits { orders::send_and_wait } else { orders::send };
    let mut decision = kept(context, send(context, context.meant, text));
    practice::not_here(context, text, &mut decision);
    decision
}

/// Whether a text whose first word names a command is meant as orders all the same: it was sent in private without the
/// command prefix, and all of it reads as orders of this phase for the person's powers. An order must never be taken
/// for something else, above all not for a resignation.
fn are_orders(context: &Context<'_>, text: &str) -> bool {
    if !matches!(context.event.place, Place::Person(_)) || text.trim_start().starts_with(command::PREFIXES) {
        return false;
    }
    let language = context.language();
    let is_own = command::is_own_word(context.words, language, text);
    context.own_games().iter().any(|LoadedGame { game, .. }| {
        let Some((running, seat)) = context.played(game) else { return false };
        let settings = &game.settings;
        // A command of the person's own language is one unless its word also begins orders; one of another language may
        // always be something else.
        if is_own && !names::may_begin_order(context.words, language, &settings.variant, text) {
            return false;
        }
        rules::are_orders(context.words, language, settings, &running.position, &seat.powers, text)
    })
}

/// The longest id of an action that is read, in bytes: ours have at most [`action::LONGEST_ID`].
const LONGEST_ACTION: usize = 200;

fn pressed(context: &Context<'_>, id: &str) -> Decision {
    if id.len() > LONGEST_ACTION {
        return context.decline(Declined::TooOld);
    }
    if let (action::WHICH, values) = action::of_action(id) {
        return settled(context, answer_which(context, &values));
    }
    if id == action::ASK_AGAIN {
        return order_thread::again(context);
    }
    match CommandAction::read(id) {
        Some(action) => carried(context, &action),
        None => context.decline(Declined::UnknownCommand { word: id.to_owned(), nearest: None }),
    }
}

/// Carries out the request that was stored, for the game whose button was pressed, if it is for one.
fn answer_which(context: &Context<'_>, values: &BTreeMap<String, String>) -> Outcome {
    let game_choice::Meant { question, game } = game_choice::meant(context, values)?;
    let mut decision = match game {
        Ok((Some(loaded), said)) => in_game(context, loaded, &said),
        Ok((None, said)) => as_said(context, None, &said),
        Err(why) => context.decline(why),
    };
    decision.changes.answered = Some(question);
    Ok(decision)
}

/// Carries out the command of a button.
fn carried(context: &Context<'_>, action: &CommandAction) -> Decision {
    let invocation = Invocation { spec: action.spec, values: action.values.clone() };
    let (game, during) = (action.game.clone(), action.during.clone());
    invoke(context, &Given { invocation, game, during, is_exact: true, ignores_rest: true })
}

/// A command from the network's own menu. Games are named by typing there; only a form has the id, and the phase in which it
/// was opened.
fn invoked(context: &Context<'_>, command: &str, arguments: &BTreeMap<String, String>) -> Decision {
    let Some(spec) = command::by_id(command) else { return context.decline(unknown(context, command)) };
    let values = arguments.iter().map(|(id, value)| (id.clone(), sanitise::letter(value))).collect();
    let mut given = Given::chosen(Invocation { spec, values }.meant());
    if let Some(id) = given.invocation.values.remove(GAME_ID) {
        given.game = Some(GameRef::Id(GameId(id)));
    }
    given.during = given.invocation.values.remove(action::DURING).and_then(|phase| OfPhase::read(&phase));
    go_ahead(context, &given).unwrap_or_else(|| invoke(context, &given))
}

/// `go-ahead` without a game: what the person was shown last is carried out. `None`: it is another command, or for a deed
/// that waits in a game.
fn go_ahead(context: &Context<'_>, given: &Given) -> Option<Decision> {
    if given.invocation.spec.command != CommandId::Proceed || given.game.is_some() || !given.is_exact {
        return None;
    }
    match confirmation::newest(context, given) {
        Ok(confirmation::Newest::Nothing) => None,
        Err(not_done) => Some(kept(context, Err(not_done))),
        Ok(confirmation::Newest::CarryOut(question, loaded, said)) => {
            let mut decision = match loaded {
                Some(loaded) => in_game(context, loaded, &said),
                None => as_said(context, None, &said),
            };
            decision.changes.answered = Some(question);
            Some(decision)
        }
    }
}
