//! Letters: the bot carries a message from one private conversation to others, signed with the sender's power.
//!
//! A letter's text is stored until it is delivered, and no longer. A letter names only powers, so that it reveals
//! nothing in an anonymous game.

use super::addressees::{nobody, powers, silent, unplayed};
use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::press::{everyday, relayed_orders};
use super::{conduct, letters, recognised, statements};
use crate::event::{PersonId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, Piece, PowerId, Seat, Settings};
use crate::notice::limit::Reached;
use crate::notice::relayed::{Outsider, Relayed, Why};
use crate::notice::{Declined, Destination, Notice, Sitting};
use crate::rules;
use crate::standing::known_name;

/// Whether everybody agreed at creation that rooms are opened although players outside them could read them.
pub fn may_be_read_by_others(settings: &Settings) -> bool {
    settings.readable_by_others
}

/// Sends a letter from the acting player.
pub(super) fn send(context: &Context<'_>, loaded: &LoadedGame, to: &str, text: &str) -> Outcome {
    let game = &loaded.game;
    let say = |relayed| context.answer(context.aside(), Some(game), Notice::Relayed(relayed));
    if matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return Ok(say(Relayed::InPrivate));
    }
    let running = statements::may_talk(game)?;
    let own = game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default();
    let from = own.first().ok_or(Declined::NotIn)?;
    let to = powers(context.words, &game.settings.variant, to, &own)?;
    refuse_if(to.is_empty(), Declined::WriteToWhom)?;
    if text.trim().is_empty() {
        return Ok(say(Relayed::HowTo { to }));
    }
    if let Some(power) = silent(game, &to) {
        return Ok(context.answer(context.aside(), Some(game), nobody(game, power)));
    }
    // Nothing else than the keyword can be meant to somebody who reads nothing else.
    let keyword = unplayed(game, &to).and_then(|_| statements::keyword(context, (game, running), from, text));
    let text = keyword.as_deref().unwrap_or(text);
    let beside = match statements::in_letter(context, loaded, (from, &to), text) {
        Ok(outcome) => return outcome,
        Err(beside) => beside.map(|notice| *notice),
    };
    if let Some(power) = unplayed(game, &to) {
        let mut refused = say(Relayed::Computer { power: power.clone() });
        if beside.is_none() {
            recognised::in_letter(context, loaded, (from, &to), text, &mut refused)?;
        }
        return Ok(refused);
    }
    let delivered: Vec<PowerId> = conduct::reached(game, &to, conduct::blockers(context, game)?).cloned().collect();
    let most = context.view.limits.letters;
    let mut after = game.clone();
    if !after.published.count(running.number, Piece::Letter, from, most) {
        return declined(Declined::Limit(Reached::Letters { most }));
    }
    let language = context.language();
    let rules::InPress { orders, left } = relayed_orders(context, loaded, running, text);
    let phrases = everyday(context, context.language(), text);
    let (from_power, text) = (from.clone(), text.trim());
    let letter =
        Relayed::Letter { from: from_power, to: to.clone(), text: text.to_owned(), orders, left, phrases, language };
    let mut decision = Decision::default();
    if !delivered.is_empty() {
        letters::keep(&mut decision, context, &mut after, from, &delivered, text);
        decision.happened(Happening::LetterSent { to: delivered, letter });
    }
    let sent = Notice::Relayed(Relayed::Sent { to: to.clone() });
    decision.reply(context.view.now, context.aside(), Some(game), sent);
    match beside {
        Some(beside) => decision.reply(context.view.now, context.aside(), Some(game), beside),
        None => recognised::in_letter(context, loaded, (from, &to), text, &mut decision)?,
    }
    Ok(decision.with(loaded, after))
}

/// Tells all members of a room that couldn't be opened, or was closed, to write letters instead.
pub fn instead(game: &Game, members: &[Sitting], why: &Why, closed: bool) -> Vec<(Destination, Notice)> {
    let seats = game
        .seats
        .iter()
        .filter(|seat| members.iter().any(|sitting| sitting.powers.iter().any(|power| seat.powers.contains(power))));
    seats
        .filter_map(|seat| {
            let notice = Relayed::Instead { members: members.to_vec(), why: why.clone(), closed };
            Some((Destination::Place(Place::Person(seat.person()?.clone())), Notice::Relayed(notice)))
        })
        .collect()
}

/// The player of `seat`, as a person who could read the room.
pub fn outsider(game: &Game, seat: &Seat) -> Option<Outsider> {
    let sitting = Sitting { name: known_name(game, seat).to_owned(), powers: seat.powers.clone() };
    Some(Outsider { person: seat.person()?.clone(), sitting })
}

/// Deputies and people who watch, as people who could read a room: by name, since they play no power. None in an anonymous
/// game, which has no rooms.
pub fn unseated(game: &Game) -> Vec<Outsider> {
    if game.settings.anonymous {
        return Vec::new();
    }
    let outsider = |(person, name): (&PersonId, &String)| Outsider {
        person: person.clone(),
        sitting: Sitting { name: name.clone(), powers: Vec::new() },
    };
    game.guests().map(outsider).collect()
}
