//! Computers that negotiate: what they answer to statements, what they propose, and what of it they remember.
//!
//! An answer is decided and stored with the statement that it answers, and what is proposed with the phase that begins: after a
//! crash both are there, or neither. Computers say nothing else, in statements alone, and only to people. Each sees what its own power
//! has said and heard, by the permit for that. In an anonymous game they are silent: how quickly they answer would tell what they are.

use std::collections::BTreeMap;

use dragoman_computer::{MOST_PROPOSED, YEARS_BETWEEN_PROPOSALS};
use dragoman_statements::{Alternative, Meaning, Slot, Sort, Statement, Value};

use super::agreements::{adopting, agreed, beside, has_reached, renewed_by, shown};
use super::decision::Decision;
use super::silence::is_silent;
use crate::action::OfPhase;
use crate::happening::Happening;
use crate::model::{Game, OrderText, PhaseRecord, Piece, PowerId, PressRule, Running, Seat};
use crate::negotiation::{Answer, Read, Reply, ReplyRow, Said, StatementRow, Talk};
use crate::notice::statement::{Numbered, StatementNotice};
use crate::rules::{self, Agreed, Insight, Judgement, OwnOrders};
use crate::standing::{Permit, computer_may_see};

/// For how many answers of a phase the computers of a game search at most, shared among those who ask: a search takes some
/// milliseconds, and what one asks may not cost another's answers, nor tell that they have asked.
const MOST_SEARCHES: u32 = 60;
/// How many computers search for an answer to the same statement at most: with more powers at a table the others put it off.
const MOST_SEARCHING: usize = 7;

/// How many statements unasked computers make to one power in a phase at most: as many as there are others on the classic map.
const MOST_HEARD: usize = 6;

/// Whether computers negotiate in this game at all.
pub(super) fn negotiate(game: &Game) -> bool {
    game.settings.press == PressRule::Full
        && !(game.settings.anonymous || game.settings.practice || game.settings.computers_silent)
}

/// Whether `power` is played by a computer that answers to statements.
pub(super) fn answers(game: &Game, power: &PowerId) -> bool {
    negotiate(game) && game.computer(power).is_some()
}

/// What the computer with a seat reads of `statements`.
fn readable<'a>(statements: &'a [StatementRow], permits: &[Permit]) -> Vec<Read<'a>> {
    statements.iter().filter_map(|row| permits.iter().find_map(|permit| row.read(permit))).collect()
}

/// The permits of the computer that plays `seat`.
fn permits(game: &Game, seat: &Seat) -> Vec<Permit> {
    seat.powers.iter().filter_map(|power| computer_may_see(game, power)).collect()
}

/// What the computer that plays `seat` sees when it orders and talks.
fn insight<'a>(game: &'a Game, running: &'a Running, seat: &Seat, statements: &[StatementRow]) -> Option<Insight<'a>> {
    let seed = seat.computer()?;
    let variant = &game.settings.variant;
    let permits = permits(game, seat);
    let read = readable(statements, &permits);
    let of_power =
        |power: &PowerId| read.iter().flat_map(|it| agreed(it, &read, variant, power, 0)).collect::<Vec<_>>();
    let agreed = if negotiate(game) { seat.powers.iter().flat_map(of_power).collect() } else { Vec::new() };
    let mut trust = BTreeMap::new();
    if let (Some(power), Some(permit)) = (seat.powers.first(), permits.first()) {
        for other in rules::powers(variant) {
            let percent = game.trust.percent(&game.id, permit, (power, &other));
            trust.insert(other, percent);
        }
    }
    let (settings, position) = (&game.settings, &running.position);
    Some(Insight { settings, position, powers: seat.powers.clone(), seed, agreed, trust })
}

/// The orders of the computer that plays `power`, who knows what was said to it and what it has agreed to.
pub(super) fn orders(game: &Game, running: &Running, power: &PowerId, statements: &[StatementRow]) -> Vec<OrderText> {
    let seat = game.seat_with(power);
    seat.and_then(|seat| insight(game, running, seat, statements)).map(|it| it.orders(power)).unwrap_or_default()
}

