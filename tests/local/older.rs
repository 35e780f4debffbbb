//! Databases of older versions are opened by this one, and their games continue; phases that they adjudicated aren't
//! adjudicated again.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use dragoman_game::event::{Event, PersonId, Place};
use dragoman_game::model::{Game, GameId, PhaseRecord};
use dragoman_game::rules;
use dragoman_l10n::{Language, Words};
use dragoman_runtime::clock::ManualClock;
use dragoman_say::picture::MapRenderer;
use dragoman_say::{PictureOf, Pictured};
use jiff::Timestamp;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::backup::{Network, PLATFORM, Running, all_ready, event, opened, start};

async fn connect(database: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(database).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.expect("a database")
}

/// The database of an older version.
async fn written(folder: &Path, dump: &'static str) -> PathBuf {
    let database = folder.join("dragoman.sqlite");
    let mut connection = connect(&database).await;
    sqlx::raw_sql(dump).execute(&mut connection).await.expect("it is as it was written");
    connection.close().await.expect("closed");
    database
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_first_version_is_migrated_and_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = written(folder.path(), include_str!("../store/first.sql")).await;

    let now = Timestamp::from_second(1_800_000_100).expect("a time");
    let (network, clock) = (Arc::new(Network::default()), Arc::new(ManualClock::new(now)));
    let bot = start(folder.path(), &network, &clock).await;
    for ready in all_ready(now) {
        bot.service.handle(&ready).await.expect("handled");
    }
    bot.quiet().await;
    bot.end().await;
    let posts = network.posts.lock().expect("not poisoned").clone();
    let said = |place: &Place, words: &str| posts.iter().any(|(_, to, text)| to == place && text.contains(words));
    let giulia = Place::Person(PersonId::new(PLATFORM, "5"));
    assert!(said(&giulia, "F Mio - Tun"), "the post that waited is made: {posts:#?}");
    assert!(said(&giulia, "Autunno 1901"), "{posts:#?}");
    let store = opened(folder.path(), &database).await;
    let id = GameId("ab12cd34".to_owned());
    let autumn = store.phase(&id, 2).await.expect("readable").expect("it was played");
    assert_eq!(autumn.orders["ITALY"], ["F ION - TUN"], "the order that was stored before counts");
    let game = store.game(&id).await.expect("readable").expect("it is there").game;
    assert_eq!(game.schema, dragoman_game::model::SCHEMA);
    assert_eq!(game.running().map(|running| running.number), Some(3));
    assert_eq!(store.played(&id).await.expect("readable").len(), 2, "nothing of the past is gone");
}

const PLAYED: &str = include_str!("../store/played.sql");
const BOSFORO: &str = "ab12cd34";

/// A bot over a database of the last version that stored no reports, with its network.
struct Table {
    folder: tempfile::TempDir,
    database: PathBuf,
    network: Arc<Network>,
    clock: Arc<ManualClock>,
    asked: u32,
}

