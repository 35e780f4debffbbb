//! What an advisory lock would cost: a message to the server and back for each decision.

use std::time::Instant;

use sqlx::{Connection as _, PgConnection};

use crate::games::Address;

const TIMES: u32 = 2000;

/// Compares a transaction of one write with the same after `pg_advisory_xact_lock`.
pub async fn measure(database: &Address) {
    let Address::Server(address) = database else { return };
    let mut connection = PgConnection::connect(address).await.expect("the server");
    sqlx::query("CREATE TEMPORARY TABLE decided (game BIGINT, version BIGINT)")
        .execute(&mut connection)
        .await
        .expect("done");
    sqlx::query("INSERT INTO decided VALUES (1, 0)").execute(&mut connection).await.expect("done");
    let mut took = [0.0; 2];
    for round in 0..TIMES {
        for (is_locked, took) in [false, true].into_iter().zip(&mut took) {
            let begun = Instant::now();
            let mut transaction = connection.begin().await.expect("begun");
            if is_locked {
                let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(i64::from(round));
                lock.execute(&mut *transaction).await.expect("locked");
            }
            let write = sqlx::query("UPDATE decided SET version = version + 1 WHERE game = 1");
            write.execute(&mut *transaction).await.expect("changed");
            transaction.commit().await.expect("stored");
            *took += begun.elapsed().as_secs_f64() * 1e6 / f64::from(TIMES);
        }
    }
    println!(
        "a transaction of one write without syncs: by version {:.0} µs, with an advisory lock {:.0} µs",
        took[0], took[1]
    );
}
