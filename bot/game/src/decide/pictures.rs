//! How a person's own pictures look: chosen by them, for all networks and games.

use super::context::Context;
use super::decision::Decision;
use crate::model::Stage;
use crate::notice::{Notice, Personal};
use crate::pictures::{Background, PictureSize, PowerMarks, ResultStyle};

/// Changes what is named, and shows all of it with a map as an example, if the person plays somewhere.
pub(super) fn choose<'v>(context: &Context<'_>, get: &dyn Fn(&str) -> Option<&'v str>) -> Decision {
    let mut person = context.view.person.clone();
    let mut choice = person.pictures;
    // The inner `None` is a choice too: as in the game.
    let switch = |id: &str| get(id).map(|value| (value != "as-game").then_some(value == "yes"));
    if let Some(background) = get("background") {
        choice.background = match background {
            "dark" => Some(Background::Dark),
            "light" => Some(Background::Light),
            _ => None,
        };
    }
    if let Some(marks) = get("marks") {
        choice.marks = match marks {
            "no-marks" => Some(PowerMarks::None),
            "power-letters" => Some(PowerMarks::Letters),
            "power-patterns" => Some(PowerMarks::Patterns),
            _ => None,
        };
    }
    if let Some(size) = get("size") {
        choice.size = match size {
            "small" => Some(PictureSize::Small),
            "normal" => Some(PictureSize::Normal),
            "large" => Some(PictureSize::Large),
            _ => None,
        };
    }
    if let Some(results) = get("result-style") {
        choice.results = match results {
            "arrows" => Some(ResultStyle::Orders),
            "after" => Some(ResultStyle::After),
            _ => None,
        };
    }
    if let Some(legend) = switch("legend") {
        choice.legend = legend;
    }
    if let Some(close_up) = switch("close-up") {
        choice.whole = close_up.map(|close_up| !close_up);
    }
    if let Some(names) = switch("full-names") {
        choice.names = names;
    }
    let running = context.view.mine.iter().map(|loaded| &loaded.game);
    let example = context.meant.map(|loaded| &loaded.game).or_else(|| {
        let mut playing = running.filter(|game| matches!(game.stage, Stage::Running(_)));
        playing.find(|game| game.seat_of(&person.id).is_some())
    });
    let mut decision = context.say(context.aside(), example, Notice::Personal(Personal::Pictures { choice }));
    if person.pictures != choice {
        person.pictures = choice;
        decision.changes.person = Some(person);
    }
    decision
}
