//! Handles one event: loads, decides, stores.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError};

use dragoman_game::changes::Changes;
use dragoman_game::command;
use dragoman_game::decide::decision::{Answer, Decision, Want};
use dragoman_game::decide::view::{self, View};
use dragoman_game::decide::{decide, keys, which};
use dragoman_game::event::{AUTHOR, Content, Event, EventId, PersonId, Place};
use dragoman_game::loaded::LoadedGame;
use dragoman_game::model::GameId;
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::person::Person;
use dragoman_platform::Delivered;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_runtime::names::{name_from, random_name};
use dragoman_store::{StoreError, TRIES, lives};
use dragoman_tasks::contain::{Unfinished, caught};

use super::Service;
use super::limiter::Verdict;
use super::locks::{Held, Seen};

/// How often an event is decided again because its game was changed meanwhile, before that counts as a failure. While
/// the game's lock is held it can't be changed, so more than two rounds mean that each decision changes another game.
const ROUNDS: u32 = 8;

/// The longest name of a person, command, parameter or action that is read, in characters.
const NAME: usize = 200;

/// Why an event wasn't handled.
#[derive(Debug, thiserror::Error)]
pub enum HandleError {
    /// The store couldn't do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A fault of the program.
    #[error(transparent)]
    Unfinished(#[from] Unfinished),
}

impl HandleError {
    /// Whether the cause is the database, and not the event.
    pub(super) fn is_of_database(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_of_database())
    }

    /// The kind of error, as it is stored with the number of tries.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Self::Unfinished(why) => why.kind(),
            Self::Store(StoreError::Document(_)) => "document",
            Self::Store(StoreError::Conflict) => "conflict",
            Self::Store(StoreError::Nonsense(what)) => what,
            Self::Store(_) => "store",
        }
    }
}

/// The games that a decision has read.
type Looked = HashMap<GameId, Seen>;

impl Service {
    /// Handles an event. Its effects are stored when this returns; if it was a question it is answered.
    pub async fn handle(&self, event: &Event) -> Result<(), HandleError> {
        self.take(event, None).await?.answered().await;
        Ok(())
    }

    /// Handles an event of an adapter: within the limits, and with its tries counted, so that an event that fails
    /// repeatedly doesn't stop those after it.
    pub(super) async fn receive(&self, event: Event) -> Result<Delivered, HandleError> {
        let now = self.clock.now();
        match self.limiter.ask(&event.actor.person, event.at, now) {
            Verdict::Read => {}
            Verdict::Ignore => {
                METRICS.limited.of(event.place.platform()).count();
                return Ok(Delivered::default());
            }
            Verdict::Tell { since, until } => {
                METRICS.limited.of(event.place.platform()).count();
                let notice = Notice::Limited { since, until, limit: self.defaults.limits.commands };
                self.only_say(&event, notice).await?;
                return Ok(Delivered::default());
            }
        }
        let (event, length) = shortened(event, self.defaults.limits.text);
        self.take(&event, length).await
    }

    /// Handles an event that was tried fewer than three times before, and sets it aside at its third failure. `length`:
    /// how many characters its text had before it was cut.
    async fn take(&self, event: &Event, length: Option<u32>) -> Result<Delivered, HandleError> {
        let _person = self.people.hold(&event.actor.person).await;
        if let Some(question) = self.answers.under_way(&event.id) {
            return Ok(question);
        }
        let now = self.clock.now();
        if lives::is_forgotten_event(event.at, now) {
            return Ok(Delivered::default());
        }
        let counted = !self.excused.lock().unwrap_or_else(PoisonError::into_inner).remove(&event.id);
        let Some(tries) = self.store.begin_try(event.id.as_str(), counted, now).await.inspect_err(|_| {
            self.excuse(&event.id, !counted);
        })?
        else {
            return Ok(Delivered::default());
        };
        if tries > TRIES {
            // The process ended three times while handling it.
            self.set_aside(event, "").await?;
            return Ok(Delivered::default());
        }
        let handled = caught(self.attempt(event, length, tries)).await.unwrap_or_else(|panicked| Err(panicked.into()));
        let error = match handled {
            Ok(delivered) => return Ok(delivered),
            Err(error) => error,
        };
        // The event's id and the kind of error: never its content.
        tracing::error!(event = %event.id, tries, %error, "an event couldn't be handled");
        if error.is_of_database() {
            // The event isn't the cause, however often it happens.
            self.excuse(&event.id, true);
            return Err(error);
        }
        if tries < TRIES {
            self.store.failed(event.id.as_str(), error.kind(), now).await?;
            return Err(error);
        }
        self.set_aside(event, error.kind()).await?;
        Ok(Delivered::default())
    }

