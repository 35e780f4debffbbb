//! Press rooms: opened on request, silent when the rules say so, and orders in them put into the other readers' words.

use std::collections::BTreeSet;

use dragoman_l10n::Language;
use dragoman_runtime::names;
use jiff::Timestamp;

use super::context::{Context, declined};
use super::decision::Decision;
use super::{relay, stage};
use crate::decide::silence::is_silent;
use crate::event::{PersonId, Place};
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{Game, PowerId, PressRule};
use crate::notice::limit::Reached;
use crate::notice::relayed::{Relayed, Why};
use crate::notice::{Declined, Destination, Notice, Priority, Sitting};
use crate::person::is_stranger;
use crate::room::Room;
use crate::rules;

pub(super) fn talk(context: &Context<'_>, loaded: &LoadedGame, with: &str) -> Decision {
    let game = &loaded.game;
    if let Err(why) = stage::running(game) {
        return declined(context, why);
    }
    if game.settings.press != PressRule::Full {
        return declined(context, Declined::NoPress);
    }
    let own = game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default();
    let Some(first) = own.first() else { return declined(context, Declined::NotIn) };
    let others = match relay::powers(context.words, &game.settings.variant, with, &own) {
        Ok(others) if others.is_empty() => return declined(context, Declined::TalkToWhom),
        Ok(others) => others,
        Err(why) => return declined(context, why),
    };
    let powers: Vec<PowerId> = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| *power == first.as_str() || others.iter().any(|other| other == power))
        .map(str::to_owned)
        .collect();
    let members = members(game, &powers);
    let platform = game.channel.platform();
    let sitting: Vec<Sitting> = members.iter().map(|(_, sitting)| sitting.clone()).collect();
    let with = sitting.iter().filter(|sitting| !sitting.powers.contains(first)).cloned().collect();
    let mut decision = Decision::default();
    let now = context.view.now;
    let elsewhere = !context.view.rooms || members.iter().any(|(person, _)| person.platform() != platform);
    let why = if game.settings.anonymous { Why::Anonymous } else { Why::Apart };
    let apart = elsewhere || game.settings.anonymous;
    let known = loaded.rooms.iter().find(|room| room.powers == powers);
    let row = RoomRow {
        key: names::name_of(&context.view.seed, 22),
        game: game.id.clone(),
        powers: powers.clone(),
        room: None,
        relayed: apart.then(|| why.clone()),
    };
    let answer = match known {
        Some(row @ RoomRow { relayed: None, .. }) => {
            // Somebody may have left it: who asks for it again wants everybody in it.
            ensure_room(&mut decision, now, game, row, (Some(ASKED), Priority::Event));
            Notice::Talking { with }
        }
        // Perhaps what stood in the way is gone by now: the courier tries once more.
        Some(row @ RoomRow { relayed: Some(why), .. }) => {
            if !apart && !matches!(why, Why::Apart | Why::Anonymous) {
                open(&mut decision, now, game, row, sitting.clone());
            }
            Notice::Relayed(Relayed::Instead { members: sitting, why: why.clone(), closed: false })
        }
        None if loaded.rooms.len() >= usize::try_from(context.view.limits.rooms).unwrap_or(usize::MAX) => {
            return declined(context, Declined::Limit(Reached::Rooms { most: context.view.limits.rooms }));
        }
        None if apart => {
            for (to, notice) in relay::instead(game, &sitting, &why, false) {
                if to != Destination::Place(Place::Person(context.view.person.id.clone())) {
                    decision.post(now, to, None, Some(game), notice, Priority::Event);
                }
            }
            decision.changes.rooms.push(row);
            Notice::Relayed(Relayed::Instead { members: sitting, why, closed: false })
        }
        None => {
            open(&mut decision, now, game, &row, sitting);
            decision.changes.rooms.push(row);
            Notice::Relayed(Relayed::Opening { with })
        }
    };
    decision.say(now, context.aside(), Some(game), answer, Priority::Answer);
    decision.changes.game = Some((game.clone(), loaded.version));
    decision
}

