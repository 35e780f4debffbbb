//! What the game master does with the game: the clock, announcements, orders for others, and the overview.
//!
//! The game master is neutral and sees how many orders each player has sent, never which, unless the game was created
//! otherwise and says so in its first post. Every change is announced to everyone.

use std::collections::BTreeMap;

use dragoman_reading::command::{self, Invocation};
use dragoman_reading::days::read_days;
use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan};

use super::context::Context;
use super::decision::Decision;
use super::named::named;
use super::not_done::{Outcome, declined, refuse_if};
use super::seats::ask;
use super::{
    absence, away, creation, declare, filling, info, orders, own_start, phase, phrases, publishable, record, sheets,
    stage, view,
};
use crate::decide::actor_name::name_of;
use crate::decide::{proposed_deeds, roles};
use crate::event::{PersonId, Place};
use crate::happening::Happening;
use crate::loaded::{LoadedGame, OrderRow};
use crate::model::{Asked, Deed, Delay, Game, Holder, OrderText, Paused, PowerId, Running, Seat, Sheet, Stage};
use crate::notice::master::{MasterNotice, NoDeed, Phrases, Played, PowerRow};
use crate::notice::seat::{GivingUp, NoSeat};
use crate::notice::{Declined, Notice};
use crate::rules::{self, Message, Reading, StoredSheet};
use crate::standing::all_seeing;

/// A decision that is announced in the channel, and confirmed where it was requested if that is another place.
fn told(context: &Context<'_>, loaded: &LoadedGame, game: Game, notice: MasterNotice) -> Decision {
    let mut decision = Decision::default();
    acted(context, &mut decision, &game, notice);
    decision.with(loaded, game)
}

/// Announces `notice`, and confirms it where it was requested if that is another place.
fn acted(context: &Context<'_>, decision: &mut Decision, game: &Game, notice: MasterNotice) {
    decision.happened(Happening::MasterActed(notice));
    context.acknowledge(decision, game);
}

/// What would be posted is shown to the game master first, unless they are `sure`; nothing is done until it is confirmed.
fn show(context: &Context<'_>, loaded: &LoadedGame, deed: Deed, post: MasterNotice) -> Decision {
    let mut game = loaded.game.clone();
    let number = number(&game);
    let by = Some(context.view.person.id.clone());
    let notice = MasterNotice::Shown { deed: deed.clone(), post: Box::new(post) };
    game.asked = Some(Asked { deed, reason: String::new(), number, not_before: None, by });
    context.say(context.aside(), Some(&game), Notice::Master(notice)).with(loaded, game)
}

/// The phase in which something was asked for; 0 before the start and after the end.
fn number(game: &Game) -> u32 {
    game.running().map_or(0, |running| running.number)
}

/// Does what was shown, in `game`, which doesn't wait for it any more.
pub(super) fn confirmed(context: &Context<'_>, loaded: &LoadedGame, game: Game, asked: Asked) -> Outcome {
    refuse_if(asked.number != number(&game), Declined::Master(NoDeed::NothingAsked))?;
    match asked.deed {
        Deed::Pause => paused(context, loaded, game, None),
        Deed::PauseUntil { until } => paused(context, loaded, game, Some(until)),
        Deed::Extend { seconds } => extended(context, loaded, game, seconds),
        Deed::Announce { text } => announced(context, loaded, game, &text),
        Deed::Enter { power, typed, orders } => {
            let running = may_enter(context, loaded, &power)?;
            refuse_if(plays_against(context, &game, &power), Declined::Master(NoDeed::NothingAsked))?;
            let (message, _) = read_entered(context, loaded, running, &power, &typed);
            entered(context, loaded, game, message, orders)
        }
        Deed::Close => {
            may_close(&game)?;
            refuse_if(roles::plays(context, &game), Declined::Master(NoDeed::NothingAsked))?;
            Ok(closed(context, loaded, game))
        }
        Deed::SetUp { start } => own_start::agreed(context, loaded, game, start),
        Deed::Rollback { .. } | Deed::Edit { .. } | Deed::Cancel | Deed::Expel { .. } => {
            declined(Declined::Master(NoDeed::NothingAsked))
        }
    }
}

