//! The keys of notices: the same ones when the same thing is decided again.
//!
//! After a backup was restored, the networks deliver the events since the backup again, and the same decisions are made
//! a second time. Their notices get the keys that they had the first time, so that a post that exists is found and not
//! repeated.

use std::cell::Cell;

use dragoman_runtime::names::name_from;

use crate::changes::Changes;
use crate::notice::{Notice, Outgoing};

/// Gives each of a decision's notices its key. `cause` identifies what was decided on.
pub fn of<'a>(cause: String, changes: &'a Changes) -> impl Fn(&Outgoing) -> String + 'a {
    let said = Cell::new(0_u32);
    // A phase ends by the last "done" or by the clock, whichever comes first: its results are the same either way.
    let phase = changes.phase.as_ref().zip(changes.game.as_ref()).map(|((number, record), (game, _))| {
        let outcome = serde_json::to_string(&(&record.orders, &record.after)).unwrap_or_default();
        format!("{} {number} {outcome}", game.id)
    });
    move |outgoing| {
        said.set(said.get() + 1);
        let notice = match &outgoing.notice {
            Notice::Elsewhere { notice } => &**notice,
            notice => notice,
        };
        let what = match (&phase, notice) {
            (Some(phase), Notice::Adjudicated { reader, .. }) => {
                format!("results {phase} {reader:?} {:?}", outgoing.to)
            }
            (Some(phase), Notice::Decide { power, .. }) => format!("decide {phase} {power} {:?}", outgoing.to),
            (Some(phase), Notice::Finished { .. }) => format!("finished {phase} {:?}", outgoing.to),
            _ => format!("{cause} {}", said.get()),
        };
        name_from(&what, 22)
    }
}

/// What the clock decides on: a version of a game, which exists once. `None` if it changes no game.
pub fn of_version(changes: &Changes) -> Option<String> {
    changes.game.as_ref().map(|(game, version)| format!("clock {} {version}", game.id))
}
