//! What a network may show beside the conversation: who holds which seat, where seats are vacant, and what a player can
//! order. Reads only.

use std::sync::Arc;

use dragoman_game::decide::filling;
use dragoman_game::decide::sayings::{self, Sentences};
use dragoman_game::event::{ChannelId, PersonId, RoomId};
use dragoman_game::loaded::LoadedGame;
use dragoman_game::model::{GameId, Stage};
use dragoman_game::order_map::{OrderMap, RunningGame};
use dragoman_game::seated::{Lobby, Seated};
use dragoman_l10n::Language;
use dragoman_store::StoreError;

use super::load::Looked;
use super::{HandleError, Service};

impl Service {
    /// The games that can be read: one game's defect takes nothing of the others away.
    async fn readable(&self, ids: Vec<GameId>) -> Result<Vec<LoadedGame>, StoreError> {
        self.load_readable(ids, (&mut Looked::new(), &mut None)).await
    }

    /// The powers of `person`, in games that aren't over.
    pub(super) async fn seats_of(&self, person: &PersonId) -> Result<Vec<Seated>, StoreError> {
        let games = self.readable(self.store.games_of(person).await?).await?;
        let seated = games.iter().filter_map(|loaded| Some((&loaded.game, loaded.game.seat_of(person)?)));
        let powers = seated.flat_map(|(game, seat)| {
            seat.powers.iter().map(|power| Seated {
                game: game.name.clone(),
                channel: game.channel.clone(),
                power: power.clone(),
                anonymous: game.settings.anonymous,
            })
        });
        Ok(powers.collect())
    }

    /// Whether `person` can order in some running game, in a seat of their own or as a deputy.
    pub(super) async fn plays_somewhere(&self, person: &PersonId) -> Result<bool, StoreError> {
        let (games, now) = (self.readable(self.store.games_of(person).await?).await?, self.clock.now());
        let mut games = games.iter().map(|loaded| &loaded.game);
        Ok(games.any(|game| game.running().is_some() && game.seat_played_by(person, now).is_some()))
    }

    /// The newest game of `channel` that looks for players.
    pub(super) async fn lobby_of(&self, channel: &ChannelId) -> Result<Option<Lobby>, StoreError> {
        let games = self.load(self.store.games_in(channel).await?).await?;
        let open = games.into_iter().map(|loaded| loaded.game).find(|game| matches!(game.stage, Stage::Lobby));
        Ok(open.map(|game| Lobby {
            free: filling::needed(&game).saturating_sub(game.seats.len()),
            seated: game.seats.iter().filter_map(|seat| seat.person().cloned()).collect(),
            game: game.id.0,
        }))
    }

    /// The running games of `person`, and what they can order in one of them.
    pub(super) async fn order_map_of(
        &self,
        person: &PersonId,
        game: Option<&str>,
        language: Language,
    ) -> Result<(Vec<RunningGame>, Option<OrderMap>), HandleError> {
        let now = self.clock.now();
        let mut running = self.readable(self.store.games_of(person).await?).await?;
        running.retain(|loaded| loaded.game.running().is_some() && loaded.game.seat_played_by(person, now).is_some());
        let named = running.iter().map(|loaded| &loaded.game);
        let games = named.map(|game| RunningGame { id: game.id.clone(), name: game.name.clone() }).collect();
        let known = self.person(person, "").await?;
        let (current, background) = (known.current_game, known.pictures.background);
        let at = running.iter().position(|loaded| game == Some(loaded.game.id.0.as_str()));
        let at = at.or_else(|| running.iter().position(|loaded| current.as_ref() == Some(&loaded.game.id)));
        if running.is_empty() {
            return Ok((games, None));
        }
        let loaded = running.swap_remove(at.unwrap_or(0));
        let (words, person) = (Arc::clone(&self.words), person.clone());
        // Thousands of orders in the late game: not on a thread that serves others.
        let map = self.workers.run(move || OrderMap::new(&words, language, &loaded, (&person, now))).await?;
        Ok((games, map.map(|map| OrderMap { background, ..map })))
    }

    /// What `person` can say in their press room `room`, or else to each power alone in their `game`.
    pub(super) async fn sentences_of(
        &self,
        person: &PersonId,
        (game, room): (Option<&str>, Option<&RoomId>),
        language: Language,
    ) -> Result<Option<Sentences>, HandleError> {
        let mut running = self.readable(self.store.games_of(person).await?).await?;
        running.retain(|loaded| match room {
            Some(room) => sayings::room_of(loaded, person, room).is_some(),
            None => game == Some(loaded.game.id.0.as_str()),
        });
        let Some(loaded) = running.pop() else { return Ok(None) };
        let (words, person, room) = (Arc::clone(&self.words), person.clone(), room.cloned());
        let said = move || {
            let row = room.as_ref().and_then(|room| sayings::room_of(&loaded, &person, room));
            Sentences::new(&words, language, &loaded, &person, row)
        };
        // Thousands of sentences in the late game.
        Ok(Some(self.workers.run(said).await?))
    }
}
