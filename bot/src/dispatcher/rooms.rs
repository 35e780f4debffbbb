//! Press rooms: asks the network for their state, and reports what it answers.

use dragoman_game::decide::network::{self, Known, Next};
use dragoman_game::decide::press::{declared_room, powers_in, room_of};
use dragoman_game::event::{PersonId, Place, RoomId};
use dragoman_game::loaded::RoomRow;
use dragoman_game::model::Game;
use dragoman_game::notice::relayed::{Outsider, Relayed};
use dragoman_game::notice::{Destination, Notice};
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::report::Report;
use dragoman_game::room::Room;
use dragoman_platform::{EnsuredRoom, Platform, Setback};
use dragoman_runtime::fault;
use dragoman_say::room_name;
use dragoman_store::{OutboxRow, StoreError};
use tracing::Instrument as _;

use super::call::call;
use super::{OutboxDispatcher, Sent};

impl OutboxDispatcher {
    /// The notice with data that only the network has: who could read others' rooms. `None`: nobody can.
    pub(super) async fn with_actual_readers(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        game: Option<&Game>,
    ) -> Result<Option<Notice>, Setback> {
        let (Notice::Relayed(Relayed::Outsiders { people }), Some(game)) = (&row.notice, game) else {
            return Ok(Some(row.notice.clone()));
        };
        let asked: Vec<PersonId> = people.iter().map(|outsider| outsider.person.clone()).collect();
        let able = platform.readers_outside(&game.channel, &asked).instrument(call("readers_outside")).await?;
        let people: Vec<Outsider> = people.iter().filter(|outsider| able.contains(&outsider.person)).cloned().collect();
        Ok((!people.is_empty()).then_some(Notice::Relayed(Relayed::Outsiders { people })))
    }

    /// Gives a press room the members and the state that its game requires now. That includes later decisions: a row
    /// that waited never lets a player in who has left the seat since.
    pub(super) async fn ensure_room(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        game: Option<&Game>,
    ) -> Result<Sent, StoreError> {
        let Destination::Press { key, .. } = &row.to else { return Ok(Sent::Drop("a room without a key")) };
        let (Some(game), Some(stored)) = (game, self.store.room_by_key(key).await?) else {
            return Ok(Sent::Drop("a room without a game"));
        };
        let room = declared_room(game, &stored, row.slot.as_deref());
        self.ensure_declared_room(platform, row, (game, &stored), room).await
    }

    /// Reopens a press room that a person with higher permissions than the bot has closed. Notices for the old room go
    /// to the new one.
    pub(super) async fn reopen(&self, platform: &dyn Platform, row: &OutboxRow) -> Result<Sent, StoreError> {
        let gone = Sent::Drop(super::GONE);
        let Destination::Press { key, .. } = &row.to else { return Ok(gone) };
        let (Some(game), Some(stored)) = (self.game(row.game.as_ref()).await?, self.store.room_by_key(key).await?)
        else {
            return Ok(gone);
        };
        let room = room_of(&game, &stored);
        Ok(match self.ensure_declared_room(platform, row, (&game, &stored), room).await? {
            Sent::Posted(_) => Sent::Wait(self.clock.now()),
            other => other,
        })
    }

    /// Letters take the place of the press room `stored`, in which the row was to be posted.
    pub(super) async fn replaced(
        &self,
        row: &OutboxRow,
        game: Option<&Game>,
        stored: &RoomRow,
    ) -> Result<Sent, StoreError> {
        let (rooms, carried) = (std::slice::from_ref(stored), Some((&row.notice, &row.key)));
        let known = Known { game, rooms, carried, ..Known::at(self.clock.now()) };
        self.report(Some(row), &Report::RoomReplaced, known).await?;
        Ok(Sent::Ended)
    }

    /// If `row` was to open or change a press room, letters take its place. `false`: it wasn't, or the game is over.
    pub(super) async fn unsettled(&self, row: &OutboxRow) -> Result<bool, StoreError> {
        let (Notice::EnsureRoom, Destination::Press { key, .. }) = (&row.notice, &row.to) else { return Ok(false) };
        let (game, stored) = (self.game(row.game.as_ref()).await?, self.store.room_by_key(key).await?);
        let Some(stored) = stored else { return Ok(false) };
        let (rooms, carried) = (std::slice::from_ref(&stored), Some((&row.notice, &row.key)));
        let slot = row.slot.as_deref();
        let known = Known { game: game.as_ref(), rooms, carried, slot, ..Known::at(self.clock.now()) };
        Ok(matches!(self.report(Some(row), &Report::RoomUnsettled, known).await?, Next::Drop(_)))
    }

