//! Votes: a draw, an early end, another number of centres, a concession, more time, a pause.
//!
//! All who play and still have units are asked in private, and all must agree; no answer counts as no. The proposal is
//! announced only once it is decided, and never who proposed it or was against it. A vote is decided as soon as
//! everyone has answered, and at the latest when its phase ends. Eliminated players, vacant seats and computers have no
//! vote. Nobody waits for a player who is absent, but their answer counts; and if some are absent, no single player
//! decides how the game ends.
//!
//! More than half are enough to end what others have begun: a pause or an extension by the game master. Each player may
//! propose only so much in a day, whatever others propose; how often is stored, and not what.

use std::collections::BTreeSet;

use dragoman_reading::command::{self, CommandId, Typed};
use dragoman_reading::fold::fold;
use jiff::{SignedDuration, Timestamp};

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, wants};
use super::{addressees, admission, agreed_deeds, awaiting, away, deadlines, orders, phase, proposed_deeds, stage};
use crate::decide::open_votes::{asked, begin, id, lapse, voice, voters};
use crate::event::Place;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Admitted, Delay, EndedBy, Game, GoingOn, Paused, PowerId, Proposal, Running, Stage, Vote};
use crate::notice::master::NoDeed;
use crate::notice::vote::{NoVote, VoteNotice};
use crate::notice::{Declined, Notice};
use crate::rules;

/// What a command proposes.
#[derive(Clone, Copy)]
pub(super) enum Proposable {
    /// A draw of all who still have units, or of some.
    Draw,
    /// All who still have units have won.
    End,
    /// Another number of centres wins.
    Victory,
    /// A power has won.
    Concede,
    /// A later deadline.
    MoreTime,
    /// A pause.
    Pause,
    /// The end of a pause or of an extension.
    Resume,
}

/// The values of a command for a proposal.
pub(super) struct Words<'a> {
    /// The power that has won.
    pub power: Option<&'a str>,
    /// A number or a length of time.
    pub value: Option<&'a str>,
}

/// The longest extension that a vote can give, in seconds: two weeks.
const LONGEST_EXTENSION: u32 = 14 * 86400;

/// The powers whose answers are awaited.
fn voices(game: &Game, proposal: &Proposal) -> BTreeSet<PowerId> {
    voters(game, proposal).filter(|seat| !game.is_absent(seat)).filter_map(voice).collect()
}

/// The powers that may answer and aren't awaited.
fn absent(game: &Game, proposal: &Proposal) -> BTreeSet<PowerId> {
    voters(game, proposal).filter(|seat| game.is_absent(seat)).filter_map(voice).collect()
}

/// How many players must agree that a seat changes hands once more; where one plays alone, that one.
const TWO: usize = 2;

/// The state of a vote.
enum VoteState {
    Open,
    Accepted,
    Lapsed,
}

fn state_of(game: &Game, vote: &Vote) -> VoteState {
    let (present, absent) = (voices(game, &vote.proposal), absent(game, &vote.proposal));
    let (of_present, of_absent) = (vote.tally(&present), vote.tally(&absent));
    let (agreed, refused) = (of_present.agreed + of_absent.agreed, of_present.refused + of_absent.refused);
    if game.running().is_some_and(|running| running.is_decided_by_majority(&vote.proposal)) {
        // Of those who aren't awaited only the answers count.
        let all = present.len() + of_absent.agreed + of_absent.refused;
        return match (2 * agreed > all, 2 * refused >= all) {
            (true, _) => VoteState::Accepted,
            (false, true) => VoteState::Lapsed,
            (false, false) => VoteState::Open,
        };
    }
    let answered = of_present.agreed + of_present.refused == present.len();
    let (of_the_clock, is_deed) = match vote.proposal {
        Proposal::Extend { .. } | Proposal::Pause | Proposal::Resume | Proposal::EndExtension => (true, false),
        // Whoever proposes a deed doesn't decide on it alone, not even where nobody else plays but the one to whom it is
        // done.
        Proposal::Deed(_) => (false, true),
        Proposal::Draw
        | Proposal::DrawAmong { .. }
        | Proposal::End
        | Proposal::Victory { .. }
        | Proposal::Concede { .. }
        | Proposal::Admit(_) => (false, false),
    };
    let enough = agreed > 1 || !is_deed && absent.is_empty() || of_the_clock;
    if let Proposal::Admit(asked) = &vote.proposal
        && let Admitted::Often { .. } = asked.why
    {
        // Somebody who isn't awaited may still agree.
        let all = present.len() + absent.len();
        let (needed, could) = (TWO.min(all).max(1), all.saturating_sub(refused));
        return match (agreed >= needed, could >= needed) {
            (true, _) => VoteState::Accepted,
            (false, true) => VoteState::Open,
            (false, false) => VoteState::Lapsed,
        };
    }
    match (answered, refused) {
        (true, 0) if enough => VoteState::Accepted,
        (true, 1..) => VoteState::Lapsed,
        _ => VoteState::Open,
    }
}

