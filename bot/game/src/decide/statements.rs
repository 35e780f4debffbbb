//! Statements: said in rooms and by letters, and answered.
//!
//! Nothing binds, and nothing leaks: what somebody has agreed to changes nothing that others get.

use dragoman_l10n::Language;
use dragoman_reading::letter;
use dragoman_statements::{
    Alternative, Clause, Meaning, Slot, Sort, Statement, TypedStatement, Typist, Unread, Value, is_of_one_turn,
};

use super::addressees::{counted_for, has_player, nobody, powers, readers, silent};
use super::agreements::{
    adopting, can_be_renewed, can_one_adopt, is_past, meant, no, only, own, private, readable, renewed_by, repeated,
    shown,
};
use super::context::Context;
use super::conversation::{Conversation, asked_about, only_clause, said_to, understood, waits_for, was_said};
use super::decision::Decision;
use super::not_done::{NotDone, Outcome, aside, declined_aside, refuse_if, wants};
use super::phase_of_event::too_early;
use super::press::powers_in;
use super::silence::is_silent;
use super::stored_question::question;
use super::talking_game::answered_in;
use super::{computer_talk, conduct, letters, stage, whom};
use crate::action::OfPhase;
use crate::event::{Content, Place};
use crate::happening::Happening;
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{Game, Piece, PowerId, PressRule, Running};
use crate::negotiation::{Answer, Read, Reply, ReplyRow, Said, StatementRow, Talk, talk_name};
use crate::notice::limit::Reached;
use crate::notice::relayed::Relayed;
use crate::notice::statement::{Instead, NoStatement, Numbered, Offered, StatementNotice};
use crate::notice::{Declined, Notice, Readers};
use crate::question::{Request, UNDERSTOOD, Understood};
use crate::rules::{self, Agreed};

/// What a text is, as far as statements are concerned.
pub(super) enum Typed {
    Statement(TypedStatement),
    /// It also reads as an order or a command.
    Doubtful,
    /// It was meant as one and isn't understood whole.
    Broken {
        understood: String,
        rest: String,
    },
    /// It isn't in the form of one.
    Free,
}

pub(super) fn typed(context: &Context<'_>, game: &Game, running: &Running, from: &PowerId, text: &str) -> Typed {
    let reader = context.statements_of(from, (game, running), context.language());
    let Some((read, also)) = reader.map(|reader| reader.typed(text)) else { return Typed::Free };
    let map = rules::map(&game.settings.variant);
    match read {
        Ok(_) if also.anything() => Typed::Doubtful,
        read => match alone(text, read) {
            Ok(statement) => Typed::Statement(statement),
            Err(unread) => not_read(context, map, unread),
        },
    }
}

/// What a text is that can't be read as a statement.
pub(super) fn not_read(context: &Context<'_>, map: &'static dragoman_engine::Map, unread: Unread) -> Typed {
    let typist = Typist { words: context.words, language: context.language(), map };
    let broken = |understood: String, rest: &str| Typed::Broken { understood, rest: rest.to_owned() };
    match unread {
        Unread::Missing { meaning, understood, rest, .. } => broken(typist.begun(meaning, &understood), &rest),
        Unread::Rest { clause, rest } => broken(typist.clause(&clause), &rest),
        Unread::Ambiguous(ambiguous) => broken(String::new(), &ambiguous.word),
        Unread::Misfit(_) | Unread::TooMuch => broken(String::new(), ""),
        Unread::NotTyped | Unread::UnknownKeyword { .. } => Typed::Free,
    }
}

/// A text as a statement, whatever else it reads as.
pub(super) fn sure(
    context: &Context<'_>,
    game: &Game,
    running: &Running,
    from: &PowerId,
    text: &str,
) -> Option<TypedStatement> {
    in_language(context, context.language(), (game, running), from, text)
}

/// The same, as it is read in a language.
fn in_language(
    context: &Context<'_>,
    language: Language,
    (game, running): (&Game, &Running),
    from: &PowerId,
    text: &str,
) -> Option<TypedStatement> {
    let (read, _) = context.statements_of(from, (game, running), language)?.typed(text);
    alone(text, read).ok()
}

/// The statement of a keyword that needs nothing beside it and was typed without its colon, with it: "peace".
pub(super) fn keyword(
    context: &Context<'_>,
    (game, running): (&Game, &Running),
    from: &PowerId,
    text: &str,
) -> Option<String> {
    let word = text.trim().trim_end_matches(['.', '!', ':']).trim_end();
    let typed = format!("{word}:");
    (!word.contains([':', '\n'])).then(|| sure(context, game, running, from, &typed))?.map(|_| typed)
}

/// What was read of `text`. An answer that would count stands alone: with anything beside it others would read it, and it would be
/// none.
pub(super) fn alone(text: &str, read: Result<TypedStatement, Unread>) -> Result<TypedStatement, Unread> {
    let read = read?;
    let lines: Vec<&Clause> = read.alternatives.iter().flat_map(Alternative::lines).collect();
    let answer = lines.iter().position(|line| counts_as_answer(line.meaning())).filter(|_| lines.len() > 1);
    let Some((at, answer)) = answer.and_then(|at| Some((at, *lines.get(at)?))) else { return Ok(read) };
    // As a suggestion shows several lines in one.
    let parts: Vec<&str> = text.split(LINES).flat_map(str::lines).map(str::trim).filter(|it| !it.is_empty()).collect();
    let beside = match (parts.as_slice(), at) {
        ([] | [_], _) => text.split_once(':').map_or(text, |(_, rest)| rest).trim().to_owned(),
        ([_, behind @ ..], 0) => behind.join(LINES),
        ([before @ .., _], at) => before[..at.min(before.len())].join(LINES),
    };
    Err(Unread::Rest { clause: Box::new(answer.clone()), rest: beside })
}

/// What stands between lines that are shown in one.
const LINES: &str = " · ";

/// Whether an answer changes what is agreed.
const fn counts_as_answer(meaning: Meaning) -> bool {
    matches!(meaning, Meaning::Yes | Meaning::Choose | Meaning::Drop | Meaning::Withdraw)
}

/// The press room of the event as a conversation of its author, if players may talk there now.
pub(super) fn of_room<'a>(context: &Context<'a>) -> Option<Conversation<'a>> {
    let room = context.view.room.as_ref().filter(|room| room.relayed.is_none())?;
    let loaded = context.game().ok().filter(|loaded| loaded.game.id == room.game)?;
    let running = loaded.game.running()?;
    if loaded.game.settings.press != PressRule::Full || is_silent(&loaded.game) {
        return None;
    }
    let members = powers_in(&loaded.game, room);
    let from = own(context, &loaded.game).into_iter().find(|power| members.contains(power))?;
    let to = members.iter().filter(|power| **power != from).cloned().collect();
    Some(Conversation { loaded, running, from, to, room: Some(room.key.clone()) })
}

