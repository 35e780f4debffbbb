//! What players have said to each other as statements: listed, and what of it is agreed.
//!
//! Only the statements of the acting person's own power are read, with a permit.

use std::borrow::Cow;

use dragoman_runtime::names::name_from;
use dragoman_statements::{Alternative, Clause, Meaning, Sort, Statement};
use jiff::Timestamp;

use super::context::Context;
use super::decision::{Decision, Want};
use super::not_done::{Outcome, declined_aside};
use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::{Game, OrderText, PhaseId, PowerId, Running};
use crate::negotiation::{Read, Reply, Said, StatementRow, button_name, short_button_name};
use crate::notice::statement::{Entry, EntryStanding, NoStatement, Numbered, StatementNotice};
use crate::notice::{Declined, Notice};
use crate::post::Key;
use crate::rules::{self, Agreed, OwnOrders};
use crate::standing::{What, may_see};

/// How many statements are listed at once: the newest.
const LISTED: usize = 30;

/// How many agreements that orders contradict are told at once: the newest.
const CONTRADICTED: usize = 10;

/// How many statements that stand for an earlier one are followed back.
const DEEPEST: usize = 20;

/// Declines, to the acting person alone.
pub(super) fn no<T>(why: NoStatement) -> Outcome<T> {
    Err(why.into())
}

/// The powers of the acting person's own seat.
pub(super) fn own(context: &Context<'_>, game: &Game) -> Vec<PowerId> {
    game.seat_of(&context.view.person.id).map(|seat| seat.powers.clone()).unwrap_or_default()
}

/// What the acting person may read of statements that are stored.
///
/// # Errors
/// They must be loaded first.
pub(super) fn readable<'a>(context: &Context<'a>, game: &Game) -> Result<Vec<Read<'a>>, Want> {
    if !game.negotiated {
        return Ok(Vec::new());
    }
    let rows = context.statements(game)?;
    Ok(readable_by(game, (&context.view.person.id, &own(context, game)), rows, context.view.now))
}

/// What `person`, who plays these powers, may read of stored statements at `now`.
pub(super) fn readable_by<'a>(
    game: &Game,
    (person, powers): (&PersonId, &[PowerId]),
    rows: &'a [StatementRow],
    now: Timestamp,
) -> Vec<Read<'a>> {
    let permit = |power: &PowerId| may_see(game, person, What::StatementsOf(power.clone()), now);
    let permits: Vec<_> = powers.iter().filter_map(permit).collect();
    rows.iter().filter_map(|row| permits.iter().find_map(|permit| row.read(permit))).collect()
}

/// The statement of which this is a reading, with its number.
pub(super) fn shown(read: &Read<'_>, variant: &str) -> Option<Numbered> {
    let map = rules::map(variant);
    let statement = read.said.statement.read(map).ok()?;
    let id = |power: &dragoman_engine::Power| rules::power_id(map, *power);
    Some(Numbered {
        talk: read.talk.to_vec(),
        number: read.number,
        from: id(&statement.author()),
        to: statement.to().iter().map(id).collect(),
        answers: statement.answers(),
        statement: read.said.statement.clone(),
    })
}

/// The only statement with this number in the conversations of the acting person.
pub(super) fn numbered_in<'a>(context: &Context<'a>, loaded: &LoadedGame, number: u32) -> Outcome<Read<'a>> {
    let all = readable(context, &loaded.game)?;
    let found: Vec<Read<'a>> = all.into_iter().filter(|read| read.number == number).collect();
    only(context, &loaded.game, number, &found)
}