/// Refuses a vote in a place where others would see it.
fn secretly(context: &Context<'_>) -> Result<(), Declined> {
    match context.event.place {
        Place::Channel(_) | Place::Room(_) => Err(Declined::Vote(NoVote::InPrivate)),
        Place::Person(_) | Place::Reply { .. } => Ok(()),
    }
}

/// Reads the proposal.
fn proposal(context: &Context<'_>, game: &Game, what: Proposable, words: &Words<'_>) -> Result<Proposal, Declined> {
    let running = stage::running(game)?;
    let value = words.value.map(str::trim).unwrap_or_default();
    let bad = |parameter: &str, value: &str, expected: &[&str]| Declined::BadValue {
        parameter: parameter.to_owned(),
        value: value.to_owned(),
        expected: expected.iter().map(|word| (*word).to_owned()).collect(),
    };
    let year = running.position.phase.code().map(|code| code.turn.year);
    let ends = matches!(what, Proposable::Draw | Proposable::End);
    if let Some(first) = game.settings.draw_from.filter(|first| ends && year.is_some_and(|year| year < *first)) {
        return Err(Declined::Vote(NoVote::NotBefore { year: first }));
    }
    Ok(match what {
        Proposable::Draw => match words.power {
            Some(power) => some(context, game, power)?,
            None => Proposal::Draw,
        },
        Proposable::End => Proposal::End,
        // The units decide.
        Proposable::Victory if game.settings.setup.as_deref() == Some("players-2") => {
            return Err(Declined::Vote(NoVote::WonByUnits));
        }
        Proposable::Victory => {
            let all = rules::map(&game.settings.variant).centres().len();
            match value.parse::<u8>() {
                Ok(centres) if centres >= 2 && usize::from(centres) <= all => Proposal::Victory { centres },
                _ => return Err(bad("number", value, &["2", &all.to_string()])),
            }
        }
        Proposable::Concede => {
            let word = words.power.unwrap_or_default();
            let power = context.power(game, word)?;
            match game.survivors().contains(&power) {
                true => Proposal::Concede { power },
                false => return Err(Declined::UnknownPower { word: word.to_owned() }),
            }
        }
        Proposable::MoreTime if running.clock.deadline().is_none() && running.clock.paused().is_none() => {
            return Err(Declined::Master(NoDeed::NothingToExtend));
        }
        Proposable::MoreTime => {
            match command::seconds(context.words, context.language(), value)
                .filter(|seconds| *seconds <= LONGEST_EXTENSION)
            {
                Some(seconds) => Proposal::Extend { seconds },
                None => return Err(bad("time", value, &["24h", "2d", "30m"])),
            }
        }
        Proposable::Pause if running.clock.paused().is_some() => return Err(Declined::Vote(NoVote::Paused)),
        Proposable::Pause => Proposal::Pause,
        Proposable::Resume if running.clock.is_extended() => Proposal::EndExtension,
        Proposable::Resume if running.clock.paused().is_none() => return Err(Declined::Vote(NoVote::NotPaused)),
        Proposable::Resume => Proposal::Resume,
    })
}