/// A message in a room, if it is a statement or was meant as one. Otherwise it stays what it is.
pub(super) fn in_room(context: &Context<'_>, text: &str) -> Option<Outcome> {
    let talk = of_room(context)?;
    let Conversation { loaded, running, .. } = talk;
    let read = typed(context, &loaded.game, running, &talk.from, text);
    if let (Content::Edited { .. }, Typed::Statement(_) | Typed::Doubtful) = (&context.event.content, &read) {
        // What was said stays said.
        let notice = Notice::Relayed(Relayed::Delivered);
        return Some(Ok(context.say(context.aside(), Some(&loaded.game), notice)));
    }
    match read {
        Typed::Statement(statement) => Some(deliver(context, &talk, statement, None)),
        Typed::Doubtful => Some(ask(context, &talk, text)),
        Typed::Broken { understood, rest } => Some(Ok(not_understood(context, loaded, understood, rest, true))),
        Typed::Free => None,
    }
}

/// A letter, if it is a statement; `Err`: it isn't, with what is said beside to its author.
pub(super) fn in_letter(
    context: &Context<'_>,
    loaded: &LoadedGame,
    (from, to): (&PowerId, &[PowerId]),
    text: &str,
) -> Result<Outcome, Option<Box<Notice>>> {
    let Some(running) = loaded.game.running() else { return Err(None) };
    let talk = Conversation { loaded, running, from: from.clone(), to: to.to_vec(), room: None };
    match typed(context, &loaded.game, running, from, text) {
        Typed::Statement(statement) => Ok(deliver(context, &talk, statement, Some(text))),
        Typed::Doubtful => Ok(ask(context, &talk, text)),
        Typed::Broken { understood, rest } => {
            Err(Some(Box::new(Notice::Statement(StatementNotice::NotUnderstood { understood, rest, sent: true }))))
        }
        Typed::Free => Err(None),
    }
}

pub(super) fn not_understood(
    context: &Context<'_>,
    loaded: &LoadedGame,
    understood: String,
    rest: String,
    sent: bool,
) -> Decision {
    let notice = Notice::Statement(StatementNotice::NotUnderstood { understood, rest, sent });
    context.say(context.aside(), Some(&loaded.game), notice)
}

/// Asks whether a text that also reads as an order or a command is to be said.
fn ask(context: &Context<'_>, talk: &Conversation<'_>, text: &str) -> Outcome {
    let game = &talk.loaded.game;
    let read = sure(context, game, talk.running, &talk.from, text);
    let (_, understood) = read.and_then(|read| understood(talk, text.to_owned(), read)).ok_or(NoStatement::NotTyped)?;
    let mut values = asked_about(talk);
    values.insert(UNDERSTOOD.to_owned(), understood);
    let question = question(context, Request::Command("propose".to_owned(), values), Some(talk.loaded));
    let notice = Notice::Meant {
        question: question.id.clone(),
        command: "propose".to_owned(),
        game: Some(game.id.clone()),
        words: Some(text.to_owned()),
        readers: Some(Readers::Powers(talk.to.clone())),
    };
    Ok(context.ask(context.aside(), Some(game), notice, question))
}

/// The statement that a clause answers by itself, and the answer.
fn reply_in(statement: &TypedStatement) -> Option<(u32, Reply)> {
    let clause = only_clause(statement)?;
    let number = |slot| if let Some(Value::Number(number)) = clause.value(slot) { Some(*number) } else { None };
    match clause.meaning() {
        meaning @ (Meaning::Drop | Meaning::Withdraw | Meaning::ThanksKept) => {
            Some((number(Slot::Number).or(statement.answers)?, Reply::of(meaning)))
        }
        Meaning::Choose => Some((statement.answers?, Reply { meaning: Meaning::Choose, choice: number(Slot::Number) })),
        meaning if meaning.sort() == Sort::Answer && meaning != Meaning::Counter => {
            Some((statement.answers?, Reply::of(meaning)))
        }
        _ => None,
    }
}

/// Says a statement, or answers one. `letter`: the text, if it is sent as a letter.
fn deliver(context: &Context<'_>, talk: &Conversation<'_>, statement: TypedStatement, letter: Option<&str>) -> Outcome {
    // A letter names those that it goes to only.
    let named = if talk.room.is_some() { talk.talk() } else { talk.to.clone() };
    let find = |number: u32| -> Outcome<Read<'_>> {
        let found = conversations(context, talk.loaded, &named, number)?;
        match (found.as_slice(), letter) {
            ([_, _, ..], Some(text)) => Err(whom::which(context, talk.loaded, &found, text).into()),
            _ => only(context, &talk.loaded.game, number, &found),
        }
    };
    if let Some((number, reply)) = reply_in(&statement) {
        return answer(context, talk.loaded, find(number)?, reply);
    }
    if let Some(reply) = unnumbered(&statement) {
        let variant = &talk.loaded.game.settings.variant;
        let found = answered_there(context, talk, &named, reply)?;
        match found.as_slice() {
            [] if counts_as_answer(reply.meaning) => return no(NoStatement::NothingWaits),
            [] => {}
            [only] => return answer(context, talk.loaded, only.clone(), reply),
            several => {
                let said = several.iter().rev().take(SEVERAL).filter_map(|read| shown(read, variant)).collect();
                let asks = StatementNotice::WhichAnswer { reply, said, vote: false };
                return Ok(private(context, &talk.loaded.game, asks));
            }
        }
    }
    let TypedStatement { answers, alternatives } = statement;
    let Some(number) = answers else { return say(context, talk, (None, alternatives), letter) };
    say(context, &talk.of(context, &find(number)?), (answers, alternatives), letter)
}

/// Of how many statements it is asked at most which of them is answered: the newest.
const SEVERAL: usize = 8;

/// The answers for which is looked what they answer.
const ANSWERS_ALONE: [Meaning; 7] =
    [Meaning::Yes, Meaning::No, Meaning::YesFact, Meaning::NoFact, Meaning::Later, Meaning::CantSay, Meaning::DontKnow];

/// The answer that a statement is by itself, without the number of what it answers: "ok:".
fn unnumbered(statement: &TypedStatement) -> Option<Reply> {
    let clause = only_clause(statement).filter(|_| statement.answers.is_none())?;
    ANSWERS_ALONE.contains(&clause.meaning()).then(|| Reply::of(clause.meaning()))
}

/// What waits for such an answer of the acting person in the conversation of these powers. No fact is asked for by a proposal.
fn answered_there<'a>(
    context: &Context<'a>,
    talk: &Conversation<'_>,
    named: &[PowerId],
    reply: Reply,
) -> Outcome<Vec<Read<'a>>> {
    let game = &talk.loaded.game;
    let all = readable(context, game)?;
    let own = own(context, game);
    let is_of_fact = matches!(reply.meaning, Meaning::YesFact | Meaning::NoFact);
    let suits = |read: &Read<'_>| {
        let statement = read.said.statement.read(rules::map(&game.settings.variant));
        !is_of_fact || statement.is_ok_and(|statement| statement.sort() == Sort::Question)
    };
    let is_here = |read: &Read<'a>| others(read.talk, &own) == others(named, &own);
    let waits = |read: &Read<'a>| {
        is_here(read) && was_said(context, read) && waits_for(game, talk.running, &own, read) && suits(read)
    };
    Ok(all.into_iter().filter(waits).collect())
}

