//! A person, their preferences, and what a game stores of them.

use dragoman_l10n::Language;
use jiff::Timestamp;

use crate::event::{PersonId, PlatformName};
use crate::model::{Game, GameId, Mark, Proposal, Stage};
use crate::pictures::PictureChoice;
use crate::practice::Practice;
use crate::ringing::Ringing;
use crate::what_if::WhatIf;
use crate::wording::Wording;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The account.
    pub id: PersonId,
    /// As others see them.
    pub name: String,
    /// The language that they chose.
    pub language: Option<Language>,
    /// The time zone that they chose: an IANA name.
    pub timezone: Option<String>,
    /// The game that they referred to last, of several.
    pub current_game: Option<GameId>,
    /// When the bot last answered something that they did, in private.
    pub answered: Option<Timestamp>,
    /// What rings for them.
    pub ringing: Ringing,
    /// How pictures look that only they get.
    pub pictures: PictureChoice,
    /// How they like to be written to.
    pub wording: Wording,
    /// Their practice. It may be over: [`Practice::is_over`].
    pub practice: Option<Practice>,
    /// The board on which they try orders. It may be over: [`WhatIf::is_over`].
    pub what_if: Option<Box<WhatIf>>,
}

impl Person {
    /// Somebody who has chosen nothing yet.
    pub fn new(id: PersonId, name: &str) -> Self {
        let name = name.to_owned();
        Self {
            id,
            name,
            language: None,
            timezone: None,
            current_game: None,
            answered: None,
            ringing: Ringing::default(),
            pictures: PictureChoice::default(),
            wording: Wording::default(),
            practice: None,
            what_if: None,
        }
    }
}

/// The id that replaces a deleted person's: it isn't an account.
pub fn stranger(platform: PlatformName) -> PersonId {
    PersonId::new(platform, "former player")
}

/// Whether `person` replaces someone whose data was deleted.
pub fn is_stranger(person: &PersonId) -> bool {
    *person == stranger(person.platform())
}

/// The names of the games that a person must leave before their data can be deleted. An eliminated player has nothing
/// left to resign there.
pub fn ties(games: &[Game], person: &PersonId) -> Vec<String> {
    let tied = |game: &&Game| {
        !matches!(game.stage, Stage::Over(_)) && game.seat_of(person).is_some_and(|seat| !game.is_out(seat))
    };
    games.iter().filter(tied).map(|game| game.name.clone()).collect()
}

/// Removes a person from a game's document at `now`. What bars them from it stays under their `mark`. Returns whether
/// anything changed. They may have a seat only in a restored backup: it is given up, as by resigning.
pub fn leave_nothing(game: &mut Game, person: &PersonId, mark: &Mark, now: Timestamp) -> bool {
    let before = game.clone();
    let held = game.seats.iter().position(|seat| seat.person() == Some(person) && !game.is_out(seat));
    if game.creator == *person {
        game.creator = stranger(person.platform());
        game.master = String::new();
        if let Stage::Lobby = game.stage {
            // Nobody looks after it: the clock closes it, unless it is full already and about to begin.
            game.expires = Some(Timestamp::UNIX_EPOCH);
        }
    }
    game.seats.iter_mut().for_each(|seat| seat.forget(person));
    let offered = (!game.settings.no_replacements).then_some(now);
    match (&mut game.stage, held) {
        (Stage::Lobby, Some(at)) => {
            game.seats.remove(at);
            // It isn't full any more.
            game.confirm_by = None;
            game.seats.iter_mut().for_each(|seat| seat.confirmed = false);
        }
        (Stage::Running(running), Some(at)) => {
            let seat = &mut game.seats[at];
            seat.vacate(None, offered);
            let unsealed = seat.powers.iter().filter(|power| !running.sealed.contains(*power));
            running.position.standing.disorder.extend(unsealed.cloned());
            running.ready.retain(|power| !seat.holds(power));
            running.forget_choice(seat);
        }
        (Stage::Lobby | Stage::Running(_) | Stage::Over(_), _) => {}
    }
    game.waiting.retain(|waiting| waiting.person != *person);
    game.standing.forget(person, mark);
    game.letters.forget(person);
    game.past_players.retain(|past| past != person);
    game.tenures.forget(person, &stranger(person.platform()));
    let is_about = |proposal: &Proposal| proposal.asker().is_some_and(|asked| asked.person == *person);
    // Their places in the list are part of the ids of the others.
    for vote in game.votes.iter_mut().filter(|vote| is_about(&vote.proposal)) {
        vote.open = false;
        if let Proposal::Admit(asked) = &mut vote.proposal {
            (asked.person, asked.name) = (stranger(person.platform()), String::new());
        }
    }
    for vote in &mut game.votes {
        vote.forget(person);
        if let Proposal::Deed(proposed) = &mut vote.proposal
            && proposed.by.as_ref() == Some(person)
        {
            (proposed.by, proposed.name) = (None, String::new());
        }
    }
    game.ballots.forget(is_about);
    if game.asked.as_ref().is_some_and(|asked| asked.by.as_ref() == Some(person)) {
        game.asked = None;
    }
    game.invited.retain(|invited| invited != person);
    game.watchers.forget(person);
    game.requests.retain(|request| request.person != *person);
    game.away.retain(|away| away.person != *person);
    if let Stage::Running(running) = &mut game.stage {
        running.former_deputies.remove(person);
    }
    *game != before
}
