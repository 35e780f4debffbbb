//! Answers questions at once, beside the outbox, and tells the service what only networks know.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use dragoman_game::decide::decision::Answer;
use dragoman_game::event::{ChannelId, Place};
use dragoman_game::model::{Game, GameId};
use dragoman_game::notice::Notice;
use dragoman_game::post::Key;
use dragoman_platform::message::{Capabilities, Message, Times};
use dragoman_platform::{Platform, Setback};
use dragoman_say::{Speaker, Writer};
use dragoman_store::StoreError;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Mutex;
use tokio::time::Instant;
use tracing::Instrument as _;

use super::call::call;
use super::post::{hand_over, is_remembered, mention_in, sometime_before};
use super::{OutboxDispatcher, WORTH, permissions};
use crate::service::{Answers, Hand};

/// How often an answer is handed to a network that says "later": a busy channel says so several times in a row.
const ANSWER_ATTEMPTS: u32 = 8;

/// How long an answer is tried while the database fails: something stored that can't be read may look the same.
const ANSWERED_FOR: SignedDuration = SignedDuration::from_mins(10);

/// How long it waits then.
const PAUSE: Duration = Duration::from_secs(2);

#[async_trait]
impl Answers for OutboxDispatcher {
    async fn close_to_outsiders(&self, game: &GameId) -> Result<bool, StoreError> {
        self.audit_rooms(game).await
    }

    async fn close_order_threads(&self, channel: &ChannelId) -> Result<bool, StoreError> {
        self.audit_order_threads(channel).await
    }

    async fn in_words(
        &self,
        place: &Place,
        game: Option<GameId>,
        notice: Notice,
    ) -> Result<Option<String>, StoreError> {
        let Some(platform) = self.platform(place.platform()) else { return Ok(None) };
        let Capabilities { commands, actions, reactions, room, .. } = platform.capabilities(place);
        let game = self.game(game.as_ref()).await?;
        let reader = self.reader(place, game.as_ref()).await?;
        let material = self.material(&notice, game, place, &reader).await?;
        let words = Arc::clone(&self.words);
        let said = move || {
            let (times, words, reader, material) = (Times::Words, &words, &reader, &material);
            let writer = Writer { words, reader, times, commands, actions, reacts: reactions > 0, room, material };
            Speaker(writer).say(&notice).text.plain()
        };
        Ok(Some(self.workers.run_through(said).await))
    }

    fn suspected(&self) -> Arc<Mutex<Instant>> {
        Arc::clone(&self.suspected)
    }

    fn has_rooms(&self, place: &Place) -> bool {
        self.platform(place.platform()).is_none_or(|platform| platform.capabilities(place).rooms)
    }

    fn server_of(&self, channel: &ChannelId) -> String {
        let platform = self.platform(channel.platform());
        platform.map_or_else(|| channel.as_str().to_owned(), |platform| platform.server_of(channel))
    }

    async fn answer(&self, (key, asked): (String, Timestamp), answer: Answer, hand: &mut Hand<'_>) {
        let Some(platform) = self.platform(answer.to.platform()) else { return };
        let (begun, mut setbacks) = (self.clock.now(), 0);
        let (mut message, rest, mut way) = loop {
            let wait = match self.composed(&*platform, &answer, hand).await {
                Ok(Ok(Some(composed))) => break composed,
                Ok(Ok(None)) => return,
                Ok(Err(Setback::Later { not_before, .. })) if setbacks < ANSWER_ATTEMPTS => {
                    setbacks += 1;
                    self.until(not_before)
                }
                Ok(Err(setback)) => return tracing::info!(%setback, "an answer couldn't be posted"),
                // It is the same for all others meanwhile, and the question mustn't be lost.
                Err(error) if error.is_of_database() && self.clock.now().duration_since(begun) < ANSWERED_FOR => {
                    tracing::warn!(%error, "a question can't be answered; it is tried again");
                    PAUSE
                }
                Err(error) => return tracing::error!(%error, "a question couldn't be answered"),
            };
            hand.rest(wait).await;
            if self.is_past(&answer, begun).await {
                return tracing::debug!("an answer had to wait until its phase was over");
            }
        };
        mention_in(&way, &answer.to, &mut message);
        // An earlier run may have answered it, and the network doesn't know the key any more.
        let since = (!is_remembered(asked, begun)).then(|| sometime_before(asked.min(begun)));
        let key = Key::from(key);
        let keys = std::iter::once(key.clone()).chain((0..).map(|number| key.part(number)));
        for (key, message) in keys.zip(std::iter::once(message).chain(rest)) {
            // A question can be asked again: an answer that a network postpones too often is dropped.
            for attempt in 1..=ANSWER_ATTEMPTS {
                // Somebody may have been let into an order thread while the answer waited.
                let again = if attempt > 1 && way != answer.to {
                    self.way_again(&*platform, &answer).await
                } else {
                    Ok(Ok(way.clone()))
                };
                let posted = match again {
                    Ok(Ok(there)) => {
                        way = there;
                        hand.asks(hand_over_once(&*platform, (&key, since), &way, &message)).await
                    }
                    Ok(Err(setback)) => Err(setback),
                    Err(error) if error.is_of_database() && attempt < ANSWER_ATTEMPTS => {
                        tracing::warn!(%error, "a question can't be answered; it is tried again");
                        hand.rest(PAUSE).await;
                        continue;
                    }
                    Err(error) => return tracing::error!(%error, "a question couldn't be answered"),
                };
                match posted {
                    Ok(()) => break,
                    Err(Setback::Later { not_before, .. }) if attempt < ANSWER_ATTEMPTS => {
                        hand.rest(self.until(not_before)).await;
                        if self.is_past(&answer, begun).await {
                            return tracing::debug!("an answer had to wait until its phase was over");
                        }
                    }
                    // As a row would find out: from then on private messages are tried again.
                    Err(Setback::Gone) if way != answer.to => match self.order_thread_is_gone(&answer.to).await {
                        Ok(_) => way = answer.to.clone(),
                        Err(error) => return tracing::error!(%error, "a question couldn't be answered"),
                    },
                    Err(setback) => return tracing::info!(%setback, "an answer couldn't be posted"),
                }
            }
        }
    }
}

