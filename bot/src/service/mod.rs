//! The game service: an event in, one transaction, done.
//!
//! Load what the decision may look at, decide (pure), save everything as one. If somebody changed the game in between,
//! load and decide again. What is to be said lies in the outbox when this returns; answers to questions change nothing,
//! so they are said at once and never stored.

mod absence;
mod begin;
mod clock;
mod coin;
mod conversations;
mod creation;
pub(crate) mod deadlines;
mod decide;
mod declare;
mod desk;
#[cfg(test)]
mod dispatch_tests;
#[cfg(test)]
mod fuzz_tests;
mod history;
mod info;
mod keys;
#[cfg(test)]
mod late_tests;
mod lobby;
mod master;
mod orders;
mod personal;
mod phase;
mod press;
pub(crate) mod relay;
mod rewriting;
mod roles;
mod seats;
#[cfg(test)]
mod setup_tests;
mod stage;
mod suggest;
mod table;
mod terms;
#[cfg(test)]
mod trial;
mod view;
mod votes;
mod which;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use dragoman_l10n::{Language, Words};
use jiff::Timestamp;
use tokio::sync::Notify;

use decide::Want;
pub use decide::{Answer, Decision, answered_in, decide};
pub use press::room_of;
pub use view::View;
pub(crate) use votes::command_of as vote_command;

use crate::command;
use crate::event::{AUTHOR, ChannelId, Content, Event, PersonId, Place, PlatformName, RoomId};
use crate::fault;
use crate::game::GameId;
use crate::limits::Limits;
use crate::metrics::METRICS;
use crate::notice::Notice;
use crate::platforms::{Lobby, NotPrivate, Seated, Sink, StoreUnavailable};
use crate::store::{Changes, LoadedGame, Person, Store, StoreError, lives};
use crate::world::{Clock, Entropy, name_from, random_name};

/// Who says answers that aren't stored.
#[async_trait]
pub trait Answers: Send + Sync {
    /// Says it now; `key` is the same each time the same event is answered.
    async fn answer(&self, key: String, answer: Answer);

    /// Closes what is private in `game` and could be read by players whom it isn't for, since their network lets them
    /// by now. `false`: it couldn't be found out.
    async fn close_to_ears(&self, _game: &GameId) -> Result<bool, StoreError> {
        Ok(true)
    }
}

/// How the bot is set up.
#[derive(Clone, Debug)]
pub struct Defaults {
    /// Language.
    pub language: Language,
    /// Time zone.
    pub timezone: String,
    /// How much one person may cause.
    pub limits: Limits,
}

/// The service.
pub struct Service {
    store: Store,
    words: Arc<Words>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    defaults: Defaults,
    answers: Arc<dyn Answers>,
    /// Rung when there is something in the outbox.
    outbox: Arc<Notify>,
    /// Rung when a deadline may have changed.
    deadlines: Arc<Notify>,
    /// One decision at a time: SQLite has one writer anyway, and nobody has to decide twice.
    deciding: tokio::sync::Mutex<()>,
    caught_up: Mutex<HashMap<PlatformName, Timestamp>>,
    stumbles: Mutex<HashMap<String, u32>>,
    /// Networks on which private rooms can be opened.
    rooms: Vec<PlatformName>,
    /// Since when we listen.
    started: Timestamp,
}

/// How often an event may fail before it is set aside.
const PATIENCE: u32 = 3;

impl Service {
    /// A service over `store`.
    #[expect(clippy::too_many_arguments, reason = "built in one place, from parts that have nothing else in common")]
    pub fn new(
        store: Store,
        words: Arc<Words>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        defaults: Defaults,
        answers: Arc<dyn Answers>,
        outbox: Arc<Notify>,
        rooms: Vec<PlatformName>,
    ) -> Self {
        Self {
            started: clock.now(),
            store,
            words,
            clock,
            entropy,
            defaults,
            answers,
            outbox,
            deadlines: Arc::new(Notify::new()),
            deciding: tokio::sync::Mutex::new(()),
            caught_up: Mutex::new(HashMap::new()),
            stumbles: Mutex::new(HashMap::new()),
            rooms,
        }
    }

