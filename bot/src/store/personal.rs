//! What is kept of one person: told to them, and forgotten when they ask for it.

use serde_json::{Value, json};
use sqlx::{Row, Sqlite, Transaction};

use super::{Store, StoreError};
use crate::event::{PersonId, Place, PlatformName};
use crate::game::{Game, GameId, Holder, Sheet, Stage};
use crate::notice::Destination;

/// Who a forgotten person is from then on: nobody's account.
fn stranger(platform: PlatformName) -> PersonId {
    PersonId::new(platform, "former player")
}

/// The games that somebody must leave before they can be forgotten: their names.
pub fn ties(games: &[Game], person: &PersonId) -> Vec<String> {
    let tied = |game: &&Game| !matches!(game.stage, Stage::Over(_)) && game.seat_of(person).is_some();
    games.iter().filter(tied).map(|game| game.name.clone()).collect()
}

/// Takes somebody out of a game's document. Whether anything changed.
fn leave_nothing(game: &mut Game, person: &PersonId) -> bool {
    let before = game.clone();
    if game.creator == *person {
        game.creator = stranger(person.platform());
    }
    for seat in &mut game.seats {
        let held = seat.person() == Some(person);
        if held || seat.former.as_ref() == Some(person) {
            seat.former = seat.former.take().filter(|former| former != person);
            // Of a seat that somebody else has taken since, the name is theirs.
            if held || matches!(seat.holder, Holder::Vacant) {
                seat.name = String::new();
            }
        }
        if held {
            seat.holder = Holder::Vacant;
        }
        seat.invited = seat.invited.take().filter(|invited| invited != person);
    }
    game.waiting.retain(|waiting| waiting.person != *person);
    *game != before
}

/// `text` without the word `name`.
fn without(text: &str, name: &str) -> Option<String> {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    let mut found = false;
    while let Some(at) = (!name.is_empty()).then(|| rest.find(name)).flatten() {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let whole = !is_letter(before.chars().next_back().or_else(|| left.chars().next_back()))
            && !is_letter(after.chars().next());
        left.push_str(before);
        left.push_str(if whole { "…" } else { name });
        found |= whole;
        rest = after;
    }
    left.push_str(rest);
    found.then_some(left)
}

impl Store {
    /// Everything that is kept of `person`, as JSON.
    pub async fn personal(&self, person: &PersonId) -> Result<Value, StoreError> {
        let known = self.person(person).await?;
        let preferences = known.map(|known| {
            json!({ "name": known.name, "language": known.language, "timezone": known.timezone, "current_game": known.current_game })
        });
        let mut games = Vec::new();
        for id in self.all_games().await? {
            let Some(loaded) = self.game(&id).await? else { continue };
            let game = loaded.game;
            let waits = game.waiting.iter().any(|waiting| waiting.person == *person);
            if let Some(seat) = game.seat_of(person) {
                games.push(json!({ "game": game.name, "id": game.id, "as": seat.name, "powers": seat.powers, "stage": game.stage_name() }));
            } else if game.creator == *person || waits {
                games.push(
                    json!({ "game": game.name, "id": game.id, "creator": game.creator == *person, "waits": waits }),
                );
            }
        }
        let rows = sqlx::query(
            "SELECT game_id, phase, power, typed, sheet, sent_at FROM orders WHERE person = $1
             ORDER BY game_id, phase, power, revision",
        )
        .bind(person.as_str())
        .fetch_all(&self.reader)
        .await?;
        let mut orders = Vec::with_capacity(rows.len());
        for row in &rows {
            let sheet: Sheet = serde_json::from_str(&row.try_get::<String, _>("sheet")?)?;
            orders.push(json!({
                "game": row.try_get::<String, _>("game_id")?,
                "phase": row.try_get::<u32, _>("phase")?,
                "power": row.try_get::<String, _>("power")?,
                "typed": row.try_get::<String, _>("typed")?,
                "stored": sheet.lines.iter().map(|line| line.order.clone()).collect::<Vec<_>>(),
                "sent_at": row.try_get::<i64, _>("sent_at")?,
            }));
        }
        let place = serde_json::to_string(&Destination::Place(Place::Person(person.clone())))?;
        let row = sqlx::query("SELECT COUNT(*) AS posts FROM outbox WHERE place = $1")
            .bind(place)
            .fetch_one(&self.reader)
            .await?;
        let posts: i64 = row.try_get("posts")?;
        let row = sqlx::query("SELECT COUNT(*) AS posts FROM local_posts WHERE author = $1 OR place = $2")
            .bind(if person.platform() == PlatformName::Local { person.native() } else { "" })
            .bind(format!("@{}", person.native()))
            .fetch_one(&self.reader)
            .await?;
        let local: i64 = if person.platform() == PlatformName::Local { row.try_get("posts")? } else { 0 };
        Ok(json!({
            "person": person.as_str(),
            "preferences": preferences,
            "games": games,
            "orders": orders,
            "notes_of_posts_to_you": posts,
            "posts_on_the_local_page": local,
        }))
    }
}

