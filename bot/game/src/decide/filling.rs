//! A lobby that fills up: who gets a seat from the waiting list, who must confirm, and the start.

use jiff::{SignedDuration, Timestamp};

use super::begin::begin;
use super::decision::Decision;
use crate::happening::Happening;
use crate::model::{Game, Limit, PowerId, Seat, Waiting};
use crate::notice::master::MasterNotice;
use crate::notice::{LobbyPost, Notice, Sitting};
use crate::rules;
use crate::standing::known_name;

/// How many seats the game has.
pub fn needed(game: &Game) -> usize {
    if game.settings.practice { 1 } else { rules::seats(&game.settings).len() }
}

pub(crate) fn unconfirmed(game: &Game) -> impl Iterator<Item = &Seat> {
    game.seats.iter().filter(|seat| seat.person().is_some() && !seat.confirmed)
}

/// The post that looks for players; it is edited, not repeated.
pub(crate) fn card(game: &Game) -> Notice {
    let names = |seats: &mut dyn Iterator<Item = &Seat>| seats.map(|seat| known_name(game, seat).to_owned()).collect();
    Notice::Lobby(LobbyPost {
        name: game.name.clone(),
        settings: game.settings.clone(),
        needed: needed(game),
        master: game.master.clone(),
        // Who has joined is known to all when an anonymous game begins; only which seat is theirs isn't.
        joined: if game.hides_players() { game.names() } else { names(&mut game.seats.iter()) },
        hash: game.commitment.hash.clone(),
        coin: game.coin.as_ref().map(|coin| coin.hash.clone()),
        assigned: assigned(game),
        waiting: game.waiting.iter().map(|waiting| waiting.name.clone()).collect(),
        confirm_by: game.confirm_by,
        unconfirmed: if game.confirm_by.is_some() { names(&mut unconfirmed(game)) } else { Vec::new() },
    })
}

/// The powers of `seat`; before the game begins those that were assigned by hand.
pub(crate) fn powers_of(game: &Game, seat: &Seat) -> Vec<PowerId> {
    let Some(power) = &seat.assigned else { return seat.powers.clone() };
    rules::seats(&game.settings).into_iter().find(|powers| powers.contains(power)).unwrap_or_default()
}

/// Who was assigned powers by hand, in the order of the powers.
fn assigned(game: &Game) -> Vec<Sitting> {
    let sitting = |powers: Vec<PowerId>| {
        let is_theirs = |seat: &&Seat| seat.assigned.as_ref().is_some_and(|power| powers.contains(power));
        let seat = game.seats.iter().find(is_theirs)?;
        Some(Sitting { name: known_name(game, seat).to_owned(), powers })
    };
    rules::seats(&game.settings).into_iter().filter_map(sitting).collect()
}

/// Updates the lobby after somebody has joined or left: people in the waiting list move up, and when all seats are
/// taken the game begins, or players who joined long ago, or before the settings were changed, are asked to confirm.
pub(super) fn fill_up(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let needed = needed(game);
    // Who was barred from the server meanwhile isn't seated.
    let barred = std::mem::take(&mut game.barred);
    let standing = &game.standing;
    game.waiting.retain(|waiting| !barred.contains(&waiting.person) && !standing.is_expelled(&waiting.person));
    while game.seats.len() < needed && !game.waiting.is_empty() {
        let Waiting { person, name, joined_by, preferences, since } = game.waiting.remove(0);
        let mut seat = Seat::taken(person.clone(), name, joined_by);
        seat.preferences = preferences;
        seat.promised_at = Some(since);
        game.seats.push(seat);
        decision.happened(Happening::MovedUp { person, joined: game.seats.len() });
    }
    if game.seats.len() < needed {
        game.confirm_by = None;
        for seat in &mut game.seats {
            seat.confirmed = false;
        }
        return;
    }
    let fresh = |at: Option<Timestamp>| at.is_some_and(|at| now.duration_since(at) <= FRESH);
    let asks = game.settings.confirm;
    let agreed: Vec<bool> = game.seats.iter().map(|seat| game.is_agreed_by(seat)).collect();
    for (seat, agreed) in game.seats.iter_mut().zip(agreed) {
        seat.confirmed |= seat.person().is_none() || agreed && (!asks || fresh(seat.promised_at));
    }
    if unconfirmed(game).next().is_none() {
        return begin_as_agreed(decision, now, game);
    }
    let by = now.checked_add(window(game)).unwrap_or(now);
    game.confirm_by = Some(by);
    decision.happened(Happening::ConfirmationRequested { by });
}

/// Begins the game. A start of the game master's own that doesn't suit the board any more ends instead, and all who have joined
/// are asked about the board's.
pub(super) fn begin_as_agreed(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    if rules::start_suits(&game.settings) {
        return begin(decision, now, game);
    }
    let before = game.settings.clone();
    game.settings.own_start = None;
    game.settings_changed = Some(now);
    decision.happened(Happening::MasterActed(MasterNotice::StartEnded));
    decision.happened(Happening::SettingsChanged { before: Box::new(before) });
    ask_again(decision, now, game);
}

/// The settings have changed while players were confirming: all are asked as if the last seat had just been taken. Nobody
/// has promised to play by new rules; if only nobody has to confirm any more, the game begins.
pub(super) fn ask_again(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    game.confirm_by = None;
    for seat in &mut game.seats {
        seat.confirmed = false;
    }
    fill_up(decision, now, game);
}

/// A player who has said within this time that they will play isn't asked again.
pub(super) const FRESH: SignedDuration = SignedDuration::from_hours(1);

/// How long players have to confirm: half of the time for a move, between ten minutes and a day.
pub(super) fn window(game: &Game) -> SignedDuration {
    match game.settings.tempo.movement {
        Limit::After(seconds) => SignedDuration::from_secs(i64::from(seconds.clamp(1200, 2 * 86400) / 2)),
        Limit::On(_) => SignedDuration::from_hours(24),
    }
}
