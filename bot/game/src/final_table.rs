//! The final table of a finished game: what became of each power, from the game's history.

use std::cmp::Reverse;

use crate::model::{EndedBy, Ending, Game, PhaseRecord, PowerId, Seat, not_undone};
use crate::rules;
use crate::scoring::{Finish, Finisher};
use crate::standing::known_name;

/// A power in the final table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalRow {
    /// The power.
    pub power: PowerId,
    /// Its last player; `None` if nobody played it at the end, as nobody plays the seat of a player who left, or if that is
    /// still secret.
    pub player: Option<String>,
    /// How many supply centres it has.
    pub centres: usize,
    /// The number and the year of the phase in which it was eliminated, if it was.
    pub eliminated: Option<(u32, u16)>,
    /// The number of phases in which it had something to decide and nothing was ordered for it.
    pub missed: usize,
}

/// The powers of a finished game that somebody played, those with the most centres first, and then those that were
/// eliminated last. `records` is the game's whole history, from its first phase on.
pub fn final_table(game: &Game, ending: &Ending, records: &[PhaseRecord]) -> Vec<FinalRow> {
    let played = not_undone(records);
    let is_known = |seat: &Seat| !seat.is_vacant() && !game.hides_players();
    let mut rows: Vec<FinalRow> = rules::powers(&game.settings.variant)
        .into_iter()
        .filter_map(|power| {
            let seat = game.seat_with(&power)?;
            let out = |(_, record): &&(u32, &PhaseRecord)| !record.before.is_out(&power) && record.after.is_out(&power);
            let last = played.iter().rev().find(out).filter(|_| ending.position.is_out(&power));
            let missed = |(_, record): &&(u32, &PhaseRecord)| rules::missed(&game.settings, record, &power);
            Some(FinalRow {
                player: is_known(seat).then(|| known_name(game, seat).to_owned()),
                centres: ending.position.centers.get(&power).map_or(0, Vec::len),
                eliminated: last.and_then(|(number, record)| Some((*number, record.before.phase.code()?.turn.year))),
                missed: played.iter().filter(missed).count(),
                power,
            })
        })
        .collect();
    rows.sort_by_key(|row| (Reverse(row.centres), row.eliminated.is_some(), Reverse(row.eliminated)));
    rows
}

/// What the end of `game` means for its score; `None` if nobody has won anything, or a player has several powers.
pub fn finish(game: &Game, ending: &Ending) -> Option<Finish> {
    if game.settings.setup.is_some() || game.settings.practice || ending.winners.is_empty() {
        return None;
    }
    Some(match (ending.by?, ending.winners.as_slice()) {
        (EndedBy::Solo | EndedBy::Concession, [winner]) => Finish::Solo(winner.clone()),
        (EndedBy::Draw | EndedBy::JointVictory, sharing) => Finish::Draw(sharing.to_vec()),
        // No system has an end by the date: it counts as a draw of all who are left.
        (EndedBy::Date | EndedBy::Hour, _) => Finish::Draw(left(game, ending)),
        (EndedBy::Solo | EndedBy::Concession | EndedBy::Nothing, _) => return None,
    })
}

/// The powers of the game that aren't out at its end, whoever plays them: who forgets their data later must not change
/// the scores of others.
fn left(game: &Game, ending: &Ending) -> Vec<PowerId> {
    let powers = rules::powers(&game.settings.variant).into_iter();
    powers.filter(|power| game.seat_with(power).is_some() && !ending.position.is_out(power)).collect()
}

/// The rows as scoring systems need them.
pub fn finishers(rows: &[FinalRow]) -> Vec<Finisher> {
    let one = |row: &FinalRow| Finisher {
        power: row.power.clone(),
        centres: row.centres,
        eliminated: row.eliminated.map(|(number, _)| number),
    };
    rows.iter().map(one).collect()
}
