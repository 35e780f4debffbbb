//! People and their preferences.

use std::collections::BTreeMap;

use dragoman_game::announce::operation;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::model::GameId;
use dragoman_game::person::Person;
use dragoman_game::pictures::PictureChoice;
use dragoman_game::post::Key;
use dragoman_game::practice::Practice;
use dragoman_game::ringing::Ringing;
use dragoman_game::what_if::WhatIf;
use dragoman_game::wording::Wording;
use dragoman_l10n::Language;
use dragoman_reading::fold::fold;
use dragoman_runtime::names::name_from;
use jiff::Timestamp;

use super::db::{self, Each, Transaction, begin};
use super::error::{Defect, StoreError};
use super::opened::Store;
use super::outbox;

/// How many names are folded in one transaction.
const STEP: i64 = 500;

/// Stores a person as seen `now`. Returns whether anything else about them has changed.
pub(super) async fn save(
    transaction: &mut Transaction<'_>,
    person: &Person,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let ringing = (person.ringing != Ringing::default()).then(|| serde_json::to_string(&person.ringing)).transpose()?;
    let pictures =
        (person.pictures != PictureChoice::default()).then(|| serde_json::to_string(&person.pictures)).transpose()?;
    let wording = (person.wording != Wording::default()).then(|| serde_json::to_string(&person.wording)).transpose()?;
    let (language, game) = (person.language.as_ref().map(Language::tag), person.current_game.as_ref().map(|id| &id.0));
    let practice = person.practice.as_ref().map(serde_json::to_string).transpose()?;
    let what_if = person.what_if.as_ref().map(serde_json::to_string).transpose()?;
    let tried = person.what_if.as_ref().map(|board| board.touched.as_millisecond());
    let answered = person.answered.map(Timestamp::as_millisecond);
    let practised = person.practice.as_ref().map(|practice| practice.touched.as_millisecond());
    let only_seen = db::query(
        "UPDATE persons SET seen_at = $6, answered_at = $12 WHERE id = $1 AND name = $2 AND language IS NOT DISTINCT FROM $3
             AND timezone IS NOT DISTINCT FROM $4 AND current_game IS NOT DISTINCT FROM $5
             AND ringing IS NOT DISTINCT FROM $7 AND pictures IS NOT DISTINCT FROM $8
             AND practice IS NOT DISTINCT FROM $9 AND what_if IS NOT DISTINCT FROM $10
             AND wording IS NOT DISTINCT FROM $11 AND folded_name IS NOT NULL",
    )
    .bind(person.id.as_str())
    .bind(&person.name)
    .bind(language)
    .bind(&person.timezone)
    .bind(game)
    .bind(now.as_millisecond())
    .bind(&ringing)
    .bind(&pictures)
    .bind(&practice)
    .bind(&what_if)
    .bind(&wording)
    .bind(answered)
    .execute(&mut *transaction)
    .await?;
    if only_seen == 1 {
        return Ok(false);
    }
    db::query(
        "INSERT INTO persons
             (id, name, language, timezone, current_game, folded_name, seen_at, ringing, pictures, practice, practised_at,
              what_if, tried_at, wording, answered_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language,
             timezone = excluded.timezone, current_game = excluded.current_game,
             folded_name = excluded.folded_name, seen_at = excluded.seen_at, ringing = excluded.ringing,
             pictures = excluded.pictures, practice = excluded.practice, practised_at = excluded.practised_at,
             what_if = excluded.what_if, tried_at = excluded.tried_at,
             wording = excluded.wording, answered_at = excluded.answered_at",
    )
    .bind(person.id.as_str())
    .bind(&person.name)
    .bind(language)
    .bind(&person.timezone)
    .bind(game)
    .bind(fold(&person.name))
    .bind(now.as_millisecond())
    .bind(&ringing)
    .bind(&pictures)
    .bind(&practice)
    .bind(practised)
    .bind(&what_if)
    .bind(tried)
    .bind(&wording)
    .bind(answered)
    .execute(&mut *transaction)
    .await?;
    if person.ringing.quiet.is_none() {
        // The quiet hours were ended before their time.
        db::query("UPDATE persons SET digest_at = $2 WHERE id = $1 AND digest_at > $2")
            .bind(person.id.as_str())
            .bind(now.as_millisecond())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(true)
}

/// Of somebody whose choice this version can't read, what rings for those who have chosen nothing: nobody else's posts wait.
fn ringing_of(stored: Option<String>) -> Ringing {
    let ringing = stored.map(|stored| serde_json::from_str(&stored)).transpose();
    let read =
        ringing.inspect_err(|error| tracing::warn!(error = %Defect::of(error), "a choice of what rings can't be read"));
    read.ok().flatten().unwrap_or_default()
}

/// How much came without a sound, by game. What can't be read is forgotten.
fn silenced_of(stored: Option<String>) -> BTreeMap<String, u32> {
    let games = stored.map(|stored| serde_json::from_str(&stored)).transpose();
    let read =
        games.inspect_err(|error| tracing::warn!(error = %Defect::of(error), "a count of silent posts can't be read"));
    read.ok().flatten().unwrap_or_default()
}

/// A practice that this version can't read is over.
fn practice_of(stored: Option<String>) -> Option<Practice> {
    let practice = serde_json::from_str(&stored?);
    practice.inspect_err(|error| tracing::warn!(error = %Defect::of(error), "a stored practice can't be read")).ok()
}

/// A board that this version can't read is over.
fn what_if_of(stored: Option<String>) -> Option<Box<WhatIf>> {
    let board = serde_json::from_str(&stored?);
    board.inspect_err(|error| tracing::warn!(error = %Defect::of(error), "a stored board can't be read")).ok()
}

/// A person.
const KNOWN: &str = "SELECT name, language, timezone, current_game, ringing, pictures, practice, what_if, wording, answered_at FROM persons WHERE id = $1";

/// Of these people, a JSON list, those who have chosen what rings.
const CHOOSY: Each = Each {
    sqlite: "SELECT id, timezone, ringing FROM persons
         WHERE id IN (SELECT value FROM json_each($1)) AND ringing IS NOT NULL",
    postgres: "SELECT id, timezone, ringing FROM persons
         WHERE id IN (SELECT jsonb_array_elements_text($1::jsonb)) AND ringing IS NOT NULL",
};

/// What somebody wasn't rung for, which is about to change.
const SILENCED: Each = Each {
    sqlite: "SELECT silenced FROM persons WHERE id = $1",
    postgres: "SELECT silenced FROM persons WHERE id = $1 FOR UPDATE",
};

/// Whom to tell what came during their quiet hours.
const DIGESTS: &str = "SELECT id, silenced, digest_at FROM persons WHERE digest_at <= $1 ORDER BY digest_at LIMIT $2";

/// People with one of two ids, or with a name, on a network.
const CALLED: &str = "SELECT id FROM persons
     WHERE id IN ($1, $2) OR (folded_name = $3 AND substr(id, 1, length($4)) = $4) ORDER BY id LIMIT 10";

impl Store {
    /// Folds the names that an older version has stored.
    pub(super) async fn fold_names(&self) -> Result<(), StoreError> {
        loop {
            let mut connection = self.durably().await?;
            let mut transaction = begin(&mut connection).await?;
            let rows = db::query("SELECT id, name FROM persons WHERE folded_name IS NULL LIMIT $1")
                .bind(STEP)
                .fetch_all(&mut transaction)
                .await?;
            if rows.is_empty() {
                return Ok(());
            }
            for row in &rows {
                db::query("UPDATE persons SET folded_name = $2 WHERE id = $1")
                    .bind(row.try_get::<String>("id")?)
                    .bind(fold(row.try_get("name")?))
                    .execute(&mut transaction)
                    .await?;
            }
            transaction.commit().await?;
        }
    }

    /// What rings for those of `people` who have chosen something, with their time zone.
    pub async fn ringing(&self, people: &[PersonId]) -> Result<Vec<(PersonId, Ringing, Option<String>)>, StoreError> {
        let ids: Vec<&str> = people.iter().map(PersonId::as_str).collect();
        let rows =
            db::query(CHOOSY).bind(serde_json::to_string(&ids)?).fetch_all(&mut self.readers.take().await?).await?;
        rows.iter()
            .map(|row| {
                let id: String = row.try_get("id")?;
                let id = PersonId::try_from(id).map_err(|_| StoreError::Nonsense("person id"))?;
                Ok((id, ringing_of(row.try_get("ringing")?), row.try_get("timezone")?))
            })
            .collect()
    }

    /// Counts a message about `game` that came without a sound during quiet hours, which last `until`.
    pub async fn silenced(&self, person: &PersonId, game: &str, until: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        let stored: Option<Option<String>> =
            db::query_scalar(SILENCED).bind(person.as_str()).fetch_optional(&mut transaction).await?;
        let Some(stored) = stored else { return Ok(()) };
        let mut games = silenced_of(stored);
        let count = games.entry(game.to_owned()).or_default();
        *count = count.saturating_add(1);
        db::query("UPDATE persons SET silenced = $2, digest_at = COALESCE(digest_at, $3) WHERE id = $1")
            .bind(person.as_str())
            .bind(serde_json::to_string(&games)?)
            .bind(until.as_millisecond())
            .execute(&mut transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Tells people whose quiet hours are over what came without a sound. Returns whether there were any.
    pub async fn post_digests(&self, now: Timestamp) -> Result<bool, StoreError> {
        let due =
            db::query(DIGESTS).bind(now.as_millisecond()).bind(STEP).fetch_all(&mut self.readers.take().await?).await?;
        for row in &due {
            let id: String = row.try_get("id")?;
            let person = PersonId::try_from(id).map_err(|_| StoreError::Nonsense("person id"))?;
            let games = silenced_of(row.try_get("silenced")?);
            let at: i64 = row.try_get("digest_at")?;
            let mut connection = self.durably().await?;
            let mut transaction = begin(&mut connection).await?;
            let done =
                db::query("UPDATE persons SET silenced = NULL, digest_at = NULL WHERE id = $1 AND digest_at = $2")
                    .bind(person.as_str())
                    .bind(at)
                    .execute(&mut transaction)
                    .await?;
            if done == 1 && !games.is_empty() {
                let key = Key::of(&name_from(&format!("digest {} {at}", person.as_str()), 22));
                let outgoing = operation::digest(person, games.into_iter().collect(), now);
                outbox::hold(&mut transaction, [&outgoing].into_iter(), None, Vec::new()).await?;
                let attempted = self.attempted(outgoing.to.platform(), now);
                outbox::save_once(&mut transaction, &outgoing, &key, attempted).await?;
            }
            transaction.commit().await?;
        }
        Ok(!due.is_empty())
    }

    /// The stored data of `person`.
    pub async fn person(&self, person: &PersonId) -> Result<Option<Person>, StoreError> {
        let row = db::query(KNOWN).bind(person.as_str()).fetch_optional(&mut self.readers.take().await?).await?;
        row.map(|row| {
            let language: Option<String> = row.try_get("language")?;
            Ok(Person {
                id: person.clone(),
                name: row.try_get("name")?,
                language: language.and_then(|tag| tag.parse().ok()),
                timezone: row.try_get("timezone")?,
                current_game: row.try_get::<Option<String>>("current_game")?.map(GameId),
                answered: row
                    .try_get::<Option<i64>>("answered_at")?
                    .and_then(|at| Timestamp::from_millisecond(at).ok()),
                ringing: ringing_of(row.try_get("ringing")?),
                pictures: row
                    .try_get::<Option<String>>("pictures")?
                    .map(|stored| serde_json::from_str(&stored))
                    .transpose()?
                    .unwrap_or_default(),
                practice: practice_of(row.try_get("practice")?),
                what_if: what_if_of(row.try_get("what_if")?),
                wording: row
                    .try_get::<Option<String>>("wording")?
                    .map(|stored| serde_json::from_str(&stored))
                    .transpose()?
                    .unwrap_or_default(),
            })
        })
        .transpose()
    }

    /// The people of a network that `name` refers to: a mention or an id one person, a name all who have it.
    pub async fn persons_called(&self, name: &str, platform: PlatformName) -> Result<Vec<Person>, StoreError> {
        let name = name.trim();
        let native = name.trim_start_matches("<@").trim_start_matches(['!', '@']).trim_end_matches('>');
        let rows = db::query(CALLED)
            .bind(PersonId::new(platform, native).as_str())
            .bind(PersonId::new(platform, &format!("@{native}")).as_str())
            .bind(fold(name))
            .bind(format!("{platform}:"))
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        let mut found = Vec::new();
        for row in &rows {
            let id: String = row.try_get("id")?;
            let id = PersonId::try_from(id).map_err(|_| StoreError::Nonsense("person id"))?;
            found.extend(self.person(&id).await?);
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::counted;
    use crate::test_database::{On, on_each};
    use dragoman_game::changes::Changes;

    async fn met(store: &Store, id: &PersonId, name: &str) {
        let person = Person::new(id.clone(), name);
        let changes = Changes { person: Some(person), ..Changes::default() };
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
    }

    async fn a_choice_that_cant_be_read_keeps_nobody_elses_posts_back(on: On) {
        let (_place, store) = on.store().await;
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let [ada, ben] = ["ada", "ben"].map(|name| PersonId::new(PlatformName::Local, name));
        for (id, name) in [(&ada, "Ada"), (&ben, "Ben")] {
            met(&store, id, name).await;
            store.silenced(id, "Bosforo", now).await.unwrap();
        }
        let unreadable = "UPDATE persons SET ringing = '{', silenced = '{' WHERE id = $1";
        let mut connection = store.durably().await.unwrap();
        db::query(unreadable).bind(ada.as_str()).execute(&mut connection).await.unwrap();
        drop(connection);
        let ringing = store.ringing(&[ada.clone(), ben.clone()]).await.unwrap();
        assert_eq!(ringing, [(ada.clone(), Ringing::default(), None)], "Ben has chosen nothing");
        assert_eq!(store.person(&ada).await.unwrap().unwrap().ringing, Ringing::default());
        assert!(store.post_digests(now).await.unwrap());
        assert!(!store.post_digests(now).await.unwrap(), "none is left");
        store.silenced(&ada, "Bosforo", now).await.unwrap();
    }

    async fn people_are_found_by_name_in_any_spelling(on: On) {
        let (place, store) = on.store().await;
        let lukasz = PersonId::new(PlatformName::Discord, "7");
        met(&store, &lukasz, "Łukasz Żółć").await;
        met(&store, &PersonId::new(PlatformName::Matrix, "@lukasz:example.org"), "Łukasz Żółć").await;
        // As an older version has left it.
        db::query("UPDATE persons SET folded_name = NULL").execute(&mut store.durably().await.unwrap()).await.unwrap();
        drop(store);
        let store = place.open().await;
        for typed in ["Łukasz Żółć", "łukasz żółć", "LUKASZ ZOLC", "<@7>", "7"] {
            let found = store.persons_called(typed, PlatformName::Discord).await.unwrap();
            assert_eq!(found.iter().map(|person| &person.id).collect::<Vec<_>>(), [&lukasz], "{typed}");
        }
        assert!(store.persons_called("lukas", PlatformName::Discord).await.unwrap().is_empty());
    }

    #[tokio::test]
    async fn when_a_person_was_answered_is_stored_and_changes_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let mut ada = Person::new(PersonId::new(PlatformName::Local, "ada"), "Ada");
        for answered in [None, Some(now), Some(now)] {
            ada.answered = answered;
            let changes = Changes { person: Some(ada.clone()), ..Changes::default() };
            store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
            assert_eq!(store.person(&ada.id).await.unwrap().as_ref(), Some(&ada));
        }
        assert!(store.personal(&ada.id).await.unwrap()["preferences"]["answered"].is_string());
    }

    #[tokio::test]
    async fn how_pictures_look_is_stored_shown_to_the_person_and_reset() {
        use dragoman_game::pictures::{Background, PowerMarks};

        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let mut ada = Person::new(PersonId::new(PlatformName::Local, "ada"), "Ada");
        let pictures = PictureChoice {
            background: Some(Background::Light),
            marks: Some(PowerMarks::Letters),
            whole: Some(false),
            ..PictureChoice::default()
        };
        for choice in [pictures, PictureChoice::default()] {
            ada.pictures = choice;
            let changes = Changes { person: Some(ada.clone()), ..Changes::default() };
            store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
            assert_eq!(store.person(&ada.id).await.unwrap().as_ref(), Some(&ada));
            let shown = store.personal(&ada.id).await.unwrap().to_string();
            assert_eq!(
                shown.contains(r#""pictures":{"background":"light","marks":"letters","whole":false}"#),
                choice == pictures
            );
        }
    }

    #[tokio::test]
    async fn how_a_person_is_written_to_is_stored_shown_to_them_and_reset() {
        use dragoman_game::wording::OrderNotation;

        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let mut ada = Person::new(PersonId::new(PlatformName::Local, "ada"), "Ada");
        let chosen = Wording { notation: Some(OrderNotation::Long), brief: true };
        for wording in [chosen, Wording::default()] {
            ada.wording = wording;
            let changes = Changes { person: Some(ada.clone()), ..Changes::default() };
            store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
            assert_eq!(store.person(&ada.id).await.unwrap().as_ref(), Some(&ada));
            let shown = store.personal(&ada.id).await.unwrap();
            let wanted = serde_json::json!({ "brief": true, "notation": "long" });
            assert_eq!(shown["preferences"]["wording"] == wanted, wording == chosen, "{shown}");
        }
    }

    #[tokio::test]
    async fn a_name_is_looked_up_without_reading_all_people() {
        let mut took = Vec::new();
        for others in [10, 1_000] {
            let folder = tempfile::tempdir().unwrap();
            let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
            let sql = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
                 INSERT INTO persons (id, name, folded_name) SELECT 'local:' || i, 'P' || i, 'p' || i FROM n";
            db::query(sql).bind(others).execute(&mut store.durably().await.unwrap()).await.unwrap();
            let (steps, found) = counted(&store, store.persons_called("P5", PlatformName::Local)).await;
            assert_eq!(found.unwrap().len(), 1);
            took.push(steps);
        }
        assert!(took[1] <= took[0] + 60, "{took:?}");
    }

    on_each!(a_choice_that_cant_be_read_keeps_nobody_elses_posts_back, people_are_found_by_name_in_any_spelling);
}
