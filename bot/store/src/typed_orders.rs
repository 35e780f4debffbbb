//! The text that people typed as orders: it is deleted before what was understood.

use dragoman_game::model::Sheet;

use super::db::{self, Row, Transaction};
use super::error::StoreError;

/// Deletes the typed text on a sheet of orders, also of what a question waits about, and keeps what was understood. Of the
/// message with which the sheet was changed, `typed` is left.
pub(super) async fn wordless(
    transaction: &mut Transaction<'_>,
    game: &str,
    row: &Row,
    typed: &str,
) -> Result<(), StoreError> {
    let mut sheet: Sheet = serde_json::from_str(row.try_get("sheet")?)?;
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
