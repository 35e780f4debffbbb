//! What adapters ask of the service: each question and report goes to the file of its subject.

use std::sync::{Arc, PoisonError};

use async_trait::async_trait;
use dragoman_game::decide::sayings::Sentences;
use dragoman_game::decide::suggest::OrderForm;
use dragoman_game::event::{ChannelId, Event, PersonId, Place, PlatformName, RoomId};
use dragoman_game::map_link::Closed;
use dragoman_game::order_map::{OrderMap, RunningGame};
use dragoman_game::refusal::NotPrivate;
use dragoman_game::report::MemberChange;
use dragoman_game::seated::{Lobby, Seated};
use dragoman_l10n::Language;
use dragoman_platform::{
    Cursors, Delivered, Health, Inbox, Late, Lookups, OneTimeMaps, OpenedMap, PlaceChanges, StoreUnavailable,
};
use dragoman_runtime::metrics::METRICS;
use dragoman_store::{Heard, StoreError};
use dragoman_tasks::contain::caught;
use dragoman_tasks::supervisor::{Loop, Supervisor};
use jiff::Timestamp;

use super::Service;
use super::limiter::Verdict;
use super::on_map::contained;

/// What the store answers. Adapters ask again until it does, and bring nothing else meanwhile: where one stored row
/// can't be read, it is `otherwise`.
fn read_or<T>(otherwise: T, asked: Result<T, StoreError>) -> Result<T, StoreUnavailable> {
    match asked {
        Ok(answer) => Ok(answer),
        Err(error) if error.is_of_database() => Err(StoreUnavailable),
        Err(error) => {
            tracing::error!(%error, "what a network has asked for can't be read");
            Ok(otherwise)
        }
    }
}

#[async_trait]
impl Inbox for Service {
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable> {
        self.receive(event).await.map_err(|_| StoreUnavailable)
    }

    fn caught_up(&self, platform: PlatformName, until: Timestamp) {
        self.supervisor.turned(Loop::Listener(platform));
        let mut caught_up = self.caught_up.lock().unwrap_or_else(PoisonError::into_inner);
        // The time up to which a network was read never goes back: an outage is never counted from before it.
        let until = *caught_up.entry(platform).and_modify(|before| *before = until.max(*before)).or_insert(until);
        drop(caught_up);
        if self.store.is_shared() {
            let awaited = self.awaited.lock().unwrap_or_else(PoisonError::into_inner).get(&platform).cloned();
            self.store.heard(platform, &Heard { until: Some(until), awaited: awaited.unwrap_or_default() });
        }
        if !self.waiting.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
            self.deadlines.notify_waiters();
        }
    }

    fn awaited(&self, platform: PlatformName, people: &[(PersonId, Timestamp)]) {
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, people.to_vec());
    }

    async fn undecided(
        &self,
        platform: PlatformName,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<(PersonId, Timestamp)>, StoreUnavailable> {
        self.undecided_on(platform, from, until).await.map_err(|_| StoreUnavailable)
    }
}

#[async_trait]
impl Cursors for Service {
    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable> {
        self.store.cursor(name).await.map_err(|_| StoreUnavailable)
    }

    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
        self.store.cursors(prefix).await.map_err(|_| StoreUnavailable)
    }

    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable> {
        self.store.advance(name, value).await.map_err(|_| StoreUnavailable)
    }

    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable> {
        self.store.discard(name).await.map_err(|_| StoreUnavailable)
    }
}

#[async_trait]
impl Lookups for Service {
    async fn complete(
        &self,
        place: &Place,
        (person, client): (&PersonId, Option<Language>),
        (command, game): (&str, Option<&str>),
        parameter: &str,
        typed: &str,
    ) -> Vec<(String, String)> {
        let now = self.clock.now();
        if self.typing.ask(person, now, now) != Verdict::Read {
            METRICS.limited.of(place.platform()).count();
            return Vec::new();
        }
        let found = caught(self.completions(place, (person, client), (command, game), parameter, typed)).await;
        found.unwrap_or(Ok(Vec::new())).unwrap_or_default()
    }

    async fn order_form(
        &self,
        place: &Place,
        room: Option<&RoomId>,
        person: (&PersonId, Option<Language>),
        game: Option<&str>,
    ) -> Option<OrderForm> {
        let now = self.clock.now();
        if self.typing.ask(person.0, now, now) != Verdict::Read {
            METRICS.limited.of(place.platform()).count();
            return None;
        }
        caught(self.form(place, room, person, game)).await.ok()?.ok()?
    }

