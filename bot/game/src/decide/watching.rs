//! People who watch a game. Where the players agreed to that at the creation, anybody may ask; they watch once all who have
//! a seat agree, and no longer than all do. After each phase they get its stored letters, never what is written in rooms.
//!
//! Who plays doesn't watch, and who has watched takes no seat. Nobody learns which player refuses.

use super::context::{Context, declined};
use super::decision::Decision;
use super::{barred, conduct, stage};
use crate::decide::filling::name_of;
use crate::event::PersonId;
use crate::fold::fold;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, MOST_REMEMBERED, MOST_REQUESTS_TO_WATCH, MOST_WATCHERS, PhaseId, Watcher, Watching};
use crate::notice::watching::{NoWatching, WatchNotice};
use crate::notice::{Declined, Notice};
use crate::standing::{Bar, Way, may_enter, may_return};

fn no(context: &Context<'_>, why: NoWatching) -> Decision {
    declined(context, Declined::Watching(why))
}

/// Whether `person` has to do with a seat: they hold one, stand in for its player, were asked to, or may come back.
fn plays(game: &Game, person: &PersonId) -> bool {
    let concerns = |seat: &crate::model::Seat| {
        let deputy = seat.deputy.as_ref().map(|deputy| &deputy.person);
        [seat.person(), seat.former.as_ref(), seat.invited.as_ref(), deputy].contains(&Some(person))
    };
    game.seats.iter().any(concerns) || may_return(game, person)
}

/// Ends the watching, or the request, of `person`.
pub(super) fn withdraw(decision: &mut Decision, game: &mut Game, person: &PersonId) {
    let open = |watcher: &Watcher| watcher.person == *person && watcher.state != Watching::No;
    if let Some(at) = game.watchers.iter().position(open) {
        end(decision, game, at, true);
    }
}

/// The acting person asks to watch.
pub(super) fn ask(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    if let Err(why) = stage::running(&game) {
        return declined(context, why);
    }
    if !game.settings.watched {
        return no(context, NoWatching::NotAgreed);
    }
    let me = &context.view.person.id;
    if plays(&game, me) {
        return no(context, NoWatching::YouPlay);
    }
    match may_enter(&game, me, Way::Watcher, context.view.now) {
        Ok(()) => {}
        Err(Bar::Plays | Bar::Deputised) => return no(context, NoWatching::YouPlay),
        Err(bar) => return declined(context, barred::why(bar)),
    }
    if let Err(instead) = conduct::may_join(context, &game.channel) {
        return instead.decision(context);
    }
    let known = game.watchers.iter().find(|watcher| watcher.person == *me).cloned();
    match &known {
        Some(known) if known.state != Watching::No => return no(context, NoWatching::Already),
        Some(known) if known.asked >= MOST_REQUESTS_TO_WATCH => return no(context, NoWatching::TooOften),
        None if game.watchers.len() >= MOST_REMEMBERED => return no(context, NoWatching::TooMany),
        Some(_) | None => {}
    }
    if game.watchers.iter().filter(|watcher| watcher.state != Watching::No).count() >= MOST_WATCHERS {
        return no(context, NoWatching::TooMany);
    }
    game.watchers.retain(|watcher| watcher.person != *me);
    let (asked, ever) = known.map_or((0, false), |known| (known.asked, known.ever));
    let watcher = Watcher {
        person: me.clone(),
        name: name_of(context),
        state: Watching::Asked,
        asked: asked + 1,
        agreed: Vec::new(),
        seen: game.letters.count,
        ever,
    };
    game.watchers.push(watcher);
    let notice = WatchNotice::Asking { game: game.name.clone() };
    let mut decision = context.say(context.aside(), Some(&game), Notice::Watching(notice));
    settle(&mut decision, &mut game);
    decision.change(loaded, game);
    decision
}

/// The acting person stops watching.
pub(super) fn stop(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let mut game = loaded.game.clone();
    let me = &context.view.person.id;
    let found = game.watchers.iter().position(|watcher| watcher.person == *me && watcher.state != Watching::No);
    let Some(at) = found else { return no(context, NoWatching::NotWatching) };
    let mut decision = Decision::default();
    end(&mut decision, &mut game, at, true);
    decision.change(loaded, game);
    decision
}

