//! What every command gets: the event, what can be seen, and how to answer.

use dragoman_l10n::{Language, Words};
use dragoman_reading::command;
use dragoman_runtime::names::name_from;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::decision::{Answer, Decision, Want};
use super::view::{View, which};
use crate::action::GameRef;
use crate::event::{Content, Event, EventId, PersonId, Place};
use crate::loaded::{LoadedGame, OrderRow};
use crate::model::{Game, PhaseRecord, PowerId, Running, Seat, Sheet};
use crate::negotiation::StatementRow;
use crate::notice::{Declined, Notice};
use crate::question::Question;
use crate::rules::{self, StatementReader, StoredSheet};
use crate::standing::{Permit, What, may_see};

/// What every command gets.
pub struct Context<'a> {
    /// What the person did.
    pub event: &'a Event,
    /// What can be seen.
    pub view: &'a View,
    /// Words, for reading.
    pub words: &'a Words,
    /// The game that is meant, if a heading or the answer to a question has named it.
    pub meant: Option<&'a LoadedGame>,
}

impl<'a> Context<'a> {
    /// The game that is meant if none is named.
    pub(super) fn game(&self) -> Result<&'a LoadedGame, Declined> {
        match self.meant {
            Some(loaded) => Ok(loaded),
            None => self.view.game(self.event, None),
        }
    }

    /// The game that is named, else the one that is meant.
    pub(super) fn game_or(&self, named: Option<&GameRef>) -> Result<&'a LoadedGame, Declined> {
        match (named, self.meant) {
            (None, _) => self.game(),
            // There are several games of that name, and the person has chosen this one.
            (Some(named), Some(loaded)) if named.means(&loaded.game.id, &loaded.game.name) => Ok(loaded),
            (Some(_), _) => self.view.game(self.event, named),
        }
    }

    /// The only one of `found`; of none the game that is meant if none is named. Of several none is guessed.
    pub(super) fn only(&self, found: &[&'a LoadedGame]) -> Result<&'a LoadedGame, Declined> {
        match found {
            [] => self.game(),
            [only] => Ok(only),
            several => Err(which(several)),
        }
    }

    /// The game that is meant, or else all in which the person has a part.
    pub(super) fn own_games(&self) -> &'a [LoadedGame] {
        self.meant.map_or(self.view.mine.as_slice(), std::slice::from_ref)
    }

    /// The phase of `game` that is played, and the seat that the acting person plays in it.
    pub(super) fn played<'g>(&self, game: &'g Game) -> Option<(&'g Running, &'g Seat)> {
        game.running().zip(self.seat(game))
    }

    /// The seat that the acting person plays in `game`, or played when they did this: what a deputy has sent on their days counts,
    /// as long as the clock hasn't recorded the end of these.
    pub(super) fn seat<'g>(&self, game: &'g Game) -> Option<&'g Seat> {
        game.seat_played_by(&self.view.person.id, self.acted(game))
    }

    /// Now; when they did this, for a deputy whose days have ended since.
    fn acted(&self, game: &Game) -> Timestamp {
        let (now, then) = (self.view.now, self.event.done_by(self.view.now));
        let plays = |at: Timestamp| game.seat_played_by(&self.view.person.id, at).is_some();
        if !plays(now) && plays(then) { then } else { now }
    }

    /// Where a public answer goes: to the place in which the person asked.
    pub fn back(&self) -> Place {
        self.event.place.clone()
    }

    /// Where a refusal goes: where nobody may know who plays what, to who asked alone, unless it is the same for everyone. That
    /// one player is told in public that there is nothing to decide for them, and another one isn't, shows which powers they play.
    pub(super) fn refused_at(&self, game: Option<&Game>, why: &Declined) -> Place {
        let is_public = matches!(self.event.place, Place::Channel(_) | Place::Room(_));
        let here = self.view.here.iter().map(|loaded| &loaded.game);
        let hides = here.chain(game).any(Game::hides_players);
        let is_of_anybody = matches!(
            why,
            Declined::UnknownCommand { .. }
                | Declined::NoSuchOption { .. }
                | Declined::BadValue { .. }
                | Declined::NothingDrawn
                | Declined::NoMap { .. }
                | Declined::TooLong { .. }
        );
        if is_public && hides && !is_of_anybody { self.aside() } else { self.back() }
    }

    /// Where a secret answer goes.
    pub fn aside(&self) -> Place {
        match &self.event.place {
            Place::Reply { .. } => self.event.place.clone(),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) => Place::Person(self.event.actor.person.clone()),
        }
    }

    /// The day of the acting person.
    pub(super) fn today(&self) -> Date {
        let zone = self.view.person.timezone.as_deref().unwrap_or(&self.view.timezone);
        self.view.now.to_zoned(TimeZone::get(zone).unwrap_or(TimeZone::UTC)).date()
    }

    /// Reads what `power` writes in `language` today, in the phase that is played; `None` where no orders are read.
    pub(super) fn statements_of(
        &self,
        power: &PowerId,
        (game, running): (&Game, &Running),
        language: Language,
    ) -> Option<StatementReader<'a>> {
        StatementReader::new(self.words, language, (&game.settings, &running.position), (power, self.today()))
    }

    /// Acknowledges a request that was made outside the game's channel.
    pub(super) fn acknowledge(&self, decision: &mut Decision, game: &Game) {
        if self.event.place != Place::Channel(game.channel.clone()) {
            decision.reply(self.view.now, self.aside(), Some(game), Notice::Done);
        }
    }

    /// The acting person, and at what time they see what is stored in `game`.
    pub(super) fn reader(&self, game: &Game) -> (&PersonId, Timestamp) {
        (&self.view.person.id, self.acted(game))
    }

    /// The permit to show the acting person the stored orders of `power`, if they may see them.
    pub(super) fn permit(&self, game: &Game, power: &PowerId) -> Option<Permit> {
        may_see(game, &self.view.person.id, What::Orders(power.clone()), self.acted(game))
    }

    /// The stored orders of `power`, if there are some and the acting person may see them.
    pub(super) fn sheet<'b>(&self, loaded: &'b LoadedGame, power: &PowerId) -> Option<&'b Sheet> {
        loaded.sheet(&self.permit(&loaded.game, power)?)
    }

    /// Whether the acting person has a seat in a running game.
    pub(super) fn plays(&self) -> bool {
        // These include games that the person only manages, or may come back to.
        self.view.mine.iter().any(|loaded| self.played(&loaded.game).is_some())
    }

    /// The language in which the person is answered.
    pub fn language(&self) -> Language {
        self.view.language_of(&self.event.actor)
    }

    /// A decision that only posts `notice`, through the outbox.
    pub fn say(&self, to: Place, game: Option<&Game>, notice: Notice) -> Decision {
        let mut decision = Decision::default();
        decision.reply(self.view.now, to, game, notice);
        decision
    }

    /// A decision that only answers a question.
    pub fn answer(&self, to: Place, game: Option<&Game>, notice: Notice) -> Decision {
        let phase = game.and_then(Game::running).map(|running| running.number);
        let answer = Answer { to, game: game.map(|game| game.id.clone()), phase, notice, of: None };
        Decision { answers: vec![answer], ..Decision::default() }
    }

    /// A decision that declines where the person asked, or in private, as [`refused_at`](Self::refused_at) says.
    pub(super) fn decline(&self, why: Declined) -> Decision {
        let game = self.game().ok().map(|loaded| &loaded.game);
        self.answer(self.refused_at(game, &why), game, Notice::Declined(why))
    }

    /// A decision that asks `question`, by `notice`.
    pub(super) fn ask(&self, to: Place, game: Option<&Game>, notice: Notice, question: Question) -> Decision {
        let mut decision = self.say(to, game, notice);
        decision.changes.question = Some(question);
        decision
    }

    /// The power of `game` that `word` names.
    pub(super) fn power(&self, game: &Game, word: &str) -> Result<PowerId, Declined> {
        let power = rules::power(self.words, &game.settings.variant, word);
        power.ok_or_else(|| Declined::UnknownPower { word: word.to_owned() })
    }

    /// The past phases of `game`.
    pub(super) fn past(&self, game: &Game) -> Result<&'a [(u32, PhaseRecord)], Want> {
        self.view.past.as_deref().ok_or_else(|| Want::Past(game.id.clone()))
    }

    /// What was said in `game` as statements.
    pub(super) fn statements(&self, game: &Game) -> Result<&'a [StatementRow], Want> {
        let loaded = self.view.by_id(&game.id).and_then(|loaded| loaded.statements.as_deref());
        loaded.or(self.view.statements.as_deref()).ok_or_else(|| Want::Statements(game.id.clone()))
    }

    /// A new revision of the orders of `power` that the acting person stores.
    pub(super) fn revision(
        &self,
        (game, phase): (&Game, u32),
        (power, revision): (&PowerId, u32),
        typed: &str,
        sheet: StoredSheet,
    ) -> OrderRow {
        OrderRow {
            game: game.id.clone(),
            phase,
            power: power.clone(),
            revision,
            person: self.view.person.id.clone(),
            typed: typed.to_owned(),
            sheet,
            sent_at: self.event.at,
        }
    }
}