/// The powers of a conversation without those that the acting person plays.
fn others(talk: &[PowerId], own: &[PowerId]) -> Talk {
    talk.iter().filter(|power| !own.contains(power)).cloned().collect()
}

/// The statement with this number in the conversation that is named by its powers, or by those of them that the acting person doesn't
/// play: who plays several powers has several such conversations.
fn in_conversation<'a>(
    context: &Context<'a>,
    loaded: &LoadedGame,
    named: &[PowerId],
    number: u32,
) -> Outcome<Read<'a>> {
    let found = conversations(context, loaded, named, number)?;
    only(context, &loaded.game, number, &found)
}

/// All that may be meant by it.
fn conversations<'a>(
    context: &Context<'a>,
    loaded: &LoadedGame,
    named: &[PowerId],
    number: u32,
) -> Outcome<Vec<Read<'a>>> {
    let all = readable(context, &loaded.game)?;
    let own = own(context, &loaded.game);
    let is_named = |read: &Read<'a>| read.number == number && others(read.talk, &own) == others(named, &own);
    let found: Vec<Read<'a>> = all.into_iter().filter(is_named).collect();
    let exact = found.iter().find(|read| read.talk == named).cloned();
    Ok(exact.map_or(found, |exact| vec![exact]))
}

/// Says a statement.
fn say(
    context: &Context<'_>,
    talk: &Conversation<'_>,
    (answers, alternatives): (Option<u32>, Vec<Alternative>),
    letter: Option<&str>,
) -> Outcome {
    let (game, running) = (&talk.loaded.game, talk.running);
    let variant = &game.settings.variant;
    let is_for_this_turn = |clause: &Clause| is_of_one_turn(clause.meaning()) || clause.meaning() == Meaning::Renew;
    if alternatives.iter().flat_map(Alternative::clauses).any(is_for_this_turn)
        && let Some(why) = too_early(context, game)
    {
        // It was meant for the phase in which it was written.
        return declined_aside(why);
    }
    let readers = readers(game, &talk.to);
    if let (true, Some(power)) = (readers.is_empty(), talk.to.first()) {
        return Ok(context.say(context.aside(), Some(game), nobody(game, power)));
    }
    let members = talk.talk();
    // All statements of the conversation are counted, among them those that weren't delivered.
    let rows = if game.negotiated { context.statements(game)? } else { &[] };
    let last = rows.iter().filter_map(|row| row.number_in(&game.id, &members)).max().unwrap_or(0);
    let delivered: Vec<PowerId> = match talk.room {
        // Who is in the room reads there what its author writes anyway.
        Some(_) => readers,
        None => conduct::reached(game, &readers, conduct::blockers(context, game)?).cloned().collect(),
    };
    let most = context.view.limits.letters;
    let mut after = game.clone();
    if !after.published.count(running.number, Piece::Letter, counted_for(game, &talk.from), most) {
        return declined_aside(Declined::Limit(Reached::Letters { most }));
    }
    let mut clauses = alternatives.iter().flat_map(Alternative::clauses);
    let is_renewal = clauses.any(|clause| clause.meaning() == Meaning::Renew);
    let known = answers.and_then(|_| readable(context, game).ok()).unwrap_or_default();
    if let Some(number) = answers.filter(|_| is_renewal) {
        let read = known.iter().find(|read| read.talk == members && read.number == number);
        read.map_or(Ok(()), |read| renewable((game, running), read, &known))?;
    }
    let number = last + 1;
    let answered = answers.filter(|_| !is_renewal).and_then(|answers| {
        let read = known.iter().find(|read| read.talk == members && read.number == answers)?;
        Some((answers, answer_by_proposal(read, variant, (&talk.from, number), &alternatives)?))
    });
    let statement = rules::statement(variant, &talk.from, &talk.to, answers, alternatives);
    let statement = statement.ok_or(NoStatement::NotTyped)?;
    let renewed = answers.filter(|_| is_renewal);
    let again = |readers: &[PowerId]| repeated(&members, renewed?, readers.iter(), &known, variant).map(Box::new);
    let own_again = again(std::slice::from_ref(&talk.from));
    let readers_again = again(&delivered);
    // What its author says again reaches whoever had blocked them as well: to these it is said now.
    let said_anew = own_again.as_ref().filter(|own| readers_again.is_none() && own.from == talk.from);
    let stored = said_anew.map_or_else(|| statement.clone(), |own| own.statement.clone());
    let readers_again = said_anew.cloned().or(readers_again);
    after.negotiated = true;
    // What was said to computers alone is never shown: none of them is asked whether it may be.
    if delivered.iter().any(|power| has_player(game, power)) {
        after.showing.talk(std::iter::once(&talk.from).chain(&delivered));
    }
    let (from, to) = (talk.from.clone(), talk.to.clone());
    let said = Numbered { talk: members.clone(), number, from, to, answers, statement };
    let row = Said {
        at: Some(context.view.now),
        phase: OfPhase { number: running.number, code: running.position.phase.clone() },
        room: talk.room.clone(),
        from: talk.from.clone(),
        delivered: delivered.clone(),
        statement: stored,
    };
    let mut decision = Decision::default();
    if let Some(text) = letter.filter(|_| !delivered.is_empty()) {
        letters::keep(&mut decision, context, &mut after, &talk.from, &delivered, text.trim());
    }
    if let Some((answers, reply)) = answered {
        let stored = Answer::new(reply, running.number);
        let row = ReplyRow::new(game.id.clone(), members.clone(), answers, talk.from.clone(), stored);
        decision.changes.replies.push(row);
    }
    let row = StatementRow::new(game.id.clone(), members, number, row);
    decision.changes.statements.push(row.clone());
    let notice = |again| StatementNotice::Said { said: said.clone(), again };
    // Its author knows what they say, whoever else does.
    confirm(context, &mut decision, game, talk.room.as_deref(), &notice(own_again));
    if talk.room.is_some() || !delivered.is_empty() {
        let notice = notice(readers_again);
        decision.happened(Happening::StatementMade { to: delivered, room: talk.room.clone(), notice });
    }
    computer_talk::answer(&mut decision, &mut after, rows, &row, most);
    Ok(decision.with(talk.loaded, after))
}