/// A draw of the acting player with the powers that `word` names, or of all.
fn some(context: &Context<'_>, game: &Game, word: &str) -> Result<Proposal, Declined> {
    let mut named: BTreeSet<PowerId> =
        addressees::powers(context.words, &game.settings.variant, word, &[])?.into_iter().collect();
    named.extend(game.seat_of(&context.view.person.id).into_iter().flat_map(|seat| seat.powers.clone()));
    let survivors = game.survivors();
    if named.iter().any(|power| !survivors.contains(power)) {
        return Err(Declined::UnknownPower { word: word.to_owned() });
    }
    // A player's powers share it together.
    let together: BTreeSet<PowerId> = game
        .seats
        .iter()
        .filter(|seat| seat.powers.iter().any(|power| named.contains(power)))
        .flat_map(|seat| &seat.powers)
        .cloned()
        .collect();
    let powers: Vec<PowerId> = survivors.iter().filter(|power| together.contains(*power)).cloned().collect();
    Ok(if powers == survivors { Proposal::Draw } else { Proposal::DrawAmong { powers } })
}

/// A player proposes something: they have agreed, all others are asked.
pub(super) fn propose(context: &Context<'_>, loaded: &LoadedGame, what: Proposable, words: &Words<'_>) -> Outcome {
    let game = &loaded.game;
    secretly(context)?;
    let proposal = proposal(context, game, what, words)?;
    in_time(context, stage::running(game)?)?;
    let own = game.seat_of(&context.view.person.id).and_then(voice).ok_or(Declined::NotIn)?;
    let now = context.view.now;
    let mut after = game.clone();
    let mut decision = Decision::default();
    // A player who proposes what is being voted on agrees to it.
    let open = game.votes.iter().position(|vote| vote.open && vote.proposal == proposal);
    let index = match open {
        Some(index) => index,
        None => begin(&mut decision, &mut after, &proposal, &own, now)?,
    };
    let said = VoteNotice::Proposed { proposal };
    cast(context, loaded, after, decision, index, (&own, true), said)
}

/// Refuses an answer when there can be no vote. Once a game is over, its end can still be undone by all.
fn is_voting(context: &Context<'_>, game: &Game) -> Result<(), Declined> {
    if matches!(game.stage, Stage::Over(_)) && game.votes.iter().any(|vote| vote.open) {
        return Ok(());
    }
    in_time(context, stage::running(game)?)
}

/// Refuses what comes after the deadline.
fn in_time(context: &Context<'_>, running: &Running) -> Result<(), Declined> {
    match running.clock.deadline() {
        Some(deadline) if context.event.at > deadline => Err(Declined::TooLate),
        _ => Ok(()),
    }
}

/// A player answers the vote that `which` names, or the only open one; or says how the game goes on without missing orders,
/// if the players are asked that.
pub(super) fn answer(context: &Context<'_>, loaded: &LoadedGame, which: Option<&str>, agreed: bool) -> Outcome {
    let game = &loaded.game;
    secretly(context)?;
    is_voting(context, game)?;
    let own = context.seat(game).and_then(voice).ok_or(Declined::NotIn)?;
    let choice = game.running().zip(which).and_then(|(running, which)| chosen(context, running, which));
    if let Some(choice) = choice {
        return awaiting::choose(context, loaded, choice, agreed);
    }
    let open: Vec<usize> = (0..game.votes.len()).filter(|index| game.votes[*index].open).collect();
    let index = match which {
        Some(which) => {
            open.iter().find(|index| id(game, **index) == which || is_called(context, &game.votes[**index], which))
        }
        None if open.len() > 1 => {
            let proposals = open.iter().map(|index| game.votes[*index].proposal.clone()).collect();
            return declined(Declined::Vote(NoVote::Which { proposals, refused: !agreed }));
        }
        None => open.first(),
    };
    let index = index.copied().ok_or(Declined::Vote(NoVote::Gone))?;
    if !voters(game, &game.votes[index].proposal).filter_map(voice).any(|voice| voice == own) {
        return declined(Declined::Vote(NoVote::NotAsked));
    }
    let proposal = game.votes[index].proposal.clone();
    let said = VoteNotice::Noted { proposal, agreed, id: id(game, index), closed: false };
    cast(context, loaded, game.clone(), Decision::default(), index, (&own, agreed), said)
}