    /// Handles an event. Its effects are stored when this returns.
    pub async fn handle(&self, event: &Event) -> Result<(), StoreError> {
        if lives::is_forgotten_event(event.at, self.clock.now()) || self.store.has_seen(&event.id).await? {
            return Ok(());
        }
        if let Content::Removed { of, .. } = &event.content
            && !self.store.has_seen(of).await?
        {
            // Deleted before we read it: nothing came of it.
            return Ok(());
        }
        if let Some(channel) = view::channel(event) {
            self.store.sighted(&channel, &event.actor.person, self.clock.now()).await?;
        }
        let deciding = self.deciding.lock().await;
        let (event, desk) = self.at_desk(event).await?;
        let event = &*event;
        for _ in 0..PATIENCE {
            let mut view = self.view(event).await?;
            let mut decision = decide(event, &view, &self.words);
            // Each is asked for once: the game first, then what is needed of it.
            while let Some(want) = decision.wants.take() {
                self.fetch(want, event, &mut view).await?;
                decision = decide(event, &view, &self.words);
            }
            let Decision { mut changes, answers, .. } = decision;
            changes.desk.clone_from(&desk);
            // A question changes nothing: it is answered before it counts as heard, so that a crash in between makes the
            // network tell it again; the answer's key keeps it from being said twice. Nobody else waits meanwhile.
            let seen = if changes.is_question() { changes.event.take() } else { None };
            if changes.person.as_ref() == Some(&view.person) && changes.event.is_none() {
                changes.person = None;
            }
            let saved = if changes.is_nothing() {
                Ok(true)
            } else {
                self.store.save(&changes, view.now, keys::of(format!("event {}", event.id), &changes)).await
            };
            match saved {
                Ok(true) => {
                    self.after(&changes);
                    drop(deciding);
                    for (number, answer) in answers.into_iter().enumerate() {
                        self.answers.answer(answer_key(event, number), answer).await;
                    }
                    if seen.is_some() {
                        fault::point("answered");
                        let changes = Changes { event: seen, ..Changes::default() };
                        self.store.save(&changes, view.now, |_| random_name(&*self.entropy, 22)).await?;
                    }
                    return Ok(());
                }
                Ok(false) => return Ok(()),
                Err(StoreError::Conflict) => METRICS.conflicts.count(),
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict)
    }

    /// Does what the clock finds due. Returns when to look again, if anything is set.
    pub async fn tick(&self) -> Result<Option<Timestamp>, StoreError> {
        let now = self.clock.now();
        for id in self.store.games_due(now).await? {
            let _deciding = self.deciding.lock().await;
            let loaded = match self.store.game(&id).await {
                Ok(Some(loaded)) => loaded,
                Ok(None) => continue,
                Err(error) if error.is_of_database() => return Err(error),
                // One game that can't be read or stored must not stop the others.
                Err(error) => {
                    tracing::error!(game = %id, %error, "a game can't be read");
                    continue;
                }
            };
            let Some(due) = clock::due(&loaded.game, now) else { continue };
            if due.heard_until().is_some_and(|until| !self.heard_until(&loaded, until)) {
                continue;
            }
            let decision = clock::act(&loaded, due, now, &self.defaults.limits);
            fault::point("ticking");
            let cause = keys::of_version(&decision.changes).unwrap_or_else(|| random_name(&*self.entropy, 22));
            let keys = keys::of(cause, &decision.changes);
            match self.store.save(&decision.changes, now, keys).await {
                Ok(_) => self.after(&decision.changes),
                Err(StoreError::Conflict) => {}
                Err(error) if error.is_of_database() => return Err(error),
                Err(error) => tracing::error!(game = %id, %error, "what is due in a game couldn't be done"),
            }
        }
        self.store.next_deadline().await
    }

    /// Whether everything that was said on the game's networks before its deadline has been delivered, or a network has
    /// been out of reach for ten minutes: of the deadline, and of our own listening, since after a stop each network
    /// needs a moment to tell what we missed.
    fn heard_until(&self, loaded: &LoadedGame, deadline: Timestamp) -> bool {
        let patience = jiff::SignedDuration::from_mins(10);
        let waited = self.clock.now().duration_since(deadline.max(self.started));
        if waited > patience && self.reach(loaded.game.channel.platform()).is_some() {
            return true;
        }
        let mut platforms = vec![loaded.game.channel.platform()];
        platforms.extend(loaded.game.people().map(PersonId::platform));
        platforms.iter().all(|platform| self.reach(*platform).is_some_and(|until| until >= deadline))
    }

    fn reach(&self, platform: PlatformName) -> Option<Timestamp> {
        self.caught_up.lock().unwrap_or_else(PoisonError::into_inner).get(&platform).copied()
    }

    fn after(&self, changes: &Changes) {
        METRICS.decisions.count();
        if changes.phase.is_some() {
            METRICS.adjudications.count();
        }
        if !changes.outgoing.is_empty() {
            self.outbox.notify_waiters();
        }
        if changes.game.is_some() {
            self.deadlines.notify_waiters();
        }
    }

    /// Rung when a deadline may have changed.
    pub fn deadlines(&self) -> Arc<Notify> {
        Arc::clone(&self.deadlines)
    }

    async fn load(&self, ids: Vec<GameId>) -> Result<Vec<LoadedGame>, StoreError> {
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(self.store.game(&id).await?);
        }
        Ok(games)
    }

