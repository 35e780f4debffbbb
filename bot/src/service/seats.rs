//! What a network may show beside the conversation: who holds which seat, and where seats are vacant. Reads only.

use dragoman_game::decide::filling;
use dragoman_game::event::{ChannelId, PersonId};
use dragoman_game::model::Stage;
use dragoman_game::seated::{Lobby, Seated};
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// The powers of `person`, in games that aren't over.
    pub(super) async fn seats_of(&self, person: &PersonId) -> Result<Vec<Seated>, StoreError> {
        let games = self.load(self.store.games_of(person).await?).await?;
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
}
