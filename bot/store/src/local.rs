//! The local platform's own tables. It is a chat network in the same database, but not in the same transactions, so
//! that the bot can rely on the same guarantees as in other networks.

use std::collections::HashMap;

use dragoman_l10n::Language;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::db::{self, Connected, Each, Row, Transaction, begin};
use super::error::StoreError;
use super::local_store::LocalStore;
use super::signals::Signal;

/// A post to be added.
#[derive(Clone, Debug, Default)]
pub struct NewLocalPost {
    /// The post that it edits; `None`: a new one.
    pub edits: Option<String>,
    /// The writer's idempotency key.
    pub key: Option<String>,
    /// `#channel`, `@person`, `&room`.
    pub place: String,
    /// The native id of a person; empty: the bot.
    pub author: String,
    /// The text.
    pub text: String,
    /// The action that a person pressed; empty: a post.
    pub press: String,
    /// Alternative text of the image.
    pub alt: String,
    /// The image as PNG.
    pub image: Option<Vec<u8>>,
    /// Its name as a file, valid in a header; empty: it has none.
    pub image_name: String,
    /// A file.
    pub file: Option<LocalFile>,
    /// The buttons.
    pub actions: Vec<LocalAction>,
    /// Whether it notifies.
    pub rings: bool,
    /// The same for those who read in another language.
    pub translations: Vec<NewLocalTranslation>,
}

/// A post to be added, in another language.
#[derive(Clone, Debug)]
pub struct NewLocalTranslation {
    /// The language.
    pub language: Language,
    /// The text.
    pub text: String,
    /// Alternative text of the image, also of the post's own.
    pub alt: String,
    /// Whether an image follows ([`LocalStore::add_image`]); until then, and otherwise, the post's own is shown.
    pub image_due: bool,
    /// The buttons.
    pub actions: Vec<LocalAction>,
}

impl NewLocalTranslation {
    /// Its own row, beside that of `post`.
    fn of(&self, post: &NewLocalPost) -> NewLocalPost {
        let Self { language: _, text, alt, image_due: _, actions } = self.clone();
        NewLocalPost {
            edits: post.edits.clone(),
            // Of the post alone: it is found by that.
            key: None,
            place: post.place.clone(),
            author: post.author.clone(),
            text,
            press: String::new(),
            alt,
            image: None,
            image_name: String::new(),
            file: None,
            actions,
            rings: post.rings,
            translations: Vec::new(),
        }
    }
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalFile {
    /// Its name, valid in a header.
    pub name: String,
    /// Its media type.
    pub media: String,
    /// The content.
    pub bytes: Vec<u8>,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LocalAction {
    /// The id of its action.
    pub id: String,
    /// The label.
    pub label: String,
}

/// A post in the history.
#[derive(Clone, Debug)]
pub struct LocalPost {
    /// Its number, which increases over all places: when it was stored, in microseconds since 1970 (of posts of older
    /// versions a count).
    pub seq: i64,
    /// The number of the post before it, if it was stored just now.
    pub follows: Option<i64>,
    /// The id of the post.
    pub id: String,
    /// Whether it replaces the earlier post `id`.
    pub edit: bool,
    /// `#channel`, `@person`, `&room`.
    pub place: String,
    /// The native id of a person; empty: the bot.
    pub author: String,
    /// The text.
    pub text: String,
    /// The action that a person pressed; empty: a post.
    pub press: String,
    /// Alternative text of the image.
    pub alt: String,
    /// Whether there is an image.
    pub has_image: bool,
    /// The name of its image as a file, if it has one.
    pub image_name: Option<String>,
    /// The name of its file, if it has one.
    pub file_name: Option<String>,
    /// The buttons.
    pub actions: Vec<LocalAction>,
    /// Whether it notifies.
    pub rings: bool,
    /// When it was posted.
    pub at: Timestamp,
    /// The same in other languages: all of them if it was stored just now, else those that were asked for.
    pub translations: Vec<LocalTranslation>,
}

/// What those who read in another language read of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalTranslation {
    /// The language.
    pub language: Language,
    /// The text.
    pub text: String,
    /// Alternative text of the image, also of the post's own.
    pub alt: String,
    /// The number under which the post's image is loaded in this language.
    pub seq: i64,
    /// The buttons.
    pub actions: Vec<LocalAction>,
}

impl LocalPost {
    /// This post for somebody who reads in `language`: without the other translations.
    pub fn read_in(&self, language: Option<Language>) -> Self {
        let mut post = self.clone();
        post.translations.retain(|translation| Some(translation.language) == language);
        post
    }
}

/// A press room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalRoom {
    /// The native id.
    pub id: String,
    /// Its channel's native id.
    pub channel: String,
    /// Its name.
    pub name: String,
    /// The native ids of its members.
    pub members: Vec<String>,
    /// Whether they may write.
    pub open: bool,
}

/// The buttons of a post. Where they can't be read it has none: one post must not hide all those after it.
fn actions(row: &Row) -> Result<Vec<LocalAction>, StoreError> {
    let actions: String = row.try_get("actions")?;
    let seq: i64 = row.try_get("seq")?;
    Ok(serde_json::from_str(&actions).unwrap_or_else(|_| {
        tracing::error!(seq, "the buttons of a post of the local page can't be read; it is shown without them");
        Vec::new()
    }))
}