    async fn seats(&self, person: &PersonId) -> Result<Vec<Seated>, StoreUnavailable> {
        self.seats_of(person).await.map_err(|_| StoreUnavailable)
    }

    async fn can_order(&self, person: &PersonId) -> Result<bool, StoreUnavailable> {
        self.plays_somewhere(person).await.map_err(|_| StoreUnavailable)
    }

    async fn order_map(
        &self,
        person: &PersonId,
        game: Option<&str>,
        language: Language,
    ) -> Result<(Vec<RunningGame>, Option<OrderMap>), StoreUnavailable> {
        let found = caught(self.order_map_of(person, game, language)).await;
        found.unwrap_or(Ok((Vec::new(), None))).map_err(|_| StoreUnavailable)
    }

    async fn sentences(
        &self,
        person: &PersonId,
        game: Option<&str>,
        room: Option<&RoomId>,
        language: Language,
    ) -> Result<Option<Sentences>, StoreUnavailable> {
        let found = caught(self.sentences_of(person, (game, room), language)).await;
        found.unwrap_or(Ok(None)).map_err(|_| StoreUnavailable)
    }

    async fn lobby(&self, channel: &ChannelId) -> Option<Lobby> {
        self.lobby_of(channel).await.ok().flatten()
    }

    async fn belongs(&self, room: &RoomId, person: &PersonId) -> Result<Option<bool>, StoreUnavailable> {
        read_or(None, self.is_member(room, person).await)
    }

    async fn has_game(&self, channel: &ChannelId) -> Result<bool, StoreUnavailable> {
        Ok(!self.store.games_in(channel).await.map_err(|_| StoreUnavailable)?.is_empty())
    }

    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable> {
        let ours =
            async { Ok(self.store.room(room).await?.is_some() || self.store.order_thread_in(room).await?.is_some()) };
        // What is said in one that can't be read isn't public.
        read_or(true, ours.await)
    }
}

#[async_trait]
impl OneTimeMaps for Service {
    async fn open_map(&self, link: &str) -> Result<OpenedMap, Closed> {
        contained(self.open_map_link(link)).await
    }

    async fn opened_map(&self, visit: &str) -> Result<(OrderMap, Language), Closed> {
        contained(self.map_of_visit(visit)).await.map(|(_, map, language)| (map, language))
    }

    async fn order_on_map(&self, visit: &str, id: &str, order: &str) -> Result<String, Closed> {
        contained(self.order_by_visit(visit, id, order)).await
    }
}

#[async_trait]
impl PlaceChanges for Service {
    async fn rights_changed(&self, channels: &[ChannelId]) -> Result<(), StoreUnavailable> {
        let looked = async {
            let mut all = true;
            for channel in channels {
                for game in self.store.private_places(channel).await? {
                    all &= self.answer_sender.close_to_outsiders(&game).await?;
                }
                all &= self.answer_sender.close_order_threads(channel).await?;
            }
            Ok(all)
        };
        match looked.await {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreUnavailable),
            Err(error) => {
                let error: StoreError = error;
                tracing::error!(%error, "the readers of private rooms couldn't be requested");
                Err(StoreUnavailable)
            }
        }
    }

    async fn not_private(&self, place: &ChannelId, person: &PersonId, why: NotPrivate) -> Result<(), StoreUnavailable> {
        read_or((), self.tell_not_private(place, person, why).await)
    }

    async fn room_member(
        &self,
        room: &RoomId,
        person: &PersonId,
        change: MemberChange,
    ) -> Result<(), StoreUnavailable> {
        read_or((), self.tell_room(room, person, change).await)
    }

    async fn channel_deleted(&self, channel: &ChannelId) -> Result<(), StoreUnavailable> {
        read_or((), self.tell_deleted(channel).await)
    }

    async fn place_opened(&self, place: &Place) -> Result<(), StoreUnavailable> {
        self.wake(place).await.map_err(|_| StoreUnavailable)
    }
}

#[async_trait]
impl Health for Service {
    async fn late(&self) -> Result<Late, StoreUnavailable> {
        self.lateness().await.map_err(|_| StoreUnavailable)
    }

    fn supervisor(&self) -> Option<Arc<Supervisor>> {
        Some(self.supervised())
    }

    async fn next_deadline(&self) -> Option<Timestamp> {
        self.store.earliest_deadline().await.ok().flatten()
    }

    fn heard(&self) -> Vec<(PlatformName, Option<Timestamp>)> {
        self.networks.iter().map(|platform| (*platform, self.reach(*platform))).collect()
    }
}
