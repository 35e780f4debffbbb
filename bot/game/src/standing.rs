//! Who may know what in a game, and who may do what: asked here, and nowhere else.
//!
//! The answers follow from what a person is now and from what they have been and have learnt
//! ([`Standing`](crate::model::Standing)). [`may_see`] gives a [`Permit`], without which a stored secret can't be read;
//! [`may_enter`] says whether a seat, a deputy's or a watcher's place, or a place in the waiting list is open to
//! somebody; [`interest`] says whether a game master is neutral. [`note`] records what has changed.
//!
//! The rules: one person has one seat. What somebody was shown of a power that they didn't play, before the rules
//! published it, keeps them from every other seat: orders until their phase is adjudicated, letters until the end. A
//! game master is neutral who has no seat and no way back to one. Who was expelled stays out.

mod permit;
mod sight;

use jiff::Timestamp;

pub use self::permit::{Permit, Reason, Shown, What, storage};
pub use self::sight::{
    computer_may_see, draws, end_stands, in_room, known_name, may_help, may_see, may_see_letter, published,
    what_they_held,
};
use crate::event::PersonId;
use crate::model::{Game, Left, Part, PowerId, Reliability, Role, Seat, Secret, Stage, Stay, Watching, is_one_seat};
use crate::person::is_stranger;
use crate::rules;

/// Into what somebody wants to get.
#[derive(Clone, Copy, Debug)]
pub enum Way<'a> {
    /// A seat of the running game, also one that they have given up.
    Seat(&'a Seat),
    /// A deputy's place beside the player of a seat.
    Deputy(&'a Seat),
    /// A watcher's place.
    Watcher,
    /// A seat in the lobby, or a place in the waiting list.
    Lobby,
}

/// Why a way in is closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bar {
    /// They were expelled. No vote lifts this.
    Expelled,
    /// The game remembers as many people as it can.
    Full,
    /// They play, or may come back to a seat.
    Plays,
    /// They gave up this seat with units: they may come back to it, and take no other.
    OneSeat(Vec<PowerId>),
    /// They gave up this seat and said that they won't come back.
    ForGood(Vec<PowerId>),
    /// They stand in for a player, or did so in this phase, and know the orders.
    Deputised,
    /// They have seen or entered orders of these powers, whose phase isn't adjudicated; none: it isn't known of which.
    Orders(Vec<PowerId>),
    /// They have read letters or rooms of others.
    Letters,
}

impl Bar {
    /// Whether all who have a seat can lift it in a vote.
    pub fn can_be_lifted(&self) -> bool {
        match self {
            Self::OneSeat(_) | Self::ForGood(_) | Self::Deputised | Self::Orders(_) | Self::Letters => true,
            Self::Expelled | Self::Full | Self::Plays => false,
        }
    }
}

/// The number of the phase that is played; 0 before the game begins and after its end.
fn number(game: &Game) -> u32 {
    game.running().map_or(0, |running| running.number)
}

/// Whether `seat` still has units or centres; in a game that isn't played, whether it has powers.
fn is_alive(game: &Game, seat: &Seat) -> bool {
    !seat.powers.is_empty() && !game.is_out(seat)
}