/// The only one of `found`, which all have this number; the refusal asks in which conversation it was said, if there are several.
pub(super) fn only<'a>(context: &Context<'_>, game: &Game, number: u32, found: &[Read<'a>]) -> Outcome<Read<'a>> {
    match found {
        [] => no(NoStatement::NoSuch { number }),
        [only] => Ok(only.clone()),
        several => {
            let own = own(context, game);
            let others = |read: &Read<'_>| read.talk.iter().filter(|power| !own.contains(power)).cloned().collect();
            no(NoStatement::Which { number, with: several.iter().map(others).collect() })
        }
    }
}

/// The statement that is meant by a number, and behind it perhaps its conversation: a button names both (`7@AUSTRIA+ITALY`).
pub(super) fn meant<'a>(context: &Context<'a>, loaded: &LoadedGame, which: &str) -> Outcome<Read<'a>> {
    let typed = which.split_once('@').map_or(which, |(number, _)| number);
    let number = number(typed).ok_or(NoStatement::NotTyped)?;
    let all = readable(context, &loaded.game)?;
    let names = |read: &Read<'_>| [button_name, short_button_name].map(|name| name(read.number, read.talk));
    match all.into_iter().find(|read| names(read).iter().any(|name| name == which)) {
        Some(named) => Ok(named),
        // In another conversation the same number is something else.
        None if which.contains('@') => no(NoStatement::NoSuch { number }),
        None => numbered_in(context, loaded, number),
    }
}

/// The number that somebody typed: `#7`, `7`.
fn number(text: &str) -> Option<u32> {
    text.trim().trim_start_matches('#').parse().ok()
}

/// Lists what was said in the conversations of the acting person.
pub(super) fn list(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    let own = own(context, game);
    if own.is_empty() {
        return declined_aside(Declined::NotIn);
    }
    let all = readable(context, game)?;
    let left = all.len().saturating_sub(LISTED);
    let entry = |read: &Read<'_>| {
        let replies = read.replies.iter().map(|(power, reply)| (power.clone(), *reply)).collect();
        let adopts = can_one_adopt(game, read, &all, &own);
        let (said, phase) = (in_full(read, &all, &game.settings.variant)?, read.said.phase.code.clone());
        let standing = standing(game, read, &all, &own);
        Some(Entry { said, phase, undone: read.is_undone, replies, adopts, standing })
    };
    let entries = all.iter().skip(left).filter_map(entry).collect();
    Ok(private(context, game, StatementNotice::List { entries, left }))
}

/// Whether a statement asks for an answer in the phase that is played: what is about a later turn, or about several, can
/// still be answered then.
pub(super) fn asks(game: &Game, running: &Running, read: &Read<'_>) -> bool {
    let Ok(statement) = read.said.statement.read(rules::map(&game.settings.variant)) else { return false };
    let is_asked = matches!(statement.sort(), Sort::Proposal | Sort::Question);
    is_asked && !statement.alternatives().iter().all(|alternative| is_past(game, running, read, alternative))
}

/// Whether nobody can agree to an alternative of a statement any more: something of it was about an earlier phase.
pub(super) fn is_past(game: &Game, running: &Running, read: &Read<'_>, alternative: &Alternative) -> bool {
    let said = &read.said.phase;
    said.number != running.number
        && (renews(alternative) || rules::is_partly_past(&game.settings, &running.position, &said.code, alternative))
}

/// Whether an alternative proposes an earlier statement again.
fn renews(alternative: &Alternative) -> bool {
    alternative.clauses().iter().any(|clause| clause.meaning() == Meaning::Renew)
}

/// Whether a statement holds, waits for an answer, or is over.
fn standing(game: &Game, read: &Read<'_>, all: &[Read<'_>], own: &[PowerId]) -> EntryStanding {
    let (settings, Some(running)) = (&game.settings, game.running()) else { return EntryStanding::Past };
    let known = as_known_to_its_author(read, own, &settings.variant);
    let read = &*reading(read, known.as_ref());
    let is_agreed = |power: &&PowerId| {
        let agreed = agreed(read, all, &settings.variant, power, 0);
        agreed.iter().any(|agreed| rules::may_hold(settings, &running.position, agreed))
    };
    if own.iter().filter(|power| read.talk.contains(power)).any(|power| is_agreed(&power)) {
        return EntryStanding::Holds;
    }
    let is_open = asks(game, running, read) && !read.is_undone && game.is_said_by_present_player(read.said);
    let has_ended = read.is_ended_by(&read.said.from);
    let waits = |power: &&PowerId| !read.replies.contains_key(*power);
    if !is_open || has_ended {
        EntryStanding::Past
    } else if read.said.delivered.iter().filter(|power| own.contains(power)).any(|power| waits(&power)) {
        EntryStanding::WaitsForReader
    } else if own.contains(&read.said.from) && read.said.delivered.iter().any(|power| waits(&power)) {
        EntryStanding::WaitsForOthers
    } else {
        EntryStanding::Past
    }
}

