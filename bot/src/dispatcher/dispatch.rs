//! The dispatcher's loop: several places at once, each in its own order, urgent places first.
//!
//! Only a place's oldest row can be claimed, so no two rows of a place are ever handled at the same time, and a place
//! that has to wait delays no other: not even one whose network, for example a server of other people, doesn't answer.
//! While a network limits messages it gets them one by one: otherwise, of several
//! messages, the one that is composed fastest would be sent before the most urgent. Rows are claimed in groups: looking
//! for each alone would read the outbox once a row. What is logged while a row is handled names the row, its network
//! and its game.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use dragoman_game::event::PlatformName;
use dragoman_game::post::Key;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_store::{Due, OutboxRow, StoreError, TRIES, of_post};
use dragoman_tasks::contain::caught;
use jiff::{SignedDuration, Timestamp};
use tokio::task::{Id, JoinError, JoinSet};
use tokio_util::sync::CancellationToken;
use tracing::Instrument as _;

use super::{FAULT, OutboxDispatcher};
use crate::repeated::Repeated;

/// Places of a network that are served at the same time.
const PLACES_AT_ONCE: usize = 8;

/// After this time a place doesn't count any more among those that are served at the same time: it waits for the
/// network, and the others needn't.
const SLOW: Duration = Duration::from_secs(2);

/// How many rows are handled at the same time with the slow ones, whose pictures are in memory.
const AT_MOST: usize = 64;

/// How many rows are claimed together: a more urgent row waits for at most that many posts.
const AHEAD: u32 = 24;

/// How long a row waits if its outcome couldn't be stored.
const PAUSE: SignedDuration = SignedDuration::from_secs(2);

/// What was tried waits for no longer, unless the clock has been set back since.
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(1);

/// How often it is looked for claims of which this process doesn't know.
const RECONCILE: Duration = Duration::from_secs(60);

/// The work on one network.
#[derive(Default)]
struct UnderWay {
    /// The time at the last look.
    looked: Option<Timestamp>,
    /// A claim failed: it may be stored all the same.
    is_unsure: bool,
    /// When the claims were last compared with the rows that are handled.
    reconciled: Option<Instant>,
    /// Claimed, most urgent first.
    ready: VecDeque<OutboxRow>,
    carried: JoinSet<Result<(), StoreError>>,
    /// The rows in `carried`, and since when.
    rows: HashMap<Id, (i64, Key, Instant)>,
    /// Rows whose outcome couldn't be stored: they are handled again, under the same key.
    unsettled: Vec<i64>,
    /// Rows whose task panicked, or failed for another reason than the database: the attempts are counted in the store.
    broken: Vec<(i64, Key)>,
    /// Rows that were claimed again while they were being handled: they are released afterwards.
    doubled: Vec<i64>,
}

impl UnderWay {
    fn ended(&mut self, ended: Result<(Id, Result<(), StoreError>), JoinError>) {
        let (id, ended) = match ended {
            Ok((id, ended)) => (id, Some(ended)),
            Err(panicked) => (panicked.id(), None),
        };
        let Some((seq, key, _)) = self.rows.remove(&id) else { return };
        match ended {
            Some(Ok(())) => {}
            Some(Err(error)) => {
                tracing::error!(row = seq, %error, "a notice couldn't be handled; it is tried again");
                // What the database isn't to blame for comes again each time, and the rows after it wait.
                match error.is_of_database() || matches!(error, StoreError::Conflict) {
                    true => self.unsettled.push(seq),
                    false => self.broken.push((seq, key)),
                }
            }
            None => self.broken.push((seq, key)),
        }
    }

    /// Whether a further row may be handled beside the present ones. While messages are limited (`at_once` is one) a
    /// slow one isn't overtaken.
    fn has_room(&self, at_once: usize) -> bool {
        let counted = self.rows.values().filter(|(_, _, since)| at_once == 1 || since.elapsed() < SLOW).count();
        counted < at_once && self.carried.len() < AT_MOST
    }

    /// How long it takes until another row is slow.
    fn next_slow(&self) -> Option<Duration> {
        self.rows.values().filter_map(|(_, _, since)| SLOW.checked_sub(since.elapsed())).min()
    }

    /// Rows that are being handled.
    fn held(&self) -> HashSet<i64> {
        let carried = self.rows.values().map(|(seq, ..)| *seq).chain(self.broken.iter().map(|(seq, _)| *seq));
        self.ready.iter().map(|row| row.seq).chain(carried).chain(self.unsettled.iter().copied()).collect()
    }
}

impl OutboxDispatcher {
    /// Handles rows for `name` until `stop`; posts that have begun are completed.
    pub async fn run(self: Arc<Self>, name: PlatformName, stop: CancellationToken) {
        self.dispatch(name, stop, || ()).await;
    }

