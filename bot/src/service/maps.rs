//! Maps that people of other networks open by a one-time link, and the orders that they give there.
//!
//! Such an order is the event that a button in the person's private conversation would be, for the phase of the link: it is
//! checked, stored, and answered there by the same code. Nobody has to look there, since the answer is also returned.

use dragoman_game::action::ActionId;
use dragoman_game::event::{Actor, Content, Event, EventId, Place};
use dragoman_game::map_link::{Closed, NoMap, Token};
use dragoman_game::model::GameId;
use dragoman_game::notice::Notice;
use dragoman_game::order_map::OrderMap;
use dragoman_l10n::Language;
use dragoman_platform::OpenedMap;
use dragoman_reading::command::CommandId;
use dragoman_runtime::names::name_from;
use dragoman_store::{FoundMap, MapVisit, StoreError};

use super::on_map::OnMap;
use super::{HandleError, Service};

/// The longest id of an order that a browser may choose.
const LONGEST_ID: usize = 64;

impl Service {
    /// Opens a link for the browser that asks.
    pub(super) async fn open_map_link(&self, link: &str) -> Result<Result<OpenedMap, Closed>, HandleError> {
        let Some(link) = Token::read(link) else { return Ok(Err(unknown())) };
        let visit = link.renewed(&self.entropy.seed_for("map"));
        let found = self.store.open_map(&link, &visit, self.clock.now()).await?;
        Ok(match self.usable(found).await? {
            Ok((_, language)) => Ok(OpenedMap { visit, language }),
            Err(closed) => Err(closed),
        })
    }

    /// The link or the visit that was found, and its person's language.
    async fn usable(&self, found: Option<FoundMap>) -> Result<Result<(MapVisit, Language), Closed>, StoreError> {
        let (visit, why) = match found {
            None => return Ok(Err(unknown())),
            Some(FoundMap::Here(visit)) => (visit, None),
            Some(FoundMap::Not(why, visit)) => (visit, Some(why)),
        };
        let known = self.store.person(&visit.person).await?.and_then(|person| person.language);
        let language = match known {
            Some(language) => language,
            None => {
                self.store.game_alone(&visit.game).await?.map_or(self.defaults.language, |game| game.settings.language)
            }
        };
        // A phase that is over is a better reason than a link that is too old.
        let over = match why {
            Some(NoMap::Expired) | None => self.is_past(&visit).await?,
            Some(_) => false,
        };
        let why = if over { Some(NoMap::PhaseOver) } else { why };
        Ok(why.map_or(Ok((visit, language)), |why| Err(Closed { why, language: Some(language) })))
    }

    /// Whether the phase of a link is over.
    async fn is_past(&self, visit: &MapVisit) -> Result<bool, StoreError> {
        let game = self.store.game_alone(&visit.game).await?;
        Ok(game.and_then(|game| game.running().map(|running| running.number)) != Some(visit.phase))
    }

    /// The map of a browser that has opened a link.
    pub(super) async fn map_of_visit(
        &self,
        visit: &str,
    ) -> Result<Result<(MapVisit, OrderMap, Language), Closed>, HandleError> {
        let Some(token) = Token::read(visit) else { return Ok(Err(unknown())) };
        let found = self.store.map_visit(&token, self.clock.now()).await?;
        let (visit, language) = match self.usable(found).await? {
            Ok(found) => found,
            Err(closed) => return Ok(Err(closed)),
        };
        let closed = |why| Ok(Err(Closed { why, language: Some(language) }));
        let (_, map) = self.order_map_of(&visit.person, Some(&visit.game.0), language).await?;
        match map.filter(|map| map.game.id == visit.game) {
            None => closed(NoMap::NotIn),
            // It was adjudicated meanwhile.
            Some(map) if map.number != visit.phase => closed(NoMap::PhaseOver),
            Some(map) => Ok(Ok((visit, map, language))),
        }
    }

