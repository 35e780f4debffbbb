//! Deputies: somebody who plays a seat for given days while its player is away.
//!
//! A deputy sees and sends orders, says "Ready" and answers votes. They read no letters and no rooms: what has been said
//! there can't be taken back when the days are over. They have no seat in the game, before, meanwhile, or later in the
//! same phase. The player may play too, and ends it by coming back.

use dragoman_l10n::sanitise;
use dragoman_reading::command::{self, Kind};
use dragoman_reading::days::{Span, read_span};
use jiff::civil::Date;
use jiff::{Timestamp, ToSpan};

use super::context::Context;
use super::decision::Decision;
use super::named::named;
use super::not_done::{Outcome, declined, refuse_if};
use super::{away, barred, conduct, stage, watching};
use crate::decide::hidden_players::{is_first_player, is_hidden_player};
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Deputy, Game, LONGEST_AWAY, MOST_ASKED, PowerId, Stage};
use crate::notice::deputy::{Days, DeputyNotice, NoDeputy};
use crate::notice::{Declined, Notice};
use crate::person::Person;
use crate::standing::Way;

/// The largest number of characters of a deputy's name.
const LONGEST_NAME: usize = 80;

/// Instead of a person: nobody.
const NONE: Kind = Kind::Choice(&["none", "no"]);

fn days(deputy: &Deputy) -> Days {
    Days { from: deputy.from, to: deputy.to }
}

/// Begins and ends what is due at `now`.
pub(super) fn begin_and_end(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    for at in 0..game.seats.len() {
        let Some(seat) = game.seats.get(at) else { continue };
        let Some(deputy) = seat.asked_deputy() else { continue };
        let (is_due, is_over) = (deputy.begins <= now, deputy.ends <= now);
        // Somebody who has taken a seat since sees no other's orders. Who hasn't accepted sees none, and that they have a seat may
        // be secret.
        let may_not = game.seat_of(&deputy.person).is_some() || game.standing.is_expelled(&deputy.person);
        let may_not = may_not && (deputy.has_accepted() || !game.hides_players());
        let begins = seat.deputy().is_some() && deputy.has_accepted() && !deputy.has_begun() && is_due;
        if is_over {
            end(decision, game, at);
        } else if may_not && is_due {
            let due = deputy.begins;
            end_early(decision, due, game, at);
        } else if begins {
            game.begin_deputy(at);
            decision.happened(Happening::DeputyBegun { seat: at });
        }
    }
}

/// Ends the deputy of the seat at `at`, if there is one. One who hasn't accepted goes without a word.
pub(super) fn end(decision: &mut Decision, game: &mut Game, at: usize) {
    let Some(deputy) = game.end_deputy(at) else { return };
    if deputy.has_accepted() {
        decision.happened(Happening::DeputyEnded { seat: at, deputy: Box::new(deputy) });
    }
}

/// The same at `said`, before the days are over, while the player needn't be back: the deadline waits for them again if they are away,
/// unless it had passed.
pub(super) fn end_early(decision: &mut Decision, said: Timestamp, game: &mut Game, at: usize) {
    end(decision, game, at);
    if game.running().and_then(|running| running.clock.deadline()).is_none_or(|deadline| deadline < said) {
        return;
    }
    away::step_now(game).into_iter().for_each(|stepped| decision.happened(stepped));
}

