//! How reliably people have played, and who lets game masters see it.

use dragoman_game::event::PersonId;
use dragoman_game::track_record::{GameRecord, TrackRecord};
use jiff::Timestamp;

use super::db::{self, Transaction};
use super::error::StoreError;
use super::opened::Store;

pub(super) async fn save(
    transaction: &mut Transaction<'_>,
    record: &GameRecord,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO track_records (person, game_id, finished, phases, missed, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (person, game_id) DO UPDATE SET finished = excluded.finished, phases = excluded.phases,
             missed = excluded.missed, at = excluded.at",
    )
    .bind(record.person.as_str())
    .bind(&record.game.0)
    .bind(record.finished)
    .bind(record.phases)
    .bind(record.missed)
    .bind(now.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

pub(super) async fn share(
    transaction: &mut Transaction<'_>,
    person: &PersonId,
    shares: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    db::query("DELETE FROM shared_records WHERE person = $1").bind(person.as_str()).execute(&mut *transaction).await?;
    if shares {
        db::query("INSERT INTO shared_records (person, at) VALUES ($1, $2)")
            .bind(person.as_str())
            .bind(now.as_millisecond())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}

pub(super) async fn forget(transaction: &mut Transaction<'_>, person: &PersonId) -> Result<(), StoreError> {
    let rows = ["DELETE FROM track_records WHERE person = $1", "DELETE FROM shared_records WHERE person = $1"];
    Ok(transaction.run_each(&rows, person.as_str()).await?)
}

impl Store {
    /// How a person has played in the games that are still counted.
    pub async fn track_record(&self, person: &PersonId) -> Result<TrackRecord, StoreError> {
        let row = db::query(
            "SELECT CAST(COALESCE(SUM(finished), 0) AS BIGINT) AS finished, COUNT(*) AS games, CAST(COALESCE(SUM(phases), 0) AS BIGINT) AS phases,
                 CAST(COALESCE(SUM(missed), 0) AS BIGINT) AS missed FROM track_records WHERE person = $1",
        )
        .bind(person.as_str())
        .fetch_one(&mut self.readers.take().await?)
        .await?;
        let shared = db::query("SELECT 1 FROM shared_records WHERE person = $1")
            .bind(person.as_str())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        let finished: u32 = row.try_get("finished")?;
        Ok(TrackRecord {
            finished,
            left: row.try_get::<u32>("games")?.saturating_sub(finished),
            phases: row.try_get("phases")?,
            missed: row.try_get("missed")?,
            shared: shared.is_some(),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::test_database::{On, on_each};
    use dragoman_game::changes::Changes;
    use dragoman_game::event::PlatformName;
    use dragoman_game::model::GameId;
    use dragoman_game::person::Person;
    use jiff::SignedDuration;

    use super::*;
    use crate::{Chore, lives};

    async fn records_are_counted_once_for_each_game_shared_by_consent_and_end(on: On) {
        let (_place, store) = on.store().await;
        let now = Timestamp::from_second(1_800_000_000).unwrap();
        let person = PersonId::new(PlatformName::Local, "zbig");
        let record = |game: &str, finished, missed| GameRecord {
            person: person.clone(),
            game: GameId(game.to_owned()),
            finished,
            phases: 10,
            missed,
        };
        let known = Person::new(person.clone(), "Z");
        for records in [vec![record("a", false, 4)], vec![record("a", true, 3), record("b", false, 2)]] {
            let (person, shares_record) = (Some(known.clone()), Some(true));
            let changes = Changes { records, person, shares_record, ..Changes::default() };
            store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
        }
        let own = TrackRecord { finished: 1, left: 1, phases: 20, missed: 5, shared: true };
        assert_eq!(store.track_record(&person).await.unwrap(), own);
        assert!(store.personal(&person).await.unwrap().to_string().contains("\"missed\":5"));
        let later = now.checked_add(lives::TRACK_RECORD).unwrap().checked_add(SignedDuration::from_hours(1)).unwrap();
        assert_eq!(store.tidy(Chore::TrackRecords, now).await.unwrap(), 0);
        assert_eq!(store.tidy(Chore::TrackRecords, later).await.unwrap(), 3);
        assert_eq!(store.track_record(&person).await.unwrap(), TrackRecord::default());
        let changes = Changes { records: vec![record("c", true, 0)], ..Changes::default() };
        store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
        let changes = Changes { forget: Some(person.clone()), ..Changes::default() };
        store.save(&changes, now, |_| unreachable!("nothing is said")).await.unwrap();
        assert_eq!(store.track_record(&person).await.unwrap(), TrackRecord::default());
    }

    on_each!(records_are_counted_once_for_each_game_shared_by_consent_and_end);
}
