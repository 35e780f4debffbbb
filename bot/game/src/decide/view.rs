//! The data for a decision, loaded before it, so that deciding never waits.

use dragoman_l10n::Language;
use jiff::{SignedDuration, Timestamp};

use crate::action::GameRef;
use crate::conduct::KnownConduct;
use crate::event::{Actor, ChannelId, Event, PersonId, Place};
use crate::limits::Limits;
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{Game, GameId, MarkKey, PhaseRecord, Stage};
use crate::negotiation::StatementRow;
use crate::notice::Declined;
use crate::person::Person;
use crate::question::Question;
use crate::track_record::TrackRecord;

/// What a person can see when they act.
#[derive(Clone, Debug)]
pub struct View {
    /// Now, by our clock.
    pub now: Timestamp,
    /// When the bot was started for the first time after a backup was restored: what was written before then may have been
    /// handled already, by what was lost since the backup. `None`: no backup was restored.
    pub restored: Option<Timestamp>,
    /// By how much the clock of the event's network may be slower than ours.
    pub behind: SignedDuration,
    /// 32 random bytes that nobody can predict, fresh for each event.
    pub seed: [u8; 32],
    /// The acting person.
    pub person: Person,
    /// The installation's key: by their marks people are recognised in games in which they asked to be forgotten, and in lists.
    pub key: MarkKey,
    /// Games in which the person sits and that aren't over, the newest first.
    pub mine: Vec<LoadedGame>,
    /// Games of the channel that aren't over, the newest first; else the last one that is.
    pub here: Vec<LoadedGame>,
    /// The press room of the event.
    pub room: Option<RoomRow>,
    /// The languages of that room's members.
    pub readers: Vec<Language>,
    /// The question whose button was pressed.
    pub question: Option<Question>,
    /// The question that they were asked last: only if the decision asked for it.
    pub newest: Option<Option<Question>>,
    /// The slots of the receipts in the person's private conversation, the newest first.
    pub receipts: Vec<String>,
    /// The language of the person who wrote the message that a command is about.
    pub writer: Option<Language>,
    /// The number of characters of the event's longest text, if it was cut before it came here.
    pub length: Option<u32>,
    /// How much one person may cause.
    pub limits: Limits,
    /// The operator's default language.
    pub language: Language,
    /// The operator's default time zone.
    pub timezone: String,
    /// The address before the maps on which orders are chosen: `https://play.example.org`. `None`: there are none.
    pub maps: Option<String>,
    /// Whether the network of the event has press rooms.
    pub rooms: bool,
    /// The past phases of the game that is meant, by number: only if the decision asked for them.
    pub past: Option<Vec<(u32, PhaseRecord)>>,
    /// The statements of the game that is meant and isn't played any more, in the order in which they were said: only if the decision
    /// asked for them.
    pub statements: Option<Vec<StatementRow>>,
    /// Games that are over and match the reference, the newest first: only if the decision asked for them.
    pub over: Option<Vec<LoadedGame>>,
    /// A game that may exist, and those of another channel that aren't over: only if the decision asked for them.
    pub beside: Option<Vec<LoadedGame>>,
    /// The games with data about the person that can't be read, with their names: only if the decision asked for them.
    pub unreadable: Option<Vec<(GameId, String)>>,
    /// What is known of how people treat each other.
    pub conduct: KnownConduct,
    /// How reliably people have played: only if the decision asked for it.
    pub records: Option<Vec<(PersonId, TrackRecord)>>,
    /// People with that name: only if the decision asked for them.
    pub named: Option<Vec<Person>>,
}

impl View {
    /// The language in which to answer `actor`.
    pub fn language_of(&self, actor: &Actor) -> Language {
        self.person.language.or(actor.language).unwrap_or(self.language)
    }

    /// Finds the acting person, and those who are named, in the games in which they asked to be forgotten: to be done
    /// once the games are loaded.
    pub fn recognise(&mut self) {
        let known = std::iter::once(&self.person).chain(self.named.iter().flatten());
        let people: Vec<_> = known.map(|person| (person.id.clone(), self.key.mark(&person.id))).collect();
        let games = [&mut self.mine, &mut self.here].into_iter().flatten();
        let found = games.chain(self.over.iter_mut().flatten()).chain(self.beside.iter_mut().flatten());
        for loaded in found {
            for (person, mark) in &people {
                loaded.game.standing.recognise(person, mark);
            }
        }
    }

    fn all(&self) -> impl Iterator<Item = &LoadedGame> {
        self.here.iter().chain(&self.mine).chain(self.over.iter().flatten()).chain(self.beside.iter().flatten())
    }

    /// The game with this id, if it was loaded.
    pub(super) fn by_id(&self, id: &GameId) -> Option<&LoadedGame> {
        self.all().find(|loaded| loaded.game.id == *id)
    }