pub(super) fn post(row: &Row) -> Result<LocalPost, StoreError> {
    // A post has a picture or a file: the name is that of either.
    let (has_image, name): (bool, Option<String>) = (row.try_get("has_image")?, row.try_get("file_name")?);
    let (image_name, file_name) = if has_image { (name, None) } else { (None, name) };
    Ok(LocalPost {
        seq: row.try_get("seq")?,
        follows: None,
        id: row.try_get("id")?,
        edit: row.try_get("edit")?,
        place: row.try_get("place")?,
        author: row.try_get("author")?,
        text: row.try_get("text")?,
        press: row.try_get("press")?,
        alt: row.try_get("alt")?,
        has_image,
        image_name,
        file_name,
        actions: actions(row)?,
        rings: row.try_get("rings")?,
        at: Timestamp::from_millisecond(row.try_get("at")?).map_err(|_| StoreError::Nonsense("time"))?,
        translations: Vec::new(),
    })
}

/// A post in another language, from the row that has it.
fn translation(language: Language, post: LocalPost) -> LocalTranslation {
    LocalTranslation { language, text: post.text, alt: post.alt, seq: post.seq, actions: post.actions }
}

pub(super) const POST: &str =
    "seq, id, edit, place, author, text, press, alt, COALESCE(image_sha256, image) IS NOT NULL AS has_image, file_name,
     actions, rings, at";

fn room(row: &Row) -> Result<LocalRoom, StoreError> {
    let members: String = row.try_get("members")?;
    Ok(LocalRoom {
        id: row.try_get("id")?,
        channel: row.try_get("channel")?,
        name: row.try_get("name")?,
        members: serde_json::from_str(&members)?,
        open: row.try_get("open")?,
    })
}

/// The numbers in a JSON list.
const NUMBERS: Each = Each {
    sqlite: "SELECT value FROM json_each($1)",
    postgres: "SELECT number::bigint FROM jsonb_array_elements_text($1::jsonb) AS listed (number)",
};

/// The person `$1` is a member of the room.
const MEMBER: Each = Each {
    sqlite: "EXISTS (SELECT 1 FROM json_each(members) WHERE json_each.value = $1)",
    postgres: "EXISTS (SELECT 1 FROM jsonb_array_elements_text(members::jsonb) AS listed (member) WHERE member = $1)",
};

/// The highest number that a post was ever given, also of one that was deleted, and the number of a post that is stored at `$1`,
/// in microseconds: `$2` is the least distance between the two. Everybody sees the numbers of the posts that they may read: if
/// these were counted, the gaps would say how much others receive. What a number says is when a post was stored; where the
/// clock was put back, it is a random distance from the last one.
const NUMBER: Each = Each {
    sqlite: "SELECT last, MAX($1, last + $2) AS seq
             FROM (SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'local_posts'), 0) AS last)",
    postgres: "SELECT last, setval('local_posts_seq_seq'::regclass, GREATEST($1, last + $2)) AS seq
               FROM (SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM local_posts_seq_seq) AS known",
};

/// A distance between the numbers of two posts, from the `id` of the later one, which is random.
fn distance(id: &str) -> i64 {
    let [high, low, ..] = <[u8; 32]>::from(Sha256::digest(id));
    1 + i64::from(u16::from_be_bytes([high, low]) & 0x3ff)
}

/// Posts are numbered in the order in which they are committed: who has read up to a number has read all before it.
/// Whoever adds or deletes posts holds this.
pub(super) const POSTS: &str = "local posts";

/// Stores a picture or a file, once for all posts with it. Returns its hash, by which it is found.
pub(super) async fn keep(
    transaction: &mut Transaction<'_>,
    bytes: Option<&[u8]>,
) -> Result<Option<Vec<u8>>, StoreError> {
    let Some(bytes) = bytes else { return Ok(None) };
    let sha256 = Sha256::digest(bytes).to_vec();
    db::query("INSERT INTO blobs (sha256, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(&sha256)
        .bind(bytes)
        .execute(transaction)
        .await?;
    Ok(Some(sha256))
}

/// Deletes those of these pictures and files that no post shows any more.
pub(super) async fn let_go(transaction: &mut Transaction<'_>, unused: Vec<Vec<u8>>) -> Result<(), StoreError> {
    for sha256 in unused {
        db::query(
            "DELETE FROM blobs WHERE sha256 = $1 AND NOT EXISTS (SELECT 1 FROM local_posts WHERE image_sha256 = $1)
                 AND NOT EXISTS (SELECT 1 FROM local_posts WHERE file_sha256 = $1)",
        )
        .bind(sha256)
        .execute(&mut *transaction)
        .await?;
    }
    Ok(())
}

/// The pictures and files that `rows` show.
pub(super) fn enclosed(rows: &[Row]) -> Result<Vec<Vec<u8>>, StoreError> {
    let mut found = Vec::new();
    for row in rows {
        found.extend(row.try_get::<Option<Vec<u8>>>("image_sha256")?);
        found.extend(row.try_get::<Option<Vec<u8>>>("file_sha256")?);
    }
    found.sort();
    found.dedup();
    Ok(found)
}

/// Deletes posts, with the pictures and files that no other post shows.
pub(super) async fn delete(transaction: &mut Transaction<'_>, rows: &[Row]) -> Result<(), StoreError> {
    for row in rows {
        db::query("DELETE FROM local_posts WHERE seq = $1")
            .bind(row.try_get::<i64>("seq")?)
            .execute(&mut *transaction)
            .await?;
    }
    let_go(transaction, enclosed(rows)?).await
}

/// How many pictures and files a private conversation has at most: the newest. They can be asked for again.
pub const MOST_IN_PRIVATE: u32 = 30;

/// The same of a channel or a press room, in which many games may be played.
pub const MOST_IN_PUBLIC: u32 = 150;

/// The posts of a place whose pictures and files are more than it may have, the newest of them first. A post in several
/// languages counts once.
pub(super) const SURPLUS: &str = "SELECT seq, image_sha256, file_sha256 FROM local_posts
     WHERE place = $1 AND translates IS NULL AND (image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL)
     ORDER BY seq DESC LIMIT 20 OFFSET $2";

/// Those of the same posts in other languages.
const TRANSLATED: &str = "SELECT seq, image_sha256, file_sha256 FROM local_posts
     WHERE translates IN ({}) AND (image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL)";

/// Removes from `place` the pictures and files that are more than it may have, the oldest.
async fn drop_oldest(transaction: &mut Transaction<'_>, place: &str) -> Result<(), StoreError> {
    let most = if place.starts_with('@') { MOST_IN_PRIVATE } else { MOST_IN_PUBLIC };
    let mut rows = db::query(SURPLUS).bind(place).bind(most).fetch_all(&mut *transaction).await?;
    if rows.is_empty() {
        return Ok(());
    }
    let numbers = rows.iter().map(|row| row.try_get("seq")).collect::<Result<Vec<i64>, _>>()?;
    let translated = db::query(NUMBERS.within(TRANSLATED)).bind(serde_json::to_string(&numbers)?);
    rows.extend(translated.fetch_all(&mut *transaction).await?);
    for row in &rows {
        db::query(WITHOUT_ENCLOSED).bind(row.try_get::<i64>("seq")?).execute(&mut *transaction).await?;
    }
    let_go(transaction, enclosed(&rows)?).await
}

/// Removes the picture and the file of a post.
pub(super) const WITHOUT_ENCLOSED: &str = "UPDATE local_posts
     SET image_sha256 = NULL, file_sha256 = NULL, file_name = NULL, file_media = NULL WHERE seq = $1";

/// How much is kept of what people, or the bot, have posted in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Talk {
    /// How many posts and presses.
    pub posts: i64,
    /// How many characters these have together.
    pub characters: i64,
}