    /// Notes whether the next try of the event is to be counted.
    fn excuse(&self, event: &EventId, excused: bool) {
        if excused {
            self.excused.lock().unwrap_or_else(PoisonError::into_inner).insert(event.clone());
        }
    }

    /// Counts the event as handled, and tells its sender.
    async fn set_aside(&self, event: &Event, kind: &str) -> Result<(), StoreError> {
        tracing::error!(event = %event.id, kind, "an event is set aside: it failed three times");
        METRICS.set_aside.of(event.place.platform()).count();
        let outgoing = self.outgoing(event, Notice::SetAside);
        let key = name_from(&format!("set aside {}", event.id), 22);
        let now = self.clock.now();
        self.store.set_aside(event.id.as_str(), kind, Some(&event.id), &[(outgoing, key)], now).await?;
        self.outbox.notify_waiters();
        Ok(())
    }

    /// A notice to the sender of the event, in private.
    fn outgoing(&self, event: &Event, notice: Notice) -> Outgoing {
        let to = match &event.place {
            // A command that needs its own answer gets it there.
            Place::Reply { .. } => event.place.clone(),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) => Place::Person(event.actor.person.clone()),
        };
        Outgoing {
            to: Destination::Place(to),
            slot: None,
            game: None,
            notice,
            priority: Priority::Answer,
            due: self.clock.now(),
            expires: None,
        }
    }

    /// Answers the event with a notice and no other effect.
    async fn only_say(&self, event: &Event, notice: Notice) -> Result<(), StoreError> {
        let outgoing = vec![self.outgoing(event, notice)];
        let changes = Changes { event: Some(event.id.clone()), outgoing, ..Changes::default() };
        let key = name_from(&format!("refused {}", event.id), 22);
        self.store.save(&changes, self.clock.now(), |_| key.clone()).await?;
        self.outbox.notify_waiters();
        Ok(())
    }

    /// A try of the event; `tries`: how many there were, this one included.
    async fn attempt(&self, event: &Event, length: Option<u32>, tries: u32) -> Result<Delivered, HandleError> {
        if let Content::Removed { of, .. } = &event.content
            && !self.store.has_seen(of).await?
        {
            // Deleted before it was read: it has no effects.
            self.store.note_seen(&event.id, self.clock.now()).await?;
            return Ok(Delivered::default());
        }
        if let Some(channel) = view::channel(event) {
            self.store.sighted(&channel, &event.actor.person, self.clock.now()).await?;
        }
        let (event, order_thread) = self.in_order_thread(event).await?;
        let event = Arc::new(event.into_owned());
        let mut held: HashMap<GameId, Held> = HashMap::new();
        for round in 0..ROUNDS {
            let again = round == 0 && tries > 1;
            let (view, decision, looked) = self.decided(&event, length, again).await?;
            if again {
                self.store.computed(event.id.as_str()).await?;
            }
            let Decision { mut changes, answers, .. } = decision;
            changes.order_thread.clone_from(&order_thread);
            // A question changes nothing, and counts as handled when it is answered.
            let asked = changes.is_question();
            if asked {
                changes.event = None;
            }
            if asked && changes.person.as_ref() == Some(&view.person) {
                changes.person = None;
            }
            let changed = changed_by(&changes, &view);
            if !changed.iter().all(|game| held.contains_key(game)) {
                // In a fixed order, and never while another is held, so that two events can't wait for each other.
                held.clear();
                for game in changed {
                    held.insert(game.clone(), self.games.hold(&game).await);
                }
            }
            let stale = |(game, held): (&GameId, &Held)| looked.get(game).is_some_and(|seen| !held.is_as(seen));
            if held.iter().any(stale) {
                METRICS.conflicts.count();
                continue;
            }
            if !changes.is_nothing() {
                let keys = keys::of(format!("event {}", event.id), &changes);
                let saved = self.store.save(&changes, view.now, keys).await;
                held.values().for_each(Held::changed);
                match saved {
                    Ok(true) => self.after(&changes),
                    Ok(false) => return Ok(Delivered::default()),
                    Err(StoreError::Conflict) => {
                        METRICS.conflicts.count();
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            drop(held);
            return self.answer(&event, answers, asked).await;
        }
        Err(StoreError::Conflict.into())
    }

    /// Gives `answers`; `asked`: they are the only effect of the event.
    async fn answer(&self, event: &Event, answers: Vec<Answer>, asked: bool) -> Result<Delivered, HandleError> {
        if answers.is_empty() {
            if asked {
                self.store.note_seen(&event.id, self.clock.now()).await?;
            }
            return Ok(Delivered::default());
        }
        let keyed = answers.into_iter().enumerate().map(|(number, answer)| (answer_key(event, number), answer));
        if let Ok(delivered) = self.answers.answer(event.id.clone(), &event.place, keyed.collect()) {
            return Ok(delivered);
        }
        METRICS.answers_refused.count();
        if asked {
            self.only_say(event, Notice::Busy).await?;
        }
        Ok(Delivered::default())
    }

    /// The decision about `event` on the data that is stored now, with that data: the view and the games. If the event
    /// is handled `again`, it may have ended the process: that it begins to compute is noted before.
    async fn decided(
        &self,
        event: &Arc<Event>,
        length: Option<u32>,
        again: bool,
    ) -> Result<(View, Decision, Looked), HandleError> {
        let mut looked = Looked::new();
        let mut view = View { length, ..self.view(event, &mut looked).await? };
        if again {
            self.store.computing(event.id.as_str()).await?;
        }
        loop {
            let (words, event_) = (Arc::clone(&self.words), Arc::clone(event));
            let deciding = move || {
                fault::breaks("decide", || said(&event_));
                let decision = decide(&event_, &view, &words);
                (view, decision)
            };
            let (decided, mut decision) = self.workers.run(deciding).await?;
            view = decided;
            // Each is loaded once: the game first, then what is needed of it.
            match decision.wants.take() {
                Some(want) => self.fetch(want, event, &mut view, &mut looked).await?,
                None => return Ok((view, decision, looked)),
            }
        }
    }

    /// Loads games, without a decision.
    pub(super) async fn load(&self, ids: Vec<GameId>) -> Result<Vec<LoadedGame>, StoreError> {
        self.load_all(ids, &mut Looked::new()).await
    }

    async fn load_all(&self, ids: Vec<GameId>, looked: &mut Looked) -> Result<Vec<LoadedGame>, StoreError> {
        let mut games = Vec::with_capacity(ids.len());
        for id in ids {
            games.extend(self.load_one(&id, looked).await?);
        }
        Ok(games)
    }

    async fn load_one(&self, id: &GameId, looked: &mut Looked) -> Result<Option<LoadedGame>, StoreError> {
        // Counted before it is loaded, so that no change in between is missed.
        let seen = self.games.look(id);
        looked.entry(id.clone()).or_insert(seen);
        self.store.game(id).await
    }

    async fn view(&self, event: &Event, looked: &mut Looked) -> Result<View, StoreError> {
        let person = self.person(&event.actor.person, &event.actor.name).await?;
        let mine = self.load_all(self.store.games_of(&person.id).await?, looked).await?;
        let mut here = match view::channel(event) {
            Some(channel) => {
                let mut ids = self.store.games_in(&channel).await?;
                if ids.is_empty() {
                    ids.extend(self.store.last_game_in(&channel).await?);
                }
                let mut here = Vec::with_capacity(ids.len());
                for id in ids {
                    // Most players of a channel's game are in that game.
                    match mine.iter().find(|loaded| loaded.game.id == id) {
                        Some(loaded) => here.push(loaded.clone()),
                        None => here.extend(self.load_one(&id, looked).await?),
                    }
                }
                here
            }
            None => Vec::new(),
        };
        let room = match &event.place {
            Place::Room(room) => self.store.room(room).await?,
            Place::Channel(_) | Place::Person(_) | Place::Reply { .. } => None,
        };
        // A person to whom a seat is offered may have none yet and press the button in private.
        if let Some(id) = offered(event)
            && !mine.iter().chain(&here).any(|loaded| loaded.game.id == id)
        {
            here.extend(self.load_one(&id, looked).await?);
        }
        let mut readers = Vec::new();
        if let Some(room) = &room {
            if !mine.iter().any(|loaded| loaded.game.id == room.game) {
                here.extend(self.load_one(&room.game, looked).await?);
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
        // A command about somebody else's message has the account that wrote it.
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
            length: None,
            limits: self.defaults.limits,
            language: self.defaults.language,
            timezone: self.defaults.timezone.clone(),
            rooms: self.rooms.contains(&event.actor.person.platform()),
            past: None,
            over: None,
            named: None,
        })
    }

    /// Loads data that a decision wants beyond what every decision gets.
    async fn fetch(&self, want: Want, event: &Event, view: &mut View, looked: &mut Looked) -> Result<(), StoreError> {
        match want {
            Want::Past(game) => view.past = Some(self.store.phases(&game).await?),
            Want::Over(game) => {
                let over = self.store.games_over(view::channel(event).as_ref(), &view.person.id).await?;
                let called = over.into_iter().filter(|(id, called)| game.means(id, called));
                view.over = Some(self.load_all(called.map(|(id, _)| id).collect(), looked).await?);
            }
            Want::Named { name, channel } => view.named = Some(self.store.persons_seen(&channel, &name).await?),
        }
        Ok(())
    }

    pub(super) async fn person(&self, id: &PersonId, name: &str) -> Result<Person, StoreError> {
        let stranger =
            || Person { id: id.clone(), name: name.to_owned(), language: None, timezone: None, current_game: None };
        Ok(self.store.person(id).await?.unwrap_or_else(stranger))
    }

    pub(super) fn random_key(&self) -> String {
        random_name(&*self.entropy, 22)
    }
}

/// The game whose seat somebody takes over by a button, or whose waiting list they leave: they have no seat in it.
fn offered(event: &Event) -> Option<GameId> {
    let Content::Pressed { action } = &event.content else { return None };
    match command::of_action(action) {
        ("take-over" | "leave", mut values) => values.remove("game").map(GameId),
        _ => None,
    }
}

/// The games that a decision changes, in a fixed order.
fn changed_by(changes: &Changes, view: &View) -> Vec<GameId> {
    let game = changes.game.iter().map(|(game, _)| &game.id);
    let ordered = changes.orders.iter().map(|row| &row.game);
    let talked = changes.rooms.iter().map(|room| &room.game);
    // A person is forgotten in all of their games.
    let left = changes.forget.iter().flat_map(|_| view.mine.iter().chain(&view.here)).map(|loaded| &loaded.game.id);
    let mut all: Vec<_> =
        game.chain(ordered).chain(talked).chain(left).cloned().collect::<HashSet<_>>().into_iter().collect();
    all.sort();
    all
}

/// The key under which the answer to an event is posted: the same each time.
fn answer_key(event: &Event, number: usize) -> String {
    name_from(&format!("answer {number} {}", event.id), 22)
}

/// The content of an event, for a test that injects a fault for it.
fn said(event: &Event) -> String {
    match &event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } => text.clone(),
        Content::Invoked { .. } | Content::Pressed { .. } | Content::Removed { .. } | Content::Undecryptable => {
            String::new()
        }
    }
}

