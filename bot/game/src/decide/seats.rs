//! Seats that change hands: resigned, offered, taken over, taken back, played by a computer.
//!
//! Everything that belongs to a seat stays with it: the stored orders and the press rooms. A new player gets time to
//! settle in. A seat that is offered stays with its player until somebody else takes it (seed 001 XIV.3: a player may
//! come back while there are units; or supply centres, from which new ones are built). Eliminated players and the
//! waiting list have priority.

use dragoman_reading::fold::fold;
use dragoman_runtime::names::name_from;
use jiff::Timestamp;

use super::actor_name::name_of;
use super::context::Context;
use super::decision::Decision;
use super::named::named;
use super::not_done::{Outcome, declined, refuse_if};
use super::{admission, awaiting, away, barred, computers, conduct, deputies, orders, stage, watching};
use crate::decide::hidden_players::{is_first_player, is_hidden_player};
use crate::decide::offers::{first_asked, reserved_until};
use crate::decide::{filling, open_votes, proposed_deeds, roles};
use crate::event::{PersonId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Deed, Delay, Game, Left, Part, PowerId, Role, Seat, Stage, free_computer_names};
use crate::notice::master::NoDeed;
use crate::notice::opening::NoInvitation;
use crate::notice::seat::{GivingUp, NoSeat, OfferCause, SeatNotice};
use crate::notice::{Declined, Notice};
use crate::rules;
use crate::standing::{Way, known_name, may_return};

/// Asks for confirmation: nothing is done before the button is pressed, or `go-ahead` is said.
pub(super) fn ask(context: &Context<'_>, game: &Game, giving_up: GivingUp) -> Decision {
    let number = game.running().map(|running| running.number);
    context.say(context.aside(), Some(game), Notice::Seat(SeatNotice::Sure { giving_up, number }))
}

/// Resigns the acting player's seat. `back`: whether they may come back to it; a game master who may isn't neutral.
pub(super) fn resign(context: &Context<'_>, loaded: &LoadedGame, back: Option<bool>, sure: bool) -> Outcome {
    let mut game = loaded.game.clone();
    let number = stage::running(&game)?.number;
    let now = context.view.now;
    let me = &context.view.person.id;
    let at = game.seats.iter().position(|seat| seat.person() == Some(me)).ok_or(Declined::NotIn)?;
    if game.is_out(&game.seats[at]) {
        return Ok(depart(context, loaded, sure));
    }
    if !sure {
        let powers = game.seats[at].powers.clone();
        // Who looks after the game is asked whether they want to be neutral from now on.
        let master = game.creator == *me;
        return Ok(ask(context, &game, GivingUp::Seat { powers, master, back }));
    }
    let mut decision = Decision::default();
    let seat = game.seats[at].clone();
    open_votes::close_asking(&mut decision, &mut game, &seat);
    let for_good = back == Some(false);
    if for_good {
        let seat = &game.seats[at];
        let name = game.name_of(me).to_owned();
        game.standing.enter(me, &name, Role::Player, &seat.powers, number);
        game.standing.leave_for_good(me);
    }
    // Who was on time has since read who wasn't: they don't take orders back by resigning, nor does who plays after them.
    if is_closed(&game, at) {
        seal(&mut decision, &mut game, at, loaded);
    }
    vacate(&mut decision, &mut game, at, (!for_good).then(|| me.clone()), now);
    let seat = game.seats[at].clone();
    let notice = SeatNotice::YouResigned { powers: seat.powers.clone(), for_good };
    decision.reply(now, context.aside(), Some(&game), Notice::Seat(notice));
    decision.happened(vacated(&game, at, OfferCause::Resigned));
    orders::go_on(&mut decision, now, &mut game, loaded);
    Ok(decision.with(loaded, game))
}

/// Somebody who has resigned says that they won't come back.
pub(super) fn not_come_back(context: &Context<'_>, loaded: &LoadedGame, sure: bool) -> Decision {
    let mut game = loaded.game.clone();
    let me = &context.view.person.id;
    let held = game.standing.of(me).and_then(|part| part.held.iter().find(|stay| stay.left == Left::Open));
    let powers = held.map(|stay| stay.powers.clone()).unwrap_or_default();
    if !sure {
        return ask(context, &game, GivingUp::WayBack { powers });
    }
    game.standing.leave_for_good(me);
    game.seats.iter_mut().for_each(|seat| seat.close_way_back(me));
    let notice = Notice::Seat(SeatNotice::YouResigned { powers, for_good: true });
    context.say(context.aside(), Some(&game), notice).with(loaded, game)
}