/// Whether something follows from a statement if it is proposed again in the phase that is played.
fn renewable((game, running): (&Game, &Running), read: &Read<'_>, known: &[Read<'_>]) -> Result<(), NoStatement> {
    let (number, settings) = (read.number, &game.settings);
    let again = repeated(read.talk, number, std::iter::empty(), known, &settings.variant);
    // Of alternatives that nobody has chosen none can hold again.
    let Some(again) = again else {
        let is_chosen = can_be_renewed(read, &settings.variant);
        return if is_chosen { Ok(()) } else { Err(NoStatement::NoneChosen { number }) };
    };
    let Ok(statement) = again.statement.read(rules::map(&settings.variant)) else { return Ok(()) };
    let is_over = |alternative: &Alternative| {
        let phase = running.position.phase.clone();
        let (author, with, alternative) = (again.from.clone(), again.to.clone(), alternative.clone());
        !rules::may_hold(settings, &running.position, &Agreed { author, with, phase, alternative })
    };
    if statement.alternatives().iter().all(is_over) { Err(NoStatement::Ended { number }) } else { Ok(()) }
}

/// What `from` answers to a statement by saying another one with this number instead: another proposal declines it, or takes it back
/// if it is their own. Who has agreed, or ended it, has answered already.
fn answer_by_proposal(
    read: &Read<'_>,
    variant: &str,
    (from, number): (&PowerId, u32),
    alternatives: &[Alternative],
) -> Option<Reply> {
    let earlier = read.said.statement.read(rules::map(variant)).ok()?;
    let mut clauses = alternatives.iter().flat_map(Alternative::clauses);
    let is_proposal = clauses.clone().any(|clause| clause.sort() == Sort::Proposal);
    let answers = match earlier.sort() {
        Sort::Proposal => is_proposal,
        Sort::Question => !clauses.any(|clause| clause.sort() == Sort::Question),
        Sort::Announcement | Sort::Information | Sort::Answer | Sort::Line => false,
    };
    let agrees = |power: &PowerId| read.replies.get(power).is_some_and(|reply| reply.agrees());
    if !answers || read.is_ended_by(from) || read.is_ended_by(&read.said.from) || agrees(from) {
        return None;
    }
    if *from != read.said.from {
        let is_asked = read.said.delivered.contains(from);
        return is_asked.then_some(Reply { meaning: Meaning::Counter, choice: Some(number) });
    }
    let is_open = earlier.sort() == Sort::Proposal && !read.replies.keys().any(agrees);
    is_open.then_some(Reply::of(Meaning::Withdraw))
}

/// How `by` ends what was said, whichever word they use: who has proposed it takes it back as long as nobody has agreed; from then on each
/// ends their agreement.
fn end_of(read: &Read<'_>, sort: Option<Sort>, by: &PowerId, meaning: Meaning) -> Result<Meaning, NoStatement> {
    let number = read.number;
    if read.is_ended_by(by) {
        return Err(NoStatement::EndedAlready { number });
    }
    let agrees = |reply: &Reply| reply.agrees();
    match (read.said.from == *by, sort) {
        (true, Some(Sort::Proposal)) if read.replies.values().any(agrees) => Ok(Meaning::Drop),
        (true, Some(Sort::Proposal)) => Ok(Meaning::Withdraw),
        (true, _) => Ok(meaning),
        (false, _) if read.replies.get(by).is_some_and(agrees) => Ok(Meaning::Drop),
        (false, _) => Err(NoStatement::NothingToEnd { number }),
    }
}

/// Answers a statement with `reply`, in the conversation in which it was said.
pub(super) fn answer(context: &Context<'_>, loaded: &LoadedGame, read: Read<'_>, mut reply: Reply) -> Outcome {
    let game = &loaded.game;
    let number = read.number;
    let running = aside(stage::running(game))?;
    let own = own(context, game);
    let by = own.iter().find(|power| read.talk.contains(power)).cloned().ok_or(NoStatement::NoSuch { number })?;
    let said = shown(&read, &game.settings.variant).ok_or(NoStatement::NoSuch { number })?;
    let is_author = said.from == by;
    let statement = said.statement.read(rules::map(&game.settings.variant));
    let sort = statement.as_ref().map(Statement::sort);
    let ends = matches!(reply.meaning, Meaning::Drop | Meaning::Withdraw);
    // Who has proposed something can take it back; it is answered by those that it was said to.
    let may = match reply.meaning {
        Meaning::Withdraw | Meaning::Drop => is_author || said.to.contains(&by),
        // Who has got what they asked for can thank for it.
        Meaning::Thanks | Meaning::ThanksKept if is_author => read.replies.values().any(|reply| reply.agrees()),
        _ => !is_author && said.to.contains(&by),
    };
    refuse_if(!may, NoStatement::NotToYou { number })?;
    if ends {
        reply.meaning = end_of(&read, sort.as_ref().ok().copied(), &by, reply.meaning)?;
    }
    reply.meaning = match (reply.meaning, &sort) {
        (Meaning::YesFact, Ok(Sort::Proposal)) => Meaning::Yes,
        (Meaning::NoFact, Ok(Sort::Proposal)) => Meaning::No,
        (Meaning::Yes, Ok(Sort::Question)) => Meaning::YesFact,
        (Meaning::No, Ok(Sort::Question)) => Meaning::NoFact,
        (meaning, _) => meaning,
    };
    if reply.agrees() && read.is_ended_by(&said.from) {
        return no(NoStatement::TakenBack { number, by: said.from });
    }
    refuse_if(reply.agrees() && read.is_undone, NoStatement::Undone { number })?;
    if !ends {
        all_answer(context, game, std::slice::from_ref(&said.from))?;
    }
    if reply.agrees() && !game.is_said_by_present_player(read.said) {
        return no(NoStatement::OfEarlierPlayer { number, power: said.from });
    }
    let alternatives = statement.as_ref().map(Statement::alternatives).unwrap_or_default();
    let count = u32::try_from(alternatives.len()).unwrap_or(0);
    let chosen = reply.choice.filter(|choice| (1..=count).contains(choice));
    if reply.agrees() && (count > 1 || reply.meaning == Meaning::Choose) && chosen.is_none() {
        return no(NoStatement::Choose { number, count });
    }
    let earlier = read.replies.get(&by);
    let has_agreed = earlier.is_some_and(|reply| reply.agrees());
    if earlier == Some(&reply) || count == 1 && reply.agrees() && has_agreed {
        // It was said already.
        return Ok(context.say(context.aside(), Some(game), Notice::Done));
    }
    let thanks = matches!(reply.meaning, Meaning::Thanks | Meaning::ThanksKept);
    if has_agreed && !ends && !thanks {
        return no(NoStatement::Agreed { number });
    }
    let agreed_to = chosen.and_then(|choice| alternatives.get(usize::try_from(choice).ok()?.checked_sub(1)?));
    let agreed_to = agreed_to.or(alternatives.first()).filter(|_| reply.agrees() && sort == Ok(Sort::Proposal));
    if agreed_to.is_some_and(|alternative| is_past(game, running, &read, alternative)) {
        renewable((game, running), &read, &readable(context, game)?)?;
        return no(NoStatement::Past { number });
    }
    aside(may_talk(game))?;
    let others: Vec<PowerId> =
        std::iter::once(&read.said.from).chain(&read.said.delivered).filter(|power| **power != by).cloned().collect();
    // What somebody takes back ends, also if nobody is there to read that.
    let others = readers(game, &others);
    let has_readers = !others.is_empty();
    let room = room_of(loaded, &read);
    let delivered: Vec<PowerId> = match room {
        Some(_) => others,
        None => conduct::reached(game, &others, conduct::blockers(context, game)?).cloned().collect(),
    };
    // Who takes back what didn't reach somebody who had blocked them is answered like everybody.
    let is_read = has_readers || is_author && !readers(game, &said.to).is_empty();
    let most = context.view.limits.letters;
    let mut after = game.clone();
    if !after.published.count(running.number, Piece::Letter, counted_for(game, &by), most) {
        return declined_aside(Declined::Limit(Reached::Letters { most }));
    }
    let mut decision = Decision::default();
    // Thanks are said, and change nothing of what was answered.
    if !thanks || reply.meaning == Meaning::Thanks && !is_author && earlier.is_none() {
        let stored = Answer::new(reply, running.number);
        decision.changes.replies.push(ReplyRow::new(game.id.clone(), read.talk.to_vec(), number, by.clone(), stored));
    }
    let known = readable(context, game).unwrap_or_default();
    let again = renewed_by(&read, &known, &game.settings.variant, reply).map(Box::new);
    let adopts = adopting(game, &read, &known, (&by, reply));
    let notice = StatementNotice::Answered { said, by, reply, again, adopts };
    let room = room.filter(|_| is_read);
    match is_read {
        true => confirm(context, &mut decision, game, room.as_deref(), &notice),
        false => decision.reply(context.view.now, context.aside(), Some(game), Notice::Done),
    }
    if room.is_some() || !delivered.is_empty() {
        decision.happened(Happening::StatementMade { to: delivered, room, notice });
    }
    Ok(decision.with(loaded, after))
}