    /// The same; `turned` is called in each iteration, at least every few seconds.
    pub async fn dispatch(self: Arc<Self>, name: PlatformName, stop: CancellationToken, turned: impl Fn() + Send) {
        let (mut under_way, mut errors) = (UnderWay::default(), Repeated::default());
        // Checked before each query: a full outbox must not keep the program from stopping.
        while !stop.is_cancelled() {
            let rung = self.outbox.notified();
            tokio::pin!(rung);
            // Registered before the query, so that no notification in between is missed.
            rung.as_mut().enable();
            turned();
            let wait = match caught(self.hand_out(name, &mut under_way)).await {
                Ok(Ok(wait)) => {
                    errors.is_over();
                    wait
                }
                // Rows that were claimed may not have been noted.
                Err(_) => {
                    under_way.is_unsure = true;
                    Duration::from_secs(2)
                }
                Ok(Err(error)) => {
                    if errors.is_new(&error) {
                        tracing::error!(platform = %name, %error, "the outbox couldn't be read or written; it is tried again");
                    }
                    METRICS.dispatcher_errors.count();
                    Duration::from_secs(2)
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                Some(ended) = under_way.carried.join_next_with_id() => under_way.ended(ended),
                () = rung, if under_way.has_room(PLACES_AT_ONCE) => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
        // They weren't begun: the next start mustn't suspect them of having ended the process.
        while let Some(row) = under_way.ready.pop_front() {
            if let Err(error) = self.store.given_back(row.seq).await {
                tracing::warn!(row = row.seq, %error, "notices that weren't begun couldn't be given back");
                // Each of the others would wait as long for the database.
                break;
            }
        }
        while let Some(ended) = under_way.carried.join_next_with_id().await {
            under_way.ended(ended);
        }
    }

    /// Starts tasks for rows while there are free ones. Returns when to look again at the latest.
    async fn hand_out(self: &Arc<Self>, name: PlatformName, under_way: &mut UnderWay) -> Result<Duration, StoreError> {
        let mut wait = Duration::from_secs(5);
        let now = self.clock.now();
        if under_way.looked.is_none_or(|before| before.duration_since(now) > SignedDuration::from_mins(1)) {
            // What waits, and all behind it, would wait until the clock has caught up.
            let latest = now.checked_add(LONGEST_PAUSE).unwrap_or(now);
            if self.store.wake_later(name, latest, now).await? {
                tracing::warn!(network = %name, "the clock was set back: what waits for a later try is tried now");
            }
        }
        under_way.looked = Some(now);
        while let Some(seq) = under_way.unsettled.last().copied() {
            self.store.postponed(seq, now.checked_add(PAUSE).unwrap_or(now)).await?;
            under_way.unsettled.pop();
        }
        while let Some((seq, key)) = under_way.broken.last().cloned() {
            self.broke(name, seq, &key).await?;
            under_way.broken.pop();
        }
        // A postponed row may be claimed again before its task has ended: it must not stay claimed.
        let held = under_way.held();
        while let Some(at) = under_way.doubled.iter().position(|seq| !held.contains(seq)) {
            self.store.given_back(under_way.doubled[at]).await?;
            under_way.doubled.swap_remove(at);
        }
        let is_due = || under_way.reconciled.is_none_or(|at| at.elapsed() > RECONCILE);
        if under_way.is_unsure || (self.store.is_shared() && is_due()) {
            let held: Vec<i64> = under_way.held().into_iter().collect();
            self.store.release_unknown(name, &held).await?;
            (under_way.is_unsure, under_way.reconciled) = (false, Some(Instant::now()));
        }
        let limited = self.platform(name).and_then(|platform| platform.limited_until());
        let (at_once, ahead) = if limited.is_some() { (1, 1) } else { (PLACES_AT_ONCE, AHEAD) };
        if let Some(until) = limited {
            // Something more urgent may have come since these were claimed.
            while let Some(row) = under_way.ready.front() {
                self.store.given_back(row.seq).await?;
                under_way.ready.pop_front();
            }
            if until > now {
                return Ok(until.duration_since(now).unsigned_abs().clamp(Duration::from_millis(50), wait));
            }
        }
        if under_way.ready.is_empty() && under_way.has_room(at_once) {
            match self.store.claim(name, now, ahead).await.inspect_err(|_| under_way.is_unsure = true)? {
                Due::Rows(rows) => {
                    fault::breaks("claim", String::new);
                    // A lease that expired while its row is being handled still belongs to that task.
                    let held = under_way.held();
                    let (doubled, fresh): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| held.contains(&row.seq));
                    under_way.doubled.extend(doubled.into_iter().map(|row| row.seq));
                    under_way.ready.extend(fresh);
                    fault::point("claimed");
                }
                Due::At(at) => {
                    wait = at.duration_since(now).unsigned_abs().clamp(Duration::from_millis(50), wait);
                }
                Due::Nothing => {}
            }
        }
        while under_way.has_room(at_once)
            && let Some(row) = under_way.ready.pop_front()
        {
            let (dispatcher, seq, key) = (Arc::clone(self), row.seq, row.key.clone());
            let game = row.game.as_ref().map(tracing::field::display);
            let span = tracing::info_span!("notice", row = seq, network = %name, game);
            let carrying = async move {
                fault::breaks("dispatch", || format!("{:?}", row.notice));
                dispatcher.carry(&row).await
            };
            let task = under_way.carried.spawn(carrying.instrument(span));
            under_way.rows.insert(task.id(), (seq, key, Instant::now()));
        }
        // A row that has become slow makes room for another.
        Ok(under_way.next_slow().map_or(wait, |slow| wait.min(slow + Duration::from_millis(1))))
    }

    /// The task of a row panicked: the row waits, and is dropped after three attempts, since the rows after it wait for
    /// it.
    async fn broke(&self, name: PlatformName, seq: i64, key: &Key) -> Result<(), StoreError> {
        let now = self.clock.now();
        let tries = self.store.failed(&of_post(key), "panic", now).await?;
        METRICS.dispatcher_errors.count();
        tracing::error!(row = seq, tries, "a notice failed while it was handled");
        if tries < TRIES {
            return self.store.postponed(seq, self.later(tries)).await;
        }
        METRICS.dropped.of(name).count();
        self.store.dropped(seq, FAULT, now).await?;
        self.patience.forget(seq);
        self.excused.lock().unwrap_or_else(PoisonError::into_inner).remove(&seq);
        self.store.ended(&of_post(key)).await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;
    use dragoman_game::changes::Changes;
    use dragoman_game::decide::decision::Answer;
    use dragoman_game::decide::network::Known;
    use dragoman_game::event::{ChannelId, PersonId, Place, RoomId};
    use dragoman_game::limits::Limits;
    use dragoman_game::loaded::RoomRow;
    use dragoman_game::model::{GameId, Holder};
    use dragoman_game::notice::help::{Helped, Moment, Small};
    use dragoman_game::notice::relayed::Why;
    use dragoman_game::notice::{Declined, Destination, Notice, Outgoing, Priority};
    use dragoman_game::order_thread::OrderThread;
    use dragoman_game::post::{PostId, Posted};
    use dragoman_game::refusal::Refusal;
    use dragoman_game::report::Report;
    use dragoman_game::room::Room;
    use dragoman_game::testing::{Trial, person};
    use dragoman_l10n::Language;
    use dragoman_platform::message::{Capabilities, Commands, Message, RoomReading, Times};
    use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, Unusable};
    use dragoman_runtime::clock::{Clock, ManualClock};
    use dragoman_say::picture::MapRenderer;
    use dragoman_store::Store;
    use sqlx::Connection as _;
    use tokio::sync::{Notify, Semaphore};

    use super::*;
    use crate::service::{Answers as _, Defaults, Hand};

    const MATRIX: PlatformName = PlatformName::Matrix;

    /// A network that answers when it may; its limit was used up just now, unless it has none.
    struct Scarce {
        name: PlatformName,
        is_limited: bool,
        /// People who can read rooms without being in them.
        moderators: Mutex<Vec<PersonId>>,
        /// About whom it was asked.
        asked: Mutex<Vec<PersonId>>,
        /// What such questions meet with next instead.
        unsure: Mutex<Vec<Setback>>,
        text_limit: usize,
        posted: Mutex<Vec<Place>>,
        /// What was posted and edited: the post's number, and the text.
        said: Mutex<Vec<String>>,
        /// What the next posts meet with instead.
        setbacks: Mutex<Vec<Setback>>,
        /// The posts that somebody has deleted.
        deleted: Mutex<Vec<String>>,
        /// What removals meet with.
        kept: Mutex<Option<Setback>>,
        /// From when on posts were looked for.
        sought: Mutex<Vec<Timestamp>>,
        begun: Semaphore,
        may: Semaphore,
    }

    #[async_trait]
    impl Platform for Scarce {
        fn name(&self) -> PlatformName {
            self.name
        }

        fn limited_until(&self) -> Option<Timestamp> {
            self.is_limited.then_some(Timestamp::UNIX_EPOCH)
        }

        fn capabilities(&self, _: &Place) -> Capabilities {
            Capabilities {
                text_limit: self.text_limit,
                caption_limit: self.text_limit,
                alt_limit: 2_000,
                actions: 0,
                reactions: 0,
                pictures: true,
                files: true,
                thumbnails: false,
                edits: true,
                free_edits: true,
                rooms: true,
                room: RoomReading::ALL,
                times: Times::Words,
                commands: Commands::Names,
            }
        }

        async fn post(&self, _: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
            let number = {
                let mut posted = self.posted.lock().expect("no poison");
                posted.push(to.clone());
                posted.len().to_string()
            };
            self.said.lock().expect("no poison").push(format!("{number}: {}", message.text.plain()));
            self.begun.add_permits(1);
            self.may.acquire().await.expect("never closed").forget();
            if let Some(setback) = self.setbacks.lock().expect("no poison").pop() {
                return Err(setback);
            }
            Ok(Posted { place: to.clone(), id: PostId(number) })
        }

        async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
            self.sought.lock().expect("no poison").push(from);
            let is_there = key.as_str() == "posted before";
            Ok(is_there.then(|| Posted { place: to.clone(), id: PostId("0".to_owned()) }))
        }

        async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
            self.posted.lock().expect("no poison").push(posted.place.clone());
            self.said.lock().expect("no poison").push(format!("edit {}: {}", posted.id.0, message.text.plain()));
            match self.deleted.lock().expect("no poison").contains(&posted.id.0) {
                true => Err(Setback::Gone),
                false => Ok(()),
            }
        }

        async fn remove(&self, posted: &Posted) -> Result<(), Setback> {
            self.said.lock().expect("no poison").push(format!("remove {}", posted.id.0));
            self.kept.lock().expect("no poison").clone().map_or(Ok(()), Err)
        }

        async fn open(&self, _: &Key, _: &Room) -> Result<RoomId, Setback> {
            Err(Setback::Gone)
        }

        async fn ensure_room(&self, _: &Key, _: &Room) -> Result<EnsuredRoom, Setback> {
            Err(Setback::Gone)
        }

        async fn readers_outside(&self, _: &ChannelId, others: &[PersonId]) -> Result<Vec<PersonId>, Setback> {
            if let Some(setback) = self.unsure.lock().expect("no poison").pop() {
                return Err(setback);
            }
            self.asked.lock().expect("no poison").extend(others.iter().cloned());
            let able = self.moderators.lock().expect("no poison").clone();
            Ok(others.iter().filter(|person| able.contains(person)).cloned().collect())
        }

        async fn listen(self: Arc<Self>, _: Arc<dyn Sink>, _: CancellationToken) -> Result<(), Unusable> {
            Ok(())
        }
    }