/// The seat at `at` was vacated.
pub(super) fn vacated(game: &Game, at: usize, cause: OfferCause) -> Happening {
    match game.settings.no_replacements {
        true => Happening::SeatVacated { seat: at },
        false => Happening::SeatOffered { seat: at, cause },
    }
}

/// The seat at `at` becomes vacant: it is offered, if seats are offered in the game, and its powers are in civil
/// disorder. `former`: who may come back to it.
fn vacate(decision: &mut Decision, game: &mut Game, at: usize, former: Option<PersonId>, now: Timestamp) {
    deputies::end(decision, game, at);
    let offered = (!game.settings.no_replacements).then_some(now);
    let Some(seat) = game.seats.get_mut(at) else { return };
    seat.vacate(former, offered);
    let seat = seat.clone();
    if let Stage::Running(running) = &mut game.stage {
        // Sealed orders count, whoever holds the seat.
        let unsealed = seat.powers.iter().filter(|power| !running.sealed.contains(*power));
        running.position.standing.disorder.extend(unsealed.cloned());
        running.ready.retain(|power| !seat.holds(power));
        running.forget_choice(&seat);
    }
}

/// Seals the stored orders of the seat at `at` for this phase, whoever holds the seat, and announces that: a change of
/// players neither withdraws orders nor reveals them. Units without orders may be ordered, unless its player was done with
/// them and others are late.
fn seal(decision: &mut Decision, game: &mut Game, at: usize, loaded: &LoadedGame) {
    let is_closed = is_closed(game, at);
    let is_done = |power: &PowerId| game.running().is_some_and(|running| running.ready.contains(power));
    let is_sealed = |power: &&PowerId| loaded.sheets.has_orders(power) || is_closed && is_done(power);
    let powers: Vec<PowerId> =
        game.seats.get(at).map(|seat| seat.powers.iter().filter(is_sealed).cloned().collect()).unwrap_or_default();
    let Stage::Running(running) = &mut game.stage else { return };
    if powers.iter().all(|power| running.sealed.contains(power)) {
        return;
    }
    running.sealed.extend(powers.iter().cloned());
    running.position.standing.disorder.retain(|power| !powers.contains(power));
    decision.happened(Happening::OrdersSealed { powers });
}

/// Whether only others may still send orders than who plays the seat at `at`: they are late.
fn is_closed(game: &Game, at: usize) -> bool {
    game.seats.get(at).is_some_and(|seat| game.is_closed_to(seat))
}

/// An eliminated player leaves the game. Nobody plays the seat after them; its name stays in the game's history.
pub(super) fn depart(context: &Context<'_>, loaded: &LoadedGame, sure: bool) -> Decision {
    let mut game = loaded.game.clone();
    let name = game.name.clone();
    if !sure {
        return ask(context, &game, GivingUp::Company { name });
    }
    let mut decision = context.say(context.aside(), Some(&game), Notice::Seat(SeatNotice::YouDeparted { name }));
    abandon(&mut decision, &mut game, &context.view.person.id);
    decision.with(loaded, game)
}

/// `person`, who is eliminated, leaves their seat, and nobody stands in for them any more.
fn abandon(decision: &mut Decision, game: &mut Game, person: &PersonId) {
    for at in 0..game.seats.len() {
        if game.seats[at].person() == Some(person) {
            deputies::end(decision, game, at);
            game.seats[at].abandon();
        }
    }
}

/// The person whom a game master wants to expel.
enum Meant {
    /// The seat with this index.
    Seat(usize),
    /// The place with this index in the waiting list.
    Waiting(usize),
    /// Somebody who isn't in the game now and may come back: a former player, a deputy, somebody who watches. Where nobody knows
    /// who plays what, who isn't named by a power may play too.
    Past {
        /// The person whom the game master names.
        person: PersonId,
        /// As others see them.
        name: String,
        /// They are named by the power that they played last.
        by_power: bool,
    },
}

