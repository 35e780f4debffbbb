//! Who was seen in which channel. A game master can address nobody else: the bot doesn't write to strangers because
//! somebody names them.

use dragoman_game::event::{ChannelId, PersonId};
use dragoman_game::person::Person;
use dragoman_reading::fold::fold;
use jiff::Timestamp;

use super::db;
use super::error::StoreError;
use super::opened::Store;

/// The time after which a sighting is stored again, in milliseconds: a day.
const FRESH: i64 = 86_400_000;

impl Store {
    /// Stores that `person` has done something in `channel`.
    pub async fn sighted(&self, channel: &ChannelId, person: &PersonId, now: Timestamp) -> Result<(), StoreError> {
        let now = now.as_millisecond();
        let known = db::query("SELECT 1 FROM sightings WHERE channel = $1 AND person = $2 AND at > $3")
            .bind(channel.as_str())
            .bind(person.as_str())
            .bind(now - FRESH)
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        if known.is_some() {
            return Ok(());
        }
        db::query(
            "INSERT INTO sightings (channel, person, at) VALUES ($1, $2, $3)
             ON CONFLICT (channel, person) DO UPDATE SET at = excluded.at",
        )
        .bind(channel.as_str())
        .bind(person.as_str())
        .bind(now)
        .execute(&mut self.relaxed().await?)
        .await?;
        Ok(())
    }

    /// The people seen in `channel` that `name` refers to: a mention or an id one person, a name all who have it.
    pub async fn persons_seen(&self, channel: &ChannelId, name: &str) -> Result<Vec<Person>, StoreError> {
        let rows = db::query(
            "SELECT persons.id AS id, persons.name AS name FROM sightings JOIN persons ON persons.id = sightings.person
             WHERE sightings.channel = $1 ORDER BY persons.id",
        )
        .bind(channel.as_str())
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        let name = name.trim();
        let native = name.trim_start_matches("<@").trim_start_matches(['!', '@']).trim_end_matches('>');
        let called = fold(name);
        let mut found = Vec::new();
        for row in &rows {
            let id: String = row.try_get("id")?;
            let id = PersonId::try_from(id).map_err(|_| StoreError::Nonsense("person id"))?;
            let is_id = id.native().trim_start_matches('@') == native;
            if is_id || fold(row.try_get("name")?) == called {
                found.extend(self.person(&id).await?);
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_database::{On, on_each};
    use crate::{Chore, lives};
    use dragoman_game::changes::Changes;
    use dragoman_game::event::PlatformName;

    async fn people_are_found_only_where_they_were_seen(on: On) {
        let (_place, store) = on.store().await;
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let (hall, attic) = ["hall", "attic"].map(|name| ChannelId::new(PlatformName::Discord, name)).into();
        for (id, name, channel) in [("7", "Łukasz", &hall), ("8", "Łukasz", &attic), ("9", "Anna", &attic)] {
            let id = PersonId::new(PlatformName::Discord, id);
            let name = name.to_owned();
            let person = Person {
                id: id.clone(),
                name,
                language: None,
                timezone: None,
                current_game: None,
                answered: None,
                ringing: dragoman_game::ringing::Ringing::default(),
                pictures: dragoman_game::pictures::PictureChoice::default(),
                wording: dragoman_game::wording::Wording::default(),
                practice: None,
                what_if: None,
            };
            let changes = Changes { person: Some(person), ..Changes::default() };
            store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
            for _ in 0..2 {
                store.sighted(channel, &id, now).await.unwrap();
            }
        }
        let found = async |channel: &ChannelId, name: &str| {
            let found = store.persons_seen(channel, name).await.unwrap();
            found.into_iter().map(|person| person.id.native().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(found(&hall, "łukasz").await, ["7"]);
        assert_eq!(found(&attic, "LUKASZ").await, ["8"]);
        assert_eq!(found(&attic, "<@!9>").await, ["9"]);
        assert!(found(&hall, "Anna").await.is_empty() && found(&hall, "9").await.is_empty());
        let later = now.checked_add(lives::SIGHTING).unwrap();
        assert_eq!(store.tidy(Chore::Sightings, now).await.unwrap(), 0);
        assert_eq!(store.tidy(Chore::Sightings, later).await.unwrap(), 3);
        assert!(found(&attic, "Anna").await.is_empty());
    }

    on_each!(people_are_found_only_where_they_were_seen);
}
