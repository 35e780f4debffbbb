//! A store of the first program is opened by this one, and its game goes on.

use std::sync::Arc;

use dragoman::event::{Event, PersonId, Place};
use dragoman::game::GameId;
use dragoman::store::Store;
use dragoman::world::ManualClock;
use jiff::Timestamp;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::backup::{Network, PLATFORM, event, start};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_first_program_is_migrated_and_played_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("dragoman.sqlite");
    let options = SqliteConnectOptions::new().filename(&database).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.expect("a database");
    sqlx::raw_sql(include_str!("../store/first.sql")).execute(&mut connection).await.expect("it is as it was written");
    connection.close().await.expect("closed");

    let now = Timestamp::from_second(1_800_000_100).expect("a time");
    let (network, clock) = (Arc::new(Network::default()), Arc::new(ManualClock::new(now)));
    let bot = start(folder.path(), &network, &clock).await;
    for who in 1..=7 {
        let ready = Event { at: now, ..event(100 + who, who, "ready", true) };
        bot.service.handle(&ready).await.expect("handled");
    }
    bot.quiet().await;
    bot.end().await;
    let posts = network.posts.lock().expect("not poisoned").clone();
    let said = |place: &Place, words: &str| posts.iter().any(|(_, to, text)| to == place && text.contains(words));
    let giulia = Place::Person(PersonId::new(PLATFORM, "5"));
    assert!(said(&giulia, "F Mio - Tun"), "the post that waited is made: {posts:#?}");
    assert!(said(&giulia, "Autunno 1901"), "{posts:#?}");
    let store = Store::open(folder.path(), &database).await.expect("it opens again");
    let id = GameId("ab12cd34".to_owned());
    let autumn = store.phase(&id, 2).await.expect("readable").expect("it was played");
    assert_eq!(autumn.orders["ITALY"], ["F ION - TUN"], "the order that was stored before counts");
    let game = store.game(&id).await.expect("readable").expect("it is there").game;
    assert_eq!(game.schema, dragoman::game::SCHEMA);
    assert_eq!(game.running().map(|running| running.number), Some(3));
    assert_eq!(store.played(&id).await.expect("readable").len(), 2, "nothing of the past is gone");
}
