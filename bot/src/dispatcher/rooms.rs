//! Press rooms: opened where only their members can read them, else replaced by letters.

use dragoman_game::decide::press::{ASKED, room_of};
use dragoman_game::decide::relay;
use dragoman_game::event::{PersonId, Place, RoomId};
use dragoman_game::model::{Game, PowerId, Seat};
use dragoman_game::notice::relayed::{Outsider, Relayed, Why};
use dragoman_game::notice::{Destination, Notice, Outgoing, Sitting};
use dragoman_game::order_thread::OrderThread;
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room;
use dragoman_platform::{EnsuredRoom, Platform, Setback};
use dragoman_runtime::fault;
use dragoman_runtime::names::name_from;
use dragoman_store::{OutboxRow, StoreError};

use super::{OutboxDispatcher, Sent, part_key};

/// What a room is for.
#[derive(Clone, Copy)]
pub(super) enum Kind<'a> {
    /// Press.
    Press,
    /// The order thread of this person.
    OrderThreads(&'a PersonId),
}

impl OutboxDispatcher {
    /// The notice with what only the network knows: which people could read others' rooms. `None`: nobody can.
    pub(super) async fn heard(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        game: Option<&Game>,
    ) -> Result<Option<Notice>, Setback> {
        let (Notice::Relayed(Relayed::Outsiders { people }), Some(game)) = (&row.notice, game) else {
            return Ok(Some(row.notice.clone()));
        };
        let asked: Vec<PersonId> = people.iter().map(|outsider| outsider.person.clone()).collect();
        let able = platform.readers_outside(&game.channel, &asked).await?;
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
        match (game, self.store.room_by_key(key).await?) {
            (Some(game), Some(stored)) => {
                let room = Room { ask_back: row.slot.as_deref() == Some(ASKED), ..room_of(game, &stored) };
                self.ensure_declared_room(platform, row, &room, Some(game)).await
            }
            (None, _) | (_, None) => Ok(Sent::Drop("a room without a game")),
        }
    }

    /// Gives a press room the members and the state of `room`.
    pub(super) async fn ensure_declared_room(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        room: &Room,
        game: Option<&Game>,
    ) -> Result<Sent, StoreError> {
        let Destination::Press { key, .. } = &row.to else { return Ok(Sent::Drop("a room without a key")) };
        let stored = self.store.room_by_key(key).await?;
        let known = stored.as_ref().and_then(|row| row.room.clone());
        let before = known.clone();
        let was_open = stored.as_ref().is_some_and(|row| row.room.is_some() && row.relayed.is_none());
        let language = game.map_or(self.defaults.language, |game| game.settings.language);
        let powers: Vec<_> = room.name.split('+').map(|power| self.words.power(language, power)).collect();
        let name: String = format!("{} · {}", room.game, powers.join(" – ")).chars().take(100).collect();
        let mut shall = Room { known, name, ..room.clone() };
        let readable_by_others = match game {
            Some(game) => match readable_by_others(platform, &shall, game).await {
                Ok(readable_by_others) => readable_by_others,
                Err(setback) => return Ok(self.setback(row, &Place::Channel(room.channel.clone()), &setback)),
            },
            None => None,
        };
        if readable_by_others.is_some() {
            shall.open = false;
        }
        if readable_by_others.is_some() && shall.known.is_none() {
            return self.relay(key, room, game, readable_by_others, false).await;
        }
        self.store.attempting(row.seq, self.clock.now()).await?;
        let settled = match &readable_by_others {
            None => self.settled(platform, &Key::from(key.clone()), &shall, Kind::Press).await?,
            // No room is opened that others could read.
            Some(_) => platform.ensure_room(&Key::from(key.clone()), &shall).await,
        };
        match settled {
            // It is locked now; or that isn't possible, or it doesn't exist any more: in any case nothing more is
            // posted in it.
            Ok(_) if readable_by_others.is_some() => self.relay(key, room, game, readable_by_others, true).await,
            Err(Setback::Refused(_) | Setback::Gone) if readable_by_others.is_some() => {
                self.relay(key, room, game, readable_by_others, false).await
            }
            Ok(settled) => {
                self.store.room_opened(key, &settled.room).await?;
                if let (Some(game), true) = (game, before.as_ref().is_some_and(|before| *before != settled.room)) {
                    self.introduce(row, room, game, &settled.room).await?;
                }
                self.tell_missing(row, room, game, &settled.missing).await?;
                Ok(Sent::Posted(None))
            }
            // An open room stays, and waits until the permission is given back.
            Err(Setback::Refused(Refusal::Permission(permission))) if !was_open => {
                self.relay(key, room, game, Some(Why::Permission { permission }), false).await
            }
            // It can't be opened at all: its channel is of another kind, or gone.
            Err(Setback::Gone) => self.relay(key, room, game, Some(Why::NoRooms), false).await,
            Err(Setback::Refused(Refusal::NoRooms | Refusal::Malformed)) if !was_open => {
                self.relay(key, room, game, Some(Why::NoRooms), false).await
            }
            Err(setback) => Ok(self.setback(row, &Place::Channel(room.channel.clone()), &setback)),
        }
    }

