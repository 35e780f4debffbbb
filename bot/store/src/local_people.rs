//! The people of the local platform and their links. The database has only the hash of a token: people who were given
//! the link know the token, and people who read the file don't.

use dragoman_l10n::Language;
use jiff::Timestamp;
use sha2::{Digest, Sha256};

use super::db::{self, Each, Row, begin};
use super::error::StoreError;
use super::local::{self, LocalPost, NewLocalPost};
use super::local_store::LocalStore;
use super::signals::Signal;

/// A person on the local platform.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocalPerson {
    /// The native id.
    pub person: String,
    /// The name that others see.
    pub name: String,
    /// The language in their link.
    pub language: Option<Language>,
    /// Whether they may open games and assign seats.
    pub host: bool,
    /// Whether the host plays this seat. Otherwise the person with its link does, and the host can't read their
    /// messages.
    pub played_by_host: bool,
}

/// A person with their credentials.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalAccount {
    /// The person.
    pub person: LocalPerson,
    /// Whether there is a link that opens this seat.
    pub linked: bool,
    /// The key that signs the addresses of pictures and files for this person. It changes when somebody else plays the
    /// seat.
    pub address_key: String,
}

/// What a seat's private conversation says of a change, which is stored with it.
#[derive(Clone, Debug)]
pub struct SeatNote {
    /// The post.
    pub post: NewLocalPost,
    /// Its id.
    pub id: String,
    /// When it is posted.
    pub at: Timestamp,
}

/// That a seat was changed.
#[derive(Clone, Debug)]
pub struct SeatChanged {
    /// The note, if there was one.
    pub said: Option<LocalPost>,
}

const ACCOUNT: &str = "person, name, language, host, played_by_host, token IS NOT NULL AS linked, address_key";

/// A new key, which nobody can guess.
const KEY: Each = Each {
    sqlite: "lower(hex(randomblob(32)))",
    postgres: "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')",
};

