//! Answers to questions: posted independently of the handling of events, each place in its own order.
//!
//! An answer may need a map that takes long to render, or a place in which a network's rate limit is reached; no
//! incoming event waits for that. The number of waiting questions is limited, for each place and in total: above that a
//! question isn't answered, and the person who asked gets a notice.

use std::collections::{HashMap, VecDeque};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{ChannelId, EventId, Place, PlatformName};
use dragoman_game::model::GameId;
use dragoman_game::notice::Notice;
use dragoman_platform::Delivered;
use dragoman_runtime::clock::Clock;
use dragoman_runtime::fault;
use dragoman_runtime::network::PerPlatform;
use dragoman_store::{Store, StoreError};
use dragoman_tasks::contain::caught;
use jiff::Timestamp;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::time::Instant;

use super::suspects;

/// Posts answers that aren't stored.
#[async_trait]
pub trait Answers: Send + Sync {
    /// Posts it now; the key is the same each time the same event is answered, which was made at the time beside it. While the network
    /// asks to wait, `hand` is released.
    async fn answer(&self, keyed: (String, Timestamp), answer: Answer, hand: &mut Hand<'_>);

    /// Closes press rooms of `game` that other players could read, because of the network's permissions. `false`:
    /// the network didn't answer.
    async fn close_to_outsiders(&self, _game: &GameId) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// Closes order threads under `channel` that others could read who play with their owners. `false`: the network didn't
    /// answer.
    async fn close_order_threads(&self, _channel: &ChannelId) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// What `notice` says to the person of `place`, without formatting.
    async fn in_words(
        &self,
        _place: &Place,
        _game: Option<GameId>,
        _notice: Notice,
    ) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    /// Whether the network of `place` has press rooms. One that isn't connected yet may have: it answers when it is
    /// asked for a room.
    fn has_rooms(&self, _place: &Place) -> bool {
        true
    }

    /// Held while something is composed that may have ended the process before: one at a time. In it is the time until
    /// which no last chance is taken.
    fn suspected(&self) -> Arc<tokio::sync::Mutex<Instant>> {
        suspects::lock()
    }

    /// The server that `channel` belongs to, as a place with administrators of its own.
    fn server_of(&self, channel: &ChannelId) -> String {
        channel.as_str().to_owned()
    }
}

/// How many questions of one place may wait.
const QUESTIONS_OF_A_PLACE: usize = 16;

/// How many questions may wait in all.
const QUESTIONS_IN_ALL: usize = 1024;

/// On how many places of one network answers are prepared at once.
const ANSWERS_AT_ONCE: usize = 8;

/// How many answers of one network may be kept in memory, with their pictures, until the network accepts them.
const ANSWERS_IN_MEMORY: usize = 64;

/// After this time a network is slow to answer.
const SLOW: Duration = Duration::from_secs(2);

/// A permit to work on answers; there are few.
pub struct Hand<'a> {
    hands: &'a Semaphore,
    resting: &'a Semaphore,
    held: Option<SemaphorePermit<'a>>,
    suspect: Option<Suspect<'a>>,
}

/// A question that may have ended the process before.
struct Suspect<'a> {
    event: &'a EventId,
    store: &'a Store,
    suspected: &'a tokio::sync::Mutex<Instant>,
}

impl<'a> Hand<'a> {
    /// Waits for one of `hands`; `resting`: how many may be released meanwhile.
    pub(crate) async fn free(hands: &'a Semaphore, resting: &'a Semaphore) -> Self {
        Self { hands, resting, held: hands.acquire().await.ok(), suspect: None }
    }

    /// Composes an answer. If its question may have ended the process before, that is noted first: if composing it ends the
    /// process again and again, the question is set aside.
    pub async fn composes<T>(&self, composing: impl Future<Output = T> + Send) -> Result<T, StoreError> {
        let Some(Suspect { event, store, suspected }) = &self.suspect else { return Ok(composing.await) };
        // If this is the question's last chance, the decision on it has waited for calm.
        let _alone = suspected.lock().await;
        store.computing(event.as_str()).await?;
        let composed = composing.await;
        store.computed(event.as_str()).await?;
        Ok(composed)
    }

