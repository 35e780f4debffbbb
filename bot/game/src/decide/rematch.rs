//! A rematch: a new lobby with the settings of a game that is over, in the same channel.
//!
//! The id of the new game follows from that of the old one, so that a game has at most one rematch, whoever asks for it
//! and however often. Nobody gets a seat who doesn't ask for one.

use dragoman_l10n::sanitise;
use dragoman_reading::fold::fold;
use jiff::SignedDuration;
use jiff::tz::TimeZone;

use super::context::Context;
use super::decision::{Decision, Want};
use super::not_done::{Outcome, declined, refuse_if};
use super::{conduct, creation, lobby, stage};
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, GameId, MOST_INVITED, Settings, Stage};
use crate::notice::Declined;
use crate::notice::opening::NoRematch;
use crate::notice::seat::NoSeat;
use crate::person::is_stranger;

/// For how many days after its end a game can have a rematch.
const DAYS: u32 = 30;

/// Opens the rematch of a game that is over and gives the acting person a seat in it, or in the one that is open
/// already.
pub(super) fn rematch(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    let Stage::Over(ending) = &game.stage else { return declined(Declined::Rematch(NoRematch::NotOver)) };
    refuse_if(game.settings.practice, Declined::Rematch(NoRematch::Practice))?;
    let me = &context.view.person.id;
    let took_part = game.creator == *me || game.seat_of(me).is_some() || game.past_players.contains(me);
    refuse_if(!took_part, Declined::NotIn)?;
    refuse_if(game.standing.is_expelled(me), Declined::Seat(NoSeat::Expelled))?;
    stage::has_map(game)?;
    let now = context.view.now;
    if now.duration_since(ending.at) > SignedDuration::from_hours(24 * i64::from(DAYS)) {
        return declined(Declined::Rematch(NoRematch::TooLate { days: DAYS }));
    }
    let id = GameId::of_rematch(&game.id);
    let want = || Want::Beside { game: id.clone(), channel: game.channel.clone() };
    let beside = context.view.beside.as_ref().ok_or_else(want)?;
    if let Some(open) = beside.iter().find(|loaded| loaded.game.id == id) {
        return lobby::enter(context, open, None);
    }
    conduct::may_join(context, &game.channel)?;
    let name = name(&game.name, &id, beside, context.view.limits.name);
    creation::may_open(context, beside, &game.channel, &name)?;
    let settings = settings(&game.settings, now);
    let mut next = creation::lobby(context, id, name, game.channel.clone(), settings);
    next.expires = lobby::expiry(now, &context.view.limits);
    next.standing = game.standing.for_rematch();
    if next.settings.by_invitation {
        next.invited = played(game).take(MOST_INVITED).cloned().collect();
    }
    let mut decision = Decision::default();
    lobby::sit_down(&mut decision, context, &mut next, Vec::new());
    let people = played(game).filter(|person| *person != me).cloned().collect();
    decision.happened(Happening::RematchOpened { of: game.id.clone(), name: game.name.clone(), people });
    decision.changes.game = Some((next, 0));
    Ok(decision)
}

/// Those who have played in a game, each once, without those whom its game master has expelled.
fn played(game: &Game) -> impl Iterator<Item = &PersonId> {
    let past = game.past_players.iter().filter(|person| game.seat_of(person).is_none());
    game.people().chain(past).filter(|person| !game.standing.is_expelled(person) && !is_stranger(person))
}

/// The settings of a rematch: those of the game, without what is over.
fn settings(before: &Settings, now: jiff::Timestamp) -> Settings {
    let zone = TimeZone::get(&before.timezone).unwrap_or(TimeZone::UTC);
    let today = now.to_zoned(zone).date();
    let mut settings = before.clone();
    // Nobody has agreed yet that this game master reads everything.
    settings.master_sees = false;
    settings.last_hour = settings.last_hour.filter(|last| last.at > now);
    settings.holidays.retain(|holidays| holidays.to >= today);
    settings
}

/// The name of a rematch: that of the game with the next free number.
fn name(before: &str, id: &GameId, beside: &[LoadedGame], most: u32) -> String {
    if GameId::is_like(before) {
        return id.0.clone();
    }
    let (base, number) = match before.rsplit_once(' ').map(|(base, last)| (base, last.parse::<u32>())) {
        Some((base, Ok(number))) if (1..1000).contains(&number) => (base, number),
        _ => (before, 1),
    };
    let is_open = |loaded: &&LoadedGame| !matches!(loaded.game.stage, Stage::Over(_));
    let taken: Vec<String> = beside.iter().filter(is_open).map(|loaded| fold(&loaded.game.name)).collect();
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let numbered = |number: u32| {
        let end = format!(" {number}");
        let base: String = base.chars().take(most.saturating_sub(end.len())).collect();
        sanitise::name(&format!("{}{end}", base.trim_end()), usize::MAX)
    };
    let free = (number + 1..=number + 1 + u32::try_from(taken.len()).unwrap_or(1000)).map(numbered);
    free.into_iter().find(|name| !taken.contains(&fold(name))).unwrap_or_else(|| id.0.clone())
}