    fn channel(name: &str) -> Place {
        Place::Channel(ChannelId::new(MATRIX, name))
    }

    async fn put_out(store: &Store, now: Timestamp, name: &str, priority: Priority) {
        let (to, notice) = (Destination::Place(channel(name)), Notice::Done);
        let outgoing = vec![Outgoing { to, slot: None, game: None, notice, priority, due: now, expires: None }];
        let changes = Changes { outgoing, ..Changes::default() };
        store.save(&changes, now, |_| format!("{name:A<22}")).await.expect("a store");
    }

    struct Rig {
        store: Store,
        network: Arc<Scarce>,
        dispatcher: Arc<OutboxDispatcher>,
        clock: Arc<ManualClock>,
        now: Timestamp,
        folder: tempfile::TempDir,
    }

    async fn rig(is_limited: bool) -> Rig {
        rig_on(MATRIX, is_limited, 8_000).await
    }

    async fn rig_on(name: PlatformName, is_limited: bool, text_limit: usize) -> Rig {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), &folder.path().join("db")).await.expect("a store");
        let now: Timestamp = "2026-11-21T12:00:00Z".parse().expect("an instant");
        let clock = Arc::new(ManualClock::new(now));
        let words = Arc::new(dragoman_locales::words().expect("words"));
        let defaults =
            Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits: Limits::default(), maps: None };
        let (map_renderer, outbox) = (Arc::new(MapRenderer::new(Arc::clone(&words))), Arc::new(Notify::new()));
        let time: Arc<dyn Clock> = Arc::<ManualClock>::clone(&clock);
        let dispatcher = Arc::new(OutboxDispatcher::new(store.clone(), words, time, defaults, map_renderer, outbox));
        let (begun, may) = (Semaphore::new(0), Semaphore::new(0));
        let (moderators, asked) = (Mutex::default(), Mutex::default());
        let (posted, said, setbacks) = (Mutex::default(), Mutex::default(), Mutex::default());
        let (deleted, kept, sought) = (Mutex::default(), Mutex::default(), Mutex::default());
        let unsure = Mutex::default();
        let network = Arc::new(Scarce {
            name,
            is_limited,
            moderators,
            asked,
            unsure,
            text_limit,
            posted,
            said,
            setbacks,
            deleted,
            kept,
            sought,
            begun,
            may,
        });
        dispatcher.connect(Arc::<Scarce>::clone(&network));
        Rig { store, network, dispatcher, clock, now, folder }
    }

    /// What Italy is told about the first game, whose second one tom plays too.
    async fn told_in_the_order_thread(rig: &Rig, number: u32) -> Option<Place> {
        let Rig { store, network, dispatcher, now, .. } = rig;
        let to = Destination::Place(Place::Person(person("italy")));
        let game = Some(Trial::new().game().id.clone());
        let outgoing = Outgoing {
            to,
            slot: Some("slot".to_owned()),
            game,
            notice: Notice::Done,
            priority: Priority::Event,
            due: *now,
            expires: None,
        };
        let changes = Changes { outgoing: vec![outgoing], ..Changes::default() };
        store.save(&changes, *now, |_| format!("{number:A<22}")).await.expect("a store");
        let before = network.posted.lock().expect("no poison").len();
        network.may.add_permits(9);
        for _ in 0..2 {
            let Due::Rows(rows) = store.claim(network.name, *now, 1).await.expect("a store") else { break };
            for row in rows {
                dispatcher.carry(&row).await.expect("a store");
            }
        }
        network.posted.lock().expect("no poison").get(before).cloned()
    }

    #[tokio::test]
    async fn an_order_thread_is_locked_if_somebody_of_another_game_of_its_owner_can_read_it() {
        let italy = person("italy");
        let rig = rig_on(italy.platform(), false, 8_000).await;
        let Rig { store, network, dispatcher, now, .. } = &rig;
        let (first, mut second) = (Trial::new(), Trial::new());
        second.loaded.game.id = GameId("cd34ef56".to_owned());
        let channel = first.game().channel.clone();
        let room = RoomId::new(network.name, "1");
        let thread = OrderThread { person: italy.clone(), channel: channel.clone(), room: room.clone(), closed: true };
        let use_again = Changes { order_thread: Some(thread), ..Changes::default() };
        store.save(&use_again, *now, |_| String::new()).await.expect("a store");
        let game = Changes { game: Some((first.game().clone(), 0)), ..Changes::default() };
        store.save(&game, *now, |_| String::new()).await.expect("a store");
        *network.moderators.lock().expect("no poison") = vec![person("tom")];
        for number in [1, 2] {
            let way = told_in_the_order_thread(&rig, number).await;
            assert_eq!(way, Some(Place::Room(room.clone())), "tom doesn't play yet");
        }
        assert_eq!(network.asked.lock().expect("no poison").len(), 6, "once");

        // Tom takes a seat in another game of theirs: from then on nothing is posted or changed in the thread.
        let seat = second.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"FRANCE".into()));
        seat.expect("a seat").held_by(Holder::Person(person("tom")));
        let game = Changes { game: Some((second.game().clone(), 0)), ..Changes::default() };
        store.save(&game, *now, |_| String::new()).await.expect("a store");
        assert_eq!(told_in_the_order_thread(&rig, 3).await, Some(Place::Person(italy.clone())));
        assert_eq!(network.asked.lock().expect("no poison").len(), 7, "the others were asked about a moment ago");
        let is_used = async || store.order_thread_of(&italy).await.expect("a store").is_some_and(|known| known.closed);
        assert!(!is_used().await);

        // The same if that is found when permissions have changed.
        network.moderators.lock().expect("no poison").clear();
        store.save(&use_again, *now, |_| String::new()).await.expect("a store");
        assert!(dispatcher.close_order_threads(&channel).await.expect("a store") && is_used().await);
        network.moderators.lock().expect("no poison").push(person("tom"));
        assert!(dispatcher.close_order_threads(&channel).await.expect("a store") && !is_used().await);
    }

    #[tokio::test]
    async fn the_rooms_of_a_game_that_cant_be_read_keep_nobody_from_auditing_others() {
        let rig = rig_on(person("italy").platform(), false, 8_000).await;
        let Rig { store, dispatcher, now, .. } = &rig;
        // Another process was started with this variant, and this one without it.
        let mut trial = Trial::new();
        trial.loaded.game.settings.variant = "elsewhere".to_owned();
        let changes = Changes { game: Some((trial.game().clone(), 0)), ..Changes::default() };
        store.save(&changes, *now, |_| String::new()).await.expect("a store");
        assert!(store.game(&trial.game().id).await.is_err());
        assert!(dispatcher.close_to_outsiders(&trial.game().id).await.expect("the store works"));
    }

    /// Says, or changes what was said, so that it has the first line and these parts. Returns what the network was asked.
    async fn said_in_parts(rig: &Rig, number: u32, parts: &[&str]) -> Vec<String> {
        let Rig { store, network, dispatcher, now, .. } = rig;
        network.may.add_permits(9);
        let typed = parts.iter().map(|word| [*word; 4].join(" ")).collect::<Vec<_>>().join("\n");
        let notice = Notice::Declined(Declined::GivenBack { typed });
        let (to, slot) = (Destination::Place(channel("room")), Some("slot".to_owned()));
        let outgoing = Outgoing { to, slot, game: None, notice, priority: Priority::Event, due: *now, expires: None };
        let changes = Changes { outgoing: vec![outgoing], ..Changes::default() };
        store.save(&changes, *now, |_| format!("{number:A<22}")).await.expect("a store");
        let Due::Rows(rows) = store.claim(MATRIX, *now, 1).await.expect("a store") else { panic!("it is due") };
        Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
        std::mem::take(&mut *network.said.lock().expect("no poison"))
    }

    /// What the network was asked for: `post`, `edit 1`, `remove 1`, and the numbers of the posts that were made.
    fn asked_for(said: &[String]) -> (Vec<String>, Vec<String>) {
        let kind = |line: &String| {
            let kind = line.split(':').next().expect("a word");
            if kind.starts_with(|first: char| first.is_ascii_digit()) { "post".to_owned() } else { kind.to_owned() }
        };
        let made = said.iter().filter_map(|line| line.split_once(": ")).map(|(number, _)| number.to_owned());
        (said.iter().map(kind).collect(), made.filter(|number| !number.starts_with("edit")).collect())
    }

    #[tokio::test]
    async fn what_comes_after_a_deleted_part_is_posted_again_below_it() {
        let rig = rig_on(MATRIX, false, 30).await;
        let parts = ["oneone", "twotwo", "threee"];
        let (_, made) = asked_for(&said_in_parts(&rig, 1, &parts).await);
        let [first, one, two, three] = made.as_slice() else { panic!("{made:?}") };
        rig.network.deleted.lock().expect("no poison").push(first.clone());
        let (kinds, made) = asked_for(&said_in_parts(&rig, 2, &parts).await);
        let edit = format!("edit {first}");
        let removals = [one, two, three].map(|number| format!("remove {number}"));
        let anew = ["post", "post", "post", "post"].map(str::to_owned);
        assert_eq!(kinds, [&[edit][..], &anew, &removals].concat());
        // The same if a later one is missing.
        let [first, one, two, three] = made.as_slice() else { panic!("{made:?}") };
        rig.network.deleted.lock().expect("no poison").push(two.clone());
        let (kinds, made) = asked_for(&said_in_parts(&rig, 3, &parts).await);
        let edits = [first, one, two].map(|number| format!("edit {number}"));
        let removals = [two, three].map(|number| format!("remove {number}"));
        assert_eq!(kinds, [&edits[..], &anew[..2], &removals].concat());
        // And the new ones are known from then on.
        let (kinds, _) = asked_for(&said_in_parts(&rig, 4, &parts).await);
        let known = [first, one, &made[0], &made[1]];
        assert_eq!(kinds, known.map(|number| format!("edit {number}")));
    }

    #[tokio::test]
    async fn a_try_counts_once_however_many_parts_it_has_and_the_rest_is_removed_for_ten_minutes() {
        let rig = rig_on(MATRIX, false, 30).await;
        let Rig { store, network, dispatcher, clock, now, .. } = &rig;
        said_in_parts(&rig, 1, &["oneone", "twotwo", "threee"]).await;
        let not_before = Timestamp::UNIX_EPOCH;
        *network.kept.lock().expect("no poison") = Some(Setback::Later { not_before, nothing_done: true });
        let mut said = said_in_parts(&rig, 2, &["oneone", "twotwo"]).await;
        for tries in 1..=10 {
            assert!(said.iter().any(|line| line.starts_with("remove")), "{said:?}");
            clock.set(now.checked_add(SignedDuration::from_mins(tries)).expect("an instant"));
            let claimed = store.claim(MATRIX, clock.now(), 1).await.expect("a store");
            let Due::Rows(rows) = claimed else { panic!("it waits for the removal") };
            assert_eq!(i64::from(rows[0].attempts), tries);
            Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
            said = std::mem::take(&mut *network.said.lock().expect("no poison"));
        }
        clock.set(now.checked_add(SignedDuration::from_mins(11)).expect("an instant"));
        let Due::Rows(rows) = store.claim(MATRIX, clock.now(), 1).await.expect("a store") else { panic!("it is due") };
        Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
        assert_eq!(store.waiting().await.expect("a store"), 0, "what comes after it doesn't wait for ever");
    }

    #[tokio::test]
    async fn after_the_clock_was_set_back_a_post_is_looked_for() {
        for (hours, posts) in [(1, 0), (0, 1)] {
            let Rig { store, network, dispatcher, now, folder: _folder, .. } = rig(false).await;
            network.may.add_permits(1);
            let (to, notice, priority) = (Destination::Place(channel("room")), Notice::Done, Priority::Event);
            let outgoing = vec![Outgoing { to, slot: None, game: None, notice, priority, due: now, expires: None }];
            let changes = Changes { outgoing, ..Changes::default() };
            store.save(&changes, now, |_| "posted before".to_owned()).await.expect("a store");
            let then = now.checked_add(SignedDuration::from_hours(hours)).expect("an instant");
            store.attempting(1, 0, then).await.expect("a store");
            let Due::Rows(rows) = store.claim(MATRIX, now, 1).await.expect("a store") else { panic!("it is due") };
            Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
            assert_eq!(network.posted.lock().expect("no poison").len(), posts, "{hours}");
            // When it was posted isn't known.
            let day = SignedDuration::from_hours(24);
            assert!(network.sought.lock().expect("no poison").iter().all(|from| now.duration_since(*from) >= day));
        }
    }

    #[tokio::test]
    async fn pauses_grow_while_the_network_doesnt_say_who_can_read_an_order_thread() {
        let italy = person("italy");
        let rig = rig_on(italy.platform(), false, 8_000).await;
        let Rig { store, network, dispatcher, clock, now, .. } = &rig;
        order_thread_of(&rig, &italy).await;
        let (to, notice) = (Destination::Place(Place::Person(italy)), Notice::Done);
        let outgoing =
            Outgoing { to, slot: None, game: None, notice, priority: Priority::Event, due: *now, expires: None };
        let changes = Changes { outgoing: vec![outgoing], ..Changes::default() };
        store.save(&changes, *now, |_| "key".to_owned()).await.expect("a store");
        let later = Setback::Later { not_before: Timestamp::UNIX_EPOCH, nothing_done: true };
        *network.unsure.lock().expect("no poison") = vec![later; 12];
        let mut pauses = Vec::new();
        for _ in 0..10 {
            let Due::Rows(rows) = store.claim(network.name, clock.now(), 1).await.expect("a store") else {
                panic!("due")
            };
            assert_eq!((rows[0].attempts, rows[0].attempted), (0, None), "nothing was handed over");
            Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
            let before = clock.now();
            match store.claim(network.name, before, 1).await.expect("a store") {
                Due::Rows(rows) => store.given_back(rows[0].seq).await.expect("a store"),
                Due::At(at) => clock.set(at),
                Due::Nothing => panic!("it waits"),
            }
            pauses.push(clock.now().duration_since(before).as_secs());
        }
        assert_eq!(pauses, [0, 0, 2, 4, 8, 16, 32, 64, 64, 64]);
    }

    /// Stores a game with a press room of France and Italy, which is to be ensured.
    async fn press_room_of(rig: &Rig, room: Option<RoomId>) {
        let Rig { store, network, now, .. } = rig;
        let table = Trial::new();
        let stored = RoomRow {
            key: "press".to_owned(),
            game: table.game().id.clone(),
            members: vec!["FRANCE".into(), "ITALY".into()].into(),
            room,
            relayed: None,
        };
        let to = Destination::Press { key: stored.key.clone(), platform: network.name };
        let (game, priority) = (Some(stored.game.clone()), Priority::Event);
        let outgoing =
            vec![Outgoing { to, slot: None, game, notice: Notice::EnsureRoom, priority, due: *now, expires: None }];
        let (game, rooms) = (Some((table.game().clone(), 0)), vec![stored]);
        let changes = Changes { game, rooms, outgoing, ..Changes::default() };
        store.save(&changes, *now, |_| "key".to_owned()).await.expect("a store");
    }

    #[tokio::test]
    async fn letters_take_the_place_of_a_room_about_whose_readers_nothing_can_be_known() {
        let refused = Setback::Refused(Refusal::Permission("View Channel".to_owned()));
        for (setback, is_replaced) in
            [(refused, true), (Setback::Later { not_before: Timestamp::UNIX_EPOCH, nothing_done: true }, false)]
        {
            let rig = rig_on(PlatformName::Local, false, 8_000).await;
            let Rig { store, network, dispatcher, now, .. } = &rig;
            press_room_of(&rig, None).await;
            *network.unsure.lock().expect("no poison") = vec![setback];
            let Due::Rows(rows) = store.claim(network.name, *now, 1).await.expect("a store") else { panic!("due") };
            Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
            let room = store.room_by_key("press").await.expect("a store").expect("its room");
            assert_eq!(room.relayed.is_some(), is_replaced);
            if let Due::At(at) = store.claim(network.name, *now, 1).await.expect("a store") {
                assert!(!is_replaced && at > *now);
            }
        }
    }

    #[tokio::test]
    async fn letters_take_the_place_of_an_open_room_that_couldnt_be_changed_for_two_days() {
        let rig = rig_on(PlatformName::Local, false, 8_000).await;
        let Rig { store, network, dispatcher, clock, now, .. } = &rig;
        press_room_of(&rig, Some(RoomId::new(network.name, "1"))).await;
        for hour in 0..=49 {
            let at = now.checked_add(SignedDuration::from_hours(hour)).expect("an instant");
            clock.set(at);
            let refused = Setback::Refused(Refusal::Permission("Manage Threads".to_owned()));
            *network.unsure.lock().expect("no poison") = vec![refused];
            let Due::Rows(rows) = store.claim(network.name, at, 1).await.expect("a store") else { panic!("due") };
            Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
            let room = store.room_by_key("press").await.expect("a store").expect("its room");
            assert_eq!(room.relayed.is_some(), hour > 48, "after {hour} hours");
        }
    }

    #[tokio::test]
    async fn letters_take_the_place_of_a_room_that_a_network_hasnt_changed_for_two_days_while_it_did_all_else() {
        let rig = rig_on(PlatformName::Local, false, 8_000).await;
        let Rig { store, network, dispatcher, clock, now, .. } = &rig;
        press_room_of(&rig, Some(RoomId::new(network.name, "1"))).await;
        for hour in 0..=49 {
            let at = now.checked_add(SignedDuration::from_hours(hour)).expect("an instant");
            clock.set(at);
            *network.unsure.lock().expect("no poison") = vec![Setback::Later { not_before: at, nothing_done: true }];
            let Due::Rows(rows) = store.claim(network.name, at, 1).await.expect("a store") else { panic!("due") };
            dispatcher.patience.taken(&rows[0], at.checked_sub(SignedDuration::from_mins(30)).expect("an instant"));
            Box::pin(dispatcher.carry(&rows[0])).await.expect("a store");
            let room = store.room_by_key("press").await.expect("a store").expect("its room");
            assert_eq!(room.relayed, (hour > 48).then_some(Why::Unsettled), "after {hour} hours");
        }
    }

    #[tokio::test]
    async fn what_waits_when_the_clock_is_set_back_is_tried_at_once() {
        let Rig { store, network, dispatcher, clock, now, folder: _folder } = rig(false).await;
        network.may.add_permits(1);
        let hours = |hours| now.checked_add(SignedDuration::from_hours(hours)).expect("an instant");
        for (name, attempts) in [("tried", 1), ("reminder", 0)] {
            put_out(&store, now, name, Priority::Event).await;
            let Due::Rows(rows) = store.claim(MATRIX, now, 9).await.expect("a store") else { panic!("it is due") };
            if attempts > 0 {
                store.attempting(rows[0].seq, 0, hours(3)).await.expect("a store");
            }
            store.postponed(rows[0].seq, hours(4)).await.expect("a store");
        }
        let mut under_way = UnderWay { looked: Some(hours(3)), ..UnderWay::default() };
        clock.set(hours(3));
        dispatcher.hand_out(MATRIX, &mut under_way).await.expect("a store");
        assert!(under_way.rows.is_empty());
        clock.set(now);
        dispatcher.hand_out(MATRIX, &mut under_way).await.expect("a store");
        under_way.carried.join_next().await.expect("a row").expect("no panic").expect("a store");
        assert_eq!(*network.posted.lock().expect("no poison"), [channel("tried")]);
    }

    #[tokio::test]
    async fn each_room_that_is_opened_again_for_a_row_is_told_who_was_let_in() {
        let Rig { store, dispatcher, now, folder: _folder, .. } = rig(false).await;
        let table = Trial::new();
        let game = Changes { game: Some((table.game().clone(), 0)), ..Changes::default() };
        store.save(&game, now, |_| String::new()).await.expect("a store");
        put_out(&store, now, "room", Priority::Event).await;
        let Due::Rows(rows) = store.claim(MATRIX, now, 1).await.expect("a store") else { panic!("it is due") };
        let stored = RoomRow {
            key: "press".to_owned(),
            game: table.game().id.clone(),
            members: vec!["FRANCE".into(), "ITALY".into()].into(),
            room: Some(RoomId::new(MATRIX, "0")),
            relayed: None,
        };
        for (room, waiting) in [("1", 2), ("1", 2), ("2", 3)] {
            let room = RoomId::new(MATRIX, room);
            let stored = RoomRow { room: Some(room.clone()), ..stored.clone() };
            let rooms = std::slice::from_ref(&stored);
            let known = Known { game: Some(table.game()), rooms, ..Known::at(now) };
            let report = Report::RoomEnsured { room, missing: Vec::new(), let_in: vec![person("italy")] };
            dispatcher.report(Some(&rows[0]), &report, known).await.expect("a store");
            assert_eq!(store.waiting().await.expect("a store"), waiting, "decided again, it is the same notice");
        }
    }

    #[tokio::test]
    async fn an_edited_post_of_several_parts_gets_and_loses_parts() {
        let rig = rig_on(MATRIX, false, 30).await;
        let said = async |number, parts: &[&str]| said_in_parts(&rig, number, parts).await;
        let (one, two, three) =
            ("oneone oneone oneone oneone", "twotwo twotwo twotwo twotwo", "threee threee threee threee");
        let first = "You had written:";
        assert_eq!(
            said(1, &["oneone", "twotwo"]).await,
            [format!("1: {first}"), format!("2: {one}"), format!("3: {two}")]
        );
        let fewer = said(2, &["twotwo"]).await;
        assert_eq!(fewer, [format!("edit 1: {first}"), format!("edit 2: {two}"), "remove 3".to_owned()]);
        let more = said(3, &["oneone", "twotwo", "threee"]).await;
        let [edit, part, new, newest] = more.as_slice() else { panic!("{more:?}") };
        assert_eq!([edit, part], [&format!("edit 1: {first}"), &format!("edit 2: {one}")]);
        assert!(new.ends_with(&format!(": {two}")) && newest.ends_with(&format!(": {three}")), "{more:?}");
        assert!(!new.starts_with("edit") && !newest.starts_with("edit"), "{more:?}");
        // What was added is known from then on.
        assert_eq!(said(4, &["threee"]).await.iter().filter(|line| line.starts_with("remove")).count(), 2);
    }

    #[tokio::test]
    async fn while_messages_are_limited_the_most_urgent_is_next() {
        let Rig { store, network, dispatcher, now, .. } = rig(true).await;
        for number in 0..12 {
            put_out(&store, now, &format!("room{number:02}"), Priority::Event).await;
        }
        let stop = CancellationToken::new();
        let running = tokio::spawn(dispatcher.run(MATRIX, stop.clone()));
        network.begun.acquire().await.expect("never closed").forget();
        put_out(&store, now, "answer", Priority::Answer).await;
        network.may.add_permits(13);
        network.begun.acquire_many(12).await.expect("never closed").forget();
        stop.cancel();
        running.await.expect("it ends");
        let posted = network.posted.lock().expect("no poison").clone();
        assert_eq!(posted.get(1), Some(&channel("answer")), "{posted:?}");
    }

    #[tokio::test]
    async fn an_answer_that_had_to_wait_isnt_posted_once_its_phase_is_over() {
        let mut table = Trial::new();
        for who in ["austria", "england", "france", "germany", "italy", "russia", "turkey"] {
            table.says(who, "ready");
        }
        assert_eq!(table.running().number, 2);
        for (asked, posts) in [(1, 1), (2, 2)] {
            let Rig { store, network, dispatcher, clock, now, folder: _folder } = rig(false).await;
            let changes = Changes { game: Some((table.game().clone(), 0)), ..Changes::default() };
            store.save(&changes, now, |_| String::new()).await.expect("a store");
            let later = now.checked_add(SignedDuration::from_secs(31)).expect("an instant");
            *network.setbacks.lock().expect("no poison") =
                vec![Setback::Later { not_before: later, nothing_done: true }];
            let (said, moment) = (Small::HowToPlay, Moment::Movement);
            let help = Helped::Brief { said, moment, private: true, practising: false, number: Some(asked) };
            let answer = Answer {
                to: Place::Person(PersonId::new(MATRIX, "ada")),
                game: Some(table.game().id.clone()),
                phase: Some(asked),
                notice: Notice::Help(help),
                of: None,
            };
            let (hands, resting) = (Semaphore::new(1), Semaphore::new(1));
            let mut hand = Hand::free(&hands, &resting).await;
            let waits = async {
                network.begun.acquire().await.expect("never closed").forget();
                clock.set(later);
                network.may.add_permits(2);
            };
            tokio::join!(dispatcher.answer(("answer".to_owned(), now), answer, &mut hand), waits);
            assert_eq!(network.posted.lock().expect("no poison").len(), posts, "asked in phase {asked}");
        }
    }

    #[tokio::test]
    async fn an_answer_to_an_old_question_is_looked_for_first() {
        let known =
            [(121, 0), (119, 1), (-1, 1), (-3_600, 0)].map(|(seconds, posts)| ("posted before", seconds, posts));
        for (key, seconds, posts) in known.into_iter().chain([("new", 121, 1), ("new", -3_600, 1)]) {
            let Rig { network, dispatcher, now, folder: _folder, .. } = rig(false).await;
            let asked = now.checked_sub(SignedDuration::from_secs(seconds)).expect("an instant");
            let answer = Answer { to: channel("room"), game: None, phase: None, notice: Notice::Done, of: None };
            let (hands, resting) = (Semaphore::new(1), Semaphore::new(1));
            network.may.add_permits(1);
            dispatcher.answer((key.to_owned(), asked), answer, &mut Hand::free(&hands, &resting).await).await;
            assert_eq!(network.posted.lock().expect("no poison").len(), posts, "{key}, {seconds} s old");
        }
    }

    /// Italy's private messages are closed: an order thread takes their place.
    async fn order_thread_of(rig: &Rig, italy: &PersonId) {
        let Rig { store, network, now, .. } = rig;
        let table = Trial::new();
        let (channel, room) = (table.game().channel.clone(), RoomId::new(network.name, "1"));
        let thread = OrderThread { person: italy.clone(), channel, room, closed: true };
        let use_it = Changes { order_thread: Some(thread), ..Changes::default() };
        store.save(&use_it, *now, |_| String::new()).await.expect("a store");
        let game = Changes { game: Some((table.game().clone(), 0)), ..Changes::default() };
        store.save(&game, *now, |_| String::new()).await.expect("a store");
    }

    /// Answers `Done` to a question that was asked just now.
    async fn answered(rig: &Rig, to: Place) {
        let Rig { network, dispatcher, now, .. } = rig;
        let answer = Answer { to, game: None, phase: None, notice: Notice::Done, of: None };
        let (hands, resting) = (Semaphore::new(1), Semaphore::new(1));
        network.may.add_permits(9);
        dispatcher.answer(("key".to_owned(), *now), answer, &mut Hand::free(&hands, &resting).await).await;
    }

    #[tokio::test]
    async fn a_question_is_answered_when_the_database_is_back() {
        let rig = rig(false).await;
        let file = format!("sqlite://{}", rig.folder.path().join("db").display());
        let mut other = sqlx::SqliteConnection::connect(&file).await.expect("a database");
        sqlx::query("ALTER TABLE persons RENAME TO elsewhere").execute(&mut other).await.expect("done");
        let ada = Place::Person(PersonId::new(MATRIX, "ada"));
        let is_back = async {
            tokio::time::sleep(Duration::from_millis(500)).await;
            assert!(rig.network.posted.lock().expect("no poison").is_empty());
            sqlx::query("ALTER TABLE elsewhere RENAME TO persons").execute(&mut other).await.expect("done");
        };
        tokio::join!(answered(&rig, ada.clone()), is_back);
        assert_eq!(*rig.network.posted.lock().expect("no poison"), [ada]);
    }

    #[tokio::test]
    async fn a_question_is_answered_in_an_order_thread_or_in_private_if_that_is_gone() {
        let (italy, not_before) = (person("italy"), Timestamp::UNIX_EPOCH);
        let later = Setback::Later { not_before, nothing_done: true };
        let private = Place::Person(italy.clone());
        let thread = Place::Room(RoomId::new(italy.platform(), "1"));
        for (unsure, setbacks, posts) in [
            (vec![later.clone()], Vec::new(), vec![thread.clone()]),
            (vec![Setback::Gone, later], Vec::new(), vec![private.clone()]),
            (Vec::new(), vec![Setback::Gone], vec![thread, private.clone()]),
        ] {
            let rig = rig_on(italy.platform(), false, 8_000).await;
            let Rig { store, network, .. } = &rig;
            order_thread_of(&rig, &italy).await;
            (*network.unsure.lock().expect("no poison"), *network.setbacks.lock().expect("no poison")) =
                (unsure, setbacks);
            answered(&rig, private.clone()).await;
            assert_eq!(*network.posted.lock().expect("no poison"), posts);
            let used = store.order_thread_of(&italy).await.expect("a store").is_some_and(|known| known.closed);
            assert_eq!(used, !posts.contains(&private), "what is gone isn't used any more");
        }
    }

    #[tokio::test]
    async fn an_answer_that_had_to_wait_isnt_posted_in_an_order_thread_that_others_can_read_since() {
        let italy = person("italy");
        let rig = rig_on(italy.platform(), false, 8_000).await;
        let Rig { store, network, dispatcher, now, .. } = &rig;
        order_thread_of(&rig, &italy).await;
        let (private, thread) = (Place::Person(italy.clone()), Place::Room(RoomId::new(network.name, "1")));
        *network.moderators.lock().expect("no poison") = vec![person("tom")];
        let not_before = Timestamp::UNIX_EPOCH;
        *network.setbacks.lock().expect("no poison") = vec![Setback::Later { not_before, nothing_done: true }];
        let mut second = Trial::new();
        second.loaded.game.id = GameId("cd34ef56".to_owned());
        let seat = second.loaded.game.seats.iter_mut().find(|seat| seat.holds(&"FRANCE".into()));
        seat.expect("a seat").held_by(Holder::Person(person("tom")));
        // While it waits tom, who can read the thread, takes a seat in another game of its owner.
        let waits = async {
            network.begun.acquire().await.expect("never closed").forget();
            let game = Changes { game: Some((second.game().clone(), 0)), ..Changes::default() };
            store.save(&game, *now, |_| String::new()).await.expect("a store");
            network.may.add_permits(2);
        };
        let answer = Answer { to: private.clone(), game: None, phase: None, notice: Notice::Done, of: None };
        let (hands, resting) = (Semaphore::new(1), Semaphore::new(1));
        let mut hand = Hand::free(&hands, &resting).await;
        tokio::join!(dispatcher.answer(("key".to_owned(), *now), answer, &mut hand), waits);
        assert_eq!(*network.posted.lock().expect("no poison"), [thread, private]);
    }

    #[tokio::test]
    async fn an_answer_in_a_place_that_never_answers_holds_up_no_others() {
        let rig = rig(false).await;
        let Rig { network, dispatcher, now, .. } = &rig;
        let (hands, resting) = (Semaphore::new(1), Semaphore::new(1));
        let answered = async |to: Place| {
            let answer = Answer { to, game: None, phase: None, notice: Notice::Done, of: None };
            dispatcher.answer(("key".to_owned(), *now), answer, &mut Hand::free(&hands, &resting).await).await;
        };
        // The first may not go on until the other has begun.
        let begun = async {
            network.begun.acquire_many(2).await.expect("never closed").forget();
            network.may.add_permits(2);
        };
        let all = async { tokio::join!(answered(channel("hangs")), answered(channel("room")), begun) };
        tokio::time::timeout(Duration::from_secs(60), all).await.expect("it isn't held up");
        assert_eq!(*network.posted.lock().expect("no poison"), [channel("hangs"), channel("room")]);
    }

    #[tokio::test]
    async fn places_that_never_answer_hold_up_no_others() {
        let rig = rig(false).await;
        let Rig { store, network, dispatcher, now, .. } = &rig;
        for number in 0..PLACES_AT_ONCE {
            put_out(store, *now, &format!("hangs{number:02}"), Priority::Answer).await;
        }
        put_out(store, *now, "room", Priority::Event).await;
        let stop = CancellationToken::new();
        let running = tokio::spawn(Arc::clone(dispatcher).run(MATRIX, stop.clone()));
        // None of them may go on until the last has begun.
        let begun = u32::try_from(PLACES_AT_ONCE + 1).expect("a few");
        network.begun.acquire_many(begun).await.expect("never closed").forget();
        let posted = network.posted.lock().expect("no poison").clone();
        assert_eq!(posted.last(), Some(&channel("room")), "{posted:?}");
        network.may.add_permits(PLACES_AT_ONCE + 1);
        stop.cancel();
        running.await.expect("it ends");
    }

    #[tokio::test]
    async fn what_was_claimed_and_not_begun_is_free_after_a_stop() {
        let Rig { store, network, dispatcher, now, folder: _folder, .. } = rig(false).await;
        let all = usize::try_from(AHEAD).expect("a few");
        for number in 0..all {
            put_out(&store, now, &format!("room{number:02}"), Priority::Event).await;
        }
        let stop = CancellationToken::new();
        let running = tokio::spawn(dispatcher.run(MATRIX, stop.clone()));
        network.begun.acquire().await.expect("never closed").forget();
        stop.cancel();
        network.may.add_permits(all);
        running.await.expect("it ends");
        let Due::Rows(rows) = store.claim(MATRIX, now, AHEAD).await.expect("a store") else { panic!("they are free") };
        assert_eq!(rows.len() + network.posted.lock().expect("no poison").len(), all);
    }

    #[tokio::test]
    async fn nothing_is_kept_of_a_row_that_was_dropped_because_it_panicked() {
        let Rig { store, dispatcher, now, folder: _folder, .. } = rig(false).await;
        put_out(&store, now, "room", Priority::Event).await;
        let Due::Rows(rows) = store.claim(MATRIX, now, 1).await.expect("a store") else { panic!("it is due") };
        let (seq, key) = (rows[0].seq, &rows[0].key);
        dispatcher.excused.lock().expect("no poison").insert(seq);
        dispatcher.patience.failed(&rows[0], now, now);
        assert_eq!(dispatcher.patience.unasked(&rows[0]), 1);
        for _ in 0..TRIES {
            dispatcher.broke(MATRIX, seq, key).await.expect("a store");
        }
        assert_eq!(store.waiting().await.expect("a store"), 0);
        assert!(dispatcher.excused.lock().expect("no poison").is_empty());
        assert_eq!(dispatcher.patience.unasked(&rows[0]), 0);
        assert_eq!(store.begin_try(&of_post(key), true, now).await.expect("a store"), Some(1));
    }

    #[tokio::test]
    async fn what_a_limit_has_kept_from_being_posted_doesnt_count_as_attempted() {
        for nothing_done in [true, false] {
            let Rig { store, network, dispatcher, now, folder: _folder, .. } = rig(false).await;
            put_out(&store, now, "room", Priority::Answer).await;
            *network.setbacks.lock().expect("no poison") = vec![Setback::Later { not_before: now, nothing_done }];
            let stop = CancellationToken::new();
            let running = tokio::spawn(dispatcher.run(MATRIX, stop.clone()));
            network.begun.acquire().await.expect("never closed").forget();
            stop.cancel();
            network.may.add_permits(1);
            running.await.expect("it ends");
            let Due::Rows(rows) = store.claim(MATRIX, now, 1).await.expect("a store") else { panic!("it is due") };
            assert_eq!(rows[0].attempted.is_none(), nothing_done);
            assert_eq!(rows[0].attempts, 1);
        }
    }
}