    async fn view(&self, event: &Event) -> Result<View, StoreError> {
        let person = self.person(&event.actor.person, &event.actor.name).await?;
        let mine = self.load(self.store.games_of(&person.id).await?).await?;
        let mut here = match view::channel(event) {
            Some(channel) => {
                let mut ids = self.store.games_in(&channel).await?;
                if ids.is_empty() {
                    ids.extend(self.store.last_game_in(&channel).await?);
                }
                self.load(ids).await?
            }
            None => Vec::new(),
        };
        let room = match &event.place {
            Place::Room(room) => self.store.room(room).await?,
            Place::Channel(_) | Place::Person(_) | Place::Reply { .. } => None,
        };
        // Whoever is offered a seat may sit nowhere yet and press the button in private.
        if let Some(id) = offered(event)
            && !mine.iter().chain(&here).any(|loaded| loaded.game.id == id)
        {
            here.extend(self.store.game(&id).await?);
        }
        let mut readers = Vec::new();
        if let Some(room) = &room {
            if !mine.iter().any(|loaded| loaded.game.id == room.game) {
                here.extend(self.store.game(&room.game).await?);
            }
            let game = mine.iter().chain(&here).find(|loaded| loaded.game.id == room.game);
            let members = game.iter().flat_map(|loaded| &loaded.game.seats);
            for seat in members.filter(|seat| seat.powers.iter().any(|power| room.powers.contains(power))) {
                let Some(person) = seat.person() else { continue };
                let person = self.store.person(person).await?;
                readers.push(person.and_then(|person| person.language).unwrap_or(self.defaults.language));
            }
        }
        let mut receipts = Vec::new();
        for loaded in mine.iter().filter(|_| matches!(event.place, Place::Person(_))) {
            let Some(running) = loaded.game.running() else { continue };
            receipts.extend(self.store.receipts(&person.id, &loaded.game.id, running.number).await?);
        }
        let question = match which::named(&event.content) {
            Some(id) => self.store.question(&id, &person.id, self.clock.now()).await?,
            None => None,
        };
        // Somebody else's message was handed over with the account that wrote it.
        let writer = match &event.content {
            Content::Invoked { arguments, .. } => {
                arguments.get(AUTHOR).and_then(|id| PersonId::try_from(id.clone()).ok())
            }
            Content::Text { .. }
            | Content::Edited { .. }
            | Content::Pressed { .. }
            | Content::Removed { .. }
            | Content::Undecryptable => None,
        };
        let writer = match writer {
            Some(writer) => self.store.person(&writer).await?.and_then(|writer| writer.language),
            None => None,
        };
        Ok(View {
            question,
            receipts,
            writer,
            now: self.clock.now(),
            seed: self.entropy.seed_for("event"),
            person,
            mine,
            here,
            room,
            readers,
            limits: self.defaults.limits,
            language: self.defaults.language,
            timezone: self.defaults.timezone.clone(),
            rooms: self.rooms.contains(&event.actor.person.platform()),
            past: None,
            over: None,
            named: None,
        })
    }

