//! The text that people typed as orders: it is deleted before what was understood.

use dragoman_game::model::{Line, Sheet};
use serde_json::Value;

use super::db::{self, Row, Transaction};
use super::error::StoreError;

/// A stored sheet of orders. Of one that can't be read, the orders that can be: what is stored about people must be shown to
/// them, and deleted in time.
pub(super) fn readable(stored: &str) -> Sheet {
    let error = match serde_json::from_str(stored) {
        Ok(sheet) => return sheet,
        Err(error) => StoreError::from(error),
    };
    tracing::error!(%error, "a sheet of orders can't be read");
    let sheet: Value = serde_json::from_str(stored).unwrap_or_default();
    let order = |line: &Value| Some(Line { typed: String::new(), order: line["order"].as_str()?.into() });
    let lines = sheet["lines"].as_array().map(Vec::as_slice).unwrap_or_default();
    Sheet { lines: lines.iter().filter_map(order).collect(), doubts: Vec::new() }
}

/// Deletes the typed text on a sheet of orders, also of what a question waits about, and keeps what was understood. Of the
/// message with which the sheet was changed, `typed` is left.
pub(super) async fn wordless(
    transaction: &mut Transaction<'_>,
    game: &str,
    row: &Row,
    typed: &str,
) -> Result<(), StoreError> {
    let mut sheet = readable(row.try_get("sheet")?);
    sheet.lines.iter_mut().for_each(|line| line.typed.clear());
    for doubt in &mut sheet.doubts {
        (doubt.typed, doubt.by) = (String::new(), None);
    }
    db::query(
        "UPDATE orders SET typed = $6, sheet = $5 WHERE game_id = $1 AND phase = $2 AND power = $3 AND revision = $4",
    )
    .bind(game)
    .bind(row.try_get::<u32>("phase")?)
    .bind(row.try_get::<String>("power")?)
    .bind(row.try_get::<u32>("revision")?)
    .bind(serde_json::to_string(&sheet)?)
    .bind(typed)
    .execute(transaction)
    .await?;
    Ok(())
}
