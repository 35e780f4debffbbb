//! How a person likes to be written to: chosen by them, for all networks and games.

use super::context::Context;
use super::decision::Decision;
use crate::notice::{Notice, Personal};
use crate::wording::OrderNotation;

/// Changes what is named, and shows all of it.
pub(super) fn choose<'v>(context: &Context<'_>, get: &dyn Fn(&str) -> Option<&'v str>) -> Decision {
    let mut person = context.view.person.clone();
    let mut choice = person.wording;
    if let Some(notation) = get("notation") {
        choice.notation = match notation {
            "abbreviations" => Some(OrderNotation::Short),
            "full-names" => Some(OrderNotation::Long),
            _ => None,
        };
    }
    if let Some(detail) = get("detail") {
        choice.brief = detail == "brief";
    }
    let mut decision = context.say(context.aside(), None, Notice::Personal(Personal::Wording { choice }));
    if person.wording != choice {
        person.wording = choice;
        decision.changes.person = Some(person);
    }
    decision
}
