//! People who watch a game. Where the players agreed to that at the creation, anybody may ask; they watch once all who have
//! a seat agree, and no longer than all do. After each phase they get its stored letters, never what is written in rooms.
//!
//! Who plays doesn't watch, and who has watched takes no seat. Nobody learns which player refuses.

use dragoman_reading::fold::fold;
use jiff::Timestamp;

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::{barred, conduct, stage};
use crate::decide::actor_name::name_of;
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, MOST_REMEMBERED, MOST_REQUESTS_TO_WATCH, MOST_WATCHERS, PhaseId, Watcher, Watching};
use crate::notice::watching::{NoWatching, WatchNotice};
use crate::notice::{Declined, Notice};
use crate::standing::{Bar, Way, may_enter, may_return};

fn no(why: NoWatching) -> Outcome {
    declined(Declined::Watching(why))
}

/// Whether `person` has to do with a seat: they hold one, stand in for its player, were asked to, or may come back.
fn plays(game: &Game, person: &PersonId) -> bool {
    let concerns = |seat: &crate::model::Seat| {
        let deputy = seat.asked_deputy().filter(|deputy| deputy.was_told()).map(|deputy| &deputy.person);
        [seat.person(), seat.former(), seat.invited(), deputy].contains(&Some(person))
    };
    game.seats.iter().any(concerns) || may_return(game, person)
}

/// Ends the watching, or the request, of `person`.
pub(super) fn withdraw(decision: &mut Decision, game: &mut Game, person: &PersonId) {
    if game.watchers.of(person).is_some_and(Watcher::is_open) {
        end(decision, game, person, true);
    }
}

/// The same because `person` plays or stands in, or may not come back. Where that is secret a request waits on, and isn't granted.
pub(super) fn withdraw_unless_hidden(decision: &mut Decision, game: &mut Game, person: &PersonId) {
    let waits = game.watchers.of(person).is_some_and(|watcher| watcher.state == Watching::Asked);
    if !(waits && game.hides_players()) {
        withdraw(decision, game, person);
    }
}

/// The acting person asks to watch.
pub(super) fn ask(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let mut game = loaded.game.clone();
    stage::running(&game)?;
    refuse_if(!game.settings.watched, Declined::Watching(NoWatching::NotAgreed))?;
    let me = &context.view.person.id;
    refuse_if(plays(&game, me), Declined::Watching(NoWatching::YouPlay))?;
    match may_enter(&game, me, Way::Watcher, context.view.now) {
        Ok(()) => {}
        Err(Bar::Plays | Bar::Deputised) => return no(NoWatching::YouPlay),
        Err(bar) => return declined(barred::why(bar)),
    }
    conduct::may_join(context, &game.channel)?;
    match game.watchers.of(me) {
        Some(known) if known.is_open() => return no(NoWatching::Already),
        Some(known) if known.asked >= MOST_REQUESTS_TO_WATCH => return no(NoWatching::TooOften),
        None if game.watchers.len() >= MOST_REMEMBERED => return no(NoWatching::TooMany),
        Some(_) | None => {}
    }
    if game.watchers.iter().filter(|watcher| watcher.is_open()).count() >= MOST_WATCHERS {
        return no(NoWatching::TooMany);
    }
    let seen = game.letters.count;
    game.watchers.ask(me.clone(), name_of(context), seen);
    let notice = WatchNotice::Asking { game: game.name.clone() };
    let mut decision = context.say(context.aside(), Some(&game), Notice::Watching(notice));
    settle(&mut decision, context.view.now, &mut game);
    Ok(decision.with(loaded, game))
}

/// The acting person stops watching.
pub(super) fn stop(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let mut game = loaded.game.clone();
    let me = &context.view.person.id;
    refuse_if(!game.watchers.of(me).is_some_and(Watcher::is_open), Declined::Watching(NoWatching::NotWatching))?;
    let mut decision = Decision::default();
    end(&mut decision, &mut game, me, true);
    Ok(decision.with(loaded, game))
}