/// What one person has posted and pressed in a channel, a press room or a private conversation at most: the newest. What others
/// and the bot have posted isn't counted, so that nobody drives out what others wrote, or results.
///
/// A whole place has no limit: what each has there is bounded by this, accounts are made by the host alone, and each may have
/// a million characters stored in a day, in all places together.
pub const MOST_TALK: Talk = Talk { posts: 20_000, characters: 4_000_000 };

/// What the bot has posted in a private conversation at most: most of it are answers, as many as somebody asks for. Elsewhere
/// all of it stays until its time is over.
pub const MOST_ANSWERS: Talk = Talk { posts: 20_000, characters: 20_000_000 };

/// How much is kept of what `author` has posted in `place`, if that is limited. The bot has no name.
fn most_of(author: &str, place: &str) -> Option<Talk> {
    match author {
        "" => place.starts_with('@').then_some(MOST_ANSWERS),
        _ => Some(MOST_TALK),
    }
}

/// How many posts are deleted at a time.
const STEP: u32 = 500;

/// How often a place is looked at: once for so many posts, on average.
const LOOKED_AT: u8 = 64;

/// The adapter's cursor: the number of the last post of a person that was delivered, and answered.
pub const DELIVERED: &str = "local";

/// The posts of `author` in a place that are more than they may have there, up to a number: presses first, which nobody sees
/// and nothing needs once they are answered, then the oldest.
fn surplus_talk(author: &str) -> db::Made {
    let (whose, length) = match author {
        "" => ("author = ''", "LENGTH(text) + LENGTH(alt) + LENGTH(actions)"),
        _ => ("author <> ''", "LENGTH(text)"),
    };
    db::Made(format!(
        "SELECT seq, image_sha256, file_sha256 FROM (
             SELECT seq, image_sha256, file_sha256,
                 ROW_NUMBER() OVER kept AS number, SUM({length}) OVER kept AS characters
             FROM local_posts WHERE place = $1 AND author = $6 AND {whose}
             WINDOW kept AS (ORDER BY CASE WHEN press = '' THEN 0 ELSE 1 END, seq DESC)) AS counted
         WHERE (number > $2 OR characters > $3) AND seq <= $4 ORDER BY number DESC LIMIT $5"
    ))
}

/// Whether a place is looked at after the post `id`, which is random.
fn is_looked_at(id: &str) -> bool {
    let hash = <[u8; 32]>::from(Sha256::digest(id));
    hash.last().is_some_and(|last| last % LOOKED_AT == 0)
}

async fn by_key(on: &mut impl Connected, key: &str) -> Result<Option<LocalPost>, StoreError> {
    let row = db::query(db::Made(format!("SELECT {POST} FROM local_posts WHERE key = $1")))
        .bind(key)
        .fetch_optional(on)
        .await?;
    row.as_ref().map(post).transpose()
}

/// Adds a post. Whoever calls this holds [`POSTS`].
pub(super) async fn insert(
    transaction: &mut Transaction<'_>,
    new: &NewLocalPost,
    id: &str,
    now: Timestamp,
) -> Result<LocalPost, StoreError> {
    if !new.author.is_empty() {
        // Who is forgotten may have a page open that doesn't know it yet: nobody would ever handle or delete this.
        let known = db::query_scalar::<i64>("SELECT COUNT(*) FROM local_people WHERE person = $1");
        if known.bind(&new.author).fetch_one(&mut *transaction).await? == 0 {
            return Err(StoreError::Forgotten);
        }
    }
    // Translations have the numbers just below that of their post: it is the newest.
    let below = i64::try_from(new.translations.len()).unwrap_or(0);
    let numbered = db::query_as(NUMBER).bind(now.as_microsecond()).bind(distance(id) + below);
    let (last, seq): (i64, i64) = numbered.fetch_one(&mut *transaction).await?;
    let id = new.edits.as_deref().unwrap_or(id);
    if new.edits.is_some() {
        db::query("UPDATE local_posts SET superseded_at = $2 WHERE id = $1 AND superseded_at IS NULL")
            .bind(id)
            .bind(now.as_millisecond())
            .execute(&mut *transaction)
            .await?;
    }
    let mut post = write(transaction, new, (id, seq, now), None).await?;
    for (number, other) in (seq - below..).zip(&new.translations) {
        let stored = write(transaction, &other.of(new), (id, number, now), Some((seq, other))).await?;
        post.translations.push(translation(other.language, stored));
    }
    if post.has_image || post.file_name.is_some() {
        drop_oldest(transaction, &new.place).await?;
    }
    Ok(LocalPost { follows: Some(last), ..post })
}