/// SHA-256 in hexadecimal: tokens are random, so that no salt and no slow hash is needed.
fn hash(token: &str) -> String {
    Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn account(row: &Row) -> Result<LocalAccount, StoreError> {
    let language: Option<String> = row.try_get("language")?;
    Ok(LocalAccount {
        person: LocalPerson {
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            language: language.and_then(|tag| tag.parse().ok()),
            host: row.try_get("host")?,
            played_by_host: row.try_get("played_by_host")?,
        },
        linked: row.try_get("linked")?,
        address_key: row.try_get("address_key")?,
    })
}

impl LocalStore {
    /// The account that a token belongs to.
    pub async fn account_of(&self, token: &str) -> Result<Option<LocalAccount>, StoreError> {
        let query = format!("SELECT {ACCOUNT} FROM local_people WHERE token = $1");
        let row =
            db::query(db::Made(query)).bind(hash(token)).fetch_optional(&mut self.0.readers.take().await?).await?;
        row.as_ref().map(account).transpose()
    }

    /// The account with this native id.
    pub async fn account(&self, id: &str) -> Result<Option<LocalAccount>, StoreError> {
        let query = format!("SELECT {ACCOUNT} FROM local_people WHERE person = $1");
        let row = db::query(db::Made(query)).bind(id).fetch_optional(&mut self.0.readers.take().await?).await?;
        row.as_ref().map(account).transpose()
    }

    /// The person with this native id.
    pub async fn person_by_id(&self, id: &str) -> Result<Option<LocalPerson>, StoreError> {
        Ok(self.account(id).await?.map(|account| account.person))
    }

    /// All accounts, the host first.
    pub async fn accounts(&self) -> Result<Vec<LocalAccount>, StoreError> {
        let query = format!("SELECT {ACCOUNT} FROM local_people ORDER BY host DESC, person");
        let rows = db::query(db::Made(query)).fetch_all(&mut self.0.readers.take().await?).await?;
        rows.iter().map(account).collect()
    }

    /// Whether there is anybody else than `person`.
    pub async fn has_others(&self, person: &str) -> Result<bool, StoreError> {
        let query = "SELECT 1 FROM local_people WHERE person <> $1 LIMIT 1";
        Ok(db::query(query).bind(person).fetch_optional(&mut self.0.readers.take().await?).await?.is_some())
    }

    /// Adds a person with `token`, if there is one; an existing native id keeps its link and its name.
    pub async fn add_person(&self, token: Option<&str>, person: &LocalPerson) -> Result<(), StoreError> {
        db::query(KEY.within(
            "INSERT INTO local_people (person, name, language, host, played_by_host, token, address_key)
             VALUES ($1, $2, $3, $4, $5, $6, {}) ON CONFLICT DO NOTHING",
        ))
        .bind(&person.person)
        .bind(&person.name)
        .bind(person.language.as_ref().map(Language::tag))
        .bind(person.host)
        .bind(person.played_by_host)
        .bind(token.map(hash))
        .execute(&mut self.0.durably().await?)
        .await?;
        Ok(())
    }

    /// Makes `token` the link of the `host`, who is added if need be, unless another link opens that seat: of several
    /// processes that begin together one makes it. `instead`: also if there is another link, which stops working. Returns
    /// whether it is the link now.
    pub async fn make_host_link(&self, token: &str, host: &LocalPerson, instead: bool) -> Result<bool, StoreError> {
        let unless_linked = if instead { "" } else { "WHERE local_people.token IS NULL" };
        let query = format!(
            "INSERT INTO local_people (person, name, language, host, played_by_host, token, address_key)
             VALUES ($1, $2, $3, $4, $5, $6, {{}}) ON CONFLICT (person) DO UPDATE
             SET token = excluded.token, address_key = excluded.address_key {unless_linked}"
        );
        let done = db::query(KEY.within(&query))
            .bind(&host.person)
            .bind(&host.name)
            .bind(host.language.as_ref().map(Language::tag))
            .bind(host.host)
            .bind(host.played_by_host)
            .bind(hash(token))
            .execute(&mut self.0.durably().await?)
            .await?;
        self.0.tell(Signal::LocalLinks);
        Ok(done == 1)
    }

    /// Stores the language of `person`, unless one is stored.
    pub async fn note_language(&self, person: &str, language: Language) -> Result<(), StoreError> {
        db::query("UPDATE local_people SET language = $2 WHERE person = $1 AND language IS NULL")
            .bind(person)
            .bind(language.tag())
            .execute(&mut self.0.durably().await?)
            .await?;
        Ok(())
    }

    /// Makes `token` the only one that opens the seat of `person`; `None`: none does. Addresses that were given to the
    /// holder of the old link stop working, unless the host plays the seat. The `note` is stored with the change. `None`: there
    /// is no such person.
    pub async fn set_link(
        &self,
        person: &str,
        token: Option<&str>,
        note: Option<&SeatNote>,
    ) -> Result<Option<SeatChanged>, StoreError> {
        let change = db::query(KEY.within(
            "UPDATE local_people SET token = $2,
                 address_key = CASE played_by_host WHEN 1 THEN address_key ELSE {} END
             WHERE person = $1",
        ));
        self.change_seat(change.bind(person).bind(token.map(hash)), note).await
    }

    /// From now on the holder of the link plays the seat instead of the host. The `note` is stored with the change. `None`:
    /// that was so already.
    pub async fn give_seat(&self, person: &str, note: Option<&SeatNote>) -> Result<Option<SeatChanged>, StoreError> {
        let change = db::query(KEY.within(
            "UPDATE local_people SET played_by_host = 0, address_key = {} WHERE person = $1 AND played_by_host = 1",
        ));
        self.change_seat(change.bind(person), note).await
    }

    /// Whether there is anything in the private conversation of `person`.
    pub async fn has_conversation(&self, person: &str) -> Result<bool, StoreError> {
        let query = "SELECT 1 FROM local_posts WHERE place = '@' || $1 LIMIT 1";
        Ok(db::query(query).bind(person).fetch_optional(&mut self.0.readers.take().await?).await?.is_some())
    }

    /// From now on the host plays the seat, and its link stops working. The `note` is stored with the change. `None`: that
    /// was so already, the seat is the host's own, or there is something in its private conversation: only who plays the seat
    /// may read that.
    pub async fn take_seat(&self, person: &str, note: Option<&SeatNote>) -> Result<Option<SeatChanged>, StoreError> {
        let change = db::query(KEY.within(
            "UPDATE local_people SET played_by_host = 1, token = NULL, address_key = {}
             WHERE person = $1 AND played_by_host = 0 AND host = 0
                 AND NOT EXISTS (SELECT 1 FROM local_posts WHERE place = '@' || $1)",
        ));
        self.change_seat(change.bind(person), note).await
    }

    /// Changes a seat and says so, or does neither.
    async fn change_seat(&self, change: db::Query, note: Option<&SeatNote>) -> Result<Option<SeatChanged>, StoreError> {
        let mut connection = self.0.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        if note.is_some() {
            transaction.hold(&[local::POSTS]).await?;
        }
        if change.execute(&mut transaction).await? != 1 {
            return Ok(None);
        }
        let said = match note {
            Some(SeatNote { post, id, at }) => Some(local::insert(&mut transaction, post, id, *at).await?),
            None => None,
        };
        transaction.commit().await?;
        self.0.tell(Signal::LocalLinks);
        if said.is_some() {
            self.0.tell(Signal::LocalPosts);
        }
        Ok(Some(SeatChanged { said }))
    }

    /// The token of `person` if an older program stored it in plain text and it hasn't been hashed yet.
    pub async fn unhashed_token(&self, person: &str) -> Result<Option<String>, StoreError> {
        let row = db::query("SELECT token FROM local_people WHERE person = $1 AND length(token) <> 64")
            .bind(person)
            .fetch_optional(&mut self.0.readers.take().await?)
            .await?;
        Ok(row.map(|row| row.try_get("token")).transpose()?)
    }

    /// Replaces the tokens that an older program stored in plain text by their hashes: their links still work.
    pub async fn hash_tokens(&self) -> Result<(), StoreError> {
        let mut connection = self.0.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        let rows = db::query("SELECT person, token FROM local_people WHERE length(token) <> 64")
            .fetch_all(&mut transaction)
            .await?;
        for row in &rows {
            db::query("UPDATE local_people SET token = $2 WHERE person = $1")
                .bind(row.try_get::<String>("person")?)
                .bind(hash(&row.try_get::<String>("token")?))
                .execute(&mut transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_database::{On, on_each};

    fn somebody(id: &str, played_by_host: bool) -> LocalPerson {
        LocalPerson { person: id.into(), name: id.into(), played_by_host, ..LocalPerson::default() }
    }

    async fn whose(store: &LocalStore, token: &str) -> Option<String> {
        store.account_of(token).await.expect("readable").map(|account| account.person.person)
    }

    #[tokio::test]
    async fn a_link_opens_its_seat_until_there_is_another_and_no_token_is_in_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("db");
        let store = crate::Store::open(folder.path(), &file).await.expect("a store").local();
        store.add_person(Some("TokenOfAdaNumberOne000"), &somebody("ada", false)).await.expect("added");
        assert_eq!(whose(&store, "TokenOfAdaNumberOne000").await.as_deref(), Some("ada"));
        let key = store.account("ada").await.expect("readable").expect("ada").address_key;
        assert!(store.set_link("ada", Some("TokenOfAdaNumberTwo000"), None).await.expect("written").is_some());
        assert_eq!(whose(&store, "TokenOfAdaNumberOne000").await, None);
        assert_eq!(whose(&store, "TokenOfAdaNumberTwo000").await.as_deref(), Some("ada"));
        assert_ne!(store.account("ada").await.expect("readable").expect("ada").address_key, key);
        assert!(store.set_link("ada", None, None).await.expect("written").is_some());
        assert_eq!(whose(&store, "TokenOfAdaNumberTwo000").await, None);
        assert!(!store.account("ada").await.expect("readable").expect("ada").linked);
        assert!(store.set_link("nobody", Some("x"), None).await.expect("written").is_none());
        for file in [file, folder.path().join("db-wal")] {
            let bytes = std::fs::read(&file).expect("a file");
            assert!(!bytes.windows(10).any(|part| part == b"TokenOfAda"), "{}", file.display());
        }
    }

    async fn a_seat_is_the_hosts_or_its_links(on: On) {
        let (_place, store) = on.store().await;
        let store = store.local();
        store.add_person(Some("a"), &somebody("ada", true)).await.expect("added");
        assert!(!store.has_others("ada").await.expect("readable") && store.has_others("ben").await.expect("readable"));
        let account = |id: &'static str| {
            let store = store.clone();
            async move { store.account(id).await.expect("readable").expect("somebody") }
        };
        let before = account("ada").await;
        // A link that nobody has opened yet changes nothing for the host.
        store.set_link("ada", Some("b"), None).await.expect("written");
        assert_eq!(account("ada").await.address_key, before.address_key);
        assert!(store.give_seat("ada", None).await.expect("written").is_some());
        let given = account("ada").await;
        assert!(!given.person.played_by_host && given.linked && given.address_key != before.address_key);
        assert!(store.give_seat("ada", None).await.expect("written").is_none(), "it is given once");
        assert!(!store.has_conversation("ada").await.expect("readable"));
        assert!(store.take_seat("ada", None).await.expect("written").is_some());
        let taken = account("ada").await;
        assert!(taken.person.played_by_host && !taken.linked && taken.address_key != given.address_key);
        assert_eq!(whose(&store, "b").await, None);
        // What its player has read is nobody else's.
        store.give_seat("ada", None).await.expect("written");
        let told = NewLocalPost { place: "@ada".to_owned(), text: "Ciao".to_owned(), ..NewLocalPost::default() };
        store.add_post(&told, "told", Timestamp::UNIX_EPOCH).await.expect("added");
        assert!(store.has_conversation("ada").await.expect("readable"));
        assert!(store.take_seat("ada", None).await.expect("written").is_none());
        let host = LocalPerson { host: true, ..somebody("host", false) };
        store.add_person(Some("h"), &host).await.expect("added");
        assert!(store.take_seat("host", None).await.expect("written").is_none(), "the host's own link stays");
    }

    async fn the_first_link_of_the_host_stays(on: On) {
        let (_place, store) = on.store().await;
        let store = store.local();
        let host = LocalPerson { host: true, ..somebody("host", false) };
        assert!(store.make_host_link("first", &host, false).await.expect("written"));
        assert!(!store.make_host_link("second", &host, false).await.expect("written"), "one process makes it");
        assert_eq!((whose(&store, "first").await.as_deref(), whose(&store, "second").await), (Some("host"), None));
        assert!(store.make_host_link("third", &host, true).await.expect("written"));
        assert_eq!((whose(&store, "first").await, whose(&store, "third").await.as_deref()), (None, Some("host")));
        store.set_link("host", None, None).await.expect("written");
        assert!(store.make_host_link("fourth", &host, false).await.expect("written"), "no link opens the seat");
        assert_eq!(whose(&store, "fourth").await.as_deref(), Some("host"));
    }

    async fn a_seat_changes_hands_only_together_with_its_note(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        local.add_person(Some("a"), &somebody("ada", true)).await.expect("added");
        let post = NewLocalPost { place: "@ada".into(), text: "It is yours.".into(), ..NewLocalPost::default() };
        let note = SeatNote { post, id: "note".into(), at: Timestamp::UNIX_EPOCH };
        let renamed = async |from: &str, to: &str| {
            let rename = db::query(db::Made(format!("ALTER TABLE {from} RENAME TO {to}")));
            rename.execute(&mut store.durably().await.expect("a connection")).await.expect("renamed");
        };
        // Nothing can be posted now.
        renamed("local_posts", "elsewhere").await;
        assert!(local.give_seat("ada", Some(&note)).await.is_err());
        assert!(local.set_link("ada", Some("b"), Some(&note)).await.is_err());
        assert!(local.account("ada").await.expect("readable").expect("ada").person.played_by_host);
        assert_eq!(whose(&local, "a").await.as_deref(), Some("ada"));
        renamed("elsewhere", "local_posts").await;
        let said = local
            .give_seat("ada", Some(&note))
            .await
            .expect("written")
            .and_then(|changed| changed.said)
            .expect("a note");
        assert_eq!((said.text.as_str(), said.place.as_str()), ("It is yours.", "@ada"));
        assert!(local.give_seat("ada", Some(&note)).await.expect("written").is_none(), "it is said once");
        assert_eq!(local.posts_for("ada", 0).await.expect("read").len(), 1);
    }

    on_each!(
        a_seat_changes_hands_only_together_with_its_note,
        a_seat_is_the_hosts_or_its_links,
        the_first_link_of_the_host_stays
    );
}