/// Ends the watching, or the request, of `person`. `own`: by what they have done themselves.
fn end(decision: &mut Decision, game: &mut Game, person: &PersonId, own: bool) {
    let Some(watcher) = game.watchers.of(person) else { return };
    let watched = watcher.state == Watching::Yes;
    let (watcher, name) = (person.clone(), watcher.name.clone());
    game.watchers.end(&watcher);
    decision.happened(Happening::WatchEnded { watcher, name, watched, own });
}

/// A player agrees that somebody watches, refuses, withdraws that, or sees who does.
pub(super) fn answer(context: &Context<'_>, loaded: &LoadedGame, who: Option<&str>, agreed: Option<bool>) -> Outcome {
    let mut game = loaded.game.clone();
    stage::running(&game)?;
    let me = context.view.person.id.clone();
    let Some(who) = who else {
        let watching = game.watchers.iter().filter(|watcher| watcher.state == Watching::Yes);
        let asking = game
            .watchers
            .iter()
            .filter(|watcher| watcher.is_open())
            .map(|watcher| (watcher.name.clone(), watcher.key(), watcher.is_let_by([&me])));
        let notice = WatchNotice::Listed {
            watching: watching.map(|watcher| watcher.name.clone()).collect(),
            asking: asking.collect(),
        };
        return Ok(context.say(context.aside(), Some(&game), Notice::Watching(notice)));
    };
    let is_meant = |watcher: &Watcher| watcher.key() == who || fold(&watcher.name) == fold(who.trim());
    let found = game.watchers.iter().find(|watcher| watcher.is_open() && is_meant(watcher));
    let Some(watcher) = found else { return no(NoWatching::NoRequest) };
    let agreed = agreed.unwrap_or(true);
    let (person, name, key) = (watcher.person.clone(), watcher.name.clone(), watcher.key());
    let notice = WatchNotice::Answered { name, key, agreed };
    let mut decision = context.say(context.aside(), Some(&game), Notice::Watching(notice));
    if agreed {
        game.watchers.agree(&person, me);
        settle(&mut decision, context.view.now, &mut game);
    } else {
        end(&mut decision, &mut game, &person, false);
    }
    Ok(decision.with(loaded, game))
}

/// Lets those watch to whom all have agreed. What was written before isn't for them.
fn settle(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    let let_in = |watcher: &&Watcher| watcher.is_open() && game.all_let(watcher);
    let watchers: Vec<Watcher> = game.watchers.iter().filter(let_in).cloned().collect();
    for watcher in &watchers {
        let person = &watcher.person;
        // Since they asked they may have got a seat, or were expelled. Where that is secret the request waits as if somebody hadn't
        // answered it.
        let may_not = plays(game, person) || game.standing.is_expelled(person);
        let waits = game.hides_players() && watcher.state == Watching::Asked;
        if waits && (may_not || may_enter(game, person, Way::Watcher, now).is_err()) {
            continue;
        }
        if may_not {
            end(decision, game, person, true);
        } else if watcher.state == Watching::Asked {
            let seen = game.letters.count;
            game.watchers.begin(person, seen);
            decision.happened(Happening::WatchBegun { watcher: person.clone(), name: watcher.name.clone() });
        }
    }
}

/// Gives those who watch the letters of `phase`, which is over. Those to whom a new player hasn't agreed get none, and
/// not later either. From then on those watch who wait for nobody any more: who hadn't agreed may have left.
pub(super) fn show(decision: &mut Decision, now: Timestamp, game: &mut Game, phase: &PhaseId) {
    let count = game.letters.count;
    let is_watching = |watcher: &&Watcher| watcher.state == Watching::Yes;
    let watchers: Vec<Watcher> = game.watchers.iter().filter(is_watching).cloned().collect();
    for watcher in &watchers {
        let allowed = game.all_let(watcher) && !plays(game, &watcher.person);
        let from = watcher.seen.saturating_add(1);
        if allowed && from <= count {
            let watcher = watcher.person.clone();
            decision.happened(Happening::LettersShown { watcher, phase: phase.clone(), from, to: count });
        }
        game.watchers.shown(&watcher.person, count);
    }
    if game.running().is_some() {
        settle(decision, now, game);
    }
}
