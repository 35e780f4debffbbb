//! Lists of people, reports, and sentences that sound wrong.

use dragoman_game::conduct::{List, ListChange, Listed, Report, Server, Subject};
use dragoman_game::event::PersonId;
use dragoman_l10n::Language;
use jiff::Timestamp;
use serde_json::{Value, json};

use super::db::{self, Row, Transaction, begin};
use super::error::StoreError;
use super::mark_keys;
use super::opened::Store;

/// How many reports administrators are shown: the newest.
const SHOWN: u32 = 20;
/// The time in which reports are counted, in milliseconds: a day.
const DAY: i64 = 86_400_000;

/// A message that people find wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongSentence {
    /// The language.
    pub language: String,
    /// The message's id.
    pub message: String,
    /// How often it was named.
    pub times: i64,
}

const fn name(list: List) -> &'static str {
    match list {
        List::Blocks => "blocks",
        List::Bars => "bars",
    }
}

fn time(milliseconds: i64) -> Result<Timestamp, StoreError> {
    Timestamp::from_millisecond(milliseconds).map_err(|_| StoreError::Nonsense("time"))
}

fn listed(row: &Row) -> Result<Listed, StoreError> {
    Ok(Listed {
        subject: Subject(row.try_get("subject")?),
        shown: row.try_get("shown")?,
        until: time(row.try_get("until")?)?,
    })
}

pub(super) async fn change(transaction: &mut Transaction<'_>, change: &ListChange) -> Result<(), StoreError> {
    let ListChange { list, owner, subject, row } = change;
    db::query("DELETE FROM lists WHERE list = $1 AND owner = $2 AND subject = $3")
        .bind(name(*list))
        .bind(owner)
        .bind(&subject.0)
        .execute(&mut *transaction)
        .await?;
    let Some(row) = row else { return Ok(()) };
    db::query("INSERT INTO lists (list, owner, subject, shown, until, keyed) VALUES ($1, $2, $3, $4, $5, 1)")
        .bind(name(*list))
        .bind(owner)
        .bind(&subject.0)
        .bind(&row.shown)
        .bind(row.until.as_millisecond())
        .execute(&mut *transaction)
        .await?;
    Ok(())
}