    /// Gives the press room `stored` the members and the state of `room`, whose name is still made of powers.
    async fn ensure_declared_room(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        (game, stored): (&Game, &RoomRow),
        room: Room,
    ) -> Result<Sent, StoreError> {
        let place = Place::Channel(room.channel.clone());
        let mut languages = self.languages_in(game, stored).await?;
        // The game's comes first: where not all fit, most are likely to know that one.
        languages.sort_by_key(|language| *language != game.settings.language);
        if languages.len() != 1 && !languages.contains(&game.settings.language) {
            languages.insert(0, game.settings.language);
        }
        let name = room_name(&self.words, &room.game, powers_in(game, stored), &languages);
        let room = Room { name, ..room };
        let key = Key::from(stored.key.clone());
        let (rooms, carried) = (std::slice::from_ref(stored), Some((&row.notice, &row.key)));
        let slot = row.slot.as_deref();
        let known = Known { game: Some(game), rooms, carried, slot, ..Known::at(self.clock.now()) };
        if !self.attempt(row, "attempted").await? {
            return Ok(self.unsure(row));
        }
        let by = match network::outsiders(game, platform.name(), &room.members) {
            Some(outside) => {
                match platform.readers_outside(&room.channel, &outside).instrument(call("readers_outside")).await {
                    Ok(by) => by,
                    Err(Setback::Later { not_before, .. }) => {
                        return Ok(Sent::Wait(not_before.max(self.later(row.attempts.min(5)))));
                    }
                    // Where the bot can't see who could read a room it can't open one either.
                    Err(Setback::Refused(refusal)) => {
                        return self.room_reported(row, &Report::RoomRefused { refusal }, known, &place).await;
                    }
                    Err(Setback::Gone) => return self.room_reported(row, &Report::RoomGone, known, &place).await,
                }
            }
            None => Vec::new(),
        };
        let readable = !by.is_empty();
        // No room is opened if others could read it.
        if readable && room.known.is_none() {
            let report = Report::RoomReadable { by, locked: false };
            return self.room_reported(row, &report, known, &place).await;
        }
        if !self.store.is_sure() {
            return Ok(self.unsure(row));
        }
        let answer = if readable {
            platform.ensure_room(&key, &Room { open: false, ..room }).instrument(call("ensure_room")).await
        } else {
            self.settled(platform, &key, &room, known, |room| Report::RoomMade { room }).await?
        };
        let report = match answer {
            Err(later @ Setback::Later { .. }) => return Ok(self.setback(row, &place, &later)),
            // If it can't be locked, or doesn't exist any more, nothing more is posted in it either.
            Err(Setback::Refused(Refusal::Stranger { locked, .. })) if readable => Report::RoomReadable { by, locked },
            answer if readable => Report::RoomReadable { by, locked: answer.is_ok() },
            Ok(EnsuredRoom { room, missing, let_in }) => Report::RoomEnsured { room, missing, let_in },
            Err(Setback::Refused(refusal)) => Report::RoomRefused { refusal },
            Err(Setback::Gone) => Report::RoomGone,
        };
        self.room_reported(row, &report, known, &place).await
    }

    async fn room_reported(
        &self,
        row: &OutboxRow,
        report: &Report,
        known: Known<'_>,
        place: &Place,
    ) -> Result<Sent, StoreError> {
        Ok(match (self.report(Some(row), report, known).await?, report) {
            (Next::Drop(_), _) => Sent::Ended,
            (Next::AsAnswered, Report::RoomRefused { refusal }) => {
                let given_up = Report::RoomGivenUp { refusal: refusal.clone() };
                // Otherwise what comes after the row would be read by who was to be put out by it.
                if self.patience.refused(row, self.clock.now())
                    && let Next::Drop(_) = self.report(Some(row), &given_up, known).await?
                {
                    return Ok(Sent::Ended);
                }
                self.setback(row, place, &Setback::Refused(refusal.clone()))
            }
            (Next::Done | Next::Again | Next::AsAnswered | Next::OpenOrderThread, _) => Sent::Posted(None),
        })
    }

    /// Gives the room under `key` the members and the state of `room`. A new one is reported, as `made`, before anyone
    /// is let in.
    pub(super) async fn settled(
        &self,
        platform: &dyn Platform,
        key: &Key,
        room: &Room,
        known: Known<'_>,
        made: impl FnOnce(RoomId) -> Report + Send,
    ) -> Result<Result<EnsuredRoom, Setback>, StoreError> {
        if room.known.is_some() {
            fault::point("settling");
            let settled = platform.ensure_room(key, room).instrument(call("ensure_room")).await;
            fault::point("settled");
            if settled != Err(Setback::Gone) {
                return Ok(settled);
            }
        }
        let opened = match platform.open(key, room).instrument(call("open")).await {
            Ok(opened) => opened,
            Err(setback) => return Ok(Err(setback)),
        };
        fault::point("opened");
        self.report(None, &made(opened.clone()), known).await?;
        fault::point("settling");
        let room = Room { known: Some(opened), ..room.clone() };
        let settled = platform.ensure_room(key, &room).instrument(call("ensure_room")).await;
        fault::point("settled");
        Ok(settled)
    }
}