    /// Releases the permit for `wait`, so that others can use it.
    pub async fn rest(&mut self, wait: Duration) {
        self.released(tokio::time::sleep(wait)).await;
    }

    /// Has a network asked for something. If it is slow to answer, others can use the permit meanwhile: it may never
    /// answer about one place.
    pub async fn asks<T>(&mut self, asking: impl Future<Output = T> + Send) -> T {
        let mut asking = pin!(asking);
        match tokio::time::timeout(SLOW, &mut asking).await {
            Ok(answer) => answer,
            Err(_) => self.released(asking).await,
        }
    }

    /// Releases the permit until `waiting` is over, if not too many are released already.
    async fn released<T>(&mut self, waiting: impl Future<Output = T>) -> T {
        let resting = self.resting.try_acquire();
        if resting.is_ok() {
            self.held = None;
        }
        let answer = waiting.await;
        if self.held.is_none() {
            self.held = self.hands.acquire().await.ok();
        }
        answer
    }
}

/// The answers to one question.
struct Question {
    event: EventId,
    asked: Timestamp,
    /// Whether the process may have ended before while it was answered.
    again: bool,
    answers: Vec<(String, Answer)>,
    /// Becomes true when all are answered.
    answered: watch::Sender<bool>,
}

#[derive(Default)]
struct Waiting {
    /// Places with a task that answers their questions, and the questions that wait there.
    places: HashMap<Place, VecDeque<Question>>,
    /// Every question that isn't answered yet, with the signal of its answer.
    events: HashMap<EventId, watch::Receiver<bool>>,
}

/// Too many questions are waiting already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooMany;

/// The queue of questions, and the tasks that answer them.
pub(super) struct AnswerQueue {
    store: Store,
    clock: Arc<dyn Clock>,
    answers: Arc<dyn Answers>,
    suspected: Arc<tokio::sync::Mutex<Instant>>,
    waiting: Mutex<Waiting>,
    hands: PerPlatform<Semaphore>,
    resting: PerPlatform<Semaphore>,
    /// The number of questions that aren't answered.
    left: watch::Sender<usize>,
}

impl AnswerQueue {
    /// `suspected`: see [`Answers::suspected`].
    pub(super) fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        answers: Arc<dyn Answers>,
        suspected: Arc<tokio::sync::Mutex<Instant>>,
    ) -> Self {
        let hands = PerPlatform(PlatformName::ALL.map(|_| Semaphore::new(ANSWERS_AT_ONCE)));
        let resting = PerPlatform(PlatformName::ALL.map(|_| Semaphore::new(ANSWERS_IN_MEMORY)));
        Self {
            store,
            clock,
            answers,
            suspected,
            waiting: Mutex::default(),
            hands,
            resting,
            left: watch::Sender::new(0),
        }
    }

    fn with<T>(&self, work: impl FnOnce(&mut Waiting) -> T) -> T {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let done = work(&mut waiting);
        let left = waiting.events.len();
        self.left.send_if_modified(|known| std::mem::replace(known, left) != left);
        done
    }

    /// The question, if it was taken and isn't answered yet.
    pub(super) fn under_way(&self, event: &EventId) -> Option<Delivered> {
        self.with(|waiting| waiting.events.get(event).cloned()).map(Delivered::answered_by)
    }

    /// Accepts a question that was `asked` in `place`, perhaps `again`: the process has ended while it was handled before. It
    /// counts as handled once it is answered.
    pub(super) fn answer(
        self: &Arc<Self>,
        (event, asked, again): (EventId, Timestamp, bool),
        place: &Place,
        answers: Vec<(String, Answer)>,
    ) -> Result<Delivered, TooMany> {
        // Private answers to a person's commands have a place each, but must be in order too.
        let place = match place {
            Place::Reply { author, .. } => Place::Person(author.clone()),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) => place.clone(),
        };
        let (answered, done) = watch::channel(false);
        let question = Question { event: event.clone(), asked, again, answers, answered };
        let first = self.with(|waiting| {
            if waiting.events.len() >= QUESTIONS_IN_ALL {
                return Err(TooMany);
            }
            let first = match waiting.places.get_mut(&place) {
                Some(queue) if queue.len() >= QUESTIONS_OF_A_PLACE => return Err(TooMany),
                Some(queue) => {
                    queue.push_back(question);
                    None
                }
                None => {
                    waiting.places.insert(place.clone(), VecDeque::new());
                    Some(question)
                }
            };
            waiting.events.insert(event, done.clone());
            Ok(first)
        })?;
        if let Some(first) = first {
            tokio::spawn(Arc::clone(self).work(place, first));
        }
        Ok(Delivered::answered_by(done))
    }

    /// Answers the questions of `place`, until none waits there.
    async fn work(self: Arc<Self>, place: Place, first: Question) {
        let mut next = Some(first);
        while let Some(question) = next {
            if caught(self.say(&place, &question)).await.is_err() {
                tracing::error!(event = %question.event, "the answer to a question panicked");
                let noted = self.store.note_seen(&question.event, self.clock.now()).await;
                noted.unwrap_or_else(|error| tracing::error!(%error, "a question couldn't be noted as answered"));
            }
            next = self.with(|waiting| {
                waiting.events.remove(&question.event);
                let next = waiting.places.get_mut(&place).and_then(VecDeque::pop_front);
                if next.is_none() {
                    waiting.places.remove(&place);
                }
                next
            });
            question.answered.send_replace(true);
        }
    }

    async fn say(&self, place: &Place, question: &Question) {
        let network = place.platform();
        let mut hand = Hand::free(self.hands.of(network), self.resting.of(network)).await;
        let (event, store, suspected) = (&question.event, &self.store, &*self.suspected);
        hand.suspect = question.again.then_some(Suspect { event, store, suspected });
        for (key, answer) in &question.answers {
            self.answers.answer((key.clone(), question.asked), answer.clone(), &mut hand).await;
        }
        fault::point("answered");
        // Only now: after a crash in between, a network that keeps the question repeats it, and the answer's key
        // prevents a second post.
        if let Err(error) = self.store.note_seen(&question.event, self.clock.now()).await {
            tracing::error!(event = %question.event, %error, "a question couldn't be noted as answered");
        }
    }

    /// Waits until everything is answered.
    pub(super) async fn idle(&self) {
        // The sender exists as long as this object.
        let _ = self.left.subscribe().wait_for(|left| *left == 0).await;
    }
}

