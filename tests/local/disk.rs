//! What a game takes in the database, phase by phase. With `DRAGOMAN_LONG=1` it is played for longer; the table that is
//! printed is the source of the figures in `bot/docs/operating.md`.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::bot::rows::{self, Sql};
use crate::season::{self, Stage as _};
use crate::stage::LocalStage;

/// How many phases are played: in a long run as many as in four long games.
fn phases() -> usize {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { 220 } else { 6 }
}

/// Games one after another, if one is over before all phases are played.
const NAMES: [&str; 6] = ["Bosforo", "Egeo", "Ionio", "Adriatico", "Tirreno", "Baltico"];

/// How many bytes a phase may take besides pictures: the game's history, what was said of it, and notes about posts.
const MOST: u64 = 64 << 10;

/// The bytes of each table with its indexes.
async fn sizes(stage: &LocalStage) -> BTreeMap<String, u64> {
    let sizes = Sql {
        sqlite: "SELECT tables.tbl_name || ' ' || SUM(pgsize) FROM dbstat JOIN sqlite_master AS tables USING (name)
             GROUP BY tables.tbl_name",
        postgres: "SELECT relname || ' ' || pg_total_relation_size(oid) FROM pg_class
             WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
    };
    let found = rows::texts(stage.bot.data(), sizes, &[]).await;
    let size = |line: &String| {
        let (table, bytes) = line.split_once(' ')?;
        Some((table.to_owned(), bytes.parse().ok()?))
    };
    found.iter().filter_map(size).collect()
}

async fn count(stage: &LocalStage, query: &'static str) -> usize {
    rows::texts(stage.bot.data(), query, &[]).await[0].parse().expect("a number")
}

async fn adjudicated(stage: &LocalStage) -> usize {
    count(stage, "SELECT CAST(COUNT(*) AS TEXT) FROM phases WHERE report IS NOT NULL").await
}

/// Opens the game `name`, and fills its seats.
async fn begin(stage: &mut LocalStage, name: &str) {
    let begin = format!(
        "marco #: new name:{name}\nexpect #: {name}\nmarco #: join\nmarco #: fill\nexpect #: **{name} begins**"
    );
    season::play(&begin, stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phase_takes_little_besides_pictures() {
    let mut stage = LocalStage::start_with(&[("DRAGOMAN_LOCAL_DEMO", "true")], None).await;
    let mut names = NAMES.into_iter();
    begin(&mut stage, names.next().expect("a first one")).await;
    let (before, wanted) = (sizes(&stage).await, phases());
    let mut done = adjudicated(&stage).await;
    while done < wanted {
        if count(&stage, "SELECT CAST(COUNT(*) AS TEXT) FROM games WHERE stage = 'running'").await == 0 {
            begin(&mut stage, names.next().expect("another one")).await;
        }
        season::play("marco @: ready", &mut stage).await;
        for look in 1.. {
            tokio::time::sleep(Duration::from_millis(50)).await;
            let now = adjudicated(&stage).await;
            if now > done {
                done = now;
                break;
            }
            assert!(look < 1_200, "no phase is adjudicated");
            if look == 20 {
                // Without orders they are asked whether they are.
                season::play("marco @: ready", &mut stage).await;
            }
            if look % 100 == 0 {
                // They have nothing to order any more.
                stage.pass_deadline().await;
            }
        }
    }
    while count(&stage, "SELECT CAST(COUNT(*) AS TEXT) FROM outbox WHERE ended_at IS NULL").await > 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let after = sizes(&stage).await;
    let grown = |table: &str| after[table].saturating_sub(before.get(table).copied().unwrap_or(0));
    let mut rest = 0;
    let all: u64 = after.values().sum();
    println!("{done} phases: {:.1} MiB", all as f64 / f64::from(1 << 20));
    for table in after.keys() {
        println!("{table}: {:.1} KiB a phase", grown(table) as f64 / 1024.0 / done as f64);
        rest += if table == "blobs" { 0 } else { grown(table) };
    }
    assert!(rest < MOST * done as u64, "{rest} bytes in {done} phases");
}
