//! A game before it begins: joining, preferences, the waiting list, leaving, confirming.

use jiff::{SignedDuration, Timestamp};

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::phase_of_event::written;
use super::{barred, conduct, history, invitations, phase, seats, stage};
use crate::action::GameRef;
use crate::decide::actor_name::name_of;
use crate::decide::assigned;
use crate::decide::filling::{begin_as_agreed, fill_up, needed, unconfirmed};
use crate::event::Place;
use crate::happening::Happening;
use crate::limits::Limits;
use crate::loaded::LoadedGame;
use crate::model::{EndedBy, Game, PowerId, Seat, Stage, Waiting};
use crate::notice::menu::Menu;
use crate::notice::opening::OpeningNotice;
use crate::notice::seat::{GivingUp, NoSeat};
use crate::notice::{Declined, Notice};
use crate::standing::{Way, What, may_return, may_see};

/// The number of people that may wait for a seat.
const LINE: usize = 50;

/// When a lobby that is opened at `now` is closed if nobody fills it.
pub(super) fn expiry(now: Timestamp, limits: &Limits) -> Option<Timestamp> {
    now.checked_add(SignedDuration::from_hours(24 * i64::from(limits.lobby_days))).ok()
}

/// Reads a list of powers, the most wanted first; empty if the person has no preference.
fn wishes(context: &Context<'_>, game: &Game, text: Option<&str>) -> Result<Vec<PowerId>, Declined> {
    let mut powers: Vec<PowerId> = Vec::new();
    for word in text.unwrap_or_default().split([',', ';', '>', '+', '/']).map(str::trim) {
        if word.is_empty() || matches!(word, "-" | "none" | "any") {
            continue;
        }
        let power = context.power(game, word)?;
        if !powers.contains(&power) {
            powers.push(power);
        }
    }
    if !powers.is_empty() && !game.settings.preferences {
        return Err(Declined::NoWishes);
    }
    Ok(powers)
}

pub(super) fn join(context: &Context<'_>, named: Option<&GameRef>, asked: Option<&str>) -> Outcome {
    // A name that the answer to a question has settled isn't asked about again.
    let meant = context.meant.filter(|loaded| named.is_none_or(|game| game.means(&loaded.game.id, &loaded.game.name)));
    let lobby = match meant {
        Some(_) => Ok(meant),
        None => context.view.lobby(named),
    };
    let found = lobby.and_then(|lobby| lobby.map_or_else(|| context.view.game(context.event, named), Ok));
    enter(context, found?, asked)
}

/// Gives the acting person a seat in this game, or a place in its waiting list.
pub(super) fn enter(context: &Context<'_>, loaded: &LoadedGame, asked: Option<&str>) -> Outcome {
    let mut game = loaded.game.clone();
    let wishes = wishes(context, &game, asked)?;
    if game.seat_of(&context.view.person.id).is_some() {
        let changes = asked.is_some() && matches!(game.stage, Stage::Lobby);
        return if changes { prefer(context, loaded, asked) } else { declined(Declined::AlreadyIn) };
    }
    barred::may_i(context, &game, Way::Lobby)?;
    conduct::may_join(context, &game.channel)?;
    let mut decision = Decision::default();
    if !game.is_open_to(&context.view.person.id) && !matches!(game.stage, Stage::Over(_)) {
        return invitations::request(context, loaded);
    }
    match game.stage {
        Stage::Over(_) => return declined(Declined::Over),
        Stage::Running(_) if game.settings.practice => share(&mut decision, context, &mut game, &wishes),
        Stage::Running(_) => wait(&mut decision, context, &mut game, wishes),
        Stage::Lobby if game.seats.len() >= needed(&game) => wait(&mut decision, context, &mut game, wishes),
        Stage::Lobby => sit_down(&mut decision, context, &mut game, wishes),
    }
    Ok(decision.with(loaded, game))
}

/// Gives the acting person the next free seat of a lobby.
pub(super) fn sit_down(decision: &mut Decision, context: &Context<'_>, game: &mut Game, wishes: Vec<PowerId>) {
    let now = context.view.now;
    let joined_by = context.event.id.as_str().to_owned();
    let mut seat = Seat::taken(context.view.person.id.clone(), name_of(context), joined_by);
    seat.preferences = wishes.into();
    // By the settings that they knew.
    seat.promised_at = Some(written(context));
    game.seats.push(seat);
    let (name, joined, needed) = (game.name.clone(), game.seats.len(), needed(game));
    let asks = context.view.person.language.or(context.event.actor.language).is_none();
    greet(context, decision, game, joined, asks);
    if let Place::Reply { .. } = context.event.place {
        let notice = Notice::Seated { name, joined, needed };
        decision.reply(now, context.back(), Some(game), notice);
    }
    decision.happened(Happening::Joined { seat: joined - 1 });
    fill_up(decision, now, game);
}

