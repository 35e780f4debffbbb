//! Desks: whoever takes no private messages gets a private thread instead, until they do.

use dragoman_game::event::{PersonId, Place, RoomId};
use dragoman_game::model::Game;
use dragoman_game::notice::desk::Desk;
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::order_thread::DeskRow;
use dragoman_game::post::Key;
use dragoman_game::room::Room;
use dragoman_l10n::Language;
use dragoman_platform::{Platform, Setback};
use dragoman_runtime::names::name_from;
use dragoman_say::desk_name;
use dragoman_store::{OutboxRow, StoreError};
use jiff::Timestamp;

use super::rooms::Kind;
use super::{Courier, Sent, part_key};

/// How long somebody's last private answer can be added to, in milliseconds.
const FRESH: i64 = 10 * 60 * 1000;
/// The keys of what is said about a desk come after those of the parts of the longest message.
const PARTS: usize = 1000;

/// Whose private messages `place` needs.
fn reader(place: &Place) -> Option<&PersonId> {
    match place {
        Place::Person(person) | Place::Reply { author: person, .. } => Some(person),
        Place::Channel(_) | Place::Room(_) => None,
    }
}

impl Courier {
    /// The place where `row` really goes: to the desk of somebody whose private messages are closed.
    pub(super) async fn way(&self, row: &OutboxRow, place: Place) -> Result<Place, StoreError> {
        let Place::Person(person) = &place else { return Ok(place) };
        if let Notice::Desk(Desk::Again { .. }) = row.notice {
            return Ok(place);
        }
        let desk = self.store.desk_of(person).await?.filter(|desk| desk.closed);
        Ok(desk.map_or(place, |desk| Place::Room(desk.room)))
    }

    /// `row` was posted in its reader's own private messages: they are open.
    pub(super) async fn arrived(&self, row: &OutboxRow, place: &Place) -> Result<(), StoreError> {
        let (Notice::Desk(Desk::Again { .. }), Place::Person(person)) = (&row.notice, place) else { return Ok(()) };
        match self.store.desk_of(person).await? {
            Some(desk) => self.store.set_desk(&DeskRow { closed: false, ..desk }, &[]).await,
            None => Ok(()),
        }
    }

    /// The reader of `row` takes no private messages: opens them a desk, to which the row goes when it is tried next.
    pub(super) async fn closed(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        place: &Place,
        game: Option<&Game>,
    ) -> Result<Sent, StoreError> {
        let waiting = Sent::Wait(self.later(row.attempts.max(6)));
        let Some(person) = reader(place) else { return Ok(waiting) };
        if let Notice::Desk(Desk::Again { from }) = &row.notice {
            let still = self.outgoing(from.clone(), game, Desk::StillClosed);
            return Ok(Sent::Instead { why: "still closed", said: vec![still], relayed: None });
        }
        if let Place::Reply { author, .. } = place {
            // The right to answer has expired: it is said where the author is written to.
            let to = Destination::Place(Place::Person(author.clone()));
            let said = Outgoing { to, notice: row.notice.clone(), ..self.outgoing(place.clone(), game, Desk::Trying) };
            return Ok(Sent::Instead { why: "the answer went to its author", said: vec![said], relayed: None });
        }
        let known = self.store.desk_of(person).await?;
        let Some(game) = game.filter(|game| game.channel.platform() == platform.name()) else {
            // Without a game there is no channel under which one could be opened.
            return match known {
                Some(desk) => {
                    self.store.set_desk(&DeskRow { closed: true, ..desk }, &[]).await?;
                    Ok(Sent::Wait(self.clock.now()))
                }
                None => Ok(waiting),
            };
        };
        let name = game.seat_of(person).map(|seat| seat.name.clone()).unwrap_or_default();
        match self.open_desk(platform, row, person, &name, game, known).await? {
            Ok(()) => Ok(Sent::Wait(self.clock.now())),
            Err(Setback::Later { not_before }) => Ok(Sent::Wait(not_before)),
            Err(setback) => {
                tracing::info!(row = row.seq, %setback, "a private place couldn't be opened");
                let said = self.unreachable(person.clone(), name, game);
                self.store.say_once(&said, &part_key(&row.key, PARTS + 1)).await?;
                Ok(waiting)
            }
        }
    }

    /// The desk to which `place` was led is no more: the row is tried in private again, and then a new one is opened.
    pub(super) async fn desk_is_gone(&self, place: &Place) -> Result<Sent, StoreError> {
        if let Some(person) = reader(place)
            && let Some(desk) = self.store.desk_of(person).await?
        {
            self.store.set_desk(&DeskRow { closed: false, ..desk }, &[]).await?;
        }
        Ok(Sent::Wait(self.clock.now()))
    }