/// Has the room opened, and what stands at its top said in it.
fn open(decision: &mut Decision, now: Timestamp, game: &Game, row: &RoomRow, members: Vec<Sitting>) {
    ensure_room(decision, now, game, row, (Some(ASKED), Priority::Event));
    let to = Destination::Press { key: row.key.clone(), platform: game.channel.platform() };
    decision.post(now, to, None, Some(game), Notice::RoomOpened { members }, Priority::Event);
}

fn members(game: &Game, powers: &[PowerId]) -> Vec<(PersonId, Sitting)> {
    powers
        .iter()
        .filter_map(|power| {
            let seat = game.seat_with(power)?;
            let name = if game.settings.anonymous { String::new() } else { seat.name.clone() };
            Some((seat.person()?.clone(), Sitting { name, powers: vec![power.clone()] }))
        })
        .collect()
}

/// How a press room shall be now.
pub fn room_of(game: &Game, row: &RoomRow) -> Room {
    let mut people: Vec<PersonId> = members(game, &row.powers).into_iter().map(|(person, _)| person).collect();
    // Where all have agreed that the game master reads along, that is everywhere.
    let reads =
        game.settings.master_sees && game.creator.platform() == game.channel.platform() && !is_stranger(&game.creator);
    if reads && !people.contains(&game.creator) {
        people.push(game.creator.clone());
    }
    Room {
        known: row.room.clone(),
        channel: game.channel.clone(),
        game: game.name.clone(),
        // Powers by id: the courier puts the name into the game's language.
        name: row.powers.join("+"),
        members: people,
        open: !is_silent(game),
        ask_back: false,
    }
}

/// The slot of a settling for which somebody asked: those who have left the room by themselves are asked in again.
pub const ASKED: &str = "asked";

fn ensure_room(
    decision: &mut Decision,
    now: Timestamp,
    game: &Game,
    row: &RoomRow,
    (slot, priority): (Option<&str>, Priority),
) {
    let to = Destination::Press { key: row.key.clone(), platform: game.channel.platform() };
    decision.post(now, to, slot.map(str::to_owned), Some(game), Notice::EnsureRoom, priority);
}

/// Makes the press rooms follow what a decision changes in its game: who reads in them, and whether they are open.
///
/// Called in one place for every decision that changes a game, so that no command can forget it: what a room shall be is
/// computed from the game before and after.
pub(super) fn follow(decision: &mut Decision, now: Timestamp, before: &LoadedGame) {
    let Some((after, version)) = decision.changes.game.take() else { return };
    if after.id == before.game.id {
        let opens = decision.changes.rooms.iter().any(|row| row.relayed.is_none());
        ensure_rooms_again(decision, now, before, &after);
        let people = people(&after);
        let begins = before.game.running().is_none() && after.running().is_some();
        let moves = after.channel != before.game.channel || people != self::people(&before.game);
        if opens || begins || after.running().is_some() && moves {
            ensure_space(decision, now, &after);
        }
    }
    decision.changes.game = Some((after, version));
}

/// Everybody who may read in one of the game's rooms.
fn people(game: &Game) -> BTreeSet<&PersonId> {
    game.people().chain(game.settings.master_sees.then_some(&game.creator)).collect()
}