impl Table {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let database = written(folder.path(), PLAYED).await;
        let clock = Arc::new(ManualClock::new(Timestamp::from_second(1_800_000_100).expect("a time")));
        Self { folder, database, network: Arc::default(), clock, asked: 200 }
    }

    async fn start(&self) -> Running {
        start(self.folder.path(), &self.network, &self.clock).await
    }

    /// The newest post to Tom, who plays England, after he has asked something.
    async fn ask(&mut self, bot: &Running, text: &str) -> String {
        self.asked += 1;
        let at = Timestamp::from_second(1_800_000_100).expect("a time");
        let before = self.posts().len();
        bot.service.handle(&Event { at, ..event(self.asked, 2, text, true) }).await.expect("handled");
        let tom = Place::Person(PersonId::new(PLATFORM, "2"));
        let start = std::time::Instant::now();
        while start.elapsed() < crate::season::PATIENCE {
            bot.quiet().await;
            let posts = self.posts();
            if let Some((_, _, text)) = posts.iter().skip(before).rfind(|(_, to, _)| *to == tom) {
                return text.clone();
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("nobody answered: {text}");
    }

    fn posts(&self) -> Vec<(String, Place, String)> {
        self.network.posts.lock().expect("not poisoned").clone()
    }

    /// The game, and its earlier phases as they are stored.
    async fn stored(&self) -> (Game, Vec<PhaseRecord>) {
        let store = opened(self.folder.path(), &self.database).await;
        let id = GameId(BOSFORO.to_owned());
        let game = store.game(&id).await.expect("readable").expect("it is there").game;
        let phases = store.phases(&id).await.expect("readable");
        (game, phases.into_iter().map(|(_, record)| record).collect())
    }

    /// Changes the database while no bot runs.
    async fn change(&self, query: &'static str) {
        let mut connection = connect(&self.database).await;
        sqlx::raw_sql(query).execute(&mut connection).await.expect("it is changed");
        connection.close().await.expect("closed");
    }

    /// The stored report of a phase, unchanged.
    async fn report(&self, number: u32) -> Option<String> {
        let mut connection = connect(&self.database).await;
        let report = sqlx::query_scalar("SELECT report FROM phases WHERE number = $1").bind(number);
        let report = report.fetch_one(&mut connection).await.expect("it was played");
        connection.close().await.expect("closed");
        report
    }
}

/// Everything that is posted about a phase: its results, the reason for each unit, what could have helped, and its
/// picture.
fn told(words: &Arc<Words>, game: &Game, record: &PhaseRecord) -> Vec<String> {
    let mut told = Vec::new();
    for language in words.languages() {
        told.push(format!("{:#?}", rules::write_results(words, language, &game.settings, record)));
        for (power, unit) in rules::units(record) {
            let explained = rules::explain(words, language, &game.settings, record, &unit);
            let remedy = rules::remedy(&game.settings, record, &[power], &unit);
            told.push(format!("{unit} {explained:?} {remedy:?}"));
        }
    }
    let map_renderer = MapRenderer::new(Arc::clone(words));
    let of = PictureOf::Results(Box::new(record.clone()));
    let drawn = map_renderer.draw(&Pictured::of(game), &of, Language::of(*b"pl"), 2_000).expect("it can be drawn");
    told.push(format!("{} {:?}", drawn.alt, drawn.png));
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_results_are_repeated_word_for_word_and_stored() {
    let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
    let mut table = Table::new().await;
    let (game, before) = table.stored().await;
    assert_eq!(before.len(), 3);
    for record in &before {
        assert_eq!(record.report, None);
        // The outcomes of the last version, unit by unit, are those of this one.
        let now = rules::adjudicate(&game.settings, &record.before, &record.orders);
        assert_eq!((&now.results, &now.after), (&record.results, &record.after));
    }

    let bot = table.start().await;
    let results = table.ask(&bot, "results F1901M").await;
    for line in rules::write_results(&words, Language::EN, &game.settings, &before[0]).values().flatten() {
        assert!(results.contains(&line.text), "{} is missing: {results}", line.text);
    }
    let why = table.ask(&bot, "why A Bel phase:F1901M").await;
    let retreats = table.ask(&bot, "results F1901R").await;
    // From the stored report the same text is composed.
    assert_eq!(table.ask(&bot, "results F1901M").await, results);
    assert_eq!(table.ask(&bot, "why A Bel phase:F1901M").await, why);
    assert_eq!(table.ask(&bot, "results F1901R").await, retreats);
    assert!(why.contains("A Lon") && retreats.contains("A Bel"), "{why} {retreats}");
    bot.end().await;

    let (game, after) = table.stored().await;
    assert_eq!(after.len(), 3, "of the phase that is being played there is no report");
    for (number, (before, after)) in before.iter().zip(&after).enumerate() {
        match &after.report {
            Some(report) => assert_eq!(report.engine, dragoman_engine::VERSION),
            None => assert_eq!(number, 2, "nobody has asked for that one yet"),
        }
        assert_eq!(&PhaseRecord { report: None, ..after.clone() }, before, "the rest is as it was");
        assert_eq!(told(&words, &game, after), told(&words, &game, before));
    }
    assert_eq!(after[2].report, None);

    // The game continues, and the reports of new phases are stored at once.
    let bot = table.start().await;
    let now = Timestamp::from_second(1_800_000_100).expect("a time");
    for ready in all_ready(now) {
        bot.service.handle(&ready).await.expect("handled");
    }
    bot.quiet().await;
    bot.end().await;
    let (game, phases) = table.stored().await;
    assert_eq!(game.running().map(|running| running.number), Some(5));
    // The last version took the words for another sea: what it understood counts, and isn't read again.
    assert_eq!(phases[3].orders["ITALY"], ["F NAP - TYS"]);
    assert_eq!(phases[3].report, rules::adjudicate(&game.settings, &phases[3].before, &phases[3].orders).report);
    let posts = table.posts();
    let receipt = Place::Person(PersonId::new(PLATFORM, "5"));
    let told = |words: &str| posts.iter().any(|(_, to, text)| *to == receipt && text.contains(words));
    let said = told("F Nap - Ion: vale l'altro ordine per questa unità") && told("✓ F Napoli → Mar Tirreno");
    assert!(said && told("A Tri - Bud"), "the receipt that waited is said, and what counts: {posts:#?}");
}

/// A later version may adjudicate differently: the stored outcome is shown.
#[tokio::test(flavor = "multi_thread")]
async fn the_stored_outcome_is_shown_whatever_adjudication_gives_now() {
    let words = Arc::new(dragoman_locales::words().expect("checked elsewhere"));
    let mut table = Table::new().await;
    let bot = table.start().await;
    let lost = table.ask(&bot, "why A Bur phase:F1901M").await;
    bot.end().await;
    let (game, decided) = table.stored().await;
    // As if the army had reached Ruhr.
    table
        .change(
            r#"UPDATE phases SET report = replace(report,
                 '"fails":{"held-off":{"by":"RUH","attack":1,"defence":1}}',
                 '"fate":{"moves":{"to":"RUH","attack":9,"against":7}}') WHERE number = 1"#,
        )
        .await;
    let changed = table.report(1).await.expect("it is kept");
    let (_, otherwise) = table.stored().await;
    assert_ne!(otherwise[0].report, decided[0].report);

    let bot = table.start().await;
    let won = table.ask(&bot, "why A Bur phase:F1901M").await;
    assert!(lost.contains('✗') && !won.contains('✗') && won.contains('9') && won.contains('7'), "{lost} {won}");
    let results = table.ask(&bot, "results F1901M").await;
    assert!(results.contains("A Bur - Ruh ✓"), "{results}");
    bot.end().await;
    assert_eq!(table.report(1).await.as_deref(), Some(changed.as_str()), "nothing has been decided again");
    // The picture shows it, and so does the exported game.
    let (one, other) = (told(&words, &game, &decided[0]), told(&words, &game, &otherwise[0]));
    assert_ne!(one.last(), other.last());
    let saved = rules::saved(&game, &[(1, otherwise[0].clone())]).expect("it can be saved");
    assert_eq!(saved["phases"][0]["results"]["A BUR"], serde_json::json!([]));
    // An engine that doesn't agree with the stored outcome says nothing about what would have helped.
    let remedy = |record| rules::remedy(&game.settings, record, &["FRANCE".into()], &"A BUR".into());
    assert!(remedy(&decided[0]).is_some() && remedy(&otherwise[0]).is_none());
}

/// A report that a newer version has stored, or that is unreadable, isn't changed; and a report that can't be stored is
/// used nevertheless.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_depends_neither_on_reading_nor_on_storing_a_report() {
    let mut table = Table::new().await;
    let bot = table.start().await;
    let expected = (table.ask(&bot, "results F1901M").await, table.ask(&bot, "results F1901R").await);
    bot.end().await;
    table
        .change(
            "UPDATE phases SET report = '{\"engine\":\"9.1.0\",\"report\":{\"siege\":[]}}' WHERE number = 1;
             UPDATE phases SET report = 'no report' WHERE number = 2;
             CREATE TRIGGER refuses BEFORE UPDATE ON phases BEGIN SELECT RAISE(ABORT, 'nothing is kept'); END;",
        )
        .await;
    let bot = table.start().await;
    assert_eq!(table.ask(&bot, "results F1901M").await, expected.0);
    assert_eq!(table.ask(&bot, "results F1901R").await, expected.1);
    let winter = table.ask(&bot, "results W1901A").await;
    assert!(winter.contains("F Nap"), "{winter}");
    bot.end().await;
    let left = (table.report(1).await.expect("kept"), table.report(2).await.expect("kept"), table.report(3).await);
    assert!(left.0.contains("siege") && left.1 == "no report" && left.2.is_none(), "{left:?}");
}
