//! The engine as the bot uses it: converts stored positions and orders, has orders read and writes them, adjudicates.
//!
//! The store keeps the exchange format; the engine works on its own values. The conversion between the two is here, and
//! no decision.

mod adjudicate;
mod alone;
mod computer;
mod count;
mod deed;
mod due;
mod edit;
mod ids;
mod legal;
mod oversight;
mod own_start;
mod pledges;
mod position;
mod press;
mod reading;
mod retreats;
mod saved;
mod sayings;
mod setup;
mod share;
mod sheet;
mod sheets;
mod statements;
mod why;
mod write;

pub use adjudicate::{adjudicate, first_report, phase_and_report};
pub use alone::{Alone, alone};
pub use count::{centres_to_win, has_goal, leaders};
pub use deed::{Deed, deed};
pub use dragoman_computer::MOST_PROPOSED;
pub use dragoman_notation::Talk;
pub use due::{
    adjustment_options, decides, due, example_order, may_build, missed, removed_without_orders, units_to_order,
};
pub use edit::{EditWarning, UnreadableEdit, edit_warnings, edited, read_edits};
pub use ids::{power, power_id, province_in};
pub use legal::{computer_orders, legal_orders};
pub use oversight::{Oversight, oversights};
pub use own_start::{UnreadableStart, read_start, states_start};
pub use pledges::{Insight, Judgement};
pub use position::{board, load, opening, situation, stands, start_suits, store, usual_opening};
pub use press::{InPress, orders_in_press};
pub use reading::{
    Found, Message, ReadLine, Reading, are_headed_orders, are_orders, exact, has_orders, only_orders, read, take_in,
};
pub use retreats::{Closed, Dislodgement, destroyed, dislodgement};
pub use saved::{Imported, NotImported, NotSaved, import, is_known_to_package, saved};
pub use sayings::{About, Saying, Talkers, sayings};
pub use setup::{centres, dealt, knows, left_out, map, powers, rulebook, seats, setup, terms};
pub use share::share;
pub use sheet::{amend, is_answered, missing, subject};
pub use sheets::{Revision, Sheets, StoredSheet};
pub use statements::{
    Agreed, OwnOrders, StatementReader, is_move, is_partly_past, may_hold, offer, offers, on_map, orders_for,
    statement, verdict, who_can,
};
pub use why::{Explained, Remedy, explain, find_unit, ordered_unit, province_of, remedy, units, was_ordered};
pub use write::{
    ResultLine, full as write_full, full_unit as write_full_unit, order as write_order, ordered, phase as write_phase,
    phase_heading, results as write_results, results_as as write_results_as, unit as write_unit,
};

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;

    use crate::model::Settings;

    /// Settings that most games have.
    pub fn settings(variant: &str) -> Settings {
        let hours = |hours: u32| json!({ "after": hours * 3600 });
        let tempo = json!({ "movement": hours(48), "retreat": hours(24), "adjustment": hours(24) });
        let settings = json!({
            "variant": variant, "rulebook": "2023", "press": "full", "tempo": tempo, "language": "en", "timezone": "UTC"
        });
        serde_json::from_value(settings).unwrap()
    }
}