/// Tells the acting person what was said, and to whom, unless they read it where they are.
fn confirm(context: &Context<'_>, decision: &mut Decision, game: &Game, room: Option<&str>, notice: &StatementNotice) {
    let notice = match (room, &context.event.place) {
        (None, _) | (Some(_), Place::Person(_)) => Notice::Statement(notice.clone()),
        (Some(_), Place::Reply { .. } | Place::Channel(_)) => Notice::Done,
        (Some(_), Place::Room(_)) => return,
    };
    decision.reply(context.view.now, context.aside(), Some(game), notice);
}

/// The key of the room in which a statement was said, if that room is open.
fn room_of(loaded: &LoadedGame, read: &Read<'_>) -> Option<String> {
    let key = read.said.room.as_ref()?;
    let is_open = loaded.rooms.iter().any(|room| room.key == *key && room.relayed.is_none());
    is_open.then(|| key.clone())
}

/// Whether players may talk now.
pub(super) fn may_talk(game: &Game) -> Result<&Running, Declined> {
    let running = stage::running(game)?;
    match game.settings.press {
        PressRule::Full => {}
        PressRule::Public | PressRule::None => return Err(Declined::NoPress),
    }
    if is_silent(game) { Err(Declined::Silence) } else { Ok(running) }
}

/// A private message, if it answers a statement by its number. Everything else in private is a command or an order.
pub(super) fn in_private(context: &Context<'_>, text: &str) -> Option<Outcome> {
    if !matches!(context.event.place, Place::Person(_)) || !text.trim_start().starts_with('#') {
        return None;
    }
    let loaded = match answered_in(context) {
        Ok(loaded) => loaded,
        Err(why @ Declined::WhichGame { .. }) => return Some(declined_aside(why)),
        Err(_) => return None,
    };
    let game = &loaded.game;
    let running = game.running()?;
    let own = own(context, game);
    // Who plays several powers answers as the one that takes part in the conversation.
    let digits: String = text.trim_start().chars().skip(1).take_while(char::is_ascii_digit).collect();
    let known = match readable(context, game) {
        Ok(known) => known,
        Err(want) => return Some(wants(want)),
    };
    let meant = known.iter().find(|read| read.number.to_string() == digits);
    let is_in = |power: &&PowerId| meant.is_some_and(|read| read.talk.contains(power));
    let from = own.iter().find(is_in).or(own.first())?.clone();
    let statement = match typed(context, game, running, &from, text) {
        Typed::Statement(_) | Typed::Doubtful if matches!(context.event.content, Content::Edited { .. }) => {
            // What was said stays said.
            let notice = Notice::Relayed(Relayed::Delivered);
            return Some(Ok(context.say(context.aside(), Some(game), notice)));
        }
        Typed::Statement(statement) => statement,
        // What begins with the number of a statement is no order, whatever follows.
        Typed::Doubtful => sure(context, game, running, &from, text)?,
        Typed::Broken { understood, rest } => {
            return Some(Ok(not_understood(context, loaded, understood, rest, false)));
        }
        Typed::Free => return not_an_answer(meant.map(|read| read.number), text),
    };
    let number = reply_in(&statement).map(|(number, _)| number).or(statement.answers)?;
    let found: Vec<Read<'_>> = known.into_iter().filter(|read| read.number == number).collect();
    let read = match found.as_slice() {
        [] => return Some(no(NoStatement::NoSuch { number })),
        [only] => only.clone(),
        _ => return Some(Ok(whom::which(context, loaded, &found, text))),
    };
    Some(behind_number(context, (loaded, running), read, statement, text))
}

/// What is typed behind the number of a statement and is no answer. It is no order or command either.
fn not_an_answer(known: Option<u32>, text: &str) -> Option<Outcome> {
    let number = known?;
    let word = text.trim_start().trim_start_matches('#').trim_start_matches(|c: char| c.is_ascii_digit());
    let word = word.trim_start_matches([':', ',']).trim();
    if word.is_empty() {
        return None;
    }
    let word = dragoman_l10n::shortened(word, LONGEST_WORD);
    Some(no(NoStatement::UnknownAnswer { number, word }))
}

/// How much of what isn't understood is quoted, in characters.
const LONGEST_WORD: usize = 60;

/// What was typed behind the number of a statement: an answer to it, or a counter-proposal in its conversation.
fn behind_number(
    context: &Context<'_>,
    (loaded, running): (&LoadedGame, &Running),
    read: Read<'_>,
    statement: TypedStatement,
    text: &str,
) -> Outcome {
    if let Some((_, reply)) = reply_in(&statement) {
        return answer(context, loaded, read, reply);
    }
    let talk = conversation_of(context, (loaded, running), &read);
    aside(may_talk(&loaded.game))?;
    say(context, &talk, (statement.answers, statement.alternatives), Some(text))
}