/// The event with its texts cut to one character more than `limit`, by which they are known to be too long, so that
/// later work on a text is bounded. Also returns how many characters the longest text had that was cut.
fn shortened(mut event: Event, limit: u32) -> (Event, Option<u32>) {
    let limit = usize::try_from(limit).unwrap_or(usize::MAX).saturating_add(1);
    cut(&mut event.actor.name, NAME);
    let length = match &mut event.content {
        Content::Text { text, .. } | Content::Edited { text, .. } => cut(text, limit),
        Content::Invoked { command, arguments } => {
            cut(command, NAME);
            if arguments.keys().any(|name| name.len() > NAME) {
                arguments.retain(|name, _| name.len() <= NAME);
            }
            arguments.values_mut().filter_map(|value| cut(value, limit)).max()
        }
        Content::Pressed { action } => cut(action, limit),
        Content::Removed { .. } | Content::Undecryptable => None,
    };
    (event, length.map(|length| u32::try_from(length).unwrap_or(u32::MAX)))
}

/// Cuts `text` to `limit` characters; returns how many it had, if it was longer.
fn cut(text: &mut String, limit: usize) -> Option<usize> {
    // A text with no more bytes has no more characters: usual texts needn't be counted.
    if text.len() <= limit {
        return None;
    }
    let (end, _) = text.char_indices().nth(limit)?;
    let length = limit + text[end..].chars().count();
    text.truncate(end);
    Some(length)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use async_trait::async_trait;
    use dragoman_l10n::{Language, Words};
    use jiff::Timestamp;
    use tokio::sync::Notify;

    use super::*;
    use crate::service::{Answers, Defaults, Hand};
    use dragoman_game::event::ChannelId;
    use dragoman_game::event::{Actor, PlatformName};
    use dragoman_game::limits::Limits;
    use dragoman_game::notice::Declined;
    use dragoman_platform::Sink;
    use dragoman_runtime::clock::{Clock, ManualClock};
    use dragoman_runtime::entropy::Entropy;
    use dragoman_store::{Due, Store};

    const LOCAL: PlatformName = PlatformName::Local;

    struct Nobody;

    #[async_trait]
    impl Answers for Nobody {
        async fn answer(&self, _key: String, _answer: Answer, _hand: &mut Hand<'_>) {}
    }

    /// Counts, so that two games have two ids.
    #[derive(Default)]
    struct Counting(std::sync::atomic::AtomicU8);

    impl Entropy for Counting {
        fn seed(&self) -> [u8; 32] {
            [self.0.fetch_add(1, std::sync::atomic::Ordering::SeqCst); 32]
        }
    }

    fn event(content: Content) -> Event {
        let person = PersonId::new(LOCAL, "ada");
        Event {
            id: EventId::new(LOCAL, "1"),
            at: Timestamp::UNIX_EPOCH,
            actor: Actor { person: person.clone(), name: "ada".to_owned(), language: None, administrator: false },
            place: Place::Person(person),
            channel: None,
            content,
        }
    }

    /// A service in `folder`, with its store and its clock.
    async fn service(folder: &Path, limits: Limits) -> (Service, Store, Arc<ManualClock>) {
        let store = Store::open(folder, &folder.join("db")).await.expect("a store");
        let clock = Arc::new(ManualClock::new(Timestamp::UNIX_EPOCH));
        let defaults = Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits };
        let words = Arc::new(Words::new().expect("words"));
        let (said, outbox, time) = (Arc::new(Nobody), Arc::new(Notify::new()), Arc::clone(&clock) as Arc<dyn Clock>);
        let service = Service::new(
            store.clone(),
            words,
            time,
            Arc::new(Counting::default()),
            defaults,
            said,
            outbox,
            vec![LOCAL],
        );
        (service, store, clock)
    }

    /// The notices to a person who did `content`, as a network gets them.
    async fn told(content: Content) -> Vec<Notice> {
        let folder = tempfile::tempdir().expect("a folder");
        let (service, store, _) = service(folder.path(), Limits { text: 200, ..Limits::default() }).await;
        service.deliver(event(content)).await.expect("the store works");
        match store.claim(LOCAL, Timestamp::UNIX_EPOCH, 24).await.expect("the store works") {
            Due::Rows(rows) => rows.into_iter().map(|row| row.notice).collect(),
            Due::At(_) | Due::Nothing => Vec::new(),
        }
    }

    #[tokio::test]
    async fn what_is_looked_up_while_somebody_types_has_a_limit_of_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let (service, _, clock) = service(folder.path(), Limits { commands: 10, ..Limits::default() }).await;
        let (ada, ben) = (PersonId::new(LOCAL, "ada"), PersonId::new(LOCAL, "ben"));
        let offered = async |person: &PersonId| {
            let place = Place::Person(person.clone());
            !service.complete(&place, person, ("timezone", None), "timezone", "Europe/War").await.is_empty()
        };
        // Nobody who sends ten lines a minute types more than one key a second.
        for key in 0..100 {
            assert!(offered(&ada).await, "{key}");
        }
        assert!(!offered(&ada).await);
        assert!(offered(&ben).await, "nobody else is held up");
        let at = Timestamp::UNIX_EPOCH;
        let sent = (0..10).map(|_| service.limiter.ask(&ada, at, at)).filter(|verdict| *verdict == Verdict::Read);
        assert_eq!(sent.count(), 10, "what is typed isn't sent");
        clock.set(Timestamp::from_second(60).expect("an instant"));
        assert!(offered(&ada).await);
    }

    #[tokio::test]
    async fn what_is_said_to_be_offered_while_typing_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let (service, ..) = service(folder.path(), Limits { commands: 10_000, ..Limits::default() }).await;
        let ada = PersonId::new(LOCAL, "ada");
        let place = Place::Person(ada.clone());
        for (spec, parameter) in
            command::COMMANDS.iter().flat_map(|spec| spec.parameters.iter().map(move |one| (spec, one)))
        {
            // Games and orders are offered to people who have a game.
            if parameter.id == "game" || parameter.kind == command::Kind::Orders {
                continue;
            }
            let offered = service.complete(&place, &ada, (spec.id, None), parameter.id, "").await;
            assert_eq!(!offered.is_empty(), command::is_suggested(parameter), "{} {}", spec.id, parameter.id);
        }
        let second = service.complete(&place, &ada, ("talk", None), "with", "Germany, Fra").await;
        assert_eq!(second, [("Germany, France".to_owned(), "Germany, FRANCE".to_owned())]);
        let command = service.complete(&place, &ada, ("help", None), "command", "pau").await;
        assert!(command.contains(&("pause".to_owned(), "pause".to_owned())), "{command:?}");
    }

    #[tokio::test]
    async fn what_is_filled_in_and_offered_is_for_the_game_that_was_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let (service, store, _) = service(folder.path(), Limits { commands: 10_000, ..Limits::default() }).await;
        let place = Place::Channel(ChannelId::new(LOCAL, "hall"));
        let said = |id: &str, command: &str, arguments: &[(&str, &str)]| {
            let arguments = arguments.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            let content = Content::Invoked { command: command.to_owned(), arguments };
            Event { id: EventId::new(LOCAL, id), place: place.clone(), ..event(content) }
        };
        for name in ["Uno", "Due"] {
            let new = said(name, "new", &[("name", name), ("practice", "yes")]);
            service.deliver(new).await.expect("the store works");
        }
        let order = said("order", "order", &[("text", "A Ven - Tyr"), ("game", "Uno")]);
        let player = order.actor.person.clone();
        let private = Event { place: Place::Person(player.clone()), ..order };
        service.deliver(private).await.expect("the store works").answered().await;
        for (game, has_orders) in [("Uno", true), ("due", false)] {
            let sheet = service.complete(&place, &player, ("order", Some(game)), "sheet", "").await;
            let (name, sheet) = sheet.first().expect("a sheet");
            assert_eq!((name.to_lowercase(), sheet.contains("Ven")), (game.to_lowercase(), has_orders), "{sheet}");
        }
        assert!(service.complete(&place, &player, ("order", Some("Tre")), "sheet", "").await.is_empty());

        // Looking something up in another game changes nothing about which one is meant; saying something in it does.
        let current = async || {
            let person = store.person(&player).await.expect("the store works").expect("somebody");
            let game = person.current_game.expect("one of two");
            store.game(&game).await.expect("the store works").expect("it is there").game.name
        };
        for (id, command, game, meant) in [("a", "status", "Due", "Uno"), ("b", "clear", "Due", "Due")] {
            let given = Event { place: Place::Person(player.clone()), ..said(id, command, &[("game", game)]) };
            service.deliver(given).await.expect("the store works").answered().await;
            assert_eq!(current().await, meant, "{command}");
        }
    }

    #[tokio::test]
    async fn whoever_writes_too_much_is_told_how_much_it_was() {
        let typed = |length: usize| Content::Text { text: "ą".repeat(length), addressed: true };
        let chosen = |length: usize| {
            let arguments = BTreeMap::from([("text".to_owned(), "ą".repeat(length))]);
            Content::Invoked { command: "order".to_owned(), arguments }
        };
        for length in [201_u32, 202, 5_000] {
            let characters = usize::try_from(length).expect("it fits");
            for content in [typed(characters), chosen(characters)] {
                let what = format!("{content:?}").chars().take(10).collect::<String>();
                let expected = Notice::Declined(Declined::TooLong { limit: 200, length });
                assert_eq!(told(content).await, [expected], "{what} {length}");
            }
        }
        let read = told(typed(200)).await;
        assert!(!read.iter().any(|notice| matches!(notice, Notice::Declined(Declined::TooLong { .. }))), "{read:?}");
    }

    #[test]
    fn what_is_kept_of_a_long_text_is_one_character_above_the_limit() {
        let text = "ą".repeat(5_000);
        let (event, length) = shortened(event(Content::Text { text, addressed: true }), 3);
        assert_eq!((event.content, length), (Content::Text { text: "ąąąą".to_owned(), addressed: true }, Some(5_000)));
    }
}