pub(super) fn pause(context: &Context<'_>, loaded: &LoadedGame, day: Option<&str>, sure: bool) -> Outcome {
    let until = day.map(|day| end_of_pause(context, &loaded.game, day)).transpose().map_err(Declined::Master)?;
    let running = stage::running(&loaded.game)?;
    if sure || running.clock.paused().is_some() {
        return paused(context, loaded, loaded.game.clone(), until);
    }
    let deed = until.map_or(Deed::Pause, |until| Deed::PauseUntil { until });
    let post = stopped(context, &mut loaded.game.clone(), until)?;
    Ok(show(context, loaded, deed, post))
}

/// The instant on the day that is named at which a pause ends: at the present time of day, so that the deadline stays at its
/// hour.
fn end_of_pause(context: &Context<'_>, game: &Game, day: &str) -> Result<Timestamp, NoDeed> {
    let (now, zone) = (context.view.now, game.settings.zone());
    let local = now.to_zoned(zone.clone());
    let example = example_of_end(context, game);
    // A range of days is no end.
    let named = read_days(context.words, context.language(), day, local.date()).filter(|(from, to)| from == to);
    let Some((day, _)) = named else { return Err(NoDeed::NoDay { typed: day.to_owned(), example }) };
    let until = day.to_datetime(local.time()).to_zoned(zone).map(|at| at.timestamp());
    until.ok().filter(|until| day > local.date() && *until > now).ok_or(NoDeed::PauseIsOver { example })
}

/// An example of a day on which a pause can end that begins now: in a week, or the last one if it can't last so long.
fn example_of_end(context: &Context<'_>, game: &Game) -> Date {
    let (now, zone) = (context.view.now, game.settings.zone());
    let local = now.to_zoned(zone.clone());
    let after = |days: i64| local.date().checked_add(days.days()).unwrap_or(local.date());
    let ends = |day: Date| day.to_datetime(local.time()).to_zoned(zone.clone()).map(|at| at.timestamp());
    let mut clock = game.running().map(|running| running.clock.clone());
    let latest = clock.as_mut().and_then(|clock| {
        let _ = clock.pause(now, why_paused(context, game));
        clock.paused()?.until
    });
    let fits = |day: &Date| latest.is_none_or(|latest| ends(*day).is_ok_and(|end| end <= latest));
    (1..=7).rev().map(after).find(fits).unwrap_or_else(|| after(1))
}

/// Why a game is paused that the acting person pauses.
fn why_paused(context: &Context<'_>, game: &Game) -> Paused {
    if roles::plays(context, game) { Paused::ByPlayingMaster } else { Paused::ByMaster }
}

/// Stops the clock, with `until` until then. Returns what is posted about it. A game master who plays takes that from the
/// greatest length of the phase; what a neutral one does, more than half of the players can end.
fn stopped(context: &Context<'_>, game: &mut Game, until: Option<Timestamp>) -> Result<MasterNotice, Declined> {
    let (why, example) = (why_paused(context, game), example_of_end(context, game));
    let running = stage::running_mut(game)?;
    let latest = running.clock.latest();
    if running.clock.paused().is_some() {
        return Err(Declined::Master(NoDeed::Paused));
    }
    // It may have been shown days ago.
    if until.is_some_and(|until| until <= context.view.now) {
        return Err(Declined::Master(NoDeed::PauseIsOver { example }));
    }
    if !running.clock.pause(context.view.now, why) {
        let why = latest.map_or(NoDeed::NothingToExtend, |latest| NoDeed::GreatestLength { latest });
        return Err(Declined::Master(why));
    }
    let latest = running.clock.paused().and_then(|pause| pause.until);
    let Some(until) = until else { return Ok(MasterNotice::Paused { until: latest, then: None, revocable: true }) };
    if let Some(latest) = latest.filter(|latest| until > *latest) {
        return Err(Declined::Master(NoDeed::PauseTooLong { latest }));
    }
    running.clock.wait_until(Some(until));
    let mut then = running.clock.clone();
    let then = if then.resume(until) { then.deadline() } else { None };
    Ok(MasterNotice::Paused { until: Some(until), then, revocable: true })
}

