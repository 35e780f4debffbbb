//! Whose messages can still change what is decided at a deadline: what they wrote is read once more.

use std::collections::BTreeMap;

use dragoman_game::decide::clock;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_store::StoreError;
use jiff::{SignedDuration, Timestamp};

use super::Service;

/// A game's deadline isn't its next date while something else is due, and waits for a network, so long before.
const HIDDEN: SignedDuration = SignedDuration::from_mins(11);
/// The most games that are looked at: more can't be read again in time.
const MOST_GAMES: u32 = 200;

impl Service {
    /// The people on `platform` who can still change what is decided at a deadline after `from` and by `until`, each with
    /// the earliest. Those who aren't ready come first.
    pub(super) async fn undecided_on(
        &self,
        platform: PlatformName,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<(PersonId, Timestamp)>, StoreError> {
        let (mut open, mut ready) = (BTreeMap::<PersonId, Timestamp>::new(), BTreeMap::<PersonId, Timestamp>::new());
        for game in self.store.games_due(from.saturating_sub(HIDDEN).unwrap_or(from), until, MOST_GAMES).await? {
            // Nothing is decided in a game that can't be read.
            let deciding = self.game_if_readable(&game).await?.and_then(|game| clock::deciding(&game, from, until));
            let Some(deciding) = deciding else { continue };
            for (people, found) in [(&mut open, deciding.open), (&mut ready, deciding.ready)] {
                for person in found.into_iter().filter(|person| person.platform() == platform) {
                    let earliest = people.entry(person).or_insert(deciding.deadline);
                    *earliest = deciding.deadline.min(*earliest);
                }
            }
        }
        // Of who is ready in one game and not in another, the earlier of the two deadlines counts.
        for (person, earliest) in &mut open {
            if let Some(other) = ready.remove(person) {
                *earliest = other.min(*earliest);
            }
        }
        Ok(open.into_iter().chain(ready).collect())
    }
}