/// The refusal if one of `texts` is longer than the limit.
pub(super) fn too_long<'a>(context: &Context<'_>, texts: impl IntoIterator<Item = &'a String>) -> Option<Declined> {
    let limit = context.view.limits.text;
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    let is_long = |text: &&String| text.len() > most;
    let lengths = texts.into_iter().filter(is_long).map(|text| text.chars().count());
    let length = lengths.max().filter(|length| *length > most)?;
    // A text far above the limit was cut before it came here.
    let length = u32::try_from(length).unwrap_or(u32::MAX).max(context.view.length.unwrap_or(0));
    Some(Declined::TooLong { limit, length })
}

/// The message that the answer to `event` replies to, if `event` is one.
pub(super) fn answered(event: &Event) -> Option<EventId> {
    match &event.content {
        Content::Edited { of, .. } => Some(of.clone()),
        Content::Text { .. } | Content::Unreadable(_) | Content::Undecryptable => Some(event.id.clone()),
        Content::Invoked { .. }
        | Content::Pressed { .. }
        | Content::Reacted { .. }
        | Content::Removed { .. }
        | Content::Invited => None,
    }
}

/// The name by which the receipt for `message` is told from the others of its phase.
pub(super) fn receipt_handle(message: &EventId) -> String {
    name_from(message.as_str(), 8)
}

/// The refusal of `word`, since no command is called so.
pub(super) fn unknown(context: &Context<'_>, word: &str) -> Declined {
    let nearest = command::nearest(context.words, context.language(), word).map(|spec| spec.id.to_owned());
    Declined::UnknownCommand { word: word.to_owned(), nearest }
}