fn paused(context: &Context<'_>, loaded: &LoadedGame, mut game: Game, until: Option<Timestamp>) -> Outcome {
    let post = stopped(context, &mut game, until)?;
    Ok(told(context, loaded, game, post))
}

pub(super) fn resume(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let mut game = loaded.game.clone();
    let plays = roles::plays(context, &game);
    let of_all = |why: Paused| matches!(why, Paused::ByAll | Paused::Missing);
    let running = stage::running_mut(&mut game)?;
    // That is what all have agreed to, and no rival decides it alone.
    let is_of_all = running.clock.paused().is_some_and(|pause| of_all(pause.why));
    refuse_if(plays && is_of_all, Declined::Master(NoDeed::YouPlay))?;
    let is_resumed = running.clock.resume(context.view.now);
    refuse_if(!is_resumed, Declined::Master(NoDeed::NotPaused))?;
    let mut decision = Decision::default();
    let stepped = away::step_now(&mut game);
    let deadline = game.running().and_then(|running| running.clock.deadline());
    acted(context, &mut decision, &game, MasterNotice::Resumed { deadline });
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    // All players may have become ready during the pause.
    orders::go_on(&mut decision, context.view.now, &mut game, loaded);
    Ok(decision.with(loaded, game))
}

pub(super) fn extend(context: &Context<'_>, loaded: &LoadedGame, time: &str, sure: bool) -> Outcome {
    let seconds = command::seconds(context.words, context.language(), time).unwrap_or(0);
    if sure {
        return extended(context, loaded, loaded.game.clone(), seconds);
    }
    let (post, _) = moved(context, &mut loaded.game.clone(), seconds)?;
    Ok(show(context, loaded, Deed::Extend { seconds }, post))
}

/// Moves the deadline, also over absences in which it would be then. Returns what is posted about it, and for whom it waits. A
/// game master who plays moves it within the greatest length of the phase; what a neutral one does, more than half of the
/// players can take back.
fn moved(context: &Context<'_>, game: &mut Game, seconds: u32) -> Result<(MasterNotice, Option<Happening>), Declined> {
    let (plays, now) = (roles::plays(context, game), context.view.now);
    let by = SignedDuration::from_secs(i64::from(seconds));
    let running = stage::running_mut(game)?;
    let moved = match plays {
        false => running.clock.extend_revocably(by, now),
        true if running.clock.can_be_extended(by, now) => running.clock.extend(by, now, Delay::Within),
        true => false,
    };
    match (moved, running.clock.latest().filter(|_| plays)) {
        (true, _) => {
            let stepped = if plays { away::step_now(game) } else { away::step_extended(game) };
            let clock = &stage::running(game)?.clock;
            let revocable = !plays && clock.is_extended();
            Ok((MasterNotice::Extended { seconds, deadline: clock.deadline(), revocable }, stepped))
        }
        (false, Some(latest)) => Err(Declined::Master(NoDeed::GreatestLength { latest })),
        (false, None) => Err(Declined::Master(NoDeed::NothingToExtend)),
    }
}

fn extended(context: &Context<'_>, loaded: &LoadedGame, mut game: Game, seconds: u32) -> Outcome {
    let (post, stepped) = moved(context, &mut game, seconds)?;
    let mut decision = Decision::default();
    acted(context, &mut decision, &game, post);
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    Ok(decision.with(loaded, game))
}

/// Adjudicates the phase before its deadline. Whose orders are missing is shown first, unless the game master is `sure`: what that
/// costs a player is undone by a rollback only.
pub(super) fn adjudicate(context: &Context<'_>, loaded: &LoadedGame, sure: bool) -> Outcome {
    let game = &loaded.game;
    let running = may_close(game)?;
    if roles::plays(context, game) {
        let proposed = proposed_deeds::of(context, game, Deed::Close, String::new());
        return proposed_deeds::propose(context, loaded, proposed);
    }
    if sure {
        return Ok(closed(context, loaded, game.clone()));
    }
    let (phase, powers) = (running.position.phase.clone(), unfinished(loaded, running));
    Ok(show(context, loaded, Deed::Close, MasterNotice::WouldClose { phase, powers }))
}

