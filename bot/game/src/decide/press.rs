//! Press rooms: opened on request, silent when the rules say so, and with orders translated for readers of other
//! languages.

use std::collections::BTreeSet;

use dragoman_l10n::Language;
use dragoman_runtime::names;
use dragoman_statements::phrases;

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::{addressees, conduct, stage};
use crate::decide::silence::is_silent;
use crate::event::{PersonId, Place};
use crate::happening::Happening;
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{Game, PowerId, PressRule, Running, Stage};
use crate::notice::conduct::NoConduct;
use crate::notice::limit::Reached;
use crate::notice::relayed::{Relayed, Why};
use crate::notice::{Declined, Notice, Sitting};
use crate::room::Room;
use crate::rules;
use crate::standing::{all_seeing, in_room, known_name};

pub(super) fn talk(context: &Context<'_>, loaded: &LoadedGame, with: &str) -> Outcome {
    let game = &loaded.game;
    stage::running(game)?;
    refuse_if(game.settings.press != PressRule::Full, Declined::NoPress)?;
    let own = game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default();
    let first = own.first().ok_or(Declined::NotIn)?;
    let others = addressees::powers(context.words, &game.settings.variant, with, &own)?;
    refuse_if(others.is_empty(), Declined::TalkToWhom)?;
    let powers: Vec<PowerId> = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| power == first || others.contains(power))
        .collect();
    let reached = conduct::reached(game, &others, conduct::blockers(context, game)?).count();
    refuse_if(reached < others.len(), Declined::Conduct(NoConduct::NoRoom))?;
    let members = members(game, &powers);
    let platform = game.channel.platform();
    let sitting: Vec<Sitting> = members.iter().map(|(_, sitting)| sitting.clone()).collect();
    let with = sitting.iter().filter(|sitting| !sitting.powers.contains(first)).cloned().collect();
    let mut decision = Decision::default();
    let now = context.view.now;
    let elsewhere = members.iter().any(|(person, _)| person.platform() != platform);
    let why = if game.settings.anonymous {
        Why::Anonymous
    } else if elsewhere {
        Why::Apart
    } else {
        Why::NoRooms
    };
    let apart = elsewhere || game.settings.anonymous || !context.view.rooms;
    let known = loaded.rooms.iter().find(|room| room.is_of(&powers));
    // Nobody would read what is written there; a room that is open already may wait for a new player.
    let unplayed = addressees::unplayed(game, &others);
    if let (None, Some(power)) = (known, unplayed) {
        return Ok(context.say(context.aside(), Some(game), addressees::nobody(game, power)));
    }
    let row = RoomRow {
        key: names::name_of(&context.view.seed, 22),
        game: game.id.clone(),
        members: powers.clone().into(),
        room: None,
        relayed: apart.then(|| why.clone()),
    };
    let most = most_rooms(context, game);
    let mut after = game.clone();
    let opened = after.rooms_opened.entry(first.clone()).or_default();
    let answer = match known {
        Some(row @ RoomRow { relayed: None, .. }) => {
            // A member may have left it: a person who asks for it again wants every member in it.
            decision.happened(Happening::RoomRequested { room: row.clone() });
            Notice::Talking { with }
        }
        // The obstacle may be gone by now: the dispatcher tries once more.
        Some(row @ RoomRow { relayed: Some(why), .. }) => {
            if !apart && !matches!(why, Why::Apart | Why::Anonymous) {
                decision.happened(Happening::RoomDeclared { room: row.clone() });
            }
            Notice::Relayed(Relayed::Instead { members: sitting, why: why.clone(), closed: false })
        }
        None if loaded.rooms.len() >= usize::try_from(context.view.limits.rooms).unwrap_or(usize::MAX) => {
            return declined(Declined::Limit(Reached::Rooms { most: context.view.limits.rooms }));
        }
        None if *opened >= most => return declined(Declined::Limit(Reached::OwnRooms { most })),
        None if apart => {
            *opened += 1;
            let (members, except) = (sitting.clone(), context.view.person.id.clone());
            decision.happened(Happening::LettersInstead { members, why: why.clone(), except });
            decision.changes.rooms.push(row);
            Notice::Relayed(Relayed::Instead { members: sitting, why, closed: false })
        }
        None => {
            *opened += 1;
            decision.happened(Happening::RoomDeclared { room: row.clone() });
            decision.changes.rooms.push(row);
            Notice::Relayed(Relayed::Opening { with })
        }
    };
    decision.reply(now, context.aside(), Some(game), answer);
    after.rooms_opened.retain(|_, opened| *opened > 0);
    decision.changes.game = Some((after, loaded.version));
    Ok(decision)
}

/// How many rooms one power may open: its share of those of the game, so that none uses up all. It may be in those that
/// others open as well.
fn most_rooms(context: &Context<'_>, game: &Game) -> u32 {
    let seats = u32::try_from(game.seats.len()).unwrap_or(u32::MAX).max(1);
    (context.view.limits.rooms / seats).max(1)
}

/// Who sits in a room of `powers`, as everyone may know it.
pub(crate) fn members(game: &Game, powers: &[PowerId]) -> Vec<(PersonId, Sitting)> {
    powers
        .iter()
        .filter_map(|power| {
            let seat = game.seat_with(power)?;
            let name = known_name(game, seat).to_owned();
            Some((seat.person()?.clone(), Sitting { name, powers: vec![power.clone()] }))
        })
        .collect()
}

/// The powers in a press room, for what is done and shown in the room itself.
pub fn powers_in<'a>(game: &Game, row: &'a RoomRow) -> &'a [PowerId] {
    row.members(&in_room(game, &row.key)).unwrap_or_default()
}