/// Whether `person` may get in by `way` at `now`. Of several bars the one that lasts longest is named.
///
/// # Errors
/// Why not.
pub fn may_enter(game: &Game, person: &PersonId, way: Way<'_>, now: Timestamp) -> Result<(), Bar> {
    if game.standing.is_expelled(person) {
        return Err(Bar::Expelled);
    }
    if game.standing.is_full_for(person) {
        return Err(Bar::Full);
    }
    let Some(running) = game.running().filter(|_| !game.settings.practice) else { return Ok(()) };
    if let Way::Lobby = way {
        return Ok(());
    }
    let part = game.standing.of(person);
    if let Some(bar) = part.and_then(|part| read_letters(part, way)) {
        return Err(bar);
    }
    if let Some(bar) = part.and_then(|part| gave_up(part, way)) {
        return Err(bar);
    }
    let own = game.seat_of(person);
    let keeps_theirs = match way {
        Way::Seat(_) => own.is_some_and(|own| is_alive(game, own)),
        // All have agreed that somebody may do what they are asked to although they may come back to their seat.
        Way::Deputy(_) => own.is_some() || may_return(game, person) && !part.is_some_and(is_lifted),
        Way::Watcher => own.is_some() || may_return(game, person),
        Way::Lobby => false,
    };
    if keeps_theirs {
        return Err(Bar::Plays);
    }
    // For the same player somebody may stand in again.
    let same = |powers: &[PowerId]| matches!(way, Way::Deputy(seat) if seat.is_of(powers));
    let lifted = |powers: &[PowerId]| {
        part.is_some_and(|part| part.deputised.iter().any(|stay| is_one_seat(&stay.powers, powers) && stay.lifted))
    };
    let deputises = game.deputies(now).any(|(seat, deputy)| deputy == person && !lifted(&seat.powers));
    let knew = |stay: &Stay| stay.has(running.number) && !stay.lifted && !same(&stay.powers);
    let deputised = part.is_some_and(|part| part.deputised.iter().any(knew));
    if deputises || deputised {
        return Err(Bar::Deputised);
    }
    let mut knows: Vec<PowerId> = part.map(|part| knows(part, running.number)).unwrap_or_default();
    if let Way::Deputy(seat) = way {
        knows.retain(|power| !seat.holds(power));
    }
    match knows.is_empty() || matches!(way, Way::Watcher) {
        true => Ok(()),
        false => Err(Bar::Orders(knows.into_iter().filter(|power| !power.is_empty()).collect())),
    }
}

/// Whether all have agreed that no seat that somebody gave up bars them.
fn is_lifted(part: &Part) -> bool {
    let gave_up = || part.held.iter().filter(|stay| !stay.is_open() && stay.left != Left::Eliminated);
    gave_up().next().is_some() && gave_up().all(|stay| stay.lifted)
}

/// Who has read letters that didn't come to their own seat takes no seat in the game and stands in for nobody.
fn read_letters(part: &Part, way: Way<'_>) -> Option<Bar> {
    let read = part.learnt.iter().any(|learnt| learnt.what == Secret::Letters && !learnt.lifted);
    (read && !matches!(way, Way::Watcher)).then_some(Bar::Letters)
}

/// Who gave up a seat with units or centres may come back to that one, unless they gave it up for good.
fn gave_up(part: &Part, way: Way<'_>) -> Option<Bar> {
    let seat = match way {
        Way::Seat(seat) | Way::Deputy(seat) => seat,
        // Who reads the letters of the others doesn't come back: there is nothing to protect.
        Way::Watcher | Way::Lobby => return None,
    };
    let closed = |stay: &&Stay| !stay.is_open() && !stay.lifted;
    let lasting = |stay: &Stay| match stay.left {
        Left::Eliminated => None,
        Left::ForGood => Some(Bar::ForGood(stay.powers.clone())),
        Left::Open if seat.is_of(&stay.powers) && !matches!(way, Way::Deputy(_)) => None,
        Left::Open => Some(Bar::OneSeat(stay.powers.clone())),
    };
    part.held.iter().filter(closed).find_map(lasting)
}

/// The powers whose orders of phase `number` somebody has learnt.
fn knows(part: &Part, number: u32) -> Vec<PowerId> {
    let of_phase = part.learnt.iter().filter(|learnt| learnt.phase == number && !learnt.lifted);
    let orders = of_phase.filter_map(|learnt| match &learnt.what {
        Secret::Orders(power) => Some(power),
        Secret::Letters | Secret::Assignment => None,
    });
    orders.cloned().collect()
}

/// Whether `person` has given up a seat to which they may come back: while nobody has it, or once nobody has it again.
pub fn may_return(game: &Game, person: &PersonId) -> bool {
    let is_alive = |stay: &Stay| game.seats.iter().any(|seat| seat.is_of(&stay.powers) && is_alive(game, seat));
    let is_way_back = |stay: &Stay| !stay.is_open() && stay.left == Left::Open && !stay.lifted && is_alive(stay);
    let former = game
        .seats
        .iter()
        .any(|seat| seat.former() == Some(person) && seat.person().is_none() && self::is_alive(game, seat));
    former || game.standing.of(person).is_some_and(|part| part.held.iter().any(is_way_back))
}

