//! One-time links to a map on which orders are chosen, and the browsers that have opened them.

use dragoman_game::event::PersonId;
use dragoman_game::map_link::{LIFE, MOST_LINKS, MapLink, NoMap, Token};
use dragoman_game::model::GameId;
use jiff::Timestamp;

use super::db::{self, Row, Transaction};
use super::error::StoreError;
use super::opened::Store;

/// The rows of a person from the one after the newest on.
const SURPLUS: &str = "DELETE FROM map_links WHERE id IN (
     SELECT id FROM map_links WHERE person = $1 ORDER BY made_at DESC, id LIMIT 1000 OFFSET $2)";

/// A link that one browser has opened, or a link that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// Its id.
    pub id: String,
    /// Whose orders can be given.
    pub person: PersonId,
    /// The game.
    pub game: GameId,
    /// The number of the phase.
    pub phase: u32,
    /// Until when.
    pub expires: Timestamp,
}

impl Visit {
    fn read(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.try_get("id")?,
            person: PersonId::try_from(row.try_get::<String>("person")?)
                .map_err(|_| StoreError::Nonsense("map link"))?,
            game: GameId(row.try_get("game_id")?),
            phase: row.try_get("phase")?,
            expires: Timestamp::from_millisecond(row.try_get("expires_at")?)
                .map_err(|_| StoreError::Nonsense("time"))?,
        })
    }
}

/// What became of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// It may be used.
    Here(Visit),
    /// It may not, and whose it was.
    Not(NoMap, Visit),
}

fn end(now: Timestamp) -> i64 {
    now.checked_add(LIFE).unwrap_or(Timestamp::MAX).as_millisecond()
}

/// Stores a new link. Of a person's links and open maps only the newest are kept.
pub(super) async fn save(transaction: &mut Transaction<'_>, link: &MapLink, now: Timestamp) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO map_links (id, person, game_id, phase, link, made_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(link.token.id())
    .bind(link.person.as_str())
    .bind(&link.game.0)
    .bind(link.phase)
    .bind(link.token.hash())
    .bind(now.as_millisecond())
    .bind(end(now))
    .execute(&mut *transaction)
    .await?;
    db::query(SURPLUS).bind(link.person.as_str()).bind(MOST_LINKS).execute(&mut *transaction).await?;
    Ok(())
}

impl Store {
    /// Opens a link for the browser that gets the token `visit`, if no browser has opened it. `None`: there is no such
    /// link.
    pub async fn open_map(&self, link: &Token, visit: &Token, now: Timestamp) -> Result<Option<Found>, StoreError> {
        let Some((row, hash, opened)) = self.map_link(link).await? else { return Ok(None) };
        if !link.has_hash(&hash) {
            return Ok(None);
        }
        if opened.is_some() {
            return Ok(Some(Found::Not(NoMap::Used, row)));
        }
        if row.expires <= now {
            return Ok(Some(Found::Not(NoMap::Expired, row)));
        }
        // Of two browsers at the same time one is first.
        let opened = db::query("UPDATE map_links SET visit = $2, expires_at = $3 WHERE id = $1 AND visit IS NULL")
            .bind(link.id())
            .bind(visit.hash())
            .bind(end(now))
            .execute(&mut self.durably().await?)
            .await?;
        Ok(Some(if opened == 1 { Found::Here(row) } else { Found::Not(NoMap::Used, row) }))
    }

    /// The map that a browser has opened. `None`: it hasn't opened any.
    pub async fn map_visit(&self, visit: &Token, now: Timestamp) -> Result<Option<Found>, StoreError> {
        let Some((row, _, Some(hash))) = self.map_link(visit).await? else { return Ok(None) };
        if !visit.has_hash(&hash) {
            return Ok(None);
        }
        Ok(Some(if row.expires <= now { Found::Not(NoMap::Expired, row) } else { Found::Here(row) }))
    }

    /// The row of a token's id, with the hashes of the link and of the browser that has opened it.
    async fn map_link(&self, token: &Token) -> Result<Option<(Visit, String, Option<String>)>, StoreError> {
        let row = db::query("SELECT id, person, game_id, phase, link, visit, expires_at FROM map_links WHERE id = $1")
            .bind(token.id())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        row.map(|row| Ok((Visit::read(&row)?, row.try_get("link")?, row.try_get("visit")?))).transpose()
    }

