use crate::db::{self, Row};
use crate::test_database::{On, Place as TestPlace, on_each};
use dragoman_game::changes::Changes;
use dragoman_game::event::{ChannelId, Place};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::post::{Key, PostId, Posted};

use crate::places::*;
use crate::steps::counted;

const LOCAL: PlatformName = PlatformName::Local;

/// The most urgent first, as the queries have them.
const URGENCIES: [Priority; 3] = [Priority::Answer, Priority::Event, Priority::Routine];

fn at(milliseconds: i64) -> Timestamp {
    Timestamp::from_millisecond(milliseconds).unwrap()
}

fn outgoing(place: usize, slot: Option<&str>, priority: Priority) -> Outgoing {
    Outgoing {
        to: Destination::Place(Place::Channel(ChannelId::new(LOCAL, &place.to_string()))),
        slot: slot.map(str::to_owned),
        game: None,
        notice: Notice::Done,
        priority,
        due: at(1),
        expires: None,
    }
}

async fn store_with(on: On, outgoing: Vec<Outgoing>) -> (TestPlace, Store) {
    let (folder, store) = on.store().await;
    let number = std::sync::atomic::AtomicUsize::new(0);
    let key = |_: &Outgoing| number.fetch_add(1, std::sync::atomic::Ordering::SeqCst).to_string();
    store.save(&Changes { outgoing, ..Changes::default() }, at(1), key).await.unwrap();
    (folder, store)
}

async fn claimed(store: &Store, limit: u32) -> Vec<i64> {
    match store.claim(LOCAL, at(2), limit).await.unwrap() {
        Due::Rows(rows) => rows.into_iter().map(|row| row.seq).collect(),
        Due::At(_) | Due::Nothing => Vec::new(),
    }
}

async fn rows_of_a_place_are_claimed_in_order_and_urgent_places_first(on: On) {
    use Priority::{Answer, Event, Routine};
    let rows = [(1, Event), (1, Event), (2, Routine), (3, Event), (2, Answer)];
    let (_folder, store) = store_with(on, rows.map(|(place, priority)| outgoing(place, None, priority)).to_vec()).await;
    assert_eq!(claimed(&store, 10).await, [3, 1, 4], "what is in the way of an answer is as urgent as the answer");
    assert_eq!(claimed(&store, 10).await, [0_i64; 0], "the rest waits for those before it");
    store.posted(1, None, at(2)).await.unwrap();
    assert_eq!(claimed(&store, 10).await, [2]);
    store.postponed(3, at(100)).await.unwrap();
    assert_eq!(claimed(&store, 10).await, [0_i64; 0], "a place waits whole");
    store.posted(4, None, at(2)).await.unwrap();
}

/// The answer to a claim is lost with its connection, or what was claimed couldn't be read.
async fn places_that_are_claimed_without_anybody_knowing_are_released(on: On) {
    let rows = (1..=3).map(|place| outgoing(place, None, Priority::Event)).collect();
    let (_folder, store) = store_with(on, rows).await;
    assert_eq!(claimed(&store, 10).await, [1, 2, 3]);
    store.release_unknown(PlatformName::Matrix, &[]).await.unwrap();
    store.release_unknown(LOCAL, &[1, 3]).await.unwrap();
    assert_eq!(claimed(&store, 10).await, [2], "the others are being handled");
    store.release_unknown(LOCAL, &[1, 2, 3]).await.unwrap();
    assert_eq!(claimed(&store, 10).await, [0_i64; 0]);
}

#[tokio::test]
async fn the_tries_of_rows_that_were_claimed_when_a_process_ended_are_counted() {
    let rows = (1..=2).map(|place| outgoing(place, None, Priority::Event)).collect();
    let (_folder, store) = store_with(On::Sqlite, rows).await;
    assert_eq!(claimed(&store, 1).await, [1]);
    let suspected = async || {
        store.release_claims(at(2)).await.unwrap();
        let Due::Rows(rows) = store.claim(LOCAL, at(2), 1).await.unwrap() else { panic!("they are free") };
        (rows[0].seq, rows[0].suspected)
    };
    assert_eq!(suspected().await, (1, true));
    assert_eq!(store.begin_try("post 0", true, at(2)).await.unwrap(), Some(2));
    assert_eq!(suspected().await, (1, true));
    assert_eq!(store.begin_try("post 0", true, at(2)).await.unwrap(), Some(2), "it hadn't computed");
    store.ended("post 0").await.unwrap();
    store.posted(1, None, at(2)).await.unwrap();
    store.release_claims(at(2)).await.unwrap();
    let Due::Rows(rows) = store.claim(LOCAL, at(2), 1).await.unwrap() else { panic!("it is free") };
    assert_eq!((rows[0].seq, rows[0].suspected), (2, false), "it wasn't claimed");
}