/// The person whom `word` names: by power once the powers are known, by name or id where everyone sees who plays what.
fn meant(context: &Context<'_>, game: &Game, word: &str) -> Result<Meant, Declined> {
    let power = rules::power(context.words, &game.settings.variant, word).filter(|_| game.running().is_some());
    if let Some(power) = power {
        let seat = (0..game.seats.len()).find(|at| game.seats[*at].holds(&power));
        let found = seat.and_then(|at| match (game.seats[at].person(), last_player(game, &game.seats[at])) {
            (Some(_), _) => Some(Meant::Seat(at)),
            (None, Some((person, name))) => {
                Some(Meant::Past { person: person.clone(), name: name.to_owned(), by_power: true })
            }
            (None, None) => None,
        });
        return found.ok_or(Declined::Master(NoDeed::NobodyPlays { power }));
    }
    let typed = word.trim().trim_start_matches('@');
    // Names are compared as elsewhere: a person shown as "Łukasz" is found as "lukasz". Ids are compared exactly.
    let is = |person: &PersonId, name: &str| {
        fold(name.trim()) == fold(typed) || person.native().to_lowercase() == typed.to_lowercase()
    };
    // Where nobody knows who plays what, a name must not reveal it.
    let seats = (0..game.seats.len()).filter(|_| !game.hides_players());
    let seats = seats.filter(|at| game.seats[*at].person().is_some_and(|person| is(person, game.name_of(person))));
    let waiting = (0..game.waiting.len()).filter(|at| is(&game.waiting[*at].person, &game.waiting[*at].name));
    let mut found: Vec<Meant> = seats.map(Meant::Seat).chain(waiting.map(Meant::Waiting)).collect();
    if found.is_empty() {
        // Who watches, or asks to, is known to all; what else people were is known where that isn't secret.
        let hides = game.hides_players();
        let past = game.standing.parts().iter().filter(|_| !hides);
        let named = past.filter_map(|part| Some((part.person()?, part.name.as_str())));
        let watchers = game.watchers.iter().filter(|watcher| !hides || watcher.is_open());
        let asked = watchers.map(|watcher| (&watcher.person, watcher.name.as_str()));
        let mut people: Vec<(&PersonId, &str)> = named.chain(asked).filter(|(person, name)| is(person, name)).collect();
        people.dedup_by(|a, b| a.0 == b.0);
        let past = |(person, name): (&PersonId, &str)| Meant::Past {
            person: person.clone(),
            name: name.to_owned(),
            by_power: false,
        };
        found.extend(people.into_iter().map(past));
    }
    let name = word.to_owned();
    match (found.pop(), found.is_empty()) {
        (Some(only), true) => Ok(only),
        (Some(_), false) => Err(Declined::Seat(NoSeat::SeveralCalled { name })),
        (None, _) => Err(Declined::Seat(NoSeat::NobodyPlaysCalled { name })),
    }
}

/// Who played a vacant seat last, if they may come back to it.
fn last_player<'a>(game: &'a Game, seat: &'a Seat) -> Option<(&'a PersonId, &'a str)> {
    let may_come = |part: &&Part| part.held.iter().any(|stay| seat.is_of(&stay.powers) && stay.left == Left::Open);
    let last_left = |part: &&Part| {
        let stays = part.held.iter().filter(|stay| seat.is_of(&stay.powers));
        stays.filter_map(|stay| stay.times.last()?.to).max()
    };
    let parts = game.standing.parts().iter().filter(may_come).max_by_key(last_left);
    let known = parts.and_then(|part| Some((part.person()?, part.name.as_str())));
    let of_former = |former: &'a PersonId| {
        // Where a computer plays now, the seat has its name.
        let own = game.standing.of(former).map_or("", |part| part.name.as_str());
        (former, if seat.is_vacant() { known_name(game, seat) } else { own })
    };
    seat.former().map(of_former).or(known)
}

/// Closes every way in for `person`, who was expelled or takes a seat: as a deputy, as a watcher, to a seat that they
/// were asked to take.
fn close_other_ways(decision: &mut Decision, said: Timestamp, game: &mut Game, person: &PersonId) {
    for at in 0..game.seats.len() {
        let Some(deputy) = game.seats.get(at).and_then(|seat| seat.deputy()) else { continue };
        // Who asked them and waits for an answer doesn't learn from this that they play, where that is secret.
        let stays = game.hides_players() && !deputy.has_accepted();
        if deputy.person == *person && !stays {
            deputies::end_early(decision, said, game, at);
        }
    }
    game.seats.iter_mut().for_each(|seat| seat.uninvite(person));
    watching::withdraw_unless_hidden(decision, game, person);
}