/// Writes a row: a post, or this translation of the post with this number.
async fn write(
    transaction: &mut Transaction<'_>,
    new: &NewLocalPost,
    (id, seq, now): (&str, i64, Timestamp),
    of: Option<(i64, &NewLocalTranslation)>,
) -> Result<LocalPost, StoreError> {
    let image = keep(transaction, new.image.as_deref()).await?;
    let file = keep(transaction, new.file.as_ref().map(|file| &file.bytes[..])).await?;
    let row = db::query(db::Made(format!(
        "INSERT INTO local_posts
             (id, key, edit, place, author, text, press, alt, image_sha256, actions, rings, at, file_name, file_media,
              file_sha256, seq, translates, language, image_due)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) RETURNING {POST}"
    )))
    .bind(id)
    .bind(&new.key)
    .bind(new.edits.is_some())
    .bind(&new.place)
    .bind(&new.author)
    .bind(&new.text)
    .bind(&new.press)
    .bind(&new.alt)
    .bind(image)
    .bind(serde_json::to_string(&new.actions)?)
    .bind(new.rings)
    .bind(now.as_millisecond())
    .bind(match &new.file {
        Some(file) => Some(&file.name),
        None => Some(&new.image_name).filter(|name| new.image.is_some() && !name.is_empty()),
    })
    .bind(new.file.as_ref().map(|file| &file.media))
    .bind(file)
    .bind(seq)
    .bind(of.map(|(seq, _)| seq))
    .bind(of.map(|(_, translation)| translation.language.tag()))
    .bind(of.filter(|(_, translation)| translation.image_due).map(|_| 1_i64))
    .fetch_one(&mut *transaction)
    .await?;
    post(&row)
}

impl LocalStore {
    /// Adds a post. The same key again adds nothing: the post that exists is returned.
    pub async fn add_post(&self, new: &NewLocalPost, id: &str, now: Timestamp) -> Result<LocalPost, StoreError> {
        let post = self.0.noted(self.try_add_local_post(new, id, now).await)?;
        // The post is stored, whatever happens here.
        if let Some(most) = most_of(&new.author, &new.place)
            && is_looked_at(id)
            && let Err(error) = self.0.noted(self.drop_oldest_talk(&new.place, &new.author, most).await)
        {
            tracing::warn!(%error, "what was posted long ago couldn't be deleted; it will be tried again");
        }
        Ok(post)
    }

