//! Nothing of a forgotten person is left in any table. Every column of every table is in one of two lists: a new one belongs
//! to neither, and fails until somebody has said whether it can name a person, and shown here that it doesn't afterwards.

use std::collections::BTreeSet;

use dragoman_game::changes::Changes;
use dragoman_game::event::{PersonId, PlatformName};
use jiff::Timestamp;

use super::{GAME, everything};
use crate::Store;
use crate::db::{self, Each};
use crate::test_database::{On, on_each};

/// Columns that can name a person, by id or by name.
const NAMING: [(&str, &str); 21] = [
    ("persons", "id name folded_name"),
    ("games", "body"),
    ("seats", "person"),
    ("orders", "person typed sheet"),
    ("order_threads", "person"),
    ("outbox", "place person slot notice"),
    ("places", "place"),
    ("cursors", "value person"),
    ("questions", "person said"),
    ("sightings", "person"),
    ("letters", "text"),
    ("letter_people", "person"),
    ("lists", "owner shown"),
    ("reports", "reporter text"),
    ("track_records", "person"),
    ("shared_records", "person"),
    ("map_links", "person"),
    ("local_people", "person name"),
    ("local_posts", "key place author text alt actions"),
    ("local_rooms", "members"),
    ("leases", "awaited"),
];

/// Columns with text or bytes that can't: ids and times of networks, games and processes, hashes, settings, and what was
/// understood of orders.
const OTHERS: [(&str, &str); 31] = [
    ("persons", "language timezone current_game ringing silenced pictures practice what_if wording"),
    ("games", "id name channel platform stage"),
    ("seats", "game_id"),
    ("phases", "game_id phase record report"),
    ("orders", "game_id power"),
    ("rooms", "key game_id powers room relayed"),
    ("inbox", "id"),
    // The network's id of the post in `posted_as` has the place of the row, and goes with it.
    ("outbox", "id platform game_id posted_as dropped_why"),
    ("places", "platform claimed_by"),
    ("cursors", "name"),
    ("tries", "event kind"),
    ("questions", "id during slot"),
    ("order_threads", "channel room"),
    ("sightings", "channel"),
    ("letters", "game_id phase sender readers"),
    ("letter_people", "game_id"),
    ("statements", "game_id talk said"),
    ("statement_replies", "game_id talk power reply"),
    // That somebody is listed stays, under a keyed hash.
    ("lists", "list subject"),
    ("reports", "server game"),
    ("wrong_sentences", "language message"),
    ("track_records", "game_id"),
    ("map_links", "id game_id link visit"),
    ("blobs", "sha256 bytes"),
    ("local_people", "language token address_key"),
    ("local_posts", "id press image file_name file_media file image_sha256 file_sha256 language"),
    ("local_rooms", "id key channel name"),
    ("processes", "id version"),
    ("leases", "name holder"),
    ("game_claims", "game_id holder"),
    // A keyed hash, by which they are forgotten again in a restored backup; the key itself.
    ("forgotten", "mark"),
];