/// The game master expels a person from the waiting list, from a seat before the game begins, or from a running game,
/// where the seat is offered to others. They can't join again by themselves. `shown`: the tag of the person about whom the game
/// master was asked, and says that they are sure.
pub(super) fn expel(
    context: &Context<'_>,
    loaded: &LoadedGame,
    word: Option<&str>,
    sure: bool,
    shown: Option<&str>,
) -> Outcome {
    let mut game = loaded.game.clone();
    stage::not_over(&game)?;
    let word = word.ok_or(Declined::Seat(NoSeat::ExpelWhom))?;
    let meant = meant(context, &game, word)?;
    let (person, name, powers) = match &meant {
        Meant::Waiting(at) => (game.waiting[*at].person.clone(), game.waiting[*at].name.clone(), Vec::new()),
        // A name reveals no power.
        Meant::Past { person, name, by_power: false } if game.hides_players() => {
            (person.clone(), name.clone(), Vec::new())
        }
        Meant::Past { person, name, .. } => {
            let is_theirs =
                |seat: &&Seat| seat.person().is_none() && last_player(&game, seat).is_some_and(|last| last.0 == person);
            let powers = game.seats.iter().find(is_theirs).map(|seat| seat.powers.clone()).unwrap_or_default();
            let name = if powers.is_empty() || !game.settings.anonymous { name.clone() } else { String::new() };
            (person.clone(), name, powers)
        }
        Meant::Seat(at) => {
            let seat = &game.seats[*at];
            let person = seat.person().cloned().ok_or(Declined::NotIn)?;
            // In public a power or a name, never both where their connection is secret.
            let name = known_name(&game, seat).to_owned();
            (person, name, seat.powers.clone())
        }
    };
    refuse_if(person == context.view.person.id, Declined::Seat(NoSeat::ExpelYourself))?;
    // A game master who plays removes no rival alone.
    if let (Meant::Seat(at), [power, ..]) = (&meant, powers.as_slice())
        && roles::plays(context, &game)
        && !game.is_out(&game.seats[*at])
    {
        let deed = Deed::Expel { power: power.clone() };
        return proposed_deeds::propose(context, loaded, proposed_deeds::of(context, &game, deed, String::new()));
    }
    // Nor who plays for one, or may come back to their seat. Who does that isn't told where it is secret.
    let deputises = |seat: &Seat| seat.asked_deputy().is_some_and(|deputy| deputy.person == person);
    if matches!(meant, Meant::Past { .. })
        && roles::plays(context, &game)
        && (game.settings.anonymous || !powers.is_empty() || game.seats.iter().any(deputises))
    {
        return declined(Declined::Master(NoDeed::YouPlay));
    }
    let tag = tag_of_expelled(context, &game, &person, &powers);
    if !sure {
        return Ok(ask(context, &game, GivingUp::Other { word: word.to_owned(), name, powers, meant: tag }));
    }
    // Somebody else has the seat or the name by now. Older versions asked without a tag.
    refuse_if(shown.is_some_and(|shown| shown != tag), Declined::Seat(NoSeat::ExpelAnother))?;
    let now = context.view.now;
    let mut decision = Decision::default();
    // Who has taken a seat since, which isn't told, plays on; so does, beside a game master who plays, who may come back to one or
    // stands in for its player.
    let is_listed = matches!(meant, Meant::Waiting(_) | Meant::Past { by_power: false, .. });
    let is_rival = matches!(meant, Meant::Waiting(_))
        && roles::plays(context, &game)
        && (may_return(&game, &person) || game.seats.iter().any(deputises));
    if !is_rival && (!is_listed || game.seat_of(&person).is_none()) {
        banish(&mut decision, context.event.at, &mut game, &person, &name);
    }
    if is_listed {
        watching::withdraw(&mut decision, &mut game, &person);
    }
    decision.happened(Happening::Expelled { person: person.clone(), name, powers });
    context.acknowledge(&mut decision, &game);
    match meant {
        Meant::Waiting(at) => {
            game.waiting.remove(at);
        }
        Meant::Past { person, .. } => {
            wait_no_more(&mut game, &person);
            game.seats.iter_mut().for_each(|seat| seat.close_way_back(&person));
        }
        Meant::Seat(at) if game.running().is_none() => {
            game.seats.remove(at);
            filling::fill_up(&mut decision, now, &mut game);
        }
        Meant::Seat(at) if game.is_out(&game.seats[at]) => {
            abandon(&mut decision, &mut game, &person);
        }
        Meant::Seat(at) => {
            open_votes::close(&mut decision, &mut game);
            if is_closed(&game, at) {
                // They were on time: their orders count, as when they resign.
                seal(&mut decision, &mut game, at, loaded);
            }
            vacate(&mut decision, &mut game, at, None, now);
            decision.happened(vacated(&game, at, OfferCause::Sought));
            orders::go_on(&mut decision, now, &mut game, loaded);
        }
    }
    Ok(decision.with(loaded, game))
}

