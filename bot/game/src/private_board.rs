//! A position that one person plays with in private, as a game: what draws and explains positions takes a game.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::event::{ChannelId, PersonId, PlatformName};
use crate::model::{
    Ballots, Commitment, Game, GameId, KeptLetters, PhaseTimes, Position, Published, Running, SCHEMA, Settings,
    Showing, Stage, Standing, Tenures, Trust, Undone, Watchers,
};

/// The position as a game with this id and name. It is never stored, and nobody sits in it.
pub fn as_game(id: &str, name: String, settings: Settings, position: Position) -> Game {
    let running = Running::new(1, position, Timestamp::UNIX_EPOCH, PhaseTimes::default());
    Game {
        schema: SCHEMA,
        id: GameId(id.to_owned()),
        name,
        channel: ChannelId::new(PlatformName::Local, id),
        creator: PersonId::new(PlatformName::Local, id),
        master: String::new(),
        settings,
        commitment: Commitment { seed: String::new(), hash: String::new() },
        seats: Vec::new(),
        stage: Stage::Running(Box::new(running)),
        waiting: Vec::new(),
        confirm_by: None,
        put_off: None,
        drawn: None,
        coin: None,
        votes: Vec::new(),
        documents: Vec::new(),
        declarations: Vec::new(),
        letters: KeptLetters::default(),
        negotiated: false,
        showing: Showing::default(),
        trust: Trust::default(),
        undone: Undone::default(),
        expires: None,
        published: Published::default(),
        standing: Standing::default(),
        barred: Vec::new(),
        past_players: Vec::new(),
        earlier: Vec::new(),
        watchers: Watchers::default(),
        results_in: Vec::new(),
        tenures: Tenures::default(),
        ballots: Ballots::default(),
        invited: Vec::new(),
        requests: Vec::new(),
        away: Vec::new(),
        asked: None,
        settings_changed: None,
        rooms_opened: BTreeMap::new(),
        begun: None,
    }
}