    /// The game that `game` refers to. Of games with one name, one of this channel takes precedence over one of
    /// another, and one that is played over one that is over; if several are left, the answer is a question.
    fn referred(&self, game: &GameRef) -> Result<&LoadedGame, Declined> {
        if let GameRef::Id(id) = game {
            return self.by_id(id).ok_or(Declined::NoGameHere);
        }
        let is_over = |loaded: &&LoadedGame| matches!(loaded.game.stage, Stage::Over(_));
        let means = |loaded: &&LoadedGame| game.means(&loaded.game.id, &loaded.game.name);
        let mut over = None;
        for games in [&self.here, &self.mine] {
            let (ended, played): (Vec<_>, Vec<_>) = games.iter().filter(means).partition(is_over);
            match played.as_slice() {
                [] => over = over.or(ended.first().copied()),
                [only] => return Ok(only),
                several => return Err(which(several)),
            }
        }
        let over = over.or_else(|| self.over.iter().flatten().find(means));
        over.ok_or(Declined::NoGameHere)
    }

    /// The games that a command without a game's name may mean: the person's own in private, elsewhere those of the
    /// channel.
    pub(super) fn candidates(&self, event: &Event) -> &[LoadedGame] {
        if is_private(event) { &self.mine } else { &self.here }
    }

    /// The game that is meant: the one that is referred to, the room's, the channel's only one, the player's only one,
    /// or the one that they meant last, unless it hasn't begun and another one of theirs has. Of several games in which the
    /// person has no seat none is guessed.
    pub fn game(&self, event: &Event, named: Option<&GameRef>) -> Result<&LoadedGame, Declined> {
        if let Some(game) = named {
            return self.referred(game);
        }
        if let Some(room) = &self.room {
            return self.by_id(&room.game).ok_or(Declined::NoGameHere);
        }
        let candidates: Vec<_> = self.candidates(event).iter().collect();
        let plays = |game: &Game, at: Timestamp| game.seat_played_by(&self.person.id, at).is_some();
        // A deputy's days may have ended since.
        let sits =
            |loaded: &&&LoadedGame| plays(&loaded.game, self.now) || plays(&loaded.game, event.done_by(self.now));
        let own: Vec<_> = candidates.iter().filter(sits).copied().collect();
        match (own.as_slice(), candidates.as_slice()) {
            ([], []) if is_private(event) => Err(Declined::NoGameOfYours),
            ([], []) => Err(Declined::NoGameHere),
            ([only], _) | ([], [only]) => Ok(only),
            ([], several) => Err(which(several)),
            _ => {
                // While another game of theirs is played, a lobby isn't guessed: what belongs to a phase would be refused there.
                let is_played = |loaded: &LoadedGame| loaded.game.running().is_some();
                let any_played = own.iter().any(|loaded| is_played(loaded));
                let is_current = |loaded: &LoadedGame| self.person.current_game.as_ref() == Some(&loaded.game.id);
                let current = own.iter().find(|loaded| is_current(loaded) && (is_played(loaded) || !any_played));
                current.copied().ok_or_else(|| which(&own))
            }
        }
    }

    /// The game here that still looks for players, or the one that is referred to. If several do, a person with a seat
    /// in one of them doesn't mean that one.
    pub fn lobby(&self, named: Option<&GameRef>) -> Result<Option<&LoadedGame>, Declined> {
        let looks = |loaded: &&LoadedGame| matches!(loaded.game.stage, Stage::Lobby);
        let is_meant = |loaded: &&LoadedGame| named.is_none_or(|game| game.means(&loaded.game.id, &loaded.game.name));
        let lobbies: Vec<_> = self.here.iter().filter(looks).filter(is_meant).collect();
        let is_free = |loaded: &&&LoadedGame| loaded.game.seat_of(&self.person.id).is_none();
        let free: Vec<_> = lobbies.iter().filter(is_free).copied().collect();
        match (free.as_slice(), named) {
            ([], _) => Ok(lobbies.first().copied()),
            ([first, ..], Some(_)) => Ok(Some(first)),
            ([only], None) => Ok(Some(only)),
            (several, None) => Err(which(several)),
        }
    }
}

/// Whether the event came from a private place. A slash command in a private conversation is answered by its token and
/// has no channel.
pub(super) fn is_private(event: &Event) -> bool {
    match &event.place {
        Place::Person(_) => true,
        Place::Reply { .. } => event.channel.is_none(),
        Place::Channel(_) | Place::Room(_) => false,
    }
}

/// The question which of `games` is meant.
pub(super) fn which(games: &[&LoadedGame]) -> Declined {
    let games = games.iter().map(|loaded| (loaded.game.id.clone(), loaded.game.name.clone()));
    Declined::WhichGame { games: games.collect() }
}

/// The public channel of the event; `None` in private.
pub fn channel(event: &Event) -> Option<ChannelId> {
    match &event.place {
        Place::Channel(channel) => Some(channel.clone()),
        Place::Person(_) | Place::Room(_) | Place::Reply { .. } => event.channel.clone(),
    }
}