/// What tells the person whom a question before an expulsion is about from others. It is in a button's id, so that it depends on the key.
/// Where it is secret who plays what, it depends on since when they have the seat instead, which all know.
fn tag_of_expelled(context: &Context<'_>, game: &Game, person: &PersonId, powers: &[PowerId]) -> String {
    let who = if game.hides_players() && !powers.is_empty() {
        game.tenures.last_taken(powers, person).map_or_else(String::new, |at| at.to_string())
    } else {
        person.as_str().to_owned()
    };
    let asked = format!("{who}:{}:{}", game.id, powers.join("+"));
    name_from(&context.view.key.hash("expelled", &asked), 6)
}

/// Expels the player of `power`, to which all others have agreed; also one who has left the seat meanwhile: `expelled`, if that is
/// known. What the player has ordered still counts: rivals have no say in it.
pub(super) fn expel_agreed(
    context: &Context<'_>,
    decision: &mut Decision,
    loaded: &LoadedGame,
    game: &mut Game,
    (power, expelled): (&PowerId, Option<&PersonId>),
) {
    let now = context.view.now;
    let Some(at) = game.seats.iter().position(|seat| seat.holds(power)) else { return };
    let seat = game.seats[at].clone();
    let last = || last_player(game, &seat).map(|(person, _)| person);
    let Some(person) = expelled.or(seat.person()).or_else(last).cloned() else { return };
    let plays = seat.person() == Some(&person);
    // In public a power or a name, never both where their connection is secret.
    let name = match game.standing.of(&person) {
        _ if plays => known_name(game, &seat).to_owned(),
        Some(part) if !game.settings.anonymous => part.name.clone(),
        Some(_) | None => String::new(),
    };
    banish(decision, context.event.at, game, &person, &name);
    wait_no_more(game, &person);
    game.seats.iter_mut().for_each(|seat| seat.close_way_back(&person));
    decision.happened(Happening::Expelled { person, name, powers: seat.powers.clone() });
    open_votes::close(decision, game);
    if !plays {
        return;
    }
    seal(decision, game, at, loaded);
    vacate(decision, game, at, None, now);
    decision.happened(vacated(game, at, OfferCause::Sought));
    orders::go_on(decision, now, game, loaded);
}

/// `person`, who takes a seat or was expelled from one, doesn't wait for one any more. The list names who waits: where nobody may
/// know who plays, it shows neither.
fn wait_no_more(game: &mut Game, person: &PersonId) {
    if !game.hides_players() {
        game.waiting.retain(|waiting| waiting.person != *person);
    }
}

/// Notes that `person`, whom all see as `name`, doesn't come back by themselves, and closes every way in for them.
fn banish(decision: &mut Decision, said: Timestamp, game: &mut Game, person: &PersonId, name: &str) {
    game.standing.expel(person, name);
    game.invited.retain(|invited| invited != person);
    game.requests.retain(|request| request.person != *person);
    close_other_ways(decision, said, game, person);
}

/// The acting person takes the seat of `power`, or the only one that they may take.
pub(super) fn take(context: &Context<'_>, loaded: &LoadedGame, power: Option<&str>) -> Outcome {
    conduct::may_join(context, &loaded.game.channel)?;
    // It concerns nobody else, and a button in the channel doesn't show who presses it.
    let refused = |why| context.answer(context.aside(), Some(&loaded.game), Notice::Declined(why));
    let at = may_take(context, &loaded.game, power).map_err(refused)?;
    give(context, loaded, at)
}

/// Gives the seat at `at` to the acting person, or asks the players whether they get it.
fn give(context: &Context<'_>, loaded: &LoadedGame, at: usize) -> Outcome {
    let seat = &loaded.game.seats[at];
    match admission::is_needed(context, &loaded.game, seat) {
        true => admission::ask_for(context, loaded, seat.powers.clone()),
        false => hand_over(context, loaded, at),
    }
}