/// Greets the acting person in private.
fn greet(context: &Context<'_>, decision: &mut Decision, game: &Game, joined: usize, asks: bool) {
    let place = Place::Person(context.view.person.id.clone());
    let welcome = Notice::Welcome { name: game.name.clone(), joined, needed: needed(game), asks };
    decision.reply(context.view.now, place, Some(game), welcome);
}

/// Greets the acting person again, if they have a seat in this lobby: in the language that they have chosen.
pub(super) fn greet_again(context: &Context<'_>, decision: &mut Decision, game: &Game) {
    let me = &context.view.person.id;
    let at = game.seats.iter().position(|seat| seat.person() == Some(me));
    if let (Some(at), Stage::Lobby) = (at, &game.stage) {
        greet(context, decision, game, at + 1, false);
    }
}

/// Puts a person who found no seat at the end of the waiting list, or tells them their place in it.
fn wait(decision: &mut Decision, context: &Context<'_>, game: &mut Game, wishes: Vec<PowerId>) {
    let now = context.view.now;
    let person = context.view.person.id.clone();
    if game.place_in_line(&person).is_none() && game.waiting.len() >= LINE {
        decision.reply(now, context.aside(), Some(game), Notice::Declined(Declined::Full));
        return;
    }
    if game.place_in_line(&person).is_none() {
        let joined_by = context.event.id.as_str().to_owned();
        game.waiting.push(Waiting {
            person: person.clone(),
            name: name_of(context),
            joined_by,
            preferences: wishes.into(),
            since: written(context),
        });
    }
    let notice = OpeningNotice::Waiting {
        name: game.name.clone(),
        place: game.place_in_line(&person).unwrap_or(1),
        begun: matches!(game.stage, Stage::Running(_)),
    };
    decision.reply(now, context.aside(), Some(game), Notice::Opening(notice));
}

/// A person joins a practice game: they get a power at once, from a player who has several.
fn share(decision: &mut Decision, context: &Context<'_>, game: &mut Game, wishes: &[PowerId]) {
    let most = game.seats.iter().map(|seat| seat.powers.len()).max().unwrap_or(0);
    let spare = |power: &&PowerId| game.seats.iter().any(|seat| seat.powers.len() > 1 && seat.holds(power));
    let largest = game.seats.iter().find(|seat| seat.powers.len() == most && most > 1);
    let power = wishes.iter().find(spare).or(largest.and_then(|seat| seat.powers.last())).cloned();
    let Some(power) = power else { return wait(decision, context, game, wishes.to_vec()) };
    for seat in &mut game.seats {
        seat.powers.retain(|held| *held != power);
    }
    let mut seat = Seat::taken(context.view.person.id.clone(), name_of(context), context.event.id.as_str().to_owned());
    seat.powers = vec![power];
    decision.happened(Happening::PracticeShared { seat: seat.clone(), joined: true });
    game.seats.push(seat);
}

/// Changes a player's preferences, or shows them with the powers that can be chosen.
pub(super) fn prefer(context: &Context<'_>, loaded: &LoadedGame, asked: Option<&str>) -> Outcome {
    let mut game = loaded.game.clone();
    refuse_if(!matches!(game.stage, Stage::Lobby), Declined::Begun)?;
    let powers = wishes(context, &game, asked)?;
    if asked.is_none_or(|asked| asked.trim().is_empty()) {
        return show_wishes(context, &game);
    }
    let me = &context.view.person.id;
    if let Some(seat) = game.seats.iter_mut().find(|seat| seat.person() == Some(me)) {
        seat.preferences = powers.clone().into();
    } else if let Some(waiting) = game.waiting.iter_mut().find(|waiting| waiting.person == *me) {
        waiting.preferences = powers.clone().into();
    } else {
        return declined(Declined::NotIn);
    }
    // Preferences are private before the powers are assigned.
    let notice = Notice::Opening(OpeningNotice::Wishes { powers });
    Ok(context.say(context.aside(), Some(&game), notice).with(loaded, game))
}

/// A person's preferences, with the powers that can be chosen.
fn show_wishes(context: &Context<'_>, game: &Game) -> Outcome {
    let me = &context.view.person.id;
    let permit = may_see(game, me, What::Wishes(me.clone()), context.view.now);
    match permit.and_then(|permit| game.wishes(&permit)) {
        None => declined(Declined::NotIn),
        Some(_) if !game.settings.preferences => declined(Declined::NoWishes),
        Some(powers) => {
            let menu = Menu::Wishes { powers: powers.to_vec() };
            Ok(context.answer(context.aside(), Some(game), Notice::Menu(menu)))
        }
    }
}