pub(super) async fn report(
    transaction: &mut Transaction<'_>,
    report: &Report,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO reports (reporter, server, game, text, at, until, keyed) VALUES ($1, $2, $3, $4, $5, $6, 1)",
    )
    .bind(&report.reporter.0)
    .bind(&report.server)
    .bind(&report.game)
    .bind(&report.text)
    .bind(now.as_millisecond())
    .bind(report.until.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

pub(super) async fn wrong_sentence(
    transaction: &mut Transaction<'_>,
    (message, language): &(String, Language),
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO wrong_sentences (language, message, times, last_at) VALUES ($1, $2, 1, $3)
         ON CONFLICT (language, message) DO UPDATE SET times = wrong_sentences.times + 1, last_at = excluded.last_at",
    )
    .bind(language.tag())
    .bind(message)
    .bind(now.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

/// Deletes what somebody has listed and reported, and their name where others have listed them. That they are listed
/// stays until it ends: it protects others, and nobody can read in it who is meant.
pub(super) async fn forget(transaction: &mut Transaction<'_>, person: &PersonId) -> Result<(), StoreError> {
    let subject = Subject::person(&mark_keys::key(transaction).await?, person);
    db::query("DELETE FROM lists WHERE owner = $1").bind(person.as_str()).execute(&mut *transaction).await?;
    db::query("UPDATE lists SET shown = '…' WHERE subject = $1").bind(&subject.0).execute(&mut *transaction).await?;
    db::query("DELETE FROM reports WHERE reporter = $1").bind(&subject.0).execute(&mut *transaction).await?;
    Ok(())
}

/// Replaces the hashes without a key that older versions stored, in `transaction`.
async fn key_rows(transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
    let key = mark_keys::key(transaction).await?;
    for (select, update) in [
        (
            "SELECT DISTINCT subject AS hash FROM lists WHERE keyed = 0",
            "UPDATE lists SET subject = $2, keyed = 1 WHERE subject = $1 AND keyed = 0",
        ),
        (
            "SELECT DISTINCT reporter AS hash FROM reports WHERE keyed = 0",
            "UPDATE reports SET reporter = $2, keyed = 1 WHERE reporter = $1 AND keyed = 0",
        ),
    ] {
        let hashes: Vec<String> = db::query_scalar(select).fetch_all(&mut *transaction).await?;
        for hash in hashes {
            let keyed = Subject::of_unkeyed(&key, &hash).0;
            // A program of an older version may have listed somebody again.
            db::query(
                "DELETE FROM lists WHERE subject = $1 AND keyed = 0 AND EXISTS (SELECT 1 FROM lists AS known
                 WHERE known.list = lists.list AND known.owner = lists.owner AND known.subject = $2)",
            )
            .bind(&hash)
            .bind(&keyed)
            .execute(&mut *transaction)
            .await?;
            db::query(update).bind(&hash).bind(&keyed).execute(&mut *transaction).await?;
        }
    }
    Ok(())
}

impl Store {
    /// Gives lists and reports of older versions the hashes with a key that are stored now: at each start, after the key was
    /// made.
    pub(super) async fn key_conduct(&self) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        key_rows(&mut transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The rows of a list that count at `now`.
    pub async fn list(&self, list: List, owner: &str, now: Timestamp) -> Result<Vec<Listed>, StoreError> {
        let rows = db::query(
            "SELECT subject, shown, until FROM lists WHERE list = $1 AND owner = $2 AND until > $3 ORDER BY shown",
        )
        .bind(name(list))
        .bind(owner)
        .bind(now.as_millisecond())
        .fetch_all(&mut self.readers.take().await?)
        .await?;
        rows.iter().map(listed).collect()
    }

    /// The people who have blocked `subject`.
    pub async fn blockers(&self, subject: &Subject, now: Timestamp) -> Result<Vec<PersonId>, StoreError> {
        let owners: Vec<String> =
            db::query_scalar("SELECT owner FROM lists WHERE subject = $1 AND list = 'blocks' AND until > $2")
                .bind(&subject.0)
                .bind(now.as_millisecond())
                .fetch_all(&mut self.readers.take().await?)
                .await?;
        owners.into_iter().map(|id| PersonId::try_from(id).map_err(|_| StoreError::Nonsense("person id"))).collect()
    }

    /// What is known of the server `key`; `reporter` is the acting person.
    pub async fn server(&self, key: String, reporter: &PersonId, now: Timestamp) -> Result<Server, StoreError> {
        let bars = self.list(List::Bars, &key, now).await?;
        let rows = db::query("SELECT game, text, until FROM reports WHERE server = $1 ORDER BY id DESC LIMIT $2")
            .bind(&key)
            .bind(SHOWN)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        let read = |row: &Row| -> Result<Report, StoreError> {
            Ok(Report {
                reporter: Subject(String::new()),
                server: key.clone(),
                game: row.try_get("game")?,
                text: row.try_get("text")?,
                until: time(row.try_get("until")?)?,
            })
        };
        let reports = rows.iter().map(read).collect::<Result<_, _>>()?;
        let reported: u32 = db::query_scalar("SELECT COUNT(*) FROM reports WHERE reporter = $1 AND at > $2")
            .bind(Subject::person(&self.mark_key().await?, reporter).0)
            .bind(now.as_millisecond() - DAY)
            .fetch_one(&mut self.readers.take().await?)
            .await?;
        Ok(Server { key, bars, reports, reported })
    }

    /// The messages that people find wrong, the most often named first.
    pub async fn wrong_sentences(&self) -> Result<Vec<WrongSentence>, StoreError> {
        let rows =
            db::query("SELECT language, message, times FROM wrong_sentences ORDER BY times DESC, language, message")
                .fetch_all(&mut self.readers.take().await?)
                .await?;
        let read = |row: &Row| {
            let (language, message) = (row.try_get("language")?, row.try_get("message")?);
            Ok(WrongSentence { language, message, times: row.try_get("times")? })
        };
        rows.iter().map(read).collect()
    }

    /// What is stored about `person` in lists and reports, as JSON: whom they have blocked, where they may not join
    /// games, and how many reports they have made. Who has blocked them isn't told.
    pub(super) async fn conduct_of(&self, person: &PersonId) -> Result<Value, StoreError> {
        let rows = db::query("SELECT shown, until FROM lists WHERE list = 'blocks' AND owner = $1 ORDER BY shown")
            .bind(person.as_str())
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        let read = |row: &Row| -> Result<Value, StoreError> {
            Ok(json!({ "name": row.try_get::<String>("shown")?, "until": row.try_get::<i64>("until")? }))
        };
        let blocked = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let subject = Subject::person(&self.mark_key().await?, person);
        let rows = db::query("SELECT owner, until FROM lists WHERE subject = $1 AND list = 'bars' ORDER BY owner")
            .bind(&subject.0)
            .fetch_all(&mut self.readers.take().await?)
            .await?;
        let read = |row: &Row| -> Result<Value, StoreError> {
            Ok(json!({ "server": row.try_get::<String>("owner")?, "until": row.try_get::<i64>("until")? }))
        };
        let barred = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let reports: i64 = db::query_scalar("SELECT COUNT(*) FROM reports WHERE reporter = $1")
            .bind(&subject.0)
            .fetch_one(&mut self.readers.take().await?)
            .await?;
        Ok(json!({ "blocked": blocked, "may_not_join": barred, "reports": reports }))
    }
}

#[cfg(test)]
mod tests {
    use crate::test_database::{On, on_each};
    use dragoman_game::changes::Changes;
    use dragoman_game::conduct::{LISTED, REPORTED};
    use dragoman_game::event::PlatformName;

    use super::*;
    use crate::{Chore, lives};

    async fn lists_and_reports_are_found_forgotten_and_end(on: On) {
        let (_place, store) = on.store().await;
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let [anna, zbig] = ["anna", "zbig"].map(|name| PersonId::new(PlatformName::Local, name));
        let subject = Subject::person(&store.mark_key().await.unwrap(), &zbig);
        let row = |until| Some(Listed { subject: subject.clone(), shown: "Zbigniew".to_owned(), until });
        let until = now.checked_add(LISTED).unwrap();
        let change =
            |list, owner: &str, row| ListChange { list, owner: owner.to_owned(), subject: subject.clone(), row };
        let changes = Changes {
            lists: vec![
                change(List::Blocks, anna.as_str(), row(until)),
                change(List::Bars, "local:page", row(until)),
                change(List::Bars, "gone", row(until)),
                change(List::Bars, "gone", None),
            ],
            report: Some(Report {
                reporter: subject.clone(),
                server: "local:page".to_owned(),
                game: "Bosforo".to_owned(),
                text: "rude".to_owned(),
                until: now.checked_add(REPORTED).unwrap(),
            }),
            wrong_sentence: Some(("not-in".to_owned(), Language::EN)),
            ..Changes::default()
        };
        assert!(!changes.is_question());
        store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
        assert_eq!(store.blockers(&subject, now).await.unwrap(), std::slice::from_ref(&anna));
        let server = store.server("local:page".to_owned(), &zbig, now).await.unwrap();
        assert_eq!((server.bars.len(), server.reports.len(), server.reported), (1, 1, 1));
        assert!(store.list(List::Bars, "gone", now).await.unwrap().is_empty());
        let wrong = store.wrong_sentences().await.unwrap();
        assert_eq!((wrong[0].language.as_str(), wrong[0].message.as_str(), wrong[0].times), ("en", "not-in", 1));
        let kept = store.personal(&zbig).await.unwrap().to_string();
        assert!(kept.contains("local:page") && kept.contains("\"reports\":1") && !kept.contains("anna"), "{kept}");
        assert!(store.personal(&anna).await.unwrap().to_string().contains("Zbigniew"));
        let forget = Changes { forget: Some(zbig.clone()), ..Changes::default() };
        store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
        let server = store.server("local:page".to_owned(), &zbig, now).await.unwrap();
        assert_eq!((server.bars[0].shown.as_str(), server.reported), ("…", 0), "still barred, without a name");
        assert!(server.reports.is_empty());
        let later = until.checked_add(jiff::SignedDuration::from_hours(1)).unwrap();
        assert!(store.blockers(&subject, later).await.unwrap().is_empty(), "it has ended");
        assert_eq!(store.tidy(Chore::Conduct, now).await.unwrap(), 0);
        assert_eq!(store.tidy(Chore::Conduct, later).await.unwrap(), 3, "two rows, and the sentence");
        assert_eq!(lives::LISTED_PERSON, LISTED, "the table of lives says for how long");
        assert_eq!(lives::REPORT, REPORTED);
    }

    /// What older versions stored of `local:zbig`: SHA-256 of "conduct local:zbig".
    const UNKEYED: &str = "8ae070e18be7fa4e4589c3c89ffd42913ba053a3c8942725f2e48d0108b00352";

    async fn what_older_versions_stored_without_a_key_counts_and_gets_one(on: On) {
        let (_place, store) = on.store().await;
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let zbig = PersonId::new(PlatformName::Local, "zbig");
        let mut connection = store.durably().await.unwrap();
        for statement in [
            "INSERT INTO lists (list, owner, subject, shown, until) VALUES ('bars', 'local:page', $1, 'Zbigniew', $2)",
            "INSERT INTO reports (reporter, server, game, text, at, until) VALUES ($1, '', 'Bosforo', '', $2 - 2, $2)",
        ] {
            let until = now.as_millisecond() + 1;
            db::query(statement).bind(UNKEYED).bind(until).execute(&mut connection).await.unwrap();
        }
        drop(connection);
        // Also where a program of an older version has listed the same person again.
        for _ in 0..2 {
            store.key_conduct().await.unwrap();
            let server = store.server("local:page".to_owned(), &zbig, now).await.unwrap();
            let subject = Subject::person(&store.mark_key().await.unwrap(), &zbig);
            let listed: Vec<_> = server.bars.iter().map(|listed| (&listed.subject, listed.shown.as_str())).collect();
            assert_eq!((listed.as_slice(), server.reported), ([(&subject, "Zbigniew")].as_slice(), 1));
            let mut connection = store.durably().await.unwrap();
            let again =
                "INSERT INTO lists (list, owner, subject, shown, until) VALUES ('bars', 'local:page', $1, 'Z', $2)";
            let until = now.as_millisecond() + 1;
            db::query(again).bind(UNKEYED).bind(until).execute(&mut connection).await.unwrap();
        }
        store.key_conduct().await.unwrap();
        let hashes = "SELECT subject FROM lists UNION ALL SELECT reporter FROM reports";
        let hashes: Vec<String> =
            db::query_scalar(hashes).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
        assert!(hashes.len() == 2 && !hashes.contains(&UNKEYED.to_owned()), "{hashes:?}");
    }

    on_each!(
        lists_and_reports_are_found_forgotten_and_end,
        what_older_versions_stored_without_a_key_counts_and_gets_one
    );
}
