//! The rows of `places` follow those of the outbox, in the same transactions. Who claims them is in `places.rs`.

use dragoman_game::notice::Outgoing;

use super::db::{self, Transaction};
use super::error::StoreError;

/// The place of a row.
pub(super) const PLACE_OF: &str = "SELECT place FROM outbox WHERE seq = $1";

/// Holds the place of a row until the end of the transaction (see [`joined`]).
pub(super) async fn hold_of(transaction: &mut Transaction<'_>, seq: i64) -> Result<(), StoreError> {
    if !transaction.is_shared() {
        return Ok(());
    }
    let place: Option<String> = db::query_scalar(PLACE_OF).bind(seq).fetch_optional(transaction).await?;
    let place: Vec<&str> = place.iter().map(String::as_str).collect();
    Ok(transaction.hold(&place).await?)
}

/// A row is added to its place: the place is as urgent as the most urgent of its rows, since the earlier ones must be
/// posted before that one.
///
/// Whoever adds, changes or ends rows of a place [holds](Transaction::hold) it first, by its text. So the numbers of its
/// rows increase in the order in which they are committed, and nobody reads its rows while they change. A lock of the
/// row in `places` wouldn't do: there is none while nothing waits.
pub(super) async fn joined(
    transaction: &mut Transaction<'_>,
    platform: &str,
    place: &str,
    seq: i64,
    outgoing: &Outgoing,
) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO places (platform, place, head, urgency, due_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (platform, place) DO UPDATE SET urgency =
             CASE WHEN excluded.urgency < places.urgency THEN excluded.urgency ELSE places.urgency END",
    )
    .bind(platform)
    .bind(place)
    .bind(seq)
    .bind(outgoing.priority as i64)
    .bind(outgoing.due.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    Ok(())
}

/// Updates a place after its rows have changed, and ends its claim.
pub(super) async fn follow(transaction: &mut Transaction<'_>, platform: &str, place: &str) -> Result<(), StoreError> {
    let done = db::query(
        "INSERT INTO places (platform, place, head, urgency, due_at, claimed_until)
         SELECT $1, $2, seq,
             (SELECT MIN(priority) FROM outbox WHERE platform = $1 AND place = $2 AND ended_at IS NULL), due_at, NULL
         FROM outbox WHERE platform = $1 AND place = $2 AND ended_at IS NULL ORDER BY seq LIMIT 1
         ON CONFLICT (platform, place) DO UPDATE SET head = excluded.head, urgency = excluded.urgency,
             due_at = excluded.due_at, claimed_until = NULL, claimed_by = NULL",
    )
    .bind(platform)
    .bind(place)
    .execute(&mut *transaction)
    .await?;
    if done == 0 {
        db::query("DELETE FROM places WHERE platform = $1 AND place = $2")
            .bind(platform)
            .bind(place)
            .execute(&mut *transaction)
            .await?;
    }
    Ok(())
}