pub(super) fn leave(context: &Context<'_>, loaded: &LoadedGame, sure: bool) -> Outcome {
    let mut game = loaded.game.clone();
    let me = &context.view.person.id;
    let now = context.view.now;
    let name = game.name.clone();
    if game.place_in_line(me).is_some() && game.seat_of(me).is_none() {
        if !sure {
            return Ok(seats::ask(context, &game, GivingUp::Waiting { name }));
        }
        game.waiting.retain(|waiting| waiting.person != *me);
        let notice = Notice::Opening(OpeningNotice::StoppedWaiting { name });
        return Ok(context.say(context.aside(), Some(&game), notice).with(loaded, game));
    }
    let Some(seat) = game.seat_of(me) else {
        return match game.running().is_some() && may_return(&game, me) {
            true => Ok(seats::not_come_back(context, loaded, sure)),
            false => declined(Declined::NotIn),
        };
    };
    let mut decision = Decision::default();
    match game.stage {
        Stage::Over(_) => return declined(Declined::Over),
        Stage::Running(_) if !game.settings.practice && game.is_out(seat) => {
            return Ok(seats::depart(context, loaded, sure));
        }
        Stage::Running(_) if !game.settings.practice => {
            return declined(Declined::Seat(NoSeat::ResignInstead));
        }
        Stage::Lobby | Stage::Running(_) if !sure => {
            return Ok(seats::ask(context, &game, GivingUp::Joined { name }));
        }
        Stage::Running(_) => hand_back(&mut decision, context, &mut game),
        Stage::Lobby => {
            game.seats.retain(|seat| seat.person() != Some(me));
            fill_up(&mut decision, now, &mut game);
        }
    }
    decision.reply(now, context.aside(), Some(&game), Notice::Left { name });
    Ok(decision.with(loaded, game))
}

/// A person leaves a practice game: another player gets their powers, or the game is over.
fn hand_back(decision: &mut Decision, context: &Context<'_>, game: &mut Game) {
    let now = context.view.now;
    let Some(at) = game.seats.iter().position(|seat| seat.person() == Some(&context.view.person.id)) else { return };
    if game.people().count() <= 1 {
        return phase::end(decision, now, game, Vec::new(), EndedBy::Nothing);
    }
    let left = game.seats.remove(at);
    if let Some(seat) = game.seats.iter_mut().find(|seat| seat.person().is_some()) {
        seat.powers.extend(left.powers);
        let seat = seat.clone();
        decision.happened(Happening::PracticeShared { seat, joined: false });
    }
}

pub(super) fn confirm(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let mut game = loaded.game.clone();
    stage::joining(&game)?;
    let now = context.view.now;
    let in_time = game.confirm_by.is_some_and(|by| context.event.at <= by);
    let me = &context.view.person.id;
    let (promised, changed) = (written(context), game.settings_changed.filter(|changed| *changed <= now));
    let seat = game.seats.iter_mut().find(|seat| seat.person() == Some(me));
    let seat = seat.filter(|_| in_time).ok_or(Declined::NothingToConfirm)?;
    refuse_if(changed.is_some_and(|changed| promised < changed), Declined::ConfirmedBefore)?;
    seat.confirmed = true;
    seat.promised_at = Some(promised);
    let awaited = unconfirmed(&game).count();
    let notice = Notice::Opening(OpeningNotice::Confirmed { awaited });
    let mut decision = context.say(context.aside(), Some(&game), notice);
    if awaited == 0 {
        begin_as_agreed(&mut decision, now, &mut game);
    }
    Ok(decision.with(loaded, game))
}

/// The time for confirming is over: players who haven't confirmed lose their seats.
pub(super) fn close_confirmation(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let (stay, gone): (Vec<Seat>, Vec<Seat>) =
        game.seats.drain(..).partition(|seat| seat.confirmed || seat.is_vacant());
    game.seats = stay;
    game.confirm_by = None;
    for person in gone.iter().filter_map(Seat::person) {
        decision.happened(Happening::SeatForfeited { person: person.clone() });
    }
    fill_up(decision, now, game);
}

pub(super) fn start_now(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let mut game = loaded.game.clone();
    stage::joining(&game)?;
    let free = needed(&game).saturating_sub(game.seats.len());
    refuse_if(free > 0, Declined::SeatsFree { free })?;
    let awaited = game.seats.iter().filter(|seat| !game.is_agreed_by(seat)).count();
    refuse_if(awaited > 0, Declined::SettingsUnconfirmed { awaited })?;
    let mut decision = Decision::default();
    begin_as_agreed(&mut decision, context.view.now, &mut game);
    Ok(decision.with(loaded, game))
}

/// All rules of the game, in words.
pub(super) fn rules(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let (name, settings) = (loaded.game.name.clone(), loaded.game.settings.clone());
    context.answer(context.back(), Some(&loaded.game), Notice::Opening(OpeningNotice::Rules { name, settings }))
}

/// How the powers were assigned, for verification.
pub(super) fn lots(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let notice = assigned::drawn(&loaded.game).ok_or(Declined::NothingDrawn)?;
    Ok(context.answer(history::calm(context), Some(&loaded.game), notice))
}