/// Ten thousand rows, most of which can't be posted: those of a place that refuses, of places that wait until later,
/// and of a network that is unreachable.
async fn blocked(rows: usize) -> (TestPlace, Store) {
    let refused = (0..rows).map(|_| outgoing(0, None, Priority::Answer));
    let later = (0..rows).map(|place| Outgoing { due: at(1_000), ..outgoing(1 + place, None, Priority::Answer) });
    let away = (0..rows).map(|place| {
        let channel = ChannelId::new(PlatformName::Matrix, &place.to_string());
        Outgoing { to: Destination::Place(Place::Channel(channel)), ..outgoing(0, None, Priority::Answer) }
    });
    let (folder, store) = store_with(On::Sqlite, refused.chain(later).chain(away).collect()).await;
    store.postponed(1, at(500)).await.unwrap();
    (folder, store)
}

/// Rows that can't be posted cost nothing: neither when other rows are searched, nor when there are none, nor when rows
/// are added or posted.
#[tokio::test]
async fn blocked_rows_slow_nothing_down() {
    let mut took = Vec::new();
    for rows in [30, 3_000] {
        let (_folder, store) = blocked(rows).await;
        let (idle, due) = counted(&store, store.claim(LOCAL, at(2), 24)).await;
        assert!(matches!(due, Ok(Due::At(next)) if next == at(500)), "{due:?}");
        let changes = Changes {
            outgoing: vec![outgoing(0, None, Priority::Answer), outgoing(9_999, None, Priority::Routine)],
            ..Changes::default()
        };
        let saved = store.save(&changes, at(1), |outgoing| format!("{:?}", outgoing.to));
        let (added, saved) = counted(&store, saved).await;
        assert!(saved.unwrap());
        let last = i64::try_from(3 * rows + 2).unwrap();
        let (found, rows) = counted(&store, claimed(&store, 24)).await;
        assert_eq!(rows, [last]);
        let (sent, ()) = counted(&store, async { store.posted(last, None, at(2)).await.unwrap() }).await;
        took.push([idle, added, found, sent]);
    }
    let [few, many] = took[..] else { panic!("two sizes") };
    // A deeper tree takes a few steps more, a full scan takes thousands.
    assert!(few.iter().zip(many).all(|(few, many)| many <= few + 60), "{few:?} {many:?}");
}

#[tokio::test]
async fn work_is_found_by_the_index_of_places() {
    let (_folder, store) = blocked(100).await;
    assert_eq!(URGENCIES.map(|urgency| urgency as i64), [0, 1, 2]);
    let explained = |query: &str| db::Made(format!("EXPLAIN QUERY PLAN {query}"));
    for (query, times, wanted) in [
        (READY, 3, "SEARCH places USING INDEX places_ready (platform=? AND urgency=? AND ready_at<?)"),
        (NEXT, 3, "SEARCH places USING INDEX places_ready (platform=? AND urgency=?)"),
        (HEADS.sqlite, 1, "SEARCH outbox USING INTEGER PRIMARY KEY (rowid=?)"),
    ] {
        let plan = db::query(explained(query)).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|step| step.get("detail")).collect();
        assert_eq!(plan.iter().filter(|step| *step == wanted).count(), times, "{plan:?}");
        let walks =
            |step: &&String| step.contains("SCAN places") || step.contains("SCAN outbox") || step.contains("TEMP");
        assert_eq!(plan.iter().find(walks), None);
    }
}