/// What one of `own` has said by letter, as its author knows it: to whom it was said. Whoever has blocked them isn't told from others.
fn as_known_to_its_author(read: &Read<'_>, own: &[PowerId], variant: &str) -> Option<Said> {
    if read.said.room.is_some() || !own.contains(&read.said.from) {
        return None;
    }
    let said = shown(read, variant).filter(|said| said.to != read.said.delivered)?;
    Some(Said { delivered: said.to, ..read.said.clone() })
}

/// A reading with `said` in the place of what was said.
fn reading<'r>(read: &'r Read<'_>, said: Option<&'r Said>) -> Cow<'r, Read<'r>> {
    said.map_or(Cow::Borrowed(read), |said| Cow::Owned(Read { said, ..read.clone() }))
}

pub(super) fn private(context: &Context<'_>, game: &Game, notice: StatementNotice) -> Decision {
    context.answer(context.aside(), Some(game), Notice::Statement(notice))
}

/// What of a statement is agreed between its author and others, for `me`. `depth`: how many statements stand for it.
pub(super) fn agreed(read: &Read<'_>, all: &[Read<'_>], variant: &str, me: &PowerId, depth: usize) -> Vec<Agreed> {
    let Some(said) = shown(read, variant).filter(|_| depth < DEEPEST) else { return Vec::new() };
    let Ok(statement) = said.statement.read(rules::map(variant)) else { return Vec::new() };
    if read.is_undone || read.is_ended_by(&said.from) {
        return Vec::new();
    }
    let phase = &read.said.phase.code;
    let is_author = said.from == *me;
    // The author has agreed with each of the others; they with the author only.
    let others: Vec<&PowerId> = if is_author {
        read.said.delivered.iter().collect()
    } else {
        read.said.delivered.iter().filter(|power| *power == me).collect()
    };
    let is_announced = statement.sort() == Sort::Announcement && statement.bound() == [statement.author()];
    let agrees = |power: &&PowerId| read.replies.get(*power).is_some_and(|reply| reply.agrees());
    let parties: Vec<&PowerId> =
        std::iter::once(&read.said.from).chain(read.said.delivered.iter().filter(agrees)).collect();
    let mut found = Vec::new();
    for power in others {
        let reply = read.replies.get(power);
        if read.is_ended_by(power) {
            continue;
        }
        let chosen = match (reply, statement.alternatives()) {
            (Some(Reply { meaning: Meaning::Choose, choice: Some(choice) }), all) => {
                usize::try_from(*choice).ok().and_then(|choice| all.get(choice.checked_sub(1)?))
            }
            (Some(reply), [only]) if reply.agrees() => Some(only),
            (Some(Reply { meaning: Meaning::No, .. }), _) => None,
            // What its author alone has announced to do needs no yes; what somebody offers does.
            (_, [only]) if is_author && is_announced => Some(only),
            _ => None,
        };
        let Some(alternative) = chosen else { continue };
        let with = if is_author { power.clone() } else { me.clone() };
        if renews(alternative)
            && let Some(earlier) = said.answers
        {
            // Who says it again knows it.
            let earlier = beside(read, all, earlier).filter(|other| has_reached(other, &said.from));
            // It holds again, for the phase in which that was said, whoever said it first; among those who say so now.
            let again = earlier.and_then(|earlier| renewed(earlier, all, variant, phase, depth + 1));
            let again = again.and_then(|again| among(again, &parties)).filter(|again| again.is_of(me));
            found.extend(again.filter(|again| !found.contains(again)));
        }
        found.push(Agreed {
            author: said.from.clone(),
            with: vec![with],
            phase: phase.clone(),
            alternative: alternative.clone(),
        });
    }
    found
}