/// Notes for each computer who has kept in a phase that was adjudicated what they had agreed with it, and who hasn't. Before the
/// game goes on: what was agreed for that phase counts.
pub(super) fn remember(game: &mut Game, statements: &[StatementRow], record: &PhaseRecord) {
    if !game.negotiated || statements.is_empty() || !record.before.phase.is_movement() {
        return;
    }
    let mut noted: Vec<(PowerId, PowerId, bool)> = Vec::new();
    let Some(running) = game.running() else { return };
    for seat in &game.seats {
        let (Some(it), Some(own)) = (insight(game, running, seat, statements), seat.powers.first()) else { continue };
        let mut kept: BTreeMap<PowerId, bool> = BTreeMap::new();
        // Nobody owes a computer what it doesn't keep itself any more.
        for agreed in it.agreed.iter().filter(|agreed| it.keeps(agreed)) {
            for (other, could_break) in it.pledgers(agreed) {
                let is_kept = keeps(game, record, &other, agreed);
                // To keep what nobody could break earns no trust.
                if could_break || !is_kept {
                    *kept.entry(other).or_insert(true) &= is_kept;
                }
            }
        }
        noted.extend(kept.into_iter().map(|(other, kept)| (own.clone(), other, kept)));
    }
    for (own, other, kept) in noted {
        game.trust.note(&own, &other, kept);
    }
}

/// Whether the orders of `power` that were adjudicated are those that it had agreed to.
fn keeps(game: &Game, record: &PhaseRecord, power: &PowerId, agreed: &Agreed) -> bool {
    let orders = record.orders.get(power).map(Vec::as_slice).unwrap_or_default();
    let own = OwnOrders::read(&game.settings, &record.before, (power, orders, true));
    own.is_none_or(|own| !own.contradict(agreed))
}

/// The computers that were told something answer it, as long as each may say something more in this phase. `before`: what was said
/// before; `row`: what was said now.
pub(super) fn answer(decision: &mut Decision, game: &mut Game, before: &[StatementRow], row: &StatementRow, most: u32) {
    if !negotiate(game) {
        return;
    }
    let Some(running) = game.running().cloned() else { return };
    let variant = game.settings.variant.clone();
    let people = game.seats.iter().filter(|seat| seat.person().is_some()).count();
    let shared = |most: u32| most / u32::try_from(people.max(1)).unwrap_or(u32::MAX);
    let most_searches = shared(MOST_SEARCHES);
    let mut searching = 0;
    // Apart from the game meanwhile, which the computers see.
    let mut published = std::mem::take(&mut game.published);
    for seat in game.seats.iter().filter(|seat| seat.computer().is_some()) {
        let permits = permits(game, seat);
        let Some(read) = permits.iter().find_map(|permit| row.read(permit)) else { continue };
        let Some(by) = seat.powers.iter().find(|power| read.said.delivered.contains(power)) else { continue };
        let Some(said) = shown(&read, &variant) else { continue };
        let Ok(statement) = read.said.statement.read(rules::map(&variant)) else { continue };
        let from = game.seat_with(&read.said.from).and_then(|seat| seat.powers.first()).unwrap_or(&read.said.from);
        // Before anything is thought about: an answer that can't be given costs nothing. Whoever asks often doesn't use up what the
        // others may ask.
        if !is_answered(&statement) || !published.count_answer(running.number, (by, from), shared(most).max(1)) {
            continue;
        }
        let mut may_search =
            || may_search(&mut searching, || published.count(running.number, Piece::Search, from, most_searches));
        let Some(it) = insight(game, &running, seat, before) else { continue };
        let known = readable(before, &permits);
        let Some(reply) = reply(&it, by, (&read, &statement), &known, &mut may_search) else { continue };
        let members = read.talk.to_vec();
        let stored = Answer::new(reply, running.number);
        decision.changes.replies.push(ReplyRow::new(game.id.clone(), members, read.number, by.clone(), stored));
        let others = std::iter::once(&read.said.from).chain(&read.said.delivered).filter(|power| *power != by);
        let to = others.cloned().collect();
        let again = renewed_by(&read, &known, &game.settings.variant, reply).map(Box::new);
        let adopts = adopting(game, &read, &known, (by, reply));
        let notice = StatementNotice::Answered { said, by: by.clone(), reply, again, adopts };
        decision.happened(Happening::StatementMade { to, room: read.said.room.clone(), notice });
    }
    game.published = published;
}