impl OutboxDispatcher {
    /// The message that answers a question, those that follow it, and where they are posted. `None`: there is nothing to
    /// say.
    async fn composed(
        &self,
        platform: &dyn Platform,
        answer: &Answer,
        hand: &Hand<'_>,
    ) -> Result<Result<Option<(Message, Vec<Message>, Place)>, Setback>, StoreError> {
        let game = self.game(answer.game.as_ref()).await?;
        let reader = self.reader(&answer.to, game.as_ref()).await?;
        let notice = permissions::checked(platform, answer.notice.clone()).await;
        let way = match self.way_of(platform, answer, game.as_ref()).await? {
            Ok(way) => way,
            Err(setback) => return Ok(Err(setback)),
        };
        let capabilities = platform.capabilities(&answer.to);
        let composing =
            Box::pin(self.compose(&notice, game, (&answer.to, std::slice::from_ref(&reader)), capabilities));
        let composed = hand.composes(composing).await??;
        let answers = answer.of.clone();
        Ok(Ok(composed.map(|(message, rest)| (Message { answers, ..message }, rest, way))))
    }

    /// Where `answer`, which is about `game`, is posted: in an order thread, if its reader's private messages are closed.
    async fn way_of(
        &self,
        platform: &dyn Platform,
        answer: &Answer,
        game: Option<&Game>,
    ) -> Result<Result<Place, Setback>, StoreError> {
        Ok(match self.open_way(platform, answer.to.clone(), game).await? {
            // Who could read a thread that the bot can't see isn't known: it is used no more.
            Err(Setback::Gone | Setback::Refused(_)) => {
                self.order_thread_is_gone(&answer.to).await?;
                Ok(answer.to.clone())
            }
            way => way,
        })
    }

    /// The same for an answer that had to wait.
    async fn way_again(&self, platform: &dyn Platform, answer: &Answer) -> Result<Result<Place, Setback>, StoreError> {
        let game = self.game(answer.game.as_ref()).await?;
        self.way_of(platform, answer, game.as_ref()).await
    }

    /// How long to wait until `not_before`, while somebody waits for an answer.
    fn until(&self, not_before: Timestamp) -> Duration {
        let wait = not_before.duration_since(self.clock.now());
        wait.clamp(SignedDuration::from_millis(50), SignedDuration::from_secs(10)).unsigned_abs()
    }

    /// Whether a private answer that could be posted from `begun` on comes too late to be of use: the results shouldn't
    /// wait for it.
    async fn is_past(&self, answer: &Answer, begun: Timestamp) -> bool {
        let has_waited = self.clock.now().duration_since(begun) > WORTH;
        let Place::Person(_) = &answer.to else { return false };
        let Some(game) = (if has_waited { self.game(answer.game.as_ref()).await.ok().flatten() } else { None }) else {
            return false;
        };
        answer.notice.answered_phase().is_over(&game, answer.phase)
    }
}

/// Passes `message` to the network, unless it was posted `since` then.
async fn hand_over_once(
    platform: &dyn Platform,
    (key, since): (&Key, Option<Timestamp>),
    place: &Place,
    message: &Message,
) -> Result<(), Setback> {
    if let Some(since) = since
        && platform.find(key, place, since).instrument(call("find")).await?.is_some()
    {
        return Ok(());
    }
    hand_over(platform, key, place, message).await.map(drop)
}