#[cfg(test)]
mod tests {
    use async_trait::async_trait;
    use tokio::sync::mpsc;

    use super::*;
    use dragoman_game::event::{ChannelId, PersonId};
    use dragoman_game::notice::Notice;
    use dragoman_runtime::clock::SystemClock;

    /// Answers in `#slow` wait until they may be posted.
    struct Network {
        slow: Semaphore,
        said: mpsc::UnboundedSender<String>,
    }

    #[async_trait]
    impl Answers for Network {
        async fn answer(&self, (key, _): (String, Timestamp), answer: Answer, hand: &mut Hand<'_>) {
            if let Place::Channel(channel) = &answer.to
                && channel.native().starts_with("limited")
            {
                self.said.send(key.clone()).expect("somebody listens");
                hand.rest(Duration::from_secs(3600)).await;
            }
            if answer.to == channel("slow") {
                self.slow.acquire().await.expect("never closed").forget();
            }
            assert!(key != "broken", "as wanted");
            self.said.send(key).expect("somebody listens");
        }
    }

    fn channel(name: &str) -> Place {
        Place::Channel(ChannelId::new(PlatformName::Local, name))
    }

    struct Trial {
        _folder: tempfile::TempDir,
        store: Store,
        network: Arc<Network>,
        queue: Arc<AnswerQueue>,
        said: mpsc::UnboundedReceiver<String>,
    }

