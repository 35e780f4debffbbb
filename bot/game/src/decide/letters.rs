//! Stored letters: kept only where that was agreed at the creation, and published after the game only if everybody agrees
//! who wrote or received one.
//!
//! One refusal, or the silence of one person, keeps them closed. Whoever answers gets the same answer, whatever others
//! have said: nobody learns who refused, nor whether anybody has.

use jiff::{SignedDuration, Timestamp};

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::open_votes;
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::{Letter, LetterRow, LoadedGame};
use crate::model::{Game, LettersVote, PowerId, Seat, Stage};
use crate::notice::letters::{LettersNotice, NoLetters};
use crate::notice::{Declined, Notice};

/// For how many days after the end of a game its letters are stored; the store deletes them then.
const KEPT_DAYS: u32 = 30;
/// For how many days people can agree, at most.
const VOTE_DAYS: i64 = 7;

/// Stores a text that `from` has sent to `to`, if that was agreed in this game.
pub(super) fn keep(
    decision: &mut Decision,
    context: &Context<'_>,
    game: &mut Game,
    from: &PowerId,
    to: &[PowerId],
    text: &str,
) {
    let Some(phase) = game.running().map(|running| running.position.phase.clone()) else { return };
    if !game.settings.letters_kept {
        return;
    }
    let readers = to.iter().filter_map(|power| game.seat_with(power).and_then(Seat::person));
    let mut people: Vec<PersonId> = vec![context.view.person.id.clone()];
    for reader in readers {
        if !people.contains(reader) {
            people.push(reader.clone());
        }
    }
    let number = game.letters.add(&people);
    let letter = Letter { phase, from: from.clone(), to: to.to_vec(), text: text.to_owned() };
    decision.changes.letters.push(LetterRow::new(game.id.clone(), number, people, letter));
}

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

/// Proposes to publish the letters of a game that is over, agrees to it, or refuses.
pub(super) fn open(context: &Context<'_>, loaded: &LoadedGame, answer: Option<&str>) -> Outcome {
    let game = &loaded.game;
    let no = |why| declined(Declined::Letters(why));
    let me = &context.view.person.id;
    let now = context.view.now;
    let Stage::Over(ending) = &game.stage else { return no(NoLetters::NotOver) };
    refuse_if(!game.settings.letters_kept || game.letters.count == 0, Declined::Letters(NoLetters::NothingKept))?;
    refuse_if(!game.letters.people.contains(me), Declined::Letters(NoLetters::NotYours))?;
    let end = later(ending.at, days(i64::from(KEPT_DAYS)));
    refuse_if(now >= end, Declined::Letters(NoLetters::Deleted { days: KEPT_DAYS }))?;
    let agrees = answer != Some("no");
    let mut after = game.clone();
    let mut decision = Decision::default();
    let until = match &mut after.letters.vote {
        Some(vote) if vote.is_opened() => {
            let notice = Notice::Letters(LettersNotice::Opened { name: game.name.clone() });
            return Ok(context.say(context.aside(), Some(game), notice));
        }
        Some(vote) if now > vote.until => return no(NoLetters::Closed),
        Some(vote) => {
            vote.answer(me, agrees);
            vote.until
        }
        None if !agrees => return no(NoLetters::NotAsked),
        None => {
            // Published letters must be posted before they are deleted.
            let until = later(now, days(VOTE_DAYS)).min(later(end, -days(1))).max(now);
            after.letters.vote = Some(LettersVote::new(until, me.clone()));
            decision.happened(Happening::LettersProposed { by: me.clone(), until });
            until
        }
    };
    // As long as a cancelled game can go on they stay closed.
    if !ending.keeps_secrets {
        publish_agreed(&mut decision, &mut after);
    }
    let notice = Notice::Letters(LettersNotice::Answered { until });
    decision.reply(now, context.aside(), Some(game), notice);
    Ok(decision.with(loaded, after))
}

/// Publishes the letters if all who wrote or received one have agreed. From then on the game's end stands.
pub(super) fn publish_agreed(decision: &mut Decision, game: &mut Game) {
    if game.letters.open() {
        open_votes::close(decision, game);
        decision.happened(Happening::LettersOpened);
    }
}

fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.checked_add(by).unwrap_or(at)
}