/// The phase, if it can be adjudicated before its deadline: nobody expects results while the clock is stopped.
fn may_close(game: &Game) -> Result<&Running, Declined> {
    let running = stage::running(game)?;
    match running.clock.paused() {
        Some(_) => Err(Declined::Master(NoDeed::ResumeFirst)),
        None => Ok(running),
    }
}

fn closed(context: &Context<'_>, loaded: &LoadedGame, mut game: Game) -> Decision {
    let mut decision = Decision::default();
    acted(context, &mut decision, &game, MasterNotice::Closing);
    phase::adjudicate(&mut decision, context.view.now, &mut game, phase::Known::of(loaded));
    decision.with(loaded, game)
}

/// Powers whose players haven't said that they are done, and of which an order is missing or a question about one waits.
fn unfinished(loaded: &LoadedGame, running: &Running) -> Vec<PowerId> {
    let undecided = sheets::undecided(&loaded.game);
    let players = loaded.game.seats.iter().filter(|seat| seat.person().is_some()).flat_map(|seat| &seat.powers);
    let powers: Vec<PowerId> = players.filter(|power| undecided.contains(*power)).cloned().collect();
    let mut powers = sheets::incomplete(loaded, running, &powers);
    powers.sort();
    powers
}

pub(super) fn announce(context: &Context<'_>, loaded: &LoadedGame, text: &str, sure: bool) -> Outcome {
    if sure {
        return announced(context, loaded, loaded.game.clone(), text);
    }
    let text = counted(context, &mut loaded.game.clone(), text)?;
    Ok(show(context, loaded, Deed::Announce { text: text.clone() }, MasterNotice::Announced { text }))
}

/// Counts an announcement. Returns its text.
fn counted(context: &Context<'_>, game: &mut Game, text: &str) -> Result<String, Declined> {
    let text = phrases::published(context, game, Phrases::Announcements, text, publishable::LONGEST_PUBLISHED)?;
    // The game master's announcements are counted under an empty name.
    declare::count(context, game, &PowerId::default())?;
    Ok(text)
}

fn announced(context: &Context<'_>, loaded: &LoadedGame, mut game: Game, text: &str) -> Outcome {
    let text = counted(context, &mut game, text)?;
    Ok(told(context, loaded, game, MasterNotice::Announced { text }))
}

/// Lets the player of a power make no public declarations, or lets them again.
pub(super) fn mute(context: &Context<'_>, loaded: &LoadedGame, power: &str, answer: Option<&str>) -> Outcome {
    let mut game = loaded.game.clone();
    stage::running(&game)?;
    let power = context.power(&game, power)?;
    refuse_if(roles::plays(context, &game), Declined::Master(NoDeed::YouPlay))?;
    let Some(seat) = game.seats.iter_mut().find(|seat| seat.holds(&power) && seat.person().is_some()) else {
        return declined(Declined::Master(NoDeed::NobodyPlays { power }));
    };
    let muted = answer != Some("no");
    seat.muted = muted;
    Ok(told(context, loaded, game, MasterNotice::Muted { power, muted }))
}

/// Makes the person called `name` the game master, after asking once, because that can't be undone.
pub(super) fn appoint(context: &Context<'_>, loaded: &LoadedGame, name: &str, sure: bool) -> Outcome {
    let person = named(context, &loaded.game, name)?;
    if !sure {
        let (word, game) = (name.to_owned(), loaded.game.name.clone());
        return Ok(ask(context, &loaded.game, GivingUp::Office { word, name: person.name, game }));
    }
    let mut game = loaded.game.clone();
    game.creator = person.id;
    game.master.clone_from(&person.name);
    game.asked = None;
    // All agreed that the previous one reads everything, not this one: in a lobby they are asked again.
    let lobby = matches!(game.stage, Stage::Lobby);
    game.settings.master_sees &= lobby;
    let mut decision = Decision::default();
    acted(context, &mut decision, &game, MasterNotice::Appointed { name: person.name });
    if game.settings.master_sees {
        game.settings_changed = Some(context.view.now);
        if game.confirm_by.is_some() {
            filling::ask_again(&mut decision, context.view.now, &mut game);
        }
    }
    Ok(decision.with(loaded, game))
}