/// What keeps a game master from being neutral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interest {
    /// They have a seat.
    Seat,
    /// They may come back to a seat that they gave up.
    WayBack,
    /// They stand in for a player, or did so in this phase.
    Deputy,
    /// They gave up their seat in this phase.
    JustLeft,
}

/// The interest of `person` in the game; `None`: they are neutral. While it is played, an eliminated player counts as
/// neutral, but not in what could bring their power back ([`interest_in_the_past`]).
pub fn interest(game: &Game, person: &PersonId, now: Timestamp) -> Option<Interest> {
    let number = number(game);
    if game.seat_of(person).is_some_and(|seat| !game.is_out(seat)) {
        return Some(Interest::Seat);
    }
    if may_return(game, person) {
        return Some(Interest::WayBack);
    }
    let part = game.standing.of(person);
    let just =
        |stays: &[Stay]| number > 0 && stays.iter().any(|stay| stay.has(number) && stay.left != Left::Eliminated);
    if game.deputies(now).any(|(_, deputy)| deputy == person) || part.is_some_and(|part| just(&part.deputised)) {
        return Some(Interest::Deputy);
    }
    let left =
        |part: &Part| part.held.iter().any(|stay| !stay.is_open() && stay.has(number) && stay.left != Left::Eliminated);
    (number > 0 && part.is_some_and(left)).then_some(Interest::JustLeft)
}

/// What interest a person has in a game whose earlier position could come back: also a seat without units and centres gives one.
pub fn interest_in_the_past(game: &Game, person: &PersonId, now: Timestamp) -> Option<Interest> {
    interest(game, person, now).or_else(|| game.seat_of(person).map(|_| Interest::Seat))
}

/// Whether `person` shares the game with others and isn't neutral in it. A player alone with computers harms nobody.
pub fn plays_with_others(game: &Game, person: &PersonId, now: Timestamp) -> bool {
    interest(game, person, now).is_some() && has_others(game, person)
}

/// Whether others than `person` have a seat in which they can be harmed.
pub fn has_others(game: &Game, person: &PersonId) -> bool {
    game.seats.iter().any(|seat| seat.person().is_some_and(|other| other != person) && !game.is_out(seat))
}

/// The game master, if they can read everything: that was agreed, and they never had a seat in the game, stood in for
/// anybody, or watched.
pub fn all_seeing(game: &Game) -> Option<&PersonId> {
    let master = Some(&game.creator).filter(|master| game.settings.master_sees && !is_stranger(master))?;
    let has_part = |part: &Part| !part.held.is_empty() || !part.deputised.is_empty() || !part.watched.is_empty();
    let waits = game.waiting.iter().any(|waiting| waiting.person == *master);
    let plays = game.seat_of(master).is_some() || waits || game.standing.of(master).is_some_and(has_part);
    (!plays).then_some(master)
}

/// Who owns an order sheet that nobody has sent: the seat's player; nobody if the seat is vacant or the orders are
/// sealed. What is stored for somebody is shown to them in their data.
pub fn owner(game: &Game, power: &PowerId) -> PersonId {
    let is_sealed = game.running().is_some_and(|running| running.sealed.contains(power));
    let player = game.seat_with(power).and_then(Seat::person).filter(|_| !is_sealed);
    player.cloned().unwrap_or_else(|| crate::person::stranger(game.channel.platform()))
}

/// Whether the whole order sheet of `power` in phase `number`, which `person` has sent, may be shown to them among their
/// data: they played the power then. Of orders that they entered for others they see what they typed.
pub fn may_see_sent(game: &Game, person: &PersonId, power: &PowerId, number: u32) -> bool {
    game.standing.of(person).is_some_and(|part| part.played(power, number))
}

/// What has happened that isn't seen in the game before and after it.
#[derive(Clone, Debug, Default)]
pub struct Noted {
    /// Who has stored orders, for which power, in which phase.
    pub sent: Vec<(PersonId, PowerId, u32)>,
    /// The phase was left without being adjudicated: the game went back, or its position was changed.
    pub replaced: bool,
    /// Only the position was changed: with another number it is still the same phase.
    pub edited: bool,
}