/// Whether one more computer searches for an answer to a statement, of which `searching` have; `count`: whether who asks may have one
/// more search in this phase, which then counts.
fn may_search(searching: &mut usize, count: impl FnOnce() -> bool) -> bool {
    let may = *searching < MOST_SEARCHING && count();
    *searching += usize::from(may);
    may
}

/// Whether a computer says something to this.
fn is_answered(statement: &Statement) -> bool {
    let mut clauses = statement.alternatives().iter().flat_map(Alternative::clauses);
    match statement.sort() {
        Sort::Proposal | Sort::Announcement => true,
        Sort::Question => clauses.any(|clause| clause.sort() == Sort::Question),
        // It has no vote, and hears who wants a draw.
        Sort::Information | Sort::Answer | Sort::Line => clauses.any(|clause| clause.meaning() == Meaning::Draw),
    }
}

/// What a computer says to a statement; `None`: nothing. `known`: what it knows was said before.
fn reply(
    it: &Insight<'_>,
    by: &PowerId,
    (read, statement): (&Read<'_>, &Statement),
    known: &[Read<'_>],
    may_search: &mut dyn FnMut() -> bool,
) -> Option<Reply> {
    let variant = &it.settings.variant;
    match statement.sort() {
        Sort::Proposal => Some(judged(it, by, (read, statement), known, may_search)),
        Sort::Question => {
            let mut clauses = statement.alternatives().iter().flat_map(Alternative::clauses);
            let clause = clauses.find(|clause| clause.sort() == Sort::Question)?;
            let meaning = match (clause.meaning(), clause.value(Slot::Number)) {
                (Meaning::Still, Some(Value::Number(number))) => {
                    // Who asks learns nothing of what wasn't delivered to them.
                    let meant = beside(read, known, *number).filter(|it| has_reached(it, &read.said.from));
                    let agreed = meant.map(|it| agreed(it, known, variant, by, 0)).unwrap_or_default();
                    let holds = agreed.iter().any(|agreed| it.keeps(agreed));
                    if holds { Meaning::YesFact } else { Meaning::NoFact }
                }
                _ => it.answers(&read.said.from, clause, may_search),
            };
            Some(Reply::of(meaning))
        }
        Sort::Announcement | Sort::Information | Sort::Answer | Sort::Line => Some(Reply::of(Meaning::Thanks)),
    }
}

/// What it says to a proposal.
fn judged(
    it: &Insight<'_>,
    by: &PowerId,
    (read, statement): (&Read<'_>, &Statement),
    known: &[Read<'_>],
    may_search: &mut dyn FnMut() -> bool,
) -> Reply {
    let variant = &it.settings.variant;
    let several = statement.alternatives().len() > 1;
    let yes = |index: usize| {
        let choice = u32::try_from(index + 1).ok().filter(|_| several);
        Reply { meaning: if several { Meaning::Choose } else { Meaning::Yes }, choice }
    };
    // What would be agreed with each of the answers.
    let would_be = |index: usize| {
        let mut answered = (*read).clone();
        answered.replies.insert(by.clone(), yes(index));
        agreed(&answered, known, variant, by, 0)
    };
    let alternatives: Vec<Vec<Agreed>> = (0..statement.alternatives().len()).map(would_be).collect();
    match it.judges(&read.said.from, &alternatives, may_search) {
        Judgement::Agrees(index) => yes(index),
        Judgement::NotNow => Reply::of(Meaning::Later),
        Judgement::Refuses => Reply::of(Meaning::No),
    }
}

/// At the beginning of a movement phase each computer may propose something to people, at most [`MOST_PROPOSED`] statements in all;
/// nobody hears more than [`MOST_HEARD`].
/// `statements`: what was said before; `None`: that wasn't read. Then they are silent, since a statement needs a number that none has.
pub(super) fn propose(decision: &mut Decision, game: &mut Game, statements: Option<&[StatementRow]>) {
    if !negotiate(game) || is_silent(game) {
        return;
    }
    let none: &[StatementRow] = &[];
    let Some(statements) = statements.or((!game.negotiated).then_some(none)) else { return };
    let Some(running) = game.running().filter(|it| it.position.phase.is_movement() && !it.at_once).cloned() else {
        return;
    };
    let played = |power: &PowerId| {
        let seat = game.seat_with(power).filter(|seat| seat.person().is_some() && seat.offered().is_none());
        seat.is_some_and(|_| running.position.has_units(power))
    };
    let people: Vec<PowerId> = rules::powers(&game.settings.variant).into_iter().filter(played).collect();
    let mut heard: BTreeMap<PowerId, usize> = BTreeMap::new();
    let mut computers: Vec<Seat> = game.seats.iter().filter(|seat| seat.computer().is_some()).cloned().collect();
    // The order of the seats is that of joining.
    computers.sort_by(|one, other| one.powers.cmp(&other.powers));
    for seat in computers {
        if people.iter().all(|power| heard.get(power).is_some_and(|count| *count >= MOST_HEARD)) {
            return;
        }
        let Some(from) = seat.powers.first() else { continue };
        let known = readable(statements, &permits(game, &seat));
        let said = |to: &PowerId, alternative: &Alternative| {
            let is_by = |read: &&Read<'_>| read.said.from == *from && read.said.delivered.contains(to);
            known.iter().filter(is_by).any(|read| says(read, game, &running, alternative))
        };
        let proposals = match insight(game, &running, &seat, statements) {
            Some(it) => it.proposes(&people, &said),
            None => Vec::new(),
        };
        for (to, alternative) in proposals.into_iter().take(MOST_PROPOSED) {
            // What it says to one doesn't depend on how much the others have heard.
            let count = heard.entry(to.clone()).or_default();
            if *count >= MOST_HEARD {
                continue;
            }
            *count += 1;
            say(decision, game, (&running, statements), (from, &to), alternative);
        }
    }
}

/// Whether a statement says what `alternative` says, and that lately.
fn says(read: &Read<'_>, game: &Game, running: &Running, alternative: &Alternative) -> bool {
    let Ok(statement) = read.said.statement.read(rules::map(&game.settings.variant)) else { return false };
    let year = |phase: &crate::model::PhaseId| phase.code().map_or(0, |code| code.turn.year);
    let is_lately = year(&read.said.phase.code).saturating_add(YEARS_BETWEEN_PROPOSALS) > year(&running.position.phase);
    !read.is_undone && is_lately && statement.alternatives().contains(alternative)
}

/// A computer says something to one power.
fn say(
    decision: &mut Decision,
    game: &mut Game,
    (running, statements): (&Running, &[StatementRow]),
    (from, to): (&PowerId, &PowerId),
    alternative: Alternative,
) {
    let variant = &game.settings.variant;
    let is_in = |power: &PowerId| power == from || power == to;
    let talk: Talk = rules::powers(variant).into_iter().filter(is_in).collect();
    let to = vec![to.clone()];
    let Some(statement) = rules::statement(variant, from, &to, None, vec![alternative]) else { return };
    let last = statements.iter().filter_map(|row| row.number_in(&game.id, &talk)).max().unwrap_or(0);
    let number = last.saturating_add(1);
    let most = u32::try_from(MOST_PROPOSED).unwrap_or(u32::MAX);
    if !game.published.count(running.number, Piece::Letter, from, most) {
        return;
    }
    game.negotiated = true;
    let phase = OfPhase { number: running.number, code: running.position.phase.clone() };
    let row = Said {
        at: Some(running.began),
        phase,
        room: None,
        from: from.clone(),
        delivered: to.clone(),
        statement: statement.clone(),
    };
    decision.changes.statements.push(StatementRow::new(game.id.clone(), talk.clone(), number, row));
    let said = Numbered { talk, number, from: from.clone(), to: to.clone(), answers: None, statement };
    decision.happened(Happening::StatementMade { to, room: None, notice: StatementNotice::Said { said, again: None } });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_computers_search_for_an_answer_to_one_statement() {
        let (mut searching, mut counted) = (0, 0);
        let mut asks = |left: bool| {
            may_search(&mut searching, || {
                counted += 1;
                left
            })
        };
        assert!(!asks(false), "none is left in this phase");
        let answers: Vec<bool> = (0..MOST_SEARCHING + 2).map(|_| asks(true)).collect();
        assert_eq!(answers.iter().filter(|may| **may).count(), MOST_SEARCHING);
        assert!(answers.ends_with(&[true, false, false]), "{answers:?}");
        assert_eq!(counted, MOST_SEARCHING + 1, "what isn't searched isn't counted");
    }
}
