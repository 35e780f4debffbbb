//! Powers that the game master assigns by hand before the game begins. The others are drawn, with the players' preferences.
//!
//! Everybody sees each assignment. It is a part of what is agreed on, as the settings are: who joined before is asked to
//! confirm that they will play.

use dragoman_reading::command::{begins_letter, is_name_of};
use dragoman_reading::fold::fold;

use super::context::Context;
use super::decision::Decision;
use super::named::named;
use super::not_done::{Outcome, declined};
use super::{filling, seats, stage};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, PowerId, Seat};
use crate::notice::Declined;
use crate::notice::master::{MasterNotice, NoDeed};
use crate::notice::seat::NoSeat;
use crate::rules;
use crate::standing::known_name;

/// Assigns the power that is named to the person called `name`, who may be named beside the power as well; with `undo` it
/// takes that back.
pub(super) fn assign(
    context: &Context<'_>,
    loaded: &LoadedGame,
    (typed, name): (&str, Option<&str>),
    undo: bool,
) -> Outcome {
    let mut game = loaded.game.clone();
    may_assign(&game)?;
    let both = power_and_person(context, &game, typed).filter(|(_, beside)| name.is_none() || beside.is_none());
    let (power, beside) = both.ok_or_else(|| Declined::UnknownPower { word: typed.to_owned() })?;
    let Some(powers) = rules::seats(&game.settings).into_iter().find(|powers| powers.contains(&power)) else {
        return declined(Declined::Master(NoDeed::NobodyPlays { power }));
    };
    let name = name.or(beside);
    let has = |seat: &Seat| seat.assigned.as_ref().is_some_and(|power| powers.contains(power));
    let holder = game.seats.iter().position(has);
    if undo || name.is_some_and(|name| is_name_of(context.words, "choice-no", name)) {
        let Some(at) = holder else { return declined(Declined::Seat(NoSeat::NotAssigned { powers })) };
        game.seats[at].assigned = None;
        return Ok(changed(context, loaded, game, MasterNotice::AssignmentTakenBack { powers }));
    }
    if let Some(at) = holder {
        let name = known_name(&game, &game.seats[at]).to_owned();
        return declined(Declined::Seat(NoSeat::Assigned { powers, name }));
    }
    let Some(name) = name else { return declined(Declined::Seat(NoSeat::AssignWhom { power })) };
    let at = seat_of(context, &game, name)?;
    game.seats[at].assigned = Some(power);
    let name = known_name(&game, &game.seats[at]).to_owned();
    Ok(changed(context, loaded, game, MasterNotice::PowerAssigned { powers, name }))
}

/// Whether powers can be assigned by hand: people are joining, and who plays what isn't secret.
fn may_assign(game: &Game) -> Result<(), Declined> {
    stage::joining(game)?;
    match game.settings.anonymous {
        true => Err(Declined::Seat(NoSeat::AnonymousAssignment)),
        false => Ok(()),
    }
}

/// The power and the person that `typed` names, as people say it: "Italy Anna", "Italy: Anna", "Italy to Anna", "Anna Italy".
fn power_and_person<'a>(context: &Context<'_>, game: &Game, typed: &'a str) -> Option<(PowerId, Option<&'a str>)> {
    let read = |word: &str| rules::power(context.words, &game.settings.variant, word);
    let at_colon = || {
        let (power, name) = typed.split_once(':')?;
        Some((read(power)?, Some(name.trim()).filter(|name| !name.is_empty())))
    };
    let name_first = || {
        // A power's name may have several words.
        let mut cuts = typed.match_indices(char::is_whitespace).map(|(at, _)| typed.split_at(at));
        cuts.find_map(|(name, power)| Some((read(power)?, Some(before_to(context, name.trim())))))
    };
    let (power, name) = at_colon().or_else(|| seats::power_and_name(context, game, typed)).or_else(name_first)?;
    Some((power, name.map(|name| behind_to(context, name))))
}

/// A name without the word that may follow it: "Anna to".
fn before_to<'a>(context: &Context<'_>, name: &'a str) -> &'a str {
    match name.rsplit_once(char::is_whitespace) {
        Some((rest, last)) if begins_letter(context.words, last) => rest.trim_end(),
        _ => name,
    }
}

/// A name without the word that may precede it: "to Anna".
fn behind_to<'a>(context: &Context<'_>, name: &'a str) -> &'a str {
    match name.split_once(char::is_whitespace) {
        Some((first, rest)) if begins_letter(context.words, first) => rest.trim_start(),
        _ => name,
    }
}

/// The seat of the person called `name`: of those who have joined, or of those who were seen in the game's channel, by a mention
/// too.
fn seat_of(context: &Context<'_>, game: &Game, name: &str) -> Outcome<usize> {
    let typed = name.trim().trim_start_matches('@');
    let is_called = |seat: &Seat| {
        let is_id = seat.person().is_some_and(|person| person.native().to_lowercase() == typed.to_lowercase());
        is_id || seat.person().is_some() && fold(known_name(game, seat).trim()) == fold(typed)
    };
    let found: Vec<usize> = (0..game.seats.len()).filter(|at| is_called(&game.seats[*at])).collect();
    match found.as_slice() {
        [only] => return Ok(*only),
        [] => {}
        _ => return declined(Declined::Seat(NoSeat::SeveralCalled { name: name.to_owned() })),
    }
    let person = named(context, game, name)?;
    let seat = game.seats.iter().position(|seat| seat.person() == Some(&person.id));
    seat.ok_or(Declined::Seat(NoSeat::NotJoined { name: person.name }).into())
}

/// Announces what was changed. Nobody has agreed to it yet but the game master, if they play.
fn changed(context: &Context<'_>, loaded: &LoadedGame, mut game: Game, notice: MasterNotice) -> Decision {
    let (me, now) = (&context.view.person.id, context.view.now);
    game.settings_changed = Some(now);
    if let Some(own) = game.seats.iter_mut().find(|seat| seat.person() == Some(me)) {
        own.promised_at = Some(now);
    }
    let mut decision = Decision::default();
    decision.happened(Happening::MasterActed(notice));
    context.acknowledge(&mut decision, &game);
    if game.confirm_by.is_some() {
        filling::ask_again(&mut decision, now, &mut game);
    }
    decision.with(loaded, game)
}
