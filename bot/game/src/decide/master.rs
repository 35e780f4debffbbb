//! What the game master does with the game: the clock, announcements, orders for others, and how it all stands.
//!
//! The game master is neutral and blind: who has sent how much can be seen, never what, unless the game was created
//! otherwise and said so on its first post. What changes something is told to all.

use std::collections::BTreeMap;

use jiff::SignedDuration;

use super::context::{Context, declined};
use super::decision::Decision;
use super::seats::{Unnamed, ask, named};
use super::{creation, deadlines, declare, orders, phase, stage, view};
use crate::command::{self, Invocation};
use crate::decide::{filling, roles, status};
use crate::event::Place;
use crate::loaded::{LoadedGame, OrderRow};
use crate::model::{Game, Holder, PowerId, Seat, Stage};
use crate::notice::master::{MasterNotice, NoDeed, Played, Row};
use crate::notice::seat::{GivingUp, NoSeat};
use crate::notice::{Declined, Notice, Priority};
use crate::rules::{self, Message};

/// A decision that is told to all in the channel, and acknowledged where it was asked for if that is elsewhere.
fn told(context: &Context<'_>, loaded: &LoadedGame, game: Game, notice: MasterNotice) -> Decision {
    let mut decision = Decision::default();
    let now = context.view.now;
    context.tell_all(&mut decision, &game, Notice::Master(notice));
    if game.running().is_some() {
        status::post_status(&mut decision, now, &game, &loaded.current_sheets());
    }
    decision.change(loaded, game);
    decision
}

pub(super) fn pause(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    match stage::running_mut(&mut game) {
        Ok(running) => match deadlines::pause(running, context.view.now) {
            true => told(context, loaded, game, MasterNotice::Paused),
            false => declined(context, Declined::Master(NoDeed::Paused)),
        },
        Err(why) => declined(context, why),
    }
}

pub(super) fn resume(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    match stage::running_mut(&mut game) {
        Ok(running) => match deadlines::resume(running, context.view.now) {
            true => {
                let deadline = running.deadline;
                let mut decision = Decision::default();
                context.tell_all(&mut decision, &game, Notice::Master(MasterNotice::Resumed { deadline }));
                // Everybody may have become ready meanwhile.
                orders::go_on(&mut decision, context.view.now, &mut game, loaded);
                decision.change(loaded, game);
                decision
            }
            false => declined(context, Declined::Master(NoDeed::NotPaused)),
        },
        Err(why) => declined(context, why),
    }
}

pub(super) fn extend(context: &Context<'_>, loaded: &LoadedGame, time: &str) -> Decision {
    let mut game = loaded.game.clone();
    let seconds = command::seconds(context.words, context.language(), time).unwrap_or(0);
    match stage::running_mut(&mut game) {
        Ok(running) => {
            if !deadlines::extend(running, SignedDuration::from_secs(i64::from(seconds)), context.view.now) {
                return declined(context, Declined::Master(NoDeed::NothingToExtend));
            }
            let deadline = running.deadline;
            told(context, loaded, game, MasterNotice::Extended { seconds, deadline })
        }
        Err(why) => declined(context, why),
    }
}

pub(super) fn adjudicate(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    match stage::running(&game) {
        // Nobody expects results while the clock stands.
        Ok(running) if running.paused.is_some() => return declined(context, Declined::Master(NoDeed::ResumeFirst)),
        Ok(_) => {}
        Err(why) => return declined(context, why),
    }
    let now = context.view.now;
    if roles::plays(context, &game) {
        return close_soon(context, loaded);
    }
    let mut decision = Decision::default();
    context.tell_all(&mut decision, &game, Notice::Master(MasterNotice::Closing));
    phase::adjudicate(&mut decision, now, &mut game, &loaded.current_sheets());
    decision.change(loaded, game);
    decision
}

/// A game master who plays closes a phase only after all could still send orders.
fn close_soon(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    let at = now.checked_add(deadlines::notice(&game.settings)).unwrap_or(now);
    let Stage::Running(running) = &mut game.stage else { return declined(context, Declined::NotBegun) };
    if let Some(deadline) = running.deadline.filter(|deadline| *deadline <= at) {
        let notice = MasterNotice::ClosingAt { deadline };
        return context.say(context.aside(), Some(&game), Notice::Master(notice));
    }
    running.deadline = Some(at);
    running.talk_until = None;
    running.reminded = false;
    told(context, loaded, game, MasterNotice::ClosingAt { deadline: at })
}