    /// Gives an order, as a button in the person's private conversation would.
    pub(super) async fn order_by_visit(
        &self,
        visit: &str,
        id: &str,
        order: &str,
    ) -> Result<Result<String, Closed>, HandleError> {
        let (visit, map, language) = match self.map_of_visit(visit).await? {
            Ok(found) => found,
            Err(closed) => return Ok(Err(closed)),
        };
        let closed = |why| Ok(Err(Closed { why, language: Some(language) }));
        let Some(order) = map.legal.iter().flatten().find(|legal| *legal.order == *order).map(|legal| &legal.order)
        else {
            return closed(NoMap::NotOffered);
        };
        if id.len() > LONGEST_ID {
            return closed(NoMap::NotOffered);
        }
        let name = self.person(&visit.person, "").await?.name;
        let person = visit.person.clone();
        // One receipt for each visit: every order edits it.
        let action = ActionId::of(CommandId::Order)
            .game(&visit.game)
            .during(visit.phase, &map.position.phase)
            .with("text", order)
            .with("receipt", name_from(&format!("map {}", visit.id), 8));
        let event = Event {
            id: EventId::new(person.platform(), &format!("map-{}-{}", visit.id, name_from(id, 12))),
            at: self.clock.now(),
            actor: Actor { person: person.clone(), name, language: Some(language), administrator: false },
            place: Place::Person(person),
            channel: None,
            content: Content::Pressed { action: action.into() },
        };
        let answered = self.given_on_map(event).await;
        match answered {
            Err(_) => closed(NoMap::Unavailable),
            Ok(None) => closed(NoMap::Busy),
            Ok(Some(said)) => {
                let place = Place::Person(visit.person);
                let mut words = Vec::with_capacity(said.len());
                for (game, notice) in said.into_iter().filter(|(_, notice)| *notice != Notice::ReceiptBelow) {
                    words.extend(self.answer_sender.in_words(&place, game, notice).await?);
                }
                Ok(Ok(words.join("\n\n")))
            }
        }
    }

    /// Handles the event, and returns what was answered; `None`: it wasn't read, since the person sends too much.
    ///
    /// Until it is handled, deadlines wait for it, like for a message that has arrived and isn't read.
    pub(super) async fn given_on_map(
        &self,
        event: Event,
    ) -> Result<Option<Vec<(Option<GameId>, Notice)>>, HandleError> {
        let id = event.id.clone();
        let event = self.on_maps.with(|on_maps| {
            // With the lock, so that a deadline that looks meanwhile has not passed when it was received.
            let on_map = on_maps.entry(id.clone()).or_insert_with(|| OnMap {
                person: event.actor.person.clone(),
                receipt: self.store.receive(&*self.clock),
                requests: 0,
                said: Vec::new(),
            });
            on_map.requests += 1;
            Event { at: on_map.receipt.at(), ..event }
        });
        let waited_for = WaitedFor(self, &id);
        let delivered = Box::pin(self.receive(event)).await;
        let said = self.on_maps.with(|on_maps| on_maps.get(&id).map(|on_map| on_map.said.clone()));
        drop(waited_for);
        delivered.map_err(|_| StoreError::Conflict)?;
        match said.filter(|said| !said.is_empty()) {
            // The same order again: it was answered the first time.
            None if self.store.has_seen(&id).await? => Ok(Some(Vec::new())),
            said => Ok(said),
        }
    }
}

/// A request with an order that deadlines wait for, until this is dropped: also if the browser hangs up.
struct WaitedFor<'a>(&'a Service, &'a EventId);

impl Drop for WaitedFor<'_> {
    fn drop(&mut self) {
        let (service, id) = (self.0, self.1);
        drop(service.on_maps.with(|on_maps| {
            let on_map = on_maps.get_mut(id)?;
            on_map.requests -= 1;
            if on_map.requests == 0 { on_maps.remove(id) } else { None }
        }));
        service.deadlines.notify_waiters();
    }
}

fn unknown() -> Closed {
    Closed { why: NoMap::Unknown, language: None }
}
