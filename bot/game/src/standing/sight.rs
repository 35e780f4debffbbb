//! Who may see what is kept secret in a game.

use jiff::Timestamp;

use super::permit::{Permit, Reason, Shown, What};
use crate::event::PersonId;
use crate::loaded::LetterRow;
use crate::model::{Game, PowerId, Seat, Stage};

fn permit(game: &Game, shown: Shown, what: What, reason: Reason) -> Permit {
    Permit::new(shown, (&game.id, super::number(game)), what, reason).without(&game.undone)
}

/// Whether `person` may see `what` of `game` at `now`. `None`: they may not.
pub fn may_see(game: &Game, person: &PersonId, what: What, now: Timestamp) -> Option<Permit> {
    let reason = match &what {
        What::Orders(power) => orders(game, person, power, now),
        What::RoomsOf(power) => rooms(game, person, power),
        What::StatementsOf(power) => statements(game, person, power),
        What::Letters { .. } => letters(game, person),
        What::Wishes(of) | What::HeldBy(of) => (of == person).then_some(Reason::Theirs),
        What::Ballots => are_ballots_revealed(game).then_some(Reason::Published),
        What::Assignment => is_assignment_known(game).then_some(Reason::Published),
        What::Player(power) => player(game, person, power),
        What::Conversation(talk) => is_conversation_shown(game, talk).then_some(Reason::Published),
        What::Room(_) | What::AllWishes | What::Everything => None,
    }?;
    Some(permit(game, Shown::To(person.clone()), what, reason))
}

/// The permit of the computer that plays `power` to read what that power has said and heard as statements, as a person with the seat
/// could. It is shown to nobody: the computer answers and orders by it. `None`: no computer plays it.
pub fn computer_may_see(game: &Game, power: &PowerId) -> Option<Permit> {
    game.computer(power)?;
    Some(permit(game, Shown::ToNobody, What::StatementsOf(power.clone()), Reason::Seat))
}

/// Whether everybody may see `what` of `game`. `None`: it is secret.
pub fn published(game: &Game, what: What) -> Option<Permit> {
    let is_known = match &what {
        What::Ballots => are_ballots_revealed(game),
        What::Assignment | What::Player(_) => is_assignment_known(game),
        What::Letters { .. } => game.letters.are_opened(),
        What::Conversation(talk) => is_conversation_shown(game, talk),
        What::Orders(_)
        | What::RoomsOf(_)
        | What::StatementsOf(_)
        | What::Room(_)
        | What::Wishes(_)
        | What::AllWishes
        | What::HeldBy(_)
        | What::Everything => false,
    };
    is_known.then(|| permit(game, Shown::ToAll, what, Reason::Published))
}

/// The permit to show `person` among their data which seats they have held.
pub fn what_they_held(game: &Game, person: &PersonId) -> Permit {
    permit(game, Shown::To(person.clone()), What::HeldBy(person.clone()), Reason::Theirs)
}

/// Whether `person` may see `letter` among their data: they wrote or received it.
pub fn may_see_letter(letter: &LetterRow, person: &PersonId) -> Option<Permit> {
    let what = What::Letters { from: letter.number, to: letter.number };
    let is_theirs = letter.is_of(person);
    is_theirs.then(|| Permit::new(Shown::To(person.clone()), (&letter.game, 0), what, Reason::Theirs))
}

/// The permit to show in the room with this `key` who is in it, and to have the network let them in: they know each
/// other.
pub fn in_room(game: &Game, key: &str) -> Permit {
    permit(game, Shown::InRoom, What::Room(key.to_owned()), Reason::Members)
}

/// Whether the game master is told who is in the room with this `key`, since the network doesn't let somebody in: not
/// where they play.
pub fn may_help(game: &Game, key: &str, now: Timestamp) -> Option<Permit> {
    let master = &game.creator;
    let helps = !super::plays_with_others(game, master, now);
    helps.then(|| permit(game, Shown::To(master.clone()), What::Room(key.to_owned()), Reason::Neutral))
}

