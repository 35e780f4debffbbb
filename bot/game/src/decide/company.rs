//! Whom a player can talk with: people in rooms and by letters, computers in statements.

use super::context::Context;
use super::not_done::{Outcome, declined, refuse_if};
use super::silence::is_silent;
use super::statements::{self, Proposed};
use super::{addressees, computer_talk, stage};
use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::{Game, OrderText, PowerId, PressRule};
use crate::notice::menu::Menu;
use crate::notice::{Declined, Notice};
use crate::rules;

/// Whom a player can talk with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Nobody: press isn't allowed now, or nobody who would answer plays another power.
    Nobody,
    /// Computers alone, in statements.
    Computers,
    /// People, and perhaps computers.
    People,
}

/// Whom the player `person` can talk with in the phase that is played.
pub fn company(game: &Game, person: &PersonId) -> Company {
    let Some(seat) = game.seat_of(person).filter(|_| game.running().is_some()) else { return Company::Nobody };
    if game.settings.press != PressRule::Full || is_silent(game) {
        return Company::Nobody;
    }
    let others = || game.seats.iter().filter(|other| other.powers != seat.powers).flat_map(|other| &other.powers);
    if others().any(|power| addressees::has_player(game, power)) {
        Company::People
    } else if others().any(|power| computer_talk::answers(game, power)) {
        Company::Computers
    } else {
        Company::Nobody
    }
}

/// The id of the offer by which support for a move is asked for ([`rules::offer`]), and the other powers that `person` can ask for it:
/// those that somebody plays and whose units can give it.
pub fn supporters(game: &Game, person: &PersonId, order: &OrderText) -> Option<(String, Vec<PowerId>)> {
    let (seat, running) = (game.seat_of(person)?, game.running()?);
    if company(game, person) == Company::Nobody || !rules::is_move(&game.settings, order) {
        return None;
    }
    let offer = format!("support={order}");
    let asked = [rules::offer(&game.settings, &offer)?];
    let unit = rules::ordered_unit(order);
    let has_it = |power: &&PowerId| running.position.units.get(*power).is_some_and(|units| units.contains(&unit));
    let power = seat.powers.iter().find(has_it)?;
    let answers = |other: &PowerId| addressees::has_player(game, other) || computer_talk::answers(game, other);
    let others: Vec<PowerId> = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|other| !seat.powers.contains(other) && answers(other))
        .collect();
    Some((offer, rules::who_can(&game.settings, &running.position, (power, &others), &asked)?))
}

/// Shows with whom the person can talk. `several`: those who were chosen for a room with several.
pub(super) fn whom(context: &Context<'_>, loaded: &LoadedGame, several: Option<&str>) -> Outcome {
    let game = &loaded.game;
    stage::running(game)?;
    refuse_if(game.settings.press != PressRule::Full, Declined::NoPress)?;
    let own = game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default();
    let powers = rules::powers(&game.settings.variant);
    let others: Vec<PowerId> =
        powers.into_iter().filter(|power| !own.contains(power) && addressees::has_player(game, power)).collect();
    if others.is_empty() {
        // Computers have no rooms, and answer to statements.
        return match company(game, &context.view.person.id) {
            Company::Computers => statements::propose(context, loaded, &Proposed::default()),
            Company::Nobody | Company::People => declined(Declined::NobodyToTalkTo),
        };
    }
    let chosen = several.map(|several| {
        let named: Vec<&str> = several.split(',').collect();
        others.iter().filter(|power| named.contains(&power.as_str())).cloned().collect()
    });
    Ok(context.answer(context.aside(), Some(game), Notice::Menu(Menu::Talk { others, chosen })))
}