/// Moves the game to the channel of the event: a game that was played in private stays in private. Its rooms are opened
/// again under the new channel ([`super::press::follow`]).
pub(super) fn move_here(context: &Context<'_>, loaded: &LoadedGame, invocation: &Invocation) -> Outcome {
    let channel = creation::channel(context, invocation)?;
    let mut game = loaded.game.clone();
    refuse_if(game.channel == channel, Declined::Master(NoDeed::HereAlready))?;
    // Its rooms and their members are on its network.
    refuse_if(game.channel.platform() != channel.platform(), Declined::NoGameHere)?;
    stage::not_over(&game)?;
    creation::may_come(context, &channel, &game.name)?;
    game.results_in.retain(|results| results.channel != channel);
    game.channel = channel;
    let moved = MasterNotice::Moved { name: game.name.clone() };
    Ok(told(context, loaded, game, moved))
}

/// Moves a game to this channel if none is named: the only game of another channel of which the acting person is the game master.
/// `None`: there is no such game.
pub(super) fn move_own(context: &Context<'_>, invocation: &Invocation) -> Option<Outcome> {
    let here = view::channel(context.event);
    let is_elsewhere = |loaded: &&LoadedGame| Some(&loaded.game.channel) != here.as_ref();
    let own =
        context.view.mine.iter().filter(|loaded| loaded.game.creator == context.view.person.id).filter(is_elsewhere);
    let own: Vec<&LoadedGame> = own.filter(|loaded| !matches!(loaded.game.stage, Stage::Over(_))).collect();
    match own.as_slice() {
        [] => None,
        [only] => Some(move_here(context, only, invocation)),
        several => Some(declined(view::which(several))),
    }
}

/// The overview of the game: how many orders are in, never which.
pub(super) fn panel(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    if let Stage::Lobby = game.stage {
        return record::lobby(context, loaded);
    }
    let running = stage::running(game)?;
    let row = |power: PowerId| {
        let seat = game.seat_with(&power)?;
        let decides = rules::decides(&game.settings, &running.position, &power);
        let wanted = match (decides, running.position.phase.is_adjustment()) {
            (false, _) => 0,
            (true, true) => rules::due(&game.settings, &running.position, &power),
            (true, false) => rules::units_to_order(&running.position, &power).len(),
        };
        (decides || seat.person().is_none() && !game.is_out(seat)).then(|| PowerRow {
            sent: loaded.sheets.count(&power),
            wanted,
            ready: running.ready.contains(&power),
            power,
            missed: seat.missed(),
            played: played(seat),
            // In an anonymous game, when somebody was there could show who they are.
            seen: seat.seen.filter(|_| seat.person().is_some() && !game.settings.anonymous),
        })
    };
    let rows = rules::powers(&game.settings.variant).into_iter().filter_map(row).collect();
    // Who stands in for the game master wasn't agreed on.
    let reads = all_seeing(game) == Some(&context.view.person.id);
    let orders = reads.then(|| {
        let orders = |power: &PowerId| {
            let sheet = context.sheet(loaded, power)?;
            Some((power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect()))
        };
        loaded.sheets.powers().filter_map(orders).collect::<BTreeMap<_, Vec<_>>>()
    });
    let phase = running.position.phase.clone();
    let notice =
        MasterNotice::Panel { phase, deadline: running.clock.deadline(), rows, orders, tenures: info::tenures(game) };
    Ok(context.answer(context.aside(), Some(game), Notice::Master(notice)))
}