/// What was typed behind a number that several conversations have, in the one that was chosen: as it was read then, whatever language
/// its author is answered in by now.
fn in_chosen(
    context: &Context<'_>,
    (loaded, running): (&LoadedGame, &Running),
    talk: &str,
    (text, typed_in): (&str, Option<Language>),
) -> Outcome {
    let game = &loaded.game;
    let all = readable(context, game)?;
    let own = own(context, game);
    let talk: Talk = talk.split('+').map(PowerId::from).collect();
    let from = own.iter().find(|power| talk.contains(power));
    let language = typed_in.unwrap_or_else(|| context.language());
    let read = from.and_then(|from| in_language(context, language, (game, running), from, text));
    let number = read.as_ref().and_then(|read| reply_in(read).map(|(number, _)| number).or(read.answers));
    let found = all.into_iter().find(|read| read.talk == talk && Some(read.number) == number);
    match read.zip(found) {
        Some((statement, found)) => behind_number(context, (loaded, running), found, statement, text),
        None => declined_aside(Declined::TooOld),
    }
}

/// What `propose` is given.
#[derive(Default)]
pub(super) struct Proposed<'a> {
    /// Whom it is said to.
    pub to: Option<&'a str>,
    /// With whom the acting person shares the press room in which a button offers it.
    pub within: Option<&'a str>,
    /// The statement, as it is typed.
    pub words: Option<&'a str>,
    /// What a button offers.
    pub offer: Option<&'a str>,
    /// The answer of a button: a number and the id of a meaning, as in `7.yes`.
    pub reply: Option<&'a str>,
    /// The conversation of a button ([`talk_name`]): where the names of its powers are too long, and for what is said instead of
    /// a statement.
    pub talk: Option<&'a str>,
    /// The number of a statement that a button shows on the map.
    pub map: Option<&'a str>,
    /// The key of the room, in a request that was asked about.
    pub room: Option<&'a str>,
    /// The power that was chosen for a statement of which it wasn't said to whom.
    pub whom: Option<&'a str>,
    /// The powers of the conversation that was chosen of several with the same number.
    pub chosen: Option<&'a str>,
    /// The language of who typed the statement before they were asked in which conversation.
    pub typed_in: Option<Language>,
    /// What it answers, if it was asked about.
    pub asked: Option<Asked<'a>>,
}

/// The conversation of a button.
#[derive(Clone, Copy)]
enum Named<'a> {
    /// By its powers, or those of them that who presses doesn't play.
    Powers(&'a str),
    /// By its name ([`talk_name`]).
    Talk(&'a str),
}

impl<'a> Proposed<'a> {
    fn conversation(&self) -> Option<Named<'a>> {
        self.talk.map(Named::Talk).or(self.to.map(Named::Powers))
    }
}

/// What the stored question has about which somebody was asked. A question of an older version has neither.
pub(super) struct Asked<'a> {
    /// The power that says it.
    pub from: Option<&'a str>,
    /// What it says ([`Understood`]).
    pub understood: Option<&'a str>,
}

/// Says a statement to powers that are named, or in the room of the event; offers some to choose from if none is typed.
pub(super) fn propose(context: &Context<'_>, loaded: &LoadedGame, given: &Proposed<'_>) -> Outcome {
    let game = &loaded.game;
    if let (Some(number), Some(named)) = (given.map, given.conversation()) {
        // It says nothing to anybody.
        return on_map(context, loaded, named, number);
    }
    let running = aside(may_talk(game))?;
    if let (Some((number, meaning)), Some(named @ Named::Talk(_))) =
        (given.reply.and_then(|reply| reply.split_once('.')), given.conversation())
    {
        return by_button(context, loaded, named, (number, meaning));
    }
    if let (Some((number, offer)), Some(named @ Named::Talk(_))) =
        (given.offer.and_then(|offer| offer.split_once(' ')), given.conversation())
    {
        // It is said instead of the statement with this number: "7 dmz=TYR".
        return counter(context, (loaded, running), &of_button(context, loaded, named, number)?, offer);
    }
    if let (Some(talk), Some(words)) = (given.chosen, given.words) {
        return in_chosen(context, (loaded, running), talk, (words, given.typed_in));
    }
    if let Some(asked) = &given.asked {
        return as_asked(context, (loaded, running), asked, (given.room, given.whom));
    }
    // "propose Germany peace:" names whom it is for, "propose peace:" doesn't.
    let behind = given.to.filter(|_| given.words.is_none() && given.reply.is_none());
    let behind = behind.and_then(|text| match letter::leading(context.words, &game.settings.variant, text) {
        Some((to, words)) => Some(Proposed { to: Some(to), words: Some(words), ..Proposed::default() }),
        None if is_typed(context, game, running, text) => Some(Proposed { words: Some(text), ..Proposed::default() }),
        None => None,
    });
    let given = behind.as_ref().unwrap_or(given);
    let own = own(context, game);
    let here = context.view.room.as_ref().filter(|room| room.game == game.id && room.relayed.is_none());
    let room = match given.within {
        // Several rooms may have the same others: the one in which it is pressed comes first.
        Some(others) => {
            let others = powers(context.words, &game.settings.variant, others, &own).ok();
            let is_it = |room: &&RoomRow| others.as_ref().is_some_and(|others| is_with(game, room, &own, others));
            here.filter(is_it).or_else(|| loaded.rooms.iter().filter(|room| room.relayed.is_none()).find(is_it))
        }
        None => here.filter(|_| given.to.is_none()),
    };
    let members: Vec<PowerId> = room.map(|room| powers_in(game, room).to_vec()).unwrap_or_default();
    let from = match room {
        Some(_) => own.iter().find(|power| members.contains(power)),
        None => given.offer.and_then(|offer| asking(running, &own, offer)).or(own.first()),
    };
    let from = aside(from.cloned().ok_or(Declined::NotIn))?;
    // Where that room is gone, it is a letter.
    let to: Vec<PowerId> = match (room, given.to.or(given.within)) {
        (Some(_), _) => members.into_iter().filter(|power| *power != from).collect(),
        (None, None) => {
            let others = said_to(context, game);
            if others.is_empty() {
                return declined_aside(Declined::NobodyToTalkTo);
            }
            return match given.words.map(|words| (words, sure(context, game, running, &from, words))) {
                Some((_, None)) => no(NoStatement::ToWhom),
                Some((words, Some(read))) => whom::to_whom(context, (loaded, running), from, words, read),
                None => {
                    let asks = StatementNotice::Whom { others, question: None, statement: None, unable: false };
                    Ok(private(context, game, asks))
                }
            };
        }
        (None, Some(to)) => aside(powers(context.words, &game.settings.variant, to, &own))?,
    };
    refuse_if(to.is_empty() && room.is_none(), NoStatement::ToWhom)?;
    if matches!(context.event.place, Place::Channel(_)) {
        return Ok(context.answer(context.aside(), Some(game), Notice::Relayed(Relayed::InPrivate)));
    }
    all_answer(context, game, &to)?;
    let room = room.map(|room| room.key.clone());
    let talk = Conversation { loaded, running, from, to, room };
    if let (Some((number, meaning)), Some(to)) = (given.reply.and_then(|reply| reply.split_once('.')), given.to) {
        return by_button(context, loaded, Named::Powers(to), (number, meaning));
    }
    if let Some(offer) = given.offer {
        return say_offered(context, &talk, None, offer);
    }
    let Some(words) = given.words else { return offered(context, &talk, None) };
    let keyword = keyword(context, (game, running), &talk.from, words);
    let words = keyword.as_deref().unwrap_or(words);
    let read = typed(context, game, running, &talk.from, words);
    match read {
        Typed::Statement(statement) => deliver(context, &talk, statement, talk.room.is_none().then_some(words)),
        Typed::Doubtful => ask(context, &talk, words),
        Typed::Broken { understood, rest } => Ok(not_understood(context, loaded, understood, rest, false)),
        Typed::Free => no(NoStatement::NotTyped),
    }
}