/// What of a statement is agreed between its author and others, each alternative once, without what only repeats an earlier one.
pub(super) fn settled(read: &Read<'_>, all: &[Read<'_>], variant: &str) -> Vec<Agreed> {
    let mut settled: Vec<Agreed> = Vec::new();
    for agreed in agreed(read, all, variant, &read.said.from, 0) {
        if agreed.alternative.clauses().iter().all(|clause| clause.meaning() == Meaning::Renew) {
            continue;
        }
        let is_same = |known: &&mut Agreed| known.author == agreed.author && known.alternative == agreed.alternative;
        match settled.iter_mut().find(is_same) {
            Some(known) => {
                let new: Vec<PowerId> = agreed.with.into_iter().filter(|power| !known.with.contains(power)).collect();
                known.with.extend(new);
            }
            None => settled.push(agreed),
        }
    }
    settled
}

/// A statement that was renewed: as its author said it, for another phase.
fn renewed(read: &Read<'_>, all: &[Read<'_>], variant: &str, phase: &PhaseId, depth: usize) -> Option<Agreed> {
    let said = shown(read, variant).filter(|_| depth < DEEPEST)?;
    let statement = said.statement.read(rules::map(variant)).ok()?;
    let alternative = chosen_of(read, &statement)?;
    if renews(alternative) {
        return renewed(beside(read, all, said.answers?)?, all, variant, phase, depth + 1);
    }
    let with = read.said.delivered.clone();
    Some(Agreed { author: said.from, with, phase: phase.clone(), alternative: alternative.clone() })
}

/// Of what was agreed what holds among these powers, of which the first says it now.
fn among(agreed: Agreed, powers: &[&PowerId]) -> Option<Agreed> {
    // What is said of all alike holds whoever said it first; what its author has said of themself needs them.
    let is_of_all = |clause: &Clause| {
        matches!(clause.meaning(), Meaning::PeaceMany | Meaning::AllyMany | Meaning::Dmz | Meaning::Contain)
    };
    let author = match powers.contains(&&agreed.author) {
        true => agreed.author.clone(),
        false if agreed.alternative.clauses().iter().all(is_of_all) => (*powers.first()?).clone(),
        false => return None,
    };
    let all = std::iter::once(&agreed.author).chain(&agreed.with);
    let with: Vec<PowerId> = all.filter(|power| **power != author && powers.contains(power)).cloned().collect();
    (!with.is_empty()).then_some(Agreed { author, with, ..agreed })
}

/// Whether a statement says one thing that can hold again.
pub(super) fn can_be_renewed(read: &Read<'_>, variant: &str) -> bool {
    let statement = read.said.statement.read(rules::map(variant));
    statement.is_ok_and(|statement| chosen_of(read, &statement).is_some())
}

/// The only alternative of a statement, or the one that all who agreed have chosen.
fn chosen_of<'s>(read: &Read<'_>, statement: &'s Statement) -> Option<&'s Alternative> {
    if let [only] = statement.alternatives() {
        return Some(only);
    }
    let mut chosen = read.replies.values().filter(|reply| reply.agrees()).map(|reply| reply.choice);
    let first = chosen.next()??;
    let at = usize::try_from(first).ok()?.checked_sub(1)?;
    if chosen.all(|choice| choice == Some(first)) { statement.alternatives().get(at) } else { None }
}

/// The statement with this number in the conversation in which `read` was said.
pub(super) fn beside<'a, 'r>(read: &Read<'_>, all: &'a [Read<'r>], number: u32) -> Option<&'a Read<'r>> {
    all.iter().find(|other| other.talk == read.talk && other.number == number)
}

/// Whether `power` has said a statement, or it was delivered to it.
pub(super) fn has_reached(read: &Read<'_>, power: &PowerId) -> bool {
    read.said.from == *power || read.said.delivered.contains(power)
}

/// The earlier statement that is agreed to by `reply` to one that proposes it again, if it has reached all who read that.
pub(super) fn renewed_by(read: &Read<'_>, all: &[Read<'_>], variant: &str, reply: Reply) -> Option<Numbered> {
    let statement = read.said.statement.read(rules::map(variant)).ok()?;
    let [only] = statement.alternatives() else { return None };
    let readers = std::iter::once(&read.said.from).chain(&read.said.delivered);
    let answers = statement.answers().filter(|_| renews(only) && reply.agrees())?;
    repeated(read.talk, answers, readers, all, variant)
}

