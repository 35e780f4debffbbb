//! What should have been done by now: deadlines that wait for nothing, and posts that nobody makes.

use dragoman_game::event::PlatformName;
use dragoman_platform::Late;
use dragoman_store::{Overdue, StoreError};
use jiff::{SignedDuration, Timestamp};

use super::Service;

/// How late something may be before it counts: many games can be due in one second.
const LATE: SignedDuration = SignedDuration::from_mins(1);

/// At how many games is looked.
const MOST_GAMES: u32 = 500;

impl Service {
    /// Whether the rules let a game wait: for a network that is away, or for a message that can't be read yet. The local page
    /// is never away: who doesn't keep up with it is this program.
    fn may_wait(&self, due: &Overdue) -> bool {
        self.waits_for(due).is_some_and(|unheard| {
            let mut others = unheard.platforms.iter().filter(|platform| **platform != PlatformName::Local);
            others.any(|platform| self.reach(*platform).is_none_or(|until| until < unheard.deadline))
                || self.is_caught_up(&unheard) && !self.is_heard(&unheard)
        })
    }

    /// What is more than a minute late. Games that wait for a network or for a message as they may don't count; neither does
    /// the time before the start.
    pub(super) async fn lateness(&self) -> Result<Late, StoreError> {
        let now = self.clock.now();
        let since = |due: Timestamp| now.duration_since(due.max(self.started));
        let overdue = self.store.overdue(now.checked_sub(LATE).unwrap_or(now), MOST_GAMES).await?;
        // The oldest comes first.
        let unexplained = overdue.iter().find(|due| !self.may_wait(due));
        let deadline = unexplained.map(|due| since(due.since())).filter(|late| *late > LATE);
        let oldest = self.store.oldest_by_platform(now).await?;
        let late = |(platform, waits): (String, i64)| {
            let late = SignedDuration::from_millis(waits).min(now.duration_since(self.started));
            Some((PlatformName::named(&platform)?, late)).filter(|(_, late)| *late > LATE)
        };
        Ok(Late { deadline, posts: oldest.into_iter().filter_map(late).collect() })
    }
}