    /// Deletes the oldest of what `author` has posted in `place` if it is more than `most`, a step of it at a time; never what
    /// a person wrote and isn't delivered and answered yet. Nothing else needs it: orders, letters and statements are stored
    /// elsewhere when it is delivered.
    async fn drop_oldest_talk(&self, place: &str, author: &str, most: Talk) -> Result<(), StoreError> {
        let delivered = match author {
            "" => i64::MAX,
            _ => self.cursor(DELIVERED).await?.and_then(|value| value.parse().ok()).unwrap_or(0),
        };
        let rows = db::query(surplus_talk(author))
            .bind(place)
            .bind(most.posts)
            .bind(most.characters)
            .bind(delivered)
            .bind(STEP)
            .bind(author)
            .fetch_all(&mut self.0.readers.take().await?)
            .await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut connection = self.0.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[POSTS]).await?;
        delete(&mut transaction, &rows).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn try_add_local_post(&self, new: &NewLocalPost, id: &str, now: Timestamp) -> Result<LocalPost, StoreError> {
        // A post of the bot is repeated if it gets lost; a post of a person isn't. A server that crashes leaves the pages
        // open, which would show a lost post beside its repetition.
        let may_be_lost = new.author.is_empty() && !self.0.is_shared();
        let mut connection = if may_be_lost { self.0.relaxed().await? } else { self.0.durably().await? };
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[POSTS]).await?;
        if let Some(key) = &new.key
            && let Some(known) = by_key(&mut transaction, key).await?
        {
            return Ok(known);
        }
        let post = insert(&mut transaction, new, id, now).await?;
        transaction.commit().await?;
        self.0.tell(Signal::LocalPosts);
        Ok(post)
    }

    /// The number of the newest post; 0: none.
    pub async fn newest_post(&self) -> Result<i64, StoreError> {
        let row = db::query("SELECT COALESCE(MAX(seq), 0) AS seq FROM local_posts")
            .fetch_one(&mut self.0.readers.take().await?)
            .await?;
        Ok(row.try_get("seq")?)
    }

    /// The posts after `seq` that `person` may read, in order, 500 at most; without presses of buttons.
    pub async fn posts_for(&self, person: &str, seq: i64) -> Result<Vec<LocalPost>, StoreError> {
        let rows = db::query(MEMBER.within(&format!(
            "SELECT {POST} FROM local_posts WHERE seq > $2 AND press = '' AND translates IS NULL AND (
                 substr(place, 1, 1) = '#' OR place = '@' || $1 OR place IN (
                     SELECT '&' || id FROM local_rooms WHERE {{}}))
             ORDER BY seq LIMIT 500"
        )))
        .bind(person)
        .bind(seq)
        .fetch_all(&mut self.0.readers.take().await?)
        .await?;
        rows.iter().map(post).collect()
    }

    /// The posts in `place` up to `seq`, in order; without presses of buttons.
    pub async fn posts_in(&self, place: &str, seq: i64) -> Result<Vec<LocalPost>, StoreError> {
        let rows = db::query(db::Made(format!(
            "SELECT {POST} FROM local_posts WHERE place = $1 AND seq <= $2 AND press = '' AND translates IS NULL ORDER BY seq"
        )))
        .bind(place)
        .bind(seq)
        .fetch_all(&mut self.0.readers.take().await?)
        .await?;
        rows.iter().map(post).collect()
    }

    /// Adds to `posts` what those read of them who read in `language`.
    pub async fn translate<'a>(
        &self,
        posts: impl IntoIterator<Item = &'a mut LocalPost> + Send,
        language: Language,
    ) -> Result<(), StoreError> {
        // Only the bot's public posts are in several languages.
        let mut posts: HashMap<i64, &mut LocalPost> = posts
            .into_iter()
            .filter(|post| post.author.is_empty() && post.place.starts_with('#'))
            .map(|post| (post.seq, post))
            .collect();
        if posts.is_empty() {
            return Ok(());
        }
        let query = format!("SELECT {POST}, translates FROM local_posts WHERE translates IN ({{}}) AND language = $2");
        let rows = db::query(NUMBERS.within(&query))
            .bind(serde_json::to_string(&posts.keys().collect::<Vec<_>>())?)
            .bind(language.tag())
            .fetch_all(&mut self.0.readers.take().await?)
            .await?;
        for row in &rows {
            if let Some(of) = posts.get_mut(&row.try_get::<i64>("translates")?) {
                of.translations.push(translation(language, post(row)?));
            }
        }
        Ok(())
    }

    /// Posts of people after `seq`, which may not be delivered yet, in order, 500 at most.
    pub async fn words(&self, seq: i64) -> Result<Vec<LocalPost>, StoreError> {
        let query = format!("SELECT {POST} FROM local_posts WHERE seq > $1 AND author <> '' ORDER BY seq LIMIT 500");
        let rows = db::query(db::Made(query)).bind(seq).fetch_all(&mut self.0.readers.take().await?).await?;
        rows.iter().map(post).collect()
    }

    /// Adds the image of a translation, which is drawn after its post was stored. Nothing, if the post has none any more.
    pub async fn add_image(&self, seq: i64, name: &str, png: &[u8]) -> Result<(), StoreError> {
        self.0.noted(self.try_add_image(seq, name, png).await)
    }

    async fn try_add_image(&self, seq: i64, name: &str, png: &[u8]) -> Result<(), StoreError> {
        let mut connection = self.0.relaxed().await?;
        let mut transaction = begin(&mut connection).await?;
        transaction.hold(&[POSTS]).await?;
        let sha256 = keep(&mut transaction, Some(png)).await?;
        let added = db::query(
            "UPDATE local_posts SET image_sha256 = $2, file_name = $3, image_due = NULL WHERE seq = $1 AND image_due = 1
                 AND EXISTS (SELECT 1 FROM local_posts AS post
                     WHERE post.seq = local_posts.translates AND post.image_sha256 IS NOT NULL)",
        )
        .bind(seq)
        .bind(sha256)
        .bind(name)
        .execute(&mut transaction)
        .await?;
        if added > 0 {
            transaction.commit().await?;
        }
        Ok(())
    }

    /// Whether an image of this number that isn't older than `since` is being drawn.
    pub async fn is_image_due(&self, seq: i64, since: Timestamp) -> Result<bool, StoreError> {
        let row = db::query("SELECT 1 AS due FROM local_posts WHERE seq = $1 AND image_due = 1 AND at >= $2")
            .bind(seq)
            .bind(since.as_millisecond())
            .fetch_optional(&mut self.0.readers.take().await?)
            .await?;
        Ok(row.is_some())
    }

    /// The place, and the image of one post by its number with its name as a file, if it has one: that of a translation, or
    /// of its post.
    pub async fn image(&self, seq: i64) -> Result<Option<(String, (Vec<u8>, Option<String>))>, StoreError> {
        let row = db::query(
            "SELECT post.place, COALESCE(bytes, post.image) AS png, post.file_name FROM local_posts AS asked
             JOIN local_posts AS post ON post.seq IN (asked.seq, asked.translates)
             LEFT JOIN blobs ON sha256 = post.image_sha256
             WHERE asked.seq = $1 AND COALESCE(bytes, post.image) IS NOT NULL
             ORDER BY post.translates IS NULL LIMIT 1",
        )
        .bind(seq)
        .fetch_optional(&mut self.0.readers.take().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((row.try_get("place")?, (row.try_get("png")?, row.try_get("file_name")?))))
    }

    /// The place and the file of one post by its number.
    pub async fn file(&self, seq: i64) -> Result<Option<(String, LocalFile)>, StoreError> {
        let row = db::query(
            "SELECT place, file_name, file_media, COALESCE(bytes, file) AS kept
             FROM local_posts LEFT JOIN blobs ON sha256 = file_sha256
             WHERE seq = $1 AND file_name IS NOT NULL AND file_media IS NOT NULL AND COALESCE(bytes, file) IS NOT NULL",
        )
        .bind(seq)
        .fetch_optional(&mut self.0.readers.take().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let file = LocalFile {
            name: row.try_get("file_name")?,
            media: row.try_get("file_media")?,
            bytes: row.try_get("kept")?,
        };
        Ok(Some((row.try_get("place")?, file)))
    }

    /// The post made under `key`.
    pub async fn post_by_key(&self, key: &str) -> Result<Option<LocalPost>, StoreError> {
        by_key(&mut self.0.readers.take().await?, key).await
    }

    /// Gives the room under `key` the name, members and state of `wanted`.
    pub async fn ensure_room(&self, key: &str, wanted: &LocalRoom) -> Result<LocalRoom, StoreError> {
        db::query(
            "INSERT INTO local_rooms (id, key, channel, name, members, open) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (key) DO UPDATE SET name = excluded.name, members = excluded.members, open = excluded.open",
        )
        .bind(&wanted.id)
        .bind(key)
        .bind(&wanted.channel)
        .bind(&wanted.name)
        .bind(serde_json::to_string(&wanted.members)?)
        .bind(wanted.open)
        .execute(&mut self.0.durably().await?)
        .await?;
        self.0.seated_anew();
        let row = db::query("SELECT id, channel, name, members, open FROM local_rooms WHERE key = $1")
            .bind(key)
            .fetch_one(&mut self.0.readers.take().await?)
            .await?;
        room(&row)
    }

    /// The press rooms that `person` is in.
    pub async fn rooms_of(&self, person: &str) -> Result<Vec<LocalRoom>, StoreError> {
        let rows = db::query(
            MEMBER.within("SELECT id, channel, name, members, open FROM local_rooms WHERE {} ORDER BY name, id"),
        )
        .bind(person)
        .fetch_all(&mut self.0.readers.take().await?)
        .await?;
        rows.iter().map(room).collect()
    }

    /// The press room with this id.
    pub async fn room(&self, id: &str) -> Result<Option<LocalRoom>, StoreError> {
        let row = db::query("SELECT id, channel, name, members, open FROM local_rooms WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut self.0.readers.take().await?)
            .await?;
        row.as_ref().map(room).transpose()
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::changes::Changes;
    use dragoman_game::event::{PersonId, PlatformName};
    use dragoman_game::person::Person;
    use jiff::{SignedDuration, Timestamp};

    use super::*;
    use crate::LocalPerson;
    use crate::test_database::{On, on_each};

    /// People of the local page.
    async fn people(local: &LocalStore, names: &[&str]) {
        for name in names {
            let person = LocalPerson { person: (*name).into(), name: (*name).into(), ..LocalPerson::default() };
            local.add_person(None, &person).await.expect("added");
        }
    }

    async fn nothing_is_stored_of_somebody_who_was_forgotten(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        people(&local, &["ada"]).await;
        let new = NewLocalPost {
            place: "#hall".into(),
            author: "ada".into(),
            text: "so be it".into(),
            ..NewLocalPost::default()
        };
        local.add_post(&new, "a", Timestamp::UNIX_EPOCH).await.expect("added");
        let mut told = local.signals();
        let ada = PersonId::new(PlatformName::Local, "ada");
        let forget = Changes { forget: Some(ada), ..Changes::default() };
        store.save(&forget, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.expect("forgotten");
        let told = std::iter::from_fn(|| told.try_recv().ok()).any(|signal| signal == Signal::LocalLinks);
        assert!(told, "open pages of this process learn of it");
        let late = local.add_post(&new, "b", Timestamp::UNIX_EPOCH).await;
        assert!(matches!(late, Err(StoreError::Forgotten)), "{late:?}");
        assert!(local.words(0).await.expect("read").is_empty());
    }

    async fn numbers_of_posts_say_when_they_were_stored_and_dont_count_those_of_others(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        let began: Timestamp = "2026-11-21T12:00:00Z".parse().expect("a time");
        let add = |place: &'static str, id: &'static str, seconds: i64| {
            let (local, now) = (local.clone(), began + SignedDuration::from_secs(seconds));
            async move {
                let new = NewLocalPost { place: place.into(), ..NewLocalPost::default() };
                local.add_post(&new, id, now).await.expect("added")
            }
        };
        let first = add("@ada", "a", 0).await;
        let others = [add("@ben", "b", 1).await, add("@ben", "c", 2).await];
        let next = add("@ada", "d", 3).await;
        assert_eq!(next.seq - first.seq, 3_000_000, "whatever came to Ben meanwhile");
        assert_eq!(next.follows, Some(others[1].seq));
        assert_eq!(first.seq, began.as_microsecond());
        // The clock was put back, and the newest post is deleted.
        db::query("DELETE FROM local_posts WHERE id = 'd'")
            .execute(&mut store.durably().await.expect("a connection"))
            .await
            .expect("deleted");
        let back = add("@ada", "e", -60).await;
        assert!(back.seq > next.seq, "no number is given twice");
        assert_eq!(back.follows, Some(next.seq));
    }

    async fn only_the_newest_talk_of_a_place_is_kept(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        people(&local, &["ada"]).await;
        let now = Timestamp::UNIX_EPOCH;
        let add = async |place: &str, author: &str, text: &str, id: &str| {
            let new = NewLocalPost {
                place: place.into(),
                author: author.into(),
                text: text.into(),
                ..NewLocalPost::default()
            };
            local.add_post(&new, id, now).await.expect("added").seq
        };
        let left = async |place: &str| {
            local.posts_in(place, i64::MAX).await.expect("read").into_iter().map(|post| post.id).collect::<Vec<_>>()
        };
        add("#hall", "", "results", "bot").await;
        let mut last = 0;
        for id in ["a", "b", "c", "d", "e"] {
            last = add("#hall", "ada", "four", id).await;
            add("#other", "ada", "four", &format!("{id} elsewhere")).await;
        }
        let cut = async |place: &str, author: &str, posts: i64, characters: i64| {
            local.drop_oldest_talk(place, author, Talk { posts, characters }).await.expect("looked at");
        };
        let people = "ada";
        cut("#hall", people, 1, 1).await;
        assert_eq!(left("#hall").await.len(), 6, "nothing is delivered yet");
        local.advance(DELIVERED, &last.to_string()).await.expect("noted");
        cut("#hall", people, 5, 20).await;
        assert_eq!(left("#hall").await.len(), 6, "it is no more than it may be");
        cut("#hall", people, 4, 100).await;
        assert_eq!(left("#hall").await, ["bot", "b", "c", "d", "e"], "too many");
        cut("#hall", people, 100, 11).await;
        assert_eq!(left("#hall").await, ["bot", "d", "e"], "too long together");
        add("#hall", "ada", "four", "f").await;
        cut("#hall", people, 0, 0).await;
        assert_eq!(left("#hall").await, ["bot", "f"], "but for what isn't delivered");
        assert_eq!(left("#other").await.len(), 5);

        for id in ["v", "w", "x"] {
            add("@ada", "", "answer", &format!("{id} said")).await;
        }
        add("@ada", "ada", "asked", "y").await;
        cut("@ada", "", 2, 1_000).await;
        assert_eq!(left("@ada").await, ["w said", "x said", "y"], "too many answers");
        // With their buttons, a list without any: each has eight characters.
        cut("@ada", "", 2, 15).await;
        assert_eq!(left("@ada").await, ["x said", "y"], "too long together");
        assert_eq!(most_of("", "@ada"), Some(MOST_ANSWERS));
        for place in ["#hall", "&room"] {
            assert_eq!(most_of("", place), None, "results stay in {place}");
            assert_eq!(most_of(people, place), Some(MOST_TALK), "{place}");
        }
    }

    async fn nobody_drives_out_what_others_wrote_and_presses_drive_out_no_talk(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        people(&local, &["ada", "ben", "eve"]).await;
        let add = async |author: &str, press: &str, id: &str| {
            let new = NewLocalPost {
                place: "&room".into(),
                author: author.into(),
                text: if press.is_empty() { "four".into() } else { String::new() },
                press: press.into(),
                ..NewLocalPost::default()
            };
            local.add_post(&new, id, Timestamp::UNIX_EPOCH).await.expect("added").seq
        };
        for (author, press, id) in [
            ("ada", "", "a"),
            ("ben", "", "b"),
            ("eve", "", "e"),
            ("eve", "x", "p1"),
            ("eve", "x", "p2"),
            ("eve", "x", "p3"),
        ] {
            let last = add(author, press, id).await;
            local.advance(DELIVERED, &last.to_string()).await.expect("noted");
        }
        let left = async || {
            let ids = db::query_scalar::<String>("SELECT id FROM local_posts ORDER BY seq");
            ids.fetch_all(&mut store.readers.take().await.expect("a connection")).await.expect("read")
        };
        let cut = async |author: &str, posts: i64, characters: i64| {
            local.drop_oldest_talk("&room", author, Talk { posts, characters }).await.expect("looked at");
        };
        cut("eve", 2, 100).await;
        assert_eq!(left().await, ["a", "b", "e", "p3"], "presses go first, the oldest of them");
        cut("eve", 2, 3).await;
        assert_eq!(left().await, ["a", "b"], "and whoever writes too much loses their own");
        cut("ada", 1, 4).await;
        assert_eq!(left().await, ["a", "b"]);
    }

    async fn a_place_is_looked_at_while_people_write_there(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        people(&local, &["ada"]).await;
        let most = MOST_TALK.posts;
        let filled = "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < $1)
             INSERT INTO local_posts (seq, id, edit, place, author, text, press, alt, actions, rings, at)
             SELECT i, 'p' || i, 0, '#hall', 'ada', 'w', '', '', '[]', 0, 0 FROM n";
        db::query(filled)
            .bind(most + 300)
            .execute(&mut store.durably().await.expect("a connection"))
            .await
            .expect("written");
        local.advance(DELIVERED, &(most + 300).to_string()).await.expect("noted");
        let all_ids = || (0..).map(|number| format!("n{number}"));
        let ids = [all_ids().find(|id| !is_looked_at(id)), all_ids().find(|id| is_looked_at(id))];
        // Their numbers are greater than those above.
        let now = Timestamp::from_second(1).expect("a time");
        let mut left = Vec::new();
        for id in ids.into_iter().flatten() {
            let new = NewLocalPost {
                place: "#hall".into(),
                author: "ada".into(),
                text: "w".into(),
                ..NewLocalPost::default()
            };
            local.add_post(&new, &id, now).await.expect("added");
            let count = db::query_scalar("SELECT COUNT(*) FROM local_posts");
            let count: i64 =
                count.fetch_one(&mut store.readers.take().await.expect("a connection")).await.expect("read");
            left.push(count);
        }
        assert_eq!(left, [most + 301, most]);
        assert!((20..140).contains(&all_ids().take(4096).filter(|id| is_looked_at(id)).count()), "now and then");
    }

    async fn a_post_whose_buttons_cant_be_read_hides_no_other(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        for id in ["a", "b", "c"] {
            let actions = vec![LocalAction { id: "help".into(), label: "Help".into() }];
            let new = NewLocalPost { place: "#hall".into(), actions, ..NewLocalPost::default() };
            local.add_post(&new, id, Timestamp::UNIX_EPOCH).await.expect("added");
        }
        db::query("UPDATE local_posts SET actions = '[{\"id\":' WHERE id = 'b'")
            .execute(&mut store.durably().await.expect("a connection"))
            .await
            .expect("broken");
        let posts = local.posts_for("ada", 0).await.expect("read");
        let shown: Vec<_> = posts.iter().map(|post| (post.id.as_str(), post.actions.len())).collect();
        assert_eq!(shown, [("a", 1), ("b", 0), ("c", 1)]);
    }

    async fn a_post_in_several_languages_is_one_post(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        let now = Timestamp::from_second(1_800_000_000).expect("a time");
        let [de, it, pl] = ["de", "it", "pl"].map(|tag| tag.parse::<Language>().expect("a tag"));
        let button = |label: &str| vec![LocalAction { id: "join".into(), label: label.into() }];
        let translation = |language: Language, text: &str, image_due: bool| NewLocalTranslation {
            language,
            text: text.into(),
            alt: format!("{text}, in words"),
            image_due,
            actions: button(text),
        };
        let new = NewLocalPost {
            key: Some("bot:1".into()),
            place: "#hall".into(),
            text: "cerca".into(),
            image: Some(b"mappa".to_vec()),
            actions: button("cerca"),
            translations: vec![translation(de, "sucht", true), translation(pl, "szuka", false)],
            ..NewLocalPost::default()
        };
        let before = local.add_post(&NewLocalPost { place: "@ada".into(), ..NewLocalPost::default() }, "a", now).await;
        let before = before.expect("added").seq;
        let added = local.add_post(&new, "b", now).await.expect("added");
        assert_eq!(added.follows, Some(before), "nothing is between them");
        assert_eq!(local.newest_post().await.expect("read"), added.seq);
        assert_eq!(added.translations.len(), 2);
        let [german, polish] = [0, 1].map(|at| &added.translations[at]);
        assert_eq!((german.language, german.text.as_str()), (de, "sucht"));
        let image = async |seq: i64| local.image(seq).await.expect("read").map(|(place, (png, _))| (place, png));
        let hall = |png: &[u8]| Some(("#hall".to_owned(), png.to_vec()));
        // Its image in another language comes later. Until then, and where there is none, it is the post's own.
        for (seq, is_due) in [(german.seq, true), (polish.seq, false), (added.seq, false)] {
            assert_eq!(image(seq).await, hall(b"mappa"));
            assert_eq!(local.is_image_due(seq, now).await.expect("read"), is_due);
            assert!(
                !local.is_image_due(seq, now + SignedDuration::from_secs(1)).await.expect("read"),
                "it is given up"
            );
            local.add_image(seq, "map.png", b"Karte").await.expect("added");
            assert!(!local.is_image_due(seq, now).await.expect("read"));
        }
        assert_eq!(image(german.seq).await, hall(b"Karte"));
        assert_eq!((image(polish.seq).await, image(added.seq).await), (hall(b"mappa"), hall(b"mappa")));
        // The same key is the same post.
        assert_eq!(local.add_post(&new, "c", now).await.expect("known").seq, added.seq);
        let next = local.add_post(&NewLocalPost { place: "#hall".into(), ..NewLocalPost::default() }, "d", now).await;
        assert_eq!(next.expect("added").follows, Some(added.seq));

        // It comes once, and in the language that is asked for.
        let said = async |language: Language| {
            let mut posts = local.posts_for("ada", before).await.expect("read");
            assert_eq!(posts.iter().map(|post| post.id.as_str()).collect::<Vec<_>>(), ["b", "d"]);
            local.translate(&mut posts, language).await.expect("read");
            posts.remove(0).translations.into_iter().map(|other| (other.text, other.actions)).collect::<Vec<_>>()
        };
        assert_eq!(said(de).await, [("sucht".to_owned(), button("sucht"))]);
        assert!(said(it).await.is_empty());
        assert_eq!(
            added.read_in(Some(pl)).translations.iter().map(|other| &*other.text).collect::<Vec<_>>(),
            ["szuka"]
        );
        assert!(added.read_in(None).translations.is_empty());

        // So does its edit, in place of all that it said before.
        let edit = NewLocalPost {
            key: None,
            edits: Some("b".into()),
            text: "iniziata".into(),
            image: None,
            translations: vec![translation(de, "begonnen", false)],
            ..new
        };
        let edit = local.add_post(&edit, "e", now).await.expect("added");
        let mut stretch = local.stretch("#hall", i64::MAX, edit.seq, 5).await.expect("read");
        assert_eq!(stretch.posts.len(), 2);
        let edited = stretch.posts[0].1.as_mut().expect("an edit");
        assert_eq!((edited.seq, edited.text.as_str()), (edit.seq, "iniziata"));
        for (language, expected) in [(de, Some("begonnen")), (pl, None)] {
            edited.translations.clear();
            local.translate([&mut *edited], language).await.expect("read");
            assert_eq!(edited.translations.first().map(|other| other.text.as_str()), expected);
        }
    }

    async fn the_languages_of_the_page_are_those_that_its_people_read(on: On) {
        let (_place, store) = on.store().await;
        let local = store.local();
        people(&local, &["ada", "ben", "cleo", "eve"]).await;
        let [de, it, nl] = ["de", "it", "nl"].map(|tag| tag.parse::<Language>().expect("a tag"));
        for (name, language) in [("ada", it), ("ben", it), ("cleo", de)] {
            local.note_language(name, language).await.expect("noted");
        }
        assert_eq!(local.languages().await.expect("read"), [de, it]);
        // What somebody has chosen counts, and not their browser's.
        let cleo = PersonId::new(PlatformName::Local, "cleo");
        let person = Some(Person { language: Some(nl), ..Person::new(cleo, "cleo") });
        let changes = Changes { person, ..Changes::default() };
        store.save(&changes, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.expect("saved");
        assert_eq!(local.languages().await.expect("read"), [it, nl]);
    }

    on_each!(
        a_post_in_several_languages_is_one_post,
        the_languages_of_the_page_are_those_that_its_people_read,
        a_post_whose_buttons_cant_be_read_hides_no_other,
        numbers_of_posts_say_when_they_were_stored_and_dont_count_those_of_others,
        only_the_newest_talk_of_a_place_is_kept,
        nobody_drives_out_what_others_wrote_and_presses_drive_out_no_talk,
        nothing_is_stored_of_somebody_who_was_forgotten,
        a_place_is_looked_at_while_people_write_there,
    );
}