    async fn open_desk(
        &self,
        platform: &dyn Platform,
        row: &OutboxRow,
        person: &PersonId,
        name: &str,
        game: &Game,
        known: Option<DeskRow>,
    ) -> Result<Result<(), Setback>, StoreError> {
        // A desk holds orders: where another player could read it, there is none.
        let others = game.people().filter(|other| *other != person && other.platform() == platform.name());
        let others: Vec<_> = others.cloned().collect();
        match platform.overhearing(&game.channel, &others).await {
            Ok(able) if able.is_empty() => {}
            Ok(_) => return Ok(Err(Setback::Gone)),
            Err(setback) => return Ok(Err(setback)),
        }
        let reader = self.reader(&Place::Person(person.clone()), Some(game)).await?;
        let known = known.filter(|desk| desk.channel == game.channel);
        let (key, before) = (desk_key(person, game), known.as_ref().map(|desk| desk.room.clone()));
        let room = self.desk_room(person, name, game, reader.language, before.clone());
        let room = match self.settled(platform, &key, &room, Kind::Desk(person)).await? {
            Ok(settled) if settled.missing.is_empty() => settled.room,
            // Its only member can't come in.
            Ok(_) => return Ok(Err(Setback::Gone)),
            Err(setback) => return Ok(Err(setback)),
        };
        let greeting = Key::from(name_from(&format!("greeting {}", key.as_str()), 22));
        let greeted = match known {
            Some(desk) if before.as_ref() == Some(&room) && desk.closed => true,
            // It was noted, and then opening it was broken off; or it wasn't needed for a while.
            Some(_) if before.as_ref() == Some(&room) => {
                match platform.find(&greeting, &Place::Room(room.clone()), Timestamp::UNIX_EPOCH).await {
                    Ok(found) => found.is_some(),
                    Err(setback) => return Ok(Err(setback)),
                }
            }
            Some(_) | None => false,
        };
        let mut said = Vec::new();
        if !greeted {
            let here = Notice::Desk(Desk::Here { person: person.clone() });
            let place = Place::Room(room.clone());
            let readers = [reader];
            let composed = self.compose(&here, Some(game.clone()), &readers, platform.capabilities(&place)).await?;
            if let Some((message, _)) = composed {
                let greeting = OutboxRow { key: greeting, ..row.clone() };
                match self.post(platform, &greeting, &place, &message).await? {
                    Sent::Wait(until) => return Ok(Err(Setback::Later { not_before: until })),
                    Sent::Posted(_) | Sent::Drop(_) | Sent::Skip | Sent::Closed | Sent::Instead { .. } => {}
                }
            }
            let opened = Desk::Opened { person: person.clone(), name: name.to_owned() };
            let last = self.store.last_reply_to(person, self.clock.now(), FRESH).await?;
            let place = last.unwrap_or_else(|| Place::Channel(game.channel.clone()));
            said.push((self.outgoing(place, Some(game), opened), part_key(&row.key, PARTS + 3)));
        }
        let desk = DeskRow { person: person.clone(), channel: game.channel.clone(), room, closed: true };
        self.store.set_desk(&desk, &said).await?;
        Ok(Ok(()))
    }

    /// How somebody's desk under a game's channel shall be: open.
    pub(super) fn desk_room(
        &self,
        person: &PersonId,
        name: &str,
        game: &Game,
        language: Language,
        known: Option<RoomId>,
    ) -> Room {
        Room {
            known,
            channel: game.channel.clone(),
            game: game.name.clone(),
            name: desk_name(&self.words, language, name).chars().take(100).collect(),
            members: vec![person.clone()],
            open: true,
        }
    }

    /// In the channel: what somebody who can't be written to can do about that.
    pub(super) fn unreachable(&self, person: PersonId, name: String, game: &Game) -> Outgoing {
        let slot = Some(format!("unreachable:{person}"));
        let channel = Place::Channel(game.channel.clone());
        Outgoing { slot, ..self.outgoing(channel, Some(game), Desk::Unreachable { person, name }) }
    }

    fn outgoing(&self, to: Place, game: Option<&Game>, desk: Desk) -> Outgoing {
        let said = self.about(game, Destination::Place(to), Notice::Desk(desk));
        Outgoing { priority: Priority::Answer, ..said }
    }
}

/// The key of somebody's desk under a game's channel: always the same.
pub(super) fn desk_key(person: &PersonId, game: &Game) -> Key {
    Key::from(name_from(&format!("desk {person} {}", game.channel), 22))
}