/// Asks a person to be the acting player's deputy, takes that back, or shows who it is.
pub(super) fn name(context: &Context<'_>, loaded: &LoadedGame, person: Option<&str>, on: Option<&str>) -> Outcome {
    let mut game = loaded.game.clone();
    let (me, now) = (&context.view.person.id, context.view.now);
    stage::running(&game)?;
    let is_none = |word: &str| command::choice(context.words, NONE, word.trim()).is_some();
    let Some(at) = game.seats.iter().position(|seat| seat.person() == Some(me) && game.has_units(seat)) else {
        return match person.is_some_and(is_none) {
            true => answer(context, loaded, false),
            false => declined(Declined::NotIn),
        };
    };
    let present = game.seats.get(at).and_then(|seat| seat.deputy());
    let Some(word) = person else {
        let deputy = present.map(|deputy| (deputy.name.clone(), days(deputy), deputy.has_accepted()));
        return Ok(context.say(context.aside(), Some(&game), Notice::Deputy(DeputyNotice::Yours { deputy })));
    };
    if is_none(word) {
        return call_off(context, loaded, at);
    }
    let today = game.day(now);
    let (name, from, to) = whom_and_when(context, &game, word, on, today).ok_or(Declined::Deputy(NoDeputy::Whom))?;
    let length = (to - from).get_days() + 1;
    if from < today || length > LONGEST_AWAY || to > today.checked_add(1.year()).unwrap_or(today) {
        return declined(Declined::Deputy(NoDeputy::Days { most: LONGEST_AWAY }));
    }
    if let Some(deputy) = present {
        return declined(Declined::Deputy(NoDeputy::Asked { name: deputy.name.clone() }));
    }
    let person = named(context, &game, &name)?;
    let own = game.seats.get(at).and_then(|seat| seat.powers.first()).cloned().ok_or(Declined::NotIn)?;
    let refusal = refusal(&game, &person, &own);
    // Otherwise whoever asks about one person after the other finds out who has taken a seat, or stands in for somebody. Of the
    // first players all know that they have one.
    let is_hidden =
        game.hides(&person.id) && matches!(refusal, Some(NoDeputy::Plays { .. } | NoDeputy::Expelled { .. }));
    if let Some(why) = refusal.filter(|_| !is_hidden) {
        return declined(Declined::Deputy(why));
    }
    let zone = game.settings.zone();
    let begins = from.to_zoned(zone.clone()).map(|day| day.timestamp());
    let ends = to.tomorrow().and_then(|day| day.to_zoned(zone)).map(|day| day.timestamp());
    let (Ok(begins), Ok(ends)) = (begins, ends) else {
        return declined(Declined::Deputy(NoDeputy::Days { most: LONGEST_AWAY }));
    };
    if let Stage::Running(running) = &mut game.stage {
        let asked = running.asked_deputies.entry(own).or_default();
        *asked = asked.saturating_add(1);
    }
    let name = sanitise::name(&person.name, LONGEST_NAME);
    let noted = DeputyNotice::Noted { name: name.clone(), days: Days { from, to } };
    let mut decision = context.say(context.aside(), Some(&game), Notice::Deputy(noted));
    if let Some(seat) = game.seats.get_mut(at) {
        let asked = Deputy::asked(me.clone(), (person.id, name), (from, to), (begins, ends));
        seat.ask_deputy(if is_hidden { asked.untold() } else { asked });
    }
    if !is_hidden {
        decision.happened(Happening::DeputyAsked { seat: at });
    }
    Ok(decision.with(loaded, game))
}

/// A person and days: in values of their own or, as one types them, in one ("Anna 3-6 December"). Without days, those of
/// the player's next absence.
fn whom_and_when(
    context: &Context<'_>,
    game: &Game,
    word: &str,
    on: Option<&str>,
    today: Date,
) -> Option<(String, Date, Date)> {
    let read = |text: &str| read_span(context.words, context.language(), text, today, today);
    let with = |name: String, span: Span| match span {
        Span::Days(from, to) => Some((name, from, to)),
        Span::OpenEnded => None,
    };
    if let Some(on) = on {
        return with(word.trim().to_owned(), read(on)?);
    }
    let words: Vec<&str> = word.split_whitespace().take(20).collect();
    let split = (1..words.len()).find_map(|at| {
        let (name, days) = words.split_at(at);
        Some((name.join(" "), read(&days.join(" "))?))
    });
    let absence = || {
        let absences = game.absences(today);
        let own = absences.iter().find(|(_, away)| away.person == context.view.person.id)?;
        Some((word.trim().to_owned(), own.1.from.max(today), own.1.to))
    };
    match split {
        Some((name, span)) => with(name, span),
        None => absence(),
    }
}

/// Whether `person` plays in `game`, or may take a seat that was offered to them.
fn has_seat(game: &Game, person: &PersonId) -> bool {
    game.seat_of(person).is_some() || game.seats.iter().any(|seat| seat.invited() == Some(person))
}