/// Forgets somebody who sits in no game that isn't over.
pub(super) async fn forget(
    transaction: &mut Transaction<'static, Sqlite>,
    person: &PersonId,
) -> Result<(), StoreError> {
    let id = person.as_str();
    let nobody = stranger(person.platform());
    let mut names = Vec::new();
    let known =
        sqlx::query("SELECT name FROM persons WHERE id = $1").bind(id).fetch_optional(&mut **transaction).await?;
    if let Some(row) = known {
        names.push(row.try_get::<String, _>("name")?);
    }
    // Games: the document, and the rows beside it.
    let rows = sqlx::query("SELECT id, body FROM games WHERE instr(body, $1) > 0")
        .bind(id)
        .fetch_all(&mut **transaction)
        .await?;
    let mut touched: Vec<GameId> = Vec::new();
    for row in &rows {
        let mut game = crate::game::read(&row.try_get::<String, _>("body")?)?;
        let own =
            game.seats.iter().filter(|seat| seat.person() == Some(person) || seat.former.as_ref() == Some(person));
        names.extend(own.map(|seat| seat.name.clone()));
        names.extend(game.waiting.iter().filter(|one| one.person == *person).map(|one| one.name.clone()));
        if leave_nothing(&mut game, person) {
            sqlx::query("UPDATE games SET version = version + 1, body = $2 WHERE id = $1")
                .bind(&game.id.0)
                .bind(serde_json::to_string(&game)?)
                .execute(&mut **transaction)
                .await?;
        }
        touched.push(game.id.clone());
    }
    names.sort();
    names.dedup();
    names.retain(|name| !name.trim().is_empty());
    for query in [
        "DELETE FROM persons WHERE id = $1",
        "DELETE FROM seats WHERE person = $1",
        "DELETE FROM desks WHERE person = $1",
        "DELETE FROM questions WHERE person = $1",
        "DELETE FROM outbox WHERE instr(place, '\"' || $1 || '\"') > 0",
        "DELETE FROM cursors WHERE instr(name, $1) > 0 OR instr(value, $1) > 0",
    ] {
        sqlx::query(query).bind(id).execute(&mut **transaction).await?;
    }
    // Orders: what was understood is the game's history, the words were theirs.
    let rows = sqlx::query("SELECT game_id, phase, power, revision, sheet FROM orders WHERE person = $1")
        .bind(id)
        .fetch_all(&mut **transaction)
        .await?;
    for row in &rows {
        let mut sheet: Sheet = serde_json::from_str(&row.try_get::<String, _>("sheet")?)?;
        sheet.lines.iter_mut().for_each(|line| line.typed.clear());
        sqlx::query(
            "UPDATE orders SET person = $5, typed = '', sheet = $6
             WHERE game_id = $1 AND phase = $2 AND power = $3 AND revision = $4",
        )
        .bind(row.try_get::<String, _>("game_id")?)
        .bind(row.try_get::<u32, _>("phase")?)
        .bind(row.try_get::<String, _>("power")?)
        .bind(row.try_get::<u32, _>("revision")?)
        .bind(nobody.as_str())
        .bind(serde_json::to_string(&sheet)?)
        .execute(&mut **transaction)
        .await?;
    }
    // Of what was said nothing is needed any more but where it stands.
    for game in &touched {
        sqlx::query("UPDATE outbox SET notice = $2 WHERE game_id = $1 AND ended_at IS NOT NULL")
            .bind(&game.0)
            .bind(r#"{"says":"done"}"#)
            .execute(&mut **transaction)
            .await?;
    }
    sqlx::query("UPDATE outbox SET notice = $2 WHERE ended_at IS NOT NULL AND instr(notice, $1) > 0")
        .bind(id)
        .bind(r#"{"says":"done"}"#)
        .execute(&mut **transaction)
        .await?;
    if person.platform() == PlatformName::Local {
        forget_locally(transaction, person.native(), &names).await?;
    }
    Ok(())
}

/// The local page is a network of our own: what somebody wrote there goes too. The host's account stays, or nobody could
/// open the page any more.
async fn forget_locally(
    transaction: &mut Transaction<'static, Sqlite>,
    native: &str,
    names: &[String],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM local_people WHERE person = $1 AND host = 0")
        .bind(native)
        .execute(&mut **transaction)
        .await?;
    sqlx::query("DELETE FROM local_posts WHERE author = $1 OR place = '@' || $1 OR instr(key, ':' || $1 || ':') > 0")
        .bind(native)
        .execute(&mut **transaction)
        .await?;
    let rows = sqlx::query("SELECT seq, text, alt, actions FROM local_posts").fetch_all(&mut **transaction).await?;
    for row in &rows {
        let mut said = [row.try_get::<String, _>("text")?, row.try_get("alt")?, row.try_get("actions")?];
        let mut changed = false;
        for text in &mut said {
            for name in names {
                if let Some(left) = without(text, name) {
                    *text = left;
                    changed = true;
                }
            }
        }
        if changed {
            sqlx::query("UPDATE local_posts SET text = $2, alt = $3, actions = $4 WHERE seq = $1")
                .bind(row.try_get::<i64, _>("seq")?)
                .bind(&said[0])
                .bind(&said[1])
                .bind(&said[2])
                .execute(&mut **transaction)
                .await?;
        }
    }
    let rows = sqlx::query("SELECT id, members FROM local_rooms").fetch_all(&mut **transaction).await?;
    for row in &rows {
        let mut members: Vec<String> = serde_json::from_str(&row.try_get::<String, _>("members")?)?;
        let before = members.len();
        members.retain(|member| member != native);
        if members.len() != before {
            sqlx::query("UPDATE local_rooms SET members = $2 WHERE id = $1")
                .bind(row.try_get::<String, _>("id")?)
                .bind(serde_json::to_string(&members)?)
                .execute(&mut **transaction)
                .await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::without;
    use crate::event::{PersonId, Place, PlatformName};
    use crate::game::{Game, Line, Sheet, Stage};
    use crate::notice::{Destination, Notice, Outgoing, Priority, Sitting};
    use crate::store::{Changes, LocalPerson, NewLocalPost, OrderRow, Person, Question, Said, Store};

    /// A finished game in which Zbigniew played Italy, and had said so.
    const GAME: &str = r#"{"schema":2,"id":"ab12cd34","name":"Bosforo","channel":"local:hall","creator":"local:zbig-x1",
        "settings":{"variant":"classic","rulebook":"2023","press":"full","language":"en","timezone":"UTC",
            "tempo":{"movement":{"after":60},"retreat":{"after":60},"adjustment":{"after":60}}},
        "commitment":{"seed":"00","hash":"11"},
        "seats":[{"holder":{"person":"local:zbig-x1"},"name":"Zbigniew","powers":["ITALY"],"joined_by":"local:5"},
            {"holder":{"person":"local:ada"},"name":"Ada","powers":["TURKEY"],"joined_by":"local:6"}],
        "stage":{"over":{"winners":["TURKEY"],"position":{"phase":"COMPLETED","units":{}},"at":"2026-11-20T19:00:00Z"}}}"#;

    async fn everything(store: &Store) -> String {
        let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(&store.reader);
        let mut all = String::new();
        for table in tables.await.unwrap() {
            let table: String = table.get("name");
            let columns = sqlx::query("SELECT name FROM pragma_table_info($1)").bind(&table).fetch_all(&store.reader);
            let columns: Vec<String> = columns
                .await
                .unwrap()
                .iter()
                .map(|row| format!("quote(\"{}\")", row.get::<String, _>("name")))
                .collect();
            let query = format!("SELECT {} AS row FROM \"{table}\"", columns.join(" || ' ' || "));
            for row in sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&store.reader).await.unwrap() {
                all.push_str(&format!("{table}: {}\n", row.get::<String, _>("row")));
            }
        }
        all
    }

    #[tokio::test]
    async fn nothing_of_a_forgotten_person_is_in_any_table() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
        let game: Game = crate::game::read(GAME).unwrap();
        assert!(matches!(game.stage, Stage::Over(_)));
        let zbig = PersonId::new(PlatformName::Local, "zbig-x1");
        let now = "2026-11-20T19:00:00Z".parse().unwrap();
        let sheet = Sheet { lines: vec![Line { typed: "Zbigniew: A Ven H".into(), order: "A VEN H".into() }] };
        let order = OrderRow {
            game: game.id.clone(),
            phase: 1,
            power: "ITALY".into(),
            revision: 1,
            person: zbig.clone(),
            typed: "Zbigniew: A Ven H".into(),
            sheet,
            sent_at: now,
        };
        let say = |to: Place, notice| Outgoing {
            to: Destination::Place(to),
            slot: None,
            game: Some(game.id.clone()),
            notice,
            priority: Priority::Event,
            due: now,
            expires: None,
        };
        let sitting = vec![Sitting { name: "Zbigniew".into(), powers: vec!["ITALY".into()] }];
        let public = Notice::Finished { name: "Bosforo".into(), winners: sitting };
        let person = Person {
            id: zbig.clone(),
            name: "Zbigniew".into(),
            language: None,
            timezone: Some("Europe/Warsaw".into()),
            current_game: Some(game.id.clone()),
        };
        let changes = Changes {
            person: Some(person),
            orders: vec![order],
            question: Some(Question {
                id: "q".into(),
                person: zbig.clone(),
                said: Said::Text("Zbigniew".into()),
                expires: now,
            }),
            outgoing: vec![
                say(Place::Channel(game.channel.clone()), public),
                say(Place::Person(zbig.clone()), Notice::Done),
            ],
            game: Some((game, 0)),
            ..Changes::default()
        };
        store.save(&changes, now, |outgoing| format!("{:?}", outgoing.to).len().to_string()).await.unwrap();
        sqlx::query("UPDATE outbox SET ended_at = 1").execute(&store.writer).await.unwrap();
        store.advance("local:dm:local:zbig-x1", "1").await.unwrap();
        let account = LocalPerson { person: "zbig-x1".into(), name: "Zbigniew".into(), language: None, host: false };
        store.add_local_person("token", &account).await.unwrap();
        for (author, place, text) in
            [("zbig-x1", "#hall", "/join"), ("", "#hall", "2 of 7: Zbigniew, Ada"), ("", "@zbig-x1", "Hello")]
        {
            let post = NewLocalPost {
                place: place.into(),
                author: author.into(),
                text: text.into(),
                ..NewLocalPost::default()
            };
            store.add_local_post(&post, &text.len().to_string(), now).await.unwrap();
        }
        let before = everything(&store).await;
        assert!(before.matches("zbig-x1").count() > 8 && before.matches("Zbigniew").count() > 6, "{before}");
        let kept = store.personal(&zbig).await.unwrap().to_string();
        for told in ["Europe/Warsaw", "ITALY", "A Ven H", "Bosforo"] {
            assert!(kept.contains(told), "{told} is kept and not told: {kept}");
        }

        let forget = Changes { forget: Some(zbig.clone()), ..Changes::default() };
        store.save(&forget, now, |_| unreachable!("nothing is said")).await.unwrap();
        let after = everything(&store).await;
        assert!(!after.contains("zbig-x1") && !after.contains("Zbigniew"), "{after}");
        assert!(
            after.contains("2 of 7: …, Ada") && after.contains("A VEN H"),
            "the others keep their history: {after}"
        );
        let left = store.game(&crate::game::GameId("ab12cd34".into())).await.unwrap().unwrap().game;
        assert_eq!(left.seats[1].name, "Ada");
        assert!(left.people().all(|person| person.native() == "ada"));
    }

    #[test]
    fn only_whole_names_are_taken_out() {
        assert_eq!(without("1 of 7: tom, tommy", "tom").as_deref(), Some("1 of 7: …, tommy"));
        assert_eq!(without("automatic", "tom"), None);
        assert_eq!(without("nobody", ""), None);
    }
}