/// Whether `room` is one of the acting person with these powers and no others.
fn is_with(game: &Game, room: &RoomRow, own: &[PowerId], others: &[PowerId]) -> bool {
    let (mine, theirs): (Vec<_>, Vec<_>) = powers_in(game, room).iter().partition(|power| own.contains(power));
    !mine.is_empty() && theirs.into_iter().eq(others)
}

/// Whether a text is in the form of a statement.
fn is_typed(context: &Context<'_>, game: &Game, running: &Running, text: &str) -> bool {
    let from = own(context, game).into_iter().next();
    from.is_some_and(|from| !matches!(typed(context, game, running, &from, text), Typed::Free))
}

/// Says what its author was asked about: as it was read then, in the same conversation, and by the same power or not at all.
fn as_asked(
    context: &Context<'_>,
    (loaded, running): (&LoadedGame, &Running),
    asked: &Asked<'_>,
    (room, whom): (Option<&str>, Option<&str>),
) -> Outcome {
    let game = &loaded.game;
    let map = rules::map(&game.settings.variant);
    let understood = asked.understood.and_then(|value| serde_json::from_str::<Understood>(value).ok());
    let (Some(from), Some(Understood { typed, statement })) = (asked.from.map(PowerId::from), understood) else {
        return declined_aside(Declined::TooOld);
    };
    if !own(context, game).contains(&from) {
        return no(NoStatement::OtherPower { power: from });
    }
    let statement = aside(statement.read(map).map_err(|_| Declined::TooOld))?;
    let id = |power: &dragoman_engine::Power| rules::power_id(map, *power);
    let named: Vec<PowerId> = statement.to().iter().map(id).collect();
    // Of a statement that was typed without saying to whom, that was chosen.
    let to = whom.map_or(named, |whom| said_to(context, game).into_iter().filter(|power| power == whom).collect());
    if to.is_empty() {
        return declined_aside(Declined::TooOld);
    }
    let room = room.and_then(|key| loaded.rooms.iter().find(|room| room.key == key && room.relayed.is_none()));
    let is_room_of_all = |room: &RoomRow| {
        let members = powers_in(game, room);
        members.len() == to.len() + 1 && members.iter().all(|power| *power == from || to.contains(power))
    };
    // The values of a question are ours; what a forged one has isn't said.
    if id(&statement.author()) != from || room.is_some_and(|room| !is_room_of_all(room)) {
        return declined_aside(Declined::TooOld);
    }
    all_answer(context, game, &to)?;
    let talk = Conversation { loaded, running, from, to, room: room.map(|room| room.key.clone()) };
    let read = TypedStatement { answers: statement.answers(), alternatives: statement.alternatives().to_vec() };
    deliver(context, &talk, read, talk.room.is_none().then_some(typed.as_str()))
}

/// Of several powers the one whose unit a button is about, and who therefore says what it offers.
fn asking<'a>(running: &Running, own: &'a [PowerId], offer: &str) -> Option<&'a PowerId> {
    let (_, value) = offer.split_once('=')?;
    let units: Vec<_> = value.split(',').map(|part| rules::ordered_unit(&part.into())).collect();
    let has_one = |power: &&PowerId| {
        running.position.units.get(*power).is_some_and(|all| all.iter().any(|unit| units.contains(unit)))
    };
    own.iter().find(has_one)
}

/// Whether `from` may say something else instead of what was said to them: it may have been taken back, or agreed to.
fn may_counter(read: &Read<'_>, from: &PowerId) -> Result<(), NoStatement> {
    let number = read.number;
    if !read.said.delivered.contains(from) {
        return Err(NoStatement::NotToYou { number });
    }
    if read.is_ended_by(&read.said.from) {
        return Err(NoStatement::TakenBack { number, by: read.said.from.clone() });
    }
    if read.replies.get(from).is_some_and(|reply| reply.agrees()) {
        return Err(NoStatement::Agreed { number });
    }
    Ok(())
}

/// Says what a button offers instead of a statement, in its conversation.
fn counter(context: &Context<'_>, (loaded, running): (&LoadedGame, &Running), read: &Read<'_>, offer: &str) -> Outcome {
    let game = &loaded.game;
    if matches!(context.event.place, Place::Channel(_)) {
        return Ok(context.answer(context.aside(), Some(game), Notice::Relayed(Relayed::InPrivate)));
    }
    say_offered(context, &countering(context, (loaded, running), read)?, Some(read.number), offer)
}

/// The conversation in which something may be said instead of a statement.
fn countering<'a>(
    context: &Context<'_>,
    (loaded, running): (&'a LoadedGame, &'a Running),
    read: &Read<'_>,
) -> Outcome<Conversation<'a>> {
    let game = &loaded.game;
    let talk = conversation_of(context, (loaded, running), read);
    may_counter(read, &talk.from)?;
    all_answer(context, game, std::slice::from_ref(&read.said.from))?;
    Ok(talk)
}

/// Whether all of `powers` answer to statements; otherwise the acting person is told who doesn't.
fn all_answer(context: &Context<'_>, game: &Game, powers: &[PowerId]) -> Outcome<()> {
    match silent(game, powers) {
        Some(power) => Err(context.say(context.aside(), Some(game), nobody(game, power)).into()),
        None => Ok(()),
    }
}

/// The conversation in which something was said, of the power of the acting person that takes part in it.
fn conversation_of<'a>(
    context: &Context<'_>,
    (loaded, running): (&'a LoadedGame, &'a Running),
    read: &Read<'_>,
) -> Conversation<'a> {
    let room = room_of(loaded, read);
    Conversation { loaded, running, from: read.said.from.clone(), to: Vec::new(), room }.of(context, read)
}

/// Says what a button offers. `answers`: instead of the statement with this number. A second press says nothing more.
fn say_offered(context: &Context<'_>, talk: &Conversation<'_>, answers: Option<u32>, offer: &str) -> Outcome {
    let game = &talk.loaded.game;
    let alternative = rules::offer(&game.settings, offer).ok_or(NoStatement::NotTyped)?;
    let mut known = readable(context, game)?;
    known.retain(|read| {
        let is_theirs = || read.said.from == talk.from || read.replies.values().any(|reply| reply.agrees());
        read.said.phase.number == talk.running.number && is_theirs()
    });
    match is_said(&known, talk, &alternative) {
        true => Ok(context.say(context.aside(), Some(game), Notice::Done)),
        false => say(context, talk, (answers, vec![alternative]), None),
    }
}