#[tokio::test]
async fn an_idle_claim_writes_nothing() {
    let (_folder, store) = blocked(1).await;
    let changes = |store: &Store| {
        let store = store.clone();
        async move {
            let mut connection = store.durably().await.unwrap();
            db::query_scalar::<i64>("SELECT total_changes()").fetch_one(&mut connection).await.unwrap()
        }
    };
    let before = changes(&store).await;
    let all_taken = store.durably().await.unwrap();
    // While another task holds the only connection that writes.
    assert!(matches!(store.claim(LOCAL, at(2), 24).await, Ok(Due::At(_))));
    drop(all_taken);
    assert_eq!(changes(&store).await, before);
}

/// As a row that ends while somebody else changes its place could leave it.
async fn a_place_that_waits_for_a_row_that_has_ended_is_corrected(on: On) {
    let rows = [1, 1, 2].map(|place| outgoing(place, None, Priority::Event)).to_vec();
    let (_folder, store) = store_with(on, rows).await;
    for ended in [1, 3] {
        store.posted(ended, None, at(2)).await.unwrap();
    }
    for wrong in [
        "UPDATE places SET head = 1",
        "INSERT INTO places (platform, place, head, urgency, due_at)
             SELECT platform, place, seq, priority, due_at FROM outbox WHERE seq = 3",
    ] {
        db::query(wrong).execute(&mut store.durably().await.unwrap()).await.unwrap();
    }
    assert_eq!(claimed(&store, 10).await, [0_i64; 0]);
    assert_eq!(claimed(&store, 10).await, [2]);
    let left: i64 = db::query_scalar("SELECT COUNT(*) FROM places")
        .fetch_one(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(left, 1, "nothing waits in the other one");
}

/// After any operation, `places` agrees with a scan of the whole outbox.
async fn places_agree_with_the_outbox(on: On) {
    let rows = (0..400).map(|row| {
        let urgency = URGENCIES[row * 7 % 3];
        Outgoing { due: at(i64::try_from(row % 5).unwrap()), ..outgoing(row * 31 % 40, None, urgency) }
    });
    let (_folder, store) = store_with(on, rows.collect()).await;
    let mut sent = 0;
    for turn in 0..1_000 {
        let Due::Rows(rows) = store.claim(LOCAL, at(10), 7).await.unwrap() else { break };
        for row in rows {
            match (turn + row.seq) % 5 {
                0 => store.postponed(row.seq, at(9)).await.unwrap(),
                1 => store.dropped(row.seq, "in a test", at(10)).await.unwrap(),
                2 => store.given_back(row.seq).await.unwrap(),
                _ => {
                    let place = row.to.clone();
                    let Destination::Place(place) = place else { panic!("a place") };
                    let posted = Posted { place, id: PostId("1".into()) };
                    store.posted(row.seq, Some(&posted.into()), at(10)).await.unwrap();
                }
            }
            sent += 1;
        }
        let kept = db::query("SELECT place, head, urgency, due_at FROM places ORDER BY place")
            .fetch_all(&mut store.readers.take().await.unwrap())
            .await
            .unwrap();
        let true_now = db::query(
            "SELECT place, MIN(seq) AS head, MIN(priority) AS urgency, (SELECT due_at FROM outbox head
                 WHERE head.place = outbox.place AND ended_at IS NULL ORDER BY seq LIMIT 1) AS due_at
             FROM outbox WHERE ended_at IS NULL GROUP BY place ORDER BY place",
        );
        let read = |rows: Vec<Row>| -> Vec<(String, i64, i64, i64)> {
            rows.iter().map(|row| (row.get(0), row.get(1), row.get(2), row.get(3))).collect()
        };
        assert_eq!(read(kept), read(true_now.fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap()));
    }
    assert!(sent > 400);
    assert_eq!(store.waiting().await.unwrap(), 0);
}