    /// Gives the room under `key` the members and the state of `room`. The id of a new one is stored before anybody is
    /// let in: what is written there is private to its members from the first message on.
    pub(super) async fn settled(
        &self,
        platform: &dyn Platform,
        key: &Key,
        room: &Room,
        kind: Kind<'_>,
    ) -> Result<Result<EnsuredRoom, Setback>, StoreError> {
        if room.known.is_some() {
            fault::point("settling");
            let settled = platform.ensure_room(key, room).await;
            fault::point("settled");
            if settled != Err(Setback::Gone) {
                return Ok(settled);
            }
        }
        let opened = match platform.open(key, room).await {
            Ok(opened) => opened,
            Err(setback) => return Ok(Err(setback)),
        };
        fault::point("opened");
        match kind {
            Kind::Press => self.store.room_noted(key.as_str(), &opened).await?,
            Kind::OrderThreads(person) => {
                let (person, channel) = (person.clone(), room.channel.clone());
                self.store
                    .set_order_thread(&OrderThread { person, channel, room: opened.clone(), closed: false }, &[])
                    .await?;
            }
        }
        fault::point("settling");
        let settled = platform.ensure_room(key, &Room { known: Some(opened), ..room.clone() }).await;
        fault::point("settled");
        Ok(settled)
    }

    /// Has what stands at the top of a room said in the one that was opened in its place.
    async fn introduce(&self, row: &OutboxRow, room: &Room, game: &Game, opened: &RoomId) -> Result<(), StoreError> {
        let notice = Notice::RoomOpened { members: sitting(room, game) };
        let slot = Some(format!("introduced:{opened}"));
        let outgoing = Outgoing { slot, ..self.about(Some(game), row.to.clone(), notice) };
        let key = Key::from(name_from(&format!("introduction {opened}"), 22));
        self.store.say_once(&outgoing, &key).await
    }

    /// Tells a room and the game master, by power, who couldn't be let in: once for the same people.
    async fn tell_missing(
        &self,
        row: &OutboxRow,
        room: &Room,
        game: Option<&Game>,
        missing: &[PersonId],
    ) -> Result<(), StoreError> {
        let Some(game) = game.filter(|_| !missing.is_empty()) else { return Ok(()) };
        let powers: Vec<PowerId> = room.name.split('+').map(str::to_owned).collect();
        let lacks = |power: &&PowerId| {
            game.seat_with(power).and_then(Seat::person).is_some_and(|person| missing.contains(person))
        };
        let lacking: Vec<PowerId> = powers.iter().filter(lacks).cloned().collect();
        if lacking.is_empty() {
            return Ok(());
        }
        let slot = Some(format!("missing:{}:{}", room.name, lacking.join("+")));
        let inside = Notice::RoomMissing { missing: lacking.clone(), of: None };
        let mut said = vec![self.about(Some(game), row.to.clone(), inside)];
        if !missing.contains(&game.creator) {
            let to = Destination::Place(Place::Person(game.creator.clone()));
            let notice = Notice::RoomMissing { missing: lacking, of: Some((game.name.clone(), powers)) };
            said.push(self.about(Some(game), to, notice));
        }
        for (number, outgoing) in said.into_iter().enumerate() {
            let outgoing = Outgoing { slot: slot.clone(), ..outgoing };
            self.store.say_once(&outgoing, &part_key(&row.key, number)).await?;
        }
        Ok(())
    }

    /// Letters replace the room from now on: its members are told, once for each reason. `locked`: it was open until
    /// now.
    async fn relay(
        &self,
        key: &str,
        room: &Room,
        game: Option<&Game>,
        why: Option<Why>,
        locked: bool,
    ) -> Result<Sent, StoreError> {
        let (Some(why), Some(game)) = (why, game) else { return Ok(Sent::Drop("a room without a game")) };
        let before = self.store.room_by_key(key).await?.and_then(|row| row.relayed);
        if before.as_ref() == Some(&why) {
            return Ok(Sent::quietly("its members know already that letters take its place"));
        }
        let members = sitting(room, game);
        let closed = locked && before.is_none();
        let outgoing = relay::instead(game, &members, &why, closed)
            .into_iter()
            .map(|(to, notice)| self.about(Some(game), to, notice));
        Ok(Sent::Instead {
            why: "letters take the place of its room",
            said: outgoing.collect(),
            relayed: Some((key.to_owned(), why)),
        })
    }
}

/// Who sits in `room`, as all may know it.
fn sitting(room: &Room, game: &Game) -> Vec<Sitting> {
    let name = |seat: &Seat| if game.settings.anonymous { String::new() } else { seat.name.clone() };
    let sitting = |power: &str| Some((game.seat_with(power)?, power.to_owned()));
    let seats = room.name.split('+').filter_map(sitting);
    seats.map(|(seat, power)| Sitting { name: name(seat), powers: vec![power] }).collect()
}

/// Which powers could read `room` though they aren't in it, if the game minds.
async fn readable_by_others(platform: &dyn Platform, room: &Room, game: &Game) -> Result<Option<Why>, Setback> {
    if relay::may_be_read_by_others(&game.settings) {
        return Ok(None);
    }
    let outside = game.seats.iter().filter_map(|seat| Some((seat, seat.person()?)));
    let outside = outside.filter(|(_, person)| person.platform() == platform.name() && !room.members.contains(person));
    let outside: Vec<_> = outside.collect();
    let people: Vec<PersonId> = outside.iter().map(|(_, person)| (*person).clone()).collect();
    let able = platform.readers_outside(&room.channel, &people).await?;
    let by = outside.iter().filter(|(_, person)| able.contains(person)).flat_map(|(seat, _)| &seat.powers);
    let by: Vec<_> = by.collect();
    Ok((!able.is_empty()).then(|| Why::ReadableByOthers { by: by.into_iter().cloned().collect() }))
}