pub(super) fn announce(context: &Context<'_>, loaded: &LoadedGame, text: &str) -> Decision {
    let mut game = loaded.game.clone();
    let text = declare::no_longer(text.trim(), declare::LONGEST);
    let text = match text.and_then(|text| declare::count(context, &mut game, "").map(|()| text.to_owned())) {
        Ok(text) => text,
        Err(why) => return declined(context, why),
    };
    let mut decision = Decision::default();
    context.tell_all(&mut decision, &game, Notice::Master(MasterNotice::Announced { text }));
    decision.change(loaded, game);
    decision
}

/// Makes the person called `name` the game master, after it was asked once: that can't be taken back.
pub(super) fn appoint(context: &Context<'_>, loaded: &LoadedGame, name: &str, sure: bool) -> Decision {
    let person = match named(context, &loaded.game, name) {
        Ok(person) => person,
        Err(Unnamed::Ask(want)) => return Decision { wants: Some(want), ..Decision::default() },
        Err(Unnamed::No(why)) => return declined(context, Declined::Seat(why)),
    };
    if !sure {
        let (word, game) = (name.to_owned(), loaded.game.name.clone());
        return ask(context, &loaded.game, GivingUp::Office { word, name: person.name, game });
    }
    let mut game = loaded.game.clone();
    game.creator = person.id;
    game.asked = None;
    told(context, loaded, game, MasterNotice::Appointed { name: person.name })
}

/// Has the game played on in the channel in which that is said: in private is played what was played in private. Its
/// rooms are opened anew under that channel ([`super::press::follow`]).
pub(super) fn move_here(context: &Context<'_>, loaded: &LoadedGame, invocation: &Invocation) -> Decision {
    let channel = match creation::channel(context, invocation) {
        Ok(channel) => channel,
        Err(why) => return declined(context, why),
    };
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    if game.channel == channel {
        return declined(context, Declined::Master(NoDeed::HereAlready));
    }
    // Its rooms, and whoever reads in them, are on its network.
    if game.channel.platform() != channel.platform() {
        return declined(context, Declined::NoGameHere);
    }
    if let Stage::Over(_) = game.stage {
        return declined(context, Declined::Over);
    }
    if let Some(why) = creation::no_room_for(context, &channel, &game.name) {
        return declined(context, why);
    }
    game.channel = channel;
    let mut decision = Decision::default();
    let moved = MasterNotice::Moved { name: game.name.clone() };
    context.tell_all(&mut decision, &game, Notice::Master(moved));
    match &game.stage {
        Stage::Lobby => filling::post(&mut decision, now, &game),
        Stage::Running(_) => status::post_status(&mut decision, now, &game, &loaded.current_sheets()),
        Stage::Over(_) => {}
    }
    decision.change(loaded, game);
    decision
}

/// The same where no game is named: for the only game of elsewhere whose game master the acting person is. `None`: there
/// is no such game.
pub(super) fn move_own(context: &Context<'_>, invocation: &Invocation) -> Option<Decision> {
    let here = view::channel(context.event);
    let is_elsewhere = |loaded: &&LoadedGame| Some(&loaded.game.channel) != here.as_ref();
    let own =
        context.view.mine.iter().filter(|loaded| loaded.game.creator == context.view.person.id).filter(is_elsewhere);
    let own: Vec<&LoadedGame> = own.filter(|loaded| !matches!(loaded.game.stage, Stage::Over(_))).collect();
    match own.as_slice() {
        [] => None,
        [only] => Some(move_here(context, only, invocation)),
        several => Some(declined(context, view::which(several))),
    }
}

/// How the game stands: how many orders are in, never which.
pub(super) fn panel(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let game = &loaded.game;
    let running = match stage::running(game) {
        Ok(running) => running,
        Err(why) => return declined(context, why),
    };
    let row = |power: &str| {
        let seat = game.seat_with(power)?;
        let decides = rules::decides(&game.settings, &running.position, power);
        let wanted = match (decides, running.position.phase.ends_with('A')) {
            (false, _) => 0,
            (true, true) => rules::due(&game.settings, &running.position, power),
            (true, false) => rules::units_to_order(&running.position, power).len(),
        };
        (decides || seat.person().is_none() && game.has_units(seat)).then(|| Row {
            power: power.to_owned(),
            sent: loaded.sheets.get(power).map_or(0, |(_, sheet)| sheet.lines.len()),
            wanted,
            ready: running.ready.contains(power),
            missed: seat.missed,
            played: played(seat),
        })
    };
    let rows = rules::powers(&game.settings.variant).into_iter().filter_map(row).collect();
    // Whoever only stands in for the game master wasn't agreed to.
    let reads = game.settings.master_sees && game.creator == context.view.person.id;
    let orders = reads.then(|| {
        let orders = |(power, (_, sheet)): (&PowerId, &(u32, crate::model::Sheet))| {
            (power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect())
        };
        loaded.sheets.iter().map(orders).collect::<BTreeMap<_, Vec<_>>>()
    });
    let phase = running.position.phase.clone();
    let notice = MasterNotice::Panel { phase, deadline: running.deadline, rows, orders };
    context.answer(context.aside(), Some(game), Notice::Master(notice))
}

