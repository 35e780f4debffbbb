//! Who somebody is in a game at the moment, by the roles of the table of rights: worked out from what the test has seen.

use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::model::{Game, PowerId, Watching};
pub use dragoman_game::rights::Role;

use super::ledger::{Ledger, Left};
use super::script::ADMINISTRATOR;
use super::world::World;

/// All roles in which commands are given: who operates the bot gives none.
pub fn roles() -> impl Iterator<Item = Role> {
    Role::ALL.into_iter().filter(|role| *role != Role::Operator)
}

/// The role of `who` at the moment. Of several the one that forbids counts.
pub fn role(world: &World<'_>, ledger: &Ledger, who: &str) -> Role {
    let me = PersonId::new(world.platform, who);
    let administers = who == ADMINISTRATOR;
    let administrator = match world.platform {
        PlatformName::Local => Role::Host,
        PlatformName::Discord | PlatformName::Matrix => Role::Administrator,
    };
    let Some(game) = world.game() else { return if administers { administrator } else { Role::Outsider } };
    if ledger.expelled.contains(&me) {
        return Role::Expelled;
    }
    if world.is_barred(&me) {
        return Role::Barred;
    }
    let is_master = game.creator == me;
    match game.seat_of(&me) {
        Some(seat) if game.is_out(seat) => return Role::Eliminated,
        Some(_) if administers => return Role::PlayingAdministrator,
        Some(_) if is_master => return Role::PlayingMaster,
        Some(_) => return Role::Player,
        None => {}
    }
    if has_way_back(ledger, game, &me) {
        Role::Former
    } else if administers {
        administrator
    } else if game.deputies(world.now).any(|(_, deputy)| *deputy == me) {
        Role::Deputy
    } else if game.watchers.iter().any(|it| it.person == me && it.state == Watching::Yes) {
        Role::Watcher
    } else if is_master && ledger.is_all_seeing(game, &me) {
        Role::SeeingMaster
    } else if is_master {
        Role::NeutralMaster
    } else if game.waiting.iter().any(|waiting| waiting.person == me) {
        Role::Waiting
    } else {
        Role::Outsider
    }
}

/// Whether somebody has given up a seat that is still vacant.
fn has_way_back(ledger: &Ledger, game: &Game, person: &PersonId) -> bool {
    let is_vacant = |powers: &Vec<PowerId>| {
        game.seats.iter().any(|seat| seat.powers == *powers && seat.person().is_none() && !game.is_out(seat))
    };
    let gave_up = ledger.holds.iter().filter(|hold| hold.person == *person && hold.left == Some(Left::GaveUp));
    gave_up.map(|hold| &hold.powers).any(is_vacant)
}
