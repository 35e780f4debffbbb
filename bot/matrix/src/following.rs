//! Upgraded rooms that are being followed, and when those are tried again whose successor couldn't be joined.

use std::time::Duration;

use dragoman_platform::Setback;
use jiff::Timestamp;
use matrix_sdk::ruma::OwnedRoomId;

/// The pause before a refused joining is tried again: an invitation may come meanwhile, and that is accepted. So much time also
/// has a joining that has begun.
const REFUSED: Duration = Duration::from_secs(300);
/// The pause after a joining that got no answer, which is doubled each time.
const UNANSWERED: Duration = Duration::from_secs(3);

/// An upgraded room and its successor.
pub(super) type Move = (OwnedRoomId, OwnedRoomId);

/// The following of an upgraded room, as long as it hasn't succeeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Following {
    /// How often it has failed.
    failures: u32,
    not_before: Timestamp,
}

impl Following {
    /// It is under way. `before`: how it was tried before.
    pub(super) fn begun(before: Option<Self>, now: Timestamp) -> Self {
        Self { failures: before.map_or(0, |before| before.failures), not_before: now + REFUSED }
    }

    /// It has failed at `now`.
    pub(super) fn failed(self, why: &Setback, now: Timestamp) -> Self {
        let not_before = match why {
            Setback::Later { not_before, nothing_done: true } => return Self { not_before: *not_before, ..self },
            // Its homeserver may never answer.
            Setback::Later { nothing_done: false, .. } => {
                now + (UNANSWERED * 2_u32.pow(self.failures.min(10))).min(REFUSED)
            }
            Setback::Gone | Setback::Refused(_) => now + REFUSED,
        };
        Self { failures: self.failures.saturating_add(1), not_before }
    }

    /// It isn't tried any more.
    pub(super) fn given_up() -> Self {
        Self { failures: 1, not_before: Timestamp::MAX }
    }

    /// Whether it is tried now.
    pub(super) fn is_due(&self, now: Timestamp) -> bool {
        now >= self.not_before
    }

    /// Whether it couldn't be followed when that was tried.
    pub(super) fn has_failed(&self) -> bool {
        self.failures > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_whose_homeserver_hangs_is_followed_less_and_less_often() {
        let at = |second: i64| Timestamp::from_second(second).expect("an instant");
        let begun = Following::begun(None, at(0));
        assert!(!begun.is_due(at(299)) && !begun.has_failed(), "it isn't begun twice");
        let hangs = Setback::Later { not_before: at(3), nothing_done: false };
        let (mut following, mut pauses) = (begun, Vec::new());
        for _ in 0..9 {
            following = following.failed(&hangs, at(0));
            pauses.push(following.not_before.as_second());
            following = Following::begun(Some(following), at(0));
        }
        assert_eq!(pauses, [3, 6, 12, 24, 48, 96, 192, 300, 300]);
        assert!(following.has_failed());
        let asked = Setback::Later { not_before: at(7), nothing_done: true };
        for (why, not_before, has_failed) in [(asked, 7, false), (Setback::Gone, 300, true)] {
            let following = begun.failed(&why, at(0));
            assert_eq!((following.not_before, following.has_failed()), (at(not_before), has_failed), "{why}");
        }
        assert!(!Following::given_up().is_due(at(9_000_000)));
    }
}