/// What is stored about somebody on any network: `{id}`, `{native}`, `{name}`, `{hash}` and a number `{n}` are filled in.
const PLANTED: [&str; 18] = [
    "INSERT INTO persons (id, name, folded_name) VALUES ('{id}', '{name}', '{name}')",
    "INSERT INTO games (id, version, name, channel, platform, stage, body, created_at, over_at)
         VALUES ('game{n}', 1, 'Bosforo', 'local:hall', 'local', 'over', '{body}', 1, 1)",
    "INSERT INTO seats (game_id, person) VALUES ('game{n}', '{id}')",
    "INSERT INTO orders (game_id, phase, power, revision, person, typed, sheet, sent_at) VALUES ('game{n}', 1, 'ITALY', 1,
         '{id}', '{name}: A Ven H', '{\"lines\":[{\"typed\":\"{name}: A Ven H\",\"order\":\"A VEN H\"}],
         \"doubts\":[{\"typed\":\"{name}: Rom\",\"by\":\"{id}\",\"choices\":[\"A ROM H\"]}]}', 1)",
    // Somebody else has sent orders for the same power after them.
    "INSERT INTO orders (game_id, phase, power, revision, person, typed, sheet, sent_at) VALUES ('game{n}', 1, 'ITALY', 2,
         'local:other', 'F Nap H', '{\"lines\":[{\"typed\":\"{name}: A Ven H\",\"order\":\"A VEN H\"},
         {\"typed\":\"F Nap H\",\"order\":\"F NAP H\"}]}', 1)",
    "INSERT INTO order_threads (person, channel, room, closed) VALUES ('{id}', 'discord:c', 'discord:own{n}', 1)",
    "INSERT INTO outbox (id, platform, place, person, game_id, notice, priority, due_at) VALUES ('to{n}', 'local',
         '{\"place\":{\"person\":\"{id}\"}}', '{id}', 'game{n}', '\"done\"', 1, 1)",
    "INSERT INTO outbox (id, platform, place, slot, game_id, notice, priority, due_at) VALUES ('of{n}', 'local',
         '{\"place\":{\"channel\":\"local:hall\"}}', 'unreachable:{id}', 'game{n}', '\"done\"', 1, 1)",
    "INSERT INTO outbox (id, platform, place, game_id, notice, priority, due_at) VALUES ('about{n}', 'local',
         '{\"place\":{\"channel\":\"local:hall\"}}', 'game{n}', '{\"finished\":{\"name\":\"Bosforo\",\"drawn\":false,
         \"winners\":[{\"name\":\"{name}\",\"powers\":[\"ITALY\"]}]}}', 1, 1)",
    "INSERT INTO places (platform, place, head, urgency, due_at) SELECT platform, place, seq, 1, 1 FROM outbox
         WHERE id = 'to{n}'",
    "INSERT INTO questions (id, person, said, expires_at) VALUES ('q{n}', '{id}', '\"{name}\"', 1)",
    "INSERT INTO sightings (channel, person, at) VALUES ('discord:c', '{id}', 1)",
    "INSERT INTO letters (game_id, number, phase, sender, readers, text, sent_at)
         VALUES ('game{n}', 1, 'S1901M', 'ITALY', '[]', '{name} greets you', 1)",
    "INSERT INTO letter_people (person, game_id, number) VALUES ('{id}', 'game{n}', 1)",
    "INSERT INTO lists (list, owner, subject, shown, until, keyed) VALUES ('blocks', '{id}', 'x{n}', 'Ada', 1, 1),
         ('bars', 'local:page', '{hash}', '{name}', 1, 1)",
    "INSERT INTO reports (id, reporter, server, game, text, at, until, keyed)
         VALUES ({n}, '{hash}', 's', 'Bosforo', '{name} was here', 1, 1, 1)",
    "INSERT INTO track_records (person, game_id, finished, phases, missed, at) VALUES ('{id}', 'game{n}', 1, 1, 0, 1)",
    "INSERT INTO map_links (id, person, game_id, phase, link, made_at, expires_at)
         VALUES ('m{n}', '{id}', 'game{n}', 1, 'x', 1, 1)",
];