/// Why `person` can't be asked to be a deputy in `game`. What else bars them they are told themselves, and may ask all players
/// to lift it.
fn refusal(game: &Game, person: &Person, own: &PowerId) -> Option<NoDeputy> {
    let name = person.name.clone();
    let asked = game.running().and_then(|running| running.asked_deputies.get(own));
    if asked.is_some_and(|asked| *asked >= MOST_ASKED) {
        return Some(NoDeputy::TooMany);
    }
    let mut deputies = game.seats.iter().filter_map(|seat| seat.deputy()).filter(|deputy| deputy.was_told());
    let deputes = deputies.any(|deputy| deputy.person == person.id);
    let is_known = is_hidden_player(game, &person.id) || is_first_player(game, &person.id);
    if has_seat(game, &person.id) || deputes || is_known {
        return Some(NoDeputy::Plays { name });
    }
    game.standing.is_expelled(&person.id).then_some(NoDeputy::Expelled { name })
}

/// The player does without the deputy.
fn call_off(context: &Context<'_>, loaded: &LoadedGame, at: usize) -> Outcome {
    let mut game = loaded.game.clone();
    refuse_if(game.seats.get(at).and_then(|seat| seat.deputy()).is_none(), Declined::Deputy(NoDeputy::None))?;
    let notice = DeputyNotice::Yours { deputy: None };
    let mut decision = context.say(context.aside(), Some(&game), Notice::Deputy(notice));
    end_early(&mut decision, context.event.at, &mut game, at);
    Ok(decision.with(loaded, game))
}

/// The acting person answers a player who has asked them. Somebody who has accepted can still refuse: the deputy ends.
pub(super) fn answer(context: &Context<'_>, loaded: &LoadedGame, agreed: bool) -> Outcome {
    let mut game = loaded.game.clone();
    let (me, now) = (&context.view.person.id, context.view.now);
    let find = |accepted: bool| {
        let is_theirs = |deputy: &Deputy| deputy.person == *me && deputy.was_told() && deputy.ends > now;
        let is_asked = |deputy: &Deputy| is_theirs(deputy) && deputy.has_accepted() == accepted;
        game.seats.iter().position(|seat| seat.deputy().is_some_and(is_asked))
    };
    let at = find(false).or_else(|| find(true).filter(|_| !agreed));
    // A menu in which people are chosen has no "none": a player says no to their own deputy.
    let own = game.seats.iter().position(|seat| seat.person() == Some(me) && seat.deputy().is_some());
    if let (None, Some(own), false) = (at, own, agreed) {
        return call_off(context, loaded, own);
    }
    let at = at.filter(|_| game.running().is_some()).ok_or(Declined::Deputy(NoDeputy::None))?;
    if game.seats.get(at).and_then(|seat| seat.deputy()).is_some_and(Deputy::has_accepted) {
        let mut decision = Decision::default();
        end_early(&mut decision, context.event.at, &mut game, at);
        return Ok(decision.with(loaded, game));
    }
    if agreed && has_seat(&game, me) {
        return declined(Declined::Deputy(NoDeputy::Plays { name: context.view.person.name.clone() }));
    }
    if agreed {
        game.seats.get(at).map_or(Ok(()), |seat| barred::may_i(context, &game, Way::Deputy(seat)))?;
        conduct::may_join(context, &game.channel)?;
    }
    let notice = Notice::Deputy(DeputyNotice::Answered { agreed });
    let mut decision = context.say(context.aside(), Some(&game), notice);
    if agreed {
        // Who sees orders doesn't read letters as well.
        watching::withdraw_unless_hidden(&mut decision, &mut game, me);
        game.accept_deputy(at);
        decision.happened(Happening::DeputyAgreed { seat: at });
        begin_and_end(&mut decision, now, &mut game);
    } else if let Some(deputy) = game.end_deputy(at) {
        decision.happened(Happening::DeputyRefused { person: deputy.of, name: deputy.name });
    }
    Ok(decision.with(loaded, game))
}