/// Ends the watching, or the request, of the one at `at`.
fn end(decision: &mut Decision, game: &mut Game, at: usize, own: bool) {
    let Some(watcher) = game.watchers.get_mut(at) else { return };
    let watched = watcher.state == Watching::Yes;
    watcher.state = Watching::No;
    watcher.agreed.clear();
    decision.happened(Happening::WatchEnded {
        watcher: watcher.person.clone(),
        name: watcher.name.clone(),
        watched,
        own,
    });
}

/// A player agrees that somebody watches, refuses, withdraws that, or sees who does.
pub(super) fn answer(context: &Context<'_>, loaded: &LoadedGame, who: Option<&str>, agreed: Option<bool>) -> Decision {
    let mut game = loaded.game.clone();
    if let Err(why) = stage::running(&game) {
        return declined(context, why);
    }
    let me = context.view.person.id.clone();
    let open = |watcher: &&Watcher| watcher.state != Watching::No;
    let Some(who) = who else {
        let watching = game.watchers.iter().filter(|watcher| watcher.state == Watching::Yes);
        let asking = game
            .watchers
            .iter()
            .filter(open)
            .map(|watcher| (watcher.name.clone(), watcher.key(), watcher.agreed.contains(&me)));
        let notice = WatchNotice::Listed {
            watching: watching.map(|watcher| watcher.name.clone()).collect(),
            asking: asking.collect(),
        };
        return context.say(context.aside(), Some(&game), Notice::Watching(notice));
    };
    let is_meant = |watcher: &Watcher| watcher.key() == who || fold(&watcher.name) == fold(who.trim());
    let found = game.watchers.iter().position(|watcher| open(&watcher) && is_meant(watcher));
    let Some(at) = found else { return no(context, NoWatching::NoRequest) };
    let agreed = agreed.unwrap_or(true);
    let (name, key) = (game.watchers[at].name.clone(), game.watchers[at].key());
    let notice = WatchNotice::Answered { name, key, agreed };
    let mut decision = context.say(context.aside(), Some(&game), Notice::Watching(notice));
    if agreed {
        let watcher = &mut game.watchers[at];
        if !watcher.agreed.contains(&me) {
            watcher.agreed.push(me);
        }
        settle(&mut decision, &mut game);
    } else {
        end(&mut decision, &mut game, at, false);
    }
    decision.change(loaded, game);
    decision
}

/// Lets those watch to whom all have agreed. What was written before isn't for them.
fn settle(decision: &mut Decision, game: &mut Game) {
    for at in 0..game.watchers.len() {
        let watcher = &game.watchers[at];
        if watcher.state == Watching::No || !game.all_let(watcher) {
            continue;
        }
        // Since they asked they may have got a seat, or were expelled.
        if plays(game, &watcher.person) || game.standing.is_expelled(&watcher.person) {
            end(decision, game, at, true);
            continue;
        }
        let (count, is_new) = (game.letters.count, watcher.state == Watching::Asked);
        let watcher = &mut game.watchers[at];
        if is_new {
            (watcher.state, watcher.seen, watcher.ever) = (Watching::Yes, count, true);
            decision.happened(Happening::WatchBegun { watcher: watcher.person.clone(), name: watcher.name.clone() });
        }
    }
}

/// Gives those who watch the letters of `phase`, which is over. Those to whom a new player hasn't agreed get none, and
/// not later either.
pub(super) fn show(decision: &mut Decision, game: &mut Game, phase: &PhaseId) {
    let count = game.letters.count;
    for at in 0..game.watchers.len() {
        let watcher = &game.watchers[at];
        if watcher.state != Watching::Yes {
            continue;
        }
        let allowed = game.all_let(watcher) && !plays(game, &watcher.person);
        let from = watcher.seen.saturating_add(1);
        if allowed && from <= count {
            let watcher = watcher.person.clone();
            decision.happened(Happening::LettersShown { watcher, phase: phase.clone(), from, to: count });
        }
        game.watchers[at].seen = count;
    }
}