/// The command that proposes it, whose name people also use for the vote.
pub fn command_of(proposal: &Proposal) -> CommandId {
    match proposal {
        Proposal::Draw | Proposal::DrawAmong { .. } => CommandId::Draw,
        Proposal::End => CommandId::End,
        Proposal::Victory { .. } => CommandId::Victory,
        Proposal::Concede { .. } => CommandId::Concede,
        Proposal::Extend { .. } => CommandId::MoreTime,
        Proposal::Pause => CommandId::VotePause,
        Proposal::Resume | Proposal::EndExtension => CommandId::VoteResume,
        Proposal::Deed(proposed) => proposed_deeds::command_of(&proposed.deed),
        Proposal::Admit(_) => CommandId::Take,
    }
}

/// The way in which the game goes on that `which` names, while the players are asked: the id of a button, or a word.
fn chosen(context: &Context<'_>, running: &Running, which: &str) -> Option<GoingOn> {
    running.going_on.as_ref()?;
    let typed = fold(which.trim());
    GoingOn::ALL.into_iter().find(|choice| {
        let message = match choice {
            GoingOn::Disorder => "going-on-disorder-read",
            GoingOn::Computer => "going-on-computer-read",
            GoingOn::Wait => "going-on-wait-read",
        };
        let says = |words: &str| words.split('|').any(|word| fold(word.trim()) == typed);
        awaiting::id(running, *choice) == which
            || context.words.languages().iter().any(|language| says(&context.words.plain(language, message)))
    })
}

fn is_called(context: &Context<'_>, vote: &Vote, word: &str) -> bool {
    match command::read(context.words, context.language(), word) {
        Typed::Command(invocation) => invocation.spec.command == command_of(&vote.proposal),
        Typed::Unknown { .. } => false,
    }
}

fn cast(
    context: &Context<'_>,
    loaded: &LoadedGame,
    mut game: Game,
    mut decision: Decision,
    index: usize,
    (own, agreed): (&PowerId, bool),
    mut said: VoteNotice,
) -> Outcome {
    let now = context.view.now;
    if let Some(vote) = game.votes.get_mut(index) {
        vote.answer(own, agreed);
    }
    let Some(vote) = game.votes.get(index).cloned() else { return Ok(decision) };
    let state = state_of(&game, &vote);
    if let VoteNotice::Noted { closed, .. } = &mut said {
        *closed = !matches!(state, VoteState::Open);
    }
    decision.reply(now, context.aside(), Some(&loaded.game), Notice::Vote(said));
    if let (VoteState::Accepted | VoteState::Lapsed, Some(vote)) = (&state, game.votes.get_mut(index)) {
        vote.open = false;
        vote.closed_at = Some(now);
    }
    match state {
        VoteState::Open => {}
        VoteState::Accepted => {
            game.remember_ballot(&vote);
            if let Some(want) = agreed_deeds::wanted(context, &game, &vote.proposal) {
                return wants(want);
            }
            accept(&mut decision, now, &mut game, loaded, vote.proposal.clone());
            if let Proposal::Deed(proposed) = &vote.proposal {
                let agreed = ((**proposed).clone(), vote.expelled());
                agreed_deeds::carry_out(context, &mut decision, loaded, &mut game, agreed);
            }
        }
        // Only answers of players who change their mind could still come.
        VoteState::Lapsed => lapse(&mut decision, &mut game, vote),
    }
    Ok(decision.with(loaded, game))
}