    async fn trial() -> Trial {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path(), &folder.path().join("x.sqlite")).await.expect("a store");
        let (sender, said) = mpsc::unbounded_channel();
        let network = Arc::new(Network { slow: Semaphore::new(0), said: sender });
        let answers: Arc<dyn Answers> = Arc::<Network>::clone(&network);
        let queue = Arc::new(AnswerQueue::new(store.clone(), Arc::new(SystemClock), answers, suspects::lock()));
        Trial { _folder: folder, store, network, queue, said }
    }

    impl Trial {
        fn ask(&self, place: &Place, key: &str) -> Result<Delivered, TooMany> {
            let answer = Answer { to: place.clone(), game: None, phase: None, notice: Notice::Done, of: None };
            self.queue.answer((event(key), Timestamp::UNIX_EPOCH, false), place, vec![(key.to_owned(), answer)])
        }

        async fn hears(&mut self) -> String {
            self.said.recv().await.expect("it is said")
        }
    }

    fn event(key: &str) -> EventId {
        EventId::new(PlatformName::Local, key)
    }

    #[tokio::test]
    async fn a_slow_place_delays_no_other_and_keeps_its_order() {
        let mut trial = trial().await;
        let mut last = None;
        for key in ["a", "b", "c"] {
            last = Some(trial.ask(&channel("slow"), key).expect("there is room"));
        }
        let mut quick = trial.ask(&channel("quick"), "q").expect("there is room");
        assert_eq!(trial.hears().await, "q");
        quick.answered().await;
        assert!(trial.store.has_seen(&event("q")).await.expect("a store"));
        assert!(!trial.store.has_seen(&event("a")).await.expect("a store"));
        assert!(trial.queue.under_way(&event("a")).is_some_and(|question| !question.is_answered()));
        trial.network.slow.add_permits(3);
        for key in ["a", "b", "c"] {
            assert_eq!(trial.hears().await, key);
        }
        last.expect("asked").answered().await;
        trial.queue.idle().await;
        assert!(trial.queue.under_way(&event("c")).is_none());
    }

    #[tokio::test]
    async fn the_number_of_waiting_questions_is_limited_for_each_place() {
        let trial = trial().await;
        let slow = channel("slow");
        let taken = (0..100).filter(|number| trial.ask(&slow, &number.to_string()).is_ok()).count();
        assert_eq!(taken, QUESTIONS_OF_A_PLACE + 1, "and one is being answered");
        let person = Place::Person(PersonId::new(PlatformName::Local, "ada"));
        assert!(trial.ask(&person, "ada").is_ok());
    }

    #[tokio::test]
    async fn a_rate_limited_place_delays_no_other() {
        let mut trial = trial().await;
        for number in 0..=ANSWERS_AT_ONCE {
            let key = format!("limited {number}");
            trial.ask(&channel(&key), &key).expect("there is room");
            assert_eq!(trial.hears().await, key);
        }
        trial.ask(&channel("quick"), "q").expect("there is room");
        assert_eq!(trial.hears().await, "q");
    }

    #[tokio::test]
    async fn the_number_of_prepared_answers_is_limited() {
        let (hands, resting) = (Semaphore::new(2), Semaphore::new(1));
        let (mut one, mut two) = (Hand::free(&hands, &resting).await, Hand::free(&hands, &resting).await);
        let rests = async { tokio::join!(one.rest(Duration::from_secs(3600)), two.rest(Duration::from_secs(3600))) };
        let looks = async {
            let _free = hands.acquire().await;
            hands.available_permits()
        };
        tokio::select! {
            _ = rests => panic!("it rests"),
            free = looks => assert_eq!(free, 0, "the other one is held"),
        }
    }

    #[tokio::test]
    async fn a_network_that_is_slow_to_answer_keeps_no_permit() {
        let (hands, resting) = (Semaphore::new(1), Semaphore::new(1));
        let mut one = Hand::free(&hands, &resting).await;
        assert_eq!(one.asks(async { 7 }).await, 7);
        assert_eq!(hands.available_permits(), 0, "it was quick");
        let others = async {
            let mut other = Hand::free(&hands, &resting).await;
            // Only one is released.
            tokio::time::timeout(2 * SLOW, other.asks(std::future::pending::<()>())).await.expect_err("it is slow too");
            hands.available_permits()
        };
        tokio::select! {
            () = one.asks(std::future::pending()) => panic!("it never answers"),
            free = others => assert_eq!(free, 0, "the other one is held"),
        }
    }

    #[tokio::test]
    async fn an_answer_that_panics_loses_no_other() {
        let mut trial = trial().await;
        trial.ask(&channel("a"), "broken").expect("there is room").answered().await;
        trial.ask(&channel("a"), "whole").expect("there is room");
        assert_eq!(trial.hears().await, "whole");
        assert!(trial.store.has_seen(&event("broken")).await.expect("a store"), "it isn't asked again");
    }
}
