//! Handles one event: decides on what is stored, and stores the decision.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use dragoman_game::changes::Changes;
use dragoman_game::decide::decision::{Answer, Decision};
use dragoman_game::decide::view::{self, View};
use dragoman_game::decide::{decide, keys};
use dragoman_game::event::{Content, Event};
use dragoman_game::model::GameId;
use dragoman_game::notice::{Destination, Notice, Personal};
use dragoman_platform::Delivered;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_runtime::names::name_from;
use dragoman_store::StoreError;
use dragoman_tasks::contain::Unfinished;
use dragoman_tasks::locks::Held;
use tracing::Span;

use super::Service;
use super::load::Looked;
use super::suspects;

/// How often an event is decided again because its game was changed meanwhile, before that counts as a failure. While
/// the game's lock is held it can't be changed, so more than two rounds mean that each decision changes another game.
const ROUNDS: u32 = 8;

/// Why an event wasn't handled.
#[derive(Debug, thiserror::Error)]
pub enum HandleError {
    /// The store failed.
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
            Self::Store(StoreError::UnknownVariant(_)) => "variant",
            Self::Store(StoreError::Conflict) => "conflict",
            Self::Store(StoreError::Nonsense(what)) => what,
            Self::Store(_) => "store",
        }
    }
}

impl Service {
    /// One attempt of the event; `tries`: the number of attempts, this one included.
    pub(super) async fn attempt(
        &self,
        event: &Event,
        length: Option<u32>,
        tries: u32,
    ) -> Result<Delivered, HandleError> {
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
        let (event, mut order_thread) = self.in_order_thread(event).await?;
        if self.on_maps.contain(&event.id) {
            // That somebody uses a page says nothing about their private messages.
            order_thread = None;
        }
        let event = Arc::new(event.into_owned());
        let mut held: HashMap<GameId, Held> = HashMap::new();
        for round in 0..ROUNDS {
            let again = round == 0 && tries > 1;
            let alone = if again { Some(suspects::alone(&self.suspected, tries, &self.store).await) } else { None };
            let (view, decision, looked) = Box::pin(self.decided(&event, length, again)).await?;
            if again {
                self.store.computed(event.id.as_str()).await?;
            }
            drop(alone);
            let Decision { mut changes, answers, .. } = decision;
            changes.order_thread.clone_from(&order_thread);
            // A question changes nothing, and counts as handled when it is answered.
            let asked = changes.is_question();
            if asked {
                changes.event = None;
            }
            if asked
                && changes.person.as_ref() == Some(&view.person)
                // Who has only asked something is known from then on: others can name them.
                && self.store.person(&view.person.id).await?.is_some()
            {
                changes.person = None;
            }
            let changed = changed_by(&changes, &view);
            if let (0, Some(game)) = (round, changed.first()) {
                Span::current().record("game", tracing::field::display(game));
            }
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
                    Ok(true) => {
                        tracing::debug!("a decision was stored");
                        let here = Destination::Place(event.place.clone());
                        let said = changes.outgoing.iter().filter(|outgoing| outgoing.to == here);
                        self.on_maps.note(&event.id, said.map(|said| (said.game.clone(), said.notice.clone())));
                        self.after(&changes);
                    }
                    Ok(false) => return Ok(Delivered::default()),
                    Err(StoreError::Conflict) => {
                        METRICS.conflicts.count();
                        continue;
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            drop(held);
            return self.answer(&event, answers, (asked, tries > 1)).await;
        }
        Err(StoreError::Conflict.into())
    }

    /// Posts `answers`; `asked`: they are the only effect of the event, which is handled `again` perhaps.
    pub(super) async fn answer(
        &self,
        event: &Event,
        answers: Vec<Answer>,
        (asked, again): (bool, bool),
    ) -> Result<Delivered, HandleError> {
        if answers.is_empty() {
            if asked {
                self.store.note_seen(&event.id, self.clock.now()).await?;
            }
            return Ok(Delivered::default());
        }
        let keyed = answers.into_iter().enumerate().map(|(number, answer)| (answer_key(event, number), answer));
        let question = (event.id.clone(), event.at, asked && again);
        if let Ok(delivered) = self.answers.answer(question, &event.place, keyed.collect()) {
            return Ok(delivered);
        }
        METRICS.answers_refused.count();
        if asked {
            self.only_say(event, Notice::Busy).await?;
        } else {
            self.also_say(event, Notice::Busy).await?;
        }
        Ok(Delivered::default())
    }

    /// The decision on `event` with the data that is stored now, and that data: the view and the games. If the event is
    /// handled `again`, it may have ended the process: the attempt is stored before it is computed.
    async fn decided(
        &self,
        event: &Arc<Event>,
        length: Option<u32>,
        again: bool,
    ) -> Result<(View, Decision, Looked), HandleError> {
        let mut looked = Looked::new();
        // What a decision is made from is large: on the heap, so that the stack of a thread holds the futures around it.
        let (view, mut failed) = Box::pin(self.view(event, &mut looked)).await?;
        let mut view = View { length, ..view };
        if again {
            self.store.computing(event.id.as_str()).await?;
        }
        loop {
            view.recognise();
            let (words, event_) = (Arc::clone(&self.words), Arc::clone(event));
            let deciding = move || {
                fault::breaks("decide", || said(&event_));
                let decision = decide(&event_, &view, &words);
                (view, decision)
            };
            let (decided, mut decision) = self.workers.run(deciding).await?;
            view = decided;
            // Each is loaded once: the game first, then the data that depends on it.
            match decision.wants.take() {
                Some(want) => self.fetch(want, event, &mut view, &mut looked).await?,
                // Without one of their games somebody can only see and delete what is stored about them: anything else could be
                // meant for it.
                None => match failed.take().filter(|_| !is_of_own_data(&decision)) {
                    Some(error) => return Err(error.into()),
                    None => return Ok((view, decision, looked)),
                },
            }
        }
    }
}

/// Whether a decision is about nothing but the data that is stored about the acting person.
fn is_of_own_data(decision: &Decision) -> bool {
    let Decision { changes, answers, .. } = decision;
    let is_own = |notice: &Notice| {
        let Notice::Personal(personal) = notice else { return false };
        matches!(
            personal,
            Personal::Kept { .. } | Personal::Asked { .. } | Personal::Tied { .. } | Personal::Forgotten { .. }
        )
    };
    if changes.forget.is_some() {
        let changes_nothing = changes.game.is_none() && changes.orders.is_empty();
        return changes_nothing && answers.iter().all(|answer| is_own(&answer.notice));
    }
    // What is asked before anything is deleted is stored as a question, and waits with the other posts.
    let mut said = answers.iter().map(|answer| &answer.notice).chain(changes.outgoing.iter().map(|post| &post.notice));
    let asks = Changes { question: None, answered: None, outgoing: Vec::new(), ..changes.clone() }.is_question();
    asks && said.next().is_some_and(is_own) && said.all(is_own)
}

/// The games that a decision changes, in a fixed order.
fn changed_by(changes: &Changes, view: &View) -> Vec<GameId> {
    let game = changes.game.iter().map(|(game, _)| &game.id);
    let ordered = changes.orders.iter().map(|row| &row.game);
    let talked = changes.rooms.iter().map(|room| &room.game);
    // A person's data is deleted in all of their games.
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
        Content::Invoked { .. }
        | Content::Pressed { .. }
        | Content::Reacted { .. }
        | Content::Removed { .. }
        | Content::Unreadable(_)
        | Content::Undecryptable
        | Content::Invited => String::new(),
    }
}