fn may_take(context: &Context<'_>, game: &Game, power: Option<&str>) -> Result<usize, Declined> {
    stage::running(game)?;
    let me = &context.view.person.id;
    barred::may_i(context, game, Way::Lobby)?;
    let is_former = |seat: &Seat| seat.former() == Some(me);
    let is_asked = |seat: &Seat| seat.invited() == Some(me);
    if !game.is_open_to(me) && !game.seats.iter().any(|seat| is_asked(seat) || is_former(seat)) {
        return Err(Declined::Invitation(NoInvitation::Needed));
    }
    // As is said when the computer takes a seat.
    let is_computers =
        |seat: &Seat| seat.computer().is_some() && !game.settings.no_replacements && !game.settings.practice;
    let is_free = |seat: &Seat| {
        (seat.offered().is_some() || seat.invited() == Some(me) || is_computers(seat))
            && seat.person() != Some(me)
            && !game.is_out(seat)
    };
    let free: Vec<usize> = (0..game.seats.len()).filter(|at| is_free(&game.seats[*at])).collect();
    let at = match power {
        Some(word) => {
            let power = context.power(game, word)?;
            match free.iter().find(|at| game.seats[**at].holds(&power)) {
                Some(held) => *held,
                None => {
                    // Who may take no seat at all learns that, and not to wait for this one.
                    game.seat_with(&power).map_or(Ok(()), |seat| barred::may_i(context, game, Way::Seat(seat)))?;
                    return Err(Declined::Seat(NoSeat::NotOffered));
                }
            }
        }
        None => match free.as_slice() {
            [] => return Err(Declined::Seat(NoSeat::NotOffered)),
            [only] => *only,
            several => {
                // Not in the order of joining, which the lobby has shown by name.
                let mut powers: Vec<PowerId> =
                    several.iter().filter_map(|at| game.seats[*at].powers.first().cloned()).collect();
                powers.sort();
                return Err(Declined::Seat(NoSeat::Which { powers }));
            }
        },
    };
    let seat = &game.seats[at];
    barred::may_i(context, game, Way::Seat(seat))?;
    let comes_first = first_asked(game).contains(me) || seat.invited() == Some(me) || seat.former() == Some(me);
    match reserved_until(game, seat) {
        Some(until) if !comes_first && context.view.now < until => Err(Declined::Seat(NoSeat::Reserved { until })),
        _ => Ok(at),
    }
}

/// The acting person is back: in a seat that was offered, or in the one that they resigned.
pub(super) fn come_back(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    stage::running(game)?;
    let me = &context.view.person.id;
    if let Some(at) = game.seats.iter().position(|seat| seat.person() == Some(me) && !game.is_out(seat)) {
        return stay(context, loaded, at);
    }
    conduct::may_join(context, &game.channel)?;
    let gave_up = |seat: &Seat| seat.former() == Some(me) && seat.person().is_none() && !game.is_out(seat);
    let Some(at) = game.seats.iter().position(gave_up) else {
        barred::may_i(context, game, Way::Lobby)?;
        return declined(Declined::Seat(NoSeat::Gone));
    };
    barred::may_i(context, game, Way::Seat(&game.seats[at]))?;
    give(context, loaded, at)
}

/// The player of a seat that is offered says that they are still there.
fn stay(context: &Context<'_>, loaded: &LoadedGame, at: usize) -> Outcome {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    let mut decision = Decision::default();
    deputies::end(&mut decision, &mut game, at);
    away::back(&mut game, &context.view.person.id, now);
    let seat = game.seats.get_mut(at).ok_or(Declined::NotIn)?;
    let was_offered = seat.stay();
    let powers = seat.powers.clone();
    if was_offered {
        decision.happened(Happening::SeatKept { seat: at });
    }
    awaiting::go_on(&mut decision, now, &mut game, &loaded.sheets);
    let deadline = game.running().and_then(|running| running.clock.deadline());
    let notice = Notice::Seat(SeatNotice::YoursAgain { powers, deadline });
    decision.reply(now, context.aside(), Some(&game), notice);
    Ok(decision.with(loaded, game))
}

/// How often somebody may come back in one phase to the seat that they gave up: each time all are told, and votes end.
const MOST_RETURNS: u32 = 2;