/// What the acting person has offered or agreed to in a statement.
pub(super) fn mine(read: &Read<'_>, all: &[Read<'_>], variant: &str, me: &PowerId) -> Vec<Agreed> {
    let found = agreed(read, all, variant, me, 0);
    let Some(said) = shown(read, variant).filter(|said| found.is_empty() && said.from == *me) else { return found };
    // What somebody proposes they are ready to do, whatever the answer; not what they have taken back.
    let is_ended =
        read.is_undone || read.replies.values().any(|reply| matches!(reply.meaning, Meaning::Drop | Meaning::Withdraw));
    match said.statement.read(rules::map(variant)).ok().as_ref().map(Statement::alternatives) {
        Some([only]) if !is_ended => vec![Agreed {
            author: said.from,
            with: said.to,
            phase: read.said.phase.code.clone(),
            alternative: only.clone(),
        }],
        _ => found,
    }
}

/// Whether `power` has something to put into its orders of the phase that is played, by what was said. The public position tells.
fn can_adopt(game: &Game, read: &Read<'_>, all: &[Read<'_>], power: &PowerId) -> bool {
    let (settings, Some(running)) = (&game.settings, game.running()) else { return false };
    let can = |agreed: &Agreed| !rules::orders_for(settings, &running.position, power, agreed).is_empty();
    rules::decides(settings, &running.position, power) && mine(read, all, &settings.variant, power).iter().any(can)
}

/// Whether one of `powers` can, of those that take part in the conversation.
pub(super) fn can_one_adopt<'p>(
    game: &Game,
    read: &Read<'_>,
    all: &[Read<'_>],
    powers: impl IntoIterator<Item = &'p PowerId>,
) -> bool {
    powers.into_iter().any(|power| read.talk.contains(power) && can_adopt(game, read, all, power))
}

/// The powers of a conversation that have something to put into their orders once `by` has answered a statement so.
pub(super) fn adopting(game: &Game, read: &Read<'_>, all: &[Read<'_>], (by, reply): (&PowerId, Reply)) -> Vec<PowerId> {
    if !reply.agrees() {
        return Vec::new();
    }
    let mut answered = read.clone();
    answered.replies.insert(by.clone(), reply);
    let is_in = |power: &&PowerId| *power == by || **power == read.said.from;
    read.talk.iter().filter(is_in).filter(|power| can_adopt(game, &answered, all, power)).cloned().collect()
}

/// The earlier statement that is proposed again by an answer to the one with this number, if it has reached all these powers.
pub(super) fn repeated<'r>(
    talk: &[PowerId],
    number: u32,
    mut readers: impl Iterator<Item = &'r PowerId>,
    all: &[Read<'_>],
    variant: &str,
) -> Option<Numbered> {
    let mut found = all.iter().find(|other| other.talk == talk && other.number == number)?;
    for _ in 0..DEEPEST {
        let statement = found.said.statement.read(rules::map(variant)).ok()?;
        let alternative = chosen_of(found, &statement)?;
        if !renews(alternative) {
            let said = shown(found, variant).filter(|_| readers.all(|power| has_reached(found, power)))?;
            let alternatives = vec![alternative.clone()];
            let statement = rules::statement(variant, &said.from, &said.to, said.answers, alternatives)?;
            return Some(Numbered { statement, ..said });
        }
        found = beside(found, all, statement.answers()?)?;
    }
    None
}

/// The number of the statement that is proposed again by this one, through all that lie between, and its conversation; its own if it
/// says something itself.
fn said_first<'r>(read: &Read<'r>, all: &[Read<'r>], variant: &str) -> (&'r [PowerId], u32) {
    let again = renewal_of(read, all, variant);
    (read.talk, again.map_or(read.number, |again| again.number))
}

