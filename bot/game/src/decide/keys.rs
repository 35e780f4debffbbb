//! The keys of notices: the same ones when the same thing is decided again.
//!
//! After a backup was restored, the networks deliver the events since the backup again, and the same decisions are made
//! a second time. Their notices get the keys that they had the first time, so that a post that exists is found and not
//! repeated. Something else may be decided on the same event, such as a refusal where there was a receipt: what kind of
//! notice it is, and for which phase, is in the key, so that it is posted.

use std::cell::Cell;

use dragoman_runtime::names::name_from;

use crate::changes::Changes;
use crate::notice::{Destination, Notice, Outgoing};

/// Gives each of a decision's notices its key. `cause` identifies what was decided on.
pub fn of<'a>(cause: String, changes: &'a Changes) -> impl Fn(&Outgoing) -> String + 'a {
    let said = Cell::new(0_u32);
    // A phase ends by the last "done" or by the clock, whichever comes first: its results are the same either way.
    let phase = changes.phase.as_ref().zip(changes.game.as_ref()).map(|((number, record), (game, _))| {
        let outcome = serde_json::to_string(&(&record.orders, &record.after)).unwrap_or_default();
        format!("{} {number} {outcome}", game.id)
    });
    let number = number(changes);
    move |outgoing| {
        said.set(said.get() + 1);
        let notice = if let Notice::Elsewhere { notice } = &outgoing.notice { &**notice } else { &outgoing.notice };
        let of_phase = phase.as_ref().and_then(|phase| of_results(phase, notice, &outgoing.to));
        let what = of_phase.unwrap_or_else(|| format!("{cause} {} {} {number}", said.get(), kind(notice)));
        name_from(&what, 22)
    }
}

/// What `notice` is by the outcome of a phase alone, whatever ended it.
fn of_results(phase: &str, notice: &Notice, to: &Destination) -> Option<String> {
    if let Notice::Adjudicated { reader, .. } = notice {
        return Some(format!("results {phase} {reader:?} {to:?}"));
    }
    if let Notice::Decide { power, .. } = notice {
        return Some(format!("decide {phase} {power} {to:?}"));
    }
    matches!(notice, Notice::Finished { .. }).then(|| format!("finished {phase} {to:?}"))
}

/// The number of the phase that a decision changes; 0: it changes none.
fn number(changes: &Changes) -> u32 {
    let played = changes.game.as_ref().and_then(|(game, _)| game.running()).map(|running| running.number);
    played.or(changes.orders.first().map(|row| row.phase)).unwrap_or_default()
}

/// The name of a notice's variant, without what it says.
fn kind(notice: &Notice) -> String {
    let written = serde_json::to_string(notice).unwrap_or_default();
    let kind = written.split_once("\"says\":\"").and_then(|(_, kind)| kind.split_once('"'));
    kind.map(|(kind, _)| kind.to_owned()).unwrap_or_default()
}

/// What the clock decides on: a version of a game, which exists once. `None` if it changes no game.
pub fn of_version(changes: &Changes) -> Option<String> {
    changes.game.as_ref().map(|(game, version)| format!("clock {} {version}", game.id))
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::decide::decision::Decision;
    use crate::event::{PersonId, Place, PlatformName};
    use crate::notice::Declined;

    fn answered(notice: Notice) -> Decision {
        let mut decision = Decision::default();
        let anna = Place::Person(PersonId::new(PlatformName::Discord, "anna"));
        decision.reply(Timestamp::UNIX_EPOCH, anna, None, notice);
        decision
    }

    #[test]
    fn another_decision_on_the_same_event_has_another_key() {
        let changes = Changes::default();
        let key = |notice| of("event discord:5".to_owned(), &changes)(&answered(notice).changes.outgoing[0]);
        let refused = || Notice::Declined(Declined::TooLate);
        assert_eq!(key(refused()), key(refused()));
        assert_eq!(key(refused()), key(Notice::Declined(Declined::NotIn)), "the same kind is found again");
        assert_ne!(key(refused()), key(Notice::Done));
    }
}
