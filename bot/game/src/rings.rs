//! Whether a notice rings for a person: by their own choice, at their quiet hours, and in games that they have muted.
//!
//! Nothing is held back: what doesn't ring is posted without a sound. What would have rung during quiet hours is
//! counted, and one message says so when they are over.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::model::GameId;
use crate::notice::clock::ClockNotice;
use crate::notice::opening::OpeningNotice;
use crate::notice::relayed::Relayed;
use crate::notice::statement::StatementNotice;
use crate::notice::{Notice, Personal};
use crate::ringing::Ringing;

/// A reminder this long before its deadline rings during quiet hours too.
const NEAR: SignedDuration = SignedDuration::from_hours(3);

/// What a notice is about, for those who don't want everything to ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Results,
    Reminder { near: bool },
    Letter,
    Other,
}

fn sound(notice: &Notice, now: Timestamp) -> Sound {
    match notice {
        Notice::Adjudicated { .. } | Notice::Finished { .. } => Sound::Results,
        Notice::Reminder { deadline, .. } => Sound::Reminder { near: deadline.duration_since(now) <= NEAR },
        Notice::Decide { .. }
        | Notice::Clock(ClockNotice::YouMissed { .. })
        | Notice::Opening(OpeningNotice::Confirm { .. }) => Sound::Reminder { near: false },
        Notice::Relayed(Relayed::Letter { .. })
        | Notice::Statement(StatementNotice::Said { .. } | StatementNotice::Answered { .. }) => Sound::Letter,
        Notice::Created { .. }
        | Notice::InLanguage { .. }
        | Notice::Elsewhere { .. }
        | Notice::Lobby(_)
        | Notice::Seated { .. }
        | Notice::Welcome { .. }
        | Notice::Left { .. }
        | Notice::MapLink { .. }
        | Notice::Started { .. }
        | Notice::YourPowers { .. }
        | Notice::Receipt(_)
        | Notice::NoOrders { .. }
        | Notice::ReceiptBelow
        | Notice::HeaderMismatch { .. }
        | Notice::Cleared { .. }
        | Notice::Removed { .. }
        | Notice::Readiness(_)
        | Notice::ReadyAsked { .. }
        | Notice::Status(_)
        | Notice::Unanswered { .. }
        | Notice::Map { .. }
        | Notice::Results { .. }
        | Notice::Orders(_)
        | Notice::EnsureRoom
        | Notice::ForgetNotes
        | Notice::EnsureSpace
        | Notice::RoomOpened { .. }
        | Notice::RoomEntered { .. }
        | Notice::RoomPutOut { .. }
        | Notice::RoomBack { .. }
        | Notice::RoomLetIn { .. }
        | Notice::RoomMissing { .. }
        | Notice::RoomSilence { .. }
        | Notice::RoomClosed
        | Notice::Talking { .. }
        | Notice::Record(_)
        | Notice::Rule(_)
        | Notice::Conduct(_)
        | Notice::Letters(_)
        | Notice::Watching(_)
        | Notice::Relayed(_)
        | Notice::OrderThreads(_)
        | Notice::Conversation(_)
        | Notice::Permissions(_)
        | Notice::InYourNotation { .. }
        | Notice::InYourWords { .. }
        | Notice::LanguageSet { .. }
        | Notice::Menu(_)
        | Notice::TimezoneSet { .. }
        | Notice::Help(_)
        | Notice::Clock(_)
        | Notice::Opening(_)
        | Notice::Vote(_)
        | Notice::Seat(_)
        | Notice::Away(_)
        | Notice::Deputy(_)
        | Notice::Practice(_)
        | Notice::WhatIf(_)
        | Notice::Personal(_)
        | Notice::WhichGame { .. }
        | Notice::Meant { .. }
        | Notice::SaidInPublic { .. }
        | Notice::History(_)
        | Notice::Press(_)
        | Notice::Statement(_)
        | Notice::Master(_)
        | Notice::Done
        | Notice::Declined(_)
        | Notice::Undecryptable
        | Notice::SetAside
        | Notice::Limited { .. }
        | Notice::Busy
        | Notice::GameSetAside { .. }
        | Notice::Lacks { .. } => Sound::Other,
    }
}

/// Whether a post rings for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rings {
    /// It does, if it rings at all.
    Yes,
    /// The person doesn't want it to.
    No,
    /// It comes during their quiet hours.
    Quiet {
        /// Until then.
        until: Timestamp,
    },
}