/// A statement with its number; one that proposes another again says what that says.
pub(super) fn in_full(read: &Read<'_>, all: &[Read<'_>], variant: &str) -> Option<Numbered> {
    let said = shown(read, variant)?;
    Some(match renewal_of(read, all, variant) {
        Some(again) => Numbered { number: said.number, ..again },
        None => said,
    })
}

/// What a statement proposes again, if it does no more than that.
fn renewal_of(read: &Read<'_>, all: &[Read<'_>], variant: &str) -> Option<Numbered> {
    let statement = read.said.statement.read(rules::map(variant)).ok()?;
    let [only] = statement.alternatives() else { return None };
    if !only.clauses().iter().all(|clause| clause.meaning() == Meaning::Renew) {
        return None;
    }
    repeated(read.talk, statement.answers()?, std::iter::once(&read.said.from), all, variant)
}

/// The statements that orders contradict which the acting person stores now, with whether something of each can be ordered. `Err`: these must be loaded first.
pub(super) fn contradicted(
    context: &Context<'_>,
    loaded: &LoadedGame,
    running: &Running,
    stored: &[(PowerId, Vec<OrderText>, bool)],
) -> Outcome<Vec<(Numbered, bool)>> {
    let game = &loaded.game;
    if !game.negotiated || stored.is_empty() || game.seat_of(&context.view.person.id).is_none() {
        return Ok(Vec::new());
    }
    let all = readable(context, game)?;
    let settings = &game.settings;
    let own: Vec<Own<'_>> = stored
        .iter()
        .filter_map(|(power, orders, is_complete)| {
            Some((power, OwnOrders::read(settings, &running.position, (power, orders, *is_complete))?))
        })
        .collect();
    Ok(broken(game, &all, &own))
}

/// A power and its orders.
pub(super) type Own<'a> = (&'a PowerId, OwnOrders<'a>);

/// The statements that orders of these powers contradict, each with whether something of it can be ordered. `all`: what their player
/// has said and heard.
pub(super) fn broken(game: &Game, all: &[Read<'_>], own: &[Own<'_>]) -> Vec<(Numbered, bool)> {
    let variant = &game.settings.variant;
    let mut found = Vec::new();
    // The newest first, as far as they are told.
    for read in all.iter().rev() {
        if found.len() == CONTRADICTED {
            break;
        }
        let origin = said_first(read, all, variant);
        if found.iter().any(|(_, _, known)| *known == origin) {
            continue;
        }
        let powers: Vec<PowerId> = own.iter().map(|(power, _)| (*power).clone()).collect();
        let known = as_known_to_its_author(read, &powers, variant);
        let read = &*reading(read, known.as_ref());
        let is_broken = own
            .iter()
            .filter(|(power, _)| read.talk.contains(power))
            .any(|(power, own)| agreed(read, all, variant, power, 0).iter().any(|agreed| own.contradict(agreed)));
        if is_broken {
            let adopts = can_one_adopt(game, read, all, own.iter().map(|(power, _)| *power));
            found.extend(in_full(read, all, variant).map(|said| (said, adopts, origin)));
        }
    }
    found.into_iter().rev().map(|(said, adopts, _)| (said, adopts)).collect()
}

/// What `person` is told of those in phase `number`, and the key by which that is told once: repeated, it would be a reproach.
/// `closing`: orders close soon, and may be missing.
pub(super) fn contradiction(
    game: &Game,
    (number, closing): (u32, bool),
    person: &PersonId,
    found: Vec<(Numbered, bool)>,
) -> (Notice, Key) {
    let adopts = found.iter().enumerate().filter(|(_, (_, adopts))| *adopts).map(|(at, _)| at).collect();
    let said: Vec<Numbered> = found.into_iter().map(|(said, _)| said).collect();
    let which: Vec<String> = said.iter().map(|said| format!("{}#{}", said.talk.join("+"), said.number)).collect();
    let what = format!("contradicted {} {number} {} {person:?}", game.id, which.join(" "));
    let notice = StatementNotice::Contradicted { said, adopts, number, closing };
    (Notice::Statement(notice), Key::of(&name_from(&what, 22)))
}