    /// The links of `person` that aren't deleted yet, for the data about them: when each was made, and until when it is
    /// or was valid, in milliseconds since 1970.
    pub(super) async fn map_links_of(&self, person: &PersonId) -> Result<Vec<(i64, i64)>, StoreError> {
        let query = "SELECT made_at, expires_at FROM map_links WHERE person = $1 ORDER BY made_at";
        Ok(db::query_as(query).bind(person.as_str()).fetch_all(&mut self.readers.take().await?).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::retention::Chore;
    use crate::test_database::{On, on_each};
    use dragoman_game::changes::Changes;
    use dragoman_game::event::PlatformName;
    use jiff::SignedDuration;

    fn at(minutes: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minutes)
    }

    fn ada() -> PersonId {
        PersonId::new(PlatformName::Discord, "7")
    }

    fn link(seed: u8) -> Token {
        Token::fresh(&[seed; 32])
    }

    async fn made(store: &Store, seed: u8, minutes: i64) {
        let map_link = MapLink { token: link(seed), person: ada(), game: GameId("ab12cd34".into()), phase: 3 };
        let changes = Changes { map_link: Some(map_link), ..Changes::default() };
        assert!(store.save(&changes, at(minutes), |_| String::new()).await.unwrap());
    }

    async fn opened(store: &Store, seed: u8, visit: &Token, minutes: i64) -> Result<Visit, Option<NoMap>> {
        match store.open_map(&link(seed), visit, at(minutes)).await.unwrap() {
            Some(Found::Here(visit)) => Ok(visit),
            Some(Found::Not(why, _)) => Err(Some(why)),
            None => Err(None),
        }
    }

    async fn a_link_is_opened_once_and_ends(on: On) {
        let (_place, store) = on.store().await;
        made(&store, 1, 0).await;
        let visit = link(1).renewed(&[200; 32]);
        assert!(store.map_visit(&visit, at(1)).await.unwrap().is_none(), "nobody has opened it");
        let wrong = link(1).renewed(&[50; 32]);
        assert!(store.open_map(&wrong, &visit, at(1)).await.unwrap().is_none(), "the secret of another link");
        let found = opened(&store, 1, &visit, 59).await.expect("the first time");
        assert_eq!((found.person, found.game.0.as_str(), found.phase), (ada(), "ab12cd34", 3));
        assert_eq!(opened(&store, 1, &link(1).renewed(&[201; 32]), 59).await, Err(Some(NoMap::Used)));
        // The browser that has opened it, and no other, for an hour from then on.
        assert!(matches!(store.map_visit(&visit, at(118)).await.unwrap(), Some(Found::Here(_))));
        assert!(store.map_visit(&link(1), at(60)).await.unwrap().is_none(), "the link itself shows nothing");
        assert!(store.map_visit(&wrong, at(60)).await.unwrap().is_none());
        assert!(matches!(store.map_visit(&visit, at(119)).await.unwrap(), Some(Found::Not(NoMap::Expired, _))));
        made(&store, 2, 0).await;
        assert_eq!(opened(&store, 2, &visit, 60).await, Err(Some(NoMap::Expired)));
        assert_eq!(opened(&store, 3, &visit, 1).await, Err(None));
    }

    async fn of_two_browsers_one_opens_a_link(on: On) {
        let (_place, store) = on.store().await;
        made(&store, 1, 0).await;
        let (one, two) = (link(1).renewed(&[100; 32]), link(1).renewed(&[101; 32]));
        let (first, second) = tokio::join!(opened(&store, 1, &one, 1), opened(&store, 1, &two, 1));
        assert_eq!(usize::from(first.is_ok()) + usize::from(second.is_ok()), 1);
        assert!(first.is_ok() || first == Err(Some(NoMap::Used)));
    }

    async fn a_person_has_few_links_and_the_newest_count(on: On) {
        let (_place, store) = on.store().await;
        for seed in 0..8 {
            made(&store, seed, i64::from(seed)).await;
        }
        for seed in 0..8 {
            let here = opened(&store, seed, &link(seed).renewed(&[99; 32]), 10).await.is_ok();
            assert_eq!(here, seed >= 8 - u8::try_from(MOST_LINKS).unwrap(), "{seed}");
        }
    }

    async fn only_hashes_are_stored_and_all_is_deleted_in_time_or_on_request(on: On) {
        let (_place, store) = on.store().await;
        made(&store, 1, 0).await;
        let visit = link(1).renewed(&[100; 32]);
        opened(&store, 1, &visit, 1).await.expect("the first time");
        let rows: Vec<(String, String)> = db::query_as("SELECT link, COALESCE(visit, '') FROM map_links")
            .fetch_all(&mut store.readers.take().await.unwrap())
            .await
            .unwrap();
        assert_eq!(rows, [(link(1).hash(), visit.hash())]);
        assert_eq!(store.personal(&ada()).await.unwrap()["map_links"][0]["made_at"], 0);
        assert_eq!(store.tidy(Chore::MapLinks, at(61 + 24 * 60 - 1)).await.unwrap(), 0);
        assert_eq!(store.tidy(Chore::MapLinks, at(61 + 24 * 60)).await.unwrap(), 1);
        made(&store, 2, 0).await;
        let changes = Changes { forget: Some(ada()), ..Changes::default() };
        store.save(&changes, at(1), |_| String::new()).await.unwrap();
        assert_eq!(opened(&store, 2, &visit, 2).await, Err(None));
    }

    on_each!(
        a_link_is_opened_once_and_ends,
        of_two_browsers_one_opens_a_link,
        a_person_has_few_links_and_the_newest_count,
        only_hashes_are_stored_and_all_is_deleted_in_time_or_on_request,
    );
}
