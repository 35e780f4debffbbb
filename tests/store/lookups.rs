//! Tests that frequent queries take time in proportion to their results, not to the size of the database.

use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, ReplyToken};
use dragoman_game::model::GameId;
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use jiff::Timestamp;

use super::db;
use super::opened::Store;
use super::steps::counted;

const LOCAL: PlatformName = PlatformName::Local;

/// As the first version wrote it, with the reminder after half of its time.
const RUNNING: &str = r#"{"schema":1,"id":"first","name":"Bosforo","channel":"local:hall","creator":"local:ola",
    "settings":{"variant":"classic","rulebook":"2023","options":{},"setup":null,"press":"full",
        "tempo":{"movement":172800,"retreat":86400,"adjustment":86400},"language":"en","timezone":"Europe/Rome"},
    "commitment":{"seed":"00","hash":"11"},
    "seats":[{"person":"local:ada","name":"Ada","powers":["AUSTRIA"],"joined_by":"local:5"}],
    "stage":{"running":{"number":1,"position":{"phase":"S1901M","units":{}},"began":"2026-11-21T12:00:00Z",
        "deadline":"2026-11-23T12:00:00Z","ready":[]}}}"#;

fn now() -> Timestamp {
    "2026-11-22T12:00:00Z".parse().unwrap()
}

/// A store with one row of each kind that is looked up, and `others` that aren't.
async fn store(others: i64) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), &folder.path().join("db")).await.unwrap();
    for copy in [
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, over_at, deadline_at)
             SELECT 'o' || i, 1, 'G', 'local:c' || i, 'local', 'over', '{}', $2, $2, NULL FROM n",
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, deadline_at)
             SELECT 'r' || i, 1, 'G', 'matrix:c' || i, 'matrix', 'running', '{}', $2, $2 + 172800000 FROM n",
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, deadline_at)
             SELECT 'd' || i, 1, 'G', 'discord:c' || i, 'discord', 'running', '{}', $2, $2 + 172800000 + i FROM n",
        "INSERT INTO seats (game_id, person) SELECT 'o' || i, 'local:p' || i FROM n",
        "INSERT INTO rooms (key, game_id, powers, room, opened_at) SELECT i, 'r' || i, '[]', 'matrix:' || i, $2 FROM n",
        "INSERT INTO order_threads (person, channel, room, closed) SELECT 'matrix:p' || i, 'matrix:c' || i, i, 1 FROM n",
        "INSERT INTO outbox (id, platform, place, person, notice, priority, due_at)
             SELECT i, 'local', '{\"place\":{\"reply\":{\"token\":\"local:' || i || '\",\"author\":\"local:p' || i || '\"}}}',
                 'local:p' || i, '{}', 1, $2 FROM n",
    ] {
        let rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)";
        let query = db::Made(format!("{rows} {copy}"));
        db::query(query).bind(others).bind(now().as_millisecond()).execute(&mut store.durably().await.unwrap()).await.unwrap();
    }
    for game in [
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, deadline_at)
             VALUES ('first', 1, 'Bosforo', 'local:hall', 'local', 'running', $1, $2, $2)",
        "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, over_at)
             VALUES ('past', 1, 'Past', 'local:hall', 'local', 'over', '{}', $2, $2)",
        "INSERT INTO seats (game_id, person) VALUES ('past', 'local:ada')",
        "INSERT INTO rooms (key, game_id, powers, opened_at) VALUES ('k', 'first', '[]', 1)",
    ] {
        db::query(game)
            .bind(RUNNING)
            .bind(now().as_millisecond())
            .execute(&mut store.durably().await.unwrap())
            .await
            .unwrap();
    }
    let ada = PersonId::new(LOCAL, "ada");
    let reply = Place::Reply { token: ReplyToken::new(LOCAL, "1"), author: ada.clone() };
    let outgoing = [reply, Place::Person(ada)].map(|place| Outgoing {
        to: Destination::Place(place),
        slot: None,
        game: None,
        notice: Notice::Done,
        priority: Priority::Answer,
        due: now(),
        expires: None,
    });
    let changes = Changes { outgoing: outgoing.to_vec(), ..Changes::default() };
    store.save(&changes, now(), |outgoing| format!("{:?}", outgoing.to)).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn the_cost_of_a_look_up_depends_on_its_result() {
    let ada = PersonId::new(LOCAL, "ada");
    let hall = ChannelId::new(LOCAL, "hall");
    let first = vec![GameId("first".into())];
    let (mut took, mut deadlines) = (Vec::new(), Vec::new());
    for others in [10, 1_000] {
        let (_folder, store) = store(others).await;
        let (due, found) = counted(&store, store.games_to_do(now(), None, 50)).await;
        assert_eq!(found.unwrap().into_iter().map(|due| due.game).collect::<Vec<_>>(), first);
        let (over, found) = counted(&store, store.games_over(Some(&hall), &ada)).await;
        assert_eq!(found.unwrap(), [(GameId("past".into()), "Past".into())]);
        let (private, found) = counted(&store, store.private_places(&hall)).await;
        assert_eq!(found.unwrap(), first);
        let (reply, found) = counted(&store, store.last_reply_to(&ada, now(), 1_000)).await;
        assert!(matches!(found.unwrap(), Some(Place::Reply { .. })));
        // Its reminder is due now, its deadline a day before the others': none of them is read.
        let (deadline, found) = counted(&store, store.earliest_deadline()).await;
        assert_eq!(found.unwrap(), Some("2026-11-23T12:00:00Z".parse().unwrap()));
        let (of_person, found) = counted(&store, store.games_of(&ada)).await;
        assert!(found.unwrap().is_empty());
        took.push([due, over, private, reply, of_person]);
        deadlines.push(deadline);
    }
    assert!(took[0].iter().zip(took[1]).all(|(few, many)| many <= few + 60), "{took:?}");
    // A few rows beyond the result are read: fifty at most, of two thousand.
    assert!(deadlines[1] <= deadlines[0] + 600, "{deadlines:?}");
}

/// A page of overdue games costs the same however many there are, and the pages contain everything once.
#[tokio::test]
async fn overdue_games_are_read_in_pages() {
    let late = now().checked_add(jiff::SignedDuration::from_hours(72)).unwrap();
    let mut took = Vec::new();
    for others in [20, 1_000] {
        let (_folder, store) = store(others).await;
        let (mut found, mut last, mut dearest) = (Vec::new(), None, 0);
        loop {
            let (steps, page) = counted(&store, store.games_to_do(late, last.as_ref(), 10)).await;
            let page = page.unwrap();
            assert!(page.len() <= 10);
            dearest = dearest.max(steps);
            let Some(overdue) = page.last() else { break };
            last = Some(overdue.clone());
            found.extend(page.into_iter().map(|due| due.game.0));
        }
        let others = usize::try_from(others).unwrap();
        assert_eq!(found.first().map(String::as_str), Some("first"), "the longest overdue comes first");
        assert_eq!(found.len(), 2 * others + 1);
        assert_eq!(found.iter().collect::<std::collections::BTreeSet<_>>().len(), found.len(), "each once");
        took.push(dearest);
    }
    // Most of them become due at the same instant.
    assert!(took[1] <= took[0] + 60, "{took:?}");
}
