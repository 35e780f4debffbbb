//! People and how they like to be spoken to.

use dragoman_l10n::Language;
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError};
use crate::event::{PersonId, PlatformName};
use crate::game::GameId;

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// As others see them.
    pub name: String,
    /// What they chose.
    pub language: Option<Language>,
    /// What they chose: an IANA name.
    pub timezone: Option<String>,
    /// The game that they meant last, of several.
    pub current_game: Option<GameId>,
}

pub(super) async fn save(transaction: &mut Transaction<'static, Sqlite>, person: &Person) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO persons (id, name, language, timezone, current_game) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language,
             timezone = excluded.timezone, current_game = excluded.current_game",
    )
    .bind(person.id.as_str())
    .bind(&person.name)
    .bind(person.language.map(Language::tag))
    .bind(&person.timezone)
    .bind(person.current_game.as_ref().map(|id| &id.0))
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

impl Store {
    /// What is known of `person`.
    pub async fn person(&self, person: &PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query("SELECT name, language, timezone, current_game FROM persons WHERE id = $1")
            .bind(person.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.map(|row| {
            let language: Option<String> = row.try_get("language")?;
            Ok(Person {
                id: person.clone(),
                name: row.try_get("name")?,
                language: language.and_then(|tag| tag.parse().ok()),
                timezone: row.try_get("timezone")?,
                current_game: row.try_get::<Option<String>, _>("current_game")?.map(GameId),
            })
        })
        .transpose()
    }

    /// The people of a network whom `name` means: a mention or an id means one, a name all who have it.
    pub async fn persons_called(&self, name: &str, platform: PlatformName) -> Result<Vec<Person>, StoreError> {
        let name = name.trim();
        let native = name.trim_start_matches("<@").trim_start_matches(['!', '@']).trim_end_matches('>');
        let rows = sqlx::query(
            "SELECT id FROM persons WHERE id IN ($1, $2) OR (id LIKE $3 AND LOWER(name) = LOWER($4))
             ORDER BY id LIMIT 10",
        )
        .bind(PersonId::new(platform, native).as_str())
        .bind(PersonId::new(platform, &format!("@{native}")).as_str())
        .bind(format!("{platform}:%"))
        .bind(name)
        .fetch_all(&self.reader)
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