/// Records in `after` what people have become and learnt since `before`.
pub fn note(before: &Game, after: &mut Game, noted: &Noted, now: Timestamp) {
    if after.settings.practice {
        return;
    }
    let Some(running) = before.running().or(after.running()) else { return };
    let was = running.number;
    let is = after.running().map_or(was, |running| running.number);
    let mut standing = std::mem::take(&mut after.standing);
    if noted.replaced && is != was {
        standing.carry(was, is);
    }
    if noted.edited && is != was {
        standing.renumber(was, is);
    }
    let begun = before.running().is_some();
    for (game, number) in [(before, was), (&*after, is)] {
        if !begun && std::ptr::eq(game, before) {
            continue;
        }
        for seat in &game.seats {
            if let Some(person) = seat.person().filter(|person| !is_stranger(person)) {
                standing.enter(person, game.name_of(person), Role::Player, &seat.powers, number);
            }
        }
        for (seat, name, person) in acting(game, now) {
            standing.enter(person, name, Role::Deputy, &seat.powers, number);
        }
        if let Some(master) = all_seeing(game).filter(|_| game.running().is_some()) {
            standing.see_all(master, &game.master, number, &rules::powers(&game.settings.variant), true);
        }
        for watcher in game.watchers.iter().filter(|watcher| watcher.state == Watching::Yes) {
            standing.watch(&watcher.person, &watcher.name, number, true);
        }
    }
    let alive = |powers: &[PowerId]| before.seats.iter().any(|seat| seat.is_of(powers) && is_alive(before, seat));
    let holds = |person: &PersonId, powers: &[PowerId]| {
        after.seats.iter().any(|seat| seat.person() == Some(person) && seat.is_of(powers))
    };
    let left = |powers: &[PowerId]| if alive(powers) { Left::Open } else { Left::Eliminated };
    for seat in before.seats.iter().filter(|_| begun) {
        if let Some(person) = seat.person().filter(|person| !is_stranger(person) && !holds(person, &seat.powers)) {
            standing.count(person, Reliability { played: seat.played, absent: seat.absent });
        }
    }
    standing.leave(Role::Player, was, |person, powers| !holds(person, powers), left);
    let acts = |person: &PersonId, powers: &[PowerId]| {
        acting(after, now).any(|(seat, _, deputy)| deputy == person && seat.is_of(powers))
    };
    standing.leave(Role::Deputy, was, |person, powers| !acts(person, powers), |_| Left::Open);
    let ended = before.watchers.iter().filter(|watcher| {
        let goes_on = |known: &crate::model::Watcher| known.person == watcher.person && known.state == Watching::Yes;
        watcher.state == Watching::Yes && !after.watchers.iter().any(goes_on)
    });
    ended.for_each(|watcher| standing.watch(&watcher.person, &watcher.name, was, false));
    if let Some(master) = all_seeing(before).filter(|master| all_seeing(after) != Some(master)) {
        standing.see_all(master, &before.master, was, &[], false);
    }
    for (person, power, number) in noted.sent.iter().filter(|(person, ..)| !is_stranger(person)) {
        if !standing.of(person).is_some_and(|part| part.played(power, *number)) {
            standing.entered(person, "", power, *number);
        }
    }
    let is_published = after.settings.anonymous && matches!(after.stage, Stage::Over(_)) && !after.hides_players();
    standing.assignment_published |= begun && is_published;
    after.standing = standing;
}

/// The deputies who can play at `now`, whether or not the clock has begun or ended their days, with their names. Who has
/// a seat is nobody's deputy.
fn acting(game: &Game, now: Timestamp) -> impl Iterator<Item = (&Seat, &str, &PersonId)> {
    let seats = game.seats.iter().filter(|_| game.running().is_some());
    let begun = seats.filter_map(move |seat| Some((seat, seat.deputy()?)));
    let begun = begun.filter(move |(_, deputy)| deputy.has_accepted() && deputy.begins <= now);
    let free = begun.filter(|(_, deputy)| game.seat_of(&deputy.person).is_none());
    free.map(|(seat, deputy)| (seat, deputy.name.as_str(), &deputy.person))
}

#[cfg(test)]
mod tests;