/// Settles the rooms of `before` that shall be otherwise in `after`, and says in them what has changed.
pub(super) fn ensure_rooms_again(decision: &mut Decision, now: Timestamp, before: &LoadedGame, after: &Game) {
    for row in before.rooms.iter().filter(|row| row.relayed.is_none()) {
        let (was, shall) = (room_of(&before.game, row), room_of(after, row));
        let set = |room: &Room| room.members.iter().cloned().collect::<BTreeSet<_>>();
        let (moved, silenced) = (set(&was) != set(&shall), was.open != shall.open);
        // In another channel it is another room, which has its introduction once it is opened.
        let elsewhere = was.channel != shall.channel;
        if moved {
            let members = members(after, &row.powers).into_iter().map(|(_, sitting)| sitting).collect();
            open(decision, now, after, row, members);
        } else if silenced || elsewhere {
            // Nobody may talk any longer at once; that they may again is told after what they talk about.
            let priority = if silenced && shall.open { Priority::Routine } else { Priority::Event };
            ensure_room(decision, now, after, row, (None, priority));
        }
        if silenced {
            let to = Destination::Press { key: row.key.clone(), platform: after.channel.platform() };
            decision.post(now, to, None, Some(after), Notice::RoomSilence { silent: !shall.open }, Priority::Routine);
        }
    }
}

/// Lets the game's rooms stand together where the network can show that, which also shows who plays: not in games in
/// which nobody shall know. Behind everything that is to be said: it is a convenience, and networks let only so many
/// rooms be made.
fn ensure_space(decision: &mut Decision, now: Timestamp, game: &Game) {
    if game.settings.press != PressRule::Full || game.settings.anonymous {
        return;
    }
    let key = format!("gathering:{}", game.id);
    let to = Destination::Press { key: key.clone(), platform: game.channel.platform() };
    decision.post(now, to, Some(key), Some(game), Notice::EnsureSpace, Priority::Routine);
}

/// Whether whole orders stand in `text`.
pub(super) fn has_orders(context: &Context<'_>, text: &str) -> bool {
    let Ok(loaded) = context.game() else { return false };
    let Some(running) = loaded.game.running() else { return false };
    !rules::orders_in_press(context.words, context.language(), &loaded.game.settings, &running.position, text)
        .is_empty()
}

/// The whole orders of a message, in the notation of whoever asks.
pub(super) fn translate(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> Decision {
    let running = match stage::running(&loaded.game) {
        Ok(running) => running,
        Err(why) => return declined(context, why),
    };
    let read =
        |language| rules::orders_in_press(context.words, language, &loaded.game.settings, &running.position, text);
    // The writer's language decides what an abbreviation means; only where nobody knows it the text itself must tell.
    let orders = match context.view.writer {
        Some(language) => read(language),
        None => {
            let own = context.language();
            let others = context.words.languages().iter().filter(|language| *language != own);
            let readings: Vec<_> = std::iter::once(own).chain(others).map(read).collect();
            // The first of the longest.
            readings.into_iter().rev().max_by_key(Vec::len).unwrap_or_default()
        }
    };
    let notice = if orders.is_empty() {
        Notice::Relayed(Relayed::NoOrders)
    } else {
        Notice::InYourNotation { orders, languages: vec![context.language()] }
    };
    context.answer(context.aside(), Some(&loaded.game), notice)
}

/// Somebody wrote in a room: whole orders in it are given to readers of other languages in theirs.
pub(super) fn words(context: &Context<'_>, text: &str) -> Decision {
    let Some(room) = &context.view.room else { return Decision::default() };
    let Ok(loaded) = context.game() else { return Decision::default() };
    let Some(running) = loaded.game.running() else { return Decision::default() };
    let own = context.language();
    let readers: BTreeSet<Language> =
        context.view.readers.iter().copied().filter(|language| *language != own).collect();
    if readers.is_empty() {
        return Decision::default();
    }
    let orders = rules::orders_in_press(context.words, own, &loaded.game.settings, &running.position, text);
    if orders.is_empty() {
        return Decision::default();
    }
    let mut decision = Decision::default();
    let to = Destination::Place(Place::Room(match &room.room {
        Some(room) => room.clone(),
        None => return decision,
    }));
    let notice = Notice::InYourNotation { orders, languages: readers.into_iter().collect() };
    decision.post(context.view.now, to, None, Some(&loaded.game), notice, Priority::Routine);
    decision
}