/// Counts that the player of `seat` takes it back. `false`: they have done so as often as they may in this phase.
#[must_use]
fn count_return(game: &mut Game, seat: &Seat) -> bool {
    let (Stage::Running(running), Some(voice)) = (&mut game.stage, seat.powers.first()) else { return true };
    let returned = running.returned.entry(voice.clone()).or_default();
    *returned = returned.saturating_add(1);
    *returned <= MOST_RETURNS
}

/// `seat` gets another player, of whom nothing is counted yet.
fn forget_returns(game: &mut Game, seat: &Seat) {
    if let (Stage::Running(running), Some(voice)) = (&mut game.stage, seat.powers.first()) {
        running.returned.remove(voice);
    }
}

/// Gives the seat at `at`, with everything that belongs to it, to the acting person.
fn hand_over(context: &Context<'_>, loaded: &LoadedGame, at: usize) -> Outcome {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    let me = context.view.person.id.clone();
    let mut decision = Decision::default();
    let seat = game.seats.get(at).cloned().ok_or(Declined::NotIn)?;
    // By whichever command: the same person is back in the seat that they gave up.
    let again = seat.person().is_none() && seat.former() == Some(&me);
    if again {
        let may_return = count_return(&mut game, &seat);
        refuse_if(!may_return && seat.invited() != Some(&me), Declined::Seat(NoSeat::ReturnedOften))?;
        open_votes::close_asking(&mut decision, &mut game, &seat);
    } else {
        forget_returns(&mut game, &seat);
        open_votes::close(&mut decision, &mut game);
    }
    // An eliminated player leaves their former seat.
    abandon(&mut decision, &mut game, &me);
    wait_no_more(&mut game, &me);
    // Who plays a seat is nobody's deputy and doesn't watch, and a new player has no deputy.
    close_other_ways(&mut decision, context.event.at, &mut game, &me);
    deputies::end(&mut decision, &mut game, at);
    let counted = game.standing.of(&me).map(|part| part.reliability).unwrap_or_default();
    let seat = game.seats.get_mut(at).ok_or(Declined::NotIn)?;
    let before = seat.person().cloned();
    // What somebody missed in the game stays missed in whatever seat.
    seat.take(me, name_of(context), again, counted);
    let seat = seat.clone();
    if before.is_some() {
        // The previous player hasn't resigned: what they have ordered is sealed.
        seal(&mut decision, &mut game, at, loaded);
    }
    let settle_in = open_votes::day(&game);
    let is_open = |power: &&PowerId| game.running().is_none_or(|running| !running.sealed.contains(*power));
    let open: Vec<PowerId> = seat.powers.iter().filter(is_open).cloned().collect();
    let can_order = !open.is_empty();
    if let Stage::Running(running) = &mut game.stage {
        if !again || open.iter().any(|power| running.awaits.contains(power)) {
            running.clock.let_order(&open);
        }
        if can_order {
            // The time was shortened while nobody played this seat, because all others had chosen.
            running.clock.lengthen_again(now);
        }
        running.position.standing.disorder.retain(|power| !seat.holds(power));
        running.ready.retain(|power| !seat.holds(power));
        running.chosen.retain(|power| !seat.holds(power));
        running.forget_choice(&seat);
        if can_order && !again {
            running.clock.leave(settle_in, now, Delay::Within);
        }
    }
    if can_order {
        awaiting::go_on(&mut decision, now, &mut game, &loaded.sheets);
    }
    decision.happened(Happening::SeatTaken { seat: at, from: before, again });
    if !can_order {
        // What was sent is sealed: perhaps nobody is waited for any more.
        orders::go_on(&mut decision, now, &mut game, loaded);
    }
    let deadline = game.running().and_then(|running| running.clock.deadline());
    if matches!(context.event.place, Place::Reply { .. }) {
        let notice = Notice::Seat(SeatNotice::YoursAgain { powers: seat.powers.clone(), deadline });
        decision.reply(now, context.back(), Some(&game), notice);
    }
    Ok(decision.with(loaded, game))
}

/// The power that `named` names, and the words behind it, which name a person: "Russia zosia".
pub(super) fn power_and_name<'a>(
    context: &Context<'_>,
    game: &Game,
    named: &'a str,
) -> Option<(PowerId, Option<&'a str>)> {
    let read = |word: &str| rules::power(context.words, &game.settings.variant, word);
    let parted = || {
        // A power's name may have several words.
        let mut ends = named.rmatch_indices(char::is_whitespace).map(|(at, _)| named.split_at(at));
        let (power, name) = ends.find_map(|(power, name)| Some((read(power)?, name.trim())))?;
        (!name.is_empty()).then_some((power, Some(name)))
    };
    read(named).map(|power| (power, None)).or_else(parted)
}