/// After a return to an older version, rows of the newer one wait for that.
async fn a_notice_of_a_newer_version_is_kept_and_an_unreadable_one_is_dropped(on: On) {
    let rows = (0..2).map(|place| outgoing(place, None, Priority::Event)).collect();
    let (_folder, store) = store_with(on, rows).await;
    for query in [
        "UPDATE outbox SET schema = 99, notice = '{\"says\":\"news\"}' WHERE seq = 1",
        "UPDATE outbox SET notice = '{\"says\":\"news\"}' WHERE seq = 2",
    ] {
        db::query(query).execute(&mut store.durably().await.unwrap()).await.unwrap();
    }
    assert_eq!(claimed(&store, 10).await, [0_i64; 0]);
    assert_eq!(store.waiting().await.unwrap(), 1);
    let waiting: (i64, String) = db::query_as("SELECT seq, notice FROM outbox WHERE ended_at IS NULL")
        .fetch_one(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(waiting, (1, "{\"says\":\"news\"}".to_owned()));
}

/// The rows contain orders, letters and documents.
async fn a_notice_is_deleted_once_it_is_posted_or_dropped(on: On) {
    let rows = (0..3).map(|place| outgoing(place, None, Priority::Event)).collect();
    let (_folder, store) = store_with(on, rows).await;
    assert_eq!(claimed(&store, 10).await, [1, 2, 3]);
    store.posted(1, None, at(2)).await.unwrap();
    store.dropped(2, "in a test", at(2)).await.unwrap();
    let changes = Changes { dropped: Some((3, "in a test")), ..Changes::default() };
    store.save(&changes, at(2), |_| unreachable!("nothing is said")).await.unwrap();
    let kept: Vec<String> = db::query_scalar("SELECT notice FROM outbox")
        .fetch_all(&mut store.readers.take().await.unwrap())
        .await
        .unwrap();
    assert_eq!(kept, [""; 3]);
}

/// The same report may be decided again after a crash, or for another row.
async fn what_is_said_once_is_stored_once_by_its_key_and_by_its_slot(on: On) {
    let (_folder, store) = store_with(on, vec![outgoing(1, Some("a"), Priority::Event)]).await;
    store.posted(1, None, at(2)).await.unwrap();
    let again = async |place, slot, key: &str| {
        let once = vec![(outgoing(place, slot, Priority::Event), Key::of(key))];
        let changes = Changes { once, ..Changes::default() };
        store.save(&changes, at(2), |_| unreachable!("it has a key")).await.unwrap();
        db::query_scalar::<i64>("SELECT COUNT(*) FROM outbox")
            .fetch_one(&mut store.readers.take().await.unwrap())
            .await
            .unwrap()
    };
    assert_eq!(again(1, Some("a"), "one").await, 1, "something was posted there");
    assert_eq!(again(1, Some("b"), "one").await, 2);
    assert_eq!(again(1, Some("b"), "two").await, 2, "something waits there");
    assert_eq!(again(2, None, "one").await, 2, "the key was used");
    assert_eq!(again(2, None, "three").await, 3);
    assert_eq!(again(2, None, "four").await, 4, "without a slot each is a message of its own");
    // What follows from a row has the same key when it is decided again, and may replace what is in its slot.
    for _ in 0..2 {
        let changes = Changes { outgoing: vec![outgoing(1, Some("b"), Priority::Event)], ..Changes::default() };
        store.save(&changes, at(3), |_| "of a row".to_owned()).await.unwrap();
    }
    assert_eq!(again(1, Some("b"), "of a row").await, 5);
}

/// A row that is deleted while it is being posted must not be mistaken for another.
async fn no_row_number_is_used_twice(on: On) {
    let (_folder, store) = store_with(on, vec![outgoing(1, None, Priority::Event)]).await;
    db::query("DELETE FROM outbox").execute(&mut store.durably().await.unwrap()).await.unwrap();
    let changes = Changes { outgoing: vec![outgoing(2, None, Priority::Event)], ..Changes::default() };
    store.save(&changes, at(1), |_| "another".to_owned()).await.unwrap();
    let seq: i64 =
        db::query_scalar("SELECT seq FROM outbox").fetch_one(&mut store.readers.take().await.unwrap()).await.unwrap();
    assert_eq!(seq, 2);
}

on_each!(
    rows_of_a_place_are_claimed_in_order_and_urgent_places_first,
    places_agree_with_the_outbox,
    a_place_that_waits_for_a_row_that_has_ended_is_corrected,
    places_that_are_claimed_without_anybody_knowing_are_released,
    a_notice_of_a_newer_version_is_kept_and_an_unreadable_one_is_dropped,
    a_notice_is_deleted_once_it_is_posted_or_dropped,
    what_is_said_once_is_stored_once_by_its_key_and_by_its_slot,
    no_row_number_is_used_twice,
);