fn played(seat: &Seat) -> Played {
    match seat.holder {
        Holder::Person(_) if seat.offered.is_some() => Played::Offered,
        Holder::Person(_) => Played::Person,
        Holder::Computer(_) => Played::Computer,
        Holder::Vacant => Played::Nobody,
    }
}

/// Enters orders for a player, who sees it at once. What the player had sent stays unseen by the game master.
pub(super) fn enter(context: &Context<'_>, loaded: &LoadedGame, power: &str, text: &str) -> Decision {
    // "England A Lon - Wal", typed without names of values.
    let (power, text) = match (text.trim().is_empty(), power.trim().split_once(char::is_whitespace)) {
        (true, Some((power, rest))) => (power, rest),
        _ => (power, text),
    };
    let game = &loaded.game;
    let running = match stage::running(game) {
        Ok(running) => running,
        Err(why) => return declined(context, why),
    };
    let Some(power) = rules::power(context.words, &game.settings.variant, power) else {
        return declined(context, Declined::UnknownPower { word: power.to_owned() });
    };
    let Some(player) = game.seat_with(&power).and_then(Seat::person) else {
        return declined(context, Declined::Master(NoDeed::NobodyPlays { power }));
    };
    if roles::plays(context, game) && *player != context.view.person.id {
        return declined(context, Declined::Master(NoDeed::YouPlay));
    }
    if !rules::decides(&game.settings, &running.position, &power) {
        return declined(context, Declined::NothingToOrder);
    }
    if running.sealed.contains(&power) {
        return declined(context, Declined::Seat(NoSeat::Sealed { powers: vec![power] }));
    }
    if matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return context.answer(context.aside(), Some(game), Notice::Declined(Declined::InPrivate));
    }
    // Read as if nothing were stored: an answer that depended on it would tell what it is.
    let mut message = Message::unread(text, context.language(), &power, Vec::new());
    let reading = rules::take_in(context.words, context.language(), &game.settings, &running.position, &mut message);
    let entered: Vec<String> = reading.orders.iter().map(|(_, order)| order.clone()).collect();
    let (number, now) = (running.number, context.view.now);
    let notice = MasterNotice::Entered { message, orders: entered.clone(), number };
    if entered.is_empty() {
        return context.say(context.aside(), Some(game), Notice::Master(notice));
    }
    let (revision, mut sheet) = loaded.sheets.get(&power).cloned().unwrap_or_default();
    orders::amend(&mut sheet, &reading.orders, &game.settings, &running.position, &power);
    let mut after = game.clone();
    if let Stage::Running(running) = &mut after.stage {
        running.ready.remove(&power);
        running.chosen.remove(&power);
        running.touched = Some(context.event.id.as_str().to_owned());
    }
    let mut decision = context.say(context.aside(), Some(game), Notice::Master(notice));
    let player = Place::Person(player.clone());
    // Whatever the game master does to a game is told to all.
    let public = Notice::Master(MasterNotice::EnteredForAll { power: power.clone() });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), public, Priority::Event);
    let told = MasterNotice::EnteredForYou { power: power.clone() };
    decision.say(now, player.clone(), Some(game), Notice::Master(told), Priority::Event);
    let mut seen = loaded.clone();
    seen.sheets.insert(power.clone(), (revision + 1, sheet.clone()));
    let shown = orders::stored(&seen, running, std::slice::from_ref(&power));
    decision.say(now, player, Some(game), shown, Priority::Event);
    decision.changes.orders.push(OrderRow {
        game: game.id.clone(),
        phase: number,
        power,
        revision: revision + 1,
        person: context.view.person.id.clone(),
        typed: text.to_owned(),
        sheet,
        sent_at: context.event.at,
    });
    status::post_status(&mut decision, now, &after, &seen.current_sheets());
    decision.change(loaded, after);
    decision
}
