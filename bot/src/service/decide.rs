//! From an event to a decision: which command it is, whether the person may give it, and then one file per group of
//! commands. Nothing here waits, sends or reads a clock.

use dragoman_l10n::{Language, Words};
use jiff::Timestamp;

use super::view::View;
use super::{creation, desk, history, info, lobby, orders, press, relay};
use super::{declare, master, personal, rewriting, roles, seats, votes, which};
use crate::command::{self, CommandId, Invocation, Kind, Spot, Typed};
use crate::event::{ChannelId, Content, Event, EventId, Place};
use crate::game::{Game, GameId, Stage};
use crate::notice::{Declined, Destination, Notice, Outgoing, Priority};
use crate::store::{Changes, LoadedGame};

/// What came of an event.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// What is to be stored and said, in one transaction.
    pub changes: Changes,
    /// Answers to questions: said at once, never stored.
    pub answers: Vec<Answer>,
    /// What must be looked at before this can be decided: nothing else of it counts then, and it is decided again.
    pub wants: Option<Want>,
}

/// What few decisions need and is therefore loaded only when one asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// The phases of the past of a game.
    Past(GameId),
    /// The games that are over and are called so, by name or id: those of the channel and those of the acting person.
    Over(String),
    /// The people of this name who were seen in a channel.
    Named {
        /// As typed: a name, an id, or a mention.
        name: String,
        /// Where they were seen.
        channel: ChannelId,
    },
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Where.
    pub to: Place,
    /// About which game.
    pub game: Option<GameId>,
    /// What.
    pub notice: Notice,
    /// The message that it answers, if it is said where that stands.
    pub of: Option<EventId>,
}

/// What every command gets.
pub struct Act<'a> {
    /// What was done.
    pub event: &'a Event,
    /// What can be seen.
    pub view: &'a View,
    /// Words, for reading.
    pub words: &'a Words,
}

impl Act<'_> {
    /// Where a public answer goes: to the one who asked, where they asked.
    pub fn back(&self) -> Place {
        self.event.place.clone()
    }

    /// Where a secret answer goes.
    pub fn aside(&self) -> Place {
        match &self.event.place {
            Place::Reply { .. } => self.event.place.clone(),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) => Place::Person(self.event.actor.person.clone()),
        }
    }

    /// Says something to all in the game's channel, and acknowledges it where it was asked for if that is elsewhere.
    pub(super) fn tell_all(&self, decision: &mut Decision, game: &Game, notice: Notice) {
        let channel = Place::Channel(game.channel.clone());
        decision.say(self.view.now, channel, Some(game), notice, Priority::Event);
        self.acknowledge(decision, game);
    }

    /// Acknowledges what was asked for elsewhere than in the game's channel.
    pub(super) fn acknowledge(&self, decision: &mut Decision, game: &Game) {
        if self.event.place != Place::Channel(game.channel.clone()) {
            decision.say(self.view.now, self.aside(), Some(game), Notice::Done, Priority::Answer);
        }
    }

    /// In which language the person is answered.
    pub fn language(&self) -> Language {
        self.view.language_of(&self.event.actor)
    }

    /// A decision that only says something, and stores it until it is said.
    pub fn say(&self, to: Place, game: Option<&Game>, notice: Notice) -> Decision {
        let mut decision = Decision::default();
        decision.say(self.view.now, to, game, notice, Priority::Answer);
        decision
    }

    /// A decision that only answers a question.
    pub fn answer(&self, to: Place, game: Option<&Game>, notice: Notice) -> Decision {
        Decision {
            changes: Changes::default(),
            answers: vec![Answer { to, game: game.map(|game| game.id.clone()), notice, of: None }],
            wants: None,
        }
    }
}

impl Decision {
    /// Something to say after the rest was stored.
    pub fn say(&mut self, now: Timestamp, to: Place, game: Option<&Game>, notice: Notice, priority: Priority) {
        self.post(now, Destination::Place(to), None, game, notice, priority);
    }