    /// Loads what a decision asked for beyond what every decision gets.
    async fn fetch(&self, want: Want, event: &Event, view: &mut View) -> Result<(), StoreError> {
        match want {
            Want::Past(game) => view.past = Some(self.store.phases(&game).await?),
            Want::Over(game) => {
                let over = self.store.games_over(view::channel(event).as_ref(), &view.person.id).await?;
                let called = over.into_iter().filter(|(id, called)| game.means(id, called));
                view.over = Some(self.load(called.map(|(id, _)| id).collect()).await?);
            }
            Want::Named { name, channel } => view.named = Some(self.store.persons_seen(&channel, &name).await?),
        }
        Ok(())
    }

    async fn person(&self, id: &PersonId, name: &str) -> Result<Person, StoreError> {
        let known = self.store.person(id).await?;
        Ok(known.unwrap_or_else(|| Person {
            id: id.clone(),
            name: name.to_owned(),
            language: None,
            timezone: None,
            current_game: None,
        }))
    }
}

/// The game whose seat somebody presses to take over.
fn offered(event: &Event) -> Option<GameId> {
    let Content::Pressed { action } = &event.content else { return None };
    match command::of_action(action) {
        ("take-over", mut values) => values.remove("game").map(GameId),
        _ => None,
    }
}

/// The key under which the answer to an event is posted: the same each time.
fn answer_key(event: &Event, number: usize) -> String {
    name_from(&format!("{}{number}", event.id), 22)
}

#[async_trait]
impl Sink for Service {
    async fn deliver(&self, event: Event) -> Result<(), StoreUnavailable> {
        let platform = event.actor.person.platform();
        let error = match self.handle(&event).await {
            Ok(()) => {
                tracing::debug!(event = %event.id, "an event was handled");
                METRICS.events.of(platform).count();
                return Ok(());
            }
            Err(error) => error,
        };
        // The event's id and the kind of error: never what it says.
        tracing::error!(event = %event.id, %error, "an event couldn't be handled");
        if error.is_of_database() {
            return Err(StoreUnavailable);
        }
        let stumbled = {
            let mut stumbles = self.stumbles.lock().unwrap_or_else(PoisonError::into_inner);
            let count = stumbles.entry(event.id.as_str().to_owned()).or_insert(0);
            *count += 1;
            *count
        };
        if stumbled < PATIENCE {
            return Err(StoreUnavailable);
        }
        self.stumbles.lock().unwrap_or_else(PoisonError::into_inner).remove(event.id.as_str());
        METRICS.set_aside.of(platform).count();
        let to = Place::Person(event.actor.person.clone());
        self.answers.answer(answer_key(&event, 0), Answer { to, game: None, notice: Notice::SetAside, of: None }).await;
        Ok(())
    }

    async fn complete(
        &self,
        place: &Place,
        person: &PersonId,
        command: &str,
        parameter: &str,
        typed: &str,
    ) -> Vec<(String, String)> {
        self.completions(place, person, command, parameter, typed).await.unwrap_or_default()
    }

    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable> {
        self.store.cursor(name).await.map_err(|_| StoreUnavailable)
    }

    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
        self.store.cursors(prefix).await.map_err(|_| StoreUnavailable)
    }

    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable> {
        self.store.advance(name, value).await.map_err(|_| StoreUnavailable)
    }

    fn caught_up(&self, platform: PlatformName, until: Timestamp) {
        self.caught_up.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, until);
        self.deadlines.notify_waiters();
    }

    async fn seats(&self, person: &PersonId) -> Vec<Seated> {
        self.seats_of(person).await.unwrap_or_default()
    }

    async fn lobby(&self, channel: &ChannelId) -> Option<Lobby> {
        self.lobby_of(channel).await.ok().flatten()
    }

    async fn rights_changed(&self, channels: &[ChannelId]) -> Result<(), StoreUnavailable> {
        let looked = async {
            let mut all = true;
            for channel in channels {
                for game in self.store.private_places(channel).await? {
                    all &= self.answers.close_to_ears(&game).await?;
                }
            }
            Ok(all)
        };
        match looked.await {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreUnavailable),
            Err(error) => {
                let error: StoreError = error;
                tracing::error!(%error, "who could read along couldn't be looked for");
                Err(StoreUnavailable)
            }
        }
    }

    async fn not_private(&self, place: &ChannelId, person: &PersonId, why: NotPrivate) -> Result<(), StoreUnavailable> {
        self.tell_not_private(place, person, why).await.map_err(|_| StoreUnavailable)
    }

    async fn place_opened(&self, place: &Place) -> Result<(), StoreUnavailable> {
        self.wake(place).await.map_err(|_| StoreUnavailable)
    }

    async fn next_deadline(&self) -> Option<Timestamp> {
        self.store.earliest_deadline().await.ok().flatten()
    }

    fn heard(&self) -> Vec<(PlatformName, Option<Timestamp>)> {
        self.rooms.iter().map(|platform| (*platform, self.reach(*platform))).collect()
    }

    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable> {
        let ours = async { Ok(self.store.room(room).await?.is_some() || self.store.desk_in(room).await?.is_some()) };
        ours.await.map_err(|_: StoreError| StoreUnavailable)
    }
}