/// The permit to assign the powers of a game that begins by what everybody prefers. It is shown to nobody: with the
/// assignment it is published.
pub fn draws(game: &Game) -> Option<Permit> {
    let begins = matches!(game.stage, Stage::Lobby);
    begins.then(|| permit(game, Shown::ToNobody, What::AllWishes, Reason::Draw))
}

/// Orders are seen by who plays the power now, unless they are sealed, and by an all-seeing game master.
fn orders(game: &Game, person: &PersonId, power: &PowerId, now: Timestamp) -> Option<Reason> {
    let running = game.running()?;
    let played = game.seat_played_by(person, now).filter(|seat| seat.holds(power));
    match played {
        Some(_) if running.sealed.contains(power) => None,
        Some(seat) if seat.person() == Some(person) => Some(Reason::Seat),
        Some(_) => Some(Reason::Deputy),
        None => (super::all_seeing(game) == Some(person)).then_some(Reason::Agreed),
    }
}

/// Rooms are known to the players of their powers, and to an all-seeing game master. Deputies know none.
fn rooms(game: &Game, person: &PersonId, power: &PowerId) -> Option<Reason> {
    match game.seat_of(person).is_some_and(|seat| seat.holds(power)) {
        true => Some(Reason::Seat),
        false => (super::all_seeing(game) == Some(person)).then_some(Reason::Agreed),
    }
}

/// Statements are listed for the players of the powers that said or received them. Deputies know none, and a game master who reads
/// rooms reads them there.
fn statements(game: &Game, person: &PersonId, power: &PowerId) -> Option<Reason> {
    game.seat_of(person).is_some_and(|seat| seat.holds(power)).then_some(Reason::Seat)
}

/// What some have agreed to is shown after the end if the players of all of them want it; after a cancellation once it can't be
/// undone any more.
fn is_conversation_shown(game: &Game, talk: &[PowerId]) -> bool {
    let Stage::Over(ending) = &game.stage else { return false };
    !ending.keeps_secrets && game.showing.is_wanted_by(talk)
}

/// Stored letters are read by all once all who wrote or received one have agreed, and by those who watch.
fn letters(game: &Game, person: &PersonId) -> Option<Reason> {
    let watches = || game.watching().any(|watcher| watcher.person == *person).then_some(Reason::Watching);
    game.letters.are_opened().then_some(Reason::Published).or_else(watches)
}

/// How votes went is published after the game where that was agreed; after a cancellation once it can't be undone any more.
fn are_ballots_revealed(game: &Game) -> bool {
    let Stage::Over(ending) = &game.stage else { return false };
    game.settings.votes_revealed && !ending.keeps_secrets
}

/// Whether the end of the game stands: what was secret until then is published, and can't be taken back.
pub fn end_stands(game: &Game) -> bool {
    let shows_ballots = || are_ballots_revealed(game) && !game.ballots.is_empty();
    let is_shown = || game.letters.are_opened() || game.showing.is_shown() || game.standing.assignment_published;
    matches!(game.stage, Stage::Over(_)) && (is_shown() || shows_ballots())
}

/// Who plays what is secret in anonymous games while they are played, or may still go on. Before, everybody sees who has
/// joined.
fn is_assignment_known(game: &Game) -> bool {
    !game.hides_players()
}

/// Who plays a power is known to themselves, and to whom they have asked to stand in for them.
fn player(game: &Game, person: &PersonId, power: &PowerId) -> Option<Reason> {
    let seat = game.seat_with(power)?;
    let is_deputy = seat.deputy().is_some_and(|deputy| deputy.person == *person && deputy.was_told());
    match (is_assignment_known(game), seat.person() == Some(person)) {
        (true, _) => Some(Reason::Published),
        (false, true) => Some(Reason::Seat),
        (false, false) => is_deputy.then_some(Reason::Deputy),
    }
}

/// The name of who plays `seat`, as everybody may know it: empty where that is secret.
pub fn known_name<'a>(game: &Game, seat: &'a Seat) -> &'a str {
    let permit = published(game, What::Assignment);
    permit.and_then(|permit| seat.name(&game.id, &permit)).unwrap_or_default()
}