/// The shortest time between two reminders that the game master asks for.
const BETWEEN_REMINDERS: SignedDuration = SignedDuration::from_hours(1);

/// Reminds those whose orders are missing, at most once an hour.
pub(super) fn remind(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    let running = stage::running_mut(&mut game)?;
    if running.clock.deadline().is_none_or(|deadline| deadline <= now) {
        return declined(Declined::Master(NoDeed::NobodyToRemind));
    }
    let next = running.reminded_at.and_then(|at| at.checked_add(BETWEEN_REMINDERS).ok()).filter(|at| *at > now);
    if let Some(at) = next {
        return declined(Declined::Master(NoDeed::RemindedJustNow { at }));
    }
    let mut powers = unfinished(loaded, running);
    powers.retain(|power| !is_closed_to_player(&loaded.game, power));
    refuse_if(powers.is_empty(), Declined::Master(NoDeed::NobodyToRemind))?;
    running.reminded_at = Some(now);
    let notice = Notice::Master(MasterNotice::Reminded { powers });
    let mut decision = context.say(context.aside(), Some(&game), notice);
    decision.happened(Happening::ReminderDue { empty: false });
    Ok(decision.with(loaded, game))
}

fn played(seat: &Seat) -> Played {
    match seat.holder() {
        Holder::Person(_) if seat.offered().is_some() => Played::Offered,
        Holder::Person(_) => Played::Person,
        Holder::Computer(_) => Played::Computer,
        Holder::Vacant => Played::Nobody,
    }
}

/// Whether the acting person plays, and not `power`.
fn plays_against(context: &Context<'_>, game: &Game, power: &PowerId) -> bool {
    let player = game.seat_with(power).and_then(Seat::person);
    roles::plays(context, game) && player != Some(&context.view.person.id)
}

/// Whether late orders of others are awaited, and none of whoever plays `power` any more.
pub(super) fn is_closed_to_player(game: &Game, power: &PowerId) -> bool {
    let closed = game.running().zip(game.seat_with(power));
    closed.is_some_and(|(running, seat)| running.clock.is_closed_to(&seat.powers))
}

/// The phase in which orders for `power` may be entered.
fn may_enter<'a>(context: &Context<'_>, loaded: &'a LoadedGame, power: &PowerId) -> Result<&'a Running, Declined> {
    let game = &loaded.game;
    let running = stage::running(game)?;
    match game.seat_with(power).and_then(Seat::person) {
        None => return Err(Declined::Master(NoDeed::NobodyPlays { power: power.clone() })),
        // For themselves they enter nothing that they couldn't send: as long as they could.
        Some(player) if *player == context.view.person.id => {
            orders::running(context, loaded)?;
        }
        // Nor for a rival what that one couldn't change back.
        Some(_) if roles::plays(context, game) && is_closed_to_player(game, power) => {
            return Err(Declined::Master(NoDeed::OnTime { power: power.clone() }));
        }
        Some(_) => {}
    }
    if !rules::decides(&game.settings, &running.position, power) {
        return Err(Declined::NothingToOrder);
    }
    if running.sealed.contains(power) {
        return Err(Declined::Seat(NoSeat::Sealed { powers: vec![power.clone()] }));
    }
    Ok(running)
}