fn accept(decision: &mut Decision, now: Timestamp, game: &mut Game, loaded: &LoadedGame, proposal: Proposal) {
    let mut powers = Vec::new();
    let mut deadline = None;
    let by_majority = game.running().is_some_and(|running| running.is_decided_by_majority(&proposal));
    match &proposal {
        Proposal::Draw | Proposal::End => powers = game.survivors(),
        Proposal::DrawAmong { powers: some } => {
            let survivors = game.survivors();
            powers = some.iter().filter(|power| survivors.contains(power)).cloned().collect();
        }
        Proposal::Concede { power } => {
            powers = game.seat_with(power).map(|seat| seat.powers.clone()).unwrap_or_default();
        }
        Proposal::Victory { centres } => {
            if let Stage::Running(running) = &mut game.stage {
                running.position.standing.wins = Some(*centres);
            }
        }
        Proposal::Deed(proposed) if agreed_deeds::has_no_effect(game, &proposed.deed) => {
            decision.happened(Happening::VoteHadNoEffect { proposal: proposal.clone() });
            return;
        }
        // It is carried out once this is announced.
        Proposal::Deed(_) => {}
        Proposal::Admit(asked) => admission::accept(decision, game, asked),
        Proposal::Extend { .. } | Proposal::Pause | Proposal::Resume | Proposal::EndExtension => {
            let notice = deadlines::notice(&game.settings);
            let Stage::Running(running) = &mut game.stage else { return };
            if !move_clock(running, &proposal, now, notice) {
                decision.happened(Happening::VoteHadNoEffect { proposal: proposal.clone() });
                return;
            }
        }
    }
    let moves = matches!(proposal, Proposal::Extend { .. } | Proposal::Resume | Proposal::EndExtension);
    // It waits for who is away then, wherever it is now.
    let stepped = if moves { away::step_now(game) } else { None };
    if let Some(running) = game.running().filter(|_| moves) {
        deadline = running.clock.deadline();
    }
    let (_, absent) = asked(game, &proposal);
    let happened =
        Happening::VoteAccepted { proposal: proposal.clone(), powers: powers.clone(), deadline, absent, by_majority };
    decision.happened(happened);
    stepped.into_iter().for_each(|stepped| decision.happened(stepped));
    match proposal {
        Proposal::Draw | Proposal::DrawAmong { .. } => phase::end(decision, now, game, powers, EndedBy::Draw),
        Proposal::End => phase::end(decision, now, game, powers, EndedBy::JointVictory),
        Proposal::Concede { .. } => phase::end(decision, now, game, powers, EndedBy::Concession),
        // All players may have become ready during the pause.
        Proposal::Resume => orders::go_on(decision, now, game, loaded),
        Proposal::Victory { .. }
        | Proposal::Extend { .. }
        | Proposal::Pause
        | Proposal::EndExtension
        | Proposal::Deed(_)
        | Proposal::Admit(_) => {}
    }
}

/// What all, or more than half, have agreed to: it doesn't count against the greatest length of the phase. Of what is taken
/// back `notice` is left at least. `false`: the clock has been moved since it was proposed, and nothing is changed.
#[must_use]
fn move_clock(running: &mut Running, proposal: &Proposal, now: Timestamp, notice: SignedDuration) -> bool {
    match proposal {
        Proposal::Extend { seconds } => {
            running.clock.extend(SignedDuration::from_secs(i64::from(*seconds)), now, Delay::Beyond)
        }
        Proposal::Pause => {
            if running.clock.paused().is_some_and(|pause| pause.why == Paused::Missing) {
                // Orders don't end what all have agreed to. Those that are missing then are waited for after it.
                running.awaits.clear();
                running.going_on = None;
                running.has_awaited = false;
            }
            running.clock.pause(now, Paused::ByAll)
        }
        Proposal::Resume => running.clock.resume(now),
        Proposal::EndExtension => running.clock.take_back_extension(now, notice),
        Proposal::Draw
        | Proposal::DrawAmong { .. }
        | Proposal::End
        | Proposal::Victory { .. }
        | Proposal::Concede { .. }
        | Proposal::Deed(_)
        | Proposal::Admit(_) => true,
    }
}