/// What can be said by one press instead of a statement, in its conversation.
fn instead_of(context: &Context<'_>, loaded: &LoadedGame, read: &Read<'_>) -> Outcome {
    let running = aside(may_talk(&loaded.game))?;
    offered(context, &countering(context, (loaded, running), read)?, Some(read.number))
}

/// What can be said by one press. `answers`: instead of the statement with this number.
fn offered(context: &Context<'_>, talk: &Conversation<'_>, answers: Option<u32>) -> Outcome {
    let game = &talk.loaded.game;
    let offers = match talk.to.as_slice() {
        [to] => rules::offers(&game.settings, &talk.running.position, &talk.from, to),
        _ => Vec::new(),
    };
    // What is agreed, or waits for an answer, needn't be proposed again.
    let known = readable(context, game)?;
    let stored = |(id, alternative): (String, Alternative)| {
        if is_said(&known, talk, &alternative) {
            return None;
        }
        let statement = rules::statement(&game.settings.variant, &talk.from, &talk.to, None, vec![alternative])?;
        Some(Offered { id, statement })
    };
    let offers = offers.into_iter().filter_map(stored).collect();
    let (to, in_room) = (talk.to.clone(), talk.room.is_some());
    let instead = answers.map(|number| Instead { number, talk: talk.talk() });
    Ok(private(context, game, StatementNotice::Offers { to, in_room, offers, instead }))
}

/// Whether this is agreed in a conversation, or waits there for an answer.
fn is_said(known: &[Read<'_>], talk: &Conversation<'_>, alternative: &Alternative) -> bool {
    let map = rules::map(&talk.loaded.game.settings.variant);
    let members = talk.talk();
    known.iter().filter(|read| read.talk == members && !read.is_undone).any(|read| {
        let is_agreed = read.replies.values().any(|reply| reply.agrees());
        let is_ended = members.iter().any(|power| read.is_ended_by(power));
        let is_now = read.said.phase.number == talk.running.number;
        let lasts = is_now || !alternative.clauses().iter().any(|clause| is_of_one_turn(clause.meaning()));
        let waits = is_now && read.replies.is_empty();
        let is_same = || {
            let said = read.said.statement.read(map);
            said.is_ok_and(|said| said.alternatives() == std::slice::from_ref(alternative))
        };
        (is_agreed && lasts || waits) && !is_ended && is_same()
    })
}

/// The statement of a button, in the conversation that it names.
fn of_button<'a>(context: &Context<'a>, loaded: &LoadedGame, named: Named<'_>, number: &str) -> Outcome<Read<'a>> {
    let too_old = || NotDone::DeclinedAside(Declined::TooOld);
    let number = number.parse().map_err(|_| too_old())?;
    let to = match named {
        Named::Powers(to) => to,
        Named::Talk(name) => {
            let all = readable(context, &loaded.game)?;
            let found = all.into_iter().find(|read| read.number == number && talk_name(read.talk) == name);
            return found.ok_or(NoStatement::NoSuch { number }.into());
        }
    };
    let named = powers(context.words, &loaded.game.settings.variant, to, &[]).map_err(|_| too_old())?;
    in_conversation(context, loaded, &named, number)
}

/// The answer of a button, in the conversation that it names.
fn by_button(context: &Context<'_>, loaded: &LoadedGame, named: Named<'_>, (number, meaning): (&str, &str)) -> Outcome {
    let meaning = Meaning::of_id(meaning).filter(|meaning| meaning.sort() == Sort::Answer);
    let meaning = aside(meaning.ok_or(Declined::TooOld))?;
    let found = of_button(context, loaded, named, number)?;
    if meaning == Meaning::Counter {
        instead_of(context, loaded, &found)
    } else {
        answer(context, loaded, found, Reply::of(meaning))
    }
}

/// A statement that the acting person has said or heard, with the map, to them alone.
fn on_map(context: &Context<'_>, loaded: &LoadedGame, named: Named<'_>, number: &str) -> Outcome {
    let game = &loaded.game;
    let found = of_button(context, loaded, named, number)?;
    let said = shown(&found, &game.settings.variant).ok_or(NoStatement::NoSuch { number: found.number })?;
    let own = own(context, game);
    let mut answers = found.replies.keys();
    let answered = answers.any(|power| own.contains(power) || *power == said.from);
    let known = readable(context, game).unwrap_or_default();
    let is_agreed = found.replies.values().any(|reply| reply.agrees());
    let adopts = is_agreed && can_one_adopt(game, &found, &known, &own);
    Ok(private(context, game, StatementNotice::OnMap { said, answered, adopts }))
}

/// Proposes that a statement holds again in the phase that is played.
pub(super) fn renew(context: &Context<'_>, loaded: &LoadedGame, which: &str) -> Outcome {
    let game = &loaded.game;
    let running = aside(may_talk(game))?;
    let read = meant(context, loaded, which)?;
    let number = read.number;
    let own = own(context, game);
    let from = own.into_iter().find(|power| read.talk.contains(power)).ok_or(NoStatement::NoSuch { number })?;
    let to: Vec<PowerId> = read.talk.iter().filter(|power| **power != from).cloned().collect();
    let known = readable(context, game).unwrap_or_default();
    let again = repeated(read.talk, number, std::iter::once(&from), &known, &game.settings.variant);
    let is_renewed = |said: &Read<'_>| is_renewed_by(said, (&from, running.number), (&read, again.as_ref()), game);
    if known.iter().any(is_renewed) {
        // A second press says nothing more.
        return Ok(context.say(context.aside(), Some(game), Notice::Done));
    }
    let talk = Conversation { loaded, running, from, to, room: room_of(loaded, &read) };
    let again = Clause::plain(Meaning::Renew).ok().and_then(|clause| Alternative::new([clause]));
    say(context, &talk, (Some(number), vec![again.ok_or(NoStatement::NotTyped)?]), None)
}

/// Whether `from` has proposed `read`, which says `again`, once more in phase `number` by what was said, and that waits or is agreed to.
fn is_renewed_by(
    said: &Read<'_>,
    (from, number): (&PowerId, u32),
    (read, again): (&Read<'_>, Option<&Numbered>),
    game: &Game,
) -> bool {
    let is_last = said.said.from == *from && said.said.phase.number == number && said.talk == read.talk;
    if !is_last || said.is_undone || said.replies.values().any(|reply| !reply.agrees()) {
        return false;
    }
    let is_said_anew = said.number > read.number && again.is_some_and(|again| again.statement == said.said.statement);
    let statement = said.said.statement.read(rules::map(&game.settings.variant));
    is_said_anew
        || statement.is_ok_and(|statement| {
            let mut lines = statement.alternatives().iter().flat_map(Alternative::lines);
            statement.answers() == Some(read.number) && lines.all(|line| line.meaning() == Meaning::Renew)
        })
}