/// Whether `notice` about `game` rings at `now` for a person who has chosen `ringing`.
pub fn rings(ringing: &Ringing, notice: &Notice, game: Option<&GameId>, now: Timestamp, zone: &TimeZone) -> Rings {
    // What they asked for themselves, and the message about what came during quiet hours, aren't about a game.
    if let Notice::Personal(Personal::Digest { .. }) = notice {
        return Rings::Yes;
    }
    let sound = sound(notice, now);
    let silent = match sound {
        Sound::Results => ringing.silent_results,
        Sound::Reminder { .. } => ringing.silent_reminders,
        Sound::Letter => ringing.silent_letters,
        Sound::Other => false,
    };
    if silent || game.is_some_and(|game| ringing.muted.iter().any(|(muted, _)| muted == game)) {
        return Rings::No;
    }
    match ringing.quiet.and_then(|quiet| quiet.until(now, zone)) {
        Some(until) if sound != (Sound::Reminder { near: true }) => Rings::Quiet { until },
        Some(_) | None => Rings::Yes,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use dragoman_statements::Meaning;

    use super::*;
    use crate::negotiation::Reply;
    use crate::notice::statement::Numbered;
    use crate::ringing::QuietHours;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn reminder(deadline: &str) -> Notice {
        Notice::Reminder { missing: BTreeMap::new(), doubts: Vec::new(), deadline: at(deadline) }
    }

    #[test]
    fn during_quiet_hours_only_a_reminder_shortly_before_its_deadline_rings() {
        let ringing = Ringing { quiet: Some(QuietHours { from: 0, to: 480 }), ..Ringing::default() };
        let now = at("2026-11-22T03:00:00Z");
        let at_night = |notice: &Notice| rings(&ringing, notice, None, now, &TimeZone::UTC);
        let quiet = Rings::Quiet { until: at("2026-11-22T08:00:00Z") };
        assert_eq!(at_night(&reminder("2026-11-22T05:00:00Z")), Rings::Yes);
        assert_eq!(at_night(&reminder("2026-11-22T20:00:00Z")), quiet);
        assert_eq!(at_night(&Notice::Done), quiet);
        assert_eq!(rings(&ringing, &Notice::Done, None, at("2026-11-22T08:00:00Z"), &TimeZone::UTC), Rings::Yes);
    }

    #[test]
    fn statements_and_their_answers_ring_as_letters_do() {
        let said = r#"{"talk":["GERMANY","ITALY"],"number":1,"from":"ITALY","to":["GERMANY"],"statement":
            {"version":1,"author":"ITALY","to":["GERMANY"],"alternatives":[]}}"#;
        let said: Numbered = serde_json::from_str(said).expect("a statement");
        let (by, again, adopts) = ("GERMANY".into(), None, Vec::new());
        let answered =
            Notice::Statement(StatementNotice::Answered { said, by, reply: Reply::of(Meaning::Yes), again, adopts });
        let now = at("2026-11-22T03:00:00Z");
        let judged = |ringing: &Ringing| rings(ringing, &answered, None, now, &TimeZone::UTC);
        assert_eq!(judged(&Ringing::default()), Rings::Yes);
        assert_eq!(judged(&Ringing { silent_letters: true, ..Ringing::default() }), Rings::No);
        let quiet = Ringing { quiet: Some(QuietHours { from: 0, to: 480 }), ..Ringing::default() };
        assert_eq!(judged(&quiet), Rings::Quiet { until: at("2026-11-22T08:00:00Z") });
    }

    #[test]
    fn what_a_person_has_muted_doesnt_ring() {
        let game = GameId("ab12cd34".to_owned());
        let other = GameId("ef56ab78".to_owned());
        let now = at("2026-11-22T03:00:00Z");
        let muted = Ringing { muted: vec![(game.clone(), "Bosforo".to_owned())], ..Ringing::default() };
        let judged =
            |ringing: &Ringing, notice: &Notice, game: &GameId| rings(ringing, notice, Some(game), now, &TimeZone::UTC);
        assert_eq!(judged(&muted, &reminder("2026-11-22T04:00:00Z"), &game), Rings::No);
        assert_eq!(judged(&muted, &reminder("2026-11-22T04:00:00Z"), &other), Rings::Yes);
        let silent = Ringing { silent_reminders: true, ..Ringing::default() };
        assert_eq!(judged(&silent, &reminder("2026-11-22T04:00:00Z"), &game), Rings::No);
        assert_eq!(judged(&silent, &Notice::Done, &game), Rings::Yes);
    }
}
