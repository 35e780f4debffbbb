//! After the end: agreements are shown to all, with whether they were kept, if the players of all powers in their conversation want it.
//!
//! Until then nothing of them is shown, and nobody learns who wants it and who doesn't. What was only proposed isn't shown, nor what
//! was agreed before a seat came to the player who has it now, nor in a phase that was undone.

use super::agreements::{no, own, readable, settled};
use super::context::Context;
use super::decision::{Decision, Want};
use super::not_done::{Outcome, declined_aside};
use super::open_votes;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Cause, Game, MOST_TENURES, PhaseRecord, PowerId, Seat, Stage, played};
use crate::negotiation::{Read, StatementRow, Talk};
use crate::notice::statement::{NoStatement, Numbered, Settled, StatementNotice};
use crate::notice::{Declined, Notice};
use crate::rules;
use crate::standing::{What, published};

/// How many agreements are shown in a post.
const SHOWN: usize = 60;

/// In how many posts the agreements that one answer lets all see are shown; of the rest only the number is told.
const POSTS: usize = 10;

/// Notes whether the acting person wants their agreements to be shown, and shows those that can be now.
pub(super) fn answer(context: &Context<'_>, loaded: &LoadedGame, wanted: bool) -> Outcome {
    let game = &loaded.game;
    let Stage::Over(ending) = &game.stage else { return no(NoStatement::ShownAtTheEnd { until: None }) };
    if ending.keeps_secrets {
        return no(NoStatement::ShownAtTheEnd { until: ending.secret_until() });
    }
    let own = own(context, game);
    if own.is_empty() {
        return declined_aside(Declined::NotIn);
    }
    let mut after = game.clone();
    after.showing.want(&own, wanted);
    let mut decision = Decision::default();
    if wanted && game.negotiated {
        let (talks, rows, past) = (talks(context, game)?, context.statements(game)?, context.past(game)?);
        // What all wanted before was shown then; older versions didn't note what.
        let was_wanted = |talk: &Talk| published(game, What::Conversation(talk.clone())).is_some();
        let is_new = |talk: &&Talk| !game.showing.has_shown(talk) && !was_wanted(talk);
        let found: Vec<(&Talk, Vec<Settled>)> = talks
            .iter()
            .filter(is_new)
            .map(|talk| (talk, of_talk(&after, talk, rows, past)))
            .filter(|(_, agreements)| !agreements.is_empty())
            .collect();
        if !found.is_empty() {
            // Whoever changes their mind and wants it again doesn't have it shown again.
            found.iter().for_each(|(talk, _)| after.showing.show(talk));
            let mut agreements: Vec<Settled> = found.into_iter().flat_map(|(_, agreements)| agreements).collect();
            let left = agreements.len().saturating_sub(SHOWN * POSTS);
            agreements.truncate(SHOWN * POSTS);
            // Whether the end is undone can't be decided any more.
            open_votes::close(&mut decision, &mut after);
            let posts = agreements.len().div_ceil(SHOWN);
            for (at, agreements) in agreements.chunks(SHOWN).enumerate() {
                let left = if at + 1 == posts { left } else { 0 };
                let (name, agreements) = (game.name.clone(), agreements.to_vec());
                decision
                    .happened(Happening::AgreementsShown { notice: StatementNotice::Shown { name, agreements, left } });
            }
        }
    }
    let notice = Notice::Statement(StatementNotice::ShowingNoted { wanted });
    decision.reply(context.view.now, context.aside(), Some(game), notice);
    Ok(decision.with(loaded, after))
}

/// The conversations of the acting person.
fn talks(context: &Context<'_>, game: &Game) -> Result<Vec<Talk>, Want> {
    let mut talks: Vec<Talk> = Vec::new();
    for read in readable(context, game)? {
        if !talks.iter().any(|talk| talk == read.talk) {
            talks.push(read.talk.to_vec());
        }
    }
    Ok(talks)
}

/// What was agreed in a conversation, if it may be shown.
fn of_talk(game: &Game, talk: &Talk, rows: &[StatementRow], past: &[(u32, PhaseRecord)]) -> Vec<Settled> {
    let Some(permit) = published(game, What::Conversation(talk.clone())) else { return Vec::new() };
    let all: Vec<Read<'_>> = rows.iter().filter_map(|row| row.read(&permit)).collect();
    let variant = &game.settings.variant;
    let phases = played(past);
    let may_be_shown = |read: &&Read<'_>| {
        !is_undone(past, read.said.phase.number) && talk.iter().all(|power| is_of_player(game, power, read))
    };
    let mut found = Vec::new();
    for read in all.iter().filter(may_be_shown) {
        for agreed in settled(read, &all, variant) {
            let since = phases.range(read.said.phase.number..).map(|(number, record)| (*number, *record));
            let verdict = rules::verdict(&game.settings, since, &agreed, &read.answered);
            let (from, to) = (agreed.author.clone(), agreed.with.clone());
            let Some(statement) = rules::statement(variant, &from, &to, None, vec![agreed.alternative]) else {
                continue;
            };
            let said = Numbered { talk: talk.clone(), number: read.number, from, to, answers: None, statement };
            found.push(Settled { said, phase: read.said.phase.code.clone(), verdict });
        }
    }
    found
}

/// Whether phase `number` was undone by a roll-back.
fn is_undone(past: &[(u32, PhaseRecord)], number: u32) -> bool {
    past.iter().any(|(at, record)| matches!(record.cause, Cause::RolledBack { to, .. } if (to..=*at).contains(&number)))
}

/// Whether the player who has the seat of `power` had it when a statement was said. In the phase in which a seat changed hands it isn't
/// known who was meant.
fn is_of_player(game: &Game, power: &PowerId, read: &Read<'_>) -> bool {
    let Some(person) = game.seat_with(power).and_then(Seat::person) else { return false };
    let Some(permit) = published(game, What::Assignment) else { return false };
    let tenures = game.tenures.read(&game.id, &permit).unwrap_or_default();
    let present = tenures.iter().rev().find(|tenure| tenure.powers.contains(power));
    match present {
        // Nobody else has held it, unless the entry about that is one of those that aren't kept any more.
        None => tenures.len() < MOST_TENURES,
        Some(tenure) if tenure.person.as_ref() != Some(person) => false,
        Some(tenure) => match &tenure.from {
            None => true,
            Some(from) => read.said.phase.code.code() > from.phase.code(),
        },
    }
}