impl Service {
    async fn completions(
        &self,
        place: &Place,
        person: &PersonId,
        command: &str,
        parameter: &str,
        typed: &str,
    ) -> Result<Vec<(String, String)>, StoreError> {
        let Some(spec) = command::by_id(command) else { return Ok(Vec::new()) };
        let person = self.person(person, "").await?;
        let language = person.language.unwrap_or(self.defaults.language);
        let (written, typed) = (typed, typed.to_lowercase());
        let mut found: Vec<(String, String)> = match parameter {
            "game" => {
                let games = self.load(self.store.games_of(&person.id).await?).await?;
                games.into_iter().map(|loaded| (loaded.game.name.clone(), loaded.game.name)).collect()
            }
            "timezone" => {
                let zones = jiff::tz::db().available().map(|name| name.as_str().to_owned());
                zones.map(|name| (name.clone(), name)).collect()
            }
            "with" | "to" => {
                let mut ids = self.store.games_of(&person.id).await?;
                if let Place::Channel(channel) = place {
                    ids.extend(self.store.games_in(channel).await?);
                }
                let games = self.load(ids).await?;
                let variant = games.first().map_or("classic", |loaded| loaded.game.settings.variant.as_str());
                let own =
                    games.first().and_then(|loaded| loaded.game.seat_of(&person.id)).map(|seat| seat.powers.clone());
                crate::rules::powers(variant)
                    .into_iter()
                    .filter(|power| !own.as_ref().is_some_and(|own| own.iter().any(|held| held == power)))
                    .map(|power| (self.words.power(language, power), power.to_owned()))
                    .collect()
            }
            // The person's own game here: its lawful orders, or the orders that are stored.
            "text" | "sheet" => {
                let ids = self.store.games_of(&person.id).await?;
                let here = |loaded: &&LoadedGame| match place {
                    Place::Channel(channel) => loaded.game.channel == *channel,
                    Place::Person(_) | Place::Room(_) | Place::Reply { .. } => {
                        person.current_game.as_ref().is_none_or(|id| loaded.game.id == *id)
                    }
                };
                let running: Vec<_> =
                    self.load(ids).await?.into_iter().filter(|loaded| loaded.game.running().is_some()).collect();
                let Some(loaded) = running.iter().find(here).or(running.first()) else { return Ok(Vec::new()) };
                let (Some(seat), Some(now)) = (loaded.game.seat_of(&person.id), loaded.game.running()) else {
                    return Ok(Vec::new());
                };
                let settings = &loaded.game.settings;
                if parameter == "text" {
                    return Ok(suggest::orders(&self.words, language, settings, now, &seat.powers, written));
                }
                let sheets: Vec<_> =
                    seat.powers.iter().filter_map(|power| loaded.sheets.get(power)).map(|(_, sheet)| sheet).collect();
                return Ok(vec![(loaded.game.name.clone(), suggest::sheet(&self.words, language, settings, &sheets))]);
            }
            _ => {
                let choices = spec.parameters.iter().find(|known| known.id == parameter).map(|known| known.kind);
                match choices {
                    Some(command::Kind::Choice(choices)) => choices
                        .iter()
                        .filter_map(|choice| {
                            let message = command::choice_message(choice)?;
                            Some((self.words.plain(language, message), (*choice).to_owned()))
                        })
                        .collect(),
                    _ => Vec::new(),
                }
            }
        };
        found.retain(|(shown, value)| shown.to_lowercase().contains(&typed) || value.to_lowercase().contains(&typed));
        found.truncate(25);
        Ok(found)
    }
}