/// What only some networks leave.
const OF_NETWORKS: [(PlatformName, &str); 11] = [
    (PlatformName::Discord, "INSERT INTO shared_records (person, at) VALUES ('{id}', 1)"),
    (
        PlatformName::Discord,
        "INSERT INTO rooms (key, game_id, powers, room, opened_at) VALUES ('k{n}', 'game{n}', '[]', 'discord:t', 1)",
    ),
    (
        PlatformName::Discord,
        "INSERT INTO cursors (name, value, person) VALUES ('discord.room.t', '{native} 5', NULL),
             ('discord.read.6', 'private/1/{native}/7,8', '{id}'), ('discord.promised', '[{\"id\":\"5\",\"member\":
             {\"user\":{\"id\":\"{native}\"}},\"data\":\"A Ven H\"},{\"id\":\"6\",\"user\":{\"id\":\"1\"}}]', NULL)",
    ),
    (
        PlatformName::Discord,
        "INSERT INTO leases (name, awaited) VALUES ('discord', '[[\"{id}\",5],[\"discord:1\",6]]')",
    ),
    (
        PlatformName::Matrix,
        "INSERT INTO cursors (name, value, person) VALUES ('matrix.waiting.$e', '!r:example.org 5 {native}', '{id}')",
    ),
    (
        PlatformName::Local,
        "INSERT INTO local_people (person, name, host, played_by_host, address_key)
         VALUES ('{native}', '{name}', 0, 0, 'x')",
    ),
    (
        PlatformName::Local,
        "INSERT INTO rooms (key, game_id, powers, room, opened_at) VALUES ('k{n}', 'game{n}', '[]', 'local:r', 1)",
    ),
    (
        PlatformName::Local,
        "INSERT INTO local_rooms (id, key, channel, name, members, open)
         VALUES ('r', 'k{n}', 'hall', 'R', '[\"ada\",\"{native}\"]', 1)",
    ),
    (
        PlatformName::Local,
        "INSERT INTO local_posts (seq, id, key, edit, place, author, text, press, alt, actions, rings, at)
         VALUES (1, 'a', 'from:{native}:1', 0, '#hall', '{native}', '/join', '', '', '[]', 0, 1)",
    ),
    (
        PlatformName::Local,
        "INSERT INTO local_posts (seq, id, edit, place, author, text, press, alt, actions, rings, at)
         VALUES (2, 'b', 0, '@{native}', '', 'Hello', '', '', '[]', 0, 1)",
    ),
    (
        PlatformName::Local,
        "INSERT INTO local_posts (seq, id, edit, place, author, text, press, alt, actions, rings, at)
         VALUES (3, 'c', 0, '#hall', '', '{name}, Ada', '', '{name} is there', '[{\"id\":\"hall:join\",\"label\":\"Replace {name}\"}]',
                 0, 1)",
    ),
];

fn people() -> [PersonId; 3] {
    [
        PersonId::new(PlatformName::Discord, "777000777000777"),
        PersonId::new(PlatformName::Matrix, "@kanarek:example.org"),
        PersonId::new(PlatformName::Local, "kanarek-x1"),
    ]
}

/// What must not be found of them.
const TRACES: [&str; 3] = ["777000777000777", "kanarek", "Kanarek"];

async fn plant(store: &Store) {
    let key = store.mark_key().await.expect("a key");
    for (number, person) in people().into_iter().enumerate() {
        let hash = dragoman_game::conduct::Subject::person(&key, &person).0;
        let body = GAME.replace("local:zbig-x1", person.as_str()).replace("ab12cd34", &format!("game{number}"));
        let body = body.replace("Zbigniew", "Kanarek");
        let own = OF_NETWORKS.iter().filter(|(platform, _)| *platform == person.platform()).map(|(_, text)| text);
        for statement in PLANTED.iter().chain(own) {
            let statement = statement.replace("{id}", person.as_str()).replace("{native}", person.native());
            let statement = statement.replace("{name}", "Kanarek").replace("{hash}", &hash).replace("{body}", &body);
            let statement = db::Made(statement.replace("{n}", &number.to_string()));
            db::query(statement).execute(&mut store.durably().await.expect("a connection")).await.expect("planted");
        }
    }
}

/// Tables with their columns of text or bytes.
async fn columns(store: &Store) -> BTreeSet<(String, String)> {
    let columns = Each {
        sqlite:
            "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table' AND columns.type IN ('TEXT', 'BLOB') AND tables.name NOT LIKE '_sqlx%'",
        postgres: "SELECT table_name::text, column_name::text FROM information_schema.columns
             WHERE table_schema = current_schema() AND data_type IN ('text', 'bytea') AND table_name NOT LIKE '_sqlx%'",
    };
    let found: Vec<(String, String)> =
        db::query_as(columns).fetch_all(&mut store.readers.take().await.expect("a connection")).await.expect("columns");
    found.into_iter().filter(|(table, _)| table != "mark_keys").collect()
}

fn listed(lists: &[(&str, &str)]) -> BTreeSet<(String, String)> {
    let pairs = |(table, columns): &(&str, &str)| {
        columns.split_whitespace().map(|column| ((*table).to_owned(), column.to_owned())).collect::<Vec<_>>()
    };
    lists.iter().flat_map(pairs).collect()
}

async fn nothing_of_forgotten_people_is_left_in_any_column(on: On) {
    let (_place, store) = on.store().await;
    let (naming, others) = (listed(&NAMING), listed(&OTHERS));
    assert_eq!(naming.intersection(&others).next(), None);
    let known: BTreeSet<_> = naming.union(&others).cloned().collect();
    let found = columns(&store).await;
    assert_eq!(
        found.difference(&known).collect::<Vec<_>>(),
        Vec::<&(String, String)>::new(),
        "can they name a person?"
    );
    assert_eq!(known.difference(&found).collect::<Vec<_>>(), Vec::<&(String, String)>::new(), "they are gone");
    plant(&store).await;
    for (table, column) in &naming {
        let query = format!("SELECT {column} FROM {table} WHERE {column} IS NOT NULL");
        let texts: Vec<String> = db::query_scalar(db::Made(query))
            .fetch_all(&mut store.readers.take().await.expect("a connection"))
            .await
            .expect("read");
        let hashes: Vec<String> = hashes(&store).await;
        let is_planted = |text: &String| TRACES.iter().any(|trace| text.contains(trace)) || hashes.contains(text);
        assert!(texts.iter().any(is_planted), "nobody is named in {table}.{column}");
    }
    for person in people() {
        let forget = Changes { forget: Some(person), ..Changes::default() };
        store.save(&forget, Timestamp::UNIX_EPOCH, |_| unreachable!("nothing is said")).await.expect("forgotten");
    }
    let after = everything(&store).await;
    for line in after.lines() {
        assert!(!TRACES.iter().any(|trace| line.contains(trace)), "{line}");
        let is_kept = line.starts_with("lists:") && line.contains('…');
        assert!(is_kept || !hashes(&store).await.iter().any(|hash| line.contains(hash)), "{line}");
    }
    let promised = store.cursor("discord.promised").await.expect("read").expect("others' commands");
    assert!(promised.contains("\"6\"") && !promised.contains("A Ven H"), "{promised}");
    let awaited: Option<String> = db::query_scalar("SELECT awaited FROM leases WHERE name = 'discord'")
        .fetch_one(&mut store.readers.take().await.expect("a connection"))
        .await
        .expect("read");
    assert_eq!(awaited.as_deref(), Some("[[\"discord:1\",6]]"), "others are still waited for");
}

/// What lists and reports know them by.
async fn hashes(store: &Store) -> Vec<String> {
    let key = store.mark_key().await.expect("a key");
    people().iter().map(|person| dragoman_game::conduct::Subject::person(&key, person).0).collect()
}

on_each!(nothing_of_forgotten_people_is_left_in_any_column);