/// Enters orders for a player, who sees them at once. What the player had sent stays hidden from the game master. What was
/// understood is shown before, unless the game master is `sure`.
pub(super) fn enter(context: &Context<'_>, loaded: &LoadedGame, power: &str, text: &str, sure: bool) -> Outcome {
    // "England A Lon - Wal", typed without the names of the parameters.
    let (power, text) = match (text.trim().is_empty(), power.trim().split_once(char::is_whitespace)) {
        (true, Some((power, rest))) => (power, rest),
        _ => (power, text),
    };
    let game = &loaded.game;
    stage::running(game)?;
    let power = context.power(game, power)?;
    let running = may_enter(context, loaded, &power)?;
    if matches!(context.event.place, Place::Channel(_) | Place::Room(_)) {
        return Ok(context.answer(context.aside(), Some(game), Notice::Declined(Declined::InPrivate)));
    }
    let (message, reading) = read_entered(context, loaded, running, &power, text);
    let mut sheet = Sheet::default();
    rules::amend(&mut sheet, &reading.orders, &game.settings, &running.position, &power);
    let orders: Vec<OrderText> = sheet.lines.iter().map(|line| line.order.clone()).collect();
    let post = |message| MasterNotice::Entered { message, orders: orders.clone(), number: running.number };
    if orders.is_empty() {
        return Ok(context.say(context.aside(), Some(game), Notice::Master(post(message))));
    }
    let new: Vec<_> = sheet.lines.into_iter().map(|line| (line.typed, line.order)).collect();
    if plays_against(context, game, &power) {
        let deed = Deed::Enter { power, typed: text.to_owned(), orders: new };
        return proposed_deeds::propose(context, loaded, proposed_deeds::of(context, game, deed, String::new()));
    }
    if !sure {
        let deed = Deed::Enter { power, typed: text.to_owned(), orders: new };
        return Ok(show(context, loaded, deed, post(message)));
    }
    entered(context, loaded, game.clone(), message, new)
}

/// Reads orders for `power` as if nothing were stored: otherwise the answer would reveal what is stored.
fn read_entered(
    context: &Context<'_>,
    loaded: &LoadedGame,
    running: &Running,
    power: &PowerId,
    text: &str,
) -> (Message, Reading) {
    let mut message = Message::unread(text, context.language(), power, Vec::new());
    let reading = rules::take_in(context.words, &loaded.game.settings, &running.position, &mut message);
    (message, reading)
}

fn entered(
    context: &Context<'_>,
    loaded: &LoadedGame,
    mut game: Game,
    message: Message,
    new: Vec<(String, OrderText)>,
) -> Outcome {
    let running = stage::running(&game)?;
    let orders: Vec<OrderText> = new.iter().map(|(_, order)| order.clone()).collect();
    let number = running.number;
    let (power, typed) = (message.power.clone(), message.text.clone());
    let notice = MasterNotice::Entered { message, orders, number };
    // What the player has sent stays on the sheet, and isn't shown.
    let sheet = loaded.sheets.with(&loaded.game.settings, &running.position, &power, &new);
    let mut decision = context.say(context.aside(), Some(&game), Notice::Master(notice));
    let by = context.view.person.id.clone();
    if !game.seat_of(&by).is_some_and(|own| own.holds(&power)) {
        game.standing.entered(&by, &name_of(context), &power, number);
    }
    store_entered(context, &mut decision, loaded, &mut game, (by, &power, &typed, sheet));
    Ok(decision.with(loaded, game))
}

/// Stores a sheet for the player of a power, who is told, and for which nobody waits any more. `by`: among whose data it is.
pub(super) fn store_entered(
    context: &Context<'_>,
    decision: &mut Decision,
    loaded: &LoadedGame,
    game: &mut Game,
    (by, power, typed, sheet): (PersonId, &PowerId, &str, StoredSheet),
) {
    let Stage::Running(running) = &mut game.stage else { return };
    let revision = loaded.sheets.revision(power);
    running.ready.remove(power);
    running.chosen.remove(power);
    running.touched = Some(context.event.id.as_str().to_owned());
    let phase = running.number;
    decision.happened(Happening::OrdersEntered { power: power.clone() });
    let row = context.revision((game, phase), (power, revision + 1), typed, sheet);
    decision.changes.orders.push(OrderRow { person: by, ..row });
    if let Some(seat) = game.seats.iter_mut().find(|seat| seat.holds(power)) {
        seat.end_silence();
    }
    // What is entered for somebody who is late makes them no more punctual than their own orders would.
    let was_late = |running: &Running| absence::late(&loaded.game, running, &loaded.sheets).contains(power);
    if loaded.game.running().is_some_and(was_late) {
        orders::note_late(context, game, &decision.changes.orders);
    }
    orders::go_on_with_stored(decision, context.view.now, game, loaded);
}