/// The game master offers the seat of `power`, or asks the person called `name` to take it, who may be named behind the power
/// as well.
pub(super) fn replace(context: &Context<'_>, loaded: &LoadedGame, power: &str, name: Option<&str>) -> Outcome {
    let mut game = loaded.game.clone();
    stage::running(&game)?;
    let named_too = power_and_name(context, &game, power).filter(|(_, behind)| name.is_none() || behind.is_none());
    let (power, behind) = named_too.ok_or_else(|| Declined::UnknownPower { word: power.to_owned() })?;
    let name = name.or(behind);
    let Some(at) = game.seats.iter().position(|seat| seat.holds(&power) && !game.is_out(seat)) else {
        return declined(Declined::Seat(NoSeat::Eliminated { power }));
    };
    // A game master who plays gives no rival's seat away alone: only one that is vacant, or offered by the rules.
    let seat = &game.seats[at];
    let is_held = seat.person().is_some_and(|holder| *holder != context.view.person.id) && seat.offered().is_none();
    if is_held && roles::plays(context, &game) {
        return declined(Declined::Seat(NoSeat::HeldByRival { power }));
    }
    let person = name.map(|name| named(context, &game, name)).transpose()?;
    let now = context.view.now;
    let mut decision = Decision::default();
    if let Some(person) = person {
        let plays = game.seat_of(&person.id).is_some_and(|own| !game.is_out(own));
        // Where nobody knows who plays what, the answer is the same about all of the first players, and about all others.
        if plays && !game.hides_players() || is_first_player(&game, &person.id) {
            return declined(Declined::Seat(NoSeat::StillPlaying));
        }
        let is_expelled = game.standing.is_expelled(&person.id);
        let is_hidden = is_hidden_player(&game, &person.id) || is_expelled && game.hides_players();
        if is_expelled && !is_hidden {
            return declined(Declined::Seat(NoSeat::ExpelledBefore { name: person.name }));
        }
        let powers = game.seats[at].powers.clone();
        if is_hidden {
            // Whoever was asked before is asked no more, as where somebody else is asked.
            game.seats[at].withdraw_invitation();
        } else {
            game.seats[at].invite(person.id.clone());
            decision.happened(Happening::SeatProposed { person: person.id, seat: at });
        }
        let asked = Notice::Seat(SeatNotice::Asked { powers, name: person.name });
        decision.reply(now, context.aside(), Some(&game), asked);
    } else {
        game.seats[at].offer_anew(now);
        decision.happened(Happening::SeatOffered { seat: at, cause: OfferCause::Sought });
    }
    Ok(decision.with(loaded, game))
}

/// Computers play the vacant seats.
pub(super) fn fill(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let (mut game, now) = (loaded.game.clone(), context.view.now);
    let mut decision = Decision::default();
    if let Stage::Lobby = game.stage {
        // Which powers nobody plays would follow from that they are always done, and from it who plays the others.
        refuse_if(game.settings.anonymous, Declined::Seat(NoSeat::AnonymousComputers))?;
        let missing = filling::needed(&game).saturating_sub(game.seats.len());
        refuse_if(missing == 0, Declined::Seat(NoSeat::NothingToFill))?;
        for (number, name) in (1..=missing).zip(free_computer_names(&game)) {
            let joined_by = format!("{}#{number}", context.event.id);
            let seed = computers::seed_of(&context.view.seed, &number.to_string());
            game.seats.push(Seat::of_computer(seed, name, joined_by));
        }
        filling::fill_up(&mut decision, now, &mut game);
        return Ok(decision.with(loaded, game));
    }
    stage::running(&game)?;
    let empty = |game: &Game, seat: &Seat| seat.is_vacant() && !game.is_out(seat);
    let vacant: Vec<usize> = (0..game.seats.len()).filter(|at| empty(&game, &game.seats[*at])).collect();
    refuse_if(vacant.is_empty(), Declined::Seat(NoSeat::NothingToFill))?;
    open_votes::close(&mut decision, &mut game);
    decision.happenings.extend(computers::seat(&mut game, &vacant, &context.view.seed));
    orders::go_on(&mut decision, now, &mut game, loaded);
    Ok(decision.with(loaded, game))
}