    /// The same for any destination and slot.
    pub fn post(
        &mut self,
        now: Timestamp,
        to: Destination,
        slot: Option<String>,
        game: Option<&Game>,
        notice: Notice,
        priority: Priority,
    ) {
        self.changes.outgoing.push(Outgoing {
            to,
            slot,
            game: game.map(|game| game.id.clone()),
            notice,
            priority,
            due: now,
            expires: None,
        });
    }

    /// The game as it is after the decision.
    pub fn change(&mut self, loaded: &LoadedGame, game: Game) {
        self.changes.game = Some((game, loaded.version));
    }
}

/// Decides what comes of `event`.
pub fn decide(event: &Event, view: &View, words: &Words) -> Decision {
    let act = Act { event, view, words };
    let mut decision = heard(&act);
    which::ask(&act, &mut decision);
    let changed = decision.changes.game.as_ref().map(|(game, _)| game.id.clone());
    if let Some(before) = changed.and_then(|id| view.by_id(&id)) {
        press::follow(&mut decision, view.now, before);
    }
    decision.changes.event = Some(event.id.clone());
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

/// The message that is answered when `event` is answered, if it is one.
pub(super) fn answered(event: &Event) -> Option<EventId> {
    match &event.content {
        Content::Edited { of, .. } => Some(of.clone()),
        Content::Text { .. } | Content::Undecryptable => Some(event.id.clone()),
        Content::Invoked { .. } | Content::Pressed { .. } | Content::Removed { .. } => None,
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

/// What comes of what was done, before anything is asked back.
pub(super) fn heard(act: &Act<'_>) -> Decision {
    match &act.event.content {
        Content::Text { text, addressed } => text_command(act, text, *addressed),
        Content::Edited { text, .. } => text_command(act, text, matches!(act.event.place, Place::Person(_))),
        Content::Invoked { command, arguments } => match command::by_id(command) {
            Some(spec) => invoke(act, &Invocation { spec, values: arguments.clone() }),
            None => declined(act, Declined::UnknownCommand { word: command.clone(), nearest: None }),
        },
        Content::Pressed { action } => pressed(act, action),
        Content::Removed { said, .. } => orders::removed(act, *said),
        Content::Undecryptable => act.say(act.aside(), None, Notice::Undecryptable),
    }
}

/// A decision that declines, in private if the place is public.
pub fn declined(act: &Act<'_>, why: Declined) -> Decision {
    let game = act.view.game(act.event, None).ok().map(|loaded| &loaded.game);
    act.answer(act.back(), game, Notice::Declined(why))
}

fn text_command(act: &Act<'_>, text: &str, addressed: bool) -> Decision {
    if text.trim().is_empty() {
        return Decision::default();
    }
    if let (Place::Room(_), false) = (&act.event.place, addressed) {
        return press::words(act, text);
    }
    if !addressed {
        return Decision::default();
    }
    if let Some(decision) = which::below_heading(act, text) {
        return decision;
    }
    // Which map is meant decides which words are powers.
    let variant = act.view.game(act.event, None).ok().or(act.view.mine.first());
    let variant = variant.map_or("classic", |loaded| loaded.game.settings.variant.as_str());
    if let Some(relay::Heading { to, words }) = relay::heading(act.words, variant, text) {
        let values = [("to", to), ("words", words)].map(|(id, value)| (id.to_owned(), value.to_owned()));
        return invoke(act, &Invocation { spec: command::spec(CommandId::Letter), values: values.into() });
    }
    match command::read(act.words, act.language(), text) {
        Typed::Command(invocation) => invoke(act, &invocation),
        // Somebody mentioned the bot in a room to have orders translated.
        Typed::Unknown { .. } if matches!(act.event.place, Place::Room(_)) && press::has_orders(act, text) => {
            press::words(act, text)
        }
        Typed::Unknown { word, nearest } => match &act.event.place {
            // In private everything that is no command is an order.
            Place::Person(_) if plays(act) => orders::send(act, None, text),
            Place::Person(_) | Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => {
                declined(act, Declined::UnknownCommand { word, nearest: nearest.map(|spec| spec.id.to_owned()) })
            }
        },
    }
}

fn plays(act: &Act<'_>) -> bool {
    // Games that the person only looks after, or may come back to, are among these too.
    let sits = |game: &Game| game.seat_of(&act.view.person.id).is_some();
    act.view.mine.iter().any(|loaded| matches!(loaded.game.stage, Stage::Running(_)) && sits(&loaded.game))
}

fn pressed(act: &Act<'_>, action: &str) -> Decision {
    let (id, values) = command::of_action(action);
    if id == which::WHICH {
        return which::answered(act, action);
    }
    if id == crate::say::AGAIN {
        return desk::again(act);
    }
    let Some(spec) = command::by_id(id) else {
        return declined(act, Declined::UnknownCommand { word: id.to_owned(), nearest: None });
    };
    invoke(act, &Invocation { spec, values })
}

fn invoke(act: &Act<'_>, invocation: &Invocation) -> Decision {
    let spec = invocation.spec;
    for parameter in spec.parameters {
        let value = invocation.values.get(parameter.id);
        let bad = |value: &str, expected: Vec<String>| {
            declined(act, Declined::BadValue { parameter: parameter.id.to_owned(), value: value.to_owned(), expected })
        };
        match (value, parameter.kind) {
            (None, _) if parameter.required && parameter.kind != Kind::Orders => {
                return bad("", expected(parameter.kind));
            }
            (Some(value), Kind::Choice(choices)) if !choices.contains(&value.as_str()) => {
                return bad(value, expected(parameter.kind));
            }
            (Some(value), Kind::Duration) if command::seconds(value).is_none() => {
                return bad(value, expected(parameter.kind));
            }
            _ => {}
        }
    }
    if spec.spot == Spot::Public && matches!(act.event.place, Place::Person(_) | Place::Room(_)) {
        return declined(act, Declined::InPublic);
    }
    let get = |id: &str| invocation.values.get(id).map(String::as_str).filter(|value| !value.trim().is_empty());
    let named = get("game");
    let sure = get("sure") == Some("yes");
    match spec.command {
        CommandId::New => return creation::new(act, invocation),
        CommandId::Join => return lobby::join(act, named, get("prefer")),
        CommandId::Help => return info::help(act, get("command")),
        CommandId::Setup => return info::setup(act),
        CommandId::MyData => return personal::kept(act),
        CommandId::Forget => return personal::forget(act, sure),
        CommandId::Language => return info::language(act, get("language").unwrap_or_default()),
        CommandId::Timezone => return info::timezone(act, get("timezone").unwrap_or_default()),
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
        | CommandId::Notation
        | CommandId::Say
        | CommandId::Document
        | CommandId::Sign => {}
    }
    let loaded = match (act.view.game(act.event, named), named) {
        (Ok(loaded), _) => loaded,
        // Only what is being played is at hand, and the last game of a channel; whoever names a game may mean one that is over.
        (Err(Declined::NoGameHere), Some(name)) if act.view.over.is_none() => {
            return Decision { wants: Some(Want::Over(name.to_owned())), ..Decision::default() };
        }
        (Err(why), _) => return declined(act, why),
    };
    if let Err(why) = roles::may(act, spec.who, &loaded.game) {
        return declined(act, why);
    }
    let mut decision = match spec.command {
        CommandId::Leave => lobby::leave(act, loaded, sure),
        CommandId::Prefer => lobby::prefer(act, loaded, get("prefer")),
        CommandId::Confirm => lobby::confirm(act, loaded),
        CommandId::Rules => lobby::rules(act, loaded),
        CommandId::Lots => lobby::lots(act, loaded),
        CommandId::Start => lobby::start_now(act, loaded),
        CommandId::Order => orders::send(act, Some(loaded), get("text").unwrap_or_default()),
        CommandId::Orders => match get("phase") {
            Some(phase) => history::orders(act, loaded, phase),
            None => orders::show(act, loaded),
        },
        CommandId::Withdraw => orders::withdraw(act, loaded, get("unit")),
        CommandId::Translate | CommandId::Why | CommandId::Possible | CommandId::Chart | CommandId::Export => {
            history::ask(act, loaded, spec.command, &|id| get(id).map(str::to_owned))
        }
        CommandId::Clear => orders::clear(act, loaded),
        CommandId::Ready => orders::ready(act, loaded, true),
        CommandId::Unready => orders::ready(act, loaded, false),
        CommandId::Status => info::status(act, loaded),
        CommandId::Map => match get("phase") {
            Some(phase) => history::position(act, loaded, phase),
            None => info::map(act, loaded),
        },
        CommandId::Results => info::results(act, loaded, get("phase")),
        CommandId::Talk => press::talk(act, loaded, get("with").unwrap_or_default()),
        CommandId::Notation => press::translate(act, loaded, get("quoted").unwrap_or_default()),
        CommandId::Letter => relay::send(act, loaded, get("to").unwrap_or_default(), get("words").unwrap_or_default()),
        CommandId::Draw
        | CommandId::Concede
        | CommandId::End
        | CommandId::Victory
        | CommandId::MoreTime
        | CommandId::VotePause
        | CommandId::VoteResume => {
            let words = votes::Words { power: get("power"), value: get("number").or(get("time")) };
            votes::propose(act, loaded, spec.command, &words)
        }
        CommandId::Agree => votes::answer(act, loaded, get("vote"), true),
        CommandId::Refuse => votes::answer(act, loaded, get("vote"), false),
        CommandId::Resign => seats::resign(act, loaded, sure),
        CommandId::Take => seats::take(act, loaded, get("power")),
        CommandId::Return => seats::come_back(act, loaded),
        CommandId::Replace => seats::replace(act, loaded, get("power").unwrap_or_default(), get("person")),
        CommandId::Expel => seats::expel(act, loaded, get("who"), sure),
        CommandId::Fill => seats::fill(act, loaded),
        CommandId::Pause => master::pause(act, loaded),
        CommandId::Resume => master::resume(act, loaded),
        CommandId::Extend => master::extend(act, loaded, get("time").unwrap_or_default()),
        CommandId::Adjudicate => master::adjudicate(act, loaded),
        CommandId::Announce => master::announce(act, loaded, get("message").unwrap_or_default()),
        CommandId::Enter => {
            master::enter(act, loaded, get("power").unwrap_or_default(), get("text").unwrap_or_default())
        }
        CommandId::Panel => master::panel(act, loaded),
        CommandId::Appoint => master::appoint(act, loaded, get("person").unwrap_or_default()),
        CommandId::Rollback => rewriting::rollback(act, loaded, get("phase").unwrap_or_default(), get("reason")),
        CommandId::Edit => rewriting::edit(act, loaded, get("changes").unwrap_or_default(), get("reason")),
        CommandId::Cancel => rewriting::cancel(act, loaded, get("reason")),
        CommandId::Proceed => rewriting::proceed(act, loaded),
        CommandId::Say => declare::say(act, loaded, get("message").unwrap_or_default()),
        CommandId::Document => declare::document(act, loaded, get("message").unwrap_or_default(), get("with")),
        CommandId::Sign => declare::sign(act, loaded, get("document")),
        CommandId::New
        | CommandId::Join
        | CommandId::Setup
        | CommandId::MyData
        | CommandId::Forget
        | CommandId::Help
        | CommandId::Language
        | CommandId::Timezone => Decision::default(),
    };
    if named.is_some() && decision.changes.person.is_none() && loaded.game.seat_of(&act.view.person.id).is_some() {
        let mut person = act.view.person.clone();
        person.current_game = Some(loaded.game.id.clone());
        decision.changes.person = Some(person);
    }
    decision
}

fn expected(kind: Kind) -> Vec<String> {
    match kind {
        Kind::Choice(choices) => choices.iter().map(|choice| (*choice).to_owned()).collect(),
        Kind::Duration => ["48h", "3d", "30m"].map(str::to_owned).to_vec(),
        Kind::Limit | Kind::Text | Kind::Orders | Kind::Words | Kind::Power | Kind::Number => Vec::new(),
    }
}