/// The state that a press room must have now.
pub fn room_of(game: &Game, row: &RoomRow) -> Room {
    let powers = powers_in(game, row);
    let mut people: Vec<PersonId> = members(game, powers).into_iter().map(|(person, _)| person).collect();
    // Where all have agreed that the game master reads everything, that includes every room.
    let reads = all_seeing(game).filter(|master| master.platform() == game.channel.platform());
    if let Some(master) = reads.filter(|master| !people.contains(master)) {
        people.push(master.clone());
    }
    Room {
        known: row.room.clone(),
        channel: game.channel.clone(),
        game: game.name.clone(),
        // Powers by id: the dispatcher translates the name into the game's language.
        name: powers.join("+"),
        members: people,
        // After the end it can still be read.
        open: !is_silent(game) && !matches!(game.stage, Stage::Over(_)),
        ask_back: false,
        over: matches!(game.stage, Stage::Over(_)),
    }
}

/// The slot of an [`Notice::EnsureRoom`] that somebody requested: people who left the room by themselves are invited
/// again.
pub const ASKED: &str = "asked";

/// Begins the slot of an [`Notice::EnsureRoom`] that puts somebody out, before their powers.
pub(super) const STRANGER: &str = "stranger:";

/// The state that an [`Notice::EnsureRoom`] with this slot gives to a press room.
pub fn declared_room(game: &Game, row: &RoomRow, slot: Option<&str>) -> Room {
    let room = room_of(game, row);
    // One that letters replace isn't opened again because somebody is put out of it.
    let only_puts_out = slot.is_some_and(|slot| slot.starts_with(STRANGER)) && row.relayed.is_some();
    Room { ask_back: slot == Some(ASKED), open: room.open && !only_puts_out, ..room }
}

/// Whether `text` contains whole orders.
pub(super) fn has_orders(context: &Context<'_>, text: &str) -> bool {
    let Ok(loaded) = context.game() else { return false };
    let Some(running) = loaded.game.running() else { return false };
    let found =
        rules::orders_in_press(context.words, context.language(), &loaded.game.settings, &running.position, text);
    !found.orders.is_empty()
}

/// The whole orders of a message, in the notation of the person who asks.
pub(super) fn translate(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> Outcome {
    let running = stage::running(&loaded.game)?;
    let read =
        |language| rules::orders_in_press(context.words, language, &loaded.game.settings, &running.position, text);
    // The writer's language decides what an abbreviation means; it is guessed from the text only if it isn't known.
    let rules::InPress { orders, left } = match context.view.writer {
        Some(language) => read(language),
        None => {
            let languages = context.words.languages().beginning_with(context.language());
            let readings: Vec<_> = languages.map(read).collect();
            // The first of the longest readings.
            readings.into_iter().rev().max_by_key(|found| found.orders.len()).unwrap_or_default()
        }
    };
    let languages = vec![context.language()];
    let phrases = everyday(context, context.view.writer.unwrap_or(context.language()), text);
    let notice = match (orders.is_empty(), phrases.is_empty()) {
        (true, true) => Notice::Relayed(Relayed::NoOrders),
        (true, false) => Notice::InYourWords { phrases, languages },
        // Where names are hidden, it would tell what the author of a message in the channel plays.
        (false, _) => Notice::InYourNotation { by: Vec::new(), orders, left, languages },
    };
    Ok(context.answer(context.aside(), Some(&loaded.game), notice))
}

/// The ids of the everyday sentences that the whole of `text` is, by a writer of `language`; none if it is something else.
pub(super) fn everyday(context: &Context<'_>, language: Language, text: &str) -> Vec<String> {
    let found = phrases(context.words, language, text).unwrap_or_default();
    found.into_iter().map(|phrase| phrase.id().to_owned()).collect()
}

/// The orders in what the acting person writes that are translated for others: not those that it asks for, as support or as a favour.
pub(super) fn relayed_orders(
    context: &Context<'_>,
    loaded: &LoadedGame,
    running: &Running,
    text: &str,
) -> rules::InPress {
    let (game, position) = (&loaded.game, &running.position);
    let mut found = rules::orders_in_press(context.words, context.language(), &game.settings, position, text);
    let seat = game.seat_of(&context.view.person.id);
    let is_one = !found.orders.is_empty() && found.left == 0;
    if let Some(power) = seat.and_then(|seat| seat.powers.first()).filter(|_| is_one) {
        let reader = context.statements_of(power, (game, running), context.language());
        let about = reader.map(|reader| reader.orders_talked_about(text)).unwrap_or_default();
        if found.orders.iter().all(|order| about.contains(order)) {
            found.orders.clear();
        }
    }
    found
}

/// What the acting person plays, of the powers in `room`.
fn author(context: &Context<'_>, game: &Game, room: &RoomRow) -> Vec<PowerId> {
    let Some(seat) = game.seat_of(&context.view.person.id) else { return Vec::new() };
    powers_in(game, room).iter().filter(|power| seat.holds(power)).cloned().collect()
}

/// A message in a room: its whole orders are translated for readers of other languages, or everyday sentences if it is nothing
/// else.
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
    let languages = readers.into_iter().collect();
    let phrases = everyday(context, own, text);
    let notice = if phrases.is_empty() {
        let rules::InPress { orders, left } = relayed_orders(context, loaded, running, text);
        if orders.is_empty() {
            return Decision::default();
        }
        let by = author(context, &loaded.game, room);
        Notice::InYourNotation { by, orders, left, languages }
    } else {
        Notice::InYourWords { phrases, languages }
    };
    let Some(id) = &room.room else { return Decision::default() };
    let mut decision = Decision::default();
    decision.reply(context.view.now, Place::Room(id.clone()), Some(&loaded.game), notice);
    decision
}
