//! Whose messages can still change what is decided at a deadline: what they wrote is read once more.

use std::collections::BTreeMap;

use dragoman_game::decide::clock;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_store::StoreError;
use jiff::{SignedDuration, Timestamp};

use super::Service;

/// A game's deadline isn't its next date while something else is due, and stays undone, so long before.
const HIDDEN: SignedDuration = SignedDuration::from_mins(1);
/// The most games that are looked at: more can't be read again in time.
const MOST: u32 = 200;

impl Service {
    /// The people on `platform` whom a deadline after `from` and by `until` finds undecided, each with the earliest.
    pub(super) async fn undecided_on(
        &self,
        platform: PlatformName,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<(PersonId, Timestamp)>, StoreError> {
        let mut people: BTreeMap<PersonId, Timestamp> = BTreeMap::new();
        for game in self.store.games_due(from.saturating_sub(HIDDEN).unwrap_or(from), until, MOST).await? {
            // Nothing is decided in a game that can't be read.
            let undecided = self.game_if_readable(&game).await?.and_then(|game| clock::undecided(&game, from, until));
            let Some((deadline, undecided)) = undecided else { continue };
            for person in undecided.into_iter().filter(|person| person.platform() == platform) {
                people.entry(person).and_modify(|earliest| *earliest = deadline.min(*earliest)).or_insert(deadline);
            }
        }
        Ok(people.into_iter().collect())
    }
}
